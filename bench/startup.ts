import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childCost } from './child-cost.ts';
import { type Measure, median } from './measure.ts';

const ROUNDS = 5;
const GOAL = 0.15;

/** Seconds of the processor that a program and all it starts have taken. Throws when it fails. */
function costOf(words: readonly string[], cwd: string): number {
  const { seconds, code } = childCost(words, cwd);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return seconds;
}

/** What starting the installed package costs, by its own name and through npx, and what is npm's own part of that. */
export function* measureStartup(): Generator<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'sudoscope-startup-'));
  const npm = (...args: string[]) => {
    const { status, stderr } = spawnSync('npm', args, { cwd: args[0] === 'pack' ? process.cwd() : folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  try {
    npm('pack', '--silent', '--pack-destination', folder);
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    npm('install', '--offline', '--ignore-scripts', '--cache', join(folder, 'cache'), join(folder, globSync('*.tgz', { cwd: folder })[0]!));
    const command = join(folder, 'node_modules/sudoscope/src/cli/sudoscope.mjs');
    writeFileSync(join(folder, 'nothing.mjs'), '');
    const costs = (...words: string[]) => {
      costOf(words, folder); // The first call compiles for the next ones.
      return median(Array.from({ length: ROUNDS }, () => costOf(words, folder)));
    };
    const bare = costs(process.execPath, 'nothing.mjs');
    const own = costs(process.execPath, command, '--version');
    const npx = costs('npx', 'sudoscope', '--version');
    const npmAlone = costs('npx', '--offline', 'node', 'nothing.mjs');
    const shown = (value: number) => Number(value.toFixed(3));
    yield { name: 'node with nothing', value: shown(bare), unit: 'CPU-s' };
    yield { name: 'sudoscope --version, installed', value: shown(own), unit: 'CPU-s', goal: `under ${GOAL}` };
    yield { name: 'npx node with nothing, npm’s own cost', value: shown(npmAlone), unit: 'CPU-s' };
    yield { name: 'npx sudoscope --version', value: shown(npx), unit: 'CPU-s' };
    yield { name: 'npx sudoscope, above npm’s own cost', value: shown(npx - npmAlone), unit: 'CPU-s', goal: `under ${GOAL}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
