### The server: names in forms, refusals, endings that no rule knows.

server-preset-standard = Standard
server-preset-league = League (the US gets 2 extra influence)
server-preset-first-edition = First edition
server-preset-late-war = Late War scenario
server-preset-chinese-civil-war = Chinese Civil War

server-option-edition = Edition
server-option-scenario = Scenario
server-option-optional-cards = Optional cards
server-option-promo = Promotional cards
server-option-without = Cards left out
server-option-us-handicap = Extra influence for the US
server-option-ussr-handicap = Extra influence for the USSR
server-option-chinese-civil-war = Chinese Civil War
server-option-bid = Bidding for sides
server-option-show-held = Show held cards at the end of the turn
server-option-realign-any-defcon = Realignments at any DEFCON
server-option-realign-safe = Realignments never hurt the active player
server-option-split-ops = Operations may be split
server-option-space-decline = The Space Race roll may be declined
server-option-talk = Talk at the table
server-option-max-rounds = Draw after this many rounds

server-won = { $winners }: { $how }
server-drawn = Drawn: { $how }

server-error-bad-request = That cannot be read: { $why }
server-error-not-logged-in = Log in or come in as a guest first
server-error-wrong-password = Wrong name or password
server-error-name-taken = That name is taken
server-error-not-found = Nothing is here, or it is not for you
server-error-forbidden = That is not yours to do
server-error-stale = The table has moved on meanwhile; look again
server-error-illegal = The rules do not allow that now
server-error-not-now = That does not fit what the table is doing
server-error-too-large = That is too long or too large
server-error-too-often = Too fast; wait a moment
server-error-running = The record of a game that is being played is for its players; it is open to everybody when the game is over
server-error-session-ended = Your session has ended; log in again, or come in as a new guest
server-error-no-mail = This server sends no e-mail
server-error-internal = Something went wrong here; nothing was changed

server-hint-why = { $choice }: { $why }
server-your-turn = { $name }: it is your turn at { $game }
server-mail-turn = It is your turn
server-mail-stop = You get this because you asked for it. To stop it, take your address out of your settings: { $url }
server-mail-confirm-subject = Is this your address?
server-mail-confirm = { $name }, somebody (you, we hope) wants to be told at this address when it is his turn at the table. To agree, open this link and press the button: { $url } If it was not you, do nothing and you will not hear from us again.
server-mail-ask = Shall messages that it is your turn be sent to { $address }?
server-mail-button = Yes, this is my address
server-mail-confirmed = Done. You will be told by e-mail when it is your turn and you are away.
server-mail-unknown = This link is not good, or not any more. You can ask for a new one in your settings.

table-offer-draw = { $seat } offers a draw
table-offer-draw-own = You have offered a draw; it waits for an answer
table-offer-take-back = { $seat } asks to go back to before this play: { $play }
table-offer-take-back-own = You have asked to go back to before this play: { $play }
table-declined-draw = { $seat } declines the draw
table-declined-take-back = { $seat } does not agree to go back
table-laid = Your play is laid: confirm it, or start over
