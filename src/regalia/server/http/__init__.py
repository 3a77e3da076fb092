"""Requests by HTTP and WebSocket, and the page itself."""
