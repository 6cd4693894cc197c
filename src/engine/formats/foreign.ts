import { InputError } from '../errors.ts';
import { type Line, placeAt, type TextLines } from './text-lines.ts';

/*
 * Formats of other programs that are not read here. The message names them, so that nobody looks for a mistake in the text.
 */

interface Foreign {
  /** A pattern that its first lines match, joined. */
  readonly sign: RegExp;
  /** After 'this is'. */
  readonly name: string;
  readonly expected?: string;
}

const GRID_ALONE = 'the grid itself, such as a line of 81 characters';

/** Lines that are looked at together: enough for the head of a file. */
const HEAD = 12;

const foreign: readonly Foreign[] = [
  { sign: /^<(?:\?xml|!DOCTYPE ksudoku|ksudoku)\b[\s\S]*<ksudoku/i, name: 'a KSudoku file' },
  { sign: /^<ksudoku/i, name: 'a KSudoku file' },
  { sign: /^<\?xml(?![\s\S]*<(?:opensudoku|ksudoku))/i, name: 'an XML file' },
  { sign: /^<(?!(?:opensudoku|folder|game)\b)(?:!doctype|!--|\/?[a-z][a-z\d]*[\s>/])/i, name: 'the source of a web page', expected: 'the puzzle itself, such as a line of 81 characters' },
  { sign: /^(?:https?:\/\/\S*penpa|m=(?:edit|solve)&p=)/i, name: "a Penpa link. Sudoscope can't read it, because it holds a drawing and not the rules", expected: GRID_ALONE },
  { sign: /^SumoCueV(?!1=)\d+=/i, name: 'a SumoCue puzzle of a later version' },
  { sign: /^\d{1,2}(?:x\d{1,2}|j)[a-z\d]*#\d+\s*$/m, name: 'a game of Solo by its seed, from which only Solo makes the puzzle', expected: 'its game ID with a colon' },
  { sign: /^\S*\bS9[A-Z][\da-z]{80,}/i, name: "a code of SudokuWiki, which holds candidates. Sudoscope can't read it, because its form is not documented", expected: 'the 81 digits of the puzzle' },
  { sign: /^\S*\bSCv\d+_/, name: "a state of sudoku.coach. Sudoscope can't read it, because it is packed", expected: 'the 81 digits of the puzzle, which sudoku.coach copies too' },
]; // biome-ignore format: a row each

/** Throws InputError where the text from the present line on is what another program writes and is not read here. */
export function refuseForeign(lines: TextLines): void {
  const line = lines.peek()!;
  const text = headOf(lines);
  const found = foreign.find(({ sign }) => sign.test(text));
  if (!found) return;
  throw new InputError(`this is ${found.name}${found.expected === undefined ? ', which is not read here' : ''}`, {
    place: placeAt(line, Math.max(0, line.text.search(/\S/)) + 1),
    expected: found.expected ?? GRID_ALONE,
  });
}

/** Beginnings of foreign formats: few lines match, and only for these are the next lines read. */
const MAY_BEGIN = /^(?:<|https?:|m=|SumoCue|\d{1,2}[xj]|\S*S(?:9|Cv))/i;

function headOf(lines: TextLines): string {
  const first = lines.peek()!.text.trimStart();
  if (!MAY_BEGIN.test(first)) return '';
  const rest = Array.from({ length: HEAD - 1 }, (_, index) => lines.peek(index + 1)?.text.trim() ?? '');
  return [first, ...rest].join('\n');
}

/** A row of a drawing without a sign for empty cells. */
const BLANKS_AND_BARS = /^[1-9\s|!¦│┃║]+$/;

/** Returns the message about a drawing whose rows have only digits, bars and blanks; undefined where a row has something else. */
export function ambiguousBlanks(rows: readonly Line[], place = placeAt(rows[0])): InputError | undefined {
  if (rows.some(({ text }) => !BLANKS_AND_BARS.test(text) || !/\s/.test(text.trim()) || /\d\d/.test(text))) return undefined;
  if (rows.every(({ text }) => !/[|!¦│┃║]/.test(text))) return undefined;
  return new InputError('the empty cells of this drawing are blanks, so nobody can tell its columns', {
    place,
    expected: 'a dot or 0 in each empty cell, or bars around all rows',
  });
}
