import { InputError, type Place } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { withGame } from './f-puzzles.ts';
import { type Format, hasUsualHouses, hasUsualSymbols, type ReadPuzzle, writable } from './format.ts';
import { type Line, placeAt, quoted, type TextLines } from './text-lines.ts';

const HEAD = /^\s*<(?:\?xml|!--|opensudoku|folder|game)\b/i;
const GAME = /<game\s[^>]*?\bdata\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>/gi;
const NAME = /<name>([^<]*)<\/name>|<folder\s[^>]*?\bname\s*=\s*"([^"]*)"/gi;
/** More lines without a game belong to another file. */
const MAX_HEAD = 60;
const CELLS = 81;

/** Where the next game may begin in a line that has several. */
const begun = new WeakMap<Line, number>();
/** The name of the set that a file's games are in, and how many it has had. */
const sets = new WeakMap<TextLines, GameSet>();

interface GameSet {
  name: string | undefined;
  count: number;
}

/** Begins a new count for each name of a set in a piece of the file. */
function noteNames(set: GameSet, text: string): void {
  for (const [, tag, attribute] of text.matchAll(NAME)) {
    set.name = plain(tag ?? attribute).trim() || undefined;
    set.count = 0;
  }
}

const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&apos;', "'").replaceAll('&amp;', '&'); // biome-ignore format: a chain

/** How many fields a cell has in each version: value, marks, and whether the player may change it; from 4 on more. */
const FIELDS: Readonly<Record<string, number>> = { 1: 3, 2: 3, 3: 3, 4: 4, 5: 5 };

/**
 * The givens of a game, and all digits in it, from 81 digits, or from its version and then fields with bars between. The player's notes are
 * left alone, because they need not be complete. Undefined for any other text.
 */
function digitsIn(data: string): { readonly givens: number[]; readonly placed: number[] } | undefined {
  if (/^\d{81}$/.test(data)) {
    const givens = Array.from(data, Number);
    return { givens, placed: givens };
  }
  const match = /^version: ?([1-5])(?:\n|\\n|&#10;|&#xA;|\s)+([\d|,-]+)$/.exec(data);
  if (!match) return undefined;
  const width = FIELDS[match[1]];
  // Version 2 may have one bar too many after the marks.
  const fields = (match[1] === '2' ? match[2].replaceAll('||', '|') : match[2]).split('|');
  if (fields.pop() !== '' || fields.length !== CELLS * width) return undefined;
  const cells = Array.from({ length: CELLS }, (_, cell) => fields.slice(cell * width, (cell + 1) * width));
  const isCell = ([value, marks, ...rest]: string[]) =>
    /^\d$/.test(value) && /^[01]$/.test(rest.at(-1)!) && (match[1] === '1' ? /^(?:-|(?:\d,)+)$/ : /^\d{1,3}$/).test(marks);
  if (!cells.every(isCell)) return undefined;
  const placed = cells.map(([value]) => Number(value));
  return { placed, givens: placed.map((digit, cell) => (cells[cell].at(-1) === '0' ? digit : 0)) };
}

function readGame(data: string, place: Place, name: string | undefined): ReadPuzzle {
  const digits = digitsIn(data);
  if (!digits) {
    throw new InputError(`this game of OpenSudoku holds ${quoted(data)}`, {
      place,
      expected: '81 digits, or the cells of its versions 1 to 5',
    });
  }
  const read: ReadPuzzle = { puzzle: puzzleOf(digits.givens, { grid: gridOf(9) }), place, placeOf: () => place, ...(name && { name }) };
  return withGame(read, Uint8Array.from(digits.placed), undefined);
}

/** The first line from the current one on that has a game not read yet, with the lines before it; undefined where none has. */
function nextGame(lines: TextLines): { ahead: number; match: RegExpExecArray } | undefined {
  let isOpenSudoku = sets.has(lines);
  for (let ahead = 0; ahead < MAX_HEAD; ahead++) {
    const line = lines.peek(ahead);
    if (!line) return undefined;
    isOpenSudoku ||= /<(?:opensudoku|game\s[^>]*\bdata)\b/i.test(line.text);
    if (/<ksudoku/i.test(line.text) || (line.text !== '' && !/^\s*</.test(line.text))) return undefined;
    const pattern = new RegExp(GAME);
    pattern.lastIndex = begun.get(line) ?? 0;
    const match = isOpenSudoku ? pattern.exec(line.text) : null;
    if (match) return { ahead, match };
  }
  return undefined;
}

/** A file of OpenSudoku: XML with a `<game data="…">` for each puzzle. */
export const openSudoku: Format = {
  id: 'open-sudoku',
  title: 'an OpenSudoku file',
  read(lines) {
    if (!HEAD.test(lines.peek()!.text) && !sets.has(lines)) return undefined;
    const found = nextGame(lines);
    if (!found) {
      if (!/<opensudoku\b/i.test(`${lines.peek()!.text}${lines.peek(1)?.text ?? ''}`)) return undefined;
      throw new InputError('this OpenSudoku file holds no game', { place: placeAt(lines.peek()!), expected: '<game data="…" />' });
    }
    const set = sets.get(lines) ?? { name: undefined, count: 0 };
    sets.set(lines, set);
    for (let ahead = 0; ahead <= found.ahead; ahead++) {
      const line = lines.peek(ahead)!;
      noteNames(set, line.text.slice(begun.get(line) ?? 0, ahead === found.ahead ? found.match.index : undefined));
    }
    set.count++;
    const line = lines.peek(found.ahead)!;
    const place = placeAt(line, found.match.index + 1);
    const read = readGame(plain(found.match[1] ?? found.match[2]), place, set.name && `${set.name} ${set.count}`);
    const end = found.match.index + found.match[0].length;
    begun.set(line, end);
    if (found.ahead > 0) lines.skip(found.ahead);
    const more = nextGame(lines);
    if (!more || more.ahead > 0) {
      noteNames(set, line.text.slice(end));
      lines.skip();
    }
    if (more) return read;
    // What closes the file is no puzzle.
    while (/^\s*(?:<|$)/.test(lines.peek()?.text ?? 'x') && !HEAD.test(lines.peek()!.text)) lines.skip();
    sets.delete(lines);
    return read;
  },
  print({ puzzle }) {
    const fits = puzzle.grid.size === 9 && hasUsualHouses(puzzle.grid) && puzzle.cages.length === 0 && hasUsualSymbols(puzzle);
    writable(fits, this.title, 'a 9 × 9 puzzle without cages');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n  <game data="${puzzle.givens.join('')}" />\n</opensudoku>`;
  },
};
