# What `detente verify` and the page of the same name find out about a game. `server` is whoever runs the table's server.

## The whole

verify-is-fair = { $file }: limpo
verify-is-fair-of-old = { $file }: limpo, até onde os dados antigos podem provar
verify-is-open = { $file }: por enquanto está tudo em ordem; a prova vem no fim da partida
verify-is-nothing = { $file }: não há nada que se possa provar
verify-is-broken = { $file }: não está limpo: { $count ->
    [1] uma coisa não confere
   *[other] { $count } coisas não conferem
}

## The scheme

verify-scheme-2 = O servidor e os jogadores fizeram os dados juntos (esquema 2)
verify-scheme-1 = Dados antigos (esquema 1): só a semente do servidor, com sorteios numerados
verify-scheme-none = O arquivo não promete nada sobre os seus dados
verify-scheme-mixed = Há linhas de dois esquemas lado a lado: alguém trocou o esquema do registro
verify-scheme-unknown = O arquivo cita um esquema que este programa não conhece

## The seed

verify-host = O segredo do servidor é o que ele havia selado antes da partida
verify-host-other = O segredo do servidor não é o que ele havia selado antes da partida
verify-host-later = O servidor selou o seu segredo, que é aberto no fim da partida
verify-host-alone = Nenhum jogador teve parte na semente: o servidor pode tê-la escolhido
verify-secret-missing = A partida acabou e o segredo do servidor não está no registro
verify-head-damaged = As linhas sobre os dados estão danificadas ou incompletas
verify-part = { $seat }: a contribuição é a selada antes da partida
verify-part-other = { $seat }: a contribuição não é a selada antes da partida
verify-part-missing = { $seat }: falta a contribuição aberta
verify-part-damaged = { $seat }: a linha da contribuição falta ou está danificada
verify-part-later = { $seat }: há uma contribuição selada; o seu valor estará no registro no fim da partida
verify-part-absent = { $seat }: uma contribuição foi selada e não foi aberta a tempo
verify-part-none = { $seat }: sem contribuição
verify-part-bot = { $seat }: um bot do servidor, que não contribui com nada
verify-seed = A semente é feita exatamente destas partes
verify-seed-other = A semente não é a que estas partes dão
verify-seed-missing = Falta a semente
verify-together = { $count ->
    [1] A semente leva a contribuição de um jogador: o servidor não pôde escolhê-la sozinho
   *[other] A semente leva { $count } contribuições de jogadores: nem o servidor nem um jogador pôde escolhê-la sozinho
}

## The dice

verify-answers-none = A partida não tem resultados da sorte
verify-answers = { $count ->
    [1] O único resultado da sorte vem da semente
   *[other] Todos os { $count } resultados da sorte vêm da semente
}
verify-differs = A ação { $action } é “{ $got }” e deveria ser “{ $expected }”: este resultado foi trocado, ou algo antes dele ({ $count ->
    [1] o único resultado errado
   *[other] o primeiro de { $count } resultados errados
})
verify-answer-extra = A ação { $action }, “{ $got }”, é um resultado da sorte que nada pedia
verify-answer-missing = Antes da ação { $action }, “{ $got }”, falta um resultado da sorte
verify-answer-impossible = A ação { $action }, “{ $got }”, não pode ser o resultado aqui
verify-draws-bad = A lista de sorteios não corresponde aos resultados da sorte
verify-gap = Antes da ação { $action } { $count ->
    [1] o sorteio { $got } foi pulado
   *[other] os sorteios { $got } foram pulados
}: uma jogada desfeita, ou um servidor à procura de dados melhores; o registro não tem como dizer

## The game

verify-legal = { $count ->
    [1] A única ação segue as regras
   *[other] Todas as { $count } ações seguem as regras
}
verify-illegal = A ação { $action }, “{ $got }” ({ $seat }), é contra as regras
verify-ending-other = O registro diz “{ $got }” sobre o fim; as regras dizem “{ $expected }”
verify-unfinished = A partida não acabou

## What a player has kept or seen

verify-kept-host = O servidor havia selado o mesmo segredo quando você se sentou
verify-kept-host-other = O servidor havia selado outro segredo quando você se sentou
verify-kept-part = { $seat }: a sua contribuição está na semente
verify-kept-part-other = { $seat }: a contribuição na semente não é a sua
verify-kept-part-unused = { $seat }: a sua contribuição não está na semente: chegou tarde, ou o servidor a deixou de fora
verify-kept-seat-other = { $seat }: outra coisa estava selada aqui quando você abriu a sua contribuição
verify-seen-so-far = { $count ->
    [1] Até agora você conhece uma ação
   *[other] Até agora você conhece { $count } ações
}; os dados poderão ser conferidos no fim da partida
verify-seen-actions = { $count ->
    [1] A única ação que você tinha visto está
   *[other] As { $count } ações que você tinha visto estão
} no registro
verify-seen-differs = A ação { $action } era “{ $expected }” quando você a viu; o registro tem “{ $got }”: desfeita com o seu acordo, ou trocada
verify-seen-head-other = O jogo, as opções ou o que foi prometido sobre os dados não é o que você tinha visto
