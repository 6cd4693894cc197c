import { switches as words } from '#words/tries/switches.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { drawnGrid } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, right, wrong } from '../kit/define-try.ts';
import { barsDrawing, type Counted } from './bars-drawing.ts';
import { firstStuck, idleBecause, nameOf, type Setting, type Stuck, type Switch, valuesOf, valuesScene, withRun } from './switches.ts';

/** Fewer values than these are what the task is to reach. */
const FEW = 20;
/** What is shown to a reader who wants to see it, in this order. */
const SHOWN: readonly Switch[] = ['forwardChecking', 'mrv', 'propagation'];

interface Model {
  readonly puzzle: Puzzle;
  readonly values: ReturnType<typeof valuesOf>;
  readonly on: Setting;
  readonly picked: number | undefined;
  /** Where the search with these switches gets stuck first, from the turn of a switch to the next press on a cell. */
  readonly stuck: Stuck | undefined;
  /** The switches that saved tries when they were turned on, at some setting, and those that cost some. */
  readonly saved: ReadonlySet<Switch>;
  readonly cost: ReadonlySet<Switch>;
  /** The settings that were run, the newest first. */
  readonly runs: readonly Counted[];
}

/**
 * The reader says which cell to fill first, and turns the switches of a search, each setting of which is run. Its actions: 'pick 11'
 * presses a cell, 'flip mrv' turns a switch.
 */
export const element = defineTry<Model>({
  begin(page) {
    const [puzzle, on] = [page.puzzle(), new Set<Switch>()];
    return {
      puzzle,
      values: valuesOf(puzzle),
      on,
      picked: undefined,
      stuck: undefined,
      saved: new Set(),
      cost: new Set(),
      runs: [{ setting: nameOf(on), tries: Number(page.dataset.bare) }],
    };
  },
  actions: {
    pick(before, text) {
      const { puzzle, values, ...rest } = before;
      const cell = Number(text);
      const nameOfCell = (each: number) => cellName(puzzle.grid, each);
      if (puzzle.givens[cell] !== 0) return neither(words.given(nameOfCell(cell)));
      const model = { puzzle, values, ...rest, picked: cell, stuck: undefined };
      const { fewest } = values;
      const own = values.values[cell]!.map((digit) => symbolOf(puzzle, digit));
      if (!fewest.includes(cell))
        return wrong(words.more(nameOfCell(cell), own.length, fewest.length, values.values[fewest[0]!]!.length), { model });
      const others = fewest.filter((other) => other !== cell).map(nameOfCell);
      // That it is a good choice is to be seen from what it saves.
      return right(words.fewest(nameOfCell(cell), own, others), { model, earns: false });
    },
    flip(before, text) {
      const name = text as Switch;
      const isOn = !before.on.has(name);
      const on = new Set(isOn ? [...before.on, name] : [...before.on].filter((each) => each !== name));
      const runs = withRun(before.runs, before.puzzle, on);
      const [was, { tries }] = [before.runs[0]!.tries, runs[0]];
      const withIt = (names: ReadonlySet<Switch>, holds: boolean) => (isOn && holds ? new Set([...names, name]) : names);
      const [saved, cost] = [withIt(before.saved, tries < was), withIt(before.cost, tries > was)];
      const model = { ...before, on, runs, saved, cost, stuck: firstStuck(before.puzzle, on) };
      const idle = idleBecause(on, name);
      if (idle) return neither(words.idle(name, idle, isOn), { model });
      const verdict = tries < was ? 'right' : isOn ? 'wrong' : 'neither';
      const says = (isOn ? words.on : words.off)(name, tries, was);
      const madeIdle = isOn ? [...before.on].find((other) => idleBecause(on, other) === name) : undefined;
      return { model, verdict, says: madeIdle ? [...says, ...words.includes(madeIdle)] : says, earns: tries < FEW };
    },
  },
  showOne({ on, picked, values: { fewest } }) {
    if (picked === undefined || !fewest.includes(picked)) return `pick ${fewest[0]}`;
    const next = SHOWN.find((name) => !on.has(name));
    return next && `flip ${next}`;
  },
  draw(page) {
    const grid = drawnGrid(page.piece('grid'), (cell) => page.act(`pick ${cell}`), { walkable: true });
    const drawBars = barsDrawing(page.piece('bars'));
    const boxes = page.all<HTMLInputElement>('input[type=checkbox]');
    for (const box of boxes) box.addEventListener('change', () => page.act(`flip ${box.name}`));
    return function* ({ puzzle, values, on, picked, stuck, runs }) {
      yield* grid.drawing(stuck?.scene ?? valuesScene(puzzle, values, picked));
      yield;
      const place = stuck && (stuck.cell === undefined ? symbolOf(puzzle, stuck.digit) : cellName(puzzle.grid, stuck.cell));
      page.texts({ shown: stuck ? words.stuck(stuck.guessed, stuck.forced, place!, stuck.cell !== undefined) : words.asGiven });
      drawBars(runs);
      for (const box of boxes) {
        const name = box.name as Switch;
        box.checked = on.has(name);
        box.closest('label')!.classList.toggle('idle', on.has(name) && idleBecause(on, name) !== undefined);
      }
    };
  },
  facts: ({ runs, on, saved, cost }) => ({
    tries: runs[0]!.tries,
    switches: on.size,
    mixed: [...saved].filter((name) => cost.has(name)).length,
  }),
  isDone: ({ runs }) => runs[0]!.tries < FEW,
});
