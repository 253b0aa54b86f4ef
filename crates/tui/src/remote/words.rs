//! A server's table in words: who sits where, what was offered, what is wrong with the connection.

use detente_client::Trouble;
use detente_protocol::{Language, Sitter, TableSummary, TableView};
use detente_words::Lang;

use super::clocks;
use crate::say::Say;
use crate::scene::Offer;

/// The same language as the server calls it.
pub fn language(lang: Lang) -> Language {
    match lang {
        Lang::En => Language::En,
        Lang::Es => Language::Es,
        Lang::Pt => Language::Pt,
        Lang::It => Language::It,
    }
}

/// What went wrong, in one line.
pub fn trouble(trouble: &Trouble, server: &str, say: Say) -> String {
    let url = ("url", server.to_owned().into());
    match trouble {
        Trouble::Unreachable(why) if why.is_empty() => say.text("server-closed", &[url]),
        Trouble::Unreachable(why) => say.text("server-unreachable", &[url, ("why", why.clone().into())]),
        Trouble::Insecure(why) => say.text("server-insecure", &[url, ("why", why.clone().into())]),
        Trouble::Silent => say.text("server-silent", &[url]),
        Trouble::Foreign => say.text("server-foreign", &[url]),
        Trouble::Refused(message) if message.text.is_empty() => say.text("server-foreign", &[url]),
        Trouble::Refused(message) => message.text.clone(),
    }
}

/// Who sits on a seat: a name, a bot with its level, nobody.
pub fn sitter(sitter: &Sitter, mine: bool, say: Say) -> String {
    match sitter {
        Sitter::Open => say.line("sitter-open"),
        Sitter::Bot { level } => say.text("sitter-bot", &[("level", level.clone().into())]),
        Sitter::Person { name, .. } if mine => say.text("sitter-you", &[("name", name.clone().into())]),
        Sitter::Person { name, connected: true, .. } => name.clone(),
        Sitter::Person { name, .. } => say.text("sitter-away", &[("name", name.clone().into())]),
    }
}

/// `US: Ana (you)`, a line for each seat.
pub fn seats(table: &TableSummary, say: Say) -> Vec<String> {
    let line = |seat: &detente_protocol::SeatState| {
        format!("{}: {}", say.seat(&seat.seat), sitter(&seat.sitter, seat.mine, say))
    };
    table.seats.iter().map(line).collect()
}

/// What a table that has not begun waits for, and what others must type to sit down there.
pub fn who_is_missing(table: &TableSummary, server: &str, say: Say) -> String {
    let free = table.seats.iter().filter(|seat| seat.sitter == Sitter::Open);
    let free: Vec<String> = free.map(|seat| say.seat(&seat.seat)).collect();
    if free.is_empty() {
        return say.line("waiting-start");
    }
    let missing = say.text("waiting-players", &[("n", free.len().into()), ("seats", say.list(&free).into())]);
    let args = [("server", server.to_owned().into()), ("table", table.id.clone().into())];
    format!("{missing}. {}", say.text("invitation", &args))
}

/// The offers on the table, the own one that was turned down last, and what makes clocks stand still: all that lies beside the game.
pub fn offers(whole: &TableView, say: Say) -> Vec<Offer> {
    let own: Vec<&str> =
        whole.table.seats.iter().filter(|seat| seat.mine).map(|seat| seat.seat.as_str()).collect();
    let tell = |offer: &detente_protocol::Offer| {
        let made_here = own.contains(&offer.by.as_str());
        let agreed = own.iter().all(|&seat| offer.agreed.iter().any(|agreed| agreed == seat));
        Offer { text: offer.text.clone(), to_answer: !made_here && !agreed }
    };
    let declined = whole.declined.iter().map(|no| Offer { text: no.text.clone(), to_answer: false });
    let rests = clocks::rests(whole, say).into_iter().map(|text| Offer { text, to_answer: false });
    whole.offers.iter().map(tell).chain(declined).chain(rests).collect()
}
