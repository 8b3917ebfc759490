"""Hashes as browsers want them, of what they may run or have fetched."""

from __future__ import annotations

import base64
import hashlib

__all__ = ["integrity", "policy_source"]


def integrity(data: bytes) -> str:
    """The hash by which a browser checks what it has fetched."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


def policy_source(script: str) -> str:
    """A script or a style of the page itself, as its content policy names it."""
    return f"'{integrity(script.encode())}'"
