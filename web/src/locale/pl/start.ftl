# Słowa przed stołem: strony startowej i strony nowego stołu.

look-lead = Wyścig z kośćmi i wioska z kart: ze znajomymi przez link, na jednym urządzeniu albo z botem. Bez konta i czekania: siadaj i zaczynaj.
look-game-cubitos = Cubitos
look-game-cubitos-players = 2–4 graczy
look-game-cubitos-text = Wyścig z kośćmi: po drodze kupujesz coraz lepsze.
look-game-cubitos-1 = Rzucaj kośćmi. Trafienia zostają, resztą można rzucić znowu, ale to ryzyko: bez trafienia grozi porażka.
look-game-cubitos-2 = Punktami ruchu biegniesz po torze, a za walutę kupujesz lepsze kości.
look-game-cubitos-3 = Kto pierwszy na mecie, ten wygrywa.
look-game-venture = A Wild Venture
look-game-venture-players = 2 graczy
look-game-venture-text = Wioska wron, żab i królików oraz dwoje sąsiadów, którzy żadnej okazji nie przepuszczą.
look-game-venture-1 = Zagrywaj mieszkańców, ekwipunek i budynki: dwie akcje w turze.
look-game-venture-2 = Twój wędrowiec rusza szlakami po monety, karty i skrzynie.
look-game-venture-3 = Punktują wsunięte karty: potrzebne są wszystkie trzy gatunki, więc nie pomiń żadnego.
look-crow = wrony dużo wiedzą
look-frog = żaby są wszędzie
look-rabbit = króliki robią interesy
page-welcome = Dwie gry na dzisiejszy wieczór
page-against = { $count ->
    [one] Z jednym botem
    [few] Z { $count } botami
    [many] Z { $count } botami
   *[other] Z { $count } bota
 }
page-friends = Ze znajomymi
page-small-games = Małe gry
page-learn = Naucz się grać w pięć minut
page-learn-text = Krótki wyścig, który uczy podczas gry. Możesz go pominąć w każdej chwili.
page-learn-button = Zacznij lekcję
page-bot-level = Poziom botów
page-new-table = Nowy stół
page-new-table-button = Przygotuj stół
page-my-tables = Moje stoły
page-no-tables = Tu pojawią się twoje stoły.
page-mine-move = Twój ruch
page-mine-place = Miejsce { $place } z { $of }
page-mine-all = Pokaż wszystkie ({ $all })
page-mine-page = Strona { $page } z { $pages }
page-mine-newer = Nowsze
page-mine-older = Starsze
page-carry = Moje miejsca na innym urządzeniu
page-resume = Graj dalej
page-look = Obejrzyj
page-no-account = Bez konta: pamięta cię plik cookie w tej przeglądarce.
page-forget = Usuń moje dane
page-forget-sure = Usunąć twoje imię, twoje miejsca i stoły, przy których nie grał nikt inny?
page-set = Zestawy z instrukcji
page-random-set = Losowy zestaw
page-card-of = Karta: { $colour } kość
page-advice = Rada:
page-costs = Koszty kart
page-costs-usual = Standardowe (drukowane lub szacowane)
page-costs-balanced = Zbalansowane
page-two-tracks = Dwa tory, jeden po drugim
page-laps = Okrążenia
page-seats = Miejsca
page-seat = Miejsce { $number }
page-name-of = Imię na miejscu { $number }
page-add-seat = Dodaj miejsce
page-remove-seat = Usuń miejsce { $number }
page-terms = Ustawienia gry
page-order = Kolejność gry
page-help = Podpowiedzi dla wszystkich
page-max-rounds = Maksymalna liczba rund
page-no-limit = bez limitu
page-pause-length = Po ilu sekundach nieobecności może zagrać bot
page-make = Utwórz stół
