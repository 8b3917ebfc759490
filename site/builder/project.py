"""What `pyproject.toml` says of this project."""

from __future__ import annotations

import tomllib
from typing import Any

from builder.paths import ROOT

__all__ = ["project"]


def project() -> dict[str, Any]:
    """Its name, version, description, licence, and so on."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, Any] = told["project"]
    return found
