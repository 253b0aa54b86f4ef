//! The tournament game that the rulebooks tell play by play (000 and 004): every figure they print, but for their slips.

use detente_game::record::Record;
use detente_game::{Game, Notation};
use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::map::Country;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

const RECORD: &str = include_str!("games/tournament.txt");
const FIGURES: &str = include_str!("games/tournament-figures.txt");

/// A play: its heading, the position after each of its actions, and what happened.
struct Play {
    heading: String,
    moments: Vec<State>,
    facts: Vec<Fact>,
}

fn plays() -> Vec<Play> {
    let record = Record::<State>::parse(RECORD).unwrap_or_else(|error| panic!("{error}"));
    let mut game = <State as Game>::new(&record.options);
    let mut plays: Vec<Play> = Vec::new();
    for &(actor, action) in &record.actions {
        if let Some(heading) = game.heading()
            && plays.last().is_none_or(|play| play.heading != heading)
        {
            plays.push(Play { heading, moments: Vec::new(), facts: Vec::new() });
        }
        let mut facts = Vec::new();
        let done = game.apply_reporting(actor, action, &mut |fact| facts.push(fact));
        assert!(done.is_ok(), "{} by {actor:?} is refused", action.text());
        if let Some(play) = plays.last_mut() {
            play.moments.push(game.clone());
            play.facts.extend(facts);
        }
    }
    plays
}

/// `4C/0` for a country.
fn figure(state: &State, country: Country) -> String {
    let of = |side: Side| {
        let control = if state.controls(side, country) { "C" } else { "" };
        format!("{}{control}", state.influence(side, country))
    };
    format!("{}/{}", of(Us), of(Ussr))
}

/// The values that a word of the figures takes in a play.
fn values(play: &Play, word: &str) -> Vec<String> {
    let moments = play.moments.iter();
    match word {
        "vp" => moments.map(|state| state.vp.to_string()).collect(),
        "defcon" => moments.map(|state| state.defcon.to_string()).collect(),
        // Military operations go back to 0 with the turn, so that the last are only told.
        "ops-us" => military_ops(&play.facts, Us),
        "ops-ussr" => military_ops(&play.facts, Ussr),
        _ => {
            let country = Country::parse(word).unwrap_or_else(|| panic!("there is no “{word}”"));
            moments.map(|state| figure(state, country)).collect()
        }
    }
}

fn military_ops(facts: &[Fact], of: Side) -> Vec<String> {
    let total = |fact: &Fact| match fact {
        Fact::MilitaryOps { side, total } if *side == of => Some(total.to_string()),
        _ => None,
    };
    facts.iter().filter_map(total).collect()
}

/// Headings of the figures with the pairs under them.
fn figures() -> Vec<(&'static str, Vec<(&'static str, &'static str)>)> {
    let mut figures: Vec<(&str, Vec<(&str, &str)>)> = Vec::new();
    for line in FIGURES.lines().filter(|line| !line.trim().is_empty() && !line.starts_with(['#', '!'])) {
        if line.starts_with("Set-up") || line.starts_with("Turn ") {
            figures.push((line, Vec::new()));
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        for pair in words.chunks(2) {
            figures.last_mut().expect("a heading comes first").1.push((pair[0], pair[1]));
        }
    }
    figures
}

#[test]
fn the_record_is_legal_to_its_last_play() {
    let record = Record::<State>::parse(RECORD).unwrap_or_else(|error| panic!("{error}"));
    let end = record.check().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((end.turn, end.vp, end.defcon), (4, 1, 3));
    assert!(end.has(Effect::Nato) && end.has(Effect::MarshallPlan) && !end.has(Effect::VietnamRevolts));
    // Truman Doctrine happened without effect and is out of the game; CIA Created was not played as an event.
    assert!(end.removed.contains(CardId::TrumanDoctrine) && !end.removed.contains(CardId::CiaCreated));
}

#[test]
fn every_play_of_the_books_is_in_the_record_and_has_its_figures() {
    let (plays, figures) = (plays(), figures());
    let headings: Vec<&str> = plays.iter().map(|play| play.heading.as_str()).collect();
    let told: Vec<&str> = figures.iter().map(|(heading, _)| *heading).collect();
    assert_eq!(headings, told);
    assert_eq!(headings.len(), 1 + 3 * 13);
}

#[test]
fn every_influence_control_score_defcon_and_military_operations_figure_agrees() {
    let mut compared = 0;
    for (play, (heading, pairs)) in plays().iter().zip(figures()) {
        for (i, &(word, printed)) in pairs.iter().enumerate() {
            let seen = values(play, word);
            assert!(
                seen.iter().any(|value| value == printed),
                "{heading}: {word} {printed}, the rules have {seen:?}"
            );
            // The last figure is how the play leaves it.
            if !pairs[i + 1..].iter().any(|&(other, _)| other == word) {
                assert_eq!(seen.last().map(String::as_str), Some(printed), "{heading}: {word} in the end");
            }
            compared += 1;
        }
    }
    assert_eq!(compared, 109);
}

#[test]
fn the_slips_of_the_books_are_slips() {
    let slips: Vec<&str> = FIGURES.lines().filter(|line| line.starts_with('!')).collect();
    assert_eq!(slips.len(), 5);
    let plays = plays();
    let last = |heading: &str| {
        plays.iter().find(|play| play.heading == heading).and_then(|play| play.moments.last())
    };
    // The US begins with a point in South Korea and adds two; only so the 6 points of both Asia scorings come out.
    let korea = last("Turn 1, US action round 5").expect("played");
    assert_eq!(figure(korea, Country::SouthKorea), "3C/0");
    // 2.1.7: stability 2 and a lead of 2 control Iran, stability 1 and a lead of 1 control Colombia, stability 2 and a lead of 1 do not control Malaysia, stability
    // 3 and a lead of 2 do not control South Africa.
    let headline = last("Turn 3, headline").expect("played");
    assert_eq!(figure(headline, Country::Iran), "0/2C");
    assert_eq!(figure(headline, Country::Colombia), "1C/0");
    assert_eq!(figure(headline, Country::Malaysia), "1/2");
    assert_eq!(figure(headline, Country::SouthAfrica), "3/1");
    // UN Intervention is printed with 2 operations; it is worth 1, and its companion's are used.
    assert_eq!(headline.card(CardId::UnIntervention).ops, 1);
}
