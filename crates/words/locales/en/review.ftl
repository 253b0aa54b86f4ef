# Reviews: what decided a game. Points are percentage points of the chance to win.

review-when = Turn { $turn }, round { $round }
review-when-turn = Turn { $turn }
review-error = { $when }. { $name }: { $played }. Better: { $best }. { $points ->
    [one] One percentage point given away.
   *[other] { $points } percentage points given away.
}
review-why-control = If play goes on, out of 100 games: { $name } controls { $country }: { $before }; after the better choice: { $after }.
review-why-points = If play goes on, lead in victory points at the end ({ $name }): { $before }; after the better choice: { $after }.
review-why-lost-defcon = If play goes on, out of 100 games: lost by nuclear war ({ $name }): { $before }; after the better choice: { $after }.
review-why-lost-europe = If play goes on, out of 100 games: lost by Control of Europe ({ $name }): { $before }; after the better choice: { $after }.
review-why-lost-wargames = If play goes on, out of 100 games: lost by { card-wargames } ({ $name }): { $before }; after the better choice: { $after }.
review-why-lost-points = If play goes on, out of 100 games: lost on points ({ $name }): { $before }; after the better choice: { $after }.
review-why-lost-held = If play goes on, out of 100 games: lost by a held scoring card ({ $name }): { $before }; after the better choice: { $after }.
review-why-won = If play goes on, out of 100 games: wins ({ $name }): { $before }; after the better choice: { $after }.
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
review-why-coup = Left open to a coup ({ $name }, DEFCON { $defcon }): { $country }. If play goes on, out of 100 games: coup there: { $before }; after the better choice: { $after }.
review-why-scored = If play goes on, victory points when { $region } is scored ({ $name }): { $before }; after the better choice: { $after }.
review-why-shortfall = If play goes on, military operations missing at the end of the turn ({ $name }): { $before }; after the better choice: { $after }.

## What the curve and luck are
review-legend-lines = thick line: the mean of what the players saw; thin line: what one player saw ({ $name })
review-luck-choices = Luck here is only what the others chose at the same time: nothing in this game is left to chance.
