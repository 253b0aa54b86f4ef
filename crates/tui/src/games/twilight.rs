//! Twilight Struggle at the terminal: tracks, the map by region, the hand, what can be looked up.

use detente_chronicle::twilight::{barred, effects, odds, ops, preview};
use detente_game::Viewer;
use detente_struggle::Struggle;
use detente_struggle::cards::{Card, CardId};
use detente_struggle::decision::Stage;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;
use detente_struggle::view::View;
use detente_words::{card_name, card_summary_in, country_name, region_name};

use crate::input;
use crate::say::Say;
use crate::scene::{self, Board, HandCard, Track};
use crate::shown::Shown;
use crate::table::{Refused, Thing};

impl Shown for Struggle {
    const GIVES_REASONS: bool = true;

    fn when(view: &View, say: Say) -> String {
        let state = view.open();
        let turn = ("turn", state.turn.into());
        match view.stage() {
            Stage::Bid => say.word("term-bid"),
            Stage::SetUp => say.word("term-setup"),
            // The first deal comes before the set-up.
            Stage::Deal if state.turn == 1 => say.word("term-setup"),
            Stage::Deal | Stage::Headline => say.text("when-headline", &[turn]),
            Stage::Over if state.is_headline() => say.text("when-headline", &[turn]),
            // At the end the last round, and whose it was.
            Stage::ActionRound { .. } | Stage::EndOfTurn | Stage::Over => {
                let seat = say.seat(state.phasing.word());
                say.text("when-round", &[turn, ("round", state.round.into()), ("seat", seat.into())])
            }
        }
    }

    fn tracks(view: &View, say: Say) -> Vec<Track> {
        let state = view.open();
        let (us, ussr) = (say.seat("us"), say.seat("ussr"));
        let both = |a: u8, b: u8| format!("{us} {a}, {ussr} {b}");
        let score = match state.vp {
            0 => "0".to_owned(),
            1.. => format!("{us} +{}", state.vp),
            _ => format!("{ussr} +{}", state.vp.unsigned_abs()),
        };
        let china = match state.china.holder {
            Some(side) => {
                let id = if state.china.face_up { "china-up" } else { "china-down" };
                say.text(id, &[("seat", say.seat(side.word()).into())])
            }
            None => "–".to_owned(),
        };
        let hands = both(view.hand_size(Us), view.hand_size(Ussr));
        let piles = say.text(
            "piles",
            &[("draw", view.deck_size().into()), ("discard", (state.discard.len() as u8).into())],
        );
        let track = |label: &str, value: String| Track { label: say.line(label), value };
        let mut tracks = vec![
            track("track-vp", score),
            track("track-defcon", state.defcon.to_string()),
            track("track-military", both(state.military_ops.us, state.military_ops.ussr)),
            track("track-space", both(state.space.us, state.space.ussr)),
            track("track-china", china),
            track("track-hands", hands),
            track("track-piles", piles),
        ];
        if state.options.chinese_civil_war {
            tracks.push(track("track-civil-war", state.chinese_civil_war.to_string()));
        }
        tracks
    }

    fn board(view: &View, say: Say) -> Board {
        Board::Map(Region::ALL.into_iter().map(|each| region(view.open(), each, say)).collect())
    }

    fn hand(view: &View, say: Say) -> (String, Vec<HandCard>) {
        let state = view.open();
        let Viewer::Seat(seat) = view.viewer() else { return (say.word("term-hand"), Vec::new()) };
        let side = Side::of_seat(seat);
        let china = (state.china.holder == Some(side)).then_some(CardId::TheChinaCard);
        let mut cards: Vec<CardId> = state.hand[side].iter().collect();
        if let Some(china) = china.filter(|china| !cards.contains(china)) {
            cards.push(china);
        }
        (say.word("term-hand"), cards.into_iter().map(|card| hand_card(state, side, card, say)).collect())
    }

    fn notes(view: &View, say: Say) -> Vec<String> {
        let in_force = effects::in_force(view.open(), say.0);
        in_force.into_iter().map(|each| format!("{}: {}", each.title, each.text)).collect()
    }

    fn index(say: Say) -> Vec<Thing> {
        let country = |country: Country| Thing {
            id: country.id().to_owned(),
            name: country_name(say.0, country.id()).into_owned(),
            kind: region_name(say.0, country.region().id()).into_owned(),
        };
        let card = |card: CardId| Thing {
            id: card.id().to_owned(),
            name: card_name(say.0, card.id()).into_owned(),
            kind: say.word("term-card"),
        };
        CountrySet::WORLD.iter().map(country).chain(CardId::all().map(card)).collect()
    }

    fn about(view: &View, id: &str, say: Say) -> Vec<String> {
        let state = view.open();
        if let Some(country) = Country::parse(id) {
            return about_country(view, country, say);
        }
        let Some(card) = CardId::parse(id) else { return Vec::new() };
        let mut lines = vec![
            format!("{} · {}", card_name(say.0, id), marks(state.card(card), say.word("term-neutral"), say)),
            card_summary_in(say.0, id, state.options.edition.word()).into(),
        ];
        let place =
            |set: &detente_struggle::cards::CardSet, term: &str| set.contains(card).then(|| say.word(term));
        let places =
            [place(&state.discard, "term-discard-pile"), place(&state.removed, "term-removed-cards")];
        lines.extend(places.into_iter().flatten());
        if let Viewer::Seat(seat) = view.viewer() {
            let side = Side::of_seat(seat);
            if !state.card(card).scoring {
                lines.push(ops::of_card(state, side, card).text(say.0));
            }
            if let Some(why) = barred::why(state, card, side) {
                lines.push(barred::text(say.0, why));
            }
        }
        lines
    }

    fn odds(view: &View, words: &[&str], say: Say) -> Result<Vec<String>, Refused> {
        let usage = || Refused(say.line("odds-usage"));
        let state = view.open();
        let (&what, rest) = words.split_first().ok_or_else(usage)?;
        let (by, rest) = match rest.last().and_then(|word| Side::parse(word)) {
            Some(side) => (side, &rest[..rest.len() - 1]),
            None => (own_side(view), rest),
        };
        if input::is_command(say, "space", what) {
            let space = odds::space(state, by).ok_or_else(|| Refused(say.line("odds-no-space")))?;
            return Ok(vec![space.text(&state.options, say.0)]);
        }
        let (points, rest) =
            match rest.split_last().and_then(|(last, rest)| Some((last.parse::<u8>().ok()?, rest))) {
                Some((points, rest)) => (Some(points), rest),
                None => (None, rest),
            };
        let country = find_country(&rest.join(" "), say)?;
        let name = country_name(say.0, country.id());
        if input::is_command(say, "coup", what) {
            let points = points.filter(|points| (1..=9).contains(points)).ok_or_else(usage)?;
            Ok(vec![format!("{name}: {}", odds::coup(state, by, country, points).text(say.0))])
        } else if input::is_command(say, "realign", what) {
            Ok(vec![format!("{name}: {}", odds::realignment(state, by, country).text(say.0))])
        } else {
            Err(usage())
        }
    }

    fn score(view: &View, words: &[&str], say: Say) -> Result<Vec<String>, Refused> {
        let state = view.open();
        if words.is_empty() {
            return Ok(preview::final_texts(say.0, state));
        }
        let asked = words.join(" ");
        let names: Vec<[String; 2]> = Region::ALL
            .iter()
            .map(|region| [region_name(say.0, region.id()).into_owned(), region.id().to_owned()])
            .collect();
        if let input::Picked::One(at) = input::pick(&asked, &names) {
            return Ok(vec![preview::text(say.0, &preview::region(state, Region::ALL[at]))]);
        }
        let known: Vec<String> = names.into_iter().map(|[name, _]| name).collect();
        let args = [("asked", asked.into()), ("known", say.list(&known).into())];
        Err(Refused(say.text("no-region", &args)))
    }
}

/// The side that looks; for somebody who looks on, the one whose round it is.
fn own_side(view: &View) -> Side {
    match view.viewer() {
        Viewer::Seat(seat) => Side::of_seat(seat),
        Viewer::Observer => view.open().phasing,
    }
}

fn find_country(asked: &str, say: Say) -> Result<Country, Refused> {
    let all: Vec<Country> = CountrySet::WORLD.iter().collect();
    let names: Vec<[String; 2]> = all
        .iter()
        .map(|country| [country_name(say.0, country.id()).into_owned(), country.id().to_owned()])
        .collect();
    match input::pick(asked, &names) {
        input::Picked::One(at) => Ok(all[at]),
        input::Picked::None => Err(Refused(say.text("no-country", &[("asked", asked.to_owned().into())]))),
        input::Picked::Several(places) => {
            let several: Vec<String> = places.into_iter().map(|at| names[at][0].clone()).collect();
            let args = [("asked", asked.to_owned().into()), ("known", say.list(&several).into())];
            Err(Refused(say.text("several", &args)))
        }
    }
}

fn region(state: &State, region: Region, say: Say) -> scene::Region {
    let score = preview::region(state, region);
    let lead = |side: Side, points: i8| format!("{} +{}", say.seat(side.word()), points.unsigned_abs());
    let score = match (score.winner(), score.difference()) {
        (Some(side), _) => say.text("wins-game", &[("side", side.word().into())]),
        (None, 0) => "0".to_owned(),
        (None, points @ 1..) => lead(Us, points),
        (None, points) => lead(Ussr, points),
    };
    scene::Region {
        id: region.id().to_owned(),
        name: region_name(say.0, region.id()).into_owned(),
        score,
        countries: region.countries().iter().map(|each| country(state, each, say)).collect(),
    }
}

fn country(state: &State, country: Country, say: Say) -> scene::Country {
    let control = Side::BOTH.into_iter().position(|side| state.controls(side, country));
    scene::Country {
        id: country.id().to_owned(),
        name: country_name(say.0, country.id()).into_owned(),
        stability: country.stability(),
        battleground: country.is_battleground(),
        influence: [state.influence(Us, country), state.influence(Ussr, country)],
        control,
    }
}

/// Side, operations and whether the event happens only once. `neutral` is the word for a card of either side.
fn marks(card: &Card, neutral: String, say: Say) -> String {
    let mut marks = if card.scoring {
        vec![say.word("term-scoring-card")]
    } else {
        let side = card.side.map_or(neutral, |side| say.seat(side.word()));
        vec![side, detente_words::text(say.0, "ops", &[("n", card.ops.into())]).into_owned()]
    };
    if card.starred {
        marks.push("*".to_owned());
    }
    marks.join(" · ")
}

fn hand_card(state: &State, side: Side, card: CardId, say: Say) -> HandCard {
    let facts = state.card(card);
    let mut marks = marks(facts, say.line("mark-neutral"), say);
    if !facts.scoring {
        let points = state.effective_ops(side, facts.ops);
        if points != facts.ops {
            marks = format!("{marks} → {points}");
        }
    }
    HandCard {
        id: card.id().to_owned(),
        name: card_name(say.0, card.id()).into_owned(),
        marks,
        side: facts.side.map(|side| usize::from(side == Ussr)),
        text: card_summary_in(say.0, card.id(), state.options.edition.word()).into_owned(),
    }
}

/// A country: who stands how, its neighbours, and what attacking it would bring with 1 to 4 points.
fn about_country(view: &View, country: Country, say: Say) -> Vec<String> {
    let state = view.open();
    let by = own_side(view);
    let shown = self::country(state, country, say);
    let mut lines = vec![describe(&shown, say)];
    let neighbours: Vec<String> = country
        .neighbours()
        .iter()
        .map(|each| describe_briefly(&self::country(state, each, say)))
        .chain(country.superpower().map(|side| say.seat(side.word())))
        .collect();
    lines.push(format!("{}: {}", say.word("term-adjacent"), say.list(&neighbours)));
    if state.influence(by.opponent(), country) > 0 {
        lines.push(format!("{}:", say.text("odds-of", &[("side", by.word().into())])));
        for points in 1..=4 {
            let what = detente_words::text(say.0, "ops", &[("n", points.into())]);
            let coup = odds::coup(state, by, country, points).text(say.0);
            lines.push(format!("{}, {what}: {coup}", say.word("term-coup")));
        }
        let realignment = odds::realignment(state, by, country).text(say.0);
        lines.push(format!("{}: {realignment}", say.word("term-realignment")));
    }
    lines
}

/// `Iran: stability 2, battleground. US 1, USSR 0, nobody controls it`.
pub fn describe(country: &scene::Country, say: Say) -> String {
    let ground = if country.battleground { "term-battleground" } else { "term-non-battleground" };
    let control = match country.control {
        Some(side) => say.text("controlled-by", &[("by", say.seat_in("by", ["us", "ussr"][side]).into())]),
        None => say.word("term-uncontrolled").to_lowercase(),
    };
    let args = [
        ("name", country.name.clone().into()),
        ("stability", country.stability.into()),
        ("ground", say.word(ground).to_lowercase().into()),
        ("us", format!("{} {}", say.seat("us"), country.influence[0]).into()),
        ("ussr", format!("{} {}", say.seat("ussr"), country.influence[1]).into()),
        ("control", control.into()),
    ];
    say.text("country", &args)
}

fn describe_briefly(country: &scene::Country) -> String {
    format!("{} {}", country.name, influence(country))
}

/// `[3]:1`, the brackets around the side in control.
pub fn influence(country: &scene::Country) -> String {
    let one = |side: usize| {
        let n = country.influence[side];
        if country.control == Some(side) { format!("[{n}]") } else { n.to_string() }
    };
    format!("{}:{}", one(0), one(1))
}
