//! The program as its users and other tools call it, and what holds for the project as a whole.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

mod arena;
mod blocks;
mod challenge;
mod clauses;
mod cli;
mod documents;
mod documents_hosting;
mod keeping;
mod lab;
mod nodes;
mod print;
mod running;
mod site;
mod typing;

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

/// A folder of its own for each test, empty at the start.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// A match begun with these words after `onze new chifootmi`.
    fn new_match(&self, args: &[&str]) -> String {
        let file = self.file("match.onze");
        let output = onze(&[&["new", "chifootmi", "--out", &file], args].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        file
    }
}

fn onze(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_onze")).args(args).env("LC_ALL", "C").output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = onze(args);
    serde_json::from_str(&stdout(&output)).unwrap_or_else(|error| panic!("{error}: {}", stdout(&output)))
}

/// A refusal: exit code 2, and in JSON the clauses and a message.
fn refused(args: &[&str]) -> (Vec<String>, String) {
    let output = onze(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stdout(&output));
    let error = &serde_json::from_str::<Value>(&stdout(&output)).unwrap()["error"];
    let rules =
        error["rules"].as_array().unwrap().iter().map(|rule| rule.as_str().unwrap().to_owned()).collect();
    (rules, error["message"].as_str().unwrap().to_owned())
}

/// The decks and the toss of the complete beginner match of the rules.
const BEGINNER: [&str; 2] = ["--chance", "8 5 10 11 4 1 3 7 2 9 6, 7 1 11 5 2 6 10 8 9 4 3, B"];

/// Its moves, in the order in which the duels ask for them.
const MOVES: &str = "R P3 B P4 R DD B DD R P1 B P2 R DD B DU R P3 B P4 R SL B SR R DD B DD R P1 B P4 B DD R P1 B P3 R SL B SR \
                     R P4 B P3 R P4 B P4 R P1 B P3 R P3 B P1 R SL B SL R P4 B P2 R SL B SR";
