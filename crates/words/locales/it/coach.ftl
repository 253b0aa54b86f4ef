# La guida di una prima partita: che cosa è in gioco, che cosa giocare e perché, e il pericolo di una scelta.

## Come funziona ogni passo

coach-about-set-up = Piazza la tua prima Influenza dove il gioco lo permette. Valgono di più gli Stati Contesi: prendine il Controllo.
coach-about-extra = Sono punti aggiuntivi per la tua fazione. Usali per mettere al sicuro gli Stati Contesi che hai già.
coach-about-headline = Le due fazioni scelgono una carta in segreto; hanno luogo entrambi gli Eventi, prima quello della carta di valore più alto. Una carta della tua fazione con un Evento forte è una buona Carta di Apertura.
coach-about-card = Gioca una carta: l'Evento o le Operazioni. Una carta dell'avversario attiva il suo Evento se la usi come Operazione.
coach-about-use = L'Influenza è sicura, il Colpo di Stato è rapido e conta come Operazioni Militari, il Riallineamento toglie Influenza e la Corsa allo Spazio ti libera di una brutta carta.
coach-about-influence = Un punto costa 1, o 2 dove ha il Controllo l'avversario. Puoi piazzare dove hai già Influenza, accanto, o accanto alla tua superpotenza.
coach-about-coup = Dado più Operazioni, meno il doppio della Stabilità: sono i punti che cambiano. In uno Stato Conteso il DEFCON peggiora di 1.
coach-about-realign = Tirano entrambe le fazioni, e il totale più basso perde la differenza in Influenza. Aggiungi 1 per ogni nazione adiacente che controlli, per la maggiore Influenza e per la tua superpotenza se è adiacente.
coach-about-trap = Sei in trappola: scarta una carta da 2 o più, e con un 4 o meno al dado ti liberi.
coach-about-event = La carta dice che cosa fare ora.

## Che cosa è in gioco

coach-scoring-due = { $card } va giocata ora. Chi ha ancora una Carta Punteggio in mano a fine turno perde la partita.
coach-scoring-wins = Hai in mano { $card }, e in questo momento ti fa vincere la partita.
coach-scoring-gain = Hai in mano { $card }, e va giocata in questo turno. Ora ti darebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-scoring-even = Hai in mano { $card }, e va giocata in questo turno. Ora non darebbe punti a nessuno.
coach-scoring-loss = Hai in mano { $card }, e va giocata in questo turno. Ora darebbe all'avversario { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-scoring-change = Il Controllo di un altro Stato Conteso ({ $country }) migliorerebbe il conto di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-defcon-two = Il DEFCON è a 2. Un Colpo di Stato in uno Stato Conteso sarebbe la guerra nucleare, e perderesti.
coach-deadly-now = Pericolo nella tua mano: { $cards }. A DEFCON 2 un Evento così può scatenare la guerra nucleare nel tuo Round di Azione. Manda la carta nella Corsa allo Spazio o tienila.
coach-deadly-soon = Attenzione: { $cards }. A DEFCON 2 un Evento così ti fa perdere la partita: gioca la carta prima che il DEFCON peggiori o mandala nella Corsa allo Spazio.
coach-crisis = { card-cuban-missile-crisis }: in questo turno ogni tuo Colpo di Stato ti fa perdere la partita.
coach-far-behind = L'avversario è avanti di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Con 20 punti la partita finisce subito.
coach-europe-lost = L'avversario controlla l'Europa. Se ora se ne calcola il punteggio, la partita è persa: spezza il suo Controllo in uno Stato Conteso.
coach-europe-won = Controlli l'Europa. Se ora se ne calcola il punteggio, vinci la partita.
coach-military = Operazioni Militari: { $n ->
    [one] ne manca { $n }
   *[other] ne mancano { $n }
}, e ti { $rounds ->
    [one] resta { $rounds } Round
   *[other] restano { $rounds } Round
} di Azione. Ognuna che manca a fine turno dà un punto all'avversario; un Colpo di Stato conta con le sue Operazioni.
coach-region = { $region }, se si contasse ora: { $own } a te, { $theirs } all'avversario.
coach-region-change = { $region }, se si contasse ora: { $own } a te, { $theirs } all'avversario. Con un altro Stato Conteso ({ $country }) il conto cambierebbe di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a tuo favore.
coach-in-reach = Stati Contesi che potresti controllare presto: { $countries }.
coach-exposed = Bersagli facili di un Colpo di Stato contro di te: { $countries }. Un punto Influenza in più lo rende più difficile.
coach-china = { $card } è tua: 4 Operazioni, 5 se le spendi tutte in Asia. Una volta usata passa all'avversario.

## Che cosa giocare

coach-headline-own = { $card } come Carta di Apertura: ottieni l'Evento senza spendere un Round di Azione.
coach-headline-theirs = { $card } come Carta di Apertura: l'Evento aiuta l'avversario, ma qui fa meno danno.
coach-headline-scoring = { $card } come Carta di Apertura, prima che cambi qualcosa.
coach-brings-gain = { $region }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per te.
coach-brings-nothing = { $region }: nessuno prende punti.
coach-brings-loss = { $region }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} all'avversario.
coach-play-score = Gioca { $card }.
coach-play-event = Gioca { $card } come Evento.
coach-play-event-first = Gioca { $card }: lascia che l'Evento abbia luogo prima e usa le Operazioni per rispondere.
coach-play-space = { $card } nella Corsa allo Spazio: { $chance }% di avanzare.
coach-play-space-away = { $card } nella Corsa allo Spazio, perché l'Evento non abbia luogo ({ $chance }% di avanzare).
coach-play-coup = { $card } per un Colpo di Stato { $in }: { $chance }% di prendere il Controllo.
coach-play-coup-weakens = { $card } per un Colpo di Stato { $in }: { $chance }% di togliere Influenza.
coach-play-coup-somewhere = { $card } per un Colpo di Stato.
coach-play-realign = { $card } per riallineare.
coach-play-influence = { $card } per piazzare Influenza: { $countries }.
coach-play-influence-takes = { $card } per piazzare Influenza: { $countries }. Così controlli uno Stato Conteso: { $country }.
coach-play-influence-somewhere = { $card } per piazzare Influenza.
coach-play-trap = Scarta { $card }: { $chance }% di liberarti.
coach-with-military = Il Colpo di Stato conta anche come Operazioni Militari.
coach-with-event = Ha luogo anche l'Evento di { $card }, a favore dell'avversario.
coach-target-coup = Colpo di Stato { $in }: { $chance }% di prendere il Controllo.
coach-target-coup-weakens = Colpo di Stato { $in }: { $chance }% di togliere Influenza.
coach-target-realign = Riallineamento { $in }: { $chance }% di togliere Influenza.
coach-place-takes-battleground = Ti dà il Controllo di uno Stato Conteso.
coach-place-takes = Ti dà il Controllo.
coach-place-strengthens = Rende più difficile spezzare il tuo Controllo.
coach-place-breaks = Spezza il Controllo dell'avversario.
coach-place-enters = Ti fa mettere piede lì.
coach-place-builds = Ti avvicina al Controllo.

## Il pericolo di una scelta

coach-danger-headline = { $card } è un Evento dell'avversario e come Carta di Apertura non ti dà nulla.
coach-danger-deadly = A DEFCON 2 l'Evento di { $card } può scatenare la guerra nucleare nel tuo Round di Azione. Nella Corsa allo Spazio non c'è pericolo.
coach-danger-event = Usata come Operazione, { $card } dà anche l'Evento all'avversario.
coach-danger-china = { $card } passa all'avversario appena la usi.
coach-danger-scoring = { $region } darebbe ora all'avversario { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. C'è ancora tempo per migliorare prima la tua posizione.
coach-danger-military = È il tuo ultimo Round di Azione e { $n ->
    [one] manca { $n } Operazione Militare
   *[other] mancano { $n } Operazioni Militari
}. Senza un Colpo di Stato l'avversario può guadagnare altrettanti punti.
coach-danger-hopeless = Nessun numero del dado fa riuscire il Colpo di Stato { $in }.
coach-danger-defcon = Il DEFCON peggiora a 2. Dopo, un Colpo di Stato in uno Stato Conteso fa perdere la partita a chi è di turno.
coach-danger-defcon-deadly = Il DEFCON peggiora a 2. Dopo, queste carte della tua mano ti possono far perdere la partita: { $cards }.

## Guerra Fría

coach-gf-about = Quattro nuovi missili (+4) ti rafforzano, riorganizzare (R) rivolge i tuoi missili contro altri, un'alleanza (A) attacca. Due vincono e due perdono.
coach-gf-attack-sure = Con { $ally } puoi vincere ora: { $attacking } contro { $defending }, e { $others } non possono aggiungerne abbastanza per fermarlo. Ma anche { $ally } deve scegliere te.
coach-gf-attack = Con { $ally } superi { $others } per { $attacking } a { $defending }. Possono ancora armarsi contro di voi.
coach-gf-even = Con { $ally } contro { $others }: { $attacking } a { $defending }.
coach-gf-threat = { $others } superano te e { $ally } per { $defending } a { $attacking }. Punta missili contro di loro.
coach-gf-threat-grave = { $others } possono battere ora te e { $ally }: { $defending } a { $attacking }, più di quanti ne possiate aggiungere voi due. Riorganizza contro di loro.
coach-gf-reserve = Riserva: { $n }. Con +4 puoi metterne fino a { $most } in una volta.
coach-gf-play-attack = Attacca con { $ally }: { $attacking } contro { $defending }.
coach-gf-play-save = Metti i quattro nuovi missili nella riserva (che sale a { $n }): nessuno sa ancora contro chi sono.
coach-gf-play-build = +4 contro { $others }: { $n ->
    [one] { $n } missile
   *[other] { $n } missili
} in tutto.
coach-gf-play-regroup = Rivolgi { $n ->
    [one] { $n } missile
   *[other] { $n } missili
} contro { $others }: stanno per attaccare.
coach-gf-danger-weak = Con { $ally } hai { $attacking } contro { $defending }. L'attacco fallisce e in questa giocata non ti armi.
coach-gf-danger-unanswered = Se { $ally } non sceglie anche te, non succede nulla e in questa giocata non ti armi.
coach-gf-danger-flank = { $others } ti superano di { $n }. Chi attacca non muove missili.
coach-gf-danger-free = Sei carte che non formano nessuna delle tre scelte non valgono nulla, e perdi la giocata.
