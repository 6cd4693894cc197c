/** What is wrong with a program, at a line of it, one-based; without a place where none is known. */
export interface CodeFault {
  readonly line?: number;
  readonly column?: number;
  /** What the browser said of a program that it could not read. */
  readonly unread?: string;
  /** A sentence. */
  readonly message: string;
}

/** A program that cannot be run. */
export class CodeError extends Error {
  readonly fault: CodeFault;

  constructor(fault: CodeFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The line and the column of an offset in a text, one-based. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
