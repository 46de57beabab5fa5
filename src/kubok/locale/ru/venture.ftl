# «A Wild Venture» словами: карты и клетки, вопросы, варианты, отказы, события и стол в терминале.

## Карты, колоды, сундуки

venture-sort-villager = { $species ->
    [crow] житель-ворона
    [frog] житель-жаба
   *[rabbit] житель-кролик
}
venture-sort-gear = { $species ->
    [crow] вещь ворон
    [frog] вещь жаб
   *[rabbit] вещь кроликов
}
venture-sort-building = { $species ->
    [crow] постройка ворон
    [frog] постройка жаб
   *[rabbit] постройка кроликов
}
venture-deck-main = основная колода
venture-deck-academy = академия
venture-deck-news = вести
venture-deck-start = начальные жители
venture-card-line = { $title } ({ $sort }, { $cost }): { $words }
venture-card-supplied = { $title } ({ $sort }, { $cost }, { $supplies }): { $words }
venture-starter-line = { $title } (стартовая карта): { $words }
venture-card-head = { $title } ({ $name })
venture-card-facts = Карта: { $sort }; { $deck }; стоимость { $cost }
venture-card-supplies = Припасы при розыгрыше: { $number }
venture-chest-iron = железный сундук
venture-chest-golden = золотой сундук
venture-chest-ruby = рубиновый сундук
venture-chest-iron-1 = подложите 1 с руки
venture-chest-iron-2 = положите 1 припас на одного из своих жителей
venture-chest-iron-3 = посмотрите 3: возьмите 1, сбросьте 2
venture-chest-golden-1 = подложите 2 с руки
venture-chest-golden-2 = активируйте одного из своих жителей
venture-chest-golden-3 = посмотрите 5: возьмите 2, сбросьте 3
venture-chest-ruby-1 = подложите 3 с руки
venture-chest-ruby-2 = выберите 2 карты из сброса: одну подложите, другую сыграйте бесплатно
venture-chest-ruby-3 = посмотрите 5: подложите 1, возьмите 2, сбросьте 2

## Поле

venture-home = Дом
venture-place = { $space } ({ $trail })
venture-no-token = жетона для вас уже нет
venture-token-there = { $reward } (жетон)
venture-toll-coins = плата за проход: заплатите { $number }
venture-toll-cards = плата за проход: сбросьте { $number }
venture-trail-end = конец тропы
venture-the-board = поле
venture-the-toll = плата за проход
venture-trail = { $trail }:
venture-stretch-fork = Откуда: { $begun }. Клетки: { $spaces }. Здесь развилка: { $ways }.
venture-stretch-end = Откуда: { $begun }. Клетки: { $spaces }. Здесь тропа кончается.
venture-under = { $token } (один раз, жетон), потом { $reward }
venture-tokens-gone = жетонов не осталось
venture-sign-gain = монеты
venture-sign-draw = карты
venture-sign-nest = гнездо
venture-sign-lily-pad = кувшинка
venture-sign-burrow = нора
venture-sign-iron-chest = железный
venture-sign-golden-chest = золотой
venture-sign-ruby-chest = рубиновый сундук
venture-short-iron = Же
venture-short-golden = Зо
venture-short-ruby = Ру
venture-sign-enchantment = чары
venture-legend-token = жетон
venture-legend-toll = плата
venture-board-head = { $title }: клеток { $spaces }, концов троп { $ends }, мест с платой за проход { $tolls }

## Начало и конец партии

venture-playing = A Wild Venture, сторона поля: { $board }; колоды: { $decks }.
venture-wilder = Ещё более дикое путешествие: обе тематические колоды, по восемь карт, три из них откладываются (V-8.2).
venture-no-memory = Без запоминания: карты показывают, когда их подкладывают, и свою стопку можно просматривать (V-8.1).
venture-share-ties = При ничьей победу делят, как советует автор (V-7.3).
venture-sealed = Колода запечатана. Обязательство: { $commitment }
venture-sealed-why = Оно закреплено до первой карты; после партии секрет показывается, и проверяется каждая взятая карта.
venture-simulated = Колода перемешана по числу { $seed }: одно и то же число даёт одну и ту же партию.
venture-over = Партия окончена, { $number ->
    [one] сыгран { $number } ход
    [few] сыграно { $number } хода
    [many] сыграно { $number } ходов
   *[other] сыграно { $number } хода
}.
venture-verified = Проверено: все взятые из колоды карты ({ $number }) такие, как говорит секрет, и партия повторяется по правилам.
venture-curtain = { $name }: нажмите Enter, когда на экран смотрите только вы.

## Стол

venture-set-up = Подготовка
venture-turn = Ход { $number }
venture-last-turns = { $number ->
    [one] остался { $number } ход
    [few] осталось { $number } хода
    [many] осталось { $number } ходов
   *[other] осталось { $number } хода
}
venture-head = { $begun } · { $name }: { $asked }
venture-deck = { $number ->
    [0] колода пуста
    [one] { $number } карта в колоде
    [few] { $number } карты в колоде
    [many] { $number } карт в колоде
   *[other] { $number } карты в колоде
}
venture-no-discard = сброс пуст
venture-discard = { $number ->
    [one] { $number } карта в сбросе
    [few] { $number } карты в сбросе
    [many] { $number } карт в сбросе
   *[other] { $number } карты в сбросе
}, сверху { $card }
venture-who = { $name }, { $species ->
    [crow] ворона
    [frog] жаба
   *[rabbit] кролик
}
venture-in-hand = на руке { $number }
venture-tokens = жетоны чар { $number }
venture-tucked = подложено { $number }
venture-first = первый игрок
venture-pile = Стопка: вороны { $crow }, жабы { $frog }, кролики { $rabbit }, вещи { $gear }
venture-points = Очки: { $total } (жители { $villagers }, постройки { $buildings }, вещи { $gear })
venture-score = { $name }: { $words }
venture-row-villagers = Жители
venture-row-gear = Вещи
venture-row-buildings = Постройки
venture-basic = обычная сторона
venture-advanced = улучшенная сторона
venture-is-enchanted = зачарована
venture-used = использовано
venture-hand = Ваша рука
venture-hand-signs = ● стоимость · × припасы
venture-hand-open = Рука: { $cards }
venture-offer = Начальные жители
venture-look = Карты, на которые вы смотрите
venture-pile-open = Сброс
venture-then = Потом: { $words }
venture-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}
venture-supplies = { $number ->
    [one] { $number } припас
    [few] { $number } припаса
    [many] { $number } припасов
   *[other] { $number } припаса
}
venture-free = свободное действие
venture-plain-numbers = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $numbers }.
venture-plain-who = { $who }.
venture-plain-where = { $name }: путник здесь: { $place }.
venture-plain-pile = { $name }: { $words }.
venture-plain-card = { $name }: { $title }{ $notes }: { $words }
venture-plain-open = { $name }: рука: { $cards }.
venture-plain-hand = { $number ->
    [0] Ваша рука пуста.
    [one] Ваша рука, { $number } карта:
    [few] Ваша рука, { $number } карты:
    [many] Ваша рука, { $number } карт:
   *[other] Ваша рука, { $number } карты:
}

## Что ждёт под вопросом

venture-pending-effects = остаток эффекта: { $card }
venture-pending-batch = сработавшие условия: { $card }
venture-pending-travelling = { $number ->
    [0] конец перемещения
    [one] ещё { $number } шаг
    [few] ещё { $number } шага
    [many] ещё { $number } шагов
   *[other] ещё { $number } шага
}
venture-pending-reward = награда клетки
venture-pending-tuck_gear = подложить: { $card }
venture-pending-play_free = сыграть бесплатно: { $card }
venture-pending-ending = конец хода

## Вопросы: о чём спрашивают место, по верхнему кадру

venture-asked-drafting = возьмите начального жителя
venture-asked-aside = { $number ->
    [one] отложите ещё { $number } карту
    [few] отложите ещё { $number } карты
    [many] отложите ещё { $number } карт
   *[other] отложите ещё { $number } карты
}
venture-asked-turn = { $number ->
    [1] второе основное действие
    [one] первое из { $number } основных действий
    [few] первое из { $number } основных действий
    [many] первое из { $number } основных действий
   *[other] первое из { $number } основных действий
}
venture-asked-turn-done = свободные действия или конец хода
venture-asked-ending = какую опустевшую карту подложить следующей?
venture-asked-batch = какое условие сработает следующим?
venture-asked-picking-discard = сбросьте { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} ({ $card })
venture-asked-picking-tuck = подложите { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} ({ $card })
venture-asked-picking-look_draw = возьмите { $number } из карт, на которые смотрите ({ $card })
venture-asked-picking-look_tuck = подложите { $number } из карт, на которые смотрите ({ $card })
venture-asked-picking-look_discard = сбросьте { $number } из карт, на которые смотрите ({ $card })
venture-asked-picking-put_back = верните остальные, верхнюю карту первой ({ $card })
venture-asked-pointing-activate = активируйте жителя ({ $card })
venture-asked-pointing-supply = { $number ->
    [one] положите { $number } припас на карту ({ $card })
    [few] положите { $number } припаса на карту ({ $card })
    [many] положите { $number } припасов на карту ({ $card })
   *[other] положите { $number } припаса на карту ({ $card })
}
venture-asked-pointing-invest = выберите постройку, чтобы вложить до { $number } ({ $card })
venture-asked-starting = активируйте или улучшите стартовую карту ({ $card })
venture-asked-options = выберите одно ({ $card })
venture-asked-chest = { $words }: выберите одно
venture-asked-asking = { $words }? ({ $card })
venture-asked-investing = вложите до { $number }: { $card }
venture-asked-playing = сыграйте { $words } или откажитесь ({ $card })
venture-asked-playing-less = сыграйте { $words } на { $number } дешевле или откажитесь ({ $card })
venture-asked-playing_it = сыграть карту «{ $card }» за { $number }?
venture-asked-taking = { $number ->
    [one] возьмите { $number } припас с вещи ({ $card })
    [few] возьмите { $number } припаса с вещей, по одному ({ $card })
    [many] возьмите { $number } припасов с вещей, по одному ({ $card })
   *[other] возьмите { $number } припаса с вещей, по одному ({ $card })
}
venture-asked-from_pile = возьмите { $number } из сброса ({ $card })
venture-asked-ruby = какую карту из сброса подложить?
venture-asked-ruby-second = какую карту из сброса сыграть бесплатно?
venture-asked-travelling = { $number ->
    [one] ещё { $number } шаг
    [few] ещё до { $number } шагов
    [many] ещё до { $number } шагов
   *[other] ещё до { $number } шага
} ({ $card })

## Действия

venture-action-wait = ждать
venture-action-end = конец хода
venture-action-yes = да
venture-action-no = нет
venture-action-stop = остановиться здесь
venture-way = идти: { $place }
venture-option = вариант { $number }
venture-invest = { $coins ->
    [0] ничего не вкладывать
    [one] вложить { $coins }
    [few] вложить { $coins }
    [many] вложить { $coins }
   *[other] вложить { $coins }
}
venture-invest-most = Здесь можно инвестировать не больше { $most }; введите число от 0 до { $most }.
venture-action-play = сыграть: { $card }
venture-action-activate = активировать: { $card }
venture-action-advance = улучшить: { $card }
venture-action-enchant = зачаровать: { $card }
venture-action-choose = выбрать: { $card }
venture-action-take = забрать: { $card }
venture-action-lay_down = отложить: { $card }
venture-action-put_away = подложить сейчас: { $card }
venture-action-let = срабатывает: { $card }
venture-action-take_from = взять с карты: { $card }
venture-action-draw = взять: { $card }
venture-action-tuck = подложить: { $card }
venture-action-discard = сбросить: { $card }
venture-action-put_back = вернуть: { $card }
venture-action-supply = припасы сюда: { $card }
venture-action-invest_in = вложить сюда: { $card }

## События

venture-event-first_player = { $name }: первый ход партии
venture-event-dealt = { $name }: карт вначале { $number }
venture-event-dealt-cards = { $name }: карты вначале — { $cards }
venture-event-drafted = { $name }: начальный житель — { $card }
venture-event-left_over = { $card }: никто не взял, это первая карта сброса
venture-event-turn = Ход { $number }: { $name }
venture-event-turn-last = Ход { $number }: { $name }, { $last ->
    [1] последний ход партии
    [one] с этим остался { $last } ход
    [few] с этим осталось { $last } хода
    [many] с этим осталось { $last } ходов
   *[other] с этим осталось { $last } хода
}
venture-event-drew = { $name }: { $number ->
    [one] взята { $number } карта
    [few] взято { $number } карты
    [many] взято { $number } карт
   *[other] взято { $number } карты
}
venture-event-drew-cards = { $name }: взято — { $cards }
venture-event-drew_from_discard = { $name }: взято из сброса — { $card }
venture-event-looked = { $name }: { $number ->
    [one] просмотрена { $number } карта
    [few] просмотрено { $number } карты
    [many] просмотрено { $number } карт
   *[other] просмотрено { $number } карты
}
venture-event-looked-cards = { $name }: просмотрено — { $cards }
venture-event-put_back = { $name }: { $number ->
    [one] { $number } карта возвращена на колоду
    [few] { $number } карты возвращены на колоду
    [many] { $number } карт возвращено на колоду
   *[other] { $number } карты возвращено на колоду
}
venture-event-discarded = { $name }: сброшено — { $cards }
venture-event-tucked = { $name }: { $number ->
    [one] подложена { $number } карта
    [few] подложено { $number } карты
    [many] подложено { $number } карт
   *[other] подложено { $number } карты
}
venture-event-tucked-cards = { $name }: подложено — { $cards }
venture-event-played = { $name }: сыграна карта «{ $card }»
venture-event-activated = { $name }: активирована карта «{ $card }»
venture-event-advanced = { $name }: улучшена карта «{ $card }»
venture-event-enchanted = { $name }: зачарована постройка «{ $card }»
venture-event-gained = { $name }: { $coins ->
    [one] получена { $coins } монета
    [few] получено { $coins } монеты
    [many] получено { $coins } монет
   *[other] получено { $coins } монеты
}
venture-event-paid = { $name }: { $coins ->
    [one] заплачена { $coins } монета
    [few] заплачено { $coins } монеты
    [many] заплачено { $coins } монет
   *[other] заплачено { $coins } монеты
}
venture-event-invested = { $name }: вложено { $coins } в «{ $card }»
venture-event-supplied = { $name }: на «{ $card }» { $number ->
    [one] положен { $number } припас
    [few] положено { $number } припаса
    [many] положено { $number } припасов
   *[other] положено { $number } припаса
}
venture-event-handed_over = { $name }: монета с вещи «{ $card }»
venture-event-handed_over-other = { $name }: монета с вещи «{ $card }» ({ $owner })
venture-event-took_supply = { $name }: припас с вещи «{ $card }» взят как монета
venture-event-answered = { $name }: срабатывает «{ $card }»
venture-event-relic = { $name }: эффект реликвии «{ $card }»
venture-event-opened = { $name }: { $chest } — { $option }
venture-event-travelled = { $name }: путешествие, теперь { $space }
venture-event-stayed = { $name }: сдвинуться нельзя
venture-event-went_home = { $name }: путник возвращается Домой
venture-event-took_token = { $name }: взят жетон — { $token }
venture-event-took_enchantment = { $name }: взят жетон чар
venture-event-stalling = Карты давно не покидают колоду: если так пойдёт и дальше, последние ходы начнутся через столько ходов: { $turns }
venture-event-deck_empty = Колода пуста: каждому ещё по ходу
venture-event-stalled = Карты слишком долго не покидают колоду: каждому ещё по ходу
venture-event-over = Партия окончена: { $scores }
venture-event-undone = { $name }: это действие отменено

## Почему чего-то нельзя

venture-reason-past_chance = действие { $taken } из { $asked } берёт карты: остальное решается, когда они видны
venture-reason-undo_chance = с тех пор брали карты: отменить это нельзя

## Что набирают

venture-position = Чего вам не видно, в этой позиции разложено наугад:
venture-help =
    Наберите номер варианта или его слова. Хватит начала каждого слова, если
    подходит только один вариант; хватит и одного названия карты. Несколько
    действий сразу, через запятую, выполняются целиком или никак: «1, 2».

    cards          ваша рука и сыгранные карты, по строке на карту
    card НАЗВАНИЕ  карта целиком, с разобранными примерами
    rules V-3.4    правило словами; одно rules называет разделы
    pile           сброс, самая новая карта первой
    map            всё поле
    position       позиция одной строкой, для kubok play --position
    why            последний отказ с полным правилом
    table          стол ещё раз
    undo           отменить последнее действие, пока не открылось ничего скрытого
    save ФАЙЛ      сохранить партию; продолжить: kubok play --load ФАЙЛ
    quit           уйти из-за стола
