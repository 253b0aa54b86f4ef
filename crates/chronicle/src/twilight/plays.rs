//! From facts to plays and moments. Which play a fact belongs to follows from the facts alone.

use core::ops::Range;

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::{BySide, Side};
use detente_struggle::state::{China, State};

use super::entry::Entry;
use super::moment::{Cards, Holding, PlayKind, What};
use crate::moment::{Play, Plays};

/// The plays of a game, and the cards whose play is not over.
#[derive(Clone, Debug)]
pub(super) struct Book {
    pub plays: Plays<PlayKind, What>,
    /// Cards being played, the innermost last, each with its play.
    open: Vec<(CardId, usize)>,
    /// A card inside an event has been dealt with: what comes next belongs to this play again.
    resumes: Option<usize>,
}

impl Book {
    pub fn new() -> Book {
        Book::of(PlayKind::Setup { by: None })
    }

    /// A book that is opened in the middle of this play.
    pub fn of(kind: PlayKind) -> Book {
        Book { plays: Plays::new(kind), open: Vec::new(), resumes: None }
    }

    /// The first play that is still needed to go on.
    pub fn needed(&self) -> usize {
        let open = self.open.iter().map(|&(_, play)| play).chain(self.resumes);
        open.min().unwrap_or(usize::MAX)
    }

    /// Begins the play that the fact belongs to, if it is a new one; `line` is the next entry of the log.
    pub fn turn_page(&mut self, fact: Fact, board: &State, line: usize) {
        let turn = board.turn;
        match fact {
            // These are told by no moment.
            Fact::Step { .. } => {}
            Fact::Disposed { card } => self.disposed(card),
            Fact::Turn { turn } => self.begin(PlayKind::TurnBegins { turn }, line),
            Fact::HeadlineChosen { .. } => {
                if !matches!(self.plays.last().kind, PlayKind::Headlines { .. }) {
                    self.begin(PlayKind::Headlines { turn }, line);
                }
            }
            Fact::HeadlineBegins { side, card } => {
                self.begin(PlayKind::Headline { turn, by: side, card }, line);
                self.open.push((card, self.plays.current()));
            }
            Fact::Round { side, round } => self.begin(PlayKind::ActionRound { turn, round, by: side }, line),
            Fact::Plays { side, card, .. } => self.play(side, card, line),
            Fact::Shortfall { .. } => self.begin(PlayKind::EndOfTurn { turn }, line),
            Fact::FinalScoring => self.begin(PlayKind::FinalScoring, line),
            Fact::Influence { side, .. } => match self.plays.last().kind {
                PlayKind::Setup { by } if by != Some(side) => {
                    self.begin(PlayKind::Setup { by: Some(side) }, line);
                }
                _ => self.resume(line),
            },
            _ => self.resume(line),
        }
    }

    fn begin(&mut self, kind: PlayKind, line: usize) {
        self.open.clear();
        self.resumes = None;
        self.plays.begin(kind, line);
    }

    /// The first card of an action round is its play; every other is played inside an event.
    fn play(&mut self, by: Side, card: CardId, line: usize) {
        if let Some(&(_, outer)) = self.open.last() {
            self.resumes = None;
            self.plays.begin(PlayKind::Extra { by, card }, line).within = Some(outer);
        }
        self.open.push((card, self.plays.current()));
    }

    fn disposed(&mut self, card: CardId) {
        // A card that an event discards after its own event was never played.
        if self.open.last().is_some_and(|&(last, _)| last == card) {
            self.open.pop();
            self.resumes = self.open.last().map(|&(_, play)| play);
        }
    }

    /// What happens after a card inside an event belongs to the play of that event.
    fn resume(&mut self, line: usize) {
        let Some(outer) = self.resumes.take() else { return };
        let Some(&Play { kind, within, .. }) = self.plays.get(outer) else { return };
        let goes_on = self.plays.begin(kind, line);
        (goes_on.within, goes_on.continues) = (within, Some(outer));
    }

    /// Adds the moments of a fact to the play under way, unless it changes a country. `board` is the table before it, `lines`
    /// are the entries that tell it, `entry` is the last of these.
    pub fn add(&mut self, fact: Fact, board: &State, lines: Range<usize>, entry: Option<&Entry>) {
        let what = match fact {
            Fact::Turn { .. }
            | Fact::Round { .. }
            | Fact::Step { .. }
            | Fact::Disposed { .. }
            | Fact::FinalScoring
            | Fact::Influence { .. } => return,
            Fact::Dealt { .. } | Fact::LooksAt { .. } | Fact::Reveals { .. } | Fact::Discards { .. } => {
                return self.cards(fact, lines);
            }
            Fact::Shortfall { us, ussr } => {
                self.plays.tell(What::Shortfall { lacks: BySide::new(us, ussr) }, lines.clone());
                for side in Side::BOTH {
                    let from = board.military_ops[side];
                    if from > 0 {
                        self.plays.tell(What::MilitaryOps { side, from, to: 0 }, lines.clone());
                    }
                }
                return;
            }
            Fact::Event { card, by } => {
                self.plays.tell(What::Event { card, by }, lines.clone());
                let Some(&Entry::SoutheastAsia { us, ussr }) = entry else { return };
                let held = |side: Side| board.controlled[side] & CountrySet::SOUTHEAST_ASIA;
                What::SoutheastAsia {
                    points: BySide::new(us, ussr),
                    held: BySide::new(held(Side::Us), held(Side::Ussr)),
                }
            }
            fact => told(fact, board, entry),
        };
        self.plays.tell(what, lines);
    }

    /// Points placed or removed in one country one after the other are one change.
    pub fn change(&mut self, country: Country, before: Holding, now: Holding, lines: Range<usize>) {
        let join = |what: &mut What| match what {
            What::Changes { country: known, after, .. } if *known == country => {
                *after = now;
                true
            }
            _ => false,
        };
        if !self.plays.join(|what| matches!(what, What::Changes { .. }), join, lines.clone()) {
            self.plays.tell(What::Changes { country, before, after: now }, lines);
        }
    }

    /// Deals, looks, shows and discards that follow each other are one moment a side.
    fn cards(&mut self, fact: Fact, lines: Range<usize>) {
        let (new, card) = match fact {
            Fact::Dealt { side, card } => (What::Dealt { side, cards: Cards::Named(vec![card]) }, card),
            Fact::Reveals { side, card } => (What::Reveals { side, cards: Cards::Named(vec![card]) }, card),
            Fact::Discards { side, card } => (What::Discards { side, cards: Cards::Named(vec![card]) }, card),
            Fact::LooksAt { card } => (What::LooksAt { cards: Cards::Named(vec![card]) }, card),
            _ => return,
        };
        let join = |what: &mut What| match (what, &new) {
            (What::Dealt { side, cards }, What::Dealt { side: to, .. })
            | (What::Reveals { side, cards }, What::Reveals { side: to, .. })
            | (What::Discards { side, cards }, What::Discards { side: to, .. })
                if side == to =>
            {
                cards.push(card);
                true
            }
            (What::LooksAt { cards }, What::LooksAt { .. }) => {
                cards.push(card);
                true
            }
            _ => false,
        };
        if !self.plays.join(What::is_heap, join, lines.clone()) {
            self.plays.tell(new, lines);
        }
    }
}

/// The moment of a fact that has exactly one.
fn told(fact: Fact, board: &State, entry: Option<&Entry>) -> What {
    match fact {
        Fact::EraJoins { turn } => What::EraJoins { turn },
        Fact::Reshuffle => What::Reshuffle,
        Fact::HeadlineChosen { side } => What::HeadlineChosen { side },
        Fact::Headline { side, card } => What::HeadlineTurned { side, card },
        Fact::HeadlineCancelled { side, card } => What::HeadlineCancelled { side, card },
        Fact::HeadlineBegins { side, card } => What::HeadlineBegins { side, card },
        Fact::Passes { side } => What::Passes { side },
        Fact::Plays { side, card, how } => What::Plays { side, card, how },
        Fact::NoEvent { card, why } => What::NoEvent { card, why },
        Fact::Operations { side, how, value } => What::Operations { side, how, value },
        Fact::ChineseCivilWar { influence } => {
            What::ChineseCivilWar { before: board.chinese_civil_war, after: influence }
        }
        Fact::Defcon { from, to } => What::Defcon { from, to },
        Fact::VictoryPoints { side, points, score } => {
            let because = match entry {
                Some(Entry::VictoryPoints { because, .. }) => *because,
                _ => None,
            };
            What::Points { side: Some(side), points, before: board.vp, after: score, because }
        }
        Fact::NoPoints { score } => {
            What::Points { side: None, points: 0, before: board.vp, after: score, because: None }
        }
        Fact::MilitaryOps { side, total } => {
            What::MilitaryOps { side, from: board.military_ops[side], to: total }
        }
        Fact::SpaceRoll { side, die, needed } => What::SpaceRoll { side, die, needed },
        Fact::Space { side, to } => What::Space { side, from: board.space[side], to },
        Fact::TrapRoll { side, die, free } => What::TrapRoll { side, trap: Effect::trap_of(side), die, free },
        Fact::Begins(effect) => What::Begins(effect),
        Fact::Acts(effect) => What::Acts(effect),
        Fact::Ends(effect) => What::Ends(effect),
        Fact::ShowsHeld { side, cards } => What::ShowsHeld { side, cards },
        Fact::Retrieves { side, card } => What::Retrieves { side, card },
        Fact::Gives { side, card } => What::Gives { side, card },
        Fact::Returns { card } => What::Returns { card },
        Fact::Chooses { side, word } => What::Chooses { side, word },
        Fact::Names { side, country } => What::Names { side, country },
        Fact::China { holder, face_up } => {
            What::China { before: board.china, after: China { holder: Some(holder), face_up } }
        }
        Fact::Bids { chair, wants, bid } => What::Bids { chair, wants, bid },
        Fact::ChairsChange => What::ChairsChange,
        Fact::Over { winner, ending } => What::Over { winner, ending },
        Fact::Coup { .. }
        | Fact::Realignment { .. }
        | Fact::War { .. }
        | Fact::Contest { .. }
        | Fact::Scored { .. } => explained(entry),
        Fact::Turn { .. }
        | Fact::Round { .. }
        | Fact::Step { .. }
        | Fact::Disposed { .. }
        | Fact::FinalScoring
        | Fact::Influence { .. }
        | Fact::Dealt { .. }
        | Fact::LooksAt { .. }
        | Fact::Reveals { .. }
        | Fact::Discards { .. }
        | Fact::Shortfall { .. }
        | Fact::Event { .. } => unreachable!("{fact:?} has moments of its own"),
    }
}

/// What the log has explained already: dice with their modifiers, a scoring with its sum.
fn explained(entry: Option<&Entry>) -> What {
    match entry.cloned() {
        Some(Entry::Coup { by, target, die, points, modifiers, result }) => {
            What::Coup { by, target, die, points, modifiers, result }
        }
        Some(Entry::Realignment { by, target, us, ussr }) => What::Realignment { by, target, us, ussr },
        Some(Entry::War { card, by, target, roll, needed, won }) => {
            What::War { card, by, target, roll, needed, won }
        }
        Some(Entry::Contest { card, us, ussr }) => What::Contest { card, us, ussr },
        Some(Entry::Scored { us, ussr, parts, .. }) => {
            What::Scored { points: BySide::new(us, ussr), sum: parts }
        }
        entry => unreachable!("{entry:?} explains no roll and no scoring"),
    }
}
