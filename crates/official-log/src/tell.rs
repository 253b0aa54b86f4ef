//! What the rules do, told in the words of a log.
//!
//! Facts come from the rules one by one; here each becomes the line that the official program prints for it, or nothing.
//! Only the program's own habits are known here: which values it prints, and what it never does.

use detente_game::Actor;
use detente_struggle::cards::{Barred, CardId};
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::{Ending, State};

use crate::follow::Telling;
use crate::grammar::Phase;
use crate::line::{Line, Use, Won};

/// What a telling depends on besides the fact itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Teller {
    /// The turn whose headline phase has been opened last; 0 in the set-up.
    headline: u8,
    turn: u8,
    /// An action round has begun and its card has not been named.
    round_open: bool,
    defcon: u8,
    military_ops: [u8; 2],
    /// US dice of realignments lose 1, which is not printed.
    iran_contra: bool,
    /// Every action round of the turn has been played: what follows belongs to its end.
    last: Option<(Side, u8)>,
}

impl Default for Teller {
    fn default() -> Teller {
        Teller {
            headline: 0,
            turn: 1,
            round_open: false,
            defcon: 5,
            military_ops: [0, 0],
            iran_contra: false,
            last: None,
        }
    }
}

/// An action and everything that came of it.
#[derive(Clone, Copy, Debug)]
pub struct Done<'a> {
    pub before: &'a State,
    pub actor: Actor,
    pub action: Action,
    pub facts: &'a [Fact],
    pub after: &'a State,
}

impl Teller {
    /// Tells what an action did.
    pub fn tell(&mut self, done: Done<'_>) -> Vec<Telling> {
        let mut told = Vec::new();
        let asked = done.before.asked();
        if let (Some(Asked::Coup(_) | Asked::Realign(_)), Action::Country(country)) = (asked, done.action) {
            told.push(Telling::Line(Line::Target { country }));
        }
        if let (Some(Asked::Trap { .. }), Action::Card(card)) = (asked, done.action) {
            self.round_open = false;
            told.push(Telling::Card(Some(card)));
        }
        for fact in as_printed(done.facts) {
            self.tell_fact(&mut told, done, fact);
        }
        // The first turn has no beginning of its own: the set-up leads into it.
        if self.headline == 0 && matches!(done.after.asked(), Some(Asked::Headline(_))) {
            self.headline = 1;
            told.push(Telling::Block(Phase::Headline { turn: 1 }));
        }
        if done.action == Action::Word(Word::Space)
            && let Actor::Seat(seat) = done.actor
        {
            let ops = done.before.effective_ops(Side::of_seat(seat), printed_ops(done.before));
            told.push(Telling::Line(Line::Operations { how: Use::Space, ops }));
        }
        told
    }

    fn tell_fact(&mut self, told: &mut Vec<Telling>, done: Done<'_>, fact: Fact) {
        let mut say = |telling| told.push(telling);
        let line = match fact {
            Fact::Turn { turn } => {
                *self = Teller { turn, headline: turn, last: None, military_ops: [0, 0], ..self.clone() };
                return say(Telling::Block(Phase::Headline { turn }));
            }
            Fact::Headline { side, card } => Line::Headlines { side, card },
            Fact::Reshuffle => Line::Reshuffle,
            Fact::Round { side, round } => {
                self.round_open = true;
                self.last = Some((side, round));
                return say(Telling::Block(Phase::Round { turn: self.turn, side, round }));
            }
            Fact::Passes { .. } => {
                self.round_open = false;
                return say(Telling::Card(None));
            }
            Fact::Plays { side, card, .. } => {
                return say(if core::mem::take(&mut self.round_open) {
                    Telling::Card(Some(card))
                } else {
                    Telling::Perhaps(Line::Plays { side, card })
                });
            }
            Fact::Discards { side, card } => Line::Discards { side, card },
            Fact::Event { card, .. } => {
                say(Telling::Line(Line::Event { card }));
                // Marks that the program takes off the board although the books keep the effect.
                let marks: &[CardId] = match card {
                    CardId::Nato => &[CardId::MarshallPlan, CardId::WarsawPactFormed],
                    CardId::Solidarity => &[CardId::JohnPaulIiElectedPope],
                    CardId::Glasnost => &[CardId::TheReformer],
                    _ => &[],
                };
                return marks.iter().for_each(|&mark| say(Telling::Ends(mark)));
            }
            // An event that finds nothing to do is announced all the same.
            Fact::NoEvent { card, why: Barred::NoUnitedKingdom } => {
                return say(Telling::Perhaps(Line::Event { card }));
            }
            Fact::Operations { how, value, .. } => {
                let printed = printed_ops(done.before);
                match how {
                    Word::Influence => Line::Operations { how: Use::Influence, ops: printed },
                    Word::Realign => Line::Operations { how: Use::Realignment, ops: printed },
                    _ => Line::Operations { how: Use::Coup, ops: value.points },
                }
            }
            Fact::Influence { country, side, change, us, ussr } => {
                Line::Influence { side, change: change.into(), country, us, ussr }
            }
            Fact::Defcon { from, to } => {
                self.defcon = to;
                Line::Defcon { improves: to > from, to }
            }
            Fact::VictoryPoints { side, points, score } => {
                let line = Line::Gains { side, points, score: score.into() };
                return say(if self.is_for_military_ops(side, points) {
                    Telling::Cleanup(line)
                } else if done.after.result.is_some() && score.abs() >= 20 {
                    Telling::Winning(line)
                } else {
                    Telling::Line(line)
                });
            }
            Fact::NoPoints { score } => return say(Telling::Perhaps(Line::NoPoints { score: score.into() })),
            Fact::MilitaryOps { side, total } => {
                self.military_ops[side as usize] = total;
                Line::MilitaryOps { side, total }
            }
            Fact::Coup { target, die, points, modifiers, result, .. } => Line::Coup {
                success: result > 0,
                die,
                ops: points,
                modifier: modifiers.sum(),
                stability: target.stability(),
                result,
            },
            Fact::Realignment { us_die, us_modifiers, ussr_die, ussr_modifiers, .. } => {
                let rolls = |side, die: u8, modifier| Line::Rolls {
                    side,
                    die,
                    modifier,
                    total: die as i8 + modifier,
                };
                say(Telling::Line(rolls(Ussr, ussr_die, ussr_modifiers.sum())));
                rolls(Us, us_die, us_modifiers.sum() + i8::from(self.iran_contra))
            }
            Fact::War { target, die, modifiers, needed, won, .. } => {
                say(Telling::Line(Line::War { country: target }));
                Line::WarResult { won, die, modifier: modifiers.sum(), needed }
            }
            Fact::SpaceRoll { die, needed, .. } => Line::SpaceRoll { die, success: die <= needed, needed },
            Fact::Space { side, to } => Line::Space { side, to },
            Fact::TrapRoll { die, free, .. } => Line::TrapRoll { die, free },
            Fact::Begins(effect) => {
                self.iran_contra |= effect == Effect::IranContra;
                return card_of(effect).into_iter().for_each(|card| say(Telling::Begins(card)));
            }
            Fact::Ends(effect) => {
                self.iran_contra &= effect != Effect::IranContra;
                return card_of(effect).into_iter().for_each(|card| say(Telling::Ends(card)));
            }
            Fact::Reveals { side, card } | Fact::Retrieves { side, card } | Fact::Gives { side, card } => {
                Line::Reveals { side, card, from_hand: false }
            }
            Fact::Returns { card } => Line::Returns { side: Us, card },
            Fact::Chooses { side, word: Word::Participate } => Line::Olympics { side, boycott: false },
            Fact::Chooses { side, word: Word::Boycott } => Line::Olympics { side, boycott: true },
            Fact::Chooses { side, word } => match word.as_region() {
                Some(region) => Line::ChoosesRegion { side, region },
                None => return,
            },
            Fact::Over { winner, ending } => {
                let how = match ending {
                    Ending::VictoryPoints => Won::VictoryPoints,
                    Ending::FinalScoring => Won::FinalScoring,
                    _ => Won::Otherwise(ending.word().to_owned()),
                };
                let remark = winner.map(|side| Line::Wins { side, how });
                return say(Telling::Over(remark));
            }
            _ => return,
        };
        say(Telling::Line(line));
    }

    /// 8.2.1: is this what the turn's end gives for military operations? Some logs lost the line.
    fn is_for_military_ops(&self, side: Side, points: u8) -> bool {
        let rounds = if self.turn <= 3 { 6 } else { 7 };
        let is_end = self.last.is_some_and(|(last, round)| round > rounds || round == rounds && last == Us);
        let shortfall = |side: Side| self.defcon.saturating_sub(self.military_ops[side as usize]);
        let (own, other) = (shortfall(side), shortfall(side.opponent()));
        is_end && other.saturating_sub(own) == points
    }
}

/// The facts that the program prints, in its order.
fn as_printed(facts: &[Fact]) -> Vec<Fact> {
    let mut order: Vec<Fact> =
        facts.iter().copied().filter(|fact| !matches!(fact, Fact::Step { .. })).collect();
    // A hand that lies open (Aldrich Ames) is not printed again when a card is drawn.
    if let [Fact::Dealt { card: dealt, .. }, Fact::Reveals { card, .. }, ..] = order.as_slice()
        && dealt == card
    {
        order.remove(1);
    }
    // The point that U2 Incident gives for UN Intervention is printed before the event.
    let event = |fact: &Fact| matches!(fact, Fact::Event { card: CardId::UnIntervention, .. });
    let paid =
        |facts: &[Fact]| matches!(facts, [Fact::Ends(Effect::U2Incident), Fact::VictoryPoints { .. }, ..]);
    if let Some(at) = order.iter().position(event)
        && paid(&order[at + 1..])
    {
        order[at..at + 3].rotate_left(1);
    }
    order
}

/// The printed value of what is used for operations: the card that is being played, or what an event grants.
fn printed_ops(state: &State) -> u8 {
    match state.asked() {
        Some(Asked::Operations(grant)) => grant.ops,
        Some(Asked::Use { card, .. }) => state.card(card).ops,
        _ => state.current_event().map_or(0, |event| state.card(event.card).ops),
    }
}

/// The card whose name the program prints for an effect; `None` where it prints nothing.
fn card_of(effect: Effect) -> Option<CardId> {
    match effect {
        Effect::NorthSeaOilRound
        | Effect::MartialLaw
        | Effect::MissileEnvyOwedByUs
        | Effect::MissileEnvyOwedByUssr
        | Effect::NatoReferendum => None,
        effect => Some(effect.card()),
    }
}
