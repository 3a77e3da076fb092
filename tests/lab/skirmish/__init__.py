"""A skirmish: armies of two, one choice each, then chance; as much of a room as the lab needs."""
