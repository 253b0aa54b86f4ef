# Puzzles and the analysis board.

puzzle-answer = The answer: { $best }.
puzzle-task = Puzzle { $n } of { $of } · { $theme } · { $difficulty }
puzzle-win = Find the play that wins.
puzzle-best = Find the best play.
puzzle-how = Type a number or the name of an answer; “hint”, “answer”, “map REGION”, “next” or “quit”.
puzzle-right = Right: { $label } wins { $chance } of 100.
puzzle-wrong = { $label } wins { $chance } of 100. There is something better.
puzzle-unknown = “{ $word }” is none of the answers.
puzzle-hint-theme = The theme is: { $theme }.
puzzle-hint-half = The answer is among: { $labels }.
puzzle-solved = { $right } of { $tried } right at the first try.
puzzle-none = There are no such puzzles.
puzzle-proved = Proved: this play wins whatever is hidden and whatever the dice say.
puzzle-theme-win = A win within reach
puzzle-theme-defcon = DEFCON
puzzle-theme-last-round = The last rounds
puzzle-theme-europe = Europe
puzzle-theme-card = Choice of card
puzzle-theme-attack = Attack
puzzle-theme-defence = Defence
puzzle-made = Puzzles: { $n }, from games: { $games }; written to { $file }

## The page

study-about = One decision, one answer better than all others. No clock and nothing to lose: only your first answer counts.
study-solved = Solved at the first try: { $n } of { $of }
study-next = Next unsolved puzzle
study-all-done = You have answered every puzzle here.
study-rating = Puzzle rating { $rating } ± { $deviation }
study-rating-guest = With a name you also get a puzzle rating.
study-themes = Theme
study-levels = Difficulty
study-all = All
study-easy = easy
study-medium = medium
study-hard = hard
study-none = There is no puzzle of this kind.
study-number = Puzzle { $n }
study-right-before = solved at the first try
study-wrong-before = answered wrong
study-new = not yet answered
study-missing = Puzzles are not part of this server. In the terminal: detente puzzles
study-daily = Puzzle of the day
study-free = No clock. Hints and further tries are free; only the first answer counts.
study-hint = Hint
study-hint-more = Another hint
study-hint-place = Look at { $country }.
study-answer = Show the answer
study-right-first = Right, at the first try
study-right = Right
study-shown = The answer
study-why = Why?
study-answers = What each answer brings: games won of 100
study-again = Again
study-play-on = Play on
study-next-puzzle = Next puzzle
study-back = All puzzles
study-answered = You have answered this one before: it no longer counts.

## The analysis board

study-analyse-about = Play on for every side, and ask the computer what it would do.
study-position = The position as text
study-lay = Put it on the board
study-unreadable = This is not a position: { $why }
study-best = Best plays
study-thinking = The computer is playing on from here…
study-best-of = Games won of 100: { $name }. Hidden cards are dealt as they are likely to lie. Lines of play: { $lines }, choices in all: { $choices }
study-certain = This wins whatever is hidden and whatever the dice say.
study-take-back = Undo
study-copy = Copy the link
study-copied = Copied
study-over = The game is over
study-set-up = Set up
study-set-up-end = Done
study-set-up-how = Choose a country to change its influence.
study-more = One more
study-less = One less
study-cards = Cards in hand
study-card-add = Add a card
study-card-drop = Take away: { $card }
study-start = Start again
study-to-move = To play
study-fair = Not for a game you are playing against people.
