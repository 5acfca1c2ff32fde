//! A server that is looked after: killed at random, listed, copied, tidied up.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::{Folder, json, onze, refused, stderr, stdout};

/// What a user starts; the answer is its address.
fn serve(db: &str) -> (Child, String) {
    serve_with(&["--db", db], Stdio::null())
}

/// The same with more words, and with its log.
fn serve_with(args: &[&str], log: Stdio) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_onze"));
    command.args(["serve", "--no-open", "--addr", "127.0.0.1:0"]).args(args).env("LC_ALL", "C");
    let mut process = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_once("http://").unwrap().1.split(". ").next().unwrap().to_owned();
    (process, address)
}

fn make_match(address: &str) {
    let body = r#"{"game":"chifootmi","name":"Zoé","seats":{"R":"me","B":"device"}}"#;
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
    for (lang, told) in [("en", "overwrites nothing. Choose another name"), ("fr", "n’écrase rien")] {
        let again = onze(&["backup", &copy, "--db", &db, "--lang", lang]);
        assert_eq!(again.status.code(), Some(2));
        assert!(stderr(&again).contains(&copy) && stderr(&again).contains(told), "{}", stderr(&again));
    }
    let busy = onze(&["restore", &copy, "--db", &db]);
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
    let export = onze(&["export", "--over", "--out", &out, "--db", &db]);
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
fn a_server_that_runs_is_told_to_delete_to_rename_and_to_end() {
    let folder = Folder::new("told");
    let db = folder.file("onze.db");
    let (server, address) = serve(&db);
    for _ in 0..3 {
        make_match(&address);
    }
    let list = || json(&["matches", "list", "--db", &db, "--json"]).as_array().unwrap().clone();
    let name = list()[0]["match"].as_str().unwrap().to_owned();
    let deleted = onze(&["matches", "delete", "--db", &db, &name]);
    assert!(deleted.status.success() && stderr(&deleted).contains("One match"), "{}", stderr(&deleted));
    assert!(list().iter().all(|one| one["match"] != *name) && list().len() == 2);
    let rename = |args: &[&str]| onze(&[&["matches", "rename"], args, &["--db", &db]].concat());
    let records = || done(&["export", "--db", &db]);
    assert_eq!(records().matches("seat R Zoé\n").count(), 2);
    let renamed = rename(&["Zoé", "Ann"]);
    assert!(renamed.status.success() && stderr(&renamed).contains("2 matches"), "{}", stderr(&renamed));
    assert_eq!(records().matches("seat R Ann\n").count(), 2);
    let taken = rename(&["Ann", "champion"]);
    assert!(!taken.status.success() && stderr(&taken).contains("“champion”"), "{}", stderr(&taken));
    let ended = onze(&["matches", "end", "--db", &db, "--older-than", "0s"]);
    assert!(ended.status.success() && stderr(&ended).contains("2 matches"), "{}", stderr(&ended));
    assert!(list().iter().all(|one| one["over"] == true), "{:?}", list());
    let again = onze(&["matches", "end", "--db", &db, "--older-than", "0s"]);
    assert!(stderr(&again).contains("0 matches"), "{}", stderr(&again));
    stop(server);
    // And where none runs.
    assert!(stderr(&rename(&["Ann", "", list()[0]["match"].as_str().unwrap()])).contains("One match"));
    assert_eq!(records().matches("seat R").count(), 1);
}

#[test]
fn a_log_for_programs_is_one_object_a_line() {
    let log = ["--db", "memory", "--log", "json", "--limit", "connections=0"];
    let (mut server, address) = serve_with(&log, Stdio::piped());
    drop(TcpStream::connect(&address).unwrap());
    let mut line = String::new();
    BufReader::new(server.stderr.take().unwrap()).read_line(&mut line).unwrap();
    stop(server);
    let told: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!(
        (&told["level"], &told["message"]),
        (&"WARN".into(), &"all connections are taken".into()),
        "{told}"
    );
    assert!(told["timestamp"].is_string(), "{told}");
}

#[test]
fn a_limit_is_set_by_its_name_or_the_names_are_told() {
    for (limit, told) in [("patience=3", "changes-per-minute"), ("connections=many", "whole number")] {
        let output = onze(&["serve", "--no-open", "--db", "memory", "--limit", limit]);
        assert!(!output.status.success() && stderr(&output).contains(told), "{}", stderr(&output));
    }
}

/// The end that a service manager asks for.
fn stop(mut server: Child) {
    let ended = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(ended.success() && server.wait().unwrap().success());
}

fn done(args: &[&str]) -> String {
    let output = onze(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output)
}

#[test]
fn matches_move_from_a_file_to_postgres_and_back_and_in_and_out_as_records() {
    let folder = Folder::new("moving");
    let postgres = onze_services::Postgres::start().unwrap();
    let [one, two] = ["one", "two"].map(|name| postgres.database(name).unwrap());
    let [db, copy, again, other, records] =
        ["onze.db", "copy.db", "again.db", "other.db", "all.onze"].map(|name| folder.file(name));
    let (server, address) = serve(&db);
    for _ in 0..3 {
        make_match(&address);
    }
    done(&["backup", &copy, "--db", &db]);
    stop(server);
    let all = done(&["export", "--db", &db]);
    assert_eq!(all.matches("onze record 1\n").count(), 3);
    // To PostgreSQL, and while a server runs there.
    done(&["restore", &copy, "--db", &one]);
    let (server, address) = serve(&one);
    assert_eq!(done(&["export", "--db", &one]), all, "all is there");
    make_match(&address);
    make_match(&address);
    let newest = json(&["matches", "list", "--db", &one, "--json"])[0]["match"].as_str().unwrap().to_owned();
    done(&["matches", "delete", &newest, "--db", &one]);
    done(&["backup", &again, "--db", &one]);
    for busy in [&["serve", "--no-open", "--addr", "127.0.0.1:0"][..], &["restore", &copy]] {
        let busy = onze(&[busy, &["--db", &one]].concat());
        assert!(stderr(&busy).contains("Another onze uses"), "{}", stderr(&busy));
    }
    let french = onze(&["restore", &copy, "--db", &one, "--lang", "fr"]);
    assert!(stderr(&french).contains("Un autre onze se sert de"), "{}", stderr(&french));
    stop(server);
    // And back: the one that was made there comes along, the others are the same.
    done(&["restore", &again, "--db", &other]);
    let list = |db: &str| json(&["matches", "list", "--db", db, "--json"]);
    assert_eq!((list(&other), list(&one).as_array().unwrap().len()), (list(&one), 4));
    done(&["restore", &again, "--db", &other]);
    // Kept house in.
    let name = list(&one)[0]["match"].as_str().unwrap().to_owned();
    done(&["matches", "end", &name, "--db", &one]);
    let differs = onze(&["restore", &again, "--db", &one]);
    assert!(stderr(&differs).contains(&name), "nothing is overwritten: {}", stderr(&differs));
    done(&["matches", "delete", "--older-than", "0s", "--running", "--db", &one]);
    assert!(!onze(&["restore", &again, "--db", &one]).status.success());
    assert_eq!(list(&one).as_array().unwrap().len(), 1, "nothing of the copy is taken in");
    // As records.
    let over = done(&["export", &name, "--db", &one]);
    std::fs::write(&records, format!("{all}{over}")).unwrap();
    for database in [&two, &folder.file("new.db")] {
        let invitations = done(&["import", &records, "--db", database]);
        assert_eq!(invitations.lines().count(), 6, "two seats of each match that is not over: {invitations}");
        let (first, rest) = invitations.split_once(" R /m/").unwrap();
        assert!(rest.starts_with(&format!("{first}#")), "{invitations}");
        assert_eq!(done(&["import", &records, "--db", database]), "", "they are there already");
        assert_eq!(done(&["export", &name, "--db", database]), over);
        assert_eq!(list(database).as_array().unwrap().len(), 4);
    }
    // What is not right is told, with its place, and nothing of the file is taken in.
    let line = 1 + all.lines().count() + over.lines().position(|line| line.starts_with("1 ")).unwrap();
    let step = over.lines().find(|line| line.starts_with("1 ")).unwrap();
    let digit = if step.ends_with('0') { '1' } else { '0' };
    let wrong = over.replace(step, &format!("{}{digit}", &step[..step.len() - 1]));
    std::fs::write(&records, format!("{all}{wrong}")).unwrap();
    let empty = folder.file("empty.db");
    let refused = onze(&["import", &records, "--db", &empty]);
    assert!(stderr(&refused).contains(&format!("line {line}")), "{}", stderr(&refused));
    assert!(!std::path::Path::new(&empty).exists());
}

/// The short form of `cargo xtask chaos`.
#[cfg(feature = "bench")]
fn chaos(more: &[&str]) -> serde_json::Value {
    let output = onze(&[&["bench", "--chaos", "60", "--json"], more].concat());
    assert!(output.status.success(), "{}{}", stdout(&output), stderr(&output));
    let done: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(done["lost"], 0, "{done}");
    assert!(done["acknowledged"].as_u64().unwrap() > 50, "{done}");
    done
}

#[cfg(feature = "bench")]
#[test]
fn no_acknowledged_step_is_lost_whatever_happens_to_the_server() {
    let done = chaos(&[]);
    assert!(done["kills"].as_u64().unwrap() + done["full_disks"].as_u64().unwrap() > 2, "{done}");
}

#[cfg(feature = "bench")]
#[test]
fn no_acknowledged_step_is_lost_whatever_happens_to_the_server_or_to_its_postgres() {
    let done = chaos(&["--db", "postgres"]);
    assert!(done["kills"].as_u64().unwrap() + done["crashes"].as_u64().unwrap() > 2, "{done}");
}
