//! Matches told as scripts: duels written as on a score sheet, without slots and draws.
//!
//! `R 9-10 U+ K2 Z[LR]*` is Red's 9 against Blue's 10, the one-two made, the second conservation, and a last shot to the
//! left with the keeper on the right. The cards, answers and kicks of a script are played; then the sheet that the
//! engine writes must read as the script does. Cards lie so that each is at hand when its duel comes.

#![allow(dead_code, unused_imports)] // each test file uses its part

pub(crate) mod sheet;
mod zones;

use onze_chifootmi::{Asked, Chifootmi, Event, Move, Setup, View};
use onze_core::fair::Secret;
use onze_core::{
    Because, Chance, Dice, Game, Header, Match, Notation, Outcome, PlayError, Quick, Seat, Settings, Viewer,
};

pub(crate) use zones::{Zones, same};

pub(crate) const RED: Seat = Seat::FIRST;
pub(crate) const BLUE: Seat = Seat::SECOND;

/// All eight levels and sets of added rules that the columns of the rulebook name.
pub(crate) const LEVELS: [&str; 8] =
    ["beginner", "amateur", "pro", "pro+", "pro+ O", "pro+ U", "pro+ C", "pro+ OUC"];

/// `pro+ OU last=off clock=30`: the level, the added rules, other options.
pub(crate) fn settings(rules: &str) -> Settings {
    let mut settings = Settings::new(Chifootmi::SETTINGS);
    for (n, word) in rules.split(' ').enumerate() {
        match (n, word.split_once('=')) {
            (0, _) => settings.set("level", word).unwrap(),
            (_, Some(("last", value))) => settings.set("last_shot_after_card_goal", value).unwrap(),
            (_, Some(("limit", value))) => settings.set("shootout_limit", value).unwrap(),
            (_, Some((key, value))) => settings.set(key, value).unwrap(),
            (_, None) => {
                for (letter, option) in [('O', "offside"), ('U', "one_two"), ('C', "counter_attack")] {
                    settings.set(option, if word.contains(letter) { "on" } else { "off" }).unwrap();
                }
            }
        }
    }
    settings
}

pub(crate) fn game(rules: &str) -> Chifootmi {
    Chifootmi::new(&settings(rules)).unwrap()
}

/// The same with decks of one's own, `1 2 3 … / 4 5 6 …`.
pub(crate) fn game_with_deck(rules: &str, deck: &str) -> Chifootmi {
    let mut settings = settings(rules);
    settings.set("deck", deck).unwrap();
    Chifootmi::new(&settings).unwrap()
}

/// The cards of a side: the values, then the Dribble/Tackle cards.
pub(crate) fn team(rules: &str) -> Vec<String> {
    let n_x = if rules.starts_with("beginner") { 0 } else { 3 };
    (1..=11).map(|value: u8| value.to_string()).chain((0..n_x).map(|_| "X".to_owned())).collect()
}

pub(crate) fn side(letter: &str) -> Seat {
    if letter == "R" { RED } else { BLUE }
}

pub(crate) fn header(script: Vec<String>) -> Header {
    let empty = || vec![String::new(); 2];
    let dice = Dice::fair(Secret::from_words("tests"), script);
    Header { name: "test".to_owned(), players: empty(), words: empty(), dice, position: None }
}

/// The dealing order (CHI-208) for cards that are to be played in this order by a side that plays its slots in turn and
/// draws from the face-up pile while it can.
pub(crate) fn deal(in_order: &[String]) -> Vec<String> {
    let n = in_order.len();
    let mut deck = in_order[..4].to_vec();
    deck.extend_from_slice(&in_order[n - 3..]);
    deck.extend(in_order[4..n - 3].iter().rev().cloned());
    deck
}

/// These cards first, then the others of the team.
pub(crate) fn then_the_rest(first: &[String], team: &[String]) -> Vec<String> {
    let mut rest = team.to_vec();
    for card in first {
        let at = rest.iter().position(|other| other == card);
        rest.remove(at.unwrap_or_else(|| panic!("{card} is not in the deck, or was played before")));
    }
    [first, &rest].concat()
}

/// A match that is being told.
pub(crate) struct Story {
    pub(crate) played: Match<Chifootmi>,
}

/// One duel of a script.
struct Line<'a> {
    attacker: Seat,
    cards: [String; 2],
    words: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn read(text: &'a str) -> Self {
        let mut words = text.split(' ');
        let attacker = side(words.next().unwrap());
        let (own, other) = words.next().unwrap().split_once('-').unwrap();
        let cards = if attacker == RED { [own, other] } else { [other, own] };
        Line { attacker, cards: cards.map(str::to_owned), words: words.collect() }
    }
}

/// The duels of a script; its shoot-out and its end are for comparing only.
fn duels(script: &str) -> Vec<Line<'_>> {
    let duels = script.split("; ").filter(|line| line.starts_with("R ") || line.starts_with("B "));
    duels.map(Line::read).collect()
}

impl Story {
    /// A match with these cards, in the order in which they will be played, and these throws of the ball card.
    pub(crate) fn begin(rules: &str, in_order: [&[String]; 2], tosses: &[&str]) -> Story {
        let orders = in_order.map(|cards| deal(cards).join(" "));
        let tosses = tosses.iter().map(|&toss| toss.to_owned());
        let script = orders.into_iter().chain(tosses).collect();
        Story { played: Match::begin(game(rules), header(script), &[]).unwrap() }
    }

    /// A match with the first cards given as text and the rest as it comes.
    pub(crate) fn with_cards(rules: &str, red: &str, blue: &str, tosses: &[&str]) -> Story {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let [red, blue] = [red, blue].map(|text| then_the_rest(&words(text), &team(rules)));
        Story::begin(rules, [&red, &blue], tosses)
    }

    /// Plays a script from the first duel on, and checks that the sheet reads so.
    pub(crate) fn tell(rules: &str, script: &str) -> Story {
        let lines = duels(script);
        let cards = |side: usize| lines.iter().map(|line| line.cards[side].clone()).collect::<Vec<_>>();
        let [red, blue] = [0, 1].map(|side| then_the_rest(&cards(side), &team(rules)));
        let ball = if lines[0].attacker == RED { "R" } else { "B" };
        let mut story = Story::begin(rules, [&red, &blue], &[ball]);
        for line in &lines {
            story.duel(&line.words);
        }
        assert_eq!(story.told(), script, "{rules}");
        story
    }

    /// Plays a script as the last duels of a match that is goalless until then, and checks that the sheet ends so.
    ///
    /// `before` is phase, k and t before the first of them; earlier duels are searched for.
    pub(crate) fn tell_the_end(rules: &str, before: &str, script: &str) -> Story {
        let lines = duels(script);
        let cards = |side: usize| lines.iter().map(|line| line.cards[side].clone()).collect::<Vec<_>>();
        let n = team(rules).len();
        for seed in 0..20_000 {
            let mut chance = Quick::new(seed);
            let [red, blue] = [0, 1].map(|side| {
                let last = cards(side);
                let mut rest = then_the_rest(&last, &team(rules)).split_off(last.len());
                shuffle(&mut rest, &mut chance);
                [rest, last].concat()
            });
            let ball = if chance.below(2) == 0 { "R" } else { "B" };
            let mut story = Story::begin(rules, [&red, &blue], &[ball, "R"]);
            for _ in lines.len()..n {
                story.quiet_duel();
            }
            let told = story.told();
            let fits = before_duel(rules, ball, &told, n - lines.len())
                .is_some_and(|(attacker, state)| attacker == lines[0].attacker && state == before);
            if fits {
                for line in &lines {
                    story.duel(&line.words);
                }
                assert!(story.told().ends_with(&format!("; {script}")), "{rules}: {}", story.told());
                return story;
            }
        }
        panic!("no match leads to {before} before {script}");
    }

    /// Plays one duel from the next slots with the answers and kicks among these words; what they do not tell is left
    /// open.
    pub(crate) fn duel(&mut self, words: &[&str]) {
        self.play_duel(words, false);
    }

    /// Plays one duel with no offside signalled, no one-two made and all kicks saved.
    pub(crate) fn quiet_duel(&mut self) {
        self.play_duel(&[], true);
    }

    fn play_duel(&mut self, words: &[&str], quiet: bool) {
        let view = self.view();
        let forced = view.asked != Asked::Card;
        let number = if forced { view.duel } else { view.duel + 1 };
        if !forced {
            let slot = view.duel % 4 + 1;
            self.say(&format!("R P{slot}")).unwrap();
            self.say(&format!("B P{slot}")).unwrap();
        }
        let mut answers = words.iter().filter(|word| word.ends_with(['+', '-']));
        let mut kicks = words.iter().filter(|word| word.contains('['));
        while self.view().duel == number {
            let asked: Vec<Seat> = self.played.to_act().iter().collect();
            let view = self.view();
            match view.asked {
                Asked::OneTwo | Asked::Offside => {
                    let no = if view.asked == Asked::OneTwo { "U-" } else { "O-" };
                    let Some(answer) = answers.next().or(quiet.then_some(&no)) else { break };
                    self.choose(asked[0], answer).unwrap();
                }
                Asked::Kick if view.shoot_out.is_none() => {
                    let Some(kick) = kicks.next().or(quiet.then_some(&"[LL]")) else { break };
                    self.kick(kick).unwrap();
                }
                Asked::Pile => {
                    for seat in asked {
                        self.choose(seat, "DU").unwrap();
                    }
                }
                _ => break,
            }
        }
    }

    /// `[LR]`: the shooter's direction, then the keeper's.
    pub(crate) fn kick(&mut self, kick: &str) -> Result<(), String> {
        let (_, shooter) = self.view().kick.expect("a kick is due");
        let letters: Vec<char> = kick.trim_start_matches('Z').chars().collect();
        self.choose(shooter.seat(), &format!("S{}", letters[1]))?;
        self.choose(shooter.seat().other(), &format!("S{}", letters[2]))
    }

    /// `R P1`: a side and its command. An error is the clauses of the refusal.
    pub(crate) fn say(&mut self, text: &str) -> Result<(), String> {
        let (letter, command) = text.split_once(' ').unwrap();
        self.choose(side(letter), command)
    }

    pub(crate) fn choose(&mut self, seat: Seat, command: &str) -> Result<(), String> {
        let before = *self.played.state();
        let clauses = |refusal: &dyn Because| {
            refusal.rules().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let choice = Move::read(command).map_err(|refusal| clauses(&refusal))?;
        match self.played.play(seat, choice, &[]) {
            Ok(_) => Ok(()),
            Err(PlayError::Refused(refusal)) => {
                // CHI-902: nothing changes.
                assert_eq!(*self.played.state(), before);
                Err(clauses(&refusal))
            }
            Err(other) => panic!("{other}"),
        }
    }

    /// What happened, in the words of the sheet without header, numbers, slots and draws.
    pub(crate) fn told(&self) -> String {
        let text = onze_chifootmi::sheet::write(&self.played, Viewer::All);
        let bare = |line: &str| {
            let is_duel = line.contains('@');
            let words = line.split(' ').skip(usize::from(is_duel)).filter(|word| !word.starts_with('/'));
            let words = words.map(|word| match (is_duel, word.split_once('-')) {
                (true, Some((own, other))) if word.contains('@') => {
                    let card = |text: &str| text.split('@').next().unwrap_or_default().to_owned();
                    format!("{}-{}", card(own), card(other))
                }
                _ => word.to_owned(),
            });
            words.collect::<Vec<_>>().join(" ")
        };
        text.lines().skip(1).map(bare).collect::<Vec<_>>().join("; ")
    }

    /// What everybody may know.
    pub(crate) fn setup(&self) -> Setup {
        Setup::new(self.played.game())
    }

    pub(crate) fn view(&self) -> View {
        self.view_of(Viewer::Spectator)
    }

    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        self.played.game().view(self.played.state(), viewer)
    }

    /// Ball, phase, k/t and score: `R S 2/2 0-0`.
    pub(crate) fn now(&self) -> String {
        let View { ball, shot_phase, kept, needed, score: [red, blue], .. } = self.view();
        let phase = if shot_phase { 'S' } else { 'C' };
        format!("{} {phase} {kept}/{needed} {red}-{blue}", ball.letter())
    }

    /// Everything that has happened.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.played.steps().iter().flat_map(|step| step.events.clone()).collect()
    }

    pub(crate) fn zones(&self) -> Zones {
        Zones::read(&self.played.game().write_position(self.played.state()))
    }
}

/// Who has the ball, phase, k and t before a duel, read from the lines before it alone. `None` after a goal.
fn before_duel(rules: &str, first_ball: &str, told: &str, n: usize) -> Option<(Seat, String)> {
    let counter_attacks = rules.contains("pro+") && rules.split(' ').any(|word| word.contains('C'));
    let card_shot = rules.starts_with("pro");
    let (mut ball, mut kept, mut needed) = (side(first_ball), 0, 2);
    for line in told.split("; ").take(n) {
        let words: Vec<&str> = line.split(' ').collect();
        if words.iter().any(|word| *word == "G" || word.ends_with('*')) {
            return None;
        }
        let code = words.iter().skip(2).find(|word| !word.starts_with('U') && **word != "O-")?;
        match (*code, code.strip_prefix('K')) {
            (_, Some("2")) if !card_shot => (ball, kept, needed) = (ball.other(), 0, 2),
            (_, Some(number)) => kept = number.parse().ok()?,
            ("E" | "N", _) => {}
            ("T", _) if counter_attacks => (ball, kept, needed) = (ball.other(), 0, 1),
            _ => (ball, kept, needed) = (ball.other(), 0, 2),
        }
    }
    Some((ball, format!("{} {kept}/{needed}", if kept == needed { 'S' } else { 'C' })))
}

fn shuffle(cards: &mut [String], chance: &mut Quick) {
    for last in (1..cards.len()).rev() {
        let other = chance.below(u32::try_from(last).unwrap() + 1);
        cards.swap(last, other as usize);
    }
}

/// Plays a match with choices drawn uniformly, and answers how it ended.
pub(crate) fn random_match(game: &Chifootmi, chance: &mut Quick) -> Outcome {
    let mut state = game.start(chance, &mut ());
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let choice = any_of(&moves, chance);
        game.play(&mut state, seat, &choice, chance, &mut ()).unwrap();
    }
    game.outcome(&state).unwrap()
}

pub(crate) fn any_of(moves: &[Move], chance: &mut Quick) -> Move {
    moves[chance.below(u32::try_from(moves.len()).unwrap()) as usize]
}
