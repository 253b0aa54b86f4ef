//! Thousands of games of Guerra Fría stepped at once, on all cores, straight into flat buffers.
//!
//! A slot is one game that always waits for a real decision of one seat. The four choose at the same time; here they are asked
//! one after the other, each from a view that shows nothing of what the others have entered. Steps with a single option are
//! taken at once, free placement is not offered, and a finished game is followed by a new one. Where rivals sit, their
//! choices are made on the way, from their own views, and are never seen in the rows.

use std::sync::Mutex;

use detente_game::{Actor, Bot, Game, Rng, SeatSet, ToAct, Viewer};
use detente_guerra_fria::{Action, GuerraFria, Options, Player};
use rayon::prelude::*;

use super::{ACTIONS, FEATURES, action_of, encode, guided_mask};

/// A game without a limit of rounds is broken off after so many and counts as drawn; the observations do not tell.
pub const CUT: u32 = 150;

/// What a step writes, one row a slot. All slices are as long as the number of slots times the row.
#[derive(Debug)]
pub struct Rows<'a> {
    pub observations: &'a mut [u8],
    pub masks: &'a mut [u8],
    /// The seat that is asked, 0 to 3.
    pub seats: &'a mut [u8],
    /// 1 if the step ended a game; the row then shows the first decision of the next one.
    pub done: &'a mut [u8],
    /// With `done`: a bit for each seat that won, none after a draw.
    pub winners: &'a mut [u8],
    /// With `done`: how many rounds were played.
    pub rounds: &'a mut [u8],
}

/// A player that the slots can hold.
pub type Rival = Box<dyn Bot<GuerraFria> + Send>;

/// Who of the four is a rival.
pub type Rivals = [Option<Rival>; 4];

struct Slot {
    game: GuerraFria,
    rng: Rng,
    /// Who is asked.
    by: Player,
    mask: [u8; ACTIONS],
    /// The locks are never waited for; they only let the games be lent to several threads.
    rivals: [Option<Mutex<Rival>>; 4],
}

impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slot").field("game", &self.game).field("by", &self.by).finish_non_exhaustive()
    }
}

/// A set of games played side by side.
#[derive(Debug)]
pub struct Vector {
    slots: Vec<Slot>,
    options: Vec<Options>,
}

/// A finished game.
struct Finished {
    winners: SeatSet,
    rounds: u32,
}

impl Vector {
    /// `n` games; each new game takes one of `options` at random, and in slot `i` those sit that `rivals` gives for it. At
    /// least one seat of every slot must be free.
    pub fn new(n: usize, seed: u64, options: &[Options], rivals: impl Fn(usize) -> Rivals) -> Vector {
        assert!(!options.is_empty(), "at least one set of options");
        let mut slots: Vec<Slot> = (0..n)
            .map(|i| {
                let rivals = rivals(i).map(|rival| rival.map(Mutex::new));
                assert!(rivals.iter().any(Option::is_none), "a seat that is asked");
                let mut rng = Rng::derive(seed, i as u64);
                let game = new_game(options, &mut rng);
                Slot { game, rng, by: Player::South, mask: [0; ACTIONS], rivals }
            })
            .collect();
        slots.par_iter_mut().for_each(|slot| {
            slot.advance(options);
        });
        Vector { slots, options: options.to_vec() }
    }

    pub fn len(&self) -> usize {
        self.slots.len()
    }

    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The game of one slot.
    pub fn game(&self, slot: usize) -> Option<&GuerraFria> {
        self.slots.get(slot).map(|slot| &slot.game)
    }

    /// In which seats of a slot rivals sit.
    pub fn rivals(&self, slot: usize) -> [bool; 4] {
        self.slots
            .get(slot)
            .map_or([false; 4], |slot| Player::ALL.map(|by| slot.rivals[by as usize].is_some()))
    }

    /// The first rows, before any action.
    pub fn observe(&self, rows: Rows<'_>) {
        split(rows, self.slots.len()).zip(&self.slots).for_each(|(row, slot)| slot.write(row, None));
    }

    /// Plays one action in every slot. An action that is not offered is replaced by the first that is, and counted.
    pub fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> usize {
        let options = &self.options;
        split(rows, self.slots.len())
            .zip(&mut self.slots)
            .zip(actions)
            .map(|((row, slot), &action)| {
                let legal = slot.play(action);
                let finished = slot.advance(options);
                slot.write(row, finished);
                usize::from(!legal)
            })
            .sum()
    }
}

fn new_game(options: &[Options], rng: &mut Rng) -> GuerraFria {
    GuerraFria::new(&options[rng.below(options.len() as u32) as usize])
}

impl Slot {
    fn play(&mut self, action: i32) -> bool {
        let offered = |index: &usize| self.mask.get(*index) == Some(&1);
        let wanted = usize::try_from(action).ok().filter(offered);
        let index = wanted.unwrap_or_else(|| (0..ACTIONS).find(offered).expect("something is offered"));
        self.take(self.by, action_of(self.by, index).expect("a number below ACTIONS"));
        wanted.is_some()
    }

    fn take(&mut self, by: Player, action: Action) {
        self.game.apply_unchecked(Actor::Seat(by.seat()), action);
    }

    /// Goes on to the next real decision; gives the game that ended on the way.
    fn advance(&mut self, options: &[Options]) -> Option<Finished> {
        let mut finished = None;
        loop {
            let seats = match self.game.to_act() {
                ToAct::Seats(seats) if self.game.round() <= CUT || self.is_limited() => seats,
                ToAct::Nature => unreachable!("Nature has no part in Guerra Fría"),
                over => {
                    let winners =
                        if let ToAct::Over(outcome) = over { outcome.winners } else { SeatSet::EMPTY };
                    finished = Some(Finished { winners, rounds: self.game.round() });
                    self.game = new_game(options, &mut self.rng);
                    for rival in self.rivals.iter_mut().flatten() {
                        rival.get_mut().expect("never locked").new_game();
                    }
                    continue;
                }
            };
            let by = Player::at(seats.iter().next().expect("somebody is awaited"));
            let view = self.game.view(Viewer::Seat(by.seat()));
            if let Some(rival) = &mut self.rivals[by as usize] {
                let mut legal = Vec::new();
                self.game.legal(by.seat(), &mut legal);
                let action = rival.get_mut().expect("never locked").choose(by.seat(), &view, &legal);
                self.take(by, action);
                continue;
            }
            guided_mask(&view, &mut self.mask);
            let mut offered = (0..ACTIONS).filter(|&index| self.mask[index] == 1);
            if let (Some(only), None) = (offered.next(), offered.next()) {
                self.take(by, action_of(by, only).expect("a number below ACTIONS"));
            } else {
                self.by = by;
                return finished;
            }
        }
    }

    fn is_limited(&self) -> bool {
        self.game.options().max_rounds.is_some()
    }

    #[expect(clippy::needless_pass_by_value, reason = "a row is written once and done with")]
    fn write(&self, row: Row<'_>, finished: Option<Finished>) {
        encode(&self.game.view(Viewer::Seat(self.by.seat())), row.observation);
        row.mask.copy_from_slice(&self.mask);
        *row.seat = self.by.seat().0;
        *row.done = u8::from(finished.is_some());
        if let Some(end) = finished {
            *row.winners = end.winners.iter().fold(0, |bits, seat| bits | 1 << seat.0);
            *row.rounds = end.rounds.min(255) as u8;
        }
    }
}

/// One slot's part of the rows.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    done: &'a mut u8,
    winners: &'a mut u8,
    rounds: &'a mut u8,
}

/// The rows one by one, for work in parallel.
#[expect(clippy::needless_pass_by_value, reason = "the rows are lent out for good")]
fn split(rows: Rows<'_>, n: usize) -> impl IndexedParallelIterator<Item = Row<'_>> {
    assert_eq!(rows.observations.len(), n * FEATURES);
    assert_eq!(rows.masks.len(), n * ACTIONS);
    rows.observations
        .par_chunks_mut(FEATURES)
        .zip(rows.masks.par_chunks_mut(ACTIONS))
        .zip(rows.seats.par_iter_mut())
        .zip(rows.done.par_iter_mut())
        .zip(rows.winners.par_iter_mut())
        .zip(rows.rounds.par_iter_mut())
        .with_min_len(16)
        .map(|(((((observation, mask), seat), done), winners), rounds)| Row {
            observation,
            mask,
            seat,
            done,
            winners,
            rounds,
        })
}

#[cfg(test)]
mod tests {
    use detente_game::bot::Random;

    use super::*;

    /// Steps the games with the first action that is offered, or with one drawn, and shows every row.
    fn walk(
        games: &mut Vector,
        steps: u64,
        mut see: impl FnMut(&Vector, usize, &[u8], u8, Option<(u8, u8)>),
    ) {
        let n = games.len();
        let (mut observations, mut masks) = (vec![0; n * FEATURES], vec![0; n * ACTIONS]);
        let mut bytes = vec![0; 4 * n];
        let mut actions = vec![-1; n];
        for step in 0..steps {
            let (seats, rest) = bytes.split_at_mut(n);
            let (done, rest) = rest.split_at_mut(n);
            let (winners, rounds) = rest.split_at_mut(n);
            let (observations, masks) = (&mut observations[..], &mut masks[..]);
            let rows = Rows { observations, masks, seats, done, winners, rounds };
            if step == 0 {
                games.observe(rows);
            } else {
                assert_eq!(games.step(&actions, rows), 0);
            }
            for slot in 0..n {
                let mask = &masks[slot * ACTIONS..][..ACTIONS];
                let offered: Vec<i32> = (0..ACTIONS as i32).filter(|&i| mask[i as usize] == 1).collect();
                assert!(offered.len() > 1, "a row is a real decision");
                actions[slot] = Rng::derive(step, slot as u64).pick(&offered);
                let end = (bytes[n + slot] == 1).then_some((bytes[2 * n + slot], bytes[3 * n + slot]));
                see(games, slot, &observations[slot * FEATURES..][..FEATURES], bytes[slot], end);
            }
        }
    }

    #[test]
    fn a_row_is_what_the_asked_seat_sees_and_seats_are_asked_one_after_the_other() {
        let mut games = Vector::new(3, 7, &[Options::drawn_after(6)], |_| [const { None }; 4]);
        let (mut expected, mut ended, mut won, mut hidden) = (vec![0; FEATURES], 0, 0, 0);
        walk(&mut games, 600, |games, slot, observation, seat, end| {
            let game = games.game(slot).expect("a slot");
            let by = Player::ALL[usize::from(seat)];
            encode(&game.view(Viewer::Seat(by.seat())), &mut expected);
            assert_eq!(observation, expected);
            hidden +=
                usize::from(Player::ALL[..usize::from(seat)].iter().all(|&p| game.entry(p).is_committed()));
            if let Some((winners, rounds)) = end {
                ended += 1;
                won += usize::from(winners != 0);
                assert!(
                    winners == 0 && rounds == 6 || winners.count_ones() == 2 && (1..=6).contains(&rounds)
                );
            }
        });
        assert_eq!(hidden, 3 * 600, "whoever comes before has chosen");
        assert!(ended > 10 && won > 0, "{ended} {won}");
    }

    #[test]
    fn rivals_are_never_asked_and_a_game_without_a_limit_is_cut() {
        let mut games = Vector::new(4, 1, &[Options::default()], |slot| {
            let seat = |at: usize| (at != slot).then(|| Box::new(Random::new(at as u64)) as Rival);
            [seat(0), seat(1), seat(2), seat(3)]
        });
        assert_eq!(games.rivals(2), [true, true, false, true]);
        let mut ended = 0;
        walk(&mut games, 2000, |_, slot, _, seat, end| {
            assert_eq!(usize::from(seat), slot);
            ended += usize::from(end.is_some_and(|(winners, rounds)| {
                assert!(winners != 0 || u32::from(rounds) > CUT);
                true
            }));
        });
        assert!(ended > 4, "{ended}");
    }

    #[test]
    fn what_is_not_offered_is_replaced_and_counted() {
        let mut games = Vector::new(2, 1, &[Options::drawn_after(2)], |_| [const { None }; 4]);
        let (mut observations, mut masks) = (vec![0; 2 * FEATURES], vec![0; 2 * ACTIONS]);
        let (mut seats, mut done, mut winners, mut rounds) = ([0; 2], [0; 2], [0; 2], [0; 2]);
        let rows = Rows {
            observations: &mut observations,
            masks: &mut masks,
            seats: &mut seats,
            done: &mut done,
            winners: &mut winners,
            rounds: &mut rounds,
        };
        // Free placement is legal and not offered.
        assert_eq!(games.step(&[super::super::FREE as i32, -1], rows), 2);
        assert_eq!(games.game(0).expect("a slot").entry(Player::South).steps(), [Action::Build]);
    }
}
