"""The command line: the first host of the engine, and its tools."""

__all__: list[str] = []
