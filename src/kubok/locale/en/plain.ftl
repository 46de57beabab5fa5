# The table of any game that has no page of its own: labelled values.

plain-hidden = hidden
plain-nothing = nothing yet
plain-of-seat = { $you ->
    [yes] you { $number }
   *[no] { $name } { $number }
 }
reason-not_asked = you are not asked for a decision now
reason-no_waiting = you cannot wait: a decision is up to you
