# Por que um bot escolheu o que escolheu: o que a jogada faz no tabuleiro. Antes vem o lado: “EUA: golpe: Irã …”.

ai-card = joga { $card }
ai-headline = põe { $card } na manchete
ai-score = pontua { $region }: { $points ->
    [1] { $points } ponto
    [-1] { $points } ponto
   *[other] { $points } pontos
}
ai-event = joga { $card } pelo evento
ai-event-first = deixa o evento de { $card } acontecer primeiro
ai-influence = coloca influência com { $card }
ai-for-coup = usa { $card } para um golpe
ai-for-realign = usa { $card } para realinhar
ai-space = tenta a corrida espacial: { $chance } %
ai-space-away = gasta { $card } na corrida espacial para que o evento não aconteça: { $chance } %
ai-coup = dá um golpe ({ $country }): { $chance } % de tomar o controle
ai-coup-weakens = dá um golpe ({ $country }): { $chance } % de enfraquecer o adversário
ai-realign = realinha ({ $country }): { $chance } % de enfraquecer o adversário
ai-takes = toma o controle: { $country }
ai-takes-battleground = toma o controle: { $country }, país-chave
ai-strengthens = reforça a posição: { $country }
ai-breaks = quebra o controle adversário: { $country }
ai-enters = finca o pé: { $country }
ai-builds = ganha terreno: { $country }
ai-trap = descarta { $card }: { $chance } % de se livrar
ai-lift = encerra a crise: { $country }
