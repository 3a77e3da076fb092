"""Persons: what is stored of them, notices, invitations, other devices."""
