//! The text forms: words of actions and options, positions, views. `docs/notation.md` describes them for people.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use detente_game::{Game, Notation};

use crate::action::Action;
use crate::arsenal::{Arsenal, Forces};
use crate::card::Card;
use crate::entry::Entry;
use crate::game::{Ending, GuerraFria};
use crate::options::{Options, Talk};
use crate::play::MOST;
use crate::player::{Pair, Player};
use crate::view::View;

/// Larger numbers are refused in a position, so that sums stay far from any limit. No game comes near it.
const LARGEST: u32 = u32::MAX / 16;

impl Notation for GuerraFria {
    fn action_word(action: Action) -> String {
        match action {
            Action::Build => "build".to_owned(),
            Action::Regroup => "regroup".to_owned(),
            Action::Ally(ally) => format!("ally-{}", ally.word()),
            Action::Free => "free".to_owned(),
            Action::From(against, n) => format!("from-{}-{n}", against.word()),
            Action::To(against, n) => format!("to-{}-{n}", against.word()),
            Action::Place(card) => card.word().to_owned(),
            Action::Commit => "commit".to_owned(),
            Action::Back => "back".to_owned(),
        }
    }

    fn parse_action(word: &str) -> Option<Action> {
        match word {
            "build" => return Some(Action::Build),
            "regroup" => return Some(Action::Regroup),
            "free" => return Some(Action::Free),
            "commit" => return Some(Action::Commit),
            "back" => return Some(Action::Back),
            _ => {}
        }
        if let Some(ally) = word.strip_prefix("ally-") {
            return Player::parse(ally).map(Action::Ally);
        }
        let numbered = |rest: &str| {
            let (against, n) = rest.split_once('-')?;
            let n = number(n).filter(|&n| n <= u32::from(MOST))?;
            Some((Player::parse(against)?, n as u8))
        };
        if let Some(rest) = word.strip_prefix("from-") {
            return numbered(rest).filter(|&(_, n)| n > 0).map(|(against, n)| Action::From(against, n));
        }
        if let Some(rest) = word.strip_prefix("to-") {
            return numbered(rest).map(|(against, n)| Action::To(against, n));
        }
        Card::parse(word).map(Action::Place)
    }

    fn options_words(options: &Options) -> Vec<String> {
        let mut words = Vec::new();
        if options.talk == Talk::Open {
            words.push("talk=open".to_owned());
        }
        if let Some(rounds) = options.max_rounds {
            words.push(format!("max-rounds={rounds}"));
        }
        words
    }

    fn parse_options(words: &[&str]) -> Result<Options, String> {
        let mut options = Options::default();
        for word in words {
            match word.split_once('=') {
                Some(("talk", "none")) => options.talk = Talk::None,
                Some(("talk", "open")) => options.talk = Talk::Open,
                Some(("talk", other)) => return Err(format!("talk is “none” or “open”, not “{other}”")),
                Some(("max-rounds", "none")) => options.max_rounds = None,
                Some(("max-rounds", rounds)) => {
                    let rounds =
                        number(rounds).and_then(|n| u16::try_from(n).ok()).and_then(|n| n.try_into().ok());
                    options.max_rounds =
                        Some(rounds.ok_or("max-rounds is a number from 1 to 65535, or “none”")?);
                }
                _ => {
                    return Err(format!(
                        "“{word}” is no option of Guerra Fría: talk=none|open, max-rounds=N"
                    ));
                }
            }
        }
        Ok(options)
    }

    fn heading(&self) -> Option<String> {
        let begins = self.ending.is_none() && self.entries.iter().all(|entry| *entry == Entry::default());
        begins.then(|| format!("Round {}", self.round))
    }

    fn position(&self) -> String {
        let mut out = table_text(self.options, self.round, &self.arsenals);
        for player in Player::ALL {
            entry_text(&mut out, player, &self.entries[player as usize]);
        }
        ending_text(&mut out, self.ending);
        out
    }

    fn parse_position(text: &str) -> Result<GuerraFria, String> {
        let mut reading = Reading::default();
        for word in text.split_whitespace() {
            reading.word(word)?;
        }
        reading.finish()
    }

    fn view_text(view: &View) -> String {
        let mut out = table_text(view.options, view.round, &view.arsenals);
        let chosen: Vec<&str> =
            Player::ALL.into_iter().filter(|&p| view.chosen[p as usize]).map(Player::word).collect();
        if !chosen.is_empty() {
            let _ = write!(out, " chosen={}", chosen.join("+"));
        }
        let _ = write!(out, " viewer={}", view.viewer.map_or("observer", Player::word));
        if let Some(player) = view.viewer {
            entry_text(&mut out, player, &view.own);
        }
        ending_text(&mut out, view.ending);
        out
    }

    fn parse_view(text: &str) -> Result<View, String> {
        let mut reading = Reading::default();
        let (mut viewer, mut chosen) = (None, None);
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some(("viewer", "observer")) => once(&mut viewer, None, word)?,
                Some(("viewer", name)) => once(&mut viewer, Some(player(name)?), word)?,
                Some(("chosen", names)) => {
                    let mut seats = [false; 4];
                    for name in names.split('+') {
                        seats[player(name)? as usize] = true;
                    }
                    once(&mut chosen, seats, word)?;
                }
                _ => reading.word(word)?,
            }
        }
        let viewer = viewer.ok_or("a view says whose it is: “viewer=SEAT” or “viewer=observer”")?;
        let game = reading.finish()?;
        let chosen = chosen.unwrap_or([false; 4]);
        for player in Player::ALL {
            let entry = &game.entries[player as usize];
            if viewer == Some(player) {
                if entry.is_committed() != chosen[player as usize] {
                    return Err(format!("{} has chosen, or not: the view says both", player.word()));
                }
            } else if !entry.steps().is_empty() {
                return Err(format!("a view shows nothing of what {} enters", player.word()));
            }
        }
        Ok(View {
            viewer,
            options: game.options,
            round: game.round,
            arsenals: game.arsenals,
            chosen,
            own: viewer.map_or_else(Entry::default, |player| game.entries[player as usize].clone()),
            ending: game.ending,
        })
    }
}

fn table_text(options: Options, round: u32, arsenals: &[Arsenal; 4]) -> String {
    let mut out = String::new();
    for word in GuerraFria::options_words(&options) {
        let _ = write!(out, "{word} ");
    }
    let _ = write!(out, "round={round}");
    for player in Player::ALL {
        let Arsenal { attack: [a, b, c], reserve } = arsenals[player as usize];
        let _ = write!(out, " {}={a}/{b}/{c}+{reserve}", player.word());
    }
    out
}

/// ` south:build,to-west-3`, with `,commit` at the end once it is placed; nothing for an empty entry.
fn entry_text(out: &mut String, player: Player, entry: &Entry) {
    if entry.steps().is_empty() {
        return;
    }
    let commit = entry.is_committed().then_some(Action::Commit);
    let words: Vec<String> =
        entry.steps().iter().copied().chain(commit).map(GuerraFria::action_word).collect();
    let _ = write!(out, " {}:{}", player.word(), words.join(","));
}

fn ending_text(out: &mut String, ending: Option<Ending>) {
    match ending {
        None => {}
        Some(Ending::MaxRounds) => out.push_str(" over=draw"),
        Some(Ending::Attack(pair)) => {
            let [one, other] = pair.members();
            let _ = write!(out, " over={}+{}", one.word(), other.word());
        }
    }
}

/// Digits only: no sign, no leading zero.
fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A position being read word by word; each kind of word at most once.
#[derive(Default)]
struct Reading<'a> {
    options: Vec<&'a str>,
    round: Option<u32>,
    arsenals: [Option<Arsenal>; 4],
    entries: [Option<Vec<Action>>; 4],
    ending: Option<Ending>,
}

impl<'a> Reading<'a> {
    fn word(&mut self, word: &'a str) -> Result<(), String> {
        if let Some((name, steps)) = word.split_once(':') {
            let player = player(name)?;
            let steps = steps.split(',').map(|step| {
                GuerraFria::parse_action(step)
                    .ok_or_else(|| format!("“{step}” is not an action of this game"))
            });
            let steps = steps.collect::<Result<_, _>>()?;
            return once(&mut self.entries[player as usize], steps, word);
        }
        let Some((key, value)) = word.split_once('=') else {
            return Err(format!("“{word}” is no word of a position"));
        };
        match key {
            "talk" | "max-rounds" => {
                self.options.push(word);
                Ok(())
            }
            "round" => {
                let round = number(value).filter(|round| (1..=LARGEST).contains(round));
                once(&mut self.round, round.ok_or("the round is a number from 1 on")?, word)
            }
            "over" => once(&mut self.ending, ending(value)?, word),
            _ => once(&mut self.arsenals[player(key)? as usize], arsenal(value)?, word),
        }
    }

    fn finish(self) -> Result<GuerraFria, String> {
        let options = GuerraFria::parse_options(&self.options)?;
        let round = self.round.ok_or("the position lacks “round=N”")?;
        let mut arsenals = [Arsenal::default(); 4];
        for player in Player::ALL {
            arsenals[player as usize] = self.arsenals[player as usize]
                .ok_or_else(|| format!("the position lacks “{}=A/B/C+R”", player.word()))?;
        }
        if options.max_rounds.is_some_and(|most| round > u32::from(most.get())) {
            return Err("the round lies beyond max-rounds".to_owned());
        }
        let mut game = GuerraFria::with_arsenals(options, round, arsenals);
        if self.ending.is_some() && self.entries.iter().any(Option::is_some) {
            return Err("the game is over, yet someone is choosing".to_owned());
        }
        game.ending = self.ending;
        match game.ending {
            Some(Ending::Attack(pair)) if !Forces::of(pair, &game.arsenals).victorious() => {
                return Err("the pair named as winners has no more missiles than the defence".to_owned());
            }
            Some(Ending::MaxRounds)
                if options.max_rounds.map(|most| u32::from(most.get())) != Some(round) =>
            {
                return Err("a draw comes only with round max-rounds".to_owned());
            }
            _ => {}
        }
        for player in Player::ALL {
            for &step in self.entries[player as usize].iter().flatten() {
                game.enter(player, step)?;
            }
        }
        if game.entries.iter().all(Entry::is_committed) {
            return Err("all four have chosen, so the round must be carried out".to_owned());
        }
        Ok(game)
    }
}

impl GuerraFria {
    /// A step as a position states it: nothing is taken back, and a full table is not yet carried out.
    fn enter(&mut self, by: Player, step: Action) -> Result<(), String> {
        if step == Action::Back || !self.is_legal(detente_game::Actor::Seat(by.seat()), step) {
            return Err(format!(
                "{} cannot have entered “{}” here",
                by.word(),
                GuerraFria::action_word(step)
            ));
        }
        self.entries[by as usize].take(step);
        Ok(())
    }
}

fn once<T>(place: &mut Option<T>, value: T, word: &str) -> Result<(), String> {
    if place.replace(value).is_some() {
        return Err(format!("“{word}” says again what was already said"));
    }
    Ok(())
}

fn player(name: &str) -> Result<Player, String> {
    Player::parse(name).ok_or_else(|| format!("nobody here is called “{name}”: {}", Player::WORDS.join(", ")))
}

/// `3/0/1+2`: the markers to the left, opposite and right, and the reserve.
fn arsenal(text: &str) -> Result<Arsenal, String> {
    let parts = || {
        let (attack, reserve) = text.split_once('+')?;
        let mut attack = attack.split('/');
        let mut next = || number(attack.next()?).filter(|&n| n <= LARGEST);
        let markers = [next()?, next()?, next()?];
        let reserve = number(reserve).filter(|&n| n <= LARGEST)?;
        attack.next().is_none().then_some(Arsenal { attack: markers, reserve })
    };
    parts().ok_or_else(|| format!("“{text}” is not of the form LEFT/OPPOSITE/RIGHT+RESERVE"))
}

fn ending(text: &str) -> Result<Ending, String> {
    if text == "draw" {
        return Ok(Ending::MaxRounds);
    }
    let pair =
        text.split_once('+').and_then(|(one, other)| Some((Player::parse(one)?, Player::parse(other)?)));
    match pair {
        Some((one, other)) if one < other => Ok(Ending::Attack(Pair::of(one, other))),
        _ => {
            Err(format!("“{text}” is no ending: “draw” or the winning pair in seat order, as “south+north”"))
        }
    }
}

impl core::fmt::Display for GuerraFria {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.position())
    }
}
