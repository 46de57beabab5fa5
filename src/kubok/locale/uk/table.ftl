# Слова кожного столу, у що б там не грали.

the-table = Стіл
nothing = нічого
with-rule = { $sentence } ({ $rule })
event-conceded = { $you ->
    [yes] Ви здаєтеся
   *[no] { $name } здається
 }
seat-count = { $you ->
    [yes] Ви
   *[no] { $name }
 } ({ $count })
