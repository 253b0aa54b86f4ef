# Por que um bot escolheu o que escolheu: o que a jogada faz no tabuleiro. Antes vem o lado: “EUA: golpe: Irã …”.

ai-card = joga { $card }
ai-headline = põe { $card } como Destaque
ai-score = pontua { $region }: { $points ->
    [1] { $points } ponto
    [-1] { $points } ponto
   *[other] { $points } pontos
}
ai-event = joga { $card } como Evento
ai-event-first = deixa o Evento de { $card } ocorrer antes
ai-influence = coloca Influência com { $card }
ai-for-coup = usa { $card } para um Golpe
ai-for-realign = usa { $card } para realinhar
ai-space = tenta a Corrida Espacial: { $chance }%
ai-space-away = gasta { $card } na Corrida Espacial para que o Evento não ocorra: { $chance }%
ai-coup = dá um Golpe ({ $country }): { $chance }% de tomar o Controle
ai-coup-weakens = dá um Golpe ({ $country }): { $chance }% de enfraquecer o oponente
ai-realign = realinha ({ $country }): { $chance }% de enfraquecer o oponente
ai-takes = toma o Controle: { $country }
ai-takes-battleground = toma o Controle: { $country }, País-Chave
ai-strengthens = reforça a posição: { $country }
ai-breaks = quebra o Controle do oponente: { $country }
ai-enters = finca o pé: { $country }
ai-builds = ganha terreno: { $country }
ai-trap = descarta { $card }: { $chance }% de escapar
ai-lift = encerra a crise ao custo de 2 de Influência: { $country }
