# The developer's guide: every target below is one thing you may want to do here.
# The first one sets up .venv (and node_modules where it is needed); later ones start at once.
# ARGS goes to the program behind a target:  make test ARGS="-k board"   make play ARGS=--help

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PYTHON_ENV := $(VENV)/.installed
JUPYTER_ENV := $(VENV)/.jupyter
LITE_ENV := $(VENV)/lite/.installed
BYTECODE_ENV := $(VENV)/pyodide-build/.installed
NODE_ENV := node_modules/.installed
BROWSER_ENV := $(VENV)/.browser
LIGHTHOUSE_ENV := .ci/lighthouse/node_modules/.installed
VIEW := widget/chromino_widget/static/chromino.js
SITE := build/site/index.html
LITE := build/lite/index.html
sources = $(shell find $(1) -type f -not -path '*/__pycache__/*')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PRECIOUS: $(VIEW)
.PHONY: help play test check bench soak site bundle screenshots lite zip clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: site ## play in the browser (in the terminal: python -m chromino_core play)
	@$(PY) site/serve.py $(ARGS)

test: $(PYTHON_ENV) $(JUPYTER_ENV) $(NODE_ENV) $(SITE) $(BROWSER_ENV) ## run every test and doctest, in CPython, in Pyodide and in a browser
	@$(PY) -m pytest -n 2 --dist worksteal $(ARGS)

check: $(JUPYTER_ENV) $(NODE_ENV) ## lint, check the formatting and the types, and that the bundle is fresh
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@.ci/node node_modules/.bin/tsc -p widget
	@$(PY) site/bundle.py --check

bench: $(JUPYTER_ENV) $(SITE) $(BROWSER_ENV) $(LIGHTHOUSE_ENV) ## measure the engine's speed against the plain scan of the tests, the page's and the widget's, and how soon one can play
	@$(PY) tests/bench.py $(ARGS)
	@PYTHONPATH=tests:site $(PY) tests/e2e/bench_page.py $(ARGS)
	@PYTHONPATH=tests:site $(PY) tests/e2e/bench_widget.py $(ARGS)
	@PYTHONPATH=tests:site $(PY) tests/e2e/bench_start.py $(ARGS)
	@PYTHONPATH=tests:site $(PY) tests/e2e/bench_lighthouse.py $(ARGS)

soak: $(PYTHON_ENV) $(NODE_ENV) $(SITE) $(BROWSER_ENV) ## run the long tests, with far larger numbers
	@$(PY) -m pytest -n 2 -m soak $(ARGS)

site: $(SITE) ## build the page into build/site, a folder that any static host serves

# Notebooks need Jupyter, which is large. So the page has them fresh for these goals only, and
# otherwise as they were built last, if ever.
$(SITE): $(if $(filter lite test,$(MAKECMDGOALS)),$(LITE))

$(SITE): $(VIEW) $(call sources,chromino_core site widget/words) pyproject.toml $(BYTECODE_ENV) | $(NODE_ENV)
	@echo "Building the page into build/site"
	@$(PY) site/build.py

bundle: $(VIEW) ## bundle the view that the page and the notebook share, a file that is committed

$(VIEW): $(call sources,widget/js widget/words) site/bundle.py site/esbuild.py site/esbuild.mjs package-lock.json | $(NODE_ENV)
	@echo "Bundling the view"
	@$(PY) site/bundle.py

screenshots: $(SITE) $(JUPYTER_ENV) $(BROWSER_ENV) ## photograph the main screens of the page into build/screenshots
	@PYTHONPATH=tests:site $(PY) tests/e2e/screenshots.py $(ARGS)

lite: $(SITE) ## build the page with the notebooks in it, as lab/: Jupyter with no server

$(LITE): $(VIEW) $(call sources,chromino_core widget/chromino_widget notebooks site/lite) $(wildcard site/lite*.py) pyproject.toml $(LITE_ENV) | $(NODE_ENV)
	@echo "Building the notebook lab into build/lite"
	@$(PY) site/lite.py

zip: $(SITE) ## pack the page to take along, with start files for every system (make lite zip: notebooks, too)
	@$(PY) site/archive.py

clean: ## remove everything that was generated
	@rm -rf $(VENV) node_modules .ci/lighthouse/node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed, and '$(PYTHON)' is not one; name yours: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

# The build backend comes first, so that it too is the pinned one.
$(PYTHON_ENV): $(PY) pyproject.toml .ci/constraints.txt
	@echo "Installing the Python tools into $(VENV)"
	@$(PY) -m pip install -qq -c .ci/constraints.txt hatchling
	@$(PY) -m pip install -qq -c .ci/constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# Playing needs none of these, so they come later, and only where they are needed.
$(JUPYTER_ENV): $(PYTHON_ENV)
	@echo "Installing JupyterLab, Notebook and marimo into $(VENV)"
	@$(PY) -m pip install -qq -c .ci/constraints.txt --no-build-isolation -e '.[dev,jupyter]'
	@touch $@

# JupyterLite's kernel is an extension that JupyterLab would load too, so it lies apart. The wheels
# beside it are for the Python that runs in the browser, not for the one here.
$(LITE_ENV): $(JUPYTER_ENV) .ci/constraints.txt .ci/lite-wheels.txt
	@echo "Installing JupyterLite into $(@D)"
	@rm -rf $(@D)
	@$(PY) -m pip install -qq --no-deps -c .ci/constraints.txt --target $(@D) \
		jupyterlite-core jupyterlite-pyodide-kernel doit
	@$(PY) -m pip download -qq --no-deps --require-hashes -r .ci/lite-wheels.txt --dest $(@D)/wheels \
		--only-binary=:all: --python-version 3.14 --implementation py --abi none --platform any
	@touch $@

# Python for the page is compiled by these wheels, which run in Pyodide: none of them is installed.
$(BYTECODE_ENV): $(PYTHON_ENV) .ci/pyodide-build-wheels.txt
	@echo "Fetching pyodide-build into $(@D)"
	@rm -rf $(@D)
	@$(PY) -m pip download -qq --no-deps --require-hashes -r .ci/pyodide-build-wheels.txt --dest $(@D) \
		--only-binary=:all: --python-version 3.14 --implementation py --abi none --platform any
	@touch $@

# Node bundles the page, compiles Python for it, and runs the engine in Pyodide under test.
$(NODE_ENV): $(PYTHON_ENV) package.json package-lock.json
	@echo "Installing Pyodide and the page's libraries into node_modules"
	@.ci/node npm ci --loglevel=error >/dev/null
	@touch $@

# The browser is the machine's own, or one that is installed here; its path is asked for again.
$(BROWSER_ENV): $(PYTHON_ENV) .ci/browser
	@.ci/browser >/dev/null
	@touch $@

# Lighthouse only measures, so it comes with `make bench` alone.
$(LIGHTHOUSE_ENV): $(PYTHON_ENV) .ci/lighthouse/package.json .ci/lighthouse/package-lock.json
	@echo "Installing Lighthouse into .ci/lighthouse"
	@.ci/node npm ci --prefix .ci/lighthouse --ignore-scripts --loglevel=error >/dev/null
	@touch $@
