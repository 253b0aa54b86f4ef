# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turn { $turn }, headline
tui-when-round = Turn { $turn }, { $seat } action round { $round }
tui-when-gf-round = Round { $round }
tui-when-gf-round-of = Round { $round } of { $most }
tui-observer = observer
    .by = by an observer
tui-you-are = you are { $the }
tui-eyes-of = seen { $by }
tui-over-won = { $n ->
    [one] { $winners } wins: { $how }.
   *[other] { $winners } win: { $how }.
}
tui-over-draw = Draw: { $how }.
tui-over-keys = Tab looks around, Ctrl-C quits.

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
tui-wins-game = { $side ->
    [ussr] the USSR wins
   *[us] the US wins
}

## The map

tui-legend = * battleground; stab., US, USSR; [n] controls
tui-controlled-by = controlled { $by }
tui-country = { $name }: stability { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controls)
tui-odds-of = Odds for { $side ->
    [ussr] the USSR
   *[us] the US
}
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
tui-panel-about = Details
tui-panel-log = Log
tui-panel-state = Table
tui-panel-question = Question
tui-panel-record = Record
tui-keys = ↑↓ Enter · a-z find · Tab panel · ←→ region · / look up · ^Z undo · ^C quit · ?
tui-view-keys = ←→ step · ↑↓ round · e view · Tab panel · r region · / = · ? help · q quit
tui-overlay-close = Esc closes
tui-overlay-enter = Enter
tui-look-up = Type a few letters of a card or country
tui-too-small = This screen is too small: it needs at least { $width } columns and { $height } lines. Or play with --plain.
tui-hand-over =
    { $turn }.
    Take the keyboard and press Enter when nobody else is looking.
tui-help =
    ↑ ↓ — point at an answer; Enter — choose it
    a–z 0–9 — filter the answers: a few letters of a name, or its number
    Backspace — delete the last letter; Esc — all of them
    Tab — next panel: map, hand, log, table; PgUp PgDn — scroll
    ← → — another region of the map
    F2 — all about the card or country pointed at, with odds
    F4 — a hint: what a bot would do in your place
    F5 — show or hide in the log why the bots play what they play
    F6 — what the coach of a first game says; F7 — how much it says
    / — look up a card, a country or a rule; = — what would score now
    Ctrl-Z — undo your last step, unless dice or another player came since
    Ctrl-C — quit; the game is saved after every action

    On the map * is a battleground; then come stability and the influence of the US and of the USSR. [3] in brackets: this side controls the country. A dot before the name: you can choose it now.
tui-lesson-help =
    ↑ ↓ — point at an answer; Enter — choose it
    a–z 0–9 — filter the answers: a few letters of a name, or its number
    Backspace — delete the last letter; Esc — all of them
    Tab — next panel: map, hand, log, table; PgUp PgDn — scroll
    ← → — another region of the map
    F2 — all about the card or country pointed at, with odds
    F4 — a hint for this step; F8 — this step again from the start
    / — look up a card, a country or a rule; = — what would score now
    Ctrl-Z — undo your last step, unless dice came since
    Ctrl-C — leave; next time the lesson goes on with this step

    On the map * is a battleground; then come stability and the influence of the US and of the USSR. [3] in brackets: this side controls the country. A dot before the name: you can choose it now.
tui-view-help =
    → ← — a step forward, back; ↓ ↑ — next, previous round
    Home End — the beginning, the end; e — another player's view
    Tab — next panel: map, hand, log, table; PgUp PgDn — scroll
    r — another region of the map
    / — look up a card, a country or a rule; = — what would score now
    q — quit
tui-read-why = See { $why }.
tui-kept-here = Saved in { $file }
tui-looking-at = File { $file }

## What goes wrong

tui-cannot-save = the game cannot be saved in { $file }: { $why }
tui-bot-failed = the bot { $of } failed; the game is saved up to here
tui-not-now = you have nothing to decide now
tui-only-looking = this is a record; nothing can be played here
tui-undo-not = can't undo: dice, a card draw or another player came in between
tui-nothing-fits = nothing begins with or contains “{ $asked }”
tui-no-answer = “{ $asked }” is not an answer to this question; “choices” lists them, “?” explains
tui-several = “{ $asked }” fits more than one: { $known }
tui-no-thing = no card or country is called “{ $asked }”
tui-no-country = no country is called “{ $asked }”
tui-no-region = no region is called “{ $asked }”; there are { $known }
tui-odds-usage = type: odds coup COUNTRY POINTS, odds realign COUNTRY, odds space (and us or ussr for the other side)
tui-odds-no-space = the Space Race has no further box
tui-goto-usage = type: goto NUMBER
tui-rules-usage = type: rules 6.3, or rules and what you want to know: rules how do I lose by nukes
tui-rules-none = the rules say nothing about “{ $asked }”
tui-rules-also = See also: { $sections }
tui-rules-lesson = Lesson: detente learn { $game } { $lesson }
tui-rules-tournament = In the tournament game: detente view tournament --at { $place }
tui-undone = Undone.
tui-hint = Hint: { $choice }
tui-hint-why = Hint: { $choice } ({ $why })
tui-no-hint = no hint here
tui-bot-why = Bot: { $why }
tui-reasons-on = The log says why the bots play what they play.
tui-reasons-off = The log no longer says why the bots play what they play.
tui-no-reasons = no bot says why it plays what it plays here
tui-coach-first = Coach: { $choice }. { $why }
tui-coach-first-plain = Coach: { $choice }.
tui-coach-other = Or { $choice }. { $why }
tui-coach-other-plain = Or { $choice }.
tui-coach-first-why = Coach: { $why }
tui-coach-other-why = Or: { $why }
tui-coach-note = · { $text }
tui-coach-danger = ! { $text }
tui-coach-now-usual = The coach says everything at first and less as the game goes on.
tui-coach-now-more = The coach says everything.
tui-coach-now-less = The coach says less.
tui-coach-now-silent = The coach is silent.
tui-coach-nothing = the coach has nothing to say
tui-no-coach = there is no coach here; “detente play --coach” begins a game with one
tui-coach-usage = type: coach, coach less, coach more, coach usual or coach silent
tui-coach-alone = a game with a coach is played alone, against bots

## The line mode

tui-plain-hello = Answer with a number or with words; “?” explains, “quit” saves and leaves.
tui-plain-lesson-hello = Answer with a number or with words; “hint” helps, “again” starts the step over, “?” explains, “quit” leaves.
tui-plain-watch-hello = You are watching: “state”, “map europe”, “log”; “?” explains, “quit” leaves.
tui-plain-view-hello = “next”, “back”, “goto 100”, “eyes”, “state”, “hand”, “log”; “?” explains.
tui-plain-help =
    Answer with the number of a choice, or with words: a name, a part of it, or several answers in a row (“coup iran”).
    choices: list the answers again, with what is known about each
    undo: undo your last step, unless dice, a card draw or another player came in between
    state: everything on the table
    map REGION: every country of a region
    hand: your cards
    log NUMBER: the last lines of the log
    score REGION: what the region, or without a name all of them, would score now
    odds coup COUNTRY POINTS, odds realign COUNTRY, odds space: your chances
    hint: what a bot would do in your place, and why
    reasons: show or hide in the log why the bots play what they play
    coach: what the coach of a first game says; coach less, coach more, coach usual, coach silent: how much it says
    about NAME, or ? NAME: a card or a country
    rules WORDS, or rules 6.3: what the rulebook says
    quit: leave; the game is saved after every action
tui-plain-lesson-help =
    Answer with the number of a choice, or with words: a name, a part of it, or several answers in a row (“coup iran”).
    choices: list the answers again, with what is known about each
    hint: a hint for this step
    again: this step from the start
    undo: undo your last step, unless dice came in between
    state: everything on the table
    map REGION: every country of a region
    hand: your cards
    log NUMBER: the last lines of the log
    score REGION: what the region, or without a name all of them, would score now
    odds coup COUNTRY POINTS, odds realign COUNTRY, odds space: your chances
    about NAME, or ? NAME: a card or a country
    rules WORDS, or rules 6.3: what the rulebook says
    quit: leave; next time the lesson goes on with this step
tui-plain-view-help =
    next NUMBER, back NUMBER: steps forward and back; an empty line is the next step
    goto NUMBER: the position after that many actions
    eyes: see it as the next player does
    state, map REGION, hand, log NUMBER, score REGION, odds coup COUNTRY POINTS, about NAME, rules WORDS: look around
    quit: leave
tui-step = Step { $at } of { $of }, seen { $by }
tui-kept = Saved in { $file }. To continue: detente play --resume
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
tui-command-coach = coach
tui-command-coach-less = less
tui-command-coach-more = more
tui-command-coach-usual = usual
tui-command-coach-silent = silent
tui-command-about = about
tui-command-rules = rules
tui-command-again = again
tui-command-quit = quit
tui-command-next = next
tui-command-back = back
tui-command-goto = goto
tui-command-eyes = eyes
tui-command-coup = coup
tui-command-realign = realign
tui-command-space = space

## At a server's table

tui-go-on = Not now: let the game go on
tui-not-here = you can't do that at this table now
tui-panel-chat = Chat
tui-shared-keys = ↑↓ Enter · a-z find · Tab panel · / look up · F3 chat, offers · ^Z undo · ^C · ?
tui-help-shared = F3 — chat, offer a draw, ask for a take-back, answer an offer, resign
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
tui-waiting-start = Everybody is here; waiting for the game to start
tui-deeds = At the table
tui-deeds-none = There is nothing else to do at this table now.
tui-deed-accept = Accept the offer
tui-deed-refuse = Decline the offer, or withdraw your own
tui-deed-say = Say something to the others
tui-deed-takeback = Ask for a take-back of your last decision
tui-deed-draw = Offer a draw
tui-deed-claim = Claim the win on time
tui-deed-resign = Resign
tui-deed-start = Start the game
tui-deed-bots = Fill the free seats with bots
tui-deed-calloff = Cancel the table
tui-deed-rematch = Play again with seats swapped
tui-deed-sure = { $deed }? If you are sure, type: { $sure }
tui-deed-really = { $deed }: are you sure?
tui-answer-yes = Yes
tui-answer-no = No
tui-remote-versions = the server uses another version of the rules; use the same release on both sides
tui-remote-lost = connection lost, trying again: { $why }
tui-remote-back = The connection is back.
tui-remote-gone = the table is gone, or you no longer have access
tui-remote-away = no connection right now; wait until it is back
tui-remote-unheard = no answer from the server; check the table before you try again
tui-remote-too-often = too many requests; try again in a moment
tui-remote-undo-not = you can't undo this alone; “takeback” (F3) asks the others
tui-remote-called-off = The table was cancelled.
tui-remote-here = The table is { $url }
tui-remote-farewell = The table stays at { $url }. To continue: detente play --server { $server } --table { $table }
tui-remote-farewell-over = The table is { $url }
tui-without-help = this table is played without that help
tui-server-closed = { $url } has closed the connection
tui-server-unreachable = { $url } cannot be reached: { $why }
tui-server-insecure = no secure connection to { $url }: { $why }
tui-server-silent = { $url } does not answer
tui-server-foreign = { $url } answers, but it is not a Détente server
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

tui-server-url = --server: “{ $word }” is not an address; write it like http://127.0.0.1:1989
tui-signed-in = { $url }: you are { $name }
tui-invitation = Others join with: detente play --server { $server } --table { $table }
tui-table-unknown = there is no table “{ $table }” at { $url }, or you have no access
tui-table-game = this table plays { $game }
tui-table-full = no seat is free at this table; use --watch to watch
tui-seat-not-free = the seat { $seat } is not free; free are { $known }
tui-open-unknown = --open: there is no seat “{ $word }”; the seats are { $known }, or all
tui-open-own = --open: { $seat } cannot be yours and free at once
tui-password-missing = the password of { $name } is missing: put it into DETENTE_PASSWORD, or play in a terminal to be asked
tui-password-ask = Password of { $name }:
tui-token-unknown = the server does not know this token
tui-session-not-kept = the session cannot be saved, so next time you will be another guest: { $why }
tui-pick = Which table? Type its number; an empty line quits.
tui-pick-number = a number from 1 to { $n }, please
tui-pick-none = no table is waiting for players at { $url }; name a game to open one
tui-pick-turn = your turn
tui-pick-yours = yours
tui-pick-free = free seat
tui-pick-watch = watch
tui-pick-event = event “{ $title }”
tui-pick-rated = rated
tui-ladder = ladder of { $game }, { $pace }
tui-pace-fast = fast
tui-pace-standard = standard
tui-pace-days = days
tui-ladder-provisional = provisional
tui-ladder-none = nobody has played a rated game here yet
tui-ladder-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
tui-seeking = Looking for somebody to play with
tui-seek-words = “quit” stops looking
tui-seek-keys = Esc or q stops looking
tui-seek-waited = Waiting { $time }
tui-seek-usual = half find a game within { $time }
tui-seek-unusual = how long it usually takes is not known yet
tui-seek-others = { $n ->
    [one] one other player is waiting
   *[other] { $n } others are waiting
}
tui-seek-nobody = nobody else is waiting
tui-seek-within = ratings within { $n } of yours
tui-seek-all = any rating
tui-seek-bot-word = Nobody so far. “bot” begins a game against the computer ({ $level }) instead, unrated
tui-seek-bot-key = Nobody so far. The key b begins a game against the computer ({ $level }) instead, unrated
tui-seek-left = You are no longer looking for a game

## The command line

tui-seat-unknown = --seat: there is no seat “{ $word }”; the seats are { $known }, or all
tui-level-unknown = --bot: there is no level “{ $word }”; try { $known }
tui-no-save = no unfinished game is saved in { $folder }
tui-damaged = the save is damaged and was left as it is: { $why }
tui-over-already = { $file } is a finished game; open it with `detente view`
tui-no-terminal = the full screen needs a terminal; use --plain
tui-level-of-save = the save names a bot “{ $word }” that this program does not know; try { $known }

# Only in puzzles.
tui-command-answer = answer
## Why a clock stands still
tui-deed-pause = Offer a pause: all clocks stop
tui-deed-resume = End the pause
tui-command-pause = pause
tui-command-resume = resume
tui-clock-rests = { $clock }, { $why }
tui-rest-mark-paused = paused
tui-rest-mark-missing = not started
tui-rest-mark-vacation = vacation
tui-rest-mark-weekend = weekend
tui-rest-paused = The clocks are paused
tui-rest-missing = The clocks start when everybody has come
tui-rest-weekend = The clocks rest for the weekend
tui-rest-vacation = { $name } is on vacation until { $until }
tui-rest-vacation-own = You are on vacation until { $until }
