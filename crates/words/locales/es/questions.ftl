# What a player is asked and may answer. An attribute names an answer where the plain word would not explain it.
# ask-<card>-<step> belongs to one step of a card's event.

## Before the game

ask-bid-side = ¿Con qué bando quieres jugar?
ask-bid = ¿Cuánta influencia adicional ofreces a tu rival por jugar con { $the }?
ask-open-bid-side = Abres la puja: ¿con qué bando quieres jugar?
ask-open-bid = ¿Cuántos puntos de victoria pujas por { $the }?
ask-open-bid-raise = Sube la puja por { $the } o dala por buena
    .done = Darla por buena
ask-setup = Despliegue: coloca influencia { $in }, { $n ->
    [one] queda 1 punto
   *[other] quedan { $n } puntos
}
ask-setup-extra = Coloca la influencia adicional donde ya tengas, { $n ->
    [one] queda 1 punto
   *[other] quedan { $n } puntos
}

## The turn

ask-headline = Elige tu carta de cabecera
    .done = Sin cabecera
ask-headline-second = La cabecera de tu rival es { $card }. Elige la tuya
ask-action-round = Ronda de acción { $round } de { $rounds }: elige una carta
    .done = Pasar
ask-action-round-extra = Ronda de acción adicional: juega una carta o pasa
    .done = Pasar
ask-action-round-owed = Tienes que jugar { $card } como operaciones
ask-trap = { $card }: descarta una carta de valor 2 o más y saca 1-4 para librarte
    .done = Pasar
ask-trap-scoring = { $card }: no tienes qué descartar; puedes jugar una carta de puntuación
    .done = Perder la ronda
ask-use = ¿Para qué usas { $card }?
ask-use-operations = ¿Para qué usas las operaciones de { $card }? Su evento no ocurre
ask-norad = { card-norad }: puedes añadir 1 de influencia en un país donde ya tengas
    .done = No añadir
ask-space-offer = ¿Tiras el dado de la Carrera Espacial?
    .space = Tirar
    .done = No tirar
ask-discard-held = Final del turno: puedes descartar una carta de tu mano
    .done = No descartar
ask-lift = { $card }: puedes poner fin a la crisis en cualquier momento

## Operations

ask-operations = ¿Para qué usas { $n ->
    [one] 1 punto de operaciones
   *[other] { $n } puntos de operaciones
}{ $where }?
    .done = No usarlos
ask-operations-granted = { $card }: puedes usar { $n ->
    [one] 1 punto de operaciones
   *[other] { $n } puntos de operaciones
}{ $where }
    .done = Renunciar
ask-influence = Coloca influencia: { $left ->
    [one] queda
   *[other] quedan
} { $left } de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
    .realign = Seguir con realineamientos
    .done = Parar
ask-influence-bonus = { $points ->
    [one] { $points } punto colocado
   *[other] { $points } puntos colocados
}: aún puedes colocar el punto extra de la región
    .realign = Seguir con realineamientos
    .done = Dejarlo
ask-realign = Elige un país que realinear{ $where }: { $left ->
    [one] queda
   *[other] quedan
} { $left } de { $points ->
    [one] { $points } tirada
   *[other] { $points } tiradas
}
    .influence = Seguir colocando influencia
    .done = No tirar más
ask-realign-bonus = { $points ->
    [one] { $points } tirada hecha
   *[other] { $points } tiradas hechas
}: aún puedes hacer la tirada extra de la región{ $where }
    .influence = Seguir colocando influencia
    .done = No tirar más
ask-coup = Elige el país del golpe de estado, con { $n ->
    [one] { $n } punto de operaciones
   *[other] { $n } puntos de operaciones
}{ $where }
ask-coup-free = Elige el país del golpe de estado gratuito, con { $n ->
    [one] { $n } punto de operaciones
   *[other] { $n } puntos de operaciones
}{ $where }

zone-central-or-south-america = en Centroamérica o Sudamérica
zone-beside-nicaragua = junto a Nicaragua
zone-che = en un país no conflictivo de Centroamérica, Sudamérica o África
zone-che-again = en otro país no conflictivo de Centroamérica, Sudamérica o África

## Words

word-done = Hecho
word-event = Evento
word-event-first = Primero el evento, luego operaciones
word-influence = Colocar influencia
word-realign = Realinear
word-coup = Golpe de estado
word-space = Carrera Espacial
word-add = Añadir
word-remove = Eliminar
word-participate = Participar
word-boycott = Boicotear
word-raise = Subir el DEFCON
word-lower = Bajar el DEFCON
word-take = Quedársela
word-return = Devolverla
word-play = Jugarla
word-end-game = Terminar la partida
word-chinese-civil-war = Guerra Civil China
word-defcon = DEFCON { $n }
word-lift = Poner fin a la crisis: retirar 2 de influencia { $from }

## Beside a choice

choice-event-of = evento { $of }
choice-event-neutral = evento de ambos bandos
choice-barred = sin evento: { $why }
choice-event-after = luego ocurre el evento del rival
choice-country = { $country } ({ $us-name } { $us }, { $ussr-name } { $ussr })
choice-cost = cuesta { $n }
choice-for-control = { $n } más para controlarlo

## Before something irreversible

warn-defcon = el DEFCON baja a 1 y pierdes la partida
warn-may-defcon = el DEFCON puede bajar a 1: perderías la partida
warn-missile-crisis = un golpe durante la crisis de los misiles hace perder la partida
warn-held-scoring-card = al final del turno aún tendrías una carta de puntuación y perderías la partida
warn-scoring = tu rival gana con esta puntuación
warn-ends-lost = tu rival gana si la partida termina ahora
warn-ends-drawn = la partida acaba en empate si termina ahora

## Steps of events without words of their own

ask-step-each = { $card }: elige un país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-step-country = { $card }: elige un país
ask-step-card = { $card }: elige una carta
ask-step-word = { $card }: elige

## Steps of the cards, Early War

ask-asia-scoring-0 = { card-shuttle-diplomacy }: elige el país conflictivo de la URSS que no cuenta
ask-middle-east-scoring-0 = { card-shuttle-diplomacy }: elige el país conflictivo de la URSS que no cuenta
ask-blockade-0 = { card-blockade }: descarta una carta de valor 3 o más, o pierde toda la influencia en Alemania Occidental
    .done = Perder Alemania Occidental
ask-comecon-0 = { card-comecon }: añade influencia en cuatro países de Europa Oriental, 1 en cada uno ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-marshall-plan-1 = { card-marshall-plan }: añade influencia en siete países de Europa Occidental, 1 en cada uno ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-de-stalinization-0 = { card-de-stalinization }: retira influencia tuya para trasladarla (hasta { $n } más)
    .done = Basta
ask-de-stalinization-2 = { card-de-stalinization }: coloca lo retirado, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-decolonization-0 = { card-decolonization }: añade influencia en cuatro países de África o del Sudeste Asiático, 1 en cada uno ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-east-european-unrest-0 = { card-east-european-unrest }: elimina { $late ->
    [yes] 2 de influencia soviética
   *[other] 1 de influencia soviética
} en cada uno de tres países de Europa Oriental ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-independent-reds-0 = { card-independent-reds }: elige dónde igualas la influencia de la URSS
ask-indo-pakistani-war-0 = { card-indo-pakistani-war }: ataca India o Paquistán
ask-olympic-games-0 = { card-olympic-games }: ¿participas o boicoteas? El boicot baja el DEFCON y da a tu rival { $ops ->
    [one] { $ops } punto de operaciones
   *[other] { $ops } puntos de operaciones
}
ask-socialist-governments-0 = { card-socialist-governments }: elimina influencia de los EE. UU. en Europa Occidental, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-special-relationship-0 = { card-special-relationship }: { $nato ->
    [yes] añade 2 de influencia en un país de Europa Occidental
   *[other] añade 1 de influencia en un país adyacente al Reino Unido
}
ask-suez-crisis-0 = { card-suez-crisis }: elimina influencia de los EE. UU. en Francia, Reino Unido o Israel, como mucho 2 en cada uno ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-the-cambridge-five-1 = { card-the-cambridge-five }: puedes añadir 1 de influencia en una región de las cartas que han enseñado los EE. UU.
    .done = No añadir
ask-truman-doctrine-0 = { card-truman-doctrine }: elige un país europeo no controlado, que pierde toda la influencia soviética
ask-un-intervention-1 = { card-un-intervention }: elige la carta cuyo evento anulas y cuyas operaciones usas
ask-warsaw-pact-formed-1 = { card-warsaw-pact-formed }: ¿dejas cuatro países sin influencia de los EE. UU. o añades 5 de la tuya?
    .add = Añadir 5 de influencia
    .remove = Eliminar la de los EE. UU.
ask-warsaw-pact-formed-3 = { card-warsaw-pact-formed }: elimina toda la influencia de los EE. UU. en países de Europa Oriental ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-warsaw-pact-formed-5 = { card-warsaw-pact-formed }: añade influencia en Europa Oriental, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})

## Mid War

ask-brush-war-0 = { card-brush-war }: ataca un país de estabilidad 1 o 2
ask-ask-not-what-your-country-can-do-for-you-0 = { card-ask-not-what-your-country-can-do-for-you }: descarta una carta, o roba tantas como hayas descartado
    .done = Robar ya
ask-colonial-rear-guards-0 = { card-colonial-rear-guards }: añade influencia en cuatro países de África o del Sudeste Asiático, 1 en cada uno ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-cultural-revolution-1 = { card-cultural-revolution }: ¿te quedas con La Carta de China, boca arriba?
    .take = Quedármela
    .done = Dejarla
ask-grain-sales-to-soviets-2 = { card-grain-sales-to-soviets }: ¿juegas { $drawn } o la devuelves y usas { $ops ->
    [one] { $ops } punto de operaciones
   *[other] { $ops } puntos de operaciones
}?
    .play = Jugar la carta
    .return = Devolverla
    .event = Con { card-un-intervention }
ask-grain-sales-to-soviets-5 = { card-grain-sales-to-soviets }: ¿para qué usas { $ops ->
    [one] { $ops } punto de operaciones
   *[other] { $ops } puntos de operaciones
}?
    .done = Para nada
ask-how-i-learned-to-stop-worrying-0 = { card-how-i-learned-to-stop-worrying }: pon el DEFCON en el nivel que quieras
ask-junta-0 = { card-junta }: añade 2 de influencia en un país de Centroamérica o Sudamérica
ask-liberation-theology-0 = { card-liberation-theology }: añade influencia en Centroamérica, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-missile-envy-0 = { card-missile-envy }: entrega tu carta de más valor
    .done = No hay carta que entregar
ask-muslim-revolution-0 = { card-muslim-revolution }: elige un país que pierde toda la influencia de los EE. UU. ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-oas-founded-0 = { card-oas-founded }: añade influencia en Centroamérica o Sudamérica ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-our-man-in-tehran-1 = { card-our-man-in-tehran }: descarta las que quieras de estas cartas del mazo
    .done = Barajar el resto
ask-puppet-governments-0 = { card-puppet-governments }: puedes añadir 1 de influencia en países donde no la tenga nadie ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
    .done = Basta
ask-salt-negotiations-1 = { card-salt-negotiations }: puedes recuperar una carta de los descartes
    .done = Ninguna
ask-south-african-unrest-1 = { card-south-african-unrest }: 1 más en Sudáfrica, o 2 en países adyacentes
ask-south-african-unrest-3 = { card-south-african-unrest }: el segundo punto en un país adyacente a Sudáfrica
ask-summit-2 = { card-summit }: has ganado; ¿mueves el DEFCON?
    .done = Dejarlo como está
ask-summit-4 = { card-summit }: has ganado; ¿mueves el DEFCON?
    .done = Dejarlo como está
ask-the-voice-of-america-0 = { card-the-voice-of-america }: elimina influencia soviética fuera de Europa, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-ussuri-river-skirmish-1 = { card-ussuri-river-skirmish }: ¿te quedas con La Carta de China, boca arriba?
    .take = Quedármela
    .done = Dejarla
ask-ussuri-river-skirmish-3 = { card-ussuri-river-skirmish }: añade influencia en Asia, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})

## Late War and promotional cards

ask-aldrich-ames-remix-2 = { card-aldrich-ames-remix }: elige la carta que descartan los EE. UU.
    .done = No hay carta que descartar
ask-aldrich-ames-remix-4 = { card-aldrich-ames-remix }: elige la siguiente carta que jugarán los EE. UU.
    .done = No quedan cartas
ask-chernobyl-0 = { card-chernobyl }: nombra la región donde la URSS no podrá colocar influencia con operaciones este turno
    .done = Ninguna
ask-iran-iraq-war-0 = { card-iran-iraq-war }: ataca Irán o Iraq
ask-latin-american-debt-crisis-0 = { card-latin-american-debt-crisis }: descarta una carta de valor 3 o más, o la URSS dobla su influencia en dos países de Sudamérica
    .done = Que la doble
ask-latin-american-debt-crisis-2 = { card-latin-american-debt-crisis }: elige un país de Sudamérica donde se dobla tu influencia ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-marine-barracks-bombing-1 = { card-marine-barracks-bombing }: elimina influencia de los EE. UU. en Oriente Medio ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-pershing-ii-deployed-1 = { card-pershing-ii-deployed }: puedes eliminar 1 de influencia de los EE. UU. en países de Europa Occidental ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
    .done = Basta
ask-star-wars-0 = { card-star-wars }: elige una carta de los descartes; su evento ocurre en el acto
    .done = No hay carta que elegir
ask-the-reformer-1 = { card-the-reformer }: añade influencia en Europa, como mucho 2 por país ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-wargames-0 = { card-wargames }: ¿das 6 PV a tu rival y terminas ya la partida?
    .end-game = Terminar la partida
    .done = Seguir jugando
ask-baghdad-pact-1 = { card-baghdad-pact }: añade 1 de influencia en Paquistán o en Irán
ask-years-of-lead-0 = { card-years-of-lead }: elige un país de Europa Occidental que conserva solo 1 de influencia soviética

## What others are doing

wait-die = Se tira un dado
wait-dice = Se tiran los dados
wait-card = Se roba una carta
wait-both-headlines = Los dos bandos eligen su cabecera
wait-both-bids = Los dos jugadores hacen su puja
wait-bid = Puja el jugador del asiento { $name }
wait-setup = { $who } { $side ->
    [us] colocan
   *[other] coloca
} influencia ({ $left ->
    [one] queda
   *[other] quedan
} { $left })
wait-headline = { $who } { $side ->
    [us] eligen
   *[other] elige
} cabecera
wait-action-round = { $who } { $side ->
    [us] eligen
   *[other] elige
} una carta
wait-trap = { $who } { $side ->
    [us] siguen
   *[other] sigue
} en { $card } y { $side ->
    [us] eligen
   *[other] elige
} una carta
wait-use = { $who } { $side ->
    [us] deciden
   *[other] decide
} para qué usar { $card }
wait-operations = { $who } { $side ->
    [us] deciden
   *[other] decide
} para qué usar las operaciones
wait-influence = { $who } { $side ->
    [us] colocan
   *[other] coloca
} influencia ({ $left ->
    [one] queda
   *[other] quedan
} { $left })
wait-realign = { $who } { $side ->
    [us] eligen
   *[other] elige
} un país que realinear ({ $left ->
    [one] queda
   *[other] quedan
} { $left })
wait-coup = { $who } { $side ->
    [us] eligen
   *[other] elige
} el país de un golpe de estado
wait-space-offer = { $who } { $side ->
    [us] deciden
   *[other] decide
} si tirar en la Carrera Espacial
wait-discard-held = { $who } { $side ->
    [us] pueden
   *[other] puede
} descartar una carta guardada
wait-event = { $who } { $side ->
    [us] deciden
   *[other] decide
} sobre { $card }

## Guerra Fría

gf-wait = { $n ->
    [one] Falta por elegir
   *[other] Faltan por elegir
}: { $names }
gf-ask-play = Jugada { $n }: ¿qué juegas?
gf-ask-build = { $new ->
    [one] { $new } misil nuevo
   *[other] { $new } misiles nuevos
}: ¿cuántos van al marcador contra { $rival }? Hasta { $n }; el resto queda en la reserva
gf-ask-regroup = Reorganizar: ¿cuántos salen (−) o entran (+) en el marcador contra { $rival }? Saldo hasta ahora { $balance }, máximo { $most }
gf-ask-free = Carta { $n } de 6, en el marcador contra { $rival }
gf-ask-commit = ¿Pones tus seis cartas boca abajo?
gf-choice-marker = ahora { $now }, después { $then }
gf-word-build = Cuatro misiles nuevos (+4)
    .hint = Añade cuatro misiles y, si quieres, más de la reserva
gf-word-regroup = Reorganizar (R)
    .hint = Mueve hasta doce misiles entre tus marcadores de ataque
gf-word-ally = Atacar con { $ally } (A)
    .hint = Vale si tu aliado también te elige
gf-word-free = Colocar cartas libremente
    .hint = Dos cartas en cada marcador, una a una; lo que no sea ninguna de las tres opciones es nulo
gf-word-commit = Ponerlas
gf-word-back = Atrás
