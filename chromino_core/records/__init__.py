"""Games as data: records, positions and what was shown, read as if an enemy had written them."""

__all__: list[str] = []
