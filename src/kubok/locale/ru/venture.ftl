# «A Wild Venture» словами: карты и клетки, вопросы, варианты, отказы, события и стол в терминале.

## Карты, колоды, сундуки

venture-sort-villager = { $species ->
    [crow] житель-ворона
    [frog] житель-лягушка
   *[rabbit] житель-кролик
}
venture-sort-gear = { $species ->
    [crow] снаряжение ворон
    [frog] снаряжение лягушек
   *[rabbit] снаряжение кроликов
}
venture-sort-building = { $species ->
    [crow] постройка ворон
    [frog] постройка лягушек
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
venture-chest-iron-1 = подложите 1 карту с руки
venture-chest-iron-2 = положите 1 припас на одного из своих жителей
venture-chest-iron-3 = посмотрите 3 карты: возьмите 1, сбросьте 2
venture-chest-golden-1 = подложите 2 карты с руки
venture-chest-golden-2 = активируйте одного из своих жителей
venture-chest-golden-3 = посмотрите 5 карт: возьмите 2, сбросьте 3
venture-chest-ruby-1 = подложите 3 карты с руки
venture-chest-ruby-2 = выберите 2 карты из сброса: одну подложите, другую сыграйте бесплатно
venture-chest-ruby-3 = посмотрите 5 карт: подложите 1, возьмите 2, сбросьте 2

## Поле

venture-home = Дом
venture-place = { $space } ({ $trail })
venture-space = { $space }: { $gives }
venture-between-notes = { " · " }
venture-no-token = жетона для вас уже нет
venture-token-there = { $reward } (жетон)
venture-toll-coins = плата за проход: заплатите { $number ->
    [one] { $number } монету
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}
venture-toll-cards = плата за проход: сбросьте { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
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
venture-wilder = Ещё более дикое путешествие: обе тематические колоды, по восемь карт, три из них сбрасывают (V-8.2).
venture-no-memory = Без запоминания: карты показывают, когда их подкладывают, и свою стопку можно просматривать (V-8.1).
venture-share-ties = При ничьей победу делят, как советует автор (V-7.3).
venture-sealed = Колода запечатана. Обязательство: { $commitment }
venture-sealed-why = Оно зафиксировано до первой карты; после партии откроется секрет, и каждую взятую карту можно будет проверить.
venture-simulated = Колода перемешана по начальному числу { $seed }: одно и то же число даёт одну и ту же партию.
venture-over = Партия окончена: { $rounds ->
    [one] сыгран { $rounds } ход
    [few] сыграно { $rounds } хода
    [many] сыграно { $rounds } ходов
   *[other] сыграно { $rounds } хода
}.
venture-verified = Проверено: все взятые из колоды карты ({ $draws }) такие, как велит секрет, и партия повторяется по правилам.

## Стол

venture-set-up = Подготовка
venture-turn = Ход { $number }
venture-last-turns = { $number ->
    [1] последний ход
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
    [frog] лягушка
   *[rabbit] кролик
}
venture-in-hand = на руке { $number }
venture-tokens = жетоны чар { $number }
venture-tucked = подложено { $number }
venture-first = первый игрок
venture-pile = Стопка: вороны { $crow }, лягушки { $frog }, кролики { $rabbit }, снаряжение { $gear }
venture-points = Очки: { $total } (жители { $villagers }, постройки { $buildings }, снаряжение { $gear })
venture-score = { $name }: { $words }
venture-row-villagers = Жители
venture-row-gear = Снаряжение
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
venture-plain-numbers = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $numbers }.
venture-plain-who = { $who }.
venture-plain-where = { $name }: путник — { $place }.
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
venture-pending-batch = что сработало: { $card }
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

venture-asked-drafting = выберите начального жителя
venture-asked-aside = { $number ->
    [one] сбросьте ещё { $number } карту
    [few] сбросьте ещё { $number } карты
    [many] сбросьте ещё { $number } карт
   *[other] сбросьте ещё { $number } карты
}
venture-asked-turn = { $number ->
    [1] выполните ещё одно основное действие
    [one] выполните { $number } основное действие
    [few] выполните { $number } основных действия
    [many] выполните { $number } основных действий
   *[other] выполните { $number } основного действия
}
venture-asked-turn-done = выполните свободные действия или завершите ход
venture-asked-ending = какую опустевшую карту подложить теперь?
venture-asked-batch = какая карта сработает следующей?
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
venture-asked-picking-put_back = верните остальные на колоду, первой — ту, что будет сверху ({ $card })
venture-asked-pointing-activate = активируйте жителя ({ $card })
venture-asked-pointing-supply = { $number ->
    [one] положите { $number } припас на карту ({ $card })
    [few] положите { $number } припаса на карту ({ $card })
    [many] положите { $number } припасов на карту ({ $card })
   *[other] положите { $number } припаса на карту ({ $card })
}
venture-asked-pointing-invest = { $number ->
    [1] выберите постройку, чтобы вложить { $number } монету ({ $card })
    [one] выберите постройку, чтобы вложить до { $number } монеты ({ $card })
    [few] выберите постройку, чтобы вложить до { $number } монет ({ $card })
    [many] выберите постройку, чтобы вложить до { $number } монет ({ $card })
   *[other] выберите постройку, чтобы вложить до { $number } монеты ({ $card })
}
venture-asked-starting = активируйте стартовую карту или переверните её на улучшенную сторону ({ $card })
venture-asked-options = выберите одно ({ $card })
venture-asked-chest = { $words }: выберите одно
venture-asked-asking = { $words }? ({ $card })
venture-asked-investing = { $number ->
    [1] вложить { $number } монету? ({ $card })
    [one] вложите до { $number } монеты ({ $card })
    [few] вложите до { $number } монет ({ $card })
    [many] вложите до { $number } монет ({ $card })
   *[other] вложите до { $number } монеты ({ $card })
}
venture-asked-playing = сыграть { $words }? ({ $card })
venture-asked-playing-less = { $number ->
    [one] сыграть { $words } на { $number } монету дешевле? ({ $card })
    [few] сыграть { $words } на { $number } монеты дешевле? ({ $card })
    [many] сыграть { $words } на { $number } монет дешевле? ({ $card })
   *[other] сыграть { $words } на { $number } монеты дешевле? ({ $card })
}
venture-asked-playing_it = { $number ->
    [one] сыграть карту «{ $card }» за { $number } монету?
    [few] сыграть карту «{ $card }» за { $number } монеты?
    [many] сыграть карту «{ $card }» за { $number } монет?
   *[other] сыграть карту «{ $card }» за { $number } монеты?
}
venture-asked-taking = { $number ->
    [one] возьмите { $number } припас со снаряжения ({ $card })
    [few] возьмите { $number } припаса со снаряжения, по одному ({ $card })
    [many] возьмите { $number } припасов со снаряжения, по одному ({ $card })
   *[other] возьмите { $number } припаса со снаряжения, по одному ({ $card })
}
venture-asked-from_pile = { $number ->
    [one] возьмите { $number } карту из сброса ({ $card })
    [few] возьмите { $number } карты из сброса ({ $card })
    [many] возьмите { $number } карт из сброса ({ $card })
   *[other] возьмите { $number } карты из сброса ({ $card })
}
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
venture-action-end = завершить ход
venture-action-yes = да
venture-action-no = нет
venture-action-stop = остановиться здесь
venture-way = идти: { $place }
venture-option = вариант { $number }
venture-invest = { $coins ->
    [0] ничего не вкладывать
    [one] вложить { $coins } монету
    [few] вложить { $coins } монеты
    [many] вложить { $coins } монет
   *[other] вложить { $coins } монеты
}
venture-invest-most = Здесь можно инвестировать не больше { $most }; введите число от 0 до { $most }.
venture-action-play = сыграть: { $card }
venture-action-activate = активировать: { $card }
venture-action-advance = улучшить: { $card }
venture-action-enchant = зачаровать: { $card }
venture-action-choose = выбрать: { $card }
venture-action-take = выбрать: { $card }
venture-action-lay_down = сбросить: { $card }
venture-action-put_away = подложить: { $card }
venture-action-let = пусть сработает: { $card }
venture-action-take_from = взять с карты: { $card }
venture-action-draw = взять: { $card }
venture-action-tuck = подложить: { $card }
venture-action-discard = сбросить: { $card }
venture-action-put_back = вернуть: { $card }
venture-action-supply = припасы сюда: { $card }
venture-action-invest_in = вложить сюда: { $card }

## События

venture-event-first_player = { $you ->
    [yes] Первый ход — ваш
   *[no] Первый ход делает { $name }
 }
venture-event-dealt = { $you ->
    [yes] Вы начинаете
   *[no] { $name } начинает
 } с { $number ->
    [one] { $number } картой
    [few] { $number } картами
    [many] { $number } картами
   *[other] { $number } карты
 }
venture-event-dealt-cards = { $you ->
    [yes] Вы начинаете
   *[no] { $name } начинает
 } с картами: { $cards }
venture-event-drafted = { $you ->
    [yes] Вы выбираете
   *[no] { $name } выбирает
 } начального жителя: { $card }
venture-event-left_over = { $card }: никто не взял, это первая карта сброса
venture-event-turn = { $you ->
    [yes] Ход { $number }: ваш
   *[no] Ход { $number }: { $name }
 }
venture-event-turn-last = Ход { $number }: { $you ->
    [yes] ваш
   *[no] { $name }
 }, { $last ->
    [1] последний ход партии
    [one] с этим остался { $last } ход
    [few] с этим осталось { $last } хода
    [many] с этим осталось { $last } ходов
   *[other] с этим осталось { $last } хода
 }
venture-event-drew = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
 } { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }
venture-event-drew-cards = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
 }: { $cards }
venture-event-drew_from_discard = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
 } из сброса: { $card }
venture-event-looked = { $you ->
    [yes] Вы смотрите
   *[no] { $name } смотрит
 } { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }
venture-event-looked-cards = { $you ->
    [yes] Вы смотрите
   *[no] { $name } смотрит
 }: { $cards }
venture-event-put_back = { $you ->
    [yes] Вы возвращаете
   *[no] { $name } возвращает
 } на колоду { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }
venture-event-discarded = { $you ->
    [yes] Вы сбрасываете
   *[no] { $name } сбрасывает
 }: { $cards }
venture-event-tucked = { $you ->
    [yes] Вы подкладываете
   *[no] { $name } подкладывает
 } { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }
venture-event-tucked-cards = { $you ->
    [yes] Вы подкладываете
   *[no] { $name } подкладывает
 }: { $cards }
venture-event-played = { $you ->
    [yes] Вы разыгрываете
   *[no] { $name } разыгрывает
 } карту «{ $card }»
venture-event-activated = { $you ->
    [yes] Вы активируете
   *[no] { $name } активирует
 } карту «{ $card }»
venture-event-advanced = { $you ->
    [yes] Вы улучшаете
   *[no] { $name } улучшает
 } карту «{ $card }»
venture-event-enchanted = { $you ->
    [yes] Вы зачаровываете
   *[no] { $name } зачаровывает
 } постройку «{ $card }»
venture-event-gained = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }
venture-event-paid = { $you ->
    [yes] Вы платите
   *[no] { $name } платит
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }
venture-event-invested = { $you ->
    [yes] Вы вкладываете
   *[no] { $name } вкладывает
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 } в постройку «{ $card }»
venture-event-supplied = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
 } { $number ->
    [one] { $number } припас
    [few] { $number } припаса
    [many] { $number } припасов
   *[other] { $number } припаса
 } на карту «{ $card }»
venture-event-handed_over = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } монету со своей карты «{ $card }»
venture-event-handed_over-other = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } монету { $owner_you ->
    [yes] с вашей карты «{ $card }»
   *[no] с карты «{ $card }» ({ $owner })
 }
venture-event-took_supply = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
 } припас с карты «{ $card }» как монету
venture-event-answered = { $you ->
    [yes] Срабатывает ваша карта «{ $card }»
   *[no] Срабатывает карта «{ $card }» ({ $name })
 }
venture-event-relic = { $you ->
    [yes] Вы применяете
   *[no] { $name } применяет
 } эффект реликвии «{ $card }»
venture-event-opened = { $you ->
    [yes] Вы открываете
   *[no] { $name } открывает
 } { $chest }: { $option }
venture-event-travelled = { $you ->
    [yes] Вы путешествуете
   *[no] { $name } путешествует
 }, теперь — { $space }
venture-event-stayed = { $you ->
    [yes] Вы не можете
   *[no] { $name } не может
 } сдвинуться с места
venture-event-went_home = { $you ->
    [yes] Ваш путник возвращается Домой
   *[no] { $name }: путник возвращается Домой
 }
venture-event-took_token = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
 } жетон: { $token }
venture-event-took_enchantment = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
 } жетон чар
venture-event-stalling = Карты давно не покидают колоду: если так пойдёт и дальше, последние ходы начнутся через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
 }
venture-event-deck_empty = Колода пуста: каждому ещё по ходу
venture-event-stalled = Карты слишком долго не покидают колоду: каждому ещё по ходу
venture-event-over = Партия окончена: { $scores }
venture-event-undone = { $you ->
    [yes] Вы отменяете
   *[no] { $name } отменяет
 } это действие

## Почему чего-то нельзя

venture-reason-past_chance = действие { $taken } из { $asked } берёт карты: остальное решите, когда увидите их
venture-reason-undo_chance = с тех пор брали карты: отменить это нельзя

## Что набирают

venture-help =
    Наберите номер варианта или его слова. Хватит начала каждого слова, если
    подходит только один вариант; хватит и одного названия карты. Несколько
    действий сразу, через запятую, выполняются целиком или не выполняются
    вовсе: «1, 2».

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
