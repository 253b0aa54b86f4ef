# La guía de una primera partida: qué está en juego, qué jugar y por qué, y el peligro de una elección.

## Cómo va cada paso

coach-about-set-up = Coloca tu primera influencia donde el juego te lo permite. Lo que más vale son los países conflictivos: hazte con su control.
coach-about-extra = Son puntos adicionales para tu bando. Úsalos para asegurar los países conflictivos que ya tienes.
coach-about-headline = Los dos bandos eligen una carta en secreto; ocurren ambos eventos, primero el de la carta de mayor valor. Una carta de tu bando con un evento fuerte es una buena cabecera.
coach-about-card = Juega una carta: su evento o sus operaciones. Una carta del rival provoca su evento si la usas como operaciones.
coach-about-use = La influencia es segura, el golpe es rápido y cuenta como operaciones militares, el realineamiento quita influencia y la Carrera Espacial sirve para librarte de una mala carta.
coach-about-influence = Un punto cuesta 1, o 2 donde controla el rival. Puedes colocar donde ya tienes influencia, al lado, o junto a tu superpotencia.
coach-about-coup = Dado más operaciones, menos el doble de la estabilidad: esos son los puntos que cambian. En un país conflictivo el DEFCON baja 1.
coach-about-realign = Tiran los dos bandos, y el total más bajo pierde la diferencia en influencia. Sumas 1 por cada país adyacente que controles, por tener más influencia y por tu superpotencia si es adyacente.
coach-about-trap = Has caído en una trampa: descarta una carta de 2 o más, y con un 4 o menos en el dado te libras.
coach-about-event = La carta dice qué hay que hacer ahora.

## Qué está en juego

coach-scoring-due = Hay que jugar { $card } ya. Quien aún tiene una carta de puntuación al final del turno pierde la partida.
coach-scoring-wins = Tienes { $card } en la mano, y ahora mismo te hace ganar la partida.
coach-scoring-gain = Tienes { $card } en la mano y hay que jugarla este turno. Ahora mismo te daría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-scoring-even = Tienes { $card } en la mano y hay que jugarla este turno. Ahora mismo nadie ganaría nada.
coach-scoring-loss = Tienes { $card } en la mano y hay que jugarla este turno. Ahora mismo daría al rival { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-scoring-change = Con el control de { $country } eso mejoraría en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-defcon-two = El DEFCON está en 2. Un golpe de estado en un país conflictivo sería la guerra nuclear, y perderías.
coach-deadly-now = Peligro en tu mano: { $cards }. Con DEFCON 2 un evento así puede desatar la guerra nuclear en tu ronda de acción. Manda la carta a la Carrera Espacial o guárdala.
coach-deadly-soon = Cuidado con { $cards }. Con DEFCON 2 un evento así te hace perder la partida: juega la carta antes de que baje el DEFCON o mándala a la Carrera Espacial.
coach-crisis = { card-cuban-missile-crisis }: este turno cualquier golpe tuyo te hace perder la partida.
coach-far-behind = El rival te saca { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Con 20 puntos la partida acaba en el acto.
coach-europe-lost = El rival controla Europa. Si ahora se puntúa Europa, la partida está perdida: rompe su control de algún país conflictivo de allí.
coach-europe-won = Controlas Europa. Si ahora se puntúa Europa, ganas la partida.
coach-military = Operaciones militares: te { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}, y te { $rounds ->
    [one] queda { $rounds } ronda
   *[other] quedan { $rounds } rondas
} de acción. Cada una que falte al final del turno da un punto al rival; un golpe cuenta con sus operaciones.
coach-region = Si se puntuara ahora { $region }: { $own } para ti, { $theirs } para el rival.
coach-region-change = Si se puntuara ahora { $region }: { $own } para ti, { $theirs } para el rival. Con el control de { $country } eso cambiaría en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} a tu favor.
coach-in-reach = Países conflictivos que podrías controlar pronto: { $countries }.
coach-exposed = Blancos fáciles de un golpe contra ti: { $countries }. Un punto más de influencia allí lo pone más difícil.
coach-china = Tienes { $card }: 4 operaciones, 5 si se gastan todas en Asia. Cuando la uses, pasa al rival.

## Qué jugar

coach-headline-own = { $card } como cabecera: te llevas el evento sin gastar una ronda de acción.
coach-headline-theirs = { $card } como cabecera: el evento ayuda al rival, pero aquí es donde menos daño hace.
coach-headline-scoring = { $card } como cabecera, antes de que cambie nada.
coach-brings-gain = { $region } te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-brings-nothing = { $region } no da puntos a nadie.
coach-brings-loss = { $region } te cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-play-score = Juega { $card }.
coach-play-event = Juega { $card } como evento.
coach-play-event-first = Juega { $card }: deja que ocurra antes el evento y usa las operaciones para responder.
coach-play-space = { $card } en la Carrera Espacial: { $chance } % de avanzar.
coach-play-space-away = { $card } en la Carrera Espacial, para que no ocurra su evento ({ $chance } % de avanzar).
coach-play-coup = { $card } para un golpe de estado { $in }: { $chance } % de hacerte con el control.
coach-play-coup-weakens = { $card } para un golpe de estado { $in }: { $chance } % de quitar influencia.
coach-play-coup-somewhere = { $card } para un golpe de estado.
coach-play-realign = { $card } para realinear.
coach-play-influence = { $card } para colocar influencia: { $countries }.
coach-play-influence-takes = { $card } para colocar influencia: { $countries }. Así controlas { $country }, país conflictivo.
coach-play-influence-somewhere = { $card } para colocar influencia.
coach-play-trap = Descarta { $card }: { $chance } % de librarte.
coach-with-military = El golpe cuenta además como operaciones militares.
coach-with-event = También ocurre el evento de { $card }, a favor del rival.
coach-target-coup = Golpe de estado { $in }: { $chance } % de hacerte con el control.
coach-target-coup-weakens = Golpe de estado { $in }: { $chance } % de quitar influencia.
coach-target-realign = Realineamiento { $in }: { $chance } % de quitar influencia.
coach-place-takes-battleground = Te da el control de un país conflictivo.
coach-place-takes = Te da el control.
coach-place-strengthens = Hace más difícil romper tu control.
coach-place-breaks = Rompe el control del rival.
coach-place-enters = Así pones un pie allí.
coach-place-builds = Te acerca al control.

## El peligro de una elección

coach-danger-headline = { $card } es un evento del rival, y como cabecera no te da nada.
coach-danger-deadly = Con DEFCON 2 el evento de { $card } puede desatar la guerra nuclear en tu ronda de acción. En la Carrera Espacial no hay peligro.
coach-danger-event = Como operaciones, { $card } da además su evento al rival.
coach-danger-china = { $card } pasa al rival en cuanto la uses.
coach-danger-scoring = { $region } daría ahora al rival { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Aún hay tiempo para mejorar antes tu posición.
coach-danger-military = Es tu última ronda de acción y { $n ->
    [one] falta { $n } operación militar
   *[other] faltan { $n } operaciones militares
}. Sin un golpe, el rival puede ganar otros tantos puntos.
coach-danger-hopeless = Con ningún número del dado triunfa el golpe { $in }.
coach-danger-defcon = El DEFCON baja a 2. Después, un golpe en un país conflictivo hace perder la partida a quien le toque jugar.
coach-danger-defcon-deadly = El DEFCON baja a 2. Después, estas cartas de tu mano te pueden hacer perder la partida: { $cards }.

## Guerra Fría

coach-gf-about = Cuatro misiles nuevos (+4) te hacen más fuerte, reorganizar (R) dirige tus misiles contra otros, una alianza (A) ataca. Ganan dos y pierden dos.
coach-gf-attack-sure = Con { $ally } puedes ganar ya: { $attacking } contra { $defending }, y { $others } no pueden sumar lo bastante para pararlo. Pero { $ally } tiene que elegirte también.
coach-gf-attack = Con { $ally } aventajas a { $others } por { $attacking } a { $defending }. Aún pueden armarse contra vosotros.
coach-gf-even = Con { $ally } contra { $others }: { $attacking } a { $defending }.
coach-gf-threat = { $others } os aventajan a ti y a { $ally } por { $defending } a { $attacking }. Apunta misiles contra ellos.
coach-gf-threat-grave = { $others } os pueden vencer ya a ti y a { $ally }: { $defending } a { $attacking }, más de lo que podéis sumar. Reorganiza contra ellos.
coach-gf-reserve = Reserva: { $n }. Con +4 puedes colocar hasta { $most } de una vez.
coach-gf-play-attack = Ataca con { $ally }: { $attacking } contra { $defending }.
coach-gf-play-save = Pon los cuatro misiles nuevos en la reserva (quedará en { $n }): nadie sabe aún contra quién son.
coach-gf-play-build = +4 contra { $others }: { $n ->
    [one] { $n } misil
   *[other] { $n } misiles
} en total.
coach-gf-play-regroup = Dirige { $n ->
    [one] { $n } misil
   *[other] { $n } misiles
} contra { $others }: están a punto de atacar.
coach-gf-danger-weak = Con { $ally } tienes { $attacking } contra { $defending }. El ataque fracasa y en esta jugada no te armas.
coach-gf-danger-unanswered = Si { $ally } no te elige también, no pasa nada y en esta jugada no te armas.
coach-gf-danger-flank = { $others } te aventajan por { $n }. Quien ataca no mueve misiles.
coach-gf-danger-free = Seis cartas que no forman ninguna de las tres opciones no valen nada, y pierdes la jugada.
