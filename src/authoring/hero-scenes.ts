import { sum } from 'd3-array';
import { says, hero as words } from '#words/home.ts';
import { acceptance } from '../engine/anneal/schedule.ts';
import { countDigits, digitsOf } from '../engine/candidates.ts';
import type { CoverProblem } from '../engine/exact-cover.ts';
import { cellName } from '../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../engine/puzzle.ts';
import { either, listed, type Sentence } from '../narration/sentence.ts';
import type { Shot } from '../widgets/apps/home/film.ts';
import { type BuiltRun, type RunSpec, runAtBuild } from './run-at-build.ts';

/** A place of a run, how long it is on the screen, and the place from which it is reached: the one before when nothing is said. */
interface Place extends Pick<Shot, 'reel' | 'to' | 'lasts' | 'moves' | 'moment'> {
  readonly from?: number;
  /** What is said all the time, where that is not the sentence of each frame. Its numbers come from the run. */
  readonly says?: Sentence | ((run: BuiltRun) => Sentence);
}

/** A short film of a run: the places that it shows, as they are counted there. A test says what happens at them. */
export interface SceneScript {
  readonly id: keyof typeof words.tabs;
  /** The chapter that has the whole run. */
  readonly chapter: string;
  readonly spec: RunSpec;
  /** The drawing, by the name of its view. */
  readonly view: string;
  /** The drawing of the whole run under it; the strip when nothing is said. */
  readonly course?: string;
  /** Counters beside it, and after them the metric, unless the strip tells that. */
  readonly shows: readonly string[];
  /** Whether the grid shows how often its cells were written, where the run is fast. */
  readonly trail?: true;
  /** A second run that follows, and its drawings, one under the other: the last is that of its stills. */
  readonly later?: { readonly spec: RunSpec; readonly views: readonly string[] };
  /** The moment that it opens on, as an index. */
  readonly opens: number;
  /** Whether it first asks which digit is taken back next. */
  readonly asks?: true;
  readonly places: readonly Place[];
}

/** How long the way to a single place takes where nothing is said, in milliseconds. */
const MOVES = 400;

/** A film with the runs that it is made from. */
export async function filmOf({ spec, later, places }: SceneScript): Promise<{ runs: readonly BuiltRun[]; shots: readonly Shot[] }> {
  const runs = await Promise.all([spec, ...(later ? [later.spec] : [])].map(runAtBuild));
  const shots = places.map(({ from, moves, says, ...place }) => ({
    ...place,
    from: from ?? place.to - 1,
    moves: moves ?? (from === undefined ? MOVES : undefined),
    says: typeof says === 'function' ? says(runs[place.reel ?? 0]!) : says,
  }));
  return { runs, shots };
}

const emptyCells = ({ input }: BuiltRun) => (input as Puzzle).givens.filter((digit) => digit === 0).length;

/** What backtracking did, and which cell it wrote most often. */
function backtracked(run: BuiltRun): Sentence {
  const { timeline } = run;
  const { grid, givens } = run.input as Puzzle;
  const writes = Array.from(givens, (_, cell) => timeline.digits.within(cell, 0, timeline.length).filter(({ to }) => to !== 0).length);
  const times = Math.max(...writes);
  const { place, takeBack } = timeline.totals;
  return says.backtracked({
    cells: emptyCells(run),
    placed: place!,
    takenBack: takeBack!,
    cell: cellName(grid, writes.indexOf(times)),
    times,
  });
}

/** Where nothing fits for the first time, and where the search is back at the first digit it wrote. */
const [DEAD_END, BACK] = [73, 6996];

const deadEnd = ({ timeline, input }: BuiltRun): Sentence =>
  says.deadEnd(cellName((input as Puzzle).grid, (timeline.stepAt(DEAD_END) as unknown as { cell: number }).cell));

/** The digits that a search has written at a position, all of them wrong, in their order, with what is said when a reader has it take each of them back. */
export function answersAt({ timeline, input }: BuiltRun, position: number): { cell: number; digit: string; says: string }[] {
  const puzzle = input as Puzzle;
  const [now, solution] = [position, timeline.length].map((at) => (timeline.peek(at) as { digits: ArrayLike<number> }).digits);
  const written = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0 && now![cell] !== 0);
  const symbol = (cell: number) => symbolOf(puzzle, now![cell]!);
  const right = written.filter((cell) => now![cell] === solution![cell]);
  if (right.length > 0) throw new Error(`the answers say that all digits are wrong, and ${right.map(symbol)} are right`);
  const [first, last] = [written[0]!, written.at(-1)!];
  const { position: step } = timeline.digits.within(first, position, timeline.length)[0]!;
  const facts = { last: symbol(last), first: symbol(first), step, wrong: written.length };
  return written.map((cell) => ({ cell, digit: symbol(cell), says: words.ask.verdict(symbol(cell), facts) }));
}

/** The first digit that was written, taken back at last. */
function backAtFirst({ timeline, input }: BuiltRun): Sentence {
  const { cell, digit } = timeline.stepAt(BACK) as unknown as { cell: number; digit: number };
  const puzzle = input as Puzzle;
  return says.backAtFirst({ cell: cellName(puzzle.grid, cell), digit: symbolOf(puzzle, digit), step: BACK });
}

const backtracking: SceneScript = {
  id: 'backtracking',
  chapter: 'backtracking',
  spec: { algorithm: 'backtracking', puzzle: 'wikipedia' },
  view: 'grid',
  shows: ['placements', 'backtracks'],
  trail: true,
  opens: 2,
  asks: true,
  // Up to the first dead end and out of it, with a clash across the grid; then ever faster: the reader sees what is repeated before it blurs.
  places: [
    { to: 1, lasts: 700 },
    { to: 2, lasts: 750, moment: 1 },
    { to: 3, lasts: 600 },
    { to: 63, lasts: 600 },
    { to: 64, lasts: 1500, moment: 1 },
    { to: 72, lasts: 450 },
    { to: DEAD_END, lasts: 1700, moves: 1000, moment: 1, says: deadEnd },
    { to: 74, lasts: 1300, moment: 1 },
    { from: 74, to: 82, lasts: 2000, moves: 200 },
    { from: 82, to: 162, lasts: 2000, says: says.thrashing },
    { from: 162, to: BACK - 1, lasts: 3417, says: says.thrashing },
    { to: BACK, lasts: 3400, moment: 1, says: backAtFirst },
    { from: BACK, to: 87_826, lasts: 4042, says: says.thrashing, moment: 0.35 },
    { from: 87_827, to: 87_827, lasts: 3600, says: backtracked, moment: 1 },
  ],
};

interface SetState {
  readonly puzzle: Puzzle;
  readonly digits: ArrayLike<number>;
  readonly candidates: ArrayLike<number>;
  readonly set: { readonly cells: readonly number[]; readonly digits: number; readonly houses: readonly number[] };
}

const digitNames = (puzzle: Puzzle, set: number) => listed(digitsOf(set).map((digit) => symbolOf(puzzle, digit)));

/** The first set of a run, without the terms that a reader of the first page hasn't met, and what it leaves for another cell. */
function pair({ timeline }: BuiltRun): Sentence {
  const { puzzle, digits, candidates, set } = timeline.peek(PAIR) as SetState;
  const { grid } = puzzle;
  const isLeft = (cell: number) =>
    digits[cell] === 0 && !set.cells.includes(cell) && digitsOf(candidates[cell]! & ~set.digits).length === 1;
  const cell = set.houses.flatMap((house) => grid.cellsOfHouse[house]!).find(isLeft)!;
  return says.pair({
    cells: listed(set.cells.map((each) => cellName(grid, each))),
    digits: digitNames(puzzle, set.digits),
    either: either(digitsOf(set.digits).map((digit) => symbolOf(puzzle, digit))),
    houses: either(set.houses.map((house) => houseName(grid, house))),
    left: digitNames(puzzle, candidates[cell]! & ~set.digits),
    cell: cellName(grid, cell),
  });
}

/** What the set strikes at a position. */
const struck =
  (position: number) =>
  ({ timeline }: BuiltRun): Sentence => {
    const { puzzle, set } = timeline.peek(PAIR) as SetState;
    const { cell, digit } = timeline.stepAt(position) as unknown as { cell: number; digit: number };
    const { grid } = puzzle;
    return says.struck({
      cell: cellName(grid, cell),
      digit: symbolOf(puzzle, digit),
      needs: listed(set.cells.map((each) => cellName(grid, each))),
    });
  };

/** What is written before the candidates, and how many of those there are. */
function marked({ timeline }: BuiltRun): Sentence {
  const { digits, candidates } = timeline.peek(MARKED) as SetState;
  const marks = sum(Array.from(candidates, (set, cell) => (digits[cell] === 0 ? countDigits(set) : 0)));
  return says.marked({ written: timeline.countsAt(MARKED).force!, marks });
}

/** The cell that the set leaves one candidate. */
function last({ timeline }: BuiltRun): Sentence {
  const { puzzle } = timeline.peek(LAST) as SetState;
  const { cell, digit } = timeline.stepAt(LAST) as unknown as { cell: number; digit: number };
  return says.last({ cell: cellName(puzzle.grid, cell), digit: symbolOf(puzzle, digit) });
}

/** Where the candidates are written in, where the first set is found, and where it leaves a cell one of them. */
const [MARKED, PAIR, LAST] = [17, 23, 28];

const sets: SceneScript = {
  id: 'sets',
  chapter: 'pencil-and-paper',
  spec: { algorithm: 'preemptive-sets', puzzle: 'csp-default' },
  view: 'grid',
  shows: ['filled', 'sets'],
  opens: 1,
  // The marks, the first set, what it strikes, and the cell that is left with one of them.
  places: [
    { to: MARKED, lasts: 2600, moment: 1, says: marked },
    { from: MARKED, to: 22, lasts: 1250, moves: 200 },
    { to: PAIR, lasts: 4000, moves: 320, moment: 1, says: pair },
    { to: 24, lasts: 700, moves: 260, says: struck(24) },
    { to: 25, lasts: 700, moves: 260, says: struck(25) },
    { to: 26, lasts: 700, moves: 260, says: struck(26) },
    { to: 27, lasts: 1300, moves: 260, moment: 1, says: struck(27) },
    { to: LAST, lasts: 2400, moment: 1, says: last },
    { from: LAST, to: 65, lasts: 3700, says: says.falling, moment: 0.6 },
    {
      from: 66,
      to: 66,
      lasts: 2800,
      says: (run) => says.ruledOut({ cells: emptyCells(run), sets: run.timeline.totals.see!, struck: run.timeline.totals.strike! }),
      moment: 1,
    },
  ],
};

/** The column that is covered first, and uncovered last. */
function firstColumn({ timeline }: BuiltRun): string {
  const { item } = timeline.stepAt(2) as unknown as { item: number };
  return timeline.frame(0).picture.cover!.problem.items[item]!;
}
const leaving = (run: BuiltRun) => says.leaving(firstColumn(run));
const returning = (run: BuiltRun) => says.returning(firstColumn(run));

/** Where a column that has just been covered still points to. */
function remembers({ timeline }: BuiltRun): Sentence {
  const { item } = timeline.stepAt(6) as unknown as { item: number };
  const { L, R, h, problem } = timeline.peek(6) as { L: Int32Array; R: Int32Array; h: number; problem: CoverProblem };
  const nameOf = (header: number) => (header === h ? says.root : problem.items[header]!);
  return says.remembers(nameOf(item), nameOf(L[item]!), nameOf(R[item]!));
}

/** Where the only solution is found. */
const FOUND = 76;

/** The rows of the solution; each has its letters for a name. */
function found({ timeline }: BuiltRun): Sentence {
  const { answer, problem } = timeline.peek(FOUND) as { answer: readonly number[]; problem: CoverProblem };
  return says.found(listed(answer.map((option) => problem.options[option]!.items.map((item) => problem.items[item]).join(''))));
}

/** A Sudoku as a matrix. */
function larger({ timeline }: BuiltRun): Sentence {
  const { items, options, given = [] } = timeline.frame(0).picture.cover!.problem;
  return says.larger({
    rows: options.length,
    columns: items.length,
    ones: sum(options, (option) => option.items.length),
    given: given.length,
  });
}

function covered({ timeline }: BuiltRun): Sentence {
  const { items, given = [] } = timeline.frame(0).picture.cover!.problem;
  return says.covered({ chosen: given.length + timeline.totals.pick!, columns: items.length });
}

const links: SceneScript = {
  id: 'links',
  chapter: 'dancing-links',
  spec: { algorithm: 'dancing-links', puzzle: 'knuth-6x7', options: { solutions: '0' } },
  view: 'links',
  shows: ['updates', 'solutions'],
  later: { spec: { algorithm: 'dancing-links', puzzle: 'wikipedia', options: { givens: 'covered' } }, views: ['matrix', 'grid'] },
  opens: 0,
  // The task; a column is covered, the solution found, the column uncovered; then the same of a Sudoku.
  places: [
    { from: 0, to: 0, lasts: 3200, moment: 1, says: says.task },
    { to: 1, lasts: 1400, moment: 1 },
    { to: 2, lasts: 1700, moves: 500, moment: 1 },
    { to: 3, lasts: 1400, moves: 500, says: leaving },
    { to: 4, lasts: 700, moves: 500, says: leaving },
    { to: 5, lasts: 1200, moves: 500, moment: 1, says: leaving },
    { to: 6, lasts: 2300, says: remembers, moment: 1 },
    { from: 6, to: 75, lasts: 1600, says: says.covering },
    { to: FOUND, lasts: 1800, moment: 1, says: found },
    { from: FOUND, to: 98, lasts: 1100, says: says.goingOn },
    { to: 99, lasts: 400, moves: 400, says: returning },
    { to: 100, lasts: 400, moves: 400, says: returning },
    { to: 101, lasts: 400, moves: 400, says: returning },
    { to: 102, lasts: 400, moves: 400, says: returning },
    { to: 103, lasts: 1800, moves: 500, moment: 1 },
    {
      from: 104,
      to: 104,
      lasts: 2400,
      says: ({ timeline: { totals } }) => says.restored({ unlinked: totals.cover! + totals.unlink!, solutions: totals.solution! }),
      moment: 1,
    },
    { reel: 1, from: 0, to: 0, lasts: 2400, says: larger, moment: 1 },
    { reel: 1, from: 0, to: 2967, lasts: 2300, says: says.choosing, moment: 0.6 },
    { reel: 1, from: 2968, to: 2968, lasts: 3000, says: covered, moment: 1 },
  ],
};

/** Where annealing begins to walk, where it is lucky, and where it ends. */
const [WARM, LUCKY, FROZEN] = [226, 536_139, 1_012_345];

/** A worse swap that is kept, without the formula for its chance. */
const keptWorse =
  (position: number) =>
  (run: BuiltRun): Sentence => {
    const { delta } = run.timeline.stepAt(position) as unknown as { delta: number };
    const { temperature, energy } = run.timeline.peek(position) as { temperature: number; energy: number };
    const share = `${Number((100 * acceptance(delta, temperature)).toPrecision(2))}%`;
    return says.keptWorse({ delta, temperature: degreesAt(run, position), share, energy });
  };

const degreesAt = ({ timeline }: BuiltRun, position: number) =>
  String(Number((timeline.peek(position) as { temperature: number }).temperature.toPrecision(3)));

const cooling = (run: BuiltRun): Sentence =>
  says.cooling({ from: degreesAt(run, WARM), to: degreesAt(run, LUCKY), chains: run.timeline.countsAt(LUCKY).cool! });

/** One swap in how many is worse and kept: in the chain of the lucky one from there on, and in the last whole chain. */
function freezing(run: BuiltRun): Sentence {
  const { timeline } = run;
  const share = (from: number, to: number) => {
    const [before, after] = [timeline.countsAt(from), timeline.countsAt(to)];
    return Math.round((after.propose! - before.propose!) / (after.acceptWorse! - before.acceptWorse!));
  };
  const lastChain = timeline.previous(['cool'], FROZEN)!;
  return says.freezing({
    from: degreesAt(run, LUCKY),
    to: degreesAt(run, FROZEN),
    first: share(LUCKY, timeline.next(['cool'], LUCKY)!),
    last: share(timeline.previous(['cool'], lastChain)!, lastChain),
  });
}

const annealing: SceneScript = {
  id: 'annealing',
  chapter: 'simulated-annealing',
  spec: { algorithm: 'annealing', puzzle: 'wikipedia', options: { seed: '7' } },
  view: 'grid',
  course: 'energy',
  shows: ['worse'],
  opens: 3,
  // Two swaps that are worse and kept, one that is kept though it is cold, and the last.
  places: [
    { to: 1, lasts: 2400, moment: 1 },
    { to: 225, lasts: 900 },
    { to: WARM, lasts: 1800, moment: 1, says: keptWorse(WARM) },
    { to: 227, lasts: 900 },
    { to: 228, lasts: 1100, says: keptWorse(228) },
    { from: 228, to: LUCKY - 2, lasts: 3200, says: cooling, moment: 0.6 },
    { to: LUCKY - 1, lasts: 900, moves: 520 },
    { to: LUCKY, lasts: 2600, moment: 1, says: keptWorse(LUCKY) },
    { from: LUCKY, to: FROZEN - 3, lasts: 3200, says: freezing, moment: 0.93 },
    { to: FROZEN - 2, lasts: 2200, moves: 520, moment: 1 },
    {
      from: FROZEN,
      to: FROZEN,
      lasts: 2800,
      moment: 1,
      says: ({ timeline }) => says.annealed(timeline.totals.walk! + timeline.totals.propose!),
    },
  ],
};

export const scenes: readonly SceneScript[] = [backtracking, sets, links, annealing];
