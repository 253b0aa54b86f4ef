//! An event as messages. What needs a language is left empty for whoever sends them.

use detente_protocol::{
    CrossCell, DivisionView, EventFormat, EventGame, EventInvite, EventPlayer, EventRight, EventStaff,
    EventStanding, EventStatus, EventSummary, EventView, MatchState, MatchView, Pace, PairingPreview,
    RoundView, SeatCount, TieBreakPart, TieBreakValue,
};

use crate::acts::Refused;
use crate::event::{Bracket, Event, Match, is_another_order};
use crate::rounds::Practice;
use crate::standings::Row;

/// What the shell knows and the event does not.
#[allow(missing_debug_implementations, reason = "it holds a question, not an answer")]
pub struct Around<'a> {
    pub id: &'a str,
    pub user: Option<&'a str>,
    pub now: i64,
    /// The names of the game's seats.
    pub seats: &'a [&'a str],
    /// The users whose decision is awaited at a table.
    pub awaited: &'a dyn Fn(&str) -> Vec<String>,
    /// The users at a table in the order of its seats; nobody if that is not known.
    pub seated: &'a dyn Fn(&str) -> Vec<String>,
}

pub(crate) const RIGHTS: [EventRight; 7] = [
    EventRight::Register,
    EventRight::Pair,
    EventRight::Extend,
    EventRight::Forfeit,
    EventRight::Adjudicate,
    EventRight::Substitute,
    EventRight::Announce,
];

fn halves(points: u32) -> f64 {
    f64::from(points) / 2.0
}

fn quarters(value: i64) -> f64 {
    value as f64 / 4.0
}

fn numbers(players: &[usize]) -> Vec<u32> {
    players.iter().map(|&player| player as u32).collect()
}

impl Event {
    pub fn summary(&self, id: &str, user: Option<&str>) -> EventSummary {
        let deadline = self.matches.iter().filter(|one| !one.is_done()).filter_map(|one| one.deadline).max();
        EventSummary {
            id: id.to_owned(),
            title: self.terms.title.clone(),
            game: self.terms.game.clone(),
            pace: Pace::of(&self.terms.clock),
            format: self.terms.format.clone(),
            rated: self.terms.rated,
            status: self.status,
            players: self.players.iter().filter(|place| !place.withdrawn).count() as u32,
            most: self.terms.most,
            round: self.round,
            rounds: self.rounds(),
            created: self.created,
            closes: self.terms.closes,
            deadline,
            organisers: std::iter::once(self.founder_name.clone())
                .chain(self.staff.values().map(|one| one.0.clone()))
                .collect(),
            mine: user.is_some_and(|user| self.player_of(user).is_some()),
        }
    }

    pub fn view(&self, around: &Around<'_>) -> EventView {
        let user = around.user;
        let founder = user.is_some_and(|user| self.is_head(user));
        let asked = |(user, asked): (&String, &crate::Invitation)| EventInvite {
            user: user.clone(),
            name: asked.name.clone(),
            by: asked.by_name.clone(),
            instead_of: asked
                .place
                .and_then(|place| self.players.get(place as usize))
                .map(|one| one.name.clone()),
            reason: asked.reason.clone(),
        };
        let rights = RIGHTS.into_iter().filter(|&right| user.is_some_and(|user| self.has_right(user, right)));
        let staff = self.staff.iter().map(|(user, (name, rights))| EventStaff {
            user: user.clone(),
            name: name.clone(),
            rights: rights.clone(),
            organiser: false,
        });
        let organiser = EventStaff {
            user: self.founder.clone(),
            name: self.founder_name.clone(),
            rights: RIGHTS.to_vec(),
            organiser: true,
        };
        let player = |(number, place): (usize, &crate::event::Place)| EventPlayer {
            number: number as u32,
            user: place.user.clone(),
            name: place.name.clone(),
            rating: place.rating,
            division: place.division as u32,
            withdrawn: place.withdrawn,
            instead_of: place.instead_of.clone(),
        };
        EventView {
            summary: self.summary(around.id, user),
            terms: self.terms.clone(),
            version: self.version,
            players: self.players.iter().enumerate().map(player).collect(),
            divisions: (0..self.divisions()).map(|division| self.division(division, around)).collect(),
            rounds: (1..=self.round).map(|round| self.round_view(round, around)).collect(),
            next_opens: self.next_opens(),
            staff: std::iter::once(organiser).chain(staff).collect(),
            invited: self.invited.iter().map(asked).collect(),
            invitation: user.and_then(|user| self.invited.get_key_value(user)).map(asked),
            me: user.and_then(|user| self.player_of(user)).map(|player| player as u32),
            rights: rights.collect(),
            organiser: founder,
            may_register: false,
            why_not: None,
            may_pair: self.may_pair(),
            announcement: self.announcement.clone(),
            seasons: Vec::new(),
        }
    }

    /// Could the next round be made now?
    pub fn may_pair(&self) -> bool {
        self.status == EventStatus::Running && !self.is_last_round() && self.is_round_done()
    }

    /// The next round as it would be.
    pub fn preview(&self, lot: u64) -> Result<PairingPreview, Refused> {
        if self.status != EventStatus::Running || self.is_last_round() {
            return Err(Refused::NotNow);
        }
        let drawn = self.draw(lot, Practice::Present)?;
        let (byes, matches): (Vec<_>, Vec<_>) = drawn
            .matches
            .into_iter()
            .filter(|(players, ..)| !players.is_empty())
            .partition(|(players, ..)| players.len() == 1);
        Ok(PairingPreview {
            round: self.round + 1,
            matches: matches.iter().map(|(players, ..)| numbers(players)).collect(),
            byes: byes.iter().map(|(players, ..)| players[0] as u32).collect(),
            relaxed: drawn.relaxed.map(str::to_owned),
        })
    }

    fn division(&self, division: usize, around: &Around<'_>) -> DivisionView {
        let rows = self.standings(division);
        let own = || self.matches.iter().enumerate().filter(|(_, one)| one.division == division && !one.void);
        let name = match &self.terms.format {
            EventFormat::League { divisions, .. } => divisions[division].name.clone(),
            _ => String::new(),
        };
        let mut cross = Vec::new();
        for (pairing, one) in own() {
            let &[a, b] = one.players.as_slice() else { continue };
            for (row, column) in [(a, b), (b, a)] {
                let any = one.games.iter().any(|game| game.result.is_some());
                cross.push(CrossCell {
                    row: row as u32,
                    column: column as u32,
                    pairing: pairing as u32,
                    points: any.then(|| halves(one.score(row))),
                    done: one.is_done(),
                });
            }
        }
        let games = || own().flat_map(|(_, one)| &one.games);
        let settled = own().all(|(_, one)| one.is_done()) && self.round > 0;
        let standings = rows
            .iter()
            .enumerate()
            .map(|(place, row)| self.standing(place, row, rows.len(), settled, around));
        DivisionView {
            name,
            tier: self.tier(division) as u32,
            standings: standings.collect(),
            cross,
            played: games().filter(|game| game.result.is_some()).count() as u32,
            games: games().count() as u32,
        }
    }

    fn standing(
        &self,
        place: usize,
        row: &Row,
        size: usize,
        settled: bool,
        around: &Around<'_>,
    ) -> EventStanding {
        let player = row.player;
        let mut seats: Vec<SeatCount> = around
            .seats
            .iter()
            .map(|&seat| SeatCount { seat: seat.to_owned(), games: 0, points: 0.0 })
            .collect();
        for game in self.matches.iter().filter(|one| !one.void).flat_map(|one| &one.games) {
            let seat = game.seats.iter().position(|&n| n == player);
            if let (Some(seat), Some(_)) = (seat.and_then(|seat| seats.get_mut(seat)), &game.result) {
                seat.games += 1;
                seat.points += halves(Match::game_points(game, player));
            }
        }
        let value = |value: &crate::standings::Value| TieBreakValue {
            kind: value.kind,
            value: quarters(value.quarters),
            parts: value
                .parts
                .iter()
                .map(|part| TieBreakPart {
                    player: part.player.map(|n| n as u32),
                    value: quarters(part.quarters),
                })
                .collect(),
        };
        EventStanding {
            place: place as u32 + 1,
            player: player as u32,
            points: halves(row.points),
            games: halves(row.games),
            played: row.played,
            tie_breaks: row.values.iter().map(value).collect(),
            by: row.by,
            // Nobody wins a knock-out after going.
            mark: if self.round > 0 && !row.out {
                self.mark(self.players[player].division, place, size)
            } else {
                None
            },
            settled,
            seats,
            out: row.out,
        }
    }

    fn round_view(&self, round: u32, around: &Around<'_>) -> RoundView {
        let own = self.matches.iter().enumerate().filter(|(_, one)| one.round == round);
        let matches: Vec<MatchView> = own.map(|(number, one)| self.match_view(number, one, around)).collect();
        let of_round = || self.matches.iter().filter(|one| one.round == round);
        RoundView {
            number: round,
            deadline: of_round().filter_map(|one| one.deadline).max(),
            done: of_round().filter(|one| one.is_done()).count() as u32,
            matches,
            relaxed: self.relaxed.get(&round).cloned(),
        }
    }

    fn match_view(&self, number: usize, one: &Match, around: &Around<'_>) -> MatchView {
        let mine = one.players.iter().any(|&n| Some(self.players[n].user.as_str()) == around.user);
        let mut your_play = false;
        let games: Vec<EventGame> = one
            .games
            .iter()
            .enumerate()
            .map(|(game, slot)| {
                let awaited = match (&slot.table, &slot.result) {
                    (Some(table), None) => (around.awaited)(table),
                    _ => Vec::new(),
                };
                your_play |= around.user.is_some_and(|user| awaited.iter().any(|other| other == user));
                let player = |user: &String| one.players.iter().find(|&&n| self.user_at(slot, n) == user);
                // Sides that were bid for are those of the table, from the bids on.
                let there: Vec<usize> = match (&slot.table, &slot.result) {
                    (Some(table), None) => {
                        (around.seated)(table).iter().filter_map(player).copied().collect()
                    }
                    _ => Vec::new(),
                };
                let seats = if is_another_order(&slot.seats, &there) { &there } else { &slot.seats };
                EventGame {
                    number: game as u32,
                    seats: numbers(seats),
                    table: slot.table.clone(),
                    winners: slot.result.as_ref().map(|result| numbers(&result.winners)),
                    settled: slot.result.as_ref().map(|result| result.settled),
                    ending: slot.result.as_ref().map_or_else(String::new, |result| result.ending.clone()),
                    text: String::new(),
                    turn: slot.result.as_ref().and_then(|result| result.turn),
                    awaited: awaited.iter().filter_map(player).map(|&n| n as u32).collect(),
                }
            })
            .collect();
        let most = one.players.iter().filter_map(|&n| one.points(n)).max().unwrap_or(0);
        let winners: Vec<usize> = if self.is_elimination() && !one.is_bye() {
            // Of an even match too one goes on.
            one.winner(&self.players).into_iter().collect()
        } else if one.is_done() && !one.void && most == 2 {
            one.players.iter().copied().filter(|&n| one.points(n) == Some(most)).collect()
        } else {
            Vec::new()
        };
        let late = one.deadline.is_some_and(|deadline| deadline <= around.now);
        let state = if one.void {
            MatchState::Void
        } else if one.is_bye() {
            MatchState::Bye
        } else if one.is_done() {
            if winners.is_empty() { MatchState::Shared } else { MatchState::Won }
        } else if late {
            MatchState::Adjudicate
        } else if your_play {
            MatchState::YourPlay
        } else if one.games.iter().any(|game| game.table.is_some() || game.result.is_some()) {
            MatchState::Playing
        } else {
            MatchState::NotBegun
        };
        MatchView {
            number: number as u32,
            round: one.round,
            division: one.division as u32,
            board: one.board,
            bracket: one.bracket.map(|bracket| {
                match bracket {
                    Bracket::Winners => "winners",
                    Bracket::Losers => "losers",
                    Bracket::Final => "final",
                }
                .to_owned()
            }),
            players: numbers(&one.players),
            score: one.players.iter().map(|&n| halves(self.game_score(one, n))).collect(),
            games,
            state,
            winners: numbers(&winners),
            deadline: one.deadline,
            mine,
            may_ask: self.may_want_more(number as u32, around.user),
            asked: self.more_time(number as u32, around.user, around.now),
        }
    }
}
