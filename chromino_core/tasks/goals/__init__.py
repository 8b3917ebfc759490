"""The goals, one kind a file: what is asked of a position, and which answers are right."""

__all__: list[str] = []
