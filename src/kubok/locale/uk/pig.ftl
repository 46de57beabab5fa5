# «Свиня»: кидайте, скільки стане духу, а тоді зупиніться.

pig-round = Раунд
pig-turn = Хід
pig-pot = Банк
pig-scores = Очки
pig-asked = кинути кубик чи зупинитися?
pig-action-roll = кинути
pig-action-hold = зупинитися
pig-event-rolled = { $you ->
    [yes] Ви кидаєте кубик
   *[no] { $name } кидає кубик
 }: { $face }
pig-event-held = { $you ->
    [yes] Ви зупиняєтеся
   *[no] { $name } зупиняється
 }: ще { $won }, разом { $score }
pig-event-lost = { $you ->
    [yes] Ви втрачаєте банк і хід
   *[no] { $name } втрачає банк і хід
 }
