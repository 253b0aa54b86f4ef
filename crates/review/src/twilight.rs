//! The judge of Twilight Struggle: the network of the learned players, which plays on for both sides and keeps to what is safe.

use detente_game::{Game, Rng, Seat};
use detente_learned::guard;
use detente_learned::line::{Luck, play_out};
use detente_learned::marshal::Method;
use detente_learned::mind::{Beliefs, Mind, choices, ranked, shares};
use detente_learned::weights;
use detente_net::Heads;
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Asked as Question, Word};
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;
use detente_struggle::view::View;
use detente_struggle_ai::reasons;
use detente_words::Lang;

use crate::judge::{Idea, Ideas, Judge, Shares};
use crate::puzzle::{Found, Theme};
use crate::result::{ChanceKind, DecisionKind, Phase, Why};
use crate::reviewed::{Asked, Place, Reviewed, label};

/// Ideas of which the network thinks less than this are none.
const SHARE: f64 = 0.002;

/// The network, playing both sides.
#[derive(Debug)]
pub struct Network {
    mind: Mind,
}

impl Network {
    pub fn new(mind: Mind) -> Network {
        Network { mind }
    }
}

impl Judge<Struggle> for Network {
    type Beliefs = Beliefs;

    fn beliefs(&mut self, view: &View, _: Seat, legal: &[Action]) -> Beliefs {
        self.mind.beliefs(view, &choices(legal))
    }

    fn deal(&mut self, view: &View, beliefs: Option<&Beliefs>, rng: &mut Rng) -> Struggle {
        let mut game = match beliefs {
            Some(beliefs) => self.mind.deal(view, beliefs, rng),
            None => view.deal(rng),
        };
        hold_what_is_used(view, &mut game);
        game
    }

    fn ideas(&mut self, view: &View, seat: Seat, legal: &[Action], rng: &mut Rng) -> Ideas<Action> {
        let named = choices(legal);
        if named.is_empty() {
            return Ideas { list: vec![Idea { action: legal[0], share: 1.0 }], certain: None };
        }
        let policy = self.mind.ask(view, &named, Heads::ALL).policy.clone();
        let ranking = ranked(&policy, legal);
        let order: Vec<Action> = ranking.iter().map(|&(action, _)| action).collect();
        let (admitted, certain) = guard::admit(&mut self.mind, view, Side::of_seat(seat), &order, rng);
        // A line goes on by these shares, with little of chance in them.
        let sharp = shares(&policy, &order, Method::USUAL.course.temperature);
        let list = ranking.iter().zip(sharp).filter(|((action, _), _)| admitted.contains(action));
        let mut list: Vec<(f32, Idea<Action>)> =
            list.map(|(&(action, share), sharp)| (share, Idea { action, share: f64::from(sharp) })).collect();
        let first = list[0].1.action;
        list.retain(|(share, idea)| f64::from(*share) >= SHARE || idea.action == first);
        Ideas { list: list.into_iter().map(|(_, idea)| idea).collect(), certain }
    }

    fn line(&mut self, game: Struggle, luck: u64) -> (Shares, Struggle) {
        let course = Method::USUAL.at(&game).course;
        let (us, last) = play_out(&mut self.mind, game, Us.seat(), course, &mut Luck::new(luck));
        ([f64::from(us), f64::from(1.0 - us), 0.0, 0.0], last)
    }
}

/// A record may break off between the choice of a card and its use, when the other side has not seen it yet: the card is dealt
/// to the hand that it was chosen from, for another hidden one.
fn hold_what_is_used(view: &View, game: &mut Struggle) {
    let Some(Question::Use { by, card, .. }) = game.asked() else { return };
    let hidden = game.hand[by] - view.open().hand[by];
    let Some(other) = hidden.nth(0) else { return };
    if game.hand[by].contains(card) {
        return;
    }
    let from = if game.deck.contains(card) { &mut game.deck } else { &mut game.hand[by.opponent()] };
    if from.contains(card) {
        from.remove(card);
        from.insert(other);
        game.hand[by].remove(other);
        game.hand[by].insert(card);
    }
}

impl Reviewed for Struggle {
    type Judge = Network;

    fn judge() -> Option<Network> {
        Some(Network::new(Mind::new(weights::shipped()?)))
    }

    fn chance(&self) -> Asked {
        let kind_of = |question| match question {
            Some(Question::Deal { to, new_turn }) => {
                (if new_turn { ChanceKind::Deal } else { ChanceKind::Draw }, Some(to))
            }
            Some(Question::LookAt) => (ChanceKind::Draw, Some(Us)),
            Some(Question::TrapRoll { by } | Question::SpaceRoll { by }) => (ChanceKind::Die, Some(by)),
            Some(Question::RealignRoll { by, .. } | Question::CoupRoll { by, .. }) => {
                (ChanceKind::Die, Some(by))
            }
            Some(Question::Lot) => (ChanceKind::Die, None),
            _ => (ChanceKind::Die, Some(self.phasing)),
        };
        let (kind, of) = kind_of(self.asked());
        let mut chances = Vec::new();
        self.chances(&mut chances);
        let card = matches!(chances.first(), Some((Action::Card(_), _)));
        // An event that takes a card at random asks as one that rolls.
        let kind = if card && kind == ChanceKind::Die { ChanceKind::Draw } else { kind };
        Asked { kind, of: of.map(Side::seat) }
    }

    fn decision(&self, _: Seat, action: Action) -> DecisionKind {
        match self.asked() {
            Some(Question::SetUp { .. }) => DecisionKind::SetUp,
            Some(Question::Headline(_)) => DecisionKind::Headline,
            Some(Question::ActionRound { .. }) => match action {
                Action::Card(card) if card.scored_region().is_some() => DecisionKind::Scoring,
                _ => DecisionKind::Card,
            },
            Some(Question::Use { .. } | Question::Operations(_)) => match action {
                Action::Word(Word::Coup) => DecisionKind::Coup,
                Action::Word(Word::Realign) => DecisionKind::Realignment,
                Action::Word(Word::Space) => DecisionKind::Space,
                Action::Word(Word::Influence) => DecisionKind::Influence,
                _ => DecisionKind::Use,
            },
            Some(Question::Influence(_)) => DecisionKind::Influence,
            Some(Question::Coup(_)) => DecisionKind::Coup,
            Some(Question::Realign(_)) => DecisionKind::Realignment,
            Some(Question::SpaceOffer { .. } | Question::DiscardHeld { .. }) => DecisionKind::Space,
            Some(Question::Event { .. } | Question::Norad | Question::Trap { .. }) => DecisionKind::Event,
            _ => DecisionKind::Other,
        }
    }

    fn place(&self) -> Place {
        let phase = match self.turn {
            0..=3 => Phase::Early,
            4..=7 => Phase::Mid,
            _ => Phase::Late,
        };
        let by = (self.round > 0).then(|| self.phasing.seat());
        Place { turn: u32::from(self.turn), round: u32::from(self.round), by, phase }
    }

    fn deed(view: &View, seat: Seat, action: Action, lang: Lang) -> String {
        let reason = reasons::reason(view.open(), Side::of_seat(seat), action);
        reason.map_or_else(
            || label::<Struggle>(view, seat, action, lang),
            |reason| detente_chronicle::reason(lang, &reason),
        )
    }

    /// Whether the US, and whether the USSR controls each country; the points; how each side has lost.
    fn traces(&self) -> Vec<f32> {
        let so = |yes: bool| f32::from(u8::from(yes));
        let mut traces: Vec<f32> = Vec::with_capacity(2 * Country::ALL.len() + 1 + 2 * LOST.len());
        for country in Country::ALL {
            traces.extend(Side::BOTH.map(|side| so(self.controls(side, country))));
        }
        traces.push(f32::from(self.vp));
        for side in Side::BOTH {
            let lost = |endings: &[Ending]| {
                self.result.is_some_and(|result| {
                    result.winner == Some(side.opponent()) && endings.contains(&result.ending)
                })
            };
            traces.extend(LOST.map(|(_, endings)| so(lost(endings))));
        }
        traces
    }

    fn why(seat: Seat, played: &[f32], best: &[f32]) -> Vec<Why> {
        let me = Side::of_seat(seat);
        let named = |side: Side| Some(side.word().to_owned());
        let mut found: Vec<(f32, Why)> = Vec::new();
        let points = 2 * Country::ALL.len();
        for (number, country) in Country::ALL.into_iter().enumerate() {
            for (place, side) in Side::BOTH.into_iter().enumerate() {
                let at = 2 * number + place;
                let more = if side == me { best[at] - played[at] } else { played[at] - best[at] };
                if more < CONTROL {
                    continue;
                }
                let weight = if CountrySet::BATTLEGROUNDS.contains(country) { 2.0 } else { 1.0 };
                let (what, of) = ("control".to_owned(), Some(country.id().to_owned()));
                let [played, best] = [played[at], best[at]].map(|share| 100.0 * f64::from(share));
                found.push((weight * more, Why { what, of, seat: named(side), played, best }));
            }
        }
        let sign = if me == Us { 1.0 } else { -1.0 };
        let lead = sign * (best[points] - played[points]);
        if lead >= POINTS {
            let [played, best] = [played[points], best[points]].map(|vp| f64::from(sign * vp));
            found.push((
                lead / 4.0,
                Why { what: "points".to_owned(), of: None, seat: named(me), played, best },
            ));
        }
        for (place, side) in Side::BOTH.into_iter().enumerate() {
            for (kind, (word, _)) in LOST.into_iter().enumerate() {
                let at = points + 1 + place * LOST.len() + kind;
                let more = if side == me { played[at] - best[at] } else { best[at] - played[at] };
                if more >= ENDED {
                    let [played, best] = [played[at], best[at]].map(|share| 100.0 * f64::from(share));
                    let why = Why { what: format!("lost-{word}"), of: None, seat: named(side), played, best };
                    found.push((4.0 * more, why));
                }
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(3);
        found.into_iter().map(|(_, why)| why).collect()
    }

    fn theme(&self, found: &Found<'_, Action>) -> Theme {
        let (second, best) = found.traces;
        let defcon = 2 * Country::ALL.len() + 1;
        let lost = |traces: &[f32]| traces[defcon].max(traces[defcon + LOST.len()]);
        let europe = |traces: &[f32]| traces[defcon + 1].max(traces[defcon + LOST.len() + 1]);
        let left = self.rounds_left(Us) + self.rounds_left(Ussr);
        match (found.kind, found.answer) {
            _ if found.proved => Theme::Win,
            _ if lost(second) > lost(best) + 0.5 => Theme::Defcon,
            // The games that differ are those in which somebody comes to control Europe.
            _ if (europe(second) - europe(best)).abs() > 0.2 => Theme::Europe,
            _ if self.turn == LAST_TURN && self.round > 0 && left <= 3 => Theme::LastRound,
            (DecisionKind::Headline, _) => Theme::Headline,
            (DecisionKind::Scoring, _) => Theme::Scoring,
            (_, Action::Country(country)) if CountrySet::EUROPE.contains(country) => Theme::Europe,
            (DecisionKind::Coup, _) => Theme::Coup,
            (DecisionKind::Influence, _) => Theme::Influence,
            (DecisionKind::Event | DecisionKind::Realignment, _) => Theme::Event,
            _ => Theme::Card,
        }
    }
}

/// The last turn (4.1).
const LAST_TURN: u8 = 10;

/// How a game can be lost, by the words of `review.ftl`.
const LOST: [(&str, &[Ending]); 5] = [
    ("defcon", &[Ending::Defcon, Ending::MissileCrisis]),
    ("europe", &[Ending::EuropeControl]),
    ("wargames", &[Ending::Wargames]),
    ("points", &[Ending::VictoryPoints, Ending::FinalScoring]),
    ("held", &[Ending::HeldScoringCard]),
];

/// Differences in the lines played on that are worth telling: in shares of them, and in victory points.
const CONTROL: f32 = 0.15;
const ENDED: f32 = 0.05;
const POINTS: f32 = 1.0;
