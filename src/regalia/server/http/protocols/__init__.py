"""Protocols of uvicorn, with timeouts, quick compression and connections handed over."""
