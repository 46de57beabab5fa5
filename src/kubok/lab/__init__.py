"""Many games at once, and figures from them. `report` measures the ten sets and writes docs/sets.md."""
