import { InputError } from '../../engine/errors.ts';

/** A line of a file, one-based. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A fault of the first line of a trace, or of a value in it. */
export const headerFault = (message: string, expected: string) => new InputError(message, { place: { line: 1, column: 1 }, expected });

/** Characters in a line: a header may hold a program. */
const MAX_LINE_LENGTH = 1_000_000;

/** Cuts a text that comes in pieces into lines, whatever their ends; leaves out those that are blank. */
export class Lines {
  /** The lines that are whole so far. */
  count = 0;
  #rest = '';

  /** What has come of the line that is not whole. */
  get rest(): string {
    return this.#rest;
  }

  /** The lines that end in this piece. Throws InputError for one that is too long. */
  *push(piece: string): Generator<Line> {
    const lines = (this.#rest + (this.count === 0 && this.#rest === '' ? piece.replace(/^\uFEFF/, '') : piece)).split('\n');
    this.#rest = lines.pop()!;
    for (const text of lines) yield* this.#whole(text);
    this.#refuseLong(this.#rest);
  }

  /** The last line, where nothing ends it. */
  *end(): Generator<Line> {
    const text = this.#rest;
    this.#rest = '';
    if (text !== '') yield* this.#whole(text);
  }

  *#whole(text: string): Generator<Line> {
    this.#refuseLong(text);
    this.count++;
    if (text.trim() !== '') yield { line: this.count, text };
  }

  #refuseLong(text: string): void {
    if (text.length <= MAX_LINE_LENGTH) return;
    throw new InputError('this line has more than a million characters', {
      place: { line: this.count + 1, column: 1 },
      expected: 'one JSON object a line',
    });
  }
}

/** The JSON object that a line holds. Throws InputError with its place. */
export function objectOn({ line, text }: Line): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const column = columnIn(error, text);
    const cut = column > text.trimEnd().length;
    throw new InputError(cut ? 'the line breaks off' : `${excerpt(text, column)} isn’t JSON`, {
      place: { line, column },
      expected: 'one whole JSON object on each line',
    });
  }
  if (isObject(value)) return value;
  throw new InputError(`this line is ${excerpt(text, 1)}`, {
    place: { line, column: 1 },
    expected: 'a JSON object: {"kind":"place","cell":2,"digit":4}',
  });
}

/** Where a parser gave up, one-based: its engine says it in words of its own, if at all. */
function columnIn(error: unknown, text: string): number {
  const message = (error as Error).message;
  const position = /position (\d+)/.exec(message)?.[1] ?? /column (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position) + 1;
  return /end/i.test(message) ? text.trimEnd().length + 1 : 1;
}

const excerpt = (text: string, column: number) => `'${text.slice(column - 1, column + 19)}${text.length > column + 19 ? '…' : ''}'`;
