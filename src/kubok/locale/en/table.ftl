# The words of every table, whatever is played there.

the-table = The table
nothing = nothing
with-rule = { $sentence } ({ $rule })
event-conceded = { $you ->
    [yes] You
   *[no] { $name }
 } conceded
seat-count = { $you ->
    [yes] You
   *[no] { $name }
 } ({ $count })
