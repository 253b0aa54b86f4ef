### Il server: nomi nei moduli, rifiuti e finali che nessuna regola conosce.

server-preset-standard = Standard
server-preset-league = Lega (gli USA ricevono 2 di influenza in più)
server-preset-first-edition = Prima edizione
server-preset-late-war = Scenario Fine della Guerra
server-preset-chinese-civil-war = Guerra Civile Cinese

server-option-edition = Edizione
server-option-scenario = Scenario
server-option-optional-cards = Carte opzionali
server-option-promo = Carte promozionali
server-option-without = Carte escluse
server-option-us-handicap = Influenza in più per gli USA
server-option-ussr-handicap = Influenza in più per l’URSS
server-option-chinese-civil-war = Guerra Civile Cinese
server-option-bid = Offerte per le fazioni
server-option-show-held = Mostrare le carte tenute alla fine del turno
server-option-realign-any-defcon = Riallineamenti con qualsiasi DEFCON
server-option-realign-safe = I riallineamenti non danneggiano mai il giocatore attivo
server-option-split-ops = Le operazioni si possono dividere
server-option-space-decline = Si può rinunciare al tiro della Corsa allo Spazio
server-option-talk = Conversazione al tavolo
server-option-max-rounds = Patta dopo questo numero di round

server-won = { $winners }: { $how }
server-drawn = Patta: { $how }

server-error-bad-request = Non si riesce a leggere: { $why }
server-error-not-logged-in = Prima accedi o entra come ospite
server-error-wrong-password = Nome o password errati
server-error-name-taken = Questo nome è già in uso
server-error-not-found = Qui non c’è nulla, o non è per te
server-error-forbidden = Questo non spetta a te
server-error-stale = Nel frattempo il tavolo è andato avanti; guarda di nuovo
server-error-illegal = Le regole ora non lo permettono
server-error-not-now = Questo non si accorda con ciò che accade al tavolo
server-error-too-large = È troppo lungo o troppo grande
server-error-too-often = Troppo in fretta; aspetta un momento
server-error-running = La registrazione di una partita in corso è solo per chi la gioca; a partita finita sarà aperta a tutti
server-error-session-ended = La tua sessione è terminata; accedi di nuovo o entra come nuovo ospite
server-error-no-mail = Questo server non invia e-mail
server-error-internal = Qui qualcosa è andato storto; nulla è cambiato

server-hint-why = { $choice }: { $why }
server-your-turn = { $name }: tocca a te a { $game }
server-mail-turn = Tocca a te
server-mail-stop = Ricevi questo messaggio perché l’hai chiesto. Per non riceverne più, togli il tuo indirizzo dalle impostazioni: { $url }
server-mail-confirm-subject = Questo indirizzo è tuo?
server-mail-confirm = { $name }, qualcuno (tu, speriamo) vuole essere avvisato a questo indirizzo quando gli tocca giocare. Per accettare apri questo collegamento e premi il pulsante: { $url } Se non sei stato tu, non fare nulla e non ti scriveremo più.
server-mail-ask = Vuoi che gli avvisi che tocca a te arrivino a { $address }?
server-mail-button = Sì, è il mio indirizzo
server-mail-confirmed = Fatto. Ti avviseremo per e-mail quando tocca a te e non sei qui.
server-mail-unknown = Questo collegamento non è valido, o non lo è più. Puoi chiederne un altro nelle impostazioni.

table-offer-draw = { $seat } propone la patta
table-offer-draw-own = Hai proposto la patta; manca la risposta
table-offer-take-back = { $seat } chiede di tornare a prima di questa giocata: { $play }
table-offer-take-back-own = Hai chiesto di tornare a prima di questa giocata: { $play }
table-declined-draw = { $seat } rifiuta la patta
table-declined-take-back = { $seat } non accetta di tornare indietro
table-laid = La tua giocata è pronta: confermala o ricomincia
