//! Plays and moments of Twilight Struggle as messages.

use detente_chronicle::twilight::modifier::text;
use detente_chronicle::twilight::moment::{Cards, Holding};
use detente_chronicle::twilight::{Log, PlayKind, What, entry};
use detente_protocol as p;
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::rules::modifier::{Cause, Modifier, Modifiers};
use detente_struggle::rules::scoring::{Scoring, Share};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::China;
use detente_words::Lang;

use super::moments::Moments;
use super::twilight::{barred_reason, effect_state, score_share, side};

impl Moments for Struggle {
    fn kind(kind: &PlayKind) -> p::PlayKind {
        match *kind {
            PlayKind::Setup { by } => p::PlayKind::Setup { by: by.map(side) },
            PlayKind::TurnBegins { turn } => p::PlayKind::TurnBegins { turn },
            PlayKind::Headlines { turn } => p::PlayKind::Headlines { turn },
            PlayKind::Headline { turn, by, card } => {
                p::PlayKind::Headline { turn, by: side(by), card: id(card) }
            }
            PlayKind::ActionRound { turn, round, by } => {
                p::PlayKind::ActionRound { turn, round, by: side(by) }
            }
            PlayKind::Extra { by, card } => p::PlayKind::Extra { by: side(by), card: id(card) },
            PlayKind::EndOfTurn { turn } => p::PlayKind::EndOfTurn { turn },
            PlayKind::FinalScoring => p::PlayKind::FinalScoring,
        }
    }

    fn what(log: &Log, what: &What, lang: Lang) -> p::What {
        dice(what, lang).or_else(|| tracks(log, what, lang)).unwrap_or_else(|| cards(what, lang))
    }
}

fn id(card: CardId) -> String {
    card.id().to_owned()
}

fn ids(cards: &[CardId]) -> Vec<String> {
    cards.iter().map(|&card| id(card)).collect()
}

fn place(country: Country) -> String {
    country.id().to_owned()
}

fn places(countries: CountrySet) -> Vec<String> {
    countries.iter().map(place).collect()
}

/// The cards that are known, and how many there are.
fn named(cards: &Cards) -> (u32, Vec<String>) {
    let names = match cards {
        Cards::Named(cards) => ids(cards),
        Cards::Hidden(_) => Vec::new(),
    };
    (cards.count() as u32, names)
}

const fn usage(how: Word) -> p::CardUse {
    match how {
        Word::EventFirst => p::CardUse::EventFirst,
        Word::Influence => p::CardUse::Influence,
        Word::Realign => p::CardUse::Realign,
        Word::Coup => p::CardUse::Coup,
        Word::Space => p::CardUse::Space,
        Word::Play => p::CardUse::Play,
        _ => p::CardUse::Event,
    }
}

const fn operations(how: Word) -> p::OperationsKind {
    match how {
        Word::Influence => p::OperationsKind::Influence,
        Word::Realign => p::OperationsKind::Realign,
        Word::Coup => p::OperationsKind::Coup,
        _ => p::OperationsKind::Operations,
    }
}

fn modifier(modifier: Modifier, lang: Lang) -> p::Modifier {
    let (cause, card) = match modifier.cause {
        Cause::Card(card) => (p::ModifierCause::Card, Some(id(card))),
        Cause::Neighbours => (p::ModifierCause::Neighbours, None),
        Cause::Influence => (p::ModifierCause::Influence, None),
        Cause::Superpower => (p::ModifierCause::Superpower, None),
        Cause::Target => (p::ModifierCause::Target, None),
        Cause::ChineseCivilWar => (p::ModifierCause::ChineseCivilWar, None),
        Cause::Player => (p::ModifierCause::Player, None),
        Cause::Regions => (p::ModifierCause::Regions, None),
    };
    p::Modifier { change: modifier.amount, cause, card, text: text(lang, modifier) }
}

fn modifiers(all: Modifiers, lang: Lang) -> Vec<p::Modifier> {
    all.iter().map(|one| modifier(one, lang)).collect()
}

fn roll(roll: &entry::Roll, lang: Lang) -> p::Roll {
    p::Roll { die: roll.die, modifiers: modifiers(roll.modifiers, lang), total: roll.total() }
}

fn holding(holding: Holding) -> p::Holding {
    p::Holding { us: holding.us, ussr: holding.ussr, control: holding.control.map(side) }
}

fn china(china: China) -> p::ChinaCard {
    p::ChinaCard { holder: china.holder.map(side), face_up: china.face_up }
}

/// What is rolled for.
fn dice(what: &What, lang: Lang) -> Option<p::What> {
    Some(match what {
        What::Coup { by, target, die, points, modifiers: added, result } => p::What::Coup {
            by: side(*by),
            country: place(*target),
            die: *die,
            points: *points,
            modifiers: modifiers(*added, lang),
            stability: target.stability(),
            result: *result,
        },
        What::Realignment { by, target, us, ussr } => p::What::Realignment {
            by: side(*by),
            country: place(*target),
            us: roll(us, lang),
            ussr: roll(ussr, lang),
        },
        What::War { card, by, target, roll: thrown, needed, won } => p::What::War {
            card: id(*card),
            by: side(*by),
            country: place(*target),
            roll: roll(thrown, lang),
            needed: *needed,
            won: *won,
        },
        What::SpaceRoll { side: by, die, needed } => {
            p::What::SpaceRoll { side: side(*by), die: *die, needed: *needed, success: die <= needed }
        }
        What::TrapRoll { side: by, trap, die, free } => {
            p::What::TrapRoll { side: side(*by), card: id(trap.card()), die: *die, free: *free }
        }
        What::Contest { card, us, ussr } => {
            p::What::Contest { card: id(*card), us: roll(us, lang), ussr: roll(ussr, lang) }
        }
        _ => return None,
    })
}

/// What changes on the board and its tracks, and what lasts.
fn tracks(log: &Log, what: &What, lang: Lang) -> Option<p::What> {
    let effect = |effect: Effect| effect_state(log.board(), effect, lang);
    Some(match what {
        What::Changes { country, before, after } => {
            p::What::Country { country: place(*country), before: holding(*before), after: holding(*after) }
        }
        What::ChineseCivilWar { before, after } => p::What::ChineseCivilWar { from: *before, to: *after },
        What::Defcon { from, to } => p::What::Defcon { from: *from, to: *to },
        What::Points { side: by, points, before, after, because } => p::What::Points {
            side: by.map(side),
            points: *points,
            from: *before,
            to: *after,
            effect: because.map(|effect| effect.word().to_owned()),
        },
        What::Scored { points, sum } => scoring(points.us, points.ussr, sum),
        What::SoutheastAsia { points, held } => p::What::SoutheastAsia {
            us: points.us,
            ussr: points.ussr,
            us_countries: places(held.us),
            ussr_countries: places(held.ussr),
        },
        What::MilitaryOps { side: by, from, to } => {
            p::What::MilitaryOps { side: side(*by), from: *from, to: *to }
        }
        What::Shortfall { lacks } => p::What::Shortfall { us: lacks.us, ussr: lacks.ussr },
        What::Space { side: by, from, to } => p::What::Space { side: side(*by), from: *from, to: *to },
        What::Begins(begun) => p::What::EffectBegins { effect: effect(*begun) },
        What::Acts(acting) => p::What::EffectActs { effect: effect(*acting) },
        What::Ends(ended) => p::What::EffectEnds { effect: effect(*ended) },
        What::China { before, after } => p::What::China { from: china(*before), to: china(*after) },
        What::Over { winner, ending } => p::What::Over {
            winners: winner.iter().map(|side| side.word().to_owned()).collect(),
            ending: ending.word().to_owned(),
        },
        _ => return None,
    })
}

fn scoring(us: i8, ussr: i8, sum: &Scoring) -> p::What {
    let share = |share: &Share| p::ScoredShare {
        share: score_share(share),
        battlegrounds: places(share.battlegrounds),
        bordering: places(share.bordering),
    };
    p::What::Scoring {
        region: sum.region.id().to_owned(),
        us: share(&sum.shares.us),
        ussr: share(&sum.shares.ussr),
        difference: us - ussr,
        wins: sum.winner().map(side),
    }
}

/// Cards, answers, and everything else.
fn cards(what: &What, lang: Lang) -> p::What {
    let one = |by: &Side, card: &CardId| (side(*by), id(*card));
    match what {
        What::Bids { chair, wants, bid } => {
            p::What::Bid { chair: side(*chair), wants: side(*wants), bid: *bid }
        }
        What::ChairsChange => p::What::ChairsChange,
        What::EraJoins { turn } => p::What::EraJoins { turn: *turn },
        What::Reshuffle => p::What::Reshuffle,
        What::Dealt { side: by, cards } => {
            let (count, cards) = named(cards);
            p::What::Dealt { side: side(*by), count, cards }
        }
        What::LooksAt { cards } => {
            let (count, cards) = named(cards);
            p::What::LooksAt { side: side(Us), count, cards }
        }
        What::Reveals { side: by, cards } => p::What::Reveals { side: side(*by), cards: named(cards).1 },
        What::Discards { side: by, cards } => p::What::Discards { side: side(*by), cards: named(cards).1 },
        What::ShowsHeld { side: by, cards } => p::What::ShowsHeld { side: side(*by), count: *cards },
        What::HeadlineChosen { side: by } => p::What::HeadlineChosen { side: side(*by) },
        What::HeadlineTurned { side, card } => {
            let (side, card) = one(side, card);
            p::What::HeadlineTurned { side, card }
        }
        What::HeadlineCancelled { side, card } => {
            let (side, card) = one(side, card);
            p::What::HeadlineCancelled { side, card }
        }
        What::HeadlineBegins { side, card } => {
            let (side, card) = one(side, card);
            p::What::HeadlineBegins { side, card }
        }
        What::Passes { side: by } => p::What::Pass { side: side(*by) },
        What::Plays { side: by, card, how } => {
            p::What::Card { side: side(*by), card: id(*card), usage: usage(*how) }
        }
        What::Operations { side: by, how, value } => p::What::Operations {
            side: side(*by),
            kind: operations(*how),
            printed: value.printed,
            modifiers: modifiers(value.modifiers, lang),
            points: value.points,
        },
        What::Event { card, by } => p::What::Event { card: id(*card), by: side(*by) },
        What::NoEvent { card, why } => {
            p::What::NoEvent { card: id(*card), barred: barred_reason(*why, lang) }
        }
        What::Retrieves { side, card } => {
            let (side, card) = one(side, card);
            p::What::Retrieves { side, card }
        }
        What::Gives { side, card } => {
            let (side, card) = one(side, card);
            p::What::Gives { side, card }
        }
        What::Returns { card } => p::What::Returns { card: id(*card) },
        What::Chooses { side: by, word } => p::What::Chooses { side: side(*by), word: word.id().to_owned() },
        What::Names { side: by, country } => p::What::Names { side: side(*by), country: place(*country) },
        _ => unreachable!("{what:?} is told by its dice or by the tracks"),
    }
}
