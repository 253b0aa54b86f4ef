//! What people are shown: the table through one pair of eyes, the log, the chat. Everything is built from the view of
//! that viewer; nothing is taken out of something fuller.

use detente_chronicle::{Chronicle as _, Line};
use detente_game::{Seat, Viewer};
use detente_protocol::{
    Channel, ChatLine, ClockState, Declined, ErrorCode, Fairness, LogLine, Offer, OfferKind, ServerMessage,
    TableStatus, TableView,
};
use detente_words::{Lang, text};

use super::body::{Listing, OpenOffer, Sitting};
use super::play::Play;
use super::task::Task;
use super::{Decide, Eyes};
use crate::error::Refusal;
use crate::games::{self, Hosted, Manner, log_line, question, seat_name};
use crate::sink::{Sink, now};

fn kind_word(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::TakeBack => "take-back",
    }
}

/// Somebody who watches the table.
#[derive(Debug)]
pub struct Watcher {
    pub user: Option<String>,
    /// Through the eyes of this seat, or looking on.
    pub viewer: Viewer,
    pub lang: Lang,
    pub sink: Sink,
    /// His private note, which only he can change.
    pub note: String,
}

impl<G: Hosted> Task<G> {
    /// Whose eyes somebody may look through: one of his own seats, or none. Refuses who may not look at all.
    pub(super) fn eyes(&self, eyes: &Eyes) -> Result<Viewer, Refusal> {
        let user = eyes.who.as_ref().map(|who| who.user.as_str());
        let own = user.map(|user| self.body.seats_of(user)).unwrap_or_default();
        if let Some(name) = &eyes.seat {
            let seat = Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?;
            if !own.contains(&usize::from(seat.0)) {
                return Err(ErrorCode::Forbidden.into());
            }
            return Ok(Viewer::Seat(seat));
        }
        let awaited = self.awaited();
        let chosen = own.iter().find(|seat| awaited.contains(seat)).or(own.first());
        match chosen {
            Some(&seat) => Ok(Viewer::Seat(Seat(seat as u8))),
            // Before the game one must be able to see what one would join.
            None if self.body.spectators || self.body.status == TableStatus::Open => Ok(Viewer::Observer),
            None => Err(ErrorCode::NotFound.into()),
        }
    }

    /// The seats have other holders: who has one now looks through it, who has none looks on.
    pub(super) fn reseat_watchers(&mut self) {
        for watcher in self.watchers.values_mut() {
            let own = watcher.user.as_deref().map(|user| self.body.seats_of(user)).unwrap_or_default();
            let holds = |viewer: Viewer| own.iter().any(|&seat| viewer == Viewer::Seat(Seat(seat as u8)));
            if !holds(watcher.viewer) {
                watcher.viewer = own.first().map_or(Viewer::Observer, |&seat| Viewer::Seat(Seat(seat as u8)));
            }
        }
    }

    /// Those who look on may be kept some time behind.
    fn is_delayed(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Observer
            && self.body.spectator_delay > 0
            && self.body.status == TableStatus::Playing
    }

    /// The game as it was when the delay began.
    fn delayed_play(&self) -> Play<G> {
        let until = now() - i64::from(self.body.spectator_delay) * 1000;
        let count = self.play.actions.iter().take_while(|done| done.at <= until).count();
        self.play.rewound(count)
    }

    fn listing(&self) -> Listing {
        let mut listing = Listing::new(&self.row, &self.body, G::SEATS);
        listing.actions = self.play.actions.len() as u32;
        listing.awaited = self.awaited();
        listing
    }

    /// The whole table for one viewer.
    fn view(&self, user: Option<&str>, viewer: Viewer, lang: Lang, note: &str) -> TableView {
        if self.is_delayed(viewer) {
            return self.view_of(&self.delayed_play(), user, viewer, lang, note);
        }
        self.view_of(&self.play, user, viewer, lang, note)
    }

    fn view_of(
        &self,
        play: &Play<G>,
        user: Option<&str>,
        viewer: Viewer,
        lang: Lang,
        note: &str,
    ) -> TableView {
        let playing = self.body.status == TableStatus::Playing;
        let manner = Manner { lang, without: &self.body.without_help };
        let seen = play.game.view(viewer);
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer => None,
        };
        let asked = own.filter(|_| playing).and_then(|seat| G::question(&seen, seat, lang));
        let awaited = if playing { play.awaited() } else { detente_game::SeatSet::EMPTY };
        let waiting = if playing { G::waiting(&seen, lang).map(|waiting| waiting.text) } else { None };
        let mut listing = self.listing();
        listing.actions = play.actions.len() as u32;
        listing.awaited = awaited.iter().map(|seat| usize::from(seat.0)).collect();
        let at = now();
        let clocks = self.clocks.left_at(at).into_iter().enumerate().map(|(seat, left_ms)| ClockState {
            seat: G::SEATS[seat].to_owned(),
            left_ms,
            running: self.clocks.is_running(seat),
        });
        TableView {
            table: listing.summary(user, lang, |user| self.hub.is_connected(user)),
            version: self.version,
            actions: play.actions.len() as u32,
            seat: own.map(seat_name::<G>),
            awaited: awaited.iter().map(seat_name::<G>).collect(),
            waiting: waiting.unwrap_or_default(),
            view: G::show(&seen, &play.memory, manner),
            text: G::view_text(&seen),
            question: asked.map(|asked| question::<G>(asked, manner)),
            clocks: clocks.collect(),
            offers: self.offers(play, viewer, lang),
            declined: own.and_then(|seat| self.declined(seat, lang)),
            laid: 0,
            may_confirm: false,
            undo_to: own.filter(|_| playing).and_then(|seat| play.undo_to(seat)).map(|count| count as u32),
            may_claim: own.is_some_and(|seat| playing && self.may_claim(usize::from(seat.0))),
            may_chat: user.is_some() && self.may_write(own.is_some()),
            fairness: Fairness {
                commitment: self.seed.commitment(),
                seed: self.body.is_over().then(|| self.seed.reveal().to_owned()),
            },
            rematch: self.body.rematch.clone(),
            note: note.to_owned(),
            watching: self.watchers.values().filter(|watcher| watcher.viewer == Viewer::Observer).count()
                as u32,
        }
    }

    /// The offer on the table in words. `play` is what the viewer has seen of the game.
    fn offers(&self, play: &Play<G>, viewer: Viewer, lang: Lang) -> Vec<Offer> {
        let names = |seats: &[usize]| seats.iter().map(|&seat| G::SEATS[seat].to_owned()).collect();
        let tell = |offer: &OpenOffer| {
            let count = offer.to_action.map(|count| count as usize);
            let plays = count.map(|count| play.plays_from(count, viewer, lang)).unwrap_or_default();
            let own = if viewer == Viewer::Seat(Seat(offer.by as u8)) { "-own" } else { "" };
            let id = format!("table-offer-{}{own}", kind_word(offer.kind));
            let args = [
                ("seat", detente_words::seat_name(lang, G::SEATS[offer.by]).into_owned().into()),
                ("play", plays.first().cloned().unwrap_or_default().into()),
            ];
            Offer {
                kind: offer.kind,
                by: G::SEATS[offer.by].to_owned(),
                to_action: offer.to_action,
                agreed: names(&offer.agreed),
                text: text(lang, &id, &args).into_owned(),
                plays,
            }
        };
        self.body.offer.iter().map(tell).collect()
    }

    /// That an offer of this seat was turned down.
    fn declined(&self, seat: Seat, lang: Lang) -> Option<Declined> {
        let declined = self.body.declined.as_ref().filter(|declined| declined.by == usize::from(seat.0))?;
        let from = G::SEATS[declined.from];
        let id = format!("table-declined-{}", kind_word(declined.kind));
        let args = [("seat", detente_words::seat_name(lang, from).into_owned().into())];
        let text = text(lang, &id, &args).into_owned();
        Some(Declined { kind: declined.kind, by: from.to_owned(), text })
    }

    /// Is an opponent of this seat out of time?
    pub(super) fn may_claim(&self, seat: usize) -> bool {
        let out = self.clocks.out(now());
        !self.clocks.ends() && !out.is_empty() && !out.contains(&seat)
    }

    /// Is there a chat to write to? Guerra Fría without talk has none for its players until the end (2.6).
    pub(super) fn may_write(&self, is_player: bool) -> bool {
        !is_player || self.body.status != TableStatus::Playing || G::may_talk(&self.play.options)
    }

    /// May this viewer read that channel? Players and those who look on meet only after the game.
    pub(super) fn may_read(&self, is_player: bool, channel: Channel) -> bool {
        self.body.is_over() || is_player == (channel == Channel::Players)
    }

    /// Begins to tell somebody of the table: everything now, changes as they come.
    pub(super) async fn watch(&mut self, eyes: Eyes, since: Option<u32>, sink: Sink) -> Result<(), Refusal> {
        let viewer = self.eyes(&eyes)?;
        let user = eyes.who.map(|who| who.user);
        let note = match &user {
            Some(user) => self.hub.store.note(&self.row.id, user).await?,
            None => String::new(),
        };
        let watcher = Watcher { user, viewer, lang: eyes.lang, sink, note };
        let chat = self.chat_for(watcher.user.as_deref()).await?;
        self.tell_new_watcher(&watcher, since, chat);
        if self.is_delayed(viewer) {
            self.plan_delayed();
        }
        let was_there =
            self.watchers.insert(watcher.sink.id, watcher).is_some_and(|old| old.viewer == viewer);
        if !was_there {
            self.tell_all();
        }
        Ok(())
    }

    /// The log from an entry on, for one viewer.
    fn log_from(&self, play: &Play<G>, from: usize, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        let told = |(mut line, index): (Line, usize)| {
            let why = line.why.take().filter(|why| self.gives_reasons(why.seat)).map(|why| why.text);
            LogLine { why, ..log_line::<G>(line, play.log.plays().place(index)) }
        };
        play.log.lines_from(from, viewer, lang).into_iter().zip(from..).map(told).collect()
    }

    /// The plays from that of an entry on, for one viewer.
    fn plays_from(&self, play: &Play<G>, from: usize, viewer: Viewer, lang: Lang) -> ServerMessage {
        let plays = play.log.plays();
        let first = plays.of_line(from);
        ServerMessage::Plays {
            table: self.row.id.clone(),
            from: first as u32,
            known: plays.first_changed(from) as u32,
            plays: games::plays::<G>(&play.log, first, viewer, lang),
        }
    }

    /// Bots say why, unless the players want no odds; people keep it to themselves.
    fn gives_reasons(&self, seat: Seat) -> bool {
        let manner = Manner { lang: Lang::En, without: &self.body.without_help };
        manner.has("odds") && matches!(self.body.seats[usize::from(seat.0)], Sitting::Bot { .. })
    }

    /// The first entry that somebody who had seen the table at this version does not know for certain.
    fn known_until(&self, version: u32) -> usize {
        if version < self.opened || version > self.version {
            return 0;
        }
        let later = self.changes.partition_point(|&(at, _)| at <= version);
        self.changes.get(later).map_or(self.play.log.len(), |&(_, first)| first)
    }

    /// Remembers that the log has changed from this entry on. Only what a later change does not cover is kept.
    fn note_change(&mut self, first: usize) {
        if first < self.play.log.len() || self.changes.last().is_some_and(|&(_, last)| last >= first) {
            while self.changes.last().is_some_and(|&(_, last)| last >= first) {
                self.changes.pop();
            }
            self.changes.push((self.version, first));
        }
    }

    fn send_whole(&self, watcher: &Watcher) -> bool {
        let view = self.view(watcher.user.as_deref(), watcher.viewer, watcher.lang, &watcher.note);
        watcher.sink.send(&ServerMessage::Table { view: Box::new(view) })
    }

    fn tell_new_watcher(&self, watcher: &Watcher, since: Option<u32>, chat: Vec<ChatLine>) {
        let delayed = self.is_delayed(watcher.viewer);
        let behind = delayed.then(|| self.delayed_play());
        let play = behind.as_ref().unwrap_or(&self.play);
        let from = since.filter(|_| !delayed).map_or(0, |version| self.known_until(version));
        let lines = self.log_from(play, from, watcher.viewer, watcher.lang);
        let table = self.row.id.clone();
        self.send_whole(watcher);
        watcher.sink.send(&ServerMessage::Log { table: table.clone(), from: from as u32, lines });
        watcher.sink.send(&self.plays_from(play, from, watcher.viewer, watcher.lang));
        watcher.sink.send(&ServerMessage::Chat { table, lines: chat });
    }

    /// After a change: the log from `changed` on, then the table, to everybody; and the lobby.
    pub(super) fn tell_change(&mut self, changed: usize) {
        self.note_change(changed);
        self.list();
        self.plan_delayed();
        if self.watchers.is_empty() {
            return;
        }
        let just_over = self.body.is_over();
        let mut gone = Vec::new();
        for (id, watcher) in &self.watchers {
            if self.is_delayed(watcher.viewer) {
                continue;
            }
            // Who was kept behind catches up when the game is over.
            let behind = just_over && watcher.viewer == Viewer::Observer && self.body.spectator_delay > 0;
            let from = if behind { 0 } else { changed };
            let lines = self.log_from(&self.play, from, watcher.viewer, watcher.lang);
            let log = ServerMessage::Log { table: self.row.id.clone(), from: from as u32, lines };
            let plays = self.plays_from(&self.play, from, watcher.viewer, watcher.lang);
            if !watcher.sink.send(&log) || !watcher.sink.send(&plays) || !self.send_whole(watcher) {
                gone.push(*id);
            }
        }
        self.drop_watchers(&gone);
    }

    /// Something about the table has changed, not its game.
    pub(super) fn tell_all(&mut self) {
        let watchers = self.watchers.iter().filter(|(_, watcher)| !self.is_delayed(watcher.viewer));
        let gone: Vec<u64> =
            watchers.filter(|(_, watcher)| !self.send_whole(watcher)).map(|(id, _)| *id).collect();
        self.drop_watchers(&gone);
    }

    /// Notes when those who look on with a delay must be told: when the time of each action that is kept from them has come.
    fn plan_delayed(&mut self) {
        self.delayed.clear();
        if !self.is_delayed(Viewer::Observer) {
            return;
        }
        let delay = i64::from(self.body.spectator_delay) * 1000;
        let until = now() - delay;
        let kept = self.play.actions.iter().map(|done| done.at).filter(|&at| at > until);
        let mut due: Vec<i64> = kept.map(|at| at + delay).collect();
        due.sort_unstable();
        due.dedup();
        self.delayed = due.into();
    }

    /// Those who look on with a delay see what happened then.
    pub(super) fn tell_delayed(&mut self) {
        let behind = self.watchers.iter().filter(|(_, watcher)| self.is_delayed(watcher.viewer));
        let behind: Vec<u64> = behind.map(|(id, _)| *id).collect();
        if behind.is_empty() {
            return;
        }
        let play = self.delayed_play();
        let mut gone = Vec::new();
        for id in behind {
            let Some(watcher) = self.watchers.get(&id) else { continue };
            let lines = self.log_from(&play, 0, watcher.viewer, watcher.lang);
            let log = ServerMessage::Log { table: self.row.id.clone(), from: 0, lines };
            let view =
                self.view_of(&play, watcher.user.as_deref(), watcher.viewer, watcher.lang, &watcher.note);
            let plays = self.plays_from(&play, 0, watcher.viewer, watcher.lang);
            let table = ServerMessage::Table { view: Box::new(view) };
            if ![&log, &plays, &table].into_iter().all(|message| watcher.sink.send(message)) {
                gone.push(id);
            }
        }
        self.drop_watchers(&gone);
    }

    fn drop_watchers(&mut self, gone: &[u64]) {
        for id in gone {
            self.watchers.remove(id);
        }
    }

    pub(super) async fn view_once(&self, eyes: &Eyes) -> Result<Box<TableView>, Refusal> {
        let viewer = self.eyes(eyes)?;
        let user = eyes.who.as_ref().map(|who| who.user.as_str());
        let note = match user {
            Some(user) => self.hub.store.note(&self.row.id, user).await?,
            None => String::new(),
        };
        Ok(Box::new(self.view(user, viewer, eyes.lang, &note)))
    }

    pub(super) async fn decide(&self, eyes: &Eyes) -> Result<Decide, Refusal> {
        let viewer = self.eyes(eyes)?;
        let Viewer::Seat(seat) = viewer else {
            return Err(ErrorCode::Forbidden.into());
        };
        let text = G::view_text(&self.play.game.view(viewer));
        let asked = self.play.asked_since(seat);
        Ok(Decide { view: self.view_once(eyes).await?, text, asked })
    }

    pub(super) fn log_once(&self, eyes: &Eyes) -> Result<Vec<LogLine>, Refusal> {
        let viewer = self.eyes(eyes)?;
        if self.is_delayed(viewer) {
            return Ok(self.log_from(&self.delayed_play(), 0, viewer, eyes.lang));
        }
        Ok(self.log_from(&self.play, 0, viewer, eyes.lang))
    }

    pub(super) async fn chat_once(&self, eyes: &Eyes) -> Result<Vec<ChatLine>, Refusal> {
        self.eyes(eyes)?;
        self.chat_for(eyes.who.as_ref().map(|who| who.user.as_str())).await
    }

    /// The chat that a user may read, without those he has muted.
    async fn chat_for(&self, user: Option<&str>) -> Result<Vec<ChatLine>, Refusal> {
        let is_player = user.is_some_and(|user| !self.body.seats_of(user).is_empty());
        let lines = self.hub.store.chat(&self.row.id).await?;
        let lines = lines.into_iter().map(|line| ChatLine {
            number: line.number,
            channel: if line.channel == "players" { Channel::Players } else { Channel::Spectators },
            user: line.user,
            name: line.name,
            text: line.text,
            at: line.at,
        });
        Ok(lines
            .filter(|line| self.may_read(is_player, line.channel) && !self.is_muted(user, &line.user))
            .collect())
    }

    pub(super) fn is_muted(&self, reader: Option<&str>, writer: &str) -> bool {
        reader.and_then(|reader| self.body.muted.get(reader)).is_some_and(|muted| muted.contains(writer))
    }

    /// A new line of chat, to whoever may read it.
    pub(super) fn tell_chat(&mut self, line: &ChatLine) {
        for watcher in self.watchers.values() {
            let user = watcher.user.as_deref();
            let is_player = user.is_some_and(|user| !self.body.seats_of(user).is_empty());
            if self.may_read(is_player, line.channel) && !self.is_muted(user, &line.user) {
                let lines = vec![line.clone()];
                watcher.sink.send(&ServerMessage::Chat { table: self.row.id.clone(), lines });
            }
        }
    }
}
