//! The same types for the web client. `web/src/lib/protocol.ts` is committed; a test holds it to this.

use ts_rs::{Config, TS};

use crate::*;

const HEAD: &str = "\
// Written by `cargo run -p detente-protocol --example typescript` from crates/protocol; do not edit.
//
// Fields are camelCase, words are kebab-case. Ids of cards and countries are those of the rules.
";

/// The whole file.
pub fn file() -> String {
    let config = Config::default();
    let mut out = String::from(HEAD);
    macro_rules! declare {
        ($($type:ty)*) => {
            $(
                out.push_str("\nexport ");
                out.push_str(&<$type as TS>::decl(&config));
                out.push('\n');
            )*
        };
    }
    declare! {
        Language Privacy TableStatus TimeOut OptionKind Clock SeatWish Sitter GameOption Preset GameInfo SeatInfo RatingRange CreateTable
        SeatState TableSummary Lobby Created
        ChoiceKind Tone Channel OfferKind GameView Choice Question Hint CoachWeight CoachNote CoachPlay CoachDanger CoachSays LogLine NamedCard LogDie ClockRest ClockState Offer Declined TableResult PartKind SeatPart Fairness TableView ChatLine
        Side Duration Phase OperationsKind ScoreLevel Edition BarredWhy HeadlineStatus BySide CardsBySide CountryState OpsModifier BarredReason HandCard EffectState
        ChinaCard Headline Headlines OperationsState ScoreShare RegionScore ClosedRegions TwilightView
        Player Marker Arsenal Entry PairForces Revealed GuerraFriaView
        CardUse ModifierCause NullWhy PlayKind What Play Moment Modifier Roll Holding ScoredShare MissileCount
        ReplayInfo ReplayHeading ReplayPlay ReplayStep HistoryPoint Imported
        ReviewWhat ReviewLuck ReviewAccount ReviewShare ReviewProfile ReviewPoint ReviewEntry ReviewMoment ReviewShown ReviewState ReviewChoice ReviewDecision TryHere ReviewWork
        LessonPhase LessonsDone LessonInfo LessonQuestion LessonPage LessonAnswer LessonRequest LessonReply
        StudyBoard SetUpChange AnalysisTask JudgedPlay Analysis PuzzleTries PuzzlesDone PuzzleRating StudyRequest StudyReply
        GuestRequest Credentials Me Settings TokenRequest NewToken TokenInfo PasswordChange NewName ResetRequest NewPassword Proof SessionInfo NewSecondFactor
        SecondFactorCode RecoveryCodes Leaving PushKey PushAddress
        Role ReportKind ReportState Measure NewReport ReportSummary EvidenceLine SanctionInfo AuditLine ReportView Verdict Notice NoticeKind PageNotice NoticesRead
        ErrorCode ErrorMessage TableCommand ClientMessage ServerMessage ChatPage
        Decision BotEvent BotTableEvent
        Pace RatingView SideResults LadderRow Anchor Ladder SideWorth CurvePoint Curve EndingCount Opening RatedSeat RatedGame Profile HeadToHead
        Seek SeekState Waiting NewChallenge Challenge ChallengeAnswer
        EventStatus Sides TieBreak EventRight MatchState Settled PlaceMark EventFormat RoundsOpen EventAct Division EventTerms EventSummary EventPlayer
        TieBreakValue TieBreakPart EventStanding SeatCount CrossCell DivisionView EventGame MatchView MoreTime RoundView EventStaff EventInvite SeasonLink EventView EventLogLine
        PairingPreview Advice SeatChance EventCreated
        KeptKind Kept BotTask BotThought WorldsTask BotRound HouseAnswer HouseCall HouseReply WholeGame Measured HouseRequest EngineRequest EngineReply
    }
    out.push_str("\n// Seconds that the play of another gives for watching before a clock counts.\n");
    out + &format!("export const showingSeconds = {SHOWING_SECONDS};\n")
}
