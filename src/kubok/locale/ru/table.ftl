# Слова любого стола, во что бы за ним ни играли.

the-table = Стол
nothing = ничего
with-rule = { $sentence } ({ $rule })
seat-count = { $you ->
    [yes] Вы
   *[no] { $name }
 } ({ $count })
