//! The table read out: everything a scene holds, in lines of plain text.

use crate::games::{describe, force_line};
use crate::input::{self, Picked};
use crate::say::Say;
use crate::scene::{Board, Country, HandCard, Question, Scene, Subject};
use crate::table::Refused;

/// Many choices in few lines: countries by region, the rest one after the other.
pub fn together(scene: &Scene, question: &Question) -> Vec<String> {
    let mut lines: Vec<(Option<usize>, Vec<String>)> = Vec::new();
    for choice in &question.choices {
        let group = match &choice.subject {
            Subject::Country(id) => scene.region_of(id),
            _ => None,
        };
        let text = format!("{} {}", choice.key, choice.label);
        match lines.iter_mut().find(|(known, _)| *known == group) {
            Some((_, texts)) => texts.push(text),
            None => lines.push((group, vec![text])),
        }
    }
    let name = |group: Option<usize>| match (&scene.board, group) {
        (Board::Map(regions), Some(at)) => format!("{}: ", regions[at].name),
        _ => String::new(),
    };
    lines.into_iter().map(|(group, texts)| format!("{}{}", name(group), texts.join(", "))).collect()
}

/// Everything on the table in lines.
pub fn state(scene: &Scene, say: Say) -> Vec<String> {
    let mut lines = vec![scene.when.clone()];
    lines.extend(scene.tracks.iter().map(|track| format!("{}: {}", track.label, track.value)));
    match &scene.board {
        Board::None => {}
        Board::Map(regions) => {
            for region in regions {
                let held: Vec<String> = region
                    .countries
                    .iter()
                    .filter(|country| country.influence != [0, 0])
                    .map(|country| briefly(country, say))
                    .collect();
                let held = if held.is_empty() { say.line("nobody") } else { held.join("; ") };
                lines.push(format!("{} ({}): {held}", region.name, region.score));
            }
        }
        Board::Arsenals(arsenals) => {
            for player in &arsenals.players {
                let aimed: Vec<String> = arsenals
                    .players
                    .iter()
                    .zip(&player.aimed)
                    .filter_map(|(at, missiles)| missiles.map(|n| format!("{} {n}", at.name)))
                    .collect();
                let args = [
                    ("name", player.name.clone().into()),
                    ("aimed", say.list(&aimed).into()),
                    ("reserve", player.reserve.into()),
                    ("total", player.total.into()),
                ];
                lines.push(say.text("arsenal", &args));
            }
            lines.extend(arsenals.forces.iter().map(|forces| force_line(forces, say)));
        }
    }
    lines.extend(scene.notes.iter().cloned());
    lines
}

/// `Poland US 0, USSR 4 controls`.
fn briefly(country: &Country, say: Say) -> String {
    let one = |side: usize| {
        let n = country.influence[side];
        let seat = say.seat(["us", "ussr"][side]);
        if country.control == Some(side) {
            say.text("influence-control", &[("seat", seat.into()), ("n", n.into())])
        } else {
            format!("{seat} {n}")
        }
    };
    format!("{} {}, {}", country.name, one(0), one(1))
}

/// Every country of a region.
pub fn map(scene: &Scene, asked: &str, say: Say) -> Result<Vec<String>, Refused> {
    let Board::Map(regions) = &scene.board else { return Ok(state(scene, say)) };
    if asked.is_empty() {
        return Ok(state(scene, say));
    }
    let names: Vec<[String; 2]> =
        regions.iter().map(|region| [region.name.clone(), region.id.clone()]).collect();
    if let Picked::One(at) = input::pick(asked, &names) {
        let region = &regions[at];
        let head = format!("{} ({})", region.name, region.score);
        let countries = region.countries.iter().map(|country| describe(country, say));
        return Ok(std::iter::once(head).chain(countries).collect());
    }
    let known: Vec<String> = names.into_iter().map(|[name, _]| name).collect();
    let args = [("asked", asked.to_owned().into()), ("known", say.list(&known).into())];
    Err(Refused(say.text("no-region", &args)))
}

/// The cards with what they do.
pub fn hand(scene: &Scene, say: Say) -> Vec<String> {
    if scene.hand.is_empty() {
        return vec![format!("{}: {}", scene.hand_title, say.line("nothing"))];
    }
    let card = |card: &HandCard| match card.text.as_str() {
        "" => format!("{} {}", card.name, card.marks).trim_end().to_owned(),
        text => format!("{} ({}). {text}", card.name, card.marks),
    };
    std::iter::once(format!("{}:", scene.hand_title)).chain(scene.hand.iter().map(card)).collect()
}
