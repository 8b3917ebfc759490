"""The lab: the notebooks in JupyterLite, which needs no server."""
