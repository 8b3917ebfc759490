"""Bundles the view, which the page and the notebook share, into the file that is committed.

python -m builder.bundle.view            writes widget/chromino_widget/static/chromino.js
python -m builder.bundle.view --check    only tells whether that file is up to date

Beside the widget lie the licences of what others have made of it; the wheel brings them along.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

from builder.bundle.esbuild import esbuild
from builder.bundle.licences import licence_texts, view_parts
from builder.paths import BUNDLE, BUNDLE_LICENCES, ROOT, VIEW_PROGRAM

__all__ = ["bundle", "check"]

_NOTICE: Final = (
    "/* Chromino view, MIT; contains lit-html (BSD-3-Clause) and @fluent/bundle (Apache-2.0) */"
)


def bundle(out: Path) -> None:
    """Write the view and its libraries into one file; the same sources give the same bytes."""
    esbuild(VIEW_PROGRAM, out, banner={"js": _NOTICE})


def check() -> None:
    """End the script with a hint if a committed file isn't what the sources give."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / BUNDLE.name
        bundle(fresh)
        files = {BUNDLE: fresh.read_bytes(), BUNDLE_LICENCES: licence_texts(view_parts()).encode()}
    for path, data in files.items():
        if not path.is_file() or path.read_bytes() != data:
            name = path.relative_to(ROOT)
            raise SystemExit(f"{name} is older than its sources: run `make bundle`, and commit it.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Bundle the view that page and notebook share.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is stale")
    if parser.parse_args().check:
        check()
    else:
        bundle(BUNDLE)
        BUNDLE_LICENCES.write_bytes(licence_texts(view_parts()).encode())


if __name__ == "__main__":
    main()
