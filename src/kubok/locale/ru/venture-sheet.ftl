# A Wild Venture как значения с подписями: стол, на котором ничего не нарисовано.

venture-label-turn = Ход
venture-label-deck = Карт в колоде
venture-label-discard = Сброс
venture-label-then = Затем
venture-label-adventurer = Путник
venture-label-coins = Монеты
venture-label-tokens = Жетоны чар
venture-label-points = Очки
venture-label-tucked = Подложено
venture-label-hand = Карт на руке
venture-label-in-hand = На руке
venture-label-looked-at = Вы смотрите на
venture-label-picked = Уже выбрано
venture-label-known = Что вы знаете об этой руке
venture-label-starters = Стартовые карты
venture-on-top = { $number }, сверху { $card }
venture-species = { $species ->
    [crow] ворона
    [frog] лягушка
   *[rabbit] кролик
 }
venture-cost = стоимость: { $coins }
venture-between-lines = { " " }
venture-stands = { $space } (здесь: { $names })
