# «Буремні мандри» словами: карти й поділки, запитання, варіанти, відмови, події та стіл у терміналі.

## Карти, колоди, скрині

venture-sort-villager = { $species ->
    [crow] мешканець-ворона
    [frog] мешканець-жаба
   *[rabbit] мешканець-кролик
}
venture-sort-gear = { $species ->
    [crow] манатка ворон
    [frog] манатка жаб
   *[rabbit] манатка кроликів
}
venture-sort-building = { $species ->
    [crow] будівля ворон
    [frog] будівля жаб
   *[rabbit] будівля кроликів
}
venture-deck-main = основна колода
venture-deck-academy = академія
venture-deck-news = звістки
venture-deck-start = початкові мешканці
venture-card-line = { $title } ({ $sort }, { $cost }): { $words }
venture-card-supplied = { $title } ({ $sort }, { $cost }, { $supplies }): { $words }
venture-starter-line = { $title } (стартова карта): { $words }
venture-card-head = { $title } ({ $name })
venture-card-facts = Карта: { $sort }, { $deck }; вартість { $cost }
venture-card-supplies = Припасів, коли її зіграно: { $number }
venture-chest-iron = залізна скриня
venture-chest-golden = золота скриня
venture-chest-ruby = рубінова скриня
venture-chest-iron-1 = підкладіть 1 з руки
venture-chest-iron-2 = покладіть 1 припас на одного зі своїх мешканців
venture-chest-iron-3 = подивіться 3: потягніть 1, скиньте 2
venture-chest-golden-1 = підкладіть 2 з руки
venture-chest-golden-2 = активуйте одного зі своїх мешканців
venture-chest-golden-3 = подивіться 5: потягніть 2, скиньте 3
venture-chest-ruby-1 = підкладіть 3 з руки
venture-chest-ruby-2 = візьміть 2 карти зі смітника: одну підкладіть, другу зіграйте безплатно
venture-chest-ruby-3 = подивіться 5: підкладіть 1, потягніть 2, скиньте 2

## Поле

venture-home = Домівка
venture-place = { $space } ({ $trail })
venture-no-token = жетона для вас уже немає
venture-token-there = { $reward } (жетон)
venture-toll-coins = плата за прохід: заплатіть { $number }
venture-toll-cards = плата за прохід: скиньте { $number }
venture-trail-end = кінець шляху
venture-the-board = поле
venture-the-toll = плата за прохід
venture-trail = { $trail }:
venture-stretch-fork = Звідки: { $begun }. Поділки: { $spaces }. Тут роздоріжжя: { $ways }.
venture-stretch-end = Звідки: { $begun }. Поділки: { $spaces }. Тут кінець шляху.
venture-under = { $token } (раз, жетон), потім { $reward }
venture-tokens-gone = жетонів не лишилося
venture-sign-gain = монети
venture-sign-draw = карти
venture-sign-nest = гніздо
venture-sign-lily-pad = латаття
venture-sign-burrow = нора
venture-sign-iron-chest = залізна
venture-sign-golden-chest = золота
venture-sign-ruby-chest = рубінова скриня
venture-short-iron = Зл
venture-short-golden = Зо
venture-short-ruby = Ру
venture-sign-enchantment = зачарування
venture-legend-token = жетон
venture-legend-toll = плата
venture-board-head = { $title }: поділок { $spaces }, кінців шляхів { $ends }, місць із платою за прохід { $tolls }

## Початок і кінець партії

venture-playing = «Буремні мандри», бік поля «{ $board }», колоди: { $decks }.
venture-wilder = Ще буремніші мандри: обидві тематичні колоди, по вісім карт, три з них викладають (V-8.2).
venture-no-memory = Без запам’ятовування: карти показують, коли їх підкладають, і власний стос можна переглядати (V-8.1).
venture-share-ties = У разі нічиєї перемогу ділять, як радить автор (V-7.3).
venture-sealed = Колоду запечатано. Зобов’язання: { $commitment }
venture-sealed-why = Його зафіксовано до першої карти; після партії секрет відкриють і кожну потягнуту карту перевірять.
venture-simulated = Колоду перетасовано з числа { $seed }: те саме число дає ту саму партію.
venture-over = Партію завершено, { $number ->
    [one] зіграно { $number } хід
    [few] зіграно { $number } ходи
    [many] зіграно { $number } ходів
   *[other] зіграно { $number } ходу
}.
venture-verified = Перевірено: усі потягнуті карти ({ $number }) такі, як каже секрет, і гра відтворюється за правилами.
venture-curtain = { $name }: натисніть Enter, коли на екран дивитеся тільки ви.

## Стіл

venture-set-up = Підготування
venture-turn = Хід { $number }
venture-last-turns = { $number ->
    [one] лишився { $number } хід
    [few] лишилося { $number } ходи
    [many] лишилося { $number } ходів
   *[other] лишилося { $number } ходу
}
venture-head = { $begun } · { $name }: { $asked }
venture-deck = { $number ->
    [0] колода порожня
    [one] { $number } карта в колоді
    [few] { $number } карти в колоді
    [many] { $number } карт у колоді
   *[other] { $number } карти в колоді
}
venture-no-discard = смітник порожній
venture-discard = { $number ->
    [one] { $number } карта у смітнику
    [few] { $number } карти у смітнику
    [many] { $number } карт у смітнику
   *[other] { $number } карти у смітнику
}, зверху { $card }
venture-who = { $name }, { $species ->
    [crow] ворона
    [frog] жаба
   *[rabbit] кролик
}
venture-in-hand = у руці { $number }
venture-tokens = жетони зачарування { $number }
venture-tucked = підкладено { $number }
venture-first = перший гравець
venture-pile = Стос: ворони { $crow }, жаби { $frog }, кролики { $rabbit }, манатки { $gear }
venture-points = ПБ: { $total } (мешканці { $villagers }, будівлі { $buildings }, манатки { $gear })
venture-score = { $name }: { $words }
venture-row-villagers = Мешканці
venture-row-gear = Манатки
venture-row-buildings = Будівлі
venture-basic = базовий бік
venture-advanced = просунутий бік
venture-is-enchanted = зачаровано
venture-used = використано
venture-hand = Ваша рука
venture-hand-signs = ● вартість · × припаси
venture-hand-open = Рука: { $cards }
venture-offer = Початкові мешканці
venture-look = Карти, на які ви дивитеся
venture-pile-open = Смітник
venture-then = Далі: { $words }
venture-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}
venture-supplies = { $number ->
    [one] { $number } припас
    [few] { $number } припаси
    [many] { $number } припасів
   *[other] { $number } припасу
}
venture-free = вільна дія
venture-plain-numbers = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}, { $numbers }.
venture-plain-who = { $who }.
venture-plain-where = { $name }: мандрівник тут: { $place }.
venture-plain-pile = { $name }: { $words }.
venture-plain-card = { $name }: { $title }{ $notes }: { $words }
venture-plain-open = { $name }: рука: { $cards }.
venture-plain-hand = { $number ->
    [0] Ваша рука порожня.
    [one] Ваша рука, { $number } карта:
    [few] Ваша рука, { $number } карти:
    [many] Ваша рука, { $number } карт:
   *[other] Ваша рука, { $number } карти:
}

## Що чекає під запитанням

venture-pending-effects = решта ефекту: { $card }
venture-pending-batch = умови, що спрацювали: { $card }
venture-pending-travelling = { $number ->
    [0] кінець переміщення
    [one] ще { $number } крок
    [few] ще { $number } кроки
    [many] ще { $number } кроків
   *[other] ще { $number } кроку
}
venture-pending-reward = винагорода поділки
venture-pending-tuck_gear = підкласти: { $card }
venture-pending-play_free = зіграти безплатно: { $card }
venture-pending-ending = кінець ходу

## Запитання: що треба вирішити, за верхнім кадром

venture-asked-drafting = візьміть початкового мешканця
venture-asked-aside = { $number ->
    [one] викладіть ще { $number } карту
    [few] викладіть ще { $number } карти
    [many] викладіть ще { $number } карт
   *[other] викладіть ще { $number } карти
}
venture-asked-turn = { $number ->
    [1] друга основна дія
    [one] перша з { $number } основних дій
    [few] перша з { $number } основних дій
    [many] перша з { $number } основних дій
   *[other] перша з { $number } основних дій
}
venture-asked-turn-done = вільні дії або кінець ходу
venture-asked-ending = яку спорожнілу карту підкласти наступною?
venture-asked-batch = яка умова спрацює наступною?
venture-asked-picking-discard = скиньте { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} ({ $card })
venture-asked-picking-tuck = підкладіть { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} ({ $card })
venture-asked-picking-look_draw = потягніть { $number } з карт, на які дивитеся ({ $card })
venture-asked-picking-look_tuck = підкладіть { $number } з карт, на які дивитеся ({ $card })
venture-asked-picking-look_discard = скиньте { $number } з карт, на які дивитеся ({ $card })
venture-asked-picking-put_back = поверніть решту, верхню карту першою ({ $card })
venture-asked-pointing-activate = активуйте мешканця ({ $card })
venture-asked-pointing-supply = { $number ->
    [one] покладіть { $number } припас на карту ({ $card })
    [few] покладіть { $number } припаси на карту ({ $card })
    [many] покладіть { $number } припасів на карту ({ $card })
   *[other] покладіть { $number } припасу на карту ({ $card })
}
venture-asked-pointing-invest = виберіть будівлю, щоб інвестувати до { $number } ({ $card })
venture-asked-starting = активуйте або вдоскональте стартову карту ({ $card })
venture-asked-options = виберіть одне ({ $card })
venture-asked-chest = { $words }: виберіть одне
venture-asked-asking = { $words }? ({ $card })
venture-asked-investing = інвестуйте до { $number }: { $card }
venture-asked-playing = зіграйте { $words } або відмовтеся ({ $card })
venture-asked-playing-less = зіграйте { $words } на { $number } дешевше або відмовтеся ({ $card })
venture-asked-playing_it = зіграти карту «{ $card }» за { $number }?
venture-asked-taking = { $number ->
    [one] візьміть { $number } припас із манатки ({ $card })
    [few] візьміть { $number } припаси з манаток, по одному ({ $card })
    [many] візьміть { $number } припасів із манаток, по одному ({ $card })
   *[other] візьміть { $number } припасу з манаток, по одному ({ $card })
}
venture-asked-from_pile = потягніть { $number } зі смітника ({ $card })
venture-asked-ruby = яку карту зі смітника підкласти?
venture-asked-ruby-second = яку карту зі смітника зіграти безплатно?
venture-asked-travelling = { $number ->
    [one] ще { $number } крок
    [few] ще до { $number } кроків
    [many] ще до { $number } кроків
   *[other] ще до { $number } кроку
} ({ $card })

## Дії

venture-action-wait = чекати
venture-action-end = кінець ходу
venture-action-yes = так
venture-action-no = ні
venture-action-stop = зупинитися тут
venture-way = іти: { $place }
venture-option = варіант { $number }
venture-invest = { $coins ->
    [0] нічого не інвестувати
    [one] інвестувати { $coins }
    [few] інвестувати { $coins }
    [many] інвестувати { $coins }
   *[other] інвестувати { $coins }
}
venture-invest-most = Тут можна інвестувати щонайбільше { $most }; введіть число від 0 до { $most }.
venture-action-play = зіграти: { $card }
venture-action-activate = активувати: { $card }
venture-action-advance = вдосконалити: { $card }
venture-action-enchant = зачарувати: { $card }
venture-action-choose = вибрати: { $card }
venture-action-take = узяти: { $card }
venture-action-lay_down = викласти: { $card }
venture-action-put_away = підкласти тепер: { $card }
venture-action-let = спрацьовує: { $card }
venture-action-take_from = узяти з карти: { $card }
venture-action-draw = потягнути: { $card }
venture-action-tuck = підкласти: { $card }
venture-action-discard = скинути: { $card }
venture-action-put_back = повернути: { $card }
venture-action-supply = припаси сюди: { $card }
venture-action-invest_in = інвестувати сюди: { $card }

## Події

venture-event-first_player = { $name }: перший хід партії
venture-event-dealt = { $name }: карт на початку { $number }
venture-event-dealt-cards = { $name }: карти на початку: { $cards }
venture-event-drafted = { $name }: узято початкового мешканця – { $card }
venture-event-left_over = { $card }: ніхто не взяв, це перша карта смітника
venture-event-turn = Хід { $number }: { $name }
venture-event-turn-last = Хід { $number }: { $name }, { $last ->
    [1] останній хід партії
    [one] з цим лишився { $last } хід
    [few] з цим лишилося { $last } ходи
    [many] з цим лишилося { $last } ходів
   *[other] з цим лишилося { $last } ходу
}
venture-event-drew = { $name }: потягнуто { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}
venture-event-drew-cards = { $name }: потягнуто: { $cards }
venture-event-drew_from_discard = { $name }: потягнуто зі смітника: { $card }
venture-event-looked = { $name }: переглянуто { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}
venture-event-looked-cards = { $name }: переглянуто: { $cards }
venture-event-put_back = { $name }: { $number ->
    [one] повернуто на колоду { $number } карту
    [few] повернуто на колоду { $number } карти
    [many] повернуто на колоду { $number } карт
   *[other] повернуто на колоду { $number } карти
}
venture-event-discarded = { $name }: скинуто: { $cards }
venture-event-tucked = { $name }: підкладено { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}
venture-event-tucked-cards = { $name }: підкладено: { $cards }
venture-event-played = { $name }: зіграно «{ $card }»
venture-event-activated = { $name }: активовано «{ $card }»
venture-event-advanced = { $name }: вдосконалено «{ $card }»
venture-event-enchanted = { $name }: зачаровано «{ $card }»
venture-event-gained = { $name }: отримано { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
venture-event-paid = { $name }: заплачено { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
venture-event-invested = { $name }: інвестовано { $coins } у «{ $card }»
venture-event-supplied = { $name }: на «{ $card }» покладено { $number ->
    [one] { $number } припас
    [few] { $number } припаси
    [many] { $number } припасів
   *[other] { $number } припасу
}
venture-event-handed_over = { $name }: монета з манатки «{ $card }»
venture-event-handed_over-other = { $name }: монета з манатки «{ $card }» ({ $owner })
venture-event-took_supply = { $name }: припас із манатки «{ $card }» узято як монету
venture-event-answered = { $name }: спрацьовує «{ $card }»
venture-event-relic = { $name }: ефект реліквії «{ $card }»
venture-event-opened = { $name }: { $chest }: { $option }
venture-event-travelled = { $name }: мандрівка, тепер { $space }
venture-event-stayed = { $name }: рушити неможливо
venture-event-went_home = { $name }: мандрівник повертається додому
venture-event-took_token = { $name }: узято жетон: { $token }
venture-event-took_enchantment = { $name }: узято жетон зачарування
venture-event-stalling = Карти давно не залишають колоду: якщо так буде й далі, останні ходи почнуться за стільки ходів: { $turns }
venture-event-deck_empty = Колода порожня: кожному ще один хід
venture-event-stalled = Карти надто довго не залишають колоду: кожному ще один хід
venture-event-over = Партію завершено: { $scores }
venture-event-undone = { $name }: цю дію скасовано

## Чому чогось не можна

venture-reason-past_chance = дія { $taken } з { $asked } тягне карти: що далі, вирішують, коли їх видно
venture-reason-undo_chance = відтоді тягнули карти: цього не скасувати

## Що вводять

venture-position = Чого вам не видно, у цій позиції розкладено навмання:
venture-help =
    Наберіть номер варіанта або його слова. Досить початку кожного слова, якщо
    підходить лише один варіант; вистачить і самої назви карти. Кілька дій за
    раз, через кому, виконуються разом або жодна: «1, 2».

    cards          ваша рука та зіграні карти, по рядку на карту
    card НАЗВА     карта повністю, з розібраними прикладами
    rules V-3.4    правило словами; rules без слів називає розділи
    pile           смітник, найновіша карта перша
    map            усе поле
    position       позиція одним рядком, для kubok play --position
    why            остання відмова з повним правилом
    table          стіл іще раз
    undo           скасувати останню дію, поки нічого прихованого не побачено
    save ФАЙЛ      зберегти партію; продовжити: kubok play --load ФАЙЛ
    quit           вийти з-за столу
