//! Whole random games with dice of both schemes, for the tests of this crate and of those that use it.

use detente_game::record::Record;
use detente_game::{Actor, Notation, Rng, ToAct};

use crate::bound::{Part, host_commitment, joint_seed, seat_commitment};
use crate::dice::{At, Dice};
use crate::history::Chain;
use crate::numbered::write_draws;
use crate::seed::Seed;
use crate::tags;

pub fn seed(byte: u8) -> Seed {
    Seed::of_bytes(&[byte; 32])
}

/// All seats have opened a contribution: of this byte, and of one more for each further seat.
pub fn parts<G: Notation>(table: &str, bytes: &[u8]) -> Vec<Part> {
    let part = |(seat, &byte): (&&str, &u8)| Part::Opened {
        commitment: seat_commitment(table, seat, &seed(byte)),
        value: seed(byte),
    };
    G::SEATS.iter().zip(bytes).map(part).collect()
}

/// A random game with these dice; where it `skips`, draws are lost now and then to something that was taken back. Gives the
/// actions and the draws.
pub fn random_game<G: Notation>(
    dice: &Dice,
    options: &G::Options,
    skips: bool,
) -> (Vec<(Actor, G::Action)>, Vec<u32>) {
    let (mut game, mut rng) = (G::new(options), Rng::new(4));
    let mut history = Chain::begin::<G>(options);
    let (mut actions, mut draws, mut draw) = (Vec::new(), Vec::new(), 0);
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return (actions, draws),
            ToAct::Nature => {
                draw += u32::from(skips && draw % 7 == 6);
                let at = At { history, actions: actions.len(), draw };
                draws.push(draw);
                draw += 1;
                (Actor::Nature, dice.answer(&at, &game))
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        game.apply(by, action).expect("legal");
        history = history.and::<G>(by, action);
        actions.push((by, action));
    }
}

fn finished<G: Notation>(actions: Vec<(Actor, G::Action)>, options: &G::Options) -> Record<G> {
    let mut game = G::new(options);
    for &(by, action) in &actions {
        game.apply_unchecked(by, action);
    }
    let ToAct::Over(outcome) = game.to_act() else { unreachable!("random games are played to their end") };
    Record::new(options.clone(), actions, Some(outcome))
}

/// A game of scheme 2 at the table `t`, with this secret of the host and these parts.
pub fn bound_record<G: Notation>(host: &Seed, parts: &[Part]) -> Record<G> {
    let options = G::Options::default();
    let joint = joint_seed("t", host, G::SEATS, parts);
    let (actions, _) = random_game::<G>(&Dice::Bound(joint.clone()), &options, false);
    let mut record = finished(actions, &options);
    record.tags.extend(tags::promise("t", &host_commitment("t", host), G::SEATS, parts));
    record.tags.extend(tags::proof(host, G::SEATS, parts, &joint));
    record
}

/// A game of scheme 1.
pub fn numbered_record<G: Notation>(skips: bool) -> Record<G> {
    let (options, seed) = (G::Options::default(), seed(0x0f));
    let (actions, draws) = random_game::<G>(&Dice::Numbered(seed.clone()), &options, skips);
    let mut record = finished(actions, &options);
    record.tags.push((tags::COMMITMENT.into(), seed.commitment()));
    record.tags.push((tags::SEED.into(), seed.reveal().into()));
    record.tags.push((tags::DRAWS.into(), write_draws(draws)));
    record
}

/// Changes the value of a tag; of a seat's, if one is named.
pub fn retag<G: Notation>(record: &mut Record<G>, key: &str, seat: Option<&str>, value: &str) {
    let own = |(k, v): &&mut (String, String)| {
        k == key && seat.is_none_or(|seat| v.split_whitespace().next() == Some(seat))
    };
    let tag = record.tags.iter_mut().find(own).expect("such a tag");
    tag.1 = seat.map_or_else(|| value.to_owned(), |seat| format!("{seat} {value}"));
}

/// The place of the first action of this word.
pub fn place_of<G: Notation>(record: &Record<G>, by: Actor, word: &str) -> usize {
    let found = |&(actor, action): &(Actor, G::Action)| actor == by && G::action_word(action) == word;
    record.actions.iter().position(found).expect("such an action")
}
