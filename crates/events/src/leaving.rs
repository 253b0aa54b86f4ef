//! Who goes before everything is played, and who comes in their place: what becomes of their matches.
//!
//! A substitute plays what is left: games in which nobody has done anything, those too that were lost or struck because the player before had
//! gone. A rated game that has begun stays with whoever began it, and its rating with them; its result counts for the place. One that was
//! given up by leaving stays lost.

use detente_protocol::{EventFormat, EventStatus, Settled};

use crate::acts::Refused;
use crate::event::{Event, Game, GameResult, Match};

impl Match {
    /// Was it decided without anybody doing anything in any of its games? Then the two have not met.
    pub(crate) fn is_unplayed(&self) -> bool {
        let unplayed = |game: &Game| {
            game.result.as_ref().is_some_and(|one| one.settled == Settled::Forfeited && !one.begun)
        };
        !self.games.is_empty() && self.games.iter().all(unplayed)
    }
}

impl Event {
    /// Who plays a game for a player: somebody else may have the place by now.
    pub fn user_at<'a>(&'a self, game: &'a Game, player: usize) -> &'a str {
        let stayed = game.stayed.iter().find(|(other, _)| *other == player);
        stayed.map_or(self.players[player].user.as_str(), |(_, user)| user.as_str())
    }

    /// Whoever is named loses what is not played of a match; alone, or by the decision of an organiser. `begun` are the games in which
    /// something was done.
    pub(crate) fn forfeit(&mut self, pairing: usize, losers: &[usize], alone: bool, begun: &[(u32, u32)]) {
        let Some(one) = self.matches.get_mut(pairing) else { return };
        let winners: Vec<usize> =
            one.players.iter().filter(|player| !losers.contains(player)).copied().collect();
        for (number, game) in one.games.iter_mut().enumerate().filter(|(_, game)| game.result.is_none()) {
            let begun = begun.contains(&(pairing as u32, number as u32));
            game.result = Some(GameResult::forfeited(winners.clone(), alone, begun));
        }
    }

    /// Those who have gone lose what is not played of a match, but for what is played on by whoever had the place before. Of a match that
    /// does not count only what has begun.
    fn lose_by_leaving(&mut self, pairing: usize, gone: &[usize], begun: &[(u32, u32)]) {
        let alone = gone.iter().all(|&player| !self.players[player].taken_out);
        let one = &mut self.matches[pairing];
        let winners: Vec<usize> =
            one.players.iter().filter(|player| !gone.contains(player)).copied().collect();
        for (number, game) in one.games.iter_mut().enumerate().filter(|(_, game)| game.result.is_none()) {
            let begun = begun.contains(&(pairing as u32, number as u32));
            let stays = game.stayed.iter().any(|(player, _)| gone.contains(player));
            if !stays && (begun || !one.void) {
                let result = GameResult::forfeited(winners.clone(), alone, begun);
                game.result = Some(GameResult { left: true, ..result });
            }
        }
    }

    /// Makes a match. Who has gone meanwhile loses it without playing.
    pub(crate) fn add_match(&mut self, one: Match) {
        self.matches.push(one);
        self.lose_to_those_who_stay(self.matches.len() - 1);
    }

    fn lose_to_those_who_stay(&mut self, pairing: usize) {
        let one = &self.matches[pairing];
        let gone: Vec<usize> = one.players.iter().copied().filter(|&n| self.players[n].withdrawn).collect();
        if !gone.is_empty() && !one.is_bye() {
            self.lose_by_leaving(pairing, &gone, &[]);
        }
    }

    /// Somebody goes, alone or by the decision of an organiser.
    pub(crate) fn leave(&mut self, player: usize, alone: bool, begun: &[(u32, u32)]) {
        if self.status == EventStatus::Open {
            self.players.remove(player);
            return;
        }
        self.players[player].withdrawn = true;
        self.players[player].taken_out = !alone;
        let own = |one: &Match| one.players.contains(&player) && !one.is_bye();
        let all = self.matches.iter().filter(|one| own(one)).count();
        let all =
            all + self.schedule.iter().flatten().filter(|pair| pair.0 == player || pair.1 == player).count();
        let played = self.matches.iter().filter(|one| own(one) && one.is_done()).count();
        let struck = self.meets_everybody() && 2 * played < all;
        for pairing in
            (0..self.matches.len()).filter(|&pairing| own(&self.matches[pairing])).collect::<Vec<_>>()
        {
            // Who has played less than half is struck: the others meet as if the player had never been there.
            let done = self.matches[pairing].is_done();
            self.matches[pairing].void |= struck;
            if !done {
                self.lose_by_leaving(pairing, &[player], begun);
            }
        }
        self.players[player].struck = struck;
    }

    /// Is everything to be played known from the start?
    fn meets_everybody(&self) -> bool {
        matches!(self.terms.format, EventFormat::League { .. } | EventFormat::RoundRobin { .. })
    }

    /// Somebody takes over a place. The games of `begun` stay with whoever began them.
    pub(crate) fn substitute(
        &mut self,
        player: u32,
        (user, name): (&str, &str),
        rating: Option<i32>,
        (begun, at): (&[(u32, u32)], i64),
    ) -> Result<(), Refused> {
        let number = player as usize;
        let place = self.players.get_mut(number).ok_or(Refused::NotThere)?;
        place.instead_of = Some(std::mem::replace(&mut place.name, name.to_owned()));
        let before = std::mem::replace(&mut place.user, user.to_owned());
        place.rating = rating;
        if place.withdrawn {
            self.come_back(number, at);
        }
        for (pairing, game) in self.open_games_of(number) {
            let slot = &mut self.matches[pairing].games[game];
            if !begun.contains(&(pairing as u32, game as u32)) {
                // What the other one has begun there begins anew.
                self.former.extend(slot.table.take());
            } else if !slot.stayed.iter().any(|(other, _)| *other == number) {
                slot.stayed.push((number, before.clone()));
            }
        }
        // Whoever was asked to take over the same place comes too late.
        self.invited.retain(|_, asked| asked.place != Some(player));
        Ok(())
    }

    /// A place of somebody who had gone is played for again. What others have gone on from is past, and so is what has run out of time.
    fn come_back(&mut self, player: usize, at: i64) {
        let place = &mut self.players[player];
        (place.withdrawn, place.taken_out, place.struck) = (false, false, false);
        let own = |one: &Match| one.players.contains(&player) && !one.is_bye();
        for pairing in
            (0..self.matches.len()).filter(|&pairing| own(&self.matches[pairing])).collect::<Vec<_>>()
        {
            let struck = |&n: &usize| self.players[n].struck;
            if self.matches[pairing].players.iter().any(struck)
                || !self.meets_everybody() && self.matches[pairing].round < self.round
            {
                continue;
            }
            let one = &mut self.matches[pairing];
            one.void = false;
            if one.deadline.is_some_and(|deadline| deadline <= at) {
                self.lose_by_leaving(pairing, &[player], &[]);
                continue;
            }
            for game in &mut one.games {
                if game.result.as_ref().is_some_and(|result| result.left && !result.begun) {
                    game.result = None;
                    self.former.extend(game.table.take());
                }
            }
            self.lose_to_those_who_stay(pairing);
        }
        // Rounds of a round robin that went on without.
        let (now, later): (Vec<_>, Vec<_>) = std::mem::take(&mut self.missed)
            .into_iter()
            .partition(|&(a, b)| !self.players[a].struck && !self.players[b].struck);
        self.missed = later;
        for (a, b) in now {
            let board = self.matches.iter().filter(|one| one.round == self.round).count() as u32 + 1;
            self.add_match(self.new_match(self.round, board, (vec![a, b], 0, None), &[a, b], at));
        }
    }

    /// Somebody's account has ended.
    pub(crate) fn part(&mut self, user: &str, begun: &[(u32, u32)]) {
        self.invited.remove(user);
        self.staff.remove(user);
        self.orphaned |= self.founder == user;
        if let Some(player) = self.player_of(user)
            && !self.players[player].withdrawn
        {
            self.leave(player, true, begun);
        }
    }
}
