# What happened, as a log tells it. No full stop at the end; `detente-chronicle` fills in the arguments.
# $who is a side at the beginning of a sentence («Los EE. UU.»), $the inside it, $side its id for the verb.

## Headings

fact-setup = Despliegue inicial
fact-turn = Turno { $turn }, { $years } · { $era }
fact-round = Ronda de acción { $round } · { $name }
fact-end-of-turn = Final del turno { $turn }

## Cards

fact-dealt = { $who } { $side ->
    [us] reciben
   *[other] recibe
} { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
fact-dealt-named = { $who } { $side ->
    [us] reciben
   *[other] recibe
} { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}: { $cards }
fact-looks-at = { $who } { $side ->
    [us] miran
   *[other] mira
} { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} del mazo
fact-looks-at-named = { $who } { $side ->
    [us] miran
   *[other] mira
} { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} del mazo: { $cards }
fact-reveals = { $who } { $side ->
    [us] enseñan
   *[other] enseña
} { $cards }
fact-discards = { $who } { $side ->
    [us] descartan
   *[other] descarta
} { $cards }
fact-retrieves = { $who } { $side ->
    [us] recuperan
   *[other] recupera
} { $card } de los descartes
fact-gives = { $who } { $side ->
    [us] entregan
   *[other] entrega
} { $card }
fact-returns = { $card } vuelve a la mano de la que salió
fact-shows-held = { $who } { $side ->
    [us] demuestran
   *[other] demuestra
} que { $n ->
    [one] la carta guardada no es de puntuación
   *[other] ninguna de las { $n } cartas guardadas es de puntuación
}
fact-holds-none = { $who } no { $side ->
    [us] guardan
   *[other] guarda
} ninguna carta
fact-era-joins = Se añaden al mazo las cartas de { $era }
fact-reshuffle = Los descartes se barajan y forman un mazo nuevo
fact-china-face-up = { $card } pasa { $to }, boca arriba
fact-china-face-down = { $card } pasa { $to }, boca abajo
fact-china-turned = { $card } { $of } se pone boca arriba

## Playing

fact-headline-chosen = { $who } { $side ->
    [us] han
   *[other] ha
} elegido su cabecera
fact-headline = Cabecera { $of }: { $card }
fact-headline-cancelled = { $defectors } anula { $card }
fact-passes = { $who } { $side ->
    [us] pasan
   *[other] pasa
}
fact-points = ({ $n ->
    [one] 1 punto
   *[other] { $n } puntos
})
fact-plays-influence = { $who } { $side ->
    [us] juegan
   *[other] juega
} { $card } para colocar influencia{ $points }
fact-plays-realign = { $who } { $side ->
    [us] juegan
   *[other] juega
} { $card } para realinear{ $points }
fact-plays-coup = { $who } { $side ->
    [us] juegan
   *[other] juega
} { $card } para un golpe de estado{ $points }
fact-plays-space = { $who } { $side ->
    [us] envían
   *[other] envía
} { $card } a la Carrera Espacial{ $points }
fact-plays-event = { $who } { $side ->
    [us] juegan
   *[other] juega
} { $card } como evento{ $points }
fact-plays-event-first = { $who } { $side ->
    [us] juegan
   *[other] juega
} { $card }, primero el evento del rival{ $points }
fact-plays-play = { $who } { $side ->
    [us] usan
   *[other] usa
} las operaciones de { $card } y su evento queda anulado{ $points }
fact-operations-influence = { $who } { $side ->
    [us] usan
   *[other] usa
} { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} para colocar influencia
fact-operations-realign = { $who } { $side ->
    [us] usan
   *[other] usa
} { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} para realinear
fact-operations-coup = { $who } { $side ->
    [us] usan
   *[other] usa
} { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} para un golpe de estado
fact-event = Evento { $of }: { $card }
fact-no-event = El evento de { $card } no ocurre: { $why }

## Influence

fact-gains-influence = { $who } { $side ->
    [us] añaden
   *[other] añade
} { $n } de influencia { $in } ({ $now })
fact-loses-influence = { $who } { $side ->
    [us] pierden
   *[other] pierde
} { $n } de influencia { $in } ({ $now })
fact-gains-influence-list = { $who } { $side ->
    [us] añaden
   *[other] añade
} influencia: { $items }
fact-loses-influence-list = { $who } { $side ->
    [us] pierden
   *[other] pierde
} influencia: { $items }
fact-influence-item = { $country } { $change } ({ $now })
fact-now = ahora { $n }
fact-now-control = ahora { $n }, con control
fact-now-foe = ahora { $n }, control: { $foe }
fact-chinese-civil-war = { $who } { $side ->
    [us] tienen
   *[other] tiene
} { $n } de 3 puntos en la Guerra Civil China

## Tracks

fact-defcon-falls = El DEFCON baja a { $n }
fact-defcon-rises = El DEFCON sube a { $n }
fact-vp = { $who } { $side ->
    [us] ganan
   *[other] gana
} { $n } PV ({ $score })
fact-vp-because = { $card }: { $the } { $side ->
    [us] ganan
   *[other] gana
} { $n } PV ({ $score })
fact-no-points = Nadie gana puntos ({ $score })
fact-score = marcador: { $name } +{ $n }
fact-score-even = marcador a cero
fact-scored = Se puntúa { $region }: { $us-name } { $us }, { $ussr-name } { $ussr }
fact-military-ops = { $who } { $side ->
    [us] llegan
   *[other] llega
} a { $n } en operaciones militares
fact-lacks = { $who } { $side ->
    [us] se quedan
   *[other] se queda
} a falta de { $n ->
    [one] 1 operación militar
   *[other] { $n } operaciones militares
}
fact-space-roll = { $who } { $side ->
    [us] sacan
   *[other] saca
} un { $die }; hacía falta un { $needed } o menos: { $outcome }
fact-space = { $who } { $side ->
    [us] alcanzan
   *[other] alcanza
} la casilla { $n } de la Carrera Espacial: { $box }

## Dice

fact-success = éxito
fact-failure = fracaso
fact-coup = { $who } { $side ->
    [us] intentan
   *[other] intenta
} un golpe de estado { $in }: dado { $die }, +{ $points ->
    [one] { $points } Op
   *[other] { $points } Ops
}{ $modifiers } = { $total } contra { $twice }: { $outcome }
fact-coup-succeeds = éxito por { $n }
fact-coup-fails = fracaso
fact-realignment = Realineamiento { $in }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-realignment-tie = sin efecto
fact-contest = { $card }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-contest-tie = empate
fact-wins-by = { $the } { $side ->
    [us] ganan
   *[other] gana
} por { $n }
fact-war = Guerra { $of } { $in }: dado { $roll }, hacía falta un { $needed }: { $outcome }
fact-war-won = victoria
fact-war-lost = derrota
fact-trap-free = { $who } { $side ->
    [us] sacan
   *[other] saca
} un { $die } y { $side ->
    [us] se libran
   *[other] se libra
} de { $card }
fact-trap-stays = { $who } { $side ->
    [us] sacan
   *[other] saca
} un { $die }, hacía falta 1-4, y { $side ->
    [us] siguen
   *[other] sigue
} en { $card }

mod-neighbours = { $n ->
    [one] país adyacente
   *[other] países adyacentes
}
mod-influence = más influencia
mod-superpower = superpotencia adyacente
mod-target = control del objetivo
mod-chinese-civil-war = Guerra Civil China
mod-player = por jugar la carta
mod-regions = { $n ->
    [one] región dominada
   *[other] regiones dominadas
}

## Effects and answers

fact-begins = { $card } en vigor: { $what }
fact-ends = { $card } deja de estar en vigor
fact-acts = { $card } tiene efecto: { $what }
fact-chooses = { $who } { $side ->
    [us] eligen
   *[other] elige
}: { $word }
fact-chooses-done = { $who } { $side ->
    [us] renuncian
   *[other] renuncia
}
fact-chooses-add = { $who } { $side ->
    [us] eligen
   *[other] elige
} añadir influencia
fact-chooses-remove = { $who } { $side ->
    [us] eligen
   *[other] elige
} eliminar influencia
fact-chooses-participate = { $who } { $side ->
    [us] participan
   *[other] participa
}
fact-chooses-boycott = { $who } { $side ->
    [us] boicotean
   *[other] boicotea
} los juegos
fact-chooses-end-game = { $who } { $side ->
    [us] ponen
   *[other] pone
} fin a la partida
fact-chooses-defcon = { $who } { $side ->
    [us] ponen
   *[other] pone
} el DEFCON en { $n }
fact-chooses-region = { $who } { $side ->
    [us] nombran
   *[other] nombra
} una región: { $region }
fact-names = { $card }: { $country } no cuenta en esta puntuación
fact-bids = Puja desde el asiento { $chair }: { $n } por { $the }
fact-chairs-change = Los jugadores cambian de asiento

## The end

fact-over-vp = { $who } { $side ->
    [us] ganan
   *[other] gana
} con 20 puntos de victoria
fact-over-defcon = { $who } { $side ->
    [us] ganan
   *[other] gana
}: estalla la guerra nuclear y { $side ->
    [us] pierde
   *[other] pierden
} { $loser }
fact-over-missile-crisis = { $who } { $side ->
    [us] ganan
   *[other] gana
}: el rival ({ $loser }) ha intentado un golpe de estado durante la crisis de los misiles
fact-over-europe-control = { $who } { $side ->
    [us] ganan
   *[other] gana
} por el control de Europa
fact-over-final-scoring = { $who } { $side ->
    [us] ganan
   *[other] gana
} tras la puntuación final
fact-over-wargames = { $who } { $side ->
    [us] ganan
   *[other] gana
} al terminar la partida con «{ card-wargames }»
fact-over-held-scoring-card = { $who } { $side ->
    [us] ganan
   *[other] gana
}: el rival ({ $loser }) se ha guardado una carta de puntuación
fact-over-draw = La partida acaba en empate

## Guerra Fría

gf-round = Jugada { $n }
gf-chosen = { $name } ya ha elegido
gf-built = { $name }: cuatro misiles nuevos, { $items }; reserva { $reserve }
gf-built-reserve = { $name }: cuatro misiles nuevos, todos a la reserva (ahora { $reserve })
gf-regrouped = { $name } reorganiza: { $items }
gf-item = { $change } contra { $rival } (ahora { $now })
gf-null = { $name } pierde la jugada por nula: { $why } ({ $cards })
gf-null-no-play = las cartas no forman ninguna de las tres opciones
gf-null-over-twelve = los números suman { $n }, más de doce
gf-null-reserve = { $taken } de una reserva de { $reserve }
gf-null-moved = { $n ->
    [one] { $n } misil movido
   *[other] { $n } misiles movidos
}, más de doce
gf-null-unequal = { $leaving ->
    [one] sale { $leaving } misil
   *[other] salen { $leaving } misiles
} y { $coming ->
    [one] entra { $coming }
   *[other] entran { $coming }
}
gf-null-marker = { $leaving ->
    [one] sale { $leaving } misil
   *[other] salen { $leaving } misiles
} del marcador contra { $rival }, que tiene { $missiles }
gf-card-salida = SALIDA
gf-card-entrada = ENTRADA
gf-card-alianza = ALIANZA
gf-card-cero = CERO
gf-offered = { $name } elige a { $ally } como aliado
gf-unanswered = { $ally } no ha elegido a { $name }
gf-attack = { $attackers } atacan a { $defenders } con { $attacking } contra { $defending }: { $outcome }
gf-attack-open = el ataque es válido
gf-attack-won = victoria
gf-attack-failed = el ataque fracasa
gf-over-attack = { $winners } ganan la partida
gf-over-max-rounds = No quedan más jugadas: empate
