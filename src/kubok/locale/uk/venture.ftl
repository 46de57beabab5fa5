# «Буремні мандри» словами: карти й поділки, запитання, варіанти, відмови, події та стіл у терміналі.

## Карти, колоди, скрині

venture-sort-villager = { $species ->
    [crow] мешканець-ворона
    [frog] мешканець-жаба
   *[rabbit] мешканець-кролик
}
venture-sort-gear = { $species ->
    [crow] вороняча манатка
    [frog] жаб’яча манатка
   *[rabbit] кроляча манатка
}
venture-sort-building = { $species ->
    [crow] вороняча будівля
    [frog] жаб’яча будівля
   *[rabbit] кроляча будівля
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
venture-space = { $space }: { $gives }
venture-between-notes = { " · " }
venture-no-token = жетона для вас уже немає
venture-token-there = { $reward } (жетон)
venture-toll-coins = вартість проходження: заплатіть { $number }
venture-toll-cards = вартість проходження: скиньте { $number }
venture-trail-end = кінець шляху
venture-the-board = поле
venture-the-toll = вартість проходження
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
venture-legend-toll = вартість проходження
venture-board-head = { $title }: поділок { $spaces }, кінців шляхів { $ends }, платних кроків { $tolls }

## Початок і кінець партії

venture-playing = «Буремні мандри», бік поля «{ $board }», колоди: { $decks }.
venture-wilder = Ще буремніші мандри: обидві тематичні колоди, по вісім карт, три з них скидають (V-8.2).
venture-no-memory = Без запам’ятовування: карти показують, коли їх підкладають, і власний стос можна переглядати (V-8.1).
venture-share-ties = У разі нічиєї перемогу ділять, як радить автор (V-7.3).
venture-sealed = Колоду запечатано. Зобов’язання: { $commitment }
venture-sealed-why = Його зафіксовано до першої карти; після партії секрет відкриють і кожну потягнуту карту перевірять.
venture-simulated = Колоду перетасовано з числа { $seed }: те саме число дає ту саму партію.
venture-over = Партію завершено, { $rounds ->
    [one] зіграно { $rounds } хід
    [few] зіграно { $rounds } ходи
    [many] зіграно { $rounds } ходів
   *[other] зіграно { $rounds } ходу
}.
venture-verified = Перевірено: усі потягнуті карти ({ $draws }) такі, як каже секрет, і гра відтворюється за правилами.

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
    [one] скиньте ще { $number } карту
    [few] скиньте ще { $number } карти
    [many] скиньте ще { $number } карт
   *[other] скиньте ще { $number } карти
}
venture-asked-turn = { $number ->
    [1] виконайте ще одну основну дію
    [one] виконайте { $number } основну дію
    [few] виконайте { $number } основні дії
    [many] виконайте { $number } основних дій
   *[other] виконайте { $number } основної дії
}
venture-asked-turn-done = виконайте вільні дії або завершіть хід
venture-asked-ending = яку спорожнілу карту підкласте наступною?
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
    [one] зніміть { $number } припас із манатки як монету ({ $card })
    [few] зніміть { $number } припаси з манаток як монети, по одному ({ $card })
    [many] зніміть { $number } припасів із манаток як монети, по одному ({ $card })
   *[other] зніміть { $number } припасу з манаток як монети, по одному ({ $card })
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
venture-action-end = завершити хід
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
venture-action-lay_down = скинути: { $card }
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

venture-event-first_player = { $you ->
    [yes] Перший хід партії – ваш
   *[no] Перший хід партії робить { $name }
 }
venture-event-dealt = { $you ->
    [yes] Ви починаєте партію, маючи
   *[no] { $name } починає партію, маючи
 } { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }
venture-event-dealt-cards = { $you ->
    [yes] Ви починаєте партію, маючи: { $cards }
   *[no] { $name } починає партію, маючи: { $cards }
 }
venture-event-drafted = { $you ->
    [yes] Ви берете початкового мешканця: { $card }
   *[no] { $name } бере початкового мешканця: { $card }
 }
venture-event-left_over = { $card }: ніхто не взяв, це перша карта смітника
venture-event-turn = { $you ->
    [yes] Хід { $number }: ваш
   *[no] Хід { $number }: { $name }
 }
venture-event-turn-last = { $you ->
    [yes] Хід { $number }: ваш
   *[no] Хід { $number }: { $name }
 }, { $last ->
    [1] останній хід партії
    [one] з цим лишився { $last } хід
    [few] з цим лишилося { $last } ходи
    [many] з цим лишилося { $last } ходів
   *[other] з цим лишилося { $last } ходу
}
venture-event-drew = { $you ->
    [yes] Ви тягнете
   *[no] { $name } тягне
 } { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }
venture-event-drew-cards = { $you ->
    [yes] Ви тягнете: { $cards }
   *[no] { $name } тягне: { $cards }
 }
venture-event-drew_from_discard = { $you ->
    [yes] Ви тягнете зі смітника: { $card }
   *[no] { $name } тягне зі смітника: { $card }
 }
venture-event-looked = { $you ->
    [yes] Ви переглядаєте
   *[no] { $name } переглядає
 } { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }
venture-event-looked-cards = { $you ->
    [yes] Ви переглядаєте: { $cards }
   *[no] { $name } переглядає: { $cards }
 }
venture-event-put_back = { $you ->
    [yes] Ви повертаєте
   *[no] { $name } повертає
 } на колоду { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }
venture-event-discarded = { $you ->
    [yes] Ви скидаєте: { $cards }
   *[no] { $name } скидає: { $cards }
 }
venture-event-tucked = { $you ->
    [yes] Ви підкладаєте
   *[no] { $name } підкладає
 } { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
 }
venture-event-tucked-cards = { $you ->
    [yes] Ви підкладаєте: { $cards }
   *[no] { $name } підкладає: { $cards }
 }
venture-event-played = { $you ->
    [yes] Ви граєте карту «{ $card }»
   *[no] { $name } грає карту «{ $card }»
 }
venture-event-activated = { $you ->
    [yes] Ви активуєте карту «{ $card }»
   *[no] { $name } активує карту «{ $card }»
 }
venture-event-advanced = { $you ->
    [yes] Ви вдосконалюєте карту «{ $card }»
   *[no] { $name } вдосконалює карту «{ $card }»
 }
venture-event-enchanted = { $you ->
    [yes] Ви зачаровуєте будівлю «{ $card }»
   *[no] { $name } зачаровує будівлю «{ $card }»
 }
venture-event-gained = { $you ->
    [yes] Ви отримуєте
   *[no] { $name } отримує
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
 }
venture-event-paid = { $you ->
    [yes] Ви платите
   *[no] { $name } платить
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
 }
venture-event-invested = { $you ->
    [yes] Ви інвестуєте { $coins } у будівлю «{ $card }»
   *[no] { $name } інвестує { $coins } у будівлю «{ $card }»
 }
venture-event-supplied = { $you ->
    [yes] Ви кладете
   *[no] { $name } кладе
 } { $number ->
    [one] { $number } припас
    [few] { $number } припаси
    [many] { $number } припасів
   *[other] { $number } припасу
 } на карту «{ $card }»
venture-event-handed_over = { $you ->
    [yes] Ви отримуєте монету з манатки «{ $card }»
   *[no] { $name } отримує монету з манатки «{ $card }»
 }
venture-event-handed_over-other = { $you ->
    [yes] Ви отримуєте монету
   *[no] { $name } отримує монету
 } { $owner_you ->
    [yes] з вашої манатки «{ $card }»
   *[no] з манатки «{ $card }» ({ $owner })
 }
venture-event-took_supply = { $you ->
    [yes] Ви знімаєте припас із манатки «{ $card }» як монету
   *[no] { $name } знімає припас із манатки «{ $card }» як монету
 }
venture-event-answered = { $you ->
    [yes] Спрацьовує ваша карта «{ $card }»
   *[no] Спрацьовує карта «{ $card }» ({ $name })
 }
venture-event-relic = { $you ->
    [yes] Ви застосовуєте ефект реліквії «{ $card }»
   *[no] { $name } застосовує ефект реліквії «{ $card }»
 }
venture-event-opened = { $you ->
    [yes] Ви берете винагороду ({ $chest }): { $option }
   *[no] { $name } бере винагороду ({ $chest }): { $option }
 }
venture-event-travelled = { $you ->
    [yes] Ви мандруєте на поділку: { $space }
   *[no] { $name } мандрує на поділку: { $space }
 }
venture-event-stayed = { $you ->
    [yes] Ви не можете рушити
   *[no] { $name } не може рушити
 }
venture-event-went_home = { $you ->
    [yes] Ваш мандрівник повертається додому
   *[no] { $name } повертає мандрівника додому
 }
venture-event-took_token = { $you ->
    [yes] Ви берете жетон: { $token }
   *[no] { $name } бере жетон: { $token }
 }
venture-event-took_enchantment = { $you ->
    [yes] Ви берете жетон зачарування
   *[no] { $name } бере жетон зачарування
 }
venture-event-stalling = Карти давно не залишають колоду: якщо так буде й далі, останні ходи почнуться { $turns ->
    [one] через { $turns } хід
    [few] через { $turns } ходи
    [many] через { $turns } ходів
   *[other] через { $turns } ходу
}
venture-event-deck_empty = Колода порожня: кожному ще один хід
venture-event-stalled = Карти надто довго не залишають колоду: кожному ще один хід
venture-event-over = Партію завершено: { $scores }
venture-event-undone = { $you ->
    [yes] Ви скасовуєте цю дію
   *[no] { $name } скасовує цю дію
 }

## Чому чогось не можна

venture-reason-past_chance = дія { $taken } з { $asked } тягне карти: що далі, вирішуйте, коли їх побачите
venture-reason-undo_chance = відтоді тягнули карти: цього не скасувати

## Що вводять

venture-help =
    Наберіть номер варіанта або його слова. Досить початку кожного слова, якщо
    підходить лише один варіант; вистачить і самої назви карти. Кілька дій в
    одному рядку, через кому, виконуються всі або жодна: «1, 2».

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
