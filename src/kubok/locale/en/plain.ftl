# The table of any game that has no page of its own: labelled values.

plain-hidden = hidden
plain-nothing = nothing yet
plain-of-seat = { $you ->
    [yes] you { $number }
   *[no] { $name } { $number }
 }
