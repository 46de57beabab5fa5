# The same for A Wild Venture.

## Boards

bad-write_trails = write [[trail]] for each of the three trails
bad-board_space = space
bad-space_again = key { $name } is the name of another space
bad-own_names = give each space a name of its own
bad-space_above = name a space above this one, or home
bad-token_under = token { $token } lies on { $wanted } (V-1.2), not on { $reward }
bad-move_it = move it
bad-a_toll = pay N or discard N
bad-two_numbers = two whole numbers from 0 to { $most }
bad-take_out = take some out
bad-many_ways = { $place } has more than { $most } ways on
bad-space_named = space { $key }
bad-trail_end = space { $key } ends a trail and has { $reward } instead of a chest
bad-put_chest = put a chest there
bad-token_count = token { $token } lies on { $count } spaces instead of { $wanted } (V-1.2)
bad-add_or_remove = add or remove some
bad-token_pairs = token pair 1 and pair 2 must each lie on one enchantment space (V-1.2)
bad-mend_that = mend that

## Cards, decks and options

bad-board_file_name = { $place }: the file's name is the board's; use small letters, digits and _, at most 40
bad-deck_count = { $where }: the deck { $deck } has { $count } { $species } cards of the kind { $kind } instead of { $wanted } (V-1.1); add or remove some
bad-starter_missing = { $where }: the starter { $name } is missing; add a table [{ $name }]
bad-effect_lines = a line of effects, or up to { $most } of them
bad-at_key = { $where }: { $key }
bad-card_name = { $where }: { $name } cannot be the name of a card; use small letters, digits and _
bad-deck_start = deck start is for the three starting villagers
bad-one_enchantment = once or lasting: a building has one enchantment (V-6.1)
bad-write_one = write one of them
bad-lasting_changes = lasting must change what effect changes
bad-like_effect_which = write it like effect, which is { $effect }
bad-lasting_same = lasting must change the same thing as effect
bad-like_effect = write it like effect
bad-invests_more = { $key } invests more than { $most }
bad-invest_less = invest less
bad-no_theme = set-up: no theme deck is called { $name }; { $instead }
bad-no_board = set-up: no board is called { $name }; { $instead }
bad-card_twice = { $where }: a card is there twice; { $fix }
bad-starters_last = { $where }: the starting villagers must come last, one of each species; { $fix }
bad-deck_small = { $where }: a deck needs at least { $least } cards (V-10.21); { $fix }
bad-switch_value = { $switch } must be true or false, not { $value }
bad-venture_seats = A Wild Venture is for { $seats } players, not { $given }
bad-venture_options = the options of A Wild Venture are { $names }, each true or false
bad-venture_data = a record of A Wild Venture carries its data; take an unedited copy of the record

## Effects of cards

bad-all_words = docs/add-a-venture-card.md has all the words
bad-empty_effect = there is an empty effect; write it, or take out the sign before it
bad-many_choices = { $item } offers more than { $most } effects; offer fewer
bad-no_effect = { $text } is not an effect; { $instead }
bad-no_look_effect = { $text } is not an effect in a look; write draw, tuck or discard, each at most once
bad-number_large = { $number } is too large; numbers on cards go up to { $most }
bad-no_condition = { $where }: { $text } is not a condition; { $instead }
bad-cheaper_when = { $where }: "{ $text }" makes cards cheaper; write when = "play gear", or another sort
bad-longer_when = { $where }: "{ $text }" makes travels longer; write when = "travel"
bad-only_relic_draws = { $where }: only a relic takes cards from the discard pile; write draw { $number }
bad-ruby_chest = { $where }: the { $chest } chest stands on the board only; write golden chest
bad-play_it_where = { $where }: "play it" is for buildings with when = "discard …"; write play card
bad-invest_most = { $where }: nobody can invest { $number } at once; { $most } is the most
bad-starter_effects = { $where }: a starter activates no card and turns none over; write gain, look, draw or travel
bad-use_only = use only { $names }
bad-other_condition = take another condition
bad-ladder_broken = { $where }: a building with when = "{ $when }" could go on for ever by { $word }; { $fix }
bad-must_not_invest = { $where }: a building must not invest when its owner does "{ $when }"; take another condition
bad-play_it_when = { $where }: "play it" plays what was discarded; write when = "discard gear"

## Positions

bad-no_venture_position = this is not a position of A Wild Venture: { $error }
bad-position_copy = the position is not in its one standard form; take an unedited copy
bad-position_fields = a position of A Wild Venture has the fields { $names }, and no others
bad-venture_position_seats = a position of A Wild Venture has { $seats } seats
bad-position_frames = a position has 1 to { $most } frames
bad-value_range = { $value } must be a whole number from { $low } to { $high }
bad-seat_fields = a seat has fields of another name
bad-frame_numbers = the frame { $name } has { $numbers } numbers
bad-row_empty = a row of cards is empty
bad-card_lost = a card is missing, or lies in two places
bad-card_twice_in_pile = a card lies twice in a pile
bad-card_of_other_kind = a card of another kind lies among the { $row }
bad-known_not_in_hand = what the other player knows of a hand is not in it
bad-supplies_not_in_play = { $card } has supplies and is not in play
bad-not_enchantable = a card that is not a building in play is enchanted, or one without a free action used it
bad-table_number = a number of the table is out of range
bad-number_more = '{ $name }' is more than { $most }
bad-end_and_frames = the end of the game and the frames do not agree
bad-token_misplaced = a token lies where none belongs
bad-off_the_board = an adventurer or a token is not on the board
bad-enchantments_wrong = the enchantment tokens do not add up
bad-frames_wrong = these frames do not lie on one another
bad-nothing_to_decide = nothing can be decided or drawn in this position
bad-question_no_effect = a question has lost its effect
bad-question_other_offer = a question offers what its effect does not
bad-chest_options = a chest has another number of options
bad-nothing_looked_at = nothing is being looked at
bad-chosen_wrong = a card was chosen that cannot be
bad-chosen_more = more cards were chosen than are laid down
bad-choice_not_there = a choice offers a card that is not there
bad-venture_position_form = a position of A Wild Venture is one line of { $fields } fields that begins with venture/
bad-venture_variant = '{ $text }' must be letters of w, o, s in this order, and the version a number
bad-position_number = a number of this position cannot be read; copy the whole line
bad-position_card_order = the position is not in its one standard form: no leading zeros, cards in order
bad-position_heap = '{ $text }' must be a heap of cards in hex digits
bad-endless_chain = { $cards }: this chain does not end; check the laws of the cards
bad-the_board = the board
bad-no_outcome = { $outcome } is not an outcome of this draw
bad-cannot_be_drawn = { $outcome } cannot be drawn now
