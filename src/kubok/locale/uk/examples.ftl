# Розібрані приклади «Кубітосу» словами, для термінала й сторінки правил: початок, дії, кидки, наявне й відмови.

book-seat-0 = Червоний гравець
book-seat-1 = Синій гравець
book-seat-2 = Зелений гравець
book-seat-3 = Жовтий гравець
book-nobody = ніхто
book-between = { " " }· { "" }
book-some = { $what }: { $some }
book-moment-start = На початку гри
book-moment-draw = На початку раунду
book-moment-push-or-pass = Перевірити удачу чи спасувати
book-moment-bust = Після невдачі
book-moment-abilities = Уміння, до мечів
book-moment-after-swords = Уміння, після мечів
book-moment-move = Перед переміщенням
book-moment-after-the-move = Після переміщення
book-moment-buy = Перед купівлею
book-moment-waiting = Очікування
book-with-cards = карти: { $cards }
book-laps = { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
    [many] { $laps } кіл
   *[other] { $laps } кола
 }
book-players = Гравців: { $count }
book-switch = { $switch ->
    [ties_win_nothing] нічия за мечами нікому нічого не дає
    [risk_at_roll] ризик рахують після того, як кубики повернулися в зону кидків
    [after_now] уміння спрацьовує після негайних
    [two_by_two] за кожного гравця по черзі кидають два кубики
   *[loses_die] переможець за мечами втрачає червоний кубик
 }
book-first = Перший гравець: { $name }
book-has = { $name } має: { $things }
book-then-has = Тепер { $name } має: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } кидає: { $dice }
book-rest-miss = решта – промахи
book-all-miss = самі промахи
book-may = { $name } може: { $deeds }
book-only = { $name } може лише одне з цього: { $deeds }
book-not = Неможливо ({ $name }):
book-why = { $deed } – { $reason }
book-happened = Що стається:
book-never = Чого не стається: { $what }
book-never-bust = невдача
book-never-lost = втрата кубика
book-never-swords = підрахунок мечів
book-never-fan = уболівальник
book-never-refilled = поповнення зони запасу
book-never-push = перевірка удачі
book-never-returned = повернення позиченого кубика
book-never-gained = отримання кубика
book-never-rolled = кидок
book-never-used = застосування карти
book-never-finished = фініш
book-never-feet = переміщення
book-never-credits = кредити
book-never-next_draw = допомога в наступній фазі кидків
book-never-lap = кінець кола
book-never-over = кінець перегонів
book-never-bought = купівля
book-never-drew = отримання кубиків
book-never-set = грань, виставлена на кубику
book-never-kept = кубики, збережені попри невдачу
book-trays = У лотках: { $dice }
book-turn = Діють: { $names }
book-phase = Фаза: { $phase }
book-places = Місця: { $places }
book-place = { $name } { $place }
book-on = місце: { $place }
book-began = початок раунду: { $place }
book-bought = уже куплено: { $dice }
book-risk = загроза невдачі
book-no-next_draw = без допомоги в наступній фазі кидків
book-zone-draw = Запас
book-zone-roll = Кидки
book-zone-active = Активні
book-zone-used = Використані
book-zone-discard = Скид
book-number-credits = кредити
book-number-coins = гроші
book-number-feet = переміщення
book-number-water_feet = водні переміщення
book-number-fans = уболівальники
book-number-limit = ліміт кубиків
book-order-strict = Завжди по черзі
book-round = Раунд { $round }
book-number-tokens = жетони ліміту кубиків
book-number-laps = пройдено кіл
book-number-lost = утрачено кубиків за раунд
book-number-earned = здобуто кредитів за раунд
book-number-owed = обов’язкові перевірки удачі
book-step-to = піти: { $place }
book-point = указати: { $place }
