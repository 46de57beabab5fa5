# Stół każdej gry, która nie ma własnej strony: wartości z podpisami.

plain-hidden = zakryte
plain-nothing = jeszcze nic
plain-of-seat = { $you ->
    [yes] ty { $number }
   *[no] { $name } { $number }
 }
