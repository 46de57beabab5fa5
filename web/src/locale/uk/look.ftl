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
