# The words of the start page alone: what can be played here.

look-lead = Бросьте горсть кубиков, рискуйте, сколько хватит духу, и пересеките черту первыми. Без регистрации и ожидания: садитесь и бросайте.
look-soon = В работе
look-game-cubitos = Cubitos
look-game-cubitos-players = 2–4 игрока
look-game-cubitos-text = Гонка с кубиками, которые вы покупаете сами.
look-game-cubitos-1 = Бросайте кубики. Попадания остаются, остальное можно бросить снова, но бросок без попаданий – потеря.
look-game-cubitos-2 = Перемещения ведут бегуна по трассе, монеты покупают кубики получше.
look-game-cubitos-3 = Кто первым на финише, тот и победил.
look-game-venture = A Wild Venture
look-game-venture-players = 2 игрока
look-game-venture-text = Карточная игра о воронах, лягушках и кроликах.
look-game-venture-1 = Селите жителей, собирайте пожитки, стройте дома.
look-game-venture-2 = Посылайте искателя приключений по тропам.
look-game-venture-3 = Открывайте сундуки и откладывайте то, что даст очки.
