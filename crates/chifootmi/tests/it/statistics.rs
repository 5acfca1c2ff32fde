//! The plausibility figures of the rulebook: 200,000 random matches for each column, every figure within 0.02; and the
//! bounds of "Length of a match", which hold in every one of them.

#![allow(clippy::approx_constant)] // 0.318 is a share of shoot-outs

use crate::common::{any_of, game};
use onze_chifootmi::{Card, Chifootmi, Event, Kick, Move};
use onze_core::{Each, Game, Quick, Side};

const MATCHES: u32 = 200_000;

/// How the questions of an offside and a one-two are answered.
#[derive(Clone, Copy, PartialEq)]
enum Answers {
    Random,
    AlwaysYes,
}

/// What is counted in one match.
#[derive(Clone, Copy, Default)]
struct Counts {
    goals: u32,
    balls: u32,
    shots: u32,
    card_shots: u32,
    card_goals: u32,
    free_kicks: u32,
    penalties: u32,
    last_shots: u32,
    offsides: u32,
    one_twos: u32,
    counter_attacks: u32,
    duels: u32,
    chosen_duels: u32,
    kicks: u32,
    draws: [u32; 2],
    chosen_draws: [u32; 2],
    equal_values: u32,
    two_x: u32,
    one_x: u32,
    shoot_out_kicks: u32,
    first: Option<Side>,
    winner: Option<Side>,
    first_kicker: Option<Side>,
}

impl Counts {
    fn event(&mut self, event: Event) {
        match event {
            Event::Toss { side } => self.first = Some(side),
            Event::Duel { attacker_card, defender_card, forced, .. } => {
                self.duel(attacker_card, defender_card, forced);
            }
            Event::OneTwoOffered { .. } => self.one_twos += 1,
            Event::OffsideAsked { .. } => self.offsides += 1,
            Event::CounterAttack { .. } => self.counter_attacks += 1,
            Event::Lost { shot: true, .. } | Event::Parried { .. } | Event::Over { .. } => {
                self.card_shots += 1;
            }
            Event::Goal { card_shot, .. } => {
                self.goals += 1;
                self.card_shots += u32::from(card_shot);
                self.card_goals += u32::from(card_shot);
            }
            Event::KickDue { kick, .. } => match kick {
                Kick::Shot => self.shots += 1,
                Kick::FreeKick => self.free_kicks += 1,
                Kick::Penalty => self.penalties += 1,
                Kick::LastShot => self.last_shots += 1,
                Kick::ShootOut => self.shoot_out_kicks += 1,
            },
            Event::KickTaken { kick, .. } => self.kicks += u32::from(kick != Kick::ShootOut),
            Event::BallTo { .. } => self.balls += 1,
            Event::Drew { side, forced, .. } => {
                self.draws[side.seat().index()] += 1;
                self.chosen_draws[side.seat().index()] += u32::from(!forced);
            }
            Event::ShootOut { first } => self.first_kicker = Some(first),
            Event::Won { side, .. } => self.winner = Some(side),
            _ => {}
        }
    }

    fn duel(&mut self, own: Card, other: Card, forced: bool) {
        self.duels += 1;
        self.chosen_duels += u32::from(!forced);
        match (own.is_x(), other.is_x()) {
            (false, false) => self.equal_values += u32::from(own == other),
            (true, true) => self.two_x += 1,
            _ => self.one_x += 1,
        }
    }

    fn add(&mut self, one: &Counts) {
        self.goals += one.goals;
        self.balls += one.balls;
        self.shots += one.shots;
        self.card_shots += one.card_shots;
        self.card_goals += one.card_goals;
        self.free_kicks += one.free_kicks;
        self.penalties += one.penalties;
        self.last_shots += one.last_shots;
        self.offsides += one.offsides;
        self.one_twos += one.one_twos;
        self.counter_attacks += one.counter_attacks;
        self.equal_values += one.equal_values;
        self.two_x += one.two_x;
        self.one_x += one.one_x;
        self.shoot_out_kicks += one.shoot_out_kicks;
    }
}

/// The sums over all matches.
#[derive(Default)]
struct Column {
    matches: u32,
    sum: Counts,
    shoot_outs: u32,
    first_attacker_wins: u32,
    first_kicker_wins: u32,
    with_goals: [u32; 11],
}

impl Column {
    fn add(&mut self, one: &Counts) {
        self.matches += 1;
        self.sum.add(one);
        self.shoot_outs += u32::from(one.first_kicker.is_some());
        self.first_attacker_wins += u32::from(one.first == one.winner);
        self.first_kicker_wins += u32::from(one.first_kicker.is_some() && one.first_kicker == one.winner);
        self.with_goals[one.goals.min(10) as usize] += 1;
    }

    fn share(&self, count: u32) -> f64 {
        f64::from(count) / f64::from(self.matches)
    }

    /// The shares of matches with 0, 1, 2 … goals.
    fn check_goals(&self, shares: &[f64]) {
        for (n, &share) in shares.iter().enumerate() {
            near(self.share(self.with_goals[n]), share, &format!("matches with {n} goals"));
        }
    }
}

fn near(found: f64, expected: f64, what: &str) {
    assert!((found - expected).abs() <= 0.02, "{what}: {found:.4}, expected {expected}");
}

fn play(game: &Chifootmi, chance: &mut Quick, moves: &mut Vec<Move>, answers: Answers) -> Counts {
    let mut one = Counts::default();
    let mut sink = Each(|event| one.event(event));
    let mut state = game.start(chance, &mut sink);
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, moves);
        let choice = match moves[0] {
            yes @ (Move::Offside(true) | Move::OneTwo(true)) if answers == Answers::AlwaysYes => yes,
            _ => any_of(moves, chance),
        };
        game.play(&mut state, seat, &choice, chance, &mut sink).expect("a listed move is legal");
    }
    one
}

/// What holds in every match of a level: the table "Length of a match".
struct Length {
    duels: u32,
    draws: u32,
    chosen_draws: std::ops::RangeInclusive<u32>,
    kicks: std::ops::RangeInclusive<u32>,
    goals: u32,
}

const BEGINNER: Length = Length { duels: 11, draws: 7, chosen_draws: 3..=6, kicks: 1..=6, goals: 6 };
const AMATEUR: Length = Length { duels: 14, draws: 10, chosen_draws: 3..=9, kicks: 1..=10, goals: 10 };
const PRO: Length = Length { duels: 14, draws: 10, chosen_draws: 3..=9, kicks: 1..=7, goals: 9 };

impl Length {
    fn check(&self, one: &Counts) {
        assert_eq!((one.duels, one.chosen_duels), (self.duels, self.duels - 1));
        assert_eq!(one.draws, [self.draws; 2]);
        assert!(
            one.chosen_draws.iter().all(|draws| self.chosen_draws.contains(draws)),
            "{:?}",
            one.chosen_draws
        );
        assert!(self.kicks.contains(&one.kicks), "{} kicks", one.kicks);
        assert!(one.goals <= self.goals, "{} goals", one.goals);
        assert!(one.winner.is_some());
        if one.first_kicker.is_some() {
            assert!(one.shoot_out_kicks >= 10 && one.shoot_out_kicks.is_multiple_of(2));
        }
    }
}

fn column(level: &str, length: &Length, answers: Answers) -> Column {
    let game = game(level);
    let mut column = Column::default();
    let mut moves = Vec::new();
    for n in 0..MATCHES {
        let one = play(&game, &mut Quick::nth(2026, n.into()), &mut moves, answers);
        length.check(&one);
        column.add(&one);
    }
    column
}

/// One column of the table; 0 where it has no figure: then the thing must never happen.
struct Figures {
    goals: f64,
    shoot_outs: f64,
    goalless: f64,
    first_attacker_wins: f64,
    balls: f64,
    shots: f64,
    card_shots: f64,
    card_goals: f64,
    free_kicks: f64,
    penalties: f64,
    last_shots: f64,
    offsides: f64,
    one_twos: f64,
    counter_attacks: f64,
}

impl Figures {
    fn check(&self, column: &Column) {
        let sum = &column.sum;
        let figures = [
            ("goals", sum.goals, self.goals),
            ("share of shoot-outs", column.shoot_outs, self.shoot_outs),
            ("share without a goal", column.with_goals[0], self.goalless),
            ("wins of the first attacker", column.first_attacker_wins, self.first_attacker_wins),
            ("changes of the ball", sum.balls, self.balls),
            ("kicks after conservation", sum.shots, self.shots),
            ("card shots, V against V", sum.card_shots, self.card_shots),
            ("… of them goals", sum.card_goals, self.card_goals),
            ("free kicks", sum.free_kicks, self.free_kicks),
            ("penalties", sum.penalties, self.penalties),
            ("last shots granted", sum.last_shots, self.last_shots),
            ("offsides asked", sum.offsides, self.offsides),
            ("one-twos offered", sum.one_twos, self.one_twos),
            ("counter-attacks started", sum.counter_attacks, self.counter_attacks),
        ];
        for (what, count, expected) in figures {
            near(column.share(count), expected, what);
            assert_eq!(count == 0, expected == 0.0, "{what}: {count}");
        }
    }
}

/// Means of a whole match that are known exactly, with `n` cards.
fn check_exact(column: &Column, n: u32) {
    let n_x = if n == 11 { 0.0 } else { 3.0 };
    let n = f64::from(n);
    near(column.share(column.sum.equal_values), 11.0 / n, "duels of equal values");
    near(column.share(column.sum.two_x), n_x * n_x / n, "duels with two X");
    near(column.share(column.sum.one_x), 2.0 * n_x * 11.0 / n, "duels with exactly one X");
    let shoot_outs = f64::from(column.shoot_outs);
    let pairs = f64::from(column.sum.shoot_out_kicks) / 2.0 / shoot_outs;
    near(pairs, 5.0 + 575.0 / 2187.0 * 9.0 / 4.0, "pairs of kicks in a shoot-out");
    near(f64::from(column.first_kicker_wins) / shoot_outs, 0.5, "shoot-outs won by the first kicker");
}

const NONE: Figures = Figures {
    goals: 0.0,
    shoot_outs: 0.0,
    goalless: 0.0,
    first_attacker_wins: 0.0,
    balls: 0.0,
    shots: 0.0,
    card_shots: 0.0,
    card_goals: 0.0,
    free_kicks: 0.0,
    penalties: 0.0,
    last_shots: 0.0,
    offsides: 0.0,
    one_twos: 0.0,
    counter_attacks: 0.0,
};

#[test]
fn beginner() {
    let column = column("beginner", &BEGINNER, Answers::Random);
    let figures = Figures {
        goals: 1.348,
        shoot_outs: 0.394,
        goalless: 0.198,
        first_attacker_wins: 0.526,
        balls: 6.99,
        shots: 1.881,
        last_shots: 0.819,
        ..NONE
    };
    figures.check(&column);
    column.check_goals(&[0.198, 0.397, 0.285, 0.100, 0.018, 0.002, 0.0001]);
    check_exact(&column, 11);
}

#[test]
fn amateur() {
    let column = column("amateur", &AMATEUR, Answers::Random);
    let figures = Figures {
        goals: 2.611,
        shoot_outs: 0.288,
        goalless: 0.042,
        first_attacker_wins: 0.535,
        balls: 9.18,
        shots: 2.150,
        free_kicks: 2.413,
        last_shots: 0.666,
        ..NONE
    };
    figures.check(&column);
    column.check_goals(&[0.042, 0.165, 0.279, 0.271, 0.163, 0.062]);
    near(column.share(column.with_goals[6..].iter().sum()), 0.018, "six goals or more");
    check_exact(&column, 14);
}

const PRO_FIGURES: Figures = Figures {
    goals: 1.993,
    shoot_outs: 0.321,
    goalless: 0.089,
    first_attacker_wins: 0.532,
    balls: 7.68,
    card_shots: 1.250,
    card_goals: 0.268,
    free_kicks: 2.061,
    penalties: 0.428,
    last_shots: 0.822,
    ..NONE
};

#[test]
fn pro() {
    let column = column("pro", &PRO, Answers::Random);
    PRO_FIGURES.check(&column);
    column.check_goals(&[0.089, 0.270, 0.327, 0.213, 0.080, 0.019]);
    near(column.share(column.with_goals[6..].iter().sum()), 0.003, "six goals or more");
    check_exact(&column, 14);
}

#[test]
fn pro_plus_offside() {
    let figures = Figures {
        goals: 1.967,
        shoot_outs: 0.319,
        goalless: 0.093,
        first_attacker_wins: 0.528,
        balls: 7.92,
        card_shots: 1.166,
        card_goals: 0.251,
        free_kicks: 2.082,
        penalties: 0.403,
        offsides: 0.601,
        ..PRO_FIGURES
    };
    figures.check(&column("pro+ O", &PRO, Answers::Random));
}

#[test]
fn pro_plus_one_two() {
    let figures = Figures {
        goals: 1.995,
        shoot_outs: 0.322,
        goalless: 0.091,
        first_attacker_wins: 0.531,
        balls: 7.67,
        card_shots: 1.257,
        free_kicks: 2.053,
        penalties: 0.430,
        last_shots: 0.823,
        one_twos: 0.013,
        ..PRO_FIGURES
    };
    figures.check(&column("pro+ U", &PRO, Answers::Random));
}

#[test]
fn pro_plus_counter_attack() {
    let figures = Figures {
        goals: 2.037,
        shoot_outs: 0.318,
        goalless: 0.084,
        first_attacker_wins: 0.530,
        balls: 7.75,
        card_shots: 1.398,
        card_goals: 0.302,
        free_kicks: 2.038,
        penalties: 0.455,
        counter_attacks: 0.642,
        ..PRO_FIGURES
    };
    figures.check(&column("pro+ C", &PRO, Answers::Random));
}

#[test]
fn pro_plus_with_all_three() {
    let figures = Figures {
        goals: 2.005,
        shoot_outs: 0.317,
        goalless: 0.087,
        first_attacker_wins: 0.529,
        balls: 7.98,
        card_shots: 1.316,
        card_goals: 0.284,
        free_kicks: 2.056,
        penalties: 0.425,
        last_shots: 0.823,
        offsides: 0.585,
        one_twos: 0.011,
        counter_attacks: 0.641,
        ..PRO_FIGURES
    };
    figures.check(&column("pro+ OUC", &PRO, Answers::Random));
}

#[test]
fn every_offside_signalled_and_every_one_two_made() {
    for (level, goals, shoot_outs) in [("pro+ O", 1.951, 0.316), ("pro+ OUC", 1.982, 0.314)] {
        let column = column(level, &PRO, Answers::AlwaysYes);
        near(column.share(column.sum.goals), goals, "goals");
        near(column.share(column.shoot_outs), shoot_outs, "shoot-outs");
    }
}

/// The only match without a kick: it ends with a card goal and `last_shot_after_card_goal` is off (CHI-806).
#[test]
fn chi_805_chi_806_every_match_has_a_kick_unless_a_card_goal_ends_it() {
    let (on, off) = (game("pro"), game("pro last=off"));
    let mut moves = Vec::new();
    let mut without = |game: &Chifootmi| {
        let kicks = (0..20_000).map(|n| play(game, &mut Quick::nth(5, n), &mut moves, Answers::Random).kicks);
        kicks.filter(|&kicks| kicks == 0).count()
    };
    assert_eq!(without(&on), 0);
    assert!(without(&off) > 0);
}
