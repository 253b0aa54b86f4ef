### Il server: nomi nei moduli, rifiuti e finali che nessuna regola conosce.

server-preset-standard = Standard
server-preset-league = Lega (gli USA ricevono 2 punti Influenza in più)
server-preset-first-edition = Prima edizione
server-preset-late-war = Scenario di Tarda Guerra
server-preset-chinese-civil-war = Guerra Civile Cinese

server-option-edition = Edizione
server-option-scenario = Scenario
server-option-optional-cards = Carte opzionali
server-option-promo = Carte promozionali
server-option-without = Carte escluse
server-option-us-handicap = Influenza in più per gli USA
server-option-ussr-handicap = Influenza in più per l'URSS
server-option-chinese-civil-war = Guerra Civile Cinese
server-option-bid = Asta per le fazioni
server-option-show-held = Mostrare le Carte Conservate alla fine del turno
server-option-realign-any-defcon = Riallineamenti con qualsiasi DEFCON
server-option-realign-safe = I Riallineamenti non tolgono mai Influenza al Giocatore Attivo
server-option-split-ops = Le operazioni si possono dividere
server-option-space-decline = Si può rinunciare al tiro della Corsa allo Spazio
server-option-talk = Conversazione al tavolo
server-option-max-rounds = Parità dopo questo numero di giocate

server-won = Vittoria: { $winners } ({ $how })
server-drawn = Parità: { $how }
server-ending-resign = l'altra fazione ha abbandonato
server-ending-time = l'altra fazione ha finito il tempo
server-ending-forfeit = l'altra fazione è stata squalificata
server-ending-defcon = l'altra fazione ha scatenato una guerra nucleare
server-ending-held-scoring-card = l'altra fazione ha conservato una Carta Punteggio
server-ending-missile-crisis = l'altra fazione ha tentato un Colpo di Stato durante la crisi dei missili

server-error-bad-request = Richiesta non valida: { $why }
server-error-bad-name = Un nome ha da 2 a 24 caratteri: lettere, cifre, spazi, "-", "_" o "."
server-error-bad-password = La password deve avere almeno 8 caratteri (al massimo 256)
server-error-bad-email = Questo non è un indirizzo e-mail
server-error-bad-webhook = Un webhook è un indirizzo come https://example.org/path
server-error-empty-chat = Non c'è nulla da inviare
server-error-bad-file = Il file non si può leggere: { $why }
server-error-binary-file = Non è un file di testo. Scegli la registrazione di una partita o un log dell'edizione digitale ufficiale
server-error-bot-no-draw = Il computer non accetta mai la parità
server-error-not-logged-in = Prima accedi o entra come ospite
server-error-wrong-password = Nome o password errati
server-error-name-taken = Questo nome è già in uso
server-error-not-found = Non trovato, o non hai accesso
server-error-forbidden = Non hai il permesso di farlo
server-error-stale = Nel frattempo la partita è andata avanti; guarda di nuovo
server-error-illegal = Le regole ora non lo permettono
server-error-not-now = Adesso non si può fare
server-error-too-large = È troppo lungo o troppo grande
server-error-too-often = Troppo in fretta; aspetta un momento
server-error-running = Fino alla fine della partita solo i giocatori possono vedere la registrazione
server-error-session-ended = La tua sessione è scaduta; accedi di nuovo o continua come nuovo ospite
server-error-no-mail = Questo server non invia e-mail
server-error-internal = Qualcosa è andato storto; nulla è cambiato

server-hint-why = { $choice } ({ $why })
server-your-turn = { $name }: tocca a te a { $game }
server-mail-turn = Tocca a te
server-mail-stop = Ricevi questo messaggio perché hai chiesto gli avvisi di turno. Per non riceverne più, togli il tuo indirizzo dalle impostazioni: { $url }
server-mail-confirm-subject = Conferma il tuo indirizzo
server-mail-confirm = { $name }, qualcuno, speriamo tu, ha chiesto gli avvisi di turno a questo indirizzo. Per confermare apri questo link e premi il pulsante: { $url } Se la richiesta non è tua, non fare nulla e non ti scriveremo più.
server-mail-ask = Inviare gli avvisi di turno a { $address }?
server-mail-button = Sì, è il mio indirizzo
server-mail-confirmed = Fatto. Ti avviseremo per e-mail quando tocca a te e non sei qui.
server-mail-unknown = Questo link non è valido o è scaduto. Puoi chiederne un altro nelle impostazioni.

table-offer-draw = { $seat } propone la parità
table-offer-draw-own = Hai proposto la parità; manca la risposta
table-offer-take-back = { $seat } chiede di tornare a prima di questa giocata: { $play }
table-offer-take-back-own = Hai chiesto di tornare a prima di questa giocata: { $play }
table-declined-draw = { $seat } rifiuta la parità
table-declined-take-back = { $seat } non accetta di tornare indietro
table-laid = La tua giocata è pronta: confermala o ricomincia
