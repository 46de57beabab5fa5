# Стіл будь-якої гри, що не має власної сторінки: значення з підписами.

plain-hidden = приховано
plain-nothing = ще нічого
plain-of-seat = { $you ->
    [yes] ви { $number }
   *[no] { $name } { $number }
 }
