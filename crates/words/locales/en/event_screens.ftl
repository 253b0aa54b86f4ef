# The screens of tournaments and leagues. They come with these screens and not before.

## The list

web-events-about = Tournaments and leagues: register, and your games are created and started for you.
web-events-all = All events
web-events-open = Open for registration
web-events-open-none = No event is open for registration. You can create one.
web-events-running = Running
web-events-running-none = No event is running.
web-events-past = Past
web-events-past-none = No event has ended yet.
web-events-more = Show more events
web-event-new = New event
web-event-status-open = Registration is open
web-event-status-running = Running
web-event-status-over = Over
web-event-status-called-off = Called off
web-event-closes = Registration until { $when }
web-event-until = Until { $when }
web-event-till = until { $when }
web-event-next-opens = Round { $round } begins on { $when }
web-event-round = Round { $round }
web-event-round-of = Round { $round } of { $rounds }
web-event-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-event-players-of = { $count } of { $most ->
    [one] { $most } place
   *[other] { $most } places
} taken
web-event-mine = you take part
web-event-pace-fast = fast clock
web-event-pace-standard = one sitting
web-event-pace-days = over days

## What was agreed

web-event-rules = Rules
web-event-format = System
web-event-format-swiss = Swiss
    .why = In each round players with equal points meet, and nobody meets the same player twice as long as that is possible.
web-event-format-round-robin = Round robin
    .why = Everybody meets everybody.
web-event-format-knockout = Knock-out
    .why = Lose one match and you are out.
web-event-format-double-elimination = Double elimination
    .why = Lose two matches and you are out.
web-event-format-league = League
    .why = Divisions in which everybody meets everybody; after the season the best go up and the last go down.
web-event-format-fours = Tables of four
    .why = Four players at each table, as far as possible in other seats and with other opponents in every round.
web-event-system-rounds = { $name }, { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-event-system-divisions = { $name }, { $count ->
    [one] { $count } division
   *[other] { $count } divisions
}
web-event-system-cycles = { $name }, { $count ->
    [one] once
   *[other] twice
}
web-event-sides-lot = random
    .one = At random in every match.
    .two = At random; the second game is played with sides exchanged.
web-event-sides-swap = in turn
    .one = Evened out over the rounds.
    .two = Evened out over the rounds; the second game is played with sides exchanged.
web-event-sides-bid = by bid
    .one = Both bid in secret at the table; the higher bid takes its side.
    .two = Both bid in secret before each game; the higher bid takes its side.
web-event-sides-fours = Everybody sits where they have sat least.
web-event-rounds-when-done = when all matches are done
web-event-rounds-by-hand = when an organiser says so
web-event-rounds-by-date = by date
web-event-rounds-by-date-text = { $days ->
    [one] the first on { $first }, then one each day
   *[other] the first on { $first }, then one every { $days } days
}
web-event-match-games = { $count ->
    [one] one game
   *[other] two games, one after the other
}
web-event-points-one = 1 for a win, ½ for a draw
web-event-points-two = 1 for a match, ½ if it is shared 1–1
web-event-points-fours = 1 for each winner of a table, ½ each in a draw
web-event-points-bye = A bye counts as a win.
web-event-points-even = If a match is even, up to two more games are played; if it is still even, whoever was seeded higher goes on.
web-event-season = Season { $season }
web-event-seasons = Seasons of this league
web-event-moves = { $up } up, { $down } down after the season
web-event-days-round = { $count ->
    [one] one day for a round
   *[other] { $count } days for a round
}
web-event-days-season = { $count ->
    [one] one day for the season
   *[other] { $count } days for the season
}
web-event-rated-yes = rated
web-event-rated-same-address = rated, also between players at one address
web-event-rated-no = not rated
web-event-places-text = { $least } to { $most }
web-event-term-system = System
web-event-term-match = Match
web-event-term-sides = Sides
web-event-term-points = Points
web-event-term-moves = Divisions
web-event-term-rounds = Rounds begin
web-event-term-days = Time
web-event-term-clock = Clock
web-event-term-options = Tables
web-event-term-rated = Rated
    .why = Results change the players' ratings; it needs a clock.
web-event-term-places = Players
web-event-term-bounds = Rating
web-event-term-spectators = Spectators
web-event-calendar = Calendar file
web-event-csv = Results as CSV

## The event

web-event-parts = Parts of the event
web-event-tab-standings = Standings
web-event-tab-pairings = Pairings
web-event-tab-players = Players
web-event-tab-log = Log
web-event-log-more = Show earlier entries
web-event-organised-by = organised by { $names }
web-event-organised = Organised by { $names }.
web-event-helped = Helpers: { $names }.
web-event-player = Player
web-event-players-head = Players
web-event-rating = Rating
web-event-points = Points
web-event-played = Played
web-event-you = you
web-event-instead = for { $name }
web-event-withdrawn = withdrawn
web-event-out = out
web-event-nobody = Nobody has registered yet.
web-event-mark-champion = champion
web-event-mark-up = goes up
web-event-mark-down = goes down
web-event-explain = How the tie-breaks are counted
web-event-equal = Equal points are decided by: { $order }.
web-event-ahead = { $name } is ahead of { $other } by this: { $by }, { $own } against { $theirs }.
web-event-tie-mutual = mutual result
    .short = Mut.
    .why = points from the matches among those who are level
web-event-tie-games = games
    .short = Games
    .why = points of single games
web-event-tie-buchholz = Buchholz
    .short = Buch.
    .why = Buchholz (the points of all opponents)
web-event-tie-sonneborn-berger = Sonneborn–Berger
    .short = S–B
    .why = Sonneborn–Berger (the points of opponents beaten, and half of those drawn with)
web-event-tie-wins = matches won
    .short = Wins
    .why = matches won
web-event-tie-rating = rating
    .short = Rtg.
    .why = the rating at the start
web-event-rounds = Rounds
web-event-no-rounds = The first round is paired when registration ends.
web-event-table = Table
web-event-board = table { $board }
web-event-games = Games
web-event-state = State
web-event-how = How it stands
web-event-open = Go there
web-event-go = Go to your game
web-event-decide = Decide
web-event-bye = bye
web-event-to-begin = to begin
web-event-state-not-begun = not begun
web-event-state-playing = playing
web-event-state-your-play = your play
web-event-state-won = won by { $names }
web-event-state-shared = shared
web-event-state-drawn = draw
web-event-state-adjudicate = to be decided
web-event-state-bye = bye
web-event-state-void = does not count
web-event-game = game { $number }
web-event-turn = turn { $turn }
web-event-turn-short = t{ $turn }
web-event-awaited = waiting for { $names }
web-event-pairings-note = A match that is not finished when its time ends goes to an organiser who does not play in it. If nobody has decided three days later, whoever has taken more time at the table forfeits; both, if there is no telling. Place and points are those of now.
web-event-relaxed-sides = Sides could not be evened out for everybody.
web-event-relaxed-twice = Some meet for a second time: there was no other way.
web-event-bracket-winners = without a loss
web-event-bracket-losers = with one loss
web-event-bracket-final = final
web-event-games-played = { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} played
web-event-marks-now = as things stand
web-event-marks-final = final

## One's own part

web-event-your-match = Your match
web-event-table-soon = Your table is being set up.
web-event-taking-part = Taking part
web-event-you-in = You are registered.
web-event-you-play = You take part.
web-event-you-left = You have left this event.
web-event-withdraw = Withdraw
web-event-register = Register
web-event-free-places = { $count ->
    [one] One place is free.
   *[other] { $count } places are free.
}
web-event-needs-name = To play in an event or to organise one you need a name and a password.

## Organisers

web-event-organisers = For organisers
web-event-registered = { $count ->
    [one] One player registered
   *[other] { $count } players registered
}, at least { $least } needed
web-event-done-of = { $done } of { $of ->
    [one] { $of } match
   *[other] { $of } matches
} done
web-event-late = { $count ->
    [one] One to be decided
   *[other] { $count } to be decided
}
web-event-pair-round = Pair round { $round }
web-event-publish = Publish the round
web-event-do-withdraw = Withdraw
    .why = You lose what you have not played, also for your rating. Early in a league or a round robin all your results are deleted.
web-event-do-begin = Begin
    .why = Registration ends, and the first round is drawn and published.
web-event-do-pair = Pair the next round
    .why = This is the round as it would be. Nobody has been told yet.
web-event-do-enter = Invite
    .why = Somebody with an account, also outside the bounds of rating. They play once they accept.
web-event-do-remove = Take out
    .why = The player loses what is not played; early in a league or a round robin all their results are deleted.
web-event-do-extend = Extend
    .why = A new deadline for a round or for one match. Everybody concerned is told.
web-event-do-ask-more = Ask for more time
    .why = Your opponent is asked, or the organisers where others wait for this match or it is more than a week. Everybody can read it in the log.
web-event-do-forfeit = Forfeit
    .why = Whoever you name loses the games of the match still to be played.
web-event-do-adjudicate = Adjudicate
    .why = The result of a game by your decision.
web-event-do-substitute = Substitute
    .why = Somebody is invited to take over a place with all its points and to play what is left. A rated game that has begun is finished by whoever began it and counts for the place; all other games in play begin anew.
web-event-do-staff = Helpers
    .why = Give somebody rights for this event, or take them away.
web-event-do-announce = Announce
    .why = Shown at the top of the event until the next announcement.
web-event-do-call-off = Call off
    .why = The event ends at once. Games in play go on and count for ratings, not for the event. This cannot be undone.
web-event-do-nothing = There is nothing here to apply this to.
web-event-more = More time
web-event-more-by = { $player } asks for time until { $when }
web-event-more-own = You have asked for time until { $when }.
web-event-more-organisers = The organisers decide.
web-event-more-opponent = Your opponent is to answer.
web-event-more-agree = Agree
web-event-more-back = Take it back
web-event-which = Which
web-event-which-game = Game
web-event-whole-round = The whole of round { $round }
web-event-whole-season = All matches
web-event-until-when = Until
web-event-who-forfeits = Who forfeits
web-event-result = Result
web-event-name-of = Name
web-event-division = Division
web-event-division-any = by strength
web-event-rights = May
web-event-rights-none = Without any rights, a helper is no longer one.
web-event-right-register = let players in and take them out
web-event-right-pair = begin and pair rounds
web-event-right-extend = extend
web-event-right-forfeit = forfeit matches
web-event-right-adjudicate = adjudicate
web-event-right-substitute = substitute
web-event-right-announce = announce
web-event-text = Text
web-event-reason = Reason (everybody can read it)
web-event-advice-ask = What is the position worth?
web-event-advice = { $count ->
    [one] A bot played the game on once from here:
   *[other] Bots played the game on { $count } times from here:
}
web-event-chance = { $chance }% ± { $error }
web-event-advice-note = Advice only. The decision is yours. Possible once the match's time is over and if you do not play in the event; the game then stops and the log says that you asked.

## A new event

web-event-form-what = The event
web-event-form-title = Title
web-event-form-about = About it (optional)
web-event-form-rounds = Number of rounds
web-event-form-twice = With so few players for so many rounds, some would meet twice.
web-event-form-cycles = Everybody meets everybody
web-event-cycles-1 = once
web-event-cycles-2 = twice
web-event-form-division = Division
web-event-division-name = Division { $number }
web-event-form-size = Players
web-event-form-beside = On one level with the division before it
web-event-form-drop = Remove
web-event-form-add = Add a division
web-event-form-up = Go up
web-event-form-down = Go down
web-event-form-season = Season
web-event-form-follows = Takes over its divisions from
web-event-form-follows-none = no season before
web-event-form-match = A match
web-event-form-games = Games of a match
web-event-games-count = { $count ->
    [one] one game
   *[other] two games
}
web-event-form-address = Same address allowed
    .why = For a club in one place: games between players who share a connection are rated too.
web-event-form-options = All options of the tables
web-event-form-when = Who and when
web-event-form-least = Players at least
web-event-form-most = Players at most
web-event-form-least-rating = Rating from
web-event-form-most-rating = Rating up to
web-event-form-closes = Registration ends, and the event begins (by date: on the date of the first round; empty: when you say so)
web-event-form-first = First round
web-event-form-apart = Days between rounds
web-event-form-days = Days for a round (empty: no deadline)
web-event-form-days-season = Days for the season (empty: no deadline)
web-event-form-ties = Equal points are decided by, in this order
web-event-form-earlier = Earlier
web-event-found = Announce the event
web-event-found-note = Nobody can change the terms after this, not even you.

## Invitations

web-event-you-invited = You are invited
web-event-invited-by = { $by } invites you to play in this event.
web-event-invited-instead = { $by } invites you to take over the place of { $other }.
web-event-accept = Accept
web-event-decline = Decline
web-event-invited = invited
