# Why a bot chose what it chose.

reason-at-sight = At first sight, I give myself a { $chance }% chance to win.
reason-searched = { $lines ->
    [one] After one line of play, I give myself a { $chance }% chance to win.
   *[other] After { $lines } lines of play, I give myself a { $chance }% chance to win.
}
reason-alone = Nothing else came close.
reason-rival = This got { $own }% of my attention, the next best ({ $rival }) { $share }%.
reason-refused = I would have liked this better, but it can lose the game at once: { $refused }.
