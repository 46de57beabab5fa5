"""The players of A Wild Venture."""
