# Stół „A Wild Venture”, tylko na stronie.

village-walk = { $number ->
    [one] idź { $number } pole
    [few] idź { $number } pola
    [many] idź { $number } pól
   *[other] idź { $number } pola
}
village-walk-by = { $card }: { $number ->
    [one] idź { $number } pole
    [few] idź { $number } pola
    [many] idź { $number } pól
   *[other] idź { $number } pola
}
village-board = Plansza
village-label-deck = Karty w talii
village-label-discard = Stos odrzuconych
village-label-coins = Monety
village-label-tokens = Żetony czaru
village-label-tucked = Wsunięte
village-label-hand = Karty na ręce
village-label-looked-at = Podglądane
village-label-known = Co wiesz o tej ręce
village-species = { $species ->
    [crow] wrona
    [frog] żaba
   *[rabbit] królik
 }
village-nearer = Bliżej
village-farther = Dalej
village-token = leży tu żeton
village-hint = Naciśnij kartę lub pole w ramce.
village-can-play = Karty do zagrania: { $number }
village-can-activate = Karty do aktywacji: { $number }
village-can-enchant = Budynki do zaczarowania: { $number }
village-can-walk = Pola w zasięgu: { $number }
village-chain = Co już zadziałało, o co chodzi teraz, co będzie dalej
village-now = Teraz
village-free = wolna
village-leaves = odejdzie
village-picked = wybrana
village-short = brak { $number }
village-less = o { $number } mniej
village-more = o { $number } więcej
village-invested = Zapasy na budynkach
village-no-hand = Brak kart na ręce.
village-points-villagers = Mieszkańcy: najmniej × najwięcej
village-points-buildings = Zapasy na budynkach
village-points-gear = Ekwipunek × zaczarowane budynki
village-turns = Tura
village-course = Przebieg gry
village-course-says = Punkty na koniec każdej tury, razem ze stosami.
village-keys = Tab i strzałki: między kartami, Enter: zrób to, co w ramce. H ręka, B plansza, V twoja wioska, O wioska rywala. 1–9 karta lub odpowiedź, Y tak, N nie, E kończy turę lub wędrówkę, U cofa, spacja pomija ruch, / polecenie.
