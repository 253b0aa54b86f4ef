# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turn { $turn }, headline
tui-when-round = Turn { $turn }, { $seat } action round { $round }
tui-when-gf-round = Round { $round }
tui-when-gf-round-of = Round { $round } of { $most }
tui-observer = observer
tui-you-are = you are { $seat }
tui-eyes-of = seen by { $seat }
tui-over-won = { $n ->
    [one] { $winners } wins: { $how }.
   *[other] { $winners } win: { $how }.
}
tui-over-draw = A draw: { $how }.
tui-over-keys = Tab looks around, Ctrl-C leaves.

## Tracks

tui-track-vp = VP
tui-track-defcon = DEFCON
tui-track-military = Mil. ops
tui-track-space = Space
tui-track-china = China Card
tui-track-hands = Hands
tui-track-piles = Cards
tui-track-civil-war = Chinese Civil War
tui-china-up = { $seat }
tui-china-down = { $seat } (face down)
tui-piles = { $draw } to draw, { $discard } discarded
tui-mark-neutral = Either
tui-wins-game = { $seat } wins

## The map

tui-legend = * battleground; stab., US, USSR; [n] controls
tui-controlled-by = controlled by { $seat }
tui-country = { $name }: stability { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controls)
tui-odds-of = Odds for { $seat }
tui-nobody = nobody
tui-nothing = nothing

## Guerra Fría

tui-aimed-at = Missiles aimed at (# has chosen)
tui-reserve = Res.
tui-total = Total
tui-forces = Pairs (! wins if it attacks)
tui-own-choice = Your choice
tui-marker-against = Against { $seat }
tui-have-chosen = { $n ->
    [one] Has chosen: { $seats }
   *[other] Have chosen: { $seats }
}
tui-arsenal = { $name } aims at { $aimed }; reserve { $reserve }, total { $total }
tui-force-stronger = { $both }: an attack by { $pair } would win
tui-force-even = { $both }: no attack would win
tui-free-cards = Cards one by one
tui-track-missiles = Your missiles
tui-track-reserve = in reserve

## Panels and keys

tui-panel-board = Map
tui-panel-missiles = Missiles
tui-panel-about = Look
tui-panel-log = Log
tui-panel-state = Table
tui-panel-question = Question
tui-panel-record = Record
tui-keys = ↑↓ Enter · a-z find · Tab panel · ←→ region · / look up · ^Z undo · ^C quit · ?
tui-view-keys = ←→ step · ↑↓ round · e eyes · Tab panel · r region · / = · ? help · q quit
tui-overlay-close = Esc closes
tui-overlay-enter = Enter
tui-look-up = Type a few letters of a card or country
tui-too-small = This screen is too small: at least { $width } columns and { $height } lines, please. Or play with --plain.
tui-hand-over =
    { $seat } is to decide.
    Take the keyboard and press Enter when nobody else looks.
tui-help =
    ↑ ↓ — point at an answer; Enter — give it
    a–z 0–9 — narrow the answers: a few letters of a name, or its number
    Backspace — forget the last letter; Esc — all of them
    Tab — next panel: map, hand, log, table; PgUp PgDn — scroll
    ← → — another region of the map
    F2 — all about the card or country pointed at, with odds
    F4 — a hint: what a bot would do in your place
    F5 — show or hide in the log why the bots play what they play
    / — look up any card or country; = — what would score now
    Ctrl-Z — take back your last step, until dice, cards or others have spoken
    Ctrl-C — leave; the game is saved after every action

    On the map * is a battleground; then come stability and the influence of the US and of the USSR. [3] stands in brackets where it controls the country. A dot before the name: may be chosen now.
tui-view-help =
    → ← — a step forward, back; ↓ ↑ — next, previous round
    Home End — the beginning, the end; e — through other eyes
    Tab — next panel: map, hand, log, table; PgUp PgDn — scroll
    r — another region of the map
    / — look up any card or country; = — what would score now
    q — leave
tui-read-why = See { $why }.
tui-kept-here = Saved in { $file }
tui-looking-at = File { $file }

## What goes wrong

tui-cannot-save = the game cannot be saved in { $file }: { $why }
tui-bot-failed = the bot of { $seat } failed; the game is saved up to here
tui-not-now = nothing is asked of you now
tui-only-looking = this is a record; nothing can be played here
tui-undo-not = this cannot be taken back: dice, cards or another player have spoken since
tui-nothing-fits = nothing begins with or contains “{ $asked }”
tui-no-answer = “{ $asked }” is no answer to this question; “choices” lists them, “?” explains
tui-several = “{ $asked }” may be several: { $known }
tui-no-thing = no card or country is called “{ $asked }”
tui-no-country = no country is called “{ $asked }”
tui-no-region = no region is called “{ $asked }”; there are { $known }
tui-odds-usage = say: odds coup COUNTRY POINTS, odds realign COUNTRY, odds space (and us or ussr for the other side)
tui-odds-no-space = there is no further box on the Space Race
tui-goto-usage = say: goto NUMBER
tui-undone = Taken back.
tui-hint = A hint: { $choice }
tui-hint-why = A hint: { $choice } ({ $why })
tui-no-hint = no hint here
tui-bot-why = Bot: { $why }
tui-reasons-on = The log says why the bots play what they play.
tui-reasons-off = The log no longer says why the bots play what they play.
tui-no-reasons = no bot says why it plays what it plays here

## The line mode

tui-plain-hello = Answer with a number or with words; “?” explains, “quit” or the end of the input leaves the game saved.
tui-plain-watch-hello = You look on: “state”, “map europe”, “log”; “?” explains, “quit” leaves.
tui-plain-view-hello = “next”, “back”, “goto 100”, “eyes”, “state”, “hand”, “log”; “?” explains.
tui-plain-help =
    Answer with the number of a choice, or with words: a name, a part of it, or several answers in a row (“coup iran”).
    choices: list the answers again, with what is known of each
    undo: take back your last step, until dice, cards or others have spoken
    state: everything on the table
    map REGION: every country of a region
    hand: your cards
    log NUMBER: the last lines of the log
    score REGION: what the region, or without a name all of them, would score now
    odds coup COUNTRY POINTS, odds realign COUNTRY, odds space: your chances
    hint: what a bot would do in your place, and why
    reasons: show or hide in the log why the bots play what they play
    about NAME, or ? NAME: a card or a country
    quit: leave; the game is saved after every action
tui-plain-view-help =
    next NUMBER, back NUMBER: steps forward and back; an empty line is the next step
    goto NUMBER: the position after so many actions
    eyes: look through the next player's eyes
    state, map REGION, hand, log NUMBER, score REGION, odds coup COUNTRY POINTS, about NAME: look around
    quit: leave
tui-step = Step { $at } of { $of }, seen by { $eyes }
tui-kept = Saved in { $file }. Go on with: detente play --resume
tui-kept-finished = The record is { $file }

## Words of the line mode, besides the English ones

tui-command-help = help
tui-command-choices = choices
tui-command-undo = undo
tui-command-state = state
tui-command-map = map
tui-command-hand = hand
tui-command-log = log
tui-command-score = score
tui-command-odds = odds
tui-command-hint = hint
tui-command-reasons = reasons
tui-command-about = about
tui-command-quit = quit
tui-command-next = next
tui-command-back = back
tui-command-goto = goto
tui-command-eyes = eyes
tui-command-coup = coup
tui-command-realign = realign
tui-command-space = space

## At a server's table

tui-go-on = Not now: let things go on
tui-not-here = that cannot be done at this table now
tui-panel-chat = Talk
tui-shared-keys = ↑↓ Enter · a-z find · Tab panel · / look up · F3 talk, offers · ^Z undo · ^C · ?
tui-help-shared = F3 — talk, offer a draw, ask to take back, answer an offer, resign
tui-track-clock = Clocks
tui-clock = { $seat } { $time }
tui-clock-running = { $seat } { $time } (running)
tui-sitter-open = free
tui-sitter-bot = bot ({ $level })
tui-sitter-you = { $name } (you)
tui-sitter-away = { $name } (away)
tui-waiting-players = { $n ->
    [one] Waiting for a player: { $seats }
   *[other] Waiting for players: { $seats }
}
tui-waiting-start = Everybody is here; waiting for the game to begin
tui-deeds = At the table
tui-deeds-none = There is nothing else to do at this table now.
tui-deed-accept = Accept the offer
tui-deed-refuse = Turn the offer down, or take back your own
tui-deed-say = Say something to the others
tui-deed-takeback = Ask to take back your last decision
tui-deed-draw = Offer a draw
tui-deed-claim = Claim the win: time is over
tui-deed-resign = Resign
tui-deed-start = Begin the game
tui-deed-bots = Put bots on the free seats
tui-deed-calloff = Call the table off
tui-deed-rematch = Play again with the seats changed
tui-deed-sure = { $deed }? If you are sure, write: { $sure }
tui-deed-really = { $deed }: are you sure?
tui-answer-yes = Yes
tui-answer-no = No
tui-remote-versions = the server plays by another version of the rules than this program; use the same release of both
tui-remote-lost = connection lost, trying again: { $why }
tui-remote-back = The connection is back.
tui-remote-gone = the table is gone, or not for you any more
tui-remote-away = there is no connection now; wait until it is back
tui-remote-unheard = no answer from the server; look at the table before you repeat it
tui-remote-too-often = the server asks for patience; try again in a while
tui-remote-undo-not = this cannot be taken back alone; “takeback” (F3) asks the others
tui-remote-called-off = The table was called off.
tui-remote-here = The table is { $url }
tui-remote-farewell = The table stays at { $url }. Go on with: detente play --server { $server } --table { $table }
tui-remote-farewell-over = The table is { $url }
tui-without-help = this table plays without that help
tui-server-closed = { $url } has closed the connection
tui-server-unreachable = { $url } cannot be reached: { $why }
tui-server-insecure = no secure connection to { $url }: { $why }
tui-server-silent = { $url } does not answer
tui-server-foreign = { $url } answers, but is no table server
tui-command-accept = accept
tui-command-refuse = refuse
tui-command-say = say
tui-command-takeback = takeback
tui-command-draw = draw
tui-command-claim = claim
tui-command-resign = resign
tui-command-start = start
tui-command-bots = bots
tui-command-calloff = calloff
tui-command-rematch = rematch
tui-command-yes = yes

## Coming to a server's table

tui-server-url = --server: “{ $word }” is no address; write it like http://127.0.0.1:1989
tui-signed-in = { $url }: you are { $name }
tui-invitation = Others sit down with: detente play --server { $server } --table { $table }
tui-table-unknown = there is no table “{ $table }” at { $url }, or it is not for you
tui-table-game = this table plays { $game }
tui-table-full = no seat is free at this table; --watch looks on
tui-seat-not-free = the seat { $seat } is not free; free are { $known }
tui-open-unknown = --open: there is no seat “{ $word }”; the seats are { $known }, or all
tui-open-own = --open: { $seat } cannot be yours and free at once
tui-password-missing = the password of { $name } is missing: put it into DETENTE_PASSWORD, or play on a terminal and be asked
tui-password-ask = Password of { $name }:
tui-token-unknown = the server does not know this token
tui-session-not-kept = the session cannot be kept, so the next time you will be another guest: { $why }
tui-pick = Which table? Its number; an empty line leaves.
tui-pick-number = a number from 1 to { $n }, please
tui-pick-none = no table waits for anybody at { $url }; name a game to open one
tui-pick-turn = your turn
tui-pick-yours = yours
tui-pick-free = free seat
tui-pick-watch = to look on

## The command line

tui-seat-unknown = --seat: there is no seat “{ $word }”; the seats are { $known }, or all
tui-level-unknown = --bot: there is no level “{ $word }”; try { $known }
tui-no-save = no unfinished game is saved in { $folder }
tui-damaged = the save is damaged and was left as it is: { $why }
tui-over-already = { $file } is a finished game; look at it with `detente view`
tui-no-terminal = the full screen needs a terminal; use --plain here
tui-level-of-save = the save names a bot “{ $word }” that this program does not know; try { $known }
