//! One step of entering a choice. Six cards are chosen in at most eight small steps, never out of a list of thousands.

use crate::card::Card;
use crate::player::Player;

/// What a player does while choosing; the word of each variant is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `build`: a [+4]; its three numbers follow.
    Build,
    /// `regroup`: an `[R]`; its three numbers follow.
    Regroup,
    /// `ally-north`: an `[A]` together with North.
    Ally(Player),
    /// `free`: six cards follow one by one, two at each marker.
    Free,
    /// `from-north-3`: three missiles leave the marker against North.
    From(Player, u8),
    /// `to-north-3`: three missiles come to the marker against North.
    To(Player, u8),
    /// `entrada`, `cero`, `7`: this card on the next free place.
    Place(Card),
    /// `commit`: the six cards lie face down and stay.
    Commit,
    /// `back`: takes back the last step.
    Back,
}
