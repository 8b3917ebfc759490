"""Everything that is built here: the page, the view's bundle, the notebooks, the lab, the archive.

Run as `make` does, from the root: `PYTHONPATH=site:. python -m builder.page.build`. A module on its
own is a program, or what several of them share; the folders are

generate    files that are made from the engine and the words, and committed
bundle      JavaScript modules and their libraries in one file, with the licences of what is in it
python      Python for the page: Pyodide, and the engine as bytecode
page        the page itself, put together from all of these
hosting     versions of its files, what caches keep, what hosts should send
lite        the lab: the notebooks in JupyterLite
"""
