//! Why a player chose an action, in a sentence or two that a person can read.

use detente_struggle::decision::Action;
use detente_words::{Lang, text};

/// What a choice rested on.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    pub action: Action,
    /// The chance to win that the player sees, between 0 and 1.
    pub chance: f32,
    /// The actions considered most, with the share of attention that each had; the greatest first.
    pub thoughts: Vec<(Action, f32)>,
    /// What the player would have liked better, but may lose the game at once.
    pub refused: Option<Action>,
    /// How many lines of play were looked into; 0 for a choice at first sight.
    pub lines: u64,
}

/// No more thoughts than this are told.
const THOUGHTS: usize = 3;

impl Reason {
    /// From actions with their weights, of any sum.
    pub fn new(action: Action, chance: f32, weighed: &[(Action, f32)]) -> Reason {
        let sum: f32 = weighed.iter().map(|&(_, weight)| weight).sum();
        let mut thoughts: Vec<(Action, f32)> =
            weighed.iter().map(|&(action, weight)| (action, weight / sum.max(f32::MIN_POSITIVE))).collect();
        thoughts.sort_by(|a, b| b.1.total_cmp(&a.1));
        thoughts.truncate(THOUGHTS);
        Reason { action, chance: chance.clamp(0.0, 1.0), thoughts, refused: None, lines: 0 }
    }

    /// The reason as text; `name` says what an action is called.
    pub fn text(&self, lang: Lang, name: impl Fn(Action) -> String) -> String {
        let mut parts = Vec::new();
        let percent = |share: f32| (100.0 * share).round() as i64;
        let chance = percent(self.chance);
        parts.push(if self.lines == 0 {
            text(lang, "reason-at-sight", &[("chance", chance.into())])
        } else {
            text(lang, "reason-searched", &[("lines", self.lines.into()), ("chance", chance.into())])
        });
        let rival = self.thoughts.iter().find(|(action, _)| *action != self.action);
        let own = self.thoughts.iter().find(|(action, _)| *action == self.action);
        parts.push(match (own, rival) {
            (Some((_, own)), Some((action, share))) if percent(*share) >= 5 => text(
                lang,
                "reason-rival",
                &[
                    ("own", percent(*own).into()),
                    ("share", percent(*share).into()),
                    ("rival", name(*action).into()),
                ],
            ),
            _ => text(lang, "reason-alone", &[]),
        });
        if let Some(refused) = self.refused {
            parts.push(text(lang, "reason-refused", &[("refused", name(refused).into())]));
        }
        parts.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use detente_struggle::cards::CardId;

    use super::*;

    const FIDEL: Action = Action::Card(CardId::Fidel);
    const NATO: Action = Action::Card(CardId::Nato);

    #[test]
    fn a_reason_names_the_chance_the_rival_and_the_danger() {
        let mut reason = Reason::new(FIDEL, 0.617, &[(NATO, 1.0), (FIDEL, 3.0)]);
        assert_eq!(reason.thoughts, [(FIDEL, 0.75), (NATO, 0.25)]);
        reason.refused = Some(NATO);
        for lang in Lang::ALL {
            let text = reason.text(lang, Action::text);
            for part in ["62", "75", "25", "nato"] {
                assert!(text.contains(part), "{text}");
            }
            assert!(!text.contains('{'), "{text}");
        }
    }

    #[test]
    fn a_reason_without_a_rival_says_so() {
        let mut reason = Reason::new(FIDEL, 0.5, &[(NATO, 0.01), (FIDEL, 0.99)]);
        reason.lines = 1200;
        assert!(!reason.text(Lang::En, Action::text).contains("nato"));
        let nothing = Reason::new(FIDEL, 1.5, &[]);
        assert_eq!((nothing.chance, nothing.thoughts.len()), (1.0, 0));
    }
}
