// Values where equal starts count (UR-20), as they come about in play: somebody enters and takes a
// piece, the other enters and takes that one, and so on.  The fifth equal start of a turn comes
// when this has happened ROUNDS times in a row.  See starts.py.

static const int ROUNDS = 2 * (EQUAL_STARTS - 1);
static const unsigned NOT_ROUND = ~0u;
static const double HALF = ONE / 2;

// What the best action of each roll is worth, entering left out where that leads round; -1: none.
FUNCTION void others_of(const unsigned *packed, Ways ways, long long at, double *others) {
  for (int roll = 0; roll < ROLLS; roll++) {
    unsigned way = ways.of(roll, 0, at), kind = way & NO_WAY;
    double there = packed[way & ~NO_WAY];
    others[roll] = kind == NO_WAY ? -1 : kind == WIN ? ONE : kind == SAME ? there : ONE - there;
  }
}

// What rolling is worth, where to enter leaves the other player `next`.
FUNCTION double rolling_on(const double *others, double next, double off) {
  double total = 0;
  for (int roll = 0; roll < ROLLS; roll++) {
    double entered = ONE - next;
    total += WEIGHTS[roll] * (others[roll] > entered ? others[roll] : entered);
  }
  return off * HALF + (1 - off) * total / 16;
}

// What rolling is worth after so many rounds, 0 to ROUNDS; `mine` and `theirs` are the others' worth
// here and after entering.  From ROUNDS on whoever is to roll may claim a draw instead.
FUNCTION void by_rounds(const double *mine, const double *theirs, double off, double *found) {
  double here = HALF, there = HALF;
  for (int again = 0; again < 4; again++) {
    found[ROUNDS] = rolling_on(mine, there, off);
    double other = rolling_on(theirs, here, off);
    here = found[ROUNDS] > HALF ? found[ROUNDS] : HALF;
    there = other > HALF ? other : HALF;
  }
  for (int n = ROUNDS - 1; n >= 0; n--) {
    found[n] = rolling_on(mine, there, off);
    there = rolling_on(theirs, here, off);
    here = found[n];
  }
}

// All that a position is worth; where nothing goes round, the same after any number of rounds.
FUNCTION void values_of(const unsigned *packed, Ways ways, const unsigned *round, long long at,
                        double off, double *found) {
  double mine[ROLLS], theirs[ROLLS];
  others_of(packed, ways, at, mine);
  if (round[at] == NOT_ROUND) {
    found[0] = rolling_on(mine, 2.0 * ONE, off);
    for (int n = 1; n <= ROUNDS; n++) found[n] = found[0];
  } else {
    others_of(packed, ways, round[at], theirs);
    by_rounds(mine, theirs, off, found);
  }
}

// Notes the best ways of the positions of an own area, and which go round, and to where.
FUNCTION void choose_own(Table table, Index index, int own, Ways ways, unsigned *round, int thread,
                         int threads) {
  int all = positions(index, own);
  for (int k = thread; k < all; k += threads) {
    int foe = against(index, own, k);
    long long at = index.block[own] + k, total[2];
    bool over = finished(own, foe);
    Best best[ROLLS];
    if (!over) rolled(table, own, foe, total, best);
    for (int roll = 0; roll < ROLLS; roll++)
      ways.of(roll, 0, at) =
          over || !best[roll].least ? NO_WAY : short_way(index, best[roll].least_way);
    bool goes_round = !over && leads_round(own, foe);
    round[at] = goes_round ? number(index, foe & ~ENTRANCE, own | ENTRANCE) : NOT_ROUND;
  }
}

// One position anew, unless it is over; by how much it was wrong.
FUNCTION double follow_round(unsigned *packed, Ways ways, const unsigned *round, long long at,
                             double off, int write) {
  if (round[at] == NOT_ROUND && ways.of(0, 0, at) == NO_WAY) return 0;
  double found[ROUNDS + 1];
  values_of(packed, ways, round, at, off, found);
  unsigned fresh = (unsigned)(found[0] + 0.5);
  double wrong = found[0] - packed[at];
  if (write) packed[at] = fresh;
  return wrong < 0 ? -wrong : wrong;
}
