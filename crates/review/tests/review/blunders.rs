//! Blunders that were planted are found, and what is no blunder is not marked. Needs the network that comes with the program.

use detente_game::{Actor, Notation, Seat};
use detente_review::result::{Decision, Mark, Review};
use detente_review::{Plan, Reviewed};
use detente_struggle::Struggle;

use crate::common::{findings, summed};

/// The review of some actions of a side from a position on.
fn reviewed(position: &str, seat: Seat, actions: &[&str]) -> Option<Review> {
    let game = Struggle::parse_position(position).expect("a position");
    let actions: Vec<_> = actions
        .iter()
        .map(|word| {
            let action = Struggle::parse_action(word).expect("an action");
            (if word.parse::<u8>().is_ok() { Actor::Nature } else { Actor::Seat(seat) }, action)
        })
        .collect();
    let Some(mut judge) = Struggle::judge() else {
        eprintln!("skipped: this program was built without the network");
        return None;
    };
    let plan = Plan::from_position(game, &actions).expect("legal");
    let found = findings(&plan, &mut judge, 1, 60);
    Some(summed(&plan, &found, seat))
}

/// A board on which the USSR stands better, in turn 8, the US to play.
pub const BOARD: &str = "rules=1 turn=8 round=3 phasing=us military-ops=2/2 space=2/2 space-attempts=0/0 china=ussr/up \
    us=canada:2,united-kingdom:5,france:3,italy:4,west-germany:4,israel:1,jordan:1,saudi-arabia:2,australia:4,philippines:1,japan:4,south-korea:3,south-africa:1,colombia:1,mexico:2 \
    ussr=east-germany:4,poland:4,syria:2,iraq:3,iran:2,afghanistan:2,pakistan:2,thailand:3,north-korea:3,panama:2,chile:3,argentina:2,brazil:2,venezuela:2,angola:2,zaire:2,nigeria:1,cuba:3";

#[test]
fn a_coup_that_loses_the_game_is_a_blunder() {
    let position = format!(
        "{BOARD} defcon=2 vp=14 hand-us=containment,duck-and-cover,nato hand-ussr=blockade,nasser,fidel \
         deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us"
    );
    let Some(review) = reviewed(&position, Seat(0), &["containment", "coup", "angola"]) else { return };
    let worst = worst(&review);
    assert_eq!(worst.mark, Some(Mark::Blunder), "{worst:?}");
    assert!(worst.loss > 20.0 && worst.z.is_some_and(|z| z > 3.0));
    let why = &worst.why.first().expect("a reason").what;
    assert_eq!(why, "lost-defcon");
    let told = worst.told.as_ref().expect("words");
    for text in [&told.en, &told.es, &told.pt, &told.it] {
        assert!(text.contains("100") && !text.contains('{') && !text.contains("review-"), "{text}");
    }
    assert!(review.turning.iter().any(|turning| turning.n == worst.n && turning.told == *told));
}

fn worst(review: &Review) -> &Decision {
    review.decisions.iter().max_by(|a, b| a.loss.total_cmp(&b.loss)).expect("decisions")
}

#[test]
fn wargames_that_would_win_and_is_not_played_is_a_blunder() {
    let position = format!(
        "{BOARD} defcon=2 vp=8 hand-us=wargames,duck-and-cover,nato hand-ussr=blockade,nasser,fidel \
         deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us"
    );
    let Some(review) = reviewed(&position, Seat(0), &["duck-and-cover"]) else { return };
    let worst = worst(&review);
    assert_eq!((worst.best.as_str(), worst.played.as_str()), ("wargames", "duck-and-cover"), "{worst:?}");
    assert!(worst.mark == Some(Mark::Blunder) && worst.z.is_some_and(|z| z > 3.0), "{worst:?}");
    // The curve counts on the win, and the sum on its being there a round later: what decided the game it is not.
    assert!(review.curve[0].chance["us"] > 95.0, "{:?}", review.curve);
    assert!(-review.errors["us"] < 0.5 * worst.loss, "{:?} {worst:?}", review.errors);
    assert!(
        review.turning.iter().all(|turning| turning.points.abs() < 0.5 * worst.loss),
        "{:?}",
        review.turning
    );
    // Lines take the win, so that nothing else is a reason.
    let [why] = worst.why.as_slice() else { panic!("{worst:?}") };
    assert_eq!((why.what.as_str(), why.seat.as_deref(), why.best), ("won", Some("us"), 100.0));
    assert_eq!((worst.chance, worst.tried[0].chance), (100.0, 100.0));
    assert!((why.played - (100.0 - worst.loss)).abs() < 0.02, "{worst:?}");
    let Some(review) = reviewed(&position, Seat(0), &["wargames"]) else { return };
    assert!(
        review.decisions.iter().all(|one| one.mark.is_none() && one.loss <= 0.0),
        "{:?}",
        review.decisions
    );
}

#[test]
fn control_of_europe_that_is_left_to_whoever_holds_its_scoring_card_is_a_blunder() {
    let position = "rules=1 turn=8 round=3 phasing=us defcon=3 vp=12 military-ops=2/2 space=2/2 space-attempts=0/0 china=us/up \
        us=canada:2,united-kingdom:5,israel:4,jordan:2,saudi-arabia:3,egypt:2,australia:4,philippines:2,japan:4,south-korea:3,pakistan:2,\
        south-africa:3,colombia:1,mexico:2,panama:2,brazil:2,nigeria:1 reach-us=italy,mexico \
        ussr=east-germany:3,poland:3,france:3,italy:2,west-germany:4,austria:4,syria:2,iraq:3,iran:2,north-korea:3,chile:3,angola:2,cuba:3 \
        hand-us=olympic-games,duck-and-cover,nato hand-ussr=europe-scoring,blockade,nasser known-ussr=europe-scoring \
        deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us";
    let actions = ["olympic-games", "influence", "mexico"];
    let Some(review) = reviewed(position, Seat(0), &actions) else { return };
    let worst = worst(&review);
    assert_eq!((worst.best.as_str(), worst.played.as_str()), ("italy", "mexico"), "{worst:?}");
    assert!(worst.mark == Some(Mark::Blunder) && worst.z.is_some_and(|z| z > 3.0), "{worst:?}");
}
