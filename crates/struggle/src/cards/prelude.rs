//! What a card file needs.

pub(super) use super::CardId;
pub(super) use super::CardId::*;
pub(super) use super::card::{
    Barred, Card, Count, Each, Era, Event, Step,
    Step::{Dice, Die, Do, RandomCard},
    Who, operations,
};
pub(super) use super::id::CardSet;
pub(super) use crate::decision::{Frame, Grant, Kinds, Tabletop, Usage, Word, WordSet, Zone};
pub(super) use crate::effects::Effect;
pub(super) use crate::fact::Fact;
pub(super) use crate::map::{Country, CountrySet, Region};
pub(super) use crate::rules::modifier::{Cause, Modifiers};
pub(super) use crate::rules::scoring::{Amendments, score_region};
pub(super) use crate::rules::war::{self, Harder, War};
pub(super) use crate::rules::{operations as ops_rules, play, scoring, space_race};
pub(super) use crate::side::{BySide, Side, Side::Us, Side::Ussr};
pub(super) use crate::state::{Ending, State};
#[cfg(test)]
pub(super) use crate::testkit::*;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature of a step")]
/// Adds one point of the side that carries out the event.
pub(super) fn add_own(t: &mut Tabletop<'_>, event: &Event, country: Country) {
    t.add(event.by, country, 1);
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature of a step")]
/// Removes one point of the opponent of the side that carries out the event.
pub(super) fn remove_enemy(t: &mut Tabletop<'_>, event: &Event, country: Country) {
    t.remove(event.opponent(), country, 1);
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature of a step")]
/// Removes everything the opponent has there.
pub(super) fn remove_all_enemy(t: &mut Tabletop<'_>, event: &Event, country: Country) {
    t.remove_all(event.opponent(), country);
}

/// A choice of countries that must be made as fully as the board allows.
pub(super) const fn must(
    times: u8,
    each: u8,
    among: fn(&State, &Event) -> CountrySet,
    act: fn(&mut Tabletop<'_>, &Event, Country),
) -> Step {
    Step::Each(Each { who: Who::By, times: Count::Of(times), each, among, may: false, act })
}

/// A choice of countries that may stop early.
pub(super) const fn may(
    times: u8,
    each: u8,
    among: fn(&State, &Event) -> CountrySet,
    act: fn(&mut Tabletop<'_>, &Event, Country),
) -> Step {
    Step::Each(Each { who: Who::By, times: Count::Of(times), each, among, may: true, act })
}
