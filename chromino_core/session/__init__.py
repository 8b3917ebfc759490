"""What hosts talk to: a game with its players, as commands and views in plain JSON."""

from chromino_core.session.host import Host
from chromino_core.session.session import Session

__all__ = ["Host", "Session"]
