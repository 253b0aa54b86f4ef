# The screen of a review. What a review says in words of its own is in review.ftl.

reviewing-title = Review
reviewing-ask = Review this game
reviewing-about = What decided this game: the chance to win along the way, choices that were better, and the luck of dice and cards. Every choice is judged by what its player could know then.
reviewing-about-device = The review is made on this device and stays here.
reviewing-about-host = The review is made once, after the games in progress, and is then there for everybody who may see this game.
reviewing-effort = Effort
reviewing-effort-quick = Quick
reviewing-effort-usual = Usual
reviewing-effort-thorough = Thorough
reviewing-failed = The review could not be made. You can ask for it again.
reviewing-waiting = { $ahead ->
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
reviewing-working = The review is being made: { $done } of { $of }
reviewing-leave = You can leave this page; the work goes on.
reviewing-stay = The work goes on as long as a page of Détente is open here, and is taken up again later.
reviewing-decided = How this game was decided
reviewing-points = chance to win, in percentage points: { $name }
reviewing-start = start
reviewing-luck = luck
reviewing-errors = errors: { $name }
reviewing-rest = not attributed
reviewing-result = result
reviewing-luck-parts = { $name }: dice { $dice }, cards { $cards }, hand { $hand }.
reviewing-accuracy = Accuracy
reviewing-accuracy-about = 100 = no chance given away
reviewing-early = Early
reviewing-mid = Middle
reviewing-late = Late
reviewing-whole = All
reviewing-moments = Key moments
reviewing-every = Every decision
reviewing-which = What to walk through
reviewing-all = All
reviewing-lucky = Luck
reviewing-none = Nothing stands out.
reviewing-curve = The chance to win over the game, in percentage points: { $name }: { $points }
reviewing-legend-error = something better was there
reviewing-legend-luck = luck
reviewing-decision = decision { $n } of { $of }
reviewing-played = Played
reviewing-better = Better
reviewing-good = Played, and nothing was better
reviewing-to-win = to win
reviewing-also = Also good: { $list }.
reviewing-known = Judged by what this player could know then: their own hand, the board, the discards. Not the other hands, and not dice still to come.
reviewing-exact = give or take { $n }
reviewing-try = Try it here
reviewing-try-title = Try it yourself from here
reviewing-try-about = A game of your own begins in this position. Nothing changes in the one that you are looking at, and the dice are new.
reviewing-try-seat = Your seat
reviewing-try-against = Against
reviewing-try-self = nobody: you play all sides
reviewing-try-begin = Begin
reviewing-try-link = Copy a link to this position
reviewing-hands = Open hands
reviewing-download = Download
reviewing-eyes = Seen by
reviewing-lines = Lines of play: { $lines }; effort { $effort }.
