//! The coach of a first game of Guerra Fría: what each pair could do to the other two, what the three plays would give, and
//! the danger in a choice. The sentences are in `crates/words/locales/<language>/coach.ftl`.
//!
//! Everything is read off a view of the pupil's own seat: the markers lie open, the choices of the others do not.

use detente_game::bot::{Detail, Reason};
use detente_game::coach::{Advised, Coaching, Note, Talk, Weight};
use detente_game::{Rng, Seat};
use detente_guerra_fria::{Action, Arsenal, Forces, Pair, Play, Player, View};

use crate::entering::{next_step, steps};
use crate::greedy::{Temper, greedy_play};
use crate::leads::{Leads, enemies};

/// The coach's own temper, the best of some fifty tried against rash beginners: it builds while nothing presses, answers every
/// threat and attacks with a great lead.
const TEMPER: Temper = Temper { daring: 16, nerve: 100, calm: 0, sacrifice: 50, thrift: 0 };

/// How much more the other two could bring in one round, if both built all they can.
fn held(table: &[Arsenal; 4], pair: [Player; 2]) -> i32 {
    pair.into_iter().map(|player| i32::from(table[player as usize].most_built())).sum()
}

/// What the coach says to the player of `seat`.
pub fn coach(view: &View, seat: Seat, legal: &[Action]) -> Coaching<Action> {
    let by = Player::at(seat);
    Coaching {
        notes: notes(view, by),
        plays: advised(view, by, legal),
        usual: match view.round {
            ..=3 => Talk::Everything,
            4..=8 => Talk::Important,
            _ => Talk::Dangers,
        },
    }
}

fn say(id: &'static str, details: Vec<(&'static str, Detail)>) -> Reason {
    Reason { id, details }
}

fn note(weight: Weight, id: &'static str, details: Vec<(&'static str, Detail)>) -> Note {
    Note { weight, reason: say(id, details) }
}

fn player(name: &'static str, who: Player) -> (&'static str, Detail) {
    (name, Detail::Text(format!("seat-{}", who.word())))
}

fn players(name: &'static str, who: [Player; 2]) -> (&'static str, Detail) {
    (name, Detail::List(who.map(|each| format!("seat-{}", each.word())).to_vec()))
}

fn number(name: &'static str, n: impl TryInto<i32>) -> (&'static str, Detail) {
    (name, Detail::Number(n.try_into().unwrap_or(i32::MAX)))
}

/// What `by` and `ally` would meet if they attacked now.
fn forces(view: &View, by: Player, ally: Player) -> [(&'static str, Detail); 2] {
    let forces = Forces::of(Pair::of(by, ally), &view.arsenals);
    [number("attacking", forces.attacking), number("defending", forces.defending)]
}

fn notes(view: &View, by: Player) -> Vec<Note> {
    let mut notes = Vec::new();
    // In the middle of a choice everything has been said.
    if !view.own.steps().is_empty() || view.ending.is_some() {
        return notes;
    }
    let leads = Leads::of(&view.arsenals);
    for ally in by.rivals() {
        let lead = leads.with(by, ally);
        let others = enemies(by, ally);
        let [attacking, defending] = forces(view, by, ally);
        let details = vec![player("ally", ally), players("others", others), attacking, defending];
        // 2.5: the other two can still build against an attack that they see coming.
        let (weight, id) = match lead {
            _ if lead > held(&view.arsenals, others) => (Weight::Danger, "coach-gf-attack-sure"),
            1.. => (Weight::Stake, "coach-gf-attack"),
            0 => (Weight::Lesson, "coach-gf-even"),
            _ if -lead > held(&view.arsenals, [by, ally]) => (Weight::Danger, "coach-gf-threat-grave"),
            _ => (Weight::Stake, "coach-gf-threat"),
        };
        notes.push(note(weight, id, details));
    }
    let own = &view.arsenals[by as usize];
    if own.reserve > 0 {
        let most = number("most", own.most_built());
        notes.push(note(Weight::Stake, "coach-gf-reserve", vec![number("n", own.reserve), most]));
    }
    notes.push(note(Weight::Lesson, "coach-gf-about", Vec::new()));
    notes.sort_by_key(|note| std::cmp::Reverse(note.weight));
    notes
}

/// The best play of each kind, the best of all first.
fn advised(view: &View, by: Player, legal: &[Action]) -> Vec<Advised<Action>> {
    let best = best(view, by);
    let others = [alternative_build(view, by), alternative_attack(view, by)].into_iter().flatten();
    let mut plays = vec![best];
    for play in others {
        if kind(play) != kind(best) {
            plays.push(play);
        }
    }
    let mut advised: Vec<Advised<Action>> = Vec::new();
    for play in plays {
        let action = next_step(by, play, view);
        // What has been begun is finished, or taken back for the best play alone.
        let fits = steps(by, play).starts_with(view.own.steps());
        let first = advised.is_empty();
        if legal.contains(&action) && (first || fits) && advised.iter().all(|other| other.action != action) {
            advised.push(Advised { action, reasons: vec![reason(view, by, play)] });
        }
    }
    if advised.is_empty() {
        advised.extend(legal.first().map(|&action| Advised { action, reasons: Vec::new() }));
    }
    advised
}

/// What the coach itself would play. The same table and round give the same play.
fn best(view: &View, by: Player) -> Play {
    greedy_play(&TEMPER, by, &view.arsenals, &mut Rng::derive(by as u64, u64::from(view.round)))
}

fn kind(play: Play) -> u8 {
    match play {
        Play::Build(_) => 0,
        Play::Regroup(_) => 1,
        Play::Attack(_) => 2,
    }
}

/// A [+4] against those whom one leads most.
fn alternative_build(view: &View, by: Player) -> Option<Play> {
    let leads = Leads::of(&view.arsenals);
    let ally = by.rivals().into_iter().max_by_key(|&ally| leads.with(by, ally))?;
    let mut numbers = [0; 3];
    for enemy in enemies(by, ally) {
        numbers[by.marker_against(enemy)] = 2;
    }
    Some(Play::Build(numbers))
}

/// An attack that would win if nobody else moved a missile.
fn alternative_attack(view: &View, by: Player) -> Option<Play> {
    let leads = Leads::of(&view.arsenals);
    let ally = by.rivals().into_iter().max_by_key(|&ally| leads.with(by, ally))?;
    (leads.with(by, ally) > 0).then_some(Play::Attack(ally))
}

/// What a play gives.
fn reason(view: &View, by: Player, play: Play) -> Reason {
    let own = &view.arsenals[by as usize];
    match play {
        Play::Attack(ally) => {
            let [attacking, defending] = forces(view, by, ally);
            say("coach-gf-play-attack", vec![player("ally", ally), attacking, defending])
        }
        Play::Build([0, 0, 0]) => {
            let then = number("n", own.reserve.saturating_add(4));
            say("coach-gf-play-save", vec![then])
        }
        Play::Build(numbers) => {
            let aimed = aimed(by, numbers.map(i32::from));
            let sum: u8 = numbers.iter().sum();
            say("coach-gf-play-build", vec![("others", aimed), number("n", sum)])
        }
        Play::Regroup(numbers) => {
            let aimed = aimed(by, numbers.map(|n| i32::from(n).max(0)));
            let moved: i32 = numbers.iter().map(|&n| i32::from(n).max(0)).sum();
            say("coach-gf-play-regroup", vec![("others", aimed), number("n", moved)])
        }
    }
}

/// Against whom missiles come.
fn aimed(by: Player, numbers: [i32; 3]) -> Detail {
    let rivals = by.rivals().into_iter().zip(numbers).filter(|&(_, n)| n > 0);
    Detail::List(rivals.map(|(rival, _)| format!("seat-{}", rival.word())).collect())
}

/// The danger in one step of a choice.
pub fn dangers(view: &View, seat: Seat, action: Action) -> Vec<Note> {
    let by = Player::at(seat);
    let leads = Leads::of(&view.arsenals);
    match action {
        Action::Ally(ally) => {
            let lead = leads.with(by, ally);
            let mut notes = Vec::new();
            if lead <= 0 {
                let [attacking, defending] = forces(view, by, ally);
                let details = vec![player("ally", ally), attacking, defending];
                notes.push(note(Weight::Danger, "coach-gf-danger-weak", details));
            } else {
                let details = vec![player("ally", ally)];
                notes.push(note(Weight::Lesson, "coach-gf-danger-unanswered", details));
            }
            // Whoever attacks moves no missile, and another pair may be about to.
            notes.extend(open_flank(view, by));
            notes
        }
        Action::Free => vec![note(Weight::Stake, "coach-gf-danger-free", Vec::new())],
        _ => Vec::new(),
    }
}

/// The two who lead most against the pupil and whoever remains, if anybody leads.
fn open_flank(view: &View, by: Player) -> Option<Note> {
    let leads = Leads::of(&view.arsenals);
    let ally = by.rivals().into_iter().min_by_key(|&ally| leads.with(by, ally))?;
    let behind = -leads.with(by, ally);
    (behind > 0).then(|| {
        let details = vec![players("others", enemies(by, ally)), number("n", behind)];
        note(Weight::Danger, "coach-gf-danger-flank", details)
    })
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, ToAct, Viewer};
    use detente_guerra_fria::{GuerraFria, Options};

    use super::*;

    /// Plays random games and shows every decision of every seat.
    fn decisions(seeds: std::ops::Range<u64>, mut see: impl FnMut(&GuerraFria, Seat, &View, &[Action])) {
        for seed in seeds {
            let mut rng = Rng::new(seed);
            let mut game = GuerraFria::new(&Options::default());
            let mut left = 600;
            while let ToAct::Seats(seats) = game.to_act() {
                let seat = seats.iter().next().expect("somebody");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                see(&game, seat, &game.view(Viewer::Seat(seat)), &legal);
                let action = rng.pick(&legal);
                game.apply_unchecked(Actor::Seat(seat), action);
                left -= 1;
                if left == 0 {
                    break;
                }
            }
        }
    }

    #[test]
    fn the_coach_has_an_answer_to_every_step_and_knows_no_secret() {
        let mut asked = 0;
        let mut rng = Rng::new(9);
        decisions(0..20, |_, seat, view, legal| {
            let told = coach(view, seat, legal);
            assert!(!told.plays.is_empty());
            assert!(told.plays.iter().all(|play| legal.contains(&play.action)), "{:?}", told.plays);
            for &action in legal {
                dangers(view, seat, action);
            }
            let other = GuerraFria::determinize(view, &mut rng).view(Viewer::Seat(seat));
            assert_eq!(coach(&other, seat, legal), told);
            asked += 1;
        });
        assert!(asked > 1000, "{asked}");
    }

    #[test]
    fn the_first_advice_leads_to_a_whole_play() {
        let mut game = GuerraFria::new(&Options::default());
        let seat = Seat(0);
        for step in 0..8 {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = coach(&game.view(Viewer::Seat(seat)), seat, &legal).plays[0].action;
            game.apply(Actor::Seat(seat), action).expect("legal");
            if action == Action::Commit {
                assert!(step > 0);
                return;
            }
        }
        panic!("no play came of it");
    }

    fn table(text: [[u32; 4]; 4]) -> View {
        let mut view = GuerraFria::new(&Options::default()).view(Viewer::Seat(Seat(0)));
        view.arsenals = text.map(|[a, b, c, reserve]| Arsenal { attack: [a, b, c], reserve });
        view
    }

    #[test]
    fn an_attack_that_nobody_can_stop_comes_first() {
        // South and West aim 40 at North and East, who aim nothing back and can build 4 each.
        let view = table([[0, 10, 10, 0], [10, 10, 0, 0], [0; 4], [0; 4]]);
        let told = coach(&view, Seat(0), &[Action::Build, Action::Regroup, Action::Ally(Player::West)]);
        assert_eq!(told.notes[0].reason.id, "coach-gf-attack-sure");
        assert_eq!(told.notes[0].reason.details[0], player("ally", Player::West));
        assert_eq!(told.plays[0].action, Action::Ally(Player::West));
    }

    #[test]
    fn calling_on_an_ally_without_a_lead_is_a_danger() {
        let view = table([[0; 4]; 4]);
        let ids: Vec<_> =
            dangers(&view, Seat(0), Action::Ally(Player::North)).iter().map(|note| note.reason.id).collect();
        assert_eq!(ids, ["coach-gf-danger-weak"]);
        assert!(dangers(&view, Seat(0), Action::Build).is_empty());
    }
}
