//! A live clock begins when everybody has come who was seated by somebody else.

use detente_game::Viewer;
use detente_protocol::{Clock, ClockRest, TableCommand, TableStatus, TimeOut};
use detente_struggle::Struggle;
use detente_table::EventGame;
use detente_table::arrivals::PATIENCE;

use crate::common::{Kept, wish};

/// For whom a table was made.
#[derive(Clone, Copy)]
enum For {
    Both,
    /// An event, with an end of waiting or without.
    Event(Option<i64>),
}

/// Ann and Bob with this clock, seated by somebody else and begun at 0.
fn seated(seconds: u32, whom: For) -> Kept<Struggle> {
    let mut wanted = wish("twilight", &["me", "open"], &[]);
    wanted.clock = Clock::Total { seconds, time_out: TimeOut::Ends };
    let mut kept = Kept::new(wanted);
    kept.does("bob", TableCommand::Join { seat: "ussr".into(), commitment: None }, 0).expect("free");
    kept.edit(|body| {
        let of = EventGame { event: "e".to_owned(), pairing: 0, game: 0 };
        body.event = matches!(whom, For::Event(_)).then_some(of);
        body.expect_all(match whom {
            For::Both => None,
            For::Event(until) => until,
        });
    });
    kept.does("ann", TableCommand::Start, 0).expect("full");
    kept
}

fn comes(kept: &mut Kept<Struggle>, user: &str, now: i64) -> bool {
    let Some(step) = kept.table.consider_arrival(user, now) else { return false };
    kept.write(&step.write);
    kept.table.adopt(step);
    true
}

/// What time does then.
fn waits(kept: &mut Kept<Struggle>, now: i64) {
    assert_eq!(kept.table.wake(now - 1), Some(now), "it is looked then");
    let step = kept.table.consider_time(now).expect("it has come to something");
    kept.write(&step.write);
    kept.table.adopt(step);
}

fn left(kept: &Kept<Struggle>, now: i64) -> Vec<i64> {
    kept.view(Viewer::Observer, now).clocks.iter().map(|clock| clock.left_ms).collect()
}

#[test]
fn no_clock_runs_before_everybody_has_come() {
    let mut kept = seated(600, For::Both);
    let shown = kept.view(Viewer::Observer, 60_000);
    assert_eq!(shown.table.status, TableStatus::Playing);
    assert!(shown.clocks.iter().all(|clock| !clock.running && clock.rest == Some(ClockRest::Missing)));
    assert!(shown.waiting.contains("ann, bob"), "{}", shown.waiting);
    assert!(comes(&mut kept, "bob", 60_000) && !comes(&mut kept, "bob", 61_000), "once");
    // Whoever is there plays; the other's clock stands still all the same, over a restart too.
    for country in ["poland", "poland", "poland", "poland", "east-germany", "east-germany"] {
        kept.act("bob", "ussr", country, false).expect("legal");
    }
    let again = kept.read_back(90_000);
    let mut kept = Kept { table: again, ..kept };
    assert_eq!(left(&kept, 300_000), [600_000, 600_000]);
    assert!(comes(&mut kept, "ann", 300_000));
    let awaited = usize::from(kept.view(Viewer::Observer, 300_000).awaited == ["ussr"]);
    assert!(left(&kept, 330_000)[awaited] < 600_000, "from now on time is counted");
    assert!(kept.view(Viewer::Observer, 300_000).clocks.iter().all(|clock| clock.rest.is_none()));
}

#[test]
fn who_does_not_come_has_lost_nothing() {
    let mut kept = seated(600, For::Both);
    comes(&mut kept, "bob", 1_000);
    waits(&mut kept, PATIENCE);
    assert_eq!(kept.table.body().status, TableStatus::Aborted);
    // Nor does anybody else have to wait so long.
    let mut kept = seated(600, For::Both);
    comes(&mut kept, "bob", 1_000);
    kept.does("bob", TableCommand::Abort, 2_000).expect("nobody has come");
}

#[test]
fn a_table_of_an_event_waits_as_long_as_its_event_says() {
    let mut kept = seated(600, For::Event(None));
    comes(&mut kept, "bob", 1_000);
    assert_eq!((kept.table.wake(2_000), left(&kept, 1 << 40)), (None, vec![600_000, 600_000]));
    // What the event then decides is no lost game.
    let step = kept.table.consider_giving_up(&["ann".to_owned()], 1 << 40).expect("it ends");
    kept.table.adopt(step);
    assert_eq!(kept.table.body().status, TableStatus::Aborted);
    let mut kept = seated(600, For::Event(Some(5_000)));
    waits(&mut kept, 5_000);
    assert_eq!(kept.table.body().status, TableStatus::Playing);
    assert_eq!(left(&kept, 15_000)[1], 590_000, "the clocks begin whoever is missing");
}

#[test]
fn a_clock_of_days_waits_for_nobody() {
    let kept = seated(14 * 24 * 3600, For::Both);
    assert!(kept.table.body().missing().is_empty());
    assert!(kept.view(Viewer::Observer, 1_000).clocks.iter().any(|clock| clock.running));
}

#[test]
fn a_table_knows_how_much_time_each_has_taken() {
    let day = 24 * 3_600_000;
    let mut kept = seated(20 * 24 * 3600, For::Both);
    // Bob is silent for nine days, on vacation for two of them, and moves a moment before Ann's two days begin.
    let step = kept.table.consider_away("bob", 3 * day, day).expect("he is away");
    kept.write(&step.write);
    kept.table.adopt(step);
    for _ in 0..6 {
        let version = kept.seat("ussr").version;
        let action = kept.seat("ussr").question.expect("asked").choices[0].action.clone();
        let act = TableCommand::Act { seat: "ussr".into(), version, action, lay: false };
        kept.does("bob", act, 9 * day).expect("legal");
    }
    if kept.table.may_confirm(detente_game::Seat(1)) {
        let version = kept.seat("ussr").version;
        kept.does("bob", TableCommand::Confirm { seat: "ussr".into(), version }, 9 * day).expect("ready");
    }
    let body: detente_table::Body = serde_json::from_str(&kept.body).expect("JSON");
    let awaited: Vec<usize> = kept.table.awaited().iter().map(|seat| usize::from(seat.0)).collect();
    assert_eq!(awaited, [0], "the US sets up");
    let used = body.used_by(&awaited, kept.head.updated, 11 * day);
    assert_eq!(used[1], 7 * day, "without his vacation");
    assert!((2 * day - 60_000..=2 * day).contains(&used[0]), "less what she has watched: {used:?}");
}
