import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Writes what your program does as a trace that Sudoscope can step through: sudoscope-trace/1.
 *
 * <pre>try (Trace trace = new Trace("my-run.ndjson", "53..7....6..195…")) { trace.place(2, 4); }</pre>
 *
 * The puzzle is 81 digits in reading order, '.' for empty; cells are counted from 0: row * 9 + column. Java 11 or later.
 */
public class Trace implements AutoCloseable {
  private final PrintWriter file;

  public Trace(String name, String puzzle) throws IOException {
    file = new PrintWriter(name, StandardCharsets.UTF_8);
    file.print("{\"format\":\"sudoscope-trace/1\",\"puzzle\":" + quoted(puzzle) + "}\n");
  }

  /** A step of any kind, with the line of your program that took it. Fields as JSON: {@code "\"cell\":2,\"digit\":4"}. */
  public void step(String kind, String fields) {
    String own = Trace.class.getName();
    int line = StackWalker.getInstance().walk(frames -> frames.filter(frame -> !frame.getClassName().equals(own)).findFirst())
        .map(StackWalker.StackFrame::getLineNumber).orElse(0);
    file.print("{\"kind\":" + quoted(kind) + (fields.isEmpty() ? "" : "," + fields) + ",\"line\":" + line + "}\n");
  }

  public void choose(int cell) { step("choose", cell(cell)); }
  public void tryDigit(int cell, int digit) { step("try", cell(cell, digit)); }
  public void conflict(int cell, int digit, int clash) { step("conflict", cell(cell, digit) + ",\"clash\":" + clash); }
  public void place(int cell, int digit) { step("place", cell(cell, digit)); }
  public void takeBack(int cell, int digit) { step("takeBack", cell(cell, digit)); }
  public void strike(int cell, int digit) { step("strike", cell(cell, digit)); }
  public void deadEnd(int cell) { step("deadEnd", cell(cell)); }
  public void note(String text) { step("note", "\"text\":" + quoted(text)); }
  public void solved() { step("solved", ""); }
  public void noSolution() { step("noSolution", ""); }

  private static String cell(int cell) { return "\"cell\":" + cell; }
  private static String cell(int cell, int digit) { return cell(cell) + ",\"digit\":" + digit; }
  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char each : text.toCharArray()) out.append(each < ' ' ? " " : each == '"' || each == '\\' ? "\\" + each : String.valueOf(each));
    return out.append('"').toString();
  }

  @Override public void close() { file.close(); }
}
