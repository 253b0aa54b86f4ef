# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Go on
lesson-again = Again
lesson-yes = Yes
lesson-no = No
lesson-right = Right.
lesson-not-so = Not quite.
lesson-missed = That was a legal play, and the board shows what it did. The task was another one, though: try again from the start of this step.
lesson-finished = Lesson finished. The next one is waiting.
lesson-finished-last = That was the last lesson. Next comes a first game with a coach.
lesson-step = Step { $n } of { $of }
lesson-question = Question { $n } of { $of }
lesson-task = Your task: { $task }
lesson-hint = Hint: { $hint }
lesson-unknown = There is no lesson “{ $word }”. There are: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } of { $of } done
lesson-list-done = done
lesson-list-how = Start one with: detente learn { $game } { $lesson }
lesson-list-kept = Your progress is saved in { $file }
lesson-list-not-kept = Your progress cannot be saved in { $file }: { $why }
lesson-account-kept = Your progress is also kept with your account at { $url }
lesson-account-later = { $url } does not have your progress yet; it is saved here and will be sent next time: { $why }

lesson-sum-coup = die { $die } + { $points } Ops{ $more } − 2 × stability { $stability } = { $result }
lesson-sum-realignment = US { $us }; USSR { $ussr }
lesson-sum-space = die { $die }; { $needed } or less is needed
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side }: { $parts } = { $sum }
lesson-sum-nothing = { $side }: 0
lesson-sum-battlegrounds = { $n ->
    [one] battleground
   *[other] battlegrounds
}
lesson-sum-attack = { $attacking } attacking, { $defending } defending

## The board

lesson-board = The board
lesson-board-about = influence, stability, control
lesson-board-italy = You are the US. The number in the middle of a country is its stability. You control a country when you have at least that much influence there. Italy has stability 2, and you have 1 influence there.
lesson-board-italy-task = Take control of Italy
lesson-board-italy-hint = Choose the card, then “place influence”, then Italy.
lesson-board-italy-done = Two influence in a country of stability 2: Italy is yours. It changed colour, and it counts for you when Europe is scored.
lesson-board-italy-missed-elsewhere = Your point went to another country. Italy still has 1, and its stability asks for 2.
lesson-board-margin = Now the USSR is in Italy too, one against one. Having 2 is not enough: your lead over the opponent has to be as large as the stability.
lesson-board-margin-task = Take control of Italy again
lesson-board-margin-hint = You need 3 against 1. The card is worth 2.
lesson-board-margin-done = 3 against 1 is a lead of 2, and Italy is yours again. Each point the opponent adds must be answered with a point.
lesson-board-margin-missed-one = In Italy it is 2 against 1 now, a lead of 1. Stability 2 asks for a lead of 2: both points have to go there.
lesson-board-germany = West Germany has stability 4: hard to win, and hard to lose. You have 2, the USSR has 1. It is a battleground, a country that counts extra in scoring.
lesson-board-germany-task = Take control of West Germany
lesson-board-germany-hint = 5 against 1 is a lead of 4: put all three points there.
lesson-board-germany-done = 5 against 1. Battlegrounds with high stability change hands rarely, so it pays to settle them early.
lesson-board-germany-missed-part = Your lead in West Germany is still smaller than its stability. It takes 5 against 1, so all three points have to go there.
lesson-board-poland = Poland has stability 3. The USSR has 1 influence there and the US none. How many more does the USSR need for control?
lesson-board-poland-why = 3 against 0 is a lead of 3, the stability of Poland: 2 more.
lesson-board-france = France has stability 3. The US has 4 influence there, the USSR 2. Who controls France?
lesson-board-france-nobody = Nobody
lesson-board-france-why = 4 against 2 is a lead of 2, and France asks for 3. Nobody controls it.

## Placing influence

lesson-influence = Placing influence
lesson-influence-about = where you can place, what it costs
lesson-influence-reach = You are the US. The number on a card is its operations points: each places one influence, where you already have some or in a country next to it, joined by a line. Iran borders Pakistan, a battleground.
lesson-influence-reach-task = Take control of Pakistan
lesson-influence-reach-hint = Pakistan has stability 2. Two points are enough; the third need not be spent.
lesson-influence-reach-done = From Iran into Pakistan. That is how influence spreads: one country at a time, from where you already are.
lesson-influence-reach-missed-one = One point in Pakistan is not yet control. Its stability is 2, so two of your three points have to go there.
lesson-influence-cost = The USSR controls Egypt with 2 influence. In a country that your opponent controls, a point costs 2. As soon as that control is broken, the next one costs 1 again.
lesson-influence-cost-task = Place 2 influence in Egypt with your 3 points
lesson-influence-cost-hint = The first point in Egypt costs 2 and makes it 2 to 1: control is broken. The second costs 1.
lesson-influence-cost-done = 2 + 1 = 3 points for two influence. Now it stands 2 to 2 and nobody controls Egypt.
lesson-influence-cost-missed-one = The first point cost 2 and broke the control. After that a point in Egypt cost only 1, and the third should have gone there too.
lesson-influence-beside = Now you are the USSR, and Poland is empty. Countries connected to your own superpower are always open to you, even if you have nothing there or nearby.
lesson-influence-beside-task = Take control of Poland
lesson-influence-beside-hint = Poland has stability 3, and your card 3 points.
lesson-influence-beside-done = The USSR borders Finland, Poland, Romania, Afghanistan and North Korea; the US borders Canada, Mexico, Cuba and Japan.
lesson-influence-price = Your opponent controls a country. What does your first influence there cost?
lesson-influence-price-why = 2 points where the opponent has control, 1 everywhere else.
lesson-influence-chain = You place a point in Angola, where you had none. Can the next point of the same card go to a country you only reach through Angola?
lesson-influence-chain-why = What counts is where you had influence when the round began. A point placed now opens the way only for your next round.

## A card

lesson-cards = A card
lesson-cards-about = event or operations
lesson-cards-event = You are the USSR. Every card has a number, its operations points, and a text, its event. You use one or the other. Fidel is your own event, and the US has influence in Cuba.
lesson-cards-event-task = Play Fidel for the event
lesson-cards-event-hint = Choose Fidel, then “event”.
lesson-cards-event-done = The US is out of Cuba and you control it. Fidel has an asterisk: once the event has happened, the card leaves the game for good.
lesson-cards-event-missed-points = You used the points of the card, so its event did not happen, and the US is still in Cuba.
lesson-cards-operations = COMECON is your card too, worth 3. The event is not always what you need: the points may do more. Then the event does not happen, and the card comes back after a reshuffle.
lesson-cards-operations-task = Use COMECON for operations and take control of Pakistan
lesson-cards-operations-hint = Choose COMECON, “place influence”, and Pakistan twice: you stand next to it, in Afghanistan.
lesson-cards-operations-done = Pakistan for two points. You choose how to use your own cards: the event, or the points.
lesson-cards-operations-missed-event = You chose the event, so there were no points to place in Pakistan. One card gives one or the other.
lesson-cards-scoring = It is your last action round of the turn. Middle East Scoring has no points: it can only be played as an event, and you may never keep it beyond the turn.
lesson-cards-scoring-task = Play Middle East Scoring
lesson-cards-scoring-hint = Whoever still holds a scoring card at the end of the turn loses the game.
lesson-cards-scoring-done = Both sides score at once, and the marker moves by the difference. You choose when, as long as it is this turn.
lesson-cards-scoring-missed-held = This was your last round, and Middle East Scoring is still in your hand. In a real game you would have lost when the turn ended.
lesson-cards-star = You play a card with an asterisk for its event. Where does it go?
lesson-cards-star-hand = Back to the hand
lesson-cards-star-discard = To the discard pile
lesson-cards-star-removed = Out of the game
lesson-cards-star-why = An asterisk means once: after the event the card leaves the game. Used for operations it is only discarded.
lesson-cards-both = Can you use one of your own cards for its event and for its operations points?
lesson-cards-both-why = One or the other. Only an opponent's card does both: you get the points, and its event happens too.

## The other side's cards

lesson-their-cards = The other side's cards
lesson-their-cards-about = their event in your hand
lesson-their-cards-both = You are the US, and Fidel, an event of the USSR, is in your hand. You use its 2 points as you like, but its event happens as well. So play the card when it hurts least.
lesson-their-cards-both-task = Use Fidel to place influence, one point of it in Panama
lesson-their-cards-both-hint = Choose Fidel, “place influence”, Panama, and for the other point any country.
lesson-their-cards-both-done = Your two points are on the board, and Cuba is Soviet. Fidel has an asterisk and is out of the game: better now than when it would have hurt more.
lesson-their-cards-both-missed-elsewhere = Fidel's event happened, as it must, but your points went elsewhere. One of them belongs in Panama.
lesson-their-cards-order = You decide whether their event comes before or after your operations. Nasser adds 2 USSR influence in Egypt and removes half of yours, rounded up. You have 2 there and 1 point to place.
lesson-their-cards-order-task = Play Nasser so that 2 of your influence are left in Egypt
lesson-their-cards-order-hint = If you add first, half of 3, rounded up, goes. Let the event happen first.
lesson-their-cards-order-done = The event took 1 of 2, and then you put one back. The other way round you would have 1 left.
lesson-their-cards-order-missed-after = The event came last and took half of what you had in Egypt, rounded up. Let it happen first, and place your point after it.
lesson-their-cards-away = There is one place where an event never happens: the Space Race. One card a turn may go there. Socialist Governments would cost you 3 influence in Western Europe.
lesson-their-cards-away-task = Send Socialist Governments into space
lesson-their-cards-away-hint = Choose the card, then “Space Race”.
lesson-their-cards-away-done = The card is discarded, Europe is untouched, and the roll even moved you on.
lesson-their-cards-away-missed-event = You used the card for its points, so the USSR's event happens too, and 3 of your influence in Western Europe are at stake. In space it does not happen.
lesson-their-cards-who = You play one of your opponent's cards for operations. The event leaves a choice open. Who decides?
lesson-their-cards-who-me = You do
lesson-their-cards-who-them = Your opponent
lesson-their-cards-who-why = Your opponent decides, as if they had played the card themselves.
lesson-their-cards-without = Which use of an opponent's card keeps its event from happening?
lesson-their-cards-without-coup = A coup
lesson-their-cards-without-first = Playing the event first
lesson-their-cards-without-space = The Space Race
lesson-their-cards-without-why = In space the event never happens. A coup does not stop it, nor does playing it first.

## Coups

lesson-coups = Coups
lesson-coups-about = one die against stability
lesson-coups-iran = You are the USSR. A coup throws your opponent out of a country and may put your own influence there. Roll a die, add the card's operations, subtract twice the stability. Iran has stability 2; the US has 1 there.
lesson-coups-iran-task = Attempt a coup in Iran
lesson-coups-iran-hint = Choose COMECON, “coup”, then Iran.
lesson-coups-iran-done = The result first removes US influence, and the rest becomes yours. Iran is a battleground, so DEFCON fell by 1. The coup also counts as 3 military operations.
lesson-coups-iran-missed-placed = You placed influence: no die was rolled, and the US is still in Iran. A coup is another use of the same points.
lesson-coups-easy = Twice the stability is what you have to beat: 2 in Angola, 4 in Iran, 8 in Israel. With a card worth 1 you need the right target.
lesson-coups-easy-task = Attempt the coup that is most likely to succeed
lesson-coups-easy-hint = Stability 1: a 2 on the die is enough. Look at Africa.
lesson-coups-easy-done = In a country of stability 1 even the smallest card works five times out of six. That is why Africa and Central America change hands so quickly.
lesson-coups-easy-missed-harder = That was a coup, but the stability there is higher, and your card adds only 1. Look for a country of stability 1 in which the US has influence.
lesson-coups-fails = South Africa has stability 3, so you have to beat 6. With 3 operations, a 3 is not enough. Try it: the die of this lesson shows a 3.
lesson-coups-fails-task = Attempt a coup in South Africa
lesson-coups-fails-hint = COMECON, “coup”, South Africa.
lesson-coups-fails-done = 3 + 3 is not more than 6: no influence changes. But DEFCON fell, since it is a battleground, and the operations still count.
lesson-coups-sum = A card worth 2, stability 2, and the die shows 5. By how much does the coup succeed?
lesson-coups-sum-why = 5 + 2 − 2 × 2 = 3.
lesson-coups-where = Where can you attempt a coup?
lesson-coups-where-anywhere = Anywhere
lesson-coups-where-mine = Where you have influence
lesson-coups-where-theirs = Where your opponent has influence
lesson-coups-where-why = The opponent must have influence in the target; you need none there or nearby. DEFCON may close the region.

## Realignment

lesson-realignment = Realignment
lesson-realignment-about = both roll, either can lose
lesson-realignment-cuba = You are the US. In a realignment both sides roll a die. Add 1 for each neighbour you control, 1 for more influence there, 1 if your superpower is adjacent. In Cuba nearly everything favours you.
lesson-realignment-cuba-task = Realign Cuba
lesson-realignment-cuba-hint = Choose the card, “realign”, then Cuba. Each point is one roll.
lesson-realignment-cuba-done = The side with the lower total loses influence: as much as the totals differ. Haiti, Nicaragua and your own border gave you +3; the USSR had +1.
lesson-realignment-cuba-missed-coup = That was a coup, in which only you roll. In a realignment both sides roll, and no influence is added.
lesson-realignment-angola = It can go wrong. In Angola the USSR has more influence and controls Zaire next door, and you have nothing to add.
lesson-realignment-angola-task = Try a realignment roll in Angola
lesson-realignment-angola-hint = The card, “realign”, Angola.
lesson-realignment-angola-done = You rolled, and you lost. Count the neighbours first: realign where your modifiers are better than theirs.
lesson-realignment-adds = You win a realignment roll by 4, and your opponent has only 1 influence there. Do you add influence of your own?
lesson-realignment-adds-why = Never. A realignment only removes; only a coup can add.
lesson-realignment-rolls = How many realignment rolls does a card of 3 operations give you?
lesson-realignment-rolls-why = One for each point, each where you like, one after the other.

## DEFCON

lesson-defcon = DEFCON
lesson-defcon-about = how games are lost
lesson-defcon-quiet = You are the US and DEFCON is 3: no coups or realignments in Europe and Asia. A coup in a battleground would lower DEFCON further; coups in other countries do not.
lesson-defcon-quiet-task = Attempt a coup that leaves DEFCON at 3
lesson-defcon-quiet-hint = Angola is a battleground. Cameroon is not.
lesson-defcon-quiet-done = DEFCON still stands at 3, and the military operations count the same.
lesson-defcon-quiet-missed-battleground = That country is a battleground, so DEFCON fell to 2. Attempt the coup in a country that is not one.
lesson-defcon-edge = DEFCON is 2, and it is your round. If DEFCON reaches 1 now, nuclear war breaks out and you lose, whoever caused it. Duck and Cover lowers DEFCON by 1 as an event.
lesson-defcon-edge-task = Place influence with Duck and Cover
lesson-defcon-edge-hint = It is your own card: used for operations, its event does not happen.
lesson-defcon-edge-done = For operations the card is harmless. At DEFCON 2 read every event in your hand twice.
lesson-defcon-edge-missed-event = The event lowered DEFCON from 2 to 1 in your round: nuclear war, and you have lost. Used for its points, the card does nothing of the kind.
lesson-defcon-theirs = Again DEFCON 2. “We Will Bury You” is an event of the USSR that lowers DEFCON by 1. If it happens in your round, you are the one who loses.
lesson-defcon-theirs-task = Get rid of “We Will Bury You” without losing
lesson-defcon-theirs-hint = Only in space does the other side's event not happen.
lesson-defcon-theirs-done = Safe. Because of such cards, experienced players do not use up the Space Race too early in the turn.
lesson-defcon-theirs-missed-event = Their event happened anyway and lowered DEFCON to 1 in your round: you have lost. Only in the Space Race does it not happen.
lesson-defcon-loses = In your action round one of your opponent's events lowers DEFCON to 1. Who loses?
lesson-defcon-loses-me = You do
lesson-defcon-loses-them = Your opponent
lesson-defcon-loses-why = The phasing player loses, that is, whoever's action round it is, whoever made the choice.
lesson-defcon-turn = What happens to DEFCON at the start of each turn?
lesson-defcon-turn-rises = It rises by 1
lesson-defcon-turn-falls = It falls by 1
lesson-defcon-turn-same = Nothing
lesson-defcon-turn-why = If it is below 5, it rises by 1. So the first round of a turn often brings another coup in a battleground.

## Military operations

lesson-military = Military operations
lesson-military-about = as many as DEFCON shows
lesson-military-coup = You are the US, in the last round. DEFCON is 3, so each side needs 3 military operations. You have none, and each missing one is a point for your opponent. A coup counts what its card is worth.
lesson-military-coup-task = Get 3 military operations
lesson-military-coup-hint = A coup with a card worth 3. Cameroon is an easy target and not a battleground.
lesson-military-coup-done = 3 military operations: no penalty. It did not matter whether the coup succeeded.
lesson-military-coup-missed-placed = Influence does not count as military operations. You still have none, so the USSR would gain 3 points when the turn ends. Only a coup helps now.
lesson-military-missing = Now see what happens if you fall short: DEFCON is 4, you have 1, the USSR has 4. It is the last round.
lesson-military-missing-task = Place your last point of influence and let the turn end
lesson-military-missing-hint = Truman Doctrine, “place influence”, any country.
lesson-military-missing-done = 4 were needed and you had 1: 3 points for the USSR. Over ten turns such points decide games.
lesson-military-missing-missed-coup = The coup gave you 1 more military operation. Well played, but this time place the point, and see what falling short costs.
lesson-military-counts = What counts as military operations?
lesson-military-counts-coups = Coups and war events
lesson-military-counts-rolls = Realignment rolls
lesson-military-counts-space = Cards sent into space
lesson-military-counts-why = Coup attempts and war events count. Realignment rolls do not, and free coups do not either.
lesson-military-points = DEFCON is 4. You made 1 military operation, your opponent 4. How many points does your opponent gain?
lesson-military-points-why = 4 − 1 = 3 are missing, and each is a point.

## The Space Race

lesson-space = The Space Race
lesson-space-about = where a bad card can go
lesson-space-launch = You are the US. A card worth at least 2 can go to the Space Race: roll a die, and with 3 or less you reach the first box. Whoever gets there first gains 2 points.
lesson-space-launch-task = Launch a satellite with De Gaulle Leads France
lesson-space-launch-hint = Choose the card, then “Space Race”.
lesson-space-launch-done = One box forward and 2 points. And the event of De Gaulle Leads France did not happen.
lesson-space-launch-missed-event = You used the card for its points, so the USSR's event happened as well. In the Space Race it would not have, and you would have rolled for the first box.
lesson-space-miss = The next box needs a 4 or less. This time the die will not be kind, but Suez Crisis would cost you 4 influence.
lesson-space-miss-task = Send Suez Crisis into space
lesson-space-miss-hint = Suez Crisis, “Space Race”.
lesson-space-miss-done = No step forward, but the card is gone and its event has not happened. That is often worth more than the box.
lesson-space-miss-missed-kept = Suez Crisis is still in your hand, and its event still threatens you. Send the card that hurts, not the one that helps.
lesson-space-miss-missed-points = You used the card for its points, so the USSR's event happens too, and it costs you 4 influence. In space it would not.
lesson-space-many = How many cards a turn can you send into space at the beginning?
lesson-space-many-why = One. Whoever reaches box 2 first may send two.
lesson-space-event = When does the event of a card sent into space happen?
lesson-space-event-always = Always
lesson-space-event-mine = If it is your own
lesson-space-event-never = Never
lesson-space-event-why = Never, whatever the card and whoever owns it. The card goes to the discard pile, even with an asterisk.

## Scoring

lesson-scoring = Scoring a region
lesson-scoring-about = Presence, Domination, Control
lesson-scoring-middle-east = You are the US. Presence: you control a country of the region. Domination: more countries and more battlegrounds than the other side, with at least one of each kind. Here you have Iran, Israel and Jordan; the USSR has Iraq.
lesson-scoring-middle-east-task = Score the Middle East
lesson-scoring-middle-east-hint = Play Middle East Scoring.
lesson-scoring-middle-east-done = Domination is worth 5 here and Presence 3; each battleground adds 1. The marker moves by the difference.
lesson-scoring-dominate = The same region, but Jordan is not yours yet. Two battlegrounds alone do not dominate: you also need a country that is not a battleground. Improve first, score later.
lesson-scoring-dominate-task = Reach Domination of the Middle East
lesson-scoring-dominate-hint = One more point makes Jordan yours. Do not score yet.
lesson-scoring-dominate-done = This one point made the scoring worth 2 points more. Before you play a scoring card, look for such a point.
lesson-scoring-dominate-missed-early = You scored with Presence only, for Jordan was not yours yet. One point there first, and the same card gives you 2 points more.
lesson-scoring-border = Now you are the USSR, in Central America. A country next to the enemy superpower gives 1 point more. You control Cuba and Nicaragua; the US controls Panama and Costa Rica.
lesson-scoring-border-task = Score Central America
lesson-scoring-border-hint = Play Central America Scoring.
lesson-scoring-border-done = Presence for both, and a battleground each. Cuba is next to the US: that is the point you win by.
lesson-scoring-needs = What does Domination need?
lesson-scoring-needs-countries = More countries
lesson-scoring-needs-battlegrounds = More battlegrounds
lesson-scoring-needs-both = More of both, and at least one country of each kind
lesson-scoring-needs-why = More countries and more battlegrounds than the other side, among them one battleground and one that is not.
lesson-scoring-europe = What is Control of Europe worth when Europe is scored?
lesson-scoring-europe-nine = 9 points
lesson-scoring-europe-win = The game
lesson-scoring-europe-ten = 10 points
lesson-scoring-europe-why = All battlegrounds and more countries in Europe win the game at once.

## The headline

lesson-headline = The headline
lesson-headline-about = two cards at once, and the order of a turn
lesson-headline-choose = A turn begins: DEFCON rises, cards are dealt, then both choose a headline in secret. You are the USSR. A headline is always an event, so choose one that serves you. Duck and Cover would help the US.
lesson-headline-choose-task = Choose Fidel as your headline
lesson-headline-choose-hint = Choose Fidel. The US chooses at the same time.
lesson-headline-choose-done = The card with the higher number goes first: Containment has 3, Fidel 2. If both are equal, the US goes first.
lesson-headline-choose-missed-theirs = Your headline was an event of the US: DEFCON fell, and the points went to them. Fidel would have worked for you.
lesson-headline-second = You control more of the Middle East than the US, and that may not last. Scoring cards can be headlines too. They count as 0 and so come second.
lesson-headline-second-task = Score the Middle East in the headline phase
lesson-headline-second-hint = Choose Middle East Scoring.
lesson-headline-second-done = Scored before anybody could place a point. After the headlines come the action rounds, the USSR first in each.
lesson-headline-second-missed-other = Fidel happened, but Middle East Scoring is still in your hand. Now the US can improve there before you score.
lesson-headline-tie = Both headlines have the same number. Whose comes first?
lesson-headline-tie-why = On a tie the US goes first.
lesson-headline-first = Who plays first in every action round?
lesson-headline-first-why = First the USSR, then the US, so the US has the last word in a turn.

## Holding a card

lesson-holding = The end of a turn
lesson-holding-about = holding a card, The China Card
lesson-holding-last = You are the US, it is your last round, and you have two cards left. You may hold one of them for the next turn. Which one must you play?
lesson-holding-last-task = Play the card you may not hold
lesson-holding-last-hint = Whoever holds a scoring card when the turn ends has lost.
lesson-holding-last-done = Containment stays in your hand for the next turn. Holding a good card, or a dangerous one, is part of the plan; a scoring card never.
lesson-holding-last-missed-held = Now Middle East Scoring is the card you hold. When the turn ends you lose the game for it; Containment could have waited.
lesson-holding-china = The China Card lies beside your hand. It is worth 4, and 5 if every point goes to Asia. Then it passes to your opponent, face down until the turn is over.
lesson-holding-china-task = Use The China Card to control Thailand, Malaysia and South Korea: 5 points, all in Asia
lesson-holding-china-hint = Two points for Thailand, one for Malaysia, two for South Korea.
lesson-holding-china-done = Five points in Asia. Now the USSR has the card; whoever holds it after turn 10 gains a point.
lesson-holding-china-missed-outside = The card gives a fifth point only if every point goes to Asia. Then there are enough for all three: 2 for Thailand, 1 for Malaysia, 2 for South Korea.
lesson-holding-when = Your opponent has just played The China Card, and now it is yours. When may you use it?
lesson-holding-when-now = At once
lesson-holding-when-next = From the next turn on
lesson-holding-when-why = It comes face down and is turned up when the turn ends.
lesson-holding-which = Which card may you never hold beyond the turn?
lesson-holding-which-opponents = One of your opponent's
lesson-holding-which-scoring = A scoring card
lesson-holding-which-big = One with 4 operations
lesson-holding-which-why = A scoring card must be played in the turn in which you get it. Holding it loses the game.

## Planning a hand

lesson-planning = Planning a hand
lesson-planning-about = what first, what never
lesson-planning-urgent = Three cards are left and you are the US. You dominate the Middle East now; the USSR moves next and could take Jordan from you with a single card. What will not wait?
lesson-planning-urgent-task = Play the card that is worth less later
lesson-planning-urgent-hint = A scoring card is best played while you are ahead.
lesson-planning-urgent-done = Ahead: score at once. Behind: improve first, and score as late as the turn allows.
lesson-planning-urgent-missed-later = Middle East Scoring is still in your hand and the USSR moves next. If it takes Jordan, the card is worth less to you.
lesson-planning-dispose = Decolonization would give the USSR four points of influence in Africa and Southeast Asia. Containment is your own. You have not used the Space Race in this turn.
lesson-planning-dispose-task = Get rid of the dangerous card without its event
lesson-planning-dispose-hint = Of all cards of the other side, send the worst into space.
lesson-planning-dispose-done = One card a turn goes into space: choose early which one it will be.
lesson-planning-dispose-missed-event = You used the card for its points, so the USSR's event happens too. In the Space Race it would not.
lesson-planning-dispose-missed-kept = You played your own card, and Decolonization is still in your hand. Its event still lies ahead of you.
lesson-planning-fight = The last round, DEFCON 3, and no military operations yet. Containment is left.
lesson-planning-fight-task = Meet the requirement with a coup in Syria
lesson-planning-fight-hint = Containment, “coup”, Syria.
lesson-planning-fight-done = Three things in one turn: points scored, a danger gone, the requirement met. That is planning a hand.
lesson-planning-fight-missed-placed = Influence does not count as military operations: all 3 are missing, and the USSR gains 3 points for them.
lesson-planning-first = A new hand is dealt. What do you look for first?
lesson-planning-first-coups = Targets for coups
lesson-planning-first-scoring = Scoring cards
lesson-planning-first-space = A card for the Space Race
lesson-planning-first-why = They must be played this turn and say where the fight will be. The rest of the plan follows from them.
lesson-planning-worst = What is a good plan for the opponent's most harmful card?
lesson-planning-worst-early = Play it first
lesson-planning-worst-away = Space Race
lesson-planning-worst-keep = Hold it forever
lesson-planning-worst-why = The Space Race takes one a turn without its event. You can hold a card too, but it will come back to you in the next hand.

## Guerra Fría: the table

lesson-gf-table = Four at a square table
lesson-gf-table-about = arrows, missiles, reserve
lesson-gf-table-first = You are South. Three arrows point from you at the other players; the number on each is how many missiles are ready to fly there. In every round all four choose in secret. +4 brings four new missiles.
lesson-gf-table-first-task = Play +4: two missiles against West, two against North
lesson-gf-table-first-hint = Choose “Four new missiles” (+4), then 2 for West, 2 for North, 0 for East, and confirm.
lesson-gf-table-first-done = All cards were turned up at once. Nobody knew before where the others would aim.
lesson-gf-table-reserve = The fourth number is your reserve: missiles that threaten nobody yet and can come to any arrow later. What you do not place goes there.
lesson-gf-table-reserve-task = Play +4 and keep all four in reserve
lesson-gf-table-reserve-hint = +4, then 0, 0 and 0.
lesson-gf-table-reserve-done = Four in reserve. Nobody can tell where they will go, but as long as they lie there they do not defend you either.
lesson-gf-table-reserve-missed-placed = Nothing came into your reserve. What you do not place with +4 goes there: this time place none.
lesson-gf-table-arrows = How many arrows point from each player at others?
lesson-gf-table-arrows-why = Three, one at every other player. The fourth marker is the reserve.
lesson-gf-table-counts = Do missiles in reserve count in an attack?
lesson-gf-table-counts-why = Neither for attack nor for defence. They have to be brought to an arrow first.

## Guerra Fría: +4

lesson-gf-plus-four = Four new missiles
lesson-gf-plus-four-about = the only play that brings missiles
lesson-gf-plus-four-spend = You are South with 6 missiles in reserve. With +4 you may place up to 12 in one round: what goes beyond the four new ones comes out of the reserve.
lesson-gf-plus-four-spend-task = Aim 10 missiles at East in one round
lesson-gf-plus-four-spend-hint = 4 new and 6 from the reserve: 0 for West, 0 for North, 10 for East.
lesson-gf-plus-four-spend-done = From nothing to 10 in one round. A full reserve is a threat that points everywhere.
lesson-gf-plus-four-spend-missed-new = Your 6 missiles are still in reserve. One +4 may place the four new ones and these as well, all in the same round.
lesson-gf-plus-four-part = Once more, but keep half of the reserve.
lesson-gf-plus-four-part-task = Play +4 so that 3 missiles are left in reserve
lesson-gf-plus-four-part-hint = 7 placed are 4 new and 3 of the 6.
lesson-gf-plus-four-part-done = 7 − 4 = 3 came out of the reserve, and 3 are left.
lesson-gf-plus-four-left = Your reserve is 3. You play +4 and place 5, 0 and 1. What is left in reserve?
lesson-gf-plus-four-left-why = 6 placed, 4 of them new: 2 come from the reserve, and 1 is left.
lesson-gf-plus-four-most = How many missiles can you place at most in one +4?
lesson-gf-plus-four-most-why = 12, if the reserve holds enough.

## Guerra Fría: R

lesson-gf-reorganise = Reorganise
lesson-gf-reorganise-about = another direction in one round
lesson-gf-reorganise-turn = You are South, with 8 missiles against West. With R you move up to 12 missiles from arrow to arrow. What leaves must arrive, and the reserve stays as it is.
lesson-gf-reorganise-turn-task = Turn all 8 from West to East
lesson-gf-reorganise-turn-hint = “Reorganise” (R), then 8 from West, 0 for North, 8 to East.
lesson-gf-reorganise-turn-done = One round, and all 8 point the other way. But you have no new missiles, while others may have four more.
lesson-gf-reorganise-turn-missed-west = The 8 missiles still point at West. +4 brings new missiles and moves none; what moves them is R.
lesson-gf-reorganise-split = 9 missiles point at West, 2 at North, 4 at East.
lesson-gf-reorganise-split-task = Move 8 away from West: 7 to North and 1 to East
lesson-gf-reorganise-split-hint = R, 8 from West, 7 to North, 1 to East.
lesson-gf-reorganise-split-done = 1, 9 and 5. The sums of what leaves and what comes are equal, or the play would be void.
lesson-gf-reorganise-price = What does R cost?
lesson-gf-reorganise-price-missiles = The four new missiles you do not get
lesson-gf-reorganise-price-reserve = Missiles of the reserve
lesson-gf-reorganise-price-nothing = Nothing
lesson-gf-reorganise-price-why = You choose one play a round. With R nothing new comes.
lesson-gf-reorganise-limit = How many missiles can one R move at most?
lesson-gf-reorganise-limit-why = Up to 12.

## Guerra Fría: the attack

lesson-gf-attack = Alliance and attack
lesson-gf-attack-about = two win together
lesson-gf-attack-together = You are South. If two players choose each other in the same round, they attack the other two. The missiles both aim at the defenders are compared with those the defenders aim back. North is ready: 36 against 18.
lesson-gf-attack-together-task = Attack together with North
lesson-gf-attack-together-hint = Choose the alliance with North, and confirm.
lesson-gf-attack-together-done = 36 against 18: South and North have won. More is needed; equal is not enough.
lesson-gf-attack-together-missed-unanswered = North chose you, and you did not choose North: no attack came about. Together you would have won at once.
lesson-gf-attack-alone = The same position, but North does not dare.
lesson-gf-attack-alone-task = Offer North the alliance again
lesson-gf-attack-alone-hint = The alliance with North, and confirm.
lesson-gf-attack-alone-done = Nobody answered. The game goes on, and you have no new missiles: that is the price of an offer nobody answers.
lesson-gf-attack-defend = West and North look strong: 26 against 16, and they are about to choose each other. But R is carried out before attacks are counted, and 12 of your missiles point at East.
lesson-gf-attack-defend-task = Stop the attack of West and North
lesson-gf-attack-defend-hint = R: bring the 12 back, 6 to West and 6 to North.
lesson-gf-attack-defend-done = The attack came, and you were ready. West and North have lost a round, and now everybody knows what they wanted.
lesson-gf-attack-defend-missed-fell = West and North had more missiles and have won. Your 12 pointed at East, who was not attacking; only R could turn them in time.
lesson-gf-attack-equal = Both forces are equal. Is the attack victorious?
lesson-gf-attack-equal-why = The attackers must have more. With equal forces the game goes on.
lesson-gf-attack-order = Somebody reorganises in the round of your attack. On which markers is the attack counted?
lesson-gf-attack-order-before = On those before it
lesson-gf-attack-order-after = On those after it
lesson-gf-attack-order-why = +4 and R come first; attacks are counted on the markers as they stand after that.

## After the lessons

lesson-list-first-game = Start a first game with a coach: detente play { $game } --coach
