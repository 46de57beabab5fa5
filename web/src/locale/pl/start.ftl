# Słowa przed stołem: strony startowej i strony nowego stołu.

look-lead = Rzuć garścią kości, kuś los, ile starczy odwagi, i przekrocz linię przed innymi. Bez konta i czekania: siadaj i rzucaj.
look-terminal = W terminalu
look-game-cubitos = Cubitos
look-game-cubitos-players = 2–4 osoby
look-game-cubitos-text = Wyścig z kośćmi, które kupuje się po drodze.
look-game-cubitos-1 = Rzucaj kośćmi. Trafienia zostają, resztą można rzucić znowu, ale rzut bez trafienia to porażka.
look-game-cubitos-2 = Punkty ruchu niosą biegacza po torze, a za monety kupujesz lepsze kości.
look-game-cubitos-3 = Kto pierwszy na mecie, ten wygrywa.
look-game-venture = A Wild Venture
look-game-venture-players = 2 osoby
look-game-venture-text = Wioska wron, żab i królików oraz dwoje sąsiadów, którzy żadnej okazji nie przepuszczą.
look-game-venture-1 = Zagrywaj mieszkańców, ekwipunek i budynki: dwie akcje w turze.
look-game-venture-2 = Twój wędrowiec rusza szlakami po monety, karty i skrzynie.
look-game-venture-3 = Punktuje to, co wsunięte: liczą się wszystkie trzy gatunki, więc nie pomiń żadnego.
look-crow = wrony dużo wiedzą
look-frog = żaby są wszędzie
look-rabbit = króliki robią interesy
look-venture-where = W terminalu gra jest gotowa; jej strona dopiero powstanie.
page-welcome = Kościany wyścig na dziś wieczór
page-race-bots = Wyścig z botami
page-against = { $count ->
    [one] Przeciw jednemu botowi
    [few] Przeciw { $count } botom
    [many] Przeciw { $count } botom
   *[other] Przeciw { $count } bota
 }
page-friends = Graj ze znajomymi: przez link albo przy jednym ekranie
page-learn = Naucz się w pięć minut
page-learn-text = Pierwszy wyścig, który uczy podczas gry. Możesz go pominąć w każdej chwili.
page-learn-button = Zacznij lekcję
page-you = Ty
page-bot-level = Poziom botów
page-new-table = Nowy stół
page-new-table-text = Wybierz karty i tor, zaproś znajomych linkiem, grajcie przy jednym ekranie, dodaj boty.
page-new-table-button = Przygotuj stół
page-my-tables = Moje stoły
page-no-tables = Tu pojawią się stoły, przy których grasz.
page-resume = Graj dalej
page-look = Obejrzyj
page-no-account = Konta nie ma: rozpoznaje cię plik cookie w tej przeglądarce.
page-forget = Usuń moje dane
page-forget-sure = Usunąć twoje imię, twoje miejsca i stoły, przy których nie ma nikogo innego?
page-set = Zestawy z instrukcji
page-random-set = Losowy zestaw
page-card-of = Karta: { $colour } kość
page-advice = Rada:
page-costs = Ceny
page-costs-usual = Z instrukcji lub szacowane
page-costs-balanced = Wyrównane
page-two-tracks = Dwa tory, jeden po drugim
page-laps = Okrążenia
page-seats = Miejsca
page-seat = Miejsce { $number }
page-name-of = Imię na miejscu { $number }
page-add-seat = Dodaj miejsce
page-remove-seat = Usuń miejsce { $number }
page-terms = Jak gramy
page-order = Kolejność gry
page-help = Pomoc dla wszystkich
page-max-rounds = Rund najwyżej
page-no-limit = bez limitu
page-pause-length = Ile sekund nieobecności, zanim usiądzie bot
page-make = Utwórz stół
