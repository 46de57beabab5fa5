"""Cubitos as a title."""
