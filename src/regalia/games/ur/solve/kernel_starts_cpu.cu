// Entry points of kernel_starts.cu for a C++ compiler.

extern "C" void choose_round(unsigned *values, const unsigned *rows, const Index *index,
                             const int *owns, int n, const Ways *ways, unsigned *round) {
  for (int i = 0; i < n; i++)
    choose_own(Table{values, rows}, *index, owns[i], *ways, round, 0, 1);
}

extern "C" double follow_all(unsigned *packed, const Ways *ways, const unsigned *round, double off) {
  double worst = 0;
  for (long long at = 0; at < ways->size; at++) {
    double wrong = follow_round(packed, *ways, round, at, off, 1);
    if (wrong > worst) worst = wrong;
  }
  return worst;
}

extern "C" void worths(const Index *index, const unsigned *packed, const Ways *ways,
                       const unsigned *round, double off, const int *own, const int *foe, int n,
                       double *found) {
  for (int i = 0; i < n; i++)
    values_of(packed, *ways, round, number(*index, own[i], foe[i]), off,
              found + i * (ROUNDS + 1));
}
