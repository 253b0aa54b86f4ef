# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Go on
lesson-again = Again
lesson-yes = Yes
lesson-no = No
lesson-right = Right.
lesson-not-so = Not quite.
lesson-missed = That was a real play, and the board shows what came of it. The task was another one: try it again from the start of this step.
lesson-finished = Lesson finished. The next one is waiting.
lesson-step = Step { $n } of { $of }
lesson-question = Question { $n } of { $of }
lesson-task = Your task: { $task }
lesson-hint = Hint: { $hint }
lesson-unknown = There is no lesson “{ $word }”. There are: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } of { $of } done
lesson-list-done = done
lesson-list-how = Begin one with: detente learn { $game } { $lesson }
lesson-list-kept = How far you are is kept in { $file }
lesson-list-not-kept = How far you are cannot be kept in { $file }: { $why }

lesson-sum-coup = die { $die } + { $points } Ops{ $more } − 2 × stability { $stability } = { $result }
lesson-sum-realignment = US { $us }; USSR { $ussr }
lesson-sum-space = die { $die }; { $needed } or less is needed
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side } { $level } + { $battlegrounds } + { $bordering } = { $sum }
lesson-sum-attack = { $attacking } attacking, { $defending } defending

## The board

lesson-board = The board
lesson-board-about = influence, stability, control
lesson-board-italy = You are the US. The number in the corner of a country is its stability. You control a country when you have at least that much influence there. Italy has stability 2, and you have 1.
lesson-board-italy-task = Take control of Italy
lesson-board-italy-hint = Choose the card, then “place influence”, then Italy.
lesson-board-italy-done = Two influence in a country of stability 2: Italy is yours. It changed colour, and it counts for you when Europe is scored.
lesson-board-margin = Now the USSR is in Italy too, one against one. Having 2 is not enough: your lead over the opponent has to be as large as the stability.
lesson-board-margin-task = Take control of Italy again
lesson-board-margin-hint = You need 3 against 1. The card is worth 2.
lesson-board-margin-done = 3 against 1 is a lead of 2, and Italy is yours again. Each point the opponent adds must be answered with a point.
lesson-board-germany = West Germany has stability 4: hard to win, and hard to lose. You have 2, the USSR has 1. It is a battleground, a country that counts extra in scoring.
lesson-board-germany-task = Take control of West Germany
lesson-board-germany-hint = 5 against 1 is a lead of 4: put all three points there.
lesson-board-germany-done = 5 against 1. Battlegrounds with high stability change hands rarely, so it pays to settle them early.
lesson-board-poland = Poland has stability 3. The USSR has 1 influence there and the US none. How many more does the USSR need for control?
lesson-board-poland-why = 3 against 0 is a lead of 3, the stability of Poland: 2 more.
lesson-board-france = France has stability 3. The US has 4 influence there, the USSR 2. Who controls France?
lesson-board-france-nobody = Nobody
lesson-board-france-why = 4 against 2 is a lead of 2, and France asks for 3. Nobody controls it.

## Placing influence

lesson-influence = Placing influence
lesson-influence-about = where you may, what it costs
lesson-influence-reach = You are the US. Each operations point places one influence: where you already have some, or in a country next to it. Lines show who is next to whom. Iran touches Pakistan, a battleground.
lesson-influence-reach-task = Take control of Pakistan
lesson-influence-reach-hint = Pakistan has stability 2. The third point can wait: the task is done with two.
lesson-influence-reach-done = From Iran into Pakistan. So influence spreads: one country at a time, from where you stand.
lesson-influence-cost = The USSR controls Egypt with 2 influence. In a country that your opponent controls, a point costs 2. As soon as that control is broken, the next one costs 1 again.
lesson-influence-cost-task = Get 2 influence into Egypt with your 3 points
lesson-influence-cost-hint = The first point in Egypt costs 2 and makes it 2 to 1: control is broken. The second costs 1.
lesson-influence-cost-done = 2 + 1 = 3 points for two influence. Now it stands 2 to 2 and nobody controls Egypt.
lesson-influence-beside = Now you are the USSR, and Poland is empty. Countries connected to your own superpower are always open to you, even if you have nothing there or nearby.
lesson-influence-beside-task = Take control of Poland
lesson-influence-beside-hint = Poland has stability 3, and your card 3 points.
lesson-influence-beside-done = The USSR borders Finland, Poland, Romania, Afghanistan and North Korea; the US borders Canada, Mexico, Cuba and Japan.
lesson-influence-price = Your opponent controls a country. What does your first influence there cost?
lesson-influence-price-why = 2 points where the opponent has control, 1 everywhere else.
lesson-influence-chain = With one card you place a point in Angola, where you had nothing. May the next point of the same card go on to a country that only Angola connects you with?
lesson-influence-chain-why = What counts is where you had influence when the round began. A point placed now opens the way only for your next round.

## A card

lesson-cards = A card
lesson-cards-about = event or operations
lesson-cards-event = You are the USSR. Every card has a number, its operations points, and a text, its event. You use one or the other. Fidel is your own event, and Cuba stands under US influence.
lesson-cards-event-task = Play Fidel for the event
lesson-cards-event-hint = Choose Fidel, then “event”.
lesson-cards-event-done = The US is out of Cuba and you control it. Fidel bears an asterisk: once the event has happened, the card leaves the game for good.
lesson-cards-operations = COMECON is your card too, worth 3. An event is not always what you need: its points may do more. Then the event does not happen, and the card comes back after a reshuffle.
lesson-cards-operations-task = Use COMECON for operations and take control of Pakistan
lesson-cards-operations-hint = Choose COMECON, “place influence”, and Pakistan twice: you stand next to it, in Afghanistan.
lesson-cards-operations-done = Pakistan for two points. You use your own cards as you like: the event, or the points.
lesson-cards-scoring = It is your last action round of the turn. Middle East Scoring has no points: it can only be played as an event, and you may never keep it beyond the turn.
lesson-cards-scoring-task = Play Middle East Scoring
lesson-cards-scoring-hint = Whoever still holds a scoring card at the end of the turn loses the game.
lesson-cards-scoring-done = Both sides are rated at once and the difference is moved on the track. You choose the moment, within the turn.
lesson-cards-star = You play a card with an asterisk for its event. Where does it go?
lesson-cards-star-hand = Back to the hand
lesson-cards-star-discard = To the discard pile
lesson-cards-star-removed = Out of the game
lesson-cards-star-why = An asterisk means once: after the event the card leaves the game. Used for operations it is only discarded.
lesson-cards-both = May you use one of your own cards for its event and its operations points?
lesson-cards-both-why = One or the other. Only a card of your opponent's gives you points and has its event happen as well.
