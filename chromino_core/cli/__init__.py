"""The command line: the first host of the engine, and its tools. One file per sub-command."""

__all__: list[str] = []
