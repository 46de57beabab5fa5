# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Звуки кубиков и бегунов
look-speed = Скорость кубиков и бегунов: { $speed ->
    [0] сразу
   *[other] { $speed }×
 }
look-bust = ПОТЕРЯ

## Выбор там, где он действует

look-offer = Свойство, которое можно применить
look-offer-of = { $number } из { $all }
look-use = Применить
look-left = Останется:
look-last = Последняя покупка:
look-way = перемещения: уйдёт { $feet }, останется { $left }
look-steps = { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
   *[many] { $steps } клеток
 }
look-odds-hits = { $count ->
    [one] { $count } попадание: { $chance }
    [few] { $count } попадания: { $chance }
   *[many] { $count } попаданий: { $chance }
 }
look-odds-coins = { $count ->
    [one] { $count } монета: { $chance }
    [few] { $count } монеты: { $chance }
   *[many] { $count } монет: { $chance }
 }
look-odds-feet = перемещений { $count }: { $chance }
look-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
look-mean-hits = Попаданий в среднем: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-coins = Монет в среднем: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-feet = Перемещений в среднем: { NUMBER($mean, maximumFractionDigits: 1) }
