"""Several server processes and machines that share a database."""
