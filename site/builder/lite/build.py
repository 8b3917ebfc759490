"""Builds the lab: our notebooks in JupyterLite, which runs them in the browser alone.

python -m builder.lite.build            writes build/lite

The lab shares Pyodide with the page, so its place is the folder `lab` beside that; `page/build.py`
puts it there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from builder.lite.policy import keep_to_this_host
from builder.lite.wheels import add_wheels
from builder.paths import BUILT_LAB, LITE_SETTINGS, LITE_TOOLS, NOTEBOOKS, VENV
from builder.words import LANGUAGES

__all__ = ["build"]

_KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
_KERNEL_WHEELS: Final = ("ipykernel", "piplite", "pyodide_kernel")
_EXTENSIONS: Final = (
    VENV / "share/jupyter/labextensions/@jupyter-widgets/jupyterlab-manager",
    VENV / "share/jupyter/labextensions/anywidget",
    LITE_TOOLS / "share/jupyter/labextensions" / _KERNEL,
)

# All that JupyterLite has but one: `repl` runs whatever a link to it says.
_APPS: Final = ("lab", "notebooks", "tree", "edit", "consoles")

# They would fetch Pyodide and wheels in ways of their own.
_WITHOUT: Final = (
    "jupyterlite-pyodide-kernel-lock",
    "jupyterlite-pyodide-kernel-piplite",
    "jupyterlite-pyodide-kernel-pyodide",
)

# How JupyterLite itself was made, and fonts for browsers that are too old for the rest of it.
_LEFT_OUT: Final = (
    "package.json", "rspack.config*.js", "build/fa-*.eot", "build/fa-*.svg", "build/fa-*.ttf",
)  # fmt: skip


def build(out: Path) -> None:
    """Make the folder afresh; if anything fails, the one that was there before stays."""
    new = out.with_name(f"{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    _jupyterlite(new)
    for pattern in _LEFT_OUT:
        for path in new.glob(pattern):
            path.unlink()
    _hang_up_our_icon(new)
    kernel = new / "extensions" / _KERNEL / "static"
    keep_to_this_host(new, kernel)
    of_kernel = [path for name in _KERNEL_WHEELS for path in kernel.glob(f"pypi/{name}-*.whl")]
    add_wheels(new / "wheels", LITE_TOOLS / "wheels", of_kernel)
    for path in new.rglob("*"):
        path.touch()  # in JupyterLite's archive all is from 1985, so no browser would see it change
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)


def _hang_up_our_icon(lab: Path) -> None:
    """Each page has the icon of the page around it; JupyterLite names its own only by script.

    Until then browsers ask for one at the root of the host, which is somebody else's.
    """
    for page in lab.rglob("index.html"):
        up = "../" * len(page.relative_to(lab).parts)
        link = f'<link rel="icon" href="{up}icon.svg" type="image/svg+xml">'
        page.write_text(page.read_text("utf-8").replace("<head>", f"<head>\n{link}", 1), "utf-8")


def _jupyterlite(out: Path) -> None:
    """Let JupyterLite's own builder make the folder, with our settings and notebooks."""
    for language in LANGUAGES:
        if not any(NOTEBOOKS.glob(f"{language}/*.ipynb")):
            raise SystemExit(f"There are no notebooks in {NOTEBOOKS / language}.")
    for folder in (LITE_TOOLS, *_EXTENSIONS):
        if not folder.is_dir():
            raise SystemExit(f"There is no {folder}: `make lite` installs it.")
    wanted = {
        "lite_dir": str(LITE_SETTINGS),
        "output_dir": str(out),
        "apps": _APPS,
        "disable_addons": _WITHOUT,
        "federated_extensions": [str(folder) for folder in _EXTENSIONS],
        "ignore_sys_prefix": ["federated_extensions", "translation"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
    }
    # The builder leaves notes where it runs, which would keep it from building anew.
    with tempfile.TemporaryDirectory() as scratch:
        contents = Path(scratch) / "contents"
        for language in LANGUAGES:
            shutil.copytree(NOTEBOOKS / language, contents / language)
        shutil.copy(NOTEBOOKS / "README.md", contents)
        told = Path(scratch) / "jupyter_lite_config.json"
        wanted["contents"] = [str(contents)]
        told.write_text(json.dumps({"LiteBuildConfig": wanted}), "utf-8")
        run = subprocess.run(
            [sys.executable, "-m", "jupyterlite_core", "build"],
            check=False,
            cwd=scratch,
            # What whoever builds has set for Jupyter is not meant for this.
            env={**os.environ, "PYTHONPATH": str(LITE_TOOLS), "JUPYTER_NO_CONFIG": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    if run.returncode:
        raise SystemExit(f"{run.stdout}\nJupyterLite could not be built.")


if __name__ == "__main__":
    build(BUILT_LAB)
