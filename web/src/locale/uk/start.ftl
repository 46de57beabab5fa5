# Слова до столу: початкової сторінки та сторінки нового столу.

look-lead = Перегони з кубиками й селище з карт: із друзями за посиланням, на одному пристрої або проти бота. Без реєстрації й чекання: сідайте та починайте.
look-game-cubitos = Кубітос
look-game-cubitos-players = 2–4 гравці
look-game-cubitos-text = Перегони з кубиками: купуйте дедалі кращі.
look-game-cubitos-1 = Кидайте кубики. Успіхи лишаються, решту можна кинути знову, та не захоплюйтеся: без жодного успіху на вас чекає невдача.
look-game-cubitos-2 = Переміщення ведуть бігуна трасою, а за гроші купують кращі кубики.
look-game-cubitos-3 = Хто перший на фініші, той переміг.
look-game-venture = Буремні мандри
look-game-venture-players = 2 гравці
look-game-venture-text = Селище ворон, жаб і кроликів та двоє суперників, які своєї нагоди не пропустять.
look-game-venture-1 = Розігруйте мешканців, манатки та будівлі: дві дії за хід.
look-game-venture-2 = Ваш мандрівник ходить шляхами по монети, карти й скрині.
look-game-venture-3 = Бали дають підкладені карти: потрібні всі три види, тож не забудьте жодного.
look-crow = ворони все знають
look-frog = жаби всюди встигають
look-rabbit = кролики ведуть справи
page-welcome = Дві гри на вечір
page-against = { $count ->
    [1] Проти одного бота
    [one] Проти { $count } бота
    [few] Проти { $count } ботів
    [many] Проти { $count } ботів
   *[other] Проти { $count } бота
 }
page-friends = Із друзями
page-small-games = Малі ігри
page-learn = Навчитися за п’ять хвилин
page-learn-text = Короткі перегони, які навчають під час гри. Пропустити можна будь-коли.
page-learn-button = Почати урок
page-bot-level = Рівень ботів
page-new-table = Новий стіл
page-new-table-button = Підготувати стіл
page-my-tables = Мої столи
page-no-tables = Тут з’являться ваші столи.
page-mine-move = Ваш хід
page-mine-place = { $place }-е місце з { $of }
page-mine-all = Показати всі ({ $all })
page-mine-page = Сторінка { $page } з { $pages }
page-mine-newer = Новіші
page-mine-older = Старіші
page-carry = Мої місця на іншому пристрої
page-resume = Продовжити
page-look = Переглянути
page-no-account = Реєструватися не треба: вас упізнає файл cookie в цьому браузері.
page-forget = Видалити мої дані
page-forget-sure = Видалити ваше ім’я, ваші місця та столи, за якими більше ніхто не грав?
page-set = Набори з правил
page-random-set = Випадковий набір
page-card-of = Карта: { $colour } кубик
page-advice = Порада:
page-costs = Вартість карт
page-costs-usual = Звичайна (з правил або наша оцінка)
page-costs-balanced = Збалансована
page-two-tracks = Дві траси, одна за одною
page-laps = Кола
page-seats = Місця
page-seat = Місце { $number }
page-name-of = Ім’я на місці { $number }
page-add-seat = Додати місце
page-remove-seat = Прибрати місце { $number }
page-terms = Налаштування
page-order = Черговість ходів
page-help = Підказки для всіх
page-max-rounds = Раундів щонайбільше
page-no-limit = без обмежень
page-pause-length = Через скільки секунд відсутнього може замінити бот
page-make = Створити стіл
