//! Random people at random times: whatever they do, nobody is told what is not theirs to know, nothing is lost, and what was
//! written is the table.

use detente_game::{Actor, Rng, Seat, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_protocol::{LogLine, ServerMessage, TableCommand, TableStatus, TableView};
use detente_struggle::Struggle;
use detente_table::{Hosted, Sitting, Table, Write};

use crate::common::{Kept, shown, told, viewers, wish};
use crate::secrets::{Secret, check_names, check_whole_messages};

const PEOPLE: [&str; 5] = ["ann", "bob", "cid", "dora", "eve"];

/// Steps that are on the table, told or laid, of one seat.
fn steps<G: Hosted>(table: &Table<G>, seat: Seat) -> usize {
    let own = |done: &&detente_table::Done<G>| done.by == Actor::Seat(seat);
    table.history().actions().iter().filter(own).count() + table.laid(seat)
}

/// A view without what a restart forgets: the last version that the viewer was told of, and when.
fn plain(mut view: TableView) -> TableView {
    (view.version, view.table.updated) = (0, 0);
    view
}

/// The whole log as a viewer is told it.
fn log_of<G: Hosted>(table: &Table<G>, viewer: Viewer, now: i64) -> Vec<LogLine> {
    match told(table, viewer, now).swap_remove(1) {
        ServerMessage::Log { lines, .. } => lines,
        other => panic!("{other:?}"),
    }
}

fn log_place<G: Hosted>(viewer: Viewer) -> usize {
    viewers::<G>().position(|each| each == viewer).expect("a viewer")
}

/// What everybody here brings to the dice.
fn contribution() -> detente_fair::Seed {
    detente_fair::Seed::of_bytes(&[0xc7; 32])
}

/// Something that somebody might do, sensible or not.
fn command<G: Hosted>(table: &Table<G>, rng: &mut Rng) -> TableCommand {
    let name = |rng: &mut Rng| rng.pick(G::SEATS).to_owned();
    let seat = name(rng);
    let parsed = Seat::parse::<G>(&seat).expect("a seat");
    let late = u32::from(rng.below(12) == 0);
    let version = shown(table, Viewer::Seat(parsed), 0).version.wrapping_sub(late);
    match rng.below(40) {
        0 => {
            let commitment =
                (rng.below(2) == 0).then(|| detente_fair::seat_commitment("t", &seat, &contribution()));
            TableCommand::Join { seat, commitment }
        }
        1 => TableCommand::Leave,
        2 => TableCommand::Start,
        3 if rng.below(30) == 0 => TableCommand::Abort,
        4 => TableCommand::SetSeat { seat, wish: detente_protocol::SeatWish::Bot { level: "random".into() } },
        5 | 6 => TableCommand::Undo { seat, version },
        7 => TableCommand::StartOver { seat, version },
        8..=11 => TableCommand::Confirm { seat, version },
        12 => TableCommand::AskTakeBack { seat },
        13 => TableCommand::OfferDraw { seat },
        14 | 15 => TableCommand::Answer { seat, accept: rng.below(3) == 0 },
        16 if rng.below(40) == 0 => TableCommand::Resign { seat },
        17 => TableCommand::ClaimTime { seat },
        18 => TableCommand::Chat { text: "hello".repeat(rng.below(200) as usize) },
        19 => TableCommand::Mute { user: rng.pick(&PEOPLE).to_owned(), on: rng.below(2) == 0 },
        20 => TableCommand::Note { text: "mine".into() },
        21 => TableCommand::Rematch,
        22 => {
            let commitment = detente_fair::seat_commitment("t", &seat, &contribution());
            TableCommand::Commit { seat, commitment }
        }
        23 | 24 => TableCommand::Open { seat, value: contribution().reveal().to_owned() },
        _ => {
            let legal = table.legal(parsed);
            let action = if legal.is_empty() || rng.below(30) == 0 {
                "poland".to_owned()
            } else {
                G::action_word(rng.pick(&legal))
            };
            TableCommand::Act { seat, version, action, lay: rng.below(3) == 0 }
        }
    }
}

/// What an accepted command may change.
fn check_counts<G: Hosted>(
    command: Option<&TableCommand>,
    before: &[usize],
    table: &Table<G>,
    write: &Write,
) {
    let Write::Table(change) = write else { return };
    if change.keep < change.had {
        // A take-back by consent takes plays away, and what was laid with them.
        return;
    }
    for seat in Seat::all::<G>() {
        let is_own = |name: &str| Seat::parse::<G>(name) == Some(seat);
        let (had, has) = (before[usize::from(seat.0)], steps(table, seat));
        match command {
            Some(TableCommand::Act { seat: name, .. }) if is_own(name) => assert_eq!(has, had + 1),
            Some(TableCommand::Undo { seat: name, .. }) if is_own(name) => assert_eq!(has + 1, had),
            Some(TableCommand::StartOver { seat: name, .. }) if is_own(name) => assert!(has < had),
            // What was laid goes with a game that is over.
            _ if table.body().is_over() => {}
            None => assert!(has >= had, "a bot adds"),
            _ => assert_eq!(has, had, "{command:?} loses an action"),
        }
    }
}

/// Gives how often somebody would have been told the same, had what is hidden from them been otherwise.
fn evening<G: Secret>(seed: u64, seats: &[&str], options: &[&str]) -> u32 {
    let mut rng = Rng::new(seed);
    let mut wanted = wish(G::NAME, seats, options);
    wanted.spectator_delay = rng.below(3) * 5;
    if rng.below(2) == 0 {
        let time_out = detente_protocol::TimeOut::Claimed;
        wanted.clock = detente_protocol::Clock::Bank { seconds: 3000, increment: 5, cap: 4000, time_out };
    }
    let mut kept = Kept::<G>::new(wanted);
    // Every other table forgets what can be worked out again; nobody may notice.
    if seed % 2 == 1 {
        kept.table = kept.table.lightly();
    }
    let mut logs: Vec<Vec<LogLine>> = viewers::<G>().map(|viewer| log_of(&kept.table, viewer, 0)).collect();
    let mut now = 1_000_000;
    let (mut accepted, mut refused, mut same) = (0, 0, 0);
    for turn in 0..700 {
        now += i64::from(rng.below(4000));
        kept.table.catch_up(now);
        let before: Vec<usize> = Seat::all::<G>().map(|seat| steps(&kept.table, seat)).collect();
        let views: Vec<TableView> = viewers::<G>().map(|viewer| shown(&kept.table, viewer, now)).collect();
        let wanted = kept.table.wanted();
        let (command, step) = if let Some(step) = kept.table.consider_time(now) {
            (None, Ok(step))
        } else if !wanted.is_empty() && rng.below(3) == 0 {
            let bot = rng.pick(&wanted.iter().collect::<Vec<_>>());
            (None, kept.table.consider_bot(bot.seat, bot.version, rng.pick(&bot.legal), now))
        } else {
            let who = rng.pick(&PEOPLE);
            let command = command(&kept.table, &mut rng);
            // Mostly by somebody whose seat it is.
            let holder = match &command {
                TableCommand::Act { seat, .. }
                | TableCommand::Confirm { seat, .. }
                | TableCommand::Commit { seat, .. }
                | TableCommand::Open { seat, .. }
                    if rng.below(8) > 0 =>
                {
                    let seat = Seat::parse::<G>(seat).expect("a seat");
                    match &kept.table.body().seats[usize::from(seat.0)] {
                        Sitting::Person { user, .. } => user.clone(),
                        _ => who.to_owned(),
                    }
                }
                _ => who.to_owned(),
            };
            let step = kept.table.consider(&crate::common::who(&holder), command.clone(), now);
            (Some(command), step)
        };
        let Ok(step) = step else {
            refused += 1;
            continue;
        };
        accepted += 1;
        kept.write(&step.write);
        let write = step.write.clone();
        let news = kept.table.adopt(step);
        kept.table.catch_up(now);
        check_counts(command.as_ref(), &before, &kept.table, &write);
        for (viewer, before) in viewers::<G>().zip(views) {
            let around = detente_table::Around {
                now,
                connected: &|_| false,
                watching: 0,
                queued: detente_game::SeatSet::EMPTY,
            };
            let told = kept.table.messages(&news, &crate::common::watching(&kept.table, viewer), &around);
            let log = &mut logs[log_place::<G>(viewer)];
            for message in &told {
                if let ServerMessage::Log { from, lines, .. } = message {
                    log.truncate(*from as usize);
                    log.extend_from_slice(lines);
                }
            }
            if told.is_empty() && !kept.table.is_kept_behind(viewer) {
                assert_eq!(shown(&kept.table, viewer, now), before, "{viewer:?} is not told of {command:?}");
            }
        }
        // What is no change of the table settles no clock.
        if turn % 7 == 0 && matches!(write, Write::Table(_)) {
            check_names(&kept, now);
            same += check_whole_messages(&kept, &mut rng, now);
            let again = kept.read_back(now);
            for viewer in viewers::<G>() {
                let (here, there) = (shown(&kept.table, viewer, now), shown(&again, viewer, now));
                assert_eq!(plain(here), plain(there), "what was written is the table");
                assert_eq!(
                    told(&kept.table, viewer, now)[1..],
                    told(&again, viewer, now)[1..],
                    "and its log"
                );
                let log = &mut logs[log_place::<G>(viewer)];
                let whole = log_of(&again, viewer, now);
                if kept.table.body().spectator_delay > 0 && viewer == Viewer::Observer {
                    // Whoever is kept behind is told by the shell when it is time.
                    *log = whole;
                } else {
                    assert_eq!(*log, whole, "what was told piece by piece is the log");
                }
            }
        }
        if kept.table.body().is_over() {
            break;
        }
    }
    assert!(accepted > 3 && refused > 3, "{accepted} were taken, {refused} refused");
    let record = kept.table.to_record();
    record.replay(|_, _| ()).expect("the record replays");
    if kept.table.body().status == TableStatus::Over {
        let report = detente_fair::verify(&record);
        assert!(report.is_fair() && report.scheme == Some(2), "{report:#?}");
    }
    same
}

#[test]
fn people_at_a_table_of_twilight_struggle() {
    let mut same = 0;
    for seed in 0..6 {
        same += evening::<Struggle>(seed, &["me", "open"], &[]);
    }
    same += evening::<Struggle>(20, &["me", "me"], &[]);
    same += evening::<Struggle>(21, &["me", "bot"], &["first-edition"]);
    same += evening::<Struggle>(22, &["bot", "bot"], &[]);
    same += evening::<Struggle>(23, &["me", "me"], &["bid=sealed"]);
    same += evening::<Struggle>(24, &["open", "me"], &["late-war"]);
    assert!(same > 100, "{same} positions dealt otherwise");
}

#[test]
fn people_at_a_table_of_guerra_fria() {
    let mut same = 0;
    for seed in 0..4 {
        same += evening::<GuerraFria>(seed, &["me", "open", "bot", "open"], &["talk=open"]);
    }
    same += evening::<GuerraFria>(10, &["me", "me", "me", "me"], &["max-rounds=4"]);
    same += evening::<GuerraFria>(11, &["me", "bot", "bot", "bot"], &[]);
    assert!(same > 50, "{same} choices laid otherwise");
}
