"""Print and play: boards, cards, forms and rules as a PDF."""
