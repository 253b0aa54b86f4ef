//! How steps are worked out: what is laid, sealed and told, whose clock runs, when a game begins, goes back or ends.
//! Everything is made on a copy; [`Table::adopt`] takes it over.

use detente_fair::{At, Chain, Dice, Part};
use detente_game::{Actor, Seat, SeatSet, ToAct};
use detente_protocol::{ErrorCode, Privacy, TableStatus};

use crate::body::{Body, Ended, Sitting, status_word};
use crate::clock::Clocks;
use crate::fairness;
use crate::games::Hosted;
use crate::history::{Done, Worked, awaited};
use crate::laid::{Laid, in_order_of_sealing};
use crate::refusal::Refusal;
use crate::table::{Change, Next, Step, Table, ToldSteps, Whom, Write, seat_numbers};

impl<G: Hosted> Table<G> {
    /// A change that plays nothing.
    pub(crate) fn change(&self, body: Body, whom: Whom, seats_changed: bool, now: i64) -> Step<G> {
        self.changed(body, self.clocks.clone(), self.laid.clone(), None, whom, seats_changed, now)
    }

    #[allow(clippy::too_many_arguments, reason = "the whole table after a step, once")]
    pub(crate) fn changed(
        &self,
        mut body: Body,
        mut clocks: Clocks,
        laid: Vec<Laid<G>>,
        told: Option<ToldSteps<G>>,
        whom: Whom,
        seats_changed: bool,
        now: i64,
    ) -> Step<G> {
        // What has run until now is kept with every change: a restart gives no time back.
        clocks.settle(now);
        if body.is_over() {
            clocks.stop(now);
        }
        body.left = clocks.left().to_vec();
        body.used = if clocks.used().iter().any(|&ms| ms > 0) { clocks.used().to_vec() } else { Vec::new() };
        body.still = clocks.all_still_at(now);
        body.away = clocks.all_away(now);
        body.laid = Laid::all_words(&laid);
        let had = self.history.actions().len();
        let kept = told.as_ref().and_then(|told| told.rewound.as_ref()).map(|kept| kept.actions().len());
        let added = told.as_ref().map(|told| told.worked.as_slice()).unwrap_or_default();
        let change = Change {
            from: self.head.version,
            version: self.head.version + 1,
            updated: now,
            status: status_word(body.status),
            public: body.privacy == Privacy::Public,
            users: body.users(),
            seats_changed,
            body: serde_json::to_string(&body).expect("a body holds nothing that JSON cannot say"),
            had: had as u32,
            keep: kept.unwrap_or(had) as u32,
            add: added.iter().map(|worked| Done::stored(worked.done())).collect(),
        };
        let version = change.version;
        let next = Next { body, clocks, laid, told, whom, version, updated: now, seats_changed };
        Step { write: Write::Table(Box::new(change)), next: Some(Box::new(next)) }
    }

    /// Steps that a seat lays or takes up: everybody else sees at most that a choice lies face down, or does not any more.
    pub(crate) fn lay(&self, seat: Seat, laid: Laid<G>, now: i64) -> Step<G> {
        let index = usize::from(seat.0);
        let mut all = self.laid.clone();
        let public = all[index].sealed.is_some() != laid.sealed.is_some();
        all[index] = laid;
        let mut clocks = self.clocks.clone();
        let sealed = |seat: &Seat| all[usize::from(seat.0)].sealed.is_none();
        let awaited: SeatSet = awaited(self.history.game()).iter().filter(sealed).collect();
        clocks.turn(now, &[], &seat_numbers(awaited));
        let body = self.body.clone();
        let mut step = self.changed(body, clocks, all, None, Whom::Own(seat), false, now);
        if let (true, Some(next)) = (public, &mut step.next) {
            next.whom = Whom::Everybody;
        }
        step
    }

    /// What all seats have laid once this one is ready with its play, and whose is told now, in this order. Where several choose
    /// at the same time a choice is sealed, and nobody's is told before everybody's is.
    pub(crate) fn telling(&self, seat: Seat, laid: Laid<G>, at_once: bool) -> (Vec<Laid<G>>, Vec<Seat>) {
        let mut all = self.laid.clone();
        let index = usize::from(seat.0);
        if at_once || !self.history.game().part().together {
            all[index] = laid;
            return (all, vec![seat]);
        }
        let order = all.iter().filter_map(|laid| laid.sealed).max().map_or(0, |last| last + 1);
        all[index] = Laid { sealed: Some(order), ..laid };
        let is_sealed = |seat: Seat| all[usize::from(seat.0)].sealed.is_some();
        let ready = awaited(self.history.game()).iter().all(is_sealed);
        let seats = if ready { in_order_of_sealing(&all) } else { Vec::new() };
        (all, seats)
    }

    /// A play that is to be told, or sealed.
    pub(crate) fn finish(
        &self,
        seat: Seat,
        laid: Laid<G>,
        at_once: bool,
        now: i64,
    ) -> Result<Step<G>, Refusal> {
        let (mut all, seats) = self.telling(seat, laid, at_once);
        if seats.is_empty() {
            let sealed = std::mem::take(&mut all[usize::from(seat.0)]);
            return Ok(self.lay(seat, sealed, now));
        }
        self.tell(&all, &seats, now)
    }

    /// Tells what these seats have laid, in this order, with Nature's answers.
    fn tell(&self, laid: &[Laid<G>], seats: &[Seat], now: i64) -> Result<Step<G>, Refusal> {
        let mut game = self.history.game().clone();
        let mut worked = Vec::new();
        let broken = || Refusal::from(ErrorCode::Internal);
        for &seat in seats {
            for &action in &laid[usize::from(seat.0)].steps {
                let by = Actor::Seat(seat);
                let played = Worked::play(&mut game, by, action, None, now, self.company.remark);
                worked.push(played.ok_or_else(broken)?);
            }
        }
        let mut body = self.body.clone();
        (body.offer, body.declined) = (None, None);
        self.nature(&self.dice, &mut game, &mut worked, &mut body.draws, now).ok_or_else(broken)?;
        Ok(self.played(body, laid, seats, ToldSteps { rewound: None, worked, game }, now))
    }

    /// Every answer that Nature owes, by these dice.
    pub(crate) fn nature(
        &self,
        dice: &Dice,
        game: &mut G,
        worked: &mut Vec<Worked<G>>,
        draws: &mut u32,
        now: i64,
    ) -> Option<()> {
        let further = |history: Chain, worked: &Worked<G>| {
            let Done { by, action, .. } = *worked.done();
            history.and::<G>(by, action)
        };
        let mut history = worked.iter().fold(self.history.chain(), further);
        while game.to_act() == ToAct::Nature {
            let at = At { history, actions: self.history.actions().len() + worked.len(), draw: *draws };
            let answer = dice.answer(&at, game);
            let draw = dice.is_numbered().then_some(*draws);
            let answered = Worked::play(game, Actor::Nature, answer, draw, now, None)?;
            history = further(history, &answered);
            worked.push(answered);
            *draws += u32::from(dice.is_numbered());
        }
        Some(())
    }

    /// The table after what was told: who sits where, whose clock runs, whether the game is over.
    fn played(
        &self,
        mut body: Body,
        laid: &[Laid<G>],
        seats: &[Seat],
        told: ToldSteps<G>,
        now: i64,
    ) -> Step<G> {
        let mut clocks = self.clocks.clone();
        // Who plays on has ended the pause.
        clocks.pause(now, !body.missing().is_empty());
        body.paused = false;
        let swapped = told.game.swapped() != body.swapped;
        if swapped {
            // 11.1.4: the players of the two chairs change places, with their time.
            body.seats.swap(0, 1);
            clocks.swap();
            body.swapped = told.game.swapped();
        }
        // What others have laid lies upon the new position as far as it can.
        let mut left: Vec<Laid<G>> = (0..laid.len()).map(|_| Laid::default()).collect();
        let others = |index: &usize| {
            !swapped && !seats.contains(&Seat(*index as u8)) && !laid[*index].steps.is_empty()
        };
        let waiting: Vec<usize> = (0..laid.len()).filter(others).collect();
        if !waiting.is_empty() {
            let mut after = told.rewound.as_deref().unwrap_or(&self.history).clone();
            after.take(told.worked.clone(), told.game.clone());
            for index in waiting {
                left[index] = laid[index].again(&after, Seat(index as u8));
            }
        }
        let (ended, awaited) = outlook(&told.game);
        let unsealed = |seat: &Seat| left[usize::from(seat.0)].sealed.is_none();
        let running: SeatSet = awaited.iter().filter(unsealed).collect();
        let actors: Vec<usize> = seats.iter().map(|seat| usize::from(seat.0)).collect();
        for &actor in &actors {
            clocks.is_back(now, actor);
        }
        // A play of somebody else is watched before it is answered; a bot has no eyes.
        for (index, sitting) in body.seats.iter().enumerate() {
            if matches!(sitting, Sitting::Person { .. }) && actors.iter().any(|&actor| actor != index) {
                clocks.show(now, index);
            }
            let acts = actors.iter().any(|&actor| body.seats[actor] == *sitting);
            if self.body.paused && !acts && !actors.is_empty() && matches!(sitting, Sitting::Person { .. }) {
                clocks.call_back(now, index);
            }
        }
        clocks.turn(now, &actors, &seat_numbers(running));
        if let Some(ended) = ended {
            body.ended = Some(ended);
            body.status = TableStatus::Over;
        }
        self.changed(body, clocks, left, Some(told), Whom::Everybody, swapped, now)
    }

    /// Deals and begins, with what the seats have brought to the dice so far.
    pub(crate) fn begin(&self, mut body: Body, now: i64) -> Result<Step<G>, Refusal> {
        if let Some(joint) = &mut body.joint {
            joint.parts = joint.parts.drain(..).map(Part::settled).collect();
            joint.opening = None;
        }
        let dice = match &self.dice {
            Dice::Counted(_) | Dice::Scripted(_) => self.dice.clone(),
            _ => fairness::dice::<G>(&self.head, &body).map_err(|_| ErrorCode::Internal)?,
        };
        body.status = TableStatus::Playing;
        body.left = crate::clock::full(&body.clock, body.seats.len());
        (body.used, body.away) = (Vec::new(), Vec::new());
        body.wait_from(now);
        let mut game = self.history.game().clone();
        let mut worked = Vec::new();
        self.nature(&dice, &mut game, &mut worked, &mut body.draws, now).ok_or(ErrorCode::Internal)?;
        let mut clocks = body.clocks();
        let (_, awaited) = outlook(&game);
        clocks.turn(now, &[], &seat_numbers(awaited));
        let told = ToldSteps { rewound: None, worked, game };
        let laid = (0..G::SEATS.len()).map(|_| Laid::default()).collect();
        Ok(self.changed(body, clocks, laid, Some(told), Whom::Everybody, false, now))
    }

    /// All clocks stand still from now on, or go on.
    pub(crate) fn pause(&self, on: bool, now: i64) -> Step<G> {
        let body = Body { paused: on, offer: None, declined: None, ..self.body.clone() };
        let mut clocks = self.clocks.clone();
        clocks.pause(now, on || !body.missing().is_empty());
        self.changed(body, clocks, self.laid.clone(), None, Whom::Everybody, false, now)
    }

    /// Somebody ends a pause; the others may be away, and are called back.
    pub(crate) fn resume(&self, by: &str, now: i64) -> Step<G> {
        let body = Body { paused: false, offer: None, declined: None, ..self.body.clone() };
        let mut clocks = self.clocks.clone();
        clocks.pause(now, !body.missing().is_empty());
        for (seat, sitting) in body.seats.iter().enumerate() {
            if matches!(sitting, Sitting::Person { user, .. } if user != by) {
                clocks.call_back(now, seat);
            }
        }
        self.changed(body, clocks, self.laid.clone(), None, Whom::Everybody, false, now)
    }

    /// The players of these seats are away until then.
    pub(crate) fn away(&self, seats: &[usize], until: i64, now: i64) -> Step<G> {
        let mut clocks = self.clocks.clone();
        for &seat in seats {
            clocks.away(now, seat, until);
        }
        let body = Body { away: clocks.all_away(now), ..self.body.clone() };
        self.changed(body, clocks, self.laid.clone(), None, Whom::Everybody, false, now)
    }

    /// Goes back to where `count` actions had been played, and puts these steps before their players.
    pub(crate) fn go_back(&self, count: usize, laid: &[Laid<G>], now: i64) -> Step<G> {
        let mut body = self.body.clone();
        (body.offer, body.declined) = (None, None);
        let rewound = Box::new(self.history.rewound(count));
        let game = rewound.game().clone();
        let told = ToldSteps { rewound: Some(rewound), worked: Vec::new(), game };
        self.played(body, laid, &[], told, now)
    }

    /// Goes back to where `count` actions had been played. What was laid is gone with it.
    pub(crate) fn take_back(&self, count: usize, now: i64) -> Step<G> {
        let laid: Vec<Laid<G>> = (0..G::SEATS.len()).map(|_| Laid::default()).collect();
        self.go_back(count, &laid, now)
    }

    /// Ends the game by something that is no rule of it.
    pub(crate) fn end(&self, winners: SeatSet, ending: &str, now: i64) -> Step<G> {
        self.end_as(self.body.clone(), winners, ending, false, now)
    }

    /// The same, with other data of the table.
    pub(crate) fn end_as(
        &self,
        mut body: Body,
        winners: SeatSet,
        ending: &str,
        seats_changed: bool,
        now: i64,
    ) -> Step<G> {
        let winners = winners.iter().map(|seat| seat.name::<G>().to_owned()).collect();
        body.ended = Some(Ended { winners, ending: ending.to_owned() });
        (body.offer, body.declined) = (None, None);
        body.status = TableStatus::Over;
        let laid = (0..G::SEATS.len()).map(|_| Laid::default()).collect();
        self.changed(body, self.clocks.clone(), laid, None, Whom::Everybody, seats_changed, now)
    }
}

/// Of a position: how it has ended, and who is awaited.
pub(crate) fn outlook<G: Hosted>(game: &G) -> (Option<Ended>, SeatSet) {
    let ended = match game.to_act() {
        ToAct::Over(outcome) => {
            let winners = outcome.winners.iter().map(|seat| seat.name::<G>().to_owned()).collect();
            Some(Ended { winners, ending: outcome.ending.to_owned() })
        }
        _ => None,
    };
    (ended, awaited(game))
}
