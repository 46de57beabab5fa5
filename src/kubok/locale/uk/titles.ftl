# Ігри, які тут пропонують: назви, рядок про кожну, і що можна вибрати. title-ГРА, option-ГРА-НАЗВА.

title-cubitos = Кубітос
title-cubitos-text = Перегони кубиків для двох–чотирьох: кидайте, ризикуйте, купуйте кращі кубики й біжіть.
title-venture = Буремні мандри
title-venture-text = Карткова гра для двох: мешканці, манатки, будівлі й мандрівник на шляхах.
title-pig = Свиня
title-pig-text = Кидайте, скільки стане духу: одиниця забирає все, що здобуто за хід.
title-kuhn = Покер Куна
title-kuhn-text = Найменший покер: три карти, одна ставка, двоє гравців.
title-goofspiel = Гуфшпіль
title-goofspiel-text = Усі разом ставлять карту за приз; бере його єдина найвища ставка.

option-pig-goal = Очок для перемоги
option-goofspiel-cards = Карт у кожній руці
option-venture-theme = Тематична колода
option-venture-theme-academy = Академія
option-venture-theme-news = Звістки
option-venture-board = Бік поля
option-venture-wilder = Ще буремніше: обидві тематичні колоди, більше карт у руці (V-8.2)
option-venture-no_memory = Без запам’ятовування: підкладені карти показують (V-8.1)
option-venture-share_ties = У разі нічиєї перемогу ділять (V-7.3)
