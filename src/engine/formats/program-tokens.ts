import { cellOf } from './cells.ts';
import { isBorder, type Line, type TextLines } from './text-lines.ts';

/** A piece of program text. `cell` is set where it may be the content of one cell: its symbol, or a dot for an empty one. */
export interface Token {
  readonly kind: 'open' | 'close' | 'separator' | 'string' | 'word';
  readonly text: string;
  readonly cell?: string;
  readonly line: Line;
  readonly column: number;
  /** Whether it follows the token before it without a blank. */
  readonly glued: boolean;
}

// Each is looked for at one place of a line.
const COMMENT = /\/\/|#(?![([\d]*[A-Z]?\()|%(?!w[([{])|--\s+[^\W\d]|;;/iy;
/** A comment of Lisp, in a line that ends in words. */
const REMARK = /;\s+[a-z]/iy;
const ENDS_IN_WORDS = /[^;)}\]]$/;
const LONG_TEXT = /"""|'''|`(?!``)/y;
const QUOTED = /(["'])((?:\\.|(?!\1)[^\\])*)\1/y;
/** Marks of assignment are words of their own. */
const WORD = /[:=]+|[^\s,;|[\](){}"'`:=]+/y;
/** A multi-line text may take up this many lines. */
const MAX_TEXT_LINES = 90;

/** What a sticky pattern matches at a place of a text. */
function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** Reads the tokens of program text line by line. Comments are left out. */
export class ProgramTokens {
  readonly #lines: TextLines;
  /** How many lines are read. */
  ahead = 0;
  /** Whether a comment that began with a slash and a star goes on. */
  inComment = false;

  constructor(lines: TextLines) {
    this.#lines = lines;
  }

  /** The tokens of the next line, and of the lines that its texts go on in; undefined at the end. */
  next(): Token[] | undefined {
    let line = this.#lines.peek(this.ahead);
    if (!line) return undefined;
    this.ahead++;
    const tokens: Token[] = [];
    let at = 0;
    let glued = false;
    const add = (kind: Token['kind'], text: string, length: number, cell?: string) => {
      tokens.push({ kind, text, line: line!, column: at + 1, glued, ...(cell === undefined ? {} : { cell }) });
      at += length;
      glued = true;
    };
    let mayRemark = ENDS_IN_WORDS.test(line.text);
    while (at < line.text.length) {
      const rest = line.text.slice(at);
      const [first] = rest;
      if (this.inComment) {
        const end = rest.indexOf('*/');
        if (end < 0) break;
        this.inComment = false;
        at += end + 2;
      } else if (/\s/.test(first)) {
        at++;
        glued = false;
      } else if (rest.startsWith('/*')) {
        this.inComment = true;
        at += 2;
      } else if (
        (matchAt(COMMENT, line.text, at) || (mayRemark && matchAt(REMARK, line.text, at))) &&
        !(glued && tokens.at(-1)?.kind === 'word')
      ) {
        break;
      } else if (/[[({]/.test(first)) add('open', first, 1);
      else if (/[\])}]/.test(first)) add('close', first, 1);
      else if (/[,;|]/.test(first)) add('separator', first, 1);
      else if (matchAt(LONG_TEXT, line.text, at)) {
        const mark = matchAt(LONG_TEXT, line.text, at)![0];
        const text = this.#textUpTo(mark, line, at + mark.length);
        if (!text) add('word', rest, rest.length);
        else {
          for (const part of text.parts) if (!isBorder(part.text)) tokens.push({ kind: 'string', glued, ...part, ...cellIn(part.text) });
          ({ line, end: at } = text);
          mayRemark = ENDS_IN_WORDS.test(line.text);
        }
      } else {
        const found = isQuote(rest, glued, tokens.at(-1)) ? matchAt(QUOTED, line.text, at) : undefined;
        const prefix = tokens.at(-1);
        if (found) {
          // Letters before a text say how it is written: r"…".
          if (glued && prefix?.kind === 'word' && /^[a-z@$]{1,2}$/i.test(prefix.text)) tokens.pop();
          // A text may hold several lines.
          for (const content of found[2].split(/\\n(?=.)/))
            add('string', content.replace(/\\n$/, '').replace(/\\(.)/g, '$1'), 0, cellOf(content, true));
          at += found[0].length;
        } else {
          const word = matchAt(WORD, line.text, at)?.[0] ?? first;
          // A comment may follow a word without a blank.
          const text = word.replace(/(?<=.)(?:\/\/|\/\*|#).*/, '');
          add(
            'word',
            text,
            text.length,
            glued && tokens.at(-1)?.kind !== 'separator' && tokens.at(-1)?.kind !== 'open' ? undefined : cellOf(text),
          );
        }
      }
    }
    return tokens;
  }

  /** The lines of a text up to its closing mark, and where the text ends; undefined where it doesn't. */
  #textUpTo(
    mark: string,
    first: Line,
    start: number,
  ): { parts: Pick<Token, 'text' | 'line' | 'column'>[]; line: Line; end: number } | undefined {
    const parts: Pick<Token, 'text' | 'line' | 'column'>[] = [];
    let line = first;
    for (let more = 0, from = start; more < MAX_TEXT_LINES; from = 0) {
      const end = line.text.indexOf(mark, from);
      const text = line.text.slice(from, end < 0 ? undefined : end);
      const margin = Math.max(0, text.search(/\S/));
      // One-based, and a text's column is that of the mark before it.
      if (text.trim() !== '') parts.push({ text: text.trim(), line, column: from + margin });
      if (end >= 0) {
        this.ahead += more;
        return { parts, line, end: end + mark.length };
      }
      const next = this.#lines.peek(this.ahead + more++);
      if (!next) return undefined;
      line = next;
    }
    return undefined;
  }
}

const cellIn = (text: string) => {
  const cell = cellOf(text, true);
  return cell === undefined ? {} : { cell };
};

/** Whether a quotation mark begins a text: it may also be Lisp's quote, MATLAB's transposition or an apostrophe. */
function isQuote(rest: string, glued: boolean, before: Token | undefined): boolean {
  if (rest.startsWith('"')) return true;
  if (!rest.startsWith("'") || /^'[[(](?!')/.test(rest)) return false;
  return !glued || !(before?.kind === 'close' || /[a-z\d]{3}$/i.test(before?.text ?? ''));
}
