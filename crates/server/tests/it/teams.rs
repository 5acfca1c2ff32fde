//! Squads and kits of Simulator Soccer: checked, worn and printed.

use onze_server::{Db, Limits};
use onze_session::protocol::{SeatKind, ServerMessage};
use serde_json::{Value, json};

use crate::common::{Server, computer, request, wide};

const SQUAD: &str = "XB GB BBK BB\nGB YBB GGS YYY\nRRK YYR GR X\nBK YG RS GG\n";
const KIT: &str = r##"{ name = "Étoile", badge = "E", players = ["Keller", "", "", "", "", "", "", "", "", "Šimić", "", "", "", "", "", ""], first = { shirt = "#0b3d91", pattern = "hoops", accent = "#ffd54a", shorts = "#ffffff", socks = "#0b3d91" }, second = { shirt = "#ffffff", shorts = "#0b3d91", socks = "#ffffff" } }"##;

async fn team(server: &Server, asked: Value) -> (u16, Value) {
    server.ask("POST", "/api/simulator/team", Some(&asked)).await
}

#[tokio::test]
async fn sim_208_sim_209_a_squad_is_told_with_its_value_and_class() {
    let server = Server::start().await;
    let (status, told) = team(&server, json!({ "squad": SQUAD })).await;
    let codes = SQUAD.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = json!({ "squad": { "codes": codes, "value": 37, "strength": "strong" } });
    assert_eq!((status, told), (200, expected));
    let (_, told) = team(&server, json!({ "squad": "blues" })).await;
    assert_eq!((&told["squad"]["value"], &told["squad"]["strength"]), (&json!(36), &json!("tournament")));
}

#[tokio::test]
async fn sim_214_sim_215_a_kit_is_told_and_whether_it_shows_its_second_strip() {
    let server = Server::start().await;
    let (status, told) = team(&server, json!({ "kit": KIT, "against": "reds" })).await;
    assert_eq!((status, &told["kit"]["name"], &told["second"]), (200, &json!("Étoile"), &json!(false)));
    assert_eq!(told["kit"]["first"]["pattern"], "hoops");
    let (_, told) = team(&server, json!({ "kit": "reds", "against": "reds" })).await;
    assert_eq!(told["second"], true);
    assert_eq!(team(&server, json!({})).await, (200, json!({})));
}

#[tokio::test]
async fn what_is_no_squad_and_no_kit_gets_a_reason_with_its_clause_in_both_languages() {
    let server = Server::start().await;
    let cases = [
        (json!({ "squad": "" }), "team_squad", "SIM-201"),
        (json!({ "squad": SQUAD.replace("GG\n", "GQ\n") }), "team_squad", "SIM-204"),
        (json!({ "squad": SQUAD.replace("RS", "YYR") }), "team_squad", "SIM-208"),
        (json!({ "squad": KIT }), "team_squad", "SIM-201"),
        (json!({ "kit": SQUAD }), "team_kit", "SIM-214"),
        (json!({ "kit": KIT.replace("Keller", &"k".repeat(25)) }), "team_kit", "SIM-214"),
        (json!({ "kit": KIT.replace("shirt = \"#ffffff\"", "shirt = \"#0b3d99\"") }), "team_kit", "SIM-215"),
        (json!({ "kit": KIT.replace("Šimić", "Шимић") }), "team_letter", "SIM-214"),
        (
            json!({ "kit": KIT.replace("badge = \"E\"", "sponsors = [\"\",\"\",\"\",\"\",\"\"]") }),
            "team_kit",
            "SIM-214",
        ),
        (json!({ "against": "\u{0}{{{{" }), "team_kit", "SIM-214"),
    ];
    for (asked, kind, clause) in cases {
        let mut said = Vec::new();
        for lang in ["en", "fr"] {
            for path in ["team", "print"] {
                if path == "print" && asked.get("against").is_some() {
                    continue;
                }
                let path = format!("/api/simulator/{path}?lang={lang}");
                let (status, told) = server.ask("POST", &path, Some(&asked)).await;
                let error = &told["error"];
                assert_eq!((status, &error["kind"]), (422, &json!(kind)), "{asked}: {told}");
                assert_eq!(error["rules"][0], clause, "{asked}");
            }
            let (_, told) =
                server.ask("POST", &format!("/api/simulator/team?lang={lang}"), Some(&asked)).await;
            said.push(told["error"]["message"].as_str().unwrap().to_owned());
        }
        assert!(said[0] != said[1] && said.iter().all(|said| !said.contains('$')), "{said:?}");
    }
    for (asked, status) in [(json!({ "kit": 7 }), 400), (json!({ "strip": "reds" }), 400), (json!([1]), 400)]
    {
        assert_eq!(team(&server, asked).await.0, status);
    }
    let long = json!({ "kit": "x".repeat(20_000) });
    assert_eq!(team(&server, long).await.0, 413);
}

#[tokio::test]
async fn sim_214_the_sheets_come_as_a_pdf() {
    let server = Server::start().await;
    for (pitch, pages) in [("none", 1), ("a1", 2), ("a0", 2), ("a4", 17)] {
        let asked = json!({ "kit": KIT, "squad": SQUAD, "pitch": pitch }).to_string();
        let (status, head, file) =
            server.request("POST", "/api/simulator/print?lang=fr", &[], Some(&asked)).await;
        assert_eq!(status, 200, "{file}");
        assert!(head.contains("content-type: application/pdf") && head.contains("attachment"), "{head}");
        assert!(file.starts_with("%PDF-"));
        assert_eq!(file.matches("/MediaBox").count(), pages, "{pitch}");
    }
    assert_eq!(server.ask("POST", "/api/simulator/print", Some(&json!({ "pitch": "a9" }))).await.0, 400);
    assert_eq!(server.request("POST", "/api/simulator/print", &[], Some("{}")).await.0, 200);
}

#[tokio::test]
async fn printing_costs_as_much_as_making_a_match() {
    let server = Server::with(Db::Memory, Limits { changes_per_minute: 1, ..wide() }).await;
    let mut refused = 0;
    for _ in 0..12 {
        let (status, _, _) = server.request("POST", "/api/simulator/print", &[], Some("{}")).await;
        refused += usize::from(status == 429);
    }
    assert!(refused > 0, "a burst, then one a minute");
}

#[tokio::test]
async fn sim_214_sim_215_everybody_at_the_table_sees_what_is_worn() {
    let server = Server::start().await;
    let worn = async |options: &[(&str, &str)]| {
        let created = server.create(&request("simulator", options, [SeatKind::Me, computer("random")])).await;
        let mut spectator = server.connect(&created.name).await;
        let Ok(ServerMessage::Done { setup: Some(setup), .. }) = spectator.hello(&[], 0).await else {
            panic!("no setup")
        };
        serde_json::from_str::<Value>(setup.get()).unwrap()["worn"].clone()
    };
    assert_eq!(worn(&[]).await, json!([null, null]), "what everybody knows is not told");
    let told = worn(&[("red_strip", KIT)]).await;
    assert_eq!(told[0]["strip"]["accent"], "#ffd54a");
    assert_eq!((&told[0]["name"], &told[0]["players"][9]), (&json!("Étoile"), &json!("Šimić")));
    assert_eq!(told[1], json!(null), "hoops of blue and gold are far from plain blue");
    // Blue is the second team: it shows its second strip against its own colours.
    let told = worn(&[("red_strip", "blues")]).await;
    assert_eq!((&told[0]["second"], &told[1]["second"]), (&json!(false), &json!(true)));
    assert_eq!(told[1]["strip"]["shirt"], "#f9d423");
    let garbage = json!({ "game": "simulator", "options": { "blue_strip": "{ name" }, "seats": { "R": "me", "B": "device" } });
    let (status, told) = server.ask("POST", "/api/matches", Some(&garbage)).await;
    assert_eq!(
        (status, &told["error"]["kind"], &told["error"]["rules"][0]),
        (422, &json!("strip"), &json!("SIM-214"))
    );
}
