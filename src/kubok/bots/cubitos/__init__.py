"""The players of Cubitos."""
