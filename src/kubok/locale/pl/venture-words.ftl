# Słowa na kartach A Wild Venture: tekst karty składa się z nich. Wartości: n liczba, what rzeczownik z tego pliku,
# rest i inner dalsze efekty.

## Efekty

venture-words-gain = zyskaj { $n }
venture-words-gain-per = zyskaj { $n } za { $what }
venture-words-draw = dobierz { $n }
venture-words-draw-per = dobierz { $n } za { $what }
venture-words-from-discard = dobierz { $n } do wyboru ze stosu odrzuconych
venture-words-tuck = wsuń { $n } z ręki
venture-words-discard = odrzuć { $n }
venture-words-travel = wędruj o { $n }
venture-words-travel-drawing = wędruj o { $n }; jeśli nagrodą tego ruchu jest „zyskaj”, zamiast tego dobierz tyle samo kart
venture-words-invest = zainwestuj { $n }
venture-words-invest-here = zainwestuj { $n } tutaj
venture-words-supply = { $n ->
    [one] połóż { $n } zapas na innym swoim mieszkańcu
    [few] połóż { $n } zapasy na innym swoim mieszkańcu
    [many] połóż { $n } zapasów na innym swoim mieszkańcu
   *[other] połóż { $n } zapasu na innym swoim mieszkańcu
}
venture-words-supply-any = { $n ->
    [one] połóż { $n } zapas na jednym ze swoich mieszkańców
    [few] połóż { $n } zapasy na jednym ze swoich mieszkańców
    [many] połóż { $n } zapasów na jednym ze swoich mieszkańców
   *[other] połóż { $n } zapasu na jednym ze swoich mieszkańców
}
venture-words-supply-gear = { $n ->
    [one] połóż { $n } zapas na jednej ze swoich kart ekwipunku
    [few] połóż { $n } zapasy na jednej ze swoich kart ekwipunku
    [many] połóż { $n } zapasów na jednej ze swoich kart ekwipunku
   *[other] połóż { $n } zapasu na jednej ze swoich kart ekwipunku
}
venture-words-take = { $n ->
    [one] weź { $n } zapas z dowolnej karty ekwipunku jako monetę
    [few] weź { $n } zapasy z dowolnych kart ekwipunku jako monety
    [many] weź { $n } zapasów z dowolnych kart ekwipunku jako monety
   *[other] weź { $n } zapasu z dowolnych kart ekwipunku jako monety
}
venture-words-take-theirs = { $n ->
    [one] weź { $n } zapas z ekwipunku rywala jako monetę
    [few] weź { $n } zapasy z ekwipunku rywala jako monety
    [many] weź { $n } zapasów z ekwipunku rywala jako monety
   *[other] weź { $n } zapasu z ekwipunku rywala jako monety
}
venture-words-activate = aktywuj { $what }
venture-words-activate-villager = aktywuj innego swojego mieszkańca, który sam niczego nie aktywuje
venture-words-advance = ulepsz { $what }
venture-words-study = aktywuj lub ulepsz { $what }
venture-words-chest-iron = otwórz żelazną skrzynię
venture-words-chest-golden = otwórz złotą skrzynię
venture-words-chest-golden-villager = otwórz złotą skrzynię; mieszkańca, który sam taką otwiera, ona nie aktywuje
venture-words-chest-ruby = otwórz rubinową skrzynię
venture-words-enchantment = weź żeton czaru
venture-words-play = możesz zagrać { $what } z ręki, płacąc koszt
venture-words-play-less = możesz zagrać { $what } z ręki o { $n } taniej
venture-words-play-it = możesz zagrać tę kartę, płacąc jej koszt
venture-words-play-it-investing = możesz zagrać tę kartę, płacąc jej koszt; wtedy zainwestuj { $n } tutaj
venture-words-they-gain = rywal zyskuje { $n }
venture-words-they-draw = rywal dobiera { $n }
venture-words-they-discard = rywal odrzuca { $n }
venture-words-look = podejrzyj { $n }: { $inner }
venture-words-look-tuck = wsuń { $n }
venture-words-or = { $one } albo { $other }
venture-words-less = kosztuje o { $n } mniej
venture-words-further = możesz pójść o { $n } dalej

## Koszty i warunki wewnątrz efektu

venture-words-pay = zapłać { $n }: { $rest }
venture-words-pay-discard = odrzuć { $n }: { $rest }
venture-words-pay-tuck = wsuń { $n } z ręki: { $rest }
venture-words-may-pay = możesz zapłacić { $n }: { $rest }
venture-words-may-pay-discard = możesz odrzucić { $n }: { $rest }
venture-words-may-pay-tuck = możesz wsunąć { $n } z ręki: { $rest }
venture-words-if-poorer = jeśli masz mniej monet niż rywal: { $rest }
venture-words-if-shorter = jeśli masz na ręce mniej kart niż rywal: { $rest }
venture-words-if-home = jeśli twój wędrowiec jest w Domu: { $rest }

## Co się liczy

venture-words-per-villager = każdego swojego mieszkańca w grze
venture-words-per-gear = każdą swoją kartę ekwipunku w grze
venture-words-per-building = każdy swój budynek
venture-words-per-any-gear = każdą kartę ekwipunku w grze, czyjakolwiek jest
venture-words-per-enchanted = każdy swój zaczarowany budynek
venture-words-per-advanced = każdą swoją ulepszoną kartę startową

## Co się zagrywa, odrzuca lub aktywuje

venture-words-the-card = kartę
venture-words-the-villager = kartę mieszkańca
venture-words-the-gear = kartę ekwipunku
venture-words-the-building = kartę budynku
venture-words-the-crow = kartę wrony
venture-words-the-frog = kartę żaby
venture-words-the-rabbit = kartę królika
venture-words-own-nest = gniazdo
venture-words-own-lily-pad = nenufar
venture-words-own-burrow = norę
venture-words-own-starter = kartę startową
venture-words-own-villager = kartę mieszkańca
venture-words-own-crow = mieszkańca-wronę
venture-words-own-frog = mieszkańca-żabę
venture-words-own-rabbit = mieszkańca-królika
venture-words-some-nest = gniazdo
venture-words-some-lily-pad = nenufar
venture-words-some-burrow = norę
venture-words-some-starter = kartę startową
venture-words-some-villager = kartę mieszkańca
venture-words-some-crow = mieszkańca-wronę
venture-words-some-frog = mieszkańca-żabę
venture-words-some-rabbit = mieszkańca-królika

## Na co czeka ekwipunek: robi to którykolwiek z graczy

venture-words-any-gain = gracz zyskuje monety
venture-words-any-draw = gracz dobiera karty
venture-words-any-travel = gracz wędruje
venture-words-any-look = gracz podgląda karty
venture-words-any-invest = gracz inwestuje
venture-words-any-tuck = gracz wsuwa kartę
venture-words-any-chest = ruch gracza kończy się na skrzyni
venture-words-any-trail-end = gracz dociera na koniec szlaku
venture-words-any-token = gracz zabiera żeton z planszy
venture-words-any-advance = gracz ulepsza kartę startową
venture-words-any-enchant = gracz zaczarowuje budynek
venture-words-any-play = gracz zagrywa { $what }
venture-words-any-discard = gracz odrzuca { $what } z ręki
venture-words-any-activate = gracz aktywuje { $what }

## Na co czeka budynek: robi to jego właściciel

venture-words-you-gain = gdy zyskujesz monety
venture-words-you-draw = gdy dobierasz karty
venture-words-you-travel = gdy wędrujesz
venture-words-you-look = gdy podglądasz karty
venture-words-you-invest = gdy inwestujesz
venture-words-you-tuck = gdy wsuwasz kartę
venture-words-you-chest = gdy twój ruch kończy się na skrzyni
venture-words-you-trail-end = gdy docierasz na koniec szlaku
venture-words-you-token = gdy zabierasz żeton z planszy
venture-words-you-advance = gdy ulepszasz kartę startową
venture-words-you-enchant = gdy zaczarowujesz budynek
venture-words-you-play = gdy zagrywasz { $what }
venture-words-you-discard = gdy odrzucasz { $what } z ręki
venture-words-you-activate = gdy aktywujesz { $what }

## Wiersze karty

venture-words-then = { "; " }
venture-words-free = darmowa akcja
venture-words-trigger = { $when }: 1 zapas
venture-words-relic = relikt: { $rest }
venture-words-when = { $when }: { $rest }
venture-words-once = czar, raz: { $rest }
venture-words-lasting = zaczarowany, zamiast tego: { $rest }
venture-words-basic = strona podstawowa: { $rest }
venture-words-advanced = strona zaawansowana: { $rest }
