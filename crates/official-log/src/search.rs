//! Finding the players' decisions that a log implies.
//!
//! The rules are asked what is legal; each answer is played on a copy, and what comes of it is told to the log. Where
//! the log says something else, the answer is taken back and the next one tried. So every action found is legal by
//! construction, and every line of the log has been told by the rules.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use detente_game::{Actor, Game, Notation, ToAct};
use detente_struggle::cards::CardId;
use detente_struggle::decision::choices::{Chance, Waits};
use detente_struggle::decision::{Action, Asked, HeadlineChoice, Word};
use detente_struggle::fact::Fact;
use detente_struggle::options::Options;
use detente_struggle::side::{BySide, Side, Us};
use detente_struggle::state::State;

use crate::deal::Hands;
use crate::follow::{Cursor, Script};
use crate::parting::{Parting, Said};
use crate::tell::{Done, Teller};

/// How many actions may be tried before the search gives up.
const BUDGET: u32 = 400_000;

/// How many sections before the furthest place other answers are still tried: more than a turn. What was answered earlier
/// has been borne out by all that followed.
const WINDOW: usize = 60;

/// What a search found.
#[derive(Debug)]
pub struct Found {
    /// Everything up to the last complete play.
    pub actions: Vec<(Actor, Action)>,
    pub state: State,
    pub checks: u32,
    /// Where rules and log part, if they do; the actions lead there.
    pub parting: Option<Parting>,
    /// The last play is not printed to its end; the rules completed it.
    pub inferred: bool,
    /// The log stops in the middle of a play that the rules cannot complete: its last line.
    pub broken_off: Option<usize>,
    /// For each action the line of the log that it was to explain.
    lines: Vec<usize>,
}

impl Found {
    /// Did this search follow the log further than the other?
    pub fn is_further_than(&self, other: &Found) -> bool {
        let line = |found: &Found| found.parting.as_ref().map_or(usize::MAX, |parting| parting.line);
        line(self) > line(other)
    }

    /// The line that an action explains; those that the rules added belong to the last.
    pub fn line_of(&self, action: usize) -> usize {
        self.lines.get(action).or(self.lines.last()).copied().unwrap_or(1)
    }
}

struct Node {
    state: State,
    cursor: Cursor,
    teller: Teller,
    /// Cards dealt so far.
    dealt: BySide<usize>,
    actor: Actor,
    candidates: Vec<Action>,
    next: usize,
    /// The legal answers all disagree with the log.
    refused: Option<Parting>,
}

/// Follows the whole log.
pub fn follow(script: &Script, options: &Options, hands: &Hands) -> Found {
    Search { script, hands, best: None, failed: HashSet::new(), tried: 0, fallback: None }.run(options)
}

struct Search<'a> {
    script: &'a Script,
    hands: &'a Hands,
    /// The furthest parting, and the actions that lead to it.
    best: Option<Best>,
    /// Places from which nothing leads on.
    failed: HashSet<u64>,
    tried: u32,
    /// The log's end reached in the middle of a play.
    fallback: Option<Found>,
}

struct Best {
    section: usize,
    parting: Parting,
    found: Found,
}

impl Search<'_> {
    fn run(mut self, options: &Options) -> Found {
        let state = <State as Game>::new(options);
        let first = self.node(state, Cursor::start(self.script), Teller::default(), BySide::new(0, 0));
        let mut path = vec![first];
        while let Some(node) = path.last_mut() {
            let Some(&action) = node.candidates.get(node.next) else {
                self.give_up(&mut path);
                continue;
            };
            let section = node.cursor.section();
            let is_far_back = self.best.as_ref().is_some_and(|best| section + WINDOW < best.section);
            self.tried += 1;
            if is_far_back || self.tried > BUDGET {
                if self.best.is_none() {
                    self.give_up(&mut path);
                }
                break;
            }
            node.next += 1;
            match self.play(node, action) {
                Err(parting) => {
                    let closeness = |parting: &Parting| (parting.line, parting.differs_in_numbers());
                    if node.refused.as_ref().is_none_or(|refused| closeness(&parting) > closeness(refused)) {
                        node.refused = Some(parting);
                    }
                }
                Ok(next) => {
                    let asked_again = next.state.asked() == node.state.asked();
                    if asked_again && matches!(action, Action::Dice { .. }) {
                        // A roll that must be repeated leads nowhere.
                    } else if next.cursor.is_finished(self.script) {
                        path.push(next);
                        if let Some(found) = self.finish(&path) {
                            return found;
                        }
                        path.pop();
                    } else if self.failed.is_empty() || !self.failed.contains(&key(&next)) {
                        path.push(next);
                    }
                }
            }
        }
        match (self.fallback, self.best) {
            (Some(found), _) => found,
            (None, Some(best)) => Found { parting: Some(best.parting), ..best.found },
            (None, None) => unreachable!("a search that finds nothing has been refused somewhere"),
        }
    }

    /// Every answer of the last node has failed.
    fn give_up(&mut self, path: &mut Vec<Node>) {
        let Some(node) = path.last() else { return };
        self.part(path, self.refusal(node));
        if let Some(node) = path.pop() {
            self.failed.insert(key(&node));
        }
    }

    /// Keeps the furthest parting.
    fn part(&mut self, path: &[Node], parting: Parting) {
        if self.best.as_ref().is_none_or(|best| parting.line > best.parting.line) {
            let section = path.last().map_or(0, |node| node.cursor.section());
            self.best = Some(Best { section, parting, found: cut(self.script, path) });
        }
    }

    /// Why nothing leads on from here.
    fn refusal(&self, node: &Node) -> Parting {
        let refused = node.refused.clone();
        let expected = node.cursor.expected(self.script);
        let Actor::Seat(seat) = node.actor else {
            return refused.unwrap_or(Parting { got: Said::Nothing, ..expected });
        };
        if let ToAct::Over(outcome) = node.state.to_act() {
            return Parting { got: Said::Over { ending: outcome.ending.to_owned() }, ..expected };
        }
        let mut legal = Vec::new();
        node.state.legal(seat, &mut legal);
        match refused {
            // Only one answer: what comes of it is at odds with the log.
            Some(parting) if legal.len() == 1 || parting.differs_in_numbers() => parting,
            Some(parting) if parting.line > expected.line => parting,
            _ => {
                let answers = legal.iter().take(12).map(|action| action.text()).collect();
                let got = Said::Legal { side: Side::of_seat(seat), answers, more: legal.len() > 12 };
                Parting { got, ..expected }
            }
        }
    }

    /// Plays an action and tells what comes of it.
    fn play(&self, node: &Node, action: Action) -> Result<Node, Parting> {
        let mut state = node.state.clone();
        let mut facts: Vec<Fact> = Vec::new();
        let expected = || node.cursor.expected(self.script);
        if state.apply_reporting(node.actor, action, &mut |fact| facts.push(fact)).is_err() {
            return Err(Parting { got: Said::NotLegal { answer: action.text() }, ..expected() });
        }
        let (mut cursor, mut teller) = (node.cursor.clone(), node.teller.clone());
        let done = Done { before: &node.state, actor: node.actor, action, facts: &facts, after: &state };
        cursor.tell_all(self.script, &teller.tell(done))?;
        let mut dealt = node.dealt;
        for fact in &facts {
            if let Fact::Dealt { side, .. } = fact {
                dealt[*side] += 1;
            }
        }
        Ok(self.node(state, cursor, teller, dealt))
    }

    fn node(&self, state: State, cursor: Cursor, teller: Teller, dealt: BySide<usize>) -> Node {
        let (actor, candidates) = match state.to_act() {
            ToAct::Over(_) => (Actor::Seat(Us.seat()), Vec::new()),
            ToAct::Nature => (Actor::Nature, self.chances(&state, &cursor, dealt)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap_or(Us.seat());
                (Actor::Seat(seat), self.answers(&state, &cursor, Side::of_seat(seat)))
            }
        };
        Node { state, cursor, teller, dealt, actor, candidates, next: 0, refused: None }
    }

    /// Nature's answers: the deal that was found, else everything possible, what the log names first.
    fn chances(&self, state: &State, cursor: &Cursor, dealt: BySide<usize>) -> Vec<Action> {
        if let Some(Asked::Deal { to, .. }) = state.asked() {
            return self.hands[to].get(dealt[to]).map(|&card| Action::Card(card)).into_iter().collect();
        }
        let named = cursor.cards(self.script);
        if let (Some(Asked::LookAt), Waits::Nature(Chance::Card(cards))) = (state.asked(), state.waits()) {
            // Of the cards looked at only the discarded are named; any others will do, for they go back.
            let planned =
                |card| Side::BOTH.into_iter().any(|side| self.hands[side].get(dealt[side]) == Some(&card));
            let known = named.iter().copied().find(|&card| cards.contains(card));
            let other = cards.iter().find(|&card| !planned(card)).or_else(|| cards.nth(0));
            return known.or(other).map(Action::Card).into_iter().collect();
        }
        let mut chances = Vec::new();
        state.chances(&mut chances);
        let mut actions: Vec<Action> = chances.into_iter().map(|(action, _)| action).collect();
        actions.sort_by_key(|action| match action {
            Action::Card(card) => named.iter().position(|other| other == card).unwrap_or(usize::MAX),
            _ => 0,
        });
        actions
    }

    /// What a side may answer, the likeliest first.
    fn answers(&self, state: &State, cursor: &Cursor, side: Side) -> Vec<Action> {
        let mut legal = Vec::new();
        state.legal(side.seat(), &mut legal);
        let (here, rest) = cursor.countries(self.script);
        match state.asked() {
            Some(Asked::ActionRound { .. } | Asked::Trap { .. }) => {
                let card = cursor.header(self.script).and_then(|header| header.cards.first().copied());
                let wanted = card.map_or(Action::Word(Word::Done), Action::Card);
                legal.retain(|&action| action == wanted);
                return legal;
            }
            Some(Asked::Headline(_)) => {
                let card = cursor.headline(self.script, side);
                let wanted = card.map_or(Action::Word(Word::Done), Action::Card);
                legal.retain(|&action| action == wanted);
                return legal;
            }
            _ => {}
        }
        // Lifting the Cuban Missile Crisis is printed: a loss of influence, and the end of the effect.
        let lifted = cursor.ends_here(self.script, CardId::CubanMissileCrisis);
        legal.retain(
            |action| !matches!(action, Action::Lift(country) if !(lifted && here.contains(*country))),
        );
        let named = cursor.cards(self.script);
        let takes = cursor.next_china_holder(self.script).is_none_or(|holder| holder == side);
        legal.sort_by_key(|action| match action {
            Action::Lift(_) => 0,
            Action::Word(Word::Take) if !takes => 5,
            Action::Country(country) if here.contains(*country) => 1,
            Action::Card(card) if named.contains(card) => 1,
            Action::Country(country) if rest.contains(*country) => 3,
            Action::Word(Word::Done) => 4,
            Action::Word(_) => 2,
            _ => 5,
        });
        legal
    }

    /// The whole log has been told. The last play may not be printed to its end.
    fn finish(&mut self, path: &[Node]) -> Option<Found> {
        let last = path.last()?;
        // A guess counts only if it ends the game: that is why the log stops there.
        let ending = [None, Some(Word::Event), Some(Word::EventFirst)].into_iter().find_map(|guess| {
            let ending = self.complete(last, guess)?;
            (guess.is_none() || ending.state.result.is_some()).then_some(ending)
        });
        let Some(mut ending) = ending else {
            let broken_off = Some(self.script.last_line());
            let script = self.script;
            self.fallback.get_or_insert_with(|| Found { broken_off, ..cut(script, path) });
            return None;
        };
        if let Err(parting) = ending.cursor.check_effects(self.script) {
            self.part(path, parting);
            return None;
        }
        let (mut actions, lines) = played(self.script, path);
        actions.extend(ending.actions);
        let (checks, inferred) = (ending.cursor.checks, ending.inferred);
        Some(Found { actions, state: ending.state, checks, parting: None, inferred, broken_off: None, lines })
    }

    /// Plays on after the last line, as long as there is no choice, to the end of the play; `guess` is how the card of the
    /// last header is used.
    fn complete(&self, last: &Node, guess: Option<Word>) -> Option<Ending> {
        let mut ending = Ending {
            actions: Vec::new(),
            state: last.state.clone(),
            cursor: last.cursor.clone(),
            inferred: false,
        };
        let mut teller = last.teller.clone();
        while !self.is_complete(&ending) {
            let (actor, action) = self.forced(&mut ending, guess)?;
            let before = ending.state.clone();
            let mut facts = Vec::new();
            ending.state.apply_reporting(actor, action, &mut |fact| facts.push(fact)).ok()?;
            let done = Done { before: &before, actor, action, facts: &facts, after: &ending.state };
            ending.cursor.tell_all(self.script, &teller.tell(done)).ok()?;
            ending.actions.push((actor, action));
        }
        Some(ending)
    }

    /// A last header without a line under it names a card that has still to be played.
    fn is_complete(&self, ending: &Ending) -> bool {
        let announced = ending.cursor.header(self.script).is_some_and(|header| !header.cards.is_empty());
        is_between_plays(&ending.state) && !(ending.cursor.is_card_open() && announced)
    }

    /// The next action, if there is only one, or if only the end of the game explains it.
    fn forced(&self, ending: &mut Ending, guess: Option<Word>) -> Option<(Actor, Action)> {
        let ToAct::Seats(seats) = ending.state.to_act() else { return None };
        let seat = seats.iter().next()?;
        let actor = Actor::Seat(seat);
        let mut legal = Vec::new();
        ending.state.legal(seat, &mut legal);
        legal.retain(|action| !matches!(action, Action::Lift(_)));
        if let [only] = legal.as_slice() {
            return Some((actor, *only));
        }
        let has = |word: Word| legal.contains(&Action::Word(word));
        let action = match ending.state.asked()? {
            Asked::DiscardHeld { .. } | Asked::Norad | Asked::Influence(_) if has(Word::Done) => {
                Action::Word(Word::Done)
            }
            Asked::ActionRound { .. } if ending.cursor.is_card_open() => {
                Action::Card(ending.cursor.header(self.script)?.cards.first().copied()?)
            }
            Asked::Use { .. } if guess.is_some_and(has) => {
                ending.inferred = true;
                Action::Word(guess?)
            }
            _ if guess.is_some() && has(Word::EndGame) => {
                ending.inferred = true;
                Action::Word(Word::EndGame)
            }
            _ => return None,
        };
        legal.contains(&action).then_some((actor, action))
    }
}

/// The end of a game as it goes on after the last line.
struct Ending {
    actions: Vec<(Actor, Action)>,
    state: State,
    cursor: Cursor,
    inferred: bool,
}

/// No play is under way: a side is to choose a card, cards are to be dealt for a new turn, or the game is over.
fn is_between_plays(state: &State) -> bool {
    match state.asked() {
        None | Some(Asked::ActionRound { .. } | Asked::Trap { .. }) => true,
        Some(Asked::Headline(chosen)) => chosen == BySide::new(HeadlineChoice::Open, HeadlineChoice::Open),
        Some(Asked::Deal { new_turn, .. }) => new_turn,
        _ => false,
    }
}

/// What was answered along the path, and the line that each answer was to explain.
fn played(script: &Script, path: &[Node]) -> (Vec<(Actor, Action)>, Vec<usize>) {
    path.iter()
        .filter(|node| node.next > 0)
        .map(|node| ((node.actor, node.candidates[node.next - 1]), node.cursor.expected(script).line))
        .unzip()
}

/// The path up to its last complete play.
fn cut(script: &Script, path: &[Node]) -> Found {
    let checks = path.last().map_or(0, |node| node.cursor.checks);
    let end = path.iter().rposition(|node| is_between_plays(&node.state)).unwrap_or(0);
    let (actions, lines) = played(script, &path[..end]);
    Found {
        actions,
        state: path[end].state.clone(),
        checks,
        parting: None,
        inferred: false,
        broken_off: None,
        lines,
    }
}

fn key(node: &Node) -> u64 {
    let mut hasher = DefaultHasher::new();
    node.state.position().hash(&mut hasher);
    node.cursor.hash(&mut hasher);
    node.teller.hash(&mut hasher);
    node.dealt.us.hash(&mut hasher);
    node.dealt.ussr.hash(&mut hasher);
    hasher.finish()
}
