"""Measurements: `bench` of the engine, `table` of the server."""
