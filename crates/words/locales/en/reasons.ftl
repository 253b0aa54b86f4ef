# Why a bot chose what it chose.

reason-at-sight = At first glance, I put my chances at { $chance }%.
reason-searched = { $lines ->
    [one] After one line of play, I put my chances at { $chance }%.
   *[other] After { $lines } lines of play, I put my chances at { $chance }%.
}
reason-alone = Nothing else came close.
reason-rival = This got { $own }% of my attention, the next best ({ $rival }) { $share }%.
reason-refused = I would have preferred this, but it could lose the game at once: { $refused }.
