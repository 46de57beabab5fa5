# Стол любой игры, у которой нет своей страницы: значения с подписями.

plain-hidden = скрыто
plain-nothing = пока ничего
plain-of-seat = { $you ->
    [yes] вы { $number }
   *[no] { $name } { $number }
 }
