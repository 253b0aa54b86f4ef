# Chances, operations values and scores before they happen.

odds-coup = { $chance } success ({ $least ->
    [6] die 6
   *[other] die { $least } or more
}) · { $expected } points on average · { $control } control
odds-hopeless = cannot succeed
odds-defcon = DEFCON falls to { $n }
odds-loses = you lose the game at once
odds-realignment = { $win } the opponent loses ({ $gain } on average) · { $nothing } nothing · { $lose } you lose
odds-war = { $chance } victory ({ $least ->
    [6] die 6
   *[other] die { $least } or more
})
odds-space = { $chance } to reach { $box } (die { $most } or less)

ops-worth = { $printed } printed{ $modifiers } = { $total }
ops-at-most = (at most 4)
ops-at-least = (at least 1)
ops-regional = +1 { $card } if all points are spent { $in }

preview-region = { $region }: { $us-name } { $us }, { $ussr-name } { $ussr } → { $result }
preview-battlegrounds = { $n ->
    [one] 1 battleground
   *[other] { $n } battlegrounds
}
preview-adjacent = { $n } next to the enemy superpower
preview-even = nobody scores
preview-wins = { $the } { $side ->
   *[other] wins
} the game
