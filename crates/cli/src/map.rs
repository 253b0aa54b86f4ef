//! `detente map`: the countries of Twilight Struggle.

use std::fmt::Write;

use detente_struggle::map::{Country, CountryFacts, Region, Subregion};
use detente_struggle::side::Side;
use detente_words::country_name;
use serde_json::{Value, json};

use crate::answer::Answer;
use crate::layout::table;
use crate::say::{Say, in_all_languages};

/// The map of Twilight Struggle: countries, stability, battlegrounds, starting influence, connections
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Answer {
    let countries = Country::ALL.map(Country::facts);
    if args.json {
        return Answer::json(&json!({ "countries": countries.map(as_json).to_vec() }));
    }
    let mut out = String::new();
    for region in Region::ALL {
        let inside: Vec<&CountryFacts> =
            countries.into_iter().filter(|facts| facts.region == region).collect();
        let heading = say.word(&format!("region-{}", region.id()));
        let _ = write!(out, "{}{heading}\n\n{}", if out.is_empty() { "" } else { "\n" }, rows(&inside, say));
    }
    Answer::text(out)
}

fn rows(countries: &[&CountryFacts], say: Say) -> String {
    let mut rows = vec![vec![
        say.word("term-country"),
        say.word("term-battleground"),
        say.word("term-adjacent"),
        say.word("term-stability"),
        say.seat("us"),
        say.seat("ussr"),
    ]];
    for facts in countries {
        let name = |country: &Country| country_name(say.lang(), country.id()).into_owned();
        let superpower = facts.superpower.map(|side| say.seat(side.word()));
        let next_to: Vec<String> = facts.neighbours.iter().map(name).chain(superpower).collect();
        rows.push(vec![
            name(&facts.country),
            if facts.battleground { "×".to_owned() } else { String::new() },
            next_to.join(", "),
            facts.stability.to_string(),
            facts.start_us.to_string(),
            facts.start_ussr.to_string(),
        ]);
    }
    table(&rows, 3)
}

fn as_json(facts: &CountryFacts) -> Value {
    let links: Vec<&str> = facts.neighbours.iter().map(|country| country.id()).collect();
    json!({
        "id": facts.id,
        "name": in_all_languages(&format!("country-{}", facts.id)),
        "region": facts.region.id(),
        "subregion": subregion(facts.subregion),
        "stability": facts.stability,
        "battleground": facts.battleground,
        "start": { "us": facts.start_us, "ussr": facts.start_ussr },
        "superpower": facts.superpower.map(Side::word),
        "links": links,
    })
}

fn subregion(subregion: Subregion) -> Option<&'static str> {
    match subregion {
        Subregion::NoSubregion => None,
        Subregion::WesternEurope => Some("western-europe"),
        Subregion::EasternEurope => Some("eastern-europe"),
        Subregion::BothEuropes => Some("both-europe"),
        Subregion::SoutheastAsia => Some("southeast-asia"),
    }
}
