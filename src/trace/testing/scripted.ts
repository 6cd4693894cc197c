import fc from 'fast-check';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { AnyStep, FieldType, StepTable } from '../../engine/step.ts';

/** A step table in which every type of field occurs: alone, in pairs and threes, and more than one word holds. */
export const everyField: StepTable = {
  bare: { label: 'bare', fields: {}, detail: 'milestone', tone: 'quiet' },
  cell: { label: 'a cell', fields: { cell: 'cell' }, detail: 'step', tone: 'quiet' },
  place: {
    label: 'place',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'placed',
    depth: 1,
    writes: true,
  },
  clash: { label: 'clash', fields: { cell: 'cell', digit: 'digit', clash: 'witness' }, detail: 'micro', tone: 'conflict' },
  count: { label: 'count', fields: { cell: 'cell', digit: 'digit', total: 'count' }, detail: 'micro', tone: 'conflict' },
  index: { label: 'an index', fields: { item: 'index' }, detail: 'milestone', tone: 'quiet' },
  word: { label: 'a word', fields: { seed: 'word' }, detail: 'micro', tone: 'quiet' },
  house: { label: 'a house', fields: { house: 'house', digits: 'digits' }, detail: 'step', tone: 'logic' },
  swap: {
    label: 'swap',
    fields: { cell: 'cell', other: 'witness', delta: 'delta' },
    detail: 'micro',
    tone: 'trying',
    writes: true,
  },
  other: { label: 'another cell', fields: { other: 'witness', digit: 'digit' }, detail: 'micro', tone: 'quiet' },
  why: { label: 'a reason', fields: { because: 'witness' }, detail: 'micro', tone: 'quiet' },
  told: { label: 'a digit, a reason', fields: { digit: 'digit', because: 'witness' }, detail: 'micro', tone: 'quiet' },
  asked: {
    label: 'a digit, a house, a reason',
    fields: { digit: 'digit', house: 'house', because: 'witness' },
    detail: 'micro',
    tone: 'quiet',
  },
  three: { label: 'three', fields: { digit: 'digit', delta: 'delta', house: 'house' }, detail: 'micro', tone: 'quiet' },
  wide: { label: 'wide', fields: { item: 'index', other: 'index', cell: 'cell', delta: 'delta' }, detail: 'micro', tone: 'quiet' },
  back: {
    label: 'back',
    fields: { cell: 'cell', digit: 'digit' },
    detail: 'step',
    tone: 'removed',
    depth: -1,
    undoes: true,
  },
};

type Bounds = Readonly<Record<FieldType, readonly [least: number, most: number]>>;

/** What a field of each type may hold in a usual grid. */
export const usualBounds: Bounds = {
  cell: [-1, 1022],
  witness: [-1, 1022],
  digit: [0, 31],
  house: [0, 127],
  digits: [0, 2 ** 25 - 1],
  count: [0, 65_535],
  index: [0, 1_048_575],
  delta: [-2048, 2047],
  word: [-(2 ** 31), 2 ** 31 - 1],
};

/** The same in a grid of up to 64 × 64. */
export const largeBounds: Bounds = {
  ...usualBounds,
  cell: [-1, 4095],
  witness: [-1, 4095],
  digit: [0, 64],
  house: [0, 255],
  digits: [0, 2 ** 32 - 1],
};

/** Any step of a table, of each kind as often. */
export function anyStepOf(table: StepTable, bounds = usualBounds): fc.Arbitrary<AnyStep> {
  const anyOfType = (type: FieldType) => fc.integer({ min: bounds[type][0], max: bounds[type][1] });
  return fc.oneof(
    ...Object.entries(table).map(([kind, { fields }]) =>
      fc
        .record(Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, anyOfType(type)])))
        .map((values) => ({ kind, ...values }) as AnyStep),
    ),
  );
}

interface State {
  readonly script: readonly AnyStep[];
  taken: number;
  metric: number;
}

/** What the metric of the scripted algorithm is after so many steps: neither even nor in order. */
export const scriptedMetric = (taken: number) => (taken * 7919) % 65_536;

/** An algorithm that takes the steps of a script, and counts them. */
export function scripted(steps: StepTable): AnyAlgorithm {
  const take = (state: State) => {
    state.taken++;
    state.metric = scriptedMetric(state.taken);
  };
  return {
    id: 'scripted',
    title: 'Scripted',
    summary: 'Takes the steps that it is told to.',
    input: 'puzzle',
    shows: [],
    steps,
    options: {},
    counters: {},
    metric: { label: 'anything', of: ({ metric }) => metric },
    start: (script): State => ({ script, taken: 0, metric: 0 }),
    *run(state) {
      for (const step of state.script) {
        take(state);
        yield step;
      }
      return 'solved';
    },
    apply: Object.fromEntries(Object.keys(steps).map((kind) => [kind, take])),
    clone: (state) => ({ ...state }),
    picture: () => ({}),
  };
}
