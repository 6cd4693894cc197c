import { counted, countedFirst, listed, startOfSentence } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the drawings of a run. Cells, houses, rows and columns of a matrix come as they are called. */

export const rewound = (position: number) => `Rewound to step ${number(position)}.`;

/** A frame as tables. */
export const table = {
  step: 'step',
  kind: 'kind',
  start: 'start',
  row: (row: number) => `row ${row}`,
  cage: (sum: number) => `cage of ${sum}`,
  /** Of a matrix. */
  matrixRow: 'row of the matrix',
  state: 'state',
  left: 'rows left',
  open: 'in the matrix',
  struck: 'struck',
  chosen: 'chosen',
  has: 'covered by a chosen row',
  /** Of linked lists. */
  thing: 'header or node',
  root: 'root',
  header: (column: string) => `header ${column}`,
  node: (column: string, row: string) => `${column} in ${row}`,
  linked: 'linked',
  unlinked: 'unlinked',
};

export const choice = (open: number, chosen?: { readonly name: string; readonly size: number }) =>
  `${open === 1 ? 'Size of the one open column' : `Sizes of the ${open} open columns`}${chosen ? `: “${chosen.name}” has ${chosen.size}` : ''}`;

/** The digits of the search's current cell, with what has become of each. */
export const tray = {
  digitsFor: 'digits for',
  none: 'none',
  list: (cell: string) => `Digits for ${cell}, in the order they’re tried`,
  open: 'not tried yet',
  trying: 'tried now',
  clashing: 'tried now, clashes',
  placed: 'in the cell',
  tried: 'tried',
};

export const combinations = {
  none: 'The current cage’s combinations appear here',
  cage: (isDerived: boolean, sum: number, cells: readonly string[], minus: readonly string[]) =>
    `${isDerived ? 'Derived cage' : 'Cage'} ${sum}: ${listed(cells)}${minus.length > 0 ? `, less ${listed(minus)}` : ''}`,
  left: (cage: string, live: number, all: number) => `${cage}. ${countedFirst(live, 'combination')} of ${all} left`,
  ruledOut: (combination: string) => `${combination}, ruled out`,
  /** The 45 rule for houses: what they add up to, what the cages counted take, and what is left inside or reaches out. */
  rule: (houses: readonly string[], total: number, counted: number, rest: number, isOutside: boolean) => {
    const names = listed(houses);
    const left = isOutside ? `${counted} − ${total} = ${rest} outside` : `${total} − ${counted} = ${rest} left over`;
    return `${startOfSentence(names)} add${houses.length === 1 ? 's' : ''} up to ${total}; the cages counted add up to ${counted}: ${left}.`;
  },
};

export const sharing = {
  none: 'What each cage can have in the current house appears here',
  house: (house: string) => `What each cage can have in ${house}`,
  /** While a step is about no house. */
  before: (house: string) => `What each cage can have in ${house}, the latest house`,
  tooMany: (house: string) => `Some cage in ${house} has too many possible sets to go through`,
  /** What the outlines stand for. */
  legend: {
    live: 'possible',
    refuted: 'ruled out by this step',
    blocked: 'impossible with the set tested',
    out: 'doesn’t go with the other cages',
  },
  /** The sets with the digit that the step is about. */
  has: (digit: string) => `has the ${digit}`,
  /** For the sets without it, where there is little room. */
  others: (count: number) => `Show ${counted(count, 'set')} without it`,
  live: (digits: string) => digits,
  out: (digits: string) => `${digits}, doesn’t go with the other cages`,
  refuted: (digits: string) => `${digits}, tested and ruled out by this step`,
  blocked: (digits: string) => `${digits}, impossible with the set this step tests`,
};

export const links = {
  drawing: (columns: number, rows: number, open: number, direction: 'on' | 'back' | undefined) =>
    `${columns} columns and ${rows} rows as linked nodes; ${open} columns still to be covered${direction ? `; now ${direction === 'on' ? 'covering' : 'undoing'}` : ''}`,
  /** What is drawn of a large matrix. */
  part: (columns: number, allColumns: number, rows: number, allRows: number) =>
    `${columns} of ${number(allColumns)} columns, ${rows} of ${number(allRows)} rows`,
  /** The whole of it, from far away. */
  all: (columns: number, rows: number) => `all ${number(columns)} columns and ${number(rows)} rows`,
};

export const matrix = {
  blocks: {
    cell: 'each cell is filled',
    row: 'each row has each digit',
    column: 'each column has each digit',
    box: 'each box has each digit',
    region: 'each region has each digit',
    diagonal: 'each diagonal has each digit',
    window: 'each window has each digit',
  },
  picture: (rows: number, columns: number, chosen: number) => `A matrix of ${rows} rows and ${columns} columns; ${chosen} rows are chosen`,
  left: 'rows left',
  /** A column of a matrix that is drawn without names: the one at work, or the one that is pointed at. */
  column: (name: string, place: number, all: number, left: number | undefined) =>
    `${name}: column ${place} of ${all}, ${left === undefined ? 'covered' : `${counted(left, 'row')} left`}`,
  pointAtColumn: 'Point at a column for its name.',
  zoom: { smaller: 'Smaller', larger: 'Larger', whole: 'Whole matrix', showWhole: 'Show the whole matrix' },
  point: 'Point at a dot or tap it.',
  /** What is pointed at in a large matrix: a statement, what has become of it, and one of its promises. */
  keeps: (statement: string, state: 'given' | 'chosen' | 'struck' | 'open', promise: string) =>
    `${statement} is ${state === 'open' ? 'still open' : state}. It ${{ given: 'keeps', chosen: 'keeps', struck: 'would keep', open: 'can keep' }[state]} “${promise}”.`,
  struck: (struck: number, ones: number) => `${number(struck)} of ${number(ones)} ones are struck.`,
  size: (rows: number, columns: number) => `${rows} rows, ${columns} columns.`,
  table: (rows: number, columns: number, struckColumns: number, struckRows: number) =>
    `A matrix of ${rows} rows and ${columns} columns; ${struckColumns} columns and ${struckRows} rows are struck`,
};

export const stack = {
  calls: 'Call stack',
  level: 'Level',
  chosen: 'Rows chosen',
  none: 'none yet',
  more: (others: number) => `and ${number(others)} more`,
};

/** A matching: cells and digits of a house, or rows and columns of one digit, and what could be paired. */
export const matching = {
  none: 'The next matching appears here',
  house: (name: string) => startOfSentence(name),
  digit: (symbol: string) => `The ${symbol} by row`,
  heads: (byDigit: boolean) => (byDigit ? ['rows', 'columns'] : ['cells', 'digits']),
  title: (of: string, paired: number, all: number) => `${of}: ${paired === all ? `all ${all}` : `${paired} of ${all}`} paired`,
  short: (of: string, byDigit: boolean, slots: number, values: number) =>
    `${of}: ${counted(slots, byDigit ? 'row' : 'cell')}, ${counted(values, byDigit ? 'column' : 'digit')}`,
  pair: (slot: string, value: string) => `${slot}–${value}`,
  /** The place on the stack, and the earliest one that can be reached. */
  walked: (walked: { readonly place: number; readonly earliest: number } | undefined) => {
    if (!walked) return '';
    return walked.earliest < walked.place ? `${walked.place}→${walked.earliest}` : `${walked.place}`;
  },
  walk: (slot: string, { place, earliest }: { readonly place: number; readonly earliest: number }) =>
    `${slot} at ${place}${earliest < place ? `, which reaches ${earliest}` : ''}`,
  drawing: (
    title: string,
    pairs: readonly string[],
    groups: readonly (readonly string[])[],
    across: readonly string[],
    stack: readonly string[],
  ) =>
    [
      `${title}.`,
      pairs.length > 0 ? `Paired: ${listed(pairs)}.` : '',
      ...groups.map((cells, index) => `Group ${String.fromCharCode(65 + index)}: ${listed(cells)}.`),
      stack.length > 0 ? `On the stack: ${stack.join('; ')}.` : '',
      across.length > 0 ? `From one group to another: ${listed(across)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
};

/** The conflict sets of a search that jumps back. */
export const blame = {
  title: 'Each cell’s list, latest first',
  none: 'none',
  /** What has become of a level. */
  notes: { now: '', left: 'given up', earlier: '' },
  skipped: 'jumped over',
  cells: (names: readonly string[]) => names.join(', '),
  passedOn: (cell: string) => `${cell}, passed on`,
  more: (others: number) => `and ${number(others)} earlier ${others === 1 ? 'cell' : 'cells'}`,
};

/** The guesses of a search that learns, each with what has followed from it. */
export const levels = {
  title: 'Digits, guess by guess',
  now: (level: number) => (level === 0 ? 'no guess' : `guess ${number(level)}`),
  jump: (from: number, to: number) => `${number(from)} → ${number(to)}`,
  givens: 'Without a guess',
  given: (givens: number, others: number) => `${counted(givens, 'given')}${others > 0 ? `, ${number(others)} found` : ''}`,
  guess: (level: number, isGone: boolean) => `${isGone ? 'Taken back: guess' : 'Guess'} ${number(level)}`,
  guesses: (from: number, to: number, isGone: boolean) => `${isGone ? 'Taken back: guesses' : 'Guesses'} ${number(from)} to ${number(to)}`,
  /** `isOpen`: more may follow. */
  follows: (count: number, isOpen: boolean) =>
    count > 0 ? `${number(count)} ${count === 1 ? 'follows' : 'follow'}` : isOpen ? 'nothing yet' : 'nothing follows',
  digits: (count: number) => counted(count, 'digit'),
  digit: (cell: string, symbol: string) => `${cell} = ${symbol}`,
  more: (others: number) => `and ${number(others)} more`,
};

/** What a search has written down of its dead ends. */
export const notes = {
  title: 'Notes',
  none: 'None yet. A note says which digits never go together, and each dead end leaves one.',
  name: (note: number) => `Note ${number(note)}`,
  fact: (cell: string, symbol: string, isPlaced: boolean) => `${cell} ${isPlaced ? '=' : '≠'} ${symbol}`,
  states: { holds: 'holds', fails: 'can’t hold', open: 'open' },
  watched: 'watched',
  now: { written: 'new', used: '', broken: 'broken' },
  uses: (count: number) => (count === 0 ? '' : `used ${number(count)}×`),
  never: (facts: number) => (facts === 1 ? 'never, whatever is guessed' : facts === 2 ? 'never both at once' : 'never all at once'),
  solution: 'a solution that is known already',
  more: (others: number) => `and ${number(others)} more`,
  earlier: (others: number) => `${countedFirst(others, 'earlier note')} not shown`,
};

/** Of a strip whose height is in lines: in which of them the run stands. */
export const strip = {
  line: (label: string, index: number) => `in ${label} ${index}`,
};

export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const tree = {
  title: 'Search tree',
  /** Under the drawing. */
  deepest: (levels: number) => `height shows depth, up to ${number(levels)}`,
  drawing: (branches: number, from: number, to: number) => `Search tree with ${branches} branches; shown from step ${from} to ${to}`,
  step: (position: number) => `step ${number(position)}`,
  height: 'height: search depth',
  trials: 'each bar is one trial',
  dug: 'height: digits taken out on trial',
  counted: (count: number, kind: string) => `▾ ${counted(count, kind)}`,
  whole: { text: 'whole run', name: 'Show the whole run' },
  /** From the whole run back to the part that was shown before. */
  back: (first: number, last: number) => {
    const steps = `steps ${number(Math.round(first))} to ${number(Math.round(last))}`;
    return { text: `back to ${steps}`, name: `Show ${steps} again` };
  },
  placed: (digit: string, cell: string) => `${digit} at ${cell}`,
  level: (level: number) => `level ${level}`,
  /** A bar that is pointed at, with its first step and its last; a bar that stays has no last one. */
  bar: (name: string, from: number, to: number | undefined) =>
    to === undefined ? `${name}, from step ${number(from)}` : `${name}, steps ${number(from)}–${number(to)}`,
  titleWithGhost: 'This run is above, the other below',
  /** Said when another run hangs below; `from` is the first step in which the two differ. */
  withGhost: (from: number) => `This run is above; below is the other run, from step ${number(from)} on`,
};

/** A share in two figures: '0.25%'. */
const percentOf = (share: number) => `${Number((100 * share).toPrecision(2))}%`;

/** What the number would be with the change that is on view. */
const ifProposed = (value: number | undefined) => (value === undefined ? '' : `; ${number(value)} proposed`);

/** The drawing of a whole search: `metric` is what it lowers. Steps are those of a stretch; a chain of swaps where it is no number of them. */
export const energy = {
  band: (metric: string, steps: number | undefined) =>
    steps === 1
      ? `${metric}, step by step`
      : `${metric}: lowest to highest of each ${steps === undefined ? 'chain of swaps' : counted(steps, 'step')}`,
  median: 'median',
  now: (value: number, proposed?: number) => `${number(value)} now${ifProposed(proposed)}`,
  best: (value: number) => `best so far ${number(value)}`,
  nowBest: (value: number, proposed?: number) => `${number(value)} now, the best so far${ifProposed(proposed)}`,
  worse: (share: number, isChain: boolean) =>
    `worse but kept: ${percentOf(share)} of ${isChain ? 'this chain’s swaps' : 'the swaps around this step'}`,
  /** The temperature at both ends of what is shown, and at the playhead. */
  start: 'temperature at the start',
  end: 'at the end',
  at: (chain: number | undefined, position: number) => (chain === undefined ? `at step ${number(position)}` : `at chain ${number(chain)}`),
  present: 'now',
  reheat: 'reheat',
  backUp: (temperature: string) => `temperature back to ${temperature}`,
  drawing: (metric: string, from: number, to: number) => `${startOfSentence(metric)} from step ${from} to ${to}`,
  /** What is shown of the run, in chains or in steps. */
  wholeRun: (chains: number | undefined) => (chains === undefined ? 'whole run' : `whole run, ${counted(chains, 'chain')}`),
  chains: (from: number, to: number, all: number) => `chains ${number(from)} to ${number(to)} of ${number(all)}`,
  /** The button that shows the run from end to end, and what it is called. */
  whole: { text: 'whole run', name: 'Whole run' },
  part: (from: number, to: number) => `steps ${number(from)} to ${number(to)}`,
};

/** A part of a drawing that is marked, to be seen closer. */
export const brush = {
  name: 'Part to zoom in on',
  keys: 'Arrow keys move the marked part, and Shift with an arrow key changes its length. Enter zooms in, Escape removes the mark',
  nothing: 'nothing is marked',
};

/** The swaps that are possible from a grid. */
export const landscape = {
  drawing: 'Possible swaps from this grid, by the change in energy',
  waiting: 'From the next step on, when the boxes are filled, this shows all possible swaps, by the change in energy',
  swaps: (all: number, better: number, same: number) =>
    `${all} swaps are possible from here: ${better} better, ${same} level, ${all - better - same} worse`,
  /** Over the counts after a swap was made: they are of the grid that it led to. */
  fromHere: 'Swaps from the new grid:',
  kinds: { better: 'better', same: 'level', worse: 'worse' },
  /** How many of a hundred, and what of them. */
  expected: (percent: number) => `${percent} of 100`,
  kept: 'proposed swaps would be kept',
  keptAt: (supposed: string) => `would be kept at t = ${supposed}`,
  inRun: (present: string) => `In the run, t is ${present}.`,
  asInRun: 'as in the run',
  /** The two axes, and what lies along the ground. */
  count: 'swaps',
  chance: 'chance',
  /** `hasRule`: the drawing has a rule that calls it Δ. */
  difference: (hasRule: boolean) => (hasRule ? 'Δ energy' : 'change'),
  chancePercent: (chance: number) => (chance === 1 ? '100%' : chance === 0 ? '0%' : chance >= 0.001 ? percentOf(chance) : '≈ 0%'),
  /** The rule of a search that cools, in parts: what stands before the base, the base, and its exponent. */
  rule: ['chance = ', 'e', '−Δ ÷ t'],
  temperature: (text: string) => `t = ${text}`,
  handle: 'Temperature in this drawing',
  handleKeys: 'Arrow keys raise and lower the temperature here, but not in the run',
  handleValue: (supposed: string, percent: number) => `${supposed}: ${percent} of 100 proposed swaps would be kept`,
};
