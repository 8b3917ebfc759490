"""Python for the page: Pyodide, the few modules of its library that it needs, and the engine."""
