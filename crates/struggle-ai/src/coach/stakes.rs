//! What is at stake now: scoring cards in hand, regions, military operations, DEFCON.

use detente_game::coach::{Note, Weight};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Asked, Zone};
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::rules::scoring::Level;
use detente_struggle::rules::turn::action_rounds;
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;

use super::{
    can_be_scored, card, cards, controlling, cost_of_control, countries, country, note, number,
    region_points, scored,
};
use crate::position::card_notes;

/// The scoring cards of the six regions, in the order in which people name them.
const SCORINGS: [CardId; 6] = [
    CardId::EuropeScoring,
    CardId::AsiaScoring,
    CardId::MiddleEastScoring,
    CardId::AfricaScoring,
    CardId::CentralAmericaScoring,
    CardId::SouthAmericaScoring,
];

/// A battleground is worth a word if so many points of influence are enough to control it.
const IN_REACH: u8 = 4;

/// So many points from defeat the score itself is a danger.
const NEAR_DEFEAT: i8 = 14;

/// Everything worth saying to `side` of this table, the most important first. `s` is the open table of a view.
pub fn notes(s: &State, side: Side) -> Vec<Note> {
    let mut notes = Vec::new();
    // The board speaks before a play; in the middle of one only what the step itself is about.
    if begins(s) {
        scorings(s, side, &mut notes);
        war(s, side, &mut notes);
        score(s, side, &mut notes);
        military(s, side, &mut notes);
        regions(s, side, &mut notes);
        fields(s, side, &mut notes);
    }
    notes.extend(about(s));
    notes.sort_by_key(|note| std::cmp::Reverse(note.weight));
    notes
}

/// Does a play begin, or the game itself?
fn begins(s: &State) -> bool {
    matches!(s.asked(), Some(Asked::Headline(_) | Asked::ActionRound { .. } | Asked::Trap { .. }))
}

/// How the present step works.
fn about(s: &State) -> Option<Note> {
    let id = match s.asked()? {
        Asked::SetUp { extra: false, .. } => "coach-about-set-up",
        Asked::SetUp { extra: true, .. } => "coach-about-extra",
        Asked::Headline(_) => "coach-about-headline",
        Asked::ActionRound { .. } => "coach-about-card",
        Asked::Use { .. } | Asked::Operations(_) => "coach-about-use",
        Asked::Influence(_) => "coach-about-influence",
        Asked::Coup(_) => "coach-about-coup",
        Asked::Realign(_) => "coach-about-realign",
        Asked::Trap { .. } => "coach-about-trap",
        Asked::Event { .. } | Asked::Norad => "coach-about-event",
        _ => return None,
    };
    Some(note(Weight::Lesson, id, Vec::new()))
}

/// Action rounds that `side` has left for certain, this one included.
fn rounds(s: &State, side: Side) -> u8 {
    if s.round == 0 { action_rounds(s.turn) } else { s.rounds_left(side) }
}

/// 4.5 F: a scoring card must be played in the turn in which one holds it.
fn scorings(s: &State, side: Side, notes: &mut Vec<Note>) {
    let held = s.scoring_cards_in_hand(side);
    let left = rounds(s, side);
    for scoring in held.iter() {
        let (region, points) = scored(s, side, scoring);
        let n = number("points", points.unsigned_abs());
        let details = vec![card(scoring), region, n, number("rounds", left)];
        if s.round > 0 && held.len() >= u32::from(left) {
            notes.push(note(Weight::Danger, "coach-scoring-due", details));
            continue;
        }
        let id = match points {
            20.. => "coach-scoring-wins",
            1.. => "coach-scoring-gain",
            0 => "coach-scoring-even",
            _ => "coach-scoring-loss",
        };
        notes.push(note(Weight::Stake, id, details));
        if let Some((at, gain)) = scoring.scored_region().and_then(|region| best_change(s, side, region)) {
            let details = vec![country(at), number("points", gain)];
            notes.push(note(Weight::Stake, "coach-scoring-change", details));
        }
    }
}

/// The battleground within reach whose control would change a region's score most for what it costs, and by how much.
fn best_change(s: &State, side: Side, region: Region) -> Option<(Country, i8)> {
    let open = region.countries() & CountrySet::BATTLEGROUNDS & s.reach_of(side) & !s.controlled[side];
    let sign = if side == Us { 1 } else { -1 };
    let now = region_points(s, region);
    let gain = |at: Country| sign * (region_points(&controlling(s, side, at), region) - now);
    // What brings most for a point of influence; in sixtieths, so that thirds and quarters compare exactly.
    let best = open
        .iter()
        .max_by_key(|&at| 60 * i32::from(gain(at)) / i32::from(cost_of_control(s, side, at).max(1)))?;
    Some((best, gain(best))).filter(|&(_, gain)| gain > 0)
}

/// 8.1: what DEFCON forbids, and the cards in hand whose events could lower it on one's own account.
fn war(s: &State, side: Side, notes: &mut Vec<Note>) {
    let deadly = card_notes::deadly_at_two(s, side);
    match s.defcon {
        ..=2 => {
            if !s.coups_spare_defcon(side) {
                notes.push(note(Weight::Danger, "coach-defcon-two", Vec::new()));
            }
            if !deadly.is_empty() {
                notes.push(note(Weight::Danger, "coach-deadly-now", vec![cards(deadly)]));
            }
        }
        3 if !deadly.is_empty() => {
            notes.push(note(Weight::Stake, "coach-deadly-soon", vec![cards(deadly)]));
        }
        _ => {}
    }
    if s.is_barred_from_coups(side) {
        notes.push(note(Weight::Danger, "coach-crisis", Vec::new()));
    }
}

/// 10.3.1: twenty points, or Control of Europe when Europe is scored.
fn score(s: &State, side: Side, notes: &mut Vec<Note>) {
    let behind = -s.lead(side);
    if behind >= NEAR_DEFEAT {
        notes.push(note(Weight::Danger, "coach-far-behind", vec![number("points", behind)]));
    }
    let europe = s.score(Region::Europe, s.amendments(None));
    if europe.shares[side.opponent()].level == Level::Control {
        notes.push(note(Weight::Danger, "coach-europe-lost", Vec::new()));
    } else if europe.shares[side].level == Level::Control {
        notes.push(note(Weight::Stake, "coach-europe-won", Vec::new()));
    }
}

/// 8.2: every military operation that is missing at the end of the turn is a point for the other side.
fn military(s: &State, side: Side, notes: &mut Vec<Note>) {
    let (lacking, left) = (s.lacking_military_ops(side), rounds(s, side));
    if lacking == 0 {
        return;
    }
    let weight = match left {
        ..=2 => Weight::Danger,
        3..=4 => Weight::Stake,
        _ => Weight::Lesson,
    };
    let details = vec![number("n", lacking), number("rounds", left)];
    notes.push(note(weight, "coach-military", details));
}

/// What the regions would score that can be scored soon.
fn regions(s: &State, side: Side, notes: &mut Vec<Note>) {
    let other = side.opponent();
    for scoring in SCORINGS {
        // A card in hand has had its word.
        if !can_be_scored(s, scoring) || s.hand[side].contains(scoring) {
            continue;
        }
        let Some(region) = scoring.scored_region() else { continue };
        let shares = s.score(region, s.amendments(None)).shares;
        let mut details = vec![
            scored(s, side, scoring).0,
            number("own", shares[side].points()),
            number("theirs", shares[other].points()),
        ];
        let id = match best_change(s, side, region) {
            Some((at, gain)) => {
                details.extend([country(at), number("points", gain)]);
                "coach-region-change"
            }
            None => "coach-region",
        };
        notes.push(note(Weight::Lesson, id, details));
    }
}

/// Battlegrounds that are to be had, and those that are easily lost.
fn fields(s: &State, side: Side, notes: &mut Vec<Note>) {
    let other = side.opponent();
    let open = CountrySet::BATTLEGROUNDS & s.reach_of(side) & !s.controlled[side];
    let mut near: Vec<(u8, Country)> = open
        .iter()
        .map(|at| (cost_of_control(s, side, at), at))
        .filter(|&(cost, _)| cost <= IN_REACH)
        .collect();
    near.sort_by_key(|&(cost, at)| (cost, at as u8));
    near.truncate(4);
    if !near.is_empty() {
        let near = countries(near.into_iter().map(|(_, at)| at));
        notes.push(note(Weight::Stake, "coach-in-reach", vec![near]));
    }
    // At DEFCON 2 the other side cannot coup in battlegrounds either.
    let weak = |at: &Country| at.stability() <= 2;
    let exposed: Vec<Country> = if s.defcon > 2 {
        let targets = s.coup_targets(other, Zone::Anywhere, false) & CountrySet::BATTLEGROUNDS;
        (targets & s.controlled[side]).iter().filter(weak).take(4).collect()
    } else {
        Vec::new()
    };
    if !exposed.is_empty() {
        notes.push(note(Weight::Lesson, "coach-exposed", vec![countries(exposed)]));
    }
    if s.china.holder == Some(side) && s.china.face_up {
        notes.push(note(Weight::Lesson, "coach-china", vec![card(CardId::TheChinaCard)]));
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Notation;
    use detente_game::bot::Detail;
    use detente_struggle::side::Ussr;

    use super::*;

    fn round(text: &str) -> State {
        let text = format!("round=3 phasing=us stack=turn/2,end-of-round/us,action-round/us {text}");
        State::parse_position(&text).expect("a position")
    }

    fn ids(s: &State, side: Side) -> Vec<(&'static str, Weight)> {
        notes(s, side).into_iter().map(|note| (note.reason.id, note.weight)).collect()
    }

    fn find(s: &State, side: Side, id: &str) -> Option<Note> {
        notes(s, side).into_iter().find(|note| note.reason.id == id)
    }

    #[test]
    fn a_scoring_card_in_hand_says_what_it_brings_and_what_would_change_that() {
        // Presence and a battleground each in the Middle East; the USSR has one more: 3 + 1 against 3 + 2.
        let s =
            round("turn=1 defcon=4 us=israel:4,egypt:1 ussr=iraq:3,libya:2 hand-us=middle-east-scoring,nato");
        let loss = find(&s, Us, "coach-scoring-loss").expect("said");
        assert_eq!(loss.weight, Weight::Stake);
        assert_eq!(loss.reason.details[2], number("points", 1));
        let change = find(&s, Us, "coach-scoring-change").expect("said");
        // One more battleground, 3 + 2 against 3 + 2, for a single point of influence.
        assert_eq!(change.reason.details, [country(Country::Egypt), number("points", 1)]);
    }

    #[test]
    fn a_scoring_card_that_must_be_played_now_is_a_danger() {
        let s = round("turn=1 defcon=4 hand-us=asia-scoring,nato").with_round(6);
        assert_eq!(find(&s, Us, "coach-scoring-due").map(|note| note.weight), Some(Weight::Danger));
        let early = round("turn=1 defcon=4 hand-us=asia-scoring,nato");
        assert!(find(&early, Us, "coach-scoring-due").is_none());
    }

    #[test]
    fn cards_that_end_the_world_are_named_before_they_do() {
        let at = |defcon: u8| round(&format!("turn=2 defcon={defcon} hand-us=we-will-bury-you,nato"));
        let said = |defcon, id| find(&at(defcon), Us, id).map(|note| note.weight);
        assert_eq!(said(2, "coach-deadly-now"), Some(Weight::Danger));
        assert_eq!(said(2, "coach-defcon-two"), Some(Weight::Danger));
        assert_eq!(said(3, "coach-deadly-soon"), Some(Weight::Stake));
        assert_eq!(said(4, "coach-deadly-soon"), None);
        let named = find(&at(2), Us, "coach-deadly-now").expect("said").reason;
        assert_eq!(named.details[0].1, Detail::List(vec!["card-we-will-bury-you".to_owned()]));
    }

    #[test]
    fn military_operations_matter_more_as_the_turn_runs_out() {
        let s = |round_: u8| round("turn=2 defcon=3 hand-us=nato").with_round(round_);
        let weight = |round: u8| find(&s(round), Us, "coach-military").map(|note| note.weight);
        assert_eq!([1, 3, 5].map(weight), [Weight::Lesson, Weight::Stake, Weight::Danger].map(Some));
        let mut done = s(6);
        done.military_ops.us = 3;
        assert!(find(&done, Us, "coach-military").is_none());
    }

    #[test]
    fn control_of_europe_and_a_great_lead_of_the_other_side_are_dangers() {
        let s = round(
            "turn=5 defcon=4 vp=-15 ussr=poland:3,east-germany:3,west-germany:4,france:3,italy:2,finland:4 hand-us=nato",
        );
        assert_eq!(find(&s, Us, "coach-far-behind").map(|note| note.weight), Some(Weight::Danger));
        assert_eq!(find(&s, Us, "coach-europe-lost").map(|note| note.weight), Some(Weight::Danger));
        assert_eq!(find(&s, Ussr, "coach-europe-won").map(|note| note.weight), Some(Weight::Stake));
    }

    #[test]
    fn dangers_come_first_and_lessons_last() {
        let s = round("turn=1 defcon=2 us=israel:4 ussr=iraq:3 hand-us=we-will-bury-you,asia-scoring");
        let weights: Vec<Weight> = ids(&s, Us).into_iter().map(|(_, weight)| weight).collect();
        assert!(weights.is_sorted_by(|a, b| a >= b), "{weights:?}");
        assert_eq!(weights.first(), Some(&Weight::Danger));
        assert_eq!(weights.last(), Some(&Weight::Lesson));
    }

    trait WithRound {
        fn with_round(self, round: u8) -> Self;
    }

    impl WithRound for State {
        fn with_round(mut self, round: u8) -> State {
            self.round = round;
            self
        }
    }
}
