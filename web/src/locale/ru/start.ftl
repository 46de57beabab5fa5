# Слова до стола: начальной страницы и страницы нового стола.

look-lead = Забег с кубиками и деревня из карт: с друзьями по ссылке, на одном устройстве или против бота. Без регистрации и ожидания: садитесь и начинайте.
look-game-cubitos = Кубитос
look-game-cubitos-players = 2–4 игрока
look-game-cubitos-text = Забег с кубиками: чем дальше, тем лучше ваши кубики.
look-game-cubitos-1 = Бросайте кубики. Попадания остаются, остальное можно бросить снова, но это риск: без попаданий можно потерять кубики.
look-game-cubitos-2 = Перемещения ведут бегуна по трассе, на монеты покупают кубики получше.
look-game-cubitos-3 = Кто первым добежал до финиша, тот и победил.
look-game-venture = A Wild Venture
look-game-venture-players = 2 игрока
look-game-venture-text = Деревня ворон, лягушек и кроликов и двое соседей, которые своего не упустят.
look-game-venture-1 = Разыгрывайте жителей, снаряжение и постройки: два действия за ход.
look-game-venture-2 = Ваш путник ходит по тропам за монетами, картами и сундуками.
look-game-venture-3 = Очки дают подложенные карты: важны все три вида, не забудьте ни одного.
look-crow = вороны всё знают
look-frog = лягушки всюду успевают
look-rabbit = кролики ведут дела
page-welcome = Две игры на вечер
page-against = { $count ->
    [1] Против одного бота
    [one] Против { $count } бота
    [few] Против { $count } ботов
    [many] Против { $count } ботов
   *[other] Против { $count } бота
 }
page-friends = С друзьями
page-small-games = Малые игры
page-learn = Научиться за пять минут
page-learn-text = Короткий забег, который учит по ходу игры. Пропустить можно в любой момент.
page-learn-button = Начать урок
page-bot-level = Уровень ботов
page-new-table = Новый стол
page-new-table-button = Подготовить стол
page-my-tables = Мои столы
page-no-tables = Здесь появятся столы, за которыми вы играете.
page-mine-move = Ваш ход
page-mine-place = { $place }-е место из { $of }
page-mine-all = Показать все ({ $all })
page-mine-page = Страница { $page } из { $pages }
page-mine-newer = Новее
page-mine-older = Старее
page-carry = Мои места на другом устройстве
page-resume = Продолжить
page-look = Посмотреть
page-no-account = Регистрация не нужна: этот браузер помнит вас с помощью файла cookie.
page-forget = Удалить мои данные
page-forget-sure = Удалить ваше имя, ваши места и столы, в которых больше никто не участвовал?
page-set = Наборы из правил
page-random-set = Случайный набор
page-card-of = Карта: { $colour } кубик
page-advice = Совет:
page-costs = Стоимость карт
page-costs-usual = Обычная (по правилам или наша оценка)
page-costs-balanced = Сбалансированная
page-two-tracks = Две трассы, одна за другой
page-laps = Круги
page-seats = Места
page-seat = Место { $number }
page-name-of = Имя на месте { $number }
page-add-seat = Добавить место
page-remove-seat = Убрать место { $number }
page-terms = Настройки
page-order = Очерёдность действий
page-help = Подсказки для всех
page-max-rounds = Раундов не больше
page-no-limit = без ограничений
page-pause-length = Через сколько секунд отсутствующего может заменить бот
page-make = Создать стол
