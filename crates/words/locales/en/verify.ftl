# What `detente verify` and the page of the same name find out about a game. `server` is whoever runs the table's server.

## The whole

verify-is-fair = { $file }: fair
verify-is-fair-of-old = { $file }: fair as far as the older dice can prove it
verify-is-open = { $file }: nothing is wrong so far; the proof comes when the game is over
verify-is-nothing = { $file }: nothing can be proved
verify-is-broken = { $file }: not fair: { $count ->
    [one] one thing does not hold
   *[other] { $count } things do not hold
}

## The scheme

verify-scheme-2 = The dice were made by the server and the players together (scheme 2)
verify-scheme-1 = Older dice (scheme 1): the server's seed alone, with numbered draws
verify-scheme-none = The file promises nothing about its dice
verify-scheme-mixed = Lines of two schemes stand side by side: somebody has changed which scheme this is
verify-scheme-unknown = The file names a scheme that this program does not know

## The seed

verify-host = The server's secret is the one it had sealed before the game
verify-host-other = The server's secret is not the one it had sealed before the game
verify-host-later = The server has sealed its secret; it is opened when the game is over
verify-host-alone = No player had a part in the seed: the server could have chosen it
verify-secret-missing = The game is over, and the server's secret is not in the record
verify-head-damaged = The lines about the dice are damaged or incomplete
verify-part = { $seat }: the contribution is the one sealed before the game
verify-part-other = { $seat }: the contribution is not the one sealed before the game
verify-part-missing = { $seat }: the opened contribution is missing
verify-part-damaged = { $seat }: the line about the contribution is missing or damaged
verify-part-later = { $seat }: a contribution is sealed; its value is in the record when the game is over
verify-part-absent = { $seat }: a contribution was sealed and not opened in time
verify-part-none = { $seat }: no contribution
verify-part-bot = { $seat }: a bot of the server, which contributes nothing
verify-seed = The seed is made of exactly these parts
verify-seed-other = The seed is not what these parts make
verify-seed-missing = The seed is missing
verify-together = { $count ->
    [one] One contribution of a player is in the seed: the server could not choose it alone
   *[other] { $count } contributions of players are in the seed: neither the server nor one player could choose it alone
}

## The dice

verify-answers-none = The game has no random results
verify-answers = { $count ->
    [one] The only random result follows from the seed
   *[other] All { $count } random results follow from the seed
}
verify-differs = Action { $action } is “{ $got }” and should be “{ $expected }”: this result was changed, or something before it ({ $count ->
    [one] the only wrong result
   *[other] the first of { $count } wrong results
})
verify-answer-extra = Action { $action }, “{ $got }”, is a random result that nothing asked for
verify-answer-missing = Before action { $action }, “{ $got }”, a random result is missing
verify-answer-impossible = Action { $action }, “{ $got }”, cannot be the result here
verify-draws-bad = The list of draws does not match the random results
verify-gap = Before action { $action } { $count ->
    [one] draw { $got } was skipped
   *[other] the draws { $got } were skipped
}: a take-back, or a server that looked for better dice; the record cannot tell

## The game

verify-legal = { $count ->
    [one] The only action follows the rules
   *[other] All { $count } actions follow the rules
}
verify-illegal = Action { $action }, “{ $got }” ({ $seat }), is against the rules
verify-ending-other = The record says “{ $got }” about the end; the rules say “{ $expected }”
verify-unfinished = The game is not over

## What a player has kept or seen

verify-kept-host = The server had sealed the same secret when you sat down
verify-kept-host-other = The server had sealed another secret when you sat down
verify-kept-part = { $seat }: your contribution is in the seed
verify-kept-part-other = { $seat }: the contribution in the seed is not yours
verify-kept-part-unused = { $seat }: your contribution is not in the seed: it came too late, or the server left it out
verify-kept-seat-other = { $seat }: something else was sealed here when you opened your contribution
verify-seen-so-far = { $count ->
    [one] You know one action so far
   *[other] You know { $count } actions so far
}; the dice can be checked when the game is over
verify-seen-actions = { $count ->
    [one] The one action you had seen stands
   *[other] The { $count } actions you had seen stand
} in the record
verify-seen-differs = Action { $action } was “{ $expected }” when you saw it; the record has “{ $got }”: taken back with your consent, or changed
verify-seen-head-other = The game, its options or what was promised about the dice is not what you had seen
