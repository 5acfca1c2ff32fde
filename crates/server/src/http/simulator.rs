//! Squads and kits of Simulator Soccer: are they any, and what of them is printed (SIM-208, SIM-214).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use onze_core::Because;
use onze_core::table::Refused;
use onze_print::{Booklet, Paper};
use onze_session::Fault;
use onze_simulator::{Catalogue, Kit, KitFault, Squad, Strength};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{Answer, Body, Speaks};
use crate::app::App;

/// `POST /api/simulator/team`: texts of files, or the names of what comes with the box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TeamRequest {
    kit: Option<String>,
    squad: Option<String>,
    /// The kit of whoever is met.
    against: Option<String>,
}

#[derive(Serialize)]
pub(super) struct TeamInfo {
    #[serde(skip_serializing_if = "Option::is_none")]
    kit: Option<Kit>,
    #[serde(skip_serializing_if = "Option::is_none")]
    squad: Option<SquadInfo>,
    /// Does the kit show its second strip against the other one (SIM-215)?
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<bool>,
}

#[derive(Serialize)]
struct SquadInfo {
    codes: String,
    value: u8,
    strength: Strength,
}

/// `POST /api/simulator/print`: what is left out is the Reds'.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintRequest {
    kit: Option<String>,
    squad: Option<String>,
    pitch: Option<PitchPaper>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PitchPaper {
    None,
    A4,
    A1,
    A0,
}

pub(super) async fn team(Body(request): Body<TeamRequest>) -> Answer<Json<TeamInfo>> {
    let kit = request.kit.as_deref().map(read_kit).transpose()?;
    let against = request.against.as_deref().map(read_kit).transpose()?;
    let second = kit.as_ref().zip(against.as_ref()).map(|(kit, met)| {
        let [_, shown] = Kit::meet(met, kit);
        *shown != kit.first
    });
    let squad = request.squad.as_deref().map(read_squad).transpose()?;
    let squad = squad.map(|squad| SquadInfo {
        codes: squad.codes(),
        value: squad.value(),
        strength: squad.strength(),
    });
    Ok(Json(TeamInfo { kit, squad, second }))
}

pub(super) async fn print(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Body(request): Body<PrintRequest>,
) -> Answer<impl IntoResponse> {
    let kit = read_kit(request.kit.as_deref().unwrap_or("reds"))?;
    let squad = read_squad(request.squad.as_deref().unwrap_or("reds"))?;
    let paper = match request.pitch.unwrap_or(PitchPaper::None) {
        PitchPaper::None => None,
        PitchPaper::A4 => Some(Paper::A4),
        PitchPaper::A1 => Some(Paper::A1),
        PitchPaper::A0 => Some(Paper::A0),
    };
    // Sixteen sheets take a moment: only so many at once, and none on the threads that answer.
    let Ok(permit) = Arc::clone(&app.printers).try_acquire_owned() else {
        return Err(Fault::PrinterBusy.into());
    };
    let drawing = Arc::clone(&app);
    let drawn = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        onze_print::booklet(drawing.texts(lang), &[(kit, squad)], paper).map_err(|fault| fault.to_string())
    });
    let drawn = drawn.await.unwrap_or_else(|lost| Err(lost.to_string()));
    let Booklet { file, .. } = drawn.map_err(|problem| ours(&problem))?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"simulator-soccer.pdf\""),
    ];
    Ok((headers, file))
}

/// A kit whose letters can all be printed.
fn read_kit(text: &str) -> Result<Kit, Fault> {
    let kit = Kit::read(text).and_then(|kit| kit.check_entered().map(|()| kit));
    let kit = kit.map_err(|fault| refused("team_kit", &fault))?;
    match onze_print::unprintable(&kit) {
        None => Ok(kit),
        Some((field, number, letter)) => {
            let mut refused = refused("team_letter", &KitFault::Text { field, number });
            refused.why["letter"] = letter.to_string().into();
            Err(refused.into())
        }
    }
}

fn read_squad(text: &str) -> Result<Squad, Fault> {
    let catalogue = Catalogue::read("standard").map_err(|fault| ours(&format!("{fault:?}")))?;
    Ok(Squad::from_file(text, &catalogue).map_err(|fault| refused("team_squad", &fault))?)
}

fn refused(kind: &str, fault: &(impl Because + Serialize)) -> Refused {
    Refused { rules: fault.rules().to_vec(), why: json!({ "kind": kind, "fault": fault }) }
}

/// Something that came with the program is broken.
fn ours(problem: &str) -> Fault {
    tracing::error!(problem, "a team of Simulator Soccer");
    Fault::NotPrinted
}
