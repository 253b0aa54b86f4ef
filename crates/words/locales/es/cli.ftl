# What the program `detente` answers on the command line. Words in `code` and seat or level names are never translated.

## How games end

cli-result-unfinished = Resultado: partida sin terminar
cli-result-draw = Resultado: empate ({ $how })
cli-result-won = Resultado: { $winners } ({ $how })

## Simulated games

cli-sim-head = { $game }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, semilla { $seed }
cli-sim-draws = Empates: { $n }
cli-sim-unfinished = Interrumpidas: { $n }
cli-sim-length-turn = Duración media en turnos: { $n }
cli-sim-length-round = Duración media en jugadas: { $n }
cli-sim-speed = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} en { $seconds } s ({ $rate } por segundo)
cli-sim-forfeit = Partida { $game }, derrota por descalificación: { $seat } ({ $level }). { $why }
cli-sim-more-forfeits = { $n ->
    [one] … y otra partida perdida así
   *[other] … y otras { $n } partidas perdidas así
}
cli-sim-saved = Registros en { $folder }
cli-sim-cannot-save = no se pueden guardar los registros: { $why }
cli-column-seat = Asiento
cli-column-level = Nivel
cli-column-all = todos
cli-column-wins = Victorias
cli-column-share = Proporción
cli-column-interval = Intervalo del 95 %
cli-column-duel = Duelo
cli-column-result = Resultado
cli-column-drawn = Empates
cli-column-points = Puntos
cli-column-elo = Elo
cli-column-cost = Tiempo por decisión
cli-column-ending = Final por
cli-column-games = Partidas
cli-progress-left = quedan unos { $seconds } s

## Speed

cli-bench-head = { $game }, juego al azar en un solo hilo
cli-bench-games = { $rate } partidas por segundo
cli-bench-turns = { $rate } turnos por segundo
cli-bench-rounds = { $rate } jugadas por segundo
cli-bench-decisions = { $rate } decisiones por segundo
cli-bench-actions = { $rate } acciones por segundo, contando dados y repartos

## Records

cli-check-ok = { $file }: partida legal de { $game }, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}. { $result }
cli-rules-used = Reproducida con la versión { $record } de las reglas.
cli-other-rules = Reproducida con la versión { $record } de las reglas, con la que se jugó; las partidas nuevas usan la { $program }.
cli-replay-too-far = el registro tiene { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}, no { $wanted }
cli-replay-viewer = nadie llamado «{ $name }» puede mirar esta partida; prueba con { $known }
cli-view-no-play = ninguna jugada se llama «{ $place }»; se llaman 2-us-3, 2-headline, setup o end

## Logs de la edición digital oficial

cli-conform-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $ok ->
    [one] { $ok } coincide
   *[other] { $ok } coinciden
} con las reglas; { $plays ->
    [one] { $plays } carta jugada
   *[other] { $plays } cartas jugadas
}, { $checks ->
    [one] { $checks } valor comparado
   *[other] { $checks } valores comparados
}
cli-conform-differs = { $wrong } de { $games ->
    [one] { $games } log
   *[other] { $games } logs
} { $wrong ->
    [one] no coincide
   *[other] no coinciden
} con las reglas
cli-conform-no-logs = no hay logs en { $folder }
cli-conform-mismatch = línea { $line }: el log dice «{ $expected }», las reglas dicen «{ $got }»
cli-said-line = { $text }
cli-said-no-card = ninguna carta
cli-said-end-of-log = el final del log
cli-said-card-from-hand = { $card } de la mano ({ $side })
cli-said-card-from-table = { $card } del mazo o de los descartes
cli-said-card-at = { $card } { $at }
cli-said-full-hand = una mano completa
cli-said-no-deal = ningún reparto encaja
cli-said-legal = legal ({ $side }): { $answers }
cli-said-legal-and-more = legal ({ $side }): { $answers }, …
cli-said-not-legal = { $answer } no es legal
cli-said-over = la partida ha terminado ({ $ending })
cli-said-nothing = nada
cli-card-lies-box = aún no está en juego
cli-card-lies-pile = aún no se ha jugado
cli-card-lies-hand-us = está en la mano de los EE. UU.
cli-card-lies-hand-ussr = está en la mano de la URSS
cli-card-lies-discards = está en los descartes
cli-card-lies-out-of-game = está fuera de la partida
cli-card-lies-table = está sobre la mesa
cli-departure-wargames = línea { $line }, no sigue los reglamentos: { card-wargames } con 0 puntos hizo perder a quien puso fin a la partida
cli-departure-shuttle = línea { $line }, no sigue los reglamentos: { card-shuttle-diplomacy } dejó el punto de Japón junto a la superpotencia rival
cli-departure-crisis = línea { $line }, no sigue los reglamentos: un golpe durante { card-cuban-missile-crisis } se tiró antes de perder la partida
cli-departure-junta = línea { $line }, no sigue los reglamentos: los realineamientos de { card-junta } fueron por las dos regiones
cli-departure-china = línea { $line }, no sigue los reglamentos: se jugó { card-the-china-card } aunque dejó sin jugar una carta de puntuación
cli-import-broken-off = el log se corta en la línea { $line }, en mitad de una jugada; la partida se conserva hasta la jugada anterior
cli-conform-departures = Desvíos de los reglamentos que cambiaron algo: { $list }
cli-import-written = { $file }: { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}. { $result }
cli-import-inferred = el log se corta en la jugada que terminó la partida; las reglas dicen cómo terminó
cli-import-differs = { $difference }; la partida guardada termina antes
cli-import-cannot-write = no se puede escribir { $file }: { $why }

## Rules and cards

cli-card-none = no existe ninguna carta «{ $asked }»; `detente card --all` las muestra todas
cli-card-several = «{ $asked }» encaja con varias cartas: { $names }
cli-rules-none = las reglas de { $game } no tienen ningún apartado «{ $asked }»; los capítulos son { $existing }
cli-rules-none-under = las reglas de { $game } no tienen ningún apartado «{ $asked }»; dentro de { $above } están { $existing }
cli-rules-more = Ver también: { $sections }

## Files

cli-file-missing = no existe el archivo { $file }
cli-file-is-folder = { $file } es una carpeta, no un archivo
cli-file-unreadable = no se puede leer { $file }: { $why }
cli-file-not-text = { $file } no es un archivo de texto
cli-file-unknown-game = { $file } es un registro de «{ $game }», un juego desconocido; se conocen { $known }

## Wrong usage

cli-usage-no-command = falta la orden; `detente --help` las muestra todas
cli-usage-unknown-command = no existe la orden «{ $word }»; `detente --help` las muestra todas
cli-usage-unknown-argument = argumento desconocido: «{ $argument }»; `--help` muestra lo que admite esta orden
cli-usage-missing-argument = falta: { $argument }
cli-usage-missing-value = { $argument } necesita un valor
cli-usage-conflict = { $argument } no es compatible con los demás argumentos
cli-usage-value-of = «{ $value }» no vale para { $argument }; prueba con { $known }
cli-usage-value = «{ $value }» no vale para { $argument } ({ $why })
cli-bad-rules = --rules: { $why }
cli-seats-form = --seats: «{ $word }» no tiene la forma ASIENTO=NIVEL; los asientos son { $known }
cli-seats-level = --seats: no existe el nivel «{ $word }»; prueba con { $known }
cli-seats-seat = --seats: no existe el asiento «{ $word }»; los asientos son { $known }, o bien all
cli-seats-twice = --seats: «{ $word }» aparece dos veces
cli-seats-mixed = --seats: en un torneo de varios niveles no se asignan asientos, y «{ $word }» lo hace
cli-seats-empty = --seats: nadie juega con { $word }

## The manual

cli-man-cannot-write = no se pueden escribir las páginas del manual: { $why }

## El servidor

cli-serve-listening = Détente está en { $url } (Ctrl-C lo detiene)
cli-serve-no-folder = no se ha encontrado una carpeta de datos; indica una con --data
cli-serve-database = «{ $url }» no es una base de datos admitida; escribe sqlite:ARCHIVO o postgres://USUARIO@SERVIDOR/NOMBRE
cli-serve-config = { $file }: { $why }
cli-serve-mail = para enviar correo hacen falta --smtp y --mail-from
cli-admin-there = hay una base de datos en { $file }; detén el servidor y usa --force para reemplazarla (la antigua se guarda al lado)
cli-admin-in-use = hay un servidor en marcha con { $file }; detenlo primero
cli-admin-restored = { $file } es ahora la base de datos
cli-admin-no-database = no hay base de datos en { $file }
cli-admin-what = nombra al usuario, la mesa o el archivo
cli-admin-reason = da un motivo con --reason; se guarda y se le comunica a la persona
cli-admin-nobody = nadie se llama «{ $name }»
cli-admin-done = Hecho.
cli-admin-nothing = no hay nada que levantar
cli-admin-repaired = acciones conservadas: { $kept }; descartadas porque no encajaban: { $dropped }
cli-admin-backup = Copiado en { $file }
cli-admin-check-good = La base de datos está íntegra y todas las mesas se pueden abrir.
cli-admin-move-where = ¿adónde? Indica una base de datos como postgres://USUARIO@SERVIDOR/NOMBRE
cli-admin-moved =
    { $rows ->
        [one] Una fila copiada
       *[other] { $rows } filas copiadas
    }
cli-admin-only-file = eso es para una base de datos que es un archivo; PostgreSQL tiene sus propias herramientas (pg_dump, pg_restore)

## Programas externos

cli-exec-cannot-start = No se puede iniciar el programa «{ $command }»: { $what }.
cli-exec-ended = El programa «{ $command }» terminó a mitad de la partida ({ $what }).
cli-exec-silent = El programa «{ $command }» no respondió en { $what } s.
cli-exec-deaf = El programa «{ $command }» no leyó en { $what } s lo que se le envió.
cli-exec-closed-input = El programa «{ $command }» cerró su entrada estándar a mitad de la partida.
cli-exec-closed-output = El programa «{ $command }» cerró su salida estándar a mitad de la partida.
cli-exec-illegal = El programa «{ $command }» respondió «{ $what }», que aquí no es legal.

## Análisis

cli-review-effort = «{ $effort }» no es una profundidad: 400n para líneas de juego, 200ms o 1.5s para tiempo
cli-review-seat = no existe el asiento «{ $seat }»: { $known }
cli-review-empty = en este registro no se decidió nada, así que no hay nada que analizar
cli-review-too-long = este registro es más largo que cualquier partida y no se analiza
cli-review-no-games = no hay registros ni logs (.txt, .dtr) en { $folder }
cli-review-none = no se ha podido analizar ninguna partida de { $folder }
cli-review-no-judge = este programa se construyó sin la red que analiza partidas
cli-review-kept = los datos guardados del análisis no concuerdan entre sí
cli-review-kept-other = { $file } pertenece a otro análisis (otro registro, otra semilla u otra profundidad)
cli-review-written = { $file } escrito
cli-puzzles-unreadable = { $file }: la línea { $line } no es un problema
cli-puzzles-theme = no existe el tema «{ $theme }»: { $known }
cli-serve-two-databases = --data indica una base de datos y la variable de entorno DETENTE_DATABASE otra; quita una de las dos
