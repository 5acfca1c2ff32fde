//! Builds the page, so that one cargo command makes the whole program.
//!
//! `npm ci` runs only when the lock file has changed; `vite build` runs when anything the page is made of has. With
//! `ONZE_NO_PAGE=1` a line of text stands in for the page, for work on the Rust side without Node.

mod licences;

use std::path::{Path, PathBuf};
use std::process::Command;

/// What the page is made of, beside the sentences and the rulebook.
const SOURCES: [&str; 16] = [
    "anywhere.ts",
    "compress.ts",
    "engine",
    "index.html",
    "kept.ts",
    "modules.ts",
    "package-lock.json",
    "package.json",
    "public",
    "sentences.ts",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "worker",
    ".npmrc",
];

/// And what it shares with the program, whose licences it shows too.
const SHARED: [&str; 5] = ["lessons", "locales", "rulebook", "Cargo.lock", "crates/onze/Cargo.toml"];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (web, out) = (
        root.join("web"),
        PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("page"),
    );
    println!("cargo::rerun-if-env-changed=ONZE_NO_PAGE");
    for source in SOURCES.map(|name| web.join(name)).into_iter().chain(SHARED.map(|name| root.join(name))) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    if std::env::var_os("ONZE_NO_PAGE").is_some() {
        std::fs::create_dir_all(&out).expect("the build folder can be written");
        std::fs::write(out.join("index.html"), "This build of onze has no page.\n")
            .expect("the build folder can be written");
        return write_licences(&out, &root, None);
    }
    install(&web);
    let folder = out.to_str().expect("the build folder has a name in Unicode");
    npm(&web, &["run", "build", "--", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"]);
    write_licences(&out, &root, Some(&web));
}

fn write_licences(out: &Path, root: &Path, page: Option<&Path>) {
    let licences = licences::licences(root, page);
    std::fs::write(out.join("licences.txt"), licences).expect("the build folder can be written");
}

/// Installs the page's packages unless the ones there are those of the lock file.
fn install(web: &Path) {
    let lock = std::fs::read(web.join("package-lock.json")).expect("web/package-lock.json is there");
    let stamp = web.join("node_modules/.onze-lock");
    if std::fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return;
    }
    npm(web, &["ci", "--no-progress"]);
    std::fs::write(stamp, lock).expect("web/node_modules can be written");
}

fn npm(web: &Path, args: &[&str]) {
    let result = Command::new("npm").args(args).current_dir(web).output();
    let output = match result {
        Ok(output) if output.status.success() => return,
        Ok(output) => {
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
        }
        Err(error) => format!("{error}: is Node.js 20 or newer installed?"),
    };
    panic!("npm {} failed. Build without the page by setting ONZE_NO_PAGE=1.\n{output}", args.join(" "));
}
