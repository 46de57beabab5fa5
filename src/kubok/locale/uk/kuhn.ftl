# Покер Куна: карти від 1 до 3, по одній кожному, щонайбільше одна ставка.

kuhn-cards = Карта
kuhn-said = Досі було
kuhn-said-0 = нічого
kuhn-said-1 = пас
kuhn-said-2 = ставка
kuhn-said-11 = пас, пас
kuhn-said-12 = пас, ставка
kuhn-said-21 = ставка, пас
kuhn-said-22 = ставка, ставка
kuhn-said-121 = пас, ставка, пас
kuhn-said-122 = пас, ставка, ставка
kuhn-asked = пас чи ставка?
kuhn-action-pass = пас
kuhn-action-bet = ставка
kuhn-event-dealt = { $you ->
    [yes] Вам здано карту { $card }
   *[no] Карта гравця { $name }: { $card }
 }
kuhn-event-dealt-hidden = { $you ->
    [yes] Вам здано карту
   *[no] { $name } отримує карту
 }
kuhn-event-pass = { $you ->
    [yes] Ви пасуєте
   *[no] { $name } пасує
 }
kuhn-event-bet = { $you ->
    [yes] Ви робите ставку
   *[no] { $name } робить ставку
 }
kuhn-event-shown = Карти відкрито: { $cards }
