//! The second time of a round (2.4.1.2): everything is turned up and carried out, attacks last (2.5).

use crate::arsenal::{Arsenal, Forces};
use crate::card::Placement;
use crate::play::{Null, Play};
use crate::player::{Pair, Player};
use crate::report::Fact;

/// Turns up the four placements and carries them out. Returns the pair that won, if one did.
///
/// Each player's play touches only that player's markers and is judged on them alone, so the order among the four does not
/// matter; the order that does is [+4] and `[R]` before `[A]`.
#[inline]
pub fn execute(
    arsenals: &mut [Arsenal; 4],
    placements: &[Placement; 4],
    report: &mut impl FnMut(Fact),
) -> Option<Pair> {
    for by in Player::ALL {
        report(Fact::Revealed { by, cards: placements[by as usize] });
    }
    let judged = Player::ALL.map(|by| Play::judge(by, &placements[by as usize], &arsenals[by as usize]));
    for by in Player::ALL {
        move_missiles(by, judged[by as usize], &mut arsenals[by as usize], report);
    }
    attack(judged.map(Result::ok), arsenals, report)
}

/// The same for plays known to be valid (`None` is a null play): what a search needs.
#[inline]
pub fn execute_plays(arsenals: &mut [Arsenal; 4], plays: [Option<Play>; 4]) -> Option<Pair> {
    for (arsenal, play) in arsenals.iter_mut().zip(plays) {
        if let Some(play) = play {
            arsenal.carry_out(play);
        }
    }
    attack(plays, arsenals, &mut |_| ())
}

#[inline]
fn move_missiles(
    by: Player,
    judged: Result<Play, Null>,
    arsenal: &mut Arsenal,
    report: &mut impl FnMut(Fact),
) {
    let before = *arsenal;
    match judged {
        Err(why) => report(Fact::Nullified { by, why }),
        Ok(play) => {
            arsenal.carry_out(play);
            let after = *arsenal;
            match play {
                Play::Build(numbers) => report(Fact::Built { by, numbers, before, after }),
                Play::Regroup(numbers) => report(Fact::Regrouped { by, numbers, before, after }),
                Play::Attack(to) => report(Fact::AllianceOffered { by, to }),
            }
        }
    }
}

/// 2.5. Two valid attacks are those of a pair and of its opponents; what attacks in the one defends in the other, so at
/// most one can be victorious and it does not matter which is considered first (we take South's).
#[inline]
fn attack(plays: [Option<Play>; 4], arsenals: &[Arsenal; 4], report: &mut impl FnMut(Fact)) -> Option<Pair> {
    let calls = plays.map(|play| match play {
        Some(Play::Attack(ally)) => Some(ally),
        _ => None,
    });
    let is_mutual = |by: Player, to: Player| calls[to as usize] == Some(by);
    for by in Player::ALL {
        if let Some(to) = calls[by as usize]
            && !is_mutual(by, to)
        {
            report(Fact::AllianceUnanswered { by, to });
        }
    }
    for by in Player::ALL {
        if let Some(to) = calls[by as usize]
            && by < to
            && is_mutual(by, to)
        {
            let attackers = Pair::of(by, to);
            let forces = Forces::of(attackers, arsenals);
            report(Fact::AttackValid { attackers, forces });
            if forces.victorious() {
                report(Fact::AttackVictorious { attackers, forces });
                return Some(attackers);
            }
            report(Fact::AttackFailed { attackers, forces });
        }
    }
    None
}
