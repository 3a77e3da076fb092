"""Scenes and how they are drawn: as SVG, as text, as pictures for pages and print."""
