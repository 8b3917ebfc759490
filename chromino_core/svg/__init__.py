"""Pictures of tiles, hands and tables: plain SVG with a text alternative, for paper and any screen.

>>> from chromino_core.board import Board
>>> board(Board("B*Y@0,0>")).splitlines()[0]
'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 136 56" width="136" height="56" role="img">'

A picture has no ground of its own, refers to nothing and names nothing, so that any number of them
can stand on one page, light or dark. Inside, one unit is one square of a tile. It is a text, `Svg`,
that a notebook shows as the picture; `grid` puts several of them into one, and `sheet` makes pages
of conundrums to print.

>>> grid([Board("B*Y@0,0>"), tile("RGB"), hand(["RGB", "B*Y"])], ["A table", "A tile", "A hand"])
<Svg: A table; A tile; A hand, 512 x 170>
"""

from chromino_core.svg.drawings import Drawable, board, grid, hand, placement, tile
from chromino_core.svg.paper import sheet, sheet_messages
from chromino_core.svg.picture import Svg

__all__ = [
    "Drawable", "Svg", "board", "grid", "hand", "placement", "sheet", "sheet_messages", "tile",
]  # fmt: skip
