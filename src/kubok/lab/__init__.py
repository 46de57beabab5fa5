"""Many games at once: matches, the ladder, and pictures of figures. It knows titles and no game."""
