"""Learning, tuning and measuring that feed the data and the pages of this house. Nothing that is shipped needs it."""
