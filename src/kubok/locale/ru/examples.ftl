# Разобранные примеры словами, для терминала и страницы правил: начало, действия, броски, наличие и отказы.

book-seat-0 = Красный игрок
book-seat-1 = Синий игрок
book-seat-2 = Зелёный игрок
book-seat-3 = Жёлтый игрок
book-nobody = никто
book-between = { " " }· { "" }
book-some = { $what }: { $some }
book-moment-start = В начале игры
book-moment-draw = В начале раунда
book-moment-push-or-pass = Рискнуть или спасовать
book-moment-bust = После потери кубиков
book-moment-abilities = Свойства, до сравнения мечей
book-moment-after-swords = Свойства, после сравнения мечей
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
book-switch = { $switch ->
    [ties_win_nothing] ничья по мечам никому ничего не даёт
    [risk_at_roll] риск считают после того, как кубики вернулись в зону броска
    [after_now] свойство срабатывает после свойств «Сейчас»
    [two_by_two] за каждого игрока по очереди бросают два кубика
   *[loses_die] победитель в сравнении мечей возвращает красный кубик
 }
book-first = Первый игрок: { $name }
book-has = Что есть ({ $name }): { $things }
book-then-has = Что есть теперь ({ $name }): { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } бросает: { $dice }
book-rest-miss = остальные — промахи
book-all-miss = одни промахи
book-may = { $name } может: { $deeds }
book-only = { $name } может только одно из этого: { $deeds }
book-not = Невозможно ({ $name }):
book-why = { $deed } — { $reason }
book-happened = Что происходит:
book-never = Чего не происходит: { $what }
book-never-bust = потеря кубиков
book-never-lost = возврат кубика
book-never-swords = сравнение мечей
book-never-fan = новый болельщик
book-never-refilled = пополнение зоны выбора
book-never-push = риск
book-never-returned = уход взятого на время кубика
book-never-gained = получение кубика
book-never-rolled = бросок
book-never-used = применение карты
book-never-finished = финиш
book-never-feet = перемещения
book-never-credits = кредиты
book-never-next_draw = помощь на следующем этапе броска
book-never-lap = конец круга
book-never-over = конец забега
book-never-bought = покупка
book-never-drew = выбор кубиков
book-never-set = кубик, выставленный нужной гранью
book-never-kept = кубики, сохранённые при потере
book-trays = В коробочках: { $dice }
book-turn = Черёд действовать: { $names }
book-phase = Этап: { $phase }
book-places = Места: { $places }
book-place = { $name } { $place }
book-on = место: { $place }
book-began = начало раунда: { $place }
book-bought = уже куплено: { $dice }
book-risk = угроза потери кубиков
book-no-next_draw = без помощи на следующем этапе броска
book-zone-draw = Выбор
book-zone-roll = Бросок
book-zone-active = Активация
book-zone-used = Использованы
book-zone-discard = Сброс
book-number-credits = кредиты
book-number-coins = монеты
book-number-feet = перемещения
book-number-water_feet = перемещения по воде
book-number-fans = болельщики
book-number-limit = предел руки
book-order-strict = Всегда по очереди
book-round = Раунд { $round }
book-number-tokens = жетоны рук
book-number-laps = пройдено кругов
book-number-lost = возвращено кубиков за раунд
book-number-earned = получено кредитов за раунд
book-number-owed = сколько раз ещё нужно рискнуть
book-step-to = идти: { $place }
book-point = указать: { $place }
