# kubok ladder: boty przeciw botom, we wszystkich zestawach.

cmd-ladder = Niech boty zagrają ze sobą we wszystkich zestawach na wspólnych kościach; ciąg dalszy tam, gdzie kończy się plik wyników.
opt-ladder-bots = Które boty, po przecinku; każdy gra z każdym.
opt-ladder-seats = Gdy miejsc jest więcej niż dwa, pierwszy z pary gra przeciw kilku drugim.
opt-ladder-games = Co najmniej tyle partii na parę; 0 nie rozgrywa żadnej.
opt-ladder-results = Plik wyników; nowe partie są do niego dopisywane.
opt-ladder-page = Zapisz tabelę z rysunkami na tej stronie (wymaga kubok\[plots]).
ladder-playing = Trwa gra, według rozdań kości
ladder-score = { $names } (zasady { $rules }): { $share } (przedział ufności 95%: od { $low } do { $high }), partii: { $games }.
