# Стол «Бурных странствий», только на странице.

village-walk = { $number ->
    [one] пройти { $number } поле
    [few] пройти { $number } поля
    [many] пройти { $number } полей
   *[other] пройти { $number } поля
}
village-walk-by = { $card }: { $number ->
    [one] пройти { $number } поле
    [few] пройти { $number } поля
    [many] пройти { $number } полей
   *[other] пройти { $number } поля
}
village-board = Игровое поле
village-label-deck = Карт в колоде
village-label-discard = Сброс
village-label-coins = Монеты
village-label-tokens = Жетоны чар
village-label-tucked = Подложено
village-label-hand = Карт на руке
village-label-looked-at = Вы смотрите на
village-label-known = Что вы знаете об этой руке
village-species = { $species ->
    [crow] ворона
    [frog] лягушка
   *[rabbit] кролик
 }
village-nearer = Ближе
village-farther = Дальше
village-token = здесь лежит жетон
village-hint = Нажмите карту или поле в рамке.
village-can-play = Карт можно сыграть: { $number }
village-can-activate = Карт можно активировать: { $number }
village-can-enchant = Построек можно зачаровать: { $number }
village-can-walk = Полей в досягаемости: { $number }
village-chain = Что уже сработало, о чём спрашивают, что будет дальше
village-now = Сейчас
village-free = свободная
village-leaves = уйдёт
village-picked = выбрана
village-short = не хватает { $number }
village-less = на { $number } меньше
village-more = на { $number } больше
village-invested = Припасы на постройках
village-no-hand = На руке нет карт.
village-points-villagers = Жители: меньше всего × больше всего
village-points-buildings = Припасы на постройках
village-points-gear = Снаряжение × зачарованные постройки
village-turns = Ход
village-course = Как всё было
village-course-says = Очки в конце каждого хода, вместе со стопками.
village-keys = Tab и стрелки — между картами, Enter — сделать то, что в рамке. H — рука, B — поле, V — ваша деревня, O — деревня соперника. 1–9 — карта или ответ, Y — да, N — нет, E — конец хода или пути, U — отменить, пробел — пропустить движение, / — команда.
