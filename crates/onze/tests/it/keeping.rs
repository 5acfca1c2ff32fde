//! A server that is looked after: killed at random, listed, copied, tidied up.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::{Folder, json, onze, refused, stderr, stdout};

/// What a user starts; the answer is its address.
fn serve(db: &str) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_onze"));
    command.args(["serve", "--no-open", "--addr", "127.0.0.1:0", "--db", db]).env("LC_ALL", "C");
    let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_once("http://").unwrap().1.split(". ").next().unwrap().to_owned();
    (process, address)
}

fn make_match(address: &str) {
    let body = r#"{"game":"chifootmi","seats":{"R":"me","B":"device"}}"#;
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/matches HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
}

#[test]
fn matches_are_listed_and_copied_while_a_server_runs_and_tidied_up_afterwards() {
    let folder = Folder::new("keeping");
    let [db, copy, out] = ["onze.db", "copy.db", "out"].map(|name| folder.file(name));
    let (mut server, address) = serve(&db);
    for _ in 0..3 {
        make_match(&address);
    }
    let list = json(&["matches", "list", "--db", &db, "--json"]);
    let names: Vec<&str> =
        list.as_array().unwrap().iter().map(|one| one["match"].as_str().unwrap()).collect();
    assert_eq!((names.len(), &list[0]["over"], &list[0]["n"]), (3, &false.into(), &1.into()));
    let backup = onze(&["backup", &copy, "--db", &db]);
    assert!(backup.status.success(), "{}", stderr(&backup));
    assert!(!onze(&["backup", &copy, "--db", &db]).status.success(), "nothing is overwritten");
    let busy = onze(&["matches", "delete", "--db", &db, names[0]]);
    assert!(stderr(&busy).contains("Another onze uses"), "{}", stderr(&busy));
    let second = onze(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--db", &db]);
    assert!(stderr(&second).contains("Another onze uses"), "{}", stderr(&second));
    // The end that a service manager asks for.
    let ended = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(ended.success() && server.wait().unwrap().success());
    assert!(!std::path::Path::new(&format!("{db}-wal")).exists(), "all is in the file");
    for database in [&db, &copy] {
        let end = onze(&["matches", "end", "--db", database, names[0]]);
        assert!(end.status.success(), "{}", stderr(&end));
        let over = json(&["matches", "list", "--over", "--db", database, "--json"]);
        assert_eq!((over.as_array().unwrap().len(), &over[0]["match"]), (1, &names[0].into()));
    }
    let export = onze(&["matches", "export", "--over", "--out", &out, "--db", &db]);
    assert!(export.status.success(), "{}", stderr(&export));
    let verified = onze(&["verify", &format!("{out}/{}.onze", names[0])]);
    assert!(verified.status.success(), "{}", stderr(&verified));
    assert!(!onze(&["matches", "delete", "--db", &db]).status.success(), "never all of them by accident");
    let none = onze(&["matches", "delete", "--older-than", "1d", "--db", &db]);
    assert!(stderr(&none).contains("0 matches"), "{}", stderr(&none));
    let deleted = onze(&["matches", "delete", "--older-than", "0s", "--running", "--db", &db]);
    assert!(stderr(&deleted).contains("2 matches"), "{}", stderr(&deleted));
    assert_eq!(stdout(&onze(&["matches", "list", "--db", &db])).lines().count(), 1);
    let (_, message) = refused(&["matches", "list", "--db", &db, "--json", "nothing"]);
    assert!(message.contains("nothing"), "{message}");
}

#[test]
fn a_limit_is_set_by_its_name_or_the_names_are_told() {
    for (limit, told) in [("patience=3", "changes-per-minute"), ("connections=many", "whole number")] {
        let output = onze(&["serve", "--no-open", "--db", "memory", "--limit", limit]);
        assert!(!output.status.success() && stderr(&output).contains(told), "{}", stderr(&output));
    }
}

/// The short form of `cargo xtask chaos`.
#[cfg(feature = "bench")]
#[test]
fn no_acknowledged_step_is_lost_whatever_happens_to_the_server() {
    let output = onze(&["bench", "--chaos", "20", "--json"]);
    assert!(output.status.success(), "{}{}", stdout(&output), stderr(&output));
    let done: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(done["lost"], 0, "{done}");
    assert!(done["acknowledged"].as_u64().unwrap() > 50, "{done}");
    assert!(done["kills"].as_u64().unwrap() + done["full_disks"].as_u64().unwrap() > 2, "{done}");
}
