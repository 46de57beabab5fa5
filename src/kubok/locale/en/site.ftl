# What the server says of the page before the page speaks for itself: to search engines, in shared links, as an app, and without JavaScript.

site-description = A table for the dice race Cubitos: against bots, at one screen, or with friends by a link.
site-shared = A dice race for tonight: against bots, at one screen, or with friends by a link.
site-no-script = This page needs JavaScript. Everything can also be played in a terminal: kubok play
