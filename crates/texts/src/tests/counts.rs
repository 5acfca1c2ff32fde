//! The figures of reports against a count of our own, which reads what `onze replay --json` prints and knows nothing of how
//! stories are made.

use super::stories::tables;
use super::*;

/// What was counted: by the key of a figure and the place of a seat.
type Counts = std::collections::BTreeMap<(String, usize), i64>;

struct Counter {
    seats: Vec<String>,
    counts: Counts,
    goals: Vec<String>,
}

impl Counter {
    fn add(&mut self, key: &str, seat: &Value, n: i64) {
        let at = self.seats.iter().position(|name| Some(name.as_str()) == seat.as_str());
        let at = at.unwrap_or_else(|| panic!("{key}: who is {seat}?"));
        *self.counts.entry((key.to_owned(), at)).or_default() += n;
    }

    fn other(&self, seat: &Value) -> Value {
        self.seats.iter().find(|name| Some(name.as_str()) != seat.as_str()).unwrap().as_str().into()
    }

    fn event(&mut self, game: &str, event: &Value, next: &Value, red_is_south: &mut bool) {
        match game {
            "shoot" => self.shoot(event, next, red_is_south),
            "chifootmi" => self.chifootmi(event),
            "simulator" => self.simulator(event),
            _ => self.challenge(event, next),
        }
    }

    fn shoot(&mut self, event: &Value, next: &Value, red_is_south: &mut bool) {
        let (side, number) = (&event["side"], |key: &str| event[key].as_str().unwrap());
        let row = |place: &str| place.split_once(',').unwrap().0.parse::<i64>().unwrap();
        let column = |place: &str| place.split_once(',').unwrap().1.parse::<i64>().unwrap();
        let sixes = event["dice"] == json!([6, 6]);
        match event["kind"].as_str().unwrap() {
            "set_up" | "half_time" => *red_is_south = event["south"] == "R",
            "end_chosen" => *red_is_south = (event["side"] == "R") == (event["end"] == "south"),
            "thrown_for_players" => self.add("double-sixes", side, i64::from(sixes)),
            "thrown_for_ball" => {
                self.add("possession", side, 1);
                self.add("double-sixes", side, i64::from(sixes));
            }
            "passed" => self.add("passes", side, 1),
            "penalty" => self.add("penalty-kicks", side, 1),
            "no_possession" | "loose" if event["offside"] != json!([]) => self.add("offsides", side, 1),
            "goal" => {
                self.add("shots", side, 1);
                self.goals.push(side.as_str().unwrap().to_owned());
            }
            "dead" => self.add("shots", side, 1),
            "ball_moved" => {
                let (from, to) = (number("from"), number("to"));
                self.add("passes of", side, 1);
                self.add("distance", side, (row(to) - row(from)).abs());
                // The penalty area of the standard board: six rows deep, columns 5 to 15.
                let north = (side == "R") != *red_is_south;
                let deep = if north { row(from) } else { 28 - row(from) };
                if deep <= 6 && (5..=15).contains(&column(from)) && next["kind"] == "loose" {
                    self.add("shots", side, 1);
                }
            }
            _ => {}
        }
    }

    fn chifootmi(&mut self, event: &Value) {
        let side = &event["side"];
        match event["kind"].as_str().unwrap() {
            "duel" => self.add("possession", &event["attacker"], 1),
            "kept" => {
                self.add("kept", side, 1);
                self.add("dribbles", side, i64::from(event["dribble"] == true));
            }
            "tackled" => {
                self.add("tackles", &self.other(side), 1);
                self.add("shots", side, i64::from(event["shot"] == true));
            }
            "lost" => self.add("shots", side, i64::from(event["shot"] == true)),
            "parried" | "over" => self.add("shots", side, 1),
            "offside" if event["signalled"] == true => self.add("offsides", &self.other(side), 1),
            "kick_due" if event["kick"] == "free-kick" => self.add("free-kicks", &event["shooter"], 1),
            "kick_due" if event["kick"] == "penalty" => self.add("penalty-kicks", &event["shooter"], 1),
            "kick_taken" if event["kick"] != "shoot-out" && event["goal"] == false => {
                self.add("shots", &event["shooter"], 1);
            }
            "goal" => {
                self.add("shots", side, 1);
                self.goals.push(side.as_str().unwrap().to_owned());
            }
            _ => {}
        }
    }

    fn simulator(&mut self, event: &Value) {
        let of = |key: &str| -> Value { event[key].as_str().map_or(Value::Null, |peg| peg[..1].into()) };
        let peg = of("peg");
        match event["kind"].as_str().unwrap() {
            "kicked" => {
                self.add("possession", &peg, 1);
                self.add("crosses", &peg, i64::from(event["class"] == "cross"));
                self.add("dribbles", &peg, i64::from(!event["dribble"].is_null()));
                self.add("shots", &peg, i64::from(event["class"] == "shot"));
                let is_pass = event["class"] != "shot" && event["dribble"].is_null();
                self.add("passes of", &peg, i64::from(is_pass));
            }
            "tackled" => self.add("tackles", &peg, 1),
            "foul" => self.add("fouls", &of("by"), 1),
            "carded" => self.add("cards", &peg, 1),
            "offside" => self.add("offsides", &peg, 1),
            "awarded" if event["restart"] == "corner" => self.add("corners", &event["side"], 1),
            "awarded" if event["restart"] == "throw" => self.add("throw-ins", &event["side"], 1),
            "awarded" if event["restart"] == "penalty" => self.add("penalty-kicks", &event["side"], 1),
            "goal" => self.goals.push(event["side"].as_str().unwrap().to_owned()),
            _ => {}
        }
    }

    fn challenge(&mut self, event: &Value, next: &Value) {
        let club = |side: &Value| if side == "S" { event["host"].clone() } else { event["guest"].clone() };
        let side = club(&event["side"]);
        let man = |key: &str| club(&event[key].as_str().map_or(Value::Null, |man| man[..1].into()));
        if event["host"].is_null() || event["kind"] == "full_time" {
            return;
        }
        match event["kind"].as_str().unwrap() {
            "thrown" if event["possession"] == true => self.add("possession", &side, 1),
            "kept" if event["possession"] == true => self.add("kept-balls", &side, 1),
            "kept" => self.add("recovered-balls", &side, 1),
            "played" => {
                self.add("passes of", &side, 1);
                self.add("passes", &side, i64::from(event["comes"] == "mate"));
                let kicked_out = next["kind"] == "out" && next["restart"] == "goal_kick";
                self.add("shots", &side, i64::from(kicked_out && next["side"] != event["side"]));
            }
            "goal" => {
                self.goals.push(side.as_str().unwrap().to_owned());
                self.add("shots", &side, i64::from(event["own"] == false));
            }
            "penalty_die" => self.add("shots", &side, i64::from(event["goal"] == false)),
            "offside" => self.add("offsides", &man("who"), 1),
            "shock" => self.add("shocks", &man("runner"), 1),
            "caution" | "sent_off" => self.add("cards", &man("who"), 1),
            "penalty" => self.add("penalty-kicks", &man("who"), 1),
            _ => {}
        }
    }
}

/// What the count of our own does not follow: what needs the whole course of the match.
const UNCOUNTED: [&str; 6] = ["cells", "won", "drawn", "lost", "cash", "passes in simulator"];

#[test]
fn the_figures_of_a_report_equal_a_count_over_the_record() {
    for (game, name, table) in tables() {
        let told = serde_json::to_value(table.replay(Viewer::All)).unwrap();
        // What was taken back does not count.
        let mut standing: Vec<&Value> = Vec::new();
        for step in told["steps"].as_array().unwrap() {
            if step["move"].as_str().unwrap().starts_with("undo") {
                standing.pop();
            } else {
                standing.push(step);
            }
        }
        let events: Vec<&Value> =
            standing.iter().flat_map(|step| step["events"].as_array().unwrap()).collect();
        let seats =
            told["seats"].as_array().unwrap().iter().map(|seat| seat["seat"].as_str().unwrap().to_owned());
        let mut counter = Counter { seats: seats.collect(), counts: Counts::new(), goals: Vec::new() };
        let mut red_is_south = true;
        for (n, event) in events.iter().enumerate() {
            let next = events.get(n + 1).copied().unwrap_or(&Value::Null);
            counter.event(game, event, next, &mut red_is_south);
        }
        let story = serde_json::to_value(table.story(Viewer::Spectator)).unwrap();
        let report = &story["report"];
        let of = |key: &str, seat: usize| counter.counts.get(&(key.to_owned(), seat)).copied().unwrap_or(0);
        for tally in report["tallies"].as_array().unwrap() {
            let key = tally["key"].as_str().unwrap();
            if UNCOUNTED.contains(&key) || UNCOUNTED.contains(&&*format!("{key} in {game}")) {
                continue;
            }
            for seat in 0..counter.seats.len() {
                assert_eq!(tally["values"][seat], of(key, seat), "{game} {name}: {key} of seat {seat}");
                if tally["of"] != json!([]) {
                    let tries = of(&format!("{key} of"), seat);
                    assert_eq!(tally["of"][seat], tries, "{game} {name}: tries of {key} of seat {seat}");
                }
            }
        }
        let scored: Vec<&str> =
            report["goals"].as_array().unwrap().iter().map(|goal| goal["side"].as_str().unwrap()).collect();
        assert_eq!(scored, counter.goals, "{game} {name}: goals");
        let marked = story["marks"].as_array().unwrap().iter().filter(|mark| mark["kind"] == "goal").count();
        assert_eq!(marked, scored.len(), "{game} {name}: a mark for each goal");
    }
}
