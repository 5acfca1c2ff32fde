//! `onze print`: what one asks for lies in the file, and what is no kit or squad gets a reason.

use std::path::Path;

use crate::{Folder, onze, stderr};

const KIT: &str = r##"name = "Étoile"
badge = "E"
players = ["Keller", "", "", "", "", "", "", "", "", "Šimić", "", "", "", "", "", ""]
first = { shirt = "#0b3d91", pattern = "hoops", accent = "#ffd54a", shorts = "#ffffff", socks = "#0b3d91" }
second = { shirt = "#ffffff", shorts = "#0b3d91", socks = "#ffffff" }
"##;

const SQUAD: &str = "XB GB BBK BB\nGB YBB GGS YYY\nRRK YYR GR X\nBK YG RS GG\n";

/// Pages of a PDF.
fn pages(file: &str) -> usize {
    let bytes = std::fs::read(file).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    String::from_utf8_lossy(&bytes).matches("/MediaBox").count()
}

/// What the program says about a kit and a squad that it does not print.
fn reason(folder: &Folder, args: &[&str]) -> String {
    let out = folder.file("refused.pdf");
    let output = onze(&[&["print", "simulator", "--out", &out], args].concat());
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(!Path::new(&out).exists(), "{args:?}: nothing is written");
    stderr(&output)
}

#[test]
fn sim_214_a_kit_and_a_squad_of_ones_own_are_printed() {
    let folder = Folder::new("print");
    let (kit, squad) = (folder.file("kit.toml"), folder.file("squad.txt"));
    std::fs::write(&kit, KIT).unwrap();
    std::fs::write(&squad, SQUAD).unwrap();
    for (lang, says) in [("en", "has 1 page."), ("fr", "a 1 page.")] {
        let out = folder.file(&format!("{lang}.pdf"));
        let output =
            onze(&["print", "simulator", "--kit", &kit, "--squad", &squad, "--out", &out, "--lang", lang]);
        assert!(output.status.success() && stderr(&output).contains(says), "{}", stderr(&output));
        assert_eq!(pages(&out), 1);
    }
    // What is there is left as it is.
    let again = onze(&["print", "simulator", "--out", &folder.file("en.pdf")]);
    assert_eq!((again.status.code(), pages(&folder.file("en.pdf"))), (Some(2), 1));
    assert!(stderr(&again).contains("choose another name"));
}

#[test]
fn sim_201_sim_202_without_files_both_standard_teams_are_printed_with_the_pitch_that_is_asked_for() {
    let folder = Folder::new("print-standard");
    for (paper, sheets) in [("none", 2), ("a4", 18), ("a1", 3), ("a0", 3)] {
        let out = folder.file(&format!("{paper}.pdf"));
        let output = onze(&["print", "simulator", "--pitch", paper, "--out", &out]);
        assert!(output.status.success(), "{}", stderr(&output));
        assert_eq!(pages(&out), sheets, "{paper}");
    }
    let blues = folder.file("blues.pdf");
    assert!(
        onze(&["print", "simulator", "--kit", "blues", "--squad", "blues", "--out", &blues]).status.success()
    );
    assert_eq!(pages(&blues), 1);
}

#[test]
fn sim_214_what_is_no_kit_names_the_line_or_the_field() {
    let folder = Folder::new("print-kit");
    let file = folder.file("kit.toml");
    let broken = [
        (KIT.replace("accent", "colour"), "line 4 cannot be read (unknown field `colour`", "SIM-214"),
        (KIT.replace("#ffd54a", "gold"), "line 4 cannot be read (a colour is #rrggbb", "SIM-214"),
        (KIT.replace("Šimić", &"i".repeat(25)), "text 10 of “players”", "SIM-214"),
        (KIT.replace("Šimić", "Шимић"), "the letter “Ш”", "SIM-214"),
        (KIT.replace("shirt = \"#ffffff\"", "shirt = \"#7a7a6a\""), "looks like the first", "SIM-215"),
        (SQUAD.to_owned(), "line 1 cannot be read", "SIM-214"),
    ];
    for (text, says, clause) in broken {
        std::fs::write(&file, &text).unwrap();
        let said = reason(&folder, &["--kit", &file]);
        assert!(said.contains(says) && said.contains(clause) && said.contains("kit.toml"), "{said}");
        assert_ne!(reason(&folder, &["--kit", &file, "--lang", "fr"]), said);
    }
}

#[test]
fn sim_208_what_is_no_squad_names_the_peg_or_the_sticker() {
    let folder = Folder::new("print-squad");
    let file = folder.file("squad.txt");
    let broken = [
        (SQUAD.replace("GG\n", "GQ\n"), "peg 16", "SIM-204"),
        (SQUAD.replace("RS", ""), "15 stickers", "SIM-201"),
        (SQUAD.replace("RS", "YYR"), "only 1 of YYR", "SIM-208"),
        (SQUAD.replace('X', "B").replace("BB ", "B "), "keepers", "SIM-211"),
        (KIT.to_owned(), "Give sixteen", "SIM-201"),
    ];
    for (text, says, clause) in broken {
        std::fs::write(&file, &text).unwrap();
        let said = reason(&folder, &["--squad", &file]);
        assert!(said.contains(says) && said.contains(clause) && said.contains("squad.txt"), "{said}");
        assert_ne!(reason(&folder, &["--squad", &file, "--lang", "fr"]), said);
    }
}

#[test]
fn print_says_what_it_cannot_do() {
    let folder = Folder::new("print-not");
    assert!(reason(&folder, &["--kit", &folder.file("none.toml")]).contains("cannot read"));
    let nowhere = onze(&["print", "simulator", "--out", &folder.file("no/where.pdf")]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(stderr(&nowhere).contains("cannot write"), "{}", stderr(&nowhere));
    let shoot = onze(&["print", "shoot", "--out", &folder.file("shoot.pdf")]);
    assert_eq!(shoot.status.code(), Some(2));
    assert!(stderr(&shoot).contains("simulator"), "{}", stderr(&shoot));
}
