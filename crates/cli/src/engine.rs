//! `detente engine`: the line protocol for bots, spoken by the levels of the house. `docs/engine-protocol.md` describes
//! it.
//!
//! Lines come in on standard input, also while a search goes on, so a thread of its own reads them. Whatever is not
//! understood is left alone; what is wrong gets one line, `info string …`, and changes nothing.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use detente_game::bot::Thoughts;
use detente_game::{Rng, Seat};
use detente_games::{GameName, Player, with_game};

use crate::answer::{Answer, Failure};
use crate::games::House;
use crate::say::Say;
use crate::sim::by_the_clock;
use crate::usage::game;

/// The protocol's version.
pub const VERSION: u32 = 1;

/// The line protocol for bots on standard input and output
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: GameName,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    with_game!(args.game, G => Serve { say }.with::<G>())
}

struct Serve {
    say: Say,
}

impl Serve {
    fn with<G: House>(self) -> Result<Answer, Failure> {
        let (sender, lines) = channel();
        // The thread ends with its input; nobody waits for it.
        thread::spawn(move || {
            for line in io::stdin().lock().lines() {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine::<G>::new(self.say, lines);
        // A table that has gone away is no fault of ours.
        match engine.serve(&mut io::stdout()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::NotSo(error.to_string())),
            _ => Ok(Answer::default()),
        }
    }
}

/// What `go` asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Go {
    nodes: Option<u64>,
    move_time: Option<u64>,
    /// The clock, and what it gains with each decision, in milliseconds.
    time: Option<u64>,
    increment: u64,
}

impl Go {
    fn parse(words: &[&str]) -> Go {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let place = match word {
                "nodes" => &mut go.nodes,
                "movetime" => &mut go.move_time,
                "time" => &mut go.time,
                "inc" => {
                    go.increment = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
                    continue;
                }
                _ => continue,
            };
            *place = words.next().and_then(|word| word.parse().ok());
        }
        go
    }

    /// The effort behind an `@`, as a level is written.
    fn effort(self) -> Option<String> {
        if let Some(nodes) = self.nodes {
            return Some(format!("{}n", nodes.max(1)));
        }
        // A game has some hundreds of decisions, most of them small: a fiftieth of the clock for each.
        let by_clock = self.time.map(|time| (time / 50 + self.increment / 2).clamp(1, time.max(1)));
        let milliseconds = match (self.move_time, by_clock) {
            (Some(one), Some(other)) => one.min(other),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => return None,
        };
        Some(format!("{}ms", milliseconds.max(1)))
    }
}

struct Engine<G: House> {
    say: Say,
    lines: Receiver<String>,
    /// Lines that came while a search went on.
    waiting: VecDeque<String>,
    level: String,
    cores: usize,
    seed: u64,
    /// The bot, and the level it was made for.
    bot: Option<(String, Player<G>)>,
    seat: Option<Seat>,
    view: Option<G::View>,
    legal: Vec<G::Action>,
}

impl<G: House> Engine<G> {
    fn new(say: Say, lines: Receiver<String>) -> Engine<G> {
        Engine {
            say,
            lines,
            waiting: VecDeque::new(),
            level: (*G::LEVELS.last().expect("every game has a level")).to_owned(),
            cores: 1,
            seed: by_the_clock(),
            bot: None,
            seat: None,
            view: None,
            legal: Vec::new(),
        }
    }

    fn serve(&mut self, out: &mut (impl Write + Send)) -> io::Result<()> {
        loop {
            let Some(line) = self.waiting.pop_front().or_else(|| self.lines.recv().ok()) else {
                return Ok(());
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["detente", ..] => self.introduce(out)?,
                ["isready", ..] => writeln!(out, "readyok")?,
                ["setoption", name, value, ..] => {
                    if let Err(reason) = self.set(name, value) {
                        writeln!(out, "info string {reason}")?;
                    }
                }
                ["newgame", game, ..] if *game != G::NAME => {
                    writeln!(out, "info string this engine plays {}, not {game}", G::NAME)?;
                }
                ["newgame", ..] => self.new_game(),
                ["seat", name, ..] => match Seat::parse::<G>(name) {
                    Some(seat) => self.seat = Some(seat),
                    None => writeln!(out, "info string seats are {}", G::SEATS.join(", "))?,
                },
                ["view", ..] => {
                    let text = line.trim_start().strip_prefix("view").unwrap_or_default();
                    match G::parse_view(text) {
                        Ok(view) => {
                            self.view = Some(view);
                            self.legal.clear();
                        }
                        Err(reason) => writeln!(out, "info string bad view: {reason}")?,
                    }
                }
                ["legal", actions @ ..] => match parse_actions::<G>(actions) {
                    Ok(legal) => self.legal = legal,
                    Err(word) => writeln!(out, "info string “{word}” is no action of {}", G::NAME)?,
                },
                ["go", words @ ..] => self.go(Go::parse(words), out)?,
                ["quit", ..] => return Ok(()),
                // `stop` without a search, `result`, and whatever later versions bring.
                _ => {}
            }
            out.flush()?;
        }
    }

    fn introduce(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "id name detente {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the Détente project")?;
        writeln!(out, "option level type combo default {} values {}", self.level, G::LEVELS.join(" "))?;
        writeln!(out, "option seed type spin default {} min 0 max {}", self.seed, u64::MAX)?;
        writeln!(out, "option cores type spin default 1 min 1 max 256")?;
        writeln!(out, "option lang type combo default {} values en es pt it", self.say.lang().code())?;
        writeln!(out, "detenteok {VERSION}")
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = || value.parse::<u64>().map_err(|_| format!("{name}: “{value}” is not a number"));
        match name {
            "level" if G::bot(value, 0).is_none() => {
                return Err(format!("level: one of {}, not “{value}”", G::LEVELS.join(", ")));
            }
            "level" => value.clone_into(&mut self.level),
            "seed" => self.seed = number()?,
            "cores" => self.cores = number()?.clamp(1, 256) as usize,
            "lang" => {
                let lang =
                    value.parse().map_err(|_| format!("lang: one of en, es, pt, it, not “{value}”"))?;
                self.say = Say::new(lang);
            }
            _ => return Ok(()),
        }
        self.bot = None;
        Ok(())
    }

    fn new_game(&mut self) {
        if let Some((_, bot)) = &mut self.bot {
            bot.new_game();
        }
        (self.view, self.seat) = (None, None);
        self.legal.clear();
    }

    /// The level with an effort, on as many cores as were asked for; nothing if the level takes none.
    fn level_with(&self, effort: &str) -> Option<String> {
        let base = self.level.split('@').next().unwrap_or_default();
        let cores = if self.cores > 1 { format!("+{}cores", self.cores) } else { String::new() };
        let wishes = [format!("{base}@{effort}{cores}"), format!("{base}@{effort}")];
        wishes.into_iter().find(|level| G::bot(level, 0).is_some())
    }

    fn go(&mut self, go: Go, out: &mut (impl Write + Send)) -> io::Result<()> {
        let (Some(view), Some(seat)) = (self.view.clone(), self.seat) else {
            return writeln!(out, "info string nothing to decide: “seat” and “view” come before “go”");
        };
        if self.legal.is_empty() {
            // What the seat may do depends on nothing that it cannot know.
            G::determinize(&view, &mut Rng::new(0)).legal(seat, &mut self.legal);
        }
        if self.legal.is_empty() {
            return writeln!(
                out,
                "info string nothing to decide: {} is not awaited",
                G::SEATS[seat.0 as usize]
            );
        }
        // The effort of this decision, as far as the level takes one; else that of the level itself.
        let asked = go.effort().and_then(|effort| self.level_with(&effort));
        let held = asked.is_some();
        let own = || self.level.split_once('@').and_then(|(_, effort)| self.level_with(effort));
        let level = asked.or_else(own).unwrap_or_else(|| self.level.clone());
        let seed = self.seed;
        let (_, bot) = match self.bot.take() {
            Some(known) if known.0 == level => self.bot.insert(known),
            _ => {
                let bot = G::bot(&level, seed).expect("the level was checked");
                self.bot.insert((level, bot))
            }
        };
        if held {
            bot.hold_to_effort();
        }
        let (say, lines, waiting) = (self.say, &mut self.lines, &mut self.waiting);
        let mut written = Ok(());
        let mut watch = |thoughts: &Thoughts<G::Action>| {
            written = write_info::<G>(out, thoughts, say);
            // A borrow for this thread alone: the receiver cannot be shared.
            let lines = &mut *lines;
            // Whatever else comes while the search goes on is dealt with afterwards.
            let mut flow = ControlFlow::Continue(());
            while let Ok(line) = lines.try_recv() {
                match line.split_whitespace().next() {
                    Some("stop") => flow = ControlFlow::Break(()),
                    Some("quit") => {
                        flow = ControlFlow::Break(());
                        waiting.push_back(line);
                    }
                    Some("isready") => written = writeln!(out, "readyok").and_then(|()| out.flush()),
                    _ => waiting.push_back(line),
                }
            }
            if written.is_err() { ControlFlow::Break(()) } else { flow }
        };
        let action = bot.think(seat, &view, &self.legal, &mut watch);
        written?;
        writeln!(out, "bestaction {}", G::action_word(action))
    }
}

/// The actions that these words name, or the first word that names none.
fn parse_actions<'a, G: House>(words: &[&'a str]) -> Result<Vec<G::Action>, &'a str> {
    words.iter().map(|&word| G::parse_action(word).ok_or(word)).collect()
}

fn write_info<G: House>(out: &mut impl Write, thoughts: &Thoughts<G::Action>, say: Say) -> io::Result<()> {
    write!(out, "info nodes {}", thoughts.nodes)?;
    if let Some(win) = thoughts.win {
        write!(out, " win {win:.3}")?;
    }
    if let Some(points) = thoughts.points {
        write!(out, " points {points:.1}")?;
    }
    if !thoughts.line.is_empty() {
        let line: Vec<String> = thoughts.line.iter().map(|&(_, action)| G::action_word(action)).collect();
        write!(out, " line {}", line.join(" "))?;
    }
    writeln!(out)?;
    if let Some(reason) = &thoughts.reason {
        writeln!(out, "info reason {}", say.reason(reason))?;
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use detente_game::testkit::toy::Nim;
    use detente_game::{Actor, Game, Notation, ToAct, Viewer};
    use detente_games::{Levels, Struggle};
    use detente_struggle::options::Options;
    use detente_words::Lang;

    use super::*;

    /// What the engine answers to these lines.
    fn talk(lines: &[&str]) -> Vec<String> {
        talk_of::<Nim>(lines)
    }

    fn talk_of<G: House>(lines: &[&str]) -> Vec<String> {
        let (sender, receiver) = channel();
        for line in lines {
            sender.send((*line).to_owned()).expect("the engine listens");
        }
        drop(sender);
        let mut out = Vec::new();
        Engine::<G>::new(Say::new(Lang::En), receiver).serve(&mut out).expect("memory takes everything");
        String::from_utf8(out).expect("UTF-8").lines().map(str::to_owned).collect()
    }

    const VIEW: &str = "view 12 0 0 10 0 2 take 3 called ";

    #[test]
    fn it_says_who_it_is_and_what_can_be_set() {
        let out = talk(&["detente 1", "isready"]);
        assert!(out[0].starts_with("id name detente"));
        assert!(
            out.contains(&"option level type combo default first values random first".to_owned()),
            "{out:?}"
        );
        assert_eq!(out[out.len() - 2..], ["detenteok 1", "readyok"]);
    }

    #[test]
    fn a_view_and_go_give_an_action() {
        assert_eq!(talk(&["newgame nim", "seat one", VIEW, "go"]), ["bestaction take-1"]);
        assert_eq!(
            talk(&["seat one", VIEW, "legal take-2 take-3", "go nodes 5 chocolate"]),
            ["bestaction take-2"]
        );
    }

    #[test]
    fn what_it_does_not_understand_it_leaves_alone() {
        assert_eq!(
            talk(&["", "hello", "stop", "result one last-stone", "isready now", "quit", "isready"]),
            ["readyok"]
        );
    }

    #[test]
    fn what_is_wrong_gets_one_line_and_changes_nothing() {
        let out = talk(&[
            "go",
            "seat six",
            "newgame chess",
            "setoption level expert",
            "setoption seed x",
            "view 1",
        ]);
        assert!(out.len() == 6 && out.iter().all(|line| line.starts_with("info string")), "{out:?}");
        let out = talk(&["seat one", VIEW, "view nonsense", "legal fly", "go"]);
        assert_eq!(out.len(), 3);
        assert_eq!(out[2], "bestaction take-1");
    }

    /// The decisions of the US in the first turns of a game between players of chance, each with a wish for so much effort.
    fn decisions(go: &str) -> Vec<String> {
        let (mut game, mut rng) = (<Struggle as Game>::new(&Options::default()), Rng::new(2));
        let mut lines = vec!["seat us".to_owned()];
        while lines.len() < 60 {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    if seat == Seat(0) && legal.len() > 1 {
                        let view = Struggle::view_text(&game.view(Viewer::Seat(seat)));
                        lines.extend([format!("view {view}"), go.to_owned()]);
                    }
                    (Actor::Seat(seat), rng.pick(&legal))
                }
            };
            game.apply_unchecked(by, action);
        }
        lines
    }

    #[test]
    fn an_effort_that_is_asked_for_bounds_every_decision() {
        if !Struggle::LEVELS.contains(&"marshal") {
            println!("skipped: the program was built without the network that plays this level");
            return;
        }
        // The most lines of play that a decision was told to have looked into.
        let most = |level: &str, go: &str| -> u64 {
            let level = format!("setoption level {level}");
            let mut lines: Vec<&str> = vec!["setoption seed 1", &level];
            let decisions = decisions(go);
            lines.extend(decisions.iter().map(String::as_str));
            let out = talk_of::<Struggle>(&lines);
            let count =
                |lines: &[String], word: &str| lines.iter().filter(|line| line.starts_with(word)).count();
            assert_eq!(count(&out, "bestaction "), count(&decisions, "go"));
            let told = out.iter().filter_map(|line| line.strip_prefix("info nodes "));
            told.map(|rest| rest.split(' ').next().expect("a number").parse().expect("a number"))
                .max()
                .expect("thoughts")
        };
        for nodes in [5, 20, 40] {
            for level in ["marshal", "search"] {
                let most = most(level, &format!("go nodes {nodes}"));
                assert!(most <= nodes, "{level}: {most} of {nodes} lines");
            }
        }
        assert!(most("marshal@20n", "go") > 20, "the effort of a level is a mean");
    }

    #[test]
    fn clocks_become_an_effort() {
        let effort = |line: &str| Go::parse(&line.split_whitespace().collect::<Vec<_>>()).effort();
        assert_eq!(effort("nodes 500").as_deref(), Some("500n"));
        assert_eq!(effort("movetime 200").as_deref(), Some("200ms"));
        assert_eq!(effort("time 60000 inc 1000").as_deref(), Some("1700ms"));
        assert_eq!(effort("time 60000 movetime 300").as_deref(), Some("300ms"));
        assert_eq!(effort("time 10").as_deref(), Some("1ms"));
        assert_eq!(effort("infinite"), None);
    }
}
