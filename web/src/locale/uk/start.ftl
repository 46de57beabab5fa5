# The words of the start page alone: what can be played here.

look-lead = Киньте жменю кубиків, випробуйте вдачу, скільки стане духу, і перетніть лінію першими. Без реєстрації й чекання: сідайте та кидайте.
look-soon = У роботі
look-game-cubitos = Cubitos
look-game-cubitos-players = 2–4 гравці
look-game-cubitos-text = Перегони з кубиками, які ви купуєте самі.
look-game-cubitos-1 = Кидайте кубики. Успіхи лишаються, решту можна кинути знову, та кидок без успіху – невдача.
look-game-cubitos-2 = Переміщення ведуть бігуна трасою, монети купують кращі кубики.
look-game-cubitos-3 = Хто перший на фініші, той переміг.
look-game-venture = Буремні мандри
look-game-venture-players = 2 гравці
look-game-venture-text = Карткова гра про круків, жаб і кроликів.
look-game-venture-1 = Оселяйте мешканців, збирайте манатки, зводьте будівлі.
look-game-venture-2 = Посилайте мандрівника стежками.
look-game-venture-3 = Відчиняйте скрині та підкладайте те, що дасть очки.
