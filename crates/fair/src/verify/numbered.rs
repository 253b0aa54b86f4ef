//! A record of scheme 1: the commitment, the draws with their gaps, the answers.

use detente_game::record::Record;
use detente_game::{Actor, Notation};

use super::walk::Walk;
use super::{Finding, Report, is_over};
use crate::numbered::read_draws;
use crate::seed::Seed;
use crate::tags;

pub fn check<G: Notation>(record: &Record<G>, report: &mut Report) {
    let tag = |key: &'static str| tags::one(&record.tags, key);
    report.push(Finding::weak("host-alone"));
    let (Some(seed), Some(draws)) = (tag(tags::SEED), tag(tags::DRAWS)) else {
        let finding = if is_over(record) { Finding::broken } else { Finding::open };
        report.push(finding("seed-missing"));
        Walk::through(record, |_, _, _| None).tell(record, false, report);
        return;
    };
    let seed = Seed::parse(seed);
    let fits = seed.as_ref().is_some_and(|seed| Some(seed.commitment().as_str()) == tag(tags::COMMITMENT));
    report.push(if fits { Finding::holds("host") } else { Finding::broken("host-other") });
    // Where Nature answers, by the place of the action.
    let nature = |(i, (by, _)): (usize, &(Actor, G::Action))| (*by == Actor::Nature).then_some(i);
    let places: Vec<usize> = record.actions.iter().enumerate().filter_map(nature).collect();
    let draws = read_draws(draws, places.len()).filter(|draws| draws.len() == places.len());
    match &draws {
        None => report.push(Finding::broken("draws-bad")),
        Some(draws) => gaps(draws, &places, report),
    }
    let walk = Walk::through(record, |_, game, n| {
        let draw = *draws.as_ref()?.get(n)?;
        Some(seed.as_ref()?.numbered_answer(draw, game))
    });
    walk.tell(record, seed.is_some() && draws.is_some(), report);
}

/// Draws that were made and did not stay: the record cannot tell why.
fn gaps(draws: &[u32], places: &[usize], report: &mut Report) {
    let mut next = 0;
    for (&draw, &place) in draws.iter().zip(places) {
        if draw > next {
            let skipped = if draw - next == 1 { next.to_string() } else { format!("{next}–{}", draw - 1) };
            let gap = Finding::broken("gap").at(place + 1).instead("", skipped);
            report.push(gap.count((draw - next) as usize));
        }
        next = draw.saturating_add(1);
    }
}
