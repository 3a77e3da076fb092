// Games by the table, one a thread; the state remembers what UR-20 counts (ints of 64 bits).

#define THREAD (blockIdx.x * (long long)blockDim.x + threadIdx.x)
#define ENTRY extern "C" __global__ void

struct Random {
  unsigned long long state;
  FUNCTION unsigned below(unsigned n) {  // splitmix64
    unsigned long long x = state += 0x9E3779B97F4A7C15ull;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ x >> 27) * 0x94D049BB133111EBull;
    return (unsigned)(((x ^ x >> 31) >> 32) * n >> 32);
  }
};

struct Pick {  // visits actions: the best, and any
  Table table;
  Ur t;
  Random *random;
  unsigned *best, *seen;
  WORD *good, *any;
  FUNCTION void operator()(WORD action) {
    Best found = {0, 0, 0, 0};
    add_after(&found, table, act(t, action));
    if (found.least > *best) *best = found.least, *good = action;
    if (random->below(++*seen) == 0) *any = action;
  }
};

// The state after a roll or a decision: the best, or, so often in 2**16, any.
FUNCTION Ur go_on(Table table, Ur s, Random *random, unsigned carelessly) {
  if (s.phase == CLAIMING) return act(s, ROLL);  // games go on, to see how long
  if (s.phase == ROLLING) {
    int rest = random->below(16), roll = 0;
    while ((rest -= ODDS[roll]) >= 0) roll++;
    return act(s, roll);
  }
  unsigned best = 0, seen = 0;
  WORD good = 0, any = 0;
  Ur seen_by_mover = s;  // values are those of player 0
  seen_by_mover.player = 0;
  actions(s, Pick{table, seen_by_mover, random, &best, &seen, &good, &any});
  return act(s, random->below(1 << 16) < carelessly ? any : good);
}

// Whole games: turns and rolls they took, fifth equal starts (UR-20), and who won (-1: cut off).
ENTRY play(unsigned *values, const unsigned *rows, unsigned long long seed, int games, int most,
           int *turns, int *rolls, int *fifths, int *winner) {
  long long game = THREAD;
  if (game >= games) return;
  Random random = {seed * 0x100000001B3ull + game * 0xD1342543DE82EF95ull};
  Ur s = start();
  int mover = -1;
  turns[game] = rolls[game] = fifths[game] = 0;
  while (s.phase != OVER && rolls[game] < most) {
    if (s.phase == CLAIMING) fifths[game]++;
    if (s.phase == ROLLING) {
      rolls[game]++;
      if (s.player != mover) turns[game]++, mover = s.player;
    }
    s = go_on(Table{values, rows}, s, &random, 0);
  }
  winner[game] = s.phase == OVER ? (int)s.winner : -1;
}

// Positions met in play that is careless now and then, one roll in eight, with their values.
ENTRY sample(unsigned *values, const unsigned *rows, unsigned long long seed, int each,
             unsigned carelessly, int *own, int *foe, unsigned *value) {
  long long at = THREAD * each, end = at + each;
  Random random = {seed * 0x100000001B3ull + at * 0xD1342543DE82EF95ull};
  Table table = {values, rows};
  Ur s = start();
  for (int skip = random.below(256); at < end;) {
    if (s.phase == OVER) s = start();
    if (s.phase == ROLLING && skip-- <= 0) {
      own[at] = s.own, foe[at] = s.foe, value[at] = read(table, s.own, s.foe).least;
      at++, skip = random.below(15);
    }
    s = go_on(table, s, &random, carelessly);
  }
}
