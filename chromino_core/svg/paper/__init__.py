"""Conundrums on paper: pages to print, with real sizes, and the answers on pages of their own."""

from chromino_core.svg.paper.sheets import sheet, sheet_messages

__all__ = ["sheet", "sheet_messages"]
