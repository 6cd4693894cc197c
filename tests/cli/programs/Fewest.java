import java.util.ArrayList;
import java.util.List;

/** Fills the cell that has the fewest candidates, the greatest digit first. */
public class Fewest {
  static int[] digits = new int[81];
  static Trace trace;

  static boolean seen(int cell, int digit) {
    for (int other = 0; other < 81; other++) {
      if (digits[other] != digit || other == cell) continue;
      boolean box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
      if (other / 9 == cell / 9 || other % 9 == cell % 9 || box) return true;
    }
    return false;
  }

  static List<Integer> candidates(int cell) {
    List<Integer> candidates = new ArrayList<>();
    for (int digit = 9; digit > 0; digit--) if (!seen(cell, digit)) candidates.add(digit);
    return candidates;
  }

  static boolean search() {
    int best = -1;
    for (int cell = 0; cell < 81; cell++)
      if (digits[cell] == 0 && (best < 0 || candidates(cell).size() < candidates(best).size())) best = cell;
    if (best < 0) return true;
    trace.choose(best);
    for (int digit : candidates(best)) {
      digits[best] = digit;
      trace.place(best, digit);
      if (search()) return true;
      digits[best] = 0;
      trace.takeBack(best, digit);
    }
    trace.deadEnd(best);
    return false;
  }

  public static void main(String[] words) throws Exception {
    for (int cell = 0; cell < 81; cell++) digits[cell] = words[0].charAt(cell) == '.' ? 0 : words[0].charAt(cell) - '0';
    try (Trace file = new Trace(words[1], words[0])) {
      trace = file;
      if (search()) trace.solved();
      else trace.noSolution();
    }
  }
}
