# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Dźwięki kości i biegaczy
look-speed = Tempo kości i biegaczy: { $speed ->
    [0] od razu
   *[other] { $speed }×
 }
look-at-once = od razu
look-bust = PORAŻKA

## Wybór tam, gdzie działa

look-onward = Kuś los dalej, dopóki nie grozi porażka
look-picked = { $die }: wybrana, naciśnij, by ją zostawić
look-usual = Jak zwykle
look-blanks = Puste ścianki
look-lot-less = O jedną mniej: { $die }
look-lot-part = { $count } z { $most }
look-lot-drawing = Dobierz { $count } i rzuć
look-lot-adding = Dobierz { $count } i rzuć
look-lot-picking = Rzuć { $count }
look-lot-busted = { $count ->
    [0] Zostaw wszystkie kości
   *[other] Odrzuć { $count }
 }
look-lot-never = Tych kości nie można wziąć razem
look-feet = { $count ->
    [one] Kup { $count } punkt ruchu
    [few] Kup { $count } punkty ruchu
    [many] Kup { $count } punktów ruchu
   *[other] Kup { $count } punktu ruchu
 }
look-offer = Zdolność do użycia
look-offer-of = { $number } z { $all }
look-use = Użyj
look-left = Zostanie:
look-last = Ostatni zakup:
look-way = punkty ruchu: koszt { $feet }, zostanie { $left }
look-steps = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
 }
look-gain = { $way ->
    [on] { $feet ->
        [one] o { $feet } pole bliżej mety
        [few] o { $feet } pola bliżej mety
       *[many] o { $feet } pól bliżej mety
     }
    [back] { $feet ->
        [one] o { $feet } pole do tyłu
        [few] o { $feet } pola do tyłu
       *[many] o { $feet } pól do tyłu
     }
   *[aside] nie bliżej mety
 }{ $lines ->
    [0] {""}
    [1] , przez czerwoną linię
   *[other] , przez czerwone linie: { $lines }
 }
look-again = Dotknij jeszcze raz, by tam pobiec
look-standings = Stan wyścigu
look-place = { $place }.
look-leads = lider
look-standing = { $name }: miejsce { $place }, { $done ->
    [yes] na mecie, pól za metą: { $feet }
   *[no] pól do mety: { $feet }
 }{ $behind ->
    [0] {""}
   *[other] , za liderem o { $behind }
 }
look-odds-hits = { $count ->
    [one] { $count } trafienie: { $chance }
    [few] { $count } trafienia: { $chance }
   *[many] { $count } trafień: { $chance }
 }
look-odds-coins = { $count ->
    [one] { $count } moneta: { $chance }
    [few] { $count } monety: { $chance }
   *[many] { $count } monet: { $chance }
 }
look-odds-feet = punkty ruchu { $count }: { $chance }
look-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
look-mean-hits = Trafień średnio: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-coins = Monet średnio: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-feet = Punktów ruchu średnio: { NUMBER($mean, maximumFractionDigits: 1) }

## The end of a race

look-figures = Wyścig w liczbach
look-figures-feet = Pola
look-figures-pushes = Kuszenia losu
look-figures-busts = Porażki
look-figures-luck = Szczęście
look-luck = trafienia: { $hits } (oczekiwane: { NUMBER($expected, maximumFractionDigits: 1) })
look-afterwards = Wyścig na wykresach

## The track on a small screen

look-whole = Cały tor (przewijaj strzałkami)
look-near = Przybliż

## Komentarz

say-round = Runda { $number }!
say-rolled-none = { $you ->
    [yes] Rzucasz
   *[no] { $name } rzuca
 } { $count ->
    [one] { $count } kością
   *[other] { $count } kośćmi
 }: ani jednego trafienia.
say-rolled-some = { $you ->
    [yes] Rzucasz
   *[no] { $name } rzuca
 } { $count ->
    [one] { $count } kością
   *[other] { $count } kośćmi
 } i { $you ->
    [yes] trafiasz
   *[no] trafia
 }: { $hits }.
say-rolled-great = Co za rzut! { $you ->
    [yes] Masz
   *[no] { $name } ma
 } { $got ->
    [one] { $got } trafienie
    [few] { $got } trafienia
   *[many] { $got } trafień
 }: { $hits }.
say-dares = { $you ->
    [yes] Kusisz los jeszcze raz, a stawką jest wszystko!
   *[no] { $name } kusi los jeszcze raz, a stawką jest wszystko!
 }
say-pass = { $you ->
    [yes] Pasujesz i zostajesz przy swoim.
   *[no] { $name } pasuje i zostaje przy swoim.
 }
say-bust = Porażka! { $you ->
    [yes] Zostajesz bez trafień.
   *[no] { $name } zostaje bez trafień.
 }
say-counted = { $you ->
    [yes] Zgarniasz
   *[no] { $name } zgarnia
 } { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
 } i { $feet ->
    [one] { $feet } punkt ruchu
    [few] { $feet } punkty ruchu
   *[many] { $feet } punktów ruchu
 }.
say-ran = { $you ->
    [yes] Przebiegasz
   *[no] { $name } przebiega
 } { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
 }, teraz { $place }.
say-line = { $you ->
    [yes] Przekraczasz czerwoną linię numer { $line }.
   *[no] { $name } przekracza czerwoną linię numer { $line }.
 }
say-leads = { $you ->
    [yes] Wychodzisz na prowadzenie!
   *[no] { $name } wychodzi na prowadzenie!
 }
say-bought = { $you ->
    [yes] Kupujesz „{ $card }” ({ $die } kość) za { $price }.
   *[no] { $name } kupuje „{ $card }” ({ $die } kość) za { $price }.
 }
say-finished = { $you ->
    [yes] Jesteś na mecie!
   *[no] { $name } jest na mecie!
 }

## The film

look-film-speed = Tempo
look-film-bust = Porażka
look-film-lead = Lider
look-film-finish = Meta
look-film-moment = Link do tej chwili
