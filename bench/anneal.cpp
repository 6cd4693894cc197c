// The loop of src/engine/fast/anneal.ts in plain C++, with the same random numbers: what the bench measures against.
// As one writes it; with -DBRANCH_FREE, with the tricks that the TypeScript uses to do without branches.
// Reads runs from standard input (see bench/anneal.ts), prints proposals, energy and digits of each, then CPU nanoseconds in all.
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

struct Random {
  uint64_t a, b;
  explicit Random(uint32_t seed) : a(0xffffffff00000000ull | (uint32_t)~seed), b((uint64_t)seed << 32) {}
  uint32_t draw() {
    const uint32_t out = (uint32_t)(a + b) >> 1;
    const uint64_t mixed = a ^ (a << 23);
    a = b;
    b = mixed ^ b ^ (mixed >> 18) ^ (b >> 5);
    return out;
  }
};

int main() {
  int size, runs;
  uint32_t worse, limit;
  if (std::scanf("%d %d %u %u", &size, &runs, &worse, &limit) != 4) return 1;
  const int cellCount = size * size, stride = size + 1;
  std::vector<uint16_t> rowAt(cellCount), columnAt(cellCount);
  for (int cell = 0; cell < cellCount; cell++) {
    rowAt[cell] = cell / size * stride;
    columnAt[cell] = (size + cell % size) * stride;
  }
  int boxCount;
  if (std::scanf("%d", &boxCount) != 1) return 1;
  std::vector<uint16_t> first, second, boxAt(boxCount), boxSwaps(boxCount);
  for (int box = 0; box < boxCount; box++) {
    int cells, cell;
    if (std::scanf("%d", &cells) != 1) return 1;
    std::vector<int> free;
    while (cells-- > 0 && std::scanf("%d", &cell) == 1) free.push_back(cell);
    boxAt[box] = first.size();
    for (size_t i = 0; i < free.size(); i++) {
      for (size_t j = i + 1; j < free.size(); j++) {
        first.push_back(free[i]);
        second.push_back(free[j]);
      }
    }
    boxSwaps[box] = first.size() - boxAt[box];
  }

  clock_t spent = 0;
  while (runs-- > 0) {
    uint32_t seed;
    int energy = 0, digit;
    std::vector<uint8_t> digits(cellCount), counts(2 * size * stride);
    if (std::scanf("%u", &seed) != 1) return 1;
    for (int cell = 0; cell < cellCount && std::scanf("%d", &digit) == 1; cell++) {
      digits[cell] = digit;
      if (counts[rowAt[cell] + digit]++ > 0) energy++;
      if (counts[columnAt[cell] + digit]++ > 0) energy++;
    }

    const clock_t start = std::clock();
    Random random(seed);
    uint32_t proposals = 0;
    while (energy > 0 && proposals < limit) {
      proposals++;
      const int box = random.draw() % (uint32_t)boxCount;
      const int swap = boxAt[box] + random.draw() % boxSwaps[box];
      const int a = first[swap], b = second[swap];
      const int x = digits[a], y = digits[b];
      const int rowA = rowAt[a], rowB = rowAt[b], columnA = columnAt[a], columnB = columnAt[b];
#ifdef BRANCH_FREE
      const int inRows = (counts[rowA + x] == 1) - (counts[rowA + y] == 0) + (counts[rowB + y] == 1) - (counts[rowB + x] == 0);
      const int inColumns = (counts[columnA + x] == 1) - (counts[columnA + y] == 0) + (counts[columnB + y] == 1) - (counts[columnB + x] == 0);
      const int delta = (inRows & -(rowA != rowB)) + (inColumns & -(columnA != columnB));
#else
      int delta = 0;
      if (rowA != rowB) {
        if (counts[rowA + x] == 1) delta++;
        if (counts[rowA + y] == 0) delta--;
        if (counts[rowB + y] == 1) delta++;
        if (counts[rowB + x] == 0) delta--;
      }
      if (columnA != columnB) {
        if (counts[columnA + x] == 1) delta++;
        if (counts[columnA + y] == 0) delta--;
        if (counts[columnB + y] == 1) delta++;
        if (counts[columnB + x] == 0) delta--;
      }
#endif
      if (delta > 0 && random.draw() % worse != 0) continue;
      digits[a] = y;
      digits[b] = x;
      counts[rowA + x]--;
      counts[rowA + y]++;
      counts[rowB + y]--;
      counts[rowB + x]++;
      counts[columnA + x]--;
      counts[columnA + y]++;
      counts[columnB + y]--;
      counts[columnB + x]++;
      energy += delta;
    }
    spent += std::clock() - start;
    std::printf("%u %d ", proposals, energy);
    for (const uint8_t each : digits) std::printf("%d,", each);
    std::printf("\n");
  }
  std::printf("%.0f\n", 1e9 * spent / CLOCKS_PER_SEC);
}
