//! The table: tracks above, the board or another panel on the left, the question on the right, the log and the keys
//! below.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::layout::{self, LEAST, Places};
use super::overlay;
use crate::app::{App, Panel};
use crate::scene::{Board, Region, Scene, Subject};
use crate::widgets::{arsenals, hand, log, map, question, text, tracks};

pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let args = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        let lines = question::folded(&app.say.text("too-small", &args), area.width as usize);
        return frame.render_widget(Paragraph::new(lines), area);
    }
    if app.overlay.as_ref().is_some_and(overlay::Overlay::hides) {
        return draw_overlay(app, frame);
    }
    let scene = app.table.scene();
    let tracks = tracks::lines(&scene.tracks, area.width as usize, app.theme);
    let places = layout::places(area, tracks.len() as u16);
    draw_head(app, frame, places.head, tracks);
    draw_main(app, frame, places);
    draw_question(app, frame, places.question);
    draw_log(app, frame, places.log);
    if let Some((hand, card)) = places.large {
        draw_hand_alone(app, frame, hand);
        draw_card(app, frame, card);
    }
    draw_keys(app, frame, places.keys);
    draw_overlay(app, frame);
}

/// Draws lines into a frame with a title; what does not fit is cut, never spilt.
fn framed(frame: &mut Frame<'_>, area: Rect, title: &str, lines: Vec<Line<'static>>) {
    let title = text::cut(title, area.width.saturating_sub(4) as usize);
    let block = Block::bordered().title(format!(" {title} "));
    frame.render_widget(Paragraph::new(Text::from(lines)).block(block), area);
}

fn inner(area: Rect) -> (usize, usize) {
    (area.width.saturating_sub(2) as usize, area.height.saturating_sub(2) as usize)
}

fn draw_head(app: &App, frame: &mut Frame<'_>, area: Rect, tracks: Vec<Line<'static>>) {
    let scene = app.table.scene();
    let mut head = format!("{} · {} · {}", scene.title, scene.when, eyes(app, scene));
    if let Some((at, of)) = scene.step {
        head = format!("{head} · {at}/{of}");
    }
    let mut lines = vec![Line::styled(text::fit(&head, area.width as usize), app.theme.selected())];
    lines.extend(tracks);
    frame.render_widget(Paragraph::new(lines), area);
}

fn eyes(app: &App, scene: &Scene) -> String {
    match (app.is_viewing(), scene.eyes.seat) {
        (true, _) => app.say.text("eyes-of", &[("by", scene.eyes.by.clone().into())]),
        (false, Some(_)) => app.say.text("you-are", &[("the", scene.eyes.the.clone().into())]),
        (false, None) => scene.eyes.name.clone(),
    }
}

/// May this country be chosen?
fn is_open(app: &App, id: &str) -> bool {
    let choices = app.table.scene().question.iter().flat_map(|question| &question.choices);
    choices.into_iter().any(|choice| matches!(&choice.subject, Subject::Country(country) if country == id))
}

fn draw_main(app: &App, frame: &mut Frame<'_>, places: Places) {
    let area = places.main;
    let large = places.large.is_some();
    let scene = app.table.scene();
    let (width, height) = inner(area);
    match app.panel {
        Panel::Board | Panel::Hand if large => draw_whole_board(app, frame, area),
        Panel::Board => match &scene.board {
            Board::Map(regions) => draw_region(app, frame, area, &regions[app.region.min(regions.len() - 1)]),
            _ => draw_whole_board(app, frame, area),
        },
        Panel::Hand => draw_hand(app, frame, area),
        Panel::Log => {
            let lines = log::lines(&scene.log, width, app.theme);
            let end = lines.len().saturating_sub(app.scroll.min(lines.len().saturating_sub(height)));
            let from = end.saturating_sub(height);
            framed(frame, area, &app.say.line("panel-log"), lines[from..end].to_vec());
        }
        Panel::Chat => {
            let all: Vec<Line<'static>> =
                scene.chat.iter().flat_map(|line| question::folded(line, width)).collect();
            let end = all.len().saturating_sub(app.scroll.min(all.len().saturating_sub(height)));
            let from = end.saturating_sub(height);
            framed(frame, area, &app.say.line("panel-chat"), all[from..end].to_vec());
        }
        Panel::State => {
            let texts = crate::telling::state(scene, app.say);
            let lines: Vec<Line<'static>> =
                texts.iter().flat_map(|line| question::folded(line, width)).collect();
            let from = app.scroll.min(lines.len().saturating_sub(height));
            framed(frame, area, &app.say.line("panel-state"), lines[from..].to_vec());
        }
    }
}

fn draw_region(app: &App, frame: &mut Frame<'_>, area: Rect, region: &Region) {
    let title = format!("{} · {}", region.name, region.score);
    let (width, height) = inner(area);
    let mut lines = map::lines(region, (width, height), app.lit_country(), &|id| is_open(app, id), app.theme);
    if lines.len() + 1 < height {
        lines.push(Line::default());
        lines.push(Line::styled(text::cut(&app.say.line("legend"), width), app.theme.quiet()));
    }
    framed(frame, area, &title, lines);
}

/// All six regions in four columns, or all arsenals.
fn draw_whole_board(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let scene = app.table.scene();
    let (width, _) = inner(area);
    match &scene.board {
        Board::None => framed(frame, area, &app.say.line("panel-board"), Vec::new()),
        Board::Arsenals(all) => {
            let lines = arsenals::lines(all, width, app.say, app.theme);
            framed(frame, area, &app.say.line("panel-missiles"), lines);
        }
        Board::Map(regions) => {
            framed(frame, area, &app.say.line("panel-board"), vec![]);
            let inside = Block::bordered().inner(area);
            let wide = inside.width / 4;
            // Two short regions share a column; none is taller than the frame.
            for (column, members) in [&[0usize][..], &[1, 5], &[3], &[2, 4]].into_iter().enumerate() {
                let mut lines = Vec::new();
                for &region in members {
                    let lit = app.lit_country();
                    let open = |id: &str| is_open(app, id);
                    let wide = wide as usize - 1;
                    lines.extend(map::under_heading(&regions[region], wide, lit, &open, app.theme));
                }
                let place = Rect::new(inside.x + column as u16 * wide, inside.y, wide, inside.height);
                frame.render_widget(Paragraph::new(lines), place);
            }
        }
    }
}

fn hand_lines(app: &App, width: usize) -> Vec<Line<'static>> {
    let lines = hand::lines(&app.table.scene().hand, width, app.lit_card(), app.theme);
    if lines.is_empty() { vec![Line::raw(text::cut(&app.say.line("nothing"), width))] } else { lines }
}

/// The hand without the text of a card; the part around the card that is pointed at.
fn draw_hand_alone(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let (width, height) = inner(area);
    let lines = hand_lines(app, width);
    let lines = question::excerpt(&lines, place_in_hand(app), height.max(1), app.theme);
    framed(frame, area, &app.table.scene().hand_title, lines);
}

fn place_in_hand(app: &App) -> usize {
    let hand = &app.table.scene().hand;
    hand.iter().position(|card| Some(card.id.as_str()) == app.lit_card()).unwrap_or(0)
}

/// All about the card or country that is pointed at.
fn draw_card(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let (width, _) = inner(area);
    let id = app.lit_country().or(app.lit_card());
    let lines = id.map(|id| hand::card(&app.table.about(id), width, app.theme)).unwrap_or_default();
    framed(frame, area, &app.say.line("panel-about"), lines);
}

fn draw_hand(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let scene = app.table.scene();
    let (width, height) = inner(area);
    let mut lines = hand_lines(app, width);
    if let Some(card) = app.lit_card() {
        let card = hand::card(&app.table.about(card), width, app.theme);
        // The text of the card goes before the end of a long hand.
        let room = height.saturating_sub(lines.len() + 1);
        if room < card.len() {
            let room = height.saturating_sub(card.len() + 1).max(3);
            lines = question::excerpt(&lines, place_in_hand(app), room, app.theme);
        }
        lines.push(Line::default());
        lines.extend(card);
    }
    framed(frame, area, &scene.hand_title, lines);
}

fn draw_question(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let scene = app.table.scene();
    let (width, height) = inner(area);
    let mut lines = Vec::new();
    if let Some(trouble) = &scene.trouble {
        lines.extend(question::folded(&format!("! {trouble}"), width));
    }
    for offer in &scene.offers {
        let key = if offer.to_answer { " (F3)" } else { "" };
        lines.extend(question::folded(&format!("! {}{key}", offer.text), width));
    }
    if let Some(over) = &scene.over {
        lines.extend(question::folded(over, width));
        lines.push(Line::default());
        if !app.is_viewing() {
            lines.extend(question::folded(&app.say.line("over-keys"), width));
        }
    } else if app.is_viewing() || scene.question.is_none() {
        let waiting = scene.waiting.clone().unwrap_or_default();
        let spin = if app.table.is_thinking() { [" ", " .", " ..", " ..."][app.spin / 2 % 4] } else { "" };
        lines.extend(question::folded(&format!("{waiting}{spin}"), width));
    }
    if !app.is_viewing() && scene.over.is_none() {
        lines.extend(question_lines(app, width, height.saturating_sub(lines.len())));
    }
    framed(
        frame,
        area,
        &app.say.line(if app.is_viewing() { "panel-record" } else { "panel-question" }),
        lines,
    );
}

fn question_lines(app: &App, width: usize, height: usize) -> Vec<Line<'static>> {
    let Some(asked) = &app.table.scene().question else { return Vec::new() };
    let mut lines: Vec<Line<'static>> = question::folded(&asked.text, width)
        .into_iter()
        .map(|line| line.patch_style(app.theme.heading()))
        .collect();
    if !app.typed.is_empty() {
        lines.push(Line::raw(text::cut(&format!("/{}_", app.typed), width)));
    }
    let warning = app.pointed().and_then(|choice| choice.warning.as_ref()).map(|text| format!("! {text}"));
    let hint = app.pointed().and_then(|choice| choice.hint.clone());
    let mut below: Vec<Line<'static>> =
        warning.into_iter().chain(hint).flat_map(|text| question::folded(&text, width)).collect();
    below.truncate(height / 3);
    let fitting = app.fitting();
    let choices: Vec<_> = fitting.iter().map(|&(_, choice)| choice).collect();
    let room = height.saturating_sub(lines.len() + below.len() + usize::from(!below.is_empty())).max(1);
    lines.extend(question::choices(&choices, app.selected, (width, room), app.theme));
    if !below.is_empty() {
        lines.push(Line::styled("─".repeat(width), app.theme.quiet()));
        lines.extend(below);
    }
    lines
}

fn draw_log(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let (width, height) = inner(area);
    let lines = log::lines(&app.table.scene().log, width, app.theme);
    let from = lines.len().saturating_sub(height);
    framed(frame, area, &app.say.line("panel-log"), lines[from..].to_vec());
}

fn draw_keys(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let id = match (app.is_viewing(), app.table.is_shared()) {
        (true, _) => "view-keys",
        (false, true) => "shared-keys",
        (false, false) => "keys",
    };
    let line = match &app.notice {
        Some(notice) => Line::styled(text::fit(notice, area.width as usize), app.theme.heading()),
        None => Line::styled(text::cut(&app.say.line(id), area.width as usize), app.theme.quiet()),
    };
    frame.render_widget(Paragraph::new(line), area);
}

fn draw_overlay(app: &App, frame: &mut Frame<'_>) {
    let Some(overlay) = &app.overlay else { return };
    let area = overlay::place(frame.area());
    frame.render_widget(Clear, area);
    let lines = overlay.lines(app, inner(area));
    let title = app.say.line(if overlay.hides() { "overlay-enter" } else { "overlay-close" });
    framed(frame, area, &title, lines);
}
