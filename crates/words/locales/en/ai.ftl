# Why a bot chose what it chose: what the choice does on the board. The side stands before it: “US: coups Iran: …”.

ai-card = plays { $card }
ai-headline = headlines { $card }
ai-score = scores { $region }: { $points ->
    [1] { $points } point
    [-1] { $points } point
   *[other] { $points } points
}
ai-event = plays { $card } for its event
ai-event-first = plays the event of { $card } first
ai-influence = places influence with { $card }
ai-for-coup = uses { $card } for a coup
ai-for-realign = uses { $card } to realign
ai-space = tries the Space Race: { $chance }%
ai-space-away = spends { $card } on the Space Race so that its event does not happen: { $chance }%
ai-coup = coups { $country }: { $chance }% to take control
ai-coup-weakens = coups { $country }: { $chance }% to weaken the opponent there
ai-realign = realigns { $country }: { $chance }% to weaken the opponent there
ai-takes = takes control of { $country }
ai-takes-battleground = takes control of { $country }, a battleground
ai-strengthens = strengthens { $country }
ai-breaks = breaks the opponent's control of { $country }
ai-enters = gets a foothold in { $country }
ai-builds = builds up { $country }
ai-trap = discards { $card }: { $chance }% to get free
ai-lift = ends the crisis at the cost of 2 influence in { $country }
