# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Звуки кубиків і бігунів
look-speed = Швидкість кубиків і бігунів: { $speed ->
    [0] одразу
   *[other] { $speed }×
 }
look-at-once = одразу
look-bust = НЕВДАЧА

## Вибір там, де він діє

look-onward = Перевіряти удачу далі, поки не загрожує невдача
look-picked = { $die }: вибрано, натисніть, щоб лишити
look-usual = Як зазвичай
look-blanks = Порожні грані
look-lot-less = На один менше: { $die }
look-lot-part = { $count } з { $most }
look-lot-drawing = Узяти { $count } і кинути
look-lot-adding = Узяти { $count } і кинути
look-lot-picking = Кинути { $count }
look-lot-busted = { $count ->
    [0] Лишити всі кубики
   *[other] Скинути { $count }
 }
look-lot-never = Саме ці кубики разом узяти не можна
look-feet = { $count ->
    [one] Купити { $count } переміщення
    [few] Купити { $count } переміщення
    [many] Купити { $count } переміщень
   *[other] Купити { $count } переміщення
 }
look-offer = Уміння, яке можна застосувати
look-offer-of = { $number } з { $all }
look-use = Застосувати
look-left = Лишиться:
look-last = Остання покупка:
look-way = переміщень: витратите { $feet }, лишиться { $left }
look-steps = { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
   *[many] { $steps } клітинок
 }
look-gain = { $way ->
    [on] { $feet ->
        [one] на { $feet } клітинку ближче до фінішу
        [few] на { $feet } клітинки ближче до фінішу
       *[many] на { $feet } клітинок ближче до фінішу
     }
    [back] { $feet ->
        [one] на { $feet } клітинку назад
        [few] на { $feet } клітинки назад
       *[many] на { $feet } клітинок назад
     }
   *[aside] до фінішу не ближче
 }{ $lines ->
    [0] {""}
    [1] , через червону лінію
   *[other] , через червоні лінії: { $lines }
 }
look-again = Торкніться ще раз, щоб бігти сюди
look-standings = Становище в перегонах
look-place = { $place }-й
look-leads = лідер
look-standing = { $name }: місце { $place }, { $done ->
    [yes] фінішує, за фінішем { $feet }
   *[no] до фінішу { $feet }
 }{ $behind ->
    [0] {""}
   *[other] , від лідера { $behind }
 }
look-odds-hits = { $count ->
    [one] { $count } успіх: { $chance }
    [few] { $count } успіхи: { $chance }
   *[many] { $count } успіхів: { $chance }
 }
look-odds-coins = { $count ->
    [one] { $count } монета: { $chance }
    [few] { $count } монети: { $chance }
   *[many] { $count } монет: { $chance }
 }
look-odds-feet = переміщень { $count }: { $chance }
look-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
look-mean-hits = Успіхів у середньому: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-coins = Монет у середньому: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-feet = Переміщень у середньому: { NUMBER($mean, maximumFractionDigits: 1) }

## The end of a race

look-figures = Перегони в числах
look-figures-feet = Клітинки
look-figures-pushes = Перевірки удачі
look-figures-busts = Невдачі
look-figures-luck = Удача
look-luck = успіхів { $hits } (очікувалося { NUMBER($expected, maximumFractionDigits: 1) })
look-afterwards = Перегони в графіках

## The track on a small screen

look-whole = Уся траса (гортайте стрілками)
look-near = Наблизити

## Коментар

say-round = Раунд { $number }!
say-rolled-none = { $you ->
    [yes] Ви кидаєте
   *[no] { $name } кидає
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }: жодного успіху.
say-rolled-some = { $you ->
    [yes] Ви кидаєте
   *[no] { $name } кидає
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 } і { $you ->
    [yes] маєте
   *[no] має
 } { $hits }.
say-rolled-great = Оце кидок! { $you ->
    [yes] Ви викидаєте
   *[no] { $name } викидає
 } { $got ->
    [one] { $got } успіх
    [few] { $got } успіхи
   *[many] { $got } успіхів
 }: { $hits }.
say-dares = { $you ->
    [yes] Ви знову перевіряєте удачу, і на кону все!
   *[no] { $name } знову перевіряє удачу, і на кону все!
 }
say-pass = { $you ->
    [yes] Ви пасуєте.
   *[no] { $name } пасує.
 }
say-bust = { $you ->
    [yes] Невдача! Ви втрачаєте всі успіхи.
   *[no] Невдача! { $name } втрачає всі успіхи.
 }
say-counted = { $you ->
    [yes] Ви збираєте
   *[no] { $name } збирає
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
 } й { $feet ->
    [one] { $feet } переміщення
    [few] { $feet } переміщення
   *[many] { $feet } переміщень
 }.
say-ran = { $you ->
    [yes] Ви долаєте
   *[no] { $name } долає
 } { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
   *[many] { $steps } клітинок
 }, тепер { $place }.
say-line = { $you ->
    [yes] Ви перетинаєте червону лінію номер { $line }.
   *[no] { $name } перетинає червону лінію номер { $line }.
 }
say-leads = { $you ->
    [yes] Ви вириваєтеся вперед!
   *[no] { $name } виривається вперед!
 }
say-bought = { $you ->
    [yes] Ви купуєте «{ $card }» ({ $die } кубик) за { $price }.
   *[no] { $name } купує «{ $card }» ({ $die } кубик) за { $price }.
 }
say-finished = { $you ->
    [yes] Ви на фініші!
   *[no] { $name } на фініші!
 }

## The film

look-film-speed = Швидкість
look-film-bust = Невдача
look-film-lead = Лідер
look-film-finish = Фініш
look-film-moment = Посилання на цю мить
