# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Dźwięki kości i biegaczy
look-speed = Tempo kości i biegaczy: { $speed ->
    [0] od razu
   *[other] { $speed }×
 }
look-bust = PORAŻKA

## Wybór tam, gdzie działa

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
