# Por qué un bot eligió lo que eligió: qué hace la jugada en el tablero. Delante va el bando: «EE. UU.: golpe en Irán: …».

ai-card = juega { $card }
ai-headline = pone { $card } como titular
ai-score = puntúa { $region }: { $points ->
    [1] { $points } punto
    [-1] { $points } punto
   *[other] { $points } puntos
}
ai-event = juega { $card } por su evento
ai-event-first = deja que ocurra primero el evento de { $card }
ai-influence = coloca influencia con { $card }
ai-for-coup = usa { $card } para un golpe de Estado
ai-for-realign = usa { $card } para reajustar
ai-space = prueba suerte en la carrera espacial: { $chance } %
ai-space-away = gasta { $card } en la carrera espacial para que no ocurra su evento: { $chance } %
ai-coup = golpe de Estado en { $country }: { $chance } % de hacerse con el control
ai-coup-weakens = golpe de Estado en { $country }: { $chance } % de debilitar al rival
ai-realign = reajuste en { $country }: { $chance } % de debilitar al rival
ai-takes = toma el control de { $country }
ai-takes-battleground = toma el control de { $country }, país conflictivo
ai-strengthens = refuerza { $country }
ai-breaks = rompe el control rival de { $country }
ai-enters = pone un pie en { $country }
ai-builds = gana terreno en { $country }
ai-trap = descarta { $card }: { $chance } % de liberarse
ai-lift = pone fin a la crisis en { $country }
