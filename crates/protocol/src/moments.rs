//! What happened, for programs: plays, each a list of moments in order. The log has the same in words.
//!
//! Screens show a play by walking its moments; numbers stand before and after, so that nothing has to be worked out and no
//! text has to be compared. Everybody is sent the same plays with the same number of moments; what a viewer may not know
//! is left out of the moment.

use crate::{
    BarredReason, ChinaCard, EffectState, OperationsKind, Player, ScoreShare, Side, message, tagged, words,
};

words! {
    /// What a card is used for.
    pub enum CardUse {
        Event,
        /// The opponent's event first, then operations.
        EventFirst,
        Influence,
        Realign,
        Coup,
        Space,
        /// As an event grants it: the companion of UN Intervention.
        Play,
    }

    /// Where a modifier comes from.
    pub enum ModifierCause {
        /// An event; `card` names it.
        Card,
        /// Neighbouring countries that a side controls.
        Neighbours,
        /// More influence in the target.
        Influence,
        /// A superpower beside the target.
        Superpower,
        /// The enemy controls the target.
        Target,
        ChineseCivilWar,
        /// Whoever plays the card.
        Player,
        /// Regions dominated or controlled.
        Regions,
    }

    /// Why a play of Guerra Fría is null.
    pub enum NullWhy {
        /// The six cards are none of the three plays.
        NoPlay,
        /// More than twelve missiles come.
        OverTwelve,
        /// The reserve does not hold that number of missiles.
        Reserve,
        /// More than twelve missiles move.
        Moved,
        /// What leaves is not what comes.
        Unequal,
        /// A marker does not hold that number of missiles.
        Marker,
    }
}

tagged! {
    /// What kind of play it is. The last three are those of Guerra Fría.
    pub enum PlayKind {
        /// Bids and the first deal; then what a side places.
        Setup { by: Option<Side> },
        /// DEFCON improves, cards are dealt.
        TurnBegins { turn: u8 },
        /// Both choose their headlines; these are turned up.
        Headlines { turn: u8 },
        /// The headline of a side takes effect.
        Headline { turn: u8, by: Side, card: String },
        ActionRound { turn: u8, round: u8, by: Side },
        /// A card played inside an event.
        Extra { by: Side, card: String },
        EndOfTurn { turn: u8 },
        FinalScoring,
        /// All four choose; the cards are turned up.
        Choices { round: u32 },
        /// Missiles come and move, allies are called.
        CarriedOut { round: u32 },
        /// A valid attack.
        Attack { round: u32, attackers: Vec<Player> },
    }

    /// What a moment tells. Those from `chosen` on are those of Guerra Fría, but `over` belongs to both games.
    pub enum What {
        /// The bid of the player in a chair, opened.
        Bid { chair: Side, wants: Side, bid: u8 },
        /// The players change chairs.
        ChairsChange,
        /// The cards of an era join the deck.
        EraJoins { turn: u8 },
        Reshuffle,
        /// Cards are dealt to a side. `cards` is empty for whoever may not know them.
        Dealt { side: Side, count: u32, cards: Vec<String> },
        HeadlineChosen { side: Side },
        HeadlineTurned { side: Side, card: String },
        HeadlineCancelled { side: Side, card: String },
        HeadlineBegins { side: Side, card: String },
        Pass { side: Side },
        /// A card is played.
        Card { side: Side, card: String, usage: CardUse },
        /// Operations begin. `modifiers` lead from the printed value to `points`, which stays within 1 and 4.
        Operations { side: Side, kind: OperationsKind, printed: u8, modifiers: Vec<Modifier>, points: u8 },
        Event { card: String, by: Side },
        NoEvent { card: String, barred: BarredReason },
        /// What changed in a country in one go.
        Country { country: String, before: Holding, after: Holding },
        /// Influence in the box of the Chinese Civil War.
        ChineseCivilWar { from: u8, to: u8 },
        Defcon { from: u8, to: u8 },
        /// Victory points; the score is positive for the US. Without a side: a scoring or comparison that gave nothing.
        Points { side: Option<Side>, points: u8, from: i8, to: i8, effect: Option<String> },
        /// A region was scored: the whole sum of both sides.
        Scoring { region: String, us: ScoredShare, ussr: ScoredShare, difference: i8, wins: Option<Side> },
        /// Southeast Asia Scoring: what each side controls there, and the points.
        SoutheastAsia { us: i8, ussr: i8, us_countries: Vec<String>, ussr_countries: Vec<String> },
        MilitaryOps { side: Side, from: u8, to: u8 },
        /// What each side lacks of the required military operations.
        Shortfall { us: u8, ussr: u8 },
        /// `die + points + modifiers − 2 × stability = result`; what follows in the country is the next moment.
        Coup { by: Side, country: String, die: u8, points: u8, modifiers: Vec<Modifier>, stability: u8, result: i8 },
        Realignment { by: Side, country: String, us: Roll, ussr: Roll },
        War { card: String, by: Side, country: String, roll: Roll, needed: u8, won: bool },
        SpaceRoll { side: Side, die: u8, needed: u8, success: bool },
        Space { side: Side, from: u8, to: u8 },
        /// The roll out of Quagmire or Bear Trap.
        TrapRoll { side: Side, card: String, die: u8, free: bool },
        /// Both rolled: Olympic Games, Summit, NATO Referendum.
        Contest { card: String, us: Roll, ussr: Roll },
        EffectBegins { effect: EffectState },
        EffectActs { effect: EffectState },
        EffectEnds { effect: EffectState },
        /// Cards of a hand are shown to everybody.
        Reveals { side: Side, cards: Vec<String> },
        /// Held cards are shown from the edge.
        ShowsHeld { side: Side, count: u8 },
        /// From the discards into the hand.
        Retrieves { side: Side, card: String },
        /// The US looks at cards of the draw pile. `cards` is empty for whoever may not know them.
        LooksAt { side: Side, count: u32, cards: Vec<String> },
        Discards { side: Side, cards: Vec<String> },
        /// From this side's hand to the opponent's.
        Gives { side: Side, card: String },
        Returns { card: String },
        /// An answer that nothing else shows, as a word of the rules.
        Chooses { side: Side, word: String },
        Names { side: Side, country: String },
        China { from: ChinaCard, to: ChinaCard },
        /// The player's six cards lie face down.
        Chosen { by: Player },
        /// They are turned up: two at each marker.
        Revealed { by: Player, cards: Vec<Vec<String>> },
        /// The play is null and the round is lost for this player; the reason as a word and in the client's language.
        Nullified { by: Player, why: NullWhy, text: String },
        /// [+4] or `[R]`: the player's markers before and after. `new` missiles were built, else they were moved.
        Missiles { by: Player, new: bool, before: MissileCount, after: MissileCount },
        Calls { by: Player, ally: Player },
        Unanswered { by: Player, ally: Player },
        AttackBegins { attackers: Vec<Player>, attacking: u32, defending: u32 },
        AttackEnds { attackers: Vec<Player>, won: bool },
        /// The game is over by its rules: the seats that have won, none in a draw; the ending as a word.
        Over { winners: Vec<String>, ending: String },
    }
}

message! {
    /// A play: what a person would call one.
    pub struct Play {
        pub kind: PlayKind,
        /// The play in whose event this one is played, as an index.
        pub within: Option<u32>,
        /// The play that goes on here, after one that was played in its event.
        pub continues: Option<u32>,
        /// The line of the log that it begins with.
        pub line: u32,
        pub moments: Vec<Moment>,
    }

    /// One step of a play.
    pub struct Moment {
        /// The only seat that is told all of it; `null` if everybody is.
        pub audience: Option<String>,
        /// The lines of the log that tell it, as indexes.
        pub lines: Vec<u32>,
        #[serde(flatten)]
        pub what: What,
    }

    /// Something added to a die, or to the value of operations.
    pub struct Modifier {
        pub change: i8,
        pub cause: ModifierCause,
        pub card: Option<String>,
        /// `+1 SALT Negotiations`, in the client's language.
        pub text: String,
    }

    /// A die with what is added to it.
    pub struct Roll {
        pub die: u8,
        pub modifiers: Vec<Modifier>,
        pub total: i8,
    }

    /// What lies in a country, and who controls it.
    pub struct Holding {
        pub us: u8,
        pub ussr: u8,
        pub control: Option<Side>,
    }

    /// A side's part of a scoring.
    pub struct ScoredShare {
        pub share: ScoreShare,
        /// The battlegrounds and the bordering countries that were counted.
        pub battlegrounds: Vec<String>,
        pub bordering: Vec<String>,
    }

    /// A player's missiles: those at the markers against the others, and the reserve.
    pub struct MissileCount {
        pub attack: Vec<crate::Marker>,
        pub reserve: u32,
    }
}
