# Problemi e tabellone di analisi.

puzzle-answer = La risposta: { $best }.
puzzle-task = Problema { $n } di { $of } · { $theme } · { $difficulty }
puzzle-win = Trova la giocata che vince.
puzzle-best = Trova la giocata migliore.
puzzle-how = Scrivi un numero o il nome di una risposta; "suggerimento", "soluzione", "mappa REGIONE", "avanti" o "esci".
puzzle-right = Giusto: { $label }. Vittorie su 100: { $chance }.
puzzle-wrong = { $label }. Vittorie su 100: { $chance }. C'è di meglio.
puzzle-unknown = "{ $word }" non è tra le risposte.
puzzle-hint-theme = Il tema è: { $theme }.
puzzle-hint-half = La risposta è tra: { $labels }.
puzzle-solved = { $right } su { $tried } giusti al primo tentativo.
puzzle-none = Non ci sono problemi di questo tipo.
puzzle-proved = Dimostrato: vince sempre, qualunque cosa sia nascosta e qualunque sia l'esito dei dadi.
puzzle-theme-win = Una vittoria a portata di mano
puzzle-theme-defcon = DEFCON
puzzle-theme-last-round = Gli ultimi round
puzzle-theme-europe = Europa
puzzle-theme-card = Scelta della carta
puzzle-theme-attack = Attacco
puzzle-theme-defence = Difesa
puzzle-made = Problemi: { $n }, da partite: { $games }; scritti in { $file }

## La pagina

study-about = Una decisione, una risposta migliore delle altre. Senza orologio e senza niente da perdere: conta solo la tua prima risposta.
study-solved = Risolti al primo tentativo: { $n } su { $of }
study-next = Prossimo problema da risolvere
study-all-done = Hai già risposto a tutti i problemi di qui.
study-rating = Punteggio nei problemi: { $rating } ± { $deviation }
study-rating-guest = Con un nome hai anche un punteggio nei problemi.
study-themes = Tema
study-levels = Difficoltà
study-all = Tutti
study-easy = facile
study-medium = media
study-hard = difficile
study-none = Non ci sono problemi di questo tipo.
study-number = Problema { $n }
study-right-before = risolto al primo tentativo
study-wrong-before = sbagliato
study-new = senza risposta
study-missing = I problemi non fanno parte di questo server. Nel terminale: detente puzzles
study-daily = Problema del giorno
study-free = Senza orologio. Suggerimenti e altri tentativi sono liberi; conta solo la prima risposta.
study-hint = Suggerimento
study-hint-more = Un altro suggerimento
study-hint-place = Guarda sulla mappa: { $country }.
study-answer = Mostra la risposta
study-right-first = Giusto, al primo tentativo
study-right = Giusto
study-shown = La risposta
study-why = Perché?
study-answers = Che cosa porta ogni risposta: partite vinte su 100
study-again = Da capo
study-play-on = Continua a giocare
study-next-puzzle = Prossimo problema
study-back = Tutti i problemi
study-answered = A questo problema hai già risposto: non conta più.

## Il tabellone di analisi

study-analyse-about = Continua la partita per tutte le fazioni e chiedi al computer che cosa farebbe.
study-position = La posizione come testo
study-lay = Mettila sul tabellone
study-unreadable = Questa non è una posizione: { $why }
study-best = Giocate migliori
study-thinking = Il computer sta giocando la posizione…
study-best-of = Partite vinte su 100: { $name }. Le carte nascoste sono distribuite secondo ciò che è probabile. Linee giocate: { $lines }; scelte in tutto: { $choices }
study-certain = Vince sempre, qualunque cosa sia nascosta e qualunque sia l'esito dei dadi.
study-take-back = Annulla
study-copy = Copia il link
study-copied = Copiato
study-over = La partita è finita
study-set-up = Prepara
study-set-up-end = Fatto
study-set-up-how = Scegli una nazione per cambiarne l'Influenza.
study-more = Uno in più
study-less = Uno in meno
study-cards = Carte in mano
study-card-add = Aggiungi una carta
study-card-drop = Togli: { $card }
study-start = Ricomincia
study-to-move = Tocca a
study-fair = Non è per una partita che stai giocando contro altre persone.
