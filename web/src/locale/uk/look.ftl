# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Звуки кубиків і бігунів
look-speed = Швидкість кубиків і бігунів: { $speed ->
    [0] одразу
   *[other] { $speed }×
 }
look-bust = НЕВДАЧА

## Вибір там, де він діє

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

## The track on a small screen

look-whole = Уся траса (гортайте стрілками)
look-near = Наблизити

## Коментар

say-round = Раунд { $number }!
say-rolled-none = { $name } кидає { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 }: жодного успіху.
say-rolled-some = { $name } кидає { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
 } і має { $hits }.
say-rolled-great = Оце кидок! { $name } викидає { $got ->
    [one] { $got } успіх
    [few] { $got } успіхи
   *[many] { $got } успіхів
 }: { $hits }.
say-dares = { $name } знову перевіряє удачу, і на кону все!
say-pass = { $name } пасує.
say-bust = Невдача! { $name } втрачає всі успіхи.
say-counted = { $name } збирає { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
 } і { $feet ->
    [one] { $feet } переміщення
    [few] { $feet } переміщення
   *[many] { $feet } переміщень
 }.
say-ran = { $name } долає { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
   *[many] { $steps } клітинок
 }, тепер { $place }.
say-line = { $name } перетинає червону лінію номер { $line }.
say-leads = { $name } виривається вперед!
say-bought = { $name } купує «{ $card }» ({ $die } кубик) за { $price }.
say-finished = { $name } на фініші!

## The film

look-film-speed = Швидкість
look-film-bust = Невдача
look-film-lead = Лідер
look-film-finish = Фініш
look-film-moment = Посилання на цю мить
