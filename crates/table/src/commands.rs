//! What people do at a table. Each command either does everything it says or nothing.

use detente_game::{Actor, Seat, SeatSet};
use detente_protocol::{Clock, CreateTable, ErrorCode, OfferKind, Pace, SeatWish, TableCommand, TableStatus};

use detente_protocol::plain::plain_line;

use crate::body::{Body, DeclinedOffer, OpenOffer, Sitting};
use crate::clock;
use crate::fairness::Joint;
use crate::games::{HELP, Hosted};
use crate::laid::{Becomes, Laid};
use crate::refusal::Refusal;
use crate::table::{Company, Step, Table, Whom};

/// The longest title, the longest delay in seconds, and the most options.
const TITLE: usize = 100;
const DELAY: u32 = 24 * 3600;
const OPTIONS: usize = 40;
const OPTION: usize = 4000;

/// Somebody who speaks to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub user: String,
    pub name: String,
}

pub(crate) type Considered<G> = Result<Step<G>, Refusal>;

impl<G: Hosted> Table<G> {
    /// What a command would do, worked out on a copy. Nothing has changed yet.
    pub fn consider(&self, who: &Who, command: TableCommand, now: i64) -> Considered<G> {
        match command {
            TableCommand::Join { seat, commitment } => self.join(who, &seat, commitment, now),
            TableCommand::Commit { seat, commitment } => self.commit(who, &seat, commitment, now),
            TableCommand::Open { seat, value } => self.open(who, &seat, &value, now),
            TableCommand::Leave => self.leave(who, now),
            TableCommand::SetSeat { seat, wish } => self.set_seat(who, &seat, wish, now),
            TableCommand::Start => self.start(who, now),
            TableCommand::Abort => self.abort(who, now),
            TableCommand::Act { seat, version, action, lay } => {
                let seat = self.own_seat(who, &seat)?;
                let action = G::parse_action(&action).ok_or(ErrorCode::Illegal)?;
                self.act(seat, version, action, lay, now)
            }
            TableCommand::Confirm { seat, version } => self.confirm(who, &seat, version, now),
            TableCommand::Undo { seat, version } => self.take_up(who, &seat, version, 1, now),
            TableCommand::StartOver { seat, version } => self.take_up(who, &seat, version, usize::MAX, now),
            TableCommand::AskTakeBack { seat } => self.ask_take_back(who, &seat, now),
            TableCommand::OfferDraw { seat } => self.offer_draw(who, &seat, now),
            TableCommand::OfferPause { seat } => self.offer_pause(who, &seat, now),
            TableCommand::Resume { seat } => {
                self.playing_seat(who, &seat)?;
                if self.body.paused { Ok(self.resume(&who.user, now)) } else { Err(ErrorCode::NotNow.into()) }
            }
            TableCommand::Answer { seat, accept } => self.answer(who, &seat, accept, now),
            TableCommand::Resign { seat } => {
                let seat = self.playing_seat(who, &seat)?;
                Ok(self.end(Self::all_seats().without(seat), "resign", now))
            }
            TableCommand::ClaimTime { seat } => {
                let seat = self.playing_seat(who, &seat)?;
                if !self.may_claim(seat, now) {
                    return Err(ErrorCode::NotNow.into());
                }
                Ok(self.time_is_over(now))
            }
            TableCommand::Chat { text } => self.chat(who, &text, now),
            TableCommand::SlowMode { seconds } => self.set_slow_mode(who, seconds, now),
            TableCommand::Mute { user, on } => self.mute(who, user, on),
            TableCommand::Note { text } => self.note(who, &text),
            TableCommand::Rematch => self.offer_rematch(who, now),
        }
    }

    /// Somebody may not play any more: before the game the seat is free again, a game in play is given up.
    pub fn consider_forfeit(&self, user: &str, now: i64) -> Considered<G> {
        let own = self.body.seats_of(user);
        let hosts = self.body.host == user && self.body.status == TableStatus::Open;
        if own.is_empty() && !hosts || self.body.is_over() {
            return Err(ErrorCode::NotNow.into());
        }
        let mut body = self.body.clone();
        if body.status == TableStatus::Open {
            body.lose(&own, user);
            return Ok(self.change(body, Whom::Everybody, true, now));
        }
        let others = Self::all_seats().iter().filter(|seat| !own.contains(&usize::from(seat.0)));
        Ok(self.end_as(body, others.collect(), "resign", false, now))
    }

    /// These users have given their game up, elsewhere: a game in which nobody has done anything ends without a result, and so does one
    /// that nobody is left in. Without users only a game ends that nobody has begun.
    pub fn consider_giving_up(&self, users: &[String], now: i64) -> Considered<G> {
        let gone = |seat: &Seat| users.iter().any(|user| self.body.holds(user, usize::from(seat.0)));
        let left: SeatSet = Self::all_seats().iter().filter(|seat| !gone(seat)).collect();
        let none_gone = left == Self::all_seats();
        if self.body.is_over() || none_gone && !self.history.is_untouched() {
            return Err(ErrorCode::NotNow.into());
        }
        // Nor has anybody lost a game to which not all have come.
        let begun = !self.history.is_untouched() && self.body.missing().is_empty();
        if self.body.status != TableStatus::Playing || !begun || left.is_empty() {
            return self.consider_close(now);
        }
        Ok(self.end(left, "resign", now))
    }

    /// A moderator ends the table; the game has no result.
    pub fn consider_close(&self, now: i64) -> Considered<G> {
        if self.body.is_over() {
            return Err(ErrorCode::NotNow.into());
        }
        let body = Body { status: TableStatus::Aborted, offer: None, declined: None, ..self.body.clone() };
        Ok(self.change(body, Whom::Everybody, false, now))
    }

    /// Somebody's account ends: before the game the seat is free again, a game in play is given up, and the name goes.
    pub fn consider_parting(&self, user: &str, now: i64) -> Considered<G> {
        let own = self.body.seats_of(user);
        if own.is_empty() {
            return Err(ErrorCode::NotFound.into());
        }
        let mut body = self.body.clone();
        if body.status == TableStatus::Open {
            body.lose(&own, user);
        } else {
            for &seat in &own {
                body.seats[seat] = Sitting::former();
            }
        }
        // Nobody plays another game with somebody who has gone.
        (body.offer, body.declined) = (None, None);
        if body.status != TableStatus::Playing {
            return Ok(self.change(body, Whom::Everybody, true, now));
        }
        let others = Self::all_seats().iter().filter(|seat| !own.contains(&usize::from(seat.0)));
        Ok(self.end_as(body, others.collect(), "resign", true, now))
    }

    /// What a bot has come to. An answer that comes too late is refused like anybody's.
    pub fn consider_bot(&self, seat: Seat, version: u32, action: G::Action, now: i64) -> Considered<G> {
        if !matches!(self.body.seats[usize::from(seat.0)], Sitting::Bot { .. }) {
            return Err(ErrorCode::Forbidden.into());
        }
        self.act(seat, version, action, false, now)
    }

    /// What time itself would do: the game of somebody ends whose time is over, and one begins whose players have been waited
    /// for long enough.
    pub fn consider_time(&self, now: i64) -> Option<Step<G>> {
        if self.opening_ends().is_some_and(|until| until <= now) {
            return self.end_opening(now).ok();
        }
        if self.body.waits_until().is_some_and(|until| until <= now) {
            return self.end_waiting(now);
        }
        let playing = self.body.status == TableStatus::Playing;
        let over = playing && self.clocks.ends() && !self.clocks.out(now).is_empty();
        over.then(|| self.time_is_over(now))
    }

    fn all_seats() -> SeatSet {
        SeatSet::first(G::SEATS.len() as u8)
    }

    /// The seat of that name, which must be held by the one who speaks.
    pub(crate) fn own_seat(&self, who: &Who, name: &str) -> Result<Seat, Refusal> {
        let seat = Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?;
        let holds = self.body.holds(&who.user, usize::from(seat.0));
        if holds { Ok(seat) } else { Err(ErrorCode::Forbidden.into()) }
    }

    /// The same in a game that is being played.
    fn playing_seat(&self, who: &Who, name: &str) -> Result<Seat, Refusal> {
        let seat = self.own_seat(who, name)?;
        self.must_be(TableStatus::Playing)?;
        Ok(seat)
    }

    pub(crate) fn must_be(&self, status: TableStatus) -> Result<(), Refusal> {
        if self.body.status == status { Ok(()) } else { Err(ErrorCode::NotNow.into()) }
    }

    fn sits_here(&self, who: &Who) -> Result<(), Refusal> {
        let sits = !self.body.seats_of(&who.user).is_empty() || self.body.host == who.user;
        if sits { Ok(()) } else { Err(ErrorCode::Forbidden.into()) }
    }

    /// Seats may be taken and left: the game has not begun, and is not just about to.
    fn must_be_seating(&self) -> Result<(), Refusal> {
        self.must_be(TableStatus::Open)?;
        if self.body.is_opening() { Err(ErrorCode::NotNow.into()) } else { Ok(()) }
    }

    // Seats

    fn join(&self, who: &Who, seat: &str, commitment: Option<String>, now: i64) -> Considered<G> {
        self.must_be(TableStatus::Open)?;
        let seat = Seat::parse::<G>(seat).ok_or(ErrorCode::NotFound)?;
        let index = usize::from(seat.0);
        if self.body.seats[index] != Sitting::Open {
            return Err(ErrorCode::NotNow.into());
        }
        // Several people may share the host's screen; anybody else is one person, and in a rated game everybody is.
        let shares = self.body.host == who.user && !self.body.rated;
        if !shares && !self.body.seats_of(&who.user).is_empty() {
            return Err(Refusal::told(ErrorCode::NotNow, "server-error-one-seat"));
        }
        let mut body = self.body.clone();
        body.seats[index] = Sitting::of_person(who);
        body.brings(index, commitment)?;
        Ok(self.change(body, Whom::Everybody, true, now))
    }

    fn leave(&self, who: &Who, now: i64) -> Considered<G> {
        self.must_be_seating()?;
        let own = self.body.seats_of(&who.user);
        if own.is_empty() {
            return Err(ErrorCode::Forbidden.into());
        }
        let mut body = self.body.clone();
        for seat in own {
            body.seats[seat] = Sitting::Open;
            body.brings(seat, None)?;
        }
        Ok(self.change(body, Whom::Everybody, true, now))
    }

    fn set_seat(&self, who: &Who, seat: &str, wish: SeatWish, now: i64) -> Considered<G> {
        self.must_be_seating()?;
        if self.body.host != who.user {
            return Err(ErrorCode::Forbidden.into());
        }
        let seat = Seat::parse::<G>(seat).ok_or(ErrorCode::NotFound)?;
        let mut body = self.body.clone();
        body.seats[usize::from(seat.0)] = Sitting::wished(who, wish, self.company.levels)?;
        if body.rated && body.seats.iter().all(|sitting| matches!(sitting, Sitting::Bot { .. })) {
            return Err(Refusal::told(ErrorCode::BadRequest, "server-error-rated-terms"));
        }
        body.brings(usize::from(seat.0), None)?;
        Ok(self.change(body, Whom::Everybody, true, now))
    }

    fn start(&self, who: &Who, now: i64) -> Considered<G> {
        self.sits_here(who)?;
        self.must_be_seating()?;
        if !self.body.is_full() {
            return Err(ErrorCode::NotNow.into());
        }
        self.begin_together(now)
    }

    fn abort(&self, who: &Who, now: i64) -> Considered<G> {
        self.sits_here(who)?;
        // Before the game the table is its host's; whoever has sat down there may leave it.
        if self.body.status == TableStatus::Open && self.body.host != who.user {
            return Err(ErrorCode::Forbidden.into());
        }
        // A game of an event is the event's.
        let begun = !self.history.is_untouched() && self.body.missing().is_empty();
        if self.body.is_over() || begun || self.body.event.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        let body = Body { status: TableStatus::Aborted, ..self.body.clone() };
        Ok(self.change(body, Whom::Everybody, false, now))
    }

    // Playing

    fn act(&self, seat: Seat, version: u32, action: G::Action, keep: bool, now: i64) -> Considered<G> {
        self.must_be(TableStatus::Playing)?;
        self.must_be_current(seat, version)?;
        let own = &self.laid[usize::from(seat.0)];
        match own.step(&self.history, seat, action, keep) {
            Becomes::Illegal => Err(ErrorCode::Illegal.into()),
            Becomes::Unconfirmed => Err(ErrorCode::NotNow.into()),
            Becomes::Laid(laid) => Ok(self.lay(seat, laid, now)),
            Becomes::Told { laid, at_once } => self.finish(seat, laid, at_once, now),
        }
    }

    fn confirm(&self, who: &Who, seat: &str, version: u32, now: i64) -> Considered<G> {
        let seat = self.playing_seat(who, seat)?;
        self.must_be_current(seat, version)?;
        if !self.may_confirm(seat) {
            return Err(ErrorCode::NotNow.into());
        }
        self.finish(seat, self.laid[usize::from(seat.0)].clone(), false, now)
    }

    /// Takes back a number of the steps that a seat has laid, the last one first.
    fn take_up(&self, who: &Who, seat: &str, version: u32, count: usize, now: i64) -> Considered<G> {
        let seat = self.playing_seat(who, seat)?;
        self.must_be_current(seat, version)?;
        let laid = &self.laid[usize::from(seat.0)];
        if laid.steps.is_empty() {
            return Err(ErrorCode::NotNow.into());
        }
        let keep = laid.steps.len().saturating_sub(count);
        let laid = Laid { steps: laid.steps[..keep].to_vec(), ..Laid::default() };
        Ok(self.lay(seat, laid, now))
    }

    /// Could [`Table::consider_last_step`] be done? One person at one keyboard agrees with every seat, and bots let others
    /// take back; another person would have to be asked ([`TableCommand::AskTakeBack`]).
    pub fn may_take_last_step(&self, who: &Who) -> bool {
        let other = |sitting: &Sitting| matches!(sitting, Sitting::Person { user, .. } if *user != who.user);
        let own = |seat: Seat| self.body.holds(&who.user, usize::from(seat.0));
        self.body.status == TableStatus::Playing
            && !self.body.rated
            && self.history.last_free_steps().is_some_and(|(_, seat)| own(seat))
            && !self.body.seats.iter().any(other)
    }

    /// Gives the last step that was told back to its player, who may have finished a play by mistake; the steps before it in
    /// the same play are laid again. Only where nobody has answered and nothing new was shown.
    pub fn consider_last_step(&self, who: &Who, now: i64) -> Considered<G> {
        let last = self.history.last_free_steps().filter(|_| self.may_take_last_step(who));
        let (first, seat) = last.ok_or(ErrorCode::NotNow)?;
        let actions = self.history.actions();
        let mut start = first;
        let mut before = self.history.rewound(start);
        let mut own = Laid::default();
        for (i, done) in actions.iter().enumerate().take(actions.len() - 1).skip(first) {
            if let Becomes::Laid(laid) = own.step(&before, seat, done.action, false) {
                own = laid;
            } else {
                // A play ends here.
                start = i + 1;
                before = self.history.rewound(start);
                own = Laid::default();
            }
        }
        let mut laid = self.laid.clone();
        laid[usize::from(seat.0)] = own;
        Ok(self.go_back(start, &laid, now))
    }

    // Offers

    fn ask_take_back(&self, who: &Who, seat: &str, now: i64) -> Considered<G> {
        let seat = self.playing_seat(who, seat)?;
        let count = self.history.before_last_play(seat).ok_or(ErrorCode::NotNow)?;
        self.make_offer(OfferKind::TakeBack, seat, Some(count as u32), now)
    }

    fn offer_draw(&self, who: &Who, seat: &str, now: i64) -> Considered<G> {
        let seat = self.playing_seat(who, seat)?;
        // Bots never agree to a draw.
        if self.body.seats.iter().any(|sitting| matches!(sitting, Sitting::Bot { .. })) {
            return Err(Refusal::told(ErrorCode::NotNow, "server-error-bot-no-draw"));
        }
        self.make_offer(OfferKind::Draw, seat, None, now)
    }

    fn offer_pause(&self, who: &Who, seat: &str, now: i64) -> Considered<G> {
        let seat = self.playing_seat(who, seat)?;
        if self.body.clock == Clock::None || self.body.paused {
            return Err(ErrorCode::NotNow.into());
        }
        self.make_offer(OfferKind::Pause, seat, None, now)
    }

    /// Somebody goes on vacation, or comes back: the own clock of a game over days stands still until then.
    pub fn consider_away(&self, user: &str, until: i64, now: i64) -> Considered<G> {
        let own = self.body.seats_of(user);
        let days = Pace::of(&self.body.clock) == Some(Pace::Days);
        if own.is_empty() || !days || self.body.status != TableStatus::Playing {
            return Err(ErrorCode::NotNow.into());
        }
        Ok(self.away(&own, until, now))
    }

    pub(crate) fn make_offer(
        &self,
        kind: OfferKind,
        by: Seat,
        to_action: Option<u32>,
        now: i64,
    ) -> Considered<G> {
        if self.body.offer.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        let bots = self.body.seats.iter().any(|sitting| matches!(sitting, Sitting::Bot { .. }));
        // What counts is played as it was played: a bot would agree to everything.
        if self.body.rated && bots && matches!(kind, OfferKind::TakeBack | OfferKind::Pause) {
            return Err(Refusal::told(ErrorCode::NotNow, "server-error-rated-bot-offer"));
        }
        let by = usize::from(by.0);
        // Bots let others take back and play again, and somebody who plays several seats need not ask.
        let agrees = |seat: &usize| match &self.body.seats[*seat] {
            Sitting::Bot { .. } => kind != OfferKind::Draw,
            sitting => *sitting == self.body.seats[by],
        };
        let agreed = (0..self.body.seats.len()).filter(agrees).collect();
        Ok(self.settle_offer(OpenOffer { kind, by, to_action, agreed }, now))
    }

    fn answer(&self, who: &Who, seat: &str, accept: bool, now: i64) -> Considered<G> {
        let seat = usize::from(self.own_seat(who, seat)?.0);
        let Some(mut offer) = self.body.offer.clone() else { return Err(ErrorCode::NotNow.into()) };
        if !accept {
            // The one who made it takes it off the table in the same way.
            let turned_down = self.body.seats[offer.by] != self.body.seats[seat];
            let declined = DeclinedOffer { kind: offer.kind, by: offer.by, from: seat };
            return Ok(self.put_offer(None, turned_down.then_some(declined), now));
        }
        if !offer.agreed.contains(&seat) {
            offer.agreed.push(seat);
        }
        Ok(self.settle_offer(offer, now))
    }

    /// Does what was offered once everybody has agreed; until then it lies on the table.
    pub(crate) fn settle_offer(&self, offer: OpenOffer, now: i64) -> Step<G> {
        if offer.agreed.len() < self.body.seats.len() {
            return self.put_offer(Some(offer), None, now);
        }
        match (offer.kind, offer.to_action) {
            (OfferKind::TakeBack, Some(count)) => {
                let count = count as usize;
                // An offer of an older version may name any place; Nature's answers are none to stop at.
                let fits = self.history.actions().get(count).is_some_and(|done| done.by != Actor::Nature);
                if fits { self.take_back(count, now) } else { self.put_offer(None, None, now) }
            }
            (OfferKind::Pause, _) => self.pause(true, now),
            // Whoever keeps the tables makes the new one.
            (OfferKind::Rematch, _) => self.put_offer(Some(offer), None, now),
            _ => self.end(SeatSet::EMPTY, "draw-agreed", now),
        }
    }

    pub(crate) fn put_offer(
        &self,
        offer: Option<OpenOffer>,
        declined: Option<DeclinedOffer>,
        now: i64,
    ) -> Step<G> {
        let body = Body { offer, declined, ..self.body.clone() };
        self.change(body, Whom::Everybody, false, now)
    }

    // Time

    /// Who has time left wins; nobody does if all are out.
    fn time_is_over(&self, now: i64) -> Step<G> {
        let out: SeatSet = self.clocks.out(now).into_iter().map(|seat| Seat(seat as u8)).collect();
        let winners = Self::all_seats().iter().filter(|&seat| !out.contains(seat)).collect();
        self.end(winners, "time", now)
    }

    /// Is an opponent of this seat out of time?
    pub(crate) fn may_claim(&self, seat: Seat, now: i64) -> bool {
        let out = self.clocks.out(now);
        !self.clocks.ends() && !out.is_empty() && !out.contains(&usize::from(seat.0))
    }
}

impl Sitting {
    pub fn of_person(who: &Who) -> Sitting {
        Sitting::Person { user: who.user.clone(), name: who.name.clone() }
    }

    /// Somebody whose account has ended.
    fn former() -> Sitting {
        Sitting::Person { user: String::new(), name: String::new() }
    }

    /// Whoever is wanted on a seat.
    fn wished(who: &Who, wish: SeatWish, levels: &[&str]) -> Result<Sitting, Refusal> {
        match wish {
            SeatWish::Me => Ok(Sitting::of_person(who)),
            SeatWish::Open => Ok(Sitting::Open),
            SeatWish::Bot { level } if levels.contains(&level.as_str()) => Ok(Sitting::Bot { level }),
            SeatWish::Bot { level } => Err(Refusal::bad(format!("no bot of level “{level}”"))),
        }
    }
}

/// What only a table with a fitting clock and fitting seats may be.
fn check_rated(wish: &CreateTable) -> Result<(), Refusal> {
    let pace = Pace::of(&wish.clock);
    let own = wish.seats.iter().filter(|seat| **seat == SeatWish::Me).count();
    // Bots alone would settle what a side is worth for everybody.
    let bots = wish.seats.iter().all(|seat| matches!(seat, SeatWish::Bot { .. }));
    if wish.rated && (pace.is_none() || wish.coached || own > 1 || bots) {
        return Err(Refusal::told(ErrorCode::BadRequest, "server-error-rated-terms"));
    }
    if wish.weekends && pace != Some(Pace::Days) {
        return Err(Refusal::bad("only a clock of days rests on weekends"));
    }
    Ok(())
}

impl Body {
    /// Before the game: the seats of somebody who goes are free again, and a table that loses its host is called off.
    fn lose(&mut self, seats: &[usize], user: &str) {
        for &seat in seats {
            self.seats[seat] = Sitting::Open;
        }
        if self.host == user {
            self.status = TableStatus::Aborted;
        }
    }

    /// A new table as somebody wishes it, read and checked. `seed` is the secret of the dice.
    pub fn wished<G: Hosted>(
        who: &Who,
        wish: CreateTable,
        company: &Company<G>,
        seed: String,
    ) -> Result<Body, Refusal> {
        let title = plain_line(&wish.title);
        let too_long = wish.options.len() > OPTIONS || wish.options.iter().any(|word| word.len() > OPTION);
        // Each of them is kept with every action and shown to everybody in the lobby.
        if too_long || title.len() > TITLE || wish.without_help.len() > HELP.len() {
            return Err(ErrorCode::TooLarge.into());
        }
        if let Some(word) = wish.without_help.iter().find(|word| !HELP.contains(&word.as_str())) {
            return Err(Refusal::bad(format!("“{word}” is not one of {}", HELP.join(", "))));
        }
        let times = match wish.clock {
            Clock::None => vec![],
            Clock::Total { seconds, .. } => vec![seconds],
            Clock::Bank { seconds, increment, cap, .. } => vec![seconds, increment, cap],
        };
        let too_short = times.first().is_some_and(|&seconds| seconds == 0);
        if too_short || times.iter().any(|&seconds| seconds > clock::MOST) || wish.spectator_delay > DELAY {
            return Err(Refusal::bad("times are between a second and a year, a delay at most a day"));
        }
        check_rated(&wish)?;
        let words: Vec<&str> = wish.options.iter().map(String::as_str).collect();
        let options = G::parse_options(&words).map_err(Refusal::bad)?;
        if wish.seats.len() != G::SEATS.len() {
            return Err(Refusal::bad(format!("{} seats are wanted", G::SEATS.len())));
        }
        let seats = wish.seats.into_iter().map(|wish| Sitting::wished(who, wish, company.levels));
        let seats: Vec<Sitting> = seats.collect::<Result<_, _>>()?;
        let people = seats.iter().filter(|seat| !matches!(seat, Sitting::Bot { .. })).count();
        if wish.coached && (people != 1 || seats.contains(&Sitting::Open)) {
            return Err(Refusal::bad("a game with a coach is played alone, against bots"));
        }
        let fresh = Body {
            title,
            options: G::options_words(&options),
            left: Vec::new(),
            still: Vec::new(),
            joint: Some(Joint::of(&seats, |user| wish.contributes && user == who.user)),
            seats,
            privacy: wish.privacy,
            clock: wish.clock,
            spectators: wish.spectators,
            spectator_delay: wish.spectator_delay,
            without_help: HELP
                .iter()
                .map(|&word| word.to_owned())
                .filter(|word| wish.without_help.contains(word))
                .collect(),
            coached: wish.coached,
            host: who.user.clone(),
            seed: String::new(),
            draws: 0,
            status: TableStatus::Open,
            ended: None,
            rematch: None,
            offer: None,
            declined: None,
            swapped: false,
            muted: std::collections::BTreeMap::new(),
            slow_mode: 0,
            laid: Vec::new(),
            rated: wish.rated,
            range: wish.range,
            weekends: wish.weekends,
            paused: false,
            away: Vec::new(),
            event: None,
            used: Vec::new(),
            arrivals: None,
        };
        Ok(fresh.anew(seed))
    }

    /// The same table before its game, with other dice.
    #[must_use]
    pub fn anew(self, seed: String) -> Body {
        Body {
            seed,
            draws: 0,
            status: TableStatus::Open,
            ended: None,
            rematch: None,
            offer: None,
            declined: None,
            swapped: false,
            left: clock::full(&self.clock, self.seats.len()),
            still: Vec::new(),
            laid: Vec::new(),
            paused: false,
            away: Vec::new(),
            event: None,
            used: Vec::new(),
            arrivals: None,
            ..self
        }
    }
}
