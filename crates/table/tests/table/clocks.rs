//! Whose time runs at a table: what another has played is watched on nobody's clock.

use detente_game::{Notation, Seat, Viewer};
use detente_protocol::{Clock, ClockState, SHOWING_SECONDS, TableCommand, TimeOut};
use detente_struggle::Struggle;

use crate::common::{Kept, wish};

const SHOWN: i64 = SHOWING_SECONDS as i64 * 1000;

/// Ann and these others, ten minutes each, begun at 0; the USSR is to set up.
fn begun(seats: &[&str]) -> Kept<Struggle> {
    let mut wanted = wish("twilight", seats, &[]);
    wanted.clock = Clock::Total { seconds: 600, time_out: TimeOut::Ends };
    let mut kept = Kept::new(wanted);
    if seats[1] == "open" {
        kept.does("bob", TableCommand::Join { seat: "ussr".into(), commitment: None }, 0).expect("free");
    }
    kept.does("ann", TableCommand::Start, 0).expect("full");
    kept
}

/// Plays the first thing that a seat may until its play is told.
fn plays(kept: &mut Kept<Struggle>, name: &str, seat: Seat, now: i64) {
    let had = kept.actions.len();
    while kept.actions.len() == had {
        let version = kept.view(Viewer::Seat(seat), now).version;
        let action = Struggle::action_word(kept.table.legal(seat)[0]);
        let seat = seat.name::<Struggle>().to_owned();
        kept.does(name, TableCommand::Act { seat, version, action, lay: false }, now).expect("legal");
    }
}

fn clock(kept: &Kept<Struggle>, seat: &str, now: i64) -> ClockState {
    let clocks = kept.view(Viewer::Observer, now).clocks;
    clocks.into_iter().find(|clock| clock.seat == seat).expect("a clock for each seat")
}

#[test]
fn the_first_seconds_after_anothers_play_are_not_charged_and_the_clock_shown_is_the_one_counted() {
    let mut kept = begun(&["me", "open"]);
    let [us, ussr] = [Seat(0), Seat(1)];
    assert_eq!(clock(&kept, "ussr", 30_000).left_ms, 570_000, "nobody has played before: time runs at once");
    plays(&mut kept, "bob", ussr, 30_000);
    let watching = clock(&kept, "us", 32_000);
    assert_eq!((watching.running, watching.left_ms, watching.still_ms), (true, 600_000, SHOWN - 2_000));
    assert_eq!(clock(&kept, "us", 30_000 + SHOWN).left_ms, 600_000);
    assert_eq!(clock(&kept, "us", 31_000 + SHOWN).left_ms, 599_000);
    assert_eq!(kept.table.wake(30_000), Some(630_000 + SHOWN), "and so falls later");
    // What is laid meanwhile settles the clock and charges nothing.
    let version = kept.view(Viewer::Seat(us), 31_000).version;
    let action = Struggle::action_word(kept.table.legal(us)[0]);
    let act = TableCommand::Act { seat: "us".into(), version, action, lay: true };
    kept.does("ann", act, 31_000).expect("legal");
    assert_eq!(clock(&kept, "us", 31_000 + SHOWN).left_ms, 599_000);
    // After a restart as much is left to watch as there was.
    let again = kept.read_back(90_000);
    let kept = Kept { table: again, ..kept };
    assert_eq!(clock(&kept, "us", 90_000).still_ms, SHOWN - 1_000);
}

#[test]
fn a_bot_watches_nothing() {
    let mut kept = begun(&["bot", "me"]);
    plays(&mut kept, "ann", Seat(1), 10_000);
    let bot = clock(&kept, "us", 11_000);
    assert_eq!((bot.running, bot.left_ms, bot.still_ms), (true, 599_000, 0));
}
