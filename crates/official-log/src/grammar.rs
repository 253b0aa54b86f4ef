//! The grammar of a log's lines: every form that is known, and `None` for anything else.

use detente_struggle::cards::CardId;
use detente_struggle::map::{Country, Region};
use detente_struggle::side::{Side, Us, Ussr};

use crate::line::{Line, Use, Won, region_name};
use crate::names::{parse_card, parse_country};

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Setup,
    Headline {
        turn: u8,
    },
    Round {
        turn: u8,
        side: Side,
        round: u8,
    },
    /// The turn that its header names is wrong and not kept.
    Cleanup,
    /// The last block, without a phase.
    End,
}

/// The first line of a block: `phase: card: text`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub phase: Phase,
    /// None, the card that is played, or both headlines in the order of revealing.
    pub cards: Vec<CardId>,
}

/// Why a header cannot be read; the words are for a person.
pub type Unreadable = &'static str;

/// Reads the header of a block with the text behind it, which is the block's first line. `Ok(None)`: no header at all.
pub fn parse_header(line: &str) -> Result<Option<(Header, &str)>, Unreadable> {
    if !(line.starts_with("SETUP:") || line.starts_with("Turn ") || line.starts_with(": :")) {
        return Ok(None);
    }
    let (phase, rest) = line.split_once(':').ok_or("a header without a colon")?;
    let (cards, text) = rest.split_once(':').ok_or("a header without a second colon")?;
    let phase = parse_phase(phase).ok_or("an unknown phase")?;
    let cards = cards.trim();
    let cards: Option<Vec<CardId>> =
        if cards.is_empty() { Some(Vec::new()) } else { cards.split(" & ").map(parse_card).collect() };
    let cards = cards.ok_or("an unknown card")?;
    let fits = match phase {
        Phase::Setup | Phase::Cleanup | Phase::End => cards.is_empty(),
        Phase::Headline { .. } => cards.len() <= 2,
        Phase::Round { .. } => cards.len() <= 1,
    };
    if !fits {
        return Err("too many cards in the header");
    }
    Ok(Some((Header { phase, cards }, text.trim())))
}

fn parse_phase(text: &str) -> Option<Phase> {
    match text {
        "SETUP" => return Some(Phase::Setup),
        "" => return Some(Phase::End),
        _ => {}
    }
    let (turn, rest) = text.strip_prefix("Turn ")?.split_once(", ")?;
    let turn = turn.parse().ok().filter(|turn| (1..=10).contains(turn))?;
    match rest {
        "Headline Phase" => Some(Phase::Headline { turn }),
        "Cleanup" => Some(Phase::Cleanup),
        _ => {
            let (side, round) = rest.split_once(" AR")?;
            let round = round.parse().ok().filter(|round| (1..=8).contains(round))?;
            Some(Phase::Round { turn, side: side_of(side)?, round })
        }
    }
}

fn side_of(name: &str) -> Option<Side> {
    match name {
        "US" => Some(Us),
        "USSR" => Some(Ussr),
        _ => None,
    }
}

/// Reads one line of a block; `None` if no form fits.
pub fn parse_line(line: &str) -> Option<Line> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix("Event: ") {
        return Some(Line::Event { card: parse_card(rest)? });
    }
    if let Some(rest) = line.strip_prefix("Target: ") {
        return Some(Line::Target { country: parse_country(rest)? });
    }
    if let Some(rest) = line.strip_prefix("War in ") {
        return Some(Line::War { country: parse_country(rest)? });
    }
    if let Some(card) = line.strip_suffix(" is now in play.").and_then(parse_card) {
        return Some(Line::Begins { card });
    }
    if let Some(card) = line.strip_suffix(" is no longer in play.").and_then(parse_card) {
        return Some(Line::Ends { card });
    }
    fixed(line)
        .or_else(|| setup(line))
        .or_else(|| operations(line))
        .or_else(|| dice(line))
        .or_else(|| tracks(line))
        .or_else(|| of_a_side(line))
}

/// Lines that are always the same.
fn fixed(line: &str) -> Option<Line> {
    Some(match line {
        "*RESHUFFLE*" => Line::Reshuffle,
        "Optional Cards Added" => Line::OptionalCards,
        "USSR player will play as USSR." => Line::PlaysAs { side: Ussr },
        "US player will play as USA." => Line::PlaysAs { side: Us },
        _ => return None,
    })
}

fn setup(line: &str) -> Option<Line> {
    if let Some(name) = line.strip_prefix("Scenario: ") {
        return Some(Line::Scenario { name: name.to_owned() });
    }
    if let Some(time) = line.strip_prefix("Time per Player: ") {
        return Some(Line::Clock { time: time.to_owned() });
    }
    for (start, bid) in [("Handicap influence: ", false), ("Additional Influence from bidding: ", true)] {
        if let Some(rest) = line.strip_prefix(start) {
            let (side, points) = rest.split_once(" +")?;
            return Some(Line::Handicap { side: side_of(side)?, points: number(points)?, bid });
        }
    }
    let (side, rest) = line.split_once(" player bids ")?;
    let points = rest.strip_suffix(" Influence for USSR")?;
    Some(Line::Bids { side: side_of(side)?, points: number(points)? })
}

fn operations(line: &str) -> Option<Line> {
    let (how, rest) = line.split_once(" (")?;
    let how = match how {
        "Place Influence" => Use::Influence,
        "Coup" => Use::Coup,
        "Realignment" => Use::Realignment,
        "Space Race" => Use::Space,
        _ => return None,
    };
    Some(Line::Operations { how, ops: number(rest.strip_suffix(" Ops):")?)? })
}

fn number<T: core::str::FromStr>(text: &str) -> Option<T> {
    // `parse` would take a sign.
    text.bytes().next().filter(u8::is_ascii_digit)?;
    text.parse().ok()
}

/// A number with its sign.
fn signed<T: core::str::FromStr>(text: &str) -> Option<T> {
    let text = text.trim();
    text.strip_prefix('+').unwrap_or(text).parse().ok()
}

/// `5 (-1)  rest` → 5, −1, `rest`; without brackets the modifier is 0.
fn modified(text: &str) -> Option<(u8, i8, &str)> {
    let (die, rest) = text.split_once(' ')?;
    let rest = rest.trim_start();
    let (modifier, rest) = match rest.strip_prefix('(') {
        Some(inner) => {
            let (modifier, rest) = inner.split_once(')')?;
            (signed(modifier)?, rest.trim_start())
        }
        None => (0, rest),
    };
    Some((number(die)?, modifier, rest))
}

fn dice(line: &str) -> Option<Line> {
    let (word, rest) = line.split_once(": ")?;
    match word {
        "SUCCESS" | "FAILURE" => {
            let (die, rest) = rest.split_once(" [ + ")?;
            let (ops, modifier, rest) = modified(rest)?;
            let (stability, result) = rest.strip_prefix("- 2x")?.strip_suffix(" ]")?.split_once(" = ")?;
            Some(Line::Coup {
                success: word == "SUCCESS",
                die: number(die)?,
                ops,
                modifier,
                stability: number(stability)?,
                result: signed(result)?,
            })
        }
        "VICTORY" | "DEFEAT" => {
            let won = word == "VICTORY";
            let (die, modifier, rest) = modified(rest)?;
            let needed = rest.strip_prefix(if won { ">= " } else { "< " })?;
            Some(Line::WarResult { won, die, modifier, needed: number(needed)? })
        }
        "Die roll" => {
            let (die, rest) = rest.split_once(" -- ")?;
            let (word, rest) = rest.split_once("! (Needed ")?;
            let success = match word {
                "Success" => true,
                "Failed" => false,
                _ => return None,
            };
            Some(Line::SpaceRoll {
                die: number(die)?,
                success,
                needed: number(rest.strip_suffix(" or less)")?)?,
            })
        }
        "Trap Roll" => {
            let escaped = rest.strip_suffix(" <= 4 -- Trap Escaped").map(|die| (die, true));
            let (die, free) = escaped
                .or_else(|| rest.strip_suffix(" > 4 -- Trap Remains in Effect").map(|die| (die, false)))?;
            Some(Line::TrapRoll { die: number(die)?, free })
        }
        _ => None,
    }
}

fn score(text: &str) -> Option<i16> {
    match text.strip_suffix('.')? {
        "even" => Some(0),
        other => {
            let (side, points) = other.split_once(' ')?;
            let points: i16 = number(points)?;
            Some(if side_of(side)? == Us { points } else { -points })
        }
    }
}

fn tracks(line: &str) -> Option<Line> {
    if let Some(to) = line.strip_prefix("DEFCON improves to ") {
        return Some(Line::Defcon { improves: true, to: number(to)? });
    }
    if let Some(to) = line.strip_prefix("DEFCON degrades to ") {
        return Some(Line::Defcon { improves: false, to: number(to)? });
    }
    let rest = line.strip_prefix("No VP awarded. Score is ")?;
    Some(Line::NoPoints { score: score(rest)? })
}

/// `US …`, `USSR …`.
fn of_a_side(line: &str) -> Option<Line> {
    let (side, rest) = line.split_once(' ')?;
    let side = side_of(side)?;
    match rest {
        "has no cards to reveal" => return Some(Line::NothingToReveal { side }),
        "has no cards to discard" => return Some(Line::NothingToDiscard { side }),
        "chooses to participate in the Olympics" => return Some(Line::Olympics { side, boycott: false }),
        "chooses to boycott the Olympics" => return Some(Line::Olympics { side, boycott: true }),
        "wins by Victory Points" => return Some(Line::Wins { side, how: Won::VictoryPoints }),
        "wins by Final Scoring" => return Some(Line::Wins { side, how: Won::FinalScoring }),
        _ => {}
    }
    if let Some(how) = rest.strip_prefix("wins by ") {
        return Some(Line::Wins { side, how: Won::Otherwise(how.to_owned()) });
    }
    if rest.starts_with(['+', '-']) {
        return influence(side, rest);
    }
    let (verb, rest) = rest.split_once(' ')?;
    Some(match verb {
        "Headlines" => Line::Headlines { side, card: parse_card(rest)? },
        "plays" => Line::Plays { side, card: parse_card(rest)? },
        "discards" => Line::Discards { side, card: parse_card(rest)? },
        "reveals" => {
            let (name, from_hand) =
                rest.strip_suffix(" from hand").map_or((rest, false), |name| (name, true));
            Line::Reveals { side, card: parse_card(name)?, from_hand }
        }
        "returns" => {
            let (name, to) = rest.rsplit_once(" to ")?;
            let fits = side_of(to)? == side.opponent();
            Line::Returns { side, card: parse_card(name).filter(|_| fits)? }
        }
        "rolls" => rolls(side, rest)?,
        "chooses" => match rest.strip_suffix(" is now in play.") {
            Some(name) => Line::ChoosesLostRegion { side, card: parse_card(name)? },
            None => Line::ChoosesRegion {
                side,
                region: Region::ALL.into_iter().find(|&region| region_name(region) == rest)?,
            },
        },
        "gains" => {
            let (points, rest) = rest.split_once(" VP. Score is ")?;
            Line::Gains { side, points: number(points)?, score: score(rest)? }
        }
        "advances" => {
            let to = rest.strip_prefix("to ")?.strip_suffix(" in the Space Race.")?;
            Line::Space { side, to: number(to)? }
        }
        "Military" => Line::MilitaryOps { side, total: number(rest.strip_prefix("Ops to ")?)? },
        _ => return None,
    })
}

fn rolls(side: Side, rest: &str) -> Option<Line> {
    let Some((die, rest)) = rest.split_once(" (") else {
        let die: u8 = number(rest)?;
        return Some(Line::Rolls { side, die, modifier: 0, total: i8::try_from(die).ok()? });
    };
    let (modifier, total) = rest.split_once(") = ")?;
    Some(Line::Rolls { side, die: number(die)?, modifier: signed(modifier)?, total: signed(total)? })
}

fn influence(side: Side, rest: &str) -> Option<Line> {
    let (change, rest) = rest.split_once(" in ")?;
    let (country, brackets) = rest.split_once(" [")?;
    let (us, ussr) = brackets.strip_suffix(']')?.split_once("][")?;
    let country: Country = parse_country(country)?;
    Some(Line::Influence { side, change: signed(change)?, country, us: number(us)?, ussr: number(ussr)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One line of every form, invented.
    const FORMS: &str = "\
USSR player will play as USSR.
US player will play as USA.
USSR player bids 3 Influence for USSR
Handicap influence: US +2
Additional Influence from bidding: USSR +1
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
US Headlines \"Lone Gunman\"*
Event: US/Japan Mutual Defense Pact*
Place Influence (3 Ops):
Coup (2 Ops):
Realignment (4 Ops):
Space Race (1 Ops):
Target: Laos/Cambodia
War in South Korea
US plays De-Stalinization*
US returns OPEC to USSR
USSR chooses to participate in the Olympics
US chooses to boycott the Olympics
US chooses Central America
US chooses Chernobyl* is now in play.
*RESHUFFLE*
USSR +3 in Spain/Portugal [1][4]
US -2 in UK [3][0]
SUCCESS: 5 [ + 3 - 2x2 = 4 ]
SUCCESS: 6 [ + 2 (-1)  - 2x1 = 5 ]
FAILURE: 1 [ + 1 (+1)  - 2x3 = -3 ]
USSR rolls 4
US rolls 2 (+3) = 5
VICTORY: 4 >= 4
VICTORY: 6 (-1)  >= 3
DEFEAT: 2 < 4
DEFEAT: 5 (-3)  < 3
US Military Ops to 5
DEFCON improves to 4
DEFCON degrades to 2
Die roll: 3 -- Success! (Needed 3 or less)
Die roll: 6 -- Failed! (Needed 4 or less)
USSR advances to 2 in the Space Race.
USSR gains 4 VP. Score is US 1.
US gains 1 VP. Score is even.
No VP awarded. Score is USSR 11.
Trap Roll: 4 <= 4 -- Trap Escaped
Trap Roll: 5 > 4 -- Trap Remains in Effect
Red Scare/Purge is now in play.
Camp David Accords* is no longer in play.
US reveals \"An Evil Empire\"*
USSR reveals NATO* from hand
US has no cards to reveal
USSR discards \"One Small Step...\"
USSR has no cards to discard
US wins by Final Scoring
USSR wins by Victory Points";

    #[test]
    fn every_form_is_read_and_written_back() {
        for text in FORMS.lines() {
            let line = parse_line(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(line.to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_not_read() {
        for text in [
            "",
            "hello",
            "US +x in Iran [1][1]",
            "US +1 in Narnia [1][1]",
            "US +1 in Iran [1]",
            "US gains 2 VP.",
            "SUCCESS: 4",
            "VICTORY: 4 < 4",
            "Trap Roll: 3 > 4",
            "Event: Nothing",
            "US chooses Atlantis",
            "US returns OPEC to US",
            "Coup (+2 Ops):",
            "China rolls 3",
        ] {
            assert_eq!(parse_line(text), None, "{text}");
        }
    }

    #[test]
    fn headers_name_phase_and_cards() {
        let header = |line| parse_header(line).unwrap().unwrap();
        let (head, text) = header("Turn 4, US AR7: \"We Will Bury You\"*: Space Race (4 Ops):");
        assert_eq!(head.phase, Phase::Round { turn: 4, side: Us, round: 7 });
        assert_eq!(
            (head.cards.as_slice(), text),
            ([CardId::WeWillBuryYou].as_slice(), "Space Race (4 Ops):")
        );
        let (head, text) = header("Turn 2, Headline Phase: Fidel* & NATO*: DEFCON improves to 3");
        assert_eq!((head.cards.len(), text), (2, "DEFCON improves to 3"));
        assert_eq!(header("Turn 9, Cleanup: :").0.phase, Phase::Cleanup);
        assert_eq!(header(": :").0.phase, Phase::End);
        assert_eq!(header("SETUP: : USSR player will play as USSR.").1, "USSR player will play as USSR.");
        assert_eq!(header("Turn 9, USSR AR8: :").0.cards, []);
        assert_eq!(parse_header("Target: Iran"), Ok(None));
        for wrong in
            ["Turn 11, Headline Phase: :", "Turn 1, China AR1: :", "Turn 1", "Turn 1, US AR1: Narnia: :"]
        {
            assert!(parse_header(wrong).is_err(), "{wrong}");
        }
    }
}
