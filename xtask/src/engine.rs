//! The games as WebAssembly, one module each, for browsers that play by themselves.

use std::collections::BTreeMap;
use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use xshell::{Shell, cmd};

use crate::{Done, talk};

const GAMES: [&str; 4] = ["chifootmi", "shoot", "challenge", "simulator"];

/// What the modules are made of, besides the crates.
const SHARED: [&str; 3] = ["Cargo.toml", "Cargo.lock", "xtask/src/engine.rs"];
const CRATES: [&str; 13] = [
    "advice",
    "browser",
    "challenge",
    "chifootmi",
    "core",
    "data",
    "engine",
    "games",
    "kick",
    "players",
    "session",
    "shoot",
    "simulator",
];

const PARTS: [&str; 4] = ["Cargo.toml", "src", "data", "examples"];

/// Where they go.
const DIST: &str = "web/engine/dist";
const TARGET: &str = "wasm32-unknown-unknown";

/// Tells of which sources the modules were made.
const STAMP: &str = "web/engine/dist/made-from";

/// Were the modules that are there made from the same sources?
pub(crate) fn is_made(sh: &Shell) -> Result<bool, Box<dyn Error>> {
    let is_there = |game: &str| sh.path_exists(Path::new(DIST).join(game).with_extension("wasm"));
    let made_from = hash_of_sources(sh)?;
    Ok(GAMES.iter().all(|game| is_there(game)) && sh.read_file(STAMP).is_ok_and(|of| of == made_from))
}

/// Makes the modules, unless they are there.
pub(crate) fn engine(sh: &Shell) -> Done {
    if is_made(sh)? {
        return Ok(());
    }
    sh.remove_path(STAMP)?;
    sh.create_dir(DIST)?;
    let made = Compiler::find(sh)?.build(sh)?;
    for game in GAMES {
        let module = Path::new(game).with_extension("wasm");
        sh.copy_file(made.join(&module), Path::new(DIST).join(module))?;
    }
    Ok(sh.write_file(STAMP, hash_of_sources(sh)?)?)
}

/// How the matches are compiled that the modules are compared with.
#[derive(Clone, Copy)]
pub(crate) enum Native {
    /// As the Rust tests have built it.
    Tested,
    /// As for those who play, so that speeds can be compared.
    Played,
}

/// Plays so many random matches of each game, and so many of its champions, natively and in WebAssembly: the records must be
/// the same, and with them the hash of every state. Both tell how long it took them.
pub(crate) fn check(sh: &Shell, native: Native, matches: u32, champions: u32) -> Done {
    engine(sh)?;
    let numbers = &[matches, champions].map(|number| number.to_string());
    let here = match native {
        Native::Tested => cmd!(sh, "target/debug/examples/exhibit {numbers...}"),
        Native::Played => {
            cmd!(sh, "cargo run --quiet --release --package onze-browser --example exhibit -- {numbers...}")
        }
    }
    .read()?;
    let there = cmd!(sh, "node crates/engine/exhibit.mjs {DIST} {numbers...}").read()?;
    let same = here.lines().zip(there.lines()).take_while(|(here, there)| here == there).count();
    let all = usize::try_from(matches + champions)? * GAMES.len();
    if same < all || here.len() != there.len() {
        let differs = here.lines().nth(same).unwrap_or_default();
        return Err(format!("a match is another one in WebAssembly: {differs}").into());
    }
    talk(&format!("xtask: {all} matches are the same in WebAssembly"));
    Ok(())
}

/// The same sources, the same number.
fn hash_of_sources(sh: &Shell) -> Result<String, Box<dyn Error>> {
    let crates = CRATES.iter().flat_map(|name| PARTS.map(|part| Path::new("crates").join(name).join(part)));
    let (mut files, mut folders) = (BTreeMap::new(), Vec::new());
    folders.extend(SHARED.iter().map(PathBuf::from).chain(crates));
    while let Some(path) = folders.pop() {
        let whole = sh.current_dir().join(&path);
        if whole.is_dir() {
            folders.extend(sh.read_dir(&path)?);
        } else if whole.is_file() {
            let name = whole.strip_prefix(sh.current_dir())?.to_owned();
            files.insert(name, sh.read_binary_file(&path)?);
        }
    }
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    Ok(format!("{:016x}\n", hasher.finish()))
}

/// What compiles for browsers.
enum Compiler {
    /// The one that compiles everything else, with the target installed.
    Usual,
    /// Debian's, unpacked into a folder: installed it would be in the way of the usual one. Its standard library is compiled
    /// with the rest, and the usual compiler's linker links.
    Unpacked(PathBuf),
}

/// Names a folder in which Debian's compiler is unpacked already.
const UNPACKED: &str = "ONZE_WASM_ROOT";

impl Compiler {
    fn find(sh: &Shell) -> Result<Self, Box<dyn Error>> {
        let installed = cmd!(sh, "rustc --print target-libdir --target {TARGET}").quiet().ignore_stderr();
        if installed.read().is_ok_and(|folder| Path::new(&folder).is_dir()) {
            return Ok(Compiler::Usual);
        }
        if let Some(folder) = std::env::var_os(UNPACKED) {
            return Ok(Compiler::Unpacked(folder.into()));
        }
        let folder = sh.current_dir().join("target/wasm");
        if !folder.join("usr/bin/rustc").is_file() {
            unpack(sh, &folder).map_err(|error| {
                format!("{error}\nto make the engine for browsers: rustup target add {TARGET}")
            })?;
        }
        Ok(Compiler::Unpacked(folder))
    }

    /// Makes the modules of all games, and tells the folder where they are: in one call, which compiles what they share once
    /// and links as many side by side as there are processors.
    fn build(&self, sh: &Shell) -> Result<PathBuf, Box<dyn Error>> {
        let target = sh.current_dir().join("target/engine");
        let home =
            std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
        // Nobody needs to know where it was compiled.
        let paths = [home?, sh.current_dir().display().to_string()];
        // The profile's `strip` is lost where a crate has a setting of its own.
        let mut flags = ["-Ctarget-feature=+simd128", "-Cstrip=symbols"].map(str::to_owned).to_vec();
        flags.extend(paths.iter().map(|path| hidden(path)));
        let build = cmd!(
            sh,
            "cargo build --quiet --examples --package onze-engine --profile engine --target {TARGET}"
        );
        let build = build.env("CARGO_TARGET_DIR", &target);
        talk("xtask: the engines of the games are compiled now");
        match self {
            Compiler::Usual => build.env(FLAGS, flags.join("\x1f")).run()?,
            Compiler::Unpacked(folder) => {
                flags.push(hidden(&folder.display().to_string()));
                // Nobody would hear what a panic says.
                flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"].map(str::to_owned));
                let libraries = ["usr/lib/x86_64-linux-gnu", "usr/lib"].map(|part| folder.join(part));
                build
                    // Its sorting is small: the quick one is compiled anew for each kind of list.
                    .args(["-Z", "build-std=std,panic_abort", "-Z", "build-std-features=optimize_for_size"])
                    .env(FLAGS, flags.join("\x1f"))
                    .env("RUSTC", folder.join("usr/bin/rustc"))
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("LD_LIBRARY_PATH", std::env::join_paths(libraries)?)
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker(sh)?)
                    .run()?;
            }
        }
        Ok(target.join(TARGET).join("engine/examples"))
    }
}

/// Flags for the compiler, with a separator between them that stands in no path.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

fn hidden(path: &str) -> String {
    format!("--remap-path-prefix={path}=.")
}

/// The linker of the usual compiler.
fn linker(sh: &Shell) -> Result<PathBuf, Box<dyn Error>> {
    let about = cmd!(sh, "rustc --version --verbose").read()?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    let root = PathBuf::from(cmd!(sh, "rustc --print sysroot").read()?);
    Ok(root.join("lib/rustlib").join(host).join("bin/rust-lld"))
}

/// Fetches Debian's compiler for browsers, and unpacks it.
fn unpack(sh: &Shell, folder: &Path) -> Done {
    talk("xtask: the compiler for browsers is missing, so it is fetched now");
    let packages = folder.join("packages");
    sh.create_dir(&packages)?;
    cmd!(sh, "apt-get update -qq").run()?;
    let hard = ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"];
    let hard = hard.map(|kind| format!("--no-{kind}"));
    let needed = cmd!(sh, "apt-cache depends --recurse {hard...} rustc-web").read()?;
    let mut wanted = vec!["rustc-web", "rust-web-src"];
    // Their names tell their versions.
    let parts = ["libstd-rust-web", "libllvm"];
    wanted.extend(needed.lines().filter(|line| parts.iter().any(|part| line.starts_with(part))));
    {
        let _folder = sh.push_dir(&packages);
        cmd!(sh, "apt-get download -qq {wanted...}").run()?;
    }
    for package in sh.read_dir(&packages)? {
        cmd!(sh, "dpkg -x {package} {folder}").run()?;
    }
    Ok(sh.remove_path(packages)?)
}
