# The developer's guide: every target below is one thing you may want to do here.
# Each installs what it needs, and no more, into .venv and node_modules; later ones start at once.
# ARGS goes to the program behind a target:  make test ARGS="-k board"   make play ARGS=--help

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
BUILDER := env PYTHONPATH=site:. $(PY) -m builder
MEASURE := env PYTHONPATH=site:tests $(PY)
PAGE_WHEELS := $(VENV)/page-wheels/.fetched
PAGE_LIBRARIES := node_modules/.page
TOOLS_ENV := $(VENV)/.installed
LITE_ENV := $(VENV)/lite/.installed
NODE_ENV := node_modules/.installed
BROWSER_ENV := $(VENV)/.browser
ENGINES_ENV := $(VENV)/.engines
LIGHTHOUSE_ENV := .ci/lighthouse/node_modules/.installed
VIEW := widget/chromino_widget/static/chromino.js
SITE := build/site/index.html
LITE := build/lite/index.html
EARLY := $(if $(wildcard $(TOOLS_ENV)),,build/early/index.html)
sources = $(shell find $(1) -type f -not -path '*/__pycache__/*')

# PyPI and npm are asked at the same time, unless several goals are to come one after the other.
ifeq ($(words $(MAKECMDGOALS)),1)
MAKEFLAGS += --jobs=2
endif

# Python keeps what it has compiled, even for who has told it not to: the tests start it hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PRECIOUS: $(VIEW)
.PHONY: help play test check bench soak site bundle words look first editions icons notebooks screenshots lite zip clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: site ## play in the browser (in the terminal: python -m chromino_core play)
	@$(PY) site/serve.py $(ARGS)

test: $(TOOLS_ENV) $(NODE_ENV) $(ENGINES_ENV) $(SITE) $(BROWSER_ENV) ## run every test and doctest, in CPython, in Pyodide and in browsers
	@$(PY) -m pytest -n 3 --dist worksteal $(ARGS)

check: $(TOOLS_ENV) $(NODE_ENV) ## lint, check the formatting and the types, and that what is generated is fresh
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@.ci/node node_modules/.bin/tsc -p widget
	@$(BUILDER).bundle.view --check
	@$(BUILDER).notebooks --check
	@$(BUILDER).generate.python_words --check

bench: $(TOOLS_ENV) $(SITE) $(BROWSER_ENV) $(LIGHTHOUSE_ENV) ## measure the engine's speed against the plain scan of the tests, the page's and the widget's, how soon one can play, and how much memory that takes
	@$(MEASURE) tests/bench.py $(ARGS)
	@$(MEASURE) tests/e2e/bench_page.py $(ARGS)
	@$(MEASURE) tests/e2e/bench_widget.py $(ARGS)
	@$(MEASURE) tests/e2e/bench_start.py $(ARGS)
	@$(MEASURE) tests/e2e/bench_memory.py $(ARGS)
	@$(MEASURE) tests/e2e/bench_lighthouse.py $(ARGS)

soak: $(TOOLS_ENV) $(NODE_ENV) $(SITE) $(BROWSER_ENV) ## run the long tests, with far larger numbers
	@$(PY) -m pytest -n 2 -m soak $(ARGS)

site: $(SITE) ## build the page into build/site, a folder that any static host serves

# Notebooks need Jupyter, which is large. So the page has them fresh for these goals only, and
# otherwise as they were built last, if ever.
$(SITE): $(if $(filter lite test,$(MAKECMDGOALS)),$(LITE) $(EARLY))

PAGE_SOURCES := $(VIEW) $(call sources,chromino_core site widget/words) pyproject.toml $(PAGE_WHEELS) $(PAGE_LIBRARIES)

$(SITE): $(PAGE_SOURCES)
	@.ci/step "3/3 Building the page into build/site" $(BUILDER).page.build

# While the tools are installed there is time to build it once without notebooks. The Python that is
# compiled for it is kept, so that afterwards it is built at once.
$(EARLY): $(PAGE_SOURCES)
	@$(BUILDER).page.build --out $(@D)

bundle: $(VIEW) ## bundle the view that the page and the notebook share, a file that is committed

$(VIEW): $(call sources,widget/js widget/words site/builder/bundle) site/builder/paths.py site/builder/node.py package-lock.json | $(PAGE_LIBRARIES)
	@echo "Bundling the view"
	@$(BUILDER).bundle.view

words: $(TOOLS_ENV) ## write what Python says in every language, files that are committed: after a change of the catalogues
	@$(BUILDER).generate.python_words

look: | $(PY) ## write the view's copy of the engine's inks and patterns, and its colours and sizes, files that are committed
	@$(BUILDER).generate.look
	@$(BUILDER).generate.tokens

editions: | $(PY) ## write what the set-up screen offers of each edition, a file that is committed
	@$(BUILDER).generate.editions

icons: $(TOOLS_ENV) $(BROWSER_ENV) ## draw the icons of the app, files that are committed
	@$(BUILDER).generate.icons

first: $(SITE) $(TOOLS_ENV) $(BROWSER_ENV) ## measure where the view has its parts, for the picture before it, a file that is committed
	@PYTHONPATH=tests:site $(PY) tests/e2e/first_places.py

notebooks: | $(PY) ## build the notebooks in their languages (ARGS=fr: only one), files that are committed
	@$(BUILDER).notebooks $(ARGS)

screenshots: $(SITE) $(TOOLS_ENV) $(BROWSER_ENV) ## photograph the main screens of the page into build/screenshots
	@$(MEASURE) tests/e2e/screenshots.py $(ARGS)

lite: $(SITE) ## build the page with the notebooks in it, as lab/: Jupyter with no server

$(LITE): $(VIEW) $(call sources,chromino_core widget/chromino_widget notebooks site/lite site/builder/lite) pyproject.toml $(LITE_ENV) | $(PAGE_LIBRARIES)
	@.ci/step "Building the notebook lab into build/lite" $(BUILDER).lite.build

zip: $(SITE) ## pack the page to take along, with start files for every system (make lite zip: notebooks, too)
	@$(BUILDER).archive

clean: ## remove everything that was generated
	@rm -rf $(VENV) node_modules .ci/lighthouse/node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed, and '$(PYTHON)' is not one; name yours: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv --clear --without-pip $(VENV) || { rm -rf $(VENV); exit 1; }

# Everything comes from lists with hashes, which `.ci/renew` writes.
FROM_LIST := --no-deps --require-hashes --disable-pip-version-check
FOR_THE_BROWSER := --only-binary=:all: --python-version 3.14 --implementation py --abi none --platform any

# What compiles Python for the page, in Pyodide, and what draws QR codes in it: none of it is installed.
$(PAGE_WHEELS): .ci/page-wheels.txt | $(PY)
	@rm -rf $(@D)
	@.ci/step "1/3 Fetching what compiles Python for the page, from PyPI (2 MB)" \
		.ci/pip download -qq $(FROM_LIST) -r $< --dest $(@D) $(FOR_THE_BROWSER)
	@touch $@

# Pyodide, esbuild, and the libraries that are in the page.
$(PAGE_LIBRARIES): package.json package-lock.json | $(PY)
	@.ci/step "2/3 Fetching Pyodide and the page's libraries, from npm (15 MB)" \
		.ci/node npm ci --omit=dev --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error
	@touch $@

# From here on, nothing is needed to play. It waits for the two above, for two pips at once could
# disturb each other, and Node may come by pip, too. Modules are compiled when they are used: most never are.
$(TOOLS_ENV): pyproject.toml .ci/tools.txt | $(PAGE_WHEELS) $(PAGE_LIBRARIES)
	@.ci/step "Installing the tools, JupyterLab, Notebook and marimo into $(VENV)" \
		.ci/pip install -qq --no-compile $(FROM_LIST) -r .ci/tools.txt
	@$(PY) -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

# It adds to what is there already, and leaves the lock file as it is.
$(NODE_ENV): $(PAGE_LIBRARIES)
	@.ci/step "Installing TypeScript and axe into node_modules" \
		.ci/node npm install --no-save --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error
	@touch $@

# JupyterLite's kernel is an extension that JupyterLab would load too, so it lies apart. The wheels
# beside it are for the Python that runs in the browser, not for the one here.
$(LITE_ENV): $(TOOLS_ENV) .ci/lite-tools.txt .ci/lite-wheels.txt
	@rm -rf $(@D)
	@.ci/step "Installing JupyterLite into $(@D)" \
		.ci/pip install -qq $(FROM_LIST) -r .ci/lite-tools.txt --target $(@D)
	@.ci/step "Fetching the packages of its notebooks" \
		.ci/pip download -qq $(FROM_LIST) -r .ci/lite-wheels.txt --dest $(@D)/wheels $(FOR_THE_BROWSER)
	@touch $@

# The browser is the machine's own, or one that is installed here; its path is asked for again. If the
# other engines are wanted too, it waits for them, for a system installs one thing at a time.
$(BROWSER_ENV): $(TOOLS_ENV) .ci/browser | $(if $(filter test,$(MAKECMDGOALS)),$(ENGINES_ENV))
	@.ci/step "Looking for a browser" .ci/browser
	@touch $@

# Firefox and WebKit, too; where they can't be had, the tests in them are skipped. The tools are not
# needed for it, so it is done while those are installed.
$(ENGINES_ENV): .ci/engines | $(PAGE_LIBRARIES)
	@.ci/step "Looking for Firefox and WebKit" .ci/engines
	@touch $@

# Lighthouse only measures, so it comes with `make bench` alone.
$(LIGHTHOUSE_ENV): .ci/lighthouse/package.json .ci/lighthouse/package-lock.json | $(PAGE_LIBRARIES)
	@.ci/step "Installing Lighthouse into .ci/lighthouse" \
		.ci/node npm ci --prefix .ci/lighthouse --ignore-scripts --no-audit --no-fund --no-progress --loglevel=error
	@touch $@
