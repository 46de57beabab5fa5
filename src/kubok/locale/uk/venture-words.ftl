# Слова на картах «Буремних мандрів»: текст карти складається з них. Значення: n число, what іменник із цього файлу,
# rest та inner ефекти, що йдуть далі.

## Ефекти

venture-words-gain = отримайте { $n }
venture-words-gain-per = отримайте { $n } за { $what }
venture-words-draw = потягніть { $n }
venture-words-draw-per = потягніть { $n } за { $what }
venture-words-from-discard = потягніть { $n } на ваш вибір зі смітника
venture-words-tuck = підкладіть { $n } з руки
venture-words-discard = скиньте { $n }
venture-words-travel = мандруйте на { $n }
venture-words-travel-drawing = мандруйте на { $n }; якщо винагорода цього переміщення – «отримайте», натомість потягніть стільки ж карт
venture-words-invest = інвестуйте { $n }
venture-words-invest-here = інвестуйте { $n } сюди
venture-words-supply = { $n ->
    [one] покладіть { $n } припас на іншого свого мешканця
    [few] покладіть { $n } припаси на іншого свого мешканця
    [many] покладіть { $n } припасів на іншого свого мешканця
   *[other] покладіть { $n } припасу на іншого свого мешканця
}
venture-words-supply-any = { $n ->
    [one] покладіть { $n } припас на одного зі своїх мешканців
    [few] покладіть { $n } припаси на одного зі своїх мешканців
    [many] покладіть { $n } припасів на одного зі своїх мешканців
   *[other] покладіть { $n } припасу на одного зі своїх мешканців
}
venture-words-supply-gear = { $n ->
    [one] покладіть { $n } припас на одну зі своїх карт манаток
    [few] покладіть { $n } припаси на одну зі своїх карт манаток
    [many] покладіть { $n } припасів на одну зі своїх карт манаток
   *[other] покладіть { $n } припасу на одну зі своїх карт манаток
}
venture-words-take = { $n ->
    [one] візьміть { $n } припас із будь-якої манатки як монету
    [few] візьміть { $n } припаси з будь-яких манаток як монети
    [many] візьміть { $n } припасів із будь-яких манаток як монети
   *[other] візьміть { $n } припасу з будь-яких манаток як монети
}
venture-words-take-theirs = { $n ->
    [one] візьміть { $n } припас із манатки суперника як монету
    [few] візьміть { $n } припаси з манаток суперника як монети
    [many] візьміть { $n } припасів із манаток суперника як монети
   *[other] візьміть { $n } припасу з манаток суперника як монети
}
venture-words-activate = активуйте { $what }
venture-words-activate-villager = активуйте іншого свого мешканця, який сам нічого не активує
venture-words-advance = вдоскональте { $what }
venture-words-study = активуйте або вдоскональте { $what }
venture-words-chest-iron = відкрийте залізну скриню
venture-words-chest-golden = відкрийте золоту скриню
venture-words-chest-golden-villager = відкрийте золоту скриню; мешканця, який сам таку відкриває, вона не активує
venture-words-chest-ruby = відкрийте рубінову скриню
venture-words-enchantment = візьміть жетон зачарування
venture-words-play = можете зіграти { $what } з руки, сплативши вартість
venture-words-play-less = можете зіграти { $what } з руки на { $n } дешевше
venture-words-play-it = можете зіграти її, сплативши вартість
venture-words-play-it-investing = можете зіграти її, сплативши вартість; якщо зіграли, інвестуйте { $n } сюди
venture-words-they-gain = суперник отримує { $n }
venture-words-they-draw = суперник тягне { $n }
venture-words-they-discard = суперник скидає { $n }
venture-words-look = подивіться { $n }: { $inner }
venture-words-look-tuck = підкладіть { $n }
venture-words-or = { $one } або { $other }
venture-words-less = вона коштує на { $n } менше
venture-words-further = можете пройти на { $n } далі

## Вартість та умови всередині ефекту

venture-words-pay = заплатіть { $n }: { $rest }
venture-words-pay-discard = скиньте { $n }: { $rest }
venture-words-pay-tuck = підкладіть { $n } з руки: { $rest }
venture-words-may-pay = можете заплатити { $n }: { $rest }
venture-words-may-pay-discard = можете скинути { $n }: { $rest }
venture-words-may-pay-tuck = можете підкласти { $n } з руки: { $rest }
venture-words-if-poorer = якщо у вас менше монет, ніж у суперника: { $rest }
venture-words-if-shorter = якщо у вас у руці менше карт, ніж у суперника: { $rest }
venture-words-if-home = якщо ваш мандрівник удома: { $rest }

## Що рахують

venture-words-per-villager = кожного свого розіграного мешканця
venture-words-per-gear = кожну свою розіграну манатку
venture-words-per-building = кожну свою будівлю
venture-words-per-any-gear = кожну розіграну манатку, хоч би чия вона була
venture-words-per-enchanted = кожну свою зачаровану будівлю
venture-words-per-advanced = кожну свою вдосконалену стартову карту

## Що грають, скидають чи активують

venture-words-the-card = карту
venture-words-the-villager = карту мешканця
venture-words-the-gear = карту манатки
venture-words-the-building = карту будівлі
venture-words-the-crow = карту ворони
venture-words-the-frog = карту жаби
venture-words-the-rabbit = карту кролика
venture-words-own-nest = гніздо
venture-words-own-lily-pad = латаття
venture-words-own-burrow = нору
venture-words-own-starter = стартову карту
venture-words-own-villager = карту мешканця
venture-words-own-crow = мешканця-ворону
venture-words-own-frog = мешканця-жабу
venture-words-own-rabbit = мешканця-кролика
venture-words-some-nest = гніздо
venture-words-some-lily-pad = латаття
venture-words-some-burrow = нору
venture-words-some-starter = стартову карту
venture-words-some-villager = карту мешканця
venture-words-some-crow = мешканця-ворону
venture-words-some-frog = мешканця-жабу
venture-words-some-rabbit = мешканця-кролика

## На що чекає манатка: це робить будь-який гравець

venture-words-any-gain = гравець отримує монети
venture-words-any-draw = гравець тягне карти
venture-words-any-travel = гравець мандрує
venture-words-any-look = гравець дивиться карти
venture-words-any-invest = гравець інвестує
venture-words-any-tuck = гравець підкладає карту
venture-words-any-chest = переміщення гравця закінчилося на скрині
venture-words-any-trail-end = гравець доходить до кінця шляху
venture-words-any-token = гравець бере жетон з поля
venture-words-any-advance = гравець вдосконалює стартову карту
venture-words-any-enchant = гравець зачаровує будівлю
venture-words-any-play = гравець грає { $what }
venture-words-any-discard = гравець скидає { $what } з руки
venture-words-any-activate = гравець активує { $what }

## На що чекає будівля: це робить її власник

venture-words-you-gain = коли ви отримуєте монети
venture-words-you-draw = коли ви тягнете карти
venture-words-you-travel = коли ви мандруєте
venture-words-you-look = коли ви дивитеся карти
venture-words-you-invest = коли ви інвестуєте
venture-words-you-tuck = коли ви підкладаєте карту
venture-words-you-chest = коли ваше переміщення закінчилося на скрині
venture-words-you-trail-end = коли ви дійшли до кінця шляху
venture-words-you-token = коли ви берете жетон з поля
venture-words-you-advance = коли ви вдосконалюєте стартову карту
venture-words-you-enchant = коли ви зачаровуєте будівлю
venture-words-you-play = коли ви граєте { $what }
venture-words-you-discard = коли ви скидаєте { $what } з руки
venture-words-you-activate = коли ви активуєте { $what }

## Рядки карти

venture-words-then = { "; " }
venture-words-free = вільна дія
venture-words-trigger = { $when }: бере 1 припас
venture-words-relic = реліквія: { $rest }
venture-words-when = { $when }: { $rest }
venture-words-once = зачарування, один раз: { $rest }
venture-words-lasting = зачарована, натомість: { $rest }
venture-words-basic = базовий бік: { $rest }
venture-words-advanced = просунутий бік: { $rest }
