# What happened, as a log tells it. No full stop at the end; `detente-chronicle` fills in the arguments.
# $who is a side at the beginning of a sentence (“The US”), $the inside it, $side its id for the verb: the US is plural in
# Spanish, Portuguese and Italian. English selects as well so that the arguments agree.

## Headings

fact-setup = Set-up
fact-turn = Turn { $turn }, { $years } · { $era }
fact-round = Action round { $round } · { $name }
fact-end-of-turn = End of turn { $turn }

## Cards

fact-dealt = { $who } { $side ->
   *[other] is dealt
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
fact-dealt-named = { $who } { $side ->
   *[other] is dealt
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $cards }
fact-looks-at = { $who } { $side ->
   *[other] looks at
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the draw pile
fact-looks-at-named = { $who } { $side ->
   *[other] looks at
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the draw pile: { $cards }
fact-reveals = { $who } { $side ->
   *[other] shows
} { $cards }
fact-discards = { $who } { $side ->
   *[other] discards
} { $cards }
fact-retrieves = { $who } { $side ->
   *[other] takes
} { $card } from the discards
fact-gives = { $who } { $side ->
   *[other] hands over
} { $card }
fact-returns = { $card } goes back to the hand it came from
fact-shows-held = { $who } { $side ->
   *[other] shows
} that { $n ->
    [one] the card still held is not a scoring card
   *[other] none of the { $n } cards still held is a scoring card
}
fact-holds-none = { $who } { $side ->
   *[other] holds
} no card
fact-era-joins = The { $era } cards are shuffled into the draw pile
fact-reshuffle = The discards are shuffled into a new draw pile
fact-china-face-up = { $card } passes { $to }, face up
fact-china-face-down = { $card } passes { $to }, face down
fact-china-turned = { $card } { $of } is turned face up

## Playing

fact-headline-chosen = { $who } { $side ->
   *[other] has chosen
} a headline
fact-headline = Headline { $of }: { $card }
fact-headline-cancelled = { $defectors } cancels { $card }
fact-passes = { $who } { $side ->
   *[other] passes
}
fact-points = ({ $n ->
    [one] 1 point
   *[other] { $n } points
})
fact-plays-influence = { $who } { $side ->
   *[other] plays
} { $card } to place influence{ $points }
fact-plays-realign = { $who } { $side ->
   *[other] plays
} { $card } for realignments{ $points }
fact-plays-coup = { $who } { $side ->
   *[other] plays
} { $card } for a coup{ $points }
fact-plays-space = { $who } { $side ->
   *[other] sends
} { $card } into the Space Race{ $points }
fact-plays-event = { $who } { $side ->
   *[other] plays
} { $card } for the event{ $points }
fact-plays-event-first = { $who } { $side ->
   *[other] plays
} { $card }, the opponent's event first{ $points }
fact-plays-play = { $who } { $side ->
   *[other] uses
} the operations of { $card }; its event is cancelled{ $points }
fact-operations-influence = { $who } { $side ->
   *[other] uses
} { $n ->
    [one] 1 point
   *[other] { $n } points
} to place influence
fact-operations-realign = { $who } { $side ->
   *[other] uses
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for realignments
fact-operations-coup = { $who } { $side ->
   *[other] uses
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for a coup
fact-event = Event { $of }: { $card }
fact-no-event = The event of { $card } does not happen: { $why }

## Influence

fact-gains-influence = { $who } { $side ->
   *[other] adds
} { $n } influence { $in } ({ $now })
fact-loses-influence = { $who } { $side ->
   *[other] loses
} { $n } influence { $in } ({ $now })
fact-gains-influence-list = { $who } { $side ->
   *[other] adds
} influence: { $items }
fact-loses-influence-list = { $who } { $side ->
   *[other] loses
} influence: { $items }
fact-influence-item = { $country } { $change } ({ $now })
fact-now = now { $n }
fact-now-control = now { $n }, control
fact-now-foe = now { $n }, { $foe } control
fact-chinese-civil-war = { $who } { $side ->
   *[other] has
} { $n } of 3 points in the Chinese Civil War

## Tracks

fact-defcon-falls = DEFCON falls to { $n }
fact-defcon-rises = DEFCON rises to { $n }
fact-vp = { $who } { $side ->
   *[other] gains
} { $n } VP ({ $score })
fact-vp-because = { $card }: { $the } { $side ->
   *[other] gains
} { $n } VP ({ $score })
fact-no-points = Nobody gains points ({ $score })
fact-score = score: { $name } +{ $n }
fact-score-even = score even
fact-scored = { $region } is scored: { $us-name } { $us }, { $ussr-name } { $ussr }
fact-military-ops = { $who } { $side ->
   *[other] stands
} at { $n ->
    [one] 1 military operation
   *[other] { $n } military operations
}
fact-lacks = { $who } { $side ->
   *[other] lacks
} { $n ->
    [one] 1 military operation
   *[other] { $n } military operations
}
fact-space-roll = { $who } { $side ->
   *[other] rolls
} { $die }, { $needed } or less needed: { $outcome }
fact-space = { $who } { $side ->
   *[other] reaches
} box { $n } of the Space Race: { $box }

## Dice

fact-success = success
fact-failure = failure
fact-coup = { $who } { $side ->
   *[other] attempts
} a coup { $in }: die { $die }, +{ $points ->
    [one] { $points } Op
   *[other] { $points } Ops
}{ $modifiers } = { $total } against { $twice }: { $outcome }
fact-coup-succeeds = success by { $n }
fact-coup-fails = failure
fact-realignment = Realignment { $in }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-realignment-tie = no effect
fact-contest = { $card }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-contest-tie = a tie
fact-wins-by = { $the } { $side ->
   *[other] wins
} by { $n }
fact-war = War { $of } { $in }: die { $roll }, { $needed } needed: { $outcome }
fact-war-won = victory
fact-war-lost = defeat
fact-trap-free = { $who } { $side ->
   *[other] rolls
} { $die } and { $side ->
   *[other] is
} free of { $card }
fact-trap-stays = { $who } { $side ->
   *[other] rolls
} { $die }, 1–4 needed, and { $side ->
   *[other] stays
} caught in { $card }

mod-neighbours = { $n ->
    [one] neighbouring country
   *[other] neighbouring countries
}
mod-influence = more influence
mod-superpower = superpower next door
mod-target = control of the target
mod-chinese-civil-war = Chinese Civil War
mod-player = player of the card
mod-regions = { $n ->
    [one] region dominated
   *[other] regions dominated
}

## Effects and answers

fact-begins = { $card } in force: { $what }
fact-ends = { $card } is no longer in force
fact-acts = { $card } takes effect: { $what }
fact-chooses = { $who } { $side ->
   *[other] chooses
}: { $word }
fact-chooses-done = { $who } { $side ->
   *[other] declines
}
fact-chooses-add = { $who } { $side ->
   *[other] chooses
} to add influence
fact-chooses-remove = { $who } { $side ->
   *[other] chooses
} to remove influence
fact-chooses-participate = { $who } { $side ->
   *[other] takes part
}
fact-chooses-boycott = { $who } { $side ->
   *[other] boycotts
}
fact-chooses-end-game = { $who } { $side ->
   *[other] ends
} the game
fact-chooses-defcon = { $who } { $side ->
   *[other] sets
} DEFCON to { $n }
fact-chooses-region = { $who } { $side ->
   *[other] names
} a region: { $region }
fact-names = { $card }: { $country } does not count in this scoring
fact-bids = Bid from the { $chair } seat: { $n } for { $the }
fact-chairs-change = The players swap seats

## The end

fact-over-vp = { $who } { $side ->
   *[other] wins
} with 20 victory points
fact-over-defcon = { $who } { $side ->
   *[other] wins
}: nuclear war breaks out, and { $loser } loses
fact-over-missile-crisis = { $who } { $side ->
   *[other] wins
}: a coup by { $loser } during the Cuban Missile Crisis
fact-over-europe-control = { $who } { $side ->
   *[other] wins
} by control of Europe
fact-over-final-scoring = { $who } { $side ->
   *[other] wins
} after the final scoring
fact-over-wargames = { $who } { $side ->
   *[other] wins
} when { card-wargames } ends the game
fact-over-held-scoring-card = { $who } { $side ->
   *[other] wins
}: { $loser } still held a scoring card
fact-over-draw = The game is a draw

## Guerra Fría

gf-round = Round { $n }
gf-chosen = { $name } has chosen
gf-built = { $name }: four new missiles, { $items }; reserve { $reserve }
gf-built-reserve = { $name }: four new missiles, all into the reserve (now { $reserve })
gf-regrouped = { $name } reorganises: { $items }
gf-item = { $change } against { $rival } (now { $now })
gf-null = { $name }: the play is void and the round is lost: { $why } ({ $cards })
gf-null-no-play = the cards show none of the three plays
gf-null-over-twelve = the numbers sum to { $n }, more than twelve
gf-null-reserve = { $taken } from a reserve of { $reserve }
gf-null-moved = { $n ->
    [one] { $n } missile moved
   *[other] { $n } missiles moved
}, more than twelve
gf-null-unequal = { $leaving ->
    [one] { $leaving } missile leaves
   *[other] { $leaving } missiles leave
} and { $coming ->
    [one] { $coming } comes
   *[other] { $coming } come
}
gf-null-marker = { $leaving ->
    [one] { $leaving } missile leaves
   *[other] { $leaving } missiles leave
} the marker against { $rival }, which has { $missiles }
gf-card-salida = EXIT
gf-card-entrada = ENTRY
gf-card-alianza = ALLIANCE
gf-card-cero = ZERO
gf-offered = { $name } chooses { $ally } as an ally
gf-unanswered = { $ally } has not chosen { $name }
gf-attack = { $attackers } attack { $defenders } with { $attacking } against { $defending }: { $outcome }
gf-attack-open = the attack is valid
gf-attack-won = victory
gf-attack-failed = the attack fails
gf-over-attack = { $winners } win the game
gf-over-max-rounds = The last round is over: a draw
