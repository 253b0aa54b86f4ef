//! What people do at a table. Each command either does everything it says, stored, or nothing.

use detente_game::Seat;
use detente_protocol::{Channel, ChatLine, ErrorCode, OfferKind, SeatWish, TableCommand, TableStatus};
use detente_store::Chat;

use super::body::{DeclinedOffer, OpenOffer, Sitting};
use super::play::Play;
use super::task::Task;
use super::{RematchPlan, Who};
use crate::error::Refusal;
use crate::games::Hosted;
use crate::sink::now;

/// The longest line of chat and the longest note, in bytes.
pub const CHAT: usize = 500;
pub const NOTE: usize = 10_000;

impl<G: Hosted> Task<G> {
    pub(super) async fn command(&mut self, who: &Who, command: TableCommand) -> Result<(), Refusal> {
        match command {
            TableCommand::Join { seat } => self.join(who, &seat).await?,
            TableCommand::Leave => self.leave(who).await?,
            TableCommand::SetSeat { seat, wish } => self.set_seat(who, &seat, wish).await?,
            TableCommand::Start => self.start_by(who).await?,
            TableCommand::Abort => self.abort(who).await?,
            TableCommand::Act { seat, version, action, .. } => self.act(who, &seat, version, &action).await?,
            // Nothing waits for it: the step that ends a play tells it.
            TableCommand::Confirm { seat, .. } => {
                self.own_seat(who, &seat)?;
                return Err(ErrorCode::NotNow.into());
            }
            TableCommand::Undo { seat, version } => self.undo(who, &seat, version, Play::undo_to).await?,
            TableCommand::StartOver { seat, version } => {
                self.undo(who, &seat, version, Play::start_over_to).await?;
            }
            TableCommand::AskTakeBack { seat } => self.ask_take_back(who, &seat).await?,
            TableCommand::OfferDraw { seat } => self.offer_draw(who, &seat).await?,
            TableCommand::Answer { seat, accept } => self.answer_offer(who, &seat, accept).await?,
            TableCommand::Resign { seat } => self.resign(who, &seat).await?,
            TableCommand::ClaimTime { seat } => self.claim_time(who, &seat).await?,
            TableCommand::Chat { text } => self.chat(who, text).await?,
            TableCommand::Mute { user, on } => self.mute(who, user, on).await?,
            TableCommand::Note { text } => self.note(who, text).await?,
            // The hub makes the new table.
            TableCommand::Rematch => return Err(ErrorCode::NotNow.into()),
        }
        Ok(())
    }

    /// The seat of that name, which must be his.
    fn own_seat(&self, who: &Who, name: &str) -> Result<usize, Refusal> {
        let seat = Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?;
        let index = usize::from(seat.0);
        if self.body.holds(&who.user, index) { Ok(index) } else { Err(ErrorCode::Forbidden.into()) }
    }

    fn must_be(&self, status: TableStatus) -> Result<(), Refusal> {
        if self.body.status == status { Ok(()) } else { Err(ErrorCode::NotNow.into()) }
    }

    fn sits_here(&self, who: &Who) -> Result<(), Refusal> {
        let sits = !self.body.seats_of(&who.user).is_empty() || self.body.host == who.user;
        if sits { Ok(()) } else { Err(ErrorCode::Forbidden.into()) }
    }

    async fn join(&mut self, who: &Who, seat: &str) -> Result<(), Refusal> {
        self.must_be(TableStatus::Open)?;
        let seat = Seat::parse::<G>(seat).ok_or(ErrorCode::NotFound)?;
        let index = usize::from(seat.0);
        if self.body.seats[index] != Sitting::Open {
            return Err(ErrorCode::NotNow.into());
        }
        let mut body = self.body.clone();
        body.seats[index] = Sitting::Person { user: who.user.clone(), name: who.name.clone() };
        self.change_seats(body).await
    }

    async fn leave(&mut self, who: &Who) -> Result<(), Refusal> {
        self.must_be(TableStatus::Open)?;
        let own = self.body.seats_of(&who.user);
        if own.is_empty() {
            return Err(ErrorCode::Forbidden.into());
        }
        let mut body = self.body.clone();
        for seat in own {
            body.seats[seat] = Sitting::Open;
        }
        self.change_seats(body).await
    }

    async fn set_seat(&mut self, who: &Who, seat: &str, wish: SeatWish) -> Result<(), Refusal> {
        self.must_be(TableStatus::Open)?;
        if self.body.host != who.user {
            return Err(ErrorCode::Forbidden.into());
        }
        let seat = Seat::parse::<G>(seat).ok_or(ErrorCode::NotFound)?;
        let sitting = match wish {
            SeatWish::Me => Sitting::Person { user: who.user.clone(), name: who.name.clone() },
            SeatWish::Open => Sitting::Open,
            SeatWish::Bot { level } if G::LEVELS.contains(&level.as_str()) => Sitting::Bot { level },
            SeatWish::Bot { level } => return Err(Refusal::bad(format!("no bot of level “{level}”"))),
        };
        let mut body = self.body.clone();
        body.seats[usize::from(seat.0)] = sitting;
        self.change_seats(body).await
    }

    async fn change_seats(&mut self, body: super::body::Body) -> Result<(), Refusal> {
        self.store_body(body, true).await?;
        self.chairs.iter_mut().for_each(super::bots::Chair::renew);
        self.reseat_watchers();
        self.tell_change(self.play.log_length());
        Ok(())
    }

    async fn start_by(&mut self, who: &Who) -> Result<(), Refusal> {
        self.sits_here(who)?;
        self.start().await
    }

    /// Deals and begins.
    pub(super) async fn start(&mut self) -> Result<(), Refusal> {
        self.must_be(TableStatus::Open)?;
        if !self.body.is_full() {
            return Err(ErrorCode::NotNow.into());
        }
        let at = now();
        let step = self.play.first_step(&self.seed, self.body.draws, at).ok_or(ErrorCode::Internal)?;
        let mut body = self.body.clone();
        body.status = TableStatus::Playing;
        body.draws = step.draws;
        body.left = crate::clock::full(&body.clock, body.seats.len());
        let left = body.left.clone();
        self.store(body, 0, &step.done, false).await?;
        self.play.adopt(step, self.version);
        self.clocks = crate::clock::Clocks::new(self.body.clock.clone(), left);
        let awaited = self.awaited();
        self.clocks.turn(at, None, &awaited);
        self.tell_change(0);
        Ok(())
    }

    async fn abort(&mut self, who: &Who) -> Result<(), Refusal> {
        self.sits_here(who)?;
        if self.body.is_over() || !self.play.is_untouched() {
            return Err(ErrorCode::NotNow.into());
        }
        let mut body = self.body.clone();
        body.status = TableStatus::Aborted;
        self.store_body(body, false).await?;
        self.clocks.stop(now());
        self.tell_change(self.play.log_length());
        Ok(())
    }

    async fn act(&mut self, who: &Who, seat: &str, version: u32, word: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        let action = G::parse_action(word).ok_or(ErrorCode::Illegal)?;
        self.play_action(Seat(seat as u8), version, action).await
    }

    async fn undo(
        &mut self,
        who: &Who,
        seat: &str,
        version: u32,
        to: fn(&Play<G>, Seat) -> Option<usize>,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        self.must_be(TableStatus::Playing)?;
        if version != self.version {
            return Err(ErrorCode::Stale.into());
        }
        let count = to(&self.play, Seat(seat as u8)).ok_or(ErrorCode::NotNow)?;
        self.take_back(count).await
    }

    async fn ask_take_back(&mut self, who: &Who, seat: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        self.must_be(TableStatus::Playing)?;
        if self.body.offer.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        let count = self.play.last_play(Seat(seat as u8)).ok_or(ErrorCode::NotNow)?;
        self.make_offer(OfferKind::TakeBack, seat, Some(count as u32)).await
    }

    async fn offer_draw(&mut self, who: &Who, seat: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        self.must_be(TableStatus::Playing)?;
        if self.body.offer.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        self.make_offer(OfferKind::Draw, seat, None).await
    }

    async fn make_offer(
        &mut self,
        kind: OfferKind,
        by: usize,
        to_action: Option<u32>,
    ) -> Result<(), Refusal> {
        let user = |seat: usize| match &self.body.seats[seat] {
            Sitting::Person { user, .. } => Some(user),
            _ => None,
        };
        // Bots let others take back, and never agree to a draw.
        let agrees = |seat: &usize| match &self.body.seats[*seat] {
            Sitting::Bot { .. } => kind == OfferKind::TakeBack,
            _ => user(*seat) == user(by),
        };
        let agreed: Vec<usize> = (0..self.body.seats.len()).filter(agrees).collect();
        let hopeless = kind == OfferKind::Draw
            && self.body.seats.iter().any(|sitting| matches!(sitting, Sitting::Bot { .. }));
        if hopeless {
            return Err(Refusal::told(ErrorCode::NotNow, "server-error-bot-no-draw"));
        }
        self.settle_offer(OpenOffer { kind, by, to_action, agreed }).await
    }

    async fn answer_offer(&mut self, who: &Who, seat: &str, accept: bool) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        let Some(mut offer) = self.body.offer.clone() else { return Err(ErrorCode::NotNow.into()) };
        if !accept {
            // The one who made it takes it off the table in the same way.
            let declined = DeclinedOffer { kind: offer.kind, by: offer.by, from: seat };
            return self.put_offer(None, Some(declined).filter(|_| offer.by != seat)).await;
        }
        if !offer.agreed.contains(&seat) {
            offer.agreed.push(seat);
        }
        self.settle_offer(offer).await
    }

    /// Does what was offered once everybody has agreed; until then it lies on the table.
    async fn settle_offer(&mut self, offer: OpenOffer) -> Result<(), Refusal> {
        if offer.agreed.len() < self.body.seats.len() {
            return self.put_offer(Some(offer), None).await;
        }
        match (offer.kind, offer.to_action) {
            (OfferKind::TakeBack, Some(count)) => self.take_back(count as usize).await,
            _ => self.end(Vec::new(), "draw-agreed").await,
        }
    }

    async fn put_offer(
        &mut self,
        offer: Option<OpenOffer>,
        declined: Option<DeclinedOffer>,
    ) -> Result<(), Refusal> {
        let body = super::body::Body { offer, declined, ..self.body.clone() };
        self.store_body(body, false).await?;
        self.tell_all();
        Ok(())
    }

    async fn resign(&mut self, who: &Who, seat: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        self.must_be(TableStatus::Playing)?;
        let winners = (0..self.body.seats.len()).filter(|&other| other != seat).collect();
        self.end(winners, "resign").await
    }

    async fn claim_time(&mut self, who: &Who, seat: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(who, seat)?;
        self.must_be(TableStatus::Playing)?;
        if !self.may_claim(seat) {
            return Err(ErrorCode::NotNow.into());
        }
        let out = self.clocks.out(now());
        let winners = (0..self.body.seats.len()).filter(|seat| !out.contains(seat)).collect();
        self.end(winners, "time").await
    }

    async fn chat(&mut self, who: &Who, text: String) -> Result<(), Refusal> {
        let text = text.trim().to_owned();
        if text.is_empty() {
            return Err(Refusal::wrong("server-error-empty-chat"));
        }
        if text.len() > CHAT {
            return Err(ErrorCode::TooLarge.into());
        }
        let is_player = !self.body.seats_of(&who.user).is_empty();
        if !is_player && !self.body.spectators {
            return Err(ErrorCode::Forbidden.into());
        }
        if !self.may_write(is_player) {
            return Err(ErrorCode::NotNow.into());
        }
        let channel = if is_player { Channel::Players } else { Channel::Spectators };
        let line = Chat {
            number: 0,
            channel: if is_player { "players" } else { "spectators" }.to_owned(),
            user: who.user.clone(),
            name: who.name.clone(),
            text,
            at: now(),
        };
        let number = self.hub.store.add_chat(&self.row.id, &line).await?;
        let line =
            ChatLine { number, channel, user: line.user, name: line.name, text: line.text, at: line.at };
        self.tell_chat(&line);
        Ok(())
    }

    async fn mute(&mut self, who: &Who, user: String, on: bool) -> Result<(), Refusal> {
        let mut body = self.body.clone();
        let muted = body.muted.entry(who.user.clone()).or_default();
        // A list that somebody else could make endless would be kept with every action.
        if on && muted.len() < 100 && user.len() <= 64 {
            muted.insert(user);
        } else {
            muted.remove(&user);
        }
        if body.muted.len() > 200 {
            return Err(ErrorCode::TooLarge.into());
        }
        self.store_body(body, false).await
    }

    async fn note(&mut self, who: &Who, text: String) -> Result<(), Refusal> {
        if text.len() > NOTE {
            return Err(ErrorCode::TooLarge.into());
        }
        self.hub.store.set_note(&self.row.id, &who.user, &text).await?;
        for watcher in self.watchers.values_mut().filter(|watcher| watcher.user.as_ref() == Some(&who.user)) {
            watcher.note.clone_from(&text);
        }
        Ok(())
    }

    /// The same players, each one seat further.
    pub(super) fn plan_rematch(&self, who: &Who) -> Result<RematchPlan, Refusal> {
        self.sits_here(who)?;
        if self.body.status != TableStatus::Over {
            return Err(ErrorCode::NotNow.into());
        }
        let mut body = self.body.clone();
        body.seats.rotate_right(1);
        body.host.clone_from(&who.user);
        Ok(RematchPlan { game: self.row.game.clone(), body, existing: self.body.rematch.clone() })
    }

    pub(super) async fn set_rematch(&mut self, table: String) -> Result<String, Refusal> {
        if let Some(existing) = &self.body.rematch {
            return Ok(existing.clone());
        }
        let mut body = self.body.clone();
        body.rematch = Some(table.clone());
        self.store_body(body, false).await?;
        self.tell_all();
        Ok(table)
    }
}
