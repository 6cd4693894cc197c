/**
 * The race of the chapter on speed on the puzzles it offers: tries and nanoseconds of six solvers, measured as the page does, written
 * to content/data/race.json. Takes about ten minutes, most of them for one puzzle; run it on an idle machine.
 * Run again with: node research/race.ts YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { RaceClock } from '../src/widgets/workers/race-clock.ts';
import { racerIds } from '../src/widgets/workers/racer-ids.ts';
import { racerOn } from '../src/widgets/workers/racers.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** The puzzles that the page offers, in its order. */
const OFFERED = ['wikipedia', 'mepham-d', 'ai-escargot', 'golden-nugget', 'anti-brute-force'];
/** The most milliseconds of a run. */
const LIMIT = 600_000;

/** Milliseconds of this thread's own work: what other programs on the machine do then hardly counts. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const puzzles = [];
for (const id of OFFERED) {
  const { name, puzzle } = named.find((each) => each.id === id)!;
  const givens = Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);
  const solvers: Record<string, { tries: number; time: number }> = {};
  for (const solver of racerIds) {
    const clock = new RaceClock(await racerOn(solver, givens), now, LIMIT);
    let lap = clock.lap();
    while (!lap.isDone) lap = clock.lap();
    if (lap.ending !== 'solved') throw new Error(`${solver} did not solve ${id}`);
    solvers[solver] = { tries: lap.tries, time: Number(lap.time.toPrecision(3)) };
    console.log(id, solver, solvers[solver]);
  }
  puzzles.push({ id, name, givens: givens.join(''), solvers });
}
writeFileSync('content/data/race.json', `${JSON.stringify({ date, puzzles }, null, 2)}\n`);
