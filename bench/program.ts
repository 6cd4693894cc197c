import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { engineText, OFFERED } from '../scripts/engine-text.mjs';
import { catalogRow } from '../src/engine/catalog.ts';
import { defaultsOf } from '../src/engine/options.ts';
import { readyCode } from '../src/widgets/apps/workshop/ready-code.ts';
import { type Measure, median } from './measure.ts';

const puzzle = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
const programs = { backtracking: 'search', 'constraint-search': 'search', 'algorithm-x': 'cover', annealing: 'anneal' };
const MAX_STEPS = 1_000_000;
const ROUNDS = 7;

/**
 * Runs a user's program in a process of its own, because watching its memory slows functions down everywhere; prints nanoseconds a step.
 */
const child = `
import { runInThisContext } from 'node:vm';
const { meter, engine, pieces, digits, options } = JSON.parse((await import('node:fs')).readFileSync(0, 'utf8'));
globalThis.self = globalThis;
const same = (it) => it;
if (meter) runInThisContext(meter);
else Object.assign(globalThis, { __new: same, __many: same, __index: (_, index) => index });
globalThis.__at = {};
const address = (text) => 'data:text/javascript;base64,' + Buffer.from(text).toString('base64');
const { puzzleOf } = await import(address(engine));
const program = await import(address(pieces.join(address(engine))));
const rounds = [];
for (let round = 0; round < ${ROUNDS}; round++) {
  const steps = program.run(program.start(puzzleOf(digits), options));
  let count = 0;
  const before = process.cpuUsage();
  while (count < ${MAX_STEPS} && !steps.next().done) { count++; if (count % 10000 === 0) globalThis.__meter?.turn(); }
  const { user, system } = process.cpuUsage(before);
  rounds.push((user + system) * 1000 / count);
}
console.log(JSON.stringify(rounds));`;

/** What watching its memory costs a user's program; see src/widgets/apps/workshop/sandbox/meter.js. */
export async function* measureProgram(): AsyncGenerator<Measure> {
  const { text: engine, names } = await engineText();
  const meter = readFileSync('src/widgets/apps/workshop/sandbox/meter.js', 'utf8');
  const digits = Array.from(puzzle, (symbol) => Number(symbol) || 0);
  for (const [id, folder] of Object.entries(programs)) {
    const options = defaultsOf((await catalogRow(id).load()).options);
    const { pieces } = readyCode(readFileSync(`src/engine/${folder}/${id}.ts`, 'utf8'), folder, { files: OFFERED, names });
    const cost = (watch: string) => {
      const input = JSON.stringify({ meter: watch, engine, pieces, digits, options });
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', child], { input, encoding: 'utf8' });
      if (!stdout) throw new Error(stderr);
      // The first rounds are the compiler's.
      return median((JSON.parse(stdout) as number[]).slice(2));
    };
    const [watched, free] = [cost(meter), cost('')];
    yield { name: `${id}, a step`, value: Math.round(watched), unit: 'ns' };
    yield { name: `${id}, watched ÷ not`, value: Number((watched / free).toFixed(2)) };
  }
}
