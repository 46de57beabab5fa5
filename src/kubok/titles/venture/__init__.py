"""A Wild Venture as a title."""
