//! A table for tests: a position in a few words, dice and cards as they fall, choices as they are written.

use onze_challenge::pitch::{
    Card, Choice, Event, Footballer, Given, Need, Options, Phase, Pitch, Play, Side, Square,
};
use onze_core::Because;

pub(super) struct Table {
    pub(super) pitch: Pitch,
    pub(super) play: Play,
    pub(super) events: Vec<Event>,
}

/// The table of the worked examples: the footballers named, keepers on M1 and M39, N4 on D33; South throws in possession.
pub(super) fn scene(south: &str, north: &str, ball: &str) -> Table {
    scene_with(Options::default(), south, north, &format!("ball {ball}; due throw; throw S P"))
}

/// The same, with options and the rest of the position's line.
pub(super) fn scene_with(options: Options, south: &str, north: &str, rest: &str) -> Table {
    let line = format!("S 1M1 {south} ? k1; N 1M39 4D33 {north} ? k1; {rest}");
    let play = Play::read(&line).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
    Table { pitch: Pitch::new(options), play, events: Vec::new() }
}

/// A match with ready squads and line-ups that South kicks off, up to its first throw.
pub(super) fn kicked_off(options: Options, champions: [u8; 2]) -> Table {
    let pitch = Pitch::new(options);
    let play = pitch.start(champions);
    let mut table = Table { pitch, play, events: Vec::new() };
    let [south, north] = champions.map(|owned| table.pitch.ready_squad(owned));
    table.pitch.open_squads(&mut table.play, &south, &north, &mut table.events);
    table.give(Given::KickOff(5, 2));
    for side in Side::BOTH {
        let first = table.legal(side)[0];
        table.pitch.apply(&mut table.play, side, &first, &mut table.events);
    }
    table
}

impl Table {
    pub(super) fn give(&mut self, given: Given) {
        self.pitch.give(&mut self.play, given, &mut self.events).unwrap();
    }

    /// Three dice, as thrown.
    pub(super) fn throw(mut self, dice: &str) -> Table {
        let dice: Vec<u8> = dice.bytes().map(|digit| digit - b'0').collect();
        self.give(Given::Throw(dice.try_into().unwrap()));
        self
    }

    pub(super) fn card(mut self, card: &str) -> Table {
        self.give(Given::Card(Card::read(card).unwrap()));
        self
    }

    pub(super) fn penalty(mut self, die: u8) -> Table {
        self.give(Given::Penalty(die));
        self
    }

    /// Choices of whoever is asked, with `; ` between.
    pub(super) fn plays(mut self, choices: &str) -> Table {
        for text in choices.split("; ") {
            let choice = Choice::read(text).unwrap_or_else(|_| panic!("{text} is not written like that"));
            let side = self.play.who().unwrap_or_else(|| panic!("nobody is asked at {text}: {}", self.play));
            if let Err(refusal) = self.pitch.check(&self.play, side, &choice) {
                panic!("{text} is refused: {refusal:?}\n{}", self.play);
            }
            self.pitch.apply(&mut self.play, side, &choice, &mut self.events);
        }
        self
    }

    /// The first clause for which a choice of whoever is asked is refused.
    pub(super) fn refused(&self, text: &str) -> &'static str {
        self.refused_by(text).unwrap_or_else(|| panic!("{text} is legal"))
    }

    /// The first clause for which a choice of whoever is asked is refused, if it is.
    pub(super) fn refused_by(&self, text: &str) -> Option<&'static str> {
        let choice = Choice::read(text).unwrap_or_else(|_| panic!("{text} is not written like that"));
        let side = self.play.who().unwrap_or_else(|| panic!("nobody is asked: {}", self.play));
        self.pitch.check(&self.play, side, &choice).err().map(|refusal| refusal.rules()[0].0)
    }

    pub(super) fn allows(&self, text: &str) -> bool {
        self.refused_by(text).is_none()
    }

    pub(super) fn legal(&self, side: Side) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.pitch.legal(&self.play, side, &mut choices);
        choices
    }

    /// The listed choices of whoever is asked, as they are written.
    pub(super) fn listed(&self) -> Vec<String> {
        let side = self.play.who().unwrap_or_else(|| panic!("nobody is asked: {}", self.play));
        self.legal(side).iter().map(Choice::to_string).collect()
    }

    /// Where a footballer stands, `-` if nowhere.
    pub(super) fn square(&self, who: &str) -> String {
        let who = Footballer::read(who).unwrap();
        self.play.square(who).map_or("-".to_owned(), |square| square.to_string())
    }

    pub(super) fn ball(&self) -> String {
        self.play.ball().to_string()
    }

    pub(super) fn holder(&self) -> String {
        self.play.holder().map_or("loose".to_owned(), |who| who.to_string())
    }

    /// Whose throw is due, such as `S P` or `N R`.
    pub(super) fn due(&self) -> String {
        assert_eq!(self.pitch.needs(&self.play), Some(Need::Throw), "{}", self.play);
        format!("{} {}", self.play.side(), if self.play.is_possession() { 'P' } else { 'R' })
    }

    pub(super) fn phase(&self) -> Phase {
        self.play.phase()
    }

    pub(super) fn happened(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }
}

pub(super) fn square(text: &str) -> Square {
    Square::read(text).unwrap()
}
