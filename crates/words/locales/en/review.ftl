# Reviews: what decided a game. Points are percentage points of the chance to win.

review-when = Turn { $turn }, round { $round }
review-when-turn = Turn { $turn }
review-error = { $when }. { $name }: { $played }. Better: { $best }. { $points ->
    [one] One percentage point given away.
   *[other] { $points } percentage points given away.
}
# What came out differently. `told` is `choice` of a decision that was marked, `wrong` of an answer to a puzzle that is refused, and `answer` where the answer
# of a puzzle is explained by what the next best one brings.
review-why-from = { $told ->
    [answer] With the next best answer
    [wrong] With this answer
   *[choice] After what was played
}
review-why-then = { $told ->
    [answer] with this one
    [wrong] with the best one
   *[choice] after the better choice
}
review-why-control = { review-why-from }, { $the } { $side ->
   *[other] controls
} { $country } in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-points = { review-why-from }, lead in victory points at the end ({ $name }): { $before }; { review-why-then }: { $after }.
review-why-lost-defcon = { review-why-from }, { $the } { $side ->
   *[other] loses
} by nuclear war in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-lost-europe = { review-why-from }, { $the } { $side ->
   *[other] loses
} by Control of Europe in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-lost-wargames = { review-why-from }, { $the } { $side ->
   *[other] loses
} by { card-wargames } in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-lost-points = { review-why-from }, { $the } { $side ->
   *[other] loses
} on points in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-lost-held = { review-why-from }, { $the } { $side ->
   *[other] loses
} by a held scoring card in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-won = { review-why-from }, { $the } { $side ->
   *[other] wins
} { $before } of 100 games; { review-why-then }, { $after }.
review-luck = { $when }. { $line }. { $good ->
    [yes] Luck
   *[no] Bad luck
} ({ $name }), percentage points: { $points }.
review-deal = { $when }. The cards dealt ({ $name }): { $good ->
    [yes] good
   *[no] bad
}; percentage points: { $points }.
review-resigned = resigns
review-out-of-time = runs out of time
review-given-up = { $when }. { $name }: { $how ->
    [time] runs out of time
   *[other] resigns
}. { $points ->
    [one] One percentage point given away.
   *[other] { $points } percentage points given away.
}
review-dealt = The cards dealt

## The report

review-title = Review
review-of = The chance to win, in percentage points: { $name }
review-start = Start
review-luck-of = Luck: { $name }
review-luck-parts = dice { $dice }, cards { $cards }, hand { $hand }
review-errors-of = Errors: { $name }
review-errors-better = played better than the computer would have
review-rest = Not attributed
review-end = Result
review-accuracy = Accuracy
review-accuracy-line = { $name }: { $accuracy } of 100; points lost per decision: { $loss }; decisions: { $decisions }; inaccuracies: { $inaccuracies }; mistakes: { $mistakes }; blunders: { $blunders }
review-accuracy-part = { $part }: { $accuracy } (points lost: { $lost }; decisions: { $decisions })
review-turning = What decided the game
review-turning-none = Nothing stands out
review-marks = Marked decisions
review-marks-none = No decision is marked
review-curve = The chance to win over the game
review-legend-error = error
review-legend-luck = luck of the dice and cards
review-note = Judged by what each player could know: their own hand, the board, the discards. Lines of play: { $lines }; seed { $seed }, effort { $effort }.
review-kind-card = Choice of card
review-kind-use = Use of cards
review-kind-resignation = Resigning
review-kind-build = New missiles
review-kind-regroup = Reorganising
review-kind-attack = Attacks
review-kind-other = Other
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder

## Profiles

review-profile = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, accuracy { $accuracy }; all others { $others }
review-profile-lost = Points lost per decision, and by all others:
review-profile-part = { $part }: { $own }, others { $others } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
})
review-profile-alone = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, accuracy { $accuracy }
review-profile-lost-alone = Points lost per decision:
review-profile-part-alone = { $part }: { $own } ({ $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
})

## More reasons of a mark
review-why-coup = { review-why-from }, { $country } is left open to a coup: at DEFCON { $defcon }, { $the } { $side ->
   *[other] coups
} it in { $before } of 100 games; { review-why-then }, in { $after }.
review-why-scored = { review-why-from }, victory points when { $region } is scored ({ $name }): { $before }; { review-why-then }: { $after }.
review-why-shortfall = { review-why-from }, military operations missing at the end of the turn ({ $name }): { $before }; { review-why-then }: { $after }.

## What the curve and luck are
review-legend-lines = thick line: the mean of what the players saw; thin line: what one player saw ({ $name })
review-luck-choices = Luck here is only what the others chose at the same time: nothing in this game is left to chance.
