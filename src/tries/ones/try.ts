import { ones as words } from '#words/tries/ones.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { SIDE } from '../../widgets/views/grid/places.ts';
import { defineTry } from '../kit/define-try.ts';
import {
  chooseGivens,
  forcedIn,
  GUESSES,
  guess,
  isSolved,
  meantBy,
  type Ones,
  press,
  promisesOf,
  rowOf,
  TO_FIND,
  type Turn,
  wholeMatrix,
} from './ones.ts';
import { gridOfOnes, matrixOfOnes, promisesOver, widthOf, xOf } from './ones-drawing.ts';

interface Model {
  readonly ones: Ones;
  /** The row that is looked at. */
  readonly row: number;
}

const outcome = (turn: Turn | undefined, row: number) =>
  turn && {
    model: { ones: turn.ones, row },
    verdict: turn.verdict,
    says: turn.says,
    earns: turn.verdict === 'right' && turn.ones.found >= TO_FIND,
  };

/** How many cells each key goes on, from left to right and from top to bottom. */
const KEYS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The whole matrix of a Sudoku, of which the reader asks each candidate what it keeps. Its actions: 'guess 28' says how many statements the first
 * given strikes, 'givens' chooses the others, 'press r5c5 = 5' presses a statement, and 'look r5c5 = 5' looks at it.
 */
export const element = defineTry<Model>({
  begin(page) {
    const ones = wholeMatrix(page.puzzle());
    return { ones, row: ones.chosen[0]! };
  },
  actions: {
    look: (model, ...name) => ({ model: { ...model, row: rowNamed(model.ones, name) } }),
    guess: ({ ones, row }, count) => outcome(guess(ones, Number(count)), row),
    givens: ({ ones, row }) => outcome(chooseGivens(ones), row),
    press({ ones, row }, ...name) {
      const pressed = name.length > 0 ? rowNamed(ones, name) : row;
      return outcome(press(ones, pressed), pressed);
    },
  },
  showOne({ ones }) {
    if (ones.phase === 'count') return `guess ${GUESSES.find((count) => guess(ones, count)?.verdict === 'right')}`;
    if (ones.phase === 'givens') return 'givens';
    const row = forcedIn(ones);
    return row === undefined ? undefined : `press ${ones.cover.options[row]!.name}`;
  },
  draw(page, { ones: { cover } }) {
    const [grid, matrix, pad] = [page.piece('grid'), page.piece('matrix'), page.piece('pad')];
    const { puzzle, options } = cover;
    const { size } = puzzle.grid;
    for (const place of [grid, matrix]) place.replaceChildren();
    Object.assign(grid, {
      role: 'slider',
      tabIndex: 0,
      ariaLabel: words.grid,
      ariaValueMin: '1',
      ariaValueMax: String(options.length),
      ariaDescription: words.keys,
    });
    const drawings = [gridOfOnes(grid), matrixOfOnes(matrix), promisesOver(page.piece('names'))];
    let now: Model;
    const look = (row: number | undefined) => row !== undefined && row !== now.row && page.act(`look ${options[row]!.name}`);
    const pressRow = (row: number | undefined) => row !== undefined && page.act(`press ${options[row]!.name}`);

    // A finger is wider than a candidate: it chooses among the cell's nine below the grid.
    const byFinger = () => pad.offsetParent !== null;
    /** The row under a pointer in the grid; none where only struck ones would be, which aren't seen. */
    const inGrid = ({ clientX, clientY }: MouseEvent) => {
      const box = grid.firstElementChild!.getBoundingClientRect();
      const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height].map(
        (share) => (Math.min(0.9999, Math.max(0, share)) * (SIDE + 1) * size) / SIDE,
      ) as [number, number];
      const [column, line] = [Math.min(size - 1, Math.floor(x)), Math.min(size - 1, Math.floor(y))];
      const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));
      const cell = line * size + column;
      const row = rowOf(now.ones, cell, third(y - line) * 3 + third(x - column) + 1);
      // A finger chooses the cell.
      return meantBy(now.ones, row) ?? (byFinger() ? row : undefined);
    };
    /** The row of the one that is nearest to a pointer in the matrix. */
    const inMatrix = ({ clientX, clientY }: MouseEvent) => {
      const box = matrix.getBoundingClientRect();
      const [sx, sy] = [box.width / widthOf(now.ones), box.height / options.length];
      let near = { distance: Number.POSITIVE_INFINITY, row: 0 };
      for (const [row, { items: own }] of options.entries())
        for (const [block, item] of own.entries()) {
          const distance = Math.hypot((xOf(item, block) + 0.5) * sx - (clientX - box.left), (row + 0.5) * sy - (clientY - box.top));
          if (distance < near.distance) near = { distance, row };
        }
      return near.row;
    };
    for (const [place, rowUnder] of [
      [grid, inGrid],
      [matrix, inMatrix],
    ] as const) {
      place.addEventListener('pointermove', (event) => event.pointerType !== 'touch' && look(rowUnder(event)));
      place.addEventListener('click', (event) => (place === grid && !byFinger() ? pressRow : look)(rowUnder(event)));
    }
    pad.addEventListener('click', ({ target }) => {
      const { digit } = (target as Element).closest<HTMLElement>('[data-digit]')?.dataset ?? {};
      if (digit) pressRow(rowOf(now.ones, options[now.row]!.places![0]!.cell, Number(digit)));
    });
    grid.addEventListener('keydown', (event) => {
      const { cell, digit } = options[now.row]!.places![0]!;
      const [columns, lines] = KEYS[event.key] ?? [0, 0];
      const at = { column: (cell % size) + columns, line: Math.floor(cell / size) + lines };
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in KEYS) {
        if (Object.values(at).every((place) => place >= 0 && place < size)) look(rowOf(now.ones, at.line * size + at.column, digit));
      } else if (/^[1-9]$/.test(event.key)) look(rowOf(now.ones, cell, Number(event.key)));
      else if (event.key === 'Enter' || event.key === ' ') pressRow(now.row);
      else return;
      event.preventDefault();
    });

    return (model) => {
      now = model;
      const { ones, row } = model;
      for (const draw of drawings) draw(ones, row);
      const { cell, digit } = options[row]!.places![0]!;
      const state = ones.chosen.includes(row) ? 'chosen' : ones.struck[row] ? 'struck' : undefined;
      grid.ariaValueNow = String(row + 1);
      grid.ariaValueText = words.row(options[row]!.name, promisesOf(ones, row), state);
      const left = puzzle.grid.cellCount - ones.chosen.length;
      const asks = {
        count: words.ask.count,
        givens: words.ask.givens,
        hunt: left === 0 ? words.ask.solved : ones.found < TO_FIND ? words.ask.hunt(ones.found, TO_FIND) : words.ask.more(left),
      };
      page.texts({ asked: asks[ones.phase] });
      for (const part of page.all('[data-phase]')) part.hidden = part.dataset.phase !== ones.phase;
      for (const button of page.all<HTMLButtonElement>('[data-digit]')) {
        const own = rowOf(ones, cell, Number(button.dataset.digit));
        button.textContent = symbolOf(puzzle, Number(button.dataset.digit));
        button.ariaLabel = options[own]!.name;
        button.ariaPressed = String(Number(button.dataset.digit) === digit);
        button.dataset.state = ones.chosen.includes(own) ? 'chosen' : ones.struck[own] ? 'struck' : 'open';
      }
    };
  },
  facts: ({ ones }) => ({ phase: ones.phase, found: ones.found, hidden: ones.hidden, chosen: ones.chosen.length, solved: isSolved(ones) }),
  isDone: ({ ones }) => ones.found >= TO_FIND,
});

const rowNamed = ({ cover }: Ones, name: readonly string[]) => cover.options.findIndex((option) => option.name === name.join(' '));
