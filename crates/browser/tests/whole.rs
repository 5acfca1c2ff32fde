//! Whole matches in a house whose shelf is a map: what the worker of the page does, without a browser.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value)] // a test that cannot go on has failed; values read better here

use std::collections::{BTreeMap, VecDeque};

use onze_browser::{Deed, House, Keep, Kept, Order};
use onze_core::table::Of;
use onze_core::{Chance, Quick};
use onze_players::{CHALLENGE, CHIFOOTMI, SHOOT, SIMULATOR};
use onze_session::protocol::WIRE;
use serde_json::{Value, json};

const PAGE: u64 = 1;

/// Keeps what the house wants kept, and hears what the page hears.
struct Worker {
    house: House,
    /// Another one, which does nothing but think.
    thinks: House,
    shelf: BTreeMap<String, Kept>,
    frames: VecDeque<Value>,
    answers: VecDeque<(u16, Value)>,
    luck: Quick,
    now: u64,
    /// Does the device have room?
    keeps: bool,
    /// How often an explanation said how far it is.
    progress: usize,
}

impl Worker {
    fn new(house: fn() -> House) -> Self {
        let (shelf, frames, answers) = Default::default();
        let (house, thinks) = (house(), house());
        Worker {
            house,
            thinks,
            shelf,
            frames,
            answers,
            luck: Quick::new(7),
            now: 0,
            keeps: true,
            progress: 0,
        }
    }

    fn obey(&mut self, order: Value) {
        let mut orders = VecDeque::from([order]);
        while let Some(order) = orders.pop_front() {
            let order: Order = serde_json::from_value(order).unwrap();
            let random = std::array::from_fn(|_| u8::try_from(self.luck.below(256)).unwrap());
            self.now += 1;
            let house = if matches!(order, Order::Think(_)) { &mut self.thinks } else { &mut self.house };
            let done = house.take(self.now, random, order);
            for deed in done.deeds {
                match deed {
                    Deed::Frame { page, text } => {
                        assert_eq!(page, PAGE);
                        self.frames.push_back(serde_json::from_str(&text).unwrap());
                    }
                    Deed::Answer { status, body, .. } => {
                        self.answers.push_back((status, serde_json::from_str(body.get()).unwrap()));
                    }
                    // It is an order as it stands, for the other house and then for this one.
                    Deed::Think(_) | Deed::Thought(_) => {
                        orders.push_back(serde_json::to_value(deed).unwrap());
                    }
                    Deed::Stop { name, seat } => orders.retain(|order| {
                        order["do"] != "think"
                            || (&order["name"], &order["seat"]) != (&json!(name), &json!(seat))
                    }),
                    Deed::Progress { done, of, .. } => {
                        self.progress += 1;
                        assert!(done == self.progress && done <= of, "{done} of {of}");
                    }
                    Deed::End { .. } => self.frames.push_back(json!("end")),
                    Deed::Keep { name, ticket, what } => {
                        let kept = if self.keep(&name, *what) { "kept" } else { "not_kept" };
                        orders.push_back(json!({ "do": kept, "name": name, "ticket": ticket }));
                    }
                }
            }
            if done.works && orders.is_empty() {
                orders.push_back(json!({ "do": "work" }));
            }
        }
    }

    fn keep(&mut self, of: &str, what: Keep) -> bool {
        if !self.keeps {
            return false;
        }
        match what {
            Keep::Create { name, kept } => drop(self.shelf.insert(name, kept)),
            Keep::Step { n, lines, left } => {
                let kept = self.shelf.get_mut(of).unwrap();
                assert!(lines.starts_with(&format!("{n} ")), "{lines}");
                kept.lines += &lines;
                kept.left = left;
            }
            Keep::Amend { header, standing, start } => {
                let kept = self.shelf.get_mut(of).unwrap();
                (kept.header, kept.standing) = (header, standing);
                kept.lines = start.unwrap_or_else(|| kept.lines.clone());
            }
        }
        true
    }

    fn ask(&mut self, path: &str, body: Value, token: Option<&str>) -> (u16, Value) {
        self.obey(json!({ "do": "request", "id": 1, "path": path, "body": body, "token": token }));
        self.answers.pop_front().expect("every request is answered")
    }

    /// Makes a match and opens it as a page does; the answer is its name and the token of one seat, Red's if it is there.
    fn begin(&mut self, request: Value) -> (String, String) {
        let (status, made) = self.ask("matches", request, None);
        assert_eq!(status, 200, "{made}");
        let name = made["match"].as_str().unwrap().to_owned();
        let held = made["seats"].as_object().unwrap().values().next_back().unwrap();
        let token = held["token"].as_str().unwrap().to_owned();
        self.enter(&name, &token);
        (name, token)
    }

    fn enter(&mut self, name: &str, token: &str) {
        self.obey(json!({ "do": "open", "name": name, "kept": self.shelf[name], "leads": true }));
        self.obey(json!({ "do": "enter", "page": PAGE, "name": name }));
        self.say(json!({ "id": 1, "do": "hello", "wire": WIRE, "tokens": [token], "have": 0 }));
    }

    fn say(&mut self, message: Value) {
        self.frames.clear();
        self.obey(json!({ "do": "say", "page": PAGE, "text": message.to_string() }));
    }

    /// How things stand, by the last news since the page spoke.
    fn now(&self) -> Value {
        let last = self.frames.iter().rev().find(|frame| frame.get("now").is_some());
        last.expect("news have come")["now"].clone()
    }

    /// Plays on at random for the one seat of the page, so many choices at most; the answer is how things stand then.
    fn play(&mut self, seat: &str, most: usize) -> Value {
        let mut now = self.now();
        for id in 0..most {
            let Some(texts) = now["legal"][seat]["texts"].as_array().filter(|texts| !texts.is_empty()) else {
                break;
            };
            let any = self.luck.below(u32::try_from(texts.len()).unwrap()) as usize;
            let (choice, n) = (texts[any].clone(), now["n"].clone());
            self.say(json!({ "id": id + 10, "do": "move", "seat": seat, "n": n, "choice": choice }));
            now = self.now();
        }
        now
    }
}

fn chifootmi() -> Worker {
    Worker::new(|| House::new(const { &Of::<onze_chifootmi::Chifootmi>::new() }, &CHIFOOTMI))
}

/// A whole match against the rookie, and its record verified by the same house.
fn whole(mut worker: Worker, request: Value, seat: &str) {
    let (name, token) = worker.begin(request);
    let kept = &worker.shelf[&name];
    assert!(kept.secret.starts_with("secret ") && !kept.header.contains("secret "), "kept apart");
    let now = worker.play(seat, 20_000);
    assert!(!now["outcome"].is_null(), "it ends: {now}");
    let (_, record) = worker.ask(&format!("matches/{name}/record"), Value::Null, Some(&token));
    worker.obey(json!({ "do": "verify", "id": 2, "record": record }));
    let (status, verified) = worker.answers.pop_front().unwrap();
    assert_eq!((status, &verified["source"]), (200, &json!("secret")), "{verified}");
}

#[test]
fn a_whole_match_of_chifootmi() {
    let request = json!({ "game": "chifootmi", "seats": { "R": "me", "B": { "computer": "rookie" } } });
    whole(chifootmi(), request, "R");
}

#[test]
fn a_whole_match_of_shoot() {
    let worker = Worker::new(|| House::new(const { &Of::<onze_shoot::Shoot>::new() }, &SHOOT));
    let request = json!({
        "game": "shoot", "options": { "length": "goals-2" },
        "seats": { "R": "me", "B": { "computer": "rookie" } },
    });
    whole(worker, request, "R");
}

#[test]
fn a_whole_match_of_challenge_foot() {
    let worker = Worker::new(|| House::new(const { &Of::<onze_challenge::Challenge>::new() }, &CHALLENGE));
    let request = json!({
        "game": "challenge", "options": { "friendly": "on", "length": "throws:30" },
        "seats": { "club1": "me", "club2": { "computer": "rookie" } },
    });
    whole(worker, request, "club1");
}

#[test]
fn a_whole_match_of_simulator_soccer() {
    let worker = Worker::new(|| House::new(const { &Of::<onze_simulator::Simulator>::new() }, &SIMULATOR));
    let request = json!({
        "game": "simulator", "options": { "ticks_per_half": "11" },
        "seats": { "R": "me", "B": { "computer": "rookie" } },
    });
    whole(worker, request, "R");
}

#[test]
fn a_match_goes_on_from_what_was_kept() {
    let mut worker = chifootmi();
    let request = json!({ "game": "chifootmi", "seats": { "R": "me", "B": { "computer": "rookie" } } });
    let (name, token) = worker.begin(request);
    let before = worker.play("R", 5);
    let mut again = Worker { shelf: worker.shelf, ..chifootmi() };
    again.enter(&name, &token);
    let after = again.now();
    assert_eq!((&after["n"], &after["view"]), (&before["n"], &before["view"]));
    assert!(!again.play("R", 10_000)["outcome"].is_null());
}

#[test]
fn a_match_comes_back_from_its_file_and_its_position_goes_elsewhere() {
    let mut worker = chifootmi();
    let request = json!({ "game": "chifootmi", "seats": { "R": "me", "B": { "computer": "rookie" } } });
    let (name, _) = worker.begin(request);
    let before = worker.play("R", 5);
    let (_, stands) = worker.ask(&format!("matches/{name}/position"), Value::Null, None);
    assert!(stands["options"]["level"].is_string(), "{stands}");
    let study = json!({ "game": "chifootmi", "position": stands["position"], "options": stands["options"] });
    assert_eq!(worker.ask("positions", study, None).0, 200);
    let Kept { header, secret, lines, .. } = &worker.shelf[&name];
    let record = header.replace("\n\n", &format!("\n{secret}\n")) + lines;
    let mut other = chifootmi();
    let (status, made) = other.ask("records", json!({ "record": record }), None);
    assert_eq!((status, &made["match"]), (200, &json!(name)), "{made}");
    // Who plays Blue is known by its name.
    assert_eq!(made["seats"].as_object().unwrap().keys().collect::<Vec<_>>(), ["R"]);
    other.enter(&name, made["seats"]["R"]["token"].as_str().unwrap());
    assert_eq!(other.now()["view"], before["view"]);
    assert!(!other.play("R", 10_000)["outcome"].is_null());
    let broken = record.replace("0 start {", "0 start {X ");
    let (status, body) = other.ask("records", json!({ "record": broken }), None);
    assert_eq!((status, body["error"]["kind"].as_str()), (400, Some("record_wrong")));
}

#[test]
fn computers_among_themselves_play_the_same_match_from_the_same_seed() {
    let mut worker = chifootmi();
    let mut exhibit = |seed: u32| {
        let players = ["champion", "rookie"];
        worker.obey(json!({ "do": "exhibit", "id": 1, "options": {}, "players": players, "seed": seed }));
        let (status, record) = worker.answers.pop_front().unwrap();
        assert_eq!(status, 200, "{record}");
        record.as_str().unwrap().to_owned()
    };
    let [one, again, other] = [1, 1, 2].map(&mut exhibit);
    assert!(one == again && one != other && one.contains("\nend "), "{one}");
    worker.obey(json!({ "do": "explain", "id": 1, "record": one }));
    let (status, explained) = worker.answers.pop_front().unwrap();
    assert!(status == 200 && explained["steps"].as_array().unwrap().len() > 10, "{explained}");
    assert!(worker.progress > 10, "it tells how far it is");
}

#[test]
fn a_hint_is_found_where_all_agreed_to_it() {
    let mut worker = chifootmi();
    let seats = json!({ "R": "me", "B": { "computer": "rookie" } });
    worker.begin(json!({ "game": "chifootmi", "hints": true, "seats": seats }));
    let seat = &worker.now()["to_act"][0];
    assert_eq!(seat, "R");
    worker.say(json!({ "id": 7, "do": "hint", "seat": "R" }));
    let told = worker.frames.pop_back().unwrap();
    assert!(told["re"] == 7 && !told["answer"]["best"].as_array().unwrap().is_empty(), "{told}");
}

#[test]
fn what_cannot_be_kept_did_not_happen() {
    let mut worker = chifootmi();
    let request = json!({ "game": "chifootmi", "seats": { "R": "me", "B": { "computer": "rookie" } } });
    let (name, token) = worker.begin(request);
    let before = worker.now();
    worker.keeps = false;
    let choice = &before["legal"]["R"]["texts"][0];
    worker.say(json!({ "id": 5, "do": "move", "seat": "R", "n": before["n"], "choice": choice }));
    let told: Vec<_> = worker.frames.drain(..).collect();
    assert!(told.iter().any(|frame| frame["error"]["kind"] == "not_kept"), "{told:?}");
    assert_eq!(told.last(), Some(&json!("end")));
    worker.keeps = true;
    worker.enter(&name, &token);
    assert_eq!(worker.now()["n"], before["n"]);
}

#[test]
fn whoever_only_looks_on_makes_no_step_and_hears_of_every_one() {
    let mut leads = chifootmi();
    let request = json!({ "game": "chifootmi", "seats": { "R": "me", "B": { "computer": "rookie" } } });
    let (name, token) = leads.begin(request);
    let mut looks = Worker { shelf: leads.shelf.clone(), ..chifootmi() };
    looks.obey(json!({ "do": "open", "name": name, "kept": looks.shelf[&name], "leads": false }));
    looks.obey(json!({ "do": "enter", "page": PAGE, "name": name }));
    looks.say(json!({ "id": 1, "do": "hello", "wire": WIRE, "tokens": [token], "have": 0 }));
    let now = looks.now();
    let choice = &now["legal"]["R"]["texts"][0];
    looks.say(json!({ "id": 2, "do": "move", "seat": "R", "n": now["n"], "choice": choice }));
    assert_eq!(looks.frames.pop_back().unwrap()["error"]["kind"], "elsewhere");
    let n = leads.play("R", 3)["n"].as_u64().unwrap();
    let lines: Vec<_> = leads.shelf[&name].lines.lines().map(str::to_owned).collect();
    for (n, line) in lines.iter().enumerate().skip(1) {
        looks
            .obey(json!({ "do": "learn", "name": name, "n": n, "lines": format!("{line}\n"), "left": null }));
    }
    assert_eq!(looks.now()["n"], n);
    looks.shelf = leads.shelf;
    looks.obey(json!({ "do": "close", "name": name }));
    looks.enter(&name, &token);
    assert!(!looks.play("R", 10_000)["outcome"].is_null(), "it takes over");
}

#[test]
fn garbage_is_refused_and_harms_nothing() {
    let mut worker = chifootmi();
    for (path, body, kind) in [
        ("matches", json!({ "game": "chifootmi" }), "not_readable"),
        ("matches", json!({ "game": "chifootmi", "seats": { "R": "me" } }), "seat_missing"),
        ("nowhere", Value::Null, "address_unknown"),
        ("matches/0123456789abcdef", Value::Null, "match_unknown"),
    ] {
        let (status, body) = worker.ask(path, body, None);
        assert_eq!((body["error"]["kind"].as_str(), status >= 400), (Some(kind), true), "{path}");
    }
    worker.obey(json!({ "do": "say", "page": PAGE, "text": "{" }));
    assert_eq!(worker.frames.pop_back().unwrap()["error"]["kind"], "not_readable");
}

#[test]
fn a_lesson_is_read_played_and_judged_without_a_server() {
    let lesson = include_str!("../../../lessons/shoot/01-win.lesson");
    let mut worker = Worker::new(|| House::new(const { &Of::<onze_shoot::Shoot>::new() }, &SHOOT));
    let body = json!({ "game": "shoot", "lesson": lesson });
    let (status, told) = worker.ask("lessons", body.clone(), None);
    assert_eq!((status, &told["seat"]), (200, &json!("R")), "{told}");
    let (name, token) = worker.begin(json!({
        "game": "shoot", "position": told["position"], "seats": { "R": "me", "B": "device" },
    }));
    let path = format!("matches/{name}/lesson");
    for (n, choice) in told["solution"].as_array().unwrap().iter().enumerate() {
        assert_eq!(worker.ask(&path, body.clone(), Some(&token)).1["mark"], "open");
        worker.say(json!({ "id": 2, "do": "move", "seat": "R", "n": n + 1, "choice": choice }));
    }
    let (_, verdict) = worker.ask(&path, body.clone(), Some(&token));
    assert_eq!((&verdict["mark"], &verdict["says"]), (&json!("right"), &json!("right")));
    assert_eq!(worker.ask(&path, body, None).1["error"]["kind"], "token_wrong");
    let (status, refused) =
        worker.ask("lessons", json!({ "game": "shoot", "lesson": "game shoot\nfoo x" }), None);
    assert_eq!((status, &refused["error"]["kind"]), (400, &json!("lesson_wrong")));
    assert_eq!(refused["error"]["facts"]["line"], 2);
}

#[test]
fn a_record_is_verified_and_what_is_wrong_with_it_is_named_with_its_line() {
    const AMATEUR: &str = include_str!("../../chifootmi/tests/golden/amateur.onze");
    const CLOCK: &str = include_str!("../../chifootmi/tests/golden/clock-and-limit.onze");
    let mut worker = chifootmi();
    let mut verify = |record: &str| {
        worker.obey(json!({ "do": "verify", "id": 1, "record": record }));
        worker.answers.pop_front().unwrap()
    };
    let secret = "secret 0e0f01065e6dee92e39fe47727174671a27346b2fec143e1b42c8143015c4ebd\n";
    let commit = "commit a0e4452bd87b532dbf3a7b383cae3de5f1ac5deb36babb9cb3c71d7716359a87\n";
    for (record, source) in [
        (AMATEUR.to_owned(), "secret"),
        (CLOCK.to_owned(), "secret"),
        (AMATEUR.replacen(secret, "", 1), "no_secret"),
        (AMATEUR.replacen(&format!("{commit}{secret}"), &format!("dice typed\n{secret}"), 1), "typed"),
    ] {
        let (status, told) = verify(&record);
        assert_eq!((status, &told["source"]), (200, &json!(source)), "{told}");
    }
    for (before, after, line, wrong) in [
        ("secret 0e", "secret 0f", 11, "line"),
        // A card, the toss, and what else the draws follow from.
        ("{5 9 3", "{9 5 3", 18, "draws"),
        ("2, B}", "2, R}", 18, "draws"),
        ("match 89", "match 88", 18, "draws"),
        ("words B allez", "words B Allez", 18, "draws"),
        ("5 R P1", "5 R P2", 23, "seal"),
        ("=7917cbf061cc904e", "=7917cbf061cc904f", 24, "state"),
        ("4 R DD =facb8c0dd1950db8\n", "", 22, "line"),
    ] {
        let (status, told) = verify(&AMATEUR.replacen(before, after, 1));
        let expected = json!({ "line": line, "wrong": wrong });
        assert_eq!((status, &told["error"]["facts"]), (400, &expected), "{before}: {told}");
    }
    // What the clock chose was drawn too.
    for face in ["1", "2", "4"] {
        let (_, told) = verify(&CLOCK.replacen("TIMEOUT {3}", &format!("TIMEOUT {{{face}}}"), 1));
        assert_eq!(told["error"]["facts"], json!({ "line": 25, "wrong": "draws" }), "{face}: {told}");
    }
}

#[test]
fn the_clock_chooses_for_who_is_late_also_while_nobody_looks() {
    let mut worker = chifootmi();
    let (name, _) = worker.begin(json!({
        "game": "chifootmi", "options": { "clock": "30" }, "seats": { "R": "me", "B": "device" },
    }));
    worker.obey(json!({ "do": "leave", "page": PAGE }));
    let before = worker.shelf[&name].lines.len();
    worker.now += 60_000;
    worker.obey(json!({ "do": "time" }));
    let lines = &worker.shelf[&name].lines[before..];
    assert!(lines.contains("TIMEOUT"), "{lines}");
}
