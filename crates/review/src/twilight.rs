//! The judge of Twilight Struggle: the network of the learned players, which plays on for both sides and keeps to what is safe.

use detente_game::{Game, Rng, Seat};
use detente_learned::guard;
use detente_learned::last_play;
use detente_learned::line::{Course, Luck, Wins, is_place_for_wins, play_out, when};
use detente_learned::marshal::Method;
use detente_learned::mind::{Beliefs, Mind, choices, ranked, shares};
use detente_learned::weights;
use detente_net::Heads;
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Asked as Question, Stage, Word};
use detente_struggle::map::CountrySet;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::view::View;
use detente_struggle_ai::choice::last::Count;
use detente_struggle_ai::reasons;
use detente_words::{Lang, WORDS};

use crate::judge::{Counted, Idea, Ideas, Judge, Shares};
use crate::puzzle::{Found, Theme};
use crate::result::{ChanceKind, DecisionKind, Phase, Why};
use crate::reviewed::{Asked, Place, Reviewed, label};
use crate::traces::{self, Deeds};

/// Ideas of which the network thinks less than this are none.
const SHARE: f64 = 0.002;

/// How much of chance there is in a line: only where two choices are nearly as good to the network. With as much as the levels that search
/// have in theirs, lines lose in the last rounds what no player would, and the chances before count on that.
const TEMPERATURE: f32 = 0.1;

/// Positions in which the last play of a game is counted out: a second or so.
const ROOM: u32 = 1_000_000;

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
        let sharp = shares(&policy, &order, TEMPERATURE);
        let list = ranking.iter().zip(sharp).filter(|((action, _), _)| admitted.contains(action));
        let mut list: Vec<(f32, Idea<Action>)> =
            list.map(|(&(action, share), sharp)| (share, Idea { action, share: f64::from(sharp) })).collect();
        let first = list[0].1.action;
        list.retain(|(share, idea)| f64::from(*share) >= SHARE || idea.action == first);
        let mut list: Vec<Idea<Action>> = list.into_iter().map(|(_, idea)| idea).collect();
        if let Some(certain) = certain {
            let own = list.iter().position(|idea| idea.action == certain).map(|place| list.remove(place));
            list.insert(0, own.unwrap_or(Idea { action: certain, share: 0.0 }));
            if is_place_for_wins(view.open().asked()) {
                // So lines go on, always.
                for idea in &mut list {
                    idea.share = f64::from(u8::from(idea.action == certain));
                }
            }
        }
        Ideas { list, certain }
    }

    fn counted(&mut self, view: &View, seat: Seat, legal: &[Action], rng: &mut Rng) -> Vec<Option<Counted>> {
        let found = last_play::counts(&mut self.mind, view, Side::of_seat(seat), legal, ROOM, rng);
        let counted = |found: Count| Counted { share: found.share, is_whole: found.is_whole };
        found.map_or(vec![None; legal.len()], |found| {
            found.into_iter().map(|count| count.map(counted)).collect()
        })
    }

    fn line(
        &mut self,
        game: Struggle,
        from: &Struggle,
        luck: u64,
        blind: Option<Seat>,
    ) -> (Shares, Struggle) {
        let luck = &mut Luck::new(luck);
        let (us, last) = play_out(&mut self.mind, game, when(from), way(from, blind), luck, None);
        (both(us), last)
    }

    fn traced(
        &mut self,
        game: Struggle,
        from: &Struggle,
        luck: u64,
        blind: Option<Seat>,
    ) -> (Shares, Vec<f32>) {
        let mut deeds = Deeds::new(game.defcon);
        let mut told = |fact| deeds.take(&fact);
        let luck = &mut Luck::new(luck);
        let (us, last) = play_out(&mut self.mind, game, when(from), way(from, blind), luck, Some(&mut told));
        (both(us), deeds.traces(&last))
    }
}

/// How a line goes on.
fn way(from: &Struggle, blind: Option<Seat>) -> Course {
    let wins = blind.map_or(Wins::Taken, |seat| Wins::TakenBut(Side::of_seat(seat)));
    Course { temperature: TEMPERATURE, wins, ..Method::USUAL.at(from).course }
}

fn both(us: f32) -> Shares {
    [f64::from(us), f64::from(1.0 - us), 0.0, 0.0]
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

    /// 11.1.4: until the bid is settled the seats are chairs, and a line says what a side wins.
    fn is_seated(&self) -> bool {
        self.stage() != Stage::Bid
    }

    fn goes_on(&self) -> bool {
        Struggle::goes_on(self)
    }

    fn chance(&self) -> Asked {
        let kind_of = |question| match question {
            // The hands of the first turn are dealt too, before the set-up (3.1); what an event draws is no deal.
            Some(Question::Deal { to, .. }) if self.stage() == Stage::Deal => (ChanceKind::Deal, Some(to)),
            Some(Question::Deal { to, .. }) => (ChanceKind::Draw, Some(to)),
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

    fn occasion(view: &View, seat: Seat, action: Action, lang: Lang) -> Option<String> {
        let open = view.open();
        let card = open.asked()?.card()?;
        let is_named = reasons::reason(open, Side::of_seat(seat), action).is_some();
        (!is_named).then(|| WORDS.get(lang, &format!("card-{}", card.id())).into_owned())
    }

    fn why(seat: Seat, played: &[f32], best: &[f32]) -> Vec<Why> {
        traces::why(seat, played, best)
    }

    fn theme(&self, found: &Found<'_, Action>) -> Theme {
        let (second, best) = found.traces;
        let lost = |traces: &[f32]| traces::lost(traces, "defcon");
        let europe = |traces: &[f32]| traces::lost(traces, "europe");
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
