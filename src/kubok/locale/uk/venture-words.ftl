# Слова на картах «Буремних мандрів»: текст карти складається з них. Значення: n число, what іменник із цього файлу,
# rest та inner ефекти, що йдуть далі.

## Ефекти

words-gain = отримайте { $n }
words-gain-per = отримайте { $n } за { $what }
words-draw = потягніть { $n }
words-draw-per = потягніть { $n } за { $what }
words-from-discard = потягніть { $n } на ваш вибір зі смітника
words-tuck = підкладіть { $n } з руки
words-discard = скиньте { $n }
words-travel = мандруйте на { $n }
words-travel-drawing = мандруйте на { $n }; якщо винагорода цього переміщення – «отримайте», натомість потягніть стільки ж карт
words-invest = інвестуйте { $n }
words-invest-here = інвестуйте { $n } сюди
words-supply = { $n ->
    [one] покладіть { $n } припас на іншого свого мешканця
    [few] покладіть { $n } припаси на іншого свого мешканця
    [many] покладіть { $n } припасів на іншого свого мешканця
   *[other] покладіть { $n } припасу на іншого свого мешканця
}
words-supply-any = { $n ->
    [one] покладіть { $n } припас на одного зі своїх мешканців
    [few] покладіть { $n } припаси на одного зі своїх мешканців
    [many] покладіть { $n } припасів на одного зі своїх мешканців
   *[other] покладіть { $n } припасу на одного зі своїх мешканців
}
words-supply-gear = { $n ->
    [one] покладіть { $n } припас на одну зі своїх карт манаток
    [few] покладіть { $n } припаси на одну зі своїх карт манаток
    [many] покладіть { $n } припасів на одну зі своїх карт манаток
   *[other] покладіть { $n } припасу на одну зі своїх карт манаток
}
words-take = { $n ->
    [one] візьміть { $n } припас із будь-якої манатки як монету
    [few] візьміть { $n } припаси з будь-яких манаток як монети
    [many] візьміть { $n } припасів із будь-яких манаток як монети
   *[other] візьміть { $n } припасу з будь-яких манаток як монети
}
words-take-theirs = { $n ->
    [one] візьміть { $n } припас із манатки суперника як монету
    [few] візьміть { $n } припаси з манаток суперника як монети
    [many] візьміть { $n } припасів із манаток суперника як монети
   *[other] візьміть { $n } припасу з манаток суперника як монети
}
words-activate = активуйте { $what }
words-activate-villager = активуйте іншого свого мешканця, який сам нічого не активує
words-advance = вдоскональте { $what }
words-study = активуйте або вдоскональте { $what }
words-chest-iron = відкрийте залізну скриню
words-chest-golden = відкрийте золоту скриню
words-chest-golden-villager = відкрийте золоту скриню; мешканця, який сам таку відкриває, вона не активує
words-chest-ruby = відкрийте рубінову скриню
words-enchantment = візьміть жетон зачарування
words-play = можете зіграти { $what } з руки, сплативши вартість
words-play-less = можете зіграти { $what } з руки на { $n } дешевше
words-play-it = можете зіграти її, сплативши вартість
words-play-it-investing = можете зіграти її, сплативши вартість; якщо зіграли, інвестуйте { $n } сюди
words-they-gain = суперник отримує { $n }
words-they-draw = суперник тягне { $n }
words-they-discard = суперник скидає { $n }
words-look = подивіться { $n }: { $inner }
words-look-tuck = підкладіть { $n }
words-or = { $one } або { $other }
words-less = вона коштує на { $n } менше
words-further = можете пройти на { $n } далі

## Вартість та умови всередині ефекту

words-pay = заплатіть { $n }: { $rest }
words-pay-discard = скиньте { $n }: { $rest }
words-pay-tuck = підкладіть { $n } з руки: { $rest }
words-may-pay = можете заплатити { $n }: { $rest }
words-may-pay-discard = можете скинути { $n }: { $rest }
words-may-pay-tuck = можете підкласти { $n } з руки: { $rest }
words-if-poorer = якщо у вас менше монет, ніж у суперника: { $rest }
words-if-shorter = якщо у вас у руці менше карт, ніж у суперника: { $rest }
words-if-home = якщо ваш мандрівник удома: { $rest }

## Що рахують

words-per-villager = кожного свого розіграного мешканця
words-per-gear = кожну свою розіграну манатку
words-per-building = кожну свою будівлю
words-per-any-gear = кожну розіграну манатку, хоч би чия вона була
words-per-enchanted = кожну свою зачаровану будівлю
words-per-advanced = кожну свою вдосконалену стартову карту

## Що грають, скидають чи активують

words-the-card = карту
words-the-villager = карту мешканця
words-the-gear = карту манатки
words-the-building = карту будівлі
words-the-crow = карту ворони
words-the-frog = карту жаби
words-the-rabbit = карту кролика
words-own-nest = гніздо
words-own-lily-pad = латаття
words-own-burrow = нору
words-own-starter = стартову карту
words-own-villager = карту мешканця
words-own-crow = мешканця-ворону
words-own-frog = мешканця-жабу
words-own-rabbit = мешканця-кролика
words-some-nest = гніздо
words-some-lily-pad = латаття
words-some-burrow = нору
words-some-starter = стартову карту
words-some-villager = карту мешканця
words-some-crow = мешканця-ворону
words-some-frog = мешканця-жабу
words-some-rabbit = мешканця-кролика

## На що чекає манатка: це робить будь-який гравець

words-any-gain = гравець отримує монети
words-any-draw = гравець тягне карти
words-any-travel = гравець мандрує
words-any-look = гравець дивиться карти
words-any-invest = гравець інвестує
words-any-tuck = гравець підкладає карту
words-any-chest = переміщення гравця закінчилося на скрині
words-any-trail-end = гравець доходить до кінця шляху
words-any-token = гравець бере жетон з поля
words-any-advance = гравець вдосконалює стартову карту
words-any-enchant = гравець зачаровує будівлю
words-any-play = гравець грає { $what }
words-any-discard = гравець скидає { $what } з руки
words-any-activate = гравець активує { $what }

## На що чекає будівля: це робить її власник

words-you-gain = коли ви отримуєте монети
words-you-draw = коли ви тягнете карти
words-you-travel = коли ви мандруєте
words-you-look = коли ви дивитеся карти
words-you-invest = коли ви інвестуєте
words-you-tuck = коли ви підкладаєте карту
words-you-chest = коли ваше переміщення закінчилося на скрині
words-you-trail-end = коли ви дійшли до кінця шляху
words-you-token = коли ви берете жетон з поля
words-you-advance = коли ви вдосконалюєте стартову карту
words-you-enchant = коли ви зачаровуєте будівлю
words-you-play = коли ви граєте { $what }
words-you-discard = коли ви скидаєте { $what } з руки
words-you-activate = коли ви активуєте { $what }

## Рядки карти

words-effect = { $rest }
words-free = вільна дія
words-trigger = { $when }: бере 1 припас
words-relic = реліквія: { $rest }
words-when = { $when }: { $rest }
words-once = зачарування, один раз: { $rest }
words-lasting = зачарована, натомість: { $rest }
words-basic = базовий бік: { $rest }
words-advanced = просунутий бік: { $rest }
