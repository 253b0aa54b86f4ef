//! What a side is asked, in words. Texts: `questions.ftl`.
//!
//! Everything that a side can be asked has a text of its own; every step of a card that asks has one under `ask-<card>-<step>`.
//! Nothing here looks at cards that the asked side cannot see, so the open part of its view is enough.

use detente_struggle::cards::{CardId, Event, Step};
use detente_struggle::decision::{Action, Asked, BidChoice, Grant, HeadlineChoice, Underway, Usage, Zone};
use detente_struggle::effects::Effect;
use detente_struggle::map::Region;
use detente_struggle::rules::operations::Source;
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_words::Lang;

use super::choice;
use crate::Question;
use crate::say::{Phrase, Say};

/// A question on its way: its text, the id whose attributes name the answers, what asks.
pub(super) struct Put {
    pub id: String,
    text: String,
    card: Option<CardId>,
    section: &'static str,
}

impl Put {
    fn new(phrase: Phrase, id: impl Into<String>, section: &'static str) -> Put {
        Put { id: id.into(), text: phrase.text(), card: None, section }
    }

    fn by(mut self, card: Option<CardId>) -> Put {
        self.card = card;
        self
    }
}

/// What `side` is asked, or what it may do unasked.
pub(super) fn ask(state: &State, side: Side, lang: Lang) -> Option<Question> {
    let say = Say::new(lang);
    let choices = state.choices(side);
    if choices.is_empty() {
        return None;
    }
    let asked = if state.awaits(side) {
        asked(say, state, side)?
    } else {
        let card = CardId::CubanMissileCrisis;
        Put::new(say.begin("ask-lift").card(card), "ask-lift", "").by(Some(card))
    };
    let mut actions: Vec<Action> = Vec::new();
    choices.list(&mut actions);
    let choices = actions.into_iter().map(|action| choice::tell(say, state, side, &asked, action)).collect();
    Some(Question {
        seat: side.seat(),
        card: asked.card.map(CardId::id),
        why: asked.card.map_or_else(|| asked.section.to_owned(), |card| say.title(card)),
        text: asked.text,
        awaited: state.awaits(side),
        choices,
    })
}

/// The card whose operations are being used, or whose event grants them.
pub(super) fn card_in_use(state: &State) -> Option<CardId> {
    state.underway().find_map(|what| match what {
        Underway::Event(card) | Underway::Card(card) => Some(card),
        _ => None,
    })
}

/// Does an event grant the operations that are asked about?
fn is_granted(state: &State) -> bool {
    let beneath = state.underway().find(|what| matches!(what, Underway::Event(_) | Underway::Card(_)));
    matches!(beneath, Some(Underway::Event(_)))
}

fn asked(say: Say, state: &State, side: Side) -> Option<Put> {
    let plain = |id: &'static str, section| Put::new(say.begin(id), id, section);
    Some(match state.asked()? {
        Asked::Bid(bids) => match bids[side] {
            BidChoice::Wants(wants) => Put::new(say.begin("ask-bid").side(wants), "ask-bid", "11.1.4"),
            _ => plain("ask-bid-side", "11.1.4"),
        },
        Asked::OpenBidSide { .. } => plain("ask-open-bid-side", "11.3"),
        Asked::OpenBid { side: wants, may, .. } => {
            let id = if may { "ask-open-bid-raise" } else { "ask-open-bid" };
            Put::new(say.begin(id).side(wants), id, "11.3")
        }
        Asked::SetUp { left, extra: true, .. } => {
            Put::new(say.begin("ask-setup-extra").with("n", left), "ask-setup-extra", "11.1.4.1")
        }
        Asked::SetUp { by, left, extra: false } => {
            let half = if by == Us { "western-europe" } else { "eastern-europe" };
            let text =
                say.begin("ask-setup").with("n", left).with("in", say.word(&format!("region-{half}.in")));
            Put::new(text, "ask-setup", "3")
        }
        Asked::Headline(chosen) => {
            if let HeadlineChoice::Card(card) = chosen[side.opponent()] {
                Put::new(say.begin("ask-headline-second").card(card), "ask-headline", "4.5")
            } else {
                plain("ask-headline", "4.5")
            }
        }
        Asked::ActionRound { by } => {
            if state.has(Effect::missile_envy_owed_by(by)) {
                let card = CardId::MissileEnvy;
                Put::new(say.begin("ask-action-round-owed").card(card), "ask-action-round", "5")
            } else if state.is_extra_round() {
                plain("ask-action-round-extra", "6.4.4")
            } else {
                let round = say.begin("ask-action-round").with("round", state.round);
                Put::new(round.with("rounds", state.rounds_of(by)), "ask-action-round", "5")
            }
        }
        Asked::Trap { by } => {
            let card = Effect::trap_of(by).card();
            let trap = state.trap_choices(by);
            let id = if trap.discards.is_empty() { "ask-trap-scoring" } else { "ask-trap" };
            Put::new(say.begin(id).card(card), id, "").by(Some(card))
        }
        Asked::Use { card, usage, .. } => {
            let id = if usage == Usage::OpsOnly { "ask-use-operations" } else { "ask-use" };
            Put::new(say.begin(id).card(card), id, "").by(Some(card))
        }
        Asked::Norad => Put::new(say.begin("ask-norad"), "ask-norad", "").by(Some(CardId::Norad)),
        Asked::Operations(grant) => operations(say, state, grant),
        asked @ Asked::Influence(placement) => {
            let id = if asked.left() == 0 { "ask-influence-bonus" } else { "ask-influence" };
            let text = say.begin(id).with("left", asked.left()).with("points", placement.points);
            Put::new(text, id, "6.1").by(card_in_use(state))
        }
        asked @ Asked::Realign(rolls) => {
            let id = if asked.left() == 0 { "ask-realign-bonus" } else { "ask-realign" };
            let text = say.begin(id).with("left", asked.left()).with("points", rolls.points);
            Put::new(text.with("where", place(say, rolls.zone)), id, "6.2").by(card_in_use(state))
        }
        Asked::Coup(coup) => {
            let id = if coup.free { "ask-coup-free" } else { "ask-coup" };
            let text = say.begin(id).with("n", coup.points).with("where", place(say, coup.zone));
            Put::new(text, id, "6.3").by(card_in_use(state))
        }
        Asked::SpaceOffer { .. } => plain("ask-space-offer", "6.4"),
        Asked::DiscardHeld { .. } => plain("ask-discard-held", "6.4.4"),
        Asked::Event { card, step, left, .. } => step_asked(say, state, card, step, left)?,
        Asked::Lot
        | Asked::Deal { .. }
        | Asked::LookAt
        | Asked::TrapRoll { .. }
        | Asked::RealignRoll { .. }
        | Asked::CoupRoll { .. }
        | Asked::SpaceRoll { .. } => return None,
    })
}

fn operations(say: Say, state: &State, grant: Grant) -> Put {
    let Grant { zone, may, .. } = grant;
    let granted = is_granted(state);
    let points = state.grant_value(&grant).points;
    let card = card_in_use(state);
    let id = match (granted && may, card) {
        (true, Some(_)) => "ask-operations-granted",
        _ => "ask-operations",
    };
    let text = say.begin(id).with("n", points).with("where", place(say, zone));
    let text = if let Some(card) = card { text.card(card) } else { text };
    Put::new(text, id, "6").by(card)
}

/// ` in Europe`, with a blank before it; nothing if operations may go anywhere.
fn place(say: Say, zone: Zone) -> String {
    let region = |region: Region| say.word(&format!("region-{}.in", region.id()));
    let text = match zone {
        Zone::Anywhere => return String::new(),
        Zone::Europe => region(Region::Europe),
        Zone::CentralAmerica => region(Region::CentralAmerica),
        Zone::SouthAmerica => region(Region::SouthAmerica),
        Zone::CentralOrSouthAmerica => say.word("zone-central-or-south-america"),
        Zone::BesideNicaragua => say.word("zone-beside-nicaragua"),
        Zone::Che => say.word("zone-che"),
        Zone::CheAgain => say.word("zone-che-again"),
    };
    format!(" {text}")
}

/// The id of the text for a step of a card's event.
pub(super) fn step_id(card: CardId, step: u8) -> String {
    format!("ask-{}-{step}", card.id())
}

fn step_asked(say: Say, state: &State, card: CardId, step: u8, left: u8) -> Option<Put> {
    let event = state.current_event()?;
    let specific = step_id(card, step);
    let id = if say.has(&specific) { specific } else { generic(state, card, step)?.to_owned() };
    // De-Stalinization takes its points one by one and counts them itself.
    let left = if card == CardId::DeStalinization && step == 0 { 4 - event.count() } else { left };
    let yes = |holds: bool| if holds { "yes" } else { "no" };
    let mut text = say
        .begin(id.clone())
        .card(card)
        .with("n", left)
        .with("ops", points_at_stake(state, event))
        .with("late", yes(state.is_late_war()))
        .with("nato", yes(state.has(Effect::Nato)));
    if let Some(drawn) = event.kept_card() {
        text = text.with("drawn", say.card(drawn));
    }
    Some(Put::new(text, id, "").by(Some(card)))
}

/// The operations that an event is about to bring: those it grants, else the card's own, as they count now.
fn points_at_stake(state: &State, event: Event) -> u8 {
    let card = state.card(event.card);
    let granted = card.event.iter().find_map(|step| match step {
        Step::Operations { ops, .. } => Some(*ops),
        _ => None,
    });
    let (ops, source) = granted.map_or((card.ops, Source::Card), |ops| (ops, Source::Event));
    state.ops_value(event.by, ops, source).points
}

/// What a step asks if its card has no words of its own for it.
fn generic(state: &State, card: CardId, step: u8) -> Option<&'static str> {
    match state.card(card).event.get(step as usize)? {
        Step::Each(_) => Some("ask-step-each"),
        Step::Country { .. } => Some("ask-step-country"),
        Step::Card { .. } => Some("ask-step-card"),
        Step::Word { .. } => Some("ask-step-word"),
        Step::Do(_) | Step::Die | Step::Dice | Step::RandomCard(_) | Step::Operations { .. } => None,
    }
}
