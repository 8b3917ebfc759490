# The developer's guide: every target below is one thing you may want to do here.
# The first one sets up .venv (and node_modules where it is needed); later ones start at once.
# ARGS goes to the program behind a target:  make test ARGS="-k board"   make play ARGS=--help

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PYTHON_ENV := $(VENV)/.installed
NODE_ENV := node_modules/.installed

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench soak site lite clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-6s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The engine needs the standard library alone, so this one does not wait for the test tools.
play: $(PY) ## play a game in the terminal
	@$(PY) -m chromino_core play $(ARGS)

test: $(PYTHON_ENV) $(NODE_ENV) ## run every test and doctest, in CPython and in Pyodide under Node
	@$(PY) -m pytest -n 2 $(ARGS)

check: $(PYTHON_ENV) ## lint, check the formatting and the types
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

bench: $(PYTHON_ENV) ## measure the engine's speed against the plain scan of the tests
	@$(PY) tests/bench.py $(ARGS)

soak: $(PYTHON_ENV) $(NODE_ENV) ## run the long tests, with far larger numbers
	@$(PY) -m pytest -n 2 -m soak $(ARGS)

site: $(PYTHON_ENV) ## build the engine's wheel, the first thing the page loads, into build/site
	@rm -rf build/site
	@$(PY) -m pip wheel -qq --no-deps --no-build-isolation --wheel-dir build/site .
	@wc -c build/site/*.whl

lite: ## Jupyter without a server: the notebooks it needs are not written yet
	@echo "There are no notebooks yet, so there is no JupyterLite to build." >&2; exit 1

clean: ## remove everything that was generated
	@rm -rf $(VENV) node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
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

# Node is needed for one thing: running the engine in Pyodide.
$(NODE_ENV): $(PYTHON_ENV) package.json package-lock.json
	@echo "Installing Pyodide into node_modules"
	@.ci/node npm ci --loglevel=error >/dev/null
	@touch $@
