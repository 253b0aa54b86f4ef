//! How host and seats make the seed of the dice together (`docs/fairness.md`), and what is told of it.
//!
//! The host's secret is fixed with the table, and everybody sees its commitment. Whoever sits down commits to a contribution of
//! their own. When the game is to begin, the contributions are opened; it begins when all are, or when those who are
//! away have been waited for. Nobody can commit any more once something was opened: it would be a choice with open eyes.

use detente_fair::seed::is_digest;
use detente_fair::{Dice, Part, Seed, host_commitment, joint_seed, seat_commitment, tags, write_draws};
use detente_game::Seat;
use detente_protocol::{ErrorCode, Fairness, PartKind, SeatPart, TableStatus};
use serde::{Deserialize, Serialize};

use crate::body::{Body, Sitting};
use crate::commands::Who;
use crate::games::Hosted;
use crate::refusal::Refusal;
use crate::table::{Head, Step, Table, Whom};

/// How long somebody who has committed to a contribution is waited for when the game is to begin, in milliseconds.
pub const OPENING: i64 = 10_000;

/// What the seats bring to the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joint {
    /// In the order of the seats.
    pub parts: Vec<Part>,
    /// The contributions are being opened, until then at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<i64>,
}

impl Joint {
    /// Before the game; some users' contributions will follow.
    pub(crate) fn of(seats: &[Sitting], promises: impl Fn(&str) -> bool) -> Joint {
        let part = |sitting: &Sitting| match sitting {
            Sitting::Bot { .. } => Part::Bot,
            Sitting::Person { user, .. } if promises(user) => Part::Promised,
            Sitting::Person { .. } | Sitting::Open => Part::None,
        };
        Joint { parts: seats.iter().map(part).collect(), opening: None }
    }

    fn is_any_promised(&self) -> bool {
        self.parts.contains(&Part::Promised)
    }

    fn is_any_opened(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Opened { .. }))
    }
}

/// A commitment that was sent.
fn committed(commitment: Option<String>) -> Result<Part, Refusal> {
    match commitment {
        None => Ok(Part::None),
        Some(commitment) if is_digest(&commitment) => Ok(Part::Committed { commitment }),
        Some(_) => Err(Refusal::bad("a commitment is SHA-256 in 64 small hexadecimal digits")),
    }
}

/// The dice of a table as it is kept.
pub(crate) fn dice<G: Hosted>(head: &Head, body: &Body) -> Result<Dice, String> {
    let secret = Seed::parse(&body.seed).ok_or("the seed is damaged")?;
    match &body.joint {
        None => Ok(Dice::Numbered(secret)),
        Some(joint) if joint.parts.len() != G::SEATS.len() => Err("the parts of the seed are damaged".into()),
        Some(joint) => Ok(Dice::Bound(joint_seed(&head.id, &secret, G::SEATS, &joint.parts))),
    }
}

impl Body {
    /// Somebody else sits there now, and brings this.
    pub(crate) fn brings(&mut self, seat: usize, commitment: Option<String>) -> Result<(), Refusal> {
        let part = match self.seats[seat] {
            Sitting::Bot { .. } => Part::Bot,
            Sitting::Person { .. } => committed(commitment)?,
            Sitting::Open => Part::None,
        };
        if let Some(slot) = self.joint.as_mut().and_then(|joint| joint.parts.get_mut(seat)) {
            *slot = part;
        }
        Ok(())
    }

    /// Are contributions being opened? Then nobody comes and nobody goes.
    pub(crate) fn is_opening(&self) -> bool {
        self.joint.as_ref().is_some_and(|joint| joint.opening.is_some())
    }

    /// Has this user brought something to the seed of this game?
    pub(crate) fn has_contributed(&self, user: &str) -> bool {
        let Some(joint) = &self.joint else { return false };
        // The parts stay where their players sat when the game began.
        let began_at = |seat: usize| if self.swapped && seat < 2 { 1 - seat } else { seat };
        let opened = |seat: usize| matches!(joint.parts.get(began_at(seat)), Some(Part::Opened { .. }));
        self.seats_of(user).into_iter().any(opened)
    }
}

impl<G: Hosted> Table<G> {
    /// Everybody is here: the game begins, or first the contributions are opened.
    pub(crate) fn begin_together(&self, now: i64) -> Result<Step<G>, Refusal> {
        let owed = |part: &Part| part.is_owed();
        let Some(joint) = self.body.joint.as_ref().filter(|joint| joint.parts.iter().any(owed)) else {
            return self.begin(self.body.clone(), now);
        };
        let joint = Joint { opening: Some(now + OPENING), ..joint.clone() };
        let body = Body { joint: Some(joint), ..self.body.clone() };
        Ok(self.change(body, Whom::Everybody, false, now))
    }

    /// Commits a seat that one holds already; another commitment takes the place of an earlier one.
    pub(crate) fn commit(
        &self,
        who: &Who,
        seat: &str,
        commitment: String,
        now: i64,
    ) -> Result<Step<G>, Refusal> {
        let seat = usize::from(self.own_seat(who, seat)?.0);
        self.must_be(TableStatus::Open)?;
        let mut body = self.body.clone();
        let joint = body.joint.as_mut().filter(|joint| !joint.is_any_opened()).ok_or(ErrorCode::NotNow)?;
        joint.parts[seat] = committed(Some(commitment))?;
        Ok(self.change(body, Whom::Everybody, false, now))
    }

    /// Opens the contribution of a seat, once everybody has committed who said so. With the last one the game begins.
    pub(crate) fn open(&self, who: &Who, seat: &str, value: &str, now: i64) -> Result<Step<G>, Refusal> {
        let name = seat;
        let seat = usize::from(self.own_seat(who, name)?.0);
        let mut body = self.body.clone();
        let opening = |joint: &&mut Joint| joint.opening.is_some() && !joint.is_any_promised();
        let joint = body.joint.as_mut().filter(opening).ok_or(ErrorCode::NotNow)?;
        let Part::Committed { commitment } = joint.parts[seat].clone() else {
            return Err(ErrorCode::NotNow.into());
        };
        let value = Seed::parse(value)
            .filter(|value| seat_commitment(&self.head.id, name, value) == commitment)
            .ok_or_else(|| Refusal::bad("this is not what was committed to"))?;
        joint.parts[seat] = Part::Opened { commitment, value };
        if joint.parts.iter().any(Part::is_owed) {
            return Ok(self.change(body, Whom::Everybody, false, now));
        }
        self.begin(body, now)
    }

    /// Nobody is waited for any longer: first those who have not even committed, then those who have not opened.
    pub(crate) fn end_opening(&self, now: i64) -> Result<Step<G>, Refusal> {
        let mut body = self.body.clone();
        if let Some(joint) = body.joint.as_mut().filter(|joint| joint.is_any_promised()) {
            let given_up = |part: Part| if part == Part::Promised { Part::None } else { part };
            joint.parts = joint.parts.drain(..).map(given_up).collect();
            if joint.parts.iter().any(Part::is_owed) {
                joint.opening = Some(now + OPENING);
                return Ok(self.change(body, Whom::Everybody, false, now));
            }
        }
        self.begin(body, now)
    }

    /// When those who have not opened are no longer waited for.
    pub(crate) fn opening_ends(&self) -> Option<i64> {
        let open = self.body.status == TableStatus::Open;
        self.body.joint.as_ref().and_then(|joint| joint.opening).filter(|_| open)
    }

    /// What everybody may know of the dice.
    pub(crate) fn fairness(&self) -> Fairness {
        let over = self.body.is_over();
        let (scheme, seed) = match &self.dice {
            Dice::Bound(seed) => (2, seed.reveal().to_owned()),
            Dice::Numbered(seed) => (1, seed.reveal().to_owned()),
            Dice::Counted(seed) => (0, seed.to_string()),
            Dice::Scripted(words) => (0, words.join(" ")),
        };
        let parts = self.body.joint.iter().filter(|_| scheme == 2).flat_map(|joint| &joint.parts);
        let part = |(seat, part): (usize, &Part)| SeatPart {
            seat: Seat(seat as u8).name::<G>().to_owned(),
            kind: kind(part),
            commitment: part.commitment().map(str::to_owned),
            value: match part {
                Part::Opened { value, .. } if over => Some(value.reveal().to_owned()),
                _ => None,
            },
        };
        Fairness {
            scheme,
            commitment: self.host_commitment(),
            seats: parts.enumerate().map(part).collect(),
            opening: self.opening_ends().is_some(),
            secret: (over && scheme == 2).then(|| self.body.seed.clone()),
            seed: over.then_some(seed),
        }
    }

    /// What the host has shown before the game; empty where nothing is promised.
    fn host_commitment(&self) -> String {
        match (&self.dice, Seed::parse(&self.body.seed)) {
            (Dice::Bound(_), Some(secret)) => host_commitment(&self.head.id, &secret),
            (Dice::Numbered(seed), _) => seed.commitment(),
            _ => String::new(),
        }
    }

    /// The lines of a record's head that promise the dice, and behind them, once the game is over, those that prove them.
    pub(crate) fn fair_tags(&self, proof: bool) -> Vec<(String, String)> {
        let parts = self.body.joint.as_ref().map(|joint| joint.parts.as_slice()).unwrap_or_default();
        let mut lines = match &self.dice {
            Dice::Bound(_) => tags::promise(&self.head.id, &self.host_commitment(), G::SEATS, parts),
            Dice::Numbered(_) => vec![(tags::COMMITMENT.to_owned(), self.host_commitment())],
            Dice::Counted(_) | Dice::Scripted(_) => Vec::new(),
        };
        match (&self.dice, Seed::parse(&self.body.seed)) {
            (Dice::Bound(seed), Some(secret)) if proof => {
                lines.extend(tags::proof(&secret, G::SEATS, parts, seed));
            }
            (Dice::Numbered(seed), _) if proof => {
                lines.push((tags::SEED.to_owned(), seed.reveal().to_owned()));
                let draws = self.history.actions().iter().filter_map(|done| done.draw);
                lines.push((tags::DRAWS.to_owned(), write_draws(draws)));
            }
            _ => {}
        }
        lines
    }
}

fn kind(part: &Part) -> PartKind {
    match part {
        Part::None => PartKind::None,
        Part::Promised => PartKind::Promised,
        Part::Bot => PartKind::Bot,
        Part::Committed { .. } => PartKind::Committed,
        Part::Opened { .. } => PartKind::Opened,
        Part::Absent { .. } => PartKind::Absent,
    }
}
