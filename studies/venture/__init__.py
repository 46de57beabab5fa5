"""Studies of A Wild Venture."""
