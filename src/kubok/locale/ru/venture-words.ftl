# Слова на картах A Wild Venture: текст карты складывается из них. Значения: n число, what существительное из этого
# файла, rest и inner эффекты, которые идут дальше.

## Эффекты

venture-words-gain = { $n ->
    [one] получите { $n } монету
    [few] получите { $n } монеты
    [many] получите { $n } монет
   *[other] получите { $n } монеты
}
venture-words-gain-per = { $n ->
    [one] получите { $n } монету за { $what }
    [few] получите { $n } монеты за { $what }
    [many] получите { $n } монет за { $what }
   *[other] получите { $n } монеты за { $what }
}
venture-words-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
    [many] возьмите { $n } карт
   *[other] возьмите { $n } карты
}
venture-words-draw-per = { $n ->
    [one] возьмите { $n } карту за { $what }
    [few] возьмите { $n } карты за { $what }
    [many] возьмите { $n } карт за { $what }
   *[other] возьмите { $n } карты за { $what }
}
venture-words-from-discard = { $n ->
    [one] возьмите { $n } карту на ваш выбор из сброса
    [few] возьмите { $n } карты на ваш выбор из сброса
    [many] возьмите { $n } карт на ваш выбор из сброса
   *[other] возьмите { $n } карты на ваш выбор из сброса
}
venture-words-tuck = { $n ->
    [one] подложите { $n } карту с руки
    [few] подложите { $n } карты с руки
    [many] подложите { $n } карт с руки
   *[other] подложите { $n } карты с руки
}
venture-words-discard = { $n ->
    [one] сбросьте { $n } карту
    [few] сбросьте { $n } карты
    [many] сбросьте { $n } карт
   *[other] сбросьте { $n } карты
}
venture-words-travel = { $n ->
    [one] путешествуйте на { $n } клетку
    [few] путешествуйте на { $n } клетки
    [many] путешествуйте на { $n } клеток
   *[other] путешествуйте на { $n } клетки
}
venture-words-travel-drawing = { $n ->
    [one] путешествуйте на { $n } клетку; если награда этого перемещения — «получите», вместо монет возьмите столько же карт
    [few] путешествуйте на { $n } клетки; если награда этого перемещения — «получите», вместо монет возьмите столько же карт
    [many] путешествуйте на { $n } клеток; если награда этого перемещения — «получите», вместо монет возьмите столько же карт
   *[other] путешествуйте на { $n } клетки; если награда этого перемещения — «получите», вместо монет возьмите столько же карт
}
venture-words-invest = { $n ->
    [1] можете вложить { $n } монету
    [one] вложите до { $n } монеты
    [few] вложите до { $n } монет
    [many] вложите до { $n } монет
   *[other] вложите до { $n } монеты
}
venture-words-invest-here = { $n ->
    [1] можете вложить сюда { $n } монету
    [one] вложите сюда до { $n } монеты
    [few] вложите сюда до { $n } монет
    [many] вложите сюда до { $n } монет
   *[other] вложите сюда до { $n } монеты
}
venture-words-supply = { $n ->
    [one] положите { $n } припас на другого своего жителя
    [few] положите { $n } припаса на другого своего жителя
    [many] положите { $n } припасов на другого своего жителя
   *[other] положите { $n } припаса на другого своего жителя
}
venture-words-supply-any = { $n ->
    [one] положите { $n } припас на одного из своих жителей
    [few] положите { $n } припаса на одного из своих жителей
    [many] положите { $n } припасов на одного из своих жителей
   *[other] положите { $n } припаса на одного из своих жителей
}
venture-words-supply-gear = { $n ->
    [one] положите { $n } припас на одну из своих карт снаряжения
    [few] положите { $n } припаса на одну из своих карт снаряжения
    [many] положите { $n } припасов на одну из своих карт снаряжения
   *[other] положите { $n } припаса на одну из своих карт снаряжения
}
venture-words-take = { $n ->
    [one] возьмите { $n } припас с любого снаряжения как монету
    [few] возьмите { $n } припаса с любого снаряжения как монеты
    [many] возьмите { $n } припасов с любого снаряжения как монеты
   *[other] возьмите { $n } припаса с любого снаряжения как монеты
}
venture-words-take-theirs = { $n ->
    [one] возьмите { $n } припас со снаряжения соперника как монету
    [few] возьмите { $n } припаса со снаряжения соперника как монеты
    [many] возьмите { $n } припасов со снаряжения соперника как монеты
   *[other] возьмите { $n } припаса со снаряжения соперника как монеты
}
venture-words-activate = активируйте { $what }
venture-words-activate-villager = активируйте другого своего жителя, который сам никого не активирует
venture-words-advance = улучшите { $what }
venture-words-study = активируйте или улучшите { $what }
venture-words-chest-iron = откройте железный сундук
venture-words-chest-golden = откройте золотой сундук
venture-words-chest-golden-villager = откройте золотой сундук; жителя, который сам такой открывает, он не активирует
venture-words-chest-ruby = откройте рубиновый сундук
venture-words-enchantment = возьмите жетон чар
venture-words-play = можете сыграть { $what } с руки, заплатив её стоимость
venture-words-play-less = { $n ->
    [one] можете сыграть { $what } с руки на { $n } монету дешевле
    [few] можете сыграть { $what } с руки на { $n } монеты дешевле
    [many] можете сыграть { $what } с руки на { $n } монет дешевле
   *[other] можете сыграть { $what } с руки на { $n } монеты дешевле
}
venture-words-play-it = можете сыграть её, заплатив её стоимость
venture-words-play-it-investing = { $n ->
    [1] можете сыграть её, заплатив её стоимость; если сыграли, можете вложить сюда { $n } монету
    [one] можете сыграть её, заплатив её стоимость; если сыграли, вложите сюда до { $n } монеты
    [few] можете сыграть её, заплатив её стоимость; если сыграли, вложите сюда до { $n } монет
    [many] можете сыграть её, заплатив её стоимость; если сыграли, вложите сюда до { $n } монет
   *[other] можете сыграть её, заплатив её стоимость; если сыграли, вложите сюда до { $n } монеты
}
venture-words-they-gain = { $n ->
    [one] соперник получает { $n } монету
    [few] соперник получает { $n } монеты
    [many] соперник получает { $n } монет
   *[other] соперник получает { $n } монеты
}
venture-words-they-draw = { $n ->
    [one] соперник берёт { $n } карту
    [few] соперник берёт { $n } карты
    [many] соперник берёт { $n } карт
   *[other] соперник берёт { $n } карты
}
venture-words-they-discard = { $n ->
    [one] соперник сбрасывает { $n } карту
    [few] соперник сбрасывает { $n } карты
    [many] соперник сбрасывает { $n } карт
   *[other] соперник сбрасывает { $n } карты
}
venture-words-look = { $n ->
    [one] посмотрите { $n } карту: { $inner }
    [few] посмотрите { $n } карты: { $inner }
    [many] посмотрите { $n } карт: { $inner }
   *[other] посмотрите { $n } карты: { $inner }
}
venture-words-look-tuck = { $n ->
    [one] подложите { $n } карту
    [few] подложите { $n } карты
    [many] подложите { $n } карт
   *[other] подложите { $n } карты
}
venture-words-or = { $one } или { $other }
venture-words-less = { $n ->
    [one] она стоит на { $n } монету меньше
    [few] она стоит на { $n } монеты меньше
    [many] она стоит на { $n } монет меньше
   *[other] она стоит на { $n } монеты меньше
}
venture-words-further = { $n ->
    [one] можете пройти на { $n } клетку дальше
    [few] можете пройти на { $n } клетки дальше
    [many] можете пройти на { $n } клеток дальше
   *[other] можете пройти на { $n } клетки дальше
}

## Плата и условия внутри эффекта

venture-words-pay = { $n ->
    [one] заплатите { $n } монету: { $rest }
    [few] заплатите { $n } монеты: { $rest }
    [many] заплатите { $n } монет: { $rest }
   *[other] заплатите { $n } монеты: { $rest }
}
venture-words-pay-discard = { $n ->
    [one] сбросьте { $n } карту: { $rest }
    [few] сбросьте { $n } карты: { $rest }
    [many] сбросьте { $n } карт: { $rest }
   *[other] сбросьте { $n } карты: { $rest }
}
venture-words-pay-tuck = { $n ->
    [one] подложите { $n } карту с руки: { $rest }
    [few] подложите { $n } карты с руки: { $rest }
    [many] подложите { $n } карт с руки: { $rest }
   *[other] подложите { $n } карты с руки: { $rest }
}
venture-words-may-pay = { $n ->
    [one] можете заплатить { $n } монету: { $rest }
    [few] можете заплатить { $n } монеты: { $rest }
    [many] можете заплатить { $n } монет: { $rest }
   *[other] можете заплатить { $n } монеты: { $rest }
}
venture-words-may-pay-discard = { $n ->
    [one] можете сбросить { $n } карту: { $rest }
    [few] можете сбросить { $n } карты: { $rest }
    [many] можете сбросить { $n } карт: { $rest }
   *[other] можете сбросить { $n } карты: { $rest }
}
venture-words-may-pay-tuck = { $n ->
    [one] можете подложить { $n } карту с руки: { $rest }
    [few] можете подложить { $n } карты с руки: { $rest }
    [many] можете подложить { $n } карт с руки: { $rest }
   *[other] можете подложить { $n } карты с руки: { $rest }
}
venture-words-if-poorer = если у вас меньше монет, чем у соперника: { $rest }
venture-words-if-shorter = если у вас на руке меньше карт, чем у соперника: { $rest }
venture-words-if-home = если ваш путник Дома: { $rest }

## Что считают

venture-words-per-villager = каждого своего жителя в игре
venture-words-per-gear = каждую свою карту снаряжения в игре
venture-words-per-building = каждую свою постройку
venture-words-per-any-gear = каждую карту снаряжения в игре, чья бы она ни была
venture-words-per-enchanted = каждую свою зачарованную постройку
venture-words-per-advanced = каждую свою улучшенную стартовую карту

## Что играют, сбрасывают или активируют

venture-words-the-card = карту
venture-words-the-villager = карту жителя
venture-words-the-gear = карту снаряжения
venture-words-the-building = карту постройки
venture-words-the-crow = карту вороны
venture-words-the-frog = карту лягушки
venture-words-the-rabbit = карту кролика
venture-words-own-nest = своё гнездо
venture-words-own-lily-pad = свою кувшинку
venture-words-own-burrow = свою нору
venture-words-own-starter = одну из своих стартовых карт
venture-words-own-villager = жителя
venture-words-own-crow = жителя-ворону
venture-words-own-frog = жителя-лягушку
venture-words-own-rabbit = жителя-кролика
venture-words-some-nest = гнездо
venture-words-some-lily-pad = кувшинку
venture-words-some-burrow = нору
venture-words-some-starter = стартовую карту
venture-words-some-villager = жителя
venture-words-some-crow = жителя-ворону
venture-words-some-frog = жителя-лягушку
venture-words-some-rabbit = жителя-кролика

## Чего ждёт снаряжение: это делает любой игрок

venture-words-any-gain = игрок получает монеты
venture-words-any-draw = игрок берёт карты
venture-words-any-travel = игрок путешествует
venture-words-any-look = игрок смотрит карты
venture-words-any-invest = игрок вкладывает монеты
venture-words-any-tuck = игрок подкладывает карту
venture-words-any-chest = перемещение игрока закончилось на сундуке
venture-words-any-trail-end = игрок доходит до конца тропы
venture-words-any-token = игрок берёт жетон с поля
venture-words-any-advance = игрок улучшает стартовую карту
venture-words-any-enchant = игрок зачаровывает постройку
venture-words-any-play = игрок разыгрывает { $what }
venture-words-any-discard = игрок сбрасывает { $what } с руки
venture-words-any-activate = игрок активирует { $what }

## Чего ждёт постройка: это делает её владелец

venture-words-you-gain = когда вы получаете монеты
venture-words-you-draw = когда вы берёте карты
venture-words-you-travel = когда вы путешествуете
venture-words-you-look = когда вы смотрите карты
venture-words-you-invest = когда вы вкладываете монеты
venture-words-you-tuck = когда вы подкладываете карту
venture-words-you-chest = когда ваше перемещение закончилось на сундуке
venture-words-you-trail-end = когда вы дошли до конца тропы
venture-words-you-token = когда вы берёте жетон с поля
venture-words-you-advance = когда вы улучшаете стартовую карту
venture-words-you-enchant = когда вы зачаровываете постройку
venture-words-you-play = когда вы разыгрываете { $what }
venture-words-you-discard = когда вы сбрасываете { $what } с руки
venture-words-you-activate = когда вы активируете { $what }

## Строки карты

venture-words-then = { "; " }
venture-words-free = свободное действие
venture-words-trigger = { $when }: ему 1 припас отсюда
venture-words-relic = реликвия: { $rest }
venture-words-when = { $when }: { $rest }
venture-words-once = чары, один раз: { $rest }
venture-words-lasting = под чарами, вместо этого: { $rest }
venture-words-basic = обычная сторона: { $rest }
venture-words-advanced = улучшенная сторона: { $rest }
