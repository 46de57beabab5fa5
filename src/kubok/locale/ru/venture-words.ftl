# Слова на картах A Wild Venture: текст карты складывается из них. Значения: n число, what существительное из этого
# файла, rest и inner эффекты, которые идут дальше.

## Эффекты

words-gain = получите { $n }
words-gain-per = получите { $n } за { $what }
words-draw = возьмите { $n }
words-draw-per = возьмите { $n } за { $what }
words-from-discard = возьмите { $n } на ваш выбор из сброса
words-tuck = подложите { $n } с руки
words-discard = сбросьте { $n }
words-travel = путешествуйте на { $n }
words-travel-drawing = путешествуйте на { $n }; если награда этого перемещения — «получите», вместо неё возьмите столько же карт
words-invest = вложите { $n }
words-invest-here = вложите { $n } сюда
words-supply = { $n ->
    [one] положите { $n } припас на другого своего жителя
    [few] положите { $n } припаса на другого своего жителя
    [many] положите { $n } припасов на другого своего жителя
   *[other] положите { $n } припаса на другого своего жителя
}
words-supply-any = { $n ->
    [one] положите { $n } припас на одного из своих жителей
    [few] положите { $n } припаса на одного из своих жителей
    [many] положите { $n } припасов на одного из своих жителей
   *[other] положите { $n } припаса на одного из своих жителей
}
words-supply-gear = { $n ->
    [one] положите { $n } припас на одну из своих вещей
    [few] положите { $n } припаса на одну из своих вещей
    [many] положите { $n } припасов на одну из своих вещей
   *[other] положите { $n } припаса на одну из своих вещей
}
words-take = { $n ->
    [one] возьмите { $n } припас с любой вещи как монету
    [few] возьмите { $n } припаса с любых вещей как монеты
    [many] возьмите { $n } припасов с любых вещей как монеты
   *[other] возьмите { $n } припаса с любых вещей как монеты
}
words-take-theirs = { $n ->
    [one] возьмите { $n } припас с вещи соперника как монету
    [few] возьмите { $n } припаса с вещей соперника как монеты
    [many] возьмите { $n } припасов с вещей соперника как монеты
   *[other] возьмите { $n } припаса с вещей соперника как монеты
}
words-activate = активируйте { $what }
words-activate-villager = активируйте другого своего жителя, который сам никого не активирует
words-advance = улучшите { $what }
words-study = активируйте или улучшите { $what }
words-chest-iron = откройте железный сундук
words-chest-golden = откройте золотой сундук
words-chest-golden-villager = откройте золотой сундук; жителя, который сам такой открывает, он не активирует
words-chest-ruby = откройте рубиновый сундук
words-enchantment = возьмите жетон чар
words-play = можете сыграть { $what } с руки, заплатив её стоимость
words-play-less = можете сыграть { $what } с руки на { $n } дешевле
words-play-it = можете сыграть её, заплатив её стоимость
words-play-it-investing = можете сыграть её, заплатив её стоимость; если сыграли, вложите { $n } сюда
words-they-gain = соперник получает { $n }
words-they-draw = соперник берёт { $n }
words-they-discard = соперник сбрасывает { $n }
words-look = посмотрите { $n }: { $inner }
words-look-tuck = подложите { $n }
words-or = { $one } или { $other }
words-less = она стоит на { $n } меньше
words-further = можете пройти на { $n } дальше

## Плата и условия внутри эффекта

words-pay = заплатите { $n }: { $rest }
words-pay-discard = сбросьте { $n }: { $rest }
words-pay-tuck = подложите { $n } с руки: { $rest }
words-may-pay = можете заплатить { $n }: { $rest }
words-may-pay-discard = можете сбросить { $n }: { $rest }
words-may-pay-tuck = можете подложить { $n } с руки: { $rest }
words-if-poorer = если у вас меньше монет, чем у соперника: { $rest }
words-if-shorter = если у вас на руке меньше карт, чем у соперника: { $rest }
words-if-home = если ваш путник Дома: { $rest }

## Что считают

words-per-villager = каждого своего сыгранного жителя
words-per-gear = каждую свою сыгранную вещь
words-per-building = каждую свою постройку
words-per-any-gear = каждую сыгранную вещь, чья бы она ни была
words-per-enchanted = каждую свою зачарованную постройку
words-per-advanced = каждую свою улучшенную стартовую карту

## Что играют, сбрасывают или активируют

words-the-card = карту
words-the-villager = карту жителя
words-the-gear = карту вещи
words-the-building = карту постройки
words-the-crow = карту вороны
words-the-frog = карту жабы
words-the-rabbit = карту кролика
words-own-nest = гнездо
words-own-lily-pad = кувшинку
words-own-burrow = нору
words-own-starter = стартовую карту
words-own-villager = карту жителя
words-own-crow = жителя-ворону
words-own-frog = жителя-жабу
words-own-rabbit = жителя-кролика
words-some-nest = гнездо
words-some-lily-pad = кувшинку
words-some-burrow = нору
words-some-starter = стартовую карту
words-some-villager = карту жителя
words-some-crow = жителя-ворону
words-some-frog = жителя-жабу
words-some-rabbit = жителя-кролика

## Чего ждёт вещь: это делает любой игрок

words-any-gain = игрок получает монеты
words-any-draw = игрок берёт карты
words-any-travel = игрок путешествует
words-any-look = игрок смотрит карты
words-any-invest = игрок вкладывает монеты
words-any-tuck = игрок подкладывает карту
words-any-chest = перемещение игрока окончилось на сундуке
words-any-trail-end = игрок доходит до конца тропы
words-any-token = игрок берёт жетон с поля
words-any-advance = игрок улучшает стартовую карту
words-any-enchant = игрок зачаровывает постройку
words-any-play = игрок играет { $what }
words-any-discard = игрок сбрасывает { $what } с руки
words-any-activate = игрок активирует { $what }

## Чего ждёт постройка: это делает её владелец

words-you-gain = когда вы получаете монеты
words-you-draw = когда вы берёте карты
words-you-travel = когда вы путешествуете
words-you-look = когда вы смотрите карты
words-you-invest = когда вы вкладываете монеты
words-you-tuck = когда вы подкладываете карту
words-you-chest = когда ваше перемещение окончилось на сундуке
words-you-trail-end = когда вы дошли до конца тропы
words-you-token = когда вы берёте жетон с поля
words-you-advance = когда вы улучшаете стартовую карту
words-you-enchant = когда вы зачаровываете постройку
words-you-play = когда вы играете { $what }
words-you-discard = когда вы сбрасываете { $what } с руки
words-you-activate = когда вы активируете { $what }

## Строки карты

words-effect = { $rest }
words-free = свободное действие
words-trigger = { $when }: 1 припас
words-relic = реликвия: { $rest }
words-when = { $when }: { $rest }
words-once = чары, один раз: { $rest }
words-lasting = под чарами, вместо этого: { $rest }
words-basic = обычная сторона: { $rest }
words-advanced = улучшенная сторона: { $rest }
