//! The public log of an event in sentences: what organisers did, with their reasons.

use detente_events::files::date;
use detente_events::{Act, Entry, Event};
use detente_protocol::EventLogLine;
use detente_words::{Lang, Value, text};

/// A time that people read: `2026-11-30, 20:00 UTC`.
pub fn moment(ms: i64) -> String {
    let (y, m, d) = date(ms.div_euclid(86_400_000));
    let minutes = ms.rem_euclid(86_400_000) / 60_000;
    format!("{y:04}-{m:02}-{d:02}, {:02}:{:02} UTC", minutes / 60, minutes % 60)
}

/// The log, the newest act first. What tables report is no act of anybody's; who registers alone is not told here.
pub fn log(entries: &[Entry], lang: Lang) -> Vec<EventLogLine> {
    let mut lines = Vec::new();
    let mut event: Option<Event> = None;
    for (number, entry) in entries.iter().enumerate() {
        let before = event.clone();
        event = match event {
            None => Event::found(entry).ok(),
            Some(event) => event.consider(entry).ok(),
        };
        let Some(after) = &event else { break };
        let own = matches!(&entry.act, Act::Enter { user, .. } if *user == entry.by);
        let Some(word) = entry.act.word().filter(|_| !own) else { continue };
        lines.push(EventLogLine {
            number: number as u32,
            at: entry.at,
            by: entry.name.clone(),
            act: word.to_owned(),
            text: sentence(&entry.act, before.as_ref(), after, lang),
            reason: entry.act.reason().to_owned(),
        });
    }
    lines.reverse();
    lines
}

fn sentence(act: &Act, before: Option<&Event>, after: &Event, lang: Lang) -> String {
    let say =
        |id: &str, args: &[(&str, Value<'_>)]| text(lang, &format!("event-log-{id}"), args).into_owned();
    let name_in = |event: &Event, player: u32| {
        event.players.get(player as usize).map_or_else(String::new, |place| place.name.clone())
    };
    let was = before.unwrap_or(after);
    let players_of = |pairing: u32| {
        let players =
            after.matches.get(pairing as usize).map(|one| one.players.as_slice()).unwrap_or_default();
        players.iter().map(|&player| after.players[player].name.clone()).collect::<Vec<_>>().join(" – ")
    };
    let names =
        |players: &[u32]| players.iter().map(|&player| name_in(after, player)).collect::<Vec<_>>().join(", ");
    match act {
        Act::Begin { .. } => say("begin", &[("players", after.players.len().into())]),
        Act::Pair { .. } => say("pair", &[("round", after.round.into())]),
        Act::Enter { player, .. } => say("enter", &[("player", player.clone().into())]),
        Act::Leave { player, .. } => say("leave", &[("player", name_in(was, *player).into())]),
        Act::Extend { round, pairing, until, .. } => match pairing {
            None if *round == 0 => say("extend-all", &[("until", moment(*until).into())]),
            None => say("extend", &[("round", (*round).into()), ("until", moment(*until).into())]),
            Some(pairing) => say(
                "extend-match",
                &[("match", players_of(*pairing).into()), ("until", moment(*until).into())],
            ),
        },
        Act::Forfeit { pairing, players, .. } => {
            say("forfeit", &[("match", players_of(*pairing).into()), ("player", names(players).into())])
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
        Act::Substitute { player, name_of, .. } => {
            say("substitute", &[("player", name_of.clone().into()), ("other", name_in(was, *player).into())])
        }
        Act::Staff { name_of, rights, .. } => {
            say(if rights.is_empty() { "staff-off" } else { "staff" }, &[("player", name_of.clone().into())])
        }
        act => say(act.word().unwrap_or_default(), &[]),
    }
}
