//! One line of a log as a value, and how it is written.
//!
//! The numbers of a line are those after what it tells. `Display` gives the wording of the logs back, so that what the
//! rules say can be laid beside what the log says.

use core::fmt;

use detente_struggle::cards::CardId;
use detente_struggle::map::{Country, Region};
use detente_struggle::side::Side;

use crate::names::{card_name, country_name};

/// What operations are used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Influence,
    Coup,
    Realignment,
    Space,
}

/// A line of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    // Set-up.
    PlaysAs {
        side: Side,
    },
    Bids {
        side: Side,
        points: u8,
    },
    /// `bid`: won by bidding; else agreed.
    Handicap {
        side: Side,
        points: u8,
        bid: bool,
    },
    Scenario {
        name: String,
    },
    OptionalCards,
    Clock {
        time: String,
    },

    // What is done.
    Headlines {
        side: Side,
        card: CardId,
    },
    Event {
        card: CardId,
    },
    Operations {
        how: Use,
        ops: u8,
    },
    Target {
        country: Country,
    },
    War {
        country: Country,
    },
    Plays {
        side: Side,
        card: CardId,
    },
    Returns {
        side: Side,
        card: CardId,
    },
    Olympics {
        side: Side,
        boycott: bool,
    },
    ChoosesRegion {
        side: Side,
        region: Region,
    },
    /// The log ran two lines into one: the region is lost.
    ChoosesLostRegion {
        side: Side,
        card: CardId,
    },

    // What comes of it.
    Reshuffle,
    Influence {
        side: Side,
        change: i16,
        country: Country,
        us: u8,
        ussr: u8,
    },
    Coup {
        success: bool,
        die: u8,
        ops: u8,
        modifier: i8,
        stability: u8,
        result: i8,
    },
    Rolls {
        side: Side,
        die: u8,
        modifier: i8,
        total: i8,
    },
    WarResult {
        won: bool,
        die: u8,
        modifier: i8,
        needed: u8,
    },
    MilitaryOps {
        side: Side,
        total: u8,
    },
    Defcon {
        improves: bool,
        to: u8,
    },
    SpaceRoll {
        die: u8,
        success: bool,
        needed: u8,
    },
    Space {
        side: Side,
        to: u8,
    },
    /// `score` is positive for the US.
    Gains {
        side: Side,
        points: u8,
        score: i16,
    },
    NoPoints {
        score: i16,
    },
    TrapRoll {
        die: u8,
        free: bool,
    },
    Begins {
        card: CardId,
    },
    Ends {
        card: CardId,
    },
    Reveals {
        side: Side,
        card: CardId,
        from_hand: bool,
    },
    NothingToReveal {
        side: Side,
    },
    Discards {
        side: Side,
        card: CardId,
    },
    NothingToDiscard {
        side: Side,
    },
    Wins {
        side: Side,
        how: Won,
    },
}

/// The remark under the last block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Won {
    VictoryPoints,
    FinalScoring,
    /// In other words.
    Otherwise(String),
}

impl Line {
    /// How many values stand in the line and are compared.
    pub fn values(&self) -> u32 {
        match self {
            Line::PlaysAs { .. }
            | Line::Bids { .. }
            | Line::Scenario { .. }
            | Line::OptionalCards
            | Line::Clock { .. } => 0,
            Line::Influence { .. } | Line::Rolls { .. } | Line::SpaceRoll { .. } => 3,
            Line::Coup { .. } => 6,
            Line::WarResult { .. } => 4,
            Line::Gains { .. } | Line::TrapRoll { .. } => 2,
            _ => 1,
        }
    }
}

/// `US`, `USSR`.
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::Us => "US",
        Side::Ussr => "USSR",
    }
}

pub fn region_name(region: Region) -> &'static str {
    match region {
        Region::Europe => "Europe",
        Region::Asia => "Asia",
        Region::MiddleEast => "Middle East",
        Region::Africa => "Africa",
        Region::CentralAmerica => "Central America",
        Region::SouthAmerica => "South America",
    }
}

/// `even`, `US 3`, `USSR 12`.
pub fn score_name(score: i16) -> String {
    match score {
        0 => "even".to_owned(),
        1.. => format!("US {score}"),
        _ => format!("USSR {}", -score),
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A modifier in brackets is followed by two blanks.
        let bracket = |modifier: i8| if modifier == 0 { String::new() } else { format!("({modifier:+})  ") };
        match self {
            Line::PlaysAs { side: Side::Us } => write!(f, "US player will play as USA."),
            Line::PlaysAs { side: Side::Ussr } => write!(f, "USSR player will play as USSR."),
            Line::Bids { side, points } => {
                write!(f, "{} player bids {points} Influence for USSR", side_name(*side))
            }
            Line::Handicap { side, points, bid: false } => {
                write!(f, "Handicap influence: {} +{points}", side_name(*side))
            }
            Line::Handicap { side, points, bid: true } => {
                write!(f, "Additional Influence from bidding: {} +{points}", side_name(*side))
            }
            Line::Scenario { name } => write!(f, "Scenario: {name}"),
            Line::OptionalCards => write!(f, "Optional Cards Added"),
            Line::Clock { time } => write!(f, "Time per Player: {time}"),
            Line::Headlines { side, card } => {
                write!(f, "{} Headlines {}", side_name(*side), card_name(*card))
            }
            Line::Event { card } => write!(f, "Event: {}", card_name(*card)),
            Line::Operations { how, ops } => {
                let how = match how {
                    Use::Influence => "Place Influence",
                    Use::Coup => "Coup",
                    Use::Realignment => "Realignment",
                    Use::Space => "Space Race",
                };
                write!(f, "{how} ({ops} Ops):")
            }
            Line::Target { country } => write!(f, "Target: {}", country_name(*country)),
            Line::War { country } => write!(f, "War in {}", country_name(*country)),
            Line::Plays { side, card } => write!(f, "{} plays {}", side_name(*side), card_name(*card)),
            Line::Returns { side, card } => {
                let (side, other) = (side_name(*side), side_name(side.opponent()));
                write!(f, "{side} returns {} to {other}", card_name(*card))
            }
            Line::Olympics { side, boycott } => {
                let word = if *boycott { "boycott" } else { "participate in" };
                write!(f, "{} chooses to {word} the Olympics", side_name(*side))
            }
            Line::ChoosesRegion { side, region } => {
                write!(f, "{} chooses {}", side_name(*side), region_name(*region))
            }
            Line::ChoosesLostRegion { side, card } => {
                write!(f, "{} chooses {} is now in play.", side_name(*side), card_name(*card))
            }
            Line::Reshuffle => write!(f, "*RESHUFFLE*"),
            Line::Influence { side, change, country, us, ussr } => {
                write!(f, "{} {change:+} in {} [{us}][{ussr}]", side_name(*side), country_name(*country))
            }
            Line::Coup { success, die, ops, modifier, stability, result } => {
                let word = if *success { "SUCCESS" } else { "FAILURE" };
                write!(f, "{word}: {die} [ + {ops} {}- 2x{stability} = {result} ]", bracket(*modifier))
            }
            Line::Rolls { side, die, modifier: 0, .. } => write!(f, "{} rolls {die}", side_name(*side)),
            Line::Rolls { side, die, modifier, total } => {
                write!(f, "{} rolls {die} ({modifier:+}) = {total}", side_name(*side))
            }
            Line::WarResult { won, die, modifier, needed } => {
                let (word, sign) = if *won { ("VICTORY", ">=") } else { ("DEFEAT", "<") };
                write!(f, "{word}: {die} {}{sign} {needed}", bracket(*modifier))
            }
            Line::MilitaryOps { side, total } => write!(f, "{} Military Ops to {total}", side_name(*side)),
            Line::Defcon { improves, to } => {
                write!(f, "DEFCON {} to {to}", if *improves { "improves" } else { "degrades" })
            }
            Line::SpaceRoll { die, success, needed } => {
                let word = if *success { "Success" } else { "Failed" };
                write!(f, "Die roll: {die} -- {word}! (Needed {needed} or less)")
            }
            Line::Space { side, to } => write!(f, "{} advances to {to} in the Space Race.", side_name(*side)),
            Line::Gains { side, points, score } => {
                write!(f, "{} gains {points} VP. Score is {}.", side_name(*side), score_name(*score))
            }
            Line::NoPoints { score } => write!(f, "No VP awarded. Score is {}.", score_name(*score)),
            Line::TrapRoll { die, free: true } => write!(f, "Trap Roll: {die} <= 4 -- Trap Escaped"),
            Line::TrapRoll { die, free: false } => {
                write!(f, "Trap Roll: {die} > 4 -- Trap Remains in Effect")
            }
            Line::Begins { card } => write!(f, "{} is now in play.", card_name(*card)),
            Line::Ends { card } => write!(f, "{} is no longer in play.", card_name(*card)),
            Line::Reveals { side, card, from_hand } => {
                let end = if *from_hand { " from hand" } else { "" };
                write!(f, "{} reveals {}{end}", side_name(*side), card_name(*card))
            }
            Line::NothingToReveal { side } => write!(f, "{} has no cards to reveal", side_name(*side)),
            Line::Discards { side, card } => write!(f, "{} discards {}", side_name(*side), card_name(*card)),
            Line::NothingToDiscard { side } => write!(f, "{} has no cards to discard", side_name(*side)),
            Line::Wins { side, how } => {
                let how = match how {
                    Won::VictoryPoints => "Victory Points",
                    Won::FinalScoring => "Final Scoring",
                    Won::Otherwise(how) => how,
                };
                write!(f, "{} wins by {how}", side_name(*side))
            }
        }
    }
}
