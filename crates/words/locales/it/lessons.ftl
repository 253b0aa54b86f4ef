# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Avanti
lesson-again = Da capo
lesson-yes = Sì
lesson-no = No
lesson-right = Esatto.
lesson-not-so = Non proprio.
lesson-missed = Era una giocata valida, e sul tabellone vedi che cosa ha prodotto. Il compito però era un altro: riprova dall'inizio di questo passo.
lesson-finished = Lezione finita. Ti aspetta la prossima.
lesson-finished-last = Era l'ultima lezione. Ora tocca a una prima partita con una guida.
lesson-step = Passo { $n } di { $of }
lesson-question = Domanda { $n } di { $of }
lesson-task = Il tuo compito: { $task }
lesson-hint = Suggerimento: { $hint }
lesson-unknown = Non c'è nessuna lezione "{ $word }". Ci sono: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } di { $of } fatti
lesson-list-done = fatta
lesson-list-how = Iniziane una con: detente learn { $game } { $lesson }
lesson-list-kept = I tuoi progressi sono salvati in { $file }
lesson-list-not-kept = I tuoi progressi non si possono salvare in { $file }: { $why }
lesson-account-kept = I tuoi progressi sono salvati anche nel tuo account su { $url }
lesson-account-later = { $url } non conosce ancora i tuoi progressi; sono salvati qui e saranno inviati la prossima volta: { $why }

lesson-sum-coup = dado { $die } + { $points } Op{ $more } − 2 × Stabilità { $stability } = { $result }
lesson-sum-realignment = USA { $us }; URSS { $ussr }
lesson-sum-space = dado { $die }; serve un { $needed } o meno
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side }: { $parts } = { $sum }
lesson-sum-nothing = { $side }: 0
lesson-sum-battlegrounds = { $n ->
    [one] Stato Conteso
   *[other] Stati Contesi
}
lesson-sum-attack = { $attacking } in attacco, { $defending } in difesa

## The board

lesson-board = La mappa
lesson-board-about = Influenza, Stabilità, Controllo
lesson-board-italy = Guidi gli USA. Il numero al centro di una nazione è la sua Stabilità. Controlli una nazione quando vi hai almeno altrettanta Influenza. L'Italia ha Stabilità 2, e tu hai 1 punto.
lesson-board-italy-task = Prendi il Controllo dell'Italia
lesson-board-italy-hint = Scegli la carta, poi "Piazza Influenza", poi l'Italia.
lesson-board-italy-done = Due punti Influenza in una nazione di Stabilità 2: l'Italia è tua. Ha cambiato colore e conta per te quando si calcola il punteggio dell'Europa.
lesson-board-italy-missed-elsewhere = Il tuo punto è andato altrove. L'Italia ne ha ancora 1, e la sua Stabilità ne chiede 2.
lesson-board-margin = Ora in Italia c'è anche l'URSS, uno contro uno. 2 punti non bastano più: il tuo vantaggio sull'avversario deve essere almeno pari alla Stabilità.
lesson-board-margin-task = Riprendi il Controllo dell'Italia
lesson-board-margin-hint = Ti servono 3 contro 1. La carta vale 2.
lesson-board-margin-done = 3 contro 1 è un vantaggio di 2, e l'Italia è di nuovo tua. A ogni punto dell'avversario bisogna rispondere con un altro.
lesson-board-margin-missed-one = In Italia ora è 2 contro 1: un vantaggio di 1. La Stabilità 2 chiede un vantaggio di 2: tutti e due i punti devono andare lì.
lesson-board-germany = La Germania Ovest ha Stabilità 4: difficile da prendere, difficile da perdere. Tu hai 2 punti, l'URSS 1. È uno Stato Conteso, che nel punteggio vale di più.
lesson-board-germany-task = Prendi il Controllo della Germania Ovest
lesson-board-germany-hint = 5 contro 1 è un vantaggio di 4: metti lì tutti e tre i punti.
lesson-board-germany-done = 5 contro 1. Gli Stati Contesi con Stabilità alta cambiano raramente di mano: conviene assicurarseli presto.
lesson-board-germany-missed-part = Il tuo vantaggio in Germania Ovest è ancora inferiore alla sua Stabilità. Serve 5 contro 1: tutti e tre i punti devono andare lì.
lesson-board-poland = La Polonia ha Stabilità 3. L'URSS vi ha 1 punto Influenza, gli USA nessuno. Quanti gliene servono ancora per controllarla?
lesson-board-poland-why = 3 contro 0 è un vantaggio di 3, la Stabilità della Polonia: altri 2.
lesson-board-france = La Francia ha Stabilità 3. Gli USA vi hanno 4 punti Influenza, l'URSS 2. Chi controlla la Francia?
lesson-board-france-nobody = Nessuno
lesson-board-france-why = 4 contro 2 è un vantaggio di 2, e la Francia ne chiede 3. Non la controlla nessuno.

## Placing influence

lesson-influence = Piazzare Influenza
lesson-influence-about = dove si può e quanto costa
lesson-influence-reach = Guidi gli USA. Il numero di una carta sono i suoi Punti Operazione: ognuno piazza un punto Influenza, dove ne hai già o in una nazione adiacente, unita da una linea. L'Iran confina con il Pakistan, uno Stato Conteso.
lesson-influence-reach-task = Prendi il Controllo del Pakistan
lesson-influence-reach-hint = Il Pakistan ha Stabilità 2. Due punti bastano; il terzo puoi anche non spenderlo.
lesson-influence-reach-done = Dall'Iran al Pakistan. Così si estende l'Influenza: una nazione alla volta, da dove ti trovi.
lesson-influence-reach-missed-one = Un punto in Pakistan non dà ancora il Controllo. La sua Stabilità è 2: due dei tuoi tre punti devono andare lì.
lesson-influence-cost = L'URSS controlla l'Egitto con 2 punti. In una nazione controllata dall'avversario ogni punto costa 2. Appena il Controllo è spezzato, il successivo torna a costare 1.
lesson-influence-cost-task = Piazza 2 punti Influenza in Egitto con i tuoi 3 Punti Operazione
lesson-influence-cost-hint = Il primo punto in Egitto costa 2 e porta a 2 contro 1: il Controllo è spezzato. Il secondo costa 1.
lesson-influence-cost-done = 2 + 1 = 3 Punti Operazione per due punti Influenza. Ora è 2 a 2 e nessuno controlla l'Egitto.
lesson-influence-cost-missed-one = Il primo punto è costato 2 e ha spezzato il Controllo. Da quel momento un punto in Egitto costava solo 1: anche l'ultimo doveva andare lì.
lesson-influence-beside = Ora guidi l'URSS e la Polonia è vuota. Le nazioni collegate alla tua superpotenza ti sono sempre aperte, anche se non hai nulla lì né vicino.
lesson-influence-beside-task = Prendi il Controllo della Polonia
lesson-influence-beside-hint = La Polonia ha Stabilità 3, la tua carta 3 punti.
lesson-influence-beside-done = L'URSS confina con Finlandia, Polonia, Romania, Afghanistan e Corea del Nord; gli USA con Canada, Messico, Cuba e Giappone.
lesson-influence-price = L'avversario controlla una nazione. Quanto ti costa lì il primo punto Influenza?
lesson-influence-price-why = 2 punti dove l'avversario ha il Controllo, 1 altrove.
lesson-influence-chain = Con una carta metti un punto in Angola, dove non avevi nulla. Il punto successivo della stessa carta può andare in una nazione che raggiungi solo dall'Angola?
lesson-influence-chain-why = Conta dove avevi Influenza all'inizio del round. Un punto messo adesso apre la strada solo per il tuo prossimo round.

## A card

lesson-cards = Una carta
lesson-cards-about = Evento o Operazioni
lesson-cards-event = Guidi l'URSS. Ogni carta ha un numero, i Punti Operazione, e un testo, l'Evento. Usi l'uno o l'altro. Fidel è un tuo Evento, e a Cuba c'è Influenza degli USA.
lesson-cards-event-task = Gioca Fidel come Evento
lesson-cards-event-hint = Scegli Fidel, poi "Evento".
lesson-cards-event-done = Gli USA lasciano Cuba e la controlli tu. Fidel ha un asterisco: dopo l'Evento la carta esce dal gioco per sempre.
lesson-cards-event-missed-points = Hai usato i punti della carta, perciò il suo Evento non ha avuto luogo e gli USA sono ancora a Cuba.
lesson-cards-operations = Anche COMECON è tua e vale 3. Non sempre serve l'Evento: a volte i punti rendono di più. Allora l'Evento non ha luogo, e la carta torna quando si rimescola.
lesson-cards-operations-task = Usa COMECON come Operazione e prendi il Controllo del Pakistan
lesson-cards-operations-hint = Scegli COMECON, "Piazza Influenza" e due volte il Pakistan: sei lì accanto, in Afghanistan.
lesson-cards-operations-done = Il Pakistan per due punti. Le tue carte le usi come vuoi: l'Evento o i punti.
lesson-cards-operations-missed-event = Hai scelto l'Evento, perciò non c'erano punti per il Pakistan. Una carta dà l'uno o l'altro.
lesson-cards-scoring = È il tuo ultimo Round di Azione del turno. Punteggio del Medio Oriente non ha punti: si gioca solo come Evento, e non puoi mai tenerla oltre il turno.
lesson-cards-scoring-task = Gioca Punteggio del Medio Oriente
lesson-cards-scoring-hint = Chi ha ancora una Carta Punteggio alla fine del turno perde la partita.
lesson-cards-scoring-done = Le due fazioni ottengono i punti insieme e si segna la differenza. Il momento lo scegli tu, entro il turno.
lesson-cards-scoring-missed-held = Era il tuo ultimo round, e Punteggio del Medio Oriente è ancora nella tua mano. In una partita vera avresti perso alla fine del turno.
lesson-cards-star = Giochi come Evento una carta con asterisco. Dove va?
lesson-cards-star-hand = Torna in mano
lesson-cards-star-discard = Nella pila degli scarti
lesson-cards-star-removed = Fuori dal gioco
lesson-cards-star-why = L'asterisco vuol dire una volta sola: dopo l'Evento la carta esce dal gioco. Usata come Operazione viene solo scartata.
lesson-cards-both = Puoi usare una tua carta per l'Evento e anche per i suoi Punti Operazione?
lesson-cards-both-why = L'uno o l'altro. Solo una carta dell'avversario fa entrambe le cose: ti dà i punti e attiva il suo Evento.

## The other side's cards

lesson-their-cards = Le carte dell'avversario
lesson-their-cards-about = un suo Evento nella tua mano
lesson-their-cards-both = Guidi gli USA e hai Fidel, un Evento dell'URSS. I suoi 2 punti li usi come vuoi, ma l'Evento ha luogo lo stesso. Per questo conviene giocarla quando fa meno danno.
lesson-their-cards-both-task = Usa Fidel per piazzare Influenza, un punto a Panama
lesson-their-cards-both-hint = Scegli Fidel, "Piazza Influenza", Panama e, per l'altro punto, una nazione qualsiasi.
lesson-their-cards-both-done = I tuoi due punti sono sulla mappa, e Cuba è sovietica. Fidel ha un asterisco: meglio ora che quando conviene all'URSS.
lesson-their-cards-both-missed-elsewhere = L'Evento di Fidel ha avuto luogo, come deve, ma i tuoi punti sono andati altrove. Uno deve andare a Panama.
lesson-their-cards-order = Decidi tu se il suo Evento ha luogo prima o dopo le tue Operazioni. { card-nasser } mette 2 punti sovietici in Egitto e toglie metà dei tuoi, arrotondata per eccesso. Tu ne hai 2 e puoi piazzarne 1.
lesson-their-cards-order-task = Gioca { card-nasser } in modo che ti restino 2 punti in Egitto
lesson-their-cards-order-hint = Se piazzi prima, se ne va metà di 3, arrotondata per eccesso. Lascia che l'Evento abbia luogo prima.
lesson-their-cards-order-done = L'Evento ne ha tolto 1 su 2 e poi tu ne hai rimesso uno. Al contrario te ne sarebbe rimasto 1.
lesson-their-cards-order-missed-after = L'Evento è arrivato per ultimo e ha tolto metà di ciò che avevi in Egitto, arrotondata per eccesso. Lascia che abbia luogo prima, e piazza il punto dopo.
lesson-their-cards-away = C'è un posto dove un Evento non ha mai luogo: la Corsa allo Spazio. Accoglie una carta per turno. { card-socialist-governments } ti costerebbe 3 punti in Europa Occidentale.
lesson-their-cards-away-task = Manda nello spazio { card-socialist-governments }
lesson-their-cards-away-hint = Scegli la carta, poi "Corsa allo Spazio".
lesson-their-cards-away-done = La carta è scartata, l'Europa è intatta, e il tiro ti ha pure fatto avanzare.
lesson-their-cards-away-missed-event = Hai usato i suoi punti, perciò anche l'Evento dell'URSS ha luogo, e rischi 3 punti in Europa Occidentale. Nello spazio non avrebbe luogo.
lesson-their-cards-who = Giochi come Operazione una carta dell'avversario. L'Evento lascia una scelta. Chi decide?
lesson-their-cards-who-me = Tu
lesson-their-cards-who-them = L'avversario
lesson-their-cards-who-why = Decide l'avversario, come se avesse giocato lui la carta.
lesson-their-cards-without = Con quale uso di una carta dell'avversario il suo Evento non ha luogo?
lesson-their-cards-without-coup = Un Colpo di Stato
lesson-their-cards-without-first = Giocare prima l'Evento
lesson-their-cards-without-space = La Corsa allo Spazio
lesson-their-cards-without-why = Nello spazio l'Evento non ha mai luogo. Un Colpo di Stato non lo evita, e nemmeno giocarlo prima.

## Coups

lesson-coups = Colpi di Stato
lesson-coups-about = un dado contro la Stabilità
lesson-coups-iran = Guidi l'URSS. Un Colpo di Stato caccia l'avversario da una nazione e può lasciarvi la tua Influenza. Tira un dado, somma le Operazioni, sottrai il doppio della Stabilità. L'Iran ha Stabilità 2; gli USA vi hanno 1 punto.
lesson-coups-iran-task = Tenta un Colpo di Stato in Iran
lesson-coups-iran-hint = Scegli COMECON, "Colpo di Stato", poi l'Iran.
lesson-coups-iran-done = Il risultato toglie prima l'Influenza degli USA, e il resto diventa tuo. L'Iran è uno Stato Conteso, quindi il DEFCON è peggiorato di 1. Il Colpo di Stato vale anche 3 Operazioni Militari.
lesson-coups-iran-missed-placed = Hai piazzato Influenza: nessun dado è stato tirato, e gli USA sono ancora in Iran. Il Colpo di Stato è un altro uso degli stessi punti.
lesson-coups-easy = Bisogna superare il doppio della Stabilità: 2 in Angola, 4 in Iran, 8 in Israele. Con una carta da 1 conta il bersaglio.
lesson-coups-easy-task = Tenta il Colpo di Stato con più probabilità di riuscire
lesson-coups-easy-hint = Stabilità 1: basta un 2. Guarda in Africa.
lesson-coups-easy-done = In una nazione con Stabilità 1 anche la carta più piccola riesce cinque volte su sei. Per questo Africa e Centro America cambiano di mano così in fretta.
lesson-coups-easy-missed-harder = È stato un Colpo di Stato, ma lì la Stabilità è più alta e la tua carta aggiunge solo 1. Cerca una nazione con Stabilità 1 in cui gli USA abbiano Influenza.
lesson-coups-fails = Il Sud Africa ha Stabilità 3: bisogna superare 6. Con 3 Operazioni un 3 non basta. Prova: in questa lezione il dado dà 3.
lesson-coups-fails-task = Tenta un Colpo di Stato in Sud Africa
lesson-coups-fails-hint = COMECON, "Colpo di Stato", Sud Africa.
lesson-coups-fails-done = 3 + 3 non supera 6: nessuna Influenza cambia. Ma il DEFCON è peggiorato, perché è uno Stato Conteso, e le Operazioni contano comunque.
lesson-coups-sum = Carta da 2, Stabilità 2, e il dado dà 5. Di quanto riesce il Colpo di Stato?
lesson-coups-sum-why = 5 + 2 − 2 × 2 = 3.
lesson-coups-where = Dove puoi tentare un Colpo di Stato?
lesson-coups-where-anywhere = Ovunque
lesson-coups-where-mine = Dove hai Influenza tu
lesson-coups-where-theirs = Dove ne ha l'avversario
lesson-coups-where-why = L'avversario deve avere Influenza nella nazione; a te non serve, né lì né vicino. Il DEFCON può chiudere la Regione.

## Realignment

lesson-realignment = Riallineamento
lesson-realignment-about = tirano in due, può perdere chiunque
lesson-realignment-cuba = Guidi gli USA. In un Riallineamento tirano un dado tutti e due. Somma 1 per ogni nazione adiacente che controlli, 1 se lì hai più Influenza, 1 se la tua superpotenza è adiacente. A Cuba quasi tutto ti favorisce.
lesson-realignment-cuba-task = Tenta un Riallineamento a Cuba
lesson-realignment-cuba-hint = Scegli la carta, "Riallinea" e Cuba. Ogni punto è un tiro.
lesson-realignment-cuba-done = Chi ha il totale più basso perde tanta Influenza quanta è la differenza. Haiti, Nicaragua e il tuo confine ti davano +3; l'URSS aveva +1.
lesson-realignment-cuba-missed-coup = Quello era un Colpo di Stato: tiri solo tu. In un Riallineamento tirano tutti e due, e non si aggiunge Influenza.
lesson-realignment-angola = Può andare male. In Angola l'URSS ha più Influenza e controlla lo Zaire, lì accanto, e tu non hai nulla da sommare.
lesson-realignment-angola-task = Prova un Riallineamento in Angola
lesson-realignment-angola-hint = La carta, "Riallinea", Angola.
lesson-realignment-angola-done = Hai tirato e hai perso. Prima conta le nazioni adiacenti: riallinea dove i tuoi modificatori sono migliori.
lesson-realignment-adds = Vinci un Riallineamento di 4, e l'avversario vi ha solo 1 punto. Aggiungi Influenza tua?
lesson-realignment-adds-why = Mai. Il Riallineamento toglie soltanto; aggiungere può solo un Colpo di Stato.
lesson-realignment-rolls = Quanti tiri di Riallineamento ti dà una carta da 3 Operazioni?
lesson-realignment-rolls-why = Uno per punto, ognuno dove vuoi, uno dopo l'altro.

## DEFCON

lesson-defcon = DEFCON
lesson-defcon-about = come si perde una partita
lesson-defcon-quiet = Guidi gli USA e il DEFCON è a 3: niente Colpi di Stato né Riallineamenti in Europa e Asia. Un Colpo di Stato in uno Stato Conteso lo peggiorerebbe ancora. Altrove non cambia.
lesson-defcon-quiet-task = Tenta un Colpo di Stato che lasci il DEFCON a 3
lesson-defcon-quiet-hint = L'Angola è uno Stato Conteso. Il Camerun no.
lesson-defcon-quiet-done = Il DEFCON è ancora a 3, e le Operazioni Militari contano lo stesso.
lesson-defcon-quiet-missed-battleground = Quella nazione è uno Stato Conteso, perciò il DEFCON è peggiorato a 2. Tenta il Colpo di Stato in una che non lo sia.
lesson-defcon-edge = DEFCON 2, ed è il tuo round. Se ora arriva a 1, scoppia la guerra nucleare e perdi tu, chiunque l'abbia causata. { card-duck-and-cover }, come Evento, peggiora il DEFCON di 1.
lesson-defcon-edge-task = Piazza Influenza con { card-duck-and-cover }
lesson-defcon-edge-hint = È una tua carta: usata come Operazione, il suo Evento non ha luogo.
lesson-defcon-edge-done = Come Operazione è innocua. A DEFCON 2 leggi due volte ogni Evento che hai in mano.
lesson-defcon-edge-missed-event = L'Evento ha portato il DEFCON da 2 a 1 nel tuo round: guerra nucleare, e hai perso. Come Operazione la carta non fa nulla del genere.
lesson-defcon-theirs = Di nuovo DEFCON 2. { card-we-will-bury-you } è un Evento dell'URSS che peggiora il DEFCON di 1. Se ha luogo nel tuo round, a perdere sei tu.
lesson-defcon-theirs-task = Liberati di { card-we-will-bury-you } senza perdere
lesson-defcon-theirs-hint = Solo nello spazio l'Evento dell'avversario non ha luogo.
lesson-defcon-theirs-done = Al sicuro. È per carte così che i giocatori esperti tengono libera la Corsa allo Spazio per dopo.
lesson-defcon-theirs-missed-event = Il suo Evento ha avuto luogo lo stesso e ha portato il DEFCON a 1 nel tuo round: hai perso. Solo nella Corsa allo Spazio non ha luogo.
lesson-defcon-loses = Nel tuo Round di Azione un Evento dell'avversario porta il DEFCON a 1. Chi perde?
lesson-defcon-loses-me = Tu
lesson-defcon-loses-them = L'avversario
lesson-defcon-loses-why = Perde il Giocatore Attivo, cioè chi sta giocando il Round di Azione, chiunque abbia scelto.
lesson-defcon-turn = Che cosa fa il DEFCON all'inizio di ogni turno?
lesson-defcon-turn-rises = Migliora di 1
lesson-defcon-turn-falls = Peggiora di 1
lesson-defcon-turn-same = Niente
lesson-defcon-turn-why = Se è sotto 5, migliora di 1. Perciò il primo round porta spesso un altro Colpo di Stato in uno Stato Conteso.

## Military operations

lesson-military = Operazioni Militari
lesson-military-about = tante quante ne mostra il DEFCON
lesson-military-coup = Guidi gli USA nell'ultimo round. Il DEFCON è a 3: servono 3 Operazioni Militari per fazione, e tu non ne hai. Ognuna che manca dà un punto all'avversario. Un Colpo di Stato ne dà quante ne vale la carta.
lesson-military-coup-task = Ottieni 3 Operazioni Militari
lesson-military-coup-hint = Un Colpo di Stato con una carta da 3. Il Camerun è alla tua portata e non è uno Stato Conteso.
lesson-military-coup-done = 3 Operazioni Militari: niente da pagare. Che il Colpo di Stato riuscisse o no non faceva differenza.
lesson-military-coup-missed-placed = Piazzare Influenza non conta come Operazione Militare. Non ne hai ancora nessuna, e a fine turno l'URSS guadagnerebbe 3 punti. Ora serve un Colpo di Stato.
lesson-military-missing = Guarda ora che cosa succede se non ci arrivi: il DEFCON è a 4, tu ne hai 1, l'URSS 4. È l'ultimo round.
lesson-military-missing-task = Piazza il tuo ultimo punto Influenza e lascia finire il turno
lesson-military-missing-hint = { card-truman-doctrine }, "Piazza Influenza", una nazione qualsiasi.
lesson-military-missing-done = Ne servivano 4 e ne avevi 1: 3 punti all'URSS. In dieci turni punti così decidono le partite.
lesson-military-missing-missed-coup = Il Colpo di Stato ti ha dato 1 Operazione Militare in più. Ben giocato, ma stavolta piazza il punto e guarda quanto costa non arrivarci.
lesson-military-counts = Che cosa conta come Operazioni Militari?
lesson-military-counts-coups = Colpi di Stato ed Eventi di guerra
lesson-military-counts-rolls = Riallineamenti
lesson-military-counts-space = Carte mandate nello spazio
lesson-military-counts-why = Contano i tentativi di Colpo di Stato e gli Eventi di guerra. I Riallineamenti no, e nemmeno i Colpi di Stato gratuiti.
lesson-military-points = Il DEFCON è a 4. Tu hai fatto 1 Operazione Militare, l'avversario 4. Quanti punti guadagna?
lesson-military-points-why = Ne mancano 4 − 1 = 3, e ognuna è un punto.

## The Space Race

lesson-space = La Corsa allo Spazio
lesson-space-about = dove finisce una brutta carta
lesson-space-launch = Guidi gli USA. Una carta da almeno 2 può andare nello spazio: tira un dado e con 3 o meno arrivi alla prima casella. Chi ci arriva per primo guadagna 2 punti.
lesson-space-launch-task = Lancia un satellite con { card-de-gaulle-leads-france }
lesson-space-launch-hint = Scegli la carta, poi "Corsa allo Spazio".
lesson-space-launch-done = Una casella in più e 2 punti. E l'Evento di { card-de-gaulle-leads-france } non ha avuto luogo.
lesson-space-launch-missed-event = Hai usato i suoi punti, perciò anche l'Evento dell'URSS ha avuto luogo. Nella Corsa allo Spazio non l'avrebbe avuto, e avresti tirato per la prima casella.
lesson-space-miss = La prossima casella chiede 4 o meno. Stavolta il dado non ti aiuterà, ma { card-suez-crisis } ti costerebbe 4 punti Influenza.
lesson-space-miss-task = Manda nello spazio { card-suez-crisis }
lesson-space-miss-hint = { card-suez-crisis }, "Corsa allo Spazio".
lesson-space-miss-done = Non avanzi, ma la carta se n'è andata senza il suo Evento. Spesso vale più della casella.
lesson-space-miss-missed-kept = { card-suez-crisis } è ancora nella tua mano, e il suo Evento ti minaccia ancora. Liberati della carta che ti danneggia, non di quella che ti serve.
lesson-space-miss-missed-points = Hai usato i suoi punti, perciò anche l'Evento dell'URSS ha luogo e ti costa 4 punti Influenza. Nello spazio non avrebbe luogo.
lesson-space-many = Quante carte per turno puoi mandare nello spazio all'inizio?
lesson-space-many-why = Una. Chi arriva per primo alla casella 2 può mandarne due.
lesson-space-event = Quando ha luogo l'Evento di una carta mandata nello spazio?
lesson-space-event-always = Sempre
lesson-space-event-mine = Se è tuo
lesson-space-event-never = Mai
lesson-space-event-why = Mai, qualunque sia la carta e di chiunque sia. Va nella pila degli scarti, anche con l'asterisco.

## Scoring

lesson-scoring = Il punteggio di una Regione
lesson-scoring-about = Presenza, Dominio, Controllo
lesson-scoring-middle-east = Guidi gli USA. Presenza: controlli una nazione della Regione. Dominio: più nazioni e più Stati Contesi di quanti ne abbia l'avversario, con almeno una per tipo. Hai Iran, Israele e Giordania; l'URSS ha l'Iraq.
lesson-scoring-middle-east-task = Calcola il punteggio del Medio Oriente
lesson-scoring-middle-east-hint = Gioca { card-middle-east-scoring }.
lesson-scoring-middle-east-done = Qui il Dominio vale 5 e la Presenza 3; ogni Stato Conteso aggiunge 1. Si segna la differenza.
lesson-scoring-dominate = La stessa Regione, ma la Giordania non è ancora tua. Due Stati Contesi da soli non danno il Dominio: serve anche una nazione che non lo sia. Prima migliora, poi gioca la Carta Punteggio.
lesson-scoring-dominate-task = Raggiungi il Dominio del Medio Oriente
lesson-scoring-dominate-hint = Ancora un punto e la Giordania è tua. Non giocare ancora la Carta Punteggio.
lesson-scoring-dominate-done = Questo punto ne ha resi 2 in più. Cercane uno così prima di giocare una Carta Punteggio.
lesson-scoring-dominate-missed-early = Hai segnato solo per la Presenza, perché la Giordania non era ancora tua. Piazza prima un punto lì, e la stessa carta ti darà 2 punti in più.
lesson-scoring-border = Ora guidi l'URSS, in Centro America. Una nazione adiacente alla superpotenza nemica dà 1 punto in più. Controlli Cuba e Nicaragua; gli USA Panama e Costa Rica.
lesson-scoring-border-task = Calcola il punteggio del Centro America
lesson-scoring-border-hint = Gioca { card-central-america-scoring }.
lesson-scoring-border-done = Presenza per entrambi e uno Stato Conteso a testa. Cuba è adiacente agli USA: ecco il tuo punto di vantaggio.
lesson-scoring-needs = Che cosa serve per il Dominio?
lesson-scoring-needs-countries = Più nazioni
lesson-scoring-needs-battlegrounds = Più Stati Contesi
lesson-scoring-needs-both = Più di entrambi, e almeno una nazione per tipo
lesson-scoring-needs-why = Più nazioni e più Stati Contesi di quanti ne abbia l'avversario, e fra le tue almeno uno Stato Conteso e una che non lo sia.
lesson-scoring-europe = Quanto vale il Controllo dell'Europa quando se ne calcola il punteggio?
lesson-scoring-europe-nine = 9 punti
lesson-scoring-europe-win = La partita
lesson-scoring-europe-ten = 10 punti
lesson-scoring-europe-why = Con tutti gli Stati Contesi e più nazioni in Europa si vince subito la partita.

## The headline

lesson-headline = La Carta di Apertura
lesson-headline-about = due carte insieme e l'ordine del turno
lesson-headline-choose = Comincia un turno: il DEFCON migliora, si danno le carte, poi ognuno sceglie in segreto una Carta di Apertura. Guidi l'URSS. La Carta di Apertura è sempre un Evento: scegline uno che ti serva. { card-duck-and-cover } aiuterebbe gli USA.
lesson-headline-choose-task = Scegli Fidel come Carta di Apertura
lesson-headline-choose-hint = Scegli Fidel. Gli USA scelgono nello stesso momento.
lesson-headline-choose-done = Prima la carta col numero più alto: { card-containment } ha 3, Fidel 2. A parità, prima gli USA.
lesson-headline-choose-missed-theirs = La tua Carta di Apertura era un Evento degli USA: il DEFCON è peggiorato e i punti sono andati a loro. Fidel avrebbe lavorato per te.
lesson-headline-second = In Medio Oriente controlli più nazioni degli USA, e non sai quanto durerà. Anche una Carta Punteggio può essere Carta di Apertura. Vale 0 e quindi viene per seconda.
lesson-headline-second-task = Calcola il punteggio del Medio Oriente nella Fase di Apertura
lesson-headline-second-hint = Scegli { card-middle-east-scoring }.
lesson-headline-second-done = Punteggio calcolato prima che qualcuno piazzasse un punto. Dopo le Carte di Apertura vengono i Round di Azione, e in ognuno comincia l'URSS.
lesson-headline-second-missed-other = Fidel ha avuto luogo, ma { card-middle-east-scoring } è ancora nella tua mano. Ora gli USA possono migliorare lì prima del punteggio.
lesson-headline-tie = Le due Carte di Apertura hanno lo stesso numero. Quale viene prima?
lesson-headline-tie-why = A parità vengono prima gli USA.
lesson-headline-first = Chi gioca per primo in ogni Round di Azione?
lesson-headline-first-why = Prima l'URSS e poi gli USA, che hanno così l'ultima parola del turno.

## Holding a card

lesson-holding = La fine del turno
lesson-holding-about = la Carta Conservata, La Carta Cinese
lesson-holding-last = Guidi gli USA, è il tuo ultimo round e ti restano due carte. Una puoi conservarla per il prossimo turno. Di quale devi liberarti?
lesson-holding-last-task = Gioca la carta che non puoi conservare
lesson-holding-last-hint = Chi ha una Carta Punteggio quando il turno finisce ha perso.
lesson-holding-last-done = { card-containment } resta nella tua mano. Conservare una buona carta, o una pericolosa, fa parte del piano; una Carta Punteggio mai.
lesson-holding-last-missed-held = Ora la carta che conservi è { card-middle-east-scoring }. Alla fine del turno ti fa perdere la partita; { card-containment } poteva aspettare.
lesson-holding-china = { card-the-china-card } è accanto alla tua mano. Vale 4, e 5 se tutti i punti vanno in Asia. Poi passa all'avversario, a faccia in giù fino alla fine del turno.
lesson-holding-china-task = Usa { card-the-china-card } per controllare Thailandia, Malesia e Corea del Sud: 5 punti, tutti in Asia
lesson-holding-china-hint = Due punti in Thailandia, uno in Malesia e due in Corea del Sud.
lesson-holding-china-done = Cinque punti in Asia. Ora la carta è dell'URSS; chi la tiene dopo il turno 10 guadagna un punto.
lesson-holding-china-missed-outside = La carta dà un quinto punto solo se vanno tutti in Asia. Così bastano per le tre nazioni: 2 in Thailandia, 1 in Malesia e 2 in Corea del Sud.
lesson-holding-when = L'avversario ha appena giocato { card-the-china-card }, e ora è tua. Quando puoi usarla?
lesson-holding-when-now = Subito
lesson-holding-when-next = Dal prossimo turno
lesson-holding-when-why = Arriva a faccia in giù e si gira a faccia in su alla fine del turno.
lesson-holding-which = Quale carta non puoi mai conservare oltre il turno?
lesson-holding-which-opponents = Una dell'avversario
lesson-holding-which-scoring = Una Carta Punteggio
lesson-holding-which-big = Una da 4 Operazioni
lesson-holding-which-why = Una Carta Punteggio si gioca nel turno in cui arriva. Conservarla fa perdere la partita.

## Planning a hand

lesson-planning = Pianificare la mano
lesson-planning-about = che cosa prima, che cosa mai
lesson-planning-urgent = Guidi gli USA e restano tre carte. Ora domini il Medio Oriente; poi tocca all'URSS, che potrebbe toglierti la Giordania con una sola carta. Che cosa non può aspettare?
lesson-planning-urgent-task = Gioca la carta che dopo varrà meno
lesson-planning-urgent-hint = Una Carta Punteggio si gioca finché sei in vantaggio.
lesson-planning-urgent-done = In vantaggio, gioca subito la Carta Punteggio. In svantaggio, prima migliora, e aspetta finché il turno lo permette.
lesson-planning-urgent-missed-later = { card-middle-east-scoring } è ancora nella tua mano e ora tocca all'URSS. Se ti toglie la Giordania, la carta ti renderà meno.
lesson-planning-dispose = { card-decolonization } darebbe all'URSS quattro punti in Africa e nel Sudest Asiatico. { card-containment } è tua. In questo turno non hai ancora usato la Corsa allo Spazio.
lesson-planning-dispose-task = Liberati della carta pericolosa senza che il suo Evento abbia luogo
lesson-planning-dispose-hint = Delle carte dell'avversario, la peggiore va nello spazio.
lesson-planning-dispose-done = Una carta per turno va nello spazio: decidi presto quale.
lesson-planning-dispose-missed-event = Hai usato i suoi punti, perciò anche l'Evento dell'URSS ha luogo. Nella Corsa allo Spazio non l'avrebbe.
lesson-planning-dispose-missed-kept = Hai giocato la tua carta, e { card-decolonization } è ancora nella tua mano. Il suo Evento ti aspetta ancora.
lesson-planning-fight = Ultimo round, DEFCON 3 e nessuna Operazione Militare. Resta { card-containment }.
lesson-planning-fight-task = Soddisfa il requisito con un Colpo di Stato in Siria
lesson-planning-fight-hint = { card-containment }, "Colpo di Stato", Siria.
lesson-planning-fight-done = Tre cose in un turno: punti fatti, un pericolo in meno, requisito soddisfatto. Questo è pianificare una mano.
lesson-planning-fight-missed-placed = Piazzare Influenza non conta come Operazione Militare: mancano tutte e 3, e l'URSS guadagna 3 punti.
lesson-planning-first = Ricevi una mano nuova. Che cosa cerchi per prima cosa?
lesson-planning-first-coups = Bersagli per Colpi di Stato
lesson-planning-first-scoring = Carte Punteggio
lesson-planning-first-space = Una carta per la Corsa allo Spazio
lesson-planning-first-why = Vanno giocate in questo turno e dicono dove si combatterà. Il resto del piano viene da lì.
lesson-planning-worst = Che cosa fare della carta più dannosa dell'avversario?
lesson-planning-worst-early = Giocarla per prima
lesson-planning-worst-away = La Corsa allo Spazio
lesson-planning-worst-keep = Conservarla per sempre
lesson-planning-worst-why = La Corsa allo Spazio ne prende una per turno senza l'Evento. Puoi anche conservarla, ma la ritroverai nella prossima mano.

## Guerra Fría: the table

lesson-gf-table = Quattro a un tavolo quadrato
lesson-gf-table-about = frecce, missili, riserva
lesson-gf-table-first = Giochi con Sud. Tre frecce puntano da te agli altri; il numero su ognuna dice quanti missili sono pronti contro quel giocatore. In ogni giocata tutti e quattro scelgono in segreto. +4 porta quattro nuovi missili.
lesson-gf-table-first-task = Gioca +4: due missili contro Ovest e due contro Nord
lesson-gf-table-first-hint = Scegli "Quattro nuovi missili" (+4), 2 per Ovest, 2 per Nord, 0 per Est, e conferma.
lesson-gf-table-first-done = Le carte sono state girate tutte insieme. Nessuno sapeva prima dove avrebbero puntato gli altri.
lesson-gf-table-reserve = Il quarto numero è la tua riserva: missili che non minacciano ancora nessuno e che poi possono andare su qualsiasi freccia. Quello che non piazzi va lì.
lesson-gf-table-reserve-task = Gioca +4 e tieni tutti e quattro in riserva
lesson-gf-table-reserve-hint = +4, poi 0, 0 e 0.
lesson-gf-table-reserve-done = Quattro in riserva. Nessuno sa dove andranno, ma finché stanno lì nemmeno ti difendono.
lesson-gf-table-reserve-missed-placed = Nulla è arrivato nella tua riserva. Ci va ciò che non piazzi con +4: stavolta non piazzarne nessuno.
lesson-gf-table-arrows = Quante frecce puntano da ogni giocatore agli altri?
lesson-gf-table-arrows-why = Tre, una contro ciascuno. Il quarto segnalino è la riserva.
lesson-gf-table-counts = I missili in riserva contano in un attacco?
lesson-gf-table-counts-why = Né in attacco né in difesa. Prima bisogna portarli su una freccia.

## Guerra Fría: +4

lesson-gf-plus-four = Quattro nuovi missili
lesson-gf-plus-four-about = l'unica giocata che porta missili
lesson-gf-plus-four-spend = Giochi con Sud e hai 6 missili in riserva. Con +4 puoi piazzarne fino a 12 in una volta: ciò che supera i quattro nuovi esce dalla riserva.
lesson-gf-plus-four-spend-task = Punta 10 missili su Est in una giocata
lesson-gf-plus-four-spend-hint = 4 nuovi e 6 dalla riserva: 0 per Ovest, 0 per Nord, 10 per Est.
lesson-gf-plus-four-spend-done = Da zero a 10 in una giocata. Una riserva piena minaccia in ogni direzione.
lesson-gf-plus-four-spend-missed-new = I tuoi 6 missili sono ancora in riserva. Con un solo +4 puoi piazzare i quattro nuovi e anche quelli.
lesson-gf-plus-four-part = Ancora una volta, ma tieni metà della riserva.
lesson-gf-plus-four-part-task = Gioca +4 in modo che restino 3 missili in riserva
lesson-gf-plus-four-part-hint = 7 piazzati sono 4 nuovi e 3 dei 6.
lesson-gf-plus-four-part-done = 7 − 4 = 3 sono usciti dalla riserva, e ne restano 3.
lesson-gf-plus-four-left = La tua riserva è 3. Giochi +4 e piazzi 5, 0 e 1. Che cosa resta in riserva?
lesson-gf-plus-four-left-why = 6 piazzati, 4 nuovi: 2 escono dalla riserva, e resta 1.
lesson-gf-plus-four-most = Quanti missili puoi piazzare al massimo con un +4?
lesson-gf-plus-four-most-why = 12, se la riserva basta.

## Guerra Fría: R

lesson-gf-reorganise = Riorganizzare
lesson-gf-reorganise-about = un'altra direzione in una giocata
lesson-gf-reorganise-turn = Giochi con Sud e hai 8 missili contro Ovest. Con R sposti fino a 12 missili da una freccia all'altra. Ciò che esce deve entrare, e la riserva non si tocca.
lesson-gf-reorganise-turn-task = Rivolgi tutti gli 8 da Ovest a Est
lesson-gf-reorganise-turn-hint = "Riorganizza" (R); poi escono 8 da Ovest, 0 per Nord, entrano 8 a Est.
lesson-gf-reorganise-turn-done = In una sola giocata gli 8 puntano dall'altra parte. Ma non hai nuovi missili, e altri forse ne hanno quattro in più.
lesson-gf-reorganise-turn-missed-west = Gli 8 missili puntano ancora su Ovest. +4 porta nuovi missili e non ne sposta nessuno; a spostarli è R.
lesson-gf-reorganise-split = 9 missili puntano su Ovest, 2 su Nord, 4 su Est.
lesson-gf-reorganise-split-task = Togline 8 da Ovest: 7 a Nord e 1 a Est
lesson-gf-reorganise-split-hint = R, escono 8 da Ovest, entrano 7 a Nord e 1 a Est.
lesson-gf-reorganise-split-done = 1, 9 e 5. Ciò che esce e ciò che entra hanno la stessa somma, altrimenti la giocata sarebbe nulla.
lesson-gf-reorganise-price = Quanto costa una R?
lesson-gf-reorganise-price-missiles = I quattro nuovi missili che non ricevi
lesson-gf-reorganise-price-reserve = Missili della riserva
lesson-gf-reorganise-price-nothing = Niente
lesson-gf-reorganise-price-why = Scegli una cosa per giocata. Con R non arriva nulla di nuovo.
lesson-gf-reorganise-limit = Quanti missili può spostare al massimo una R?
lesson-gf-reorganise-limit-why = Fino a 12.

## Guerra Fría: the attack

lesson-gf-attack = Alleanza e attacco
lesson-gf-attack-about = si vince in due
lesson-gf-attack-together = Giochi con Sud. Se due giocatori si scelgono a vicenda nella stessa giocata, attaccano gli altri due. Si confrontano i missili che puntano sui difensori con quelli che questi puntano su di loro. Nord è pronto: 36 contro 18.
lesson-gf-attack-together-task = Attacca insieme a Nord
lesson-gf-attack-together-hint = Scegli l'alleanza con Nord, e conferma.
lesson-gf-attack-together-done = 36 contro 18: Sud e Nord hanno vinto. Bisogna averne di più; altrettanti non bastano.
lesson-gf-attack-together-missed-unanswered = Nord ti ha scelto e tu non hai scelto Nord: nessun attacco. Insieme avreste vinto subito.
lesson-gf-attack-alone = La stessa posizione, ma Nord non osa.
lesson-gf-attack-alone-task = Offri di nuovo l'alleanza a Nord
lesson-gf-attack-alone-hint = L'alleanza con Nord, e conferma.
lesson-gf-attack-alone-done = Nessuno ha risposto. Il gioco continua, e tu non hai nuovi missili: è il prezzo di un invito a cui nessuno risponde.
lesson-gf-attack-defend = Ovest e Nord sono forti: 26 contro 16, e stanno per scegliersi. Ma R si esegue prima di contare gli attacchi, e 12 dei tuoi missili puntano su Est.
lesson-gf-attack-defend-task = Ferma l'attacco di Ovest e Nord
lesson-gf-attack-defend-hint = R: riporta i 12, 6 contro Ovest e 6 contro Nord.
lesson-gf-attack-defend-done = Sono venuti e non ti hanno colto di sorpresa. Hanno perso una giocata, e ora tutti sanno che cosa volevano.
lesson-gf-attack-defend-missed-fell = Ovest e Nord avevano più missili e hanno vinto. I tuoi 12 puntavano su Est, che non attaccava; solo R li avrebbe girati in tempo.
lesson-gf-attack-equal = Le due forze sono uguali. L'attacco riesce?
lesson-gf-attack-equal-why = Gli attaccanti devono averne di più. A forze uguali il gioco continua.
lesson-gf-attack-order = Qualcuno riorganizza nella giocata del tuo attacco. Su quali segnalini si conta?
lesson-gf-attack-order-before = Su quelli di prima
lesson-gf-attack-order-after = Su quelli di dopo
lesson-gf-attack-order-why = Prima vengono +4 e R; gli attacchi si contano sui segnalini come stanno dopo.

## After the lessons

lesson-list-first-game = Comincia una prima partita con una guida: detente play { $game } --coach
