//! The public log of an event in sentences: what organisers did, with their reasons.

use detente_events::files::date;
use detente_events::{Act, Entry, Event};
use detente_protocol::{EventFormat, EventLogLine, EventRight};
use detente_words::{Lang, Value, text};

use super::run::FORGOTTEN;

/// A time that people read: `2026-11-30, 20:00 UTC`.
pub fn moment(ms: i64) -> String {
    let (y, m, d) = date(ms.div_euclid(86_400_000));
    let minutes = ms.rem_euclid(86_400_000) / 60_000;
    format!("{y:04}-{m:02}-{d:02}, {:02}:{:02} UTC", minutes / 60, minutes % 60)
}

/// Lines of a page of the log.
const LINES: usize = 500;

/// A page of the log, the newest act first: what came before an act, or the newest.
pub fn page(entries: &[Entry], before: Option<u32>, lang: Lang) -> Vec<EventLogLine> {
    let older =
        log(entries, lang).into_iter().filter(|line| before.is_none_or(|before| line.number < before));
    older.take(LINES).collect()
}

/// The log, the newest act first. What tables report is no act of anybody's; who registers alone is not told here, unless an organiser has
/// chosen a division that way.
fn log(entries: &[Entry], lang: Lang) -> Vec<EventLogLine> {
    let mut lines = Vec::new();
    let mut event: Option<Event> = None;
    for (number, entry) in entries.iter().enumerate() {
        let other = event.as_ref().map(|event| other(event, entry, lang)).unwrap_or_default();
        let own = event.as_ref().is_some_and(|event| registers_alone(event, entry));
        event = match event {
            None => Event::found(entry).ok(),
            Some(mut event) => event.take(entry).is_ok().then_some(event),
        };
        let Some(after) = &event else { break };
        let Some(word) = entry.act.word().filter(|_| !own) else { continue };
        // What the event does by itself says why.
        let reason = if entry.by.is_empty() { "" } else { entry.act.reason() };
        let by = if entry.by.is_empty() { String::new() } else { named(&entry.name, lang) };
        lines.push(EventLogLine {
            number: number as u32,
            at: entry.at,
            by,
            act: word.to_owned(),
            text: sentence(entry, &other, after, lang),
            reason: reason.to_owned(),
        });
    }
    lines.reverse();
    lines
}

/// Does somebody register as everybody may? A division is named by organisers only; others belong where the season before has left them.
fn registers_alone(before: &Event, entry: &Entry) -> bool {
    let Act::Enter { user, division, rank, .. } = &entry.act else { return false };
    let chosen = division.is_some() && rank.is_none() && before.has_right(&entry.by, EventRight::Register);
    *user == entry.by && !chosen
}

/// A name; whoever has no account any more has none.
fn named(name: &str, lang: Lang) -> String {
    if name.is_empty() { text(lang, "rating-former", &[]).into_owned() } else { name.to_owned() }
}

/// Whoever an act is about that is no longer there, or is called otherwise, after it.
fn other(before: &Event, entry: &Entry, lang: Lang) -> String {
    let name_of = |player: u32| {
        before.players.get(player as usize).map_or_else(String::new, |place| named(&place.name, lang))
    };
    match &entry.act {
        Act::Leave { player, .. } | Act::Substitute { player, .. } => name_of(*player),
        Act::Accept { .. } => {
            let asked = before.invited.get(&entry.by).and_then(|asked| asked.place);
            asked.map_or_else(String::new, name_of)
        }
        _ => String::new(),
    }
}

/// The division that an organiser has named.
fn division_in(event: &Event, division: Option<u32>, rank: Option<u32>) -> Option<String> {
    let EventFormat::League { divisions, .. } = &event.terms.format else { return None };
    let named = division.filter(|_| rank.is_none())?;
    divisions.get(named as usize).map(|division| division.name.clone())
}

fn sentence(entry: &Entry, other: &str, after: &Event, lang: Lang) -> String {
    let act = &entry.act;
    let say =
        |id: &str, args: &[(&str, Value<'_>)]| text(lang, &format!("event-log-{id}"), args).into_owned();
    let name_in = |event: &Event, player: u32| {
        event.players.get(player as usize).map_or_else(String::new, |place| named(&place.name, lang))
    };
    let players_of = |pairing: u32| {
        let players =
            after.matches.get(pairing as usize).map(|one| one.players.as_slice()).unwrap_or_default();
        players.iter().map(|&player| name_in(after, player as u32)).collect::<Vec<_>>().join(" – ")
    };
    let names =
        |players: &[u32]| players.iter().map(|&player| name_in(after, player)).collect::<Vec<_>>().join(", ");
    let substituted = |name: &str| {
        say("substitute", &[("player", named(name, lang).into()), ("other", other.to_owned().into())])
    };
    match act {
        Act::Begin { .. } => say("begin", &[("players", after.players.len().into())]),
        Act::Pair { .. } => say("pair", &[("round", after.round.into())]),
        Act::Enter { player, division, rank, .. } => {
            let player = ("player", named(player, lang).into());
            match division_in(after, *division, *rank) {
                Some(division) => say("enter-division", &[player, ("division", division.into())]),
                None => say("enter", &[player]),
            }
        }
        Act::Invite { player, place, division, rank, .. } => match place {
            None => {
                let player = ("player", named(player, lang).into());
                match division_in(after, *division, *rank) {
                    Some(division) => say("invite-division", &[player, ("division", division.into())]),
                    None => say("invite", &[player]),
                }
            }
            Some(place) => say(
                "invite-place",
                &[("player", named(player, lang).into()), ("other", name_in(after, *place).into())],
            ),
        },
        Act::Accept { .. } if other.is_empty() => {
            say("accept", &[("player", named(&entry.name, lang).into())])
        }
        Act::Accept { .. } => substituted(&entry.name),
        Act::Decline => say("decline", &[("player", named(&entry.name, lang).into())]),
        Act::HandOver { name_of, .. } => say("hand-over", &[("player", named(name_of, lang).into())]),
        Act::Leave { .. } => say("leave", &[("player", other.to_owned().into())]),
        Act::Extend { round, pairing, until, .. } => match pairing {
            None if *round == 0 => say("extend-all", &[("until", moment(*until).into())]),
            None => say("extend", &[("round", (*round).into()), ("until", moment(*until).into())]),
            Some(pairing) => say(
                "extend-match",
                &[("match", players_of(*pairing).into()), ("until", moment(*until).into())],
            ),
        },
        Act::AskMore { pairing, until } | Act::AnswerMore { pairing, until, .. } => {
            let id = act.word().unwrap_or_default();
            say(id, &[("match", players_of(*pairing).into()), ("until", moment(*until).into())])
        }
        Act::Forfeit { pairing, players, .. } => {
            // Three days after its time nobody else has decided.
            let id = if entry.by.is_empty() { "late" } else { "forfeit" };
            say(id, &[("match", players_of(*pairing).into()), ("player", names(players).into())])
        }
        Act::Adjudicate { pairing, game, winners, .. } => {
            let id = if winners.is_empty() { "adjudicate-drawn" } else { "adjudicate-won" };
            let args = [
                ("match", players_of(*pairing).into()),
                ("game", (game + 1).into()),
                ("player", names(winners).into()),
            ];
            say(id, &args)
        }
        Act::Substitute { name_of, .. } => substituted(name_of),
        Act::Advised { pairing, game } => {
            say("advise", &[("match", players_of(*pairing).into()), ("game", (game + 1).into())])
        }
        Act::Staff { name_of, rights, .. } if rights.is_empty() => {
            say("staff-off", &[("player", named(name_of, lang).into())])
        }
        Act::Staff { name_of, rights, .. } => {
            let word = |right: &EventRight| {
                let word = serde_json::to_value(right).unwrap_or_default();
                text(lang, &format!("web-event-right-{}", word.as_str().unwrap_or_default()), &[])
                    .into_owned()
            };
            let rights: Vec<String> = rights.iter().map(word).collect();
            say("staff", &[("player", named(name_of, lang).into()), ("rights", rights.join(", ").into())])
        }
        Act::CallOff { reason } if entry.by.is_empty() && reason == FORGOTTEN => {
            say(if after.begun.is_some() { "forgotten-running" } else { "forgotten" }, &[])
        }
        Act::CallOff { reason } if entry.by.is_empty() && entry.name.is_empty() && !reason.is_empty() => {
            say("too-few", &[])
        }
        act => say(act.word().unwrap_or_default(), &[]),
    }
}
