# What a player is asked and may answer. An attribute names an answer where the plain word would not explain it.
# ask-<card>-<step> belongs to one step of a card's event.

## Before the game

ask-bid-side = Which side do you want to play?
ask-bid = How much extra influence do you offer your opponent for playing { $the }?
ask-open-bid-side = You open the bidding: which side do you want to play?
ask-open-bid = How many victory points do you bid for { $the }?
ask-open-bid-raise = Raise the bid for { $the }, or let it stand
    .done = Let it stand
ask-setup = Set-up: place influence { $in }, { $n ->
    [one] 1 point left
   *[other] { $n } points left
}
ask-setup-extra = Place the extra influence where you already have some, { $n ->
    [one] 1 point left
   *[other] { $n } points left
}

## The turn

ask-headline = Choose your headline card
    .done = No headline
ask-headline-second = Your opponent headlines { $card }. Choose your headline card
ask-action-round = Action round { $round } of { $rounds }: choose a card to play
    .done = Pass
ask-action-round-extra = Extra action round: play a card or pass
    .done = Pass
ask-action-round-owed = You must play { $card } for operations now
ask-trap = { $card }: discard a card worth 2 or more and roll 1–4 to get free
    .done = Pass
ask-trap-scoring = { $card }: you have nothing to discard; you may play a scoring card
    .done = Lose the round
ask-use = What do you use { $card } for?
ask-use-operations = What do you use the operations of { $card } for? Its event does not happen
ask-norad = { card-norad }: you may add 1 influence in a country where you already have some
    .done = Add nothing
ask-space-offer = Roll the die of the Space Race?
    .space = Roll
    .done = Do not roll
ask-discard-held = End of turn: you may discard a card you hold
    .done = Discard nothing
ask-lift = { $card }: you may end the crisis at any time

## Operations

ask-operations = What do you use { $n ->
    [one] 1 operations point
   *[other] { $n } operations points
} for{ $where }?
    .done = Use none
ask-operations-granted = { $card }: you may use { $n ->
    [one] 1 operations point
   *[other] { $n } operations points
}{ $where }
    .done = Decline
ask-influence = Place influence: { $left } of { $points ->
    [one] { $points } point
   *[other] { $points } points
} left
    .realign = Continue with realignments
    .done = Stop
ask-influence-bonus = { $points ->
    [one] { $points } point placed
   *[other] { $points } points placed
}: you may still place the extra point of the region
    .realign = Continue with realignments
    .done = Leave it
ask-realign = Choose a country to realign{ $where }: { $left } of { $points ->
    [one] { $points } roll
   *[other] { $points } rolls
} left
    .influence = Continue with influence
    .done = No more rolls
ask-realign-bonus = { $points ->
    [one] { $points } roll made
   *[other] { $points } rolls made
}: you may still make the extra roll of the region{ $where }
    .influence = Continue with influence
    .done = No more rolls
ask-coup = Choose the country for a coup with { $n ->
    [one] 1 operations point
   *[other] { $n } operations points
}{ $where }
ask-coup-free = Choose the country for a free coup with { $n ->
    [one] 1 operations point
   *[other] { $n } operations points
}{ $where }

zone-central-or-south-america = in Central or South America
zone-beside-nicaragua = beside Nicaragua
zone-che = in a non-battleground of Central America, South America or Africa
zone-che-again = in another non-battleground of Central America, South America or Africa

## Words

word-done = Done
word-event = Event
word-event-first = Event first, then operations
word-influence = Place influence
word-realign = Realign
word-coup = Coup
word-space = Space Race
word-add = Add
word-remove = Remove
word-participate = Take part
word-boycott = Boycott
word-raise = Raise DEFCON
word-lower = Lower DEFCON
word-take = Take
word-return = Return
word-play = Play
word-end-game = End the game
word-chinese-civil-war = Chinese Civil War
word-defcon = DEFCON { $n }
word-lift = End the crisis: remove 2 influence { $from }

## Beside a choice

choice-event-of = event { $of }
choice-event-neutral = event for either side
choice-barred = no event: { $why }
choice-event-after = opponent's event follows
choice-country = { $country } ({ $us-name } { $us }, { $ussr-name } { $ussr })
choice-cost = costs { $n }
choice-for-control = { $n } more for control

## Before something irreversible

warn-defcon = DEFCON falls to 1 and you lose the game
warn-may-defcon = DEFCON may fall to 1: you would lose the game
warn-missile-crisis = a coup during the Cuban Missile Crisis loses the game
warn-held-scoring-card = you would still hold a scoring card at the end of the turn and lose the game
warn-scoring = your opponent wins with this scoring
warn-ends-lost = your opponent wins if the game ends now
warn-ends-drawn = the game is a draw if it ends now

## Steps of events without words of their own

ask-step-each = { $card }: choose a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-step-country = { $card }: choose a country
ask-step-card = { $card }: choose a card
ask-step-word = { $card }: choose

## Steps of the cards, Early War

ask-asia-scoring-0 = { card-shuttle-diplomacy }: choose the USSR battleground that does not count
ask-middle-east-scoring-0 = { card-shuttle-diplomacy }: choose the USSR battleground that does not count
ask-blockade-0 = { card-blockade }: discard a card worth 3 or more, or lose all influence in West Germany
    .done = Lose West Germany
ask-comecon-0 = { card-comecon }: add 1 influence in each of four countries of Eastern Europe ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-marshall-plan-1 = { card-marshall-plan }: add 1 influence in each of seven countries of Western Europe ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-de-stalinization-0 = { card-de-stalinization }: take influence off the map to move it (up to { $n } more)
    .done = Enough
ask-de-stalinization-2 = { card-de-stalinization }: place what you took off, at most 2 in a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-decolonization-0 = { card-decolonization }: add 1 influence in each of four countries of Africa or Southeast Asia ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-east-european-unrest-0 = { card-east-european-unrest }: remove { $late ->
    [yes] 2 USSR influence
   *[other] 1 USSR influence
} from each of three countries of Eastern Europe ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-independent-reds-0 = { card-independent-reds }: choose where you match the USSR's influence
ask-indo-pakistani-war-0 = { card-indo-pakistani-war }: attack India or Pakistan
ask-olympic-games-0 = { card-olympic-games }: take part, or boycott? A boycott lowers DEFCON and gives your opponent { $ops ->
    [one] { $ops } operations point
   *[other] { $ops } operations points
}
ask-socialist-governments-0 = { card-socialist-governments }: remove US influence from Western Europe, at most 2 from a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-special-relationship-0 = { card-special-relationship }: { $nato ->
    [yes] add 2 influence in a country of Western Europe
   *[other] add 1 influence in a neighbour of the United Kingdom
}
ask-suez-crisis-0 = { card-suez-crisis }: remove US influence from France, the United Kingdom or Israel, at most 2 from each ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-the-cambridge-five-1 = { card-the-cambridge-five }: you may add 1 influence in a region of a card the US has shown
    .done = Add nothing
ask-truman-doctrine-0 = { card-truman-doctrine }: choose an uncontrolled country in Europe; it loses all USSR influence
ask-un-intervention-1 = { card-un-intervention }: choose the card whose event you cancel and whose operations you use
ask-warsaw-pact-formed-1 = { card-warsaw-pact-formed }: clear four countries of US influence, or add 5 of your own?
    .add = Add 5 influence
    .remove = Remove US influence
ask-warsaw-pact-formed-3 = { card-warsaw-pact-formed }: remove all US influence from countries of Eastern Europe ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-warsaw-pact-formed-5 = { card-warsaw-pact-formed }: add influence in Eastern Europe, at most 2 in a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})

## Mid War

ask-brush-war-0 = { card-brush-war }: attack a country of stability 1 or 2
ask-ask-not-what-your-country-can-do-for-you-0 = { card-ask-not-what-your-country-can-do-for-you }: discard a card, or draw as many as you have discarded
    .done = Draw now
ask-colonial-rear-guards-0 = { card-colonial-rear-guards }: add 1 influence in each of four countries of Africa or Southeast Asia ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-cultural-revolution-1 = { card-cultural-revolution }: take The China Card, face up?
    .take = Take the card
    .done = Leave it
ask-grain-sales-to-soviets-2 = { card-grain-sales-to-soviets }: play { $drawn }, or return it and use { $ops ->
    [one] { $ops } operations point
   *[other] { $ops } operations points
}?
    .play = Play the card
    .return = Return it
    .event = With { card-un-intervention }
ask-grain-sales-to-soviets-5 = { card-grain-sales-to-soviets }: what do you use { $ops ->
    [one] { $ops } operations point
   *[other] { $ops } operations points
} for?
    .done = Nothing
ask-how-i-learned-to-stop-worrying-0 = { card-how-i-learned-to-stop-worrying }: set DEFCON to the level you like
ask-junta-0 = { card-junta }: add 2 influence in a country of Central or South America
ask-liberation-theology-0 = { card-liberation-theology }: add influence in Central America, at most 2 in a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-missile-envy-0 = { card-missile-envy }: hand over your card of the highest value
    .done = No card to give
ask-muslim-revolution-0 = { card-muslim-revolution }: choose a country that loses all US influence ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-oas-founded-0 = { card-oas-founded }: add influence in Central or South America ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-our-man-in-tehran-1 = { card-our-man-in-tehran }: discard any of these cards of the draw pile
    .done = Shuffle the rest back
ask-puppet-governments-0 = { card-puppet-governments }: you may add 1 influence in countries where nobody has any ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
    .done = Enough
ask-salt-negotiations-1 = { card-salt-negotiations }: you may take a card from the discards
    .done = Take none
ask-south-african-unrest-1 = { card-south-african-unrest }: 1 more in South Africa, or 2 in its neighbours
ask-south-african-unrest-3 = { card-south-african-unrest }: the second point in a neighbour of South Africa
ask-summit-2 = { card-summit }: you won; move DEFCON?
    .done = Leave it
ask-summit-4 = { card-summit }: you won; move DEFCON?
    .done = Leave it
ask-the-voice-of-america-0 = { card-the-voice-of-america }: remove USSR influence outside Europe, at most 2 from a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-ussuri-river-skirmish-1 = { card-ussuri-river-skirmish }: take The China Card, face up?
    .take = Take the card
    .done = Leave it
ask-ussuri-river-skirmish-3 = { card-ussuri-river-skirmish }: add influence in Asia, at most 2 in a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})

## Late War and promotional cards

ask-aldrich-ames-remix-2 = { card-aldrich-ames-remix }: choose the card the US must discard
    .done = No card to discard
ask-aldrich-ames-remix-4 = { card-aldrich-ames-remix }: choose the card the US plays next
    .done = No card is left
ask-chernobyl-0 = { card-chernobyl }: name the region where the USSR may not place influence by operations this turn
    .done = None
ask-iran-iraq-war-0 = { card-iran-iraq-war }: attack Iran or Iraq
ask-latin-american-debt-crisis-0 = { card-latin-american-debt-crisis }: discard a card worth 3 or more, or the USSR doubles its influence in two countries of South America
    .done = Let it double
ask-latin-american-debt-crisis-2 = { card-latin-american-debt-crisis }: choose a country of South America where your influence doubles ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-marine-barracks-bombing-1 = { card-marine-barracks-bombing }: remove US influence from the Middle East ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-pershing-ii-deployed-1 = { card-pershing-ii-deployed }: you may remove 1 US influence from countries of Western Europe ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
    .done = Enough
ask-star-wars-0 = { card-star-wars }: choose a card from the discards; its event happens at once
    .done = No card to choose
ask-the-reformer-1 = { card-the-reformer }: add influence in Europe, at most 2 in a country ({ $n ->
    [one] 1 left
   *[other] { $n } left
})
ask-wargames-0 = { card-wargames }: give your opponent 6 VP and end the game now?
    .end-game = End the game
    .done = Go on playing
ask-baghdad-pact-1 = { card-baghdad-pact }: add 1 influence in Pakistan or Iran
ask-years-of-lead-0 = { card-years-of-lead }: choose a country of Western Europe that keeps only 1 USSR influence

## What others are doing

wait-die = Rolling a die
wait-dice = Rolling the dice
wait-card = Drawing a card
wait-both-headlines = Both sides are choosing their headlines
wait-both-bids = Both players are bidding
wait-bid = The player in the { $name } seat is bidding
wait-setup = { $who } { $side ->
   *[other] is placing
} influence ({ $left } left)
wait-headline = { $who } { $side ->
   *[other] is choosing
} a headline
wait-action-round = { $who } { $side ->
   *[other] is choosing
} a card to play
wait-trap = { $who } { $side ->
   *[other] is caught
} in { $card } and { $side ->
   *[other] is choosing
} a card
wait-use = { $who } { $side ->
   *[other] is deciding
} how to use { $card }
wait-operations = { $who } { $side ->
   *[other] is deciding
} what to use operations for
wait-influence = { $who } { $side ->
   *[other] is placing
} influence ({ $left } left)
wait-realign = { $who } { $side ->
   *[other] is choosing
} a country to realign ({ $left } left)
wait-coup = { $who } { $side ->
   *[other] is choosing
} a country for a coup
wait-space-offer = { $who } { $side ->
   *[other] is deciding
} whether to roll for the Space Race
wait-discard-held = { $who } { $side ->
   *[other] may
} discard a held card
wait-event = { $who } { $side ->
   *[other] is deciding
} on { $card }

## Guerra Fría

gf-wait = Waiting for { $names }, { $n ->
    [one] who is
   *[other] who are
} still choosing
gf-ask-play = Round { $n }: what do you play?
gf-ask-build = { $new ->
    [one] { $new } new missile
   *[other] { $new } new missiles
}: how many go to the marker against { $rival }? Up to { $n }; the rest go to the reserve
gf-ask-regroup = Reorganise: how many leave (−) or join (+) the marker against { $rival }? Balance so far { $balance }, at most { $most }
gf-ask-free = Card { $n } of 6, at the marker against { $rival }
gf-ask-commit = Lay your six cards face down?
gf-choice-marker = now { $now }, then { $then }
gf-word-build = Four new missiles (+4)
    .hint = Add four missiles, and more from the reserve if you like
gf-word-regroup = Reorganise (R)
    .hint = Move missiles between your attack markers, up to twelve
gf-word-ally = Attack with { $ally } (A)
    .hint = Valid if your ally chooses you too
gf-word-free = Place cards freely
    .hint = Two cards at each marker, one by one; a play that is none of the three is void
gf-word-commit = Lay them down
gf-word-back = Back
