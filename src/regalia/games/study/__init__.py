"""The Royal Study."""
