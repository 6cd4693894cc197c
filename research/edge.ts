/**
 * Where the edge is: seeded grids of three sizes with fewer and fewer givens, and dancing links, which always take the column with the fewest
 * rows, on the way to a first solution. Counted are the choices taken back, and the cells filled before the first guess. Written to
 * content/data/edge.json, where the first grid of a size is the one nearest the medians, whose runs are drawn. Takes about two minutes.
 * Run again with: node research/edge.ts YYYY-MM-DD [seed]
 */
import { writeFileSync } from 'node:fs';
import { dancingLinks } from '../src/engine/cover/dancing-links.card.ts';
import { printPuzzle } from '../src/engine/formats/read.ts';
import { terminalGrid } from '../src/engine/generate/terminal-grid.ts';
import { gridOf } from '../src/engine/grid.ts';
import { defaultsOf } from '../src/engine/options.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { medianOf } from '../src/widgets/ui/numbers.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);

const SIZES = [9, 16, 25];
/** In percent of the cells. */
const SHARES = Array.from({ length: 19 }, (_, index) => 5 * (index + 1));
/** An odd number, so that the median is one of the puzzles. */
const INSTANCES = 11;
/** A run that needs more steps than this is stopped. */
const LIMIT = 20_000_000;

type Options = Parameters<typeof dancingLinks.start>[1];

/** The choices that the search takes back, or null where it's stopped, and the cells that it fills before its first guess. */
function searched(puzzle: Puzzle): { takenBack: number | null; filled: readonly number[] } {
  const state = dancingLinks.start(puzzle, defaultsOf(dancingLinks.options) as Options);
  const filled: number[] = [];
  let [steps, takenBack, hasGuessed] = [0, 0, false];
  for (const step of dancingLinks.run(state)) {
    if (++steps > LIMIT) return { takenBack: null, filled };
    if (step.kind === 'choose' && state.S[step.item]! > 1) hasGuessed = true;
    if (step.kind === 'pick' && !hasGuessed) filled.push(step.cell);
    if (step.kind === 'takeBack') takenBack++;
  }
  return { takenBack, filled };
}

/** In powers of ten, as the work is drawn: a power below one for nothing, and one more than any run took for a run that was stopped. */
const powerOf = (takenBack: number | null) => (takenBack === null ? 6 : takenBack < 1 ? -1 : Math.log10(takenBack));

interface Measured {
  readonly open: number;
  readonly runs: readonly ReturnType<typeof searched>[];
}

/** The grid whose runs are nearest the medians: by the share of open cells filled, and by a tenth of the powers of ten of the work. */
function mostTypical(measured: readonly Measured[]): number {
  const away = Array.from({ length: INSTANCES }, () => 0);
  for (const { open, runs } of measured) {
    const filled = runs.map((run) => run.filled.length / open);
    const work = runs.map((run) => powerOf(run.takenBack) / 10);
    for (const values of [filled, work]) for (const index of away.keys()) away[index]! += Math.abs(values[index]! - medianOf(values)!);
  }
  return away.indexOf(Math.min(...away));
}

const random = randomFrom(seed);
const rows = SIZES.map((size) => {
  const grid = gridOf(size);
  const grids = Array.from({ length: INSTANCES }, () => {
    const own = random.below(1_000_000_000);
    return { full: terminalGrid(grid, own), order: randomFrom(own).shuffled(Array.from({ length: grid.cellCount }, (_, each) => each)) };
  });
  const measured = SHARES.map((share) => {
    const count = Math.round((grid.cellCount * share) / 100);
    const runs = grids.map(({ full, order }) => {
      const givens = new Uint8Array(grid.cellCount);
      for (const cell of order.slice(0, count)) givens[cell] = full[cell]!;
      return { givens, ...searched(puzzleOf(givens, { grid })) };
    });
    return { share, open: grid.cellCount - count, runs };
  });
  const typical = mostTypical(measured);
  const points = measured.map(({ share, runs }) => {
    const ordered = [runs[typical]!, ...runs.filter((_, index) => index !== typical)];
    // The cells of the first puzzle, to be drawn: given, filled before the first guess, or still open then.
    const { givens, filled } = ordered[0]!;
    const cells = Array.from(givens, (digit, cell) => (digit > 0 ? '#' : filled.includes(cell) ? '+' : '.')).join('');
    return { share, takenBack: ordered.map((run) => run.takenBack), filled: ordered.map((run) => run.filled.length), cells };
  });
  const full = printPuzzle({ puzzle: puzzleOf(grids[typical]!.full, { grid }) });
  return { size, full, points };
});
writeFileSync('content/data/edge.json', `${JSON.stringify({ date, seed, instances: INSTANCES, limit: LIMIT, rows })}\n`);
