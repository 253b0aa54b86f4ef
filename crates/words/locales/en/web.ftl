# The web table. Everything else that it shows comes from the other files or, already in words, from the server.
## Around the table
web-close = Close
web-skip = Skip to content
web-home = Home
web-places = Sections
web-place-games = Your games
web-place-lobby = Lobby
web-place-events = Events
web-place-ladder = Ladder
web-place-cards = Cards
web-place-rules = Rules
web-place-replays = Replays
web-place-learn = Learn
web-place-settings = Settings
web-title-new = New game
web-title-begin = New game
web-title-lobby = Lobby
web-title-events = Events
web-title-ladder = Ladder
web-title-player = Player
web-title-games = Your games
web-title-cards = Cards
web-title-rules = Rules
web-title-replays = Replays
web-title-verify = Check the dice
web-title-learn = Learn
web-title-coming = Coming from the app or the board
web-title-settings = Settings
web-title-credits = Credits
web-title-puzzles = Puzzles
web-title-analyse = Analysis board
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-settings = Settings
web-all-settings = All settings, and who you are
web-sign-in = Log in
web-turns = { $n ->
    [one] { $n } game waits for you
   *[other] { $n } games wait for you
}
web-nowhere = There is nothing here
web-title-privacy = Privacy
web-loading = One moment…
web-switch-on = on
web-switch-off = off

## The first screen
web-home-twilight = The whole Cold War in ten turns of influence, coups and cards.
    .size = 2 players · 2 to 3 hours
web-home-guerra-fria = Missiles, secret choices, and one alliance that ends it all. Two players win.
    .size = 4 players · 20 minutes
web-play-machine = Play the computer
web-play-friend = Play a friend
web-options = Options
web-continue = Continue
web-all-games = All your games
web-continue-none = Nothing yet. Your games will appear here.
web-final = Watch the tournament final
web-final-text = The game told in the rulebooks, with a comment on every play. Step through it from either side's seat.
web-watch = Watch
web-no-account = No account needed. Your games stay on this device until you choose a name.

## Lists of tables
web-machine = Computer
web-seat-free = free seat
web-alone = nobody else
web-your-turn = Your turn
web-status-open = Waiting for players
web-status-playing = In progress
web-status-over = Over
web-status-aborted = Cancelled
web-lobby-open = Free seats
web-lobby-playing = In progress: watch
web-lobby-none = No tables right now.
web-filter = Filters
web-filter-clear = Show all
web-filter-game-any = both games
web-filter-clock-any = any clock
web-filter-clock-live = live
web-filter-clock-days = days
web-filter-clock-none = no clock
web-filter-seat = Free seat
web-filter-seat-any = any seat
web-filter-handicap-any = any handicap
web-filter-handicap-even = even
web-filter-handicap-given = a lead
web-filter-handicap-bid = bid
web-lobby-count = { $waiting ->
    [one] One table waits for players
   *[other] { $waiting } tables wait for players
} · { $playing } in play
web-lobby-hidden = { $n ->
    [one] One table does not fit the filters.
   *[other] { $n } tables do not fit the filters.
}
web-new-table = New table
web-quick = Quick game
web-sit = Sit down
web-level-random = any move
web-level-greedy = quick
web-level-search = thoughtful
web-level-recruit = recruit
web-level-corporal = corporal
web-level-sergeant = sergeant
web-level-captain = captain
web-level-learned = colonel
web-level-general = general
web-level-marshal = marshal

## A new game
web-game = Game
web-start-from = Start from
web-players = Players
web-opponent = Opponent
web-opponent-machine = computer
web-opponent-friend = people
web-opponent-hot-seat = one screen
web-place = Where it is played
web-place-server = on the server
    .why = Kept on the server; you can go on from any device.
web-place-device = on this device
    .why = Your own device thinks and the game stays in this browser. It also works without a network.
web-place-device-games = Games on this device
web-place-back = To the server
web-strength = Strength
    .why = How well the computer plays; 1 is the weakest.
web-clock = Clock
    .why = Time for each player; whoever runs out loses.
web-clock-none = none
web-clock-bank = { $clock } per play
web-visible = Who can join
    .why = A private table can only be found by its link.
web-visible-private = anyone with the link
web-visible-public = anyone
web-your-seat = Your seat
web-by-lot = random
web-help = Help in deciding
web-help-odds = Odds
    .why = The chances before a roll.
web-help-scores = Scores
    .why = What every region would score now.
web-help-warnings = Warnings
    .why = Warns you before a play that could lose the game.
web-help-tracker = Card tracker
    .why = Which cards have been seen and which can still come.
web-changed = changed
web-your-game = Your game
web-summary-machine = { $game } against the computer ({ $level }).
web-summary-friend = { $game } with other people: you send them a link.
web-summary-hot-seat = { $game } on one screen: you play every seat.
web-summary-lot = Your seat is random.
web-summary-seat = Your seat: { $seat }.
web-back-to-preset = Undo the changes
web-start = Start
web-stop-any-time = You can stop and continue at any time.
web-preset-standard = Standard
    .why = Ten turns, Deluxe edition, all 110 cards.
web-preset-league = League
    .why = As in tournaments: 2 extra influence for the US.
web-preset-first-edition = First edition
    .why = The cards and values of the first printing.
web-preset-late-war = Late War
    .why = Turns 8 to 10 from a prepared position.
web-preset-chinese-civil-war = Chinese Civil War
    .why = The USSR must win China before it gets the card.
web-option-edition = Which printing's values and cards are used.
web-option-scenario = The whole war, or only its last three turns.
web-option-optional-cards = Seven more cards, 104 to 110, are added to the decks.
web-option-promo = Four cards from national editions.
web-option-without = Cards to leave out.
web-option-us-handicap = Extra US influence at set-up.
web-option-ussr-handicap = Extra USSR influence at set-up.
web-option-chinese-civil-war = China is fought over before its card can be played.
web-option-bid = The players bid for the side they want.
web-option-show-held = Held cards are shown at the end of the turn.
web-option-realign-any-defcon = DEFCON does not limit realignments.
web-option-realign-safe = Whoever realigns cannot lose influence.
web-option-split-ops = Operations may be split between influence and realignments.
web-option-space-decline = You may skip the roll of a Space Race attempt.
web-option-talk = May the players talk about the game?
web-option-max-rounds = A draw after this many rounds; leave empty for no limit.
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
web-machine-here = Add computer
web-free-seat = Free the seat
web-send-link = Send this link to the people you want to play with.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-call-off = Cancel the game
web-leave = Leave
web-opening = Opening each player's share of the dice…
web-wait-start = The host starts the game.
web-table-full = Every seat is taken. You can watch once the game begins.
web-gone = This table does not exist
web-gone-text = It was cancelled, it is private, or the link is wrong.
web-set-aside = Set aside
web-set-aside-download = Download what is known
web-invitation = Invitation
web-your-table = Your table
web-invites = { $name } invites you to { $game }
web-invite-learn = New to the game? Learn it here
web-seats = Seats
web-sit-as = Sit down as { $seat }
web-name-here = Your name at the table
web-here-now = here now
web-called-off = This game was called off
web-called-off-text = The host called it off before it began. Nothing was lost: you can open another table or find one in the lobby.
web-term-edition = Edition
web-term-handicap = Handicap
web-term-handicap-note = extra influence at set-up
web-term-bid = bid for sides
web-term-clock = Clock
web-term-clock-ends = whoever runs out of time loses
web-term-clock-claimed = out of time, the other may claim the win
web-term-clock-shown = { $n ->
    [one] the first second after another's play is free, to watch it
   *[other] the first { $n } seconds after another's play are free, to watch it
}
web-term-help = Help
web-term-help-all = all on
web-term-help-none = none
web-term-help-note = the same for both sides
web-term-spectators = Spectators
    .why = Whether others may watch, and how much later they see it.
web-term-spectators-on = may watch
web-term-spectators-later = watch { $time } later
web-term-spectators-off = nobody watches
web-term-spectators-note = they see no hands
web-term-rules = Other rules
web-row-handicap = handicap: { $what }
web-row-clock = clock: { $what }
web-row-help = help: { $what }

## At the table
web-you = You
web-away = away
web-time-left = Less than { $time } left
web-watching = { $n ->
    [one] { $n } person watching
   *[other] { $n } people watching
}
web-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-decision = Decision
web-panes = Panels
web-fold = Collapse
web-regions = Regions
web-world = World
web-zoom-in = Closer
web-zoom-out = Farther
web-tab-decision = Decision
web-tab-log = Log
web-tab-since = New
web-tab-scores = Scores
web-tab-cards = Cards
web-tab-rules = Rules
web-tab-chat = Chat
web-tab-tracks = Tracks
web-table-open = Waiting for players
web-see-rules = Rules { $section }
web-looking-on = You are watching. Hands are hidden.
web-looking-on-later = You see everything { $time } later than the players.
web-must-score = Scoring cards to play this turn: { $cards }
web-headline-laid = Your headline is chosen: { $card }
web-undo = Undo
web-dock = Point at a country or a card to read about it here.
web-start-over = Start over
web-done = Done
web-laid-text = Nobody else sees it yet.
web-all-laid = Your play is complete: press “Done”, or undo a step.
web-points-left = { $n } of { $of ->
    [one] { $of } point
   *[other] { $of } points
} left
web-choose-again = Choose again
web-all-the-same = Do it anyway
web-ask-unused = { $n ->
    [one] Leave { $n } point unused?
   *[other] Leave { $n } points unused?
}
web-ask-unused-text = They are lost when you end your operations.
web-end-anyway = End anyway
web-roll = Roll
web-not-there = You can't choose { $country } now. Choose a country with an amber frame.
web-not-that-card = You can't choose { $card } now. Choose a card with an amber frame.
web-more = More
web-hint = Hint
web-hint-says = A bot would choose: { $hint }
web-offer-a-draw = Offer a draw
web-ask-take-back = Ask for a take-back
web-accept = Accept
web-decline = Decline
web-claim-time = Claim the win on time
web-resign = Resign
web-resign-text = The game ends and the other side wins.
web-record = Download the record
web-download = Download
web-result = Result
web-replay = Replay
web-review = Review
web-rematch = Rematch, sides swapped
web-rematch-go = To the next game
web-to-event = To the event
web-see-board = See the board
web-wins = { $side ->
    [us] The US wins
   *[other] The USSR wins
}
web-end-line = Turn { $turn } · DEFCON { $defcon } · Space Race { $us } : { $ussr }
web-curve = Victory points over the game: { $points }
web-curve-control = Countries controlled
web-log-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
web-log-empty = Nothing has happened yet.
web-log-why = Bot: { $why }
web-log-reasons = Reasons
web-since = Since your last play
web-since-show = Show it again
web-since-nothing = Nothing has happened since.
web-show = What happened
web-show-on = Go on
web-show-back = Step back
web-show-next = Step forward
web-show-step = { $n } of { $of }
web-show-then = Then: { $what }
web-show-plays = { $who }: { $use }
web-show-needed = { $n } or more
web-show-at-most = { $n } or less
web-show-ends = { $what } ends
web-show-countries = { $n ->
        [one] { $n } country
       *[other] { $n } countries
    }
web-show-card = Card
web-show-headlines = Headlines
web-show-event = Event
web-show-change = Influence
web-show-die = Die
web-show-score = Scoring
web-show-follows = Then
web-show-tells = Then
web-show-reveal = Cards turned up
web-show-missiles = Missiles
web-use-event = event
web-use-event-first = event first, then operations
web-use-influence = influence
web-use-coup = coup
web-use-realign = realignment
web-use-space = Space Race
web-use-play = operations
web-log-where = Show on the map: { $countries }
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
web-controlled-by = controlled { $by }
web-uncontrolled = uncontrolled
web-may-choose = can be chosen
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
web-defcon-note = closed to coups
web-defcon-5 = none
web-defcon-4 = Europe
web-defcon-3 = + Asia
web-defcon-2 = + M. East
web-defcon-1 = war
web-defcon-says-5 = coups and realignments anywhere
web-defcon-says-4 = Europe is closed to coups and realignments
web-defcon-says-3 = Europe and Asia are closed to coups and realignments
web-defcon-says-2 = Europe, Asia and the Middle East are closed to coups and realignments
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
web-can-come = Still to come
web-can-come-ops = Ops in all
web-pile-in-play = In play
web-pile-looked-at = Looked at in the draw pile
web-pile-hand = In your hand
web-pile-some = { $n } of { $of }
web-pile-known-us = Shown in the US hand
web-pile-known-ussr = Shown in the USSR hand
web-pile-unseen = In a hidden hand or the draw pile
web-pile-discard = Discarded
web-pile-removed = Removed
web-scores-now = If scored now
web-scores-final = Final scoring now:
web-scores-note = Points for level, battlegrounds and neighbours of the enemy, as the scoring cards count them.
web-score-bordering = next to the enemy
web-score-even = even
web-score-lead = { $side } +{ $n }
web-score-wins = { $side ->
    [ussr] the USSR wins
   *[us] the US wins
}
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
    .does = on the map: next and previous country you can choose
web-key-enter = Enter
    .does = choose, or end the operations
web-key-esc = Esc
    .does = a step back
web-key-z = Z
    .does = undo
web-key-space = Space
    .does = While a play is shown: on. Arrows step, Esc ends it
web-key-words = E F I C R S
    .does = event, event first, influence, coup, realignment, space
web-key-help = ?
    .does = this list

## Guerra Fría
web-gf-board = The table in round { $n }
web-gf-key = On an arrow: missiles. Large: the reserve. The line: all missiles, round by round.
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
web-gf-chosen = { $n ->
    [one] { $n } of 4 has chosen.
   *[other] { $n } of 4 have chosen.
} All cards are turned over together.
web-gf-free = Cards one by one
web-gf-plays = Plays
web-gf-onto = Missiles onto your arrows
web-gf-columns = now · change · after
web-gf-laid = laid
web-gf-moved = moved
web-gf-moves = { $n } moved; the reserve stays
web-gf-at-most = at most { $n }
web-gf-must-balance = must add up to 0
web-gf-never-below = never below 0
web-gf-if-others = if the others change nothing
web-gf-clear = Clear
web-gf-lay = Lay six cards
web-gf-turned = All four have chosen: the cards are turned up
web-gf-against = against { $who }
web-gf-next-card = Next card
web-gf-rounds = Rounds
web-gf-play-build = four new missiles, placed on your arrows or kept in reserve
web-gf-play-regroup = move missiles between your arrows
web-gf-play-ally = attack together, if this ally chooses you too
web-gf-play-free = lay six cards one by one; a void play passes

## Replays
web-replay-file = Your own file
web-replay-file-text = A record from this program, or a log of the official digital edition. You can also drop it anywhere on this page.
web-replay-own = Your finished games
web-replay-imported = Imported games
web-replay-step = Step { $n } of { $of }
web-replay-back = Back
web-replay-next = Forward
web-replay-by = Step by
web-replay-by-moment = moment
web-replay-by-play = play
web-replay-by-round = round
web-replay-by-turn = turn
web-replay-begin = The beginning
web-replay-both = Both hands open
web-replay-link = Copy link
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Seen by
web-replay-all = everybody
web-replay-none = This game cannot be replayed
web-save = Save picture or film
web-save-short = Save…
web-save-picture = Picture of this position
web-save-play = Film of this play
web-save-turn = Film of this turn
web-save-round = Film of this round
web-save-text = A film shows every moment in order. Recording it takes as long as the film lasts.
web-save-none = This browser cannot record films.
web-save-drawing = Drawing the picture…
web-save-recording = Recording the film…
web-save-cancel = Stop recording
web-save-failed = That did not work. The picture or film could not be made.

## Cards and rules
web-search-rules = Search the rules
web-rules-lesson = Learn it by playing
web-rules-tournament = See it played
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
web-ops = Operations
web-ops-all = any ops
web-edition = Edition
web-credits-icons = Pictures of the cards
web-credits-icons-text = The { $n } icons come from game-icons.net, under the licence CC BY 3.0, unchanged but for their colour. By:
web-credits-type = Typefaces
web-credits-type-text = Barlow and Barlow Condensed by Jeremy Tribby.
web-era-short-early = Early
web-era-short-mid = Mid
web-era-short-late = Late

## Settings
web-set-theme = Colours
    .why = Light, dark, or as your device is set.
web-set-theme-system = device
web-set-theme-light = light
web-set-theme-dark = dark
web-set-colours = Colours of the sides
    .why = A second pair for players who don't tell red from green well.
web-set-colours-standard = red and blue
web-set-colours-safe = orange and blue
web-set-size = Size of text
    .why = The map grows with the window, the words with this.
web-set-size-normal = normal
web-set-size-large = large
web-set-size-larger = larger
web-set-motion = Animation
    .why = How fast the game shows what happens.
web-set-motion-full = full
web-set-motion-fast = fast
web-set-motion-none = none
web-set-sound = Sound
    .why = A knock for dice and cards.
web-set-notices = Browser notifications
    .why = Tell me that it is my turn while this tab is in the background.
web-set-notices-refused = The browser does not allow notifications for this page. Change that in its settings.
web-set-away = Also when no page is open
    .why = This browser is woken when it is your turn; whoever runs its push service learns that something happened, and no more.
web-set-away-refused = This browser cannot be woken: it has no push service, or cannot reach it now.
web-set-confirm = Ask before anything irreversible
    .why = One question before dice are rolled or points are lost.
web-set-pace = Showing the plays of others
    .why = One moment after the other, in order. Space goes on, the arrows step.
web-set-pace-off = at once
web-set-pace-quick = quick
web-set-pace-normal = normal
web-set-pace-slow = slow
web-set-finish = “Done” at the end of a play
    .why = Your play waits until you press “Done”; nobody sees it before that.
web-set-finish-always = always
web-set-finish-stakes = where there was a choice
web-set-finish-never = never
web-set-reasons = The bots' reasons
    .why = In the log, under each of their plays: why they chose it.
web-set-reasons-alone = when I play only against bots
web-set-reasons-always = always
web-set-reasons-never = never
web-profile = Profile
web-profile-text = You play as a guest. With a name and a password you can reach your games on any device.
web-name = Name
web-password = Password
web-register = Register this name
web-log-in = Log in
web-log-out = Log out
web-logged-out = You have logged out.
web-hello = Welcome, { $name }.
web-you-are = You are { $name }.
web-notices = When it is your turn
web-notices-text = Nothing is sent unless you ask for it here. A webhook is an address at Discord or in a program of your own.
web-notices-email = E-mail
web-notices-webhook = Webhook
web-notices-keep = Save
web-notices-kept = Saved.
web-notices-confirm = Saved. Nothing is sent to { $address } until you click the link in the e-mail we just sent.

## Learning
web-learn-begin = Start a first game with a coach
web-learn-twilight-1 = Two superpowers, the US and the USSR, spread influence over the world. You control a country when your influence exceeds your opponent's by at least its stability.
web-learn-twilight-2 = Use your own cards for the event or operations. Use an opponent's card for operations and its event happens too.
web-learn-twilight-3 = Operations place influence, try coups, realign a country, or go into the Space Race.
web-learn-twilight-4 = Scoring cards score a region. 20 points win at once; so does control of Europe when it is scored.
web-learn-twilight-5 = Coups in battlegrounds lower DEFCON. At DEFCON 1 nuclear war breaks out, and the player whose turn it is loses.
web-learn-guerra-fria-1 = Four players sit around a table. Each has three arrows, one against every other player, and a reserve.
web-learn-guerra-fria-2 = In every round all players choose in secret: four new missiles, moving missiles, or an alliance.
web-learn-guerra-fria-3 = If two players choose each other, they attack the other two together.
web-learn-guerra-fria-4 = The attack wins if it is stronger than the defence. The middle of the table shows every pair's chances.
web-learn-guerra-fria-5 = Two win, two lose. So watch who your neighbours are arming against.
web-coach = Coach
web-coach-wish = How much the coach says
web-coach-usual = As usual
web-coach-less = Less
web-coach-silent = Silent
web-coach-waits = Your opponent is playing. Watch what changes on the board.
web-coach-plays = What makes sense now
web-coach-nothing = No warnings.

## Bad moments
web-connection-lost = Connection lost. All confirmed plays are saved.
web-unsent = Not confirmed: { $what }
web-unsent-some = Your last command was not confirmed.
web-reconnect-now = Try now
web-reconnecting = { $n ->
    [one] Trying again in { $n } second.
   *[other] Trying again in { $n } seconds.
}
web-error-offline = The server is not answering. Try again in a moment.
web-error-internal = Something went wrong. Nothing was changed.
web-error-load = This page could not be loaded. Try again.
web-error-stale = The game has moved on. Look again and choose.
web-session-ended = Your session has expired, so you are watching as a guest. Log in to take your seat again.

# Several players at one screen: nothing is shown until the next one has taken the place.
web-hand-over-text = Take your place at the screen and go on when nobody else is looking.
web-hand-over-go = Go on as { $seat }

# An offer and what becomes of it. `plays`: lines of the log.
web-offer-plays = This also undoes: { $plays }
web-withdraw = Withdraw

# The account.
web-title-account = Account
web-title-reset = New password
web-settings-look = Look and play

# Moderation.
web-decide = Decide
web-title-moderation = Reports
web-place-moderation = Reports
web-trail-reported = reported
web-trail-joined = reported the same
web-trail-took = took this report
web-trail-gave-back = gave it back
web-trail-proposed = proposed:
web-trail-decided = decided:
web-trail-lifted = lifted:
web-trail-role = changed a role

## Checking the dice
web-verify = Check the dice
web-verify-text = Here, in your browser, a record from a table server is checked: every die and every deal against the seed that the server and the players made together. Nothing is sent anywhere. If you do not trust a server, open this page on another one, or use the program: detente verify.
web-verify-file = A record from a file
web-verify-paste = Or paste it here
web-verify-check = Check
web-verify-pasted = The record
web-verify-unreadable = This cannot be read as a record (line { $line }).
web-verify-missing = This server was built without the program that checks records in the browser. Use detente verify FILE.
web-verify-no-record = That table has no finished game to check.

## Lessons that are played
web-class-about = Short lessons you play on the real board. Leave at any time: your place is kept in this browser, and with your account if you have one.
web-class-minutes = { $n } min
web-class-stage = { $n } of { $of }
web-class-go-on = Go on
web-class-again = Again
web-class-back = Back
web-class-hint = Hint
web-class-all = All lessons
web-class-happened = What happened
web-class-missing = The lessons are not part of this server. In the terminal: detente learn
web-class-done = Done
web-class-task = Your task
web-class-next = Next lesson
web-daily = Puzzle of the day
web-daily-about = One decision, the same for everybody today.
web-daily-solve = Solve it
web-daily-right = Solved at the first try
web-daily-answered = Answered
web-analyse-here = Analyse from here

# The page without a server
web-alone-foot = Everything runs in this browser. Nothing is sent anywhere, and your games stay on this device.
web-alone-import = Bring in a game
web-alone-import-text = A record that is not finished goes on here; any other is replayed. A game saved here can go on elsewhere in the same way: at a server, or in a browser without one.
web-alone-save = Save as a file
web-alone-forget-text = The game is gone for good from this browser. Save it as a file first if you want to keep it.
web-alone-network = Fetching the strong players: { $share }
web-alone-fetching = Fetching the strong players
web-alone-fetched = The strong players are here.
web-alone-unkept = This browser keeps nothing: a game lasts as long as this page is open. Save it as a file before you go.
web-alone-news = A new version of this page is ready.
web-alone-renew = Load it
web-alone-now = Move now
web-alone-thinking = The computer is thinking
web-alone-thought = The computer has decided.
web-alone-lines = Lines tried: { $lines } of { $limit }
web-alone-sparing = Battery low: half the effort

## Rated games
web-term-rated = Rated
    .why = The result counts for the ladder; needs a clock, and both need a name and a password.
web-rated-yes = yes
web-rated-no = no
web-rated-note = counts for the rating, kind of clock: { $pace }
web-rated-note-off = the result counts nowhere
web-rated-guest = you need a name and a password to sit here
web-rated-row = rated
web-rated-needs-clock = A rated game needs a clock.
web-rated-sign-in = Log in to sit down
web-rated-outside = your rating ({ $rating }) is outside the range
web-rated-no-rating = needs a rating
web-rated-now = Rating
web-rated-pending = The ratings follow in a moment.
web-range-both = { $least } to { $most }
web-range-least = { $least } and up
web-range-most = up to { $most }
web-range-from = Lowest rating
web-range-to = Highest rating
web-range-any = any
web-filter-rated-any = all
web-filter-rated-rated = rated
web-filter-rated-casual = casual
web-pace-fast = fast
web-pace-standard = standard
web-pace-days = days

## Lessons: where one stands, and what comes after them
web-class-first-game = A first game
web-class-first-game-about = with a coach beside the board
web-class-at = Lesson { $n } of { $of } · about { $minutes } min
web-class-progress = { $done } of { $of } lessons done
web-alone-missing = The strong players are not on this device and cannot be fetched now. Until they can, the level “{ $level }” plays for them.
web-alone-stumbled = A strong player has failed. The level “{ $level }” has decided in its place.
web-alone-strong = Strong levels
web-alone-strong-away = They need a file that is fetched once. Fetch it now to play them without a network later.
web-alone-strong-here = They are on this device and play without a network too.
web-alone-strong-fetch = Fetch now
web-alone-strong-failed = The file cannot be fetched now. Try again when there is a network.
