# Punteggi, abbinamenti, tornei e leghe.

server-error-rated-terms = Una partita valida per il punteggio richiede un orologio e un altro giocatore, e si gioca senza guida
server-error-rated-guest = Solo chi ha nome e password gioca partite valide per il punteggio
server-error-rated-address = Siete collegati dallo stesso indirizzo: questa partita non può valere per il punteggio
server-error-rated-bot = Su questo server le partite contro i bot non valgono per il punteggio
server-error-rating-range = Il tuo punteggio è fuori dai limiti richiesti da questo tavolo
server-error-challenge-self = Non puoi sfidare te stesso
server-error-challenges = Troppe sfide attendono una risposta
server-error-seeks = Stai cercando troppe partite insieme
server-error-vacation = Non hai così tanti giorni di ferie
server-error-events = Organizzi troppi tornei insieme

table-offer-pause = { $seat } propone di fermare gli orologi per un po'
table-offer-pause-own = Hai proposto di fermare gli orologi; manca la risposta
table-declined-pause = { $seat } non vuole fermare gli orologi

event-terms-title = Un torneo ha bisogno di un titolo
event-terms-games = Un incontro ha una o due partite
event-terms-least = Servono almeno due giocatori, e posti per tutti quelli richiesti
event-terms-most = Un torneo ha al massimo 1000 giocatori
event-terms-days = Un turno dura da 1 a 400 giorni
event-terms-ties = Ogni spareggio si indica una volta sola
event-terms-apart = Fra due turni passano da 1 a 400 giorni
event-terms-rounds = Ci sono da 1 a 30 turni
event-terms-cycles = Tutti incontrano tutti una o due volte
event-terms-robin = Dove tutti incontrano tutti ci sono al massimo 64 giocatori
event-terms-divisions = Una lega ha da 1 a 40 divisioni
event-terms-division = Una divisione ha da 2 a 64 giocatori e un nome breve
event-terms-beside = La prima divisione non ne ha una prima di sé a cui stare accanto
event-terms-moves = Salgono e scendono più giocatori di quanti ne ha la divisione più piccola
event-terms-room = Le divisioni hanno meno posti dei giocatori che possono iscriversi
event-terms-fours-games = Un tavolo di quattro gioca una partita per turno
event-terms-fours = I tavoli di quattro hanno bisogno di quattro giocatori
event-terms-times = Una data deve essere futura, e non oltre cinque anni
event-terms-follows = La stagione precedente si indica con l'identificatore del suo torneo
event-terms-rights = Ogni diritto si indica una volta sola
event-terms-ratings = Il punteggio minimo è più alto del massimo: nessuno potrebbe iscriversi

event-refused-not-open = Le iscrizioni non sono aperte
event-refused-full = Tutti i posti sono occupati
event-refused-already = Quel giocatore è già iscritto
event-refused-not-there = In questo torneo non esiste quel giocatore, incontro o turno
event-refused-no-right = Possono farlo solo gli organizzatori con quel diritto
event-refused-own-match = Nessuno può decidere sul proprio incontro
event-refused-not-now = Non è possibile in questo momento del torneo
event-refused-not-done = Alcuni incontri di questo turno non sono finiti
event-refused-too-few = Mancano giocatori
event-refused-no-reason = Indica un motivo: tutti possono leggerlo
event-refused-rating = Il tuo punteggio è fuori dai limiti di questo torneo
event-refused-too-long = Quel testo è troppo lungo
event-refused-guest = Solo chi ha nome e password partecipa ai tornei

event-log-found = Il torneo è stato annunciato
event-log-begin = Il torneo è cominciato con { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
event-log-pair = Abbinamenti del turno { $round } pubblicati
event-log-enter = Iscrizione accettata: { $player }
event-log-enter-division = Iscrizione accettata: { $player }, per giocare in { $division }
event-log-leave = { $player } ha lasciato il torneo
event-log-extend = Il termine del turno { $round } è prorogato: { $until }
event-log-extend-all = Tutti gli incontri hanno tempo fino al { $until }
event-log-extend-match = { $match }: nuovo termine { $until }
event-log-ask-more = { $match }: chiesta una proroga fino al { $until }
event-log-agree-more = { $match }: proroga concordata, nuovo termine { $until }
event-log-refuse-more = { $match }: la proroga fino al { $until } non è concessa
event-log-forfeit = { $match }: { $player } perde ciò che resta da giocare
event-log-adjudicate-won = { $match }, partita { $game }: assegnata a { $player }
event-log-adjudicate-drawn = { $match }, partita { $game }: dichiarata la parità
event-log-substitute = { $player } prende il posto di { $other }
event-log-staff = { $player } entra nell'organizzazione e può: { $rights }
event-log-staff-off = { $player } lascia l'organizzazione
event-log-announce = Annuncio
event-log-call-off = Il torneo è stato annullato

event-ending-forfeit = forfait
event-ending-adjudicated = decisione degli organizzatori
event-round-begins = comincia il turno { $round }
event-round-ends = fine del turno { $round }

event-notice-subject = { $event }: novità per te
event-notice-paired = { $event }: il turno { $round } è cominciato e la tua partita ti aspetta.
event-notice-deadline = { $event }: gioca il tuo incontro del turno { $round } entro { $until }.
event-notice-extended = { $event }: il tuo incontro del turno { $round } ora finisce il { $until }.
event-notice-asked = { $event }: { $player } chiede una proroga fino al { $until }. Si attende la tua risposta.
event-notice-refused = { $event }: la proroga non ti è concessa. Il tuo incontro finisce il { $until }.
event-notice-over = { $event } è finito.
event-notice-called-off = { $event } è stato annullato.

rating-former = ex giocatore

cli-admin-ratings-what = scrivi recompute o check
cli-admin-ratings-same = risultati { $results }, punteggi { $ratings }: i dati salvati coincidono con il calcolo
cli-admin-ratings-mended = risultati { $results }, punteggi { $ratings }: { $different ->
    [one] { $different } non coincideva ed è stato corretto
   *[other] { $different } non coincidevano e sono stati corretti
}
cli-admin-ratings-other = risultati { $results }, punteggi { $ratings }: { $different ->
    [one] { $different } non coincide
   *[other] { $different } non coincidono
}, o c'è un risultato illeggibile
cli-admin-results = Risultati inseriti: { $count }

server-error-rated-bot-offer = In una partita valida per il punteggio i bot non accettano né di tornare indietro né di fare pause
event-refused-too-many = Questo torneo ha già raggiunto il limite per questa azione
event-refused-barred = Questo giocatore al momento non può partecipare
event-refused-not-withdrawn = Un organizzatore prende solo il posto di un giocatore che si è ritirato
event-refused-earlier = Un prolungamento dà più tempo: nessun incontro può finire prima del previsto, e quello senza scadenza riceve almeno tre giorni
event-refused-begun = Una partita valida per il punteggio che è cominciata la finiscono i giocatori: puoi deciderla dopo la scadenza. Se non ne ha una, fissala con "Prolunga"
event-refused-same-address = Solo un moderatore può far valere per il punteggio le partite tra account di uno stesso indirizzo
event-log-invite = { $player } ha ricevuto un invito
event-log-invite-division = { $player } ha ricevuto l'invito a giocare in { $division }
event-log-invite-place = { $player } ha ricevuto l'invito a prendere il posto di { $other }
event-log-accept = { $player } ha accettato l'invito
event-log-decline = { $player } ha rifiutato l'invito
event-log-part = L'account di un giocatore è stato chiuso
event-log-advise = { $match }, partita { $game }: un organizzatore ha guardato quanto vale la posizione; la partita non continua
event-log-hand-over = Da ora { $player } organizza il torneo
event-log-late = { $match }: il tempo è scaduto e { $player } perde ciò che resta da giocare
event-log-too-few = Si sono iscritti troppo pochi giocatori: il torneo è stato annullato
event-log-forgotten = Nessuno lo ha cominciato per un anno: il torneo è stato annullato
event-log-forgotten-running = Per un anno nessuno ha fatto o giocato nulla: il torneo è stato annullato
event-season-ends = fine della stagione
event-notice-invited = { $event }: ti invitano a giocare.
server-challenged = { $name }, { $from } ti sfida a una partita di { $game }.
server-mail-challenge = Una sfida
