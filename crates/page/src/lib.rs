//! The page, built by this crate's build script and embedded in the program.

use std::borrow::Cow;

use onze_server::{StaticFile, StaticFiles};
use rust_embed::RustEmbed;

/// The files of the page.
#[derive(RustEmbed, Clone, Copy, Debug)]
#[folder = "$OUT_DIR/page"]
pub struct Page;

/// What others wrote that is in the program or its page, with their licences: a list first, then each text once. The
/// page has it at `/licences.txt`.
pub fn licences() -> String {
    let file = <Page as RustEmbed>::get("licences.txt").expect("the build script writes it");
    String::from_utf8_lossy(&file.data).into_owned()
}

/// All files of the page, by their names.
pub fn files() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    Page::iter().filter_map(|name| Some((name.clone(), <Page as RustEmbed>::get(&name)?.data)))
}

/// Does the page carry the engines of the games, with which it plays without a server?
pub fn has_engine() -> bool {
    Page::iter().any(|name| name.ends_with(".wasm"))
}

impl StaticFiles for Page {
    fn get(&self, path: &str) -> Option<StaticFile> {
        let path = path.trim_start_matches('/');
        let file = <Page as RustEmbed>::get(path)?;
        let hash = file.metadata.sha256_hash();
        let etag = u64::from_be_bytes(std::array::from_fn(|i| hash[i]));
        let mime = file.metadata.mimetype();
        let text = mime.starts_with("text/") || mime.ends_with("javascript") || mime.ends_with("json");
        Some(StaticFile {
            bytes: file.data,
            mime: if text { format!("{mime}; charset=utf-8") } else { mime.to_owned() },
            etag: format!("{etag:016x}"),
            // The bundler puts a hash of the content into the names of what it makes.
            immutable: path.starts_with("assets/"),
        })
    }

    fn is_address(&self, path: &str) -> bool {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let is_name = |name: &str| name.bytes().all(|c| c.is_ascii_alphanumeric() || b"_-".contains(&c));
        match parts[..] {
            [] => true,
            [page] => ALONE.contains(&page),
            ["m", name] | ["m", name, "replay"] => is_name(name),
            [page, game] => OF_A_GAME.contains(&page) && onze_games::find(game).is_ok(),
            _ => false,
        }
    }
}

/// What the page shows by itself and of each game, as `web/src/lib/router.svelte.ts` has it.
const ALONE: &[&str] = &["mine", "squads", "strips", "privacy"];
const OF_A_GAME: &[&str] = &["new", "learn", "study", "rules"];

#[cfg(test)]
mod tests {
    use super::*;

    /// What cargo says is linked into the program, as names and versions.
    fn linked() -> String {
        let words = "tree --locked --package onze --edges normal --prefix none --format {p}";
        let mut cargo = std::process::Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        let output = cargo.args(words.split(' ')).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    #[test]
    fn whatever_is_locked_and_linked_is_told_with_its_licence() {
        let (told, linked) = (licences(), linked());
        let (mut n, lock) = (0, include_str!("../../../Cargo.lock"));
        for package in lock.split("[[package]]").filter(|package| package.contains("\nsource = ")) {
            let field = |key: &str| {
                let line = package.lines().find_map(|line| line.strip_prefix(key)).unwrap();
                line.trim_start_matches(" = ").trim_matches('"').to_owned()
            };
            let (name, version) = (field("name"), field("version"));
            let is_linked =
                linked.lines().any(|line| line.split(' ').take(2).eq([&*name, &*format!("v{version}")]));
            let lines: Vec<_> =
                told.lines().filter(|line| line.starts_with(&format!("{name} {version} ("))).collect();
            if is_linked {
                // Its licence in short, and mostly a text below its name too.
                assert!(!lines.is_empty() && !lines[0].contains("()"), "{name} {version}: {lines:?}");
                n += 1;
            } else {
                assert!(lines.is_empty(), "{name} {version} is told and not linked");
            }
        }
        assert!(n > 200, "{n}");
        for text in [
            "Permission is hereby granted, free of charge",
            "TERMS AND CONDITIONS FOR USE",
            "SIL OPEN FONT LICENSE",
        ] {
            assert!(told.contains(text), "{text}");
        }
    }

    #[test]
    fn the_server_knows_the_addresses_of_the_page() {
        let router = include_str!("../../../web/src/lib/router.svelte.ts");
        for (name, known) in [("ALONE", ALONE), ("OF_A_GAME", OF_A_GAME)] {
            let list = router.split_once(&format!("const {name} = [")).unwrap().1.split_once(']').unwrap().0;
            let listed: Vec<&str> = list.split(',').map(|one| one.trim().trim_matches('"')).collect();
            assert_eq!(listed, known, "{name}");
        }
        for address in ["/", "/mine", "/m/a1B2", "/m/a1B2/replay", "/new/shoot", "/rules/simulator", "/mine/"]
        {
            assert!(Page.is_address(address), "{address}");
        }
        for none in ["/nowhere", "/m", "/m/a b", "/m/a/b", "/new", "/new/chess", "/mine/shoot", "/metrics"] {
            assert!(!Page.is_address(none), "{none}");
        }
    }
}
