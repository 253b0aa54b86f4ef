//! What a computer thinks of a position that somebody studies. It is handed the position as a text, and no table has a part in it.

use detente_game::{Rng, Seat, ToAct, Viewer};
use detente_games::{GameName, with_game};
use detente_protocol::{Analysis, AnalysisTask, JudgedPlay};
use detente_review::analysis::best;
use detente_review::{Reviewed, reviewed};
use detente_table::lang;

/// The longest position that is read: many times one with everything in it.
pub const LONGEST: usize = 16 * 1024;

/// Why there is no analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// The text is no position in which the seat is asked; the reason is in English, as the notation is.
    Unreadable(String),
    /// The program was built without the network of the game.
    NoNetwork,
}

/// The best plays of a position.
pub fn analyse(task: &AnalysisTask) -> Result<Analysis, Unjudged> {
    let bad = |why: String| Unjudged::Unreadable(why);
    if task.position.len() > LONGEST {
        return Err(bad(format!("a position has at most {LONGEST} bytes")));
    }
    let game = GameName::by_name(&task.game);
    let game = game.ok_or_else(|| bad(format!("no game is called “{}”", task.game)))?;
    with_game!(game, G => of::<G>(task))
}

fn of<G: Reviewed>(task: &AnalysisTask) -> Result<Analysis, Unjudged> {
    let bad = |why: String| Unjudged::Unreadable(why);
    let seat = Seat::parse::<G>(&task.seat).ok_or_else(|| bad(format!("“{}” is no seat", task.seat)))?;
    let game = G::parse_position(task.position.trim()).map_err(bad)?;
    if !game.goes_on() {
        return Err(bad(
            "this position is cut out of a round: its stack begins with no phase of a turn (turn/…)"
                .to_owned(),
        ));
    }
    let asked = matches!(game.to_act(), ToAct::Seats(seats) if seats.contains(seat));
    if !asked {
        return Err(bad(format!("{} is not asked in this position", task.seat)));
    }
    if !game.is_seated() {
        return Err(bad("bids are not judged".to_owned()));
    }
    let mut judge = G::judge().ok_or(Unjudged::NoNetwork)?;
    // The same position gives the same answer.
    let seed = task.position.bytes().fold(1, |sum, byte| Rng::derive(sum, u64::from(byte)).next_u64());
    let found = best::<G>(&mut judge, &game, seat, task.worlds as usize, seed);
    let found = found.ok_or_else(|| bad(format!("{} is not asked in this position", task.seat)))?;
    let (view, lang) = (game.view(Viewer::Seat(seat)), lang(task.language));
    let tenth = |number: f64| (10.0 * number).round() / 10.0;
    let told = |play: &detente_review::analysis::Judged<G::Action>| JudgedPlay {
        action: G::action_word(play.action),
        label: reviewed::label::<G>(&view, seat, play.action, lang),
        chance: tenth(play.chance),
        error: tenth(play.error),
    };
    Ok(Analysis {
        seat: task.seat.clone(),
        plays: found.plays.iter().map(told).collect(),
        choices: found.choices as u32,
        certain: found.certain,
        lines: found.lines as u32,
    })
}
