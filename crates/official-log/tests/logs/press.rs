//! Prints a game of our own as the official program would: the other way round, to have logs of every situation.

use std::fmt::Write;

use detente_game::{Actor, Game, Rng, Seat, ToAct};
use detente_official_log::follow::Telling;
use detente_official_log::grammar::Phase;
use detente_official_log::line::{Line, side_name};
use detente_official_log::names::card_name;
use detente_official_log::tell::{Done, Teller};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked, Underway, Usage};
use detente_struggle::fact::Fact;
use detente_struggle::options::{Departures, Options};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::State;

/// A printed game and how it ended.
pub struct Printed {
    pub text: String,
    pub state: State,
}

struct Block {
    phase: Phase,
    cards: Vec<CardId>,
    /// `None` is a blank line.
    lines: Vec<Option<Line>>,
}

struct Press {
    blocks: Vec<Block>,
    teller: Teller,
    cleanups: bool,
}

/// Plays a random game of up to `most` actions and prints it.
pub fn print_random_game(seed: u64, options: &Options, most: usize, cleanups: bool) -> Printed {
    let mut rng = Rng::new(seed);
    let departures = Departures { crisis_coup_rolled: true, ..Departures::default() };
    let mut state = <State as Game>::new(&Options { departures, ..*options });
    let mut press = Press { blocks: Vec::new(), teller: Teller::default(), cleanups };
    press.set_up(options);
    for _ in 0..most {
        if state.result.is_some() {
            break;
        }
        let (actor, action) = choose(&state, &mut rng);
        let before = state.clone();
        let mut facts = Vec::new();
        state.apply_reporting(actor, action, &mut |fact| facts.push(fact)).expect("legal");
        press.print(Done { before: &before, actor, action, facts: &facts, after: &state });
    }
    Printed { text: press.text(), state }
}

/// A random action; one that ends the game is thought over a few times.
fn choose(state: &State, rng: &mut Rng) -> (Actor, Action) {
    let mut chosen = None;
    for _ in 0..12 {
        let (actor, action) = match state.to_act() {
            ToAct::Nature => (Actor::Nature, state.sample_chance(rng)),
            ToAct::Seats(seats) => {
                let seat: Seat = seats.iter().next().expect("somebody is awaited");
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                // The program offers to lift the crisis only when a coup is declared.
                let coup = matches!(state.asked(), Some(Asked::Coup(_)));
                legal.retain(|action| coup || !matches!(action, Action::Lift(_)));
                urge_scoring(state, seat, &mut legal);
                (Actor::Seat(seat), legal[rng.below(legal.len() as u32) as usize])
            }
            ToAct::Over(_) => unreachable!("asked before"),
        };
        chosen = Some((actor, action));
        let mut next = state.clone();
        next.apply_unchecked(actor, action);
        if next.result.is_none() || rng.below(40) == 0 {
            break;
        }
    }
    chosen.expect("tried")
}

/// Scoring cards are played before it is too late: a log does not show that one was held.
fn urge_scoring(state: &State, seat: Seat, legal: &mut Vec<Action>) {
    let side = Side::of_seat(seat);
    let scoring = state.scoring_cards_in_hand(side);
    let round = matches!(state.asked(), Some(Asked::ActionRound { .. }));
    if round && scoring.len() as u8 + 1 >= state.rounds_left(side) {
        let urgent: Vec<Action> =
            scoring.iter().map(Action::Card).filter(|card| legal.contains(card)).collect();
        if !urgent.is_empty() {
            *legal = urgent;
        }
    }
}

impl Press {
    fn set_up(&mut self, options: &Options) {
        let mut lines = vec![Line::PlaysAs { side: Ussr }];
        lines.push(Line::PlaysAs { side: Us });
        for side in Side::BOTH {
            if options.handicap[side] > 0 {
                lines.push(Line::Handicap { side, points: options.handicap[side], bid: false });
            }
        }
        lines.push(Line::Scenario { name: "Standard".to_owned() });
        if options.optional_cards {
            lines.push(Line::OptionalCards);
        }
        lines.push(Line::Clock { time: "45 Minutes".to_owned() });
        let lines = lines.into_iter().map(Some).collect();
        self.blocks.push(Block { phase: Phase::Setup, cards: Vec::new(), lines });
    }

    fn block(&mut self) -> &mut Block {
        self.blocks.last_mut().expect("the set-up comes first")
    }

    fn print(&mut self, done: Done<'_>) {
        let asked = done.before.asked();
        match asked {
            Some(Asked::Norad) => self.blank(),
            Some(Asked::DiscardHeld { .. }) => self.clean_up(),
            _ => {}
        }
        for telling in self.teller.tell(done) {
            match telling {
                Telling::Block(phase) => {
                    self.blocks.push(Block { phase, cards: Vec::new(), lines: Vec::new() });
                }
                Telling::Card(card) => self.block().cards = card.into_iter().collect(),
                Telling::Line(line)
                | Telling::Winning(line)
                | Telling::Perhaps(line @ (Line::Event { .. } | Line::NoPoints { .. })) => {
                    self.line(line, done);
                }
                Telling::Cleanup(line) => {
                    if self.cleanups {
                        self.clean_up();
                        self.line(line, done);
                    }
                }
                Telling::Perhaps(line @ Line::Plays { .. }) => {
                    // Of the cards played inside an event only these two name theirs.
                    let event = done.before.current_event().map(|event| event.card);
                    let named =
                        [Some(CardId::UnIntervention), Some(CardId::GrainSalesToSoviets)].contains(&event);
                    if named || matches!(asked, Some(Asked::Use { usage: Usage::Granted, .. })) {
                        self.block().lines.push(Some(line));
                    }
                }
                Telling::Perhaps(_) | Telling::Over(_) => {}
                Telling::Begins(card) => self.block().lines.push(Some(Line::Begins { card })),
                Telling::Ends(card) => self.block().lines.push(Some(Line::Ends { card })),
            }
        }
    }

    fn blank(&mut self) {
        if !self.block().lines.is_empty() {
            self.block().lines.push(None);
        }
    }

    fn clean_up(&mut self) {
        if !self.cleanups {
            self.blank();
        } else if self.block().phase != Phase::Cleanup {
            self.blocks.push(Block { phase: Phase::Cleanup, cards: Vec::new(), lines: Vec::new() });
        }
    }

    fn line(&mut self, line: Line, done: Done<'_>) {
        match &line {
            Line::Headlines { card, .. } => self.block().cards.push(*card),
            Line::Event { .. } => self.blank(),
            Line::Operations { .. } if is_after_event(done) => self.blank(),
            Line::Influence { .. } if self.net(&line) => return,
            _ => {}
        }
        let cambridge = line == Line::Event { card: CardId::TheCambridgeFive };
        self.block().lines.push(Some(line));
        if cambridge && !done.facts.iter().any(|fact| matches!(fact, Fact::Reveals { .. })) {
            self.block().lines.push(Some(Line::NothingToReveal { side: Us }));
        }
    }

    /// Adds a point to the line of its country, if this section has one.
    fn net(&mut self, line: &Line) -> bool {
        let Line::Influence { side, change, country, us, ussr } = *line else { return false };
        for earlier in self.block().lines.iter_mut().rev() {
            match earlier {
                Some(Line::Influence { side: s, change: c, country: at, us: u, ussr: r }) => {
                    if *s == side && *at == country && c.signum() == change.signum() {
                        (*c, *u, *r) = (*c + change, us, ussr);
                        return true;
                    }
                }
                Some(Line::Begins { .. } | Line::Ends { .. } | Line::Gains { .. }) => {}
                _ => return false,
            }
        }
        false
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for block in &self.blocks {
            let phase = match block.phase {
                Phase::Setup => "SETUP".to_owned(),
                Phase::Headline { turn } => format!("Turn {turn}, Headline Phase"),
                Phase::Round { turn, side, round } => format!("Turn {turn}, {} AR{round}", side_name(side)),
                Phase::Cleanup => "Turn 10, Cleanup".to_owned(),
                Phase::End => String::new(),
            };
            let cards: Vec<String> = block.cards.iter().map(|&card| card_name(card)).collect();
            let lines: Vec<String> = block
                .lines
                .iter()
                .map(|line| line.as_ref().map_or_else(String::new, ToString::to_string))
                .collect();
            let _ = writeln!(text, "{phase}: {}: {}\n", cards.join(" & "), lines.join("\n"));
        }
        text
    }
}

/// Operations of the card itself, after its event.
fn is_after_event(done: Done<'_>) -> bool {
    !done.before.underway().any(|what| matches!(what, Underway::Event(_)))
}
