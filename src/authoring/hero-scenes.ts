import { sum } from 'd3-array';
import { type hero, says } from '#words/home.ts';
import { acceptance } from '../engine/anneal/schedule.ts';
import type { CoverProblem } from '../engine/exact-cover.ts';
import { cellName } from '../engine/grid.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { positionOf } from '../trace/anchors.ts';
import type { Timeline } from '../trace/timeline.ts';
import type { Shot } from '../widgets/apps/home/director.ts';
import { type BuiltRun, type RunSpec, runAtBuild } from './run-at-build.ts';

/** A short film of a run: what stands in it is looked up in the run itself, so that nothing is claimed that does not happen there. */
export interface SceneScript {
  readonly id: keyof typeof hero.tabs;
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
  shots(run: BuiltRun, later?: BuiltRun): Shot[];
}

/** A film with the runs that it is made from. */
export async function filmOf({ spec, later, shots }: SceneScript): Promise<{ runs: readonly BuiltRun[]; shots: readonly Shot[] }> {
  const run = await runAtBuild(spec);
  if (!later) return { runs: [run], shots: shots(run) };
  const second = await runAtBuild(later.spec);
  return { runs: [run, second], shots: shots(run, second) };
}

/** So long a movement takes where its own time is not one of those below, in milliseconds. */
const [MOVES, STRIKES, RELINKS] = [400, 260, 500];

type More = Pick<Shot, 'moves' | 'moment' | 'says'>;

/** One frame, and the way to it. */
const step = (to: number, lasts: number, more: More = {}): Shot => ({ from: to - 1, to, lasts, moves: MOVES, ...more });
/** A moment: one frame that is seen whole at the end of its shot. */
const moment = (to: number, lasts: number, more: More = {}): Shot => step(to, lasts, { moment: 1, ...more });
/** The last frame, at rest. */
const rest = (to: number, lasts: number, more: More = {}): Shot => ({ from: to, to, lasts, moment: 1, ...more });
/** From a frame to another so many times faster than at ease: two steps a second. */
const fast = (from: number, to: number, pace: number, more: More = {}): Shot => ({
  from,
  to,
  lasts: Math.round((500 * (to - from)) / pace),
  ...more,
});
/** The same in a time of its own. */
const through = (from: number, to: number, lasts: number, more: More = {}): Shot => ({ from, to, lasts, ...more });

const first = (timeline: Timeline, at: string, where: Readonly<Record<string, number>> = {}) => positionOf(timeline, { at, where });

/** The clash before the first dead end whose two cells lie farthest apart, the earliest of them. */
function widestClash(timeline: Timeline, { grid: { rowOfCell, columnOfCell } }: Puzzle, before: number): number {
  let widest = { position: first(timeline, 'conflict'), distance: 0 };
  for (
    let position = timeline.next(['conflict'], 0);
    position !== undefined && position < before;
    position = timeline.next(['conflict'], position)
  ) {
    const { cell, clash } = timeline.stepAt(position) as unknown as { cell: number; clash: number };
    const distance = Math.hypot(rowOfCell[cell]! - rowOfCell[clash]!, columnOfCell[cell]! - columnOfCell[clash]!);
    if (distance > widest.distance) widest = { position, distance };
  }
  return widest.position;
}

const backtracking: SceneScript = {
  id: 'backtracking',
  chapter: 'backtracking',
  spec: { algorithm: 'backtracking', puzzle: 'wikipedia' },
  view: 'grid',
  shows: ['placements', 'backtracks'],
  trail: true,
  opens: 1,
  shots({ timeline, input }) {
    const puzzle = input as Puzzle;
    const end = timeline.length;
    const deadEnd = first(timeline, 'deadEnd');
    const clash = widestClash(timeline, puzzle, deadEnd);
    const written = (cell: number) => timeline.digits.within(cell, 0, end).filter(({ to }) => to !== 0).length;
    const writes = Array.from(puzzle.givens, (_, cell) => written(cell));
    const most = writes.indexOf(Math.max(...writes));
    const { place, takeBack } = timeline.totals;
    const told = {
      cells: puzzle.givens.filter((digit) => digit === 0).length,
      placed: place!,
      takenBack: takeBack!,
      cell: cellName(puzzle.grid, most),
      times: writes[most]!,
    };
    // Eight steps at four a second, then ever faster: the reader sees what is repeated before it blurs.
    const [slow, quick, quicker] = [deadEnd + 9, deadEnd + 89, deadEnd + 4589];
    return [
      step(1, 700),
      moment(2, 750),
      step(3, 600),
      step(clash - 1, 600),
      moment(clash, 1500),
      step(deadEnd - 1, 450),
      moment(deadEnd, 1700, { moves: 1000 }),
      moment(deadEnd + 1, 1300),
      fast(deadEnd + 1, slow, 2, { moves: 200 }),
      fast(slow, quick, 20, { says: says.thrashing }),
      fast(quick, quicker, 1000, { says: says.thrashing }),
      fast(quicker, end - 1, 10_000, { says: says.thrashing, moment: 0.35 }),
      rest(end, 3600, { says: says.backtracked(told) }),
    ];
  },
};

const sets: SceneScript = {
  id: 'sets',
  chapter: 'pencil-and-paper',
  spec: { algorithm: 'preemptive-sets', puzzle: 'csp-default' },
  view: 'grid',
  shows: ['filled', 'sets'],
  opens: 1,
  shots({ timeline, input }) {
    const marked = first(timeline, 'markUp');
    const seen = first(timeline, 'see');
    const filled = timeline.next(['fill'], seen)!;
    const struck = Array.from({ length: filled - seen - 1 }, (_, index) => seen + 1 + index);
    const end = timeline.length;
    const told = {
      cells: (input as Puzzle).givens.filter((digit) => digit === 0).length,
      sets: timeline.totals.see!,
      struck: timeline.totals.strike!,
    };
    return [
      moment(marked, 1500),
      fast(marked, seen - 1, 2, { moves: 200 }),
      moment(seen, 4000, { moves: 320 }),
      ...struck.map((position, index) =>
        index < struck.length - 1 ? step(position, 700, { moves: STRIKES }) : moment(position, 1300, { moves: STRIKES }),
      ),
      moment(filled, 2000),
      fast(filled, end - 1, 5, { says: says.falling, moment: 0.6 }),
      rest(end, 2800, { says: says.ruledOut(told) }),
    ];
  },
};

const links: SceneScript = {
  id: 'links',
  chapter: 'dancing-links',
  spec: { algorithm: 'dancing-links', puzzle: 'knuth-6x7', options: { solutions: '0' } },
  view: 'links',
  shows: ['updates', 'solutions'],
  later: { spec: { algorithm: 'dancing-links', puzzle: 'wikipedia', options: { givens: 'covered' } }, views: ['matrix', 'grid'] },
  opens: 2,
  shots({ timeline }, later) {
    const cover = first(timeline, 'cover');
    const { item } = timeline.stepAt(cover) as unknown as { item: number };
    const covered = first(timeline, 'covered', { item });
    const uncover = first(timeline, 'uncover', { item });
    const uncovered = first(timeline, 'uncovered', { item });
    const solution = first(timeline, 'solution');
    const { L, R, h, problem } = timeline.peek(covered) as { L: Int32Array; R: Int32Array; h: number; problem: CoverProblem };
    const nameOf = (header: number) => (header === h ? says.root : problem.items[header]!);
    const unlinks = Array.from({ length: covered - cover - 1 }, (_, index) => cover + 1 + index);
    const relinks = Array.from({ length: uncovered - uncover - 1 }, (_, index) => uncover + 1 + index);
    const told = { unlinked: timeline.totals.cover! + timeline.totals.unlink!, solutions: timeline.totals.solution! };
    return [
      moment(cover - 1, 1400),
      moment(cover, 1700, { moves: RELINKS }),
      ...unlinks.map((position) => step(position, 600, { moves: RELINKS })),
      moment(covered, 2300, { says: says.remembers(problem.items[item]!, nameOf(L[item]!), nameOf(R[item]!)) }),
      fast(covered, solution - 1, 15, { says: says.covering }),
      moment(solution, 1200),
      fast(solution, uncover - 1, 15, { says: says.covering }),
      step(uncover, 600),
      ...relinks.map((position) => step(position, 600, { moves: RELINKS })),
      moment(uncovered, 1800, { moves: RELINKS }),
      rest(timeline.length, 2400, { says: says.restored(told) }),
      ...wholeMatrix(later!).map((shot) => ({ ...shot, reel: 1 })),
    ];
  },
};

/** A Sudoku as a matrix, in the same way. */
function wholeMatrix({ timeline }: BuiltRun): Shot[] {
  const { items, options, given = [] } = timeline.frame(0).picture.cover!.problem;
  const end = timeline.length;
  const size = { rows: options.length, columns: items.length, ones: sum(options, (option) => option.items.length), given: given.length };
  return [
    rest(0, 2400, { says: says.larger(size) }),
    through(0, end - 1, 2600, { says: says.choosing, moment: 0.6 }),
    rest(end, 3000, { says: says.covered({ chosen: given.length + timeline.totals.pick!, columns: items.length }) }),
  ];
}

/** A swap that is worse, is kept all the same, and would be kept one time in four or less. */
const LUCK = 0.25;

const annealing: SceneScript = {
  id: 'annealing',
  chapter: 'simulated-annealing',
  spec: { algorithm: 'annealing', puzzle: 'wikipedia', options: { seed: '7' } },
  view: 'grid',
  course: 'energy',
  shows: ['worse'],
  opens: 3,
  shots({ timeline }) {
    const end = timeline.length;
    const temperatureAt = (position: number) => (timeline.peek(position) as { temperature: number }).temperature;
    const degrees = (position: number) => String(Number(temperatureAt(position).toPrecision(3)));
    const worse = (from: number) => timeline.next(['acceptWorse'], from)!;
    const filled = first(timeline, 'newStart');
    const warm = first(timeline, 'warm');
    const kept = [worse(warm), worse(worse(warm))];
    const chains = (from: number, to: number) => (timeline.countsAt(to).cool ?? 0) - (timeline.countsAt(from).cool ?? 0);
    // The first that is worse by two, in the first chain that is cold enough.
    let cool = warm;
    while (acceptance(2, temperatureAt(cool)) > LUCK) cool = timeline.next(['cool'], cool)!;
    let lucky = worse(cool);
    while (timeline.stepAt(lucky)!.delta !== 2) lucky = worse(lucky);
    const share = (from: number, to: number) => {
      const [before, after] = [timeline.countsAt(from), timeline.countsAt(to)];
      const part = (after.acceptWorse! - before.acceptWorse!) / (after.propose! - before.propose!);
      return `${Number((100 * part).toPrecision(2))} %`;
    };
    const lastChain = timeline.previous(['cool'], end)!;
    const last = timeline.previous(['propose'], end)!;
    const next = timeline.next(['cool'], lucky)!;
    const cooling = { from: degrees(warm), to: degrees(lucky), chains: chains(warm, lucky) };
    const freezing = {
      from: degrees(lucky),
      to: degrees(end),
      first: share(lucky, next),
      last: share(timeline.previous(['cool'], lastChain)!, lastChain),
    };
    return [
      moment(filled, 2400),
      step(kept[0]! - 1, 900, { moves: MOVES }),
      moment(kept[0]!, 1400),
      step(kept[1]! - 1, 900, { moves: MOVES }),
      step(kept[1]!, 1100),
      through(kept[1]!, lucky - 2, 3200, { says: says.cooling(cooling), moment: 0.6 }),
      step(lucky - 1, 900, { moves: 520 }),
      moment(lucky, 2600),
      through(lucky, last - 1, 3200, { says: says.freezing(freezing), moment: 0.93 }),
      moment(last, 2200, { moves: 520 }),
      rest(end, 2800),
    ];
  },
};

export const scenes: readonly SceneScript[] = [backtracking, sets, links, annealing];
