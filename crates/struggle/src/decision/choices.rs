//! What may be answered now, as sets.

use alloc::vec::Vec;

use detente_game::Rng;

use super::action::{Action, Word, WordSet};
use super::frame::{Coup, Frame, Grant, Realignment};
use crate::cards::{CardSet, Event, Step};
use crate::effects::Effect;
use crate::map::{Country, CountrySet};
use crate::rules::bid;
use crate::rules::influence::Placement;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

/// The legal actions of one side. Sets keep counting, testing and drawing at random cheap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Choices {
    pub cards: CardSet,
    pub countries: CountrySet,
    pub words: WordSet,
    /// Where the Cuban Missile Crisis may be lifted.
    pub lifts: CountrySet,
}

impl Choices {
    pub const NONE: Choices = Choices {
        cards: CardSet::EMPTY,
        countries: CountrySet::EMPTY,
        words: WordSet::EMPTY,
        lifts: CountrySet::EMPTY,
    };

    fn cards(cards: CardSet) -> Choices {
        Choices { cards, ..Choices::NONE }
    }

    fn countries(countries: CountrySet) -> Choices {
        Choices { countries, ..Choices::NONE }
    }

    fn words(words: WordSet) -> Choices {
        Choices { words, ..Choices::NONE }
    }

    fn or_done(mut self, done: bool) -> Choices {
        self.words = self.words.with_if(done, Word::Done);
        self
    }

    /// With `done` if nothing else is left: a decision whose asking must not depend on hidden cards.
    fn or_done_if_empty(self) -> Choices {
        let empty = self.is_empty();
        self.or_done(empty)
    }

    pub fn len(&self) -> u32 {
        self.cards.len() + self.countries.len() + self.words.len() + self.lifts.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Card(card) => self.cards.contains(card),
            Action::Country(country) => self.countries.contains(country),
            Action::Word(word) => self.words.contains(word),
            Action::Lift(country) => self.lifts.contains(country),
            Action::Die(_) | Action::Dice { .. } => false,
        }
    }

    /// In the order of [`Action`].
    pub fn list(&self, out: &mut Vec<Action>) {
        out.extend(self.cards.iter().map(Action::Card));
        out.extend(self.countries.iter().map(Action::Country));
        out.extend(self.words.iter().map(Action::Word));
        out.extend(self.lifts.iter().map(Action::Lift));
    }

    /// One of them at random, without listing; there must be one.
    pub fn pick(&self, rng: &mut Rng) -> Action {
        let mut n = rng.below(self.len());
        if n < self.cards.len() {
            return Action::Card(self.cards.nth(n).expect("counted"));
        }
        n -= self.cards.len();
        if n < self.countries.len() {
            return Action::Country(self.countries.nth(n).expect("counted"));
        }
        n -= self.countries.len();
        if n < self.words.len() {
            return Action::Word(self.words.nth(n).expect("counted"));
        }
        n -= self.words.len();
        Action::Lift(self.lifts.nth(n).expect("counted"))
    }
}

/// What the top of the stack waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Nobody: it can run on.
    No,
    Nature(Chance),
    Sides(BySide<bool>),
}

/// What Nature is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    Die,
    Dice,
    /// One of these cards, all alike.
    Card(CardSet),
}

const fn only(side: Side) -> Waits {
    match side {
        Us => Waits::Sides(BySide::new(true, false)),
        Ussr => Waits::Sides(BySide::new(false, true)),
    }
}

impl State {
    /// The event whose step is being asked about.
    pub(super) fn asking_event(&self) -> Option<&Event> {
        match self.stack.get(self.stack.len().wrapping_sub(2)) {
            Some(Frame::Event(event)) => Some(event),
            _ => None,
        }
    }

    fn asking_step(&self, step: u8) -> Option<(&Event, &'static Step)> {
        let event = self.asking_event()?;
        Some((event, self.card(event.card).event.get(step as usize)?))
    }

    pub fn waits(&self) -> Waits {
        let Some(&top) = self.stack.last() else { return Waits::No };
        match top {
            Frame::Setup { by, .. }
            | Frame::ActionRound { by }
            | Frame::Trap { by }
            | Frame::Use { by, .. }
            | Frame::Operations(Grant { by, .. })
            | Frame::Influence(Placement { by, .. })
            | Frame::Realign(Realignment { by, .. })
            | Frame::Coup(Coup { by, .. })
            | Frame::SpaceOffer { by }
            | Frame::OpenBidSide { by }
            | Frame::OpenBid { by, .. }
            | Frame::DiscardHeld { by } => only(by),
            Frame::Norad {} => only(Us),
            Frame::Headline { us, ussr } => Waits::Sides(self.awaited_headlines(us, ussr)),
            Frame::Bid { us, ussr } => Waits::Sides(BySide::new(us.is_awaited(), ussr.is_awaited())),
            Frame::Draw { .. } | Frame::LookAt { .. } => Waits::Nature(Chance::Card(self.deck)),
            Frame::TrapRoll { .. }
            | Frame::CoupRoll { .. }
            | Frame::SpaceRoll { .. }
            | Frame::BidLot { .. }
            | Frame::OpenBidLot {} => Waits::Nature(Chance::Die),
            Frame::RealignRoll { .. } => Waits::Nature(Chance::Dice),
            Frame::Ask { step, .. } => self.waits_for_step(step),
            Frame::Turn { .. }
            | Frame::HeadlineEvent { .. }
            | Frame::EndOfRound { .. }
            | Frame::Trigger { .. }
            | Frame::Dispose { .. }
            | Frame::PayFlowerPower {}
            | Frame::TestPoints {}
            | Frame::Event(_) => Waits::No,
        }
    }

    fn waits_for_step(&self, step: u8) -> Waits {
        let Some((event, step)) = self.asking_step(step) else { return Waits::No };
        match step {
            Step::Each(each) => only(each.who.side(event)),
            Step::Country { who, .. } | Step::Card { who, .. } | Step::Word { who, .. } => {
                only(who.side(event))
            }
            Step::Die => Waits::Nature(Chance::Die),
            Step::Dice => Waits::Nature(Chance::Dice),
            Step::RandomCard(who) => Waits::Nature(Chance::Card(self.hand[who.side(event)])),
            Step::Do(_) | Step::Operations { .. } => Waits::No,
        }
    }

    /// Is this side awaited?
    pub fn awaits(&self, side: Side) -> bool {
        matches!(self.waits(), Waits::Sides(awaited) if awaited[side])
    }

    /// Everything `side` may do now: the answer it owes, and interruptions.
    pub fn choices(&self, side: Side) -> Choices {
        if self.stack.is_empty() {
            return Choices::NONE;
        }
        let mut choices = if self.awaits(side) { self.answers(side) } else { Choices::NONE };
        if self.has(Effect::missile_crisis_on(side)) {
            choices.lifts = self.legal_lifts(side);
        }
        choices
    }

    /// Cuban Missile Crisis: 2 of one's own influence from Cuba, or from West Germany or Turkey, at any time.
    pub fn legal_lifts(&self, side: Side) -> CountrySet {
        let places: &[Country] = match side {
            Us => &[Country::WestGermany, Country::Turkey],
            Ussr => &[Country::Cuba],
        };
        places.iter().copied().filter(|&country| self.influence(side, country) >= 2).collect()
    }

    /// An interruption may take away what somebody was asked to choose from.
    pub(super) fn nothing_is_left_to_answer(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.awaits(side) && self.answers(side).is_empty())
    }

    fn answers(&self, side: Side) -> Choices {
        match *self.stack.last().expect("somebody is awaited") {
            Frame::Setup { by, extra, .. } => Choices::countries(self.legal_setup(by, extra)),
            Frame::Headline { .. } => Choices::cards(self.legal_headlines(side)).or_done_if_empty(),
            Frame::Bid { us, ussr } => Choices::words(if side == Us { us } else { ussr }.words()),
            Frame::OpenBidSide { .. } => Choices::words(WordSet::of(&[Word::Us, Word::Ussr])),
            Frame::OpenBid { least, may, .. } => Choices::words(bid::numbers(least)).or_done(may),
            Frame::SpaceOffer { .. } => Choices::words(WordSet::of(&[Word::Done, Word::Space])),
            Frame::ActionRound { by } => Choices::cards(self.playable_cards(by)).or_done(self.may_pass(by)),
            Frame::Trap { by } => {
                let trap = self.trap_choices(by);
                Choices::cards(trap.discards | trap.scoring).or_done(trap.pass)
            }
            Frame::Use { by, card, usage } => Choices::words(self.legal_uses(by, card, usage)),
            Frame::Operations(grant) => {
                let words = self.operations_words(&grant);
                Choices::words(words).or_done(grant.may || words.is_empty())
            }
            Frame::Influence(placement) => {
                let mut choices = Choices::countries(self.legal_influence(&placement));
                choices.words = WordSet::EMPTY
                    .with_if(self.may_place_in_civil_war(&placement), Word::ChineseCivilWar)
                    .with_if(self.may_turn_to_realignment(&placement), Word::Realign);
                // 6.0: all points are used; only the regional bonus may be left.
                choices.or_done(placement.spent >= placement.points)
            }
            Frame::Realign(rolls) => {
                let mut choices = Choices::countries(self.legal_realignment(&rolls));
                choices.words = WordSet::EMPTY.with_if(self.may_turn_to_influence(&rolls), Word::Influence);
                choices.or_done(rolls.may || rolls.spent >= rolls.points)
            }
            Frame::Coup(Coup { by, zone, free, .. }) => Choices::countries(self.coup_targets(by, zone, free)),
            Frame::DiscardHeld { by } => Choices::cards(self.hand[by]).or_done(true),
            Frame::Norad {} => Choices::countries(self.present.us).or_done(true),
            Frame::Ask { step, .. } => self.step_answers(step),
            _ => Choices::NONE,
        }
    }

    fn step_answers(&self, step: u8) -> Choices {
        let Some((event, step)) = self.asking_step(step) else { return Choices::NONE };
        match step {
            Step::Each(each) => Choices::countries(self.each_targets(*event, each)).or_done(each.may),
            Step::Country { among, may, .. } => Choices::countries(among(self, event)).or_done(*may),
            Step::Card { among, may, .. } => {
                Choices::cards(among(self, event)).or_done(*may).or_done_if_empty()
            }
            Step::Word { among, .. } => Choices::words(among(self, event)),
            _ => Choices::NONE,
        }
    }

    /// Countries that may still be chosen in a step that goes from country to country.
    pub(super) fn each_targets(&self, event: Event, each: &crate::cards::Each) -> CountrySet {
        let among = (each.among)(self, &event);
        match each.each {
            1 => among - self.marks.chosen_once(),
            2 => among - self.marks.chosen_twice(),
            _ => among,
        }
    }
}
