"""A process with limits that works on what strangers send."""
