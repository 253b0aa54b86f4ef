//! Small logs of our own invention: what a log shows, and what is reported where it is wrong.

use detente_official_log::{Conformity, conform};

const SETUP: &str = "\
SETUP: : USSR player will play as USSR.
US player will play as USA.
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in Yugoslavia [0][2]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]

";

/// Lines 11 to 16.
const HEADLINES: &str = "\
Turn 1, Headline Phase: Fidel* & Nasser*: USSR Headlines Fidel*
US Headlines Nasser*
Event: Fidel*
USSR +3 in Cuba [0][3]

Event: Nasser*
USSR +2 in Egypt [0][2]

";

fn replay(rounds: &str) -> Conformity {
    conform(&format!("{SETUP}{HEADLINES}{rounds}")).expect("a log")
}

fn first_difference(rounds: &str) -> (usize, String, String) {
    let parting = replay(rounds).parting.expect("a difference");
    (parting.line, parting.expected.to_string(), parting.got.to_string())
}

#[test]
fn points_of_one_section_are_added_up_by_country_in_any_order_that_pays() {
    // Iran is under US control: the first point costs 2.
    let found = replay(
        "Turn 1, USSR AR1: Duck and Cover: Place Influence (3 Ops):\nUSSR +1 in Iraq [0][2]\nUSSR +2 in Afghanistan [0][2]\n\n\
         Event: Duck and Cover\nDEFCON degrades to 4\nUS gains 1 VP. Score is US 1.\n",
    );
    assert_eq!(found.parting, None);
    assert_eq!(found.plays, 3);
    assert_eq!(found.record.ending.to_string(), "unfinished");
    found.record.check().expect("legal");
}

#[test]
fn a_wrong_value_is_reported_with_both_values() {
    assert_eq!(
        first_difference("Turn 1, USSR AR1: Nasser*: Coup (1 Ops):\n"),
        (19, "Nasser* comes from the hand of the USSR".into(), "Nasser* is out of the game".into())
    );
    let coup = "Turn 1, USSR AR1: Blockade*: Coup (1 Ops):\nTarget: Iran\nSUCCESS: 4 [ + 1 - 2x2 = 1 ]\n\
                US -1 in Iran [0][0]\nUSSR Military Ops to 1\nDEFCON degrades to 4\n";
    assert_eq!(replay(coup).parting, None);
    assert_eq!(
        first_difference(&coup.replace("Military Ops to 1", "Military Ops to 2")),
        (23, "USSR Military Ops to 2".into(), "USSR Military Ops to 1".into())
    );
    assert_eq!(
        first_difference(&coup.replace("[0][0]", "[1][0]")),
        (22, "US -1 in Iran [1][0]".into(), "US -1 in Iran [0][0]".into())
    );
}

#[test]
fn a_play_that_is_not_legal_is_a_difference() {
    // Nothing of the USSR is near Brazil.
    let (line, expected, got) =
        first_difference("Turn 1, USSR AR1: Blockade*: Place Influence (1 Ops):\nUSSR +1 in Brazil [0][1]\n");
    assert_eq!((line, expected.as_str()), (20, "USSR +1 in Brazil [0][1]"));
    assert!(got.starts_with("legal for the USSR: "), "{got}");
}

#[test]
fn a_log_that_stops_inside_a_play_is_cut_there() {
    let found = replay(
        "Turn 1, USSR AR1: Blockade*: Place Influence (1 Ops):\nUSSR +1 in Iraq [0][2]\n\n\
         Turn 1, US AR1: NATO*: Coup (4 Ops):\n",
    );
    assert_eq!(found.parting, None);
    let text = found.record.to_text();
    assert!(text.contains("ussr: blockade influence iraq"), "{text}");
    assert!(!text.contains("us: nato"), "{text}");
    assert_eq!(found.broken_off, Some(22), "the line where it stops");
    found.record.check().expect("legal");
}

#[test]
fn a_last_card_that_can_only_be_scored_is_scored() {
    let found = replay("Turn 1, USSR AR1: Mideast Scoring:\n");
    assert_eq!(found.parting, None);
    assert!(found.record.to_text().contains("ussr: middle-east-scoring event"));
}

#[test]
fn cards_that_are_shown_must_be_in_the_hand_and_no_others() {
    let shown = |cards: &[&str]| {
        let lines: Vec<String> = cards.iter().map(|card| format!("USSR reveals {card}\n")).collect();
        let lines = lines.concat();
        replay(&format!(
            "Turn 1, USSR AR1: CIA Created*: Event: CIA Created*\n{lines}Place Influence (1 Ops):\n\
             US +1 in France [1][0]\n\nPlace Influence (1 Ops):\nUSSR +1 in Iraq [0][2]\n"
        ))
    };
    let hand =
        ["COMECON*", "Asia Scoring", "Warsaw Pact Formed*", "Blockade*", "Suez Crisis*", "Decolonization"];
    assert_eq!(shown(&hand).parting, None);
    // Eight cards, two of them played: six are left.
    assert!(shown(&hand[1..]).parting.is_some());
}

#[test]
fn the_cards_of_a_hand_come_to_its_size() {
    // Nine cards of one hand in turn 1: there is no such deal.
    let cards = [
        "Blockade*",
        "COMECON*",
        "Decolonization",
        "Suez Crisis*",
        "Independent Reds*",
        "Containment*",
        "NATO*",
    ];
    let rounds: Vec<String> = cards
        .iter()
        .zip(1..)
        .map(|(card, round)| {
            format!("Turn 1, USSR AR{round}: {card}: Space Race (1 Ops):\n\nTurn 1, US AR{round}: :\n\n")
        })
        .collect();
    let parting = replay(&rounds.concat()).parting.expect("a difference");
    assert!(parting.line > 18, "{parting:?}");
}

#[test]
fn extra_influence_may_come_from_bidding() {
    let setup = SETUP
        .replace(
            "SETUP: : USSR",
            "SETUP: : USSR player bids 1 Influence for USSR\nUS player bids 2 Influence for USSR\nUSSR",
        )
        .replace("Scenario", "Additional Influence from bidding: US +2\nScenario")
        .replace("US +4 in West Germany [4][0]", "US +6 in West Germany [6][0]");
    let found = conform(&format!("{setup}{HEADLINES}")).expect("a log");
    assert_eq!(found.parting, None);
    assert_eq!(found.record.options.handicap.us, 2);
}

#[test]
fn a_boycott_of_the_olympics_gives_the_sponsor_four_points() {
    let found = replay(
        "Turn 1, USSR AR1: Olympic Games: Event: Olympic Games\nUS chooses to boycott the Olympics\n\
         DEFCON degrades to 4\nPlace Influence (4 Ops):\nUSSR +4 in Iraq [0][5]\n",
    );
    assert_eq!(found.parting, None);
}

#[test]
fn the_dice_of_the_olympics_are_found_by_their_result() {
    let won = |side: &str, score: &str| {
        replay(&format!(
            "Turn 1, USSR AR1: Olympic Games: Event: Olympic Games\nUS chooses to participate in the Olympics\n\
             {side} gains 2 VP. Score is {score}.\n"
        ))
    };
    assert_eq!(won("US", "US 2").parting, None);
    assert_eq!(won("USSR", "USSR 2").parting, None);
    let parting = won("USSR", "USSR 3").parting.expect("2 points make 2");
    assert_eq!(parting.got.to_string(), "USSR gains 2 VP. Score is USSR 2.");
}

#[test]
fn the_last_header_may_show_one_headline_only() {
    let log = format!("{SETUP}Turn 1, Headline Phase: Fidel*: USSR Headlines Fidel*\n");
    let found = conform(&log).expect("a log");
    assert_eq!((found.parting, found.plays), (None, 1));
}

#[test]
fn lasting_effects_are_checked_where_they_are_printed() {
    let begins = "Turn 1, USSR AR1: Vietnam Revolts*: Event: Vietnam Revolts*\nUSSR +2 in Vietnam [0][2]\n";
    let next = "\nTurn 1, US AR1: NATO*: Place Influence (4 Ops):\nUS +4 in France [4][0]\n";
    let with = |line: &str| replay(&format!("{begins}{line}{next}"));
    assert_eq!(with("Vietnam Revolts* is now in play.\n").parting, None);
    let parting = with("Containment* is now in play.\n").parting.expect("nobody played it");
    assert_eq!((parting.line, parting.expected.to_string().as_str()), (21, "Containment* is now in play."));
    let parting = with("Vietnam Revolts* is no longer in play.\n").parting.expect("it goes on");
    assert_eq!(parting.line, 21);
}
