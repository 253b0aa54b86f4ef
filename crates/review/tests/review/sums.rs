//! The sum, and that a review is the same whoever makes it.

use detente_game::record::{Ending, Record};
use detente_game::{Actor, Game, Notation, Seat};
use detente_review::finding::Found;
use detente_review::plan::{Between, What};
use detente_review::result::{ChanceKind, Review, TurningKind};
use detente_review::sum::Asked as Asking;
use detente_review::{Effort, Finding, Plan, Refused, Reviewed, sum_up, work};
use detente_struggle::Struggle;
use detente_struggle::decision::Asked;
use detente_words::{Lang, WORDS};

use crate::common::{findings, judge, random_game, random_game_of, summed};

fn told(review: &Review) -> f64 {
    review.start + review.luck.values().sum::<f64>() + review.errors.values().sum::<f64>() + review.rest
}

/// What the best is ahead of the judge's own choice, in points for the US.
fn overlooked(found: &[Finding], n: usize, plan: &Plan<Struggle>) -> f64 {
    let of = found.iter().find_map(|finding| match &finding.what {
        Found::Decision(decided) if plan.tasks[finding.task].n == n => Some(decided),
        _ => None,
    });
    of.map_or(0.0, |decided| 100.0 * (decided.counted[0] - decided.error[0]))
}

#[test]
fn start_luck_errors_and_rest_are_the_result() {
    for seed in [3, 4] {
        let plan = Plan::of(&random_game(seed, 260)).expect("a game");
        let found = findings(&plan, &mut judge(), 1, 8);
        let [us, ussr] = [Seat(0), Seat(1)].map(|seat| summed(&plan, &found, seat));
        for review in [&us, &ussr] {
            assert!((told(review) - review.end).abs() < 0.05, "{} and not {}", told(review), review.end);
        }
        assert!((us.start + ussr.start - 100.0).abs() < 0.02 && (us.end + ussr.end - 100.0).abs() < 0.02);
        assert_eq!(us.decisions.len(), ussr.decisions.len());
        // The errors are the losses, but for marks of what the judge overlooks as well.
        let own = us.decisions.iter().filter(|one| one.by == "us");
        let lost: f64 = own
            .map(|one| one.loss - if one.mark.is_some() { overlooked(&found, one.n, &plan) } else { 0.0 })
            .sum();
        assert!((us.errors["us"] + lost).abs() < 1.0, "{lost} {:?}", us.errors);
    }
}

#[test]
fn a_game_that_is_over_ends_with_its_result_and_one_that_was_given_up_too() {
    let mut record = random_game(5, 100_000);
    assert!(matches!(record.ending, Ending::Over { .. }));
    let review_of = |record: &Record<Struggle>| {
        let plan = Plan::of(record).expect("a game");
        let nothing = |task| work(&plan, task, &mut judge(), 1, &mut |_, _| true);
        let found: Vec<Finding> = (0..plan.tasks.len()).map(nothing).collect();
        summed(&plan, &found, Seat(0))
    };
    // The end of a long game only: the beginning takes as long as the whole.
    record.actions.truncate(60);
    record.ending = Ending::Over { winners: vec!["ussr".to_owned()], how: "resign".to_owned() };
    let review = review_of(&record);
    assert!(review.end.abs() < 1e-9, "{}", review.end);
    let last = review.decisions.last().expect("giving up is a decision");
    assert_eq!((last.by.as_str(), last.n), ("us", 60));
    assert!(last.loss > 0.0 && (told(&review) - review.end).abs() < 0.05);
    // The curve falls where it was given up; what was played is judged as if it broke off there.
    let [.., before, end] = review.curve.as_slice() else { panic!("{:?}", review.curve) };
    assert_eq!((before.n, end.n, end.mean["us"], end.chance["ussr"]), (60, 60, 0.0, 100.0));
    assert!(before.mean["us"] > 0.0);
    record.ending = Ending::Unfinished;
    let broken_off = review_of(&record);
    assert_eq!(broken_off.accuracy, review.accuracy);
    assert_eq!(broken_off.curve.last(), Some(before));
}

#[test]
fn order_and_number_of_workers_make_no_difference_and_a_review_can_be_taken_up_again() {
    let plan = Plan::of(&random_game(6, 150)).expect("a game");
    let forwards = findings(&plan, &mut judge(), 7, 8);
    let mut backwards: Vec<Finding> = Vec::new();
    let mut judges = [judge(), judge()];
    for task in (0..plan.tasks.len()).rev() {
        backwards.push(work(&plan, task, &mut judges[task % 2], 7, &mut Effort(8).enough()));
    }
    // What was kept as text is what was found.
    let kept = serde_json::to_string(&backwards).expect("it can be written");
    let backwards: Vec<Finding> = serde_json::from_str(&kept).expect("it can be read");
    assert_eq!(summed(&plan, &forwards, Seat(0)), summed(&plan, &backwards, Seat(0)));
    let other = findings(&plan, &mut judge(), 8, 8);
    assert_ne!(
        summed(&plan, &forwards, Seat(0)),
        summed(&plan, &other, Seat(0)),
        "another seed, other worlds"
    );
    assert_ne!(plan.key("8n", 7), plan.key("8n", 8));
    assert!(
        sum_up(&plan, &forwards[1..], &Asking { seed: 1, effort: "", of: Seat(0), only: false }).is_none()
    );
}

#[test]
fn the_promised_words_stand_in_the_json() {
    let plan = Plan::of(&random_game(9, 120)).expect("a game");
    let review = summed(&plan, &findings(&plan, &mut judge(), 1, 4), Seat(0));
    let json = serde_json::to_value(&review).expect("JSON");
    for key in ["start", "end", "rest"] {
        assert!(json[key].is_f64(), "{key}");
    }
    for key in ["luck", "errors", "accuracy"] {
        assert!(json[key]["us"].is_f64() && json[key]["ussr"].is_f64(), "{key}");
    }
    for key in ["n", "by", "played", "best", "loss", "se", "mark"] {
        assert!(json["decisions"][0].get(key).is_some(), "{key}");
    }
    assert!(json["chances"][0]["n"].is_u64() && json["chances"][0]["luck"].is_f64());
    assert!(json["curve"][1]["chance"]["us"].is_f64());
    let again: Review = serde_json::from_value(json).expect("and back");
    assert_eq!(again, review);
}

#[test]
fn what_is_no_game_is_refused() {
    let mut record = random_game(1, 40);
    record.actions.swap(17, 30);
    assert!(matches!(Plan::of(&record), Err(Refused::Record(_))));
    assert!(matches!(Plan::of(&random_game(1, 3)), Err(Refused::Empty)));
}

#[test]
fn the_review_of_one_seat_tells_nothing_of_what_others_decided_and_its_sum_is_whole() {
    let plan = Plan::of(&random_game(9, 120)).expect("a game");
    let found = findings(&plan, &mut judge(), 1, 4);
    let both = summed(&plan, &found, Seat(1));
    let asked = Asking { seed: 1, effort: "test", of: Seat(1), only: true };
    let own = sum_up(&plan, &found, &asked).expect("every task was done");
    assert!((told(&own) - own.end).abs() < 0.05);
    assert_eq!(
        (own.start, own.end, &own.luck, &own.errors),
        (both.start, both.end, &both.luck, &both.errors)
    );
    assert!(both.decisions.iter().any(|one| one.by == "us"));
    assert!(!own.decisions.is_empty() && own.decisions.iter().all(|one| one.by == "ussr"));
    let errors = |review: &Review| -> Vec<Option<String>> {
        let errors = review.turning.iter().filter(|one| one.what == TurningKind::Error);
        errors.map(|one| one.by.clone()).collect()
    };
    assert!(errors(&own).iter().all(|by| by.as_deref() == Some("ussr")), "{:?}", own.turning);
    for names in [
        own.profiles.keys().collect::<Vec<_>>(),
        own.accounts.keys().collect(),
        own.accuracy.keys().collect(),
    ] {
        assert_eq!(names, ["ussr"]);
    }
    assert!(own.curve.iter().all(|point| point.chance.keys().eq(["ussr"]) && point.mean.keys().eq(["ussr"])));
    let page = detente_review::page::html(&own, "a game", Lang::En);
    assert!(!page.contains("var(--us)\"><title>"), "the curve has no marks of the other side");
}

#[test]
fn the_review_of_one_seat_does_not_say_which_card_the_other_side_has_drawn() {
    let position = "turn=5 round=3 phasing=us defcon=3 us=italy:2 ussr=poland:3 \
        hand-us=ask-not-what-your-country-can-do-for-you,nato,fidel hand-ussr=nasser,blockade \
        deck=comecon,containment,duck-and-cover stack=turn/2,end-of-round/us,action-round/us";
    let game = Struggle::parse_position(position).expect("a position");
    let us = Actor::Seat(Seat(0));
    let mut actions: Vec<_> = ["ask-not-what-your-country-can-do-for-you", "event", "fidel", "done"]
        .map(|word| (us, Struggle::parse_action(word).expect("a word")))
        .into();
    actions.push((Actor::Nature, Struggle::parse_action("comecon").expect("a card")));
    let plan = Plan::from_position(game, &actions).expect("legal");
    let mut found = findings(&plan, &mut judge(), 1, 2);
    // The draw is what decided the game.
    for finding in &mut found {
        if let Found::Station(seen) = &mut finding.what {
            let share = if plan.tasks[finding.task].n == actions.len() { 0.9 } else { 0.1 };
            for seen in seen {
                (seen.shares, seen.se) = ([share, 1.0 - share, 0.0, 0.0], 0.001);
            }
        }
    }
    let of = |seat: Seat, only: bool| {
        let asked = Asking { seed: 1, effort: "test", of: seat, only };
        sum_up(&plan, &found, &asked).expect("every task was done")
    };
    let drawn = |review: &Review| {
        let draw = review.chances.iter().find(|chance| chance.n + 1 == actions.len()).expect("the draw");
        let turning = review.turning.iter().find(|turning| turning.n == draw.n).expect("it was the most");
        let name = WORDS.get(Lang::En, "card-comecon");
        (draw.came.clone(), turning.told.en.contains(&*name))
    };
    assert_eq!(drawn(&of(Seat(1), true)), (None, false));
    for whole in [of(Seat(0), true), of(Seat(1), false), of(Seat(0), false)] {
        assert_eq!(drawn(&whole), (Some("comecon".to_owned()), true));
    }
}

#[test]
fn every_turn_has_one_deal_for_each_hand_the_first_as_well() {
    let plan = Plan::of(&random_game(2, 400)).expect("a game");
    assert!(plan.games.last().is_some_and(|game| game.turn > 1), "two turns at least");
    let nothing = |task| work(&plan, task, &mut judge(), 1, &mut |_, _| true);
    let found: Vec<Finding> = (0..plan.tasks.len()).map(nothing).collect();
    let review = summed(&plan, &found, Seat(0));
    for turn in 1..=2 {
        let of = |kind: ChanceKind, by: &str| {
            let all = review.chances.iter().filter(|one| (one.turn, one.kind) == (turn, kind));
            all.filter(|one| one.round == 0 && one.by.as_deref() == Some(by)).count()
        };
        for seat in ["us", "ussr"] {
            assert_eq!(
                (of(ChanceKind::Deal, seat), of(ChanceKind::Draw, seat)),
                (1, 0),
                "turn {turn}, {seat}"
            );
        }
    }
    let first = &review.chances[0];
    assert_eq!((first.n, first.actions, first.came.as_ref()), (0, 16, None));
}

#[test]
fn luck_is_told_where_it_is_large_and_sure() {
    let plan = Plan::of(&random_game(9, 120)).expect("a game");
    let review = summed(&plan, &findings(&plan, &mut judge(), 1, 4), Seat(0));
    let mut chance = review.chances[0].clone();
    for (luck, se, telling) in [(4.0, 1.0, true), (-4.0, 1.0, true), (3.9, 0.1, false), (9.0, 3.1, false)] {
        (chance.luck, chance.se) = (luck, se);
        assert_eq!(chance.is_telling(), telling, "{luck} ± {se}");
    }
}

/// So much may be lost by rounding.
const ROUNDED: f64 = 0.021;

#[test]
fn the_best_stands_first_and_what_was_played_as_far_behind_as_was_lost() {
    let (mut better, mut level) = (0, 0);
    for seed in [3, 9] {
        let plan = Plan::of(&random_game(seed, 200)).expect("a game");
        let review = summed(&plan, &findings(&plan, &mut judge(), 1, 8), Seat(0));
        for decision in &review.decisions {
            let (best, one) = (&decision.tried[0], |word: &str| {
                decision.tried.iter().find(|one| one.action == word).expect("it was tried")
            });
            assert_eq!((&best.action, best.behind, best.chance), (&decision.best, 0.0, decision.chance));
            assert!(decision.tried[1..].is_sorted_by(|a, b| a.behind <= b.behind), "{decision:?}");
            assert!(
                decision.tried.iter().all(|one| (0.0..=decision.chance).contains(&one.chance)),
                "{decision:?}"
            );
            let played = one(&decision.played);
            if decision.best == decision.played {
                assert!(decision.loss <= 0.0, "{decision:?}");
                level += 1;
            } else {
                assert_eq!((played.behind, played.se), (decision.loss, decision.se));
                let apart = decision.chance - decision.loss - played.chance;
                assert!(apart.abs() < ROUNDED, "{decision:?}");
                better += 1;
            }
            if let Some(z) = decision.z.filter(|_| decision.se > 0.5) {
                // The error has two decimals, that is one part in a hundred.
                assert!((z - decision.loss / decision.se).abs() < 0.05 + 0.01 * z.abs(), "{decision:?}");
            }
        }
    }
    assert!(better > 20 && level > 20, "{better} {level}");
}

#[test]
fn where_nothing_else_came_to_mind_the_chance_is_what_the_player_could_expect_before() {
    let plan = Plan::of(&random_game(3, 80)).expect("a game");
    let mut found = findings(&plan, &mut judge(), 1, 8);
    for finding in &mut found {
        if let Found::Decision(decided) = &mut finding.what {
            // As it is kept of one idea: nobody asked what it brings.
            decided.tried.truncate(1);
            (decided.best, decided.played, decided.loss, decided.se, decided.chance) = (0, 0, 0.0, 0.0, 0.0);
            (decided.z, decided.tried[0].mean) = (None, 0.0);
        }
    }
    let review = summed(&plan, &found, Seat(0));
    for decision in &review.decisions {
        let before = review.curve.iter().rfind(|point| point.n <= decision.n).expect("it begins with one");
        let off = |chance: f64| (chance - before.chance[&decision.by]).abs();
        assert!(off(decision.chance) < 1e-9 && off(decision.tried[0].chance) < 1e-9, "{decision:?}");
    }
}

#[test]
fn the_report_says_so_where_somebody_played_better_than_the_judge() {
    let plan = Plan::of(&random_game(9, 60)).expect("a game");
    let mut review = summed(&plan, &findings(&plan, &mut judge(), 1, 1), Seat(0));
    let better = "(played better than the computer would have)";
    let mut told = |us: f64, ussr: f64| {
        review.errors.insert("us".to_owned(), us);
        review.errors.insert("ussr".to_owned(), ussr);
        let text = detente_review::report::text(&review, Lang::En);
        let line = |name: &str| {
            let start = format!("Errors: {name} ");
            text.lines().find(|line| line.trim_start().starts_with(&start)).expect("a line").to_owned()
        };
        (line("US").contains(better), line("USSR").contains(better))
    };
    assert_eq!(told(-30.0, 20.0), (false, false), "both gave something away");
    assert_eq!(told(30.0, 20.0), (true, false));
    assert_eq!(told(1.0, -20.0), (false, true), "a point is nothing to speak of");
}

#[test]
fn a_marked_choice_in_an_event_is_told_with_its_card() {
    let plan = Plan::of(&random_game(3, 200)).expect("a game");
    let mut found = findings(&plan, &mut judge(), 1, 1);
    let asked = |finding: &Finding| plan.games[plan.tasks[finding.task].n].asked();
    // Every decision is marked.
    for finding in &mut found {
        if let Found::Decision(decided) = &mut finding.what {
            (decided.loss, decided.raw, decided.z, decided.se) = (0.2, 0.2, Some(9.0), 0.01);
        }
    }
    let review = summed(&plan, &found, Seat(0));
    let mut seen = (0, 0);
    for finding in &found {
        let n = plan.tasks[finding.task].n;
        let Some(decision) = review.decisions.iter().find(|one| one.n == n) else { continue };
        let Some(told) = decision.told.as_ref().filter(|_| matches!(finding.what, Found::Decision(_))) else {
            continue;
        };
        for (lang, text) in
            [(Lang::En, &told.en), (Lang::Es, &told.es), (Lang::Pt, &told.pt), (Lang::It, &told.it)]
        {
            match asked(finding) {
                Some(Asked::Event { card, .. }) => {
                    let name = WORDS.get(lang, &format!("card-{}", card.id()));
                    assert!(text.contains(&format!(" ({name}): ")), "{text}");
                    seen.0 += 1;
                }
                // What a card is used for names the card itself.
                Some(Asked::Use { card, .. }) => {
                    let name = WORDS.get(lang, &format!("card-{}", card.id()));
                    assert!(!text.contains(&format!(" ({name}): ")), "{text}");
                    seen.1 += 1;
                }
                _ => {}
            }
        }
    }
    assert!(seen.0 > 8 && seen.1 > 8, "{seen:?}");
}

#[test]
fn bids_are_not_judged_and_what_they_change_is_nobodys() {
    for bid in ["sealed", "open"] {
        let options = Struggle::parse_options(&[&format!("bid={bid}")]).expect("options");
        let whole = random_game_of(options, 2, 400);
        let plan = Plan::of(&whole).expect("a game");
        let (first, rest) =
            plan.games.iter().enumerate().find(|(_, game)| game.is_seated()).expect("it is settled");
        assert!(first > 1 && rest.to_act() == detente_game::ToAct::Nature, "the deal comes next");
        assert!(plan.tasks.iter().all(|task| task.what == What::Station || task.n >= first));
        assert_eq!(plan.between(0, first), Between::Bid);
        // Up to the first decision.
        let decided =
            plan.tasks.iter().find(|task| matches!(task.what, What::Decision(_))).expect("a decision").n;
        let mut short = whole.clone();
        short.actions.truncate(decided + 1);
        short.ending = Ending::Unfinished;
        let plan = Plan::of(&short).expect("a game");
        let found = findings(&plan, &mut judge(), 1, 16);
        let review = summed(&plan, &found, Seat(0));
        let by_judge: f64 = found
            .iter()
            .filter_map(|finding| match &finding.what {
                Found::Decision(decided) => Some(100.0 * decided.par[0]),
                _ => None,
            })
            .sum();
        let bids = review.curve[1].mean["us"] - review.curve[0].mean["us"];
        assert_eq!((review.curve[0].n, review.curve[1].n), (0, first));
        assert!((review.rest - by_judge - bids).abs() < 3.0 * ROUNDED, "{} {by_judge} {bids}", review.rest);
        assert!((told(&review) - review.end).abs() < 0.05);
    }
}
