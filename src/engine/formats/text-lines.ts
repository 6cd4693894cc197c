import { InputError, type Place } from '../errors.ts';

/** A line without its end and without blanks at its end. */
export interface Line {
  /** One-based. */
  readonly number: number;
  readonly text: string;
}

/** A part of a line and the one-based column where it begins. */
export interface Piece {
  readonly text: string;
  readonly column: number;
}

/** No form of puzzle needs a longer line: a 25 × 25 pencilmark line has 15,625 characters. */
const LONGEST_LINE = 20_000;

const TABS_AT_END = /\t[^\t]*\t[^\t]*\t\r?$/;

/** The lines of a text, made one after the other, so that a text of any length costs nothing until it is read. */
export class TextLines {
  readonly #text: string;
  readonly #lineEnd: string;
  #offset: number;
  #made = 0;
  #ahead: Line[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
    const byteOrderMark = text.charCodeAt(0) === 0xfeff;
    this.#offset = byteOrderMark ? 1 : 0;
  }

  /** The line that is `ahead` lines after the present one; undefined past the end. Throws InputError when it is no line of text. */
  peek(ahead = 0): Line | undefined {
    while (this.#ahead.length <= ahead) {
      const line = this.#next();
      if (!line) return undefined;
      this.#ahead.push(line);
    }
    return this.#ahead[ahead];
  }

  /** Goes on by some lines. */
  skip(count = 1): void {
    if (this.peek(count - 1)) this.#ahead.splice(0, count);
    else this.#ahead = [];
  }

  #next(): Line | undefined {
    if (this.#offset >= this.#text.length) return undefined;
    const found = this.#text.indexOf(this.#lineEnd, this.#offset);
    const end = found < 0 ? this.#text.length : found;
    this.#made++;
    if (end - this.#offset > LONGEST_LINE) {
      throw new InputError(`the line has ${(end - this.#offset).toLocaleString('en')} characters`, {
        place: { line: this.#made, column: 1 },
        expected: `at most ${LONGEST_LINE.toLocaleString('en')}, one puzzle`,
      });
    }
    const whole = this.#text.slice(this.#offset, end);
    // A spreadsheet's row may end in empty cells.
    const text = TABS_AT_END.test(whole) ? whole.replace(/[\r ]+$/, '') : whole.trimEnd();
    this.#offset = end + 1;
    const odd = text.search(/[\0\ufffd]/);
    if (odd >= 0) throw new InputError('this is not text', { place: { line: this.#made, column: odd + 1 }, expected: 'text in UTF-8' });
    return { number: this.#made, text };
  }
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

/** What stands between the rows of a drawn grid and under it, or around it in Markdown. */
export const isBorder = (text: string): boolean => /^[\s*'`.:+=|\u2500-\u257f-]+$/.test(text) && /[+=\u2500-\u257f]|--|```/.test(text);

/** How many lines a drawn grid may take up: 25 rows with borders, and blank lines between. */
export const LOOKAHEAD = 90;

/** A stretch of somebody's text as it may stand in a message: short, and on one line. */
export function quoted(text: string): string {
  const shown = text.length > 24 ? `${text.slice(0, 24)}…` : text;
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
