"""What the lab may do: run whatever a notebook says, but ask and tell nobody else.

Notebooks have the games of the page at hand, because the lab is on the same host. So every page of
it gets a content policy. The kernel, in which Python runs, has to go by it, too: a worker goes by
what its file came with, but one that its page has written goes by the page.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from builder.hosting.hashes import policy_source

__all__ = ["POLICY", "keep_to_this_host"]

POLICY: Final = (
    "default-src 'none'; script-src 'self' blob: 'unsafe-eval'{scripts}; worker-src 'self' blob:; "
    "connect-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "img-src 'self' data: blob:; media-src 'self' data: blob:; frame-src 'self' data: blob:; "
    "manifest-src 'self'; base-uri 'self'; form-action 'none'"
)
"""JupyterLab compiles its settings with `eval`, and styles what it paints; widgets are blobs."""

_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)

_ENCODING: Final = '<meta charset="utf-8">'

_FROM_FILE: Final = 'new Worker(e,{type:"module"})'
_FROM_PAGE: Final = (
    "new Worker(URL.createObjectURL(new Blob([`import ${JSON.stringify(String(e))}`],"
    '{type:"text/javascript"})),{type:"module"})'
)


def keep_to_this_host(lab: Path, kernel: Path) -> None:
    """Put the policy into all pages of the lab, and the kernel, of these scripts, under it."""
    for page in lab.rglob("*.html"):
        text = page.read_text("utf-8")
        scripts = "".join(f" {policy_source(script)}" for script in _SCRIPT.findall(text))
        policy = POLICY.format(scripts=scripts)
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        # Browsers look for the encoding in the first few lines, and before that there is no script.
        place = _ENCODING if _ENCODING in text else "<head>"
        _replace(page, place, f"{place}\n{meta}")
    found = [path for path in kernel.glob("*.js") if _FROM_FILE in path.read_text("utf-8")]
    if len(found) != 1:
        raise SystemExit(f"The notebooks' kernel starts in another way by now: see {__file__}.")
    _replace(found[0], _FROM_FILE, _FROM_PAGE)


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    if text.count(old) != 1:
        raise SystemExit(f"There is not one {old} in {file}.")
    file.write_text(text.replace(old, new), "utf-8")
