# Por qué un bot eligió lo que eligió: qué hace la jugada en el tablero. Delante va el bando: «EE. UU.: golpe en Irán: …».

ai-card = juega { $card }
ai-headline = pone { $card } como cabecera
ai-score = puntúa { $region }: { $points ->
    [1] { $points } punto
    [-1] { $points } punto
   *[other] { $points } puntos
}
ai-event = juega { $card } como evento
ai-event-first = deja que ocurra antes el evento de { $card }
ai-influence = coloca influencia con { $card }
ai-for-coup = usa { $card } para un golpe de estado
ai-for-realign = usa { $card } para realinear
ai-space = lo intenta en la Carrera Espacial: { $chance } %
ai-space-away = gasta { $card } en la Carrera Espacial para que no ocurra su evento: { $chance } %
ai-coup = golpe de estado en { $country }: { $chance } % de hacerse con el control
ai-coup-weakens = golpe de estado en { $country }: { $chance } % de debilitar al rival
ai-realign = realineamiento en { $country }: { $chance } % de debilitar al rival
ai-takes = toma el control de { $country }
ai-takes-battleground = toma el control de { $country }, país conflictivo
ai-strengthens = refuerza { $country }
ai-breaks = rompe el control rival de { $country }
ai-enters = pone un pie en { $country }
ai-builds = gana terreno en { $country }
ai-trap = descarta { $card }: { $chance } % de librarse
ai-lift = pone fin a la crisis a cambio de 2 de influencia en { $country }
