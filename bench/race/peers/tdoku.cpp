// Counts the solutions of the puzzles of a file to a limit with tdoku, several times over, and prints how many milliseconds of the
// processor that took, and the sum of all counts. Compiled against libtdoku_static.a; arguments: FILE LIMIT TIMES.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

extern "C" size_t TdokuSolverDpllTriadSimd(const char *input, size_t limit, uint32_t configuration, char *solution, size_t *guesses);

int main(int, char **arguments) {
  std::ifstream file(arguments[1]);
  const size_t limit = std::atoi(arguments[2]);
  const int times = std::atoi(arguments[3]);
  std::vector<std::string> puzzles;
  for (std::string line; std::getline(file, line);) {
    for (char &symbol : line) if (symbol == '0') symbol = '.';
    puzzles.push_back(line);
  }
  char solution[81];
  size_t guesses = 0;
  auto count = [&] {
    size_t sum = 0;
    for (const auto &puzzle : puzzles) sum += TdokuSolverDpllTriadSimd(puzzle.c_str(), limit, 0, solution, &guesses);
    return sum;
  };
  count();
  const clock_t start = clock();
  size_t sum = 0;
  for (int time = 0; time < times; time++) sum += count();
  std::printf("%f %zu\n", 1000.0 * (clock() - start) / CLOCKS_PER_SEC, sum);
}
