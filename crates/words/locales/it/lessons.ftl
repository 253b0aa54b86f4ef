# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Avanti
lesson-again = Ancora
lesson-yes = Sì
lesson-no = No
lesson-right = Esatto.
lesson-not-so = Non proprio.
lesson-missed = Era una mossa valida, e sulla mappa vedi che cosa ne è venuto. Il compito però era un altro: riprova dall'inizio di questo passo.
lesson-finished = Lezione finita. Ti aspetta la prossima.
lesson-step = Passo { $n } di { $of }
lesson-question = Domanda { $n } di { $of }
lesson-task = Il tuo compito: { $task }
lesson-hint = Suggerimento: { $hint }
lesson-unknown = Non c'è nessuna lezione "{ $word }". Ci sono: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } di { $of }
lesson-list-done = fatta
lesson-list-how = Iniziane una con: detente learn { $game } { $lesson }
lesson-list-kept = I tuoi progressi sono conservati in { $file }
lesson-list-not-kept = I tuoi progressi non si possono salvare in { $file }: { $why }

lesson-sum-coup = dado { $die } + { $points } Op{ $more } − 2 × Stabilità { $stability } = { $result }
lesson-sum-realignment = USA { $us }; URSS { $ussr }
lesson-sum-space = dado { $die }; serve { $needed } o meno
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side } { $level } + { $battlegrounds } + { $bordering } = { $sum }
lesson-sum-attack = { $attacking } in attacco, { $defending } in difesa

## The board

lesson-board = La mappa
lesson-board-about = Influenza, Stabilità, Controllo
lesson-board-italy = Guidi gli USA. Il numero nell'angolo di una nazione è la sua Stabilità. Controlli una nazione quando vi hai almeno altrettanta Influenza. L'Italia ha Stabilità 2, e tu hai 1 punto.
lesson-board-italy-task = Prendi il controllo dell'Italia
lesson-board-italy-hint = Scegli la carta, poi "piazzare Influenza", poi l'Italia.
lesson-board-italy-done = Due punti Influenza in una nazione di Stabilità 2: l'Italia è tua. Ha cambiato colore e conta per te quando si calcola il punteggio dell'Europa.
lesson-board-margin = Ora in Italia c'è anche l'URSS, uno contro uno. Averne 2 non basta più: il tuo vantaggio sull'avversario deve essere pari alla Stabilità.
lesson-board-margin-task = Riprendi il controllo dell'Italia
lesson-board-margin-hint = Ti servono 3 contro 1. La carta vale 2.
lesson-board-margin-done = 3 contro 1 è un vantaggio di 2, e l'Italia è di nuovo tua. A ogni punto dell'avversario bisogna rispondere con un altro.
lesson-board-germany = La Germania Ovest ha Stabilità 4: difficile da prendere, difficile da perdere. Tu hai 2 punti, l'URSS 1. È uno Stato Conteso, che nel punteggio vale di più.
lesson-board-germany-task = Prendi il controllo della Germania Ovest
lesson-board-germany-hint = 5 contro 1 è un vantaggio di 4: metti lì tutti e tre i punti.
lesson-board-germany-done = 5 contro 1. Gli Stati Contesi con Stabilità alta cambiano raramente di mano: conviene assicurarseli presto.
lesson-board-poland = La Polonia ha Stabilità 3. L'URSS vi ha 1 punto Influenza, gli USA nessuno. Quanti gliene servono ancora per controllarla?
lesson-board-poland-why = 3 contro 0 è un vantaggio di 3, la Stabilità della Polonia: altri 2.
lesson-board-france = La Francia ha Stabilità 3. Gli USA vi hanno 4 punti Influenza, l'URSS 2. Chi controlla la Francia?
lesson-board-france-nobody = Nessuno
lesson-board-france-why = 4 contro 2 è un vantaggio di 2, e la Francia ne chiede 3. Non la controlla nessuno.

## Placing influence

lesson-influence = Piazzare Influenza
lesson-influence-about = dove si può e quanto costa
lesson-influence-reach = Guidi gli USA. Ogni Punto Operazione piazza un punto Influenza: dove ne hai già, o in una nazione adiacente. Le linee uniscono le nazioni adiacenti. L'Iran tocca il Pakistan, uno Stato Conteso.
lesson-influence-reach-task = Prendi il controllo del Pakistan
lesson-influence-reach-hint = Il Pakistan ha Stabilità 2. Il terzo punto può aspettare: con due il compito è fatto.
lesson-influence-reach-done = Dall'Iran al Pakistan. Così si estende l'Influenza: una nazione alla volta, da dove ti trovi.
lesson-influence-cost = L'URSS controlla l'Egitto con 2 punti. In una nazione controllata dall'avversario ogni punto costa 2. Appena il controllo è spezzato, il successivo torna a costare 1.
lesson-influence-cost-task = Porta 2 punti Influenza in Egitto con i tuoi 3 Punti Operazione
lesson-influence-cost-hint = Il primo punto in Egitto costa 2 e porta a 2 contro 1: il controllo è spezzato. Il secondo costa 1.
lesson-influence-cost-done = 2 + 1 = 3 Punti Operazione per due punti Influenza. Ora è 2 a 2 e nessuno controlla l'Egitto.
lesson-influence-beside = Ora guidi l'URSS e la Polonia è vuota. Le nazioni collegate alla tua Superpotenza ti sono sempre aperte, anche se non hai nulla lì né vicino.
lesson-influence-beside-task = Prendi il controllo della Polonia
lesson-influence-beside-hint = La Polonia ha Stabilità 3, la tua carta 3 punti.
lesson-influence-beside-done = L'URSS confina con Finlandia, Polonia, Romania, Afghanistan e Corea del Nord; gli USA con Canada, Messico, Cuba e Giappone.
lesson-influence-price = L'avversario controlla una nazione. Quanto ti costa lì il primo punto Influenza?
lesson-influence-price-why = 2 punti dove l'avversario ha il controllo, 1 ovunque altrove.
lesson-influence-chain = Con una carta metti un punto in Angola, dove non avevi nulla. Il punto successivo della stessa carta può andare in una nazione che raggiungi solo dall'Angola?
lesson-influence-chain-why = Conta dove avevi Influenza all'inizio del round. Un punto messo adesso apre la strada solo per il tuo prossimo round.

## A card

lesson-cards = Una carta
lesson-cards-about = evento o Operazioni
lesson-cards-event = Guidi l'URSS. Ogni carta ha un numero, i Punti Operazione, e un testo, l'evento. Usi l'uno o l'altro. Fidel è un tuo evento, e a Cuba c'è Influenza degli USA.
lesson-cards-event-task = Gioca Fidel come evento
lesson-cards-event-hint = Scegli Fidel, poi "evento".
lesson-cards-event-done = Gli USA lasciano Cuba e la controlli tu. Fidel ha un asterisco: una volta avvenuto l'evento, la carta esce dal gioco.
lesson-cards-operations = Anche COMECON è tua e vale 3. Non sempre serve l'evento: a volte i punti rendono di più. Allora l'evento non avviene, e la carta torna quando si rimescola.
lesson-cards-operations-task = Usa COMECON per le Operazioni e prendi il controllo del Pakistan
lesson-cards-operations-hint = Scegli COMECON, "piazzare Influenza" e due volte il Pakistan: sei lì accanto, in Afghanistan.
lesson-cards-operations-done = Il Pakistan per due punti. Le tue carte le usi come vuoi: l'evento o i punti.
lesson-cards-scoring = È il tuo ultimo Round di Azione del turno. Punteggio del Medio Oriente non ha punti: si gioca solo come evento, e non puoi mai tenerla oltre il turno.
lesson-cards-scoring-task = Gioca Punteggio del Medio Oriente
lesson-cards-scoring-hint = Chi ha ancora una Carta Punteggio alla fine del turno perde la partita.
lesson-cards-scoring-done = Si calcolano le due fazioni insieme e si sposta la differenza. Il momento lo scegli tu, entro il turno.
lesson-cards-star = Giochi come evento una carta con asterisco. Dove va?
lesson-cards-star-hand = Torna in mano
lesson-cards-star-discard = Nella pila degli scarti
lesson-cards-star-removed = Fuori dal gioco
lesson-cards-star-why = L'asterisco vuol dire una volta sola: dopo l'evento la carta esce dal gioco. Usata per le Operazioni viene solo scartata.
lesson-cards-both = Puoi usare una tua carta per l'evento e anche per i suoi Punti Operazione?
lesson-cards-both-why = L'uno o l'altro. Solo una carta dell'avversario ti dà i punti e fa avvenire anche il suo evento.
