# Ratings, pairing, tournaments and leagues.

server-error-rated-terms = A rated game needs a clock and another player, and no coach
server-error-rated-guest = Rated games need a name and a password
server-error-rated-address = You are both connected from the same address: this game cannot be rated
server-error-rated-bot = On this server games against bots are not rated
server-error-rating-range = Your rating is outside the range that this table asks for
server-error-challenge-self = You cannot challenge yourself
server-error-challenges = Too many challenges wait for an answer
server-error-seeks = You are looking for too many games at once
server-error-vacation = You do not have that many days of vacation
server-error-events = You organise too many events at once

table-offer-pause = { $seat } proposes to stop the clocks for a while
table-offer-pause-own = You proposed to stop the clocks; waiting for the answer
table-declined-pause = { $seat } does not want to stop the clocks

event-terms-title = An event needs a title
event-terms-games = A match has one or two games
event-terms-least = There are at least two players, and room for as many as there must be
event-terms-most = An event has at most 1000 players
event-terms-days = A round has 1 to 400 days
event-terms-ties = Each tie-break is named once
event-terms-apart = Rounds are 1 to 400 days apart
event-terms-rounds = There are 1 to 30 rounds
event-terms-cycles = Everybody meets everybody once or twice
event-terms-robin = Where everybody meets everybody there are at most 64 players
event-terms-divisions = A league has 1 to 40 divisions
event-terms-division = A division has 2 to 64 players and a short name
event-terms-beside = The first division has none before it to stand beside
event-terms-moves = More players go up and down than the smallest division has
event-terms-room = The divisions have fewer places than players may register
event-terms-fours-games = A table of four plays one game a round
event-terms-fours = Tables of four need four players
event-terms-times = A date lies ahead of us, and no further than five years
event-terms-follows = The season before is named by the id of its event
event-terms-rights = Each right is named once
event-terms-ratings = The lowest rating is above the highest: nobody could register

event-refused-not-open = Registration is not open
event-refused-full = All places are taken
event-refused-already = That player is registered already
event-refused-not-there = There is no such player, match or round in this event
event-refused-no-right = Only organisers with that right may do this
event-refused-own-match = Nobody decides on a match of their own
event-refused-not-now = That is not possible at this point of the event
event-refused-not-done = Some matches of this round are not finished
event-refused-too-few = There are too few players
event-refused-no-reason = Please give a reason: everybody can read it
event-refused-rating = Your rating is outside the range of this event
event-refused-too-long = That text is too long
event-refused-guest = Only players with a name and a password take part in events

event-log-found = The event was announced
event-log-begin = The event began with { $players ->
    [one] one player
   *[other] { $players } players
}
event-log-pair = Round { $round } was paired
event-log-enter = { $player } was let in
event-log-enter-division = { $player } was let in to play in { $division }
event-log-leave = { $player } left the event
event-log-extend = Round { $round } has until { $until }
event-log-extend-all = All matches have until { $until }
event-log-extend-match = { $match }: has until { $until }
event-log-ask-more = { $match }: asked for time until { $until }
event-log-agree-more = { $match }: agreed, has until { $until }
event-log-refuse-more = { $match }: more time until { $until } is not given
event-log-forfeit = { $match }: { $player } forfeits what is not played
event-log-adjudicate-won = { $match }, game { $game }: awarded to { $player }
event-log-adjudicate-drawn = { $match }, game { $game }: declared a draw
event-log-substitute = { $player } takes over the place of { $other }
event-log-staff = { $player } helps to organise and may: { $rights }
event-log-staff-off = { $player } no longer helps to organise
event-log-announce = Announcement
event-log-call-off = The event was called off

event-ending-forfeit = forfeit
event-ending-adjudicated = decided by the organisers
event-round-begins = round { $round } begins
event-round-ends = end of round { $round }

event-notice-subject = { $event }: news for you
event-notice-paired = { $event }: round { $round } has begun, and your game awaits you.
event-notice-deadline = { $event }: play your match of round { $round } by { $until }.
event-notice-extended = { $event }: your match of round { $round } now ends on { $until }.
event-notice-asked = { $event }: { $player } asks for time until { $until }. Your answer is awaited.
event-notice-refused = { $event }: you are not given more time. Your match ends on { $until }.
event-notice-over = { $event } is over.
event-notice-called-off = { $event } was called off.

rating-former = former player

cli-admin-ratings-what = say recompute or check
cli-admin-ratings-same = results { $results }, ratings { $ratings }: what is kept matches them
cli-admin-ratings-mended = results { $results }, ratings { $ratings }: { $different ->
    [one] { $different } did not match and is mended
   *[other] { $different } did not match and are mended
}
cli-admin-ratings-other = results { $results }, ratings { $ratings }: { $different ->
    [one] { $different } does not match
   *[other] { $different } do not match
}, or a result cannot be read
cli-admin-results = Results brought in: { $count }

server-error-rated-bot-offer = In a rated game bots agree neither to take-backs nor to pauses
event-refused-too-many = This event has reached its limit for this action
event-refused-barred = This player cannot take part at the moment
event-refused-not-withdrawn = An organiser takes over only the place of a player who has left
event-refused-earlier = An extension gives more time: no match may end sooner than it would, and one without a deadline gets at least three days
event-refused-begun = A rated game that has begun is for its players to finish: you can decide it once its deadline has passed. If there is none, set one with “Extend”
event-refused-same-address = Only a moderator can let games between accounts of one address count for rating
event-log-invite = { $player } was invited
event-log-invite-division = { $player } was invited to play in { $division }
event-log-invite-place = { $player } was invited to take over the place of { $other }
event-log-accept = { $player } accepted the invitation
event-log-decline = { $player } declined the invitation
event-log-part = A player's account has ended
event-log-advise = { $match }, game { $game }: an organiser looked at what the position is worth; the game is not played on
event-log-hand-over = { $player } organises the event from now on
event-log-late = { $match }: the time is over, { $player } forfeits what is not played
event-log-too-few = Too few players had registered: the event was called off
event-log-forgotten = Nobody had begun it for a year: the event was called off
event-log-forgotten-running = Nobody had done or played anything for a year: the event was called off
event-season-ends = end of the season
event-notice-invited = { $event }: you are invited to play.
server-challenged = { $name }, { $from } challenges you to a game of { $game }.
server-mail-challenge = A challenge
