//! How things were counted, as a line of figures. Every figure is the rules' own, read off the moment.

use detente_protocol::{Modifier, Roll, ScoreLevel, ScoredShare, What};
use detente_words::{Lang, Value, region_name, seat_name, text};

use crate::words::number;

/// The sums of what happened, in its order.
pub fn sums(happened: &[What], lang: Lang) -> Vec<String> {
    happened.iter().filter_map(|what| sum(what, lang)).collect()
}

fn sum(what: &What, lang: Lang) -> Option<String> {
    let said = |id: &str, args: &[(&str, Value<'_>)]| Some(text(lang, id, args).into_owned());
    match what {
        What::Coup { die, points, modifiers, stability, result, .. } => said(
            "lesson-sum-coup",
            &[
                ("die", (*die).into()),
                ("points", (*points).into()),
                ("more", more(modifiers).into()),
                ("stability", (*stability).into()),
                ("result", number(i32::from(*result)).into()),
            ],
        ),
        What::Realignment { us, ussr, .. } => {
            said("lesson-sum-realignment", &[("us", roll(us).into()), ("ussr", roll(ussr).into())])
        }
        What::SpaceRoll { die, needed, .. } => {
            said("lesson-sum-space", &[("die", (*die).into()), ("needed", (*needed).into())])
        }
        What::Scoring { region, us, ussr, .. } => said(
            "lesson-sum-scoring",
            &[
                ("region", region_name(lang, region).into_owned().into()),
                ("us", share("us", us, lang).into()),
                ("ussr", share("ussr", ussr, lang).into()),
            ],
        ),
        What::AttackBegins { attacking, defending, .. } => said(
            "lesson-sum-attack",
            &[("attacking", (*attacking).into()), ("defending", (*defending).into())],
        ),
        _ => None,
    }
}

/// What modifiers add, each with its name: ` + 1 (…)`.
fn more(modifiers: &[Modifier]) -> String {
    modifiers.iter().fold(String::new(), |said, modifier| said + " (" + &modifier.text + ")")
}

/// `4 (+1 …) (+1 …) = 6`.
fn roll(roll: &Roll) -> String {
    if roll.modifiers.is_empty() {
        return number(i32::from(roll.total));
    }
    format!("{}{} = {}", roll.die, more(&roll.modifiers), number(i32::from(roll.total)))
}

/// A side's part, each figure with what it is for: its level, its battlegrounds, its countries beside the enemy.
fn share(seat: &str, share: &ScoredShare, lang: Lang) -> String {
    let share = &share.share;
    let said = |id: &str, args: &[(&str, Value<'_>)]| text(lang, id, args).into_owned();
    let level = match share.level {
        ScoreLevel::None => None,
        ScoreLevel::Presence => Some("web-level-of-presence"),
        ScoreLevel::Domination => Some("web-level-of-domination"),
        ScoreLevel::Control => Some("web-level-of-control"),
    };
    let level = level.map(|level| (said(level, &[]), share.level_vp));
    let battlegrounds =
        (said("lesson-sum-battlegrounds", &[("n", share.battlegrounds.into())]), share.battlegrounds);
    let bordering = (said("web-score-bordering", &[]), share.bordering);
    let parts: Vec<String> = level
        .into_iter()
        .chain([battlegrounds, bordering].into_iter().filter(|&(_, points)| points > 0))
        .map(|(what, points)| format!("{what} {points}"))
        .collect();
    let side = seat_name(lang, seat).into_owned();
    if parts.is_empty() {
        return said("lesson-sum-nothing", &[("side", side.into())]);
    }
    said(
        "lesson-sum-share",
        &[("side", side.into()), ("parts", parts.join(" + ").into()), ("sum", share.vp.into())],
    )
}
