# «Свинья»: бросайте, пока хватит духу, потом остановитесь.

pig-round = Раунд
pig-turn = Ход
pig-pot = Банк
pig-scores = Очки
pig-asked = бросить кубик или остановиться?
pig-action-roll = бросить
pig-action-hold = остановиться
pig-event-rolled = { $you ->
    [yes] Вы бросаете кубик
   *[no] { $name } бросает кубик
 }: { $face }
pig-event-held = { $you ->
    [yes] Вы останавливаетесь
   *[no] { $name } останавливается
 }: ещё { $won }, всего { $score }
pig-event-lost = { $you ->
    [yes] Вы теряете банк и ход
   *[no] { $name } теряет банк и ход
 }
