# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Звуки кубиков и бегунов
look-speed = Скорость кубиков и бегунов: { $speed ->
    [0] сразу
   *[other] { $speed }×
 }
look-at-once = сразу
look-bust = ПОТЕРЯ КУБИКОВ

## Выбор там, где он действует

look-onward = Рисковать дальше, пока не грозит потеря кубиков
look-picked = { $die }: выбран, нажмите, чтобы оставить
look-usual = Как обычно
look-blanks = Пустые грани
look-lot-less = На один меньше: { $die }
look-lot-part = { $count } из { $most }
look-lot-drawing = Взять { $count } и бросить
look-lot-adding = Взять { $count } и бросить
look-lot-picking = Бросить { $count }
look-lot-busted = { $count ->
    [0] Оставить все кубики
   *[other] Сбросить { $count }
 }
look-lot-never = Именно эти кубики вместе взять нельзя
look-feet = { $count ->
    [one] Купить { $count } перемещение
    [few] Купить { $count } перемещения
    [many] Купить { $count } перемещений
   *[other] Купить { $count } перемещения
 }
look-offer = Свойство, которое можно применить
look-offer-of = { $number } из { $all }
look-use = Применить
look-left = Останется:
look-last = Последняя покупка:
look-way = перемещений: потратите { $feet }, останется { $left }
look-steps = { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
   *[many] { $steps } клеток
 }
look-gain = { $way ->
    [on] { $feet ->
        [one] на { $feet } клетку ближе к финишу
        [few] на { $feet } клетки ближе к финишу
       *[many] на { $feet } клеток ближе к финишу
     }
    [back] { $feet ->
        [one] на { $feet } клетку назад
        [few] на { $feet } клетки назад
       *[many] на { $feet } клеток назад
     }
   *[aside] к финишу не ближе
 }{ $lines ->
    [0] {""}
    [1] , через красную черту
   *[other] , через красные черты: { $lines }
 }
look-again = Коснитесь ещё раз, чтобы бежать сюда
look-standings = Положение в гонке
look-place = { $place }-й
look-leads = лидер
look-standing = { $name }: место { $place }, { $done ->
    [yes] на финише, за чертой { $feet }
   *[no] до финиша { $feet }
 }{ $behind ->
    [0] {""}
   *[other] , до лидера { $behind }
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

## The end of a race

look-figures = Забег в числах
look-figures-feet = Клетки
look-figures-pushes = Сколько раз рискнули
look-figures-busts = Потери кубиков
look-figures-luck = Удача
look-luck = попаданий { $hits } (ожидалось { NUMBER($expected, maximumFractionDigits: 1) })
look-afterwards = Забег на графиках

## The track on a small screen

look-whole = Вся трасса (двигайте её стрелками)
look-near = Крупнее

## Комментарий

say-round = Раунд { $number }!
say-rolled-none = { $you ->
    [yes] Вы бросаете
   *[no] { $name } бросает
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }: ни одного попадания.
say-rolled-some = { $you ->
    [yes] Вы бросаете
   *[no] { $name } бросает
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 } { $you ->
    [yes] и получаете
   *[no] и получает
 } { $hits }.
say-rolled-great = Вот это бросок! { $you ->
    [yes] Вы выбрасываете
   *[no] { $name } выбрасывает
 } { $got ->
    [one] { $got } попадание
    [few] { $got } попадания
   *[many] { $got } попаданий
 }: { $hits }.
say-dares = { $you ->
    [yes] Вы рискуете
   *[no] { $name } рискует
 } снова, и на кону всё!
say-pass = { $you ->
    [yes] Вы пасуете.
   *[no] { $name } пасует.
 }
say-bust = Потеря кубиков! { $you ->
    [yes] Вы лишаетесь
   *[no] { $name } лишается
 } всех попаданий.
say-counted = { $you ->
    [yes] Вы набираете
   *[no] { $name } набирает
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 } и { $feet ->
    [one] { $feet } перемещение
    [few] { $feet } перемещения
   *[many] { $feet } перемещений
 }.
say-ran = { $you ->
    [yes] Вы пробегаете
   *[no] { $name } пробегает
 } { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
 }, теперь — { $place }.
say-line = { $you ->
    [yes] Вы пересекаете
   *[no] { $name } пересекает
 } красную черту номер { $line }.
say-leads = { $you ->
    [yes] Вы вырываетесь
   *[no] { $name } вырывается
 } вперёд!
say-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $name } покупает
 } «{ $card }» ({ $die } кубик) за { $price }.
say-finished = { $you ->
    [yes] Вы на финише!
   *[no] { $name } на финише!
 }

## The film

look-film-speed = Скорость
look-film-bust = Потеря кубиков
look-film-lead = Новый лидер
look-film-finish = Финиш
look-film-moment = Ссылка на этот момент
