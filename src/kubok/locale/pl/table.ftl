# Słowa każdego stołu, w cokolwiek się przy nim gra.

the-table = Stół
nothing = nic
with-rule = { $sentence } ({ $rule })
seat-count = { $you ->
    [yes] Ty
   *[no] { $name }
 } ({ $count })
