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
look-way = переміщення: витратиться { $feet }, лишиться { $left }
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

look-figures = Забіг у числах
look-figures-feet = Клітинки
look-figures-pushes = Перевірки удачі
look-figures-busts = Невдачі
look-figures-luck = Удача
look-luck = успіхів { $hits }, очікувалося { NUMBER($expected, maximumFractionDigits: 1) }

## The track on a small screen

look-whole = Уся траса (стрілки її пересувають)
look-near = Ближче

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
say-rolled-great = Оце кидок! { $name } має успіхів { $got }: { $hits }.
say-dares = { $name } знову випробовує вдачу, і на кону все.
say-pass = { $name } вирішує, що досить, і зупиняється.
say-bust = Невдача! { $name } втрачає всі успіхи.
say-counted = { $name } має монет { $coins }, переміщень { $feet }.
say-ran = { $name } долає { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
   *[many] { $steps } клітинок
 }, тепер { $place }.
say-line = { $name } перетинає червону лінію номер { $line }.
say-leads = { $name } вириває перше місце!
say-bought = { $name } купує «{ $card }», колір { $die }, за { $price }.
say-finished = { $name } на фініші!

## The film

look-film-speed = Швидкість
look-film-bust = Невдача
look-film-lead = Лідер
look-film-finish = Фініш
look-film-moment = Посилання на цю мить
