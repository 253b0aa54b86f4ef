//! Marks and turning points in words of the four languages. The texts are in `review.ftl`; what happened is told by the
//! chronicle, what a choice does on the board by the reasons of the bots.

use std::collections::BTreeMap;

use detente_chronicle::{Chronicle as _, Line, Tone};
use detente_game::{Seat, Viewer};
use detente_words::{Lang, Value, WORDS};

use crate::plan::Plan;
use crate::puzzle::Theme;
use crate::result::{ChanceKind, Decision, Review, Told, TurningKind, Why};
use crate::reviewed::Reviewed;

/// No more reasons than this are put into a sentence.
const REASONS: usize = 2;

/// Of what a reason tells, and beside what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// What was played in a game, and the better choice.
    Choice,
    /// The next best answer to a puzzle, and the answer.
    Answer,
    /// An answer to a puzzle that is refused, and the answer.
    Wrong,
}

impl Reason {
    /// As the texts call it.
    const fn word(self) -> &'static str {
        match self {
            Reason::Choice => "choice",
            Reason::Answer => "answer",
            Reason::Wrong => "wrong",
        }
    }
}

impl Told {
    /// The same in every language.
    pub fn in_all(mut text: impl FnMut(Lang) -> String) -> Told {
        Told { en: text(Lang::En), es: text(Lang::Es), pt: text(Lang::Pt), it: text(Lang::It) }
    }

    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
            Lang::Pt => &self.pt,
            Lang::It => &self.it,
        }
    }
}

/// Puts the marks and turning points of a review into words: as one seat saw it, or with nothing hidden.
pub fn tell<G: Reviewed>(plan: &Plan<G>, review: &mut Review, eyes: Option<Seat>) {
    for decision in &mut review.decisions {
        if decision.mark.is_some() {
            decision.told = Some(Told::in_all(|lang| error(plan, decision, lang)));
        } else if decision.gives_up() {
            decision.told = Some(Told::in_all(|lang| given_up(decision, lang)));
        }
    }
    let lucky = review.turning.iter().filter(|turning| turning.what == TurningKind::Luck);
    let lines = lines_at(plan, &lucky.map(|turning| turning.n).collect::<Vec<_>>(), eyes);
    for place in 0..review.turning.len() {
        let turning = &review.turning[place];
        let told = match turning.what {
            TurningKind::Error => {
                // Several may give up at once.
                let is_it = |decision: &&Decision| {
                    decision.n == turning.n && Some(&decision.by) == turning.by.as_ref()
                };
                let decision = review.decisions.iter().find(is_it);
                decision.and_then(|decision| decision.told.clone()).unwrap_or_default()
            }
            TurningKind::Luck => {
                let dealt = review.chances.iter().any(|chance| {
                    chance.n == turning.n && chance.by == turning.by && chance.kind == ChanceKind::Deal
                });
                Told::in_all(|lang| {
                    let line = lines.get(&turning.n).map_or("", |told| told.get(lang));
                    let good = (turning.points > 0.0) == (turning.by.as_ref() == Some(&review.of))
                        || G::SEATS.len() != 2 && turning.points > 0.0;
                    let mut args = of_seat(lang, turning.by.as_deref().unwrap_or(&review.of));
                    args.push(("when", when(lang, turning.turn, turning.round).into()));
                    args.push(("line", line.to_owned().into()));
                    args.push(("good", (if good { "yes" } else { "no" }).into()));
                    args.push(("points", whole(turning.points.abs()).into()));
                    WORDS.format(lang, if dealt { "review-deal" } else { "review-luck" }, &args).into_owned()
                })
            }
        };
        review.turning[place].told = told;
    }
}

fn whole(number: f64) -> i64 {
    number.round() as i64
}

fn when(lang: Lang, turn: u32, round: u32) -> String {
    // Before the action rounds there is only the turn.
    if round == 0 {
        return WORDS.format(lang, "review-when-turn", &[("turn", turn.into())]).into_owned();
    }
    WORDS.format(lang, "review-when", &[("turn", turn.into()), ("round", round.into())]).into_owned()
}

/// The forms of a seat's name.
pub fn of_seat(lang: Lang, seat: &str) -> Vec<(&'static str, Value<'static>)> {
    let name = WORDS.get(lang, &format!("seat-{seat}")).into_owned();
    let form = |form: &str| {
        let found = WORDS.find(lang, &format!("seat-{seat}.{form}"), &[]);
        found.map_or_else(|| name.clone(), std::borrow::Cow::into_owned)
    };
    vec![
        ("the", form("the").into()),
        ("of", form("of").into()),
        ("side", seat.to_owned().into()),
        ("name", name.clone().into()),
    ]
}

/// A marked decision: what was played, what was better, and why.
fn error<G: Reviewed>(plan: &Plan<G>, decision: &Decision, lang: Lang) -> String {
    let seat = Seat::parse::<G>(&decision.by).unwrap_or(Seat(0));
    let view = plan.games[decision.n].view(Viewer::Seat(seat));
    let deed = |word: &str| {
        let action = G::parse_action(word);
        action.map_or_else(|| word.to_owned(), |action| G::deed(&view, seat, action, lang))
    };
    let occasion =
        G::parse_action(&decision.played).and_then(|action| G::occasion(&view, seat, action, lang));
    let mut args = of_seat(lang, &decision.by);
    if let Some(occasion) = occasion {
        // `USSR (Decolonization): Nigeria`
        let name = WORDS.get(lang, &format!("seat-{}", decision.by));
        args.retain(|(form, _)| *form != "name");
        args.push(("name", format!("{name} ({occasion})").into()));
    }
    args.push(("when", when(lang, decision.turn, decision.round).into()));
    args.push(("played", deed(&decision.played).into()));
    args.push(("best", deed(&decision.best).into()));
    args.push(("points", whole(decision.loss).into()));
    let mut sentences = vec![WORDS.format(lang, "review-error", &args).into_owned()];
    sentences.extend(reasons(&decision.why, Reason::Choice, lang));
    sentences.join(" ")
}

/// Somebody gave up, or ran out of time, and what chance there was left.
fn given_up(decision: &Decision, lang: Lang) -> String {
    let mut args = of_seat(lang, &decision.by);
    args.push(("when", when(lang, decision.turn, decision.round).into()));
    args.push(("how", decision.played.clone().into()));
    args.push(("points", whole(decision.loss).into()));
    WORDS.format(lang, "review-given-up", &args).into_owned()
}

/// What came out differently after the better choice, in sentences.
pub fn reasons(why: &[Why], of: Reason, lang: Lang) -> Vec<String> {
    why.iter().take(REASONS).map(|why| because(why, of, lang)).collect()
}

/// The id of a puzzle's theme among the words.
pub fn theme_id(theme: Theme) -> String {
    let term = match theme {
        Theme::Scoring => "term-scoring-card",
        Theme::Coup => "term-coup",
        Theme::Headline => "term-headline",
        Theme::Influence => "term-influence",
        Theme::Event => "term-event",
        other => return format!("puzzle-theme-{}", other.word()),
    };
    term.to_owned()
}

/// Why an answer is the best: what it does, and what comes out differently after the next best.
pub fn explained<G: Reviewed>(
    view: &G::View,
    seat: Seat,
    answer: G::Action,
    why: &[Why],
    lang: Lang,
) -> String {
    let mut args = of_seat(lang, seat.name::<G>());
    args.push(("best", G::deed(view, seat, answer, lang).into()));
    let mut sentences = vec![WORDS.format(lang, "puzzle-answer", &args).into_owned()];
    sentences.extend(reasons(why, Reason::Answer, lang));
    sentences.join(" ")
}

fn because(why: &Why, of: Reason, lang: Lang) -> String {
    let mut args = of_seat(lang, why.seat.as_deref().unwrap_or_default());
    args.push(("told", of.word().into()));
    if let Some(country) = &why.of {
        args.push(("country", WORDS.get(lang, &format!("country-{country}")).into_owned().into()));
    }
    if let Some(defcon) = why.defcon {
        args.push(("defcon", defcon.to_string().into()));
    }
    let region = why.what.strip_prefix("scored-");
    if let Some(region) = region {
        args.push(("region", WORDS.get(lang, &format!("region-{region}")).into_owned().into()));
    }
    // With the minus of print, like all numbers of a review.
    let number = |number: f64| whole(number).to_string().replace('-', "−");
    args.push(("before", number(why.played).into()));
    args.push(("after", number(why.best).into()));
    let what = if region.is_some() { "scored" } else { &why.what };
    WORDS.format(lang, &format!("review-why-{what}"), &args).into_owned()
}

/// What the log says of Nature's answers with these numbers, as one seat saw them or with nothing hidden.
pub fn lines_at<G: Reviewed>(plan: &Plan<G>, wanted: &[usize], eyes: Option<Seat>) -> BTreeMap<usize, Told> {
    let mut found = BTreeMap::new();
    if wanted.is_empty() {
        return found;
    }
    let mut log = G::Log::new(&plan.games[0].options());
    let mut game = plan.games[0].clone();
    for (n, &(by, action)) in plan.actions.iter().enumerate() {
        let mut first = log.len();
        let applied = game.apply_reporting(by, action, &mut |fact| first = first.min(log.tell(&fact)));
        if applied.is_err() {
            break;
        }
        if wanted.contains(&n) {
            let told = |line: &Line| !line.tone.is_heading();
            let rolled = |line: &Line| matches!(line.tone, Tone::Dice | Tone::War | Tone::Space | Tone::Card);
            let line = |index: usize, lang: Lang| match eyes {
                Some(seat) => log.line(index, Viewer::Seat(seat), lang),
                None => log.open_line(index, lang),
            };
            let new: Vec<Line> = (first..log.len()).map(|index| line(index, Lang::En)).collect();
            let place = new.iter().position(rolled).or_else(|| new.iter().position(told)).unwrap_or(0);
            let text = |lang| {
                if first + place < log.len() { line(first + place, lang).text } else { String::new() }
            };
            found.insert(n, Told::in_all(text));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_games_says_what_happened_in_them() {
        let what = [
            "control",
            "coup",
            "lost-defcon",
            "lost-europe",
            "lost-wargames",
            "lost-points",
            "lost-held",
            "won",
        ];
        for what in what {
            let (of, seat) = (Some("iran".to_owned()), Some("us".to_owned()));
            let why = Why { what: what.to_owned(), of, seat, defcon: Some(4), played: 64.0, best: 16.0 };
            for (lang, games) in [
                (Lang::En, " of 100 games; "),
                (Lang::Es, " de cada 100 partidas; "),
                (Lang::Pt, " de cada 100 partidas; "),
                (Lang::It, " su 100 partite; "),
            ] {
                for of in [Reason::Choice, Reason::Answer, Reason::Wrong] {
                    let told = reasons(std::slice::from_ref(&why), of, lang).join(" ");
                    let (what, then) = told.split_once(games).expect("of so many games");
                    // What happened stands before the number: `…, the US loses on points in 64 of 100 games; …, in 16.`
                    assert!(what.ends_with(" 64") && what.len() > 30 && then.ends_with(" 16."), "{told}");
                }
            }
        }
    }

    #[test]
    fn a_reason_says_of_which_two_choices_it_tells() {
        let seat = Some("ussr".to_owned());
        let why = Why { what: "lost-points".to_owned(), seat, played: 64.0, best: 16.0, ..Why::default() };
        let told = |of| reasons(std::slice::from_ref(&why), of, Lang::En).join(" ");
        let sentence = "the USSR loses on points in 64 of 100 games;";
        assert_eq!(
            told(Reason::Choice),
            format!("After what was played, {sentence} after the better choice, in 16.")
        );
        assert_eq!(
            told(Reason::Answer),
            format!("With the next best answer, {sentence} with this one, in 16.")
        );
        assert_eq!(told(Reason::Wrong), format!("With this answer, {sentence} with the best one, in 16."));
    }

    #[test]
    fn numbers_of_reasons_have_the_minus_of_print() {
        let seat = Some("us".to_owned());
        let why = Why { what: "points".to_owned(), seat, played: -2.4, best: 3.6, ..Why::default() };
        for lang in [Lang::En, Lang::Es, Lang::Pt, Lang::It] {
            let told = reasons(std::slice::from_ref(&why), Reason::Choice, lang).join(" ");
            assert!(told.contains(": −2;") && told.contains(": 4."), "{told}");
        }
    }
}
