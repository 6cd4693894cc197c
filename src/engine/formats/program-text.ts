import { InputError } from '../errors.ts';
import { gridOf, MAX_SIZE, MIN_SIZE } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { cellOf, cellsText, readCells } from './cells.ts';
import { type Format, type ReadPuzzle, readingOf, writable, type ZeroMeaning } from './format.ts';
import { languageOf } from './languages.ts';
import { ASSIGNS, type FoundGrid, gridsIn, isList, isStatement, type List, nameIn, turningOf } from './program-lists.ts';
import { ProgramTokens, type Token } from './program-tokens.ts';
import { at, placeAt, quoted, type TextLines } from './text-lines.ts';
import { puzzleOfNumbers } from './zero-based.ts';

const MAY_BEGIN = /[[({"'`]|^\s*(?:\/[/*]|%|--\s)/;
const PROGRAM =
  /^\s*(?:\(def|<\?php|"{3}|'{3}|(?:import|from|def|class|return|for|while|if|elif|else|end|try|do|pass|break|continue|print|public|private|protected|static|const|let|var|val|fn|fun|func|function|package|using|namespace|include|module|require|use|type|struct|int|char|void|auto)\b|\/[/*]|%|--\s+\w|@\w|\}|["']?[a-z_]\w*["']?\s*::?(?:\s|$)|.*(?:[\w\])]\s*(?:[:+-]?=|<-)\s*(?:new\b|[[({"'\w]|$)|[a-z_]{2,}\w*\(.*\)[;:.\s]*$|[\w)\]]\s*[;{]$))/i;

/** Whether a line is part of a program and holds no grid. */
const isProgramLine = (text: string): boolean =>
  !/[\d.]{16}/.test(text) && PROGRAM.test(text) && /[a-z]|^\s*(?:\}|\/|%|["']{3})/i.test(text);

/** No grid is in more brackets. */
const MAX_DEPTH = 12;
/** More lines without a cell don't continue a list. */
const MAX_QUIET = 20;
/** A list with a cell a line, and its rows' brackets in lines of their own. */
const MAX_LINES = (MAX_SIZE + 4) ** 2;

const CLOSES: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

const RULES =
  /^(?:n|bh|bw|givens|symbols|cages?|killer\w*|regions?|diagonals?\w*|constraints?|candidates?|marks|pencil\w*|anti\w*|thermo\w*|arrows?)$/i;

/** Reads lists from the present line on until none is open that may hold a grid. */
class ListReader {
  readonly grids: FoundGrid[] = [];
  readonly #tokens: ProgramTokens;
  readonly #lines: TextLines;
  readonly #root: List;
  readonly #stack: List[];
  /** The name of a field that says more about the puzzle than a grid does. */
  #rule: Token | undefined;
  readonly #withGrid = new Set<List>();

  /** How many brackets are open after the first line, those opened before among them. */
  open: number;

  constructor(lines: TextLines, open: number) {
    this.open = open;
    this.#lines = lines;
    this.#tokens = new ProgramTokens(lines);
    this.#root = { open: { kind: 'open', text: '', line: lines.peek()!, column: 1, glued: false }, call: '', name: '', elements: [] };
    this.#stack = [this.#root];
  }

  get #inner(): List {
    return this.#stack.at(-1)!;
  }

  /** Reads up to the end of the grids that begin in the first line, and returns how many lines that are; 0 where the text breaks off. */
  read(): number {
    let quiet = 0;
    let head = 0;
    while (this.#tokens.ahead < MAX_LINES) {
      const tokens = this.#tokens.next();
      if (!tokens) break;
      for (const token of tokens) {
        this.#take(token);
        if (this.#stack.length > MAX_DEPTH) break;
      }
      if (head === 0 && !this.#tokens.inComment) {
        head = this.#tokens.ahead;
        this.open += this.#stack.length - 1;
      }
      quiet = tokens.some(({ kind, cell }) => kind === 'string' || cell !== undefined) ? 0 : quiet + 1;
      if (this.#stack.length > MAX_DEPTH || quiet > MAX_QUIET) break;
      if (!this.#goesOn()) break;
    }
    // What holds statements may go on; so may all around it.
    const values = Math.max(1, this.#stack.findLastIndex(isStatement) + 1);
    const open = this.#stack.slice(values).find(holdsCells);
    if (open) {
      throw new InputError(`the list that begins in line ${open.open.line.number} is not closed`, {
        place: placeAt(this.#lines.peek(this.#tokens.ahead - 1)!),
        expected: CLOSES[open.open.text],
      });
    }
    for (const [depth, list] of this.#stack.entries()) this.grids.push(...gridsIn(list, this.#stack[depth - 1], true));
    if (this.#rule && this.grids.length > 0) {
      throw new InputError(`"${this.#rule.text}" would be ignored`, {
        place: placeAt(this.#rule.line, this.#rule.column),
        expected: 'a record of a grid alone',
      });
    }
    this.grids.sort(({ cells: [a] }, { cells: [b] }) => a.line.number - b.line.number || a.column - b.column);
    return this.grids.length > 0 ? this.#tokens.ahead : head;
  }

  /** Whether a list that may hold a grid is open, or rows without a list around them may continue. */
  #goesOn(): boolean {
    if (this.#tokens.inComment) return true;
    if (this.#inner !== this.#root && !isStatement(this.#inner)) return true;
    const next = this.#lines.peek(this.#tokens.ahead)?.text ?? '';
    const last = this.#inner.elements.at(-1);
    if (last && !isList(last) && ASSIGNS.test(last.text)) return true;
    if (!/^\s*(?:[[({"'+.]|-\s)/.test(next)) return false;
    try {
      return gridsIn(this.#inner, undefined, true).length === 0 && this.#inner.elements.some(isContent);
    } catch (error) {
      if (error instanceof InputError) return true;
      throw error;
    }
  }

  #take(token: Token): void {
    const { elements } = this.#inner;
    if (token.kind === 'open') {
      const before = elements.at(-1);
      const call = before && !isList(before) && before.kind === 'word' ? before.text : '';
      const list: List = { open: token, call, name: nameIn(elements) ?? this.#inner.name, elements: [] };
      elements.push(list);
      this.#stack.push(list);
    } else if (token.kind === 'close') {
      if (this.#stack.length > 1) this.#close(token);
      else if (this.open > 0) this.open--;
      // Braces may have been opened in lines that no list is in.
      else if (token.text !== '}' && this.#root.elements.some(isContent)) {
        throw new InputError(`${quoted(token.text)} closes no list`, {
          place: placeAt(token.line, token.column),
          expected: 'as many brackets closed as opened',
        });
      }
    } else if (token.text !== '/' && (this.#stack.length > 1 || token.text !== '-')) {
      const before = elements.at(-1);
      if (token.text === ':' && before && !isList(before) && before.kind === 'string' && RULES.test(before.text)) this.#rule = before;
      elements.push(token);
    }
  }

  #close(token: Token): void {
    const list = this.#stack.pop()!;
    const outer = this.#inner;
    if (CLOSES[list.open.text] !== token.text && holdsCells(list)) {
      throw new InputError(`${quoted(token.text)} closes the list that begins with ${quoted(list.open.text)}`, {
        place: placeAt(token.line, token.column),
        expected: CLOSES[list.open.text],
      });
    }
    const only = list.elements.length === 1 ? list.elements[0] : undefined;
    const wrapped = only && !isList(only) && list.open.text === '(' && list.call !== '' ? (only.cell ?? cellOf(only.text)) : undefined;
    // A call around one value: Some(5), float('nan').
    if (wrapped !== undefined) outer.elements.splice(-2, 2, { ...(only as Token), cell: wrapped });
    const grids = gridsIn(list, outer, isStatement(list));
    this.grids.push(...grids);
    const holds = grids.length > 0 || list.elements.some((each) => isList(each) && this.#withGrid.has(each));
    if (holds) this.#withGrid.add(list);
    const turning = holds || list.elements.length >= MIN_SIZE ** 2 ? turningOf(list, token) : undefined;
    if (turning !== undefined) {
      throw new InputError(`${quoted(turning)} turns this grid`, {
        place: placeAt(list.open.line, list.open.column),
        expected: 'the grid row by row',
      });
    }
  }
}

const isContent = (element: Token | List): boolean =>
  isList(element) ? element.elements.length >= MIN_SIZE : element.cell !== undefined || element.kind === 'string';

const holdsCells = ({ elements }: List): boolean =>
  elements.some((each) => isList(each) && isContent(each)) || elements.filter(isContent).length >= MIN_SIZE;

function puzzleIn(grid: FoundGrid, language: string, zero: ZeroMeaning | undefined): ReadPuzzle {
  const { size, columnsFirst } = grid;
  const cells = columnsFirst ? grid.cells.map((_, cell) => grid.cells[(cell % size) * size + Math.floor(cell / size)]) : grid.cells;
  const placeOf = (cell: number) => placeAt(cells[cell].line, cells[cell].column);
  const shape = at(placeOf(0), () => gridOf(size));
  const texts = cells.map(({ cell }) => cell!);
  const single = texts.every((text) => text.length === 1);
  const puzzle = single ? readCells(texts.join(''), placeOf, shape, zero) : puzzleOfNumbers(texts, placeOf, shape, zero);
  const reading = readingOf(language, puzzle, cells.map(({ text }) => text)); // biome-ignore format: one call
  return { puzzle, place: placeOf(0), placeOf, reading };
}

const SOLUTION = /solution|solved|answer|expected|result|output/i;

const solves = (solution: Puzzle, { grid, givens }: Puzzle) =>
  solution.grid === grid && solution.givens.every((digit, cell) => digit !== 0 && (givens[cell] === 0 || givens[cell] === digit));

/** Lines of a grid that are looked at for its language. */
const MAX_CONTEXT = 30;

function puzzlesIn(grids: readonly FoundGrid[], source: string, zero: ZeroMeaning | undefined): ReadPuzzle[] {
  const found: ReadPuzzle[] = [];
  for (const grid of grids) {
    const read = puzzleIn(grid, languageOf(source, grid.shape), zero);
    const last = found.at(-1);
    if (last && !last.solution && SOLUTION.test(grid.name) && solves(read.puzzle, last.puzzle)) {
      found[found.length - 1] = { ...last, solution: cellsText(read.puzzle, read.puzzle.givens) };
    } else found.push(read);
  }
  return found;
}

/** Grids in program text: nested lists, lists of texts, one list or text of all cells, in the brackets and words of any language. */
export const programText: Format = {
  id: 'program',
  title: 'a grid in program text',
  readAll(lines, zero) {
    let source = '';
    let open = 0;
    for (let line = lines.peek(); line; line = lines.peek()) {
      const program = isProgramLine(line.text);
      const reader = program || MAY_BEGIN.test(line.text) ? new ListReader(lines, open) : undefined;
      const height = reader?.read() ?? 0;
      open = reader?.open ?? open;
      if (reader && reader.grids.length > 0) {
        source += Array.from({ length: Math.min(height, MAX_CONTEXT) + 3 }, (_, ahead) => lines.peek(ahead)?.text ?? '').join('\n');
        const found = puzzlesIn(reader.grids, source, zero);
        lines.skip(height);
        return found;
      }
      if (!program && (source === '' || line.text !== '')) return source === '' ? undefined : [];
      source += `${line.text}\n`.slice(0, MAX_CONTEXT * 10);
      if (source.length > MAX_CONTEXT * 100) source = source.slice(-MAX_CONTEXT * 50);
      lines.skip(Math.max(1, height));
    }
    return source === '' ? undefined : [];
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    const { size, cellCount } = puzzle.grid;
    const rows = Array.from({ length: cellCount / size }, (_, row) => `[${Array.from(puzzle.givens.slice(row * size, (row + 1) * size)).join(', ')}]`); // biome-ignore format: one expression
    return `[${rows.join(',\n ')}]`;
  },
};
