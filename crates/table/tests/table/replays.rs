//! A record that is looked at play by play: where each play ends, and that it is whole there.

use detente_game::Viewer;
use detente_game::record::Record;
use detente_struggle::Struggle;
use detente_table::{LogPart, Replay};
use detente_words::Lang;

#[test]
fn where_a_play_ends_it_is_as_it_is_at_the_end_of_the_game() {
    let text = include_str!("../../../struggle/tests/games/tournament.txt");
    let record = Record::<Struggle>::parse(text).expect("a record");
    let info = Replay::info(&record, String::new(), String::new(), Lang::En);
    let mut replay = Replay::open(record);
    assert!(info.plays.is_sorted_by_key(|play| play.action));
    assert_eq!(info.plays.last().expect("plays").action, info.actions);
    let mut whole = Vec::new();
    for (index, play) in info.plays.iter().enumerate() {
        replay.step_to(play.action as usize);
        let shown = replay.shown(Viewer::Observer, Lang::En, LogPart::WHOLE);
        let there = &shown.plays[index - shown.play as usize];
        assert_eq!(there.kind, play.kind);
        whole.push(there.moments.len());
    }
    replay.step_to(info.actions as usize);
    let last = replay.history().log();
    let at_the_end: Vec<usize> = {
        use detente_chronicle::Chronicle as _;
        last.plays().all().iter().map(|play| play.moments.len()).collect()
    };
    assert_eq!(whole, at_the_end, "no play goes on after its end");
}
