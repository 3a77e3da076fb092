// Entry points on a GPU: a block of threads for each own area, or a thread for each position.

#define TABLE_AND_INDEX                                                                   \
  unsigned *values, const unsigned *rows, int pieces, const int *areas, const int *first, \
      const int *part, const int *rank, const int *block
#define THE_TABLE Table{values, rows}
#define THE_INDEX Index{pieces, areas, first, part, rank, block}
#define GAME                                                                                    \
  int rule, int bits, int write, long long least_off, long long most_off,                       \
      long long least_rounding, long long most_rounding, long long endless, long long grid,     \
      const unsigned *refs
#define THE_GAME                                                                                \
  Game {                                                                                        \
    rule, bits, write, {least_off, most_off}, {least_rounding, most_rounding}, endless,         \
        grid, refs                                                                              \
  }
#define NOTED (2 * NOTES)

__device__ void gather(long long *mine, long long *worst) {
  __shared__ unsigned long long here[NOTED];
  if (threadIdx.x < NOTED) here[threadIdx.x] = 0;
  __syncthreads();
  for (int i = 0; i < NOTED; i++) {
    unsigned long long found = mine[i];
    if (i % NOTES == 2 && found) atomicAdd(&here[i], found);
    if (i % NOTES != 2 && found > here[i]) atomicMax(&here[i], found);
  }
  __syncthreads();
  int i = threadIdx.x;
  if (i < NOTED && here[i]) {
    unsigned long long *all = (unsigned long long *)worst + i;
    if (i % NOTES == 2) atomicAdd(all, here[i]);
    else if (here[i] > *all) atomicMax(all, here[i]);
  }
}

extern "C" __global__ void __launch_bounds__(THREADS)
    sweep(TABLE_AND_INDEX, GAME, const int *owns, long long *worst) {
  long long mine[NOTED] = {};
  sweep_own(THE_TABLE, THE_INDEX, THE_GAME, owns[blockIdx.x], Ways{0, 0}, threadIdx.x,
            blockDim.x, mine);
  gather(mine, worst);
}

extern "C" __global__ void __launch_bounds__(THREADS)
    choose(TABLE_AND_INDEX, GAME, const int *owns, long long *worst, unsigned *ways,
           long long size) {
  long long mine[NOTED] = {};
  sweep_own(THE_TABLE, THE_INDEX, THE_GAME, owns[blockIdx.x], Ways{ways, size},
            threadIdx.x, blockDim.x, mine);
  gather(mine, worst);
}

extern "C" __global__ void follow(unsigned *packed, unsigned *ways, long long size, GAME,
                                  long long *worst) {
  long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x, mine[NOTED] = {};
  if (at < size) follow_one(packed, Ways{ways, size}, at, THE_GAME, mine);
  gather(mine, worst);
}

extern "C" __global__ void pack(TABLE_AND_INDEX, const int *owns, unsigned *packed, int unpack) {
  int own = owns[blockIdx.x];
  pack_own(THE_TABLE, THE_INDEX, own, packed + (long long)block[own] * LANES, unpack, threadIdx.x,
           blockDim.x);
}

extern "C" __global__ void worth(unsigned *values, const unsigned *rows, const int *own,
                                 const int *foe, int n, long long *total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Best best[ROLLS];
  if (i < n) rolled(THE_TABLE, own[i], foe[i], total + 2 * i, best);
}
