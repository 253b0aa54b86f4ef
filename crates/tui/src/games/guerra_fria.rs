//! Guerra Fría at the terminal: who aims how many missiles at whom, what each attack would meet, the own choice.

use detente_chronicle::guerra_fria::{Pairing, pairings};
use detente_guerra_fria::{Action, Card, GuerraFria, Pair, Player, View};

use crate::say::Say;
use crate::scene::{self, Arsenals, Board, HandCard, Track};
use crate::shown::Shown;
use crate::table::{Refused, Thing};

impl Shown for GuerraFria {
    fn when(view: &View, say: Say) -> String {
        let round = ("round", view.round.into());
        match view.options.max_rounds {
            Some(most) => say.text("when-gf-round-of", &[round, ("most", most.get().into())]),
            None => say.text("when-gf-round", &[round]),
        }
    }

    fn tracks(view: &View, say: Say) -> Vec<Track> {
        let Some(own) = view.viewer else { return Vec::new() };
        let arsenal = &view.arsenals[own as usize];
        let track = |label: &str, n: u32| Track { label: say.line(label), value: n.to_string() };
        vec![track("track-missiles", arsenal.total()), track("track-reserve", arsenal.reserve)]
    }

    fn board(view: &View, say: Say) -> Board {
        let arsenal = |player: Player| {
            let arsenal = &view.arsenals[player as usize];
            scene::Arsenal {
                name: say.seat(player.word()),
                aimed: Player::ALL
                    .into_iter()
                    .map(|at| (at != player).then(|| arsenal.attack[player.marker_against(at)]))
                    .collect(),
                reserve: arsenal.reserve,
                total: arsenal.total(),
                chosen: view.chosen[player as usize],
                own: view.viewer == Some(player),
            }
        };
        Board::Arsenals(Arsenals {
            players: Player::ALL.into_iter().map(arsenal).collect(),
            forces: pairings(&view.arsenals).iter().map(|pairing| forces(pairing, say)).collect(),
        })
    }

    fn hand(view: &View, say: Say) -> (String, Vec<HandCard>) {
        let title = say.line("own-choice");
        let Some(own) = view.viewer else { return (title, Vec::new()) };
        let plain = |name: String, marks: String| HandCard {
            id: String::new(),
            name,
            marks,
            side: None,
            text: String::new(),
        };
        let cards = if let Some(cards) = view.own.cards(own) {
            let at = |(marker, [one, other]): (usize, [Card; 2])| {
                let against = say.seat(own.rivals()[marker].word());
                plain(
                    say.text("marker-against", &[("seat", against.into())]),
                    format!("{} + {}", card_name(one, say), card_name(other, say)),
                )
            };
            cards.into_iter().enumerate().map(at).collect()
        } else {
            view.own.steps().iter().map(|&taken| plain(step(taken, say), String::new())).collect()
        };
        (title, cards)
    }

    fn notes(view: &View, say: Say) -> Vec<String> {
        let chosen: Vec<String> = Player::ALL
            .into_iter()
            .filter(|&player| view.chosen[player as usize])
            .map(|player| say.seat(player.word()))
            .collect();
        if chosen.is_empty() {
            return Vec::new();
        }
        vec![say.text("have-chosen", &[("n", chosen.len().into()), ("seats", say.list(&chosen).into())])]
    }

    /// A number of missiles is typed as that number, what leaves a marker with a minus.
    fn key(action: Action) -> Option<String> {
        match action {
            Action::To(_, n) | Action::Place(Card::Missiles(n)) => Some(n.to_string()),
            Action::From(_, n) => Some(format!("-{n}")),
            // The cards without a number come after those with one.
            Action::Place(Card::Salida) => Some("13".to_owned()),
            Action::Place(Card::Entrada) => Some("14".to_owned()),
            Action::Place(Card::Alianza) => Some("15".to_owned()),
            Action::Back => Some("b".to_owned()),
            _ => None,
        }
    }

    fn index(say: Say) -> Vec<Thing> {
        let thing = |player: Player| Thing {
            id: player.word().to_owned(),
            name: say.seat(player.word()),
            kind: say.word("term-player"),
        };
        Player::ALL.into_iter().map(thing).collect()
    }

    fn about(view: &View, id: &str, say: Say) -> Vec<String> {
        let Some(player) = Player::parse(id) else { return Vec::new() };
        let arsenal = &view.arsenals[player as usize];
        let aimed: Vec<String> = player
            .rivals()
            .into_iter()
            .map(|at| format!("{} {}", say.seat(at.word()), arsenal.attack[player.marker_against(at)]))
            .collect();
        let args = [
            ("name", say.seat(id).into()),
            ("aimed", say.list(&aimed).into()),
            ("reserve", arsenal.reserve.into()),
            ("total", arsenal.total().into()),
        ];
        let mut lines = vec![say.text("arsenal", &args)];
        lines.extend(pairings(&view.arsenals).iter().map(|pairing| force_line(&forces(pairing, say), say)));
        lines
    }

    fn odds(view: &View, words: &[&str], say: Say) -> Result<Vec<String>, Refused> {
        // No dice here: what an attack would meet is all there is to know.
        Self::score(view, words, say)
    }

    fn score(view: &View, _: &[&str], say: Say) -> Result<Vec<String>, Refused> {
        Ok(pairings(&view.arsenals).iter().map(|pairing| force_line(&forces(pairing, say), say)).collect())
    }
}

fn forces(pairing: &Pairing, say: Say) -> scene::Forces {
    let name = |pair: Pair| {
        let [one, other] = pair.members().map(|player| say.seat(player.word()));
        format!("{one} + {other}")
    };
    scene::Forces {
        pairs: [name(pairing.pair), name(pairing.pair.opponents())],
        missiles: [pairing.forces.attacking, pairing.forces.defending],
    }
}

/// `South + North 9, West + East 7: South + North would win`.
pub fn force_line(forces: &scene::Forces, say: Say) -> String {
    let [one, other] = &forces.pairs;
    let [ours, theirs] = forces.missiles;
    let both = format!("{one} {ours}, {other} {theirs}");
    let stronger = match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => one,
        std::cmp::Ordering::Less => other,
        std::cmp::Ordering::Equal => return say.text("force-even", &[("both", both.into())]),
    };
    say.text("force-stronger", &[("both", both.into()), ("pair", stronger.clone().into())])
}

/// A step of the own choice, in words.
fn step(step: Action, say: Say) -> String {
    let against = |player: Player, n: String| {
        format!("{}: {n}", say.text("marker-against", &[("seat", say.seat(player.word()).into())]))
    };
    match step {
        Action::Build => say.word("term-four-missiles"),
        Action::Regroup => say.word("term-reorganise"),
        Action::Ally(ally) => format!("{}: {}", say.word("term-alliance"), say.seat(ally.word())),
        Action::Free => say.line("free-cards"),
        Action::From(player, n) => against(player, format!("−{n}")),
        Action::To(player, n) => against(player, format!("+{n}")),
        Action::Place(card) => card_name(card, say),
        Action::Commit | Action::Back => String::new(),
    }
}

fn card_name(card: Card, say: Say) -> String {
    match card {
        Card::Missiles(n @ 1..) => n.to_string(),
        other => say.word(&format!("gf-card-{}", other.word())),
    }
}
