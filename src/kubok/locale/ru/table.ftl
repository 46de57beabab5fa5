# Слова любого стола, во что бы за ним ни играли.

the-table = Стол
nothing = ничего
with-rule = { $sentence } ({ $rule })
event-conceded = { $you ->
    [yes] Вы сдаётесь
   *[no] { $name } сдаётся
 }
seat-count = { $you ->
    [yes] Вы
   *[no] { $name }
 } ({ $count })
