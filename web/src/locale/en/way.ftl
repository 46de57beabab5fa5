# The words of a link: an invitation, and one’s own from another device.

way-carry-text = Open this on your other device, by the camera or as a link. It will be you there too: the same tables, seats, name and settings.
way-carry-until = Good once, until { $time }.
way-carry-secret = Show it to nobody: whoever opens it plays as you. A new one makes this one worthless.
way-take = { $tables ->
    [0] Play here as { $name }?
    [one] Take over { $tables } table as { $name }?
   *[other] Take over { $tables } tables as { $name }?
 }
way-nameless = a player without a name
way-take-text = This device becomes the same player: the same tables, seats and settings. The other device keeps them too.
way-here = { $tables ->
    [one] This device has a table of its own. It goes over to the same player, or is left behind: then this device will not find it again.
   *[other] This device has { $tables } tables of its own. They go over to the same player, or are left behind: then this device will not find them again.
 }
way-own-link = Do this only with a link that you have just made yourself.
way-do = Take over
way-bring = { $tables ->
    [one] Take over, with the table of this device
   *[other] Take over, with the { $tables } tables of this device
 }
way-leave = { $tables ->
    [one] Take over and leave it behind
   *[other] Take over and leave them behind
 }
way-same = This device is already the same player: there is nothing to take over.
way-invites = { $name } invites you to play
way-full = This table is full
way-full-text = Every seat of this link is taken. You can watch, or set up a table of your own.
way-over = This game is over
way-over-text = You can look back at it, or set up a table of your own.
way-rounds = Usually { $least } to { $most } rounds
way-yours = You already sit at this table.
way-watch = Watch
way-look-back = Look back
way-learn = Learn first: five minutes, in a new tab
