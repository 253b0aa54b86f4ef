//! Two ways to lose that nobody should choose: DEFCON 1 on one's own account, and a scoring card held at the end of a turn.
//!
//! Whether a choice can end the world is found by playing it on to the end of the play, the opponent doing their worst and
//! oneself the best; what cannot move DEFCON (where influence goes, how high a die falls) is not branched on.

use detente_game::{Actor, Game};
use detente_struggle::cards::{CardId, CardSet, SCORING, Step};
use detente_struggle::decision::choices::{Chance, Waits};
use detente_struggle::decision::{Action, Asked, Choices, Grant, HeadlineChoice, Underway, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::CountrySet;
use detente_struggle::rules::turn::action_rounds;
use detente_struggle::side::Side;
use detente_struggle::state::{Ending, State};

use crate::position::card_notes;

/// A play that branches further than this is not looked into to its end.
const NODES: u32 = 4000;

/// The same in haste.
pub const FEW_NODES: u32 = 100;

/// So close to the end any operations may bring it; further off only cards that lead to other cards can.
const NEAR: u8 = 3;

/// How likely `action` is to lose `me` the game before the play is over, by DEFCON or by a coup in the Cuban Missile
/// Crisis, if everybody else does their worst.
pub fn risk(s: &State, me: Side, action: Action) -> f32 {
    risk_within(Limits::of(NODES), s, me, action)
}

/// How far a look goes.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// So many more positions.
    nodes: u32,
    /// It is enough to know whether there is any risk, not how great it is.
    any: bool,
}

impl Limits {
    const fn of(nodes: u32) -> Limits {
        Limits { nodes, any: false }
    }

    /// Does a risk of at least so much say everything that is asked?
    fn settles(self, risk: f32) -> bool {
        self.any && risk > 0.0
    }
}

fn risk_within(mut limits: Limits, s: &State, me: Side, action: Action) -> f32 {
    if matches!(s.asked(), Some(Asked::Headline(_))) {
        return headline_risk(s, me, action, &mut limits);
    }
    let risk = look(&after(s, Actor::Seat(me.seat()), action), me, &mut limits);
    let event = match (s.asked(), action) {
        // Other events than Star Wars that ask for a card throw it away.
        (Some(Asked::Use { card, .. }), Action::Word(Word::Event))
        | (Some(Asked::Event { card: CardId::StarWars, .. }), Action::Card(card)) => Some(card),
        _ => None,
    };
    risk.max(event.map_or(0.0, |card| surprise(s, me, card)))
}

/// The other headline may come first and take DEFCON down: every card that can, and that may be it, is tried.
fn headline_risk(s: &State, me: Side, action: Action, limits: &mut Limits) -> f32 {
    let other = me.opponent();
    let with = |choice: HeadlineChoice, limits: &mut Limits| {
        let mut trial = s.clone();
        if let HeadlineChoice::Card(card) = choice {
            trial.deck.remove(card);
            trial.hand[other].insert(card);
        }
        trial.suppose_headline(other, choice);
        trial.apply_unchecked(Actor::Seat(me.seat()), action);
        look(&trial, me, limits)
    };
    let surprise = if let Action::Card(card) = action { surprise(s, me, card) } else { 0.0 };
    if s.shows_headline(other) {
        return surprise.max(look(&after(s, Actor::Seat(me.seat()), action), me, limits));
    }
    let alone = with(HeadlineChoice::Nothing, limits);
    let hidden = s.hand[other] | s.deck;
    let lowering = hidden & card_notes::LOWERS_DEFCON;
    let chance = 1.0 / hidden.len().max(1) as f32;
    let mut met = 0.0;
    for card in lowering.iter() {
        if limits.settles(surprise.max(alone).max(met)) {
            break;
        }
        met += with(HeadlineChoice::Card(card), limits);
    }
    surprise.max(alone).max(chance * met)
}

/// Missile Envy and Five Year Plan bring up a card of the other hand that nobody knows, and its event: at DEFCON 2 that can
/// be the last.
fn surprise(s: &State, me: Side, card: CardId) -> f32 {
    let falls = u8::from(matches!(s.asked(), Some(Asked::Headline(_))));
    if s.defcon > 2 + falls {
        return 0.0;
    }
    let other = me.opponent();
    let fires = |hidden: &CardId| {
        let side = s.card(*hidden).side;
        match card {
            CardId::MissileEnvy => side != Some(other),
            CardId::FiveYearPlan => me == Side::Us && side == Some(Side::Us),
            _ => false,
        }
    };
    let hidden = (s.hand[other] | s.deck) & card_notes::LOWERS_DEFCON;
    hidden.iter().filter(fires).count() as f32 / 100.0
}

/// Can a choice made now end the game on `me`'s account at all?
pub fn is_near(s: &State, me: Side) -> bool {
    let choosing_headline = matches!(s.asked(), Some(Asked::Headline(_)));
    s.has(Effect::missile_crisis_on(me)) || s.phasing == me || choosing_headline
}

fn look(s: &State, me: Side, limits: &mut Limits) -> f32 {
    if let Some(result) = s.result {
        let by_own_act = matches!(result.ending, Ending::Defcon | Ending::MissileCrisis);
        return if by_own_act && result.winner == Some(me.opponent()) { 1.0 } else { 0.0 };
    }
    let Some(asked) = s.asked() else { return 0.0 };
    if limits.nodes == 0 || is_over(asked) {
        return 0.0;
    }
    let plain = matches!(
        asked,
        Asked::Influence(_) | Asked::Operations(Grant { may: false, .. }) | Asked::Realign(_)
    );
    if s.defcon > NEAR && plain && !s.has(Effect::missile_crisis_on(me)) && !event_to_come(s) {
        return 0.0;
    }
    limits.nodes -= 1;
    match s.waits() {
        Waits::Nature(chance) => mean(s, me, asked, chance, limits),
        Waits::Sides(awaited) => {
            let side = if awaited[me] { me } else { me.opponent() };
            worst_or_best(s, me, side, asked, limits)
        }
        Waits::No => 0.0,
    }
}

fn is_over(asked: Asked) -> bool {
    matches!(asked, Asked::ActionRound { .. } | Asked::Trap { .. } | Asked::Headline(_) | Asked::Deal { .. })
}

fn after(s: &State, by: Actor, action: Action) -> State {
    let mut after = s.clone();
    after.apply_unchecked(by, action);
    after
}

fn mean(s: &State, me: Side, asked: Asked, chance: Chance, limits: &mut Limits) -> f32 {
    let roll = |die: u8| Action::Die(die);
    let dice = |us: u8, ussr: u8| Action::Dice { us, ussr };
    let answers: Vec<(Action, f32)> = match (asked, chance) {
        // How these fall moves no DEFCON.
        (Asked::CoupRoll { .. } | Asked::SpaceRoll { .. } | Asked::TrapRoll { .. }, _) => {
            vec![(roll(6), 1.0)]
        }
        (Asked::RealignRoll { .. }, _) => vec![(dice(3, 3), 1.0)],
        // Nor do the cards that are only looked at.
        (Asked::LookAt, Chance::Card(cards)) => {
            cards.iter().take(1).map(|card| (Action::Card(card), 1.0)).collect()
        }
        (_, Chance::Die) => vec![(roll(1), 0.5), (roll(6), 0.5)],
        (_, Chance::Dice) => {
            vec![(dice(6, 1), 15.0 / 36.0), (dice(1, 6), 15.0 / 36.0), (dice(3, 3), 6.0 / 36.0)]
        }
        (_, Chance::Card(cards)) => {
            let p = 1.0 / cards.len() as f32;
            cards.iter().map(|card| (Action::Card(card), p)).collect()
        }
    };
    let mut sum = 0.0;
    for (action, p) in answers {
        sum += p * look(&after(s, Actor::Nature, action), me, limits);
        if limits.settles(sum) {
            break;
        }
    }
    sum
}

/// The opponent chooses what is worst for `me`; `me` what is best.
fn worst_or_best(s: &State, me: Side, side: Side, asked: Asked, limits: &mut Limits) -> f32 {
    let mut actions = telling(s, asked, &s.choices(side));
    let mine = side == me;
    // The likely ends first, so that most of the others need no look.
    actions.sort_by_key(|&action| {
        let warlike = match action {
            Action::Word(word) => matches!(word, Word::Coup | Word::Lower | Word::Boycott | Word::Defcon1),
            Action::Card(card) => card_notes::LOWERS_DEFCON.contains(card),
            _ => false,
        };
        warlike == mine
    });
    let mut found = if mine { 1.0 } else { 0.0 };
    for action in actions {
        let risk = look(&after(s, Actor::Seat(side.seat()), action), me, limits);
        if mine {
            found = f32::min(found, risk);
            if found <= 0.0 {
                break;
            }
        } else {
            found = f32::max(found, risk);
            if found >= 1.0 || limits.settles(found) {
                break;
            }
        }
    }
    found
}

/// The choices that can make a difference to DEFCON.
fn telling(s: &State, asked: Asked, choices: &Choices) -> Vec<Action> {
    let mut actions = Vec::new();
    let placing = match asked {
        Asked::Influence(_) | Asked::SetUp { .. } | Asked::Norad | Asked::Realign(_) => true,
        Asked::Event { card, step, .. } => {
            // Which cards are thrown away moves no DEFCON either.
            matches!(card, CardId::OurManInTehran | CardId::AskNotWhatYourCountryCanDoForYou)
                || matches!(s.card(card).event.get(step as usize), Some(Step::Each(_)))
        }
        _ => false,
    };
    if placing {
        // One of them stands for all.
        if choices.words.contains(Word::Done) {
            actions.push(Action::Word(Word::Done));
        } else if let Some(at) = choices.countries.first() {
            actions.push(Action::Country(at));
        } else {
            choices.list(&mut actions);
            actions.truncate(1);
        }
        return actions;
    }
    // A battleground stands for all battlegrounds, another country for the others.
    let kinds =
        [choices.countries & CountrySet::BATTLEGROUNDS, choices.countries - CountrySet::BATTLEGROUNDS];
    actions.extend(choices.cards.iter().map(Action::Card));
    actions.extend(kinds.into_iter().filter_map(CountrySet::first).map(Action::Country));
    actions.extend(choices.words.iter().map(Action::Word));
    actions
}

/// The scoring cards that `side` must play now or risk holding one at the end of the turn. An extra round does not count:
/// the right to it can be lost.
pub fn due_scoring_cards(s: &State, side: Side) -> CardSet {
    let scoring = s.hand[side] & SCORING;
    let left = action_rounds(s.turn).saturating_sub(s.round) + 1;
    let left = if s.round > action_rounds(s.turn) { 1 } else { left };
    if scoring.len() >= u32::from(left) { scoring } else { CardSet::EMPTY }
}

/// The actions of `legal` that neither end the world nor leave a scoring card behind, judged on all of `deals`; if every
/// one of them may, those that are least likely to.
pub fn admit(deals: &[State], me: Side, legal: &[Action]) -> Vec<Action> {
    let Some(s) = deals.first() else { return legal.to_vec() };
    let actions = due_first(s, me, legal);
    if actions.len() < 2 || !is_near(s, me) || !matters(s) {
        return actions;
    }
    let alike = targets_are_alike(s);
    // What was found for a target, by whether it is a battleground.
    let mut known: [Option<f32>; 2] = [None; 2];
    // Where something is safe, nobody asks how dangerous the rest is.
    let mut limits = Limits { nodes: NODES, any: actions.iter().any(|&action| is_harmless(s, me, action)) };
    let mut risk = |action: Action| {
        let risk = match action {
            Action::Country(at) if alike => *known[usize::from(at.is_battleground())]
                .get_or_insert_with(|| risk_on_all(limits, deals, me, action, f32::INFINITY)),
            _ => risk_on_all(limits, deals, me, action, f32::INFINITY),
        };
        limits.any |= risk <= 0.0;
        risk
    };
    let risks: Vec<f32> = actions.iter().map(|&action| risk(action)).collect();
    let least = risks.iter().copied().fold(f32::INFINITY, f32::min);
    let safe = actions.iter().zip(&risks).filter(|(_, risk)| **risk <= least);
    safe.map(|(&action, _)| action).collect()
}

/// The first of `ranked` that [`admit`] admits; no more of them are judged than it takes to find it.
pub fn first_admitted(deals: &[State], me: Side, ranked: &[Action]) -> Option<Action> {
    first_admitted_within(NODES, deals, me, ranked)
}

/// The same, looking into each of them no further than `nodes` positions.
pub fn first_admitted_within(nodes: u32, deals: &[State], me: Side, ranked: &[Action]) -> Option<Action> {
    let Some(s) = deals.first() else { return ranked.first().copied() };
    let actions = due_first(s, me, ranked);
    if actions.len() < 2 || !is_near(s, me) || !matters(s) {
        return actions.first().copied();
    }
    let mut best = (f32::INFINITY, None);
    for action in actions {
        let risk = risk_on_all(Limits::of(nodes), deals, me, action, best.0);
        if risk < best.0 {
            best = (risk, Some(action));
        }
        if risk <= 0.0 {
            break;
        }
    }
    best.1
}

/// Does a coup do the same to DEFCON in all battlegrounds, and the same in all other countries?
fn targets_are_alike(s: &State) -> bool {
    matches!(s.asked(), Some(Asked::Coup(_))) && !event_to_come(s)
}

/// Where a scoring card is due, the plays of one; else all of `actions`.
fn due_first(s: &State, me: Side, actions: &[Action]) -> Vec<Action> {
    if matches!(s.asked(), Some(Asked::ActionRound { by } | Asked::Trap { by }) if by == me) {
        let due = due_scoring_cards(s, me);
        let plays_due = |action: &&Action| matches!(action, Action::Card(card) if due.contains(*card));
        let scoring: Vec<Action> = actions.iter().filter(plays_due).copied().collect();
        if !scoring.is_empty() {
            return scoring;
        }
    }
    actions.to_vec()
}

/// The risk on all deals together; once it has reached `enough`, the rest is not looked at.
fn risk_on_all(limits: Limits, deals: &[State], me: Side, action: Action, enough: f32) -> f32 {
    let mut sum = 0.0;
    if !deals.first().is_some_and(|s| is_harmless(s, me, action)) {
        for s in deals {
            sum += risk_within(limits, s, me, action);
            if sum >= enough || limits.settles(sum) {
                break;
            }
        }
    }
    sum
}

/// What needs no look: whatever leaves the player a use of the card that cannot move DEFCON.
pub(crate) fn is_harmless(s: &State, me: Side, action: Action) -> bool {
    let may_lower = |card: CardId| card_notes::LOWERS_DEFCON.contains(card);
    let forced = |card: CardId| may_lower(card) && s.card(card).side == Some(me.opponent());
    match (s.asked(), action) {
        (Some(Asked::ActionRound { .. }), Action::Card(card)) => !forced(card),
        (Some(Asked::ActionRound { .. } | Asked::Trap { .. }), _) => true,
        (Some(Asked::Use { card, .. }), Action::Word(word)) => match word {
            Word::Event => !may_lower(card),
            Word::Space => true,
            Word::Coup => false,
            _ => !forced(card),
        },
        (Some(Asked::Headline(_)), Action::Card(card)) => !may_lower(card),
        _ => false,
    }
}

/// Does the present decision bear on DEFCON?
fn matters(s: &State) -> bool {
    if answers_quiet_event(s) {
        return false;
    }
    // Where influence goes can open a target to an event that is still to come (Ortega).
    event_to_come(s)
        || !matches!(
            s.asked(),
            None | Some(
                Asked::Influence(_)
                    | Asked::SetUp { .. }
                    | Asked::Norad
                    | Asked::Realign(_)
                    | Asked::DiscardHeld { .. }
            )
        )
}

/// Is an event asking that neither moves DEFCON nor grants operations, with nothing to come after it in this play?
fn answers_quiet_event(s: &State) -> bool {
    if !matches!(s.asked(), Some(Asked::Event { .. })) {
        return false;
    }
    let quiet = |card: CardId| {
        let grants = |step: &Step| matches!(step, Step::Operations { .. });
        !card_notes::LOWERS_DEFCON.contains(card) && !s.card(card).event.iter().any(grants)
    };
    s.underway().all(|what| match what {
        Underway::Event(card) => quiet(card),
        Underway::Card(_) => true,
        _ => false,
    })
}

/// Does an event that can take DEFCON down follow what is going on?
fn event_to_come(s: &State) -> bool {
    s.underway().any(
        |what| matches!(what, Underway::EventToCome { card, .. } if card_notes::LOWERS_DEFCON.contains(card)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::random_game;

    #[test]
    fn what_is_admitted_is_what_is_least_dangerous_when_everything_is_looked_at_to_its_end() {
        let (mut compared, mut refused) = (0, 0);
        for seed in 0..300 {
            random_game(seed, |s| {
                let Waits::Sides(awaited) = s.waits() else { return };
                let me = if awaited[Side::Us] { Side::Us } else { Side::Ussr };
                let mut legal = Vec::new();
                s.choices(me).list(&mut legal);
                if s.defcon > NEAR || legal.len() < 2 || !is_near(s, me) {
                    return;
                }
                let actions = due_first(s, me, &legal);
                let risk = |action| if is_harmless(s, me, action) { 0.0 } else { risk(s, me, action) };
                let risks: Vec<f32> = actions.iter().map(|&action| risk(action)).collect();
                let least = risks.iter().copied().fold(f32::INFINITY, f32::min);
                let looked = actions.iter().zip(&risks).filter(|(_, risk)| **risk <= least);
                let looked: Vec<Action> = looked.map(|(&action, _)| action).collect();
                assert_eq!(
                    admit(std::slice::from_ref(s), me, &legal),
                    looked,
                    "{:?} {legal:?} {risks:?}",
                    s.asked()
                );
                compared += 1;
                refused += usize::from(looked.len() < actions.len());
            });
        }
        assert!(compared > 200 && refused > 20, "{compared} {refused}");
    }
}
