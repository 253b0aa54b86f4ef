//! Entries in words. Texts: `facts.ftl`.

use detente_struggle::cards::CardId;
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::fact::Fact;
use detente_struggle::map::Country;
use detente_struggle::options::Options;
use detente_struggle::rules::operations::OpsValue;
use detente_struggle::rules::scoring::Share;
use detente_struggle::side::{BySide, Side, Us, Ussr};
use detente_struggle::state::Ending;
use detente_words::Lang;

use super::entry::{Change, Entry, Roll};
use super::{barred, effects, modifier, ops, preview};
use crate::say::{Say, signed};
use crate::{Line, Tone};

/// The years a turn stands for.
const YEARS: [&str; 10] = [
    "1945–1948",
    "1949–1952",
    "1953–1956",
    "1957–1960",
    "1961–1964",
    "1965–1969",
    "1970–1974",
    "1975–1979",
    "1980–1984",
    "1985–1989",
];

/// The era of a turn, as the ids of texts name it.
pub(super) fn era(turn: u8) -> &'static str {
    match turn {
        ..=3 => "early",
        4..=7 => "mid",
        _ => "late",
    }
}

/// The name of a box of the Space Race track, 1 to 8.
pub(super) fn space_box(say: Say, options: &Options, number: u8) -> String {
    let edition = if options.is_first_edition() { "first" } else { "deluxe" };
    say.word(&format!("space-{edition}-{number}"))
}

/// One entry, told to somebody who may know the facts for which `may_see` holds.
pub(super) fn line(entry: &Entry, options: &Options, may_see: impl Fn(Fact) -> bool, lang: Lang) -> Line {
    let say = Say::marking(lang);
    match entry {
        Entry::Setup => Line::new(Tone::Turn, say.word("fact-setup")),
        Entry::Turn { turn } => {
            let years = YEARS.get(turn.wrapping_sub(1) as usize).copied().unwrap_or_default();
            let text = say.begin("fact-turn").with("turn", *turn).with("years", years);
            let text = text.with("era", say.word(&format!("era-{}", era(*turn)))).text();
            Line::new(Tone::Turn, text)
        }
        Entry::Headlines => Line::new(Tone::Round, say.word("term-headline-phase")),
        Entry::EndOfTurn { turn } => {
            Line::new(Tone::Round, say.begin("fact-end-of-turn").with("turn", *turn).text())
        }
        Entry::Lacks { side, points } => {
            let text = say.begin("fact-lacks").side(*side).with("n", *points).text();
            Line::new(Tone::Military, text).of(side.seat())
        }
        Entry::Dealt { side, cards } => {
            let open = cards.iter().all(|&card| may_see(Fact::Dealt { side: *side, card }));
            hidden(say, "fact-dealt", *side, cards, open)
        }
        Entry::LooksAt { cards } => {
            let open = cards.iter().all(|&card| may_see(Fact::LooksAt { card }));
            hidden(say, "fact-looks-at", Us, cards, open)
        }
        Entry::Reveals { side, cards } => named(say, "fact-reveals", *side, cards),
        Entry::Discards { side, cards } => named(say, "fact-discards", *side, cards),
        Entry::Plays { side, card, how, value } => plays(say, *side, *card, *how, value.as_ref()),
        Entry::SoutheastAsia { us, ussr } => {
            let text = say
                .begin("fact-scored")
                .with("region", say.word("region-southeast-asia"))
                .with("us", us.to_string())
                .with("ussr", ussr.to_string())
                .both();
            Line::new(Tone::Score, text.text())
        }
        Entry::Influence { side, gain, changes } => influence(say, *side, *gain, changes),
        Entry::VictoryPoints { side, points, score, because } => {
            let id = if because.is_some() { "fact-vp-because" } else { "fact-vp" };
            let mut text =
                say.begin(id).side(*side).with("n", *points).with("score", score_text(say, *score));
            if let Some(effect) = because {
                text = text.card(effect.card());
            }
            let line = Line::new(Tone::Score, text.text()).of(side.seat());
            because.map_or(line.clone(), |effect| line.with_card(effect.card().id()))
        }
        Entry::Coup { by, target, die, points, modifiers, result } => {
            let outcome = if *result > 0 {
                say.begin("fact-coup-succeeds").with("n", *result).text()
            } else {
                say.word("fact-coup-fails")
            };
            let text = say
                .begin("fact-coup")
                .side(*by)
                .country(*target)
                .with("die", *die)
                .with("points", *points)
                .with("modifiers", modifier::texts(say.lang, modifiers))
                .with("total", (die + points) as i8 + modifiers.sum())
                .with("twice", 2 * target.stability())
                .with("outcome", outcome);
            dice(text.text(), *by, &[(*by, *die)]).at(target.id())
        }
        Entry::Realignment { by, target, us, ussr } => {
            let text = say.begin("fact-realignment").country(*target);
            let text = contest(say, text, us, ussr, "fact-realignment-tie");
            dice(text, *by, &[(Us, us.die), (Ussr, ussr.die)]).at(target.id())
        }
        Entry::War { by, target, roll: thrown, needed, won, .. } => {
            let text = say
                .begin("fact-war")
                .side(*by)
                .country(*target)
                .with("roll", roll(say, thrown))
                .with("needed", *needed)
                .with("outcome", say.word(if *won { "fact-war-won" } else { "fact-war-lost" }));
            let line = dice(text.text(), *by, &[(*by, thrown.die)]).at(target.id());
            Line { tone: Tone::War, ..line }
        }
        Entry::Contest { card, us, ussr } => {
            let text = contest(say, say.begin("fact-contest").card(*card), us, ussr, "fact-contest-tie");
            let line = Line::new(Tone::Dice, text).with_card(card.id());
            line.with_die(Some(Us.seat()), us.die).with_die(Some(Ussr.seat()), ussr.die)
        }
        Entry::Scored { us, ussr, parts, agrees } => {
            let share = |points: i8, share: &Share| {
                if *agrees { preview::share_text(lang, share) } else { points.to_string() }
            };
            let text = say
                .begin("fact-scored")
                .with("region", say.region(parts.region))
                .with("us", share(*us, &parts.shares.us))
                .with("ussr", share(*ussr, &parts.shares.ussr))
                .both();
            Line::new(Tone::Score, text.text())
        }
        Entry::China { holder, face_up, moves } => {
            let id = match (moves, face_up) {
                (false, _) => "fact-china-turned",
                (true, true) => "fact-china-face-up",
                (true, false) => "fact-china-face-down",
            };
            let text = say.begin(id).card(CardId::TheChinaCard).side(*holder).text();
            Line::new(Tone::Card, text).of(holder.seat()).with_card(CardId::TheChinaCard.id())
        }
        Entry::Plain(fact) => plain(say, *fact, options),
    }
}

fn dice(text: String, by: Side, thrown: &[(Side, u8)]) -> Line {
    let line = Line::new(Tone::Dice, text).of(by.seat());
    thrown.iter().fold(line, |line, &(side, die)| line.with_die(Some(side.seat()), die))
}

/// Cards that only one side may know: by name, or how many.
fn hidden(say: Say, id: &str, side: Side, cards: &[CardId], open: bool) -> Line {
    let count = cards.len() as u32;
    if !open {
        return Line::new(Tone::Card, say.begin(id).side(side).with("n", count).text()).of(side.seat());
    }
    let text = say.begin(format!("{id}-named")).side(side).with("n", count).with("cards", say.cards(cards));
    let line = Line::new(Tone::Card, text.text()).of(side.seat());
    cards.iter().fold(line, |line, card| line.with_card(card.id()))
}

fn named(say: Say, id: &str, side: Side, cards: &[CardId]) -> Line {
    let text = say.begin(id).side(side).with("cards", say.cards(cards)).text();
    let line = Line::new(Tone::Card, text).of(side.seat());
    cards.iter().fold(line, |line, card| line.with_card(card.id()))
}

fn plays(say: Say, side: Side, card: CardId, how: Word, value: Option<&OpsValue>) -> Line {
    let points = match value {
        None => String::new(),
        Some(value) if value.modifiers.is_empty() => {
            format!(" {}", say.begin("fact-points").with("n", value.points).text())
        }
        Some(value) => format!(" ({})", ops::sum_text(say.lang, value)),
    };
    let text = say.begin(format!("fact-plays-{}", how.id())).side(side).card(card).with("points", points);
    Line::new(Tone::Play, text.text()).of(side.seat()).with_card(card.id())
}

fn influence(say: Say, side: Side, gain: bool, changes: &[Change]) -> Line {
    let id = if gain { "fact-gains-influence" } else { "fact-loses-influence" };
    let text = if let [change] = changes {
        let text = say.begin(id).side(side).country(change.country);
        text.with("n", change.points).with("now", now(say, side, *change))
    } else {
        let item = |change: &Change| {
            let points = change.points as i8;
            say.begin("fact-influence-item")
                .with("country", say.country(change.country))
                .with("change", signed(if gain { points } else { -points }))
                .with("now", now(say, side, *change))
                .text()
        };
        let items: Vec<String> = changes.iter().map(item).collect();
        say.begin(format!("{id}-list")).side(side).with("items", items.join(", "))
    };
    let line = Line::new(Tone::Influence, text.text()).of(side.seat());
    changes.iter().fold(line, |line, change| line.at(change.country.id()))
}

/// What `side` has there now, and who controls the country (2.1.7).
fn now(say: Say, side: Side, change: Change) -> String {
    let influence = BySide::new(change.us, change.ussr);
    let own = influence[side];
    match change.country.controller(influence) {
        Some(by) if by == side => say.begin("fact-now-control").with("n", own).text(),
        Some(foe) => say.begin("fact-now-foe").with("n", own).with("foe", say.name(foe)).text(),
        None => say.begin("fact-now").with("n", own).text(),
    }
}

/// `US +5`, or that the score is even.
fn score_text(say: Say, score: i8) -> String {
    if score == 0 {
        return say.word("fact-score-even");
    }
    let leader = if score > 0 { Us } else { Ussr };
    say.begin("fact-score").with("name", say.name(leader)).with("n", score.unsigned_abs()).text()
}

/// `4, +1 neighbouring country = 5`, or `4`.
fn roll(say: Say, roll: &Roll) -> String {
    if roll.modifiers.is_empty() {
        return roll.die.to_string();
    }
    format!("{}{} = {}", roll.die, modifier::texts(say.lang, &roll.modifiers), roll.total())
}

/// Fills in both rolls and who won.
fn contest(say: Say, text: crate::say::Phrase, us: &Roll, ussr: &Roll, tie: &str) -> String {
    let lead = us.total() - ussr.total();
    let outcome = if lead == 0 {
        say.word(tie)
    } else {
        let winner = if lead > 0 { Us } else { Ussr };
        say.begin("fact-wins-by").side(winner).with("n", lead.unsigned_abs()).text()
    };
    text.both().with("us", roll(say, us)).with("ussr", roll(say, ussr)).with("outcome", outcome).text()
}

/// Facts that stand as they are.
fn plain(say: Say, fact: Fact, options: &Options) -> Line {
    let simple =
        |tone, side: Side, id: &str| Line::new(tone, say.begin(id).side(side).text()).of(side.seat());
    let with_card = |tone, side: Side, id: &str, card: CardId| {
        Line::new(tone, say.begin(id).side(side).card(card).text()).of(side.seat()).with_card(card.id())
    };
    match fact {
        Fact::EraJoins { turn } => {
            let era = say.word(&format!("era-{}", era(turn)));
            Line::new(Tone::Card, say.begin("fact-era-joins").with("era", era).text())
        }
        Fact::Reshuffle => Line::new(Tone::Card, say.word("fact-reshuffle")),
        Fact::HeadlineChosen { side } => simple(Tone::Choice, side, "fact-headline-chosen"),
        Fact::Headline { side, card } => with_card(Tone::Play, side, "fact-headline", card),
        Fact::HeadlineCancelled { side, card } => {
            let text = say.begin("fact-headline-cancelled").card(card);
            let text = text.with("defectors", say.card(CardId::Defectors)).text();
            Line::new(Tone::Event, text).of(side.seat()).with_card(card.id())
        }
        Fact::Round { side, round } => {
            let text = say.begin("fact-round").with("round", round).with("name", say.name(side)).text();
            Line::new(Tone::Round, text).of(side.seat())
        }
        Fact::Passes { side } => simple(Tone::Play, side, "fact-passes"),
        Fact::Event { card, by } => with_card(Tone::Event, by, "fact-event", card),
        Fact::NoEvent { card, why } => {
            let text = say.begin("fact-no-event").card(card).with("why", barred::text(say.lang, why)).text();
            Line::new(Tone::Event, text).with_card(card.id())
        }
        Fact::ChineseCivilWar { influence } => {
            let text = say.begin("fact-chinese-civil-war").side(Ussr).with("n", influence).text();
            Line::new(Tone::Influence, text).of(Ussr.seat())
        }
        Fact::Defcon { from, to } => {
            let id = if to < from { "fact-defcon-falls" } else { "fact-defcon-rises" };
            Line::new(Tone::Defcon, say.begin(id).with("n", to).text())
        }
        Fact::NoPoints { score } => {
            let text = say.begin("fact-no-points").with("score", score_text(say, score)).text();
            Line::new(Tone::Score, text)
        }
        Fact::MilitaryOps { side, total } => {
            let text = say.begin("fact-military-ops").side(side).with("n", total).text();
            Line::new(Tone::Military, text).of(side.seat())
        }
        Fact::Operations { side, how, value } => {
            let text =
                say.begin(format!("fact-operations-{}", how.id())).side(side).with("n", value.points).text();
            Line::new(Tone::Play, text).of(side.seat())
        }
        Fact::SpaceRoll { side, die, needed } => {
            let outcome = say.word(if die <= needed { "fact-success" } else { "fact-failure" });
            let text = say.begin("fact-space-roll").side(side).with("die", die).with("needed", needed);
            let line = Line::new(Tone::Space, text.with("outcome", outcome).text()).of(side.seat());
            line.with_die(Some(side.seat()), die)
        }
        Fact::Space { side, to } => {
            let text = say.begin("fact-space").side(side).with("box", space_box(say, options, to));
            Line::new(Tone::Space, text.with("n", to).text()).of(side.seat())
        }
        Fact::TrapRoll { side, die, free } => {
            let trap = Effect::trap_of(side).card();
            let id = if free { "fact-trap-free" } else { "fact-trap-stays" };
            let text = say.begin(id).side(side).card(trap).with("die", die).text();
            let line = Line::new(Tone::Dice, text).of(side.seat()).with_card(trap.id());
            line.with_die(Some(side.seat()), die)
        }
        Fact::Begins(effect) => {
            let card = effect.card();
            let text = say
                .begin("fact-begins")
                .card(card)
                .with("what", effects::text(say.lang, effect, options))
                .text();
            Line::new(Tone::Effect, text).with_card(card.id())
        }
        Fact::Ends(effect) => {
            let card = effect.card();
            Line::new(Tone::Effect, say.begin("fact-ends").card(card).text()).with_card(card.id())
        }
        Fact::Acts(effect) => {
            let card = effect.card();
            let text = say
                .begin("fact-acts")
                .card(card)
                .with("what", effects::text(say.lang, effect, options))
                .text();
            Line::new(Tone::Effect, text).with_card(card.id())
        }
        Fact::ShowsHeld { side, cards } => {
            let id = if cards == 0 { "fact-holds-none" } else { "fact-shows-held" };
            let text = say.begin(id).side(side).with("n", cards).text();
            Line::new(Tone::Card, text).of(side.seat())
        }
        Fact::Retrieves { side, card } => with_card(Tone::Card, side, "fact-retrieves", card),
        Fact::Gives { side, card } => with_card(Tone::Card, side, "fact-gives", card),
        Fact::Returns { card } => {
            Line::new(Tone::Card, say.begin("fact-returns").card(card).text()).with_card(card.id())
        }
        Fact::Chooses { side, word } => Line::new(Tone::Choice, chooses(say, side, word)).of(side.seat()),
        Fact::Names { side, country } => names(say, side, country),
        Fact::Bids { chair, wants, bid } => {
            let text =
                say.begin("fact-bids").side(wants).with("chair", say.name(chair)).with("n", bid).text();
            Line::new(Tone::Choice, text).of(chair.seat())
        }
        Fact::ChairsChange => Line::new(Tone::Choice, say.word("fact-chairs-change")),
        Fact::FinalScoring => Line::new(Tone::Turn, say.word("term-final-scoring")),
        Fact::Over { winner, ending } => over(say, winner, ending),
        // Everything else has an entry of its own; if one came here, it would say its name in the language of the rules.
        Fact::Turn { .. }
        | Fact::Dealt { .. }
        | Fact::HeadlineBegins { .. }
        | Fact::Plays { .. }
        | Fact::Disposed { .. }
        | Fact::Step { .. }
        | Fact::Influence { .. }
        | Fact::VictoryPoints { .. }
        | Fact::Scored { .. }
        | Fact::Shortfall { .. }
        | Fact::Coup { .. }
        | Fact::Realignment { .. }
        | Fact::War { .. }
        | Fact::Contest { .. }
        | Fact::Reveals { .. }
        | Fact::LooksAt { .. }
        | Fact::Discards { .. }
        | Fact::China { .. } => unreachable!("{fact:?} has an entry of its own"),
    }
}

fn chooses(say: Say, side: Side, word: Word) -> String {
    if let Some(region) = word.as_region() {
        return say.begin("fact-chooses-region").side(side).with("region", say.region(region)).text();
    }
    if let Some(level) = word.as_defcon() {
        return say.begin("fact-chooses-defcon").side(side).with("n", level).text();
    }
    let id = match word {
        Word::Done => "fact-chooses-done",
        Word::Add => "fact-chooses-add",
        Word::Remove => "fact-chooses-remove",
        Word::Participate => "fact-chooses-participate",
        Word::Boycott => "fact-chooses-boycott",
        Word::EndGame => "fact-chooses-end-game",
        _ => {
            let label = say.word(&format!("word-{}", word.id()));
            return say.begin("fact-chooses").side(side).with("word", label).text();
        }
    };
    say.begin(id).side(side).text()
}

fn names(say: Say, side: Side, country: Country) -> Line {
    let card = CardId::ShuttleDiplomacy;
    let text = say.begin("fact-names").card(card).country(country).text();
    Line::new(Tone::Choice, text).of(side.seat()).with_card(card.id()).at(country.id())
}

fn over(say: Say, winner: Option<Side>, ending: Ending) -> Line {
    match winner {
        Some(side) => {
            let text = say.begin(format!("fact-over-{}", ending.word())).side(side);
            let text = text.with("loser", say.the(side.opponent())).text();
            Line::new(Tone::End, text).of(side.seat())
        }
        None => Line::new(Tone::End, say.word("fact-over-draw")),
    }
}
