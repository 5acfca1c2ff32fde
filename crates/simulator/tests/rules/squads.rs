//! Stickers, the catalogue, squads and kits (SIM-201 to SIM-215).

use onze_core::Because;
use onze_simulator::{
    Catalogue, CatalogueFault, Cell, Colour, ELEVEN, Kit, KitFault, KitField, Mark, Marks, Numbers, Pattern,
    Pitch, SQUAD, Side, Squad, SquadFault, SquadValue, Sticker, Strength,
};

const REDS: &str = "XB GB BBK BB GB YBB GGS YYY RRK YYR GR X BK YG RS G";

fn catalogue() -> Catalogue {
    Catalogue::read("standard").unwrap()
}

fn read(text: &str) -> Result<Squad, SquadFault> {
    Squad::read(text, &catalogue(), SquadValue::ANY)
}

fn fault(text: &str) -> SquadFault {
    read(text).unwrap_err()
}

fn marks(code: &str) -> Marks {
    Marks::parse(code).unwrap()
}

/// The Reds with other stickers: `16 GG` gives GG to number 16.
fn reds_with(changes: &[(usize, &str)]) -> String {
    let mut codes: Vec<&str> = REDS.split(' ').collect();
    for &(number, code) in changes {
        codes[number - 1] = code;
    }
    codes.join(" ")
}

#[test]
fn sim_201_sixteen_pegs_eleven_of_whom_start() {
    let squad = read("reds").unwrap();
    assert_eq!((SQUAD, ELEVEN), (16, 11));
    assert_eq!((squad.stickers().len(), squad.eleven(Side::Red).count()), (16, 11));
    assert_eq!(fault("XB GB"), SquadFault::Size { stickers: 2 });
    assert_eq!(fault(&format!("{REDS} G")), SquadFault::Size { stickers: 17 });
    assert_eq!(fault(&REDS.replace(" G", "  G")).rules()[0].0, "SIM-201");
    assert_eq!(fault("").rules()[0].0, "SIM-201");
    assert_eq!((squad.sticker(0), squad.sticker(17)), (None, None));
    assert_eq!(squad.sticker(16).unwrap().marks, marks("G"));
}

#[test]
fn sim_202_sim_214_the_standard_kits_and_kits_of_ones_own() {
    let [reds, blues] = Kit::standard().unwrap();
    assert_eq!((&*reds.name, &*blues.name), ("Reds", "Blues"));
    assert_eq!(reds.players.len(), 16);
    let own = "name = \"Greens\"\nbadge = \"oak\"\nsponsors = [\"Boards\"]\n\
               first = { shirt = \"#2e7d32\", shorts = \"#ffffff\", socks = \"#2e7d32\" }\n\
               second = { shirt = \"#f5f5f5\", shorts = \"#2e7d32\", socks = \"#f5f5f5\" }\n";
    let kit = Kit::from_toml(own).unwrap();
    assert_eq!((&*kit.badge, kit.sponsors.len()), ("oak", 1));
    let text = |field| KitFault::Text { field, number: 1 };
    let faults = [
        (own.replace("Greens", " "), text(KitField::Name)),
        (own.replace("oak", &"o".repeat(25)), text(KitField::Badge)),
        (own.replace("oak", "o\\nk"), text(KitField::Badge)),
        (
            own.replace("[\"Boards\"]", "[\"Boards\", \"\\t\"]"),
            KitFault::Text { field: KitField::Sponsors, number: 2 },
        ),
        (own.replace("#f5f5f5", "#3a8d42"), KitFault::Alike),
    ];
    for (text, fault) in faults {
        assert!(!fault.rules().is_empty());
        assert_eq!(Kit::from_toml(&text), Err(fault), "{text}");
    }
}

#[test]
fn sim_214_a_kit_that_cannot_be_read_tells_the_line() {
    let own = include_str!("../../data/kits.toml").split("[[kit]]").nth(1).unwrap().trim();
    assert!(Kit::from_toml(own).is_ok());
    let broken = [
        (own.replace("\"#c62828\", shorts", "\"c62828\", shorts"), 2, "#rrggbb"),
        (own.replace("\"#c62828\", shorts", "\"#C6282\", shorts"), 2, "#rrggbb"),
        (own.replace("second", "third"), 3, "third"),
        (own.replace("shorts = \"#c62828\"", "pattern = \"dots\""), 3, "stripes"),
        (own.replace("name", "\n\nname ="), 3, ""),
        ("R1 R2".to_owned(), 1, ""),
    ];
    for (text, at, says) in broken {
        let fault = Kit::from_toml(&text).unwrap_err();
        let KitFault::Form { line, ref reason } = fault else { panic!("{fault:?}") };
        assert!(line == at && reason.contains(says), "{fault:?}: {text}");
        assert_eq!(fault.rules()[0].0, "SIM-214");
    }
}

#[test]
fn sim_214_a_kit_fits_on_one_line_and_is_the_same() {
    let [reds, _] = Kit::standard().unwrap();
    let line = "{ name = \"Reds\", first = { shirt = \"#c62828\", shorts = \"#ffffff\", socks = \"#c62828\" }, \
                second = { shirt = \"#f5f5f5\", shorts = \"#c62828\", socks = \"#f5f5f5\" } }";
    assert_eq!(Kit::read(line), Ok(reds.clone()));
    assert_eq!(Kit::read("reds"), Ok(reds.clone()));
    assert_eq!(Kit::read(&toml::to_string(&reds).unwrap()), Ok(reds));
    for broken in ["{", "{}", "greens", "", "{ name = \"x\" } }", "name = {"] {
        assert!(matches!(Kit::read(broken), Err(KitFault::Form { line: 1, .. })), "{broken}");
    }
    let crowded = line.replace("first =", "sponsors = [\"a\", \"b\", \"c\", \"d\", \"e\"], first =");
    assert_eq!(Kit::read(&crowded), Err(KitFault::Sponsors { most: 4 }));
}

#[test]
fn sim_208_a_squad_is_written_in_as_many_lines_as_one_likes() {
    let squad = Squad::from_file("XB GB BBK BB\n GB YBB GGS YYY\r\nRRK YYR GR X\tBK YG RS G\n", &catalogue())
        .unwrap();
    assert_eq!((squad, squad.codes()), (read("reds").unwrap(), REDS.to_owned()));
}

#[test]
fn sim_214_a_shirt_has_a_pattern_and_a_second_colour_and_old_files_still_read() {
    let [reds, blues] = Kit::standard().unwrap();
    // Neither is in the file: plain, with collar and cuffs in the colour of the shorts.
    assert_eq!(
        (reds.first.pattern, reds.first.accent, reds.first.accent()),
        (Pattern::Plain, None, reds.first.shorts)
    );
    let mut kit = blues;
    kit.first.pattern = Pattern::Hoops;
    kit.first.accent = Some(Colour([0x0a, 0x2a, 0x66]));
    let text = toml::to_string(&kit).unwrap();
    assert!(text.contains("pattern = \"hoops\"") && text.contains("accent = \"#0a2a66\""), "{text}");
    assert_eq!(Kit::from_toml(&text), Ok(kit));
}

#[test]
fn sim_215_kits_that_cannot_be_told_apart_do_not_meet() {
    let [reds, blues] = Kit::standard().unwrap();
    assert_eq!(Kit::meet(&reds, &blues), [&reds.first, &blues.first]);
    assert_eq!(Kit::meet(&blues, &reds), [&blues.first, &reds.first]);
    assert_eq!(Kit::meet(&reds, &reds), [&reds.first, &reds.second]);
    let mut crimsons = reds.clone();
    crimsons.first.shirt.0 = [0xa0, 0x10, 0x30];
    assert_eq!(Kit::meet(&reds, &crimsons), [&reds.first, &crimsons.second]);
}

#[test]
fn sim_215_the_pattern_counts_when_kits_are_told_apart() {
    let [reds, _] = Kit::standard().unwrap();
    let (red, white) = (reds.first.shirt, Colour([255, 255, 255]));
    let striped = |shirt, accent| {
        let mut kit = reds.clone();
        (kit.first.shirt, kit.first.accent, kit.first.pattern) = (shirt, Some(accent), Pattern::Stripes);
        kit
    };
    // Red with white stripes is white with red ones.
    let [one, other] = [striped(red, white), striped(white, red)];
    assert_eq!(Kit::meet(&one, &other), [&one.first, &other.second]);
    // Stripes of the shirt's own colour are none, and a plain shirt does not show its second colour.
    let hidden = striped(red, red);
    assert_eq!(Kit::meet(&reds, &hidden), [&reds.first, &hidden.second]);
    let mut plain = reds.clone();
    plain.first.accent = Some(Colour([0, 0, 0]));
    assert_eq!(Kit::meet(&reds, &plain), [&reds.first, &plain.second]);
    // Half white is neither red nor white.
    let mut halves = striped(red, white);
    halves.first.pattern = Pattern::Halves;
    assert_eq!(Kit::meet(&reds, &halves), [&reds.first, &halves.first]);
    // From afar, two kits of one team differ too: a second kit that mixes to the first is refused.
    let mut alike = striped(red, white);
    alike.second = other.first;
    assert_eq!(Kit::from_toml(&toml::to_string(&alike).unwrap()), Err(KitFault::Alike));
}

#[test]
fn sim_203_sim_204_one_to_five_marks_within_the_limits() {
    for code in ["Y", "YYY", "XYBBS", "BBBKS", "GGGRS", "KS", "XKS"] {
        assert_eq!(marks(code).to_string(), code);
    }
    // None, too many of one colour, too many in all, out of order, no mark at all.
    for code in ["", "YYYY", "KK", "SS", "XX", "YYYGGG", "RY", "SK", "YX", "Z", "y", "Y Y"] {
        assert_eq!(Marks::parse(code), None, "{code}");
    }
    for mark in Mark::ALL {
        let colour = matches!(mark, Mark::Yellow | Mark::Green | Mark::Red | Mark::Blue);
        assert_eq!(mark.most(), if colour { 3 } else { 1 });
    }
    let sticker = marks("XYBBS");
    assert_eq!(Mark::ALL.map(|mark| sticker.count(mark)), [1, 1, 0, 0, 2, 0, 1]);
    assert!(sticker.has(Mark::Grey) && !sticker.has(Mark::Black));
    assert_eq!(fault(&reds_with(&[(3, "YYYY")])), SquadFault::Marks { number: 3 });
    assert_eq!(fault(&reds_with(&[(3, "BY")])).rules()[0].0, "SIM-204");
}

#[test]
fn ex_04_sim_205_sim_206_the_numbers_follow_from_the_marks() {
    assert_eq!(marks("YYR").numbers().to_string(), "4-2-3-4");
    let Numbers { dribble, marking, tackle, keeping } = marks("YYR").numbers();
    assert_eq!((dribble, marking, tackle, keeping), (4, 2, 3, 4));
    assert_eq!(marks("X").numbers().to_string(), "4-4-4-4");
    // Capped at 6.
    assert_eq!(marks("XYBBS").numbers().to_string(), "5-6-6-5");
    assert_eq!(Sticker::RESERVE_KEEPER, catalogue().get(marks("X")).unwrap().sticker);
}

#[test]
fn sim_206_a_catalogue_with_other_numbers_may_be_loaded() {
    let other = Catalogue::read("YYR 5-2-3-4; RRK 4-3-3-4").unwrap();
    let numbers = |code: &str| other.get(marks(code)).unwrap().sticker.numbers.to_string();
    assert_eq!((&*numbers("YYR"), &*numbers("RRK"), &*numbers("X")), ("5-2-3-4", "4-3-3-4", "4-4-4-4"));
    let reds = Squad::read("reds", &other, SquadValue::ANY).unwrap();
    assert_eq!(reds.sticker(10).unwrap().numbers.dribble, 5);
    let code = marks("YYR");
    let faults = [
        ("", CatalogueFault::Form),
        ("YYR", CatalogueFault::Form),
        ("RYY 5-2-3-4", CatalogueFault::Marks),
        ("YYR 7-2-3-4", CatalogueFault::Numbers { code }),
        ("YYR 0-2-3-4", CatalogueFault::Numbers { code }),
        ("YYR 5-2-3", CatalogueFault::Numbers { code }),
        ("YYR 5-2-3-4-5", CatalogueFault::Numbers { code }),
        ("YYR +5-2-3-4", CatalogueFault::Numbers { code }),
        ("XKS 4-4-4-4", CatalogueFault::Missing { code: marks("XKS") }),
    ];
    for (text, fault) in faults {
        assert_eq!(Catalogue::read(text), Err(fault), "{text}");
        assert!(!fault.rules().is_empty());
    }
}

#[test]
fn sim_207_the_value_is_the_number_of_marks() {
    for entry in catalogue().entries() {
        assert_eq!(usize::from(entry.sticker.value()), entry.sticker.marks.to_string().len());
    }
}

#[test]
fn sim_208_stickers_of_the_catalogue_no_more_often_than_their_copies() {
    assert_eq!(fault(&reds_with(&[(16, "XKS")])), SquadFault::Missing { code: marks("XKS") });
    assert_eq!(fault(&reds_with(&[(16, "GB")])), SquadFault::Copies { code: marks("GB"), copies: 2 });
    assert_eq!(fault(&reds_with(&[(16, "GB")])).rules()[0].0, "SIM-208");
    // Both teams choose from a full catalogue of their own.
    assert_eq!(read(REDS), read("reds"));
}

#[test]
fn sim_208_sim_210_the_catalogue_of_112() {
    let catalogue = catalogue();
    let mut by_value = [0; 6];
    let mut keepers = 0;
    let mut next = 1;
    for entry in catalogue.entries() {
        by_value[usize::from(entry.sticker.value())] += entry.copies;
        keepers += entry.copies * u8::from(entry.sticker.is_keeper());
        assert_eq!(entry.first, next);
        assert_eq!(entry.sticker.numbers, entry.sticker.marks.numbers(), "{}", entry.sticker.marks);
        next += entry.copies;
    }
    assert_eq!((by_value, keepers, next), ([0, 34, 34, 24, 13, 7], 12, 113));
    // Catalogue numbers, as the table brackets them.
    let first = |code: &str| catalogue.get(marks(code)).unwrap().first;
    for (code, number) in
        [("X", 1), ("B", 23), ("XY", 35), ("GS", 55), ("XYB", 69), ("XBBK", 93), ("BBBKS", 112)]
    {
        assert_eq!(first(code), number, "{code}");
    }
}

#[test]
fn sim_208_sim_210_a_catalogue_file_is_checked() {
    let file = include_str!("../../data/catalogue.toml");
    let faults = [
        ("code = \"X\", copies = 4", "code = \"X\", copies = 5", CatalogueFault::Size),
        ("code = \"XY\"", "code = \"X\"", CatalogueFault::Twice { code: marks("X") }),
        ("code = \"XY\"", "code = \"YX\"", CatalogueFault::Marks),
        ("numbers = [4, 4, 4, 5]", "numbers = [4, 4, 4, 7]", CatalogueFault::Numbers { code: marks("XY") }),
        ("copies = 4", "copies = -1", CatalogueFault::Form),
        ("copies = 4", "copies = 255", CatalogueFault::Size),
    ];
    for (from, to, fault) in faults {
        assert!(file.contains(from));
        assert_eq!(Catalogue::from_toml(&file.replacen(from, to, 1)), Err(fault), "{to}");
    }
}

#[test]
fn sim_209_the_classes_of_squads() {
    use Strength::{Average, Excessive, Strong, Tournament, VeryStrong, Weak};
    let table = [
        (16, Weak),
        (24, Weak),
        (25, Average),
        (35, Average),
        (36, Tournament),
        (37, Strong),
        (43, Strong),
        (44, VeryStrong),
        (50, VeryStrong),
        (51, Excessive),
        (80, Excessive),
    ];
    for (value, strength) in table {
        assert_eq!(Strength::of(value), strength, "{value}");
    }
}

#[test]
fn ex_05_sim_209_the_reds_are_worth_36_and_with_gg_for_g_37() {
    let reds = read("reds").unwrap();
    assert_eq!((reds.value(), reds.strength()), (36, Strength::Tournament));
    let stronger = reds_with(&[(16, "GG")]);
    let squad = read(&stronger).unwrap();
    assert_eq!((squad.value(), squad.strength()), (37, Strength::Strong));
    let tournament = SquadValue::parse("tournament").unwrap();
    assert!(Squad::read("reds", &catalogue(), tournament).is_ok());
    let refused = Squad::read(&stronger, &catalogue(), tournament).unwrap_err();
    assert_eq!(refused, SquadFault::Value { value: 37, least: 36, most: 36 });
    assert_eq!(refused.rules()[0].0, "SIM-209");
}

#[test]
fn sim_209_the_option_squad_value() {
    let at_most = SquadValue::parse("at-most-36").unwrap();
    assert!(Squad::read("blues", &catalogue(), at_most).is_ok());
    let refused = Squad::read(&reds_with(&[(16, "GG")]), &catalogue(), at_most);
    assert_eq!(refused, Err(SquadFault::Value { value: 37, least: 0, most: 36 }));
    assert_eq!(SquadValue::parse("any"), Ok(SquadValue::ANY));
    for text in ["", "at-most-", "at-most-15", "at-most-81", "at-most-036", "36", "Any"] {
        assert_eq!(SquadValue::parse(text), Err(SquadFault::Limit), "{text}");
    }
}

#[test]
fn sim_211_one_to_three_goalkeepers() {
    assert_eq!(fault(&reds_with(&[(1, "B"), (12, "B")])), SquadFault::Keepers { keepers: 0 });
    assert!(read(&reds_with(&[(16, "X")])).is_ok());
    let four = fault(&reds_with(&[(16, "X"), (15, "X")]));
    assert_eq!((four, four.rules()[0].0), (SquadFault::Keepers { keepers: 4 }, "SIM-211"));
}

#[test]
fn sim_211_a_keeper_starts_only_in_goal() {
    // Numbers 1 and 2 have an X: the first of them keeps, the other one stays on the bench.
    let squad = read(&reds_with(&[(2, "X"), (1, "B")])).unwrap();
    let numbers: Vec<u8> = squad.eleven(Side::Red).map(|(number, _)| number).collect();
    assert_eq!(numbers, [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    let keepers = numbers.iter().filter(|&&number| squad.sticker(number).unwrap().is_keeper());
    assert_eq!(keepers.count(), 1);
    let late = read(&reds_with(&[(1, "B")])).unwrap();
    assert_eq!((late.keeper(), late.eleven(Side::Red).next().unwrap().0), (12, 12));
}

#[test]
fn sim_212_the_ready_made_squads() {
    let table = [
        ("reds", Side::Red, REDS, "F1 C4 E4 G4 J4 F5 A9 D7 F7 H7 K9"),
        (
            "blues",
            Side::Blue,
            "XY GB BBB BK BS YYB GGG YY RRR RRS YGG X BB YB RK S",
            "F21 C18 E18 G18 J18 E14 A15 G14 D13 H13 K15",
        ),
    ];
    for (name, side, stickers, cells) in table {
        let squad = read(name).unwrap();
        let codes: Vec<String> = squad.stickers().iter().map(|sticker| sticker.marks.to_string()).collect();
        assert_eq!(codes.join(" "), stickers);
        let eleven: Vec<(u8, Cell)> = squad.eleven(side).collect();
        let expected = (1..).zip(cells.split(' ').map(|name| Cell::parse(name).unwrap()));
        assert_eq!(eleven, expected.collect::<Vec<_>>());
        let values = squad.stickers().map(|sticker| sticker.value());
        assert_eq!((values[..11].iter().sum::<u8>(), values[11..].iter().sum::<u8>()), (28, 8));
        // The other side lines up the mirror image.
        let mirrored: Vec<Cell> = squad.eleven(side.other()).map(|(_, cell)| cell.mirror()).collect();
        assert_eq!(mirrored, eleven.iter().map(|(_, cell)| *cell).collect::<Vec<_>>());
    }
}

#[test]
fn sim_212_sim_302_the_ready_line_ups_are_legal_at_the_home_points() {
    use onze_simulator::{Body, THREE_PEGS_GAP};
    let pitch = Pitch::read("standard").unwrap();
    for (name, side) in [("reds", Side::Red), ("blues", Side::Blue), ("reds", Side::Blue), (REDS, Side::Red)]
    {
        for (number, cell) in read(name).unwrap().eleven(side) {
            let body = Body::standing(pitch.home(cell));
            assert!(pitch.holds(cell, &body), "{name} {number}");
            assert!(pitch.is_behind_half_way(side, body.at), "{name} {number}");
            assert!(body.keeps_gap(pitch.centre_spot(), THREE_PEGS_GAP), "{name} {number}");
        }
    }
}

#[test]
fn sim_213_the_keepers_are_the_numbers_1_and_12() {
    for name in ["reds", "blues"] {
        let squad = read(name).unwrap();
        let keepers: Vec<u8> =
            (1..=16).filter(|&number| squad.sticker(number).unwrap().is_keeper()).collect();
        assert_eq!((keepers, squad.keeper()), (vec![1, 12], 1));
    }
}

#[test]
fn ex_31_ex_37_ex_49_ex_67_sim_205_the_numbers_of_the_worked_examples() {
    let (reds, blues) = (read("reds").unwrap(), read("blues").unwrap());
    let (red, blue) = (|n: u8| *reds.sticker(n).unwrap(), |n: u8| *blues.sticker(n).unwrap());
    assert_eq!((red(9).numbers.dribble, blue(3).numbers.marking, blue(1).numbers.marking), (4, 5, 4));
    assert_eq!((blue(1).numbers.tackle, red(10).numbers.keeping), (4, 4));
    assert_eq!((blue(6).numbers.tackle, red(8).numbers.keeping), (4, 5));
}

#[test]
fn ex_55_ex_60_ex_110_to_ex_119_sim_203_the_marks_of_the_worked_examples() {
    let (reds, blues) = (read("reds").unwrap(), read("blues").unwrap());
    let (red, blue) = (|n: u8| *reds.sticker(n).unwrap(), |n: u8| *blues.sticker(n).unwrap());
    assert_eq!((red(10).yellow(), red(6).yellow(), red(8).yellow()), (2, 1, 3));
    assert_eq!((red(7).green(), red(11).green(), blue(7).green()), (2, 1, 3));
    assert_eq!((red(9).red(), red(8).red(), blue(9).red(), blue(10).red()), (2, 0, 3, 2));
    assert_eq!((blue(3).blue(), blue(9).blue()), (3, 0));
    assert_eq!((red(9).black(), blue(4).black(), red(8).black()), (1, 1, 0));
    assert_eq!((red(7).grey(), blue(5).grey(), red(9).grey()), (1, 1, 0));
}

#[test]
fn faults_tell_their_facts_beside_their_name() {
    let json = |fault: SquadFault| serde_json::to_string(&fault).unwrap();
    assert_eq!(
        json(SquadFault::Copies { code: marks("GB"), copies: 2 }),
        r#"{"fault":"copies","code":"GB","copies":2}"#
    );
    assert_eq!(json(SquadFault::Limit), r#"{"fault":"limit"}"#);
}
