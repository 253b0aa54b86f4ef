//! Twilight Struggle as a message to one viewer.

use detente_chronicle::twilight::{barred, effects, modifier, ops, preview};
use detente_game::{Actor, Viewer};
use detente_protocol as p;
use detente_struggle::Struggle;
use detente_struggle::cards::{Barred, CardId, CardSet};
use detente_struggle::decision::{Action, Asked, HeadlineChoice, Stage, Underway};
use detente_struggle::effects::{Duration, Effect};
use detente_struggle::fact::Fact;
use detente_struggle::map::{CountrySet, Region};
use detente_struggle::options::Options;
use detente_struggle::rules::scoring::{Level, Share};
use detente_struggle::side::{BySide, Side, Us, Ussr};
use detente_struggle::state::State;
use detente_struggle::view::View;
use detente_words::{Lang, card_name, card_summary_in};

use super::{Hosted, Manner, Part};

impl Hosted for Struggle {
    type Memory = ();

    fn remember((): &mut (), _fact: &Fact) {}

    fn show(view: &View, (): &(), manner: Manner<'_>) -> p::GameView {
        p::GameView::Twilight { view: Box::new(show(view, manner)) }
    }

    fn course(&self) -> Option<p::HistoryPoint> {
        Some(p::HistoryPoint {
            turn: self.turn,
            round: self.round,
            vp: self.vp,
            defcon: self.defcon,
            us: self.controlled.us.len() as u8,
            ussr: self.controlled.ussr.len() as u8,
        })
    }

    fn swapped(&self) -> bool {
        self.swapped
    }

    /// A headline phase has two parts: the choice, and what comes of it.
    fn part(&self) -> Part {
        let together = matches!(self.asked(), Some(Asked::Headline(_) | Asked::Bid(_)));
        let (kind, by, round) = match self.stage() {
            Stage::Bid => (0, None, 0),
            Stage::SetUp => (1, self.asked().and_then(|asked| asked.side()), 0),
            Stage::Deal => (2, None, 0),
            Stage::Headline => (3, None, 0),
            Stage::ActionRound { by, number } => (4, Some(by), number),
            Stage::EndOfTurn => (5, self.asked().and_then(|asked| asked.side()), 0),
            Stage::Over => (6, None, 0),
        };
        let by = by.map_or(2, |by| u32::from(by.seat().0));
        let number = (u32::from(self.turn) << 16) | (u32::from(round) << 8) | (kind << 4) | (by << 1);
        Part { number: number | u32::from(together), together }
    }

    fn known(options: &Options, actions: &[(Actor, Action)], viewer: Viewer) -> Vec<bool> {
        detente_struggle::known::known(options, actions, viewer)
    }
}

fn show(view: &View, manner: Manner<'_>) -> p::TwilightView {
    let state = view.open();
    let own = match view.viewer() {
        Viewer::Seat(seat) => Some(Side::of_seat(seat)),
        Viewer::Observer => None,
    };
    let hand = own.map(|side| hand(state, side, manner.lang)).unwrap_or_default();
    let scores = if manner.has("scores") { scores(state) } else { Vec::new() };
    p::TwilightView {
        turn: state.turn,
        round: state.round,
        phase: phase(state.stage()),
        rounds: p::BySide { us: state.rounds_of(Us), ussr: state.rounds_of(Ussr) },
        phasing: side(state.phasing),
        vp: state.vp,
        defcon: state.defcon,
        closed: p::ClosedRegions {
            coups: regions_within(state.closed_by_defcon()),
            realignments: regions_within(state.closed_to_realignments()),
        },
        military_ops: numbers(state.military_ops),
        required_military_ops: state.required_military_ops(),
        space: numbers(state.space),
        space_attempts: numbers(state.space_attempts),
        china: p::ChinaCard { holder: state.china.holder.map(side), face_up: state.china.face_up },
        countries: countries(state),
        hand,
        hand_size: p::BySide { us: view.hand_size(Us), ussr: view.hand_size(Ussr) },
        known: p::CardsBySide { us: cards(state.known.us), ussr: cards(state.known.ussr) },
        deck_size: view.deck_size(),
        discard: cards(state.discard),
        removed: cards(state.removed),
        in_play: cards(state.in_play),
        table: cards(state.table),
        looked_at: cards(state.looked_at),
        unseen: if manner.has("tracker") { cards(view.unseen()) } else { Vec::new() },
        effects: effect_states(state, manner.lang),
        headlines: headlines(state),
        operations: operations(state),
        events: events(state),
        chinese_civil_war: state.options.chinese_civil_war.then_some(state.chinese_civil_war),
        swapped: state.swapped,
        edition: if state.options.is_first_edition() { p::Edition::First } else { p::Edition::Deluxe },
        final_vp: if manner.has("scores") { state.vp + state.final_scoring().difference() } else { state.vp },
        scores,
    }
}

pub(super) fn side(side: Side) -> p::Side {
    match side {
        Us => p::Side::Us,
        Ussr => p::Side::Ussr,
    }
}

fn numbers(numbers: BySide<u8>) -> p::BySide {
    p::BySide { us: numbers.us, ussr: numbers.ussr }
}

fn cards(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.id().to_owned()).collect()
}

fn regions_within(closed: CountrySet) -> Vec<String> {
    let whole = Region::ALL.into_iter().filter(|region| region.countries().within(closed));
    whole.map(|region| region.id().to_owned()).collect()
}

fn countries(state: &State) -> Vec<p::CountryState> {
    (state.present.us | state.present.ussr)
        .iter()
        .map(|country| p::CountryState {
            id: country.id().to_owned(),
            us: state.influence(Us, country),
            ussr: state.influence(Ussr, country),
            control: Side::BOTH.into_iter().find(|&by| state.controls(by, country)).map(side),
        })
        .collect()
}

/// The own cards, and The China Card while it is held.
fn hand(state: &State, own: Side, lang: Lang) -> Vec<p::HandCard> {
    let mut held = state.hand[own];
    if state.china.holder == Some(own) {
        held.insert(CardId::TheChinaCard);
    }
    let playable = playable(state, own);
    held.iter()
        .map(|card| {
            let facts = state.card(card);
            let worth = ops::of_card(state, own, card);
            let modifiers = worth.value.modifiers.iter().map(|each| p::OpsModifier {
                id: modifier_id(own, each.amount).word().to_owned(),
                name: modifier::text(lang, each),
                change: each.amount,
            });
            p::HandCard {
                id: card.id().to_owned(),
                name: card_name(lang, card.id()).into_owned(),
                summary: card_summary_in(lang, card.id(), state.options.edition.word()).into_owned(),
                number: facts.number.to_owned(),
                side: facts.side.map(side),
                scoring: facts.scoring,
                starred: facts.starred,
                printed_ops: facts.ops,
                ops: if facts.scoring { 0 } else { worth.value.points },
                modifiers: if facts.scoring { Vec::new() } else { modifiers.collect() },
                barred: barred::why(state, card, own).map(|why| barred_reason(why, lang)),
                space: !facts.scoring && state.may_space(own, facts.ops),
                known: state.known[own].contains(card) || card == CardId::TheChinaCard,
                playable: playable.contains(card),
            }
        })
        .collect()
}

/// 7.4: the effect behind a flat modifier.
fn modifier_id(own: Side, amount: i8) -> Effect {
    match (own, amount > 0) {
        (Us, true) => Effect::Containment,
        (Ussr, true) => Effect::BrezhnevDoctrine,
        (Us, false) => Effect::RedScareOnUs,
        (Ussr, false) => Effect::RedScareOnUssr,
    }
}

/// The cards that may be chosen in the question on the table.
fn playable(state: &State, own: Side) -> CardSet {
    let mut legal = Vec::new();
    detente_game::Game::legal(state, own.seat(), &mut legal);
    legal
        .into_iter()
        .filter_map(|action| match action {
            Action::Card(card) => Some(card),
            _ => None,
        })
        .collect()
}

pub(super) fn barred_reason(why: Barred, lang: Lang) -> p::BarredReason {
    use p::BarredWhy as Why;
    let (why_word, card) = match why {
        Barred::By(card) => (Why::By, Some(card)),
        Barred::Needs(card) => (Why::Needs, Some(card)),
        Barred::NeedsMarshallOrWarsaw => (Why::NeedsMarshallOrWarsaw, None),
        Barred::NoOpponentCard => (Why::NoOpponentCard, None),
        Barred::NotInHeadline => (Why::NotInHeadline, None),
        Barred::FewerBattlegrounds => (Why::FewerBattlegrounds, None),
        Barred::NoMiddleEastCountry => (Why::NoMiddleEastCountry, None),
        Barred::SpaceRacePosition => (Why::SpaceRacePosition, None),
        Barred::DefconNotTwo => (Why::DefconNotTwo, None),
        Barred::LateWar => (Why::LateWar, None),
        Barred::NoUnitedKingdom => (Why::NoUnitedKingdom, None),
        Barred::NoCountry => (Why::NoCountry, None),
        Barred::ChineseCivilWar => (Why::ChineseCivilWar, None),
        Barred::NoEvent => (Why::NoEvent, None),
    };
    p::BarredReason {
        why: why_word,
        card: card.map(|card| card.id().to_owned()),
        text: barred::text(lang, why),
    }
}

fn effect_states(state: &State, lang: Lang) -> Vec<p::EffectState> {
    state.effects.iter().map(|effect| effect_state(state, effect, lang)).collect()
}

pub(super) fn effect_state(state: &State, effect: Effect, lang: Lang) -> p::EffectState {
    let card = effect.card();
    p::EffectState {
        id: effect.word().to_owned(),
        card: card.id().to_owned(),
        name: card_name(lang, card.id()).into_owned(),
        text: effects::text(lang, effect, &state.options),
        side: state.card(card).side.map(side),
        duration: match effect.duration() {
            Duration::Turn => p::Duration::Turn,
            Duration::Event => p::Duration::Event,
            Duration::Game => p::Duration::Game,
        },
    }
}

fn phase(stage: Stage) -> p::Phase {
    match stage {
        Stage::Bid => p::Phase::Bid,
        Stage::SetUp => p::Phase::Setup,
        Stage::Deal => p::Phase::Deal,
        Stage::Headline => p::Phase::Headline,
        Stage::ActionRound { .. } => p::Phase::ActionRound,
        Stage::EndOfTurn => p::Phase::EndOfTurn,
        Stage::Over => p::Phase::Over,
    }
}

/// The cards whose events are being carried out, the outermost first.
fn events(state: &State) -> Vec<String> {
    let mut events: Vec<String> = state
        .underway()
        .filter_map(|what| match what {
            Underway::Event(card) => Some(card.id().to_owned()),
            _ => None,
        })
        .collect();
    events.reverse();
    events
}

fn headlines(state: &State) -> Option<p::Headlines> {
    let Some(Asked::Headline(chosen)) = state.asked() else { return None };
    let told = |choice: HeadlineChoice| {
        let (status, card) = match choice {
            HeadlineChoice::Open => (p::HeadlineStatus::Open, None),
            HeadlineChoice::Hidden => (p::HeadlineStatus::Hidden, None),
            HeadlineChoice::Nothing => (p::HeadlineStatus::Nothing, None),
            HeadlineChoice::Card(card) => (p::HeadlineStatus::Known, Some(card.id().to_owned())),
        };
        p::Headline { status, card }
    };
    Some(p::Headlines { us: told(chosen.us), ussr: told(chosen.ussr) })
}

fn operations(state: &State) -> Option<p::OperationsState> {
    state.underway().find_map(|what| {
        use p::OperationsKind as Kind;
        let (by, kind, points, spent) = match what {
            Underway::Operations(grant) => (grant.by, Kind::Operations, state.grant_value(&grant).points, 0),
            Underway::Influence(placement) => {
                (placement.by, Kind::Influence, placement.points, placement.spent)
            }
            Underway::Realign(rolls) => (rolls.by, Kind::Realign, rolls.points, rolls.spent),
            Underway::Coup(coup) => (coup.by, Kind::Coup, coup.points, 0),
            _ => return None,
        };
        Some(p::OperationsState { by: side(by), kind, points, spent })
    })
}

fn scores(state: &State) -> Vec<p::RegionScore> {
    Region::ALL
        .into_iter()
        .map(|region| {
            let score = preview::region(state, region);
            p::RegionScore {
                region: region.id().to_owned(),
                us: score_share(&score.shares.us),
                ussr: score_share(&score.shares.ussr),
                difference: score.difference(),
                wins: score.winner().map(side),
            }
        })
        .collect()
}

pub(super) fn score_share(share: &Share) -> p::ScoreShare {
    p::ScoreShare {
        level: match share.level {
            Level::Nothing => p::ScoreLevel::None,
            Level::Presence => p::ScoreLevel::Presence,
            Level::Domination => p::ScoreLevel::Domination,
            Level::Control => p::ScoreLevel::Control,
        },
        level_vp: share.level_points.unsigned_abs(),
        battlegrounds: share.battlegrounds.len() as u8,
        bordering: share.bordering.len() as u8,
        vp: share.points().unsigned_abs(),
    }
}

#[cfg(test)]
mod tests {
    use detente_game::{Game as _, Notation as _};

    use super::*;

    fn shown(position: &str) -> p::TwilightView {
        let state = State::parse_position(position).expect("a position");
        let manner = Manner { lang: Lang::En, without: &[] };
        show(&state.view(Viewer::Observer), manner)
    }

    #[test]
    fn first_edition_operations_granted_by_an_event_are_shown_unmodified_7_4_3() {
        let position = |edition: &str| {
            format!(
                "options=edition={edition} turn=2 round=1 phasing=us us=panama:2 effects=containment \
                 stack=turn/2,end-of-round/us,operations/us/1/7/0/no/yes/no"
            )
        };
        let points = |edition| shown(&position(edition)).operations.expect("operations").points;
        assert_eq!((points("deluxe"), points("first")), (2, 1));
    }

    const ROUND: &str =
        "turn=2 round=1 phasing=us hand-us=fidel stack=turn/2,end-of-round/us,action-round/us";

    #[test]
    fn what_defcon_closes_and_requires_is_told_8_1_5_8_2_1() {
        let view = shown(&format!("{ROUND} defcon=3"));
        assert_eq!(view.closed.coups, ["europe", "asia"]);
        assert_eq!((view.closed.realignments, view.required_military_ops), (view.closed.coups, 3));
        // Designers' rule: realignment is free of DEFCON limits.
        let view = shown(&format!("options=realign-any-defcon=on {ROUND} defcon=2"));
        assert_eq!(view.closed.coups, ["europe", "asia", "middle-east"]);
        assert_eq!((view.closed.realignments.len(), view.required_military_ops), (0, 2));
    }
}
