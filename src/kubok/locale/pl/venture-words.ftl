# Słowa na kartach A Wild Venture: tekst karty składa się z nich. Wartości: n liczba, what rzeczownik z tego pliku,
# rest i inner dalsze efekty.

## Efekty

words-gain = zyskaj { $n }
words-gain-per = zyskaj { $n } za { $what }
words-draw = dobierz { $n }
words-draw-per = dobierz { $n } za { $what }
words-from-discard = dobierz { $n } do wyboru ze stosu odrzuconych
words-tuck = wsuń { $n } z ręki
words-discard = odrzuć { $n }
words-travel = wędruj o { $n }
words-travel-drawing = wędruj o { $n }; jeśli nagrodą tego ruchu jest „zyskaj”, zamiast tego dobierz tyle samo kart
words-invest = zainwestuj { $n }
words-invest-here = zainwestuj { $n } tutaj
words-supply = { $n ->
    [one] połóż { $n } zapas na innym swoim mieszkańcu
    [few] połóż { $n } zapasy na innym swoim mieszkańcu
    [many] połóż { $n } zapasów na innym swoim mieszkańcu
   *[other] połóż { $n } zapasu na innym swoim mieszkańcu
}
words-supply-any = { $n ->
    [one] połóż { $n } zapas na jednym ze swoich mieszkańców
    [few] połóż { $n } zapasy na jednym ze swoich mieszkańców
    [many] połóż { $n } zapasów na jednym ze swoich mieszkańców
   *[other] połóż { $n } zapasu na jednym ze swoich mieszkańców
}
words-supply-gear = { $n ->
    [one] połóż { $n } zapas na jednej ze swoich kart ekwipunku
    [few] połóż { $n } zapasy na jednej ze swoich kart ekwipunku
    [many] połóż { $n } zapasów na jednej ze swoich kart ekwipunku
   *[other] połóż { $n } zapasu na jednej ze swoich kart ekwipunku
}
words-take = { $n ->
    [one] weź { $n } zapas z dowolnej karty ekwipunku jako monetę
    [few] weź { $n } zapasy z dowolnych kart ekwipunku jako monety
    [many] weź { $n } zapasów z dowolnych kart ekwipunku jako monety
   *[other] weź { $n } zapasu z dowolnych kart ekwipunku jako monety
}
words-take-theirs = { $n ->
    [one] weź { $n } zapas z ekwipunku rywala jako monetę
    [few] weź { $n } zapasy z ekwipunku rywala jako monety
    [many] weź { $n } zapasów z ekwipunku rywala jako monety
   *[other] weź { $n } zapasu z ekwipunku rywala jako monety
}
words-activate = aktywuj { $what }
words-activate-villager = aktywuj innego swojego mieszkańca, który sam niczego nie aktywuje
words-advance = ulepsz { $what }
words-study = aktywuj lub ulepsz { $what }
words-chest-iron = otwórz żelazną skrzynię
words-chest-golden = otwórz złotą skrzynię
words-chest-golden-villager = otwórz złotą skrzynię; mieszkańca, który sam taką otwiera, ona nie aktywuje
words-chest-ruby = otwórz rubinową skrzynię
words-enchantment = weź żeton czaru
words-play = możesz zagrać { $what } z ręki, płacąc koszt
words-play-less = możesz zagrać { $what } z ręki o { $n } taniej
words-play-it = możesz zagrać tę kartę, płacąc jej koszt
words-play-it-investing = możesz zagrać tę kartę, płacąc jej koszt; wtedy zainwestuj { $n } tutaj
words-they-gain = rywal zyskuje { $n }
words-they-draw = rywal dobiera { $n }
words-they-discard = rywal odrzuca { $n }
words-look = podejrzyj { $n }: { $inner }
words-look-tuck = wsuń { $n }
words-or = { $one } albo { $other }
words-less = kosztuje o { $n } mniej
words-further = możesz pójść o { $n } dalej

## Koszty i warunki wewnątrz efektu

words-pay = zapłać { $n }: { $rest }
words-pay-discard = odrzuć { $n }: { $rest }
words-pay-tuck = wsuń { $n } z ręki: { $rest }
words-may-pay = możesz zapłacić { $n }: { $rest }
words-may-pay-discard = możesz odrzucić { $n }: { $rest }
words-may-pay-tuck = możesz wsunąć { $n } z ręki: { $rest }
words-if-poorer = jeśli masz mniej monet niż rywal: { $rest }
words-if-shorter = jeśli masz na ręce mniej kart niż rywal: { $rest }
words-if-home = jeśli twój wędrowiec jest w Domu: { $rest }

## Co się liczy

words-per-villager = każdego swojego mieszkańca w grze
words-per-gear = każdą swoją kartę ekwipunku w grze
words-per-building = każdy swój budynek
words-per-any-gear = każdą kartę ekwipunku w grze, czyjakolwiek jest
words-per-enchanted = każdy swój zaczarowany budynek
words-per-advanced = każdą swoją ulepszoną kartę startową

## Co się zagrywa, odrzuca lub aktywuje

words-the-card = kartę
words-the-villager = kartę mieszkańca
words-the-gear = kartę ekwipunku
words-the-building = kartę budynku
words-the-crow = kartę wrony
words-the-frog = kartę żaby
words-the-rabbit = kartę królika
words-own-nest = gniazdo
words-own-lily-pad = nenufar
words-own-burrow = norę
words-own-starter = kartę startową
words-own-villager = kartę mieszkańca
words-own-crow = mieszkańca-wronę
words-own-frog = mieszkańca-żabę
words-own-rabbit = mieszkańca-królika
words-some-nest = gniazdo
words-some-lily-pad = nenufar
words-some-burrow = norę
words-some-starter = kartę startową
words-some-villager = kartę mieszkańca
words-some-crow = mieszkańca-wronę
words-some-frog = mieszkańca-żabę
words-some-rabbit = mieszkańca-królika

## Na co czeka ekwipunek: robi to którykolwiek z graczy

words-any-gain = gracz zyskuje monety
words-any-draw = gracz dobiera karty
words-any-travel = gracz wędruje
words-any-look = gracz podgląda karty
words-any-invest = gracz inwestuje
words-any-tuck = gracz wsuwa kartę
words-any-chest = ruch gracza kończy się na skrzyni
words-any-trail-end = gracz dociera na koniec szlaku
words-any-token = gracz zabiera żeton z planszy
words-any-advance = gracz ulepsza kartę startową
words-any-enchant = gracz zaczarowuje budynek
words-any-play = gracz zagrywa { $what }
words-any-discard = gracz odrzuca { $what } z ręki
words-any-activate = gracz aktywuje { $what }

## Na co czeka budynek: robi to jego właściciel

words-you-gain = gdy zyskujesz monety
words-you-draw = gdy dobierasz karty
words-you-travel = gdy wędrujesz
words-you-look = gdy podglądasz karty
words-you-invest = gdy inwestujesz
words-you-tuck = gdy wsuwasz kartę
words-you-chest = gdy twój ruch kończy się na skrzyni
words-you-trail-end = gdy docierasz na koniec szlaku
words-you-token = gdy zabierasz żeton z planszy
words-you-advance = gdy ulepszasz kartę startową
words-you-enchant = gdy zaczarowujesz budynek
words-you-play = gdy zagrywasz { $what }
words-you-discard = gdy odrzucasz { $what } z ręki
words-you-activate = gdy aktywujesz { $what }

## Wiersze karty

words-effect = { $rest }
words-free = darmowa akcja
words-trigger = { $when }: 1 zapas
words-relic = relikt: { $rest }
words-when = { $when }: { $rest }
words-once = czar, raz: { $rest }
words-lasting = zaczarowany, zamiast tego: { $rest }
words-basic = strona podstawowa: { $rest }
words-advanced = strona zaawansowana: { $rest }
