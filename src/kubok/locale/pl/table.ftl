# Słowa każdego stołu, w cokolwiek się przy nim gra.

the-table = Stół
nothing = nic
with-rule = { $sentence } ({ $rule })
event-conceded = { $you ->
    [yes] Poddajesz grę
   *[no] { $name } poddaje grę
 }
seat-count = { $you ->
    [yes] Ty
   *[no] { $name }
 } ({ $count })
