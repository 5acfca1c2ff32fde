//! What every game owes to the rest of Onze, with many sets of options.

use onze_challenge::pitch::Choice;
use onze_challenge::{Challenge, Move, State};
use onze_core::conformance::{Subject, check};
use onze_core::{Game, Notation, Viewer};

const SUBJECT: Subject<Challenge> = Subject {
    invariants: books_add_up,
    some_moves,
    // The order of the decks is nobody's: a card shows when it is turned over.
    opening: |_, _| Vec::new(),
};

/// Cash is the total of the block before and the lines of the open one; nobody is below zero in a trade window but in
/// administration; rings are counted once.
pub(super) fn books_add_up(game: &Challenge, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::All);
    for club in &view.clubs {
        let open = &club.open;
        let receipts = open.gate + open.chance + open.sold + open.credit;
        let total = club.before + receipts - open.bonus - open.bought - open.running;
        if club.card.is_some() && total != club.cash {
            return Err(format!("{} has {} and its sheet says {total}", club.club, club.cash));
        }
        let covered = view.stage != onze_challenge::StageView::Trade;
        if club.cash < 0 && !covered && (club.champions > 0 || club.credit.is_none()) {
            return Err(format!("{} is at {} and goes on", club.club, club.cash));
        }
    }
    let played: u32 = view.table.iter().map(|line| u32::from(line.played)).sum();
    let decided: u32 = view.table.iter().map(|line| u32::from(line.won + line.drawn + line.lost)).sum();
    let [scored, conceded] = [
        view.table.iter().map(|line| u32::from(line.scored)).sum::<u32>(),
        view.table.iter().map(|line| u32::from(line.conceded)).sum(),
    ];
    if played != decided || !played.is_multiple_of(2) || scored != conceded {
        return Err("the table does not add up".to_owned());
    }
    Ok(())
}

/// Every command of management, but of offers and asks only those that nobody can ever make: the list has samples of them.
fn some_moves(game: &Challenge) -> Vec<Move> {
    let texts = [
        "series 1",
        "series 2",
        "series 3",
        "series 4",
        "sell 1",
        "sell 2",
        "sell 9",
        "sell 0",
        "buy 1",
        "buy 2",
        "buy 9",
        "buy 0",
        "credit",
        "offer club12 1 0",
        "ask club2 9 1",
        "ask club12 1 60000",
        "offer club1 200 5",
        "accept",
        "refuse",
        "pass",
        "colour red",
        "colour blue",
        "venue own",
        "venue away",
        "squad 1-11 k12",
        "squad 1-10 k1",
        "b A1>A1",
        "m S1:1 A1>A1",
        "taker 16",
        "sub 1",
        "keeper 16",
        "claim",
        "let",
        "result 2-1 chance 3 0",
        "result 2-1 match 1c2f5e9d40aa7b31",
    ];
    texts.iter().map(|text| game.read_move(text).unwrap()).filter(|choice| !is_open(choice)).collect()
}

/// A choice of which the list has samples only.
fn is_open(choice: &Move) -> bool {
    matches!(choice, Move::Pitch(Choice::Squad(squad)) if squad.eleven.len() == 11 && squad.eleven.has(squad.keeper))
        || matches!(choice, Move::Result(_))
}

#[test]
fn cha_820_two_clubs() {
    check(&SUBJECT, &[("length", "trial:3")], 6);
    check(&SUBJECT, &[("length", "trial:2"), ("gate", "half"), ("administration_penalty", "1")], 3);
}

#[test]
fn cha_802_results_from_elsewhere() {
    check(&SUBJECT, &[("clubs", "3"), ("decided_by", "table")], 2);
    check(&SUBJECT, &[("decided_by", "simulator")], 2);
}

#[test]
fn cha_820_three_and_four_clubs() {
    check(&SUBJECT, &[("clubs", "3"), ("length", "trial:2")], 2);
    check(&SUBJECT, &[("clubs", "4"), ("length", "trial:1"), ("champion_stock", "3")], 2);
}

#[test]
fn cha_907_a_friendly() {
    check(&SUBJECT, &[("friendly", "on"), ("length", "trial:9")], 4);
    check(
        &SUBJECT,
        &[("friendly", "on"), ("length", "trial:5"), ("friendly_champions", "6"), ("offside", "claim")],
        3,
    );
}

#[test]
fn cha_909_the_options_of_the_match() {
    let set = [
        ("friendly", "on"),
        ("length", "trial:8"),
        ("forced_dice", "on"),
        ("champion_turns", "1"),
        ("bent_shot", "off"),
        ("goal_extra_step", "1"),
        ("goal_row_limit", "0"),
        ("recovery", "ball_to_player"),
        ("keep_limit", "5"),
        ("shocks_per_throw", "3"),
        ("shock_reach", "0"),
        ("max_substitutions", "0"),
    ];
    check(&SUBJECT, &set, 3);
}
