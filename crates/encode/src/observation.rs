//! A view as bytes. Everything is from the point of view of the player who is asked: “own” and “enemy”, not US and USSR;
//! which of the two that is, is one flag.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Asked, Choices, Kinds, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::options::{Edition, Scenario};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::ONE;

/// Per country: own influence, enemy influence, own control, enemy control, chosen once, chosen twice, legal now.
const PER_COUNTRY: usize = 7;
/// Per card: own hand, shown in the enemy's hand, unseen, discarded, removed, being played, on the table or looked at,
/// legal now.
const PER_CARD: usize = 8;
const FRAMES: usize = 32;
const STEPS: usize = 12;
const ZONES: usize = 8;

const COUNTRIES: usize = 0;
const CARDS: usize = COUNTRIES + PER_COUNTRY * Country::COUNT;
const EFFECTS: usize = CARDS + PER_CARD * CardId::COUNT;
const FRAME: usize = EFFECTS + Effect::COUNT;
const CARD_AT_HAND: usize = FRAME + FRAMES;
const SECOND_CARD: usize = CARD_AT_HAND + CardId::COUNT;
const STEP: usize = SECOND_CARD + CardId::COUNT;
const TURN: usize = STEP + STEPS;
const ROUND: usize = TURN + 10;
const DEFCON: usize = ROUND + 9;
const CHINA: usize = DEFCON + 5;
const ZONE: usize = CHINA + 5;
const WORDS: usize = ZONE + ZONES;
const SCALARS: usize = WORDS + Word::COUNT;
const SCALAR_COUNT: usize = 40;

/// How many bytes an observation has.
pub const FEATURES: usize = SCALARS + SCALAR_COUNT;

/// A part of the observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    pub name: &'static str,
    pub start: usize,
    pub size: usize,
    /// What its bytes stand for, in order.
    pub holds: &'static str,
}

/// The observation from its first byte to its last.
pub const SECTIONS: [Section; 13] = [
    Section {
        name: "countries",
        start: COUNTRIES,
        size: CARDS - COUNTRIES,
        holds: "84 countries × 7: own influence, enemy influence (at most 16), own control, enemy control, chosen once, \
                chosen twice, legal now",
    },
    Section {
        name: "cards",
        start: CARDS,
        size: EFFECTS - CARDS,
        holds: "114 cards × 8: own hand, known in the enemy's hand, unseen, discarded, removed, being played, on the \
                table or looked at, legal now",
    },
    Section { name: "effects", start: EFFECTS, size: FRAME - EFFECTS, holds: "48 lasting effects" },
    Section { name: "question", start: FRAME, size: FRAMES, holds: "one of 32: what is asked, see below" },
    Section {
        name: "card-at-hand",
        start: CARD_AT_HAND,
        size: CardId::COUNT,
        holds: "one of 114: the card that is used or whose event asks",
    },
    Section {
        name: "second-card",
        start: SECOND_CARD,
        size: CardId::COUNT,
        holds: "one of 114: a card that the event keeps beside it",
    },
    Section { name: "step", start: STEP, size: STEPS, holds: "one of 12: the step of the event that asks" },
    Section { name: "turn", start: TURN, size: 10, holds: "one of 10: turns 1 to 10" },
    Section { name: "round", start: ROUND, size: 9, holds: "one of 9: headline phase, action rounds 1 to 8" },
    Section { name: "defcon", start: DEFCON, size: 5, holds: "one of 5: DEFCON 1 to 5" },
    Section {
        name: "china",
        start: CHINA,
        size: 5,
        holds: "one of 5: The China Card is nobody's, own face up, own face down, the enemy's face up, the enemy's face \
                down",
    },
    Section {
        name: "zone",
        start: ZONE,
        size: ZONES,
        holds: "one of 8: where the operations at hand are allowed",
    },
    Section { name: "words", start: WORDS, size: Word::COUNT, holds: "44 words that are legal now" },
];

/// What the section `question` says, in order. Places behind are spare and 0.
pub const QUESTIONS: [&str; 20] = [
    "set-up",
    "extra influence at set-up",
    "headline",
    "action round: which card",
    "Quagmire or Bear Trap: which card",
    "a card: what for",
    "Missile Envy's card: operations of which kind",
    "a card of Grain Sales in the headline phase: what for",
    "operations: influence, realignment or coup",
    "influence: where",
    "realignment: where",
    "coup: where",
    "discard of the held card",
    "NORAD: where",
    "the Space Race roll: taken or declined",
    "sealed bid",
    "open bid: which side",
    "open bid: how much",
    "an event asks",
    "anything else",
];

/// Where the numbers begin that stand behind the sections, one byte each.
pub const SCALARS_START: usize = SCALARS;

/// What the numbers are, in order. Places behind them are spare and 0.
pub const SCALAR_NAMES: [&str; 34] = [
    "flag: the player is the US",
    "flag: the player is phasing",
    "points ahead",
    "points behind",
    "own military operations",
    "own place on the Space Race track",
    "own Space Race attempts this turn",
    "own hand size",
    "own cards unknown to the viewer (always 0)",
    "flag: own side has an eighth action round",
    "enemy military operations",
    "enemy place on the Space Race track",
    "enemy Space Race attempts this turn",
    "enemy hand size",
    "enemy cards unknown to the viewer",
    "flag: the enemy has an eighth action round",
    "draw pile, divided by 4",
    "flag: first edition",
    "flag: Late War scenario",
    "flag: Chinese Civil War variant",
    "influence in the Chinese Civil War box",
    "flag: realignment is free of DEFCON limits",
    "operations points, or the least bid",
    "points spent",
    "points left",
    "choices left",
    "flag: a free coup or realignment",
    "flag: it may be declined",
    "flag: The China Card is being used",
    "flag: influence is allowed",
    "flag: a coup is allowed",
    "flag: all points so far went to Asia",
    "flag: all points so far went to Southeast Asia",
    "flag: spare",
];

/// Writes the observation of the player whose view this is.
pub fn encode(view: &View, choices: &Choices, out: &mut [u8]) {
    let out = &mut out[..FEATURES];
    out.fill(0);
    let me = crate::side_of(view).unwrap_or(Us);
    let s = view.open();
    countries(s, me, choices, out);
    cards(view, me, choices, out);
    for effect in s.effects.iter() {
        out[EFFECTS + effect as usize] = ONE;
    }
    for word in choices.words.iter() {
        out[WORDS + word as usize] = ONE;
    }
    one_hot(out, TURN, 10, usize::from(s.turn - 1));
    one_hot(out, ROUND, 9, usize::from(s.round));
    one_hot(out, DEFCON, 5, usize::from(s.defcon - 1));
    let china = match (s.china.holder, s.china.face_up) {
        (None, _) => 0,
        (Some(holder), true) => 1 + 2 * usize::from(holder != me),
        (Some(holder), false) => 2 + 2 * usize::from(holder != me),
    };
    one_hot(out, CHINA, 5, china);
    let mut scalars = Scalars { at: SCALARS, out };
    tracks(view, me, &mut scalars);
    question(s, &mut scalars);
}

fn one_hot(out: &mut [u8], at: usize, size: usize, index: usize) {
    out[at + index.min(size - 1)] = ONE;
}

fn countries(s: &State, me: Side, choices: &Choices, out: &mut [u8]) {
    let enemy = me.opponent();
    for country in (s.present.us | s.present.ussr).iter() {
        let at = COUNTRIES + PER_COUNTRY * country as usize;
        out[at] = s.influence(me, country).min(16);
        out[at + 1] = s.influence(enemy, country).min(16);
    }
    let mut flag = |set: CountrySet, place: usize| {
        for country in set.iter() {
            out[COUNTRIES + PER_COUNTRY * country as usize + place] = ONE;
        }
    };
    flag(s.controlled[me], 2);
    flag(s.controlled[enemy], 3);
    flag(s.marks.chosen_once(), 4);
    flag(s.marks.chosen_twice(), 5);
    flag(choices.countries, 6);
}

fn cards(view: &View, me: Side, choices: &Choices, out: &mut [u8]) {
    let s = view.open();
    let mut flag = |set: CardSet, place: usize| {
        for card in set.iter() {
            out[CARDS + PER_CARD * (card.index() as usize - 1) + place] = ONE;
        }
    };
    flag(s.hand[me], 0);
    flag(s.hand[me.opponent()], 1);
    flag(view.unseen(), 2);
    flag(s.discard, 3);
    flag(s.removed, 4);
    flag(s.in_play, 5);
    flag(s.table | s.looked_at, 6);
    flag(choices.cards, 7);
}

/// Numbers one after the other, each with a place of its own.
struct Scalars<'a> {
    at: usize,
    out: &'a mut [u8],
}

impl Scalars<'_> {
    fn put(&mut self, value: u8) {
        debug_assert!(self.at < FEATURES, "more scalars than places");
        self.out[self.at] = value;
        self.at += 1;
    }

    fn flag(&mut self, on: bool) {
        self.put(if on { ONE } else { 0 });
    }
}

fn tracks(view: &View, me: Side, out: &mut Scalars<'_>) {
    let s = view.open();
    let enemy = me.opponent();
    let lead = s.lead(me);
    out.flag(me == Us);
    out.flag(s.phasing == me);
    out.put(lead.max(0) as u8);
    out.put((-lead).max(0) as u8);
    for side in [me, enemy] {
        out.put(s.military_ops[side]);
        out.put(s.space[side]);
        out.put(s.space_attempts[side]);
        out.put(view.hand_size(side));
        out.put(view.unknown_in_hand(side));
        out.flag(s.rounds_of(side) > 7);
    }
    out.put(view.deck_size() / 4);
    out.flag(s.options.edition == Edition::First);
    out.flag(s.options.scenario == Scenario::LateWar);
    out.flag(s.options.chinese_civil_war);
    out.put(s.chinese_civil_war);
    out.flag(s.options.realign_any_defcon);
}

/// What is asked, in numbers.
fn question(s: &State, out: &mut Scalars<'_>) {
    let Some(asked) = s.asked() else { return };
    let (kind, card) = match asked {
        Asked::SetUp { extra, .. } => (u8::from(extra), None),
        Asked::Headline(_) => (2, None),
        Asked::ActionRound { .. } => (3, None),
        Asked::Trap { .. } => (4, None),
        Asked::Use { card, usage, .. } => (5 + usage as u8, Some(card)),
        Asked::Operations(_) => (8, None),
        Asked::Influence(_) => (9, None),
        Asked::Realign(_) => (10, None),
        Asked::Coup(_) => (11, None),
        Asked::DiscardHeld { .. } => (12, None),
        Asked::Norad => (13, None),
        Asked::SpaceOffer { .. } => (14, None),
        Asked::Bid(_) => (15, None),
        Asked::OpenBidSide { .. } => (16, None),
        Asked::OpenBid { .. } => (17, None),
        Asked::Event { card, .. } => (18, Some(card)),
        _ => (19, None),
    };
    out.out[FRAME + kind as usize] = ONE;
    if let Some(card) = card {
        out.out[CARD_AT_HAND + card.index() as usize - 1] = ONE;
    }
    if let Some(event) = s.current_event() {
        if card.is_none() {
            out.out[CARD_AT_HAND + event.card.index() as usize - 1] = ONE;
        }
        // Grain Sales keeps the drawn card here. What other events keep is read as a card too: so the networks learned it.
        if let Some(second) = event.kept_card() {
            out.out[SECOND_CARD + second.index() as usize - 1] = ONE;
        }
    }
    numbers(s, asked, out);
}

fn numbers(s: &State, asked: Asked, out: &mut Scalars<'_>) {
    let (mut points, mut spent, mut left, mut flags) = (0, 0, 0, [false; 8]);
    match asked {
        Asked::SetUp { left: n, .. } => left = n,
        Asked::Event { step, left: n, .. } => {
            left = n;
            one_hot(out.out, STEP, STEPS, usize::from(step));
        }
        Asked::Operations(grant) => {
            points = s.grant_value(&grant).points;
            let (influence, coup) = (grant.kinds.has(Kinds::INFLUENCE), grant.kinds.has(Kinds::COUP));
            flags = [grant.free, grant.may, grant.china, influence, coup, false, false, false];
        }
        Asked::Influence(placement) => {
            (points, spent) = (placement.points, placement.spent);
            flags[2] = placement.china;
            flags[5] = placement.asia;
            flags[6] = placement.southeast;
        }
        Asked::Realign(rolls) => {
            (points, spent) = (rolls.points, rolls.spent);
            flags = [rolls.free, rolls.may, rolls.china, false, false, rolls.asia, rolls.southeast, false];
        }
        Asked::Coup(coup) => {
            points = coup.points;
            flags[0] = coup.free;
            flags[2] = coup.china;
        }
        Asked::OpenBid { least, may, .. } => {
            points = least;
            flags[1] = may;
        }
        _ => {}
    }
    one_hot(out.out, ZONE, ZONES, asked.zone() as usize);
    out.put(points);
    out.put(spent);
    out.put(points.saturating_sub(spent));
    out.put(left);
    for flag in flags {
        out.flag(flag);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::{Actor, Game, Notation, Rng, ToAct, Viewer};
    use detente_struggle::Struggle;
    use detente_struggle::options::Options;

    /// Two states with the same view encode to the same bytes, and every legal action has a number.
    #[test]
    fn the_encoding_leaks_nothing_and_every_decision_fits() {
        let mut rng = Rng::new(5);
        let (mut one, mut two) = (vec![0; FEATURES], vec![0; FEATURES]);
        let mut mask = vec![0; crate::ACTIONS];
        for _ in 0..40 {
            let mut game = <Struggle as Game>::new(&Options::default());
            let mut scratch = Vec::new();
            loop {
                match game.to_act() {
                    ToAct::Over(_) => break,
                    ToAct::Nature => {
                        let action = game.sample_chance(&mut rng);
                        game.apply_unchecked(Actor::Nature, action);
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let view = game.view(Viewer::Seat(seat));
                        let choices = game.choices(Side::of_seat(seat));
                        encode(&view, &choices, &mut one);
                        let other = view.deal(&mut rng);
                        let again = other.view(Viewer::Seat(seat));
                        encode(&again, &other.choices(Side::of_seat(seat)), &mut two);
                        assert_eq!(one, two);
                        crate::mask(&choices, &mut mask);
                        let legal: usize = mask.iter().map(|&m| usize::from(m)).sum();
                        assert_eq!(legal, choices.len() as usize);
                        let action = game.sample_legal(seat, &mut rng, &mut scratch);
                        game.apply_unchecked(Actor::Seat(seat), action);
                    }
                }
            }
        }
    }

    #[test]
    fn first_edition_operations_granted_by_an_event_keep_their_value_7_4_3() {
        let points = |edition: &str| {
            let text = format!(
                "options=edition={edition} turn=2 round=1 phasing=us us=panama:2 effects=containment \
                 stack=turn/2,end-of-round/us,operations/us/1/7/0/no/yes/no"
            );
            let game = State::parse_position(&text).expect("a position");
            let mut out = vec![0; FEATURES];
            encode(&game.view(Viewer::Seat(Us.seat())), &game.choices(Us), &mut out);
            let place = SCALAR_NAMES.iter().position(|name| name.starts_with("operations points"));
            out[SCALARS + place.expect("a scalar")]
        };
        assert_eq!((points("deluxe"), points("first")), (2, 1));
    }
}
