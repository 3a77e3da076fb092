// Entry points for a C++ compiler, to compare the kernel with the rules where there is no GPU.

extern "C" void sweep(unsigned *values, const unsigned *rows, const Index *index, const int *owns,
                      int n, const Game *game, const Ways *ways, long long *worst) {
  for (int i = 0; i < n; i++)
    sweep_own(Table{values, rows}, *index, *game, owns[i], *ways, 0, 1, worst);
}

extern "C" void follow(unsigned *packed, const Ways *ways, const Game *game, long long *worst) {
  for (long long at = 0; at < ways->size; at++) follow_one(packed, *ways, at, *game, worst);
}

extern "C" void pack(unsigned *values, const unsigned *rows, const Index *index, const int *owns,
                     int n, unsigned *packed, int unpack) {
  for (int i = 0; i < n; i++)
    pack_own(Table{values, rows}, *index, owns[i],
             packed + (long long)index->block[owns[i]] * LANES, unpack, 0, 1);
}

extern "C" void worth(unsigned *values, const unsigned *rows, const int *own, const int *foe, int n,
                      long long *total) {
  Best best[ROLLS];
  for (int i = 0; i < n; i++) rolled(Table{values, rows}, own[i], foe[i], total + 2 * i, best);
}
