"""Where a tile may lie: what the open slots beside the table demand."""

__all__: list[str] = []
