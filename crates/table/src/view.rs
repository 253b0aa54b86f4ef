//! What people are shown: the table through one pair of eyes, the log, the chat. Everything is built from the view of
//! that viewer; nothing is taken out of something fuller. What another seat has laid is not even there to be taken out.

use std::borrow::Cow;

use detente_chronicle::{Chronicle as _, Line};
use detente_game::{Actor, Seat, SeatSet, Viewer};
use detente_protocol::{
    ClockState, Declined, ErrorCode, LogLine, Offer, OfferKind, ServerMessage, TableStatus, TableView,
};
use detente_words::{Lang, WORDS, text};

use crate::body::{OpenOffer, Sitting, shown_name};
use crate::commands::Who;
use crate::games::{self, Hosted, Manner, log_line, question, seat_name};
use crate::history::awaited;
use crate::refusal::Refusal;
use crate::table::{News, Piece, Table, seat_numbers};

/// The language that a message names.
pub fn lang(language: detente_protocol::Language) -> detente_words::Lang {
    use detente_protocol::Language;
    use detente_words::Lang;
    match language {
        Language::En => Lang::En,
        Language::Es => Lang::Es,
        Language::Pt => Lang::Pt,
        Language::It => Lang::It,
    }
}

/// Through whose eyes, in which language.
#[derive(Clone, Debug)]
pub struct Eyes {
    pub who: Option<Who>,
    /// The id of a seat of one's own; the table chooses if none is named.
    pub seat: Option<String>,
    pub lang: Lang,
    /// Is the view wanted in the notation of the rules too, as programs read it?
    pub notation: bool,
}

/// What a table does not know of its viewers.
pub struct Around<'a> {
    pub now: i64,
    /// Is this user there?
    pub connected: &'a dyn Fn(&str) -> bool,
    /// How many look on.
    pub watching: u32,
    /// Seats whose bot waits until it can think.
    pub queued: SeatSet,
}

impl std::fmt::Debug for Around<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Around").field("now", &self.now).finish_non_exhaustive()
    }
}

/// Somebody who watches a table, as the shell keeps it.
#[derive(Clone, Debug)]
pub struct Watching {
    pub user: Option<String>,
    /// Through the eyes of this seat, or looking on.
    pub viewer: Viewer,
    pub lang: Lang,
    /// With the view in the notation of the rules.
    pub notation: bool,
    /// The private note, which only this user can change.
    pub note: String,
    /// Whose chat this user does not want to read.
    pub muted: Vec<String>,
}

impl Watching {
    /// Are both told the same of a table, word for word? What others may know of those who have no seat does not tell them apart.
    pub fn is_alike(&self, other: &Watching) -> bool {
        let same_user = match (self.viewer, &self.user, &other.user) {
            (Viewer::Observer, Some(_), Some(_)) => true,
            (_, one, another) => one == another,
        };
        same_user
            && self.viewer == other.viewer
            && (self.lang, self.notation) == (other.lang, other.notation)
            && self.note == other.note
    }
}

/// A game as one viewer has it.
#[derive(Debug)]
pub struct Seen<'a, G: Hosted> {
    pub game: &'a G,
    pub log: &'a G::Log,
    pub memory: &'a G::Memory,
    /// How many actions were played, with the viewer's own laid steps.
    pub actions: usize,
}

impl<G: Hosted> Table<G> {
    /// Whose eyes somebody may look through: one of the own seats, or none. Refuses who may not look at all.
    pub fn viewer(&self, eyes: &Eyes) -> Result<Viewer, Refusal> {
        let user = eyes.who.as_ref().map(|who| who.user.as_str());
        let own = user.map(|user| self.body.seats_of(user)).unwrap_or_default();
        if let Some(name) = &eyes.seat {
            let seat = Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?;
            if !own.contains(&usize::from(seat.0)) {
                return Err(ErrorCode::Forbidden.into());
            }
            return Ok(Viewer::Seat(seat));
        }
        let awaited = seat_numbers(self.awaited());
        let chosen = own.iter().find(|seat| awaited.contains(seat)).or(own.first());
        match chosen {
            Some(&seat) => Ok(Viewer::Seat(Seat(seat as u8))),
            None if self.may_look_on() => Ok(Viewer::Observer),
            None => Err(ErrorCode::NotFound.into()),
        }
    }

    /// May somebody without a seat look on? Before the game one must be able to see what one would join.
    pub fn may_look_on(&self) -> bool {
        self.body.spectators || self.body.status == TableStatus::Open
    }

    /// The seats have other holders: who has one now looks through it, who has none looks on.
    pub fn reseated(&self, user: Option<&str>, viewer: Viewer) -> Viewer {
        let own = user.map(|user| self.body.seats_of(user)).unwrap_or_default();
        let mut own = own.into_iter().map(|seat| Viewer::Seat(Seat(seat as u8)));
        if own.clone().any(|seat| seat == viewer) {
            return viewer;
        }
        own.next().unwrap_or(Viewer::Observer)
    }

    /// Is this viewer kept some time behind?
    pub fn is_kept_behind(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Observer && self.is_delayed()
    }

    /// The game as this viewer has it.
    pub fn seen_by(&self, viewer: Viewer) -> Seen<'_, G> {
        let told = match (self.behind.as_deref(), self.is_kept_behind(viewer)) {
            (Some(behind), true) => behind,
            _ => &self.history,
        };
        let own = match viewer {
            Viewer::Seat(seat) => self.laid(seat),
            Viewer::Observer => 0,
        };
        let actions = told.actions().len() + own;
        match &self.layers[place::<G>(viewer)] {
            Some(layer) if !self.is_kept_behind(viewer) => {
                Seen { game: &layer.game, log: &layer.log, memory: &layer.memory, actions }
            }
            _ => Seen { game: told.game(), log: told.log(), memory: told.memory(), actions },
        }
    }

    /// The steps that a seat has laid, each with what its player saw before it.
    pub fn laid_steps(&self, seat: Seat) -> Vec<(G::View, G::Action)> {
        let mut game = self.history.game().clone();
        let mut steps = Vec::new();
        for &action in &self.laid[usize::from(seat.0)].steps {
            steps.push((game.view(Viewer::Seat(seat)), action));
            if game.apply(Actor::Seat(seat), action).is_err() {
                break;
            }
        }
        steps
    }

    /// The whole table for one viewer.
    pub fn view(&self, watching: &Watching, around: &Around<'_>) -> TableView {
        let Watching { user, viewer, lang, notation, note, .. } = watching;
        let (viewer, lang, user) = (*viewer, *lang, user.as_deref());
        let playing = self.body.status == TableStatus::Playing;
        let manner = Manner { lang, without: &self.body.without_help };
        let seen = self.seen_by(viewer);
        let view = seen.game.view(viewer);
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer => None,
        };
        let may_confirm = own.is_some_and(|seat| playing && self.may_confirm(seat));
        let asked = own.filter(|_| playing && !may_confirm);
        let asked = asked.and_then(|seat| G::question(&view, seat, lang));
        let awaited = match (playing, self.is_kept_behind(viewer)) {
            (false, _) => SeatSet::EMPTY,
            (true, true) => awaited(seen.game),
            (true, false) => self.awaited(),
        };
        let queued = self.queued(viewer, around);
        let waiting = if may_confirm {
            Some(text(lang, "table-laid", &[]).into_owned())
        } else {
            self.waiting(&view, queued, lang)
        };
        let mut listing = self.listing();
        listing.actions = seen.actions as u32;
        listing.awaited = seat_numbers(awaited);
        let kept_behind = self.is_kept_behind(viewer);
        let undo = own.filter(|&seat| playing && self.laid(seat) > 0).map(|_| seen.actions as u32 - 1);
        TableView {
            table: listing.summary(user, lang, around.connected),
            version: if kept_behind { self.behind_told } else { self.seen(place::<G>(viewer)) },
            actions: seen.actions as u32,
            seat: own.map(seat_name::<G>),
            awaited: awaited.iter().map(seat_name::<G>).collect(),
            waiting: waiting.unwrap_or_default(),
            text: if *notation { G::view_text(&view) } else { String::new() },
            question: asked.map(|asked| question::<G>(asked, manner)),
            view: G::show(&view, seen.memory, manner),
            // Clocks are of now: whoever is kept behind would see from them who has played meanwhile.
            clocks: if kept_behind { Vec::new() } else { self.clock_states(around.now) },
            paused: self.body.paused && !kept_behind,
            queued: queued.iter().map(seat_name::<G>).collect(),
            offers: self.offers(viewer, lang),
            declined: own.and_then(|seat| self.declined(seat, lang)),
            laid: own.map_or(0, |seat| self.laid(seat) as u32),
            may_confirm,
            undo_to: undo,
            may_claim: own.is_some_and(|seat| playing && self.may_claim(seat, around.now)),
            slow_mode: self.body.slow_mode,
            may_chat: user.is_some() && self.may_write(own.is_some()),
            fairness: self.fairness(),
            coached: self.body.coached,
            rematch: self.body.rematch.clone(),
            note: note.clone(),
            watching: around.watching,
        }
    }

    fn clock_states(&self, now: i64) -> Vec<ClockState> {
        let left = self.clocks.left_at(now).into_iter().enumerate();
        let state = |(seat, left_ms): (usize, i64)| ClockState {
            seat: G::SEATS[seat].to_owned(),
            left_ms,
            running: self.clocks.is_running(seat),
            still_ms: self.clocks.still_at(now, seat),
            rest: self.rest_at(seat, now),
        };
        left.map(state).collect()
    }

    /// The bots that wait until they can think, as this viewer may know.
    fn queued(&self, viewer: Viewer, around: &Around<'_>) -> SeatSet {
        if self.body.status == TableStatus::Playing && !self.is_kept_behind(viewer) {
            around.queued
        } else {
            SeatSet::EMPTY
        }
    }

    /// What the table waits for, in words.
    fn waiting(&self, view: &G::View, queued: SeatSet, lang: Lang) -> Option<String> {
        if self.body.status != TableStatus::Playing {
            None
        } else if !self.body.missing().is_empty() {
            let name = |sitting: &Sitting| match sitting {
                Sitting::Person { user, name } if self.body.missing().contains(user) => {
                    Some(shown_name(name, lang))
                }
                _ => None,
            };
            let mut names: Vec<String> = self.body.seats.iter().filter_map(name).collect();
            names.dedup();
            Some(text(lang, "table-missing", &[("names", names.join(", ").into())]).into_owned())
        } else if self.awaited().iter().any(|seat| queued.contains(seat)) {
            Some(text(lang, "table-queued", &[]).into_owned())
        } else {
            G::waiting(view, lang).map(|waiting| waiting.text)
        }
    }

    /// What has changed about the table that is no part of the game: far less than the table.
    pub fn presence(&self, watching: &Watching, around: &Around<'_>) -> ServerMessage {
        let Watching { viewer, lang, .. } = *watching;
        let queued = self.queued(viewer, around);
        let here =
            |sitting: &Sitting| matches!(sitting, Sitting::Person { user, .. } if (around.connected)(user));
        let seats = G::SEATS.iter().zip(&self.body.seats);
        let connected = seats.filter(|(_, sitting)| here(sitting)).map(|(&seat, _)| seat.to_owned());
        let may_confirm = matches!(viewer, Viewer::Seat(seat) if self.may_confirm(seat));
        let waiting = if may_confirm && self.body.status == TableStatus::Playing {
            Some(text(lang, "table-laid", &[]).into_owned())
        } else {
            self.waiting(&self.seen_by(viewer).game.view(viewer), queued, lang)
        };
        ServerMessage::Presence {
            table: self.head.id.clone(),
            connected: connected.collect(),
            watching: around.watching,
            queued: queued.iter().map(seat_name::<G>).collect(),
            waiting: waiting.unwrap_or_default(),
            clocks: self.clock_states(around.now),
        }
    }

    /// The offer on the table in words.
    fn offers(&self, viewer: Viewer, lang: Lang) -> Vec<Offer> {
        // Whoever is kept behind would learn from it what was played meanwhile.
        let offer = self.body.offer.as_ref().filter(|_| !self.is_kept_behind(viewer));
        let tell = |offer: &OpenOffer| {
            let count = offer.to_action.map(|count| count as usize);
            let plays = count.map(|count| self.history.plays_in_words(count, viewer, lang));
            let plays = plays.unwrap_or_default();
            let own = if viewer == Viewer::Seat(Seat(offer.by as u8)) { "-own" } else { "" };
            let id = format!("table-offer-{}{own}", kind_word(offer.kind));
            let args = [
                ("seat", whoever_plays(lang, G::SEATS[offer.by]).into()),
                ("play", plays.first().cloned().unwrap_or_default().into()),
            ];
            Offer {
                kind: offer.kind,
                by: G::SEATS[offer.by].to_owned(),
                to_action: offer.to_action,
                agreed: offer.agreed.iter().map(|&seat| G::SEATS[seat].to_owned()).collect(),
                text: text(lang, &id, &args).into_owned(),
                plays,
            }
        };
        offer.into_iter().map(tell).collect()
    }

    /// That an offer of this seat was turned down.
    fn declined(&self, seat: Seat, lang: Lang) -> Option<Declined> {
        let declined = self.body.declined.as_ref().filter(|declined| declined.by == usize::from(seat.0))?;
        let from = G::SEATS[declined.from];
        let id = format!("table-declined-{}", kind_word(declined.kind));
        let args = [("seat", whoever_plays(lang, from).into())];
        let text = text(lang, &id, &args).into_owned();
        Some(Declined { kind: declined.kind, by: from.to_owned(), text })
    }

    /// The log from an entry on, for one viewer.
    pub fn log(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        self.lines_of(&self.log_from(from, viewer), from, viewer, lang)
    }

    fn lines_of(&self, log: &G::Log, from: usize, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        let told = |(mut line, index): (Line, usize)| {
            let why = line.why.take().filter(|why| self.gives_reasons(why.seat)).map(|why| why.text);
            LogLine { why, ..log_line::<G>(line, log.plays().place(index)) }
        };
        log.lines_from(from, viewer, lang).into_iter().zip(from..).map(told).collect()
    }

    /// The log as this viewer has it, from an entry on: what was forgotten is worked out again.
    fn log_from(&self, from: usize, viewer: Viewer) -> Cow<'_, G::Log> {
        let log = self.seen_by(viewer).log;
        if from >= log.first() {
            return Cow::Borrowed(log);
        }
        match (&self.behind, &self.layers[place::<G>(viewer)]) {
            (Some(behind), _) if self.is_kept_behind(viewer) => behind.whole_log(),
            (_, Some(layer)) => Cow::Owned(self.history.whole_log_with(&layer.steps)),
            _ => self.history.whole_log(),
        }
    }

    /// Bots say why, unless the players want no odds; people keep it to themselves.
    fn gives_reasons(&self, seat: Seat) -> bool {
        let manner = Manner { lang: Lang::En, without: &self.body.without_help };
        manner.has("odds") && matches!(self.body.seats[usize::from(seat.0)], Sitting::Bot { .. })
    }

    // Messages

    fn table_message(&self, watching: &Watching, around: &Around<'_>) -> ServerMessage {
        ServerMessage::Table { view: Box::new(self.view(watching, around)) }
    }

    /// The log from an entry on, and the plays from that of the entry on.
    fn entries(&self, from: usize, watching: &Watching) -> [ServerMessage; 2] {
        let Watching { viewer, lang, .. } = *watching;
        let log = self.log_from(from, viewer);
        let (plays, table) = (log.plays(), || self.head.id.clone());
        let first = plays.of_line(from);
        let lines = self.lines_of(&log, from, viewer, lang);
        [
            ServerMessage::Log { table: table(), from: from as u32, lines },
            ServerMessage::Plays {
                table: table(),
                from: first as u32,
                known: plays.first_changed(from) as u32,
                plays: games::plays::<G>(&log, first, viewer, lang),
            },
        ]
    }

    /// The log and the plays from an entry on, then the table.
    fn entries_since(&self, from: usize, watching: &Watching, around: &Around<'_>) -> Vec<ServerMessage> {
        let mut messages = Vec::from(self.entries(from, watching));
        messages.push(self.table_message(watching, around));
        messages
    }

    /// What somebody is told who comes: the table, the log from what was known at the version `since`.
    pub fn welcome(
        &self,
        watching: &Watching,
        since: Option<u32>,
        around: &Around<'_>,
    ) -> Vec<ServerMessage> {
        let since = since.filter(|_| !self.is_kept_behind(watching.viewer));
        let length = self.seen_by(watching.viewer).log.len();
        let from = since.map_or(0, |version| self.known_until(place::<G>(watching.viewer), version, length));
        let mut messages = vec![self.table_message(watching, around)];
        messages.extend(self.entries(from, watching));
        messages
    }

    /// What somebody who watches is told of the news.
    pub fn messages(&self, news: &News, watching: &Watching, around: &Around<'_>) -> Vec<ServerMessage> {
        if self.is_kept_behind(watching.viewer) {
            return Vec::new();
        }
        // Who was kept behind catches up when the game is over.
        let was_behind = watching.viewer == Viewer::Observer && self.body.spectator_delay > 0;
        match news.pieces[place::<G>(watching.viewer)] {
            Piece::Nothing => Vec::new(),
            _ if was_behind => self.anew(watching, around),
            Piece::Table => self.as_it_stands(watching, around),
            Piece::Log(from) => self.entries_since(from, watching, around),
        }
    }

    /// The table and the whole log, for somebody who looks through other eyes now or has been kept behind.
    pub fn anew(&self, watching: &Watching, around: &Around<'_>) -> Vec<ServerMessage> {
        self.entries_since(0, watching, around)
    }

    /// The table alone: something about it has changed that is no part of the game.
    pub fn as_it_stands(&self, watching: &Watching, around: &Around<'_>) -> Vec<ServerMessage> {
        vec![self.table_message(watching, around)]
    }
}

/// The place of a viewer among the seats and, last, those who look on.
fn place<G: Hosted>(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => usize::from(seat.0),
        Viewer::Observer => G::SEATS.len(),
    }
}

/// Who offers or answers, at the beginning of a sentence: “The US”, “South”.
fn whoever_plays(lang: Lang, seat: &str) -> String {
    WORDS.get(lang, &format!("seat-{seat}.who")).into_owned()
}

fn kind_word(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::TakeBack => "take-back",
        OfferKind::Rematch => "rematch",
        OfferKind::Pause => "pause",
    }
}
