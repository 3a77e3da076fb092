// Around the rules, which are made from the room's own source (see kernel.py).  Values are those of
// the player about to roll, in units of 1/ONE.
//
// The table has a row for each area of the player about to roll, with a place for each area of the
// board's other squares, whether or not so many pieces exist: that is 2.3 thousand million places,
// and finding one takes no look into another table but for where its row begins.

static const unsigned ONE = 1u << 31;

//RULES

struct Table {
  unsigned *values;      // LANES for each position
  const unsigned *rows;  // where each area's row begins
};

FUNCTION int squeeze(int area, int gone) {
  while (gone) {
    int p = bit_length(gone) - 1;
    area = (area & ((1 << p) - 1)) | (area >> (p + 1)) << p;
    gone ^= 1 << p;
  }
  return area;
}

FUNCTION long long place(Table table, int own, int foe) {
  return ((long long)table.rows[own] + squeeze(foe, own)) * LANES;
}

// The least and the most that a player gets; the same, where there is one lane.
struct Value {
  unsigned least, most;
};

FUNCTION Value read(Table table, int own, int foe) {
  long long at = place(table, own, foe);
#if LANES == 2
  unsigned long long both = ((const unsigned long long *)table.values)[at / 2];
  return Value{(unsigned)both, (unsigned)(both >> 32)};
#else
  unsigned one = table.values[at];
  return Value{one, one};
#endif
}

FUNCTION void write(Table table, int own, int foe, Value value) {
  long long at = place(table, own, foe);
#if LANES == 2
  ((unsigned long long *)table.values)[at / 2] =
      value.least | (unsigned long long)value.most << 32;
#else
  table.values[at] = value.least;
#endif
}

// Where an action leads: the position, and whether the same player rolls there.  WON: nowhere.
typedef unsigned long long Way;
static const Way WON = ~0ull;

FUNCTION Way way_to(Ur t) {
  return (Way)t.own | (Way)t.foe << 20 | (Way)(t.player == 0) << 40;
}

// The best so far.  Values are kept one higher, so that 0 means: no action yet.
struct Best {
  unsigned least, most;
  Way least_way, most_way;
  FUNCTION void add(Value value, Way way) { add(Best{value.least + 1, value.most + 1, way, way}); }
  FUNCTION void add(Best other) {
    if (other.least > least) least = other.least, least_way = other.least_way;
    if (other.most > most) most = other.most, most_way = other.most_way;
  }
};

FUNCTION Ur rolling(int own, int foe) { return Ur{own, foe, 0, ROLLING, 0, -1, 0, -1, 0, -1}; }

// What player 0 has when somebody is about to roll.
FUNCTION Value looked_up(Table table, Ur t) {
  Value value = read(table, t.own, t.foe);
  if (t.player == 0) return value;
  return Value{ONE - value.most, ONE - value.least};
}

// Adds what player 0 has when somebody is about to roll.
FUNCTION void add_roll(Best *best, Table table, Ur t) {
  best->add(looked_up(table, t), way_to(t));
}

struct Onward {  // visits what a player can do besides moving
  Table table;
  Ur t;
  Best *best;
  FUNCTION void operator()(WORD action) { add_roll(best, table, act(t, action)); }
};

// Adds what player 0 has after an action.
FUNCTION void add_after(Best *best, Table table, Ur t) {
  if (t.phase == OVER) {
    unsigned value = result(t, 0) * (ONE / 2);
    best->add(Value{value, value}, WON);
  } else if (t.phase == AGAIN) {
    t.phase = AGAIN;  // said once more, so that compilers leave out what is for other phases
    actions(t, Onward{table, t, best});
  } else {
    add_roll(best, table, t);
  }
}

template <int KINDS>
struct Moves {  // visits the actions after a roll, of some kinds
  Table table;
  Ur t;
  Best *best;
  FUNCTION void operator()(WORD action) {
    int kind = action & 15;
    if (KINDS >> kind & 1) add_after(&best[kind], table, act(t, action));
  }
};

template <int KINDS>
FUNCTION void look(Table table, int own, int foe, int roll, Best *best) {
  Ur t = rolling(own, foe);
  t.phase = MOVING;
  t.roll = roll;
  actions(t, Moves<KINDS>{table, t, best});
}

// A turn without an action passes.
FUNCTION void pass(Table table, int own, int foe, int roll, Best *best) {
  if (!best->least) add_roll(best, table, act(rolling(own, foe), roll));
}

// What a position is worth in each lane before it is called off, in sixteenths; and the best that
// each of the ROLLS that differ offers.
FUNCTION void rolled(Table table, int own, int foe, long long *total, Best *best) {
//PLAN
  total[0] = total[1] = 0;
  for (int roll = 0; roll < ROLLS; roll++) {
    total[0] += WEIGHTS[roll] * (long long)(best[roll].least - 1);
    total[1] += WEIGHTS[roll] * (long long)(best[roll].most - 1);
  }
}

FUNCTION int mirror(int area) { return area >> 14 | (area & 0x3FC0) | (area & 0x3F) << 14; }

FUNCTION int spread(int area, int gone) {
  while (gone) {
    int low = gone & -gone;
    area = (area & (low - 1)) | (area & -low) << 1;
    gone ^= low;
  }
  return area;
}

struct Index {  // as in index.py
  int most;
  const int *areas, *first, *part, *rank, *block;
};

FUNCTION int number(Index index, int own, int foe) {
  if (index.block[own] < 0) own = mirror(own), foe = mirror(foe);
  int part = index.part[bit_count(own) * (index.most + 2) + bit_count(foe)];
  return index.block[own] + part + index.rank[squeeze(foe, own)];
}

// The k-th area that can stand against one.
FUNCTION int against(Index index, int own, int k) {
  const int *part = index.part + bit_count(own) * (index.most + 2);
  int j = 0;
  while (k >= part[j + 1]) j++;
  return spread(index.areas[index.first[j] + (k - part[j])], own);
}

FUNCTION int positions(Index index, int own) {
  return index.part[bit_count(own) * (index.most + 2) + index.most + 1];
}

static const int NOTES = 3;  // of a sweep, for each lane: too low and too high by, how many too high
static const int NEAR_ENDLESS = ONE >> 7, QUICKER = 4;  // as in sweeping.py
static const int CALLED_OFF = 0, SOLVE = 1, LOWER = 2, RAISE = 3;  // rules of a sweep

struct Game {  // as in game.py
  int rule, bits, write;
  long long called_off[2], rounding[2], endless, grid;
  const unsigned *refs;  // bounds that are proved, in the order of the index; null: none
};

// A lane's new value, from its worth in sixteenths.  Notes by how much the old one was wrong, and
// whether it claimed too much: a bound does where the theorem's condition does not hold.
FUNCTION unsigned taxed(Game game, int lane, long long total, long long old, long long at,
                        long long *worst) {
  long long fresh, change;
  bool unmet;
  if (game.rule == CALLED_OFF) {
    int shift = game.bits + 4;
    total = total * ((1ll << game.bits) - 1) + 16 * game.called_off[lane];
    change = total - (old << shift);
    unmet = change < 0;
    fresh = (total + game.rounding[lane]) >> shift;
  } else {
    long long ref = game.refs ? game.refs[at * LANES + lane] : lane ? ONE : 0;
    if (lane)  // the most of one side is what the least of the other leaves
      total = 16ll * ONE - total, old = ONE - old, ref = ONE - ref;
    long long free = 16 * (ref > game.endless ? ref : game.endless), claim = 16 * old;
    unmet = old > ref && total < claim + (claim > free);
    if (total > free) total -= ((total - free - 1) >> game.bits) + 1;
    bool near = ref <= game.endless && total > free && total - free < NEAR_ENDLESS * 16ll;
    if (game.rule == LOWER && near) total -= (total - free) >> QUICKER;
    fresh = total >> (4 + game.grid) << game.grid;
    if (fresh < ref) fresh = ref;
    if ((game.rule == LOWER && !unmet) || (game.rule == RAISE && fresh < old)) fresh = old;
    change = fresh - old;
    if (lane) fresh = ONE - fresh;
  }
  worst += NOTES * lane;
  if (change > worst[0]) worst[0] = change;
  if (-change > worst[1]) worst[1] = -change;
  worst[2] += unmet;
  return (unsigned)fresh;
}

FUNCTION bool finished(int own, int foe) { return has(own, ROSETTES) || has(foe, ROSETTES); }

FUNCTION void renew(Table table, int own, int foe, long long at, Game game, long long *worst,
                    Best *best) {
  Value old = read(table, own, foe), fresh;
  if (finished(own, foe)) {
    fresh.least = fresh.most = has(own, ROSETTES) ? ONE : 0;
  } else {
    long long total[2];
    rolled(table, own, foe, total, best);
    fresh.least = fresh.most = taxed(game, 0, total[0], old.least, at, worst);
    if (LANES == 2) fresh.most = taxed(game, 1, total[1], old.most, at, worst);
  }
  if (game.write) {
    if (fresh.least != old.least || fresh.most != old.most) {
      write(table, own, foe, fresh);
      write(table, mirror(own), mirror(foe), fresh);
    }
  }
}

// A way in 32 bits: the position's number, and above it what to do with its value.
static const unsigned OTHER = 0u << 30, SAME = 1u << 30, WIN = 2u << 30, NO_WAY = 3u << 30;

FUNCTION unsigned short_way(Index index, Way way) {
  if (way == WON) return WIN;
  unsigned at = number(index, way & 0xFFFFF, way >> 20 & 0xFFFFF);
  return at | (way >> 40 & 1 ? SAME : OTHER);
}

// The best way of each position for each roll and lane.
struct Ways {
  unsigned *ways;  // null: they are not wanted
  long long size;  // of the index
  FUNCTION unsigned &of(int roll, int lane, long long at) const {
    return ways[(roll * LANES + lane) * size + at];
  }
};

// Sweeps all positions of an own area, and notes the best ways if they are wanted.
FUNCTION void sweep_own(Table table, Index index, Game game, int own, Ways ways, int thread,
                        int threads, long long *worst) {
  int all = positions(index, own);
  for (int k = thread; k < all; k += threads) {
    int foe = against(index, own, k);
    long long at = index.block[own] + k;
    bool over = finished(own, foe);
    Best best[ROLLS];
    renew(table, own, foe, at, game, worst, best);
    if (ways.ways)
      for (int roll = 0; roll < ROLLS; roll++) {
        ways.of(roll, 0, at) = over ? NO_WAY : short_way(index, best[roll].least_way);
        if (LANES == 2)
          ways.of(roll, 1, at) = over ? NO_WAY : short_way(index, best[roll].most_way);
      }
  }
}

// One position anew, in the order of the index, by the ways that were noted.
FUNCTION void follow_one(unsigned *packed, Ways ways, long long at, Game game, long long *worst) {
  for (int lane = 0; lane < LANES; lane++) {
    long long total = 0;
    for (int roll = 0; roll < ROLLS; roll++) {
      unsigned way = ways.of(roll, lane, at), kind = way & NO_WAY, value = ONE;
      long long to = (long long)(way & ~NO_WAY) * LANES;
      if (kind == NO_WAY) return;
      if (kind == SAME) value = packed[to + lane];
      if (kind == OTHER) value = ONE - packed[to + LANES - 1 - lane];
      total += WEIGHTS[roll] * (long long)value;
    }
    unsigned *here = packed + at * LANES + lane;
    *here = taxed(game, lane, total, *here, at, worst);
  }
}

// Between the table and the index without keys: packs (or unpacks) the positions of an own area.
FUNCTION void pack_own(Table table, Index index, int own, unsigned *packed, int unpack, int thread,
                       int threads) {
  int all = positions(index, own);
  for (int k = thread; k < all; k += threads) {
    int foe = against(index, own, k);
    unsigned *here = packed + (long long)k * LANES;
    if (unpack) {
      Value value = {here[0], here[LANES - 1]};
      write(table, own, foe, value);
      write(table, mirror(own), mirror(foe), value);
    } else {
      Value value = read(table, own, foe);
      here[0] = value.least;
      here[LANES - 1] = value.most;
    }
  }
}
