// Writes what your program does as a trace that Sudoscope can step through: sudoscope-trace/1.
//
//   Trace trace("my-run.ndjson", "53..7....6..195…");   // 81 digits in reading order, '.' for empty
//   TRACE(trace).place(2, 4);                           // cells are counted from 0: row * 9 + column
//
// TRACE names the line of your program; trace.place(2, 4) does without. One header, C++11 or later.
#pragma once
#include <fstream>
#include <string>

#define TRACE(trace) (trace).at(__LINE__)

class Trace {
 public:
  Trace(const std::string& name, const std::string& puzzle) : file(name) {
    file << "{\"format\":\"sudoscope-trace/1\",\"puzzle\":" << quoted(puzzle) << "}\n";
  }
  Trace& at(int number) { line = number; return *this; }

  // A step of any kind; fields as JSON: "\"cell\":2,\"digit\":4".
  void step(const std::string& kind, const std::string& fields = "") {
    file << "{\"kind\":" << quoted(kind) << (fields.empty() ? "" : ",") << fields;
    if (line) file << ",\"line\":" << line;
    file << "}\n";
    line = 0;
  }
  void choose(int cell) { step("choose", at_cell(cell)); }
  void try_digit(int cell, int digit) { step("try", at_cell(cell, digit)); }
  void conflict(int cell, int digit, int clash = -1) { step("conflict", at_cell(cell, digit) + ",\"clash\":" + std::to_string(clash)); }
  void place(int cell, int digit) { step("place", at_cell(cell, digit)); }
  void take_back(int cell, int digit) { step("takeBack", at_cell(cell, digit)); }
  void strike(int cell, int digit) { step("strike", at_cell(cell, digit)); }
  void dead_end(int cell) { step("deadEnd", at_cell(cell)); }
  void note(const std::string& text) { step("note", "\"text\":" + quoted(text)); }
  void solved() { step("solved"); }
  void no_solution() { step("noSolution"); }

 private:
  static std::string at_cell(int cell) { return "\"cell\":" + std::to_string(cell); }
  static std::string at_cell(int cell, int digit) { return at_cell(cell) + ",\"digit\":" + std::to_string(digit); }
  static std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (char each : text) {
      if (static_cast<unsigned char>(each) < ' ') { out += ' '; continue; }
      if (each == '"' || each == '\\') out += '\\';
      out += each;
    }
    return out + '"';
  }
  std::ofstream file;
  int line = 0;
};
