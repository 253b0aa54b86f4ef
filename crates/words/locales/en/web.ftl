# The web table. Everything else that it shows comes from the other files or, already in words, from the server.

## Around the table

web-close = Close
web-skip = Skip to content
web-home = Home
web-places = Places
web-place-games = Your games
web-place-lobby = Lobby
web-place-cards = Cards
web-place-rules = Rules
web-place-replays = Replays
web-place-learn = Learn
web-place-settings = Settings
web-title-new = New game
web-title-lobby = Lobby
web-title-games = Your games
web-title-cards = Cards
web-title-rules = Rules
web-title-replays = Replays
web-title-learn = Learn
web-title-settings = Settings
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-settings = Settings
web-nowhere = There is nothing here
web-loading = One moment…
web-switch-on = on
web-switch-off = off

## The first screen

web-home-twilight = The whole Cold War in ten turns of influence, coups and cards.
    .size = 2 players · 2 to 3 hours
web-home-guerra-fria = Missiles, secret choices made at once, and one alliance that ends it. Two win.
    .size = 4 players · 20 minutes
web-play-machine = Play the machine
web-play-friend = Play a friend
web-options = Options
web-continue = Continue
web-all-games = All your games
web-continue-none = Nothing yet. Your games will be found here.
web-final = Watch the tournament final
web-final-text = The game that the rulebooks tell, with a word about every play. Step through it from either side's chair.
web-watch = Watch
web-no-account = No account needed. Your games stay with this device until you choose a name.

## Lists of tables

web-machine = Machine
web-seat-free = free seat
web-alone = nobody else
web-your-turn = Your turn
web-status-open = Waiting for players
web-status-playing = In play
web-status-over = Over
web-status-aborted = Called off
web-actions = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
web-lobby-open = Seats free
web-lobby-playing = In play: look on
web-lobby-none = No tables at the moment.
web-new-table = New table
web-level-random = any move
web-level-greedy = quick
web-level-search = thoughtful
web-level-recruit = recruit
web-level-learned = trained
web-level-marshal = marshal

## A new game

web-game = Game
web-start-from = Start from
web-players = Players
web-opponent = Opponent
web-opponent-machine = machine
web-opponent-friend = people
web-opponent-hot-seat = one screen
web-strength = Strength
    .why = How well the machine plays.
web-clock = Clock
    .why = Time for each player; who runs out loses.
web-clock-none = none
web-clock-30 = 30 min
web-clock-60 = 60 min
web-clock-days = a day a move
web-visible = Who may come
    .why = A private table is found only by its link.
web-visible-private = who has the link
web-visible-public = anybody
web-your-seat = Your seat
web-by-lot = by lot
web-help = Help in deciding
web-help-odds = Odds
    .why = The chances before a roll.
web-help-scores = Scores
    .why = What every region would score now.
web-help-warnings = Warnings
    .why = A word before a play that can lose the game.
web-help-tracker = Card tracker
    .why = Which cards were seen and which can still come.
web-changed = changed
web-your-game = Your game
web-summary-machine = { $game } against the machine ({ $level }).
web-summary-friend = { $game } with people: you send them a link.
web-summary-hot-seat = { $game } on one screen: you hold every seat.
web-summary-lot = Your seat is drawn by lot.
web-summary-seat = Your seat: { $seat }.
web-back-to-preset = Undo the changes
web-start = Start
web-stop-any-time = You can stop and go on at any time.
web-preset-standard = Standard
    .why = Ten turns, Deluxe edition, all 110 cards.
web-preset-league = League
    .why = As tournaments play: two more influence for the US.
web-preset-first-edition = First edition
    .why = The cards and values of the first printing.
web-preset-late-war = Late War
    .why = Turns 8 to 10 from a prepared position.
web-preset-chinese-civil-war = Chinese Civil War
    .why = The USSR must win China before it holds the card.
web-option-edition = Which printing's values and cards are used.
web-option-scenario = The whole war, or only its last three turns.
web-option-optional-cards = Seven more cards, 104 to 110, go into the decks.
web-option-promo = Four cards from national editions.
web-option-without = Cards to leave out.
web-option-us-handicap = Extra US influence at set-up.
web-option-ussr-handicap = Extra USSR influence at set-up.
web-option-chinese-civil-war = China is fought for before its card is played.
web-option-bid = The players bid for the side they want.
web-option-show-held = The held card is shown at the end of the turn.
web-option-realign-any-defcon = DEFCON does not limit realignments.
web-option-realign-safe = Whoever realigns loses nothing himself.
web-option-split-ops = Operations may be split between influence and realignment.
web-option-space-decline = The roll of a space attempt may be declined.
web-option-talk = May the players talk about the game?
web-option-max-rounds = A draw after so many rounds; empty for never.
web-value-deluxe = Deluxe
web-value-first = first
web-value-standard = whole war
web-value-late-war = Late War
web-value-none = none
web-value-sealed = sealed
web-value-open = open
web-value-on = on
web-value-off = off

## A table that is filling

web-sit = Sit here
web-machine-here = Machine here
web-free-seat = Free the seat
web-send-link = Send this link to whoever should play.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-call-off = Call it off
web-leave = Leave
web-wait-start = The host starts the game.
web-table-full = Every seat is taken. You may look on once the game begins.
web-gone = This table is not there
web-gone-text = It was called off, it is private, or the link is wrong.

## At the table

web-you = You
web-away = away
web-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-decision = Decision
web-panes = Panels
web-regions = Regions
web-world = World
web-zoom-in = Closer
web-zoom-out = Farther
web-tab-decision = Decision
web-tab-log = Log
web-tab-scores = Scores
web-tab-cards = Cards
web-tab-rules = Rules
web-tab-chat = Chat
web-tab-tracks = Tracks
web-table-open = Waiting for players
web-see-rules = Rules { $section }
web-looking-on = You are looking on. Hands are hidden.
web-must-score = Scoring cards to play this turn: { $cards }
web-headline-laid = Your headline is laid: { $card }
web-undo = Undo
web-points-left = { $n } of { $of } points left
web-choose-again = Choose again
web-all-the-same = All the same
web-ask-unused = { $n ->
    [one] Leave { $n } point unused?
   *[other] Leave { $n } points unused?
}
web-ask-unused-text = They are lost when you end your operations.
web-end-anyway = End anyway
web-roll = Roll
web-not-there = { $country } cannot be chosen now. Take a country with an amber frame.
web-not-that-card = { $card } cannot be chosen now. Take a card with an amber frame.
web-more = More
web-hint = Hint
web-hint-says = A bot would choose: { $hint }
web-offer-a-draw = Offer a draw
web-ask-take-back = Ask to take back
web-accept = Accept
web-decline = Decline
web-claim-time = Claim the win on time
web-resign = Resign
web-resign-text = The game ends and the other side wins.
web-record = Download the record
web-download = Download
web-result = Result
web-replay = Replay
web-rematch = Again, sides changed
web-rematch-go = To the next game
web-see-board = See the board
web-wins = Victory { $of }
web-end-line = Turn { $turn } · DEFCON { $defcon } · Space Race { $us } : { $ussr }
web-curve = Victory points in the course of the game: { $points }
web-curve-control = Countries controlled
web-log-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
web-log-empty = Nothing has happened yet.
web-log-why = Bot: { $why }
web-log-reasons = Reasons
web-chat-empty = Nobody has said anything.
web-chat-say = Say something

## The board

web-board = The board
web-map-presence = Presence
web-map-domination = Domination
web-map-control = Control
web-map-win = Win
web-map-closed = Closed to coups and realignments by DEFCON
web-map-closed-coups = Closed to coups by DEFCON
web-controlled-by = controlled by { $side }
web-uncontrolled = uncontrolled
web-may-choose = may be chosen
web-costs = { $n ->
    [one] costs { $n } point
   *[other] costs { $n } points
}
web-in-force = In force
web-this-turn = this turn
web-space-key = roll needed · VP first / second
web-space-ops = { $n }+ ops
web-space-now = Space Race: US at { $us }, USSR at { $ussr }
web-milops-required = { $n } required
web-milops-now = Military operations: US { $us }, USSR { $ussr }, required { $n }
web-china-nobody = nobody
web-vp-leads = { $side } leads by { $n }
web-vp-even = even
web-defcon-note = no coups in
web-defcon-5 = open
web-defcon-4 = Europe
web-defcon-3 = + Asia
web-defcon-2 = + M. East
web-defcon-1 = war
web-defcon-says-5 = coups and realignments anywhere
web-defcon-says-4 = no coups or realignments in Europe
web-defcon-says-3 = no coups or realignments in Europe and Asia
web-defcon-says-2 = no coups or realignments in Europe, Asia and the Middle East
web-defcon-says-1 = nuclear war
web-defcon-bars-coups-4 = no coups in Europe
web-defcon-bars-coups-3 = no coups in Europe and Asia
web-defcon-bars-coups-2 = no coups in Europe, Asia and the Middle East

## Cards and panes

web-your-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
web-no-cards = No cards in your hand.
web-card-printed = { $n } printed
web-card-this-turn = play it this turn
web-card-event-happens = event happens
web-card-number = No. { $n }
web-card-worth = Worth { $n } now
web-deck-and-hands = Draw pile { $deck } · US hand { $us } · USSR hand { $ussr }
web-pile-known-us = Shown in the US hand
web-pile-known-ussr = Shown in the USSR hand
web-pile-unseen = In a hidden hand or the draw pile
web-pile-discard = Discarded
web-pile-removed = Removed
web-scores-now = If scored now
web-scores-final = Final scoring now:
web-scores-note = Points for level, battlegrounds and neighbours of the enemy, as the scoring cards count them.
web-score-battlegrounds = battlegrounds
web-score-bordering = next to the enemy
web-score-even = even
web-score-lead = { $side } +{ $n }
web-score-wins = { $side } wins
web-level-of-none = nothing
web-level-of-presence = presence
web-level-of-domination = domination
web-level-of-control = control
web-keys = Keys
web-key-tab = Tab
    .does = from area to area
web-key-arrows = Arrows
    .does = along the links of the map, along the hand
web-key-letters = Letters
    .does = on the map: to the country of that name
web-key-dot = . and ,
    .does = on the map: next and previous country that may be chosen
web-key-enter = Enter
    .does = choose, or end the operations
web-key-esc = Esc
    .does = a step back
web-key-z = Z
    .does = undo
web-key-words = E F I C R S
    .does = event, event first, influence, coup, realignment, space
web-key-help = ?
    .does = this list

## Guerra Fría

web-gf-board = The table in round { $n }
web-gf-key = On an arrow: missiles. Large: the reserve. The line: all missiles round by round.
web-gf-ready = ready
web-gf-choosing = choosing…
web-gf-total = { $n ->
    [one] { $n } missile
   *[other] { $n } missiles
}
web-gf-together = If two attack together
web-gf-danger = danger
web-gf-chance = chance
web-gf-balance = balance
web-gf-attack-defence = attack : defence
web-gf-in = in
web-gf-out = out
web-gf-pact = pact
web-gf-chosen = { $n } of 4 have chosen. All cards turn together.
web-gf-free = Cards one by one
web-gf-so-far = So far
web-gf-against = Against { $who } (now { $n })
web-gf-next-card = Next card
web-gf-rounds = Rounds
web-gf-play-build = four new missiles, laid on your arrows or kept
web-gf-play-regroup = move missiles between your arrows
web-gf-play-ally = attack together, if this partner names you too
web-gf-play-free = lay six cards one by one; a null play passes

## Replays

web-replay-file = Your own file
web-replay-file-text = A record of this program, or a log of the official digital edition.
web-replay-own = Your finished games
web-replay-step = Step { $n } of { $of }
web-replay-back = Back
web-replay-next = Forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Through whose eyes
web-replay-all = everybody's
web-replay-none = This game cannot be replayed

## Cards and rules

web-search-rules = Search the rules
web-search-cards = Search the cards
web-sections = { $n ->
    [one] { $n } section
   *[other] { $n } sections
}
web-contents = Contents
web-era = Era
web-era-all = all eras
web-side = Side
web-side-all = all sides

## Settings

web-set-theme = Colours
    .why = Light, dark, or as your device has it.
web-set-theme-system = device
web-set-theme-light = light
web-set-theme-dark = dark
web-set-colours = Colours of the sides
    .why = A second pair for those who do not tell red from green well.
web-set-colours-standard = red and blue
web-set-colours-safe = orange and blue
web-set-size = Size of text
    .why = The map grows with the window, the words with this.
web-set-size-normal = normal
web-set-size-large = large
web-set-size-larger = larger
web-set-motion = Motion
    .why = How fast what happens is shown.
web-set-motion-full = full
web-set-motion-fast = fast
web-set-motion-none = none
web-set-sound = Sound
    .why = A knock for dice and cards.
web-set-confirm = Ask before something irreversible
    .why = One question before dice are rolled or points are lost.
web-set-reasons = Reasons of the bots
    .why = Under their lines in the log: why they play what they play.
web-set-reasons-alone = where only bots play against me
web-set-reasons-always = always
web-set-reasons-never = never
web-profile = Profile
web-profile-text = You play as a guest. With a name and a password your games are yours on every device.
web-name = Name
web-password = Password
web-register = Keep this name
web-log-in = Log in
web-log-out = Log out
web-logged-out = You have logged out.
web-hello = Welcome, { $name }.
web-you-are = You are { $name }.
web-notices = When it is your turn
web-notices-text = Nothing is sent unless you ask for it here. A webhook is an address of Discord or of a program of yours.
web-notices-email = E-mail
web-notices-webhook = Webhook
web-notices-keep = Save
web-notices-kept = Saved.
web-notices-confirm = Saved. Nothing is sent to { $address } before you follow the link in the letter that is on its way.

## Learning

web-learn-begin = Begin a first game with a coach
web-learn-twilight-1 = Two superpowers, the US and the USSR, spread influence over the world. Whoever leads a country's influence by its stability controls it.
web-learn-twilight-2 = Every card is an event and a number of operations. Your own events you choose; the opponent's happen when you use his card for operations.
web-learn-twilight-3 = Operations place influence, try coups, realign a country, or go into the Space Race.
web-learn-twilight-4 = Scoring cards count a region. 20 points win at once; so does control of Europe when it is scored.
web-learn-twilight-5 = Coups in battlegrounds lower DEFCON. At 1 the world ends, and whoever was acting loses.
web-learn-guerra-fria-1 = Four players sit around a table. Each has three arrows, one against every other player, and a reserve.
web-learn-guerra-fria-2 = In every round all choose in secret: four new missiles, moving missiles, or an alliance.
web-learn-guerra-fria-3 = If two players name each other they attack the other two together.
web-learn-guerra-fria-4 = The attack wins if it is stronger than the defence. The middle of the table shows every pair's chances at a glance.
web-learn-guerra-fria-5 = Two win, two lose. So watch whom your neighbours are arming against.
web-coach = Coach
web-coach-close = I know how
web-lesson-setup = Set-up
    .text = Place your first influence where the amber frames are. Control of battlegrounds, those with dark headers, is worth most.
web-lesson-headline = Headline
    .text = Both sides lay one card in secret; both events happen, the one of higher value first. A card of your own side with a strong event is a good headline.
web-lesson-card = Play a card
    .text = Take any card with an amber frame. Cards in the other side's colour bring about his event if you use them for operations. You can still undo.
web-lesson-how = What for?
    .text = The event, or operations: influence is safe, a coup is quick and counts as military operations, realignment removes influence, the Space Race gets rid of a bad card.
web-lesson-influence = Influence
    .text = A point costs 1, or 2 where the other side controls. You reach countries where you already stand and their neighbours.
web-lesson-coup = Coup
    .text = Die plus operations, less twice the stability: that many points change. In a battleground DEFCON falls by one.
web-lesson-realign = Realignment
    .text = Both sides roll; the higher removes the difference. Neighbours that you control, more influence and a border with your own country each add 1.
web-lesson-event = An event
    .text = The card itself says what is asked now. The sentence under the board repeats it.
web-lesson-wait = The other side decides
    .text = Look around meanwhile: hover over countries and cards, read the log.
web-lesson-over = The game is over
    .text = Look at the curve to see where it turned.

## Bad moments

web-connection-lost = Connection lost. Your last move is saved.
web-reconnecting = { $n ->
    [one] Trying again in { $n } second.
   *[other] Trying again in { $n } seconds.
}
web-error-offline = The server does not answer. Try again in a moment.
web-error-internal = Something went wrong. Nothing was changed.
web-error-load = This page could not be loaded. Try again.
web-error-stale = The table has moved on. Look again and choose.
web-session-ended = Your session has ended, so you look on as a guest. Log in to take your seat again.

# Several players at one screen: nothing is shown until the next one has taken the place.
web-hand-over = { $seat } to decide
web-hand-over-text = Take your place at the screen and go on when nobody else is looking.
web-hand-over-go = Go on as { $seat }

# An offer and what becomes of it. `plays`: lines of the log.
web-offer-plays = This goes back: { $plays }
web-withdraw = Withdraw
