# Análisis: qué decidió una partida. Los puntos son puntos porcentuales en la probabilidad de ganar.

review-when = Turno { $turn }, ronda de acción { $round }
review-when-turn = Turno { $turn }
review-error = { $when }. { $name }: { $played }. Mejor: { $best }. { $points ->
    [one] Un punto porcentual regalado.
   *[other] { $points } puntos porcentuales regalados.
}
review-why-from = { $told ->
    [answer] Con la segunda mejor respuesta
    [wrong] Con esta respuesta
   *[choice] Tras lo que se jugó
}
review-why-then = { $told ->
    [answer] con esta
    [wrong] con la mejor
   *[choice] tras la mejor elección
}
review-why-control = { review-why-from }, { $the } { $side ->
    [us] controlan
   *[other] controla
} { $country } en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-points = { review-why-from }, ventaja final en puntos de victoria ({ $name }): { $before }; { review-why-then }: { $after }.
review-why-lost-defcon = { review-why-from }, { $the } { $side ->
    [us] pierden
   *[other] pierde
} por guerra nuclear en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-lost-europe = { review-why-from }, { $the } { $side ->
    [us] pierden
   *[other] pierde
} por el control de Europa en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-lost-wargames = { review-why-from }, { $the } { $side ->
    [us] pierden
   *[other] pierde
} por «{ card-wargames }» en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-lost-points = { review-why-from }, { $the } { $side ->
    [us] pierden
   *[other] pierde
} por puntos en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-lost-held = { review-why-from }, { $the } { $side ->
    [us] pierden
   *[other] pierde
} por guardar una carta de puntuación en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-won = { review-why-from }, { $the } { $side ->
    [us] ganan
   *[other] gana
} { $before } de cada 100 partidas; { review-why-then }, { $after }.
review-luck = { $when }. { $line }. { $good ->
    [yes] Buena suerte
   *[no] Mala suerte
} ({ $name }), puntos porcentuales: { $points }.
review-deal = { $when }. Las cartas recibidas ({ $name }): { $good ->
    [yes] buenas
   *[no] malas
}; puntos porcentuales: { $points }.
review-resigned = abandona
review-out-of-time = se queda sin tiempo
review-given-up = { $when }. { $name }: { $how ->
    [time] se queda sin tiempo
   *[other] abandona
}. { $points ->
    [one] Un punto porcentual regalado.
   *[other] { $points } puntos porcentuales regalados.
}
review-dealt = Las cartas repartidas

## El informe

review-title = Análisis
review-of = La probabilidad de ganar, en puntos porcentuales: { $name }
review-start = Comienzo
review-luck-of = Suerte: { $name }
review-luck-parts = dados { $dice }, cartas { $cards }, mano { $hand }
review-errors-of = Errores: { $name }
review-errors-better = jugó mejor de lo que habría jugado el ordenador
review-rest = Sin atribuir
review-end = Resultado
review-accuracy = Precisión
review-accuracy-line = { $name }: { $accuracy } de 100; puntos perdidos por decisión: { $loss }; decisiones: { $decisions }; imprecisiones: { $inaccuracies }; errores: { $mistakes }; errores graves: { $blunders }
review-accuracy-part = { $part }: { $accuracy } (puntos perdidos: { $lost }; decisiones: { $decisions })
review-turning = Qué decidió la partida
review-turning-none = Nada que destacar
review-marks = Decisiones señaladas
review-marks-none = Ninguna decisión está señalada
review-curve = La probabilidad de ganar a lo largo de la partida
review-legend-error = error
review-legend-luck = suerte de los dados y las cartas
review-note = Valorado según lo que cada jugador podía saber: su mano, el tablero, los descartes. Líneas de juego: { $lines }; semilla { $seed }, profundidad { $effort }.
review-kind-card = Elección de carta
review-kind-use = Uso de las cartas
review-kind-resignation = Abandono
review-kind-build = Misiles nuevos
review-kind-regroup = Reorganización
review-kind-attack = Ataques
review-kind-other = Otras
review-mark-inaccuracy = imprecisión
review-mark-mistake = error
review-mark-blunder = error grave

## Perfiles

review-profile = { $name }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, precisión { $accuracy }; todos los demás, { $others }
review-profile-lost = Puntos perdidos por decisión, y los de todos los demás:
review-profile-part = { $part }: { $own }, los demás { $others } ({ $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
})
review-profile-alone = { $name }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, precisión { $accuracy }
review-profile-lost-alone = Puntos perdidos por decisión:
review-profile-part-alone = { $part }: { $own } ({ $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
})

## More reasons of a mark
review-why-coup = { review-why-from }, { $country } queda a merced de un golpe de estado: con DEFCON { $defcon }, { $the } { $side ->
    [us] lo dan
   *[other] lo da
} en { $before } de cada 100 partidas; { review-why-then }, en { $after }.
review-why-scored = { review-why-from }, puntos de victoria al puntuar { $region } ({ $name }): { $before }; { review-why-then }: { $after }.
review-why-shortfall = { review-why-from }, operaciones militares que faltan al final del turno ({ $name }): { $before }; { review-why-then }: { $after }.

## What the curve and luck are
review-legend-lines = línea gruesa: la media de lo que veían los jugadores; línea fina: lo que veía un jugador ({ $name })
review-luck-choices = Aquí la suerte es solo lo que los demás eligieron al mismo tiempo: en este juego nada depende del azar.
