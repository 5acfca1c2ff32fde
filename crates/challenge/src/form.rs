//! The management sheets of a championship as the printed form has them (CHA-313 to CHA-315, CHA-807, CHA-808, CHA-821),
//! made from the events of its log, the table, and the throws.

use std::fmt::Write;

use onze_core::{Game, Match, Viewer};

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
pub(crate) fn write(played: &Match<Challenge>) -> String {
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
    let throws = throws::write(played);
    if view.clubs.is_empty() {
        return if throws.is_empty() { score } else { format!("{score}\n{throws}") };
    }
    let mut text = String::new();
    // A text takes everything.
    for sheet in &sheets {
        let _ = sheet.write(&mut text);
        text.push('\n');
    }
    let over = view.clubs.iter().all(|club| club.asked == Asked::Nothing) && played.outcome().is_some();
    let _ = write_table(&mut text, &view.table, &sheets, over);
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
    /// Block C, then one a match, each with its heading.
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
            self.blocks.push(("C".to_owned(), Block::default()));
        }
        let last = self.blocks.len() - 1;
        &mut self.blocks[last].1
    }

    fn note(&mut self, event: &Office) {
        let own = self.club;
        match event {
            Office::Revenue { club, card, amount } | Office::Expense { club, card, amount }
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
                let number = self.blocks.len().max(1);
                self.open();
                self.blocks.push((format!("Match {number}"), Block::default()));
            }
            Office::FullTime { host, guest, host_goals, guest_goals } if [host, guest].contains(&&own) => {
                if let Some((heading, _)) = self.blocks.last_mut() {
                    let _ = write!(heading, ": {host} {host_goals}-{guest_goals} {guest}");
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

    fn write(&self, text: &mut String) -> std::fmt::Result {
        match self.name.as_str() {
            "" => writeln!(text, "{}", self.club)?,
            name => writeln!(text, "{} · {name} · {}", self.club, self.stadium)?,
        }
        self.write_block_a(text)?;
        let Some([value, wages]) = self.price else { return Ok(()) };
        writeln!(text, " B")?;
        line(text, "value of the club", value)?;
        line(text, "wage bill", wages)?;
        total(text, "RESULT", self.result)?;
        let mut cash = self.result;
        for (number, (heading, block)) in self.blocks.iter().enumerate() {
            writeln!(text, " {heading}")?;
            write_block(text, number, block)?;
            cash += block.balance();
            total(text, &format!("TOTAL CASH T{number}"), cash)?;
        }
        if let Some([credit, rest]) = self.end {
            line(text, "credit repaid", credit)?;
            total(text, "FINAL RESULT F", rest)?;
        }
        Ok(())
    }

    /// CHA-313.
    fn write_block_a(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, " A")?;
        let is_expense = |card: &Card| matches!(card.deck(), Deck::Tax | Deck::Social | Deck::Running);
        for (card, amount) in &self.cards {
            line(text, &format!("{} {card}", label(card.deck())), *amount)?;
        }
        let sum = |expense: bool| -> Money {
            self.cards.iter().filter(|(card, _)| is_expense(card) == expense).map(|(_, amount)| amount).sum()
        };
        line(text, "R", sum(false))?;
        line(text, "D", sum(true))?;
        total(text, "CAPITAL A", sum(false) - sum(true))
    }
}

/// CHA-315, CHA-807, CHA-808: receipts first, then payments.
fn write_block(text: &mut String, number: usize, block: &Block) -> std::fmt::Result {
    if number > 0 {
        line(text, "gate receipts", block.gate)?;
        line(text, "chance", block.chance)?;
    }
    line(text, "champions sold", block.sold)?;
    // The printed match blocks have no line for credit (CHA-809).
    if number == 0 || block.credit > 0 {
        line(text, "bank credit", block.credit)?;
    }
    if number > 0 {
        line(text, "match bonus", block.bonus)?;
    }
    line(text, "champions bought", block.bought)?;
    if number > 1 {
        line(text, "running costs", block.running)?;
    }
    Ok(())
}

fn line(text: &mut String, label: &str, amount: Money) -> std::fmt::Result {
    writeln!(text, "   {label:<28}{amount:>6}")
}

fn total(text: &mut String, label: &str, amount: Money) -> std::fmt::Result {
    writeln!(text, "  {label:<29}{amount:>6}")
}

const fn label(deck: Deck) -> &'static str {
    match deck {
        Deck::Capital => "starting capital",
        Deck::Municipal => "municipal grant",
        Deck::Regional => "regional grant",
        Deck::Sponsors => "sponsors",
        Deck::Subscribers => "subscribers",
        Deck::Television => "television rights",
        Deck::Tax => "tax",
        Deck::Social => "social cover",
        Deck::Running => "running costs",
        _ => "",
    }
}

/// CHA-823, CHA-824.
fn write_table(text: &mut String, table: &[Standing], sheets: &[Sheet], over: bool) -> std::fmt::Result {
    let money = if over { "F" } else { "cash" };
    writeln!(
        text,
        "{:<34}{:>4}{:>4}{:>4}{:>4}{:>8}{:>5}{money:>6}",
        "TABLE", "P", "W", "D", "L", "goals", "pts"
    )?;
    for line in table {
        let name = sheets.get(line.club.index()).map_or("", |sheet| sheet.name.as_str());
        let point = if line.finance_point { "*" } else { " " };
        let club = format!("{:>2} {} {name}", line.rank, line.club);
        let goals = format!("{}-{}", line.scored, line.conceded);
        let Standing { played, won, drawn, lost, points, total, .. } = line;
        writeln!(
            text,
            "{club:<34}{played:>4}{won:>4}{drawn:>4}{lost:>4}{goals:>8}{points:>4}{point}{total:>6}"
        )?;
    }
    if over { writeln!(text, "* with the point for the best finances") } else { Ok(()) }
}
