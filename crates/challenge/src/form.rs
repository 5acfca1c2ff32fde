//! The management sheets of a championship as the printed form has them (CHA-313 to CHA-315, CHA-807, CHA-808, CHA-821),
//! made from the events of its log, the table, and the throws.

use std::fmt::Write;

use onze_core::{Game, Match, Say, Viewer};
use serde_json::{Value, json};

use crate::books::Block;
use crate::cards::{Card, Deck};
use crate::club::Club;
use crate::event::{Event, Office};
use crate::figures::Money;
use crate::game::Challenge;
use crate::league::Standing;
use crate::refusal::Asked;
use crate::throws;

/// The sheets of all clubs, the table, and the throws of every match; of a friendly match its score and its throws
/// (CHA-907).
pub(crate) fn write(played: &Match<Challenge>, say: Say<'_>) -> String {
    let mut sheets: Vec<Sheet> = Club::all(played.game().seats()).map(Sheet::new).collect();
    let mut score = String::new();
    let stands = |n: &usize| *n == 0 || played.stands(*n);
    for n in (0..played.steps().len()).filter(stands) {
        for event in &played.steps()[n].events {
            if let Event::Office(event) = event {
                for sheet in &mut sheets {
                    sheet.note(event);
                }
                if let Office::FullTime { host, guest, host_goals, guest_goals } = event {
                    score = format!("{host} {host_goals}-{guest_goals} {guest}\n");
                }
            }
        }
    }
    let view = played.game().view(played.state(), Viewer::Spectator);
    let throws = throws::write(played, say);
    if view.clubs.is_empty() {
        return if throws.is_empty() { score } else { format!("{score}\n{throws}") };
    }
    let mut text = String::new();
    // Whoever begins with a position has no cards in the log, and so no sheets that could add up. A text takes everything.
    for sheet in sheets.iter().filter(|_| played.header().position.is_none()) {
        let _ = sheet.write(&mut Lines { text: &mut text, say });
        text.push('\n');
    }
    let over = view.clubs.iter().all(|club| club.asked == Asked::Nothing) && played.outcome().is_some();
    let cash = |club: Club| view.clubs.iter().find(|one| one.club == club).map_or(0, |one| one.cash);
    let _ = write_table(&mut text, &view.table, &sheets, over, cash, say);
    if !throws.is_empty() {
        text.push('\n');
        text.push_str(&throws);
    }
    text
}

/// The sheet of one club.
struct Sheet {
    club: Club,
    name: String,
    stadium: String,
    /// Block A.
    cards: Vec<(Card, Money)>,
    /// Value and wage bill.
    price: Option<[Money; 2]>,
    result: Money,
    /// Block C, then one a match, each with its score behind its heading.
    blocks: Vec<(String, Block)>,
    /// Credit repaid and F.
    end: Option<[Money; 2]>,
}

impl Sheet {
    fn new(club: Club) -> Sheet {
        Sheet {
            club,
            name: String::new(),
            stadium: String::new(),
            cards: Vec::new(),
            price: None,
            result: 0,
            blocks: Vec::new(),
            end: None,
        }
    }

    /// The open block (CHA-318).
    fn open(&mut self) -> &mut Block {
        if self.blocks.is_empty() {
            self.blocks.push((String::new(), Block::default()));
        }
        let last = self.blocks.len() - 1;
        &mut self.blocks[last].1
    }

    fn note(&mut self, event: &Office) {
        let own = self.club;
        match event {
            Office::Revenue { club, card, amount, .. } | Office::Expense { club, card, amount, .. }
                if *club == own =>
            {
                self.cards.push((*card, *amount));
            }
            Office::ClubBought { club, name, stadium, value, wages, result, .. } if *club == own => {
                (self.name, self.stadium) = (name.clone(), stadium.clone());
                (self.price, self.result) = (Some([*value, *wages]), *result);
                self.open();
            }
            Office::Sold { club, price, .. } if *club == own => self.open().sold += price,
            Office::Bought { club, price, .. } if *club == own => self.open().bought += price,
            Office::Credit { club, amount, .. } if *club == own => self.open().credit += amount,
            Office::Traded { seller, price, .. } if *seller == own => self.open().sold += price,
            Office::Traded { buyer, price, .. } if *buyer == own => self.open().bought += price,
            Office::Fixture { club, other, .. } if [club, other].contains(&&own) => {
                self.open();
                self.blocks.push((String::new(), Block::default()));
            }
            Office::FullTime { host, guest, host_goals, guest_goals } if [host, guest].contains(&&own) => {
                if let Some((score, _)) = self.blocks.last_mut() {
                    *score = format!(": {host} {host_goals}-{guest_goals} {guest}");
                }
            }
            Office::Booked { club, gate, chance, bonus, running, .. } if *club == own => {
                let open = self.open();
                (open.gate, open.chance, open.bonus, open.running) = (*gate, *chance, *bonus, *running);
            }
            Office::Repaid { club, credit, total } if *club == own => self.end = Some([*credit, *total]),
            _ => {}
        }
    }

    fn write(&self, lines: &mut Lines<'_>) -> std::fmt::Result {
        match self.name.as_str() {
            "" => writeln!(lines.text, "{}", self.club)?,
            name => writeln!(lines.text, "{} · {name} · {}", self.club, self.stadium)?,
        }
        self.write_block_a(lines)?;
        let Some([value, wages]) = self.price else { return Ok(()) };
        lines.heading("B")?;
        lines.line("challenge-sheet-value", value)?;
        lines.line("challenge-sheet-wages", wages)?;
        lines.total("challenge-sheet-result", &[], self.result)?;
        let mut cash = self.result;
        for (number, (score, block)) in self.blocks.iter().enumerate() {
            let facts = [("number", json!(number))];
            match number {
                0 => lines.heading("C")?,
                _ => lines.heading(&((lines.say)("challenge-sheet-match", &facts) + score))?,
            }
            write_block(lines, number, block)?;
            cash += block.balance();
            lines.total("challenge-sheet-cash", &facts, cash)?;
        }
        if let Some([credit, rest]) = self.end {
            lines.line("challenge-sheet-repaid", credit)?;
            lines.total("challenge-sheet-final", &[], rest)?;
        }
        Ok(())
    }

    /// CHA-313.
    fn write_block_a(&self, lines: &mut Lines<'_>) -> std::fmt::Result {
        lines.heading("A")?;
        let is_expense = |card: &Card| matches!(card.deck(), Deck::Tax | Deck::Social | Deck::Running);
        for (card, amount) in &self.cards {
            lines.about("challenge-finance", "deck", card.deck().word(), *amount)?;
        }
        let sum = |expense: bool| -> Money {
            self.cards.iter().filter(|(card, _)| is_expense(card) == expense).map(|(_, amount)| amount).sum()
        };
        lines.line("challenge-sheet-revenue", sum(false))?;
        lines.line("challenge-sheet-expenses", sum(true))?;
        lines.total("challenge-sheet-capital", &[], sum(false) - sum(true))
    }
}

/// CHA-315, CHA-807, CHA-808: receipts first, then payments.
fn write_block(lines: &mut Lines<'_>, number: usize, block: &Block) -> std::fmt::Result {
    let all = [
        ("gate", block.gate, number > 0),
        ("chance", block.chance, number > 0),
        ("sold", block.sold, true),
        // The printed match blocks have no line for credit (CHA-809).
        ("credit", block.credit, number == 0 || block.credit > 0),
        ("bonus", block.bonus, number > 0),
        ("bought", block.bought, true),
        ("running", block.running, number > 1),
    ];
    let printed = all.into_iter().filter(|(_, _, printed)| *printed);
    printed
        .into_iter()
        .try_for_each(|(what, amount, _)| lines.about("challenge-sheet-line", "what", what, amount))
}

/// What is written, and who knows the words.
struct Lines<'a> {
    text: &'a mut String,
    say: Say<'a>,
}

impl Lines<'_> {
    fn heading(&mut self, heading: &str) -> std::fmt::Result {
        writeln!(self.text, " {heading}")
    }

    fn line(&mut self, id: &str, amount: Money) -> std::fmt::Result {
        let label = (self.say)(id, &[]);
        writeln!(self.text, "   {label:<28}{amount:>6}")
    }

    /// A line whose words hang on one fact.
    fn about(&mut self, id: &str, fact: &str, value: &str, amount: Money) -> std::fmt::Result {
        let label = (self.say)(id, &[(fact, json!(value))]);
        writeln!(self.text, "   {label:<28}{amount:>6}")
    }

    fn total(&mut self, id: &str, facts: &[(&str, Value)], amount: Money) -> std::fmt::Result {
        let label = (self.say)(id, facts);
        writeln!(self.text, "  {label:<29}{amount:>6}")
    }
}

/// CHA-823, CHA-824. The money is what each club has, and F once it is over (CHA-821).
fn write_table(
    text: &mut String,
    table: &[Standing],
    sheets: &[Sheet],
    over: bool,
    cash: impl Fn(Club) -> Money,
    say: Say<'_>,
) -> std::fmt::Result {
    let head = |what: &str| say("challenge-sheet-table", &[("what", json!(what))]);
    let [title, played, won, drawn, lost] = ["table", "played", "won", "drawn", "lost"].map(head);
    let [goals, points, money] = ["goals", "points", if over { "final" } else { "cash" }].map(head);
    writeln!(text, "{title:<34}{played:>4}{won:>4}{drawn:>4}{lost:>4}{goals:>8}{points:>5}{money:>8}")?;
    for line in table {
        let name = sheets.get(line.club.index()).map_or("", |sheet| sheet.name.as_str());
        let point = if line.finance_point { "*" } else { " " };
        let club = format!("{:>2} {} {name}", line.rank, line.club);
        let goals = format!("{}-{}", line.scored, line.conceded);
        let Standing { played, won, drawn, lost, points, .. } = line;
        let money = if over { line.total } else { cash(line.club) };
        writeln!(
            text,
            "{club:<34}{played:>4}{won:>4}{drawn:>4}{lost:>4}{goals:>8}{points:>4}{point}{money:>8}"
        )?;
    }
    if over { writeln!(text, "{}", say("challenge-sheet-star", &[])) } else { Ok(()) }
}
