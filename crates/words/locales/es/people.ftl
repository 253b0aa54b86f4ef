# The web pages around people: accounts, moderation, privacy.

web-privacy-kept = Qué se guarda aquí
web-privacy-kept-text = Un nombre y, de la contraseña, solo un resumen que no permite recuperarla. Tu correo o tu webhook, si los das, y la dirección de avisos de cada navegador que quieras despertar. Tus partidas con cada jugada, tus mensajes, tus notas y los registros que traigas. Hasta dónde has llegado en las lecciones. Cuándo se usó por última vez cada una de tus sesiones y en qué navegador. Un nombre que hayas dejado, durante 90 días. Un invitado es un nombre y una cookie.
web-privacy-seen = Quién ve qué
web-privacy-seen-text = Cualquiera ve tu nombre y tus partidas terminadas. Lo que se escribe en una mesa lo leen sus jugadores y, donde se permite, el público. Tus notas, tu correo y tus ajustes solo los ves tú. Los moderadores leen los mensajes y las partidas que alguien les denuncia.
web-privacy-cookie = Cookies
web-privacy-cookie-text = Una cookie mantiene tu sesión abierta. Otra, cuando tienes contraseña, distingue tu navegador del de un extraño al entrar, para que nadie te cierre el paso probando contraseñas. Tu navegador recuerda además tus ajustes. No hay publicidad, ni recuento de visitas, ni peticiones a servidores ajenos.
web-privacy-address = Direcciones de red
web-privacy-address-text = Tu dirección de red se cuenta durante unos minutos en memoria, para que nadie deje fuera a los demás. No se guarda con tus partidas ni con tu cuenta. Si desde ella se expulsó a alguien, se recuerda un día, solo en memoria. Quien administra este servidor puede conservar por poco tiempo los registros habituales de un servidor web. Para que nadie juegue partidas puntuables contra sí mismo, se guarda en memoria durante una semana una huella de las últimas direcciones desde las que llegaste, que no permite recuperarlas.
web-privacy-long = Cuánto tiempo
web-privacy-long-text = Una sesión termina medio año después de su último uso. Un invitado sin partidas se olvida tras un mes sin visitas, y una partida en la que nadie hace nada durante medio año se anula. Lo denunciado y decidido lo conservan los moderadores un año. Los correos que no se pueden entregar se descartan al cabo de unas horas. Las partidas se quedan, para que los rivales las conserven.
web-privacy-yours = Lo que es tuyo
web-privacy-yours-text = En Cuenta puedes descargar todo lo tuyo en un archivo, y borrarlo: desaparecen nombre, correo, mensajes, notas y partidas importadas; las partidas terminadas se quedan sin tu nombre.
web-privacy-host = Quién responde de este servidor
web-privacy-host-text = Las personas que lo administran, no las que escribieron el programa. Pregúntales en la dirección que te den.
web-account = Cuenta y privacidad
web-account-nobody = No has iniciado sesión.
web-account-signing-in = Acceso
web-account-present = Contraseña actual
web-account-new = Contraseña nueva, de 8 caracteres o más
web-account-changed = cambiada el { $day }
web-account-password-kept = Tu contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
web-account-change = Cambiar
web-account-confirmed = confirmada
web-account-unconfirmed = sin confirmar
web-account-no-email = Sin dirección no se puede recuperar una contraseña perdida.
web-account-second = Segundo factor
web-account-second-text = Pedir, además de la contraseña, un código de una aplicación de autenticación.
web-account-second-left = { $n ->
    [one] Aplicación de autenticación; queda { $n } código de recuperación
   *[other] Aplicación de autenticación; quedan { $n } códigos de recuperación
}
web-account-turn-on = Activar
web-account-turn-off = Desactivar
web-account-new-codes = Códigos nuevos
web-account-again = Otra vez tu contraseña
web-account-go-on = Continuar
web-account-cancel = Cancelar
web-account-qr = Código QR para la aplicación de autenticación
web-account-scan = Escanea el código con tu aplicación de autenticación o escribe en ella este secreto. Después escribe las seis cifras que muestra.
web-account-code = Código de la aplicación o de recuperación
web-account-codes = Códigos de recuperación
web-account-codes-text = Cada uno abre tu cuenta una vez si pierdes la aplicación. Solo se muestran ahora: imprímelos o guárdalos en un lugar seguro.
web-account-codes-kept = Los he guardado
web-account-data = Descargar mis datos
web-account-data-text = Cuenta, partidas con su registro, chat, notas y accesos: un solo archivo.
web-account-data-ask = Descargar
web-account-delete = Borrar la cuenta
web-account-delete-text = Las partidas en curso se abandonan al cabo de 7 días; hasta entonces puedes volver si entras. Las terminadas se conservan como «antiguo jugador». El chat, el correo y las sesiones se borran.
web-account-delete-guest = Tus partidas en curso se abandonan en el acto. Las terminadas se conservan como «antiguo jugador».
web-account-delete-name = Escribe tu nombre para borrarla: { $name }
web-account-leaves = Tu cuenta se borrará el { $day }. Entra antes si quieres conservarla.
web-account-gone = Tu cuenta ya no existe.
web-sessions = Sesiones abiertas
web-sessions-others = Cerrar las demás sesiones
web-sessions-end = Cerrar sesión
web-sessions-this = esta
web-sessions-token = token
web-sessions-unknown = Un navegador
web-tokens = Tokens para programas
web-tokens-text = Un programa que juega o lee en tu nombre muestra un token en lugar de una contraseña. Trátalo como si lo fuera.
web-tokens-label = ¿Para qué es?
web-tokens-new = Nuevo token
web-tokens-shown = Cópialo ahora: no volverá a mostrarse.
web-tokens-none = No tienes ninguno.
web-tokens-drop = Revocar
web-account-name-new = Nuevo nombre
web-account-name-kept = Has cambiado de nombre. El anterior queda reservado para ti durante 90 días.
web-replay-forget = Borrar
web-replay-forget-title = ¿Borrar { $title }?
web-replay-forget-text = La partida desaparece de este servidor y sus enlaces dejan de funcionar.
web-reset = Una contraseña nueva
web-reset-lost = ¿Has perdido la contraseña?
web-reset-text = Si la cuenta tiene una dirección confirmada, enviaremos allí un enlace.
web-reset-send = Enviar el enlace
web-reset-asked = Si existe esa cuenta y tiene una dirección confirmada, ya va un correo de camino. El enlace vale una hora.
web-reset-choose = Elige otra contraseña. Se cerrarán todas tus sesiones.
web-reset-done = Tu contraseña ha cambiado. Ya puedes entrar con ella.
web-slow-mode = Modo lento
web-slow-mode-seconds = { $n ->
    [one] una línea por segundo
   *[other] una línea cada { $n } segundos
}
web-reports = Denuncias
web-reports-open = Abiertas
web-reports-mine = Mías
web-reports-closed = Cerradas
web-reports-trail = Historial
web-reports-none = Aquí no hay nada.
web-reports-table = Abrir la mesa
web-reports-evidence = El chat tal como era al denunciarse
web-reports-take = Hacerme cargo
web-reports-give-back = Devolver
web-reports-days = Días
web-reports-reason = Motivo, se envía a { $name }
web-reports-taken = Se encarga { $name }.
web-reports-second = Propuesta: { $measure }. Debe estar de acuerdo otro moderador.
web-report-title = Denunciar a { $name }
web-report-kind = ¿De qué se trata?
web-report-about = ¿A quién o qué?
web-report-this-table = Esta mesa
web-report-other-title = Denunciar a alguien o esta mesa
web-report-text = ¿Qué ha pasado?
web-report-send = Enviar la denuncia
web-report-sent = Gracias. Los moderadores lo mirarán.
web-report = Denunciar
web-notice-report = Se ha hecho algo respecto a lo que denunciaste. Gracias.
web-notice-until = hasta el { $day }
web-notice-read = Lo he leído
web-report-chat = Chat
web-report-name = Nombre
web-report-conduct = Abandona partidas o las alarga adrede
web-report-unfair-help = Ayuda ilícita
web-report-table = La mesa misma o su título
web-report-other = Otra cosa
web-measure-none = Ninguna medida
web-measure-none-why = se cierra por infundada
web-measure-warn = Advertir
web-measure-warn-why = un aviso que hay que leer
web-notice-warn = Has recibido una advertencia
web-measure-mute = Silenciar
web-measure-mute-why = sin chat en ninguna parte; puede jugar
web-notice-mute = Por ahora no puedes escribir
web-measure-suspend = Suspender
web-measure-suspend-why = puede terminar sus partidas, no empezar otras
web-notice-suspend = Por ahora no puedes empezar partidas
web-measure-ban = Expulsar
web-measure-ban-why = cuenta cerrada, partidas abandonadas; hace falta otro moderador
web-notice-ban = Tu cuenta está cerrada
web-measure-close-table = Cerrar esta mesa
web-measure-close-table-why = la partida termina sin resultado; hace falta otro moderador
web-notice-close-table = Se ha cerrado una mesa tuya
web-reports-count = { $n ->
    [one] { $n } denuncia
   *[other] { $n } denuncias
}
web-reports-history = { $reported ->
    [one] una denuncia
   *[other] { $reported } denuncias
}, { $upheld } con consecuencias

## Relojes parados

web-weekends = Fines de semana
    .why = Los relojes descansan los sábados y domingos (UTC).
web-weekends-yes = libres
web-weekends-no = cuentan
web-weekends-row = fines de semana libres
web-weekends-count = fines de semana incluidos
web-offer-a-pause = Proponer una pausa
web-resume = Reanudar
web-rest-paused = Los relojes están en pausa.
web-rest-missing = Los relojes se ponen en marcha cuando estén todos.
web-rest-weekend = Los relojes descansan el fin de semana hasta el { $until }.
web-rest-vacation = { $name } está de vacaciones hasta el { $until }.
web-rest-vacation-own = Estás de vacaciones hasta el { $until }.
web-rest-mark-paused = en pausa
web-rest-mark-missing = sin empezar
web-rest-mark-weekend = fin de semana
web-rest-mark-vacation = vacaciones
web-vacation = Vacaciones
    .why = Mientras estás fuera, tu reloj se para en las partidas por días. Empiezas con tres días y ganas uno más cada doce, hasta treinta.
web-vacation-left = { $n ->
    [one] Te queda un día
   *[other] Te quedan { $n } días
}
web-vacation-days = Días
web-vacation-take = Irse de vacaciones
web-vacation-end = Terminar las vacaciones
web-vacation-taken = Buenas vacaciones.
web-vacation-ended = Hola de nuevo. Tus relojes vuelven a correr.
web-title-news = Novedades
web-news-unread = { $n ->
    [one] Novedades: una sin leer
   *[other] Novedades: { $n } sin leer
}
web-news-none = Nada nuevo. Aquí verás las rondas y los plazos de tus torneos y ligas, las invitaciones y los desafíos.
