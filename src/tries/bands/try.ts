import { bands as words } from '#words/tries/bands.ts';
import { cellName } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { bandGrid } from './band-grid.ts';
import { type Board, boardOf, cellsIn, FIRST, isOpen, type Placement, partly, placed, reasonAt } from './bands.ts';
import { wordDrawing } from './word-drawing.ts';

interface Position {
  readonly board: Board;
  readonly last: Placement | undefined;
}

interface Model extends Position {
  readonly puzzle: Puzzle;
  readonly digit: number;
  /** What was struck by hand so far; undefined when all of it was. */
  readonly gone?: ReadonlySet<number> | undefined;
  /** Whether the reader has chosen the digit. */
  readonly isChosen: boolean;
  /** What was there before each digit that has been placed. */
  readonly before: readonly Position[];
}

const wholeOf = ({ puzzle, digit }: Pick<Model, 'puzzle' | 'digit'>) => placed(boardOf(puzzle, digit), FIRST);
const isDead = ({ last }: Position) => (last?.dead.length ?? 0) > 0;
const openIn = ({ board }: Position) => cellsIn(board.words).filter((cell) => !board.placed.includes(cell));

/** Strikes what the digit in the first cell sees; then, when none of that is left, what its band cannot keep. */
function struckByHand(before: Model, cell: number): Outcome<Model> | undefined {
  if (!before.gone) return undefined;
  const { puzzle, digit, board } = before;
  const [name, first] = [cellName(puzzle.grid, cell), cellName(puzzle.grid, FIRST)];
  const whole = wholeOf(before);
  const { cleared, struck } = whole;
  const leftWith = (gone: ReadonlySet<number>, cells: readonly number[]) => cells.filter((each) => !gone.has(each)).length;
  const sees = leftWith(before.gone, cleared) > 0;
  if (board.placed.includes(cell)) return neither(words.present(digit, name));
  if (!isOpen(board, cell)) return neither(words.unlit(name));
  if (!(sees ? cleared : struck).includes(cell)) return wrong(sees ? words.unseen(name, first) : words.keeps(name));
  const gone = new Set([...before.gone, cell]);
  const [stillSeen, stillThere] = [leftWith(gone, cleared), leftWith(gone, struck)];
  const next = { ...before, ...partly(whole, gone) };
  const model =
    stillThere > 0 ? { ...next, gone } : { ...next, gone: undefined, before: [{ board: boardOf(puzzle, digit), last: undefined }] };
  if (sees) return right(stillSeen > 0 ? words.sees(name, first, stillSeen) : words.allSeen(struck.length), { model, earns: false });
  if (stillThere > 0) return right(words.fits(name, stillThere), { model, earns: false });
  return right(words.allFit(model.last!.cases[1]!), { model });
}

function placedAt(before: Model, cell: number): Outcome<Model> {
  const { puzzle, digit, board } = before;
  const nameOf = (each: number) => cellName(puzzle.grid, each);
  const name = nameOf(cell);
  if (isDead(before)) return neither(words.over);
  if (!openIn(before).includes(cell)) {
    const reason = reasonAt(puzzle, board, cell);
    if (reason === 'present') return neither(words.present(digit, name));
    if (reason === 'given') return wrong(words.given(name, puzzle.givens[cell]!));
    return wrong(reason === 'struck' ? words.struck(name) : words.seen(digit, name, nameOf(reason)));
  }
  const last = placed(board, cell);
  const model = { ...before, board: last.after, last, before: [...before.before, { board, last: before.last }] };
  const [dead] = last.dead;
  // A look-up that refutes a digit is something to see, and no mistake.
  if (dead !== undefined) return neither(words.deadEnd(digit, name, dead + 1), { model, earns: true });
  if (model.board.placed.length === puzzle.grid.size) return right(words.allPlaced(digit, name), { model });
  const says = words.placed(digit, name, last.cleared.length, last.struck.map(nameOf));
  return { model, verdict: last.struck.length > 0 ? 'right' : 'neither', says };
}

/** Strikes what is left to strike; then places the digit where a look-up strikes something, or in any open cell. */
function shown(model: Model): Outcome<Model> | undefined {
  const { gone, board, digit } = model;
  if (gone) {
    const { cleared, struck } = wholeOf(model);
    return struckByHand(model, [...cleared, ...struck].find((cell) => !gone.has(cell))!);
  }
  if (isDead(model)) return neither(words.over);
  const after = openIn(model)
    .map((cell) => placed(board, cell))
    .filter(({ dead }) => dead.length === 0);
  const next = after.find(({ struck }) => struck.length > 0) ?? after[0];
  return next ? placedAt(model, next.cell) : neither(words.all(digit));
}

/**
 * One digit of a grid as three words. First it is placed in a cell, and the reader strikes by hand what it sees, then what its band
 * cannot keep; the mask and the table are shown when that is done. From then on the reader places digits. Its actions: 'strike 30'
 * strikes in that cell (zero-based), 'place 57' places the digit there, 'back' takes the last one back, 'digit 3' begins with an
 * unplaced digit.
 */
export const element = defineTry<Model>({
  begin(page) {
    const start = { puzzle: page.puzzle(), digit: Number(page.piece('grid').dataset.digit), isChosen: false, before: [] };
    return { ...start, ...partly(wholeOf(start), new Set()), gone: new Set() };
  },
  actions: {
    strike: (model, cell) => struckByHand(model, Number(cell)),
    place: (model, cell) => placedAt(model, Number(cell)),
    press: (model, cell) => (model.gone ? struckByHand : placedAt)(model, Number(cell)),
    back(model) {
      const last = model.before.at(-1);
      return (
        last && { model: { ...model, ...last, before: model.before.slice(0, -1) }, forgets: true, speaks: words.takenBack(model.digit) }
      );
    },
    digit({ puzzle }, text) {
      const digit = Number(text);
      return { model: { puzzle, digit, board: boardOf(puzzle, digit), last: undefined, isChosen: true, before: [] }, forgets: true };
    },
    show: shown,
  },
  showOne: () => 'show',
  draw(page, { puzzle }) {
    const drawGrid = bandGrid(page.piece('grid'), puzzle, (cell) => page.act(`press ${cell}`));
    const phone = matchMedia('(width < 700px)');
    const drawingFor = () => wordDrawing(page.piece('words'), phone.matches);
    let drawWords = drawingFor();
    phone.addEventListener('change', () => {
      drawWords = drawingFor();
    });
    page.redrawWith(phone);
    return (model) => {
      const { digit, board, last, gone, isChosen } = model;
      const stage = !gone ? 'all' : last!.cleared.length < wholeOf(model).cleared.length ? 'seen' : 'fit';
      const [task, start] = gone
        ? [stage === 'fit' ? words.taskFit : words.task, words.start]
        : [words.taskOwn(digit), words.startOwn(digit)];
      drawSentence(page.piece('task'), task);
      drawSentence(page.piece('start').querySelector('span')!, start);
      drawGrid(digit, board, last);
      drawWords(board, last, (cell) => cellName(puzzle.grid, cell), stage);
      page.piece<HTMLButtonElement>('back').disabled = model.before.length === 0;
      for (const input of page.all<HTMLInputElement>('input')) input.checked = isChosen && Number(input.value) === digit;
    };
  },
  facts: (model) => ({
    // Who strikes by hand has placed nothing yet.
    digit: model.gone ? 0 : model.digit,
    placed: model.board.placed.length,
    cleared: model.last?.cleared.length ?? 0,
    struck: model.last?.struck.length ?? 0,
    dead: isDead(model),
  }),
});
