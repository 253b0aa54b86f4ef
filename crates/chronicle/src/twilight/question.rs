//! What a side is asked, from the top of the decision stack. Texts: `questions.ftl`.
//!
//! Every frame that waits has a text of its own; every step of a card that asks has one under `ask-<card>-<step>`.
//! Nothing here looks at cards that the asked side cannot see, so the open part of its view is enough.

use detente_struggle::cards::{CardId, Event, Step};
use detente_struggle::decision::{Action, BidChoice, Frame, HeadlineChoice, Usage, Zone};
use detente_struggle::effects::Effect;
use detente_struggle::map::Region;
use detente_struggle::rules::operations::Source;
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_words::Lang;

use super::{choice, effects};
use crate::Question;
use crate::say::{Phrase, Say};

/// A question on its way: its text, the id whose attributes name the answers, what asks.
pub(super) struct Asked {
    pub id: String,
    text: String,
    card: Option<CardId>,
    section: &'static str,
}

impl Asked {
    fn new(phrase: Phrase, id: impl Into<String>, section: &'static str) -> Asked {
        Asked { id: id.into(), text: phrase.text(), card: None, section }
    }

    fn by(mut self, card: Option<CardId>) -> Asked {
        self.card = card;
        self
    }
}

/// What `side` is asked, or what it may do unasked.
pub(super) fn ask(state: &State, side: Side, lang: Lang) -> Option<Question> {
    let say = Say(lang);
    let choices = state.choices(side);
    if choices.is_empty() {
        return None;
    }
    let asked = if state.awaits(side) {
        asked(say, state, side)?
    } else {
        let card = CardId::CubanMissileCrisis;
        Asked::new(say.begin("ask-lift").card(card), "ask-lift", "").by(Some(card))
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
    state.stack.iter().rev().find_map(|frame| match *frame {
        Frame::Event(event) => Some(event.card),
        Frame::Dispose { card } => Some(card),
        _ => None,
    })
}

/// Does an event grant the operations on top of the stack?
fn is_granted(state: &State) -> bool {
    let below =
        state.stack.iter().rev().find(|frame| matches!(frame, Frame::Event(_) | Frame::Dispose { .. }));
    matches!(below, Some(Frame::Event(_)))
}

fn asked(say: Say, state: &State, side: Side) -> Option<Asked> {
    let plain = |id: &'static str, section| Asked::new(say.begin(id), id, section);
    let top = *state.stack.last()?;
    Some(match top {
        Frame::Bid { us, ussr } => match if side == Us { us } else { ussr } {
            BidChoice::Wants(wants) => Asked::new(say.begin("ask-bid").side(wants), "ask-bid", "11.1.4"),
            _ => plain("ask-bid-side", "11.1.4"),
        },
        Frame::OpenBidSide { .. } => plain("ask-open-bid-side", "11.3"),
        Frame::OpenBid { side: wants, may, .. } => {
            let id = if may { "ask-open-bid-raise" } else { "ask-open-bid" };
            Asked::new(say.begin(id).side(wants), id, "11.3")
        }
        Frame::Setup { left, extra: true, .. } => {
            Asked::new(say.begin("ask-setup-extra").with("n", left), "ask-setup-extra", "11.1.4.1")
        }
        Frame::Setup { by, left, extra: false } => {
            let half = if by == Us { "western-europe" } else { "eastern-europe" };
            let text =
                say.begin("ask-setup").with("n", left).with("in", say.word(&format!("region-{half}.in")));
            Asked::new(text, "ask-setup", "3")
        }
        Frame::Headline { us, ussr } => {
            let other = if side == Us { ussr } else { us };
            if let HeadlineChoice::Card(card) = other {
                Asked::new(say.begin("ask-headline-second").card(card), "ask-headline", "4.5")
            } else {
                plain("ask-headline", "4.5")
            }
        }
        Frame::ActionRound { by } => {
            if state.has(Effect::missile_envy_owed_by(by)) {
                let card = CardId::MissileEnvy;
                Asked::new(say.begin("ask-action-round-owed").card(card), "ask-action-round", "5")
            } else if state.is_extra_round() {
                plain("ask-action-round-extra", "6.4.4")
            } else {
                let round = say.begin("ask-action-round").with("round", state.round);
                Asked::new(round.with("rounds", state.rounds_of(by)), "ask-action-round", "5")
            }
        }
        Frame::Trap { by } => {
            let card = effects::card_of(Effect::trap_of(by));
            let trap = state.trap_choices(by);
            let id = if trap.discards.is_empty() { "ask-trap-scoring" } else { "ask-trap" };
            Asked::new(say.begin(id).card(card), id, "").by(Some(card))
        }
        Frame::Use { card, usage, .. } => {
            let id = if usage == Usage::OpsOnly { "ask-use-operations" } else { "ask-use" };
            Asked::new(say.begin(id).card(card), id, "").by(Some(card))
        }
        Frame::Norad {} => Asked::new(say.begin("ask-norad"), "ask-norad", "").by(Some(CardId::Norad)),
        Frame::Operations { by, ops, zone, may, .. } => operations(say, state, by, ops, zone, may),
        Frame::Influence { spent, points, .. } => {
            let id = if spent >= points { "ask-influence-bonus" } else { "ask-influence" };
            let text = say.begin(id).with("left", points.saturating_sub(spent)).with("points", points);
            Asked::new(text, id, "6.1").by(card_in_use(state))
        }
        Frame::Realign { spent, points, zone, .. } => {
            let id = if spent >= points { "ask-realign-bonus" } else { "ask-realign" };
            let text = say.begin(id).with("left", points.saturating_sub(spent)).with("points", points);
            Asked::new(text.with("where", place(say, zone)), id, "6.2").by(card_in_use(state))
        }
        Frame::Coup { points, zone, free, .. } => {
            let id = if free { "ask-coup-free" } else { "ask-coup" };
            let text = say.begin(id).with("n", points).with("where", place(say, zone));
            Asked::new(text, id, "6.3").by(card_in_use(state))
        }
        Frame::SpaceOffer { .. } => plain("ask-space-offer", "6.4"),
        Frame::DiscardHeld { .. } => plain("ask-discard-held", "6.4.4"),
        Frame::Ask { step, left } => step_asked(say, state, step, left)?,
        Frame::BidLot { .. }
        | Frame::OpenBidLot {}
        | Frame::Turn { .. }
        | Frame::Draw { .. }
        | Frame::LookAt { .. }
        | Frame::HeadlineEvent { .. }
        | Frame::EndOfRound { .. }
        | Frame::TrapRoll { .. }
        | Frame::Trigger { .. }
        | Frame::Dispose { .. }
        | Frame::PayFlowerPower {}
        | Frame::RealignRoll { .. }
        | Frame::CoupRoll { .. }
        | Frame::SpaceRoll { .. }
        | Frame::Event(_) => return None,
    })
}

fn operations(say: Say, state: &State, by: Side, ops: u8, zone: Zone, may: bool) -> Asked {
    let granted = is_granted(state);
    let points = state.ops_value(by, ops, Source::of(may)).points;
    let card = card_in_use(state);
    let id = match (granted && may, card) {
        (true, Some(_)) => "ask-operations-granted",
        _ => "ask-operations",
    };
    let text = say.begin(id).with("n", points).with("where", place(say, zone));
    let text = if let Some(card) = card { text.card(card) } else { text };
    Asked::new(text, id, "6").by(card)
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

fn step_asked(say: Say, state: &State, step: u8, left: u8) -> Option<Asked> {
    let event = state.current_event()?;
    let specific = step_id(event.card, step);
    let id = if say.has(&specific) { specific } else { generic(state, event, step)?.to_owned() };
    // De-Stalinization takes its points one by one and counts them itself.
    let left = if event.card == CardId::DeStalinization && step == 0 { 4 - event.memo2 } else { left };
    let yes = |holds: bool| if holds { "yes" } else { "no" };
    let mut text = say
        .begin(id.clone())
        .card(event.card)
        .with("n", left)
        .with("late", yes(state.is_late_war()))
        .with("nato", yes(state.has(Effect::Nato)));
    if let Some(drawn) = CardId::from_index(event.memo2) {
        text = text.with("drawn", say.card(drawn));
    }
    Some(Asked::new(text, id, "").by(Some(event.card)))
}

/// What a step asks if its card has no words of its own for it.
fn generic(state: &State, event: Event, step: u8) -> Option<&'static str> {
    match state.card(event.card).event.get(step as usize)? {
        Step::Each(_) => Some("ask-step-each"),
        Step::Country { .. } => Some("ask-step-country"),
        Step::Card { .. } => Some("ask-step-card"),
        Step::Word { .. } => Some("ask-step-word"),
        Step::Do(_) | Step::Die | Step::Dice | Step::RandomCard(_) | Step::Operations { .. } => None,
    }
}
