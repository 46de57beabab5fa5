# Игры, которые здесь есть: названия, строка о каждой и что можно выбрать. title-ИГРА, option-ИГРА-НАЗВАНИЕ.

title-cubitos = Кубитос
title-cubitos-text = Гонка кубиков для двоих–четверых: бросайте, рискуйте, покупайте кубики получше и бегите.
title-venture = A Wild Venture
title-venture-text = Карточная игра для двоих: жители, снаряжение, постройки и путник на тропах.
title-pig = Свинья
title-pig-text = Бросайте, пока хватит духу: единица забирает всё, что добыто за ход.
title-kuhn = Покер Куна
title-kuhn-text = Самый маленький покер: три карты, одна ставка, двое игроков.
title-goofspiel = Гуфшпиль
title-goofspiel-text = Все разом ставят карту за приз; берёт его единственная высшая ставка.

option-pig-goal = Очков для победы
option-goofspiel-cards = Карт на каждой руке
option-venture-theme = Тематическая колода
option-venture-theme-academy = Академия
option-venture-theme-news = Вести
option-venture-board = Сторона поля
option-venture-wilder = Ещё более дикое путешествие: обе тематические колоды, больше карт на руке (V-8.2)
option-venture-no_memory = Без запоминания: подложенные карты показывают (V-8.1)
option-venture-share_ties = При ничьей победу делят (V-7.3)
