# Por qué un bot eligió lo que eligió.

reason-at-sight = A primera vista, calculo un { $chance } % de posibilidades de ganar.
reason-searched = { $lines ->
    [one] Tras examinar una línea de juego, calculo un { $chance } % de posibilidades de ganar.
   *[other] Tras examinar { $lines } líneas de juego, calculo un { $chance } % de posibilidades de ganar.
}
reason-alone = Ninguna otra opción se acercaba.
reason-rival = A esto le he dedicado un { $own } % de mi atención; a la siguiente opción ({ $rival }), un { $share } %.
reason-refused = Habría preferido esto, pero puede costarme la partida en el acto: { $refused }.
