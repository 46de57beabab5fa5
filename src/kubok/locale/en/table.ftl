# The words of every table, whatever is played there.

the-table = The table
nothing = nothing
with-rule = { $sentence } ({ $rule })
seat-count = { $you ->
    [yes] You
   *[no] { $name }
 } ({ $count })
