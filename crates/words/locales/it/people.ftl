# The web pages around people: accounts, moderation, privacy.

web-privacy-kept = Che cosa si conserva qui
web-privacy-kept-text = Un nome e, della password, solo un'impronta da cui non si risale. L'indirizzo e-mail o il webhook, se li dai, e l'indirizzo degli avvisi di ogni browser che vuoi svegliare. Le tue partite con ogni giocata, i tuoi messaggi, le tue note e le registrazioni che porti. Fin dove sei arrivato nelle lezioni. Quando è stata usata l'ultima volta ogni tua sessione, e con quale browser. Un nome che hai lasciato, per 90 giorni. Un ospite è un nome e un cookie.
web-privacy-seen = Chi vede che cosa
web-privacy-seen-text = Chiunque vede il tuo nome e le tue partite finite. Ciò che si scrive a un tavolo lo leggono i suoi giocatori e, dove è permesso, chi guarda. Le note, l'indirizzo e le impostazioni li vedi solo tu. I moderatori leggono i messaggi e le partite che qualcuno segnala.
web-privacy-cookie = Cookie
web-privacy-cookie-text = Un cookie ti tiene connesso. Un altro, quando hai una password, distingue il tuo browser da quello di un estraneo quando entri, così nessuno può tenerti fuori tirando a indovinare. Il browser ricorda anche le tue impostazioni. Niente pubblicità, niente conteggio delle visite, nessuna richiesta a server altrui.
web-privacy-address = Indirizzi di rete
web-privacy-address-text = Il tuo indirizzo di rete si conta per qualche minuto in memoria, perché nessuno tolga il posto agli altri. Non si conserva con le partite né con l'account. Se da lì è stato espulso qualcuno, si ricorda per un giorno, solo in memoria. Chi gestisce questo server può tenere per poco tempo i consueti registri di un server web. Perché nessuno giochi partite valide per il punteggio contro se stesso, un'impronta degli ultimi indirizzi da cui sei arrivato, che non permette di risalirvi, resta in memoria per una settimana.
web-privacy-long = Per quanto tempo
web-privacy-long-text = Una sessione termina sei mesi dopo l'ultimo uso. Un ospite senza partite viene dimenticato dopo un mese senza visite, e una partita in cui nessuno fa nulla per sei mesi viene annullata. Ciò che è stato segnalato e deciso resta ai moderatori per un anno. Le e-mail che non si riescono a consegnare vengono scartate dopo qualche ora. Le partite restano, perché gli avversari le conservino.
web-privacy-yours = Che cosa è tuo
web-privacy-yours-text = In Account puoi scaricare tutto ciò che è tuo in un file, e cancellarlo: spariscono nome, indirizzo, messaggi, note e partite importate; le partite finite restano senza il tuo nome.
web-privacy-host = Chi risponde di questo server
web-privacy-host-text = Le persone che lo gestiscono, non chi ha scritto il programma. Chiedi a loro, all'indirizzo che ti danno.
web-account = Account e privacy
web-account-nobody = Non hai effettuato l'accesso.
web-account-signing-in = Accesso
web-account-present = Password attuale
web-account-new = Nuova password, di almeno 8 caratteri
web-account-changed = cambiata il { $day }
web-account-password-kept = La tua password è cambiata. Sugli altri dispositivi la sessione è chiusa.
web-account-change = Cambia
web-account-confirmed = confermato
web-account-unconfirmed = non confermato
web-account-no-email = Senza indirizzo una password persa non si può recuperare.
web-account-second = Secondo fattore
web-account-second-text = Chiedere, oltre alla password, un codice di un'app di autenticazione.
web-account-second-left = { $n ->
    [one] App di autenticazione; resta { $n } codice di recupero
   *[other] App di autenticazione; restano { $n } codici di recupero
}
web-account-turn-on = Attiva
web-account-turn-off = Disattiva
web-account-new-codes = Nuovi codici
web-account-again = Di nuovo la tua password
web-account-go-on = Continua
web-account-cancel = Annulla
web-account-qr = Codice QR per l'app di autenticazione
web-account-scan = Inquadra il codice con la tua app di autenticazione o scrivici questo segreto. Poi scrivi le sei cifre che mostra.
web-account-code = Codice dell'app o di recupero
web-account-codes = Codici di recupero
web-account-codes-text = Ognuno apre il tuo account una volta se perdi l'app. Si vedono solo adesso: stampali o conservali in un posto sicuro.
web-account-codes-kept = Li ho salvati
web-account-data = Scarica i miei dati
web-account-data-text = Account, partite con la registrazione, chat, note e accessi: un solo file.
web-account-data-ask = Scarica
web-account-delete = Cancella l'account
web-account-delete-text = Le partite in corso sono abbandonate dopo 7 giorni; fino ad allora puoi tornare entrando di nuovo. Quelle finite restano come "ex giocatore". Chat, e-mail e sessioni sono cancellate.
web-account-delete-guest = Le tue partite in corso sono abbandonate subito. Quelle finite restano come "ex giocatore".
web-account-delete-name = Scrivi il tuo nome per cancellare: { $name }
web-account-leaves = Il tuo account sarà cancellato il { $day }. Entra prima di allora per tenerlo.
web-account-gone = Il tuo account non esiste più.
web-sessions = Sessioni aperte
web-sessions-others = Chiudi le altre sessioni
web-sessions-end = Esci
web-sessions-this = questa
web-sessions-token = token
web-sessions-unknown = Un browser
web-tokens = Token per programmi
web-tokens-text = Un programma che gioca o legge a tuo nome mostra un token al posto di una password. Trattalo come tale.
web-tokens-label = A che cosa serve?
web-tokens-new = Nuovo token
web-tokens-shown = Copialo adesso: non sarà più mostrato.
web-tokens-none = Non ne hai.
web-tokens-drop = Revoca
web-account-name-new = Nuovo nome
web-account-name-kept = Hai cambiato nome. Quello vecchio resta riservato a te per 90 giorni.
web-replay-forget = Elimina
web-replay-forget-title = Eliminare { $title }?
web-replay-forget-text = La partita sparisce da questo server e i suoi link non portano più a nulla.
web-reset = Una nuova password
web-reset-lost = Hai perso la password?
web-reset-text = Se l'account ha un indirizzo confermato, mandiamo lì un link.
web-reset-send = Manda il link
web-reset-asked = Se quell'account esiste e ha un indirizzo confermato, un'e-mail è in arrivo. Il link vale un'ora.
web-reset-choose = Scegli un'altra password. Tutte le tue sessioni saranno chiuse.
web-reset-done = La tua password è cambiata. Ora puoi entrare con quella.
web-slow-mode = Modalità lenta
web-slow-mode-seconds = { $n ->
    [one] una riga al secondo
   *[other] una riga ogni { $n } secondi
}
web-reports = Segnalazioni
web-reports-open = Aperte
web-reports-mine = Mie
web-reports-closed = Chiuse
web-reports-trail = Registro
web-reports-none = Qui non c'è nulla.
web-reports-table = Apri il tavolo
web-reports-evidence = La chat com'era al momento della segnalazione
web-reports-take = Prendi in carico
web-reports-give-back = Restituisci
web-reports-days = Giorni
web-reports-reason = Motivo, inviato a { $name }
web-reports-taken = In carico a { $name }.
web-reports-second = Proposta: { $measure }. Un secondo moderatore deve essere d'accordo.
web-report-title = Segnala { $name }
web-report-kind = Di che si tratta?
web-report-about = Chi o che cosa?
web-report-this-table = Questo tavolo
web-report-other-title = Segnala qualcuno o questo tavolo
web-report-text = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-sent = Grazie. I moderatori daranno un'occhiata.
web-report = Segnala
web-notice-report = È stato fatto qualcosa per ciò che hai segnalato. Grazie.
web-notice-until = fino al { $day }
web-notice-read = Ho letto
web-report-chat = Chat
web-report-name = Nome
web-report-conduct = Abbandona o allunga le partite
web-report-unfair-help = Aiuto sleale
web-report-table = Il tavolo stesso o il suo titolo
web-report-other = Altro
web-measure-none = Nessuna misura
web-measure-none-why = chiusa come infondata
web-measure-warn = Ammonisci
web-measure-warn-why = un avviso che va letto
web-notice-warn = Hai ricevuto un ammonimento
web-measure-mute = Silenzia
web-measure-mute-why = niente chat da nessuna parte; può giocare
web-notice-mute = Per ora non puoi scrivere
web-measure-suspend = Sospendi
web-measure-suspend-why = può finire le partite, non iniziarne
web-notice-suspend = Per ora non puoi iniziare partite
web-measure-ban = Espelli
web-measure-ban-why = account chiuso, partite abbandonate; serve un secondo moderatore
web-notice-ban = Il tuo account è chiuso
web-measure-close-table = Chiudi questo tavolo
web-measure-close-table-why = la partita finisce senza risultato; serve un secondo moderatore
web-notice-close-table = Un tuo tavolo è stato chiuso
web-reports-count = { $n ->
    [one] { $n } segnalazione
   *[other] { $n } segnalazioni
}
web-reports-history = { $reported ->
    [one] una segnalazione
   *[other] { $reported } segnalazioni
}, { $upheld } con conseguenze

## Orologi fermi

web-weekends = Fine settimana
    .why = Gli orologi riposano il sabato e la domenica (UTC).
web-weekends-yes = liberi
web-weekends-no = contano
web-weekends-row = fine settimana liberi
web-weekends-count = i fine settimana contano
web-offer-a-pause = Proponi una pausa
web-resume = Riprendi
web-rest-paused = Gli orologi sono in pausa.
web-rest-missing = Gli orologi partono quando ci sono tutti.
web-rest-weekend = Gli orologi riposano nel fine settimana fino al { $until }.
web-rest-vacation = { $name } è in ferie fino al { $until }.
web-rest-vacation-own = Sei in ferie fino al { $until }.
web-rest-mark-paused = in pausa
web-rest-mark-missing = in attesa
web-rest-mark-weekend = fine settimana
web-rest-mark-vacation = ferie
web-vacation = Ferie
    .why = Finché sei via, il tuo orologio resta fermo nelle partite a giorni. Si comincia con tre giorni e se ne guadagna uno ogni dodici, fino a trenta.
web-vacation-left = { $n ->
    [one] Ti resta un giorno
   *[other] Ti restano { $n } giorni
}
web-vacation-days = Giorni
web-vacation-take = Vai in ferie
web-vacation-end = Termina le ferie
web-vacation-taken = Buone ferie.
web-vacation-ended = Rieccoti. I tuoi orologi corrono di nuovo.
web-title-news = Novità
web-news-unread = { $n ->
    [one] Novità: una da leggere
   *[other] Novità: { $n } da leggere
}
web-news-none = Niente di nuovo. Qui trovi turni e scadenze dei tuoi tornei e leghe, inviti e sfide.
