//! The printed sheets are as large as the clauses say, and whole.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

use onze_print::{Page, Paper, cloth, pdf, pitch_pages, shirt, team_page, top, unprintable};
use onze_simulator::{Catalogue, Colour, Kit, KitField, Pattern, Pitch, Squad, SquadValue};
use onze_texts::{Lang, Texts};

const LANGUAGES: [Lang; 2] = [Lang::En, Lang::Fr];

fn kits() -> [Kit; 2] {
    Kit::standard().unwrap()
}

fn squad(name: &str) -> Squad {
    Squad::read(name, &Catalogue::read("standard").unwrap(), SquadValue::ANY).unwrap()
}

fn team(lang: Lang) -> Page {
    team_page(&Texts::new(lang), &kits()[0], &squad("reds"))
}

fn pitch(lang: Lang, paper: Paper) -> Vec<Page> {
    pitch_pages(&Texts::new(lang), &Pitch::read("standard").unwrap(), paper)
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn sim_202_sim_214_sixteen_shirts_and_sixteen_tops_on_one_page_of_a4() {
    for lang in LANGUAGES {
        let svg = team(lang).svg();
        assert!(
            svg.contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\""),
            "a unit is a millimetre"
        );
        assert_eq!((count(&svg, "class=\"shirt\""), count(&svg, "class=\"top\"")), (16, 16));
        for (number, sticker) in (1..).zip(squad("reds").stickers()) {
            let marks = sticker.marks.to_string();
            assert!(svg.contains(&format!(">{number} · {}<", initials(lang, &marks))), "{number}");
        }
    }
}

/// SIM-210: jaune, vert, rouge, bleu, noir, gris.
fn initials(lang: Lang, marks: &str) -> String {
    let french = |mark| match mark {
        'Y' => 'J',
        'G' => 'V',
        'K' => 'N',
        'S' => 'G',
        other => other,
    };
    if lang == Lang::En { marks.to_owned() } else { marks.chars().map(french).collect() }
}

#[test]
fn sim_124_a_shirt_goes_once_around_a_peg_and_a_top_covers_it() {
    let [reds, _] = kits();
    let svg = shirt(&reds, &reds.first, 10).elements().to_owned();
    // 12 across: 12 π = 37.699 around, the shirt 18 of the 32 in height; 2 more for the glue.
    assert!(svg.contains("<rect x=\"0\" y=\"0\" width=\"37.699\" height=\"18\" fill=\"#c62828\""), "{svg}");
    assert!(svg.contains("<rect x=\"0\" y=\"0\" width=\"39.699\" height=\"32\" fill=\"none\""), "{svg}");
    let round = top(squad("reds").sticker(1).unwrap());
    assert!(
        round.elements().contains("<circle cx=\"0\" cy=\"0\" r=\"6\" fill=\"none\""),
        "{}",
        round.elements()
    );
}

#[test]
fn sim_203_sim_205_a_top_shows_its_marks_and_its_four_numbers() {
    // XB: two marks, 4-5-5-4.
    let svg = top(squad("reds").sticker(1).unwrap()).elements().to_owned();
    assert_eq!(count(&svg, "r=\"0.92\""), 2);
    assert_eq!(count(&svg, "<line"), 2, "the X of the keeper");
    let numbers: Vec<&str> =
        svg.split("</text>").filter_map(|part| part.rsplit_once('>')).map(|(_, n)| n).collect();
    assert_eq!(numbers[..4], ["4", "4", "5", "5"], "dribble, keeping, tackle, marking");
    for sticker in squad("blues").stickers() {
        assert_eq!(count(top(sticker).elements(), "r=\"0.92\""), usize::from(sticker.value()));
    }
}

#[test]
fn sim_214_a_shirt_shows_pattern_name_number_badge_and_all_sponsors() {
    let [mut kit, _] = kits();
    kit.badge = "oak".to_owned();
    kit.sponsors = ["Boards & Co", "Nets", "Balls"].map(str::to_owned).to_vec();
    kit.players[9] = "Müller".to_owned();
    kit.first.accent = Some(Colour([1, 2, 3]));
    let mut seen = Vec::new();
    for pattern in
        [Pattern::Plain, Pattern::Stripes, Pattern::Hoops, Pattern::Halves, Pattern::Sash, Pattern::Band]
    {
        kit.first.pattern = pattern;
        let svg = shirt(&kit, &kit.first, 10).elements().to_owned();
        for part in [">oak<", ">Boards &amp; Co<", ">Nets · Balls<", ">MÜLLER<", ">10<", "#010203"] {
            assert!(svg.contains(part), "{pattern:?}: {part}");
        }
        assert!(!seen.contains(&svg), "{pattern:?} looks like another");
        seen.push(svg);
    }
    assert_eq!(unprintable(&kit), None);
    kit.players[2] = "Яшин".to_owned();
    assert_eq!(unprintable(&kit), Some((KitField::Players, 3, 'Я')));
}

#[test]
fn sim_102_sim_105_sim_108_the_cloth_with_the_pitch_and_its_103_cells() {
    let svg = cloth(&Pitch::read("standard").unwrap()).elements().to_owned();
    assert!(svg.contains("<rect x=\"0\" y=\"0\" width=\"1000\" height=\"790\""));
    assert!(svg.contains("<rect x=\"0\" y=\"0\" width=\"924\" height=\"666\" fill=\"none\""));
    assert!(svg.contains("translate(38 62)"), "the pitch lies in the middle");
    assert_eq!(count(&svg, "class=\"cell\""), 103);
    // A cell in the middle is 84 wide; one at the rim reaches to the touch-line; a half to the goal line.
    assert!(
        svg.contains("points=\"462,284.503 504,308.751 504,357.249 462,381.497 420,357.249 420,308.751\""),
        "F11"
    );
    assert!(svg.contains("points=\"42,0 84,0 84,66.265 42,90.513 0,66.265 0,0\""), "A1");
    assert!(svg.contains(">E22<"));
}

#[test]
fn sim_121_sim_122_sim_131_goals_spots_and_the_track_of_the_referee() {
    let svg = cloth(&Pitch::read("standard").unwrap()).elements().to_owned();
    for goal in
        ["x=\"-30\" y=\"263\" width=\"30\" height=\"140\"", "x=\"924\" y=\"263\" width=\"30\" height=\"140\""]
    {
        assert!(svg.contains(goal), "{goal}");
    }
    for spot in
        ["cx=\"462\" cy=\"333\" r=\"2\"", "cx=\"96\" cy=\"333\" r=\"2\"", "cx=\"828\" cy=\"333\" r=\"2\""]
    {
        assert!(svg.contains(spot), "{spot}");
    }
    for corner in [[10, 10], [10, 656], [914, 10], [914, 656]] {
        assert!(svg.contains(&format!("cx=\"{}\" cy=\"{}\" r=\"5\"", corner[0], corner[1])), "{corner:?}");
    }
    assert_eq!(count(&svg, "cy=\"-14\" r=\"8\""), 12, "by the corner post, then beside eleven cells");
}

#[test]
fn sim_214_sixteen_sheets_of_a4_make_the_cloth_and_larger_paper_takes_it_whole() {
    let tiles = pitch(Lang::En, Paper::A4);
    assert_eq!(tiles.len(), 16);
    for (n, tile) in tiles.iter().enumerate() {
        assert!(tile.svg().contains("width=\"297mm\" height=\"210mm\""));
        let (x, y) = (n % 4 * 250, ["0", "197.5", "395", "592.5"][n / 4]);
        let window = format!("width=\"250\" height=\"197.5\" viewBox=\"{x} {y} 250 197.5\"");
        assert!(tile.svg().contains(&window), "{n}: {window}");
    }
    let [a1, a0] = [Paper::A1, Paper::A0].map(|paper| pitch(Lang::En, paper));
    assert_eq!((a1.len(), a0.len()), (1, 1));
    assert!(a0[0].svg().contains("width=\"1000\" height=\"790\" viewBox=\"0 0 1000 790\""), "real size");
    assert!(a1[0].svg().contains("width=\"800\" height=\"571.2\" viewBox=\"0 38 1000 714\""), "80 %");
    assert!(a1[0].svg().contains("80%"), "and it says so");
}

#[test]
fn every_page_has_a_ruler_of_ten_centimetres_in_both_languages() {
    let pages = |lang| {
        let papers = [Paper::A4, Paper::A1, Paper::A0].map(|paper| pitch(lang, paper));
        papers.into_iter().flatten().chain([team(lang)]).collect::<Vec<_>>()
    };
    let [english, french] = LANGUAGES.map(pages);
    assert_eq!((english.len(), french.len()), (19, 19));
    for (english, french) in english.iter().zip(&french) {
        for svg in [english.svg(), french.svg()] {
            assert_eq!(count(&svg, "class=\"ruler\""), 1);
            assert!(svg.contains("<line x1=\"0\" y1=\"0\" x2=\"100\" y2=\"0\""));
            assert!(!svg.contains(">print-"), "a sentence is missing");
        }
        assert!(english.svg().contains("These are 10 cm.") && french.svg().contains("Voici 10 cm."));
    }
}

#[test]
fn the_pdf_has_the_sizes_of_the_pages_and_the_fonts_inside() {
    let pages: Vec<Page> = [team(Lang::Fr)].into_iter().chain(pitch(Lang::Fr, Paper::A1)).collect();
    let file = pdf("Simulator Soccer", "fr", &pages).unwrap();
    assert!(file.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&file);
    let boxes: Vec<[f64; 2]> = text.split("/MediaBox").skip(1).map(media_box).collect();
    // 1 pt is 25.4 / 72 mm.
    let expected = [[595.276, 841.89], [2383.937, 1683.78]];
    assert_eq!(boxes.len(), expected.len());
    for (found, expected) in boxes.iter().flatten().zip(expected.iter().flatten()) {
        assert!((found - expected).abs() < 0.01, "{found} {expected}");
    }
    assert!(text.contains("LeagueGothic") && text.contains("AlegreyaSans"), "the names of the fonts");
    assert!(count(&text, "/FontFile") >= 2, "and their letters");
}

/// The width and the height of ` [0 0 595.27 841.89]…`.
fn media_box(text: &str) -> [f64; 2] {
    let inner = text.split_once('[').unwrap().1.split_once(']').unwrap().0;
    let numbers: Vec<f64> = inner.split_whitespace().map(|number| number.parse().unwrap()).collect();
    [numbers[2] - numbers[0], numbers[3] - numbers[1]]
}
