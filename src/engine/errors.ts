/** Where in a text something was found: one-based line and column. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Bad input from outside: a text that is no puzzle, an option out of range, a puzzle that breaks the rules.
 * The message says what was found; `expected` says what would have been right.
 */
export class InputError extends Error {
  readonly place: Place | undefined;
  readonly expected: string | undefined;
  /** Cells (zero-based index) to point at, when the fault is in the puzzle and not in its text. */
  readonly cells: readonly number[];

  constructor(message: string, details: { place?: Place; expected?: string; cells?: readonly number[] } = {}) {
    super(message);
    this.name = 'InputError';
    this.place = details.place;
    this.expected = details.expected;
    this.cells = details.cells ?? [];
  }

  /** One sentence for a person: `puzzles.txt:3:17: found 'x'; expected …`, or without a source `line 3, column 17: …`. */
  describe(source?: string): string {
    const { line, column } = this.place ?? {};
    const prefix = line === undefined ? source : source === undefined ? `line ${line}, column ${column}` : `${source}:${line}:${column}`;
    return `${prefix ? `${prefix}: ` : ''}${this.message}${this.expected ? `; expected ${this.expected}` : ''}`;
  }
}

/** Returns the message about an error: an InputError in full, any other by its message. */
export function describeError(error: unknown): string {
  if (error instanceof InputError) return error.describe();
  return error instanceof Error ? error.message : String(error);
}
