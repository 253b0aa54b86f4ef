//! The levels of Guerra Fría beside each other: one seat against three of another level, of which half of the decided games
//! are won among equals, because two of four win.

use detente_game::driver::play;
use detente_game::{Bot, Game, Rng, Seat};
use detente_games::{GuerraFria, Levels};
use detente_guerra_fria::Options;

/// Games that the one wins among three of the others.
fn won(one: &str, others: &str, games: u64) -> u64 {
    let is_won = |game: &u64| {
        let seat = Seat((game % 4) as u8);
        let level = |chair: u8| if chair == seat.0 { one } else { others };
        let mut bots: Vec<Box<dyn Bot<GuerraFria>>> = Vec::new();
        for chair in 0..4 {
            let seed = Rng::derive(*game, u64::from(chair)).next_u64();
            bots.push(GuerraFria::bot(level(chair), seed).expect("the level is there"));
        }
        let start = <GuerraFria as Game>::new(&Options::drawn_after(60));
        let played = play(start, &mut bots, &mut Rng::new(*game), 100_000);
        played.outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    };
    (0..games).filter(is_won).count() as u64
}

fn is_skipped() -> bool {
    let skipped = !GuerraFria::LEVELS.contains(&"learned");
    if skipped {
        println!("skipped: the program was built without the network of Guerra Fría");
    }
    skipped
}

#[test]
fn the_learned_player_is_among_the_winners_among_three_who_search() {
    if is_skipped() {
        return;
    }
    let won = won("learned", "search@60n", 40);
    // 27 of 40 is beyond the 95 % interval of a fair coin, which ends at 26.
    assert!(won >= 27, "{won} of 40");
}

#[test]
fn each_named_strength_does_well_among_three_of_the_one_below_and_the_lowest_is_not_random() {
    if is_skipped() {
        return;
    }
    for (one, others) in [("sergeant", "recruit"), ("learned", "sergeant"), ("recruit", "random")] {
        let won = won(one, others, 60);
        assert!(won >= 33, "{one} among three of {others}: {won} of 60");
    }
}
