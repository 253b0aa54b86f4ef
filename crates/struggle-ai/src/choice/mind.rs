//! Judging the options of any decision: by reckoning where operations are spent, else by playing on.
//!
//! A play is thought through to its end on a full deal: each side answers as suits it best at once, Nature's first answer
//! is averaged, later ones are taken as they come. Scores are gains in points for the side that chooses.

use detente_game::{Actor, Game, Rng};
use detente_struggle::cards::{CardId, Step};
use detente_struggle::decision::choices::{Chance, Waits};
use detente_struggle::decision::{Action, Asked, Grant, HeadlineChoice, Split, Usage, Word, Zone};
use detente_struggle::effects::Effect;
use detente_struggle::map::CountrySet;
use detente_struggle::rules::influence::Placement;
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;

use crate::choice::events::Events;
use crate::choice::operations::Board;
use crate::choice::uses::{Plan, operations};
use crate::position::card_notes;
use crate::position::eval::{Eval, WIN};
use crate::position::scorings::Hidden;
use crate::position::weights::Weights;

/// The extra influence (or points) at which the sides are even: with 2 for the US, people's games are.
pub const FAIR_BID: u8 = 2;

/// One way of thinking: the measure, what is hidden, and luck for what is not averaged.
#[derive(Clone, Debug)]
pub struct Mind {
    pub eval: Eval,
    pub hidden: Hidden,
    rng: Rng,
    /// Countries named in an event are judged by what changes there, without the whole board.
    pub in_haste: bool,
    /// What events are worth, if that was found out before; else they are played out each time.
    pub events: Option<Box<Events>>,
    /// The best answers to the step of an event that was last asked about.
    shortlist: Option<((CardId, u8), Vec<Action>)>,
    /// The best use of each card, when a round was last thought about.
    intents: Vec<(CardId, Word)>,
}

/// How many answers are remembered so.
const SHORTLIST: usize = 7;

/// A play is longer than this only if something goes in circles.
const STEPS: usize = 80;

pub(crate) fn sign(side: Side) -> f32 {
    if side == Us { 1.0 } else { -1.0 }
}

/// The card and step of an event that asks for one country after another, with more to come.
fn follows(s: &State) -> Option<(CardId, u8)> {
    let Asked::Event { card, step, left, .. } = s.asked()? else { return None };
    let each = matches!(s.card(card).event.get(step as usize), Some(Step::Each(_)));
    (each && left > 1).then_some((card, step))
}

/// Is the play over: does the next card come from a hand?
fn is_over(s: &State) -> bool {
    s.result.is_some()
        || matches!(
            s.asked(),
            None | Some(
                Asked::ActionRound { .. } | Asked::Trap { .. } | Asked::Headline(_) | Asked::Deal { .. }
            )
        )
}

impl Mind {
    pub fn new(s: &State, hidden: Hidden, weights: &'static Weights, seed: u64) -> Mind {
        Mind {
            eval: Eval::new(s, hidden, weights),
            hidden,
            rng: Rng::new(seed),
            in_haste: false,
            events: None,
            shortlist: None,
            intents: Vec::new(),
        }
    }

    /// What each of `actions` gains `side`, which is to choose.
    pub fn scores(&mut self, s: &State, side: Side, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        let Some(asked) = s.asked() else {
            out.resize(actions.len(), 0.0);
            return;
        };
        match asked {
            Asked::ActionRound { .. } => {
                let eval = self.eval.clone();
                let mut plan = Plan::new(&eval, s, side);
                self.intents.clear();
                out.extend(actions.iter().map(|action| match *action {
                    Action::Card(card) => self.best_use(&mut plan, card),
                    _ => 0.0,
                }));
                while let Some((i, card)) = self.unsettled(s, side, actions, out) {
                    out[i] = self.best_use(&mut plan, card);
                }
            }
            Asked::Use { card, usage, .. } => {
                let eval = self.eval.clone();
                let mut plan = Plan::new(&eval, s, side);
                out.extend(actions.iter().map(|action| match *action {
                    Action::Word(word) => self.use_gain(&mut plan, card, usage, word),
                    _ => 0.0,
                }));
            }
            Asked::Headline(_) => {
                let now = self.eval.for_side(s, side);
                out.extend(actions.iter().map(|&action| self.headline(s, side, action, now)));
                while let Some((i, _)) = self.unsettled(s, side, actions, out) {
                    out[i] = self.headline(s, side, actions[i], now);
                }
            }
            Asked::Operations(grant) => {
                let points = s.grant_value(&grant).points;
                let board = Board::new(&self.eval, s, side);
                out.extend(actions.iter().map(|action| match action {
                    Action::Word(word) => {
                        operations(s, side, &board, *word, points, grant.zone, grant.free, grant.china)
                    }
                    _ => 0.0,
                }));
            }
            Asked::Influence(placement) => self.placements(s, placement, actions, out),
            Asked::SetUp { left, .. } => {
                self.bundles(s, side, left, true, actions, out);
            }
            Asked::Coup(coup) => {
                let board = Board::new(&self.eval, s, side);
                out.extend(actions.iter().map(|action| match *action {
                    Action::Country(at) => {
                        board.coup(at, s.points_at(side, coup.points, coup.china, at), coup.free)
                    }
                    _ => 0.0,
                }));
            }
            Asked::Realign(_) => {
                let board = Board::new(&self.eval, s, side);
                out.extend(actions.iter().map(|action| match *action {
                    Action::Country(at) => board.realign(at),
                    _ => 0.0,
                }));
            }
            Asked::Bid(_) | Asked::OpenBidSide { .. } | Asked::OpenBid { .. } => {
                out.extend(actions.iter().map(|&action| bid(asked, action)));
            }
            _ => self.answers(s, side, actions, out),
        }
        self.lifts(s, side, actions, out);
    }

    /// Lifting the Cuban Missile Crisis comes on top of the decision itself.
    fn lifts(&mut self, s: &State, side: Side, actions: &[Action], out: &mut [f32]) {
        if !s.has(Effect::missile_crisis_on(side)) {
            return;
        }
        let is_lift = |action: &Action| matches!(action, Action::Lift(_));
        let others = actions.iter().zip(out.iter()).filter(|(action, _)| !is_lift(action));
        let best = others.map(|(_, &gain)| gain).fold(f32::NEG_INFINITY, f32::max);
        let now = self.eval.for_side(s, side);
        for (action, gain) in actions.iter().zip(out.iter_mut()) {
            if is_lift(action) {
                let mut after = s.clone();
                after.apply_unchecked(Actor::Seat(side.seat()), *action);
                *gain = self.eval.for_side(&after, side) - now + best.max(-WIN);
            }
        }
    }

    /// What the best use of `card` gains in an action round; the use is remembered.
    fn best_use(&mut self, plan: &mut Plan<'_>, card: CardId) -> f32 {
        let mut best: Option<(f32, Word)> = None;
        for word in plan.s.legal_uses(plan.side, card, Usage::Full).iter() {
            let gain = self.use_gain(plan, card, Usage::Full, word);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, word));
            }
        }
        self.intents.retain(|(known, _)| *known != card);
        self.intents.extend(best.map(|(_, word)| (card, word)));
        best.map_or(f32::NEG_INFINITY, |(gain, _)| gain)
    }

    /// What `card` seemed best for when the card of this round was chosen.
    pub fn intent(&self, card: CardId) -> Option<Word> {
        self.intents.iter().find(|(known, _)| *known == card).map(|&(_, word)| word)
    }

    /// What playing `card` so gains, the loss of the card included.
    fn use_gain(&mut self, plan: &mut Plan<'_>, card: CardId, usage: Usage, word: Word) -> f32 {
        let (s, side) = (plan.s, plan.side);
        let facts = s.card(card);
        if facts.scoring {
            return self.scoring(s, side, card, plan.now());
        }
        let leaves = plan.leaves(card, word);
        let enemy = facts.side == Some(side.opponent()) && usage != Usage::OpsOnly;
        match word {
            Word::Event => leaves + self.own_event(plan, card, usage),
            Word::EventFirst => {
                let (event, operations) = self.enemy_event(plan, card, usage);
                leaves + event + operations
            }
            Word::Space => leaves + plan.operations(word, 1, false),
            word => {
                let china = card == CardId::TheChinaCard;
                let points = s.effective_ops(side, facts.ops);
                let gain = plan.operations(word, points, china);
                let event = if enemy { self.enemy_event(plan, card, usage).0 } else { 0.0 };
                leaves + gain + event
            }
        }
    }

    /// What one's own event does, apart from the card being gone.
    fn own_event(&mut self, plan: &mut Plan<'_>, card: CardId, usage: Usage) -> f32 {
        if let Some(events) = &mut self.events {
            return events.worth(card, plan.side) + events.hope(card, plan.side);
        }
        let noted = card_notes::event(card);
        let points = plan.s.effective_ops(plan.side, plan.s.card(card).ops);
        // What cannot compete with plain operations even on a good day is not worth playing out, unless it wins the game.
        if card != CardId::Wargames && 2.0 * noted + 1.0 < plan.best_operations(points) {
            return 0.8 * noted;
        }
        let (s, side) = (plan.s, plan.side);
        let now = plan.now() + plan.gone(card, usage);
        let after = Mind::after_use(s, side, card, Word::Event);
        let (value, bonus) = self.play_on(after);
        sign(side) * (value + bonus) - now
    }

    /// What the opponent's event on a card of one's own does, apart from the card being gone; and what the operations are
    /// worth after it.
    fn enemy_event(&mut self, plan: &mut Plan<'_>, card: CardId, usage: Usage) -> (f32, f32) {
        if let Some(events) = &mut self.events {
            let points = plan.s.effective_ops(plan.side, plan.s.card(card).ops);
            let worth = events.worth(card, plan.side.opponent()) - events.hope(card, plan.side.opponent());
            // After the event some of the damage can be made good.
            return (-worth, plan.best_operations(points) + (0.1 * worth).max(0.0));
        }
        if let Some((known, found)) = plan.enemy_event
            && known == card
        {
            return found;
        }
        let (s, side) = (plan.s, plan.side);
        let now = plan.now() + plan.gone(card, usage);
        let after = Mind::after_use(s, side, card, Word::EventFirst);
        let (value, bonus) = self.play_on(after);
        let found = (sign(side) * value - now, sign(side) * bonus);
        plan.enemy_event = Some((card, found));
        found
    }

    /// The best that plain operations would gain.
    fn best_operations(&mut self, s: &State, side: Side, ops: u8) -> f32 {
        let points = s.effective_ops(side, ops);
        let board = Board::new(&self.eval, s, side);
        [Word::Influence, Word::Coup, Word::Realign]
            .into_iter()
            .map(|word| operations(s, side, &board, word, points, Zone::Anywhere, false, false))
            .fold(0.0, f32::max)
    }

    /// The state after `side` has chosen `card` and `word`.
    fn after_use(s: &State, side: Side, card: CardId, word: Word) -> State {
        let mut after = s.clone();
        let by = Actor::Seat(side.seat());
        if matches!(after.asked(), Some(Asked::ActionRound { .. })) {
            after.apply_unchecked(by, Action::Card(card));
        }
        after.apply_unchecked(by, Action::Word(word));
        after
    }

    /// A scoring card: what is due afterwards is judged afresh.
    fn scoring(&mut self, s: &State, side: Side, card: CardId, now: f32) -> f32 {
        let mut after = Mind::after_use(s, side, card, Word::Event);
        for _ in 0..STEPS {
            // Shuttle Diplomacy asks the US.
            if is_over(&after) || !matches!(after.asked(), Some(Asked::Event { .. })) {
                break;
            }
            self.step(&mut after);
        }
        Eval::new(&after, self.hidden, self.eval.weights).for_side(&after, side) - now
    }

    fn headline(&mut self, s: &State, side: Side, action: Action, now: f32) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let scoring = s.card(card).scoring;
        if let Some(events) = &mut self.events
            && !scoring
        {
            let by = s.card(card).side.unwrap_or(side);
            return sign(by) * sign(side) * events.worth(card, by) + events.hope(card, by)
                - self.eval.weights.in_hand(card, side);
        }
        let mut after = s.clone();
        // What the other side has laid open stands; else one's own headline is judged by itself.
        if !s.shows_headline(side.opponent()) {
            after.suppose_headline(side.opponent(), HeadlineChoice::Nothing);
        }
        after.apply_unchecked(Actor::Seat(side.seat()), action);
        if scoring {
            self.finish(&mut after);
            return Eval::new(&after, self.hidden, self.eval.weights).for_side(&after, side) - now;
        }
        let (value, bonus) = self.play_on(after);
        sign(side) * (value + bonus) - now
    }

    /// Plays on until the play is over, everybody as suits them best. The value for the US, and what operations granted on
    /// the way are worth to it: they are reckoned, not played.
    pub(crate) fn play_on(&mut self, s: State) -> (f32, f32) {
        self.shortlist = None;
        self.play_from(s, false)
    }

    fn play_from(&mut self, mut s: State, rolled: bool) -> (f32, f32) {
        let mut bonus = 0.0;
        for _ in 0..STEPS {
            if is_over(&s) {
                break;
            }
            if let Waits::Nature(chance) = s.waits() {
                if !rolled && !matches!(chance, Chance::Card(cards) if cards.len() > 12) {
                    let (value, more) = self.average(&s);
                    return (value, bonus + more);
                }
                self.step(&mut s);
                continue;
            }
            match s.asked() {
                Some(Asked::Operations(grant @ Grant { by, zone, free, may, china, .. })) => {
                    let points = s.grant_value(&grant).points;
                    let board = Board::new(&self.eval, &s, by);
                    let words = s.choices(by).words.iter();
                    let best = words
                        .map(|word| operations(&s, by, &board, word, points, zone, free, china))
                        .fold(0.0, f32::max);
                    bonus += sign(by) * best;
                    if !may {
                        break;
                    }
                    s.apply_unchecked(Actor::Seat(by.seat()), Action::Word(Word::Done));
                }
                Some(Asked::Use { by, card, .. }) => {
                    // Another card is played in the middle of this one: its points, roughly.
                    bonus += sign(by) * self.best_operations(&s, by, s.card(card).ops);
                    break;
                }
                _ => self.step(&mut s),
            }
        }
        (self.eval.of(&s), bonus)
    }

    /// The mean over Nature's answers.
    fn average(&mut self, s: &State) -> (f32, f32) {
        let (mut value, mut bonus) = (0.0, 0.0);
        let mut last: Option<(State, (f32, f32))> = None;
        for (action, p) in self.chances(s) {
            let mut after = s.clone();
            after.apply_unchecked(Actor::Nature, action);
            let (one, more) = match &last {
                Some((state, known)) if *state == after => *known,
                _ => {
                    let found = self.play_from(after.clone(), true);
                    last = Some((after, found));
                    found
                }
            };
            value += p * one;
            bonus += p * more;
        }
        (value, bonus)
    }

    fn finish(&mut self, s: &mut State) {
        for _ in 0..STEPS {
            if is_over(s) {
                return;
            }
            self.step(s);
        }
    }

    /// One answer of whoever is awaited.
    pub fn step(&mut self, s: &mut State) {
        match s.waits() {
            Waits::Nature(_) => {
                let action = s.sample_chance(&mut self.rng);
                s.apply_unchecked(Actor::Nature, action);
            }
            Waits::Sides(awaited) => {
                let side = if awaited[Us] { Us } else { Side::Ussr };
                let action = self.quick(s, side);
                s.apply_unchecked(Actor::Seat(side.seat()), action);
            }
            Waits::No => {}
        }
    }

    /// A good answer at little cost.
    pub fn quick(&mut self, s: &State, side: Side) -> Action {
        let mut actions = Vec::new();
        s.choices(side).list(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let mut scores = Vec::with_capacity(actions.len());
        let follows = follows(s);
        if let Some(event) = follows {
            // Country after country: what was not good before is not looked at again.
            if let Some((known, good)) = &self.shortlist
                && *known == event
                && good.iter().any(|action| actions.contains(action))
            {
                actions.retain(|action| good.contains(action));
            }
        }
        if self.in_haste {
            self.leave_out(s, side, &mut actions);
        }
        match s.asked() {
            Some(Asked::Event { step, .. })
                if self.in_haste && self.each(s, side, step, &actions, &mut scores) => {}
            Some(
                Asked::Event { .. } | Asked::Norad | Asked::DiscardHeld { .. } | Asked::SpaceOffer { .. },
            ) => {
                scores.extend(actions.iter().map(|&action| self.glance(s, side, action)));
            }
            _ => self.scores(s, side, &actions, &mut scores),
        }
        if let Some(event) = follows
            && actions.len() > SHORTLIST
        {
            let mut order: Vec<usize> = (0..actions.len()).collect();
            order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
            order.truncate(SHORTLIST);
            self.shortlist = Some((event, order.into_iter().map(|i| actions[i]).collect()));
        }
        actions[best(&scores)]
    }

    /// The value of an answer right after it, Nature's next answer averaged.
    fn glance(&self, s: &State, side: Side, action: Action) -> f32 {
        let mut after = s.clone();
        after.apply_unchecked(Actor::Seat(side.seat()), action);
        if after.result.is_none() && matches!(after.waits(), Waits::Nature(Chance::Die | Chance::Dice)) {
            let mut mean = 0.0;
            let mut last: Option<(State, f32)> = None;
            for (roll, p) in self.chances(&after) {
                let mut rolled = after.clone();
                rolled.apply_unchecked(Actor::Nature, roll);
                // Many rolls end alike.
                let value = match &last {
                    Some((state, value)) if *state == rolled => *value,
                    _ => {
                        let value = self.eval.for_side(&rolled, side);
                        last = Some((rolled, value));
                        value
                    }
                };
                mean += p * value;
            }
            return mean;
        }
        self.eval.for_side(&after, side)
    }

    /// Answers to an event, and whatever else is asked seldom.
    fn answers(&mut self, s: &State, side: Side, actions: &[Action], out: &mut Vec<f32>) {
        let now = self.eval.for_side(s, side);
        // Where one country follows another, what one does is seen at once; else what follows must be played.
        let one_of_many = follows(s).is_some();
        for &action in actions {
            let gain = if one_of_many {
                self.glance(s, side, action) - now
            } else {
                let mut after = s.clone();
                after.apply_unchecked(Actor::Seat(side.seat()), action);
                let (value, bonus) = self.play_on(after);
                sign(side) * (value + bonus) - now
            };
            out.push(gain);
        }
    }

    /// Points of influence, one at a time: each is judged with the points that would follow it.
    fn placements(&mut self, s: &State, p: Placement, actions: &[Action], out: &mut Vec<f32>) {
        // The regional bonus counts while everything stays there.
        let bonus = s.regional_bonus(p.by, p.china, p.asia, p.southeast);
        let left = (p.points + bonus).saturating_sub(p.spent);
        self.bundles(s, p.by, left, false, actions, out);
        for (action, gain) in actions.iter().zip(out.iter_mut()) {
            match action {
                Action::Country(at) if bonus > 0 && !CountrySet::ASIA.contains(*at) => *gain -= 0.5,
                // 12.3: The China Card for three points.
                Action::Word(Word::ChineseCivilWar) => *gain = 3.6 / 3.0 * f32::from(left),
                Action::Word(Word::Realign) if p.split != Split::Never => *gain = -1.0,
                _ => {}
            }
        }
    }

    fn bundles(
        &mut self,
        s: &State,
        side: Side,
        left: u8,
        free: bool,
        actions: &[Action],
        out: &mut Vec<f32>,
    ) {
        let board = Board::new(&self.eval, s, side);
        let bundles: Vec<_> = actions
            .iter()
            .map(|action| match *action {
                Action::Country(at) => board.bundle(at, left, free),
                _ => None,
            })
            .collect();
        let mut rates = [0.0_f32; 2];
        for bundle in bundles.iter().flatten() {
            let rate = bundle.rate();
            if rate > rates[0] {
                rates = [rate, rates[0]];
            } else if rate > rates[1] {
                rates[1] = rate;
            }
        }
        out.extend(bundles.iter().map(|bundle| match bundle {
            // What is left over goes to the best of the others.
            Some(bundle) => {
                let others = if bundle.rate() >= rates[0] { rates[1] } else { rates[0] };
                bundle.gain + f32::from(left - bundle.cost) * others
            }
            None => 0.0,
        }));
    }
}

/// The place of the greatest score, the first among equals.
pub fn best(scores: &[f32]) -> usize {
    let mut best = 0;
    for (i, &score) in scores.iter().enumerate() {
        if score > scores[best] {
            best = i;
        }
    }
    best
}

/// Bids: the USSR is worth [`FAIR_BID`] more.
fn bid(asked: Asked, action: Action) -> f32 {
    let Action::Word(word) = action else { return 0.0 };
    let wanted = match asked {
        Asked::OpenBid { side, .. } => side,
        _ => Side::Ussr,
    };
    match (word, word.as_bid()) {
        (Word::Us, _) => -1.0,
        (_, Some(bid)) => {
            let limit = if wanted == Side::Ussr { FAIR_BID } else { 0 };
            // A sealed bid says what the side is worth; an open one begins low and stops there.
            match asked {
                Asked::OpenBid { .. } if bid <= limit => 1.0 - 0.01 * f32::from(bid),
                Asked::OpenBid { .. } => -f32::from(bid - limit),
                _ => -f32::from(bid.abs_diff(limit)),
            }
        }
        _ => 0.0,
    }
}
