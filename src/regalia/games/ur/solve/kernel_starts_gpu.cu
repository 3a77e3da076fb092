// Entry points of kernel_starts.cu for a GPU.

extern "C" __global__ void __launch_bounds__(THREADS)
    choose_round(TABLE_AND_INDEX, const int *owns, unsigned *ways, unsigned *round,
                 long long size) {
  choose_own(THE_TABLE, THE_INDEX, owns[blockIdx.x], Ways{ways, size}, round, threadIdx.x,
             blockDim.x);
}

extern "C" __global__ void follow_all(unsigned *packed, unsigned *ways, const unsigned *round,
                                      long long size, double off, int write, double scale,
                                      long long *worst) {
  long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x, mine[NOTED] = {};
  if (at < size)
    mine[0] = (long long)(scale * follow_round(packed, Ways{ways, size}, round, at, off, write));
  gather(mine, worst);
}

extern "C" __global__ void worths(TABLE_AND_INDEX, const unsigned *packed, unsigned *ways,
                                  const unsigned *round, long long size, double off, const int *own,
                                  const int *foe, int n, float *found, int *rounds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double worth[ROUNDS + 1];
  long long at = number(THE_INDEX, own[i], foe[i]);
  values_of(packed, Ways{ways, size}, round, at, off, worth);
  for (int k = 0; k <= ROUNDS; k++) found[(long long)i * (ROUNDS + 1) + k] = worth[k] / ONE;
  rounds[i] = round[at] != NOT_ROUND;
}
