# Perché un bot ha scelto così: che cosa fa la mossa sul tabellone. Prima viene la parte: “USA: golpe: Iran …”.

ai-card = gioca { $card }
ai-headline = mette { $card } in prima pagina
ai-score = calcola il punteggio, { $region }: { $points ->
    [1] { $points } punto
    [-1] { $points } punto
   *[other] { $points } punti
}
ai-event = gioca { $card } per l’evento
ai-event-first = lascia avvenire prima l’evento di { $card }
ai-influence = piazza influenza con { $card }
ai-for-coup = usa { $card } per un colpo di stato
ai-for-realign = usa { $card } per riallineare
ai-space = tenta la corsa allo spazio: { $chance } %
ai-space-away = spende { $card } per la corsa allo spazio, così l’evento non avviene: { $chance } %
ai-coup = colpo di stato ({ $country }): { $chance } % di prendere il controllo
ai-coup-weakens = colpo di stato ({ $country }): { $chance } % di indebolire l’avversario
ai-realign = riallineamento ({ $country }): { $chance } % di indebolire l’avversario
ai-takes = prende il controllo: { $country }
ai-takes-battleground = prende il controllo: { $country }, stato conteso
ai-strengthens = rafforza la posizione: { $country }
ai-breaks = spezza il controllo avversario: { $country }
ai-enters = mette piede: { $country }
ai-builds = guadagna terreno: { $country }
ai-trap = scarta { $card }: { $chance } % di liberarsi
ai-lift = pone fine alla crisi: { $country }
