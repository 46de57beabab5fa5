# Why something cannot be done. Written by `make docs` from the sentences in the code: change them there.

reason-batch_size = a batch has 1 to { $most } actions, not { $asked }
reason-bot_plays = a bot plays that seat; take it back first
reason-conceded = that seat has conceded
reason-game_over = the game is over
reason-greeted = a socket says hello once; open another one for another table
reason-host_waited_for = the host may still come back: in { $seconds } s anyone seated may do that
reason-never_waits = waiting is for programs that do research: whoever is asked must decide
reason-no_help = this table plays without odds
reason-no_such_action = there is no action { $action }; ids are 0 to { $last }
reason-no_such_bot = this game has no such bot; choose one of { $known }
reason-no_such_phrase = there is no such phrase
reason-no_such_question = nothing of that kind can be asked in this game
reason-no_such_seat = there is no seat { $seat }; seats are 0 to { $last }
reason-no_waiting = you cannot wait: a decision is up to you
reason-not_a_bot = no bot plays that seat
reason-not_asked = you are not asked for a decision now
reason-not_away = that player is not away
reason-not_begun = the game has not started yet
reason-not_held = you do not hold the card { $card } any more
reason-not_host = that is up to the host, or to anyone seated while the host is away
reason-not_started = the game has not started: every seat must give its nonce first
reason-not_your_seat = that is not your seat: without one you can only watch
reason-past_chance = action { $taken } of { $asked } rolls dice: what follows can only be decided once they have fallen
reason-pause_runs = that player may still come back: { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 } left
reason-seat_kept = the player who sits there may still come back: { $seconds } s left
reason-seat_taken = that seat is taken
reason-stale = that answers decision { $given }, but the question is now decision { $now }: yours was already answered
reason-started = the game has already started
reason-table_full = there is no empty seat at this table
reason-table_over = the game at this table is over
reason-too_many_words = too many phrases at once; wait a moment
reason-undo_barrier = everyone has moved on together since: it is too late to undo that
reason-undo_chance = dice have been rolled since: that cannot be undone
reason-undo_hidden = something hidden has been seen since: that cannot be undone
reason-undo_long = this game has become very long: from here on nothing can be undone
reason-undo_nothing = there is nothing to undo
reason-undo_others = others have acted on it since: that cannot be undone
