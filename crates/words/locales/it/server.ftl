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
server-error-internal = Qui qualcosa è andato storto; nulla è cambiato

server-your-turn = { $name }: tocca a te a { $game }
