# Por que um bot escolheu o que escolheu.

reason-at-sight = À primeira vista, calculo { $chance }% de chance de vencer.
reason-searched = { $lines ->
    [1] Depois de examinar uma linha de jogo, calculo { $chance }% de chance de vencer.
   *[other] Depois de examinar { $lines } linhas de jogo, calculo { $chance }% de chance de vencer.
}
reason-alone = Nenhuma outra opção chegou perto.
reason-rival = Dediquei a isto { $own }% da minha atenção; à segunda opção ({ $rival }), { $share }%.
reason-refused = Eu teria preferido isto, mas pode me custar a partida na hora: { $refused }.
