//! Twilight Struggle as one viewer sees it. Facts printed on the map and the cards are not repeated for countries and for
//! cards that lie open: the web has them from the rules (`web/src/lib/facts.ts`), other programs from
//! `detente card --all --json` and `detente map --json`.

use crate::{message, words};

words! {
    pub enum Side {
        Us,
        Ussr,
    }

    /// How long an effect lasts.
    pub enum Duration {
        Turn,
        /// Until something ends it.
        Event,
        Game,
    }

    /// What is going on, in the rulebook's terms.
    pub enum Phase {
        Bid,
        Setup,
        Deal,
        Headline,
        ActionRound,
        EndOfTurn,
        Over,
    }

    /// What operations are used for.
    pub enum OperationsKind {
        /// Not chosen yet.
        Operations,
        Influence,
        Realign,
        Coup,
    }

    /// How far a side has a region.
    pub enum ScoreLevel {
        None,
        Presence,
        Domination,
        Control,
    }

    pub enum Edition {
        Deluxe,
        First,
    }

    /// Why an event cannot happen.
    pub enum BarredWhy {
        /// An earlier event forbids it.
        By,
        /// Another event must have happened.
        Needs,
        NeedsMarshallOrWarsaw,
        NoOpponentCard,
        NotInHeadline,
        FewerBattlegrounds,
        NoMiddleEastCountry,
        SpaceRacePosition,
        DefconNotTwo,
        LateWar,
        NoUnitedKingdom,
        NoCountry,
        ChineseCivilWar,
        NoEvent,
    }

    /// What is known of a side's headline.
    pub enum HeadlineStatus {
        /// Not chosen yet.
        Open,
        /// Chosen, and not shown to this viewer.
        Hidden,
        /// Chosen and known.
        Known,
        /// No card can be headlined.
        Nothing,
    }
}

message! {
    /// One number for each side.
    pub struct BySide {
        pub us: u8,
        pub ussr: u8,
    }

    /// Cards by side, as ids.
    pub struct CardsBySide {
        pub us: Vec<String>,
        pub ussr: Vec<String>,
    }

    /// A country with influence in it. Countries without any are left out.
    pub struct CountryState {
        pub id: String,
        pub us: u8,
        pub ussr: u8,
        pub control: Option<Side>,
    }

    /// A reason why the operations value of a card is not the printed one.
    pub struct OpsModifier {
        /// The effect: `containment`, `red-scare-on-us`, …
        pub id: String,
        /// Its name in the client's language.
        pub name: String,
        pub change: i8,
    }

    /// Why an event cannot happen.
    pub struct BarredReason {
        pub why: BarredWhy,
        /// The card that forbids or is missing.
        pub card: Option<String>,
        /// In the client's language.
        pub text: String,
    }

    /// A card in the viewer's own hand (The China Card included, while the viewer holds it).
    pub struct HandCard {
        pub id: String,
        pub name: String,
        /// Our own summary of the event.
        pub summary: String,
        pub number: String,
        pub side: Option<Side>,
        pub scoring: bool,
        pub starred: bool,
        pub printed_ops: u8,
        /// With all modifiers, within 1 and 4; 0 for a scoring card.
        pub ops: u8,
        pub modifiers: Vec<OpsModifier>,
        /// The event could not happen now.
        pub barred: Option<BarredReason>,
        /// May it be sent into space now?
        pub space: bool,
        /// Do the others know that it is here?
        pub known: bool,
        /// May it be chosen in the question that is put now?
        pub playable: bool,
    }

    /// A lasting effect.
    pub struct EffectState {
        pub id: String,
        /// The card that made it.
        pub card: String,
        /// The title of the card.
        pub name: String,
        /// What it changes, in the client's language.
        pub text: String,
        pub duration: Duration,
        /// The side of the card's event, if it has one.
        pub side: Option<Side>,
    }

    pub struct ChinaCard {
        /// Nobody holds it before the Chinese Civil War is won.
        pub holder: Option<Side>,
        pub face_up: bool,
    }

    pub struct Headline {
        pub status: HeadlineStatus,
        pub card: Option<String>,
    }

    pub struct Headlines {
        pub us: Headline,
        pub ussr: Headline,
    }

    /// Operations under way.
    pub struct OperationsState {
        pub by: Side,
        pub kind: OperationsKind,
        pub points: u8,
        pub spent: u8,
    }

    /// One side's part of what a region scores.
    pub struct ScoreShare {
        pub level: ScoreLevel,
        /// What the level is worth.
        pub level_vp: u8,
        /// Points for battlegrounds, and for countries that border the enemy superpower.
        pub battlegrounds: u8,
        pub bordering: u8,
        /// All of them together.
        pub vp: u8,
    }

    /// What a region would score now.
    pub struct RegionScore {
        pub region: String,
        pub us: ScoreShare,
        pub ussr: ScoreShare,
        /// Positive for the US.
        pub difference: i8,
        /// Control of Europe wins at once.
        pub wins: Option<Side>,
    }

    /// 8.1.5: the regions in which DEFCON bars something.
    pub struct ClosedRegions {
        pub coups: Vec<String>,
        pub realignments: Vec<String>,
    }

    /// The game through one pair of eyes.
    pub struct TwilightView {
        pub turn: u8,
        /// 0 in the headline phase and before.
        pub round: u8,
        pub phase: Phase,
        /// Action rounds of this turn.
        pub rounds: BySide,
        pub phasing: Side,
        /// Positive for the US.
        pub vp: i8,
        pub defcon: u8,
        pub closed: ClosedRegions,
        pub military_ops: BySide,
        /// 8.2.1: how many of them each side needs by the end of the turn.
        pub required_military_ops: u8,
        pub space: BySide,
        pub space_attempts: BySide,
        pub china: ChinaCard,
        pub countries: Vec<CountryState>,
        /// The viewer's own cards; empty for someone who looks on.
        pub hand: Vec<HandCard>,
        pub hand_size: BySide,
        /// Cards in the hands that were shown to everybody.
        pub known: CardsBySide,
        pub deck_size: u8,
        pub discard: Vec<String>,
        pub removed: Vec<String>,
        /// Cards being played.
        pub in_play: Vec<String>,
        /// Cards lying on the table (Shuttle Diplomacy).
        pub table: Vec<String>,
        /// Cards of the draw pile that this viewer looks at (Our Man in Tehran).
        pub looked_at: Vec<String>,
        /// The cards that hidden places hold between them: what a player who counts cards knows.
        pub unseen: Vec<String>,
        pub effects: Vec<EffectState>,
        /// Only while headlines are chosen.
        pub headlines: Option<Headlines>,
        pub operations: Option<OperationsState>,
        /// Events under way, the innermost last.
        pub events: Vec<String>,
        /// Influence in the box of the Chinese Civil War, if it is played with.
        pub chinese_civil_war: Option<u8>,
        /// The players have changed chairs after the bid.
        pub swapped: bool,
        pub edition: Edition,
        /// What each region would score now, in the order of the rules.
        pub scores: Vec<RegionScore>,
        /// Where the victory points would stand if the game were scored finally now. Positive for the US.
        pub final_vp: i8,
    }
}
