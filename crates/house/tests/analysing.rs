//! What is best in a position that somebody studies.

use detente_house::analysis::{LONGEST, Unjudged, analyse};
use detente_protocol::{AnalysisTask, Language};

fn task(position: &str) -> AnalysisTask {
    AnalysisTask {
        game: "twilight".to_owned(),
        position: position.to_owned(),
        seat: "us".to_owned(),
        language: Language::Es,
        worlds: 4,
    }
}

const WARGAMES: &str = "turn=8 round=3 phasing=us defcon=2 vp=8 us=iran:2,west-germany:4 ussr=poland:3 \
                        hand-us=wargames,duck-and-cover,nato hand-ussr=blockade,nasser,fidel \
                        deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us";

#[test]
fn a_win_that_is_there_stands_first_and_is_told_in_the_language_of_the_page() {
    let found = match analyse(&task(WARGAMES)) {
        Ok(found) => found,
        Err(Unjudged::NoNetwork) => {
            return eprintln!("skipped: this program was built without the network");
        }
        Err(other) => panic!("{other:?}"),
    };
    assert!(found.certain && found.plays.len() > 1 && found.choices >= 3, "{found:?}");
    assert_eq!((found.plays[0].action.as_str(), found.plays[0].chance), ("wargames", 100.0));
    assert!(found.plays.iter().all(|play| (0.0..=100.0).contains(&play.chance) && play.chance <= 100.0));
    assert_eq!(analyse(&task(WARGAMES)), Ok(found), "the same position, the same answer");
}

#[test]
fn what_is_no_position_of_that_seat_is_refused_with_the_reason() {
    let why = |task: &AnalysisTask| match analyse(task) {
        Err(Unjudged::Unreadable(why)) => why,
        other => panic!("{other:?}"),
    };
    assert!(why(&task("nonsense")).contains("nonsense"));
    assert!(why(&AnalysisTask { seat: "ussr".to_owned(), ..task(WARGAMES) }).contains("ussr is not asked"));
    assert!(why(&AnalysisTask { seat: "north".to_owned(), ..task(WARGAMES) }).contains("no seat"));
    assert!(why(&AnalysisTask { game: "chess".to_owned(), ..task(WARGAMES) }).contains("chess"));
    assert!(why(&task(&"x".repeat(LONGEST + 1))).contains("at most"));
    assert!(why(&task(&WARGAMES.replace("stack=turn/2,", "stack="))).contains("cut out of a round"));
}
