# The coach of a first game: what is at stake, what to play and why, and the danger in a choice.

## How a step works

coach-about-set-up = Place your first influence where the game offers it. Battlegrounds are worth the most: take control of them.
coach-about-extra = These are extra points for your side. Use them to make sure of the battlegrounds you already hold.
coach-about-headline = Both sides choose one card in secret. Both events happen, the card with the higher value first. A card of your own side with a strong event makes a good headline.
coach-about-card = Play one card: its event or its operations. A card of your opponent's side triggers their event when you use it for operations.
coach-about-use = Influence is safe, a coup is quick and counts as military operations, realignment removes influence, and the Space Race gets rid of a bad card.
coach-about-influence = A point costs 1, or 2 where your opponent has control. You can place where you have influence, next to it, or next to your superpower.
coach-about-coup = Die plus operations, minus twice the stability: that many points change. In a battleground DEFCON falls by 1.
coach-about-realign = Both sides roll, and the lower total loses the difference in influence. You add 1 for each neighbour you control, for more influence there, and for your own superpower next door.
coach-about-trap = You are trapped: discard a card worth 2 or more, and a 4 or less on the die sets you free.
coach-about-event = The card says what to do now.

## What is at stake

coach-scoring-due = { $card } must be played now. Whoever still holds a scoring card at the end of the turn loses the game.
coach-scoring-wins = { $card } is in your hand, and right now it wins you the game.
coach-scoring-gain = { $card } is in your hand and must be played this turn. Right now it would bring you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-scoring-even = { $card } is in your hand and must be played this turn. Right now nobody would gain by it.
coach-scoring-loss = { $card } is in your hand and must be played this turn. Right now it would bring your opponent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-scoring-change = Control of { $country } would improve that by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-defcon-two = DEFCON is 2. A coup in a battleground would be nuclear war, and you would lose.
coach-deadly-now = Dangerous in your hand: { $cards }. At DEFCON 2 such an event can start nuclear war in your action round. Send the card to the Space Race or hold it.
coach-deadly-soon = Be careful with { $cards }. At DEFCON 2 such an event loses you the game: play the card before DEFCON falls, or send it to the Space Race.
coach-crisis = { card-cuban-missile-crisis }: any coup of yours loses the game this turn.
coach-far-behind = Your opponent leads by { $points ->
    [one] { $points } point
   *[other] { $points } points
}. 20 points end the game at once.
coach-europe-lost = Your opponent controls Europe. If Europe is scored now, the game is lost: break into a battleground there.
coach-europe-won = You control Europe. If Europe is scored now, you win the game.
coach-military = Military operations: { $n } still missing, with { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} left. Each one missing at the end of the turn gives your opponent a point; a coup counts with its operations.
coach-region = { $region } scored now: { $own } for you, { $theirs } for your opponent.
coach-region-change = { $region } scored now: { $own } for you, { $theirs } for your opponent. Control of { $country } would change that by { $points ->
    [one] { $points } point
   *[other] { $points } points
} in your favour.
coach-in-reach = Battlegrounds you could control soon: { $countries }.
coach-exposed = Easy targets for a coup against you: { $countries }. One more point of influence there makes it harder.
coach-china = { $card } is yours: 4 operations, 5 if all are spent in Asia. Once used it goes to your opponent.

## What to play

coach-headline-own = { $card } as your headline: you get the event and spend no action round.
coach-headline-theirs = { $card } as your headline: the event helps your opponent, but here it does the least harm.
coach-headline-scoring = { $card } as your headline, before anything changes.
coach-brings-gain = { $region } brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-brings-nothing = { $region } brings nobody points.
coach-brings-loss = { $region } costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-play-score = Play { $card }.
coach-play-event = Play { $card } for its event.
coach-play-event-first = Play { $card }: let the event happen first, then use the operations to answer it.
coach-play-space = { $card } for the Space Race: { $chance }% to move ahead.
coach-play-space-away = { $card } for the Space Race, so that the event does not happen ({ $chance }% to move ahead).
coach-play-coup = { $card } for a coup { $in }: { $chance }% to take control.
coach-play-coup-weakens = { $card } for a coup { $in }: { $chance }% to remove influence.
coach-play-coup-somewhere = { $card } for a coup.
coach-play-realign = { $card } to realign.
coach-play-influence = { $card } for influence: { $countries }.
coach-play-influence-takes = { $card } for influence: { $countries }. That gives you control of { $country }, a battleground.
coach-play-influence-somewhere = { $card } for influence.
coach-play-trap = Discard { $card }: { $chance }% to get free.
coach-with-military = The coup also counts as military operations.
coach-with-event = The event of { $card } happens as well, for your opponent.
coach-target-coup = A coup { $in }: { $chance }% to take control.
coach-target-coup-weakens = A coup { $in }: { $chance }% to remove influence.
coach-target-realign = Realign { $in }: { $chance }% to remove influence.
coach-place-takes-battleground = Gives you control of a battleground.
coach-place-takes = Gives you control.
coach-place-strengthens = Makes your control harder to break.
coach-place-breaks = Breaks your opponent's control.
coach-place-enters = Gives you a foothold.
coach-place-builds = Brings you closer to control.

## The danger in a choice

coach-danger-headline = { $card } is an event for your opponent, and as a headline it gives you nothing.
coach-danger-deadly = At DEFCON 2 the event of { $card } can start nuclear war in your action round. In the Space Race it is safe.
coach-danger-event = Used for operations, { $card } also brings your opponent the event.
coach-danger-china = { $card } goes to your opponent once you have used it.
coach-danger-scoring = { $region } would bring your opponent { $points ->
    [one] { $points } point
   *[other] { $points } points
} now. There is still time to improve your position first.
coach-danger-military = This is your last action round and { $n ->
    [one] { $n } military operation is
   *[other] { $n } military operations are
} missing. Without a coup your opponent gains up to as many points.
coach-danger-hopeless = No number on the die makes the coup { $in } succeed.
coach-danger-defcon = DEFCON falls to 2. After that a coup in a battleground loses the game for whoever's turn it is.
coach-danger-defcon-deadly = DEFCON falls to 2. After that these cards in your hand can lose you the game: { $cards }.

## Guerra Fría

coach-gf-about = Four new missiles (+4) make you stronger, reorganising (R) turns your missiles against others, an alliance (A) attacks. Two win and two lose.
coach-gf-attack-sure = With { $ally } you can win now: { $attacking } against { $defending }, and { $others } cannot build enough to stop it. But { $ally } must choose you too.
coach-gf-attack = With { $ally } you lead { $others } by { $attacking } to { $defending }. They can still build against it.
coach-gf-even = With { $ally } against { $others }: { $attacking } to { $defending }.
coach-gf-threat = { $others } lead you and { $ally } by { $defending } to { $attacking }. Aim missiles at them.
coach-gf-threat-grave = { $others } can beat you and { $ally } now: { $defending } to { $attacking }, more than you two can build. Reorganise against them.
coach-gf-reserve = Reserve: { $n }. With +4 you can place up to { $most } at once.
coach-gf-play-attack = Attack with { $ally }: { $attacking } against { $defending }.
coach-gf-play-save = Put all four new missiles into the reserve (then { $n }): nobody knows yet who they are for.
coach-gf-play-build = +4 against { $others }: { $n ->
    [one] { $n } missile
   *[other] { $n } missiles
} in all.
coach-gf-play-regroup = Turn { $n ->
    [one] { $n } missile
   *[other] { $n } missiles
} against { $others }: they are about to attack.
coach-gf-danger-weak = With { $ally } you have { $attacking } against { $defending }. The attack fails, and you build nothing this round.
coach-gf-danger-unanswered = If { $ally } does not choose you too, nothing happens and you build nothing this round.
coach-gf-danger-flank = { $others } lead against you by { $n }. Whoever attacks moves no missiles.
coach-gf-danger-free = Six cards that make none of the three plays count for nothing, and your round is lost.
