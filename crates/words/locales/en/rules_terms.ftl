# The vocabulary of the rules: each term as a label, in the words of that language's rulebook.
# Inside a sentence Spanish writes most of them in lower case.

## Games and editions

game-twilight = Twilight Struggle
game-guerra-fria = Guerra Fría
edition-deluxe = Deluxe edition
edition-first = First edition

## Eras

era-early = Early War
era-mid = Mid War
era-late = Late War

## People and the table

term-player = Player
term-opponent = Opponent
term-phasing-player = Phasing player
term-superpower = Superpower
term-neutral = Either side
term-die = Die
term-die-roll = Die roll
term-modifier = Modifier
term-tie = Tie

## The map

term-map = Map
term-country = Country
term-region = Region
term-subregion = Sub-region
term-battleground = Battleground
term-non-battleground = Non-battleground
term-stability = Stability
term-adjacent = Adjacent
term-influence = Influence
term-control = Control
term-controlled = Controlled
term-uncontrolled = Uncontrolled

## Cards

term-card = Card
term-event = Event
term-scoring-card = Scoring card
term-china-card = The China Card
term-war-card = War card
term-optional-card = Optional card
term-promotional-card = Promotional card
term-lasting-event = Lasting event
term-removed-after-event = Removed from the game after the event
term-hand = Hand
term-held-card = Held card
term-draw-pile = Draw pile
term-discard-pile = Discard pile
term-removed-cards = Removed cards
term-face-up = Face up
term-face-down = Face down

## The turn

term-setup = Set-up
term-turn = Turn
term-headline = Headline
term-headline-phase = Headline phase
term-headline-card = Headline card
term-action-round = Action round

## Operations

term-operations = Operations
term-operations-points = Operations points
term-operations-value = Operations value
term-place-influence = Place influence
term-coup = Coup
term-coup-attempt = Coup attempt
term-free-coup = Free coup
term-realignment = Realignment
term-realignment-roll = Realignment roll
term-space-race = Space Race
term-space-box = Space Race box

## DEFCON and military operations

term-defcon = DEFCON
term-nuclear-war = Nuclear war
term-military-operations = Military operations
term-required-military-operations = Required military operations

## Scoring and victory

term-victory-points = Victory points
term-vp = VP
term-scoring = Scoring
term-final-scoring = Final scoring
term-presence = Presence
term-domination = Domination
term-region-control = Control of the region
term-victory = Victory
term-defeat = Defeat
term-draw = Draw
term-automatic-victory = Automatic victory

## Variants

term-bid = Bid
term-handicap = Handicap
term-chinese-civil-war = Chinese Civil War
term-late-war-scenario = Late War scenario

## Guerra Fría

term-missile = Missile
term-missiles = Missiles
term-reserve = Reserve
term-attack-marker = Attack marker
term-round = Round
term-four-missiles = Four new missiles
term-reorganise = Reorganise
term-alliance = Alliance
term-entry = Entry
term-exit = Exit
term-attacking-forces = Attacking forces
term-defending-forces = Defending forces

## Counts

vp = { $n } VP
ops = { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
}
points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}

## The Space Race, by edition and box. Boxes 3 and 5 of the first edition bear no name in any source.

space-start = Start
space-deluxe-1 = Earth Satellite
space-deluxe-2 = Animal in Space
space-deluxe-3 = Man in Space
space-deluxe-4 = Man in Earth Orbit
space-deluxe-5 = Lunar Orbit
space-deluxe-6 = Eagle/Bear has Landed
space-deluxe-7 = Space Shuttle
space-deluxe-8 = Space Station
space-first-1 = Earth Satellite
space-first-2 = Animal in Space
space-first-3 = Box 3
space-first-4 = Man in Space
space-first-5 = Box 5
space-first-6 = Space Walk
space-first-7 = Lunar Orbit
space-first-8 = Eagle/Bear has Landed

## What reaching an even box first allows (6.4.4)

space-ability-2 = May play two cards a turn on the Space Race.
space-ability-4 = Sees the opponent's headline before choosing a card.
space-ability-6 = May discard the held card at the end of the turn.
space-ability-8 = May play eight action rounds a turn.
