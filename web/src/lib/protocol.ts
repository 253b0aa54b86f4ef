// Written by `cargo run -p detente-protocol --example typescript` from crates/protocol; do not edit.
//
// Fields are camelCase, words are kebab-case. Ids of cards and countries are those of the rules.

export type Language = "en" | "es" | "pt" | "it";

export type Privacy = "public" | "private";

export type TableStatus = "open" | "playing" | "over" | "aborted";

export type TimeOut = "ends" | "claimed";

export type OptionKind = "switch" | "choice" | "number" | "cards";

export type Clock = { "type": "none" } | { "type": "total", seconds: number, timeOut: TimeOut, } | { "type": "bank", seconds: number, increment: number, cap: number, timeOut: TimeOut, };

export type SeatWish = { "type": "me" } | { "type": "open" } | { "type": "bot", level: string, };

export type Sitter = { "type": "open" } | { "type": "person", user: string, name: string, connected: boolean, } | { "type": "bot", level: string, };

export type GameOption = { key: string, kind: OptionKind, 
/**
 * The values it takes; for numbers the least and the most, for cards their ids.
 */
values: Array<string>, default: string, name: string, };

export type Preset = { id: string, name: string, 
/**
 * The options it stands for, as `key=value` words.
 */
options: Array<string>, };

export type GameInfo = { 
/**
 * `twilight` or `guerra-fria`.
 */
id: string, name: string, rules: number, seats: Array<SeatInfo>, presets: Array<Preset>, options: Array<GameOption>, 
/**
 * Playing levels of the bots, weakest first.
 */
levels: Array<string>, 
/**
 * The level of a first game.
 */
beginner: string, };

export type SeatInfo = { 
/**
 * `us`, `ussr`; `south`, `west`, `north`, `east`.
 */
id: string, name: string, };

export type RatingRange = { least: number | null, most: number | null, };

export type CreateTable = { game: string, 
/**
 * The name of a preset first, if any, then `key=value` words.
 */
options: Array<string>, 
/**
 * One wish for each seat, in the order of the game's seats.
 */
seats: Array<SeatWish>, privacy: Privacy, clock: Clock, 
/**
 * Seconds by which those who look on see the table later.
 */
spectatorDelay: number, 
/**
 * May anybody look on at all?
 */
spectators: boolean, 
/**
 * A title for the lobby; empty for none.
 */
title: string, 
/**
 * Help in deciding that this table does without: `odds`, `scores`, `warnings`, `tracker`.
 */
withoutHelp: Array<string>, 
/**
 * The creator's program will commit to a contribution to the dice and open it; a game that could begin at once waits
 * a few seconds for that.
 */
contributes?: boolean, 
/**
 * A first game with the coach beside the board; only bots may sit at the other seats.
 */
coached?: boolean, 
/**
 * The result counts for ratings: agreed with the table, before anybody sits down.
 */
rated?: boolean, 
/**
 * Only whose rating is within these may sit down.
 */
range?: RatingRange, 
/**
 * A clock of days stands still on Saturdays and Sundays (UTC).
 */
weekends?: boolean, };

export type SeatState = { 
/**
 * The id of the seat.
 */
seat: string, sitter: Sitter, 
/**
 * Is it held by the one who reads this?
 */
mine: boolean, };

export type TableSummary = { id: string, game: string, title: string, options: Array<string>, seats: Array<SeatState>, status: TableStatus, privacy: Privacy, clock: Clock, spectators: boolean, spectatorDelay: number, 
/**
 * Help in deciding that this table does without: `odds`, `scores`, `warnings`, `tracker`.
 */
withoutHelp: Array<string>, 
/**
 * The user who made it.
 */
host: string, 
/**
 * Milliseconds since 1970.
 */
created: number, updated: number, 
/**
 * How many actions were played.
 */
actions: number, 
/**
 * Is a decision of the one who reads this awaited?
 */
myTurn: boolean, result: TableResult | null, 
/**
 * It cannot be played on with the rules that this server knows (`set-aside`).
 */
setAside: boolean, 
/**
 * The result counts for ratings.
 */
rated: boolean, range: RatingRange | null, 
/**
 * The clock stands still on Saturdays and Sundays.
 */
weekends: boolean, 
/**
 * The event that it belongs to.
 */
event: string | null, };

export type Lobby = { 
/**
 * Public tables that are open or in play.
 */
tables: Array<TableSummary>, 
/**
 * Every table at which the reader sits or sat, newest first.
 */
mine: Array<TableSummary>, };

export type Created = { id: string, 
/**
 * The path of the table's page; who has it may join a private table.
 */
path: string, 
/**
 * The host's commitment of the dice, of a table that was created.
 */
commitment: string | null, };

export type ChoiceKind = "card" | "country" | "word" | "seat" | "missiles";

export type Tone = "turn" | "round" | "play" | "event" | "influence" | "dice" | "war" | "score" | "defcon" | "military" | "space" | "card" | "effect" | "choice" | "end";

export type Channel = "players" | "spectators";

export type OfferKind = "draw" | "take-back" | "rematch" | "pause";

export type GameView = { "type": "twilight", view: TwilightView, } | { "type": "guerra-fria", view: GuerraFriaView, };

export type Choice = { 
/**
 * The word to send back: `poland`, `duck-and-cover`, `coup`, `done`, `to-north-3`.
 */
action: string, 
/**
 * The same in words, in the client's language.
 */
label: string, kind: ChoiceKind, 
/**
 * What one wants to know before choosing it: the cost, the odds, why an event is barred.
 */
hint: string | null, 
/**
 * The card, country or seat meant, where there is one.
 */
target: string | null, 
/**
 * What it costs, where points are spent: 1, or 2 in a country that the opponent controls.
 */
cost: number | null, 
/**
 * The game could be lost by it, now or through the opponent's event (DEFCON), and how. In the client's language.
 */
warning: string | null, 
/**
 * Missiles that come to the marker, or leave it if negative.
 */
missiles: number | null, 
/**
 * May be done at any time, whatever is asked (the Cuban Missile Crisis is lifted).
 */
interruption: boolean, };

export type Question = { seat: string, 
/**
 * What is asked, in the client's language.
 */
text: string, 
/**
 * The card that asks or is being used, if one does.
 */
card: string | null, 
/**
 * Where one reads why: the title of the card, or a section of the rules such as `6.1`.
 */
why: string, 
/**
 * False if nobody waits for this seat: it may still interrupt with one of these.
 */
awaited: boolean, choices: Array<Choice>, };

export type Hint = { 
/**
 * The word of the choice.
 */
action: string, 
/**
 * The choice and, where the bot knows one, the reason. In the client's language.
 */
text: string, };

export type CoachWeight = "lesson" | "stake" | "danger";

export type CoachNote = { weight: CoachWeight, text: string, };

export type CoachPlay = { 
/**
 * The word of the choice.
 */
action: string, 
/**
 * The choice as the question names it.
 */
label: string, 
/**
 * What speaks for it; empty where the choice speaks for itself.
 */
text: string, };

export type CoachDanger = { 
/**
 * The word of the choice.
 */
action: string, weight: CoachWeight, text: string, };

export type CoachSays = { 
/**
 * What is at stake, the most important first.
 */
notes: Array<CoachNote>, 
/**
 * Two or three sensible choices, the best first.
 */
plays: Array<CoachPlay>, 
/**
 * The danger in choices that may be made now.
 */
dangers: Array<CoachDanger>, 
/**
 * The danger in what is laid and not told yet.
 */
laid: Array<CoachNote>, };

export type LogLine = { 
/**
 * A whole sentence in the client's language, without a full stop.
 */
text: string, tone: Tone, 
/**
 * The play that it belongs to, as an index.
 */
play: number, 
/**
 * The first moment of that play that it tells, as an index; a heading tells none.
 */
moment: number | null, 
/**
 * Whose deed or matter it is.
 */
seat: string | null, 
/**
 * Ids of the countries it speaks of.
 */
countries: Array<string>, 
/**
 * Ids of the cards it speaks of.
 */
cards: Array<string>, 
/**
 * Where the text has the title of a card, in the order of the text.
 */
names: Array<NamedCard>, 
/**
 * The dice it tells of, in the order of the text.
 */
dice: Array<LogDie>, 
/**
 * Why a bot did it: `coups Iran: 50% to take control`. In the client's language, read off the open board, and only of
 * what everybody knows. Not at tables that do without `odds`, and not in records and replays.
 */
why: string | null, };

export type NamedCard = { card: string, 
/**
 * From where to where, in UTF-16 code units.
 */
from: number, to: number, };

export type LogDie = { seat: string | null, pips: number, };

export type ClockRest = { "type": "paused" } | { "type": "missing" } | { "type": "vacation", ms: number, } | { "type": "weekend", ms: number, };

export type ClockState = { seat: string, leftMs: number, running: boolean, 
/**
 * A clock that runs is charged only after so long: its player watches what another has played, is on vacation, or it is a
 * weekend on which the clock rests.
 */
stillMs: number, 
/**
 * What makes it stand still, whether its player is awaited or not; watching is no such thing.
 */
rest: ClockRest | null, };

export type Offer = { kind: OfferKind, 
/**
 * The seat that made it.
 */
by: string, 
/**
 * How many actions a take-back would leave.
 */
toAction: number | null, 
/**
 * Seats that have agreed, its maker included.
 */
agreed: Array<string>, 
/**
 * What is offered, in the client's language: `The USSR asks to go back to before: the USSR makes a coup in Iran`.
 */
text: string, 
/**
 * The plays that a take-back would take away, the oldest first, in the words of the log.
 */
plays: Array<string>, };

export type Declined = { kind: OfferKind, 
/**
 * The seat that turned it down.
 */
by: string, 
/**
 * In the client's language.
 */
text: string, };

export type TableResult = { 
/**
 * Seats; none in a draw.
 */
winners: Array<string>, 
/**
 * The rule that ended it, or `resign`, `draw-agreed`, `time`.
 */
ending: string, 
/**
 * In the client's language.
 */
text: string, };

export type PartKind = "none" | "promised" | "bot" | "committed" | "opened" | "absent";

export type SeatPart = { seat: string, kind: PartKind, commitment: string | null, 
/**
 * What was opened, once the game is over.
 */
value: string | null, };

export type Fairness = { 
/**
 * 2: the seed is made of the host's secret and what the seats bring; 1: of tables that were begun with the host's
 * seed alone.
 */
scheme: number, 
/**
 * The host's commitment, shown before anybody sits.
 */
commitment: string, 
/**
 * What each seat brings, in the order of the seats; empty in scheme 1.
 */
seats: Array<SeatPart>, 
/**
 * The game is about to begin: who has committed to a contribution opens it now.
 */
opening: boolean, 
/**
 * The host's secret, once the game is over.
 */
secret: string | null, 
/**
 * The seed that was made of all of it, once the game is over.
 */
seed: string | null, };

export type TableView = { table: TableSummary, 
/**
 * Grows with every change and never falls; send it back with an action.
 */
version: number, 
/**
 * How many actions were played, Nature's included; with one's own laid steps, without those of others.
 */
actions: number, 
/**
 * Through whose eyes this is: one of the viewer's own seats, or none.
 */
seat: string | null, 
/**
 * Seats whose decision is awaited.
 */
awaited: Array<string>, 
/**
 * What the table waits for, told to this viewer; empty before and after the game.
 */
waiting: string, view: GameView, 
/**
 * The same view in the notation of the rules crates; on sockets it is empty unless it was asked for.
 */
text: string, 
/**
 * What is asked of the seat looked through: none or one.
 */
question: Question | null, clocks: Array<ClockState>, 
/**
 * All clocks stand still by agreement, until somebody plays or goes on.
 */
paused: boolean, 
/**
 * Seats whose bot waits until this server has room for it to think. Nobody's clock runs for that.
 */
queued: Array<string>, offers: Array<Offer>, 
/**
 * The own offer that was turned down last.
 */
declined: Declined | null, 
/**
 * How many of one's own steps are laid: nobody else sees them, and they may be taken back without asking.
 */
laid: number, 
/**
 * The laid play is complete and waits for `confirm`.
 */
mayConfirm: boolean, 
/**
 * How many actions `undo` would leave, if it is allowed without asking.
 */
undoTo: number | null, 
/**
 * May the opponent's time-out be claimed now?
 */
mayClaim: boolean, 
/**
 * Is there a chat for this viewer?
 */
mayChat: boolean, 
/**
 * Everybody may write one line every so many seconds; 0: as fast as they like.
 */
slowMode: number, fairness: Fairness, 
/**
 * It is a first game with the coach beside the board.
 */
coached: boolean, 
/**
 * The next table, if a rematch was begun.
 */
rematch: string | null, 
/**
 * The viewer's private note.
 */
note: string, 
/**
 * How many look on.
 */
watching: number, };

export type ChatLine = { number: number, channel: Channel, user: string, name: string, text: string, at: number, };

export type Side = "us" | "ussr";

export type Duration = "turn" | "event" | "game";

export type Phase = "bid" | "setup" | "deal" | "headline" | "action-round" | "end-of-turn" | "over";

export type OperationsKind = "operations" | "influence" | "realign" | "coup";

export type ScoreLevel = "none" | "presence" | "domination" | "control";

export type Edition = "deluxe" | "first";

export type BarredWhy = "by" | "needs" | "needs-marshall-or-warsaw" | "no-opponent-card" | "not-in-headline" | "fewer-battlegrounds" | "no-middle-east-country" | "space-race-position" | "defcon-not-two" | "late-war" | "no-united-kingdom" | "no-country" | "chinese-civil-war" | "no-event";

export type HeadlineStatus = "open" | "hidden" | "known" | "nothing";

export type BySide = { us: number, ussr: number, };

export type CardsBySide = { us: Array<string>, ussr: Array<string>, };

export type CountryState = { id: string, us: number, ussr: number, control: Side | null, };

export type OpsModifier = { 
/**
 * The effect: `containment`, `red-scare-on-us`, …
 */
id: string, 
/**
 * Its name in the client's language.
 */
name: string, change: number, };

export type BarredReason = { why: BarredWhy, 
/**
 * The card that forbids or is missing.
 */
card: string | null, 
/**
 * In the client's language.
 */
text: string, };

export type HandCard = { id: string, name: string, 
/**
 * Our own summary of the event.
 */
summary: string, number: string, side: Side | null, scoring: boolean, starred: boolean, printedOps: number, 
/**
 * With all modifiers, within 1 and 4; 0 for a scoring card.
 */
ops: number, modifiers: Array<OpsModifier>, 
/**
 * The event could not happen now.
 */
barred: BarredReason | null, 
/**
 * May it be sent into space now?
 */
space: boolean, 
/**
 * Do the others know that it is here?
 */
known: boolean, 
/**
 * May it be chosen in the question that is put now?
 */
playable: boolean, };

export type EffectState = { id: string, 
/**
 * The card that made it.
 */
card: string, 
/**
 * The title of the card.
 */
name: string, 
/**
 * What it changes, in the client's language.
 */
text: string, duration: Duration, 
/**
 * The side of the card's event, if it has one.
 */
side: Side | null, };

export type ChinaCard = { 
/**
 * Nobody holds it before the Chinese Civil War is won.
 */
holder: Side | null, faceUp: boolean, };

export type Headline = { status: HeadlineStatus, card: string | null, };

export type Headlines = { us: Headline, ussr: Headline, };

export type OperationsState = { by: Side, kind: OperationsKind, points: number, spent: number, };

export type ScoreShare = { level: ScoreLevel, 
/**
 * What the level is worth.
 */
levelVp: number, 
/**
 * Points for battlegrounds, and for countries that border the enemy superpower.
 */
battlegrounds: number, bordering: number, 
/**
 * All of them together.
 */
vp: number, };

export type RegionScore = { region: string, us: ScoreShare, ussr: ScoreShare, 
/**
 * Positive for the US.
 */
difference: number, 
/**
 * Control of Europe wins at once.
 */
wins: Side | null, };

export type ClosedRegions = { coups: Array<string>, realignments: Array<string>, };

export type TwilightView = { turn: number, 
/**
 * 0 in the headline phase and before.
 */
round: number, phase: Phase, 
/**
 * Action rounds of this turn.
 */
rounds: BySide, phasing: Side, 
/**
 * Positive for the US.
 */
vp: number, defcon: number, closed: ClosedRegions, militaryOps: BySide, 
/**
 * 8.2.1: how many of them each side needs by the end of the turn.
 */
requiredMilitaryOps: number, space: BySide, spaceAttempts: BySide, china: ChinaCard, countries: Array<CountryState>, 
/**
 * The viewer's own cards; empty for someone who looks on.
 */
hand: Array<HandCard>, handSize: BySide, 
/**
 * Cards in the hands that were shown to everybody.
 */
known: CardsBySide, deckSize: number, discard: Array<string>, removed: Array<string>, 
/**
 * Cards being played.
 */
inPlay: Array<string>, 
/**
 * Cards lying on the table (Shuttle Diplomacy).
 */
table: Array<string>, 
/**
 * Cards of the draw pile that this viewer looks at (Our Man in Tehran).
 */
lookedAt: Array<string>, 
/**
 * The cards that hidden places hold between them: what a player who counts cards knows.
 */
unseen: Array<string>, effects: Array<EffectState>, 
/**
 * Only while headlines are chosen.
 */
headlines: Headlines | null, operations: OperationsState | null, 
/**
 * Events under way, the innermost last.
 */
events: Array<string>, 
/**
 * Influence in the box of the Chinese Civil War, if it is played with.
 */
chineseCivilWar: number | null, 
/**
 * The players have changed chairs after the bid.
 */
swapped: boolean, edition: Edition, 
/**
 * What each region would score now, in the order of the rules.
 */
scores: Array<RegionScore>, 
/**
 * Where the victory points would stand if the game were scored finally now. Positive for the US.
 */
finalVp: number, };

export type Player = "south" | "west" | "north" | "east";

export type Marker = { against: Player, missiles: number, };

export type Arsenal = { player: Player, attack: Array<Marker>, reserve: number, total: number, 
/**
 * Do the player's cards lie on the table?
 */
chosen: boolean, };

export type Entry = { 
/**
 * Words of the steps taken.
 */
steps: Array<string>, 
/**
 * The six cards, two at each marker, once they are complete.
 */
cards: Array<Array<string>> | null, committed: boolean, };

export type PairForces = { pair: Array<Player>, attacking: number, defending: number, };

export type Revealed = { player: Player, 
/**
 * Two at each marker, in the order of the player's markers.
 */
cards: Array<Array<string>>, 
/**
 * Why the play was null, in the client's language.
 */
null: string | null, };

export type GuerraFriaView = { viewer: Player | null, round: number, maxRounds: number | null, 
/**
 * `none` or `open` (2.6).
 */
talk: string, arsenals: Array<Arsenal>, 
/**
 * `None` for someone who looks on.
 */
own: Entry | null, forces: Array<PairForces>, 
/**
 * The cards of the last round; empty in the first.
 */
revealed: Array<Revealed>, };

export type CardUse = "event" | "event-first" | "influence" | "realign" | "coup" | "space" | "play";

export type ModifierCause = "card" | "neighbours" | "influence" | "superpower" | "target" | "chinese-civil-war" | "player" | "regions";

export type NullWhy = "no-play" | "over-twelve" | "reserve" | "moved" | "unequal" | "marker";

export type PlayKind = { "type": "setup", by: Side | null, } | { "type": "turn-begins", turn: number, } | { "type": "headlines", turn: number, } | { "type": "headline", turn: number, by: Side, card: string, } | { "type": "action-round", turn: number, round: number, by: Side, } | { "type": "extra", by: Side, card: string, } | { "type": "end-of-turn", turn: number, } | { "type": "final-scoring" } | { "type": "choices", round: number, } | { "type": "carried-out", round: number, } | { "type": "attack", round: number, attackers: Array<Player>, };

export type What = { "type": "bid", chair: Side, wants: Side, bid: number, } | { "type": "chairs-change" } | { "type": "era-joins", turn: number, } | { "type": "reshuffle" } | { "type": "dealt", side: Side, count: number, cards: Array<string>, } | { "type": "headline-chosen", side: Side, } | { "type": "headline-turned", side: Side, card: string, } | { "type": "headline-cancelled", side: Side, card: string, } | { "type": "headline-begins", side: Side, card: string, } | { "type": "pass", side: Side, } | { "type": "card", side: Side, card: string, usage: CardUse, } | { "type": "operations", side: Side, kind: OperationsKind, printed: number, modifiers: Array<Modifier>, points: number, } | { "type": "event", card: string, by: Side, } | { "type": "no-event", card: string, barred: BarredReason, } | { "type": "country", country: string, before: Holding, after: Holding, } | { "type": "chinese-civil-war", from: number, to: number, } | { "type": "defcon", from: number, to: number, } | { "type": "points", side: Side | null, points: number, from: number, to: number, effect: string | null, } | { "type": "scoring", region: string, us: ScoredShare, ussr: ScoredShare, difference: number, wins: Side | null, } | { "type": "southeast-asia", us: number, ussr: number, usCountries: Array<string>, ussrCountries: Array<string>, } | { "type": "military-ops", side: Side, from: number, to: number, } | { "type": "shortfall", us: number, ussr: number, } | { "type": "coup", by: Side, country: string, die: number, points: number, modifiers: Array<Modifier>, stability: number, result: number, } | { "type": "realignment", by: Side, country: string, us: Roll, ussr: Roll, } | { "type": "war", card: string, by: Side, country: string, roll: Roll, needed: number, won: boolean, } | { "type": "space-roll", side: Side, die: number, needed: number, success: boolean, } | { "type": "space", side: Side, from: number, to: number, } | { "type": "trap-roll", side: Side, card: string, die: number, free: boolean, } | { "type": "contest", card: string, us: Roll, ussr: Roll, } | { "type": "effect-begins", effect: EffectState, } | { "type": "effect-acts", effect: EffectState, } | { "type": "effect-ends", effect: EffectState, } | { "type": "reveals", side: Side, cards: Array<string>, } | { "type": "shows-held", side: Side, count: number, } | { "type": "retrieves", side: Side, card: string, } | { "type": "looks-at", side: Side, count: number, cards: Array<string>, } | { "type": "discards", side: Side, cards: Array<string>, } | { "type": "gives", side: Side, card: string, } | { "type": "returns", card: string, } | { "type": "chooses", side: Side, word: string, } | { "type": "names", side: Side, country: string, } | { "type": "china", from: ChinaCard, to: ChinaCard, } | { "type": "chosen", by: Player, } | { "type": "revealed", by: Player, cards: Array<Array<string>>, } | { "type": "nullified", by: Player, why: NullWhy, text: string, } | { "type": "missiles", by: Player, new: boolean, before: MissileCount, after: MissileCount, } | { "type": "calls", by: Player, ally: Player, } | { "type": "unanswered", by: Player, ally: Player, } | { "type": "attack-begins", attackers: Array<Player>, attacking: number, defending: number, } | { "type": "attack-ends", attackers: Array<Player>, won: boolean, } | { "type": "over", winners: Array<string>, ending: string, };

export type Play = { kind: PlayKind, 
/**
 * The play in whose event this one is played, as an index.
 */
within: number | null, 
/**
 * The play that goes on here, after one that was played in its event.
 */
continues: number | null, 
/**
 * The line of the log that it begins with.
 */
line: number, moments: Array<Moment>, };

export type Moment = { 
/**
 * The only seat that is told all of it; `null` if everybody is.
 */
audience: string | null, 
/**
 * The lines of the log that tell it, as indexes.
 */
lines: Array<number>, } & ({ "type": "bid", chair: Side, wants: Side, bid: number, } | { "type": "chairs-change" } | { "type": "era-joins", turn: number, } | { "type": "reshuffle" } | { "type": "dealt", side: Side, count: number, cards: Array<string>, } | { "type": "headline-chosen", side: Side, } | { "type": "headline-turned", side: Side, card: string, } | { "type": "headline-cancelled", side: Side, card: string, } | { "type": "headline-begins", side: Side, card: string, } | { "type": "pass", side: Side, } | { "type": "card", side: Side, card: string, usage: CardUse, } | { "type": "operations", side: Side, kind: OperationsKind, printed: number, modifiers: Array<Modifier>, points: number, } | { "type": "event", card: string, by: Side, } | { "type": "no-event", card: string, barred: BarredReason, } | { "type": "country", country: string, before: Holding, after: Holding, } | { "type": "chinese-civil-war", from: number, to: number, } | { "type": "defcon", from: number, to: number, } | { "type": "points", side: Side | null, points: number, from: number, to: number, effect: string | null, } | { "type": "scoring", region: string, us: ScoredShare, ussr: ScoredShare, difference: number, wins: Side | null, } | { "type": "southeast-asia", us: number, ussr: number, usCountries: Array<string>, ussrCountries: Array<string>, } | { "type": "military-ops", side: Side, from: number, to: number, } | { "type": "shortfall", us: number, ussr: number, } | { "type": "coup", by: Side, country: string, die: number, points: number, modifiers: Array<Modifier>, stability: number, result: number, } | { "type": "realignment", by: Side, country: string, us: Roll, ussr: Roll, } | { "type": "war", card: string, by: Side, country: string, roll: Roll, needed: number, won: boolean, } | { "type": "space-roll", side: Side, die: number, needed: number, success: boolean, } | { "type": "space", side: Side, from: number, to: number, } | { "type": "trap-roll", side: Side, card: string, die: number, free: boolean, } | { "type": "contest", card: string, us: Roll, ussr: Roll, } | { "type": "effect-begins", effect: EffectState, } | { "type": "effect-acts", effect: EffectState, } | { "type": "effect-ends", effect: EffectState, } | { "type": "reveals", side: Side, cards: Array<string>, } | { "type": "shows-held", side: Side, count: number, } | { "type": "retrieves", side: Side, card: string, } | { "type": "looks-at", side: Side, count: number, cards: Array<string>, } | { "type": "discards", side: Side, cards: Array<string>, } | { "type": "gives", side: Side, card: string, } | { "type": "returns", card: string, } | { "type": "chooses", side: Side, word: string, } | { "type": "names", side: Side, country: string, } | { "type": "china", from: ChinaCard, to: ChinaCard, } | { "type": "chosen", by: Player, } | { "type": "revealed", by: Player, cards: Array<Array<string>>, } | { "type": "nullified", by: Player, why: NullWhy, text: string, } | { "type": "missiles", by: Player, new: boolean, before: MissileCount, after: MissileCount, } | { "type": "calls", by: Player, ally: Player, } | { "type": "unanswered", by: Player, ally: Player, } | { "type": "attack-begins", attackers: Array<Player>, attacking: number, defending: number, } | { "type": "attack-ends", attackers: Array<Player>, won: boolean, } | { "type": "over", winners: Array<string>, ending: string, });

export type Modifier = { change: number, cause: ModifierCause, card: string | null, 
/**
 * `+1 SALT Negotiations`, in the client's language.
 */
text: string, };

export type Roll = { die: number, modifiers: Array<Modifier>, total: number, };

export type Holding = { us: number, ussr: number, control: Side | null, };

export type ScoredShare = { share: ScoreShare, 
/**
 * The battlegrounds and the bordering countries that were counted.
 */
battlegrounds: Array<string>, bordering: Array<string>, };

export type MissileCount = { attack: Array<Marker>, reserve: number, };

export type ReplayInfo = { id: string, game: string, title: string, options: Array<string>, 
/**
 * Who played, in the order of the game's seats; empty where it is not known.
 */
players: Array<string>, 
/**
 * How many actions, Nature's included: steps go from 0 to this.
 */
actions: number, 
/**
 * Where turns and rounds begin.
 */
headings: Array<ReplayHeading>, 
/**
 * The plays, to step from one to the next.
 */
plays: Array<ReplayPlay>, result: TableResult | null, 
/**
 * The course of a game of Twilight Struggle; empty for others.
 */
history: Array<HistoryPoint>, };

export type ReplayHeading = { 
/**
 * The number of actions after which it stands.
 */
action: number, 
/**
 * In the client's language.
 */
text: string, 
/**
 * A turn, or only a round in it?
 */
turn: boolean, };

export type ReplayPlay = { kind: PlayKind, 
/**
 * The number of actions after which it is over.
 */
action: number, };

export type ReplayStep = { action: number, view: GameView, 
/**
 * So many lines of the log are as they were at the step that the request named as `since`; 0 if it named none.
 */
logKept: number, 
/**
 * The index of the first line of `log`. Lines between those that are kept and this one are too many for one answer
 * and left out.
 */
logFrom: number, log: Array<LogLine>, 
/**
 * The play that the last action belongs to, as an index.
 */
play: number, 
/**
 * That play and all behind it, as far as they have come.
 */
plays: Array<Play>, 
/**
 * This number of moments at the beginning of the first of them is older than the last action.
 */
known: number, 
/**
 * Everything that lies there, in the notation, to go on from: a game that is over has no secrets.
 */
position: string, };

export type HistoryPoint = { turn: number, round: number, 
/**
 * Positive for the US.
 */
vp: number, defcon: number, 
/**
 * Countries that each side controls.
 */
us: number, ussr: number, };

export type Imported = { id: string, game: string, title: string, 
/**
 * How much room it takes.
 */
bytes: number, 
/**
 * Milliseconds since 1970.
 */
created: number, };

export type ReviewWhat = "error" | "luck";

export type ReviewLuck = { dice: number, cards: number, 
/**
 * What the hand turned out to hold while it was played.
 */
hand: number, };

export type ReviewAccount = { seat: string, start: number, end: number, 
/**
 * What the luck of each seat has added, in the order of the seats.
 */
luck: Array<ReviewLuck>, 
/**
 * What the errors of each seat have added: its own take away.
 */
errors: Array<number>, 
/**
 * What is not told apart.
 */
rest: number, };

export type ReviewShare = { part: string, decisions: number, accuracy: number, };

export type ReviewProfile = { seat: string, accuracy: number, decisions: number, 
/**
 * Points lost in a decision, in the mean.
 */
loss: number, 
/**
 * By part of the game (`early`, `mid`, `late`), as far as there were decisions.
 */
phases: Array<ReviewShare>, };

export type ReviewPoint = { n: number, turn: number, round: number, 
/**
 * The chance of each seat in the eyes of all together, in the order of the seats.
 */
mean: Array<number>, 
/**
 * The same in its own eyes.
 */
own: Array<number>, };

export type ReviewEntry = { 
/**
 * The action that answered it; the game before it is step `n` of the replay.
 */
n: number, by: string, turn: number, round: number, 
/**
 * Points given away.
 */
loss: number, 
/**
 * The difference is real: found in some worlds, confirmed in fresh ones.
 */
marked: boolean, };

export type ReviewMoment = { n: number, what: ReviewWhat, 
/**
 * Whose error or luck it is; nobody's where several share it.
 */
by: string | null, turn: number, round: number, 
/**
 * What it added to the chance of `by`, or of the first seat.
 */
points: number, 
/**
 * Of an error: what was chosen and what was better.
 */
played: string | null, best: string | null, 
/**
 * Of luck: what the log says, and what was rolled or drawn.
 */
line: string | null, came: string | null, };

export type ReviewShown = { game: string, 
/**
 * The seats of the game in their order.
 */
seats: Array<string>, 
/**
 * Lines of play for a decision, and all that were played.
 */
effort: string, lines: number, 
/**
 * The sum of every seat, in the order of the seats.
 */
accounts: Array<ReviewAccount>, profiles: Array<ReviewProfile>, curve: Array<ReviewPoint>, 
/**
 * Every decision with more than one choice.
 */
decisions: Array<ReviewEntry>, 
/**
 * The largest errors and strokes of luck, in the order of the game.
 */
moments: Array<ReviewMoment>, 
/**
 * What decided the game in words, the greatest first.
 */
turning: Array<string>, };

export type ReviewState = { "type": "none" } | { "type": "waiting", ahead: number, } | { "type": "working", done: number, of: number, } | { "type": "failed" } | { "type": "done", review: ReviewShown, };

export type ReviewChoice = { action: string, label: string, 
/**
 * The card, country or seat meant, where there is one.
 */
target: string | null, 
/**
 * The chance to win of whoever decides.
 */
chance: number, 
/**
 * Behind the best.
 */
behind: number, played: boolean, };

export type ReviewDecision = { n: number, by: string, turn: number, round: number, 
/**
 * What was asked.
 */
question: string, 
/**
 * The first is the best.
 */
tried: Array<ReviewChoice>, loss: number, 
/**
 * How exact that is.
 */
se: number, marked: boolean, 
/**
 * What came out differently, in sentences.
 */
why: Array<string>, };

export type TryHere = { 
/**
 * After so many actions.
 */
at: number, 
/**
 * The seat that one takes.
 */
seat: string, 
/**
 * The level of the bots on the other seats; without one all seats are one's own.
 */
level: string | null, };

export type ReviewWork = { 
/**
 * The game, as replays name it.
 */
id: string, game: string, record: string, 
/**
 * Lines of play for a decision in the mean.
 */
lines: number, seed: string, tasks: Array<number>, };

export type LessonPhase = "task" | "done" | "missed" | "question" | "answered" | "corrected" | "finished";

export type LessonsDone = { done: { [key in string]: number }, };

export type LessonInfo = { game: string, id: string, 
/**
 * In the client's language, as all texts.
 */
title: string, about: string, minutes: number, 
/**
 * How many steps and questions it has.
 */
stages: number, };

export type LessonQuestion = { text: string, answers: Array<string>, 
/**
 * The answer that was given.
 */
chosen: number | null, 
/**
 * The right one, once an answer was given.
 */
right: number | null, };

export type LessonPage = { lesson: LessonInfo, 
/**
 * Steps and questions that are behind the learner; all of them when it is finished.
 */
stage: number, phase: LessonPhase, 
/**
 * The table of this step: another one whenever a step begins or starts over. Empty beside a question.
 */
table: string, say: string, task: string, hint: string, 
/**
 * What is said to what was done.
 */
reply: string, 
/**
 * What happened, in the words of the log.
 */
happened: Array<string>, 
/**
 * How it was counted: `die 4 + 3 operations − 2 × 2 stability = 3`.
 */
sums: Array<string>, question: LessonQuestion | null, 
/**
 * Countries or players that the step is about.
 */
look: Array<string>, };

export type LessonAnswer = { page: LessonPage, 
/**
 * What a server would have sent about the table.
 */
messages: Array<ServerMessage>, 
/**
 * Why a command was refused, in the client's language.
 */
refused: string | null, };

export type LessonRequest = { "type": "list", language: Language, } | { "type": "begin", game: string, lesson: string, language: Language, stage: number, } | { "type": "command", command: TableCommand, } | { "type": "answer", choice: number, } | { "type": "go-on" } | { "type": "again" } | { "type": "back" } | { "type": "speak", language: Language, };

export type LessonReply = { "type": "lessons", lessons: Array<LessonInfo>, } | { "type": "page", answer: LessonAnswer, } | { "type": "none" };

export type StudyBoard = { game: string, 
/**
 * Another table whenever the board begins anew.
 */
table: string, messages: Array<ServerMessage>, 
/**
 * As it lies now, with what is laid.
 */
position: string, 
/**
 * Who is asked; nobody once the game is over.
 */
seat: string | null, 
/**
 * How the game ended, in the client's language.
 */
over: string | null, 
/**
 * Is there something to take back?
 */
back: boolean, 
/**
 * Why a command or a change was refused, in the client's language.
 */
refused: string | null, };

export type SetUpChange = { what: string, by: number, };

export type AnalysisTask = { game: string, position: string, seat: string, language: Language, 
/**
 * How many worlds each play is tried in; there is a bound.
 */
worlds: number, };

export type JudgedPlay = { action: string, 
/**
 * In the client's language, as on its button.
 */
label: string, 
/**
 * The chance to win with it, in points of a hundred, and its standard error.
 */
chance: number, error: number, };

export type Analysis = { seat: string, plays: Array<JudgedPlay>, 
/**
 * How many ways there are to go on in all.
 */
choices: number, 
/**
 * The first play wins whatever is hidden and however the dice fall.
 */
certain: boolean, 
/**
 * Lines of play that were played on.
 */
lines: number, };

export type PuzzleTries = { tries: { [key in string]: string }, };

export type PuzzlesDone = { 
/**
 * Whether the first answer was right, by the puzzle's id.
 */
done: { [key in string]: boolean }, 
/**
 * For those with a name.
 */
rating: PuzzleRating | null, };

export type PuzzleRating = { rating: number, deviation: number, 
/**
 * How many first answers it is made of.
 */
tries: number, };

export type StudyRequest = { "type": "pose", game: string, position: string, seat: string, language: Language, seed: number, } | { "type": "lay", game: string, position: string, language: Language, seed: number, } | { "type": "lay-record", record: string, actions: number, language: Language, seed: number, } | { "type": "lay-start", game: string, language: Language, seed: number, } | { "type": "do", command: TableCommand, } | { "type": "take-back" } | { "type": "set-up", change: SetUpChange, } | { "type": "tell", language: Language, };

export type StudyReply = { "type": "board", board: StudyBoard, } | { "type": "unreadable", why: string, } | { "type": "none" };

export type GuestRequest = { name: string, };

export type Credentials = { name: string, password: string, 
/**
 * The second factor, if the account has one: a code of the app, or a recovery code.
 */
code: string | null, };

export type Me = { id: string, name: string, guest: boolean, role: Role, language: Language | null, 
/**
 * Where “your turn” is sent; empty for nowhere.
 */
webhook: string, email: string, 
/**
 * Has the link been followed that was sent there? Nothing else is sent before that.
 */
emailConfirmed: boolean, 
/**
 * Is an authenticator app asked for, and how many recovery codes are left?
 */
twoFactor: boolean, recoveryLeft: number, 
/**
 * When the password was last changed.
 */
passwordChanged: number | null, 
/**
 * When the account ends, if its owner has asked for that; signing in calls it off.
 */
leaves: number | null, };

export type Settings = { language: Language | null, webhook: string | null, email: string | null, 
/**
 * The password again, wanted with another e-mail address.
 */
password: string | null, };

export type TokenRequest = { label: string, };

export type NewToken = { id: string, label: string, token: string, };

export type TokenInfo = { id: string, label: string, created: number, };

export type PasswordChange = { present: string, new: string, };

export type NewName = { name: string, password: string, };

export type ResetRequest = { name: string, };

export type NewPassword = { password: string, };

export type Proof = { password: string, };

export type SessionInfo = { id: string, token: boolean, 
/**
 * What the browser calls itself in short, or the label of the token.
 */
label: string, created: number, 
/**
 * When it was last used, to some minutes.
 */
seen: number, 
/**
 * Is it the one that asks?
 */
this: boolean, };

export type NewSecondFactor = { secret: string, 
/**
 * The same as an address, for the app.
 */
uri: string, 
/**
 * The address as a picture: rows of `1` (dark) and `0`.
 */
qr: Array<string>, };

export type SecondFactorCode = { code: string, };

export type RecoveryCodes = { codes: Array<string>, };

export type Leaving = { name: string, password: string, };

export type PushKey = { key: string, };

export type PushAddress = { endpoint: string, };

export type Role = "player" | "moderator";

export type ReportKind = "chat" | "name" | "conduct" | "unfair-help" | "table" | "other";

export type ReportState = "open" | "taken" | "second" | "closed";

export type Measure = "none" | "warn" | "mute" | "suspend" | "ban" | "close-table";

export type NewReport = { 
/**
 * The user; of a report about a table the server knows whom.
 */
about: string, kind: ReportKind, table: string | null, 
/**
 * The number of a line of chat at that table.
 */
line: number | null, text: string, };

export type ReportSummary = { id: number, kind: ReportKind, about: string, aboutName: string, table: string | null, 
/**
 * How many have reported the same.
 */
count: number, state: ReportState, 
/**
 * The name of whoever has taken it.
 */
takenBy: string | null, 
/**
 * Has the reader taken it?
 */
mine: boolean, created: number, };

export type EvidenceLine = { number: number, user: string, name: string, text: string, at: number, 
/**
 * Is it the line that was reported?
 */
marked: boolean, };

export type SanctionInfo = { id: number, measure: Measure, reason: string, 
/**
 * The name of the moderator.
 */
by: string, begins: number, ends: number | null, 
/**
 * Does it hold now?
 */
inForce: boolean, };

export type AuditLine = { at: number, by: string, 
/**
 * `reported`, `joined`, `took`, `gave-back`, `proposed`, `decided`, `lifted`, `role`, `closed-table`.
 */
what: string, about: string, measure: Measure | null, reason: string, };

export type ReportView = { report: ReportSummary, 
/**
 * What those who reported it wrote.
 */
texts: Array<string>, evidence: Array<EvidenceLine>, 
/**
 * Earlier measures against the same person, the newest first.
 */
history: Array<SanctionInfo>, 
/**
 * How often that person was reported, and how often something followed.
 */
reported: number, upheld: number, audit: Array<AuditLine>, 
/**
 * What was proposed, if a second moderator must agree.
 */
proposed: Verdict | null, 
/**
 * May the reader decide it, or agree to what was proposed?
 */
mayDecide: boolean, };

export type Verdict = { measure: Measure, 
/**
 * For how long, for `mute` and `suspend`.
 */
days: number | null, 
/**
 * Told to the person.
 */
reason: string, };

export type Notice = { id: number, 
/**
 * None for the answer to one's own report.
 */
measure: Measure | null, reason: string, ends: number | null, at: number, };

export type NoticeKind = "challenge" | "invited" | "round" | "deadline" | "extended" | "late" | "decide" | "over" | "called-off";

export type PageNotice = { id: number, kind: NoticeKind, 
/**
 * A sentence in the reader's language.
 */
text: string, 
/**
 * Where to go.
 */
path: string, at: number, read: boolean, };

export type NoticesRead = { ids: number[], };

export type ErrorCode = "bad-request" | "not-logged-in" | "wrong-password" | "second-factor" | "name-taken" | "not-found" | "forbidden" | "stale" | "illegal" | "not-now" | "too-large" | "too-often" | "set-aside" | "unavailable" | "internal";

export type ErrorMessage = { code: ErrorCode, 
/**
 * In the client's language where it can be known, else English.
 */
text: string, };

export type TableCommand = { "type": "join", seat: string, commitment?: string, } | { "type": "commit", seat: string, commitment: string, } | { "type": "open", seat: string, value: string, } | { "type": "leave" } | { "type": "set-seat", seat: string, wish: SeatWish, } | { "type": "start" } | { "type": "abort" } | { "type": "act", seat: string, version: number, action: string, lay: boolean, } | { "type": "confirm", seat: string, version: number, } | { "type": "undo", seat: string, version: number, } | { "type": "start-over", seat: string, version: number, } | { "type": "ask-take-back", seat: string, } | { "type": "offer-draw", seat: string, } | { "type": "offer-pause", seat: string, } | { "type": "resume", seat: string, } | { "type": "answer", seat: string, accept: boolean, } | { "type": "resign", seat: string, } | { "type": "claim-time", seat: string, } | { "type": "rematch" } | { "type": "chat", text: string, } | { "type": "slow-mode", seconds: number, } | { "type": "mute", user: string, on: boolean, } | { "type": "note", text: string, };

export type ClientMessage = { "type": "language", id: number | null, language: Language, } | { "type": "watch-lobby", id: number | null, } | { "type": "leave-lobby", id: number | null, } | { "type": "watch", id: number | null, table: string, seat: string | null, since: number | null, } | { "type": "unwatch", id: number | null, table: string, } | { "type": "command", id: number | null, table: string, command: TableCommand, } | { "type": "ping", id: number | null, };

export type ServerMessage = { "type": "hello", me: Me, version: string, } | { "type": "lobby", lobby: Lobby, } | { "type": "lobby-changes", tables: Array<TableSummary>, mine: Array<TableSummary>, gone: Array<string>, } | { "type": "table", view: TableView, } | { "type": "presence", table: string, 
/**
 * The seats whose people are there.
 */
connected: Array<string>, watching: number, queued: Array<string>, waiting: string, clocks: Array<ClockState>, } | { "type": "log", table: string, from: number, lines: Array<LogLine>, } | { "type": "plays", table: string, from: number, known: number, plays: Array<Play>, } | { "type": "chat", table: string, lines: Array<ChatLine>, } | { "type": "gone", table: string, } | { "type": "your-turn", table: string, } | { "type": "notice", notice: PageNotice, } | { "type": "done", id: number | null, created: string | null, } | { "type": "error", id: number | null, code: ErrorCode, text: string, };

export type ChatPage = { channel: Channel, lines: Array<ChatLine>, };

export type Decision = { table: string, game: string, seat: string, 
/**
 * To be sent back with the action.
 */
version: number, question: Question, view: GameView, 
/**
 * The same view in the notation of the rules crates.
 */
text: string, };

export type BotEvent = { "type": "your-turn", table: string, seat: string, } | { "type": "over", table: string, result: TableResult, } | { "type": "alive" };

export type BotTableEvent = { "type": "decide", decision: Decision, } | { "type": "wait", version: number, } | { "type": "over", result: TableResult, } | { "type": "alive" };

export type Pace = "fast" | "standard" | "days";

export type RatingView = { game: string, pace: Pace, rating: number, 
/**
 * To be shown wherever the rating is.
 */
deviation: number, provisional: boolean, games: number, won: number, drawn: number, lost: number, 
/**
 * Among how many, if the player has a rank.
 */
rank: number | null, ranked: number, 
/**
 * By how much it has changed in thirty days.
 */
month: number, 
/**
 * The best one that was not provisional.
 */
best: number | null, 
/**
 * When the last game ended.
 */
last: number, };

export type SideResults = { game: string, 
/**
 * The id of the seat.
 */
seat: string, won: number, drawn: number, lost: number, };

export type LadderRow = { user: string, name: string, rating: RatingView, sides: Array<SideResults>, 
/**
 * Is it the reader?
 */
mine: boolean, };

export type Anchor = { level: string, rating: number, 
/**
 * The reader's rated games against it.
 */
won: number, drawn: number, lost: number, 
/**
 * May it be played for rating? The host of the server says so.
 */
beatable: boolean, };

export type Ladder = { game: string, pace: Pace, 
/**
 * From this row on, counted from 0.
 */
from: number, total: number, rows: Array<LadderRow>, 
/**
 * The reader and the neighbours on the ladder, if the reader has a rank.
 */
around: Array<LadderRow>, anchors: Array<Anchor>, 
/**
 * What each side is worth: the points by which the first seat is ahead, by edition and handicap.
 */
sides: Array<SideWorth>, };

export type SideWorth = { terms: string, points: number, deviation: number, games: number, };

export type CurvePoint = { at: number, rating: number, deviation: number, };

export type Curve = { game: string, pace: Pace, points: Array<CurvePoint>, };

export type EndingCount = { game: string, ending: string, 
/**
 * In the client's language.
 */
text: string, won: number, drawn: number, lost: number, };

export type Opening = { game: string, seat: string, 
/**
 * `headline` or `setup`.
 */
kind: string, 
/**
 * The id of a card, or countries with their influence: `poland 4, east-germany 1, austria 1`.
 */
id: string, 
/**
 * In the client's language.
 */
text: string, games: number, won: number, };

export type RatedSeat = { seat: string, 
/**
 * Empty if the account has ended.
 */
user: string, name: string, 
/**
 * The level of a bot.
 */
level: string | null, before: number | null, after: number | null, 
/**
 * How well the rating is known after the game.
 */
deviation: number | null, won: boolean, };

export type RatedGame = { 
/**
 * The number of the result; results are rated in this order.
 */
number: number, at: number, game: string, pace: Pace, 
/**
 * Edition and handicap.
 */
terms: string, 
/**
 * Its table; none of results that were brought in.
 */
table: string | null, event: string | null, seats: Array<RatedSeat>, ending: string, 
/**
 * In the client's language.
 */
text: string, 
/**
 * The turn or round in which it ended.
 */
turn: number | null, };

export type Profile = { user: string, name: string, since: number, guest: boolean, 
/**
 * Is the player here now?
 */
here: boolean, 
/**
 * Is it the reader?
 */
mine: boolean, games: number, ratings: Array<RatingView>, curves: Array<Curve>, sides: Array<SideResults>, endings: Array<EndingCount>, 
/**
 * Those of at least ten games on a side.
 */
openings: Array<Opening>, 
/**
 * The newest first.
 */
recent: Array<RatedGame>, };

export type HeadToHead = { one: RatedSeat, other: RatedSeat, won: number, drawn: number, lost: number, 
/**
 * By the side of the first.
 */
sides: Array<SideResults>, games: Array<RatedGame>, };

export type Seek = { game: string, options: Array<string>, clock: Clock, 
/**
 * A clock of days stands still on Saturdays and Sundays (UTC).
 */
weekends?: boolean, rated: boolean, 
/**
 * The seat that is wished for; none for by lot.
 */
seat: string | null, 
/**
 * How far the other's rating may be from one's own at most; none for any.
 */
range: number | null, };

export type SeekState = { id: string, seek: Seek, since: number, 
/**
 * How far the other's rating may be away by now: it widens while one waits.
 */
within: number | null, 
/**
 * Others who wait on the same game and clock, with weekends or without, whatever their rating.
 */
others: number, 
/**
 * Seconds within which half of those who looked lately for this game and clock found one, with those counted who gave up; none if that is not
 * known.
 */
usualWait: number | null, 
/**
 * A bot to play meanwhile, after a while of waiting.
 */
bot: string | null, 
/**
 * The table, once somebody was found.
 */
table: string | null, };

export type Waiting = { game: string, 
/**
 * The rules as the game itself writes them; none for the usual ones.
 */
options: Array<string>, clock: Clock, 
/**
 * Does that clock rest on weekends?
 */
weekends: boolean, rated: boolean, waiting: number, usualWait: number | null, };

export type NewChallenge = { 
/**
 * The name of whoever is challenged.
 */
to: string, 
/**
 * The terms; the challenger takes the seats that are `me`, the challenged one gets the seat that is `open`.
 */
table: CreateTable, };

export type Challenge = { id: string, 
/**
 * Name and id of both.
 */
from: string, fromUser: string, to: string, toUser: string, table: CreateTable, at: number, 
/**
 * Is the reader the one who answers?
 */
mine: boolean, };

export type ChallengeAnswer = { accept: boolean, };

export type EventStatus = "open" | "running" | "over" | "called-off";

export type Sides = "lot" | "swap" | "bid";

export type TieBreak = "mutual" | "games" | "buchholz" | "sonneborn-berger" | "wins" | "rating";

export type EventRight = "register" | "pair" | "extend" | "forfeit" | "adjudicate" | "substitute" | "announce";

export type MatchState = "not-begun" | "playing" | "your-play" | "won" | "shared" | "adjudicate" | "bye" | "void";

export type Settled = "played" | "forfeited" | "adjudicated";

export type PlaceMark = "champion" | "up" | "down";

export type EventFormat = { "type": "swiss", rounds: number, } | { "type": "round-robin", cycles: number, } | { "type": "knockout" } | { "type": "double-elimination" } | { "type": "league", divisions: Array<Division>, up: number, down: number, } | { "type": "fours", rounds: number, };

export type RoundsOpen = { "type": "when-done" } | { "type": "by-hand" } | { "type": "by-date", first: number, days: number, };

export type EventAct = { "type": "register" } | { "type": "withdraw" } | { "type": "accept" } | { "type": "decline" } | { "type": "enter", name: string, division?: number, } | { "type": "remove", user: string, reason: string, } | { "type": "begin" } | { "type": "pair", round?: number, } | { "type": "extend", round: number, pairing?: number, until: number, reason: string, } | { "type": "ask-more", pairing: number, until: number, } | { "type": "answer-more", pairing: number, agree: boolean, until: number, } | { "type": "forfeit", pairing: number, players: Array<number>, reason: string, } | { "type": "adjudicate", pairing: number, number: number, winners: Array<number>, reason: string, } | { "type": "substitute", player: number, name: string, reason: string, } | { "type": "staff", name: string, rights: Array<EventRight>, } | { "type": "announce", text: string, } | { "type": "call-off", reason: string, };

export type Division = { name: string, size: number, 
/**
 * Side by side with the division before it, on the same tier.
 */
beside?: boolean, };

export type EventTerms = { title: string, about: string, game: string, 
/**
 * The options of every table, as of a new table.
 */
options: Array<string>, format: EventFormat, 
/**
 * Of a match: one or two.
 */
games: number, sides: Sides, clock: Clock, 
/**
 * A clock of days stands still on Saturdays and Sundays (UTC).
 */
weekends?: boolean, rated: boolean, 
/**
 * Rated also between accounts of one address: a club at one place. Only for moderators, where the server does not allow it to all.
 */
sameAddress: boolean, spectators: boolean, spectatorDelay: number, withoutHelp: Array<string>, 
/**
 * How many may register, and how many there must be.
 */
most: number, least: number, 
/**
 * Only players within these ratings; provisional ones only if there are no bounds.
 */
leastRating: number | null, mostRating: number | null, 
/**
 * Registration ends by itself then, and the event begins if there are enough players.
 */
closes: number | null, rounds: RoundsOpen, 
/**
 * A round must be played within so many days; in a league, the season.
 */
days: number | null, tieBreaks: Array<TieBreak>, 
/**
 * Seasons of one league bear one name; a season after another takes over its divisions.
 */
season: number, 
/**
 * The event of the season before.
 */
follows: string | null, };

export type EventSummary = { id: string, title: string, game: string, pace: Pace | null, format: EventFormat, rated: boolean, status: EventStatus, players: number, most: number, 
/**
 * The present round, 0 before the first, and how many there are, if that is known.
 */
round: number, rounds: number | null, created: number, closes: number | null, deadline: number | null, organisers: Array<string>, 
/**
 * Does the reader play in it?
 */
mine: boolean, };

export type EventPlayer = { 
/**
 * From 0, for as long as the event lasts.
 */
number: number, user: string, name: string, rating: number | null, division: number, withdrawn: boolean, 
/**
 * A substitute: for whom.
 */
insteadOf: string | null, };

export type TieBreakValue = { kind: TieBreak, value: number, parts: Array<TieBreakPart>, };

export type TieBreakPart = { 
/**
 * The opponent; none for a round without one.
 */
player: number | null, value: number, };

export type EventStanding = { place: number, player: number, points: number, 
/**
 * Points of single games.
 */
games: number, 
/**
 * Matches that are over.
 */
played: number, tieBreaks: Array<TieBreakValue>, 
/**
 * What puts this player before the next one, if points do not: the tie-break that decided.
 */
by: TieBreak | null, mark: PlaceMark | null, 
/**
 * Is the mark final?
 */
settled: boolean, 
/**
 * In the order of the game's seats: how often the player sat there, and the points won there.
 */
seats: Array<SeatCount>, 
/**
 * Has lost too often to go on, of a knock-out.
 */
out: boolean, };

export type SeatCount = { seat: string, games: number, points: number, };

export type CrossCell = { row: number, column: number, 
/**
 * The number of the match.
 */
pairing: number, 
/**
 * Points of the games so far; none if none is over.
 */
points: number | null, done: boolean, };

export type DivisionView = { name: string, 
/**
 * From the top, from 0; divisions side by side have the same.
 */
tier: number, standings: Array<EventStanding>, cross: Array<CrossCell>, 
/**
 * Of its games, how many are over.
 */
played: number, games: number, };

export type EventGame = { 
/**
 * Within its match, from 0.
 */
number: number, 
/**
 * The players in the order of the game's seats; empty before the lot.
 */
seats: Array<number>, table: string | null, 
/**
 * Players who won; none of them in a draw. None at all before the end.
 */
winners: Array<number> | null, settled: Settled | null, ending: string, 
/**
 * In the client's language.
 */
text: string, turn: number | null, 
/**
 * Whose decision is awaited: players.
 */
awaited: Array<number>, };

export type MatchView = { 
/**
 * From 0, for as long as the event lasts.
 */
number: number, round: number, division: number, 
/**
 * From 1, within its round.
 */
board: number, 
/**
 * `winners`, `losers`, `final` of a double elimination.
 */
bracket: string | null, 
/**
 * Two, four, or one who has a bye.
 */
players: Array<number>, 
/**
 * Points of games of each.
 */
score: Array<number>, games: Array<EventGame>, state: MatchState, winners: Array<number>, deadline: number | null, mine: boolean, 
/**
 * May the reader ask for more time?
 */
mayAsk: boolean, asked: MoreTime | null, };

export type MoreTime = { player: number, until: number, 
/**
 * It is for organisers to decide: others wait for the match, or it is more than two may agree on.
 */
organisers: boolean, mayAgree: boolean, 
/**
 * May the reader say no, or take it back?
 */
mayRefuse: boolean, };

export type RoundView = { number: number, deadline: number | null, matches: Array<MatchView>, done: number, 
/**
 * Had the pairing to relax one of its rules, because nothing else was possible: `sides` or `twice`.
 */
relaxed: string | null, };

export type EventStaff = { user: string, name: string, 
/**
 * All of them: an organiser.
 */
rights: Array<EventRight>, organiser: boolean, };

export type EventInvite = { user: string, name: string, 
/**
 * The name of whoever asked.
 */
by: string, 
/**
 * In whose place.
 */
insteadOf: string | null, reason: string, };

export type SeasonLink = { id: string, title: string, season: number, };

export type EventView = { summary: EventSummary, terms: EventTerms, 
/**
 * How many acts it is made of; grows with each.
 */
version: number, players: Array<EventPlayer>, 
/**
 * One for all but leagues.
 */
divisions: Array<DivisionView>, rounds: Array<RoundView>, 
/**
 * `ByDate`: when the next round begins.
 */
nextOpens: number | null, staff: Array<EventStaff>, invited: Array<EventInvite>, 
/**
 * What the reader was asked, if so.
 */
invitation: EventInvite | null, 
/**
 * The reader's own place, if there is one.
 */
me: number | null, rights: Array<EventRight>, organiser: boolean, 
/**
 * May the reader register now, and if not, why not (in the client's language).
 */
mayRegister: boolean, whyNot: string | null, 
/**
 * May the next round be paired now?
 */
mayPair: boolean, 
/**
 * The newest announcement.
 */
announcement: string | null, 
/**
 * The seasons of the league before and after this one and this one, in their order; empty if there is no other.
 */
seasons: Array<SeasonLink>, };

export type EventLogLine = { number: number, at: number, 
/**
 * The name of whoever did it; empty for the event itself.
 */
by: string, 
/**
 * `begin`, `pair`, `extend`, `forfeit`, `adjudicate`, `substitute`, `staff`, `enter`, `invite`, `accept`, `decline`, `part`, `hand-over`, `leave`, `announce`, `advise`, `call-off`.
 */
act: string, 
/**
 * A sentence in the client's language.
 */
text: string, reason: string, };

export type PairingPreview = { round: number, matches: Array<Array<number>>, byes: Array<number>, relaxed: string | null, };

export type Advice = { 
/**
 * By seat: the chance to win, in a hundred.
 */
chances: Array<SeatChance>, 
/**
 * From how many games played on from there.
 */
playouts: number, };

export type SeatChance = { seat: string, chance: number, 
/**
 * How far the chance may be off, either way, by the luck of so few games: half of an interval of 95 per cent.
 */
error: number, };

export type EventCreated = { id: string, path: string, };

export type KeptKind = "table" | "replay" | "review";

export type Kept = { kind: KeptKind, id: string, 
/**
 * Grows with every change: whoever finds a newer one has been overtaken.
 */
version: number, text: string, };

export type BotTask = { table: string, game: string, seat: string, 
/**
 * Counts those who have sat there.
 */
sitter: number, level: string, 
/**
 * Goes back with the answer.
 */
version: number, 
/**
 * False if nobody waits for it: it may interrupt, or let things pass.
 */
awaited: boolean, 
/**
 * Its view and its choices in the notation of the rules.
 */
view: string, legal: Array<string>, 
/**
 * For a bot that is made now.
 */
seed: string, 
/**
 * The game whose network it plays by, if it plays by one.
 */
network: string | null, };

export type BotThought = { table: string, seat: string, sitter: number, version: number, 
/**
 * None if it does not want to interrupt.
 */
action: string | null, 
/**
 * It has failed: the first thing that it may do is done, and another bot takes its place.
 */
failed: boolean, };

export type WorldsTask = { seat: string, view: string, legal: Array<string>, seed: string, 
/**
 * The choices that are tried.
 */
tried: Array<string>, 
/**
 * The number of the first world, and how many.
 */
first: number, count: number, };

export type BotRound = { table: string, seat: string, sitter: number, 
/**
 * Which search it is: a worker counts those that it has begun, and what belongs to an earlier one is refused.
 */
search: number, 
/**
 * Lines that were played, and the most that may be.
 */
lines: number, limit: number, worlds: WorldsTask, };

export type HouseAnswer = { status: number, body: string, 
/**
 * The name of the file, where the body is one.
 */
name: string | null, };

export type HouseCall = { now: number, random: string, request: HouseRequest, };

export type HouseReply = { keep: Array<Kept>, 
/**
 * What is kept no longer.
 */
forget: Array<Kept>, answer: HouseAnswer | null, messages: Array<ServerMessage>, think: Array<BotTask>, 
/**
 * A review that is to be worked on.
 */
review: ReviewWork | null, 
/**
 * The tables that somebody looks at. Whoever thinks at another one thinks for nobody.
 */
watched: Array<string>, 
/**
 * When the house wants to be called again, if nothing happens before.
 */
wake: number | null, };

export type WholeGame = { game: string, 
/**
 * The level of each seat.
 */
levels: Array<string>, rules: Array<string>, seed: string, };

export type Measured = "decisions" | "guerra-fria-decisions" | "network" | "learned";

export type HouseRequest = { "type": "open", kept: Array<Kept>, language: Language, } | { "type": "ask", method: string, path: string, query: { [key in string]: string }, body: string, language: Language, } | { "type": "greet" } | { "type": "say", message: ClientMessage, } | { "type": "thought", thought: BotThought, } | { "type": "found", id: string, findings: Array<string>, } | { "type": "overtaken", kept: Kept, lost: boolean, } | { "type": "dropped", kind: KeptKind, id: string, } | { "type": "wake" };

export type EngineRequest = { "type": "house", call: HouseCall, } | { "type": "think", task: BotTask, } | { "type": "worlds", task: WorldsTask, } | { "type": "round", table: string, seat: string, search: number, values: Array<Array<number>> | null, } | { "type": "analyse", task: AnalysisTask, } | { "type": "play", whole: WholeGame, } | { "type": "review", work: ReviewWork, } | { "type": "measure", what: Measured, times: number, };

export type EngineReply = { "type": "house", reply: HouseReply, } | { "type": "thought", thought: BotThought, } | { "type": "round", round: BotRound, } | { "type": "values", values: Array<Array<number>>, } | { "type": "analysed", analysis: Analysis, } | { "type": "findings", findings: Array<string>, } | { "type": "record", text: string, } | { "type": "done", times: number, } | { "type": "refused", why: string, };

// Seconds that the play of another gives for watching before a clock counts.
export const showingSeconds = 5;
