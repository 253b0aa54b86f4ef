//! The way of every card through a log: when it must lie in which hand, and how many cards are dealt when.
//!
//! A log shows neither hands nor the draw pile. But it names every card that leaves a hand, so for each *stay* of a card
//! in the draw pile it tells which hand the card must have reached before what. The numbers dealt follow from the sizes
//! of the hands (4.5 B), and from them the moments of reshuffling (4.3). Nothing here judges the plays; the rules do
//! that later, with the hands that [`crate::deal`] finds.

use detente_struggle::cards::{CARDS, CardId, CardSet, Era, SCORING};
use detente_struggle::rules::turn::hand_size;
use detente_struggle::side::{BySide, Side, Us, Ussr};

use crate::grammar::Phase;
use crate::line::Line;
use crate::log::{Block, Log};
use crate::parting::At;

/// A moment of the log, later ones greater.
pub type Moment = u32;

/// One time of a card in the draw pile, from going in to being seen again.
#[derive(Clone, Debug)]
pub struct Stay {
    pub card: CardId,
    pub entered: Moment,
    /// The draw piles (counted by reshuffles) it may be dealt from: more than one if it was looked at and shuffled back.
    pub piles: (u8, u8),
    pub left: Option<Left>,
}

/// How a stay ends.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    pub moment: Moment,
    pub turn: u8,
    /// The line that shows it.
    pub line: usize,
    /// Out of this hand; `None`: straight out of the draw pile.
    pub side: Option<Side>,
}

/// Cards dealt to one side at one moment from one draw pile.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub side: Side,
    pub pile: u8,
    pub moment: Moment,
    pub turn: u8,
    pub count: u8,
    pub line: usize,
}

/// What a line shows of a hand.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub moment: Moment,
    pub side: Side,
    pub what: Hand,
    pub line: usize,
}

#[derive(Clone, Copy, Debug)]
pub enum Hand {
    Has(CardId),
    LacksAllOf(CardSet),
}

/// A card that cannot be where the log needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misplaced {
    pub line: usize,
    pub card: CardId,
    pub side: Option<Side>,
    pub at: At,
}

/// Everything a log tells about its cards.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    pub stays: Vec<Stay>,
    pub deals: Vec<Deal>,
    pub shown: Vec<Shown>,
    /// The turn the log breaks off in.
    pub last_turn: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Not yet in the game.
    Box,
    /// In the draw pile, or dealt from it unseen: the stay with this index.
    Pile(usize),
    Hand(Side),
    Discard,
    Removed,
    /// Shuttle Diplomacy, in force.
    Table,
}

struct Clerk<'a> {
    log: &'a Log,
    ledger: Ledger,
    places: [Place; CardId::COUNT + 1],
    /// Cards in each hand.
    hands: BySide<u8>,
    /// Cards left in the draw pile.
    left: u8,
    pile: u8,
    now: Moment,
    turn: u8,
    trapped: BySide<bool>,
    /// Flat changes of operations in this turn, for what a trapped side may discard.
    modifier: BySide<i8>,
    /// Cards being played, which a reshuffle leaves where they are.
    in_play: CardSet,
}

impl Ledger {
    pub fn of(log: &Log) -> Result<Ledger, Misplaced> {
        let mut clerk = Clerk {
            log,
            ledger: Ledger { last_turn: log.last_turn(), ..Ledger::default() },
            places: [Place::Box; CardId::COUNT + 1],
            hands: BySide::new(0, 0),
            left: 0,
            pile: 0,
            now: 0,
            turn: 0,
            trapped: BySide::new(false, false),
            modifier: BySide::new(0, 0),
            in_play: CardSet::EMPTY,
        };
        clerk.join(Era::Early);
        for block in &log.blocks {
            clerk.now += 1;
            clerk.in_play = CardSet::EMPTY;
            clerk.block(block)?;
        }
        Ok(clerk.ledger)
    }
}

/// What a section is about, for lines that mean different things under different events.
#[derive(Clone, Copy)]
struct Context {
    event: Option<CardId>,
    /// Who is acting: the side of the round, or of the headline.
    actor: Option<Side>,
    /// What this event has shown of a hand so far, as an entry of `shown`.
    showing: Option<usize>,
}

impl Clerk<'_> {
    fn join(&mut self, era: Era) {
        for card in self.log.options.cards_of(era).iter() {
            self.enter(card);
        }
    }

    fn place(&mut self, card: CardId) -> &mut Place {
        &mut self.places[card.index() as usize]
    }

    fn enter(&mut self, card: CardId) {
        let piles = (self.pile, self.pile);
        self.ledger.stays.push(Stay { card, entered: self.now, piles, left: None });
        *self.place(card) = Place::Pile(self.ledger.stays.len() - 1);
        self.left += 1;
    }

    /// 4.3: the discards become the draw pile, as soon as no card is left in it.
    fn reshuffle(&mut self) {
        self.pile += 1;
        for card in CardId::all() {
            if *self.place(card) == Place::Discard && !self.in_play.contains(card) {
                self.enter(card);
            }
        }
    }

    /// 4.5 B, 11.1.3: one card at a time, the USSR first.
    fn deal(&mut self, mut due: BySide<u8>, line: usize) {
        let mut next = Ussr;
        self.now += 1;
        while due.us + due.ussr > 0 {
            let side = match (due.us, due.ussr) {
                (0, _) => Ussr,
                (_, 0) => Us,
                _ => next,
            };
            if self.left == 0 {
                self.reshuffle();
            }
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            let pile = self.pile;
            if self.left == 0 {
                self.reshuffle();
            }
            due[side] -= 1;
            self.hands[side] += 1;
            next = side.opponent();
            let (moment, turn) = (self.now, self.turn);
            let same = |deal: &&mut Deal| deal.moment == moment && deal.side == side && deal.pile == pile;
            match self.ledger.deals.iter_mut().rev().take(4).find(same) {
                Some(deal) => deal.count += 1,
                None => self.ledger.deals.push(Deal { side, pile, moment, turn, count: 1, line }),
            }
        }
        self.now += 1;
    }

    /// A card leaves a hand for `to`.
    fn leaves(&mut self, card: CardId, side: Side, line: usize, to: Place) -> Result<(), Misplaced> {
        let (moment, turn) = (self.now, self.turn);
        match *self.place(card) {
            Place::Pile(stay) => {
                self.ledger.stays[stay].left = Some(Left { moment, turn, line, side: Some(side) });
            }
            Place::Hand(holder) if holder == side => {}
            other => return Err(misplaced(card, Some(side), line, other)),
        }
        self.hands[side] = self.hands[side].saturating_sub(1);
        *self.place(card) = to;
        Ok(())
    }

    /// Our Man in Tehran: a card is discarded from the draw pile.
    fn leaves_pile(&mut self, card: CardId, line: usize) -> Result<(), Misplaced> {
        let Place::Pile(stay) = *self.place(card) else {
            let other = *self.place(card);
            return Err(misplaced(card, None, line, other));
        };
        let (moment, turn) = (self.now, self.turn);
        self.ledger.stays[stay].left = Some(Left { moment, turn, line, side: None });
        *self.place(card) = Place::Discard;
        self.left = self.left.saturating_sub(1);
        Ok(())
    }

    fn shown(&mut self, side: Side, what: Hand, line: usize) -> usize {
        self.ledger.shown.push(Shown { moment: self.now, side, what, line });
        self.ledger.shown.len() - 1
    }

    fn block(&mut self, block: &Block) -> Result<(), Misplaced> {
        let mut actor = None;
        match block.header.phase {
            Phase::Setup | Phase::End | Phase::Cleanup => {}
            Phase::Headline { turn } => {
                self.turn = turn;
                self.modifier = BySide::new(0, 0);
                match turn {
                    4 => self.join(Era::Mid),
                    8 => self.join(Era::Late),
                    _ => {}
                }
                let due = self.hands.map(|held| hand_size(turn).saturating_sub(held));
                self.deal(due, block.number);
            }
            Phase::Round { turn, side, .. } => {
                self.turn = turn;
                actor = Some(side);
                self.round(block, side)?;
            }
        }
        let happened: CardSet = block
            .entries
            .iter()
            .filter_map(|entry| match entry.line {
                Some(Line::Event { card }) => Some(card),
                _ => None,
            })
            .collect();
        let goes_to = |card: CardId| {
            let starred = CARDS[card.index() as usize].starred;
            if happened.contains(card) && starred { Place::Removed } else { Place::Discard }
        };
        let mut headlines = BySide::new(None, None);
        let mut context = Context { event: None, actor, showing: None };
        let mut played = CardSet::EMPTY;
        let mut to_draw = 0;
        for entry in &block.entries {
            self.now += 1;
            let number = entry.number;
            if !matches!(entry.line, Some(Line::Discards { .. })) && to_draw > 0 {
                // Ask Not: as many new cards as were discarded.
                self.deal(BySide::new(to_draw, 0), number);
                to_draw = 0;
            }
            let Some(line) = &entry.line else {
                context = Context { event: None, actor, showing: None };
                continue;
            };
            match *line {
                Line::Headlines { side, card } => {
                    headlines[side] = Some(card);
                    self.in_play.insert(card);
                    self.leaves(card, side, number, goes_to(card))?;
                }
                Line::Event { card } => {
                    if let Some(side) = Side::BOTH.into_iter().find(|&side| headlines[side] == Some(card)) {
                        actor = Some(side);
                        self.resolve_headline(headlines, side);
                    }
                    context = Context { event: Some(card), actor, showing: None };
                    if card == CardId::OurManInTehran {
                        self.tehran(block, number);
                    }
                    if card == CardId::ShuttleDiplomacy {
                        *self.place(card) = Place::Table;
                    }
                }
                Line::Discards { side, card } => match context.event {
                    Some(CardId::OurManInTehran) => self.leaves_pile(card, number)?,
                    Some(CardId::FiveYearPlan) => self.leaves(card, side, number, goes_to(card))?,
                    Some(event) => {
                        self.leaves(card, side, number, Place::Discard)?;
                        to_draw += u8::from(event == CardId::AskNotWhatYourCountryCanDoForYou);
                    }
                    // The card of the header, for a trap, has left already.
                    None if block.header.cards.contains(&card) => {}
                    None => self.leaves(card, side, number, Place::Discard)?,
                },
                Line::Plays { side, card } if !played.contains(card) => {
                    played.insert(card);
                    self.in_play.insert(card);
                    let grain = context.event == Some(CardId::GrainSalesToSoviets);
                    let (from, to) = if grain { (Ussr, goes_to(card)) } else { (side, Place::Discard) };
                    self.leaves(card, from, number, to)?;
                }
                Line::Reveals { side, card, .. } => {
                    self.reveals(&mut context, side, card, number, goes_to)?;
                }
                Line::NothingToReveal { side } => {
                    self.shown(side, Hand::LacksAllOf(SCORING), number);
                }
                Line::Begins { card } => self.begins(card, context.actor),
                Line::Ends { card } => self.ends(card),
                _ => {}
            }
        }
        if to_draw > 0 {
            let line = block.entries.last().map_or(block.number, |entry| entry.number);
            self.deal(BySide::new(to_draw, 0), line);
        }
        Ok(())
    }

    /// The card of an action round leaves the hand; what a trapped side does says something of the rest of it.
    fn round(&mut self, block: &Block, side: Side) -> Result<(), Misplaced> {
        let card = block.header.cards.first().copied();
        if self.trapped[side] && self.shows_no_discard(block, side, card) {
            // Nothing to discard (7.4.2): no card worth 2 or more.
            let cards = CardId::all().filter(|&card| self.value(side, card) >= 2).collect();
            self.shown(side, Hand::LacksAllOf(cards), block.number);
        }
        let Some(card) = card.filter(|&card| card != CardId::TheChinaCard) else { return Ok(()) };
        self.in_play.insert(card);
        let happens = block.entries.iter().any(|entry| entry.line == Some(Line::Event { card }));
        let starred = CARDS[card.index() as usize].starred;
        let to = if happens && starred { Place::Removed } else { Place::Discard };
        self.leaves(card, side, block.number, to)
    }

    /// 7.4.2: what a card is worth to a side that holds it; scoring cards nothing.
    fn value(&self, side: Side, card: CardId) -> i8 {
        let facts = CARDS[card.index() as usize];
        if facts.scoring { 0 } else { (facts.ops as i8 + self.modifier[side]).clamp(1, 4) }
    }

    /// Does a trapped side's round show that it had nothing to discard? A scoring card may be played then, and must be if
    /// there are as many as rounds are left.
    fn shows_no_discard(&self, block: &Block, side: Side, card: Option<CardId>) -> bool {
        let Some(card) = card else {
            // The last header may stand there because nobody went on.
            let is_last = self.log.blocks.last().is_some_and(|last| last.number == block.number);
            return !is_last || block.entries.iter().any(|entry| entry.line.is_some());
        };
        if !SCORING.contains(card) {
            return false;
        }
        let rounds =
            self.log.blocks.iter().skip_while(|other| other.number < block.number).map_while(|other| {
                match other.header.phase {
                    Phase::Round { turn, side: of, .. } if turn == self.turn => {
                        Some((of == side).then(|| other.header.cards.first().copied()))
                    }
                    _ => None,
                }
            });
        // Its rounds from this one on, and how many of them score; a log that breaks off shows too few rounds.
        let rounds: Vec<Option<CardId>> = rounds.flatten().collect();
        let scored = rounds.iter().flatten().filter(|card| SCORING.contains(**card)).count();
        scored < rounds.len()
    }

    /// 4.5 C: the headline of `side` takes effect; the other one has been dealt with if it went first.
    fn resolve_headline(&mut self, headlines: BySide<Option<CardId>>, side: Side) {
        let value = |side: Side| headlines[side].map_or(0, |card| CARDS[card.index() as usize].ops);
        let other = side.opponent();
        let went_first = value(other) > value(side) || value(other) == value(side) && other == Us;
        if let Some(card) = headlines[other].filter(|_| went_first) {
            self.in_play.remove(card);
        }
    }

    /// Looking at five cards may empty the draw pile: those seen go back into the new one.
    fn tehran(&mut self, block: &Block, number: usize) {
        let after = block.entries.iter().filter(|entry| entry.number > number);
        let reshuffles = after
            .take_while(|entry| entry.line.is_some() && !matches!(entry.line, Some(Line::Event { .. })))
            .any(|entry| entry.line == Some(Line::Reshuffle));
        if self.left <= 5 && reshuffles {
            let carried: Vec<usize> = CardId::all()
                .filter_map(|card| match *self.place(card) {
                    Place::Pile(stay) => Some(stay),
                    _ => None,
                })
                .collect();
            for stay in carried {
                self.ledger.stays[stay].piles.1 = self.pile + 1;
            }
            self.reshuffle();
        }
    }

    fn reveals(
        &mut self,
        context: &mut Context,
        side: Side,
        card: CardId,
        line: usize,
        goes_to: impl Fn(CardId) -> Place,
    ) -> Result<(), Misplaced> {
        match context.event {
            Some(CardId::MissileEnvy) => {
                // The card of the highest value changes hands, and so does Missile Envy.
                let higher = CardId::all().filter(|&other| self.value(side, other) > self.value(side, card));
                let higher = higher.collect();
                self.shown(side, Hand::LacksAllOf(higher), line);
                self.leaves(card, side, line, goes_to(card))?;
                *self.place(CardId::MissileEnvy) = Place::Hand(side);
                self.hands[side] += 1;
            }
            Some(CardId::SaltNegotiations) => match *self.place(card) {
                Place::Discard => {
                    *self.place(card) = Place::Hand(side);
                    self.hands[side] += 1;
                }
                other => return Err(misplaced(card, None, line, other)),
            },
            Some(event) => {
                self.shown(side, Hand::Has(card), line);
                let whole_hand =
                    [CardId::CiaCreated, CardId::LoneGunman, CardId::AldrichAmesRemix].contains(&event);
                if !whole_hand && event != CardId::TheCambridgeFive {
                    return Ok(());
                }
                // Whatever is not shown is not there; of Cambridge's, only scoring cards.
                let all: CardSet = if whole_hand { CardId::all().collect() } else { SCORING };
                let entry = match context.showing {
                    Some(entry) => entry,
                    None => self.shown(side, Hand::LacksAllOf(all), line),
                };
                context.showing = Some(entry);
                if let Hand::LacksAllOf(cards) = &mut self.ledger.shown[entry].what {
                    cards.remove(card);
                }
            }
            None => {}
        }
        Ok(())
    }

    fn begins(&mut self, card: CardId, actor: Option<Side>) {
        match card {
            CardId::Quagmire => self.trapped.us = true,
            CardId::BearTrap => self.trapped.ussr = true,
            CardId::Containment => self.modifier.us += 1,
            CardId::BrezhnevDoctrine => self.modifier.ussr += 1,
            CardId::RedScarePurge => {
                if let Some(actor) = actor {
                    self.modifier[actor.opponent()] -= 1;
                }
            }
            _ => {}
        }
    }

    fn ends(&mut self, card: CardId) {
        match card {
            CardId::Quagmire => self.trapped.us = false,
            CardId::BearTrap => self.trapped.ussr = false,
            CardId::ShuttleDiplomacy if *self.place(card) == Place::Table => {
                *self.place(card) = Place::Discard;
            }
            _ => {}
        }
    }
}

fn misplaced(card: CardId, side: Option<Side>, line: usize, place: Place) -> Misplaced {
    let at = match place {
        Place::Box => At::Box,
        Place::Pile(_) => At::Pile,
        Place::Hand(Us) => At::HandUs,
        Place::Hand(Ussr) => At::HandUssr,
        Place::Discard => At::Discards,
        Place::Removed => At::OutOfGame,
        Place::Table => At::Table,
    };
    Misplaced { line, card, side, at }
}
