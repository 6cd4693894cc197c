import { InputError, type Place } from '../errors.ts';

/** A line without its end and without blanks at its end. */
export interface Line {
  /** One-based. */
  readonly number: number;
  readonly text: string;
}

/** A line as the text has it. Of one that is too long for any puzzle, only the beginning is there. */
interface WholeLine extends Line {
  readonly length: number;
}

/** A part of a line and the one-based column where it begins. */
export interface Piece {
  readonly text: string;
  readonly column: number;
}

/** Few puzzles need more characters in a line: a 64 × 64 killer in a link has about 24,000, a decorated puzzle of SudokuPad more. */
export const MAX_PUZZLE_LENGTH = 60_000;

/** Lines already read that are released together. */
const KEPT = 1000;

const TABS_AT_END = /\t[^\t]*\t[^\t]*\t\r?$/;

/** The lines of a text, made lazily, so that a text of any length costs nothing until it is read. */
export class TextLines {
  readonly #pieces: Iterator<string>;
  /** As much of the text as has come and is not made into lines yet begins at `offset`. */
  #text = '';
  #offset = 0;
  #goesOn = true;
  readonly #lineEnd: string;
  #made = 0;
  /** The lines that were made and not gone past begin at `first`. */
  #ahead: Line[] = [];
  #first = 0;
  /** The error of the line after the lookahead. For a lookahead the text ends there. */
  #fault: InputError | undefined;

  /** Takes a text, or its pieces one after the other, so that a large file is never in memory as a whole. */
  constructor(text: string | Iterable<string>) {
    this.#pieces = (typeof text === 'string' ? [text] : text)[Symbol.iterator]();
    // A piece may end between the two signs of a Windows line end.
    do this.#takePiece();
    while (this.#text.endsWith('\r') && !this.#text.includes('\n') && this.#goesOn);
    this.#lineEnd = this.#text.includes('\n') || !this.#text.includes('\r') ? '\n' : '\r';
    const byteOrderMark = this.#text.charCodeAt(0) === 0xfeff;
    this.#offset = byteOrderMark ? 1 : 0;
  }

  /** The line that is `ahead` lines after the present one; undefined past the end. Throws InputError when the present one is no line of text. */
  peek(ahead = 0): Line | undefined {
    while (this.#ahead.length <= this.#first + ahead) {
      if (this.#fault) {
        if (ahead === 0) throw this.#fault;
        return undefined;
      }
      const line = this.#next();
      if (!line) return undefined;
      this.#fault = faultOf(line);
      if (this.#fault) continue;
      // A spreadsheet's row may end in empty cells.
      const text = TABS_AT_END.test(line.text) ? line.text.replace(/[\r ]+$/, '') : line.text.trimEnd();
      this.#ahead.push({ number: line.number, text });
    }
    return this.#ahead[this.#first + ahead];
  }

  /** Goes on by some lines. */
  skip(count = 1): void {
    this.#first = this.peek(count - 1) ? this.#first + count : this.#ahead.length;
    if (this.#first < this.#ahead.length && this.#first < KEPT) return;
    this.#ahead.splice(0, this.#first);
    this.#first = 0;
  }

  /** The present line, where it has been looked at and is text. */
  get present(): Line | undefined {
    return this.#ahead[this.#first];
  }

  /** Goes on past a faulty line, and past the present one at least. */
  skipPast(faulty: number): void {
    const present = this.#ahead[this.#first];
    if (present) this.skip(Math.min(this.#ahead.length - this.#first, Math.max(1, faulty - present.number + 1)));
    else this.#fault = undefined;
  }

  #takePiece(): boolean {
    const { done, value } = this.#pieces.next();
    if (done) {
      this.#goesOn = false;
      return false;
    }
    this.#text = this.#text.slice(this.#offset) + value;
    this.#offset = 0;
    return true;
  }

  /** Returns the next line; only the beginning of one that is too long for any puzzle. */
  #next(): WholeLine | undefined {
    let start = '';
    let length = 0;
    let end = this.#text.indexOf(this.#lineEnd, this.#offset);
    while (end < 0) {
      if (this.#text.length - this.#offset > MAX_PUZZLE_LENGTH) {
        start ||= this.#text.slice(this.#offset);
        length += this.#text.length - this.#offset;
        this.#offset = this.#text.length;
      }
      if (!this.#takePiece()) break;
      end = this.#text.indexOf(this.#lineEnd);
    }
    const rest = this.#text.slice(this.#offset, end < 0 ? undefined : end);
    const text = start || rest;
    if (end < 0 && text === '') return undefined;
    length += rest.length;
    this.#offset = end < 0 ? this.#text.length : end + 1;
    return { number: ++this.#made, text, length };
  }
}

/** UTF-16 read as UTF-8: a byte order mark, or a zero in every other place. */
const UTF_16 = /^(?:\ufffd\ufffd|(?:[^\0]\0){4}|(?:\0[^\0]){4})/;

function faultOf({ number, text, length }: WholeLine): InputError | undefined {
  if (length > MAX_PUZZLE_LENGTH) {
    return new InputError(`the line has ${length.toLocaleString('en')} characters`, {
      place: { line: number, column: 1 },
      expected: `at most ${MAX_PUZZLE_LENGTH.toLocaleString('en')}, one puzzle`,
    });
  }
  const odd = text.search(/[\0\ufffd]/);
  if (odd < 0) return undefined;
  const what = UTF_16.test(text) ? 'this is text in UTF-16' : 'this is not text';
  return new InputError(what, { place: { line: number, column: odd + 1 }, expected: 'text in UTF-8' });
}

/** The parts of a line that match a global pattern, with their columns. */
export function piecesOf(line: Line, pattern: RegExp): Piece[] {
  return Array.from(line.text.matchAll(pattern), (match) => ({ text: match[0], column: match.index + 1 }));
}

/** The fields of a row as spreadsheets write it, `5,3,,,7`, with a dot for each that is empty; undefined where none is. */
export function fieldsOf({ text }: Line): Piece[] | undefined {
  const between = [',', ';', '\t'].find((each) => text.includes(each + each) || text.startsWith(each) || text.endsWith(each));
  if (between === undefined || (between === ',' && /[[\](){}]/.test(text))) return undefined;
  let column = 1;
  const fields = text.split(between).map((field) => {
    const piece = { text: field.trim().replace(/^"(.*)"$/, '$1') || '.', column };
    column += field.length + 1;
    return piece;
  });
  return fields.every((field) => /^\S{1,2}$/.test(field.text)) ? fields : undefined;
}

/** Lines that say something to people only. */
export const isComment = (line: Line): boolean => /^\s*[#;]/.test(line.text);

/** Whether a line separates or frames the rows of a drawn grid, frames it in Markdown, or frames a list of rows in a program. */
export const isBorder = (text: string): boolean =>
  (/^[\s*'`.:+=|\u2500-\u257f-]+$/.test(text) && /[+=\u2500-\u257f]|--|```/.test(text)) || /^\s*[[\](){},;\s]+$/.test(text);

const BESIDE = /^(.*[|!¦\u2500-\u257f+])\s{2,}[^|!¦\u2500-\u257f+]*\p{L}{2}[^|!¦\u2500-\u257f+]*$/u;

/** A line of a drawing without words to the right of it, as on the screen of a program. */
export const withoutTextBeside = (text: string): string => (/^\s*[|!¦\u2500-\u257f+]/.test(text) ? (BESIDE.exec(text)?.[1] ?? text) : text);

/** How many lines a drawn grid may take up: 64 rows with borders, and blank lines between. */
export const LOOKAHEAD = 200;

/** Returns a piece of the user's text for a message: short, and on one line. */
export function quoted(text: string): string {
  const start = Array.from(text.slice(0, 100));
  const shown = text.length > 24 && start.length > 24 ? `${start.slice(0, 24).join('')}…` : text;
  return `'${shown.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}

export const placeAt = (line: Line, column = 1): Place => ({ line: line.number, column });

/** Does `make`, and gives an InputError without a place the place. */
export function at<T>(place: Place, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InputError) || error.place) throw error;
    throw new InputError(error.message, { place, cells: error.cells, ...(error.expected ? { expected: error.expected } : {}) });
  }
}
