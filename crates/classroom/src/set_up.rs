//! Positions that somebody sets up: one change after the other, each on the text of the position. A position that was changed
//! goes on with an action round of the side whose round it is, whatever was going on before.

use detente_game::{Game, Notation};
use detente_guerra_fria::{GuerraFria, Player};
use detente_lessons::Taught;
use detente_protocol::SetUpChange;
use detente_struggle::Struggle;

/// A game whose positions can be set up.
pub trait SetUp: Taught {
    /// The position in which a game begins.
    fn start_text() -> String;

    /// The position after a change; the error says what is wrong with it.
    fn set_up(&self, change: &SetUpChange) -> Result<Self, String>;
}

/// More influence of one side than any country ever holds.
const MOST_INFLUENCE: i16 = 20;

/// More missiles on one marker, or in a reserve, than any game has.
const MOST_MISSILES: u32 = 99;
const MOST_ROUNDS: u32 = 99;

impl SetUp for Struggle {
    fn start_text() -> String {
        <Struggle as Game>::new(&<Struggle as Game>::Options::default()).position()
    }

    fn set_up(&self, change: &SetUpChange) -> Result<Struggle, String> {
        let mut text = Text::of(&self.position());
        let words: Vec<&str> = change.what.split('/').collect();
        match words[..] {
            ["influence", country, side @ ("us" | "ussr")] => text.influence(side, country, change.by),
            [key @ ("vp" | "defcon" | "turn" | "round")] => {
                let now: i16 = text.get(key).parse().unwrap_or(0);
                let least = if key == "vp" { -19 } else { 1 };
                let most = [("vp", 19), ("defcon", 5), ("turn", 10), ("round", 8)];
                let most = most.into_iter().find(|(known, _)| *known == key).map_or(1, |(_, most)| most);
                text.set(key, (now + i16::from(change.by)).clamp(least, most).to_string());
            }
            [key @ ("space" | "military-ops"), side @ ("us" | "ussr")] => {
                text.pair(key, side, change.by, if key == "space" { 8 } else { 5 });
            }
            ["phasing", side @ ("us" | "ussr")] => text.set("phasing", side.to_owned()),
            ["china", side @ ("us" | "ussr")] => text.set("china", format!("{side}/up")),
            // 9.1: it is no card of a hand or of the draw pile; whoever has it not leaves it to the other side.
            ["hand", side @ ("us" | "ussr"), "the-china-card"] => {
                let holder = if change.by > 0 { side } else { ["us", "ussr"][usize::from(side == "us")] };
                text.set("china", format!("{holder}/up"));
            }
            ["hand", side @ ("us" | "ussr"), card] => text.card(side, card, change.by > 0),
            _ => return Err(format!("“{}” cannot be set up", change.what)),
        }
        text.begin_round();
        let game = Struggle::of_lesson(&text.line())?;
        let mut legal = Vec::new();
        match game.to_act() {
            detente_game::ToAct::Seats(seats) => seats.iter().for_each(|seat| game.legal(seat, &mut legal)),
            _ => return Err("nobody is asked in this position".to_owned()),
        }
        Ok(game)
    }
}

impl SetUp for GuerraFria {
    fn start_text() -> String {
        <GuerraFria as Game>::new(&<GuerraFria as Game>::Options::default()).position()
    }

    /// What was chosen in the round is not: nobody has begun it.
    fn set_up(&self, change: &SetUpChange) -> Result<GuerraFria, String> {
        let (mut round, mut arsenals) = (self.round(), *self.arsenals());
        let wrong = || format!("“{}” cannot be set up", change.what);
        let by = i32::from(change.by);
        let words: Vec<&str> = change.what.split('/').collect();
        match words[..] {
            ["round"] => round = round.saturating_add_signed(by).clamp(1, MOST_ROUNDS),
            ["missiles", player, against] => {
                let player = Player::parse(player).ok_or_else(wrong)?;
                let at =
                    player.rivals().iter().position(|rival| rival.word() == against).ok_or_else(wrong)?;
                let marker = &mut arsenals[player as usize].attack[at];
                *marker = marker.saturating_add_signed(by).min(MOST_MISSILES);
            }
            ["reserve", player] => {
                let reserve = &mut arsenals[Player::parse(player).ok_or_else(wrong)? as usize].reserve;
                *reserve = reserve.saturating_add_signed(by).min(MOST_MISSILES);
            }
            _ => return Err(wrong()),
        }
        Ok(GuerraFria::with_arsenals(self.options(), round, arsenals))
    }
}

/// The words of a position, in their order.
struct Text(Vec<(String, String)>);

impl Text {
    fn of(line: &str) -> Text {
        let words = line.split_whitespace().filter_map(|word| word.split_once('='));
        Text(words.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
    }

    fn line(&self) -> String {
        let words = self.0.iter().filter(|(_, value)| !value.is_empty());
        words.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }

    fn get(&self, key: &str) -> &str {
        self.0.iter().find(|(known, _)| known == key).map_or("", |(_, value)| value)
    }

    fn set(&mut self, key: &str, value: String) {
        match self.0.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => *old = value,
            None => self.0.push((key.to_owned(), value)),
        }
    }

    /// A track of both sides, written `US/USSR`.
    fn pair(&mut self, key: &str, side: &str, by: i8, most: i16) {
        let both = self.get(key).split_once('/').unwrap_or(("0", "0"));
        let now = |text: &str| text.parse::<i16>().unwrap_or(0);
        let then = |of: &str, now: i16| if of == side { (now + i16::from(by)).clamp(0, most) } else { now };
        let [us, ussr] = [then("us", now(both.0)), then("ussr", now(both.1))];
        self.set(key, format!("{us}/{ussr}"));
    }

    fn list(&self, key: &str) -> Vec<String> {
        self.get(key).split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    fn influence(&mut self, side: &str, country: &str, by: i8) {
        let mut all = self.list(side);
        let of = |entry: &String| entry.split_once(':').is_some_and(|(name, _)| name == country);
        let found = all.iter().position(of);
        let now = found.and_then(|at| all[at].split_once(':')?.1.parse().ok()).unwrap_or(0);
        let then = (now + i16::from(by)).clamp(0, MOST_INFLUENCE);
        if let Some(at) = found {
            all.remove(at);
        }
        if then > 0 {
            all.push(format!("{country}:{then}"));
        }
        self.set(side, all.join(","));
    }

    /// A card comes into a hand, wherever it was, or goes from it to the draw pile.
    fn card(&mut self, side: &str, card: &str, give: bool) {
        for key in ["hand-us", "hand-ussr", "known-us", "known-ussr", "deck", "discard", "removed"] {
            let mut cards = self.list(key);
            cards.retain(|known| known != card);
            self.set(key, cards.join(","));
        }
        let to = if give { format!("hand-{side}") } else { "deck".to_owned() };
        let mut cards = self.list(&to);
        cards.push(card.to_owned());
        self.set(&to, cards.join(","));
    }

    /// An action round of the side whose round it is begins; cards that were being played are played.
    fn begin_round(&mut self) {
        let side = if self.get("phasing") == "us" { "us" } else { "ussr" };
        // What comes after the round: that of the other side.
        let next = if side == "us" { 2 } else { 3 };
        self.set("stack", format!("turn/{next},end-of-round/{side},action-round/{side}"));
        if self.get("round") == "0" {
            self.set("round", "1".to_owned());
        }
        let mut discard = self.list("discard");
        for key in ["in-play", "table", "looked-at"] {
            discard.extend(self.list(key));
            self.set(key, String::new());
        }
        self.set("discard", discard.join(","));
        for key in
            ["reach-us", "reach-ussr", "chosen-once", "chosen-twice", "defcon-fell", "result", "ordered"]
        {
            self.set(key, String::new());
        }
    }
}
