# What `detente verify` and the page of the same name find out about a game. `server` is whoever runs the table's server.

## The whole

verify-is-fair = { $file }: limpio
verify-is-fair-of-old = { $file }: limpio, hasta donde los dados antiguos pueden demostrarlo
verify-is-open = { $file }: de momento todo está en orden; la prueba llega al terminar la partida
verify-is-nothing = { $file }: no se puede demostrar nada
verify-is-broken = { $file }: no es limpio: { $count ->
    [one] una cosa no se cumple
   *[other] { $count } cosas no se cumplen
}

## The scheme

verify-scheme-2 = El servidor y los jugadores hicieron los dados entre todos (esquema 2)
verify-scheme-1 = Dados antiguos (esquema 1): solo la semilla del servidor, con extracciones numeradas
verify-scheme-none = El archivo no promete nada sobre sus dados
verify-scheme-mixed = Hay líneas de dos esquemas a la vez: alguien ha cambiado de qué esquema se trata
verify-scheme-unknown = El archivo nombra un esquema que este programa no conoce

## The seed

verify-host = El secreto del servidor es el que había sellado antes de la partida
verify-host-other = El secreto del servidor no es el que había sellado antes de la partida
verify-host-later = El servidor ha sellado su secreto; se abre al terminar la partida
verify-host-alone = Ningún jugador tuvo parte en la semilla: el servidor pudo elegirla
verify-secret-missing = La partida ha terminado y el secreto del servidor no está en el registro
verify-head-damaged = Las líneas sobre los dados están dañadas o incompletas
verify-part = { $seat }: la aportación es la sellada antes de la partida
verify-part-other = { $seat }: la aportación no es la sellada antes de la partida
verify-part-missing = { $seat }: falta la aportación abierta
verify-part-damaged = { $seat }: la línea de la aportación falta o está dañada
verify-part-later = { $seat }: hay una aportación sellada; su valor estará en el registro al terminar la partida
verify-part-absent = { $seat }: se selló una aportación y no se abrió a tiempo
verify-part-none = { $seat }: sin aportación
verify-part-bot = { $seat }: un bot del servidor, que no aporta nada
verify-seed = La semilla está hecha exactamente de estas partes
verify-seed-other = La semilla no es la que dan estas partes
verify-seed-missing = Falta la semilla
verify-together = { $count ->
    [one] La semilla lleva la aportación de un jugador: el servidor no pudo elegirla solo
   *[other] La semilla lleva { $count } aportaciones de jugadores: ni el servidor ni un jugador pudo elegirla solo
}

## The dice

verify-answers-none = La partida no tiene resultados del azar
verify-answers = { $count ->
    [one] El único resultado del azar sale de la semilla
   *[other] Los { $count } resultados del azar salen de la semilla
}
verify-differs = La acción { $action } es «{ $got }» y debería ser «{ $expected }»: se cambió este resultado o algo anterior ({ $count ->
    [one] el único resultado incorrecto
   *[other] el primero de { $count } resultados incorrectos
})
verify-answer-extra = La acción { $action }, «{ $got }», es un resultado del azar que nada pedía
verify-answer-missing = Antes de la acción { $action }, «{ $got }», falta un resultado del azar
verify-answer-impossible = La acción { $action }, «{ $got }», no puede ser el resultado aquí
verify-draws-bad = La lista de extracciones no coincide con los resultados del azar
verify-gap = Antes de la acción { $action } { $count ->
    [one] se saltó la extracción { $got }
   *[other] se saltaron las extracciones { $got }
}: una jugada deshecha o un servidor que buscaba mejores dados; el registro no puede decirlo

## The game

verify-legal = { $count ->
    [one] La única acción cumple las reglas
   *[other] Las { $count } acciones cumplen las reglas
}
verify-illegal = La acción { $action }, «{ $got }» ({ $seat }), va contra las reglas
verify-ending-other = El registro dice «{ $got }» sobre el final; las reglas dicen «{ $expected }»
verify-unfinished = La partida no ha terminado

## What a player has kept or seen

verify-kept-host = El servidor había sellado el mismo secreto cuando te sentaste
verify-kept-host-other = El servidor había sellado otro secreto cuando te sentaste
verify-kept-part = { $seat }: tu aportación está en la semilla
verify-kept-part-other = { $seat }: la aportación de la semilla no es la tuya
verify-kept-part-unused = { $seat }: tu aportación no está en la semilla: llegó tarde o el servidor la dejó fuera
verify-kept-seat-other = { $seat }: aquí había sellada otra cosa cuando abriste tu aportación
verify-seen-so-far = { $count ->
    [one] De momento conoces una acción
   *[other] De momento conoces { $count } acciones
}; los dados se podrán comprobar al terminar la partida
verify-seen-actions = { $count ->
    [one] La única acción que habías visto está
   *[other] Las { $count } acciones que habías visto están
} en el registro
verify-seen-differs = La acción { $action } era «{ $expected }» cuando la viste; el registro tiene «{ $got }»: deshecha con tu acuerdo, o cambiada
verify-seen-head-other = El juego, sus opciones o lo prometido sobre los dados no es lo que habías visto
