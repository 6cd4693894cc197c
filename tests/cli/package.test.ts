import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-package-'));
const windows = process.platform === 'win32';

/** The Node that this runs on, and the system's own, which may be older. */
const system = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((path) => !path.includes('node_modules'))
  .map((path) => join(path, windows ? 'node.exe' : 'node'))
  .find(existsSync);
const nodes = [...new Set([process.execPath, system ?? process.execPath])];

/** The program that the README shows. */
const program = /```ts\n(import [\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))![1]!;
/** The shorter one, by the entry of the package. */
const second = [...readFileSync('README.md', 'utf8').matchAll(/```ts\n(import [\s\S]*?)```/g)][1]![1]!;
const output = /^\d{4,} solved \{[\s\S]*\}\n[\s\S]*\w\.\n$/;

const npm = (cwd: string, ...args: string[]) => spawnSync('npm', args, { cwd, encoding: 'utf8', shell: windows });
const done = ({ status, stdout, stderr }: SpawnSyncReturns<string>) => {
  expect(status, stderr).toBe(0);
  return stdout;
};
const sudoscope = (node: string, args: string[], input = '') =>
  done(spawnSync(node, [join(folder, 'node_modules/sudoscope/src/cli/sudoscope.mjs'), ...args], { cwd: folder, encoding: 'utf8', input }));

// What is compiled of the installed package goes with it.
const { NODE_COMPILE_CACHE } = process.env;
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');

/** Packing and installing take long where much else is done at the same time, in milliseconds. */
const PATIENCE = 300_000;

beforeAll(() => {
  done(npm(process.cwd(), 'pack', '--silent', '--pack-destination', folder));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const [packed] = globSync('*.tgz', { cwd: folder });
  // Nothing may be fetched: what it needs is in it.
  done(npm(folder, 'install', '--offline', '--ignore-scripts', '--cache', join(folder, 'cache'), join(folder, packed!)));
}, PATIENCE);

afterAll(() => {
  rmSync(folder, { recursive: true });
  process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE;
});

describe.each(nodes)('the installed package on %s', (node) => {
  it('solves', () => {
    expect(sudoscope(node, ['solve', '-'], WIKIPEDIA)).toBe(`${SOLUTION}\n`);
  });

  // What is in the package the older one tells for both.
  it.runIf(node === nodes.at(-1))('traces, rates and makes puzzles', () => {
    expect(sudoscope(node, ['solve', '-', '--algorithm', 'dancing-links'], WIKIPEDIA)).toBe(`${SOLUTION}\n`);
    expect(sudoscope(node, ['generate', '--seed', '1', '--level', 'easy'])).toMatch(/^[1-9.]{81}\n$/);
    expect(sudoscope(node, ['trace', '-', '--algorithm', 'preemptive-sets'], WIKIPEDIA)).toContain('"kind"');
    expect(sudoscope(node, ['rate', '-'], WIKIPEDIA)).toContain('easy');
    expect(sudoscope(node, ['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('runs the program of the README', () => {
    writeFileSync(join(folder, 'program.js'), program);
    expect(done(spawnSync(node, ['program.js'], { cwd: folder, encoding: 'utf8' }))).toMatch(output);
  });

  it('can be imported', () => {
    writeFileSync(
      join(folder, 'use.js'),
      `import { readPuzzles } from 'sudoscope/engine/formats/read';
import { solvePuzzle } from 'sudoscope/engine/fast/answer';
import { narratorOf } from 'sudoscope/narration/narrator';
import { readFileSync } from 'node:fs';
import * as entry from 'sudoscope';
if (Object.keys(entry).sort().join() !== 'InputError,count,eachPuzzle,endings,generate,printPuzzle,printSolution,rate,readPuzzles,record,solve') throw Object.keys(entry);
if ((await entry.solve('${WIKIPEDIA}', { algorithm: 'dancing-links' })).outcome !== 'solved') throw 'unsolved';
const named = JSON.parse(readFileSync(new URL(import.meta.resolve('sudoscope/content/puzzles/named.json'))));
console.log(named.length > 3, typeof solvePuzzle, readPuzzles('${WIKIPEDIA}').length, typeof (await narratorOf('backtracking')).start);`,
    );
    expect(done(spawnSync(node, ['use.js'], { cwd: folder, encoding: 'utf8' }))).toBe('true function 1 function\n');
  });
});

it('the program of the README has sound types, by those of the package alone', () => {
  expect(program.trim().split('\n').filter(Boolean)).toHaveLength(12);
  writeFileSync(
    join(folder, 'program.ts'),
    `${program}\n// @ts-expect-error: a puzzle isn’t a number\nreadPuzzles(81);\n${second}// @ts-expect-error: an algorithm has a name\nsolve('', { algorithm: 1 });\n`,
  );
  const tsc = createRequire(import.meta.url)
    .resolve('@typescript/native/package.json')
    .replace('package.json', 'bin/tsc');
  const settings = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2024,esnext.iterator,dom'];
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...settings, 'program.ts'], { cwd: folder, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

it('the program of the README is whole when it is bundled for a browser', async () => {
  writeFileSync(join(folder, 'page.js'), program);
  const lib = { entry: join(folder, 'page.js'), formats: ['es' as const], fileName: 'bundled' };
  await build({ root: folder, configFile: false, logLevel: 'silent', build: { lib, outDir: join(folder, 'bundled'), target: 'es2022' } });
  const texts = globSync('bundled/**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  // What Node has and browsers lack would be left in the bundle, or replaced by a stub.
  expect(texts.join('')).not.toMatch(/node:|__vite-browser-external|\bprocess\./);
  expect(done(spawnSync(process.execPath, ['bundled/bundled.js'], { cwd: folder, encoding: 'utf8' }))).toMatch(output);
});
