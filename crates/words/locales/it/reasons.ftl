# Perché un bot ha scelto ciò che ha scelto.

reason-at-sight = A prima vista mi do il { $chance }% di probabilità di vittoria.
reason-searched = { $lines ->
    [one] Dopo aver esaminato una linea di gioco, mi do il { $chance }% di probabilità di vittoria.
   *[other] Dopo aver esaminato { $lines } linee di gioco, mi do il { $chance }% di probabilità di vittoria.
}
reason-alone = Nient'altro ci andava vicino.
reason-rival = A questo ho dedicato il { $own }% della mia attenzione, alla seconda scelta ({ $rival }) il { $share }%.
reason-refused = Avrei preferito questo, ma può farmi perdere la partita all'istante: { $refused }.
