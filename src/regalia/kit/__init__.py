"""The conformance kit: tests that every room passes, and what they are made of.

`regalia check-room NAME` runs it on one room (`python -m regalia.kit NAME` is the same), pytest in
`src/regalia/kit` on all rooms there are.  It needs `regalia[kit]`.
"""
