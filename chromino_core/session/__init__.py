"""What hosts talk to: a game with its players, as commands and views in plain JSON."""

from chromino_core.session.host import Host
from chromino_core.session.session import Session
from chromino_core.session.viewers import Viewer, Viewers

__all__ = ["Host", "Session", "Viewer", "Viewers"]
