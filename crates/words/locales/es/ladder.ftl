# La clasificación, los jugadores, las partidas rápidas y los desafíos en la web.

ladder-about = Todos los que juegan aquí partidas puntuables, por puntuación. Pocas partidas dicen poco: cada número va con su desviación, y quien ha jugado poco es provisional.
ladder-pace = Tipo de reloj
ladder-pace-fast = hasta 40 minutos cada uno
ladder-pace-standard = de una sentada
ladder-pace-days = a lo largo de varios días
ladder-active = Activos
ladder-active-30 = activos en 30 días
ladder-active-90 = activos en 90 días
ladder-active-365 = activos en un año
ladder-active-all = activos alguna vez
ladder-provisional-too = también provisionales
ladder-find = Buscar a un jugador
ladder-rank = Puesto
ladder-player = Jugador
ladder-rating = Puntuación
ladder-games = Partidas
ladder-won-drawn-lost = Ganadas, empatadas, perdidas
    .short = G–E–P
ladder-as = con { $the }
ladder-month = 30 días
ladder-last = Última partida
ladder-spread = de { $least } a { $most }
ladder-key = Línea gruesa: una desviación; línea fina: dos; discontinua: bots
ladder-provisional = provisional
ladder-more = Mostrar del { $from } al { $to }
ladder-first = Volver al principio
ladder-around = Tu puesto
ladder-empty = Aquí nadie tiene puesto todavía
ladder-empty-text = Para tener puesto hacen falta algunas partidas puntuables: una desviación de 75 o menos. Crea una mesa con «Puntuable», o busca una partida puntuable en la sala.
ladder-empty-provisional = Mostrar a los provisionales
ladder-empty-none = Nadie ha jugado todavía una partida puntuable de este tipo.
ladder-anchors = Anclas
ladder-anchors-text = Bots cuya puntuación nunca cambia. Mantienen la escala en su sitio y no tienen puesto.
ladder-anchors-for-rating = Aquí las partidas contra ellos son puntuables.
ladder-fixed = fija
ladder-your-score = tu marcador
ladder-play = Jugar
ladder-all-results = Todos los resultados

ladder-since = Juega aquí desde { $month }
ladder-rated-games = { $n ->
    [one] { $n } partida puntuable
   *[other] { $n } partidas puntuables
}
ladder-guest = invitado
ladder-nobody = No hay ningún jugador con ese nombre
ladder-nobody-text = Los nombres cambian y a los invitados no se los recuerda. Mira en la clasificación o busca otra vez.
ladder-challenge = Desafiar
ladder-report = Denunciar
ladder-ratings = Puntuaciones
ladder-deviation = ± es la desviación
ladder-rank-of = { $rank } de { $ranked }
ladder-best = Máxima
ladder-no-ratings = Ninguna partida puntuable todavía.
ladder-no-ratings-mine = Aún no tienes partidas puntuables. Crea una mesa con «Puntuable», o busca una partida puntuable en la sala.
ladder-curve = Evolución
ladder-curve-says = De { $first } a { $last } en { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
ladder-curve-best = máxima { $n }
ladder-sides = Resultados por bando
ladder-side-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
ladder-won-share = { $share } ganadas
ladder-n-won = ganadas: { $n }
ladder-n-drawn = empatadas: { $n }
ladder-n-lost = perdidas: { $n }
ladder-endings = Cómo acabaron
ladder-openings = Aperturas favoritas
ladder-openings-headline = Primera cabecera
ladder-openings-setup = Despliegue inicial
ladder-openings-few = Se muestran a partir de diez partidas con un bando.
ladder-share-won = ganadas
ladder-recent = Últimas partidas
ladder-when = Cuándo
ladder-side = Bando
ladder-opponent = Rivales
ladder-clock = Reloj
ladder-result = Resultado
ladder-how = Cómo acabó
ladder-change = Cambio
ladder-won = ganada
ladder-drawn = empatada
ladder-lost = perdida
ladder-replay = Repetición
ladder-export = Todas las partidas en un archivo:
ladder-against = { $name } y tú
ladder-against-none = Todavía no habéis jugado ninguna partida puntuable.

ladder-challenge-title = Desafiar a { $name }
ladder-challenge-send = Enviar el desafío
ladder-challenge-wait = Espera respuesta durante tres días. Hasta entonces puedes retirarlo.
ladder-challenge-in = { $name } te desafía
ladder-challenge-out = Has desafiado a { $name }
ladder-challenge-declined = { $name } no ha aceptado tu desafío
ladder-challenge-made = { $name } ha aceptado tu desafío
ladder-challenge-your-seat = juegas con { $the }
ladder-to-table = A la mesa
ladder-dismiss = Ocultar
ladder-sign-in = Entra para jugar partidas puntuables
ladder-desk = En espera de partida

ladder-seek-terms = Reglas normales. El margen se amplía mientras esperas; entretanto puedes salir de esta página.
ladder-seek-range = Margen de puntuación
ladder-seek-range-some = hasta { $n }
ladder-seek-nobody = nadie más espera
ladder-seek-others = { $n ->
    [one] espera { $n } más
   *[other] esperan { $n } más
}
ladder-seek-usual = suele tardar { $time }
ladder-seek-waiting = esperando { $time }
ladder-seek-cancel = Cancelar
ladder-seek-within = puntuaciones a { $n } de la tuya como mucho
ladder-seek-all = cualquier puntuación
ladder-seek-bot = Nadie por ahora. Juega mientras tanto contra el ordenador ({ $level }); sigues en la cola.
ladder-seek-bot-play = Jugar contra el ordenador
ladder-seek-found = Tu partida está lista
ladder-seek-gone = Tu búsqueda ha terminado porque esta página estaba dormida. Empiézala otra vez si aún quieres jugar.
