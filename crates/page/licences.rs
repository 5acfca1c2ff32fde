//! What others wrote and the program or its page carries along, with the licences that they ask to be told.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the page carries of its packages; the other ones only build it.
const OF_THE_PAGE: [&str; 3] = ["@fluent/bundle", "lean-qr", "svelte"];

/// What is printed with, and what the page is set in.
const FONTS: &str = "Alegreya Sans, League Gothic (OFL-1.1) https://fontsource.org";

/// How files with licences begin, in small letters.
const NAMES: [&str; 6] = ["licence", "license", "copying", "notice", "ofl", "unlicense"];
/// So deep below a package they may lie: some carry what others wrote along themselves.
const DEEPEST: usize = 3;
/// The end of a file or of a list of packages.
const RULE: &str = "----------------------------------------";

/// Something that is carried along.
struct Package {
    /// Its name and version, its licence in short, and where it comes from.
    told: String,
    folder: Option<PathBuf>,
}

/// All of it as text: first each package on a line of its own, then each licence once, below the packages that have it.
pub(crate) fn licences(root: &Path, page: Option<&Path>) -> String {
    let mut packages = of_the_program(root);
    packages.extend(page.into_iter().flat_map(of_the_page));
    packages.push(Package { told: FONTS.to_owned(), folder: Some(root.join("crates/print/fonts")) });
    let mut texts = BTreeMap::<String, (String, BTreeSet<&str>)>::new();
    for package in &packages {
        for text in package.folder.iter().flat_map(|folder| texts_in(folder, 0)) {
            let (_, told) = texts.entry(folded(&text)).or_insert_with(|| (text, BTreeSet::new()));
            told.insert(&package.told);
        }
    }
    let list = |packages: BTreeSet<&str>| packages.into_iter().collect::<Vec<_>>().join("\n");
    let all = list(packages.iter().map(|package| &*package.told).collect());
    let texts = texts.into_values();
    let texts = texts.map(|(text, told)| format!("{RULE}\n{}\n{RULE}\n\n{}", list(told), text.trim()));
    std::iter::once(all).chain(texts).collect::<Vec<_>>().join("\n\n") + "\n"
}

/// What is linked into the program.
fn of_the_program(root: &Path) -> Vec<Package> {
    let target = std::env::var("TARGET").expect("cargo sets TARGET");
    let format = "{p}|{l}|{r}";
    let tree = cargo(
        root,
        &[
            "tree",
            "--package",
            "onze",
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            format,
            "--target",
            &target,
        ],
    );
    let folders = sources();
    let root = root.canonicalize().expect("the project has a folder");
    let lines: BTreeSet<&str> = tree.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    let package = |line: &str| {
        let [package, licence, from] = line.split('|').collect::<Vec<_>>()[..] else { return None };
        let [name, version] = package.split(' ').take(2).collect::<Vec<_>>()[..] else { return None };
        let name = format!("{name} {}", version.trim_start_matches('v'));
        let ends = name.replace(' ', "-");
        let folder = folders.iter().map(|folder| folder.join(&ends)).find(|folder| folder.is_dir());
        let is_ours = package.contains(&format!("({}", root.display()));
        (!is_ours).then(|| Package { told: format!("{name} ({licence}) {from}"), folder })
    };
    lines.into_iter().filter_map(package).collect()
}

/// Where cargo keeps what it has fetched, a folder a registry. It is not asked: what it tells of it holds for all of the
/// workspace, of which a build fetches a part.
fn sources() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let registries = home.and_then(|home| std::fs::read_dir(home.join("registry/src")).ok());
    registries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// What is bundled into the page.
fn of_the_page(web: &Path) -> Vec<Package> {
    let package = |name: &str| {
        let folder = web.join("node_modules").join(name);
        let manifest =
            std::fs::read_to_string(folder.join("package.json")).expect("the page's packages are installed");
        let field = |key: &str| {
            let (_, rest) = manifest.split_once(&format!("\"{key}\": \""))?;
            rest.split('"').next()
        };
        let [version, licence] = ["version", "license"].map(|key| field(key).expect("a package tells both"));
        Package {
            told: format!("{name} {version} ({licence}) https://www.npmjs.com/package/{name}"),
            folder: Some(folder),
        }
    };
    OF_THE_PAGE.map(package).into()
}

fn cargo(root: &Path, args: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").expect("cargo sets CARGO");
    let output = Command::new(cargo).args(args).arg("--locked").current_dir(root).output();
    let output = output.expect("cargo, which runs this, can be run");
    assert!(output.status.success(), "cargo {}: {}", args[0], String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo writes UTF-8")
}

/// The licences in a folder and a little below it.
fn texts_in(folder: &Path, depth: usize) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut texts = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_dir() && depth < DEEPEST && name != "node_modules" {
            texts.extend(texts_in(&path, depth + 1));
        } else if path.is_file()
            && NAMES.iter().any(|known| name.starts_with(known))
            && path.extension().is_none_or(|extension| extension != "rs")
        {
            texts.extend(std::fs::read_to_string(&path));
        }
    }
    texts
}

/// A text without what is written in many ways.
fn folded(text: &str) -> String {
    text.to_lowercase().replace("https:", "http:").split_whitespace().collect::<Vec<_>>().join(" ")
}
