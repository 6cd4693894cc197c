public class Search {
  public static void main(String[] words) throws Exception {
    try (Trace trace = new Trace(words[1], words[0])) {
      trace.note("a \"note\" with a \\ in it");
      trace.choose(2);
      trace.tryDigit(2, 4);
      trace.place(2, 4);
      trace.tryDigit(3, 7);
      trace.conflict(3, 7, 4);
      trace.deadEnd(3);
      trace.takeBack(2, 4);
      trace.strike(2, 2);
    }
  }
}
