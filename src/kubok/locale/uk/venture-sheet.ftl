# «Буремні мандри» як значення з підписами: стіл, на якому нічого не намальовано.

venture-label-turn = Хід
venture-label-deck = Карт у колоді
venture-label-discard = Смітник
venture-label-then = Далі
venture-label-adventurer = Мандрівник
venture-label-coins = Монети
venture-label-tokens = Жетони зачарування
venture-label-points = Очки
venture-label-tucked = Підкладено
venture-label-hand = Карт у руці
venture-label-in-hand = У руці
venture-label-looked-at = Ви дивитеся на
venture-label-picked = Уже вибрано
venture-label-known = Що ви знаєте про руку
venture-label-starters = Стартові карти
venture-on-top = { $number }, зверху { $card }
venture-species = { $species ->
    [crow] ворона
    [frog] жаба
   *[rabbit] кролик
 }
venture-cost = вартість: { $coins }
venture-between-lines = { " " }
venture-stands = { $space } (тут: { $names })
