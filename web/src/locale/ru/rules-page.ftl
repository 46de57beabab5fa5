# Страница правил и пояснения за столом.

## Страница

book-title = Правила
book-lead = Правила «Кубитоса» нашими словами. Что бы стол ни сделал или ни отклонил, он называет один из этих номеров.
book-contents = Оглавление
book-search = Поиск в правилах
book-search-hint = карта, слово, номер…
book-found = { $count ->
    [one] Найдено { $count } место
    [few] Найдено { $count } места
    [many] Найдено { $count } мест
   *[other] Найдено { $count } места
 }
book-nothing-found = По словам «{ $query }» ничего нет. Чем меньше букв, тем больше находок.
book-print = Печать
book-dice = Кубики и их грани
book-dice-text = Бледная грань пуста: это промах.
book-tracks = Трассы
book-sets = Наборы
book-table = За этим столом: отмена
book-rule-K-9-1 = Своё последнее действие можно отменить, если оно было.
book-rule-K-9-2 = Нельзя, если с тех пор бросали кубики или тянули карты: удачу дважды не спрашивают.
book-rule-K-9-3 = Нельзя, если с тех пор вы увидели что-то скрытое.
book-rule-K-9-4 = Нельзя, если все уже вместе пошли дальше, например от броска к забегу.
book-rule-K-9-5 = Нельзя, если другие уже на это опирались.
book-cost = Цена { $cost }
book-source-seed = так сказано в книгах правил
book-source-icon = взято с рисунка в книгах правил
book-source-inferred = наше прочтение книг правил
book-source-estimate = наша оценка
book-source-own = наш собственный выбор
book-source-owner = сверено с печатной игрой
book-text-source = Действие: { $source }.
book-names = На других языках: { $names }
book-in-sets = В наборах: { $sets }
book-track-figures = Клеток { $spaces } · красных черт { $lines } · перемещений до финиша { $dry }, по воде { $wet } · бонусных клеток { $bonuses } · коротких путей { $shortcuts } · реактивных ранцев { $jetpacks }
book-fan-beyond = За последним делением каждый болельщик даёт: { $gives }.

## Разобранные примеры

book-examples = Разобранные примеры ({ $count })
book-examples-note = Каждый из них — тест, который программа проходит. Названия примеров на английском.
book-all-examples = Показать все ({ $count })
book-loading = Минутку…
book-seat-0 = Красные
book-seat-1 = Синие
book-seat-2 = Зелёные
book-seat-3 = Жёлтые
book-nobody = никто
book-moment-start = В начале игры
book-moment-draw = В начале раунда
book-moment-push-or-pass = Рискнуть или спасовать
book-moment-bust = После потери кубиков
book-moment-abilities = Свойства, до мечей
book-moment-after-swords = Свойства, после мечей
book-moment-move = Перед перемещением
book-moment-after-the-move = После перемещения
book-moment-buy = Перед покупкой
book-moment-waiting = Ожидание
book-with-cards = карты: { $cards }
book-laps = { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
    [many] { $laps } кругов
   *[other] { $laps } круга
 }
book-players = Игроков: { $count }
book-switch = победитель по мечам возвращает красный кубик
book-first = Первый игрок: { $name }
book-has = { $name } имеют: { $things }
book-then-has = Теперь { $name } имеют: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } бросают: { $dice }
book-rest-miss = остальные — промахи
book-all-miss = одни промахи
book-may = { $name } могут: { $deeds }
book-only = { $name } могут что-то одно из этого и ничего другого: { $deeds }
book-not = Невозможно ({ $name }):
book-why = { $deed } — { $reason }
book-happened = Что происходит:
book-never = Чего не происходит: { $what }
book-never-bust = потеря кубиков
book-never-lost = возврат кубика
book-never-swords = подсчёт мечей
book-never-fan = болельщик
book-never-refilled = пополнение зоны выбора
book-never-push = риск
book-never-returned = возврат взятого на время кубика
book-never-gained = получение кубика
book-never-rolled = бросок
book-never-used = применение карты
book-never-finished = финиш
book-never-feet = перемещения
book-never-credits = кредиты
book-never-next_draw = помощь при следующем выборе кубиков
book-never-lap = конец круга
book-never-over = конец забега
book-never-bought = покупка
book-never-drew = выбор кубиков
book-never-set = поворот кубика на грань
book-never-kept = кубики, сохранённые при потере
book-trays = В лотках: { $dice }
book-turn = Действуют: { $names }
book-phase = Этап: { $phase }
book-places = Места: { $places }
book-on = место: { $place }
book-began = начало раунда: { $place }
book-bought = уже куплено: { $dice }
book-risk = угроза потери
book-number-tokens = жетоны руки
book-number-laps = пройдено кругов
book-number-lost = возвращено кубиков за раунд
book-number-earned = получено кредитов за раунд
book-number-owed = обязательные риски
book-step-to = идти: { $place }
book-point = указать: { $place }

## Пояснения за столом

about-title-draw = Зона выбора
about-title-roll = Зона броска
about-title-active = Зона активации
about-title-discard = Зона сброса
about-zone-draw = Кубики, которые ждут. Вы решаете, какие из них пойдут в зону броска, в пределах руки.
about-zone-roll = Эти кубики бросают. Промахи остаются здесь до следующего риска и даже до следующего раунда.
about-zone-active = Ваши попадания. Они платят, бегут и применяют карты; в конце раунда их сбрасывают.
about-zone-discard = Здесь отдыхают использованные и купленные кубики. Когда зона выбора пуста, все они возвращаются туда.
about-number-credits = Деньги, которые остаются с вами из раунда в раунд.
about-number-coins = Деньги только на этот раунд: непотраченное сгорает.
about-number-feet = Каждое перемещение ведёт вашего бегуна на одну клетку.
about-number-water-feet = С ними можно войти в воду; на суше они тоже годятся.
about-number-limit = До стольких кубиков пополняют зону броска в начале раунда. У отстающих их больше.
about-number-lines = За каждую красную черту между вами и лидером вы берёте на кубик больше.
about-number-fans = Потеря кубиков даёт болельщика, а болельщики дают кредиты и жетоны руки.
about-number-first = У кого этот кубик, действует первым там, где важен порядок. После раунда он переходит влево.
about-estimate = Наша оценка: в книгах правил этого числа нет.
about-grey = Серый кубик. Купить его нельзя, но его дают клетки и карты.
about-fan = Каждый болельщик ведёт на трибуну дальше, и вы получаете то, что на ней показано.
about-odds = Следующий риск закончится потерей с вероятностью { $chance }. Столбики показывают, сколько будет попаданий.
about-do-push = Бросьте ещё раз всё, что в зоне броска. Если активных кубиков три или больше, бросок без попаданий — потеря.
about-do-pass = Оставьте то, что есть: ваш этап броска завершается.
about-large = Старт и финиш — большие клетки, соседние со всем, чего касаются.
about-water = Сюда пускают только те перемещения, которым карта разрешает воду.
about-bonus = Чтобы получить, остановитесь здесь: пробежать мимо мало. Кто стоит здесь с начала раунда, тоже ничего не получает.
about-shortcut = Заплатите здесь и прыгните на ту же букву.
about-jetpack = Удваивает оставшиеся перемещения, раз за раунд.
about-open = Обычная клетка: одно перемещение.
about-section = Красных черт до этого места: { $section } из { $lines }.
about-face-coin = Деньги на этот раунд: покупайте кубики или перемещения.
about-face-foot = Одна клетка для вашего бегуна.
about-face-credit = Деньги, которые остаются с вами.
about-face-symbol = Символ: действует карта этого цвета.
about-face-power = Особый символ: и символ, и то, что карта добавляет за него.
about-face-miss = Пустая грань: кубик остаётся в зоне броска.
about-set-cards = Карты: { $cards }.
about-set-track = Трасса: { $tracks }; { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
 }.
about-track = Любая трасса подходит к любому набору карт. Вода сокращает путь, изгородь удлиняет.
about-level = От бота, который играет наугад, до того, который думает вперёд. Хорошее начало: { $level }.
about-wish-order = Без очереди все бросают сразу, а стол ждёт только там, где важно, кто первый.
about-wish-help = С подсказками кнопка броска показывает риск потери, а панель – что может дать следующий бросок. Они одинаковы для всех.
about-wish-laps = Столько раз нужно пробежать трассу.
about-wish-rounds = После стольких раундов гонка заканчивается, и побеждает тот, кто дальше всех.
about-wish-pause = Если кого-то нет так долго, на это место может сесть бот, пока игрок не вернётся.
about-phase-waiting = Ещё есть свободные места. Отправьте ссылку друзьям.
about-phase-playing = Продолжайте с того же места: стол ждёт вас.
about-phase-over = Итог, гонка как фильм и доказательство, что кубики были честными.
about-phase-closed = Стол закрыт до финиша. На него ещё можно посмотреть.
about-back = Назад
about-page = На странице правил
about-keep = ? или правая кнопка — оставить открытым
