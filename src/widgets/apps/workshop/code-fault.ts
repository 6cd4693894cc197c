/** A fault of a program, with its one-based line and column where they are known. */
export interface CodeFault {
  readonly line?: number;
  readonly column?: number;
  /** The browser's message on a program that it could not parse. */
  readonly unread?: string;
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
