"""Geometry and kit that rooms share."""
