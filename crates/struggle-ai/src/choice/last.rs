//! The last play of a game. When nobody plays a card after it, hardly anything that is hidden counts any more, and what a choice comes to is
//! counted out: every answer, every die, to the end of turn 10 and the final scoring (10.3).

use detente_game::{Actor, Game};
use detente_struggle::decision::choices::Waits;
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::map::Country;
use detente_struggle::rules::influence::Placement;
use detente_struggle::side::Side;
use detente_struggle::state::State;

/// The last turn (4.1).
const LAST_TURN: u8 = 10;

/// Choices and dice in a row that are looked at. Where more may follow, as where many cards are drawn, nothing is counted out.
const DEPTH: u32 = 40;

/// What a choice comes to, with the best that can follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// The share of a win.
    pub share: f64,
    /// Was everything counted? If not, it comes to no less than this: a realignment of one's own was left out.
    pub is_whole: bool,
}

/// Is this the play of `me`, and the last of the game? The USSR plays first in every round, so that after a play of the US the USSR has
/// none left that began in this round. An event that gives the other side one more is met when it is counted.
pub fn is_last(s: &State, me: Side) -> bool {
    let (own, theirs) = (s.rounds_left(me), s.rounds_left(me.opponent()));
    s.turn == LAST_TURN
        && s.round > 0
        && s.phasing == me
        && own <= 1
        && theirs <= u8::from(me == Side::Us)
        && matches!(s.waits(), Waits::Sides(awaited) if awaited[me] && !awaited[me.opponent()])
}

/// What each of `actions` comes to in `deals`, games that look alike to `me`, in the mean. Nothing for what cannot be counted out, and for
/// realignments, which have too many dice. No more than `room` positions are looked at in all; what one action leaves is there for the others.
pub fn counts(deals: &[State], me: Side, actions: &[Action], room: u32) -> Vec<Option<Count>> {
    let mut left = room;
    let mut waiting = actions.len() as u32;
    let mut one = |&action: &Action| {
        let mut counting = Counting { me, room: left / waiting, depth: DEPTH };
        (left, waiting) = (left - counting.room, waiting - 1);
        let found = if action == Action::Word(Word::Realign) { None } else { counting.mean(deals, action) };
        left += counting.room;
        found
    };
    actions.iter().map(&mut one).collect()
}

struct Counting {
    me: Side,
    /// How many positions may still be looked at, in all and one after the other.
    room: u32,
    depth: u32,
}

impl Counting {
    fn mean(&mut self, deals: &[State], action: Action) -> Option<Count> {
        let mut mean = Count { share: 0.0, is_whole: true };
        for s in deals {
            let found = self.after(s, self.me, action, None)?;
            mean.share += found.share / deals.len() as f64;
            mean.is_whole &= found.is_whole;
        }
        Some(mean)
    }

    fn after(&mut self, s: &State, by: Side, action: Action, from: Option<Country>) -> Option<Count> {
        let mut after = s.clone();
        after.apply_unchecked(Actor::Seat(by.seat()), action);
        self.count(&after, from)
    }

    /// `from` is where the last point of influence went: points go to countries in their order, because any other order comes to the same.
    fn count(&mut self, s: &State, from: Option<Country>) -> Option<Count> {
        if let Some(result) = s.result {
            let share = result.winner.map_or(0.5, |winner| f64::from(u8::from(winner == self.me)));
            return Some(Count { share, is_whole: true });
        }
        self.room = self.room.checked_sub(1)?;
        self.depth = self.depth.checked_sub(1)?;
        let found = self.next(s, from);
        self.depth += 1;
        found
    }

    fn next(&mut self, s: &State, from: Option<Country>) -> Option<Count> {
        match s.waits() {
            Waits::No => None,
            Waits::Nature(_) => {
                let mut chances = Vec::with_capacity(6);
                s.chances(&mut chances);
                let (mut sum, mut all) = (Count { share: 0.0, is_whole: true }, 0.0);
                for (action, chance) in chances {
                    let mut after = s.clone();
                    after.apply_unchecked(Actor::Nature, action);
                    let found = self.count(&after, None)?;
                    sum.share += f64::from(chance) * found.share;
                    sum.is_whole &= found.is_whole;
                    all += f64::from(chance);
                }
                sum.share /= all;
                Some(sum)
            }
            Waits::Sides(awaited) => {
                let by = if awaited[self.me] { self.me } else { self.me.opponent() };
                // North Sea Oil as the last play of the USSR: the US plays once more, from a hand that is not known.
                let is_another = matches!(s.asked(), Some(Asked::ActionRound { by }) if by != self.me);
                if is_another { None } else { self.best(s, by, from) }
            }
        }
    }

    /// The best for whoever is asked.
    fn best(&mut self, s: &State, by: Side, from: Option<Country>) -> Option<Count> {
        let own = by == self.me;
        let mut actions = Vec::new();
        s.choices(by).list(&mut actions);
        let all = actions.len();
        actions.retain(|action| *action != Action::Word(Word::Realign));
        let mut is_whole = actions.len() == all;
        // What the other side could do must not be left out: this would come to less.
        if !own && !is_whole {
            return None;
        }
        let placement =
            if let Some(Asked::Influence(placement)) = s.asked() { Some(placement) } else { None };
        if let Some(placement) = placement {
            keep_what_matters(s, by, from, placement, &mut actions);
        }
        let mut best: Option<f64> = None;
        for action in actions {
            let country = if let Action::Country(country) = action { Some(country) } else { None };
            let found = self.after(s, by, action, country.filter(|_| placement.is_some()))?;
            let share = found.share;
            is_whole &= found.is_whole;
            best = Some(best.map_or(share, |best| if own { best.max(share) } else { best.min(share) }));
            if own && share >= 1.0 {
                is_whole = true;
                break;
            }
            if !own && share <= 0.0 {
                break;
            }
        }
        best.map(|share| Count { share, is_whole })
    }
}

/// Influence counts in the end by Control alone (10.1): a point that cannot change it together with all that are left is like any other such
/// point, and one of them is kept.
fn keep_what_matters(
    s: &State,
    by: Side,
    from: Option<Country>,
    placement: Placement,
    actions: &mut Vec<Action>,
) {
    let matters = |action: &Action| match *action {
        Action::Country(country) => {
            from.is_none_or(|from| country >= from) && may_change_control(s, by, country, placement)
        }
        _ => true,
    };
    let idle = actions.iter().copied().find(|action| !matters(action));
    actions.retain(matters);
    if !actions.iter().any(|action| matches!(action, Action::Country(_))) {
        actions.extend(idle);
    }
}

/// Can all the points that may be left change who controls it?
fn may_change_control(s: &State, by: Side, country: Country, placement: Placement) -> bool {
    // Regional bonuses may add one each (6.1).
    let left = placement.points.saturating_sub(placement.spent) + 2;
    let (own, theirs) = (s.influence(by, country) + left, s.influence(by.opponent(), country));
    let stability = country.stability();
    let gains = !s.controls(by, country) && own >= theirs + stability;
    let breaks = s.controls(by.opponent(), country) && theirs < own + stability;
    gains || breaks
}

#[cfg(test)]
mod tests {
    use detente_game::{Notation, Rng};
    use detente_struggle::cards::CardId;

    use super::*;
    use crate::testkit::{every_kind_of_game, random_game_of};

    /// Shows last plays of games that were played at random, choice by choice. Few such games last ten turns: so any round may be taken for
    /// the last.
    fn last_plays(seeds: std::ops::Range<u64>, mut see: impl FnMut(&State, Side)) {
        let mut rng = Rng::new(seeds.start);
        for options in every_kind_of_game() {
            for seed in seeds.clone() {
                let mut begun = Vec::new();
                random_game_of(&options, seed, |s| {
                    let Some(Asked::ActionRound { by }) = s.asked() else { return };
                    let at = |round: u8| {
                        let mut last = s.clone();
                        (last.turn, last.round) = (LAST_TURN, round);
                        is_last(&last, by).then_some((last, by))
                    };
                    begun.extend((6..=9).find_map(at).filter(|_| rng.below(40) == 0));
                });
                for (mut s, me) in begun {
                    while s.result.is_none() && is_last(&s, me) {
                        see(&s, me);
                        let action = s.sample_legal(me.seat(), &mut rng, &mut Vec::new());
                        s.apply_unchecked(Actor::Seat(me.seat()), action);
                    }
                }
            }
        }
    }

    #[test]
    fn nobody_plays_a_card_in_a_round_of_the_own_after_the_last_play() {
        let mut seen = 0;
        last_plays(0..3, |s, me| {
            if me == Side::Ussr && s.hand[me].contains(CardId::NorthSeaOil)
                || s.in_play.contains(CardId::NorthSeaOil)
            {
                return;
            }
            seen += 1;
            let mut game = s.clone();
            let mut rng = Rng::new(seen);
            while game.result.is_none() {
                if let Some(Asked::ActionRound { by }) = game.asked() {
                    assert!(by == me && game.round == s.round, "{}", game.position());
                }
                match game.waits() {
                    Waits::Nature(_) => {
                        let action = game.sample_chance(&mut rng);
                        game.apply_unchecked(Actor::Nature, action);
                    }
                    Waits::Sides(awaited) => {
                        let by = if awaited[me] { me } else { me.opponent() };
                        let action = game.sample_legal(by.seat(), &mut rng, &mut Vec::new());
                        game.apply_unchecked(Actor::Seat(by.seat()), action);
                    }
                    Waits::No => panic!("the game is not over, and asks nobody"),
                }
            }
        });
        assert!(seen > 100, "{seen}");
    }

    /// The share of a win with nothing left out and nothing taken together; none in more than `room` positions.
    fn plainly(s: &State, me: Side, room: &mut u32, depth: u32) -> Option<f64> {
        if let Some(result) = s.result {
            return Some(result.winner.map_or(0.5, |winner| f64::from(u8::from(winner == me))));
        }
        *room = room.checked_sub(1).filter(|_| depth > 0)?;
        let mut next = |by: Actor, action: Action| {
            let mut after = s.clone();
            after.apply_unchecked(by, action);
            plainly(&after, me, room, depth - 1)
        };
        match s.waits() {
            Waits::Nature(_) => {
                let mut chances = Vec::new();
                s.chances(&mut chances);
                let all: f64 = chances.iter().map(|&(_, chance)| f64::from(chance)).sum();
                let mut sum = 0.0;
                for (action, chance) in chances {
                    sum += f64::from(chance) / all * next(Actor::Nature, action)?;
                }
                Some(sum)
            }
            Waits::Sides(awaited) => {
                let by = if awaited[me] { me } else { me.opponent() };
                let mut actions = Vec::new();
                s.choices(by).list(&mut actions);
                let mut shares = Vec::new();
                for action in actions {
                    shares.push(next(Actor::Seat(by.seat()), action)?);
                }
                shares.into_iter().reduce(if by == me { f64::max } else { f64::min })
            }
            Waits::No => None,
        }
    }

    #[test]
    fn what_is_left_out_changes_no_count() {
        let (mut compared, mut open, mut placed) = (0, 0, 0);
        last_plays(20..21, |s, me| {
            let mut actions = Vec::new();
            s.choices(me).list(&mut actions);
            for (&action, found) in actions.iter().zip(counts(
                std::slice::from_ref(s),
                me,
                &actions,
                8_000 * actions.len() as u32,
            )) {
                let mut after = s.clone();
                after.apply_unchecked(Actor::Seat(me.seat()), action);
                let (Some(found), Some(plain)) = (found, plainly(&after, me, &mut 1_500, DEPTH)) else {
                    continue;
                };
                let text = || format!("{}\n{}: {found:?}, plainly {plain}", s.position(), action.text());
                if found.is_whole {
                    assert!((found.share - plain).abs() < 1e-6, "{}", text());
                } else {
                    assert!(found.share < plain + 1e-6, "{}", text());
                }
                compared += 1;
                open += u32::from(plain > 0.0 && plain < 1.0);
                placed += u32::from(matches!(s.asked(), Some(Asked::Influence(_))));
            }
        });
        assert!(compared > 300 && open > 20 && placed > 50, "{compared}, {open}, {placed}");
    }

    #[test]
    fn what_cannot_be_counted_out_is_not_guessed() {
        last_plays(0..1, |s, me| {
            let mut actions = Vec::new();
            s.choices(me).list(&mut actions);
            for found in counts(std::slice::from_ref(s), me, &actions, 0).into_iter().flatten() {
                assert!(found.is_whole, "only what ends the game at once needs no room");
            }
        });
    }
}
