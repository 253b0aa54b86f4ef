//! What is added to a die, by name. The sums are those of the rules; the names are ours.

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_words::Lang;

use crate::say::{Say, signed};

/// One thing that is added or taken off, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    pub amount: i8,
    pub cause: Cause,
}

/// Why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An event in force.
    Card(CardId),
    /// Neighbouring countries controlled.
    Neighbours,
    /// More influence in the target.
    Influence,
    /// A superpower beside the target (2.1.5).
    Superpower,
    /// Arab-Israeli War: the enemy controls the target.
    Target,
    /// 12.4.2: the Chinese Civil War is not won.
    ChineseCivilWar,
    /// The sponsor of the games, the player of the referendum.
    Player,
    /// Regions dominated or controlled (Summit).
    Regions,
    /// No name is known for it.
    Other,
}

impl Modifier {
    pub const fn new(amount: i8, cause: Cause) -> Modifier {
        Modifier { amount, cause }
    }

    /// `+1 SALT Negotiations`.
    pub fn text(self, lang: Lang) -> String {
        let say = Say(lang);
        let n = self.amount.unsigned_abs();
        let name = match self.cause {
            Cause::Card(card) => say.card(card),
            Cause::Neighbours => say.begin("mod-neighbours").with("n", n).text(),
            Cause::Influence => say.word("mod-influence"),
            Cause::Superpower => say.word("mod-superpower"),
            Cause::Target => say.word("mod-target"),
            Cause::ChineseCivilWar => say.word("mod-chinese-civil-war"),
            Cause::Player => say.word("mod-player"),
            Cause::Regions => say.begin("mod-regions").with("n", n).text(),
            Cause::Other => say.word("mod-other"),
        };
        format!("{} {name}", signed(self.amount))
    }
}

/// `, +1 neighbouring country, −1 Iran-Contra Scandal`, or nothing.
pub fn texts(lang: Lang, modifiers: &[Modifier]) -> String {
    modifiers.iter().flat_map(|modifier| [", ".to_owned(), modifier.text(lang)]).collect()
}

pub fn sum(modifiers: &[Modifier]) -> i8 {
    modifiers.iter().map(|modifier| modifier.amount).sum()
}

/// The named modifiers if they add up to `amount`, else the amount without a name.
pub fn or_other(modifiers: Vec<Modifier>, amount: i8) -> Vec<Modifier> {
    if sum(&modifiers) == amount {
        modifiers
    } else if amount == 0 {
        Vec::new()
    } else {
        vec![Modifier::new(amount, Cause::Other)]
    }
}

fn collect<const N: usize>(all: [(i8, Cause); N]) -> Vec<Modifier> {
    let there = all.into_iter().filter(|&(amount, _)| amount != 0);
    there.map(|(amount, cause)| Modifier::new(amount, cause)).collect()
}

/// 6.3: what events add to the coup die of `by` in `target`.
pub fn of_coup(state: &State, by: Side, target: Country) -> Vec<Modifier> {
    let latin = CountrySet::LATIN_AMERICA.contains(target);
    let squads = |side: Side| i8::from(latin && state.has(Effect::death_squads_for(side)));
    collect([
        (-i8::from(state.has(Effect::Salt)), Cause::Card(CardId::SaltNegotiations)),
        (squads(by), Cause::Card(CardId::LatinAmericanDeathSquads)),
        (-squads(by.opponent()), Cause::Card(CardId::LatinAmericanDeathSquads)),
    ])
}

/// 6.2.2: what `side` adds to its die in a realignment of `target`.
pub fn of_realignment(state: &State, side: Side, target: Country) -> Vec<Modifier> {
    let neighbours = (target.neighbours() & state.controlled[side]).len() as i8;
    let more = state.influence(side, target) > state.influence(side.opponent(), target);
    collect([
        (neighbours, Cause::Neighbours),
        (i8::from(more), Cause::Influence),
        (i8::from(target.superpower() == Some(side)), Cause::Superpower),
        (-i8::from(side == Us && state.has(Effect::IranContra)), Cause::Card(CardId::IranContraScandal)),
    ])
}

/// 7.6: what makes a war card's die harder for `by`.
pub fn of_war(state: &State, by: Side, card: CardId, target: Country) -> Vec<Modifier> {
    let enemy = by.opponent();
    let deluxe = !state.options.is_first_edition();
    let neighbours = (target.neighbours() & state.controlled[enemy]).len() as i8;
    let itself = card == CardId::ArabIsraeliWar && state.controls(enemy, target);
    let civil_war = card == CardId::KoreanWar && state.is_civil_war_open();
    collect([
        (-neighbours, Cause::Neighbours),
        (-i8::from(deluxe && target.superpower() == Some(enemy)), Cause::Superpower),
        (-i8::from(deluxe && itself), Cause::Target),
        (-i8::from(civil_war), Cause::ChineseCivilWar),
    ])
}

/// Olympic Games, Summit, NATO Referendum: what `side` adds if `by` plays the card.
pub fn of_contest(state: &State, card: CardId, by: Side, side: Side) -> Vec<Modifier> {
    let own = by == side;
    match card {
        CardId::OlympicGames => collect([(if own { 2 } else { 0 }, Cause::Player)]),
        CardId::Summit => {
            let regions = detente_struggle::map::Region::ALL.into_iter();
            let count = regions.filter(|&region| state.dominates(side, region)).count() as i8;
            collect([(count, Cause::Regions)])
        }
        CardId::NatoReferendum => {
            let spain = Country::SpainPortugal;
            let more = state.influence(side, spain) > state.influence(side.opponent(), spain);
            collect([(i8::from(own), Cause::Player), (i8::from(more), Cause::Influence)])
        }
        _ => Vec::new(),
    }
}
