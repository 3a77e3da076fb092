"""Units, scenarios and prices: the data from which armies of Royal Battles are made."""
