//! `detente play --server`: who one is there, which table, which seat. Then the terminal table takes over.

mod house;
mod pairing;
mod seeking;

use std::io;

use detente_client::{Leads, Server, Trouble};
use detente_games::{GameName, with_game};
use detente_protocol::{
    Clock, CreateTable, ErrorCode, Me, Privacy, SeatWish, Sitter, TableCommand, TableStatus, TableSummary,
    TableView, TimeOut,
};
use detente_tui::plain::Typed;
use detente_tui::remote::{self, Remote};
use detente_tui::table::TableScreen;

use self::pairing::Known;
use super::{Played, full_screen, level, seats, sit_down_plainly, table_text};
use crate::answer::{Answer, Failure};
use crate::say::Say;
use crate::sim::{option_words, plain_options};
use crate::usage::at_least_one;
use crate::visitor::{self, Visitor};

#[derive(Debug, clap::Args)]
#[command(next_help_heading = "At the table of a server")]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct Visiting {
    /// Play at this server: http://HOST:PORT or https://HOST, or the link of a table or an event
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "save", "seed", "coach"])]
    pub server: Option<String>,
    /// Sit down at this table: on your own seat, or on a free one (--seat says which)
    #[arg(long, value_name = "ID", requires = "server")]
    table: Option<String>,
    /// Look on without taking a seat
    #[arg(long, requires = "server")]
    watch: bool,
    /// At a new table: seats left free for other people, with commas, or all others
    #[arg(long, value_name = "SEATS", requires = "server")]
    open: Option<String>,
    /// At a new table: minutes for each player, and seconds added for each decision
    #[arg(long, value_name = "MINUTES[+SECONDS]", requires = "server", value_parser = clock)]
    clock: Option<Clock>,
    /// At a new table or with --seek: a clock of days rests on Saturdays and Sundays (UTC)
    #[arg(long, requires = "clock")]
    weekends: bool,
    /// A new table that only those find who know its link
    #[arg(long, requires = "server")]
    private: bool,
    /// At a new table or with --seek: the result counts for the ladder; for players with a password
    #[arg(long, requires = "clock")]
    rated: bool,
    /// Look for somebody who wants the same game with the same clock, instead of opening a table
    #[arg(long, requires = "clock", conflicts_with_all = ["table", "open", "private", "watch"])]
    seek: bool,
    /// With --seek: only somebody whose rating is at most so many points from yours
    #[arg(long, value_name = "POINTS", requires = "seek", value_parser = at_least_one::<u32>)]
    range: Option<u32>,
    /// Show the ladder of the server: of this game, by the kind of this clock
    #[arg(long, requires = "server", conflicts_with_all = ["table", "open", "private", "watch", "seek"])]
    ladder: bool,
    #[command(flatten)]
    who: Visitor,
}

impl Visiting {
    fn privacy(&self) -> Privacy {
        if self.private { Privacy::Private } else { Privacy::Public }
    }
}

/// Reads `15` or `15+30`. The complaint is an example, which needs no translation.
fn clock(word: &str) -> Result<Clock, String> {
    let wrong = || "15, 15+30 …".to_owned();
    let (minutes, increment) = word.split_once('+').unwrap_or((word, "0"));
    let minutes: u32 =
        minutes.parse().ok().filter(|minutes| (1..=10_000).contains(minutes)).ok_or_else(wrong)?;
    let increment: u32 = increment.parse().ok().filter(|&seconds| seconds <= 3600).ok_or_else(wrong)?;
    let (seconds, time_out) = (minutes * 60, TimeOut::Ends);
    Ok(match increment {
        0 => Clock::Total { seconds, time_out },
        _ => Clock::Bank { seconds, increment, cap: seconds, time_out },
    })
}

/// The server, and how to speak of it.
struct Visit<'a> {
    args: &'a super::Args,
    server: Server,
    say: Say,
}

pub fn run(args: &super::Args, say: Say) -> Result<Answer, Failure> {
    let url = args.at.server.as_deref().unwrap_or_default();
    let (server, leads) = visitor::server(url, say)?;
    let mut visit = Visit { args, server, say };
    // What is wrong with the arguments is said before anybody is spoken to.
    if let Some(game) = args.game {
        with_game!(game, G => visit.wish::<G>().map(|_| ())?);
    }
    let me = args.at.who.sign_in(&mut visit.server, say)?;
    let typed = args.plain.then(|| Typed::listen(io::BufReader::new(io::stdin())));
    if args.at.ladder {
        return visit.ladder();
    }
    let linked = if let Leads::Table(id) = &leads { Some(id.clone()) } else { None };
    let whole = match (args.at.table.clone().or(linked), args.game) {
        (Some(table), _) => Some(visit.sit(&table, args.at.watch)?),
        (None, game) if args.at.seek => {
            let game = game.unwrap_or(GameName::ALL[0]);
            let found = with_game!(game, G => visit.seek::<G>(typed.as_ref())?);
            found.map(|table| visit.sit(&table, false)).transpose()?
        }
        (None, Some(game)) if leads == Leads::Home => {
            let table = with_game!(game, G => visit.create::<G>()?);
            Some(visit.sit(&table, false)?)
        }
        _ => house::look_round(&visit, &me, typed.as_ref(), &leads)?,
    };
    let Some(whole) = whole else { return Ok(Answer::text("")) };
    // A server that is newer than this program may host games that are not known here.
    let game = GameName::by_name(&whole.table.game)
        .ok_or_else(|| Failure::NotSo(table_text(say, "remote-versions", &[])))?;
    let table: Box<dyn TableScreen> = with_game!(game, G => visit.open::<G>(me, whole)?);
    match typed {
        Some(typed) => sit_down_plainly(table, &typed, say),
        None => full_screen(table, say),
    }
}

impl Visit<'_> {
    fn url(&self) -> String {
        self.server.address.to_string()
    }

    fn tell(&self, id: &str, args: &[(&str, detente_words::Value<'_>)]) {
        visitor::tell(self.say, id, args);
    }

    fn fail(&self, trouble: &Trouble) -> Failure {
        visitor::failed(trouble, &self.server, self.say)
    }

    /// The table that the arguments describe.
    fn wish<G: Played>(&self) -> Result<CreateTable, Failure> {
        let args = self.args;
        plain_options::<G>(&args.rules, self.say)?;
        let level = level::<G>(args, self.say)?;
        let own = seats::<G>(args.seat.as_deref().unwrap_or(G::SEATS[0]), "seat-unknown", self.say)?;
        let all_others = args.at.open.as_deref() == Some("all");
        let open = match args.at.open.as_deref() {
            Some(text) => seats::<G>(text, "open-unknown", self.say)?,
            None => vec![false; G::SEATS.len()],
        };
        let both = (0..G::SEATS.len()).find(|&seat| own[seat] && open[seat] && !all_others);
        if let Some(seat) = both {
            let args = [("seat", G::SEATS[seat].into())];
            return Err(Failure::Bad(table_text(self.say, "open-own", &args)));
        }
        let wish = |seat: usize| match (own[seat], open[seat]) {
            (true, _) => SeatWish::Me,
            (false, true) => SeatWish::Open,
            (false, false) => SeatWish::Bot { level: level.to_owned() },
        };
        Ok(CreateTable {
            game: G::NAME.to_owned(),
            options: option_words(&args.rules),
            seats: (0..G::SEATS.len()).map(wish).collect(),
            privacy: args.at.privacy(),
            clock: args.at.clock.clone().unwrap_or_default(),
            spectator_delay: 0,
            spectators: true,
            title: String::new(),
            without_help: Vec::new(),
            contributes: true,
            coached: false,
            rated: args.at.rated,
            range: None,
            weekends: args.at.weekends,
        })
    }

    fn create<G: Played>(&self) -> Result<String, Failure> {
        let wish = self.wish::<G>()?;
        self.server.create(&wish).map(|created| created.id).map_err(|trouble| self.fail(&trouble))
    }

    /// The table as it stands once one sits there, or with `watch` looks on.
    fn sit(&self, table: &str, watch: bool) -> Result<TableView, Failure> {
        let look = || {
            self.server.table(table).map_err(|trouble| match trouble.code() {
                Some(ErrorCode::NotFound) => {
                    let args = [("table", table.to_owned().into()), ("url", self.url().into())];
                    Failure::NotSo(table_text(self.say, "table-unknown", &args))
                }
                _ => self.fail(&trouble),
            })
        };
        let whole = look()?;
        if self.args.game.is_some_and(|game| game.name() != whole.table.game) {
            let args = [("game", self.say.game(&whole.table.game).into())];
            return Err(Failure::NotSo(table_text(self.say, "table-game", &args)));
        }
        let own = whole.table.seats.iter().any(|seat| seat.mine);
        let over = matches!(whole.table.status, TableStatus::Over | TableStatus::Aborted);
        if own || over || watch {
            return Ok(whole);
        }
        let seat = self.free_seat(&whole.table)?;
        let commitment = remote::contributions().of(table).commitment(&seat);
        let joined = self.server.command(table, &TableCommand::Join { seat, commitment });
        joined.map_err(|trouble| self.fail(&trouble))?;
        look()
    }

    fn free_seat(&self, table: &TableSummary) -> Result<String, Failure> {
        let seats = table.seats.iter();
        let free: Vec<&str> = seats
            .filter(|seat| seat.sitter == Sitter::Open && table.status == TableStatus::Open)
            .map(|seat| seat.seat.as_str())
            .collect();
        let Some(&first) = free.first() else {
            return Err(Failure::NotSo(table_text(self.say, "table-full", &[])));
        };
        match self.args.seat.as_deref() {
            None => Ok(first.to_owned()),
            Some(wanted) if free.contains(&wanted) => Ok(wanted.to_owned()),
            Some(wanted) => {
                let args = [("seat", wanted.to_owned().into()), ("known", free.join(", ").into())];
                Err(Failure::NotSo(table_text(self.say, "seat-not-free", &args)))
            }
        }
    }

    fn open<G: Played>(&self, me: Me, whole: TableView) -> Result<Box<dyn TableScreen>, Failure> {
        let strongest = G::LEVELS.last().copied().unwrap_or_default();
        let level = self.args.bot.as_deref().unwrap_or(strongest);
        let come_as = match (&self.args.at.who.guest, &self.args.at.who.user) {
            (Some(guest), _) => format!(" --guest {}", quoted(guest)),
            (_, Some(user)) => format!(" --user {}", quoted(user)),
            _ => String::new(),
        };
        let remote = Remote::<G>::open(&self.server, me, whole, level, &come_as, self.say.lang());
        Ok(Box::new(remote.map_err(Failure::NotSo)?))
    }

    /// `Twilight Struggle (your turn, rated): US Ana (you) 1712 ± 48, USSR bot (search)`.
    fn entry(&self, kind: &str, table: &TableSummary, known: &Known) -> String {
        let seats = remote::seats(table, detente_tui::Say(self.say.lang())).into_iter().zip(known.at(table));
        let seats: Vec<String> = seats
            .map(|(seat, rating)| rating.map_or_else(|| seat.clone(), |rating| format!("{seat} {rating}")))
            .collect();
        let title = match (&table.event, table.title.as_str()) {
            (_, "") => String::new(),
            // A table of an event bears the title of the event.
            (Some(_), title) => {
                format!(", {}", table_text(self.say, "pick-event", &[("title", title.to_owned().into())]))
            }
            (None, title) => format!(" “{title}”"),
        };
        let rated = if table.rated {
            format!(", {}", table_text(self.say, "pick-rated", &[]))
        } else {
            String::new()
        };
        let (game, kind) = (self.say.game(&table.game), table_text(self.say, kind, &[]));
        format!("{game}{title} ({kind}{rated}): {}", seats.join(", "))
    }
}

/// A word as a shell takes it for one.
fn quoted(word: &str) -> String {
    let plain = word.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
    if plain { word.to_owned() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_minutes_and_perhaps_seconds() {
        let time_out = TimeOut::Ends;
        assert_eq!(clock("15"), Ok(Clock::Total { seconds: 900, time_out }));
        assert_eq!(clock("15+30"), Ok(Clock::Bank { seconds: 900, increment: 30, cap: 900, time_out }));
        for wrong in ["", "0", "x", "15+", "-1", "15+99999", "1+2+3"] {
            assert!(clock(wrong).is_err(), "{wrong}");
        }
    }
}
