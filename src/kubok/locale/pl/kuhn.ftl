# Poker Kuhna: karty od 1 do 3, po jednej dla każdego, najwyżej jedna stawka.

kuhn-cards = Karta
kuhn-said = Dotąd
kuhn-said-0 = nic
kuhn-said-1 = pas
kuhn-said-2 = stawka
kuhn-said-11 = pas, pas
kuhn-said-12 = pas, stawka
kuhn-said-21 = stawka, pas
kuhn-said-22 = stawka, stawka
kuhn-said-121 = pas, stawka, pas
kuhn-said-122 = pas, stawka, stawka
kuhn-asked = pasujesz czy stawiasz?
kuhn-action-pass = pasuj
kuhn-action-bet = postaw
kuhn-event-dealt = { $you ->
    [yes] Dostajesz kartę { $card }
   *[no] { $name } dostaje kartę { $card }
 }
kuhn-event-dealt-hidden = { $you ->
    [yes] Dostajesz kartę
   *[no] { $name } dostaje kartę
 }
kuhn-event-pass = { $you ->
    [yes] Pasujesz
   *[no] { $name } pasuje
 }
kuhn-event-bet = { $you ->
    [yes] Stawiasz
   *[no] { $name } stawia
 }
kuhn-event-shown = Karty są odkryte: { $cards }
