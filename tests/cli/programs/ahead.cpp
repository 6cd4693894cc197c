#include "sudoscope.hpp"

// Fills cells in reading order, and takes a digit back as soon as it leaves some cell without a candidate.
static int digits[81];

static bool sees(int a, int b) {
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
}

static bool fits(int cell, int digit) {
  for (int other = 0; other < 81; other++)
    if (sees(cell, other) && digits[other] == digit) return false;
  return true;
}

static bool starves() {
  for (int cell = 0; cell < 81; cell++) {
    bool has = digits[cell] != 0;
    for (int digit = 1; digit <= 9; digit++) has = has || fits(cell, digit);
    if (!has) return true;
  }
  return false;
}

static bool search(Trace& trace, int cell) {
  while (cell < 81 && digits[cell]) cell++;
  if (cell == 81) return true;
  for (int digit = 1; digit <= 9; digit++) {
    if (!fits(cell, digit)) continue;
    digits[cell] = digit;
    TRACE(trace).place(cell, digit);
    if (!starves() && search(trace, cell + 1)) return true;
    digits[cell] = 0;
    TRACE(trace).take_back(cell, digit);
  }
  return false;
}

int main(int, char** words) {
  for (int cell = 0; cell < 81; cell++) digits[cell] = words[1][cell] == '.' ? 0 : words[1][cell] - '0';
  Trace trace(words[2], words[1]);
  if (search(trace, 0)) TRACE(trace).solved();
  else TRACE(trace).no_solution();
}
