# Покер Куна: карты от 1 до 3, по одной каждому, самое большее одна ставка.

kuhn-cards = Карта
kuhn-said = До сих пор
kuhn-said-0 = ничего
kuhn-said-1 = пас
kuhn-said-2 = ставка
kuhn-said-11 = пас, пас
kuhn-said-12 = пас, ставка
kuhn-said-21 = ставка, пас
kuhn-said-22 = ставка, ставка
kuhn-said-121 = пас, ставка, пас
kuhn-said-122 = пас, ставка, ставка
kuhn-asked = пас или ставка?
kuhn-action-pass = пас
kuhn-action-bet = ставка
kuhn-event-dealt = { $you ->
    [yes] Вам сдана карта { $card }
   *[no] { $name } получает карту { $card }
 }
kuhn-event-dealt-hidden = { $you ->
    [yes] Вам сдана карта
   *[no] { $name } получает карту
 }
kuhn-event-pass = { $you ->
    [yes] Вы пасуете
   *[no] { $name } пасует
 }
kuhn-event-bet = { $you ->
    [yes] Вы делаете ставку
   *[no] { $name } делает ставку
 }
kuhn-event-shown = Карты открыты: { $cards }
