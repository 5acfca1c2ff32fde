//! Reads a score sheet by playing it.

use onze_core::fair::Secret;
use onze_core::{Because, BeginError, Dice, Game, Header, Match, PlayError, Seat, Settings, Side};

use super::{SheetError, write};
use crate::state::Stage;
use crate::{Card, Chifootmi, Direction, Move, Pile, Refusal, Slot};

/// The match of a score sheet, or the first line that no match could have written.
///
/// The draws of the sheet become the script of the match. An unfinished match can be played on, but its further draws
/// can be foreseen by anybody who has the sheet.
pub fn read(text: &str) -> Result<Match<Chifootmi>, SheetError> {
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    let (first, rest) = lines.split_first().ok_or_else(|| at(1, "the sheet is empty"))?;
    let (settings, mut script) = read_header(first).map_err(|problem| at(1, problem))?;
    let game = Chifootmi::new(&settings).map_err(|refusal| at(1, refused(&refusal)))?;
    let mut entries = Vec::new();
    for (n, line) in rest.iter().enumerate() {
        entries.push((n + 2, read_line(line).map_err(|problem| at(n + 2, problem))?));
    }
    // CHI-811, CHI-912: the other two throws of the ball card.
    script.extend(entries.iter().filter_map(|(_, entry)| match entry {
        Entry::ShootOut { first } => Some(Side::of(*first).letter().to_owned()),
        Entry::End { winner, tossed: true, .. } => Some(Side::of(*winner).letter().to_owned()),
        _ => None,
    }));
    let secret = Secret::from_words(text);
    let header = Header {
        name: secret.match_name(),
        players: vec![String::new(); 2],
        words: vec![String::new(); 2],
        dice: Dice::fair(secret, script),
        position: None,
    };
    let begun = Match::begin(game, header, &[]);
    let mut player = Player { played: begun.map_err(|error| at(1, begin_problem(&error)))? };
    for (line, entry) in entries {
        player.play(entry).map_err(|problem| {
            // The cause may be an earlier line that the rules write differently.
            let before = compare(&lines[..line - 1], &write(&player.played));
            before.err().filter(|error| error.line < line).unwrap_or_else(|| at(line, problem))
        })?;
    }
    compare(&lines, &write(&player.played))?;
    Ok(player.played)
}

fn at(line: usize, problem: impl Into<String>) -> SheetError {
    SheetError { line, problem: problem.into() }
}

fn refused(refusal: &Refusal) -> String {
    let clauses: Vec<_> = refusal.rules().iter().map(ToString::to_string).collect();
    format!("refused by {}", clauses.join(", "))
}

fn begin_problem(error: &BeginError<Refusal>) -> String {
    match error {
        BeginError::Position(refusal) => refused(refusal),
        other => other.to_string(),
    }
}

/// The options of the header, and its draws: both decks and the first throw of the ball card.
fn read_header(line: &str) -> Result<(Settings, Vec<String>), String> {
    let mut fields = line.split("; ").peekable();
    let mut field =
        |start: &str| fields.next_if(|field| field.starts_with(start)).map(|field| &field[start.len()..]);
    field("CHI 1").filter(|rest| rest.is_empty()).ok_or("a score sheet begins with 'CHI 1; '")?;
    let mut settings = Settings::new(Chifootmi::SETTINGS);
    let mut set = |key: &str, value: &str| settings.set(key, value).map_err(|error| error.to_string());
    set("level", field("level=").ok_or("the level is missing")?)?;
    for letter in field("opt=").ok_or("'opt=' is missing")?.chars().filter(|&letter| letter != '-') {
        let option = match letter {
            'O' => "offside",
            'U' => "one_two",
            'C' => "counter_attack",
            _ => return Err(format!("there is no option '{letter}'")),
        };
        set(option, "on")?;
    }
    if let Some(last) = field("last=") {
        set("last_shot_after_card_goal", last)?;
    }
    if let Some(limit) = field("limit=") {
        set("shootout_limit", limit)?;
    }
    let red = field("R ").ok_or("Red's cards are missing")?;
    let blue = field("B ").ok_or("Blue's cards are missing")?;
    let ball = field("ball=").ok_or("who has the ball is missing")?;
    if fields.next().is_some() {
        return Err("something follows the ball".to_owned());
    }
    if !are_standard(&settings, red, blue) {
        settings.set("deck", &format!("{red} / {blue}")).map_err(|error| error.to_string())?;
    }
    Ok((settings, [red, blue, ball].map(str::to_owned).to_vec()))
}

/// Are these the cards that the level is played with unless other decks are agreed?
fn are_standard(settings: &Settings, red: &str, blue: &str) -> bool {
    let Ok(standard) = Chifootmi::new(settings) else { return false };
    let n = usize::from(standard.rules.n_cards);
    [red, blue].iter().zip(&standard.decks).all(|(text, deck)| {
        let mut cards: Vec<Option<Card>> = text.split(' ').map(Card::read).collect();
        let mut deck: Vec<Option<Card>> = deck[..n].iter().copied().map(Some).collect();
        cards.sort_unstable();
        deck.sort_unstable();
        cards == deck
    })
}

/// A line, as far as it tells choices; the rest of it follows from the rules and is compared at the end.
enum Entry {
    Duel {
        attacker: Seat,
        slots: [Slot; 2],
        answers: Vec<Move>,
        kicks: Vec<[Direction; 2]>,
        draws: Vec<Option<Pile>>,
    },
    ShootOut {
        first: Seat,
    },
    Pair {
        kicks: Vec<[Direction; 2]>,
    },
    End {
        winner: Seat,
        resigned: bool,
        tossed: bool,
    },
}

fn read_line(line: &str) -> Result<Entry, String> {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["SO", first] => Ok(Entry::ShootOut { first: read_side(first)? }),
        ["END", winner, rest @ ..] => {
            let resigned = rest.last() == Some(&"resigned");
            let tally =
                rest.get(1).and_then(|word| word.strip_prefix('(')?.strip_suffix(')')?.split_once('-'));
            let tossed = !resigned && tally.is_some_and(|(red, blue)| red == blue);
            Ok(Entry::End { winner: read_side(winner)?, resigned, tossed })
        }
        [_, attacker, cards, rest @ ..] if cards.contains('@') => read_duel(attacker, cards, rest),
        [_, rest @ ..] if rest.len() >= 2 => {
            let kicks = rest.iter().filter(|word| word.starts_with('[')).map(|word| read_kick(word));
            Ok(Entry::Pair { kicks: kicks.collect::<Result<_, _>>()? })
        }
        _ => Err("this is no duel, no pair of kicks and no end".to_owned()),
    }
}

fn read_duel(attacker: &str, cards: &str, rest: &[&str]) -> Result<Entry, String> {
    let slot = |text: &str| {
        let number = text.split_once('@').map_or("", |(_, number)| number);
        Slot::ALL.into_iter().find(|slot| slot.number().to_string() == number)
    };
    let slots = cards.split_once('-').and_then(|(own, other)| Some([slot(own)?, slot(other)?]));
    let slots = slots.ok_or_else(|| format!("'{cards}' is not two cards with their slots"))?;
    let (mut answers, mut kicks, mut draws) = (Vec::new(), Vec::new(), Vec::new());
    for word in rest {
        if let Some(piles) = word.strip_prefix('/') {
            draws = piles.chars().map(read_pile).collect::<Result<_, _>>()?;
        } else if word.contains('[') {
            kicks.push(read_kick(word.strip_prefix('Z').unwrap_or(word))?);
        } else if let Ok(answer @ (Move::OneTwo(_) | Move::Offside(_))) = Move::read(word) {
            answers.push(answer);
        }
    }
    Ok(Entry::Duel { attacker: read_side(attacker)?, slots, answers, kicks, draws })
}

fn read_side(text: &str) -> Result<Seat, String> {
    let found = [Seat::FIRST, Seat::SECOND].into_iter().find(|&seat| Side::of(seat).letter() == text);
    found.ok_or_else(|| format!("'{text}' is not a side; the sides are R and B"))
}

fn read_kick(text: &str) -> Result<[Direction; 2], String> {
    let letters: Vec<char> = text.chars().collect();
    let direction = |letter: char| Direction::ALL.into_iter().find(|direction| direction.letter() == letter);
    match letters[..] {
        ['[', shot, dive, ']', _] => direction(shot).and_then(|shot| Some([shot, direction(dive)?])),
        _ => None,
    }
    .ok_or_else(|| format!("'{text}' is not a kick"))
}

fn read_pile(letter: char) -> Result<Option<Pile>, String> {
    match letter {
        'u' => Ok(Some(Pile::FaceUp)),
        'd' => Ok(Some(Pile::FaceDown)),
        '-' => Ok(None),
        _ => Err(format!("'{letter}' is not a pile; the piles are u and d")),
    }
}

/// Feeds the choices of a sheet to a match, as far as it asks for them.
struct Player {
    played: Match<Chifootmi>,
}

impl Player {
    fn play(&mut self, entry: Entry) -> Result<(), String> {
        match entry {
            Entry::Duel { attacker, slots: [own, other], answers, kicks, draws } => {
                // CHI-901: the last cards have played themselves.
                if self.stage() == Stage::Choose {
                    self.choose(attacker, Move::Play(own))?;
                    self.choose(attacker.other(), Move::Play(other))?;
                }
                self.finish_duel(answers, kicks, &draws)
            }
            Entry::Pair { kicks } => kicks.into_iter().try_for_each(|kick| self.kick(kick)),
            Entry::End { winner, resigned: true, .. } => self.choose(winner.other(), Move::Resign),
            Entry::ShootOut { .. } | Entry::End { .. } => Ok(()),
        }
    }

    fn finish_duel(
        &mut self,
        answers: Vec<Move>,
        kicks: Vec<[Direction; 2]>,
        draws: &[Option<Pile>],
    ) -> Result<(), String> {
        let (mut answers, mut kicks) = (answers.into_iter(), kicks.into_iter());
        loop {
            match self.stage() {
                Stage::OneTwo | Stage::Offside => {
                    let (Some(seat), Some(answer)) = (self.played.to_act().first(), answers.next()) else {
                        break;
                    };
                    self.choose(seat, answer)?;
                }
                Stage::Kick(_) => {
                    let Some(kick) = kicks.next() else { break };
                    self.kick(kick)?;
                }
                Stage::Draw | Stage::Choose | Stage::Toss | Stage::Over => break,
            }
        }
        if self.stage() == Stage::Draw {
            for seat in self.played.to_act().iter() {
                if let Some(Some(pile)) = draws.get(seat.index()) {
                    self.choose(seat, Move::Draw(*pile))?;
                }
            }
        }
        Ok(())
    }

    fn kick(&mut self, [shot, dive]: [Direction; 2]) -> Result<(), String> {
        let Some(kick) = self.played.state().kick_due() else { return Err("no kick is due".to_owned()) };
        let shooter = self.played.state().shooter(kick);
        self.choose(shooter, Move::Aim(shot))?;
        self.choose(shooter.other(), Move::Aim(dive))
    }

    fn choose(&mut self, seat: Seat, choice: Move) -> Result<(), String> {
        match self.played.play(seat, choice, &[]) {
            Ok(_) => Ok(()),
            Err(PlayError::Refused(refusal)) => {
                Err(format!("{} {choice} is {}", Side::of(seat).letter(), refused(&refusal)))
            }
            Err(other) => Err(other.to_string()),
        }
    }

    fn stage(&self) -> Stage {
        self.played.state().stage
    }
}

/// A sheet is right if the rules write the same.
fn compare(lines: &[&str], written: &str) -> Result<(), SheetError> {
    let mut written = written.lines();
    for (n, &line) in lines.iter().enumerate() {
        match written.next() {
            Some(right) if right == line => {}
            Some(right) => return Err(at(n + 1, format!("by the rules this line is '{right}'"))),
            None => return Err(at(n + 1, "by the rules there is no such line")),
        }
    }
    match written.next() {
        Some(right) => Err(at(lines.len() + 1, format!("a line is missing: '{right}'"))),
        None => Ok(()),
    }
}
