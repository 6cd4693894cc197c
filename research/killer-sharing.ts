/**
 * The cost of sharing out houses: three killers solved with it and without, written to content/data/killer-sharing.json. Takes a few
 * seconds.
 * Run again with: node research/killer-sharing.ts YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs';
import { drain } from '../src/engine/algorithm.ts';
import { killerAdvanced } from '../src/engine/killer/killer-advanced.card.ts';
import { killerSample } from '../src/engine/killer/testing/samples.ts';
import { medianOf } from '../src/widgets/ui/numbers.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** The first runs are slower, until the machine has translated the program; they are not counted. */
const [WARM, RUNS] = [20, 41];
const ids = ['killer-innie', 'killer-rmit-easy-3', 'killer-rmit-hard-1'];

/** The processor's time of one run in milliseconds. */
function timed(id: string, sharing: boolean): number {
  const state = killerAdvanced.start(killerSample(id).puzzle, { rule45: true, outside: true, sharing });
  const before = process.cpuUsage();
  drain(killerAdvanced.run(state));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const rows = ids.flatMap((id) =>
  [true, false].map((sharing) => {
    for (let run = 0; run < WARM; run++) timed(id, sharing);
    const times = Array.from({ length: RUNS }, () => timed(id, sharing));
    return { id, sharing, time: Number(medianOf(times)!.toPrecision(2)) };
  }),
);
writeFileSync('content/data/killer-sharing.json', `${JSON.stringify({ date, runs: RUNS, rows }, null, 2)}\n`);
