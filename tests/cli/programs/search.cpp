#include "sudoscope.hpp"

int main(int, char** words) {
  Trace trace(words[2], words[1]);
  trace.note("a \"note\" with a \\ in it");
  TRACE(trace).choose(2);
  TRACE(trace).try_digit(2, 4);
  TRACE(trace).place(2, 4);
  TRACE(trace).try_digit(3, 7);
  TRACE(trace).conflict(3, 7, 4);
  TRACE(trace).dead_end(3);
  TRACE(trace).take_back(2, 4);
  TRACE(trace).strike(2, 2);
}
