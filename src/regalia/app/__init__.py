"""Answers to what a page asks, as plain functions on plain data: no HTTP, no database."""
