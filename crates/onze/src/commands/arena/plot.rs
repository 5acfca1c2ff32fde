//! The picture of a contest: ratings with their error bars, goals and lengths of matches.

use std::path::Path;

use onze_players::estimate::Estimate;
use plotters::coord::Shift;
use plotters::prelude::*;
use serde_json::Map;

use super::Results;
use crate::texts::Texts;

const PAPER: RGBColor = RGBColor(250, 246, 236);
pub(crate) const GREEN: RGBColor = RGBColor(46, 110, 70);
pub(crate) const INK: RGBColor = RGBColor(40, 44, 40);
const WIDTH: u32 = 720;
const HEIGHT: u32 = 320;
/// The most bars that matches are put into by their length.
const BINS: u32 = 40;

pub(crate) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
pub(crate) type Drawn = Result<(), Box<dyn std::error::Error>>;

pub(super) fn plot(texts: &Texts, results: &Results, path: &Path) -> Drawn {
    let say = |id: &str| texts.say(id, &Map::new());
    let rated = !results.ratings.is_empty();
    let panels = if rated { 3 } else { 2 };
    let areas = panels_of(path, panels)?;
    let mut next = areas.iter();
    if rated && let Some(area) = next.next() {
        bars(texts, area, &[say("table-head-rating")], &results.names, &results.ratings)?;
    }
    let goals = (0..).zip(results.together.goals_of_matches.iter().copied()).collect::<Vec<_>>();
    let choices: Vec<(u32, u64)> =
        results.together.choices_of_matches.iter().map(|(choices, matches)| (*choices, *matches)).collect();
    for (id, counts) in [("table-head-match-goals", goals), ("table-head-match-choices", choices)] {
        if let Some(area) = next.next() {
            histogram(area, &say(id), &counts)?;
        }
    }
    areas[0].present()?;
    Ok(())
}

/// A picture of so many panels, one under the other.
pub(crate) fn panels_of(path: &Path, panels: u32) -> Result<Vec<Area<'_>>, Box<dyn std::error::Error>> {
    let area = SVGBackend::new(path, (WIDTH, HEIGHT * panels)).into_drawing_area();
    area.fill(&PAPER)?;
    Ok(area.split_evenly((panels as usize, 1)))
}

/// A dot with its interval for each name.
pub(crate) fn bars(
    texts: &Texts,
    area: &Area<'_>,
    titles: &[String],
    names: &[String],
    values: &[Estimate],
) -> Drawn {
    let low = values.iter().map(|value| value.low).fold(f64::INFINITY, f64::min);
    let high = values.iter().map(|value| value.high).fold(f64::NEG_INFINITY, f64::max);
    let margin = ((high - low) * 0.08).max(1e-6);
    let rows = i32::try_from(values.len())?;
    let (title, under) =
        (titles.first().map_or("", String::as_str), titles.get(1).map_or("", String::as_str));
    let mut chart = ChartBuilder::on(area)
        .margin(16)
        .caption(title, ("sans-serif", 18))
        .x_label_area_size(if under.is_empty() { 32 } else { 52 })
        .y_label_area_size(220)
        .build_cartesian_2d(low - margin..high + margin, 0..rows)?;
    let mut mesh = chart.configure_mesh();
    mesh.disable_y_mesh().disable_y_axis().light_line_style(TRANSPARENT).x_desc(under);
    let label = |value: &f64| texts.decimal(*value, 1);
    mesh.x_label_formatter(&label);
    mesh.axis_desc_style(("sans-serif", 14).into_text_style(area).color(&INK)).draw()?;
    let (left, top) =
        (chart.plotting_area().get_pixel_range().0.start, chart.plotting_area().get_pixel_range().1);
    let height = (top.end - top.start) / rows.max(1);
    let style = ("sans-serif", 14).into_text_style(area).color(&INK);
    let (frame_x, frame_y) = area.get_base_pixel();
    let to_pixel = |value: f64| chart.backend_coord(&(value, 0)).0 - frame_x;
    for (n, (name, value)) in (0i32..).zip(names.iter().zip(values)) {
        let y = top.start - frame_y + height * n + height / 2;
        let ends = [value.low, value.high].map(|value| (to_pixel(value), y));
        area.draw(&PathElement::new(ends, INK.stroke_width(2)))?;
        area.draw(&Circle::new((to_pixel(value.value), y), 5, GREEN.filled()))?;
        let short: String = name.chars().take(34).collect();
        area.draw(&Text::new(short, (left - frame_x - 215, y - 7), style.clone()))?;
    }
    Ok(())
}

/// How many matches had how many of something, some together in a bar if there are many.
fn histogram(area: &Area<'_>, title: &str, counts: &[(u32, u64)]) -> Drawn {
    let last = counts.iter().map(|(value, _)| *value).max().unwrap_or(0);
    let least = counts.iter().find(|(_, matches)| *matches > 0).map_or(0, |(value, _)| *value);
    let first = if last < BINS { 0 } else { least };
    let width = (last - first) / BINS + 1;
    let bins = (last - first) / width + 1;
    let mut binned = vec![0u64; bins as usize];
    for (value, matches) in counts.iter().filter(|(value, _)| *value >= first) {
        binned[((value - first) / width) as usize] += matches;
    }
    let most = binned.iter().copied().max().unwrap_or(1);
    let mut chart = ChartBuilder::on(area)
        .margin(16)
        .caption(title, ("sans-serif", 18))
        .x_label_area_size(32)
        .y_label_area_size(72)
        .build_cartesian_2d((0..bins - 1).into_segmented(), 0..most + most / 20 + 1)?;
    let label = |value: &SegmentValue<u32>| match value {
        SegmentValue::CenterOf(bin) | SegmentValue::Exact(bin) => (first + bin * width).to_string(),
        SegmentValue::Last => String::new(),
    };
    chart.configure_mesh().disable_x_mesh().light_line_style(TRANSPARENT).x_label_formatter(&label).draw()?;
    chart.draw_series(Histogram::vertical(&chart).style(GREEN.filled()).margin(3).data((0..).zip(binned)))?;
    Ok(())
}

/// A curve of percentages over steps, with marks: filled for luck, open for judgement.
pub(crate) fn curve(path: &Path, title: &str, line: &[(usize, f64)], marked: &[(usize, f64, bool)]) -> Drawn {
    let areas = panels_of(path, 1)?;
    let last = line.last().map_or(1, |(n, _)| *n).max(1);
    let mut chart = ChartBuilder::on(&areas[0])
        .margin(16)
        .caption(title, ("sans-serif", 18))
        .x_label_area_size(32)
        .y_label_area_size(56)
        .build_cartesian_2d(0..last, 0.0..100.0)?;
    chart.configure_mesh().light_line_style(TRANSPARENT).draw()?;
    chart.draw_series(LineSeries::new(line.iter().copied(), INK.stroke_width(2)))?;
    chart.draw_series(marked.iter().map(|&(n, value, luck)| {
        let style = if luck { GREEN.filled() } else { GREEN.stroke_width(2) };
        Circle::new((n, value), 5, style)
    }))?;
    areas[0].present()?;
    Ok(())
}
