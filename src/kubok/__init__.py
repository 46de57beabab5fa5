"""Kubok: the table where Cubitos and A Wild Venture are played, taught, analysed and studied."""

__version__ = "0.1.0"
