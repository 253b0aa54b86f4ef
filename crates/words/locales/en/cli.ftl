# What the program `detente` answers on the command line. Words in `code` and seat or level names are never translated.

## How games end

cli-result-unfinished = Result: unfinished
cli-result-draw = Result: draw ({ $how })
cli-result-won = Result: { $winners } ({ $how })

## Simulated games

cli-sim-head = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-sim-draws = Draws: { $n }
cli-sim-unfinished = Unfinished: { $n }
cli-sim-length-turn = Mean length in turns: { $n }
cli-sim-length-round = Mean length in rounds: { $n }
cli-sim-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s ({ $rate } per second)
cli-sim-forfeit = Game { $game }: { $seat } ({ $level }) loses by forfeit. { $why }
cli-sim-more-forfeits = { $n ->
    [one] … and { $n } more game lost by forfeit
   *[other] … and { $n } more games lost by forfeit
}
cli-sim-saved = Records in { $folder }
cli-sim-cannot-save = the records cannot be saved: { $why }
cli-column-seat = Seat
cli-column-level = Level
cli-column-all = all
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95% interval
cli-column-duel = Duel
cli-column-result = Result
cli-column-drawn = Draws
cli-column-points = Points
cli-column-elo = Elo
cli-column-cost = Time per choice
cli-column-ending = Ended by
cli-column-games = Games
cli-progress-left = about { $seconds } s left

## Speed

cli-bench-head = { $game }, random play on one thread
cli-bench-games = { $rate } games per second
cli-bench-turns = { $rate } turns per second
cli-bench-rounds = { $rate } rounds per second
cli-bench-decisions = { $rate } decisions per second
cli-bench-actions = { $rate } actions per second, dice and deals included

## Records

cli-check-ok = { $file }: a legal game of { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. { $result }
cli-rules-used = Replayed under version { $record } of the rules.
cli-other-rules = Replayed under version { $record } of the rules, under which it was played; new games use version { $program }.
cli-replay-too-far = the record has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, not { $wanted }
cli-replay-viewer = nobody called “{ $name }” can view this game; try { $known }
cli-view-no-play = no play is called “{ $place }”; they are called 2-us-3, 2-headline, setup or end

## Logs of the official digital edition

cli-conform-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $ok ->
    [one] { $ok } agrees
   *[other] { $ok } agree
} with the rules; { $plays ->
    [one] { $plays } card played
   *[other] { $plays } cards played
}, { $checks ->
    [one] { $checks } value compared
   *[other] { $checks } values compared
}
cli-conform-differs = { $wrong } of { $games ->
    [one] { $games } log
   *[other] { $games } logs
} { $wrong ->
    [one] does not agree
   *[other] do not agree
} with the rules
cli-conform-no-logs = there are no logs in { $folder }
cli-conform-mismatch = line { $line }: the log says “{ $expected }”, the rules say “{ $got }”
cli-said-line = { $text }
cli-said-no-card = no card
cli-said-end-of-log = the end of the log
cli-said-card-from-hand = { $card } from the hand of the { $side }
cli-said-card-from-table = { $card } from the draw pile or the discards
cli-said-card-at = { $card } { $at }
cli-said-full-hand = a full hand
cli-said-no-deal = no deal fits
cli-said-legal = legal for the { $side }: { $answers }
cli-said-legal-and-more = legal for the { $side }: { $answers }, …
cli-said-not-legal = { $answer } is not legal
cli-said-over = the game is over ({ $ending })
cli-said-nothing = nothing
cli-card-lies-box = is not in the game yet
cli-card-lies-pile = has not been played yet
cli-card-lies-hand-us = is in the hand of the US
cli-card-lies-hand-ussr = is in the hand of the USSR
cli-card-lies-discards = lies in the discards
cli-card-lies-out-of-game = is out of the game
cli-card-lies-table = lies on the table
cli-departure-wargames = line { $line } differs from the rulebooks: { card-wargames } at 0 points was lost by the player who ended the game
cli-departure-shuttle = line { $line } differs from the rulebooks: { card-shuttle-diplomacy } left the point for Japan beside the enemy superpower
cli-departure-crisis = line { $line } differs from the rulebooks: a coup under the { card-cuban-missile-crisis } was rolled before it lost the game
cli-departure-junta = line { $line } differs from the rulebooks: realignments of { card-junta } went over both regions
cli-departure-china = line { $line } differs from the rulebooks: { card-the-china-card } was played though it stranded a scoring card
cli-import-broken-off = the log breaks off at line { $line }, in the middle of a play; the game is kept up to the play before it
cli-conform-departures = Departures from the books that made a difference: { $list }
cli-import-written = { $file }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. { $result }
cli-import-inferred = the log stops in the play that ended the game; the rules say how it ended
cli-import-differs = { $difference }; the record ends before that
cli-import-cannot-write = { $file } cannot be written: { $why }

## Rules and cards

cli-card-none = there is no card “{ $asked }”; `detente card --all` lists them
cli-card-several = “{ $asked }” fits several cards: { $names }
cli-rules-none = the rules of { $game } have no section “{ $asked }”; the chapters are { $existing }
cli-rules-none-under = the rules of { $game } have no section “{ $asked }”; under { $above } there are { $existing }
cli-rules-more = See also: { $sections }

## Files

cli-file-missing = there is no file { $file }
cli-file-is-folder = { $file } is a folder, not a file
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-not-text = { $file } is not a text file
cli-file-unknown-game = { $file } is a record of “{ $game }”, an unknown game; known are { $known }

## Wrong usage

cli-usage-no-command = no command given; `detente --help` lists them
cli-usage-unknown-command = there is no command “{ $word }”; `detente --help` lists them
cli-usage-unknown-argument = unknown argument “{ $argument }”; `--help` lists what this command takes
cli-usage-missing-argument = missing: { $argument }
cli-usage-missing-value = { $argument } needs a value
cli-usage-conflict = { $argument } cannot be combined with the other arguments
cli-usage-value-of = “{ $value }” is not a value for { $argument }; try { $known }
cli-usage-value = “{ $value }” is not a value for { $argument } ({ $why })
cli-bad-rules = --rules: { $why }
cli-seats-form = --seats: “{ $word }” is not of the form SEAT=LEVEL; the seats are { $known }
cli-seats-level = --seats: there is no level “{ $word }”; try { $known }
cli-seats-seat = --seats: there is no seat “{ $word }”; the seats are { $known }, or all
cli-seats-twice = --seats: “{ $word }” is named twice
cli-seats-mixed = --seats: a tournament between several levels assigns no seats, but “{ $word }” does
cli-seats-empty = --seats: nobody plays { $word }

## The manual

cli-man-cannot-write = the manual pages cannot be written: { $why }

## The server

cli-serve-listening = Détente is at { $url } (Ctrl-C stops it)
cli-serve-no-folder = no data folder found; name one with --data
cli-serve-database = “{ $url }” is not a supported database; write sqlite:FILE or postgres://USER@HOST/NAME
cli-serve-config = { $file }: { $why }
cli-serve-mail = mail needs both --smtp and --mail-from
cli-admin-there = there is a database at { $file }; stop the server and use --force to replace it (the old one is kept beside it)
cli-admin-in-use = a server is running on { $file }; stop it first
cli-admin-restored = { $file } is now the database
cli-admin-no-database = no database at { $file }
cli-admin-what = name the user, the table or the file
cli-admin-reason = give a --reason; it is kept and told to the person
cli-admin-nobody = nobody is called “{ $name }”
cli-admin-done = Done.
cli-admin-nothing = nothing to lift
cli-admin-repaired = actions kept: { $kept }; dropped because they did not fit: { $dropped }
cli-admin-backup = Copied to { $file }
cli-admin-check-good = The database is intact, and every table can be opened.
cli-admin-move-where = move where? Name a database such as postgres://USER@HOST/NAME
cli-admin-moved =
    { $rows ->
        [one] One row copied
       *[other] { $rows } rows copied
    }
cli-admin-only-file = that is for a database that is a file; PostgreSQL has tools of its own (pg_dump, pg_restore)

## Programs outside

cli-exec-cannot-start = The program “{ $command }” cannot be started: { $what }.
cli-exec-ended = The program “{ $command }” ended in the middle of the game ({ $what }).
cli-exec-silent = The program “{ $command }” gave no answer within { $what } s.
cli-exec-deaf = The program “{ $command }” did not read what it was sent within { $what } s.
cli-exec-closed-input = The program “{ $command }” closed its standard input in the middle of the game.
cli-exec-closed-output = The program “{ $command }” closed its standard output in the middle of the game.
cli-exec-illegal = The program “{ $command }” answered “{ $what }”, which is not legal here.

## Reviews

cli-review-effort = “{ $effort }” is no effort: 400n for lines of play, 200ms or 1.5s for time
cli-review-seat = there is no seat “{ $seat }”: { $known }
cli-review-empty = nothing was decided in this record, so there is nothing to review
cli-review-too-long = this record is longer than any game and is not reviewed
cli-review-no-games = there are no records or logs (.txt, .dtr) in { $folder }
cli-review-none = no game in { $folder } could be reviewed
cli-review-no-judge = this program was built without the network that reviews games
cli-review-kept = what was kept of the review does not fit together
cli-review-kept-other = { $file } belongs to another review (another record, seed or effort)
cli-review-written = { $file } written
cli-puzzles-unreadable = { $file }: line { $line } is no puzzle
cli-puzzles-theme = there is no theme “{ $theme }”: { $known }
cli-serve-two-databases = --data names one database and DETENTE_DATABASE in the environment another; leave one of them out
