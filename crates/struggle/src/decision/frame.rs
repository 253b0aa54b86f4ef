//! The decision stack: what is going on, as a pile of small plain values.
//!
//! The top frame says what is asked and of whom, or what happens next. A frame is data: no references, no closures.
//! `run` takes a frame off, or moves it on, *before* it does what the frame says, so that whatever is pushed lies above
//! the place where things resume.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use crate::cards::{CardId, Event};
use crate::map::{Country, CountrySet};
use crate::rules::influence::Placement;
use crate::side::Side;
use crate::state::State;

/// What a round of operations may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    pub const INFLUENCE: Kinds = Kinds(1);
    pub const REALIGN: Kinds = Kinds(2);
    pub const COUP: Kinds = Kinds(4);
    pub const ALL: Kinds = Kinds(7);
    pub const INFLUENCE_OR_REALIGN: Kinds = Kinds(3);
    pub const COUP_OR_REALIGN: Kinds = Kinds(6);

    pub const fn has(self, kind: Kinds) -> bool {
        self.0 & kind.0 != 0
    }
}

/// Where operations granted by an event may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Zone {
    Anywhere,
    Europe,
    CentralAmerica,
    SouthAmerica,
    /// Junta: Central or South America; realignments stay in the region of the first.
    CentralOrSouthAmerica,
    /// Ortega: beside Nicaragua.
    BesideNicaragua,
    /// Che: no battleground, in Central or South America or Africa.
    Che,
    /// Che's second coup: as the first, another country.
    CheAgain,
}

const ZONES: [Zone; 8] = [
    Zone::Anywhere,
    Zone::Europe,
    Zone::CentralAmerica,
    Zone::SouthAmerica,
    Zone::CentralOrSouthAmerica,
    Zone::BesideNicaragua,
    Zone::Che,
    Zone::CheAgain,
];

impl Zone {
    pub fn countries(self, state: &State) -> CountrySet {
        const CHE: CountrySet = CountrySet::LATIN_AMERICA.or(CountrySet::AFRICA);
        match self {
            Zone::Anywhere => CountrySet::WORLD,
            Zone::Europe => CountrySet::EUROPE,
            Zone::CentralAmerica => CountrySet::CENTRAL_AMERICA,
            Zone::SouthAmerica => CountrySet::SOUTH_AMERICA,
            Zone::CentralOrSouthAmerica => CountrySet::LATIN_AMERICA,
            Zone::BesideNicaragua => Country::Nicaragua.neighbours(),
            Zone::Che => CHE - CountrySet::BATTLEGROUNDS,
            Zone::CheAgain => CHE - CountrySet::BATTLEGROUNDS - CountrySet::one(state.last_coup),
        }
    }
}

/// The points of a turn (4.5), as steps of the bottom frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// A: improve DEFCON. B: deal.
    Begin,
    /// C.
    Headline,
    /// D: the next action round of the USSR, then that of the US.
    RoundUssr,
    RoundUs,
    /// E: military operations; then held scoring cards.
    MilitaryOps,
    /// 6.4.4, box 6: the US, then the USSR, may discard a held card.
    DiscardHeld,
    /// Effects of the turn end. F, G, H, I.
    End,
}

const PHASES: [Phase; 7] = [
    Phase::Begin,
    Phase::Headline,
    Phase::RoundUssr,
    Phase::RoundUs,
    Phase::MilitaryOps,
    Phase::DiscardHeld,
    Phase::End,
];

/// What a side has chosen as its headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadlineChoice {
    Open,
    Card(CardId),
    /// No card may be headlined: an empty hand, or nothing but UN Intervention.
    Nothing,
    /// Only in views: the other side has chosen.
    Hidden,
}

/// A player's sealed bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidChoice {
    Open,
    /// The side is named, the number is not.
    Wants(Side),
    Sealed(Side, u8),
    /// Only in views: the other player has bid.
    Hidden,
}

/// Designers' rule: may operations change between influence and realignment?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Split {
    Never,
    /// Not before a point was spent this way.
    Later,
    Now,
}

/// How a card in hand may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Usage {
    /// A play of one's own: everything.
    Full,
    /// Missile Envy: operations without the event, Space Race included.
    OpsOnly,
    /// Grain Sales in the headline phase: as `Full`, played out of turn.
    Granted,
}

/// Operations that a card or an event grants, before it is said what they are used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grant {
    pub by: Side,
    /// The printed value.
    pub ops: u8,
    pub kinds: Kinds,
    pub zone: Zone,
    /// Free of DEFCON, and without military operations (6.3.5).
    pub free: bool,
    /// May be declined, or stopped early.
    pub may: bool,
    /// The China Card: +1 if all is spent in Asia.
    pub china: bool,
}

impl Grant {
    /// The operations of a card that `by` plays.
    pub const fn of_card(by: Side, ops: u8, china: bool) -> Grant {
        Grant { by, ops, kinds: Kinds::ALL, zone: Zone::Anywhere, free: false, may: false, china }
    }
}

/// 6.2: realignment rolls under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a term of its own")]
pub struct Realignment {
    pub by: Side,
    pub spent: u8,
    pub points: u8,
    pub zone: Zone,
    pub free: bool,
    pub may: bool,
    pub china: bool,
    /// Everything so far went to Asia.
    pub asia: bool,
    /// Everything so far went to Southeast Asia.
    pub southeast: bool,
    pub split: Split,
}

/// 6.3: a coup whose target is still to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coup {
    pub by: Side,
    /// Without regional bonuses.
    pub points: u8,
    pub zone: Zone,
    pub free: bool,
    pub china: bool,
}

/// A value that stands in the text of a frame.
trait Field: Sized {
    fn write(self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Field for u8 {
    fn write(self) -> String {
        format!("{self}")
    }
    fn read(text: &str) -> Option<u8> {
        text.parse().ok()
    }
}

impl Field for bool {
    fn write(self) -> String {
        if self { "yes" } else { "no" }.to_owned()
    }
    fn read(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl Field for Side {
    fn write(self) -> String {
        self.word().to_owned()
    }
    fn read(text: &str) -> Option<Side> {
        Side::parse(text)
    }
}

impl Field for CardId {
    fn write(self) -> String {
        self.id().to_owned()
    }
    fn read(text: &str) -> Option<CardId> {
        CardId::parse(text)
    }
}

impl Field for Country {
    fn write(self) -> String {
        self.id().to_owned()
    }
    fn read(text: &str) -> Option<Country> {
        Country::parse(text)
    }
}

impl Field for Split {
    fn write(self) -> String {
        (self as u8).write()
    }
    fn read(text: &str) -> Option<Split> {
        [Split::Never, Split::Later, Split::Now].get(u8::read(text)? as usize).copied()
    }
}

impl Field for BidChoice {
    fn write(self) -> String {
        match self {
            BidChoice::Open => "open".to_owned(),
            BidChoice::Wants(side) => side.write(),
            BidChoice::Sealed(side, bid) => format!("{}:{bid}", side.write()),
            BidChoice::Hidden => "hidden".to_owned(),
        }
    }
    fn read(text: &str) -> Option<BidChoice> {
        match text {
            "open" => Some(BidChoice::Open),
            "hidden" => Some(BidChoice::Hidden),
            _ => match text.split_once(':') {
                Some((side, bid)) => Some(BidChoice::Sealed(Field::read(side)?, Field::read(bid)?)),
                None => Field::read(text).map(BidChoice::Wants),
            },
        }
    }
}

impl Field for HeadlineChoice {
    fn write(self) -> String {
        match self {
            HeadlineChoice::Open => "open".to_owned(),
            HeadlineChoice::Card(card) => card.write(),
            HeadlineChoice::Nothing => "nothing".to_owned(),
            HeadlineChoice::Hidden => "hidden".to_owned(),
        }
    }
    fn read(text: &str) -> Option<HeadlineChoice> {
        match text {
            "open" => Some(HeadlineChoice::Open),
            "nothing" => Some(HeadlineChoice::Nothing),
            "hidden" => Some(HeadlineChoice::Hidden),
            _ => CardId::parse(text).map(HeadlineChoice::Card),
        }
    }
}

impl Field for Kinds {
    fn write(self) -> String {
        self.0.write()
    }
    fn read(text: &str) -> Option<Kinds> {
        u8::read(text).filter(|&bits| bits < 8).map(Kinds)
    }
}

impl Field for Zone {
    fn write(self) -> String {
        (self as u8).write()
    }
    fn read(text: &str) -> Option<Zone> {
        ZONES.get(u8::read(text)? as usize).copied()
    }
}

impl Field for Phase {
    fn write(self) -> String {
        (self as u8).write()
    }
    fn read(text: &str) -> Option<Phase> {
        PHASES.get(u8::read(text)? as usize).copied()
    }
}

impl Field for Usage {
    fn write(self) -> String {
        (self as u8).write()
    }
    fn read(text: &str) -> Option<Usage> {
        [Usage::Full, Usage::OpsOnly, Usage::Granted].get(u8::read(text)? as usize).copied()
    }
}

/// Values that stand in the text of a frame one after the other.
trait Fields: Sized {
    fn write(self, text: &mut String);
    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self>;
}

/// Writes the fields of each struct in the order given.
macro_rules! fields {
    ($($name:ident { $($field:ident),* })*) => {$(
        impl Fields for $name {
            fn write(self, text: &mut String) {
                let $name { $($field),* } = self;
                $(text.push('/'); text.push_str(&$field.write());)*
            }
            fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<$name> {
                Some($name { $($field: Field::read(parts.next()?)?),* })
            }
        }
    )*};
}

fields! {
    Event { card, by, step, answer, kept }
    Grant { by, ops, kinds, zone, free, may, china }
    Placement { by, spent, points, china, asia, southeast, split }
    Realignment { by, spent, points, zone, free, may, china, asia, southeast, split }
    Coup { by, points, zone, free, china }
}

/// Writes the enum with a text form for each frame: `name/field/field`. First the frames with fields of their own, then
/// those that hold a struct.
macro_rules! frames {
    (
        $($(#[$doc:meta])* $name:ident $word:literal { $($field:ident: $type:ty),* $(,)? })*
        ;
        $($(#[$held_doc:meta])* $held:ident $held_word:literal ($struct:ty))*
    ) => {
        /// What is going on. See the module comment.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Frame {
            $($(#[$doc])* $name { $($field: $type),* },)*
            $($(#[$held_doc])* $held($struct),)*
        }

        impl Frame {
            pub fn text(self) -> String {
                match self {
                    $(Frame::$name { $($field),* } => {
                        #[allow(unused_mut)]
                        let mut text = $word.to_owned();
                        $(text.push('/'); text.push_str(&$field.write());)*
                        text
                    })*
                    $(Frame::$held(fields) => {
                        let mut text = $held_word.to_owned();
                        fields.write(&mut text);
                        text
                    })*
                }
            }

            pub fn parse(text: &str) -> Option<Frame> {
                let mut parts = text.split('/');
                let frame = match parts.next()? {
                    $($word => Frame::$name { $($field: Field::read(parts.next()?)?),* },)*
                    $($held_word => Frame::$held(Fields::read(&mut parts)?),)*
                    _ => return None,
                };
                parts.next().is_none().then_some(frame)
            }
        }
    };
}

frames! {
    /// 11.1.4: both players bid for the sides, sealed. The chairs are still only chairs.
    Bid "bid" { us: BidChoice, ussr: BidChoice }
    /// 11.1.4: equal bids for `side`; a die says who gets it.
    BidLot "bid-lot" { side: Side, bid: u8 }
    /// First edition 11.3: a die says who opens the bidding.
    OpenBidLot "open-bid-lot" {}
    /// First edition 11.3: the player in chair `by` names a side.
    OpenBidSide "open-bid-side" { by: Side }
    /// The player in chair `by` bids more points than `least` for `side`, or declines.
    OpenBid "open-bid" { by: Side, side: Side, least: u8, may: bool }
    /// Chapter 3: `by` puts `left` points of free influence; `extra` is a bid or handicap (11.1.4.1).
    Setup "setup" { by: Side, left: u8, extra: bool }
    /// The turn (4.5): what comes next.
    Turn "turn" { at: Phase }
    /// Nature deals: how many cards each side still gets, and to whom the next one goes (11.1.3).
    Draw "draw" { us: u8, ussr: u8, next: Side }
    /// Our Man in Tehran: Nature shows the US `left` more cards of the draw pile.
    LookAt "look-at" { left: u8 }
    /// 4.5 C: both choose a headline, hidden until both have chosen. A choice is a [`HeadlineChoice`].
    Headline "headline" { us: HeadlineChoice, ussr: HeadlineChoice }
    /// A headline takes effect; `by` played it and answers for DEFCON.
    HeadlineEvent "headline-event" { by: Side, card: CardId }
    /// 4.5 D: `by` chooses a card to play.
    ActionRound "action-round" { by: Side }
    /// The end of an action round, where NORAD looks at DEFCON.
    EndOfRound "end-of-round" { by: Side }
    /// NORAD: the US may add a point.
    Norad "norad" {}
    /// Quagmire, Bear Trap: `by` discards a card to get free.
    Trap "trap" { by: Side }
    /// The die of the trap.
    TrapRoll "trap-roll" { by: Side }
    /// `by` chooses what to do with `card`.
    Use "use" { by: Side, card: CardId, usage: Usage }
    /// The event of `card` is about to happen, carried out by `by`, if nothing bars it (5.2).
    Trigger "trigger" { card: CardId, by: Side }
    /// The event below waits for an answer to its step `step`; `left` choices remain.
    Ask "ask" { step: u8, left: u8 }
    /// The card goes where a played card goes.
    Dispose "dispose" { card: CardId }
    /// Flower Power is paid for a USSR war card after its event.
    PayFlowerPower "pay-flower-power" {}
    /// 10.3.1: the points of one event have all been counted, and 20 is tested.
    TestPoints "test-points" {}
    /// The dice of a realignment.
    RealignRoll "realign-roll" { by: Side, target: Country }
    /// The die of a coup; `points` include regional bonuses.
    CoupRoll "coup-roll" { by: Side, target: Country, points: u8, free: bool }
    /// Designers' rule: `by` rolls or declines the roll of a Space Race attempt.
    SpaceOffer "space-offer" { by: Side }
    /// The die of a Space Race attempt.
    SpaceRoll "space-roll" { by: Side }
    /// 6.4.4: `by` may discard a held card.
    DiscardHeld "discard-held" { by: Side }
    ;
    /// An event being carried out.
    Event "event" (Event)
    /// Operations: what for?
    Operations "operations" (Grant)
    /// 6.1: placing influence.
    Influence "influence" (Placement)
    /// 6.2: choosing the next target.
    Realign "realign" (Realignment)
    /// 6.3: choosing the target of a coup.
    Coup "coup" (Coup)
}
