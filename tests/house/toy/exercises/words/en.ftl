gold = With a gold coin
gold-goal = Take what your coin asks for.
gold-hint = With gold, the last counter wins.
silver = With a silver coin
silver-goal = Take what your coin asks for.
silver-hint = With silver, somebody else must take the last counter.
