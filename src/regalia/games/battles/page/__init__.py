"""Layout, sentences, choice rows and facts that the scene of Royal Battles is made from."""
