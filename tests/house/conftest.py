"""The toy's own tests are run where the toy is a room: in the copies that `tests/sixth` makes."""

collect_ignore = ["toy"]
