//! `onze site`: the page as plain files.

use std::path::Path;

use crate::{Folder, onze, stderr};

#[test]
fn without_an_engine_no_site_is_written_and_one_line_says_how_to_make_it() {
    if onze_page::has_engine() {
        return;
    }
    let folder = Folder::new("site");
    let out = folder.file("site");
    let output = onze(&["site", "--out", &out]);
    assert_eq!(output.status.code(), Some(2));
    let said = stderr(&output);
    assert!(said.contains("cargo xtask engine") && said.trim().lines().count() == 1, "{said}");
    assert!(!Path::new(&out).exists());
}

#[test]
fn a_base_and_a_server_are_written_as_they_are_meant() {
    for (option, value) in [("--base", "/a b/"), ("--base", "/\"/"), ("--server", "onze.example.org")] {
        let output = onze(&["site", "--out", "nowhere", option, value]);
        assert_eq!(output.status.code(), Some(2), "{value}");
        assert!(stderr(&output).contains("write it as"), "{value}: {}", stderr(&output));
    }
}

/// With an engine: every file of the page is there, its packed forms too, and nothing of it asks for the root of its host.
#[test]
fn a_site_has_all_files_of_the_page() {
    if !onze_page::has_engine() {
        return;
    }
    let folder = Folder::new("site");
    let out = folder.file("site");
    let output = onze(&["site", "--out", &out, "--base", "games/onze"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let read = |name: &str| std::fs::read_to_string(Path::new(&out).join(name)).unwrap();
    for (name, content) in onze_page::files().filter(|(name, _)| name.starts_with("assets/")) {
        assert_eq!(std::fs::read(Path::new(&out).join(&*name)).unwrap(), *content, "{name}");
    }
    let (index, nowhere) = (read("index.html"), read("404.html"));
    assert!(index.contains("src=\"./theme.js\"") && !index.contains("=\"/"), "{index}");
    assert!(nowhere.contains("src=\"/games/onze/theme.js\""), "{nowhere}");
    assert!(!Path::new(&out).join("index.html.br").exists(), "it would be the page of a server");
    assert!(read("sw.js").ends_with("// /games/onze/ \n"));
}
