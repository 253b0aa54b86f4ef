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
server-option-realign-safe = Realignments never cost the phasing player influence
server-option-split-ops = Operations may be split
server-option-space-decline = The Space Race roll may be declined
server-option-talk = Talk at the table
server-option-max-rounds = Draw after this many rounds

server-won = { $winners } won: { $how }
server-drawn = Draw: { $how }
server-ending-resign = the other side resigned
server-ending-time = the other side ran out of time
server-ending-forfeit = the other side forfeited
server-ending-defcon = the other side started a nuclear war
server-ending-held-scoring-card = the other side held a scoring card
server-ending-missile-crisis = the other side attempted a coup during the Cuban Missile Crisis

server-error-bad-request = Invalid request: { $why }
server-error-bad-name = A name has 2 to 24 characters: letters, digits, spaces, “-”, “_” or “.”
server-error-bad-password = A password needs at least 8 characters (256 at most)
server-error-bad-email = That is not an e-mail address
server-error-bad-webhook = A webhook is an address such as https://example.org/path
server-error-empty-chat = There is nothing to send
server-error-bad-file = That file cannot be read: { $why }
server-error-binary-file = That is not a text file. Choose a game record or a log of the official digital edition
server-error-bot-no-draw = The computer never agrees to a draw
server-error-not-logged-in = Log in or continue as a guest first
server-error-wrong-password = Wrong name or password
server-error-name-taken = That name is taken
server-error-not-found = Not found, or you have no access
server-error-forbidden = You are not allowed to do that
server-error-stale = The game has moved on; look again
server-error-illegal = The rules don't allow that now
server-error-not-now = You can't do that right now
server-error-too-large = That is too long or too large
server-error-too-often = Too fast; wait a moment
server-error-running = Only the players can see the record until the game ends
server-error-session-ended = Your session has expired; log in again or continue as a new guest
server-error-no-mail = This server sends no e-mail
server-error-internal = Something went wrong; nothing was changed

server-hint-why = { $choice } ({ $why })
server-your-turn = { $name }: it is your turn in { $game }
server-mail-turn = It is your turn
server-mail-stop = You get this because you asked for turn reminders. To stop them, remove your address in your settings: { $url }
server-mail-confirm-subject = Please confirm your address
server-mail-confirm = { $name }, someone, hopefully you, asked for turn reminders at this address. To confirm, open this link and press the button: { $url } If it was not you, do nothing and you will not hear from us again.
server-mail-ask = Send turn reminders to { $address }?
server-mail-button = Yes, this is my address
server-mail-confirmed = Done. We will e-mail you when it is your turn and you are away.
server-mail-unknown = This link is invalid or has expired. You can request a new one in your settings.

table-offer-draw = { $seat } offers a draw
table-offer-draw-own = You offered a draw; waiting for the answer
table-offer-take-back = { $seat } asks to go back to before this play: { $play }
table-offer-take-back-own = You asked to go back to before this play: { $play }
table-declined-draw = { $seat } declines the draw
table-declined-take-back = { $seat } does not agree to go back
table-laid = Your play is ready: confirm it, or start over
