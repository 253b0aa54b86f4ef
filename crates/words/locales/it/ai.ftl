# Perché un bot ha scelto così: che cosa fa la mossa sul tabellone. Prima viene la fazione: "USA: Colpo di Stato (Iran): …".

ai-card = gioca { $card }
ai-headline = mette { $card } come Carta di Apertura
ai-score = calcola il punteggio, { $region }: { $points ->
    [1] { $points } punto
    [-1] { $points } punto
   *[other] { $points } punti
}
ai-event = gioca { $card } come Evento
ai-event-first = fa scattare prima l'Evento di { $card }
ai-influence = piazza Influenza con { $card }
ai-for-coup = usa { $card } per un Colpo di Stato
ai-for-realign = usa { $card } per riallineare
ai-space = tenta la Corsa allo Spazio: { $chance }%
ai-space-away = spende { $card } nella Corsa allo Spazio perché l'Evento non abbia luogo: { $chance }%
ai-coup = Colpo di Stato ({ $country }): { $chance }% di prendere il Controllo
ai-coup-weakens = Colpo di Stato ({ $country }): { $chance }% di indebolire l'avversario
ai-realign = Riallineamento ({ $country }): { $chance }% di indebolire l'avversario
ai-takes = prende il Controllo: { $country }
ai-takes-battleground = prende il Controllo: { $country }, Stato Conteso
ai-strengthens = rafforza la posizione: { $country }
ai-breaks = spezza il Controllo avversario: { $country }
ai-enters = mette piede: { $country }
ai-builds = guadagna terreno: { $country }
ai-trap = scarta { $card }: { $chance }% di liberarsi
ai-lift = pone fine alla crisi al prezzo di 2 punti Influenza: { $country }
