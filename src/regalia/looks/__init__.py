"""Looks of things: one SVG file for each piece, square, die or disc, and a pack of playing cards.

A room brings more in its own folder `looks/`.  The look of a thing in a Scene is the name of a
file, and after a colon the colours that it is painted with: `rosette`, `king:white`.  `colours.css`
has the colours, as CSS variables with a value for the day and one for the night; `king:white` gets
the class `paint-white`.

    Looks(folder)             the looks of the house and those of a room, which come first
    looks.find("king:white")  a Look and its class, or None: what exists is answered by the files
    looks.sprite              all of them as <symbol>s of one SVG, for a page to place with <use>
    looks.symbols(ids)        those that a picture needs, and what they are made of
    looks.colours(theme)      the CSS that a picture needs

In a file, `<use href="#king">` places another look, or something of the same file.  The root has a
`viewBox`; without one the look fills its place, whatever its shape, and lengths are in per cent.
On the root, `data-sign` is what stands for the look in a terminal, `data-terminal` its style there
(`none`: not drawn).  Parts of a file have a meaning of their own:

    <g data-part="under">   lies below everything else: the wood that a square is set into
    <g data-part="covered"> is drawn instead where a piece stands on it
    <g data-part="small">   is drawn instead where little room is
    <g data-part="tiny">    is drawn instead where hardly any is: what tells it from others, large
    <text data-glyph="">    has the thing's glyph for its text: a letter that no file can know;
                            with `upper`, as a capital; with `roomy`, only where it can be read;
                            with `number`, so, too, and only the number in it
"""

from regalia.looks.reading import BadLook, Look, Looks

__all__ = ["BadLook", "Look", "Looks"]
