//! Guerra Fría as one viewer sees it: markers, who has chosen, and of the choices only the viewer's own.

use crate::{message, words};

words! {
    pub enum Player {
        South,
        West,
        North,
        East,
    }
}

message! {
    /// An attack marker.
    pub struct Marker {
        pub against: Player,
        pub missiles: u32,
    }

    /// A player's markers.
    pub struct Arsenal {
        pub player: Player,
        pub attack: Vec<Marker>,
        pub reserve: u32,
        pub total: u32,
        /// Do the player's cards lie on the table?
        pub chosen: bool,
    }

    /// The viewer's own choice in this round, as far as it goes.
    pub struct Entry {
        /// Words of the steps taken.
        pub steps: Vec<String>,
        /// The six cards, two at each marker, once they are complete.
        pub cards: Option<Vec<Vec<String>>>,
        pub committed: bool,
    }

    /// What an attack by this pair would meet now.
    pub struct PairForces {
        pub pair: Vec<Player>,
        pub attacking: u32,
        pub defending: u32,
    }

    /// Cards that were turned up in the last round.
    pub struct Revealed {
        pub player: Player,
        /// Two at each marker, in the order of the player's markers.
        pub cards: Vec<Vec<String>>,
        /// Why the play was null, in the client's language.
        pub null: Option<String>,
    }

    /// The game through one pair of eyes.
    pub struct GuerraFriaView {
        pub viewer: Option<Player>,
        pub round: u32,
        pub max_rounds: Option<u32>,
        /// `none` or `open` (2.6).
        pub talk: String,
        pub arsenals: Vec<Arsenal>,
        /// `None` for someone who looks on.
        pub own: Option<Entry>,
        pub forces: Vec<PairForces>,
        /// The cards of the last round; empty in the first.
        pub revealed: Vec<Revealed>,
    }
}
