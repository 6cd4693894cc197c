import { InputError } from '../errors.ts';
import { formOf, type Grid, MIN_SIZE } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { cellsText } from './cells.ts';
import { cellsTextOf } from './cells-table.ts';
import { compact } from './compact.ts';
import { csvField } from './csv-field.ts';
import { fPuzzles } from './f-puzzles.ts';
import { ambiguousBlanks, refuseForeign } from './foreign.ts';
import {
  type Format,
  hasUsualSymbols,
  marksLeft,
  type Position,
  type ReadPuzzle,
  readingOf,
  remainingCandidates,
  type ZeroMeaning,
} from './format.ts';
import { gnomeSudoku } from './gnome-sudoku.ts';
import { gridDrawing } from './grid-drawing.ts';
import { hodoku } from './hodoku.ts';
import { integers } from './integers.ts';
import { iss } from './iss.ts';
import { jsonLines } from './json-lines.ts';
import { killerCompact } from './killer-compact.ts';
import { killerLetters } from './killer-letters.ts';
import { line, numbers } from './line.ts';
import { openSudoku } from './open-sudoku.ts';
import { pencilmarkGrid } from './pencilmark-grid.ts';
import { pencilmarkLine } from './pencilmark-line.ts';
import { canonicalOfPlainLine, isPlainLine, puzzleOfPlainLine } from './plain-line.ts';
import { programText } from './program-text.ts';
import { gatherRows, type Rows } from './rows.ts';
import { sdk } from './sdk.ts';
import { sdx } from './sdx.ts';
import { simpleSudoku } from './simple-sudoku.ts';
import { solo } from './solo.ts';
import { sudokuPad } from './sudoku-pad.ts';
import { sudokuWiki } from './sudoku-wiki.ts';
import { sumocue } from './sumocue.ts';
import { sumocueJigsaw } from './sumocue-jigsaw.ts';
import { isBorder, isComment, type Line, TextLines, withoutTextBeside } from './text-lines.ts';
import { university } from './university.ts';
import { unreadable } from './unreadable.ts';

/** Every format of text, in the order in which they are tried: the most specific one first. */
export const formats: readonly Format[] = [
  compact, gnomeSudoku, fPuzzles, sudokuPad, jsonLines, openSudoku, sudokuWiki, iss, solo, hodoku, sumocue, sumocueJigsaw, sdk, university,
  pencilmarkLine, killerCompact, killerLetters, programText, line, numbers, simpleSudoku, integers, gridDrawing, pencilmarkGrid, sdx,
]; // biome-ignore format: a list

/** A form by its id. Throws InputError when there is none. */
export function formatOf(id: string): Format {
  const format = formats.find((each) => each.id === id);
  if (!format) throw new InputError(`there is no format '${id}'`, { expected: `one of ${formats.map((each) => each.id).join(', ')}` });
  return format;
}

export interface ReadingOptions {
  /** Takes the text for this form and no other. */
  readonly format?: string | undefined;
  /** Called with each text that is not a puzzle, which is then skipped. Without it the first one is thrown. */
  readonly onFault?: ((fault: InputError) => void) | undefined;
  /** What 0 stands for. Without it the text decides, and a text that can't is a fault. */
  readonly zero?: ZeroMeaning | undefined;
  /** Called with each line that is a comment, as `# from a book`, in the order of the text and before the puzzle below it. */
  readonly onComment?: ((comment: string) => void) | undefined;
  /**
   * Asked about each line that is a puzzle of 81 digits and one sign for empty cells, which comes with dots for them: what isn't wanted is
   * gone past, and nothing is made of it. About all other puzzles nobody is asked.
   */
  readonly isWanted?: ((canonical: string, line: number) => boolean) | undefined;
  /** The lowest digit: 0 says the same as `zero: 'digit'`, and 1 the same as `zero: 'blank'`. */
  readonly base?: 0 | 1 | undefined;
}

/** What qqwing prints below a puzzle. */
const STATISTICS = /^\s*(?:number of [a-z/ ]+|difficulty|time|solution count):\s[\w. ]*$/i;
/** `Grid 01`, words before a colon, and the fence around program text in Markdown. */
const TITLE = /^\s*(?:(?:grid|puzzle|sudoku)\s*#?\s*\d+:?|\p{L}{2}[\p{L}\s,'’]*:|```[\w+#]*)$/iu;
const TABLE_HEAD = /^\s*[a-z_ /]+(?:,[a-z_ /]+)*,?$/i;
/** Heads of tables (`quizzes,solutions`, with a comma at the end too) and titles (`Grid 01`). */
const isHeading = (text: string) =>
  TITLE.test(text) || STATISTICS.test(text) || (text.includes(',') && TABLE_HEAD.test(text) && !isRowOfLetters(text));

/** Cells of one letter or blank each: `A,B,_,C`. */
function isRowOfLetters(text: string): boolean {
  const cells = text.replace(/[\s,]/g, '');
  return cells.length >= MIN_SIZE && !/[a-z]{2}/i.test(text);
}

/** At the top of some files: how many puzzles follow. */
const PUZZLE_COUNT = /^\s*\d{1,6}$/;

/**
 * Yields the puzzles of a text, one after the other, in any format; the text may come in pieces. Throws InputError with line and column at
 * the first thing that is not a puzzle, unless `onFault` is given, and when there is nothing at all.
 */
export function* eachPuzzle(text: string | Iterable<string>, options: ReadingOptions = {}): Generator<ReadPuzzle> {
  const { onFault, isWanted } = options;
  const lines = new TextLines(text);
  let met = 0;
  const isTaken =
    isWanted &&
    ((canonical: string, number: number) => {
      met++;
      return isWanted(canonical, number);
    });
  const seek = puzzleSeeker(lines, { ...options, isWanted: isTaken });
  for (;;) {
    let read: ReadPuzzle | undefined;
    try {
      read = seek();
      if (!read) break;
    } catch (error) {
      if (!onFault || !(error instanceof InputError) || !error.place) throw error;
      const fault = aboveNextPuzzle(lines, error, options.format) ?? error;
      onFault(fault);
      lines.skipPast(fault.place!.line);
    }
    met++;
    if (read) yield read;
  }
  if (met === 0)
    throw new InputError('there is no puzzle in the text', {
      place: { line: 1, column: 1 },
      expected: 'a puzzle, such as a line of 81 characters',
    });
}

/**
 * Returns a fault for the present line in place of one that was found further down, if there is a puzzle of a line in between: the present
 * line looked like the first row of a grid, and the puzzle isn't lost with it.
 */
function aboveNextPuzzle(lines: TextLines, { place }: InputError, format: string | undefined): InputError | undefined {
  const { present } = lines;
  if (!present) return undefined;
  for (let ahead = 1; present.number + ahead <= place!.line; ahead++) {
    const below = lines.peek(ahead);
    if (!below) return undefined;
    if (isPlainLine(below)) return notAPuzzle(present, format);
  }
  return undefined;
}

const notAPuzzle = ({ text, number }: Line, format: string | undefined): InputError => {
  const place = { line: number, column: Math.max(0, text.search(/\S/)) + 1 };
  return unreadable(text, format === undefined ? undefined : formatOf(format).title, place);
};

/** Finds the next puzzle each time it is called; undefined when no more comes. Throws InputError at what is none. */
function puzzleSeeker(lines: TextLines, { format, zero, base, onComment, isWanted }: ReadingOptions): () => ReadPuzzle | undefined {
  const zeroMeaning = zero ?? (base === undefined ? undefined : base === 0 ? 'digit' : 'blank');
  const tried = format === undefined ? formats : [formatOf(format), formatOf(format).wide].filter((each) => each !== undefined);
  let found = 0;
  let passedOver = 0;
  /** Whether no earlier line belongs to a text of many lines, in which a line of digits may be something else. */
  let isPlain = format === undefined || format === line.id;
  const waiting: ReadPuzzle[] = [];
  return () => {
    if (waiting.length > 0) return waiting.shift();
    for (let here = lines.peek(); here; here = lines.peek()) {
      if (here.text === '') {
        lines.skip();
        continue;
      }
      const canonical = isWanted && isPlain && zeroMeaning !== 'digit' ? canonicalOfPlainLine(here) : undefined;
      if (canonical !== undefined && !isWanted!(canonical, here.number)) {
        found++;
        passedOver = 0;
        lines.skip();
        continue;
      }
      if (isPlain && isPlainLine(here)) {
        const read = plainPuzzle(lines, here, zeroMeaning);
        if (read) {
          found++;
          passedOver = 0;
          return read;
        }
      }
      refuseForeign(lines);
      const comment = isComment(here);
      // A title looks like a short row of a grid.
      const title = isHeading(here.text);
      const read = title
        ? undefined
        : firstOf(comment ? tried.filter((each) => each === sdk) : tried, lines, format !== undefined, zeroMeaning);
      if (read) {
        found += read.length;
        passedOver = 0;
        isPlain &&= read.length === 1 && ONE_LINE.has(read[0].reading?.form ?? '');
        waiting.push(...read);
        if (read.length > 0) return waiting.shift();
      } else if (comment) {
        onComment?.(here.text.trim());
        lines.skip();
      } else if (isPassedOver(here.text, found === 0 && lines.peek(1) !== undefined) && passedOver < MAX_PASSED_OVER) {
        passedOver++;
        lines.skip();
      } else {
        throw ambiguousBlanks([here]) ?? notAPuzzle(here, format);
      }
    }
    return undefined;
  };
}

/** Formats of a line, which say nothing about the lines below. */
const ONE_LINE: ReadonlySet<string> = new Set([compact, jsonLines, line, numbers].map(({ id }) => id));

/** What the format of lines reads in a plain line, with less to look at. */
function plainPuzzle(lines: TextLines, here: Line, zero: ZeroMeaning | undefined): ReadPuzzle | undefined {
  const read = zero === 'digit' ? undefined : puzzleOfPlainLine(here);
  if (!read) return line.read!(lines, () => undefined, false, zero);
  lines.skip();
  return read;
}

/** More lines in a row that say nothing do not lead to a puzzle. */
const MAX_PASSED_OVER = 20;

const isPassedOver = (text: string, beforeAll: boolean) =>
  isHeading(text) || isBorder(withoutTextBeside(text)) || (beforeAll && PUZZLE_COUNT.test(text));

function firstOf(
  tried: readonly Format[],
  lines: TextLines,
  named: boolean,
  zero: ZeroMeaning | undefined,
): readonly ReadPuzzle[] | undefined {
  let rows: { found: Rows | undefined } | undefined;
  const rowsHere = () => {
    rows ??= { found: gatherRows(lines) };
    return rows.found;
  };
  for (const format of tried) {
    const read = format.read?.(lines, rowsHere, named, zero);
    if (read) return [{ ...read, reading: read.reading ?? readingOf(format.id, read.puzzle) }];
    const several = format.readAll?.(lines, zero);
    if (several) return several;
  }
  return undefined;
}

/** All puzzles of a text as a list: see eachPuzzle. */
export const readPuzzles = (text: string, options?: ReadingOptions): ReadPuzzle[] => [...eachPuzzle(text, options)];

/**
 * A puzzle in a form that readPuzzles reads back; the line of n² characters when nothing else is said.
 * Throws InputError where the form would say something else: it has no word for the boxes, or for the symbols.
 */
export function printPuzzle(position: Position, format = 'line'): string {
  const form = formatOf(format);
  if (!form.print) throw new InputError(`the format '${format}' can only be read`, { expected: 'another format' });
  const text = form.print(position);
  const loss = lossBetween(position, readBack(text), form);
  if (loss) throw new InputError(`the puzzle cannot be written as ${form.title}: ${loss}`, { expected: HOLDS_ALL });
  return text;
}

const HOLDS_ALL = "a form that holds everything, such as 'compact' or 'json'";

function readBack(text: string): Puzzle | undefined {
  try {
    const read = readPuzzles(text);
    return read.length === 1 ? read[0].puzzle : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** The numbers 1 … n, or what a size has for them: A for 10 and so on. One may be written for the other. */
const isStandard = (puzzle: Puzzle) => hasUsualSymbols(puzzle) || puzzle.symbols.every((symbol, index) => symbol === String(index + 1));

const lost = (what: string) => `its ${what} would be lost`;

/** Says what is different in a copy of a puzzle; undefined when it is the same. */
function lossBetween(position: Position, copy: Puzzle | undefined, { candidatesOnly }: Format): string | undefined {
  const { puzzle } = position;
  const list = (values: ArrayLike<unknown>) => Array.from(values).join();
  if (copy?.grid.size !== puzzle.grid.size) return lost('cells');
  const house = houseLost(puzzle.grid, copy.grid);
  if (house) return house;
  if (list(puzzle.symbols) !== list(copy.symbols) && !(isStandard(puzzle) && isStandard(copy))) return lost('symbols');
  // Among marks that say more than givens do, a form of marks alone can't tell a given.
  const isPlain = list(marksLeft(position)) === list(remainingCandidates(puzzle.grid, puzzle.givens));
  const mayDiffer = (digit: number) => candidatesOnly && (digit === 0 || !isPlain);
  if (puzzle.givens.some((digit, cell) => digit !== copy.givens[cell] && !mayDiffer(digit))) return lost('givens');
  // A form may have no word for a started game; the puzzle's own marks have to be there.
  const kept = list(marksLeft({ puzzle: copy }));
  if (puzzle.domains && ![position, { puzzle }].some((each) => list(marksLeft(each)) === kept)) return lost('pencil marks');
  const cages = (each: Puzzle) => each.cages.map(({ sum, cells }) => `${sum}:${cells.toSorted((a, b) => a - b)}`).sort();
  return list(cages(puzzle)) === list(cages(copy)) ? undefined : lost('cages');
}

/** Says which houses are different in a copy of a grid; undefined when they are the same. */
function houseLost(grid: Grid, copy: Grid): string | undefined {
  if (grid === copy) return undefined;
  const [own, other] = [formOf(grid), formOf(copy)];
  if (own.boxRows === 0 && other.boxRows !== 0) return 'it has no boxes, and the text would be read with boxes';
  if (own.boxRows !== other.boxRows) return lost(own.regions ? 'regions' : `boxes of ${own.boxRows} rows`);
  if (own.regions?.toString() !== other.regions?.toString()) return lost('regions');
  if (own.diagonals !== other.diagonals) return lost('diagonals');
  return own.windows === other.windows ? undefined : lost('windows');
}

/** How solutions can be written; `csv` is a row a line with commas between. */
export const solutionForms = ['line', 'csv', 'grid', 'university'] as const;
export type SolutionForm = (typeof solutionForms)[number];

/**
 * A full grid with the puzzle's own symbols. As a line, symbols of more than one character have commas between.
 * `digits` is indexed by cell, 1 … n.
 */
export function printSolution(puzzle: Puzzle, digits: ArrayLike<number>, form: SolutionForm = 'line'): string {
  const { grid, symbols } = puzzle;
  const textOf = (digit: number) => symbols[digit - 1] ?? '.';
  switch (form) {
    case 'line':
      return cellsText(puzzle, digits);
    case 'grid':
      return cellsTextOf(grid, Array.from(digits, textOf));
    case 'csv':
      return grid.cellsOfHouse
        .slice(0, grid.size)
        .map((row) => row.map((cell) => csvField(textOf(digits[cell]))).join(','))
        .join('\n');
    case 'university':
      return university.print!({ puzzle: { ...puzzle, cages: [], givens: Uint8Array.from(digits) } });
  }
}
