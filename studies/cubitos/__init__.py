"""Studies of Cubitos."""
