//! The numbers of the evaluation, all in one place. They were found by letting the greedy level play against itself with
//! changed numbers (see `docs/opponents.md`), from a start by feel; each is in victory points or a share.

use detente_struggle::cards::{CARDS, CardId};
use detente_struggle::side::Side::{self, Us, Ussr};

use crate::position::card_notes;

/// The numbers as people set them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knobs {
    /// How much the plain score of a region counts beside the softer measure of its countries, when nothing is due.
    pub plain: f32,
    /// How much of the rest the plain score takes when its scoring is due this turn.
    pub due: f32,
    /// A battleground is worth its point and this share of the step from Presence to Domination.
    pub battleground: f32,
    /// Any country, this share of that step.
    pub country: f32,
    /// A battleground that only one side can reach.
    pub access: f32,
    /// The best coup open to whoever moves next, as a share of what it would gain; and to the other side.
    pub threat: f32,
    pub threat_later: f32,
    /// Being ahead without control, as a share of control for the whole way.
    pub ahead: f32,
    /// What is missing from full worth in a country that is just controlled; each point more halves it or so.
    pub loose: f32,
    pub tighter: f32,
    /// What is true of the board now is worth so much less for each turn to come.
    pub per_turn: f32,
    /// A game goes on after a turn with this chance.
    pub goes_on: f32,
    /// A point of operations on a card in hand.
    pub op: f32,
    /// How much of an opponent's event counts against a card in hand.
    pub dodge: f32,
    /// A scoring card in hand.
    pub scoring_card: f32,
    /// Military operations that are missing early in a turn, as a share of their points.
    pub missing_ops: f32,
    pub china_up: f32,
    pub china_down: f32,
    /// A box of the Space Race beyond its points, and all its abilities by this factor.
    pub space: f32,
    pub abilities: f32,
    /// Control of Europe, were Europe scored now.
    pub europe_control: f32,
    /// Each region's weight by this factor: Europe, Asia, Middle East, Africa, Central America, South America.
    pub regions: [f32; 6],
}

/// The numbers that the levels play with.
pub const KNOBS: Knobs = Knobs {
    plain: 0.08,
    due: 0.27,
    battleground: 0.51,
    country: 0.26,
    access: 0.19,
    threat: 0.20,
    threat_later: 0.22,
    ahead: 0.82,
    loose: 0.12,
    tighter: 0.28,
    per_turn: 0.82,
    goes_on: 0.98,
    op: 1.00,
    dodge: 0.45,
    scoring_card: -0.77,
    missing_ops: 0.40,
    china_up: 2.86,
    china_down: 3.63,
    space: 0.38,
    abilities: 1.19,
    europe_control: 17.87,
    regions: [1.15, 0.84, 1.04, 0.64, 1.34, 1.29],
};

/// How far each part of the judgement decides games, by era: found by fitting the results of 3,000 games to the parts of
/// the judgement before plays in them. Points that are made weigh more than those that are to come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    pub points: f32,
    pub regions: [f32; 6],
    pub access: f32,
    pub threats: f32,
    /// Military operations, The China Card, the Space Race and effects that last.
    pub tracks: f32,
    pub hands: f32,
    /// What it is worth to be the next to play a card.
    pub tempo: f32,
}

const PARTS: [Parts; 3] = [
    Parts {
        points: 1.43,
        regions: [1.28, 1.25, 1.0, 1.06, 1.28, 1.44],
        access: 0.67,
        threats: 1.0,
        tracks: 1.36,
        hands: 1.11,
        tempo: 0.8,
    },
    Parts {
        points: 1.45,
        regions: [1.31, 1.16, 0.98, 1.29, 0.94, 0.9],
        access: 0.81,
        threats: 0.78,
        tracks: 0.81,
        hands: 0.7,
        tempo: 1.1,
    },
    Parts {
        points: 1.29,
        regions: [0.82, 1.01, 0.95, 1.25, 0.89, 0.7],
        access: 0.73,
        threats: 1.12,
        tracks: 0.66,
        hands: 0.81,
        tempo: 0.45,
    },
];

/// The parts in the era of a turn.
pub const fn parts(turn: u8) -> &'static Parts {
    match turn {
        0..=3 => &PARTS[0],
        4..=7 => &PARTS[1],
        _ => &PARTS[2],
    }
}

/// The most influence ahead that is told apart.
pub const MARGIN: i8 = 9;

/// The numbers, and the tables that follow from them.
#[derive(Clone, Debug)]
pub struct Weights {
    pub knobs: Knobs,
    /// How far a country is one's own: by stability (1 to 5) and by how far ahead one is there.
    hold: [[f32; 2 * MARGIN as usize + 1]; 6],
    /// What a card in hand is worth, by holder and card.
    in_hand: [[f32; CardId::COUNT + 1]; 2],
}

/// What the levels play with.
pub static WEIGHTS: Weights = Weights::of(KNOBS);

impl Weights {
    pub const fn of(knobs: Knobs) -> Weights {
        Weights { hold: hold(&knobs), in_hand: [in_hand(&knobs, Us), in_hand(&knobs, Ussr)], knobs }
    }

    /// How far a country is the US's own (below 0: the USSR's).
    #[inline]
    pub fn hold(&self, stability: u8, us: u8, ussr: u8) -> f32 {
        let ahead = (us as i8 - ussr as i8).clamp(-MARGIN, MARGIN);
        self.hold[stability as usize][(MARGIN + ahead) as usize]
    }

    /// What a card in hand is worth to its holder: its points, or its event if that is better; an opponent's event counts
    /// against it as far as it cannot be dodged.
    #[inline]
    pub fn in_hand(&self, card: CardId, holder: Side) -> f32 {
        self.in_hand[holder as usize][card.index() as usize]
    }
}

const fn hold(knobs: &Knobs) -> [[f32; 2 * MARGIN as usize + 1]; 6] {
    let mut table = [[0.0; 2 * MARGIN as usize + 1]; 6];
    let mut stability = 1;
    while stability <= 5 {
        let mut ahead = 1;
        while ahead <= MARGIN {
            let value = if ahead >= stability {
                // Controlled; each point more makes it harder to take.
                let mut missing = knobs.loose;
                let mut over = stability;
                while over < ahead {
                    missing *= knobs.tighter;
                    over += 1;
                }
                1.0 - missing
            } else {
                knobs.ahead * ahead as f32 / stability as f32
            };
            table[stability as usize][(MARGIN + ahead) as usize] = value;
            table[stability as usize][(MARGIN - ahead) as usize] = -value;
            ahead += 1;
        }
        stability += 1;
    }
    table
}

const fn in_hand(knobs: &Knobs, holder: Side) -> [f32; CardId::COUNT + 1] {
    let mut table = [0.0; CardId::COUNT + 1];
    let mut i = 1;
    while i <= CardId::COUNT {
        let facts = CARDS[i];
        let points = knobs.op * facts.ops as f32;
        let event = card_notes::event(facts.id);
        table[i] = match facts.side {
            // It costs a round in which others act; what it scores is counted with its region.
            _ if facts.scoring => knobs.scoring_card,
            Some(side) if side as u8 != holder as u8 => {
                // The Space Race and the held card are ways out.
                let worth = points - knobs.dodge * event;
                if worth < -0.9 { -0.9 } else { worth }
            }
            _ if points > event => points + 0.1 * event,
            _ => event + 0.1 * points,
        };
        i += 1;
    }
    table
}
