import fc from 'fast-check';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import type { AnyStep, StepTable } from '../../engine/step.ts';

const placement = { cell: 'cell', digit: 'digit' } as const;
const quiet = { detail: 'step', tone: 'quiet' } as const;

/** Kinds that open and close levels in all ways, and change cells that they name, others, and none. */
export const gridSteps: StepTable = {
  look: { ...quiet, label: 'look', fields: {} },
  write: { ...quiet, label: 'write', fields: placement, writes: true },
  place: { ...quiet, label: 'place', fields: placement, depth: 1, writes: true },
  takeBack: { ...quiet, label: 'take back', fields: { cell: 'cell' }, depth: -1, undoes: true },
  /** Empties a cell, and says nothing of levels. */
  wipe: { ...quiet, label: 'wipe', fields: { cell: 'cell' }, undoes: true },
  /** Empties all cells, and names none. */
  clear: { ...quiet, label: 'clear', fields: {}, undoes: true },
  /** Writes the same digit into all cells, and names none. */
  fill: { ...quiet, label: 'fill', fields: { digit: 'digit' }, writes: true },
  call: { ...quiet, label: 'call', fields: {}, depth: 1 },
  back: { ...quiet, label: 'back', fields: {}, depth: -1 },
  /** Leaves as many levels open as it says. */
  jump: { ...quiet, label: 'jump', fields: { to: 'count' }, depth: -1, backTo: 'to' },
  top: { ...quiet, label: 'to the top', fields: {}, depth: 0 },
};

interface State {
  readonly script: readonly AnyStep[];
  readonly digits: Uint8Array;
}

/** Any script of these steps, some longer than a few blocks of changes. */
export const anyGridScript = fc
  .record({
    some: fc.array(
      fc.record({
        kind: fc.constantFrom(...Object.keys(gridSteps)),
        cell: fc.nat(15),
        digit: fc.integer({ min: 1, max: 4 }),
        to: fc.nat(3),
      }),
      { minLength: 1, maxLength: 40 },
    ),
    length: fc.nat(3000),
  })
  .map(({ some, length }) =>
    Array.from({ length }, (_, index): AnyStep => {
      const { kind, ...values } = some[(index * 7 + Math.floor(index / 40)) % some.length]!;
      return { kind, ...Object.fromEntries(Object.entries(values).filter(([field]) => field in gridSteps[kind]!.fields)) };
    }),
  );

/** What its pictures begin with: one for all, since a picture is looked at after every step. */
const empty = puzzleOf(new Uint8Array(16));

const put = ({ digits }: State, { cell, digit }: AnyStep) => {
  digits[Number(cell)] = Number(digit ?? 0);
};

/** An algorithm that takes the steps of a script, on a grid of 4 × 4. */
export const scriptedGrid: AnyAlgorithm = {
  id: 'scripted-grid',
  title: 'Scripted grid',
  summary: 'Takes the steps that it is told to.',
  input: 'puzzle',
  shows: [],
  steps: gridSteps,
  options: {},
  counters: {},
  metric: { label: 'cells filled', of: ({ digits }: State) => digits.filter((digit) => digit !== 0).length },
  start: (script): State => ({ script, digits: new Uint8Array(16) }),
  *run(state: State) {
    for (const step of state.script) {
      scriptedGrid.apply[step.kind]?.(state, step);
      yield step;
    }
    return 'solved';
  },
  apply: {
    write: put,
    place: put,
    takeBack: put,
    wipe: put,
    clear: ({ digits }: State) => digits.fill(0),
    fill: ({ digits }: State, { digit }: AnyStep) => digits.fill(Number(digit)),
  },
  clone: (state: State) => ({ ...state, digits: state.digits.slice() }),
  picture: ({ digits }: State) => ({ grid: { puzzle: empty, digits } }),
};
