# Слова до стола: начальной страницы и страницы нового стола.

look-lead = Бросьте горсть кубиков, рискуйте, сколько хватит духу, и пересеките финишную черту первыми. Без регистрации и ожидания: садитесь и бросайте.
look-terminal = В терминале
look-game-cubitos = Кубитос
look-game-cubitos-players = 2–4 игрока
look-game-cubitos-text = Забег с кубиками, которые вы покупаете сами.
look-game-cubitos-1 = Бросайте кубики. Попадания остаются, остальное можно бросить снова, но бросок без попаданий — потеря.
look-game-cubitos-2 = Перемещения ведут бегуна по трассе, а на монеты покупают кубики получше.
look-game-cubitos-3 = Кто первым на финише, тот и победил.
look-game-venture = A Wild Venture
look-game-venture-players = 2 игрока
look-game-venture-text = Деревня ворон, жаб и кроликов и двое соседей, которые своего не упустят.
look-game-venture-1 = Играйте жителей, вещи и постройки: два действия за ход.
look-game-venture-2 = Ваш путник ходит по тропам за монетами, картами и сундуками.
look-game-venture-3 = Очки даёт подложенное: важны все три вида, не забудьте ни одного.
look-crow = вороны всё знают
look-frog = жабы всюду успевают
look-rabbit = кролики ведут дела
look-venture-where = В терминале игра готова; страница для неё ещё впереди.
page-welcome = Забег с кубиками на вечер
page-race-bots = Забег с ботами
page-against = { $count ->
    [1] Против одного бота
    [one] Против { $count } бота
    [few] Против { $count } ботов
    [many] Против { $count } ботов
   *[other] Против { $count } бота
 }
page-friends = Играть с друзьями: по ссылке или за одним экраном
page-learn = Научиться за пять минут
page-learn-text = Первый забег, который учит по ходу игры. Пропустить можно в любой момент.
page-learn-button = Начать урок
page-you = Вы
page-bot-level = Уровень ботов
page-new-table = Новый стол
page-new-table-text = Выберите карты и трассу, пригласите друзей по ссылке, играйте за одним экраном, добавьте ботов.
page-new-table-button = Подготовить стол
page-my-tables = Мои столы
page-no-tables = Здесь будут столы, за которыми вы играете.
page-resume = Продолжить
page-look = Взглянуть
page-no-account = Учётной записи нет: вас узнаёт файл cookie в этом браузере.
page-forget = Удалить мои данные
page-forget-sure = Удалить ваше имя, ваши места и столы, за которыми больше никого нет?
page-set = Наборы из правил
page-random-set = Случайный набор
page-card-of = Карта: { $colour } кубик
page-advice = Совет:
page-costs = Цены
page-costs-usual = По правилам или оценке
page-costs-balanced = Выровненные
page-two-tracks = Две трассы, одна за другой
page-laps = Круги
page-seats = Места
page-seat = Место { $number }
page-name-of = Имя на месте { $number }
page-add-seat = Добавить место
page-remove-seat = Убрать место { $number }
page-terms = Как играем
page-order = Порядок игры
page-help = Подсказки для всех
page-max-rounds = Раундов не больше
page-no-limit = без ограничений
page-pause-length = Сколько секунд ждать, прежде чем за отсутствующего сядет бот
page-make = Создать стол
