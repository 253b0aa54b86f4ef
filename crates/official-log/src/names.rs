//! How the logs call cards and countries, both ways.
//!
//! Reading forgives blanks, capitals and punctuation; writing gives the wording of the logs, so that two lines can be
//! laid side by side. The promotional cards never occur there.

use detente_struggle::cards::{CARDS, CardId};
use detente_struggle::map::Country;

/// Cards 1 to 110 in the wording of the logs, without the star.
const CARD_NAMES: [&str; 110] = [
    "Asia Scoring",
    "Europe Scoring",
    "Mideast Scoring",
    "Duck and Cover",
    "Five Year Plan",
    "The China Card",
    "Socialist Governments",
    "Fidel",
    "Vietnam Revolts",
    "Blockade",
    "Korean War",
    "Romanian Abdication",
    "Arab-Israeli War",
    "COMECON",
    "Nasser",
    "Warsaw Pact Formed",
    "De Gaulle Leads France",
    "Captured Nazi Scientist",
    "Truman Doctrine",
    "Olympic Games",
    "NATO",
    "Independent Reds",
    "Marshall Plan",
    "Indo-Pakistani War",
    "Containment",
    "CIA Created",
    "US/Japan Mutual Defense Pact",
    "Suez Crisis",
    "East European Unrest",
    "Decolonization",
    "Red Scare/Purge",
    "UN Intervention",
    "De-Stalinization",
    "Nuclear Test Ban",
    "Formosan Resolution",
    "Brush War",
    "Central America Scoring",
    "Southeast Asia Scoring",
    "Arms Race",
    "Cuban Missile Crisis",
    "Nuclear Subs",
    "Quagmire",
    "SALT Negotiations",
    "Bear Trap",
    "Summit",
    "How I Learned To Stop Worrying",
    "Junta",
    "Kitchen Debates",
    "Missile Envy",
    "\"We Will Bury You\"",
    "Brezhnev Doctrine",
    "Portuguese Empire Crumbles",
    "South African Unrest",
    "Allende",
    "Willy Brandt",
    "Muslim Revolution",
    "ABM Treaty",
    "Cultural Revolution",
    "Flower Power",
    "U2 Incident",
    "OPEC",
    "\"Lone Gunman\"",
    "Colonial Rear Guards",
    "Panama Canal Returned",
    "Camp David Accords",
    "Puppet Governments",
    "Grain Sales To Soviets",
    "John Paul II Elected Pope",
    "Latin American Death Squads",
    "OAS Founded",
    "Nixon Plays The China Card",
    "Sadat Expels Soviets",
    "Shuttle Diplomacy",
    "The Voice of America",
    "Liberation Theology",
    "Ussuri River Skirmish",
    "\"Ask Not What Your Country...\"",
    "Alliance For Progress",
    "Africa Scoring",
    "\"One Small Step...\"",
    "South America Scoring",
    "Iranian Hostage Crisis",
    "The Iron Lady",
    "Reagan Bombs Libya",
    "Star Wars",
    "North Sea Oil",
    "The Reformer",
    "Marine Barracks Bombing",
    "Soviets Shoot Down KAL-007",
    "Glasnost",
    "Ortega Elected in Nicaragua",
    "Terrorism",
    "Iran-Contra Scandal",
    "Chernobyl",
    "Latin American Debt Crisis",
    "Tear Down This Wall",
    "\"An Evil Empire\"",
    "Aldrich Ames Remix",
    "Pershing II Deployed",
    "Wargames",
    "Solidarity",
    "Iran-Iraq War",
    "Defectors",
    "The Cambridge Five",
    "Special Relationship",
    "NORAD",
    "Che",
    "Our Man in Tehran",
    "Yuri and Samantha",
    "AWACS Sale To Saudis",
];

/// Countries that the logs do not call by their id in capitals.
const COUNTRY_NAMES: [(Country, &str); 4] = [
    (Country::UnitedKingdom, "UK"),
    (Country::SpainPortugal, "Spain/Portugal"),
    (Country::LaosCambodia, "Laos/Cambodia"),
    (Country::SeAfricanStates, "SE African States"),
];

/// Other spellings of countries, as on the printed map.
const COUNTRY_ALIASES: [(&str, Country); 8] = [
    ("uk", Country::UnitedKingdom),
    ("wgermany", Country::WestGermany),
    ("egermany", Country::EastGermany),
    ("nkorea", Country::NorthKorea),
    ("skorea", Country::SouthKorea),
    ("dominicanrep", Country::DominicanRepublic),
    ("cambodialaos", Country::LaosCambodia),
    ("southeastafricanstates", Country::SeAfricanStates),
];

fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// Reads the name of a card, with or without its star.
pub fn parse_card(name: &str) -> Option<CardId> {
    let wanted = plain(name);
    let known = CARD_NAMES.iter().position(|&known| plain(known) == wanted);
    let by_name = known.and_then(|i| CardId::from_index(i as u8 + 1));
    by_name.or_else(|| CardId::all().find(|card| plain(card.id()) == wanted))
}

/// The name of a card as the logs write it: the star says that its event removes it.
pub fn card_name(card: CardId) -> String {
    let Some(name) = CARD_NAMES.get(card.index() as usize - 1) else { return card.id().to_owned() };
    // OAS Founded is printed without its star.
    let star = CARDS[card.index() as usize].starred && card != CardId::OasFounded;
    if star { format!("{name}*") } else { (*name).to_owned() }
}

pub fn parse_country(name: &str) -> Option<Country> {
    let wanted = plain(name);
    let alias = COUNTRY_ALIASES.iter().find(|(alias, _)| *alias == wanted).map(|&(_, country)| country);
    alias.or_else(|| Country::ALL.into_iter().find(|country| plain(country.id()) == wanted))
}

pub fn country_name(country: Country) -> String {
    if let Some((_, name)) = COUNTRY_NAMES.iter().find(|(named, _)| *named == country) {
        return (*name).to_owned();
    }
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    country.id().split('-').map(capital).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_and_country_is_read_back_from_its_name() {
        for card in CardId::all() {
            assert_eq!(parse_card(&card_name(card)), Some(card), "{card:?}");
            assert_eq!(parse_card(card.id()), Some(card), "{card:?}");
        }
        for country in Country::ALL {
            assert_eq!(parse_country(&country_name(country)), Some(country), "{country:?}");
        }
    }

    #[test]
    fn names_are_those_of_the_logs() {
        assert_eq!(card_name(CardId::UsJapanMutualDefensePact), "US/Japan Mutual Defense Pact*");
        assert_eq!(card_name(CardId::OasFounded), "OAS Founded");
        assert_eq!(parse_card("Nasser*"), Some(CardId::Nasser));
        assert_eq!(country_name(Country::ElSalvador), "El Salvador");
        assert_eq!(parse_country("S. Korea"), Some(Country::SouthKorea));
        assert_eq!(parse_card("Narnia"), None);
        assert_eq!(parse_country(""), None);
    }
}
