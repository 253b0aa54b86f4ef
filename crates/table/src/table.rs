//! The table itself: what it holds, how a step is worked out on a copy and taken over.

use std::collections::VecDeque;

use detente_fair::Dice;
use detente_game::{Actor, Game, Seat, SeatSet};
use detente_protocol::{ChatLine, ClockRest, ErrorCode, TableStatus};

use crate::body::{Behind, Body, Listing, Sitting};
use crate::clock::Clocks;
use crate::fairness;
use crate::games::Hosted;
use crate::history::{History, Layer, Remark, Stored, Worked, awaited, legal};
use crate::laid::{Laid, in_order_of_sealing};
use crate::refusal::Refusal;

/// Changes of the log that are remembered for those who come back: who has missed more is sent the whole log.
const CHANGES: usize = 64;

/// What never changes about a table, and when it last did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub id: String,
    /// The version of the rules that it was begun with.
    pub rules: u32,
    /// Grows with every change that is stored.
    pub version: u32,
    /// Milliseconds since 1970.
    pub created: i64,
    pub updated: i64,
}

/// What a table must know of the bots, which it does not make itself.
#[derive(Debug)]
pub struct Company<G: Game> {
    /// The playing levels there are.
    pub levels: &'static [&'static str],
    /// What may be told of a choice of theirs.
    pub remark: Option<Remark<G>>,
}

impl<G: Game> Clone for Company<G> {
    fn clone(&self) -> Company<G> {
        Company { levels: self.levels, remark: self.remark }
    }
}

/// What the shell must make durable before the step is taken over.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// The table, all of it in one piece.
    Table(Box<Change>),
    /// A line of chat; its number is given by whoever keeps it.
    Chat(ChatLine),
    /// Somebody's private note, replaced.
    Note { user: String, text: String },
    /// Whom somebody does not want to hear, or does again.
    Mute { user: String, muted: String, on: bool },
}

/// A change of a table, in terms that a store needs: it knows no game.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The version before and after it.
    pub from: u32,
    pub version: u32,
    pub updated: i64,
    pub status: &'static str,
    pub public: bool,
    /// The users at the table, each once.
    pub users: Vec<String>,
    pub seats_changed: bool,
    /// The table's own data as JSON.
    pub body: String,
    /// How many actions were stored before, how many of them stay, and what comes behind those.
    pub had: u32,
    pub keep: u32,
    pub add: Vec<Stored>,
}

/// Who sits on some seats, as far as they are people.
pub fn people(seats: &[Sitting], on: SeatSet) -> Vec<(String, Seat)> {
    let person = |seat: Seat| match &seats[usize::from(seat.0)] {
        Sitting::Person { user, .. } => Some((user.clone(), seat)),
        _ => None,
    };
    on.iter().filter_map(person).collect()
}

/// Something that may be done, worked out: nothing has changed yet.
#[derive(Debug)]
pub struct Step<G: Hosted> {
    pub write: Write,
    pub(crate) next: Option<Box<Next<G>>>,
}

/// The table after a step.
#[derive(Debug)]
pub(crate) struct Next<G: Hosted> {
    pub body: Body,
    pub clocks: Clocks,
    pub laid: Vec<Laid<G>>,
    pub told: Option<ToldSteps<G>>,
    pub whom: Whom,
    pub version: u32,
    pub updated: i64,
    pub seats_changed: bool,
}

/// What everybody will be told: from where, and what follows.
#[derive(Debug)]
pub(crate) struct ToldSteps<G: Hosted> {
    pub rewound: Option<Box<History<G>>>,
    pub worked: Vec<Worked<G>>,
    pub game: G,
}

/// Whom a change concerns that tells nothing of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whom {
    Everybody,
    /// One seat, which has laid something or taken it up.
    Own(Seat),
}

/// What is new, after a step was taken over: whom to tell, and from which line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// For each seat, and last for those who look on: nothing, the table, or the log from an entry on as well.
    pub(crate) pieces: Vec<Piece>,
    /// Other people or bots sit there now, or the chairs were changed.
    pub reseated: bool,
    /// Decisions of players that have been told.
    pub decisions: usize,
}

/// What one viewer is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Nothing,
    /// The table as it stands.
    Table,
    /// The log from this entry on, then the table.
    Log(usize),
}

/// One game in progress with everything about it. See the crate's own description for how it is used.
#[derive(Debug)]
pub struct Table<G: Hosted> {
    pub(crate) head: Head,
    pub(crate) body: Body,
    pub(crate) dice: Dice,
    pub(crate) company: Company<G>,
    /// What everybody has been told.
    pub(crate) history: History<G>,
    pub(crate) laid: Vec<Laid<G>>,
    /// What each seat sees that others do not, and last what lies face down for those who look on.
    pub(crate) layers: Vec<Option<Box<Layer<G>>>>,
    pub(crate) clocks: Clocks,
    /// Since which version each seat is asked what it is asked now.
    asked: Vec<u32>,
    /// The version of the last change that each seat, and last those who look on, were told of.
    seen: Vec<u32>,
    /// Which entry of the log the last changes since the table was opened touched first, by viewer: versions and entries both
    /// grow.
    changes: Vec<VecDeque<(u32, u32)>>,
    /// The version from which on a viewer's changes are known: that at which it was opened, or a later one.
    known: Vec<u32>,
    /// Does it forget what can be worked out again from the actions?
    light: bool,
    /// When something was told last that everybody may know.
    told_at: i64,
    /// The game as those see it who look on with a delay.
    pub(crate) behind: Option<Box<History<G>>>,
    /// How often they were told something new: the version that they know.
    pub(crate) behind_told: u32,
    /// When each user has last written, where there is a pause between lines.
    pub(crate) spoke: std::collections::BTreeMap<String, i64>,
}

impl<G: Hosted> Table<G> {
    /// A table as it is kept. The error says what is wrong with it.
    pub fn load(
        head: Head,
        body: Body,
        stored: &[Stored],
        company: Company<G>,
        now: i64,
    ) -> Result<Table<G>, String> {
        let dice = fairness::dice::<G>(&head, &body)?;
        Table::with_dice(head, body, stored, company, dice, now)
    }

    /// The same with dice of any kind.
    pub fn with_dice(
        head: Head,
        body: Body,
        stored: &[Stored],
        company: Company<G>,
        dice: Dice,
        now: i64,
    ) -> Result<Table<G>, String> {
        if body.seats.len() != G::SEATS.len() {
            return Err(format!("{} seats are wanted", G::SEATS.len()));
        }
        let words: Vec<&str> = body.options.iter().map(String::as_str).collect();
        // A game goes on under the rules it was begun under.
        let options = G::under_rules(&G::parse_options(&words)?, head.rules)
            .ok_or_else(|| format!("version {} of the rules is not known", head.rules))?;
        let history = History::load(options, stored, company.remark)?;
        Ok(Table::around(head, body, history, company, dice, now))
    }

    /// A table at which a game is taken up in this position; who sits there and how it stands is for the body to say.
    pub fn of_position(head: Head, body: Body, game: &G, dice: Dice) -> Table<G> {
        let company = Company { levels: &[], remark: None };
        Table::around(head, body, History::of_position(game), company, dice, 0)
    }

    fn around(
        head: Head,
        body: Body,
        history: History<G>,
        company: Company<G>,
        dice: Dice,
        now: i64,
    ) -> Table<G> {
        let viewers = G::SEATS.len() + 1;
        let mut table = Table {
            clocks: body.clocks().watched(now, &body.still),
            laid: (0..G::SEATS.len()).map(|_| Laid::default()).collect(),
            layers: (0..viewers).map(|_| None).collect(),
            asked: vec![head.version; G::SEATS.len()],
            seen: vec![head.version; viewers],
            changes: vec![VecDeque::new(); viewers],
            known: vec![head.version; viewers],
            light: false,
            told_at: told_at(&head, &body, &history),
            behind: None,
            behind_told: 0,
            spoke: std::collections::BTreeMap::new(),
            head,
            body,
            dice,
            company,
            history,
        };
        table.lay_again();
        table.renew_layers();
        if table.body.status == TableStatus::Playing {
            let awaited = table.awaited();
            table.clocks.turn(now, &[], &seat_numbers(awaited));
        }
        table.catch_up(now);
        table
    }

    /// Reads what was laid. What these rules refuse is left out.
    fn lay_again(&mut self) {
        for (index, words) in self.body.laid.iter().enumerate().take(G::SEATS.len()) {
            let steps = words.steps.iter().map_while(|word| G::parse_action(word)).collect();
            let kept = Laid { steps, complete: words.complete, veiled: false, sealed: words.sealed };
            self.laid[index] = kept.again(&self.history, Seat(index as u8));
        }
    }

    pub fn id(&self) -> &str {
        &self.head.id
    }

    pub fn head(&self) -> &Head {
        &self.head
    }

    pub fn body(&self) -> &Body {
        &self.body
    }

    pub fn version(&self) -> u32 {
        self.head.version
    }

    /// What everybody has been told of the game.
    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// The seats whose decision is awaited, as everybody may know: without those whose choice lies face down.
    pub fn awaited(&self) -> SeatSet {
        if self.body.status != TableStatus::Playing {
            return SeatSet::EMPTY;
        }
        let open = |seat: &Seat| self.laid[usize::from(seat.0)].sealed.is_none();
        awaited(self.history.game()).iter().filter(open).collect()
    }

    /// The people whose decision is awaited once a step is taken over, with their seats.
    pub fn turn_after(&self, step: &Step<G>) -> Vec<(String, Seat)> {
        let Some(next) = &step.next else { return people(&self.body.seats, self.awaited()) };
        // Whose turn it is in a pause is told once it is over.
        if next.body.status != TableStatus::Playing || next.body.paused {
            return Vec::new();
        }
        let game = next.told.as_ref().map_or(self.history.game(), |told| &told.game);
        let open = |seat: &Seat| next.laid[usize::from(seat.0)].sealed.is_none();
        people(&next.body.seats, awaited(game).iter().filter(open).collect())
    }

    /// When the next running clock is over, or whoever is missing is waited for no longer.
    pub fn deadline(&self, now: i64) -> Option<i64> {
        let clock = (self.body.status == TableStatus::Playing).then(|| self.clocks.deadline(now)).flatten();
        clock.or(self.body.waits_until())
    }

    /// The same once a step is taken over.
    pub fn deadline_after(&self, step: &Step<G>, now: i64) -> Option<i64> {
        let next = step.next.as_ref()?;
        let clock = (next.body.status == TableStatus::Playing).then(|| next.clocks.deadline(now)).flatten();
        clock.or(next.body.waits_until())
    }

    /// How many steps a seat has laid that nobody else sees.
    pub fn laid(&self, seat: Seat) -> usize {
        self.laid[usize::from(seat.0)].steps.len()
    }

    /// Is the play that a seat has laid complete, and does it wait for its player to confirm it?
    pub fn may_confirm(&self, seat: Seat) -> bool {
        let laid = &self.laid[usize::from(seat.0)];
        laid.complete && laid.sealed.is_none()
    }

    /// What a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        if self.body.status != TableStatus::Playing {
            return Vec::new();
        }
        let laid = &self.laid[usize::from(seat.0)];
        let Some(game) = laid.position(self.history.game(), seat) else { return Vec::new() };
        if laid.veiled || laid.complete && awaited(&game).contains(seat) {
            Vec::new()
        } else {
            legal(&game, seat)
        }
    }

    /// Since which version a player is asked what is asked now.
    pub fn asked_since(&self, seat: Seat) -> u32 {
        self.asked[usize::from(seat.0)]
    }

    /// The version that a viewer knows: that of the last change which that viewer was told of.
    pub(crate) fn seen(&self, viewer: usize) -> u32 {
        self.seen[viewer]
    }

    /// Is what a player saw at `version` still what the seat is asked?
    pub(crate) fn must_be_current(&self, seat: Seat, version: u32) -> Result<(), Refusal> {
        let index = usize::from(seat.0);
        if version < self.asked[index] || version > self.seen[index] {
            return Err(ErrorCode::Stale.into());
        }
        Ok(())
    }

    /// The first entry that a viewer who had seen the table at this version does not know for certain.
    pub(crate) fn known_until(&self, viewer: usize, version: u32, length: usize) -> usize {
        if version < self.known[viewer] || version > self.seen[viewer] {
            return 0;
        }
        let changes = &self.changes[viewer];
        let later = changes.partition_point(|&(at, _)| at <= version);
        changes.get(later).map_or(length, |&(_, first)| first as usize)
    }

    /// The same table, which from now on keeps in memory no more of the past than it needs to go on. Whoever asks for more of it
    /// waits until it is worked out again from the actions.
    #[must_use]
    pub fn lightly(mut self) -> Table<G> {
        self.light = true;
        self.lighten(usize::MAX);
        self.renew_layers();
        self
    }

    /// Forgets what can be worked out again, but nothing of the log from this entry on.
    fn lighten(&mut self, from: usize) {
        if self.light {
            self.history.lighten(from);
            if let Some(behind) = &mut self.behind {
                behind.lighten(usize::MAX);
            }
        }
    }

    /// Takes over a step that has been stored.
    pub fn adopt(&mut self, step: Step<G>) -> News {
        let viewers = G::SEATS.len() + 1;
        if let Write::Chat(line) = &step.write {
            self.note_spoken(line);
        }
        let Some(next) = step.next else {
            return News { pieces: vec![Piece::Nothing; viewers], reseated: false, decisions: 0 };
        };
        let next = *next;
        self.head.version = next.version;
        self.head.updated = next.updated;
        if next.whom == Whom::Everybody {
            self.told_at = next.updated;
        }
        let joined = self.body.joint != next.body.joint;
        self.body = next.body;
        if joined && let Ok(dice) = fairness::dice::<G>(&self.head, &self.body) {
            self.dice = dice;
        }
        self.clocks = next.clocks;
        self.laid = next.laid;
        let before = self.layers.iter().map(|layer| layer_mark(layer.as_deref())).collect::<Vec<_>>();
        let (mut changed, mut decisions) = (None, 0);
        if let Some(told) = next.told {
            decisions = told.worked.iter().filter(|worked| worked.done().by != Actor::Nature).count();
            let mut first = usize::MAX;
            if let Some(rewound) = told.rewound {
                let gone = &self.history.actions()[rewound.actions().len()..];
                first = gone.iter().map(|done| done.log_from).min().unwrap_or(first);
                self.history = *rewound;
                self.behind = None;
            }
            first = first.min(self.history.take(told.worked, told.game));
            changed = Some(first);
            self.lighten(first);
        }
        self.renew_layers();
        let after = self.layers.iter().map(|layer| layer_mark(layer.as_deref())).collect::<Vec<_>>();
        let mut pieces = Vec::with_capacity(viewers);
        for viewer in 0..viewers {
            let mut first = changed;
            if before[viewer].0 != after[viewer].0 {
                let layered = before[viewer].1.min(after[viewer].1);
                first = Some(first.map_or(layered, |first| first.min(layered)));
            }
            let concerned = match next.whom {
                Whom::Everybody => true,
                Whom::Own(seat) => viewer == usize::from(seat.0),
            };
            let piece = match first {
                Some(first) => Piece::Log(first),
                None if concerned => Piece::Table,
                None => Piece::Nothing,
            };
            self.note_change(viewer, piece);
            pieces.push(piece);
        }
        for (index, asked) in self.asked.iter_mut().enumerate() {
            if changed.is_some() || next.whom == Whom::Own(Seat(index as u8)) {
                *asked = self.head.version;
            }
        }
        News { pieces, reseated: next.seats_changed, decisions }
    }

    /// Remembers what a viewer was told. Of the log only what a later change does not cover is kept.
    fn note_change(&mut self, viewer: usize, piece: Piece) {
        if piece == Piece::Nothing {
            return;
        }
        self.seen[viewer] = self.head.version;
        let Piece::Log(first) = piece else { return };
        let (changes, first) = (&mut self.changes[viewer], first as u32);
        while changes.back().is_some_and(|&(_, last)| last >= first) {
            changes.pop_back();
        }
        if changes.len() == CHANGES
            && let Some((version, _)) = changes.pop_front()
        {
            self.known[viewer] = version;
        }
        changes.push_back((self.head.version, first));
    }

    /// What each seat sees that others do not, and last what lies face down for those who look on.
    pub(crate) fn renew_layers(&mut self) {
        let sealed = in_order_of_sealing(&self.laid);
        let steps = |seats: &mut dyn Iterator<Item = Seat>| -> Vec<(Seat, G::Action)> {
            let own =
                |seat: Seat| self.laid[usize::from(seat.0)].shown().iter().map(move |&step| (seat, step));
            seats.flat_map(own).collect()
        };
        let owed = awaited(self.history.game());
        let made = |viewer: Option<Seat>| {
            let laid = viewer.map(|seat| &self.laid[usize::from(seat.0)]);
            let others: Vec<Seat> = sealed.iter().copied().filter(|&seat| Some(seat) != viewer).collect();
            // The own choice would complete the others', and what lies face down would turn up.
            let last = laid.is_some_and(|laid| laid.complete)
                && viewer.is_some_and(|own| owed.iter().all(|seat| seat == own || others.contains(&seat)));
            let others = if last { Vec::new() } else { others };
            let all = steps(&mut others.into_iter().chain(viewer));
            if all.is_empty() { None } else { self.history.with(&all).map(Box::new) }
        };
        self.layers = Seat::all::<G>().map(Some).chain([None]).map(made).collect();
    }

    /// The listing of the table, as others may know it.
    pub fn listing(&self) -> Listing {
        let mut listing = Listing::new(&self.head, &self.body, G::NAME, G::SEATS);
        listing.actions = self.history.actions().len() as u32;
        listing.awaited = seat_numbers(self.awaited());
        // That somebody lays a play is nobody else's business.
        listing.updated = self.told_at;
        if self.is_delayed() {
            let seen = self.behind.as_deref().map(History::actions).unwrap_or_default();
            let last = seen.last().map_or(self.head.created, |done| done.at);
            listing.behind = Some(Behind { actions: seen.len() as u32, updated: last });
        } else if !self.body.spectators && self.body.status == TableStatus::Playing {
            // Where nobody may look on, nobody counts along either.
            listing.behind = Some(Behind { actions: 0, updated: self.head.created });
        }
        listing
    }

    /// The bots that have something to decide, each with what it may know.
    pub fn wanted(&self) -> Vec<Wanted<G>> {
        let wanted = |seat: Seat| {
            let index = usize::from(seat.0);
            let Sitting::Bot { level } = &self.body.seats[index] else { return None };
            let legal = self.legal(seat);
            if legal.is_empty() || self.laid[index].complete {
                return None;
            }
            let game = self.layers[index].as_ref().map_or(self.history.game(), |layer| &layer.game);
            Some(Wanted {
                seat,
                level: level.clone(),
                version: self.seen[index],
                awaited: awaited(game).contains(seat),
                view: game.view(detente_game::Viewer::Seat(seat)),
                legal,
            })
        };
        Seat::all::<G>().filter_map(wanted).collect()
    }

    /// When the clock, the opening of contributions or the delay of those who look on next matters.
    pub fn wake(&self, now: i64) -> Option<i64> {
        let playing = self.body.status == TableStatus::Playing;
        let clock = if playing { self.clocks.deadline(now) } else { None };
        let behind = self.behind.as_ref().and_then(|behind| {
            let next = self.history.actions().get(behind.actions().len())?;
            Some(next.at + self.delay())
        });
        let rest = if playing { self.clocks.rest_changes(now) } else { None };
        [clock, behind, self.opening_ends(), rest, self.body.waits_until()].into_iter().flatten().min()
    }

    fn delay(&self) -> i64 {
        i64::from(self.body.spectator_delay) * 1000
    }

    /// Is somebody out of time whose game may be claimed?
    pub fn is_out_of_time(&self, now: i64) -> bool {
        self.body.status == TableStatus::Playing && !self.clocks.out(now).is_empty()
    }

    /// What makes the clock of a seat stand still in a game that is being played.
    pub(crate) fn rest_at(&self, seat: usize, now: i64) -> Option<ClockRest> {
        let rest = self.clocks.rest_at(now, seat).filter(|_| self.body.status == TableStatus::Playing)?;
        let missing = rest == ClockRest::Paused && !self.body.missing().is_empty();
        Some(if missing { ClockRest::Missing } else { rest })
    }

    /// What kind of thing makes each clock stand still now, to see whether it is another one.
    pub fn rests(&self, now: i64) -> Vec<Option<std::mem::Discriminant<ClockRest>>> {
        let rest = |seat| self.rest_at(seat, now).as_ref().map(std::mem::discriminant);
        (0..self.body.seats.len()).map(rest).collect()
    }

    /// Are those who look on kept some time behind?
    pub fn is_delayed(&self) -> bool {
        self.body.spectator_delay > 0 && self.body.status == TableStatus::Playing
    }

    /// The time of a seat stands still, or goes on: its bot waits until it can think.
    pub fn hold_clock(&mut self, seat: Seat, on: bool, now: i64) {
        self.clocks.hold(now, usize::from(seat.0), on);
    }

    /// Does nobody but bots sit here?
    pub fn is_bots_alone(&self) -> bool {
        self.body.seats.iter().all(|seat| matches!(seat, Sitting::Bot { .. }))
    }

    /// Lets those who look on with a delay see what happened then. Tells whether there is something new for them.
    pub fn catch_up(&mut self, now: i64) -> bool {
        if !self.is_delayed() {
            return self.behind.take().is_some();
        }
        let until = now - self.delay();
        let mut behind = self.behind.take().unwrap_or_else(|| Box::new(self.history.fresh()));
        let from = behind.actions().len();
        for done in self.history.actions()[from..].iter().take_while(|done| done.at <= until) {
            let played = behind.play(done.by, done.action, done.draw, done.at);
            debug_assert!(played.is_ok(), "it was played before");
        }
        let more = behind.actions().len() > from;
        self.behind_told += u32::from(more);
        self.behind = Some(behind);
        more
    }
}

/// A bot that is to be asked.
#[derive(Clone, Debug)]
pub struct Wanted<G: Game> {
    pub seat: Seat,
    pub level: String,
    /// Goes back with the answer.
    pub version: u32,
    /// False if nobody waits for it: it may interrupt, or let things pass.
    pub awaited: bool,
    pub view: G::View,
    pub legal: Vec<G::Action>,
}

/// When something was told last that everybody may know, of a table that is read: that somebody has laid a step since is nobody's business.
fn told_at<G: Hosted>(head: &Head, body: &Body, history: &History<G>) -> i64 {
    let last = history.actions().last().map_or(head.created, |done| done.at);
    if body.laid.is_empty() { head.updated } else { last }
}

/// The steps of a layer, and the first entry that it changes.
fn layer_mark<G: Hosted>(layer: Option<&Layer<G>>) -> (Vec<(Seat, G::Action)>, usize) {
    layer.map_or((Vec::new(), usize::MAX), |layer| (layer.steps.clone(), layer.from))
}

pub(crate) fn seat_numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(|seat| usize::from(seat.0)).collect()
}
