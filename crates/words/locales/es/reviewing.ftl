# The screen of a review. What a review says in words of its own is in review.ftl.

reviewing-title = Análisis
reviewing-ask = Analizar esta partida
reviewing-about = Qué decidió esta partida: la probabilidad de ganar a lo largo del juego, las opciones mejores y la suerte de los dados y las cartas. Cada decisión se valora según lo que su jugador podía saber en ese momento.
reviewing-about-device = Se calcula en este dispositivo y se queda aquí.
reviewing-about-host = Se calcula una sola vez, después de las partidas en curso, y luego está a disposición de quien pueda ver esta partida.
reviewing-effort = Profundidad
reviewing-effort-quick = Rápida
reviewing-effort-usual = Normal
reviewing-effort-thorough = A fondo
reviewing-failed = No se ha podido hacer el análisis. Puedes pedirlo de nuevo.
reviewing-waiting = { $ahead ->
    [one] Antes va otro análisis.
   *[other] Antes van otros { $ahead } análisis.
}
reviewing-working = Se está haciendo el análisis: { $done } de { $of }
reviewing-leave = Puedes salir de esta página; el trabajo sigue.
reviewing-stay = Sigue mientras haya aquí abierta una página de Détente, y se retoma más tarde.
reviewing-decided = Cómo se decidió esta partida
reviewing-points = probabilidad de ganar, en puntos porcentuales: { $name }
reviewing-start = inicio
reviewing-luck = suerte
reviewing-errors = errores: { $name }
reviewing-rest = sin atribuir
reviewing-result = resultado
reviewing-luck-parts = { $name }: dados { $dice }, cartas { $cards }, mano { $hand }.
reviewing-accuracy = Precisión del juego
reviewing-accuracy-about = 100 = ninguna posibilidad regalada
reviewing-early = Inicio
reviewing-mid = Medio
reviewing-late = Final
reviewing-whole = Todo
reviewing-moments = Momentos clave
reviewing-every = Todas las decisiones
reviewing-which = Qué se recorre
reviewing-all = Todos
reviewing-lucky = Suerte
reviewing-none = Nada que destacar.
reviewing-curve = La probabilidad de ganar a lo largo de la partida, en puntos porcentuales: { $name }: { $points }
reviewing-legend-error = había algo mejor
reviewing-legend-luck = suerte
reviewing-decision = decisión { $n } de { $of }
reviewing-played = Jugado
reviewing-better = Mejor
reviewing-good = Jugado, y no había nada mejor
reviewing-to-win = de ganar
reviewing-also = También bueno: { $list }.
reviewing-known = Valorado según lo que este jugador podía saber entonces: su mano, el tablero, los descartes. No las otras manos ni los dados por venir.
reviewing-exact = con un margen de { $n }
reviewing-try = Pruébalo aquí
reviewing-try-title = Pruébalo tú desde aquí
reviewing-try-about = En esta posición empieza una partida tuya. En la que estás viendo no cambia nada, y los dados son nuevos.
reviewing-try-seat = Tu asiento
reviewing-try-against = Contra
reviewing-try-self = nadie: juegas con todos los bandos
reviewing-try-begin = Empezar
reviewing-try-link = Copiar un enlace a esta posición
reviewing-hands = Manos a la vista
reviewing-download = Descargar
reviewing-eyes = Visto por
reviewing-lines = Líneas de juego: { $lines }; profundidad { $effort }.
