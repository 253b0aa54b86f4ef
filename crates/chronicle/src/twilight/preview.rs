//! What a region would score now (10.1), in words, added up as the rulebook does.

use detente_struggle::cards::CardId;
use detente_struggle::map::Region;
use detente_struggle::rules::scoring::{Level, Scoring, Share};
use detente_struggle::side::{Us, Ussr};
use detente_struggle::state::State;
use detente_words::Lang;

use crate::say::Say;

/// A region as it would be scored now by its card: Formosan Resolution counts, Shuttle Diplomacy is still to be chosen.
pub fn region(state: &State, region: Region) -> Scoring {
    state.score(region, state.amendments(None))
}

/// What a scoring card of one of the six regions would score now.
pub fn of_card(state: &State, card: CardId) -> Option<Scoring> {
    Some(region(state, card.scored_region()?))
}

/// `Europe: US 7 (Domination 5, …), USSR 3 (Presence 3): US +4`.
pub fn text(lang: Lang, scoring: &Scoring) -> String {
    let say = Say::new(lang);
    let result = match (scoring.winner(), scoring.difference()) {
        (Some(side), _) => say.begin("preview-wins").side(side).text(),
        (None, n) => difference(say, n),
    };
    say.begin("preview-region")
        .with("region", say.region(scoring.region))
        .with("us", share_text(lang, &scoring.shares.us))
        .with("ussr", share_text(lang, &scoring.shares.ussr))
        .with("result", result)
        .both()
        .text()
}

/// `10 (Domination 7, 2 battlegrounds, 1 next to the enemy)`.
pub fn share_text(lang: Lang, share: &Share) -> String {
    let say = Say::new(lang);
    let level = match share.level {
        Level::Nothing => None,
        Level::Presence => Some("term-presence"),
        Level::Domination => Some("term-domination"),
        Level::Control => Some("term-control"),
    };
    let mut parts: Vec<String> =
        level.map(|level| format!("{} {}", say.word(level), share.level_points)).into_iter().collect();
    let counts = [(share.battlegrounds, "preview-battlegrounds"), (share.bordering, "preview-adjacent")];
    for (countries, id) in counts {
        if !countries.is_empty() {
            parts.push(say.begin(id).with("n", countries.len()).text());
        }
    }
    if parts.is_empty() {
        return share.points().to_string();
    }
    format!("{} ({})", share.points(), parts.join(", "))
}

/// `US +4`, or that nobody gains.
fn difference(say: Say, n: i8) -> String {
    match n {
        0 => say.word("preview-even"),
        n => {
            let side = if n > 0 { Us } else { Ussr };
            format!("{} +{}", say.name(side), n.unsigned_abs())
        }
    }
}

/// 10.3.2: the final scoring, if the game ended now: one line a region, one for The China Card, one for the end.
pub fn final_texts(lang: Lang, state: &State) -> Vec<String> {
    let say = Say::new(lang);
    let scoring = state.final_scoring();
    let mut lines: Vec<String> = scoring.regions.iter().map(|region| text(lang, region)).collect();
    if let Some(side) = scoring.china {
        lines.push(format!(
            "{}: {}",
            say.title(CardId::TheChinaCard),
            difference(say, if side == Us { 1 } else { -1 })
        ));
    }
    lines.push(if let Some(side) = scoring.winner() {
        say.begin("preview-wins").side(side).text()
    } else {
        let score = state.vp + scoring.difference();
        format!("{}: {}", say.word("term-final-scoring"), difference(say, score))
    });
    lines
}
