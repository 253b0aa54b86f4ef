# The ladder, players, quick pairing and challenges on the web.

ladder-about = Everybody who plays rated games here, by rating. Few games say little: a number stands with its deviation, and whoever has played little is provisional.
ladder-pace = Kind of clock
ladder-pace-fast = up to 40 minutes each
ladder-pace-standard = in one sitting
ladder-pace-days = over several days
ladder-active = Active
ladder-active-30 = active in 30 days
ladder-active-90 = active in 90 days
ladder-active-365 = active in a year
ladder-active-all = active at any time
ladder-provisional-too = provisional too
ladder-find = Find a player
ladder-rank = Rank
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-won-drawn-lost = Won, drawn, lost
    .short = W–D–L
ladder-as = as { $the }
ladder-month = 30 days
ladder-last = Last game
ladder-spread = { $least } to { $most }
ladder-key = Thick line: one deviation; thin line: two; dashed: bots
ladder-provisional = provisional
ladder-more = Show { $from } to { $to }
ladder-first = Back to the top
ladder-around = Your rank
ladder-empty = Nobody has a rank here yet
ladder-empty-text = A rank needs some rated games: a deviation of 75 or less. Make a table with “Rated” on, or look for a rated game in the lobby.
ladder-empty-provisional = Show provisional players
ladder-empty-none = Nobody has played a rated game of this kind yet.
ladder-anchors = Anchors
ladder-anchors-text = Bots whose rating never moves. They hold the scale in place and have no rank.
ladder-anchors-for-rating = Games against them here are rated.
ladder-fixed = fixed
ladder-your-score = your score
ladder-play = Play
ladder-all-results = All results

ladder-since = Plays here since { $month }
ladder-rated-games = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
ladder-guest = guest
ladder-nobody = There is no player of that name
ladder-nobody-text = Names change, and guests are forgotten. Look in the ladder, or search again.
ladder-challenge = Challenge
ladder-report = Report
ladder-ratings = Ratings
ladder-deviation = ± is the deviation
ladder-rank-of = { $rank } of { $ranked }
ladder-best = Best
ladder-no-ratings = No rated games yet.
ladder-no-ratings-mine = You have no rated games yet. Make a table with “Rated” on, or look for a rated game in the lobby.
ladder-curve = Rating curve
ladder-curve-says = From { $first } to { $last } in { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ladder-curve-best = best { $n }
ladder-sides = Results by side
ladder-side-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ladder-won-share = { $share } won
ladder-n-won = { $n } won
ladder-n-drawn = { $n } drawn
ladder-n-lost = { $n } lost
ladder-endings = Endings
ladder-openings = Favourite openings
ladder-openings-headline = First headline
ladder-openings-setup = Set-up
ladder-openings-few = Shown from ten games with one side on.
ladder-share-won = won
ladder-recent = Recent games
ladder-when = When
ladder-side = Side
ladder-opponent = Opponents
ladder-clock = Clock
ladder-result = Result
ladder-how = How it ended
ladder-change = Change
ladder-won = won
ladder-drawn = drawn
ladder-lost = lost
ladder-replay = Replay
ladder-export = All games as a file:
ladder-against = You and { $name }
ladder-against-none = You have not met in a rated game yet.

ladder-challenge-title = Challenge { $name }
ladder-challenge-send = Send the challenge
ladder-challenge-wait = It waits three days for an answer. You can withdraw it until then.
ladder-challenge-in = { $name } challenges you
ladder-challenge-out = You have challenged { $name }
ladder-challenge-declined = { $name } has declined your challenge
ladder-challenge-made = { $name } has accepted your challenge
ladder-challenge-your-seat = you play { $the }
ladder-to-table = To the table
ladder-dismiss = Dismiss
ladder-sign-in = Log in to play rated games
ladder-desk = Waiting for a game

ladder-seek-terms = Standard rules. The range widens while you wait; you can leave this page meanwhile.
ladder-seek-range = Rating range
ladder-seek-range-some = within { $n }
ladder-seek-nobody = nobody else waiting
ladder-seek-others = { $n ->
    [one] { $n } other waiting
   *[other] { $n } others waiting
}
ladder-seek-usual = usually { $time }
ladder-seek-waiting = waiting { $time }
ladder-seek-cancel = Cancel
ladder-seek-within = ratings within { $n } of yours
ladder-seek-all = any rating
ladder-seek-bot = Nobody so far. Play the computer ({ $level }) meanwhile; you stay in the queue.
ladder-seek-bot-play = Play the computer
ladder-seek-found = Your game is ready
ladder-seek-gone = Your search has ended because this page was asleep. Start it again if you still want to play.
