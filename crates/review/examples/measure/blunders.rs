//! Blunders planted into games of the network against itself, and how many are found: a coup at DEFCON 2 that loses, Wargames
//! that would win and is not played, Control of Europe that is not broken before Europe is scored.

use detente_game::{Actor, Game, Notation, Seat};
use detente_review::finding::Found;
use detente_review::judge::Judge;
use detente_review::plan::What;
use detente_review::{Effort, LINES, Plan, Reviewed, work};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, SCORING};
use detente_struggle::decision::{Action, Asked, Word};
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::Side;

use crate::{over_cores, selfplay};

type Plant = (Struggle, Seat, Action);

/// The least chance that is worth giving away.
const LEAST: f64 = 0.25;

/// Five points are the least mark.
const LEAST_MARK: f64 = 0.05;

/// Effects under which the plant is none: who is trapped scores nothing, and three points of We Will Bury You come before anything else.
const BUT: [&str; 3] = ["quagmire", "bear-trap", "we-will-bury-you"];

/// Games that are looked at together, and the most for each blunder that is wanted: not every game has a place for one.
const AT_ONCE: usize = 8;
const MOST_GAMES: usize = 16;

pub fn run(wanted: usize) {
    for (name, plant, least) in [
        ("a coup at DEFCON 2", coup as fn(&Struggle, Seat) -> Option<Plant>, LEAST),
        // The win is there, whatever lines make of it.
        ("Wargames not played", wargames, 0.0),
        ("Europe unguarded", europe, LEAST),
    ] {
        let mut plants: Vec<(bool, String)> = Vec::new();
        // A few games at a time, until there are enough.
        for begin in (0..MOST_GAMES * wanted).step_by(AT_ONCE) {
            let found = over_cores::<Struggle, _>(AT_ONCE, |judge, number| {
                let seed = (begin + number) as u64;
                let (game, seat, action) = planted(judge, seed, plant)?;
                judged(judge, game, seat, action, least, seed)
            });
            plants.extend(found.into_iter().flatten());
            if plants.len() >= wanted {
                break;
            }
        }
        plants.truncate(wanted);
        let hits = plants.iter().filter(|(hit, _)| *hit).count();
        println!("{name}: {hits} of {} found", plants.len());
        for (_, told) in plants.iter().filter(|(hit, _)| !hit) {
            println!("  missed: {told}");
        }
    }
}

/// The first decision of a game that the blunder can be planted at.
fn planted<J: Judge<Struggle>>(
    judge: &mut J,
    seed: u64,
    plant: fn(&Struggle, Seat) -> Option<Plant>,
) -> Option<Plant> {
    let mut found = None;
    selfplay::play::<Struggle, _>(judge, seed, |_, game, seat, _| {
        found = plant(game, seat);
        found.is_none()
    });
    found
}

/// Is it marked? Nothing where there was no chance to lose: less than `least` with anything that was tried. What the judge calls the best
/// has no say in that, or a blunder that it overlooks would be none.
fn judged(
    judge: &mut <Struggle as Reviewed>::Judge,
    game: Struggle,
    seat: Seat,
    action: Action,
    least: f64,
    seed: u64,
) -> Option<(bool, String)> {
    let text = game.position();
    let plan = Plan::from_position(game, &[(Actor::Seat(seat), action)]).ok()?;
    let task = plan.tasks.iter().position(|task| matches!(task.what, What::Decision(_)))?;
    let Found::Decision(decided) = work(&plan, task, judge, seed, &mut Effort(LINES).enough()).what else {
        return None;
    };
    let chance = decided.tried.iter().map(|one| one.mean).fold(0.0, f64::max);
    if chance < least {
        return None;
    }
    // Whoever wins anyway gives nothing away that would be a mark.
    if decided.tried[decided.played].mean > 1.0 - LEAST_MARK {
        return None;
    }
    let hit = decided.mark().is_some();
    Some((
        hit,
        format!(
            "{} for {} loses {:.3} of {chance:.2}: {text}",
            action.text(),
            decided.tried[decided.best].action,
            decided.raw
        ),
    ))
}

fn legal(game: &Struggle, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// A coup in a battleground at DEFCON 2, where there are other targets.
fn coup(game: &Struggle, seat: Seat) -> Option<Plant> {
    let asked = matches!(game.asked(), Some(Asked::Use { .. }));
    // With these the coups of the US degrade nothing.
    let harmless = list(&game.position(), "effects").iter().any(|effect| effect == "nuclear-subs");
    if harmless && Side::of_seat(seat) == Side::Us {
        return None;
    }
    if game.defcon != 2 || !asked || !legal(game, seat).contains(&Action::Word(Word::Coup)) {
        return None;
    }
    let mut game = game.clone();
    game.apply_unchecked(Actor::Seat(seat), Action::Word(Word::Coup));
    if !matches!(game.asked(), Some(Asked::Coup(_))) {
        return None;
    }
    let loses =
        |action: &Action| matches!(action, Action::Country(at) if CountrySet::BATTLEGROUNDS.contains(*at));
    let targets = legal(&game, seat);
    let played = targets.iter().copied().find(loses)?;
    targets.iter().any(|action| !loses(action)).then_some((game, seat, played))
}

/// Seven points ahead on a bad board at DEFCON 2 with Wargames in hand, and another card is played.
fn wargames(game: &Struggle, seat: Seat) -> Option<Plant> {
    let me = Side::of_seat(seat);
    let behind = game.lead(me) <= -3;
    if is_hindered(game)
        || game.turn != 8
        || !behind
        || !matches!(game.asked(), Some(Asked::ActionRound { .. }))
    {
        return None;
    }
    let text = without(&game.position(), CardId::Wargames);
    let text = with(&text, &format!("hand-{}", me.word()), CardId::Wargames.id());
    let vp = if me == Side::Us { 7 } else { -7 };
    let text = set(&set(&text, "vp", &vp.to_string()), "defcon", "2");
    let game = Struggle::parse_position(&text).ok()?;
    let other = |action: &Action| matches!(action, Action::Card(card) if *card != CardId::Wargames && !SCORING.contains(*card));
    let cards = legal(&game, seat);
    cards.contains(&Action::Card(CardId::Wargames)).then_some(())?;
    let played = cards.into_iter().find(other)?;
    Some((game, seat, played))
}

/// The other side controls Europe and holds Europe Scoring, as everybody knows; two points are left and go elsewhere.
fn europe(game: &Struggle, seat: Seat) -> Option<Plant> {
    let me = Side::of_seat(seat);
    let other = me.opponent();
    if game.turn < 4
        || is_hindered(game)
        || !matches!(game.asked(), Some(Asked::ActionRound { .. }))
        || game.rounds_left(other) < 2
    {
        return None;
    }
    let mut text = game.position();
    for country in CountrySet::EUROPE.iter() {
        text = put(&text, me, country, 0);
        let holds = CountrySet::BATTLEGROUNDS.contains(country) || country == Country::Austria;
        text = put(&text, other, country, if holds { country.stability() } else { 0 });
    }
    text = without(&text, CardId::EuropeScoring);
    for key in ["hand", "known"] {
        text = with(&text, &format!("{key}-{}", other.word()), CardId::EuropeScoring.id());
    }
    text = with(&text, &format!("reach-{}", me.word()), Country::Italy.id());
    let mut game = Struggle::parse_position(&text).ok()?;
    // A card of two points that is no event of the other side.
    let plain = |action: &Action| {
        matches!(action, Action::Card(card) if {
            let facts = game.card(*card);
            facts.ops == 2 && facts.side != Some(other)
        })
    };
    let card = legal(&game, seat).into_iter().find(plain)?;
    game.apply_unchecked(Actor::Seat(seat), card);
    legal(&game, seat).contains(&Action::Word(Word::Influence)).then_some(())?;
    game.apply_unchecked(Actor::Seat(seat), Action::Word(Word::Influence));
    let Some(asked @ Asked::Influence(_)) = game.asked() else { return None };
    if asked.left() != 2 {
        return None;
    }
    let places = legal(&game, seat);
    places.contains(&Action::Country(Country::Italy)).then_some(())?;
    let elsewhere = |action: &Action| matches!(action, Action::Country(at) if !CountrySet::EUROPE.contains(*at) && !game.controls(other, *at));
    let played = places.into_iter().find(elsewhere)?;
    Some((game, seat, played))
}

fn is_hindered(game: &Struggle) -> bool {
    list(&game.position(), "effects").iter().any(|effect| BUT.contains(&effect.as_str()))
}

/// The words of a position, one of them set.
fn set(text: &str, key: &str, value: &str) -> String {
    let words = text.split(' ').filter(|word| word.split('=').next() != Some(key));
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    let at = words.iter().position(|word| word.starts_with("stack=")).unwrap_or(words.len());
    if !value.is_empty() {
        words.insert(at, format!("{key}={value}"));
    }
    words.join(" ")
}

fn list(text: &str, key: &str) -> Vec<String> {
    let word = text.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    word.map(|list| list.split(',').map(str::to_owned).collect()).unwrap_or_default()
}

fn with(text: &str, key: &str, item: &str) -> String {
    let mut items = list(text, key);
    if !items.iter().any(|known| known == item) {
        items.push(item.to_owned());
    }
    set(text, key, &items.join(","))
}

/// The card is nowhere.
fn without(text: &str, card: CardId) -> String {
    let mut text = text.to_owned();
    for key in ["hand-us", "hand-ussr", "known-us", "known-ussr", "deck", "discard", "removed"] {
        let items: Vec<String> = list(&text, key).into_iter().filter(|item| item != card.id()).collect();
        text = set(&text, key, &items.join(","));
    }
    text
}

fn put(text: &str, side: Side, country: Country, influence: u8) -> String {
    let prefix = format!("{}:", country.id());
    let mut items: Vec<String> =
        list(text, side.word()).into_iter().filter(|item| !item.starts_with(&prefix)).collect();
    if influence > 0 {
        items.push(format!("{prefix}{influence}"));
    }
    set(text, side.word(), &items.join(","))
}
