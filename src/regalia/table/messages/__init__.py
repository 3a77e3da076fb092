"""Structs of the wire: messages that pages send, and the replies that they get."""
