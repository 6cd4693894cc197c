import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OFFERED } from '../../scripts/engine-text.mjs';
import { sudoscope } from './sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-program-'));
const two = 'tests/cli/fixtures/two.txt';
function program(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Backtracking, as somebody might write it. */
const own = `import { candidatesOf, digitsOf } from 'sudoscope';

export const kinds = { guess: { like: 'place', fields: { cell: 'cell', digit: 'digit' } } };

export function* run({ givens, grid }) {
  const digits = givens.slice();
  function* fill() {
    const cell = digits.indexOf(0);
    if (cell < 0) return true;
    for (const digit of digitsOf(candidatesOf(grid, digits)[cell])) {
      digits[cell] = digit;
      yield { kind: 'guess', cell, digit };
      if (yield* fill()) return true;
      digits[cell] = 0;
      yield { kind: 'takeBack', cell, digit };
    }
    return false;
  }
  yield { kind: (yield* fill()) ? 'solved' : 'noSolution' };
}
`;
/** The steps of a program that draws. */
const drawing = `export const draws = true;
export const start = (puzzle, { seed, extra }) => ({ seed, extra });
export function* run({ seed, extra }) {
  for (let step = 0; step < (seed % 7) + extra; step++) yield { kind: 'choose', cell: 0 };
}
`;

async function rowsOf(...words: readonly string[]) {
  const { status, stdout, stderr } = await sudoscope(['measure', two, ...words]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.trimEnd().split('\n').map((line) => JSON.parse(line)); // biome-ignore format: one line
  return { header: lines[0], rows: lines.slice(1, -1), stdout };
}

describe('measure with a program of one’s own', () => {
  it('counts its steps in the budget of all, and names its hash', async () => {
    const file = program('own.js', own);
    const { header, rows } = await rowsOf('--run', `mine=${file}`, '--run', 'bt=backtracking', '--budget', 'digits=20000');
    expect(header.runs).toEqual({ mine: file, bt: 'backtracking' });
    expect(header.programs).toEqual({ mine: expect.stringMatching(/^[\da-f]{64}$/) });
    for (const puzzle of [0, 1]) {
      const [mine, book] = rows.slice(2 * puzzle);
      expect(mine).toMatchObject({ run: 'mine', outcome: book.outcome, seed: null });
      // It writes a digit where backtracking does, and nowhere else.
      expect([mine.digits, mine.counters.placements]).toEqual([book.digits, book.digits]);
    }
    const stopped = await rowsOf('--run', file, '--budget', 'digits=100');
    expect(stopped.rows[0]).toMatchObject({ outcome: 'stopped', censored: true, digits: 100 });
  });

  it('takes an algorithm of the site that somebody has changed, in TypeScript, with its options', async () => {
    const file = join(folder, 'mine.ts');
    cpSync('src/engine/search/constraint-search.ts', file);
    const words = [
      '--run',
      `A=${file},original=constraint-search,mrv=off`,
      '--run',
      'B=constraint-search,mrv=off',
      '--budget',
      'steps=5000',
    ];
    const { rows, stdout } = await rowsOf(...words);
    const { run: _, ...mine } = rows[0];
    const { run: __, ...book } = rows[1];
    expect(mine).toEqual(book);
    expect((await sudoscope(['measure', two, ...words, '--threads', '2'])).stdout).toBe(stdout);
  });

  it('makes replicates of one that says it draws, with numbers and switches from its options', async () => {
    const { rows } = await rowsOf('--run', `${program('draws.js', drawing)},extra=3`, '--seeds', '3', '--budget', 'steps=99');
    expect(rows).toHaveLength(6);
    expect(rows.map(({ steps, outcome }) => [steps, outcome])).toEqual(rows.map(({ seed }) => [(seed % 7) + 3, 'stuck']));
  });

  it.each([
    [
      'throws.js',
      'export function* run({ givens }) {\n  yield { kind: "choose", cell: 1 };\n  givens.no.thing;\n}',
      /two\.txt:1:1: throws\.js fails on line 3: TypeError/,
    ],
    ['claims.js', 'export function* run() { yield { kind: "solved" }; }', /two\.txt:1:1: claims\.js says solved, but r1c\d is empty/],
    [
      'denies.js',
      'export function* run() { yield { kind: "noSolution" }; }',
      /denies\.js says that there is no solution, but there is one/,
    ],
    [
      'dances.js',
      'export function* run() { yield { kind: "dance" }; }',
      /dances\.js yields \{"kind":"dance"\}; expected a step whose kind is one of choose, try,/,
    ],
    ['none.js', 'export const nothing = 1;', /none\.js exports no function 'run'; expected export function\*/],
    ['plain.js', 'export function run() { return 1; }', /plain\.js has a 'run' that yields nothing/],
    [
      'reads.js',
      "import { readFileSync } from 'node:fs';\nexport function* run() {}",
      /reads\.js imports 'node:fs'; expected 'sudoscope' alone/,
    ],
    ['broken.js', 'export function* run( {', /broken\.js: SyntaxError/],
    ['kinds.js', 'export const kinds = { place: {} };\nexport function* run() {}', /'kinds' has 'place', which is a kind of every trace/],
  ])('says what is wrong with %s', async (name, text, message) => {
    const { status, stderr } = await sudoscope(['measure', two, '--run', program(name, text), '--budget', 'steps=9']);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('says when there is no such file', async () => {
    const { status, stderr } = await sudoscope(['measure', two, '--run', './nowhere.js', '--budget', 'steps=9']);
    expect({ status, stderr }).toEqual({ status: 2, stderr: './nowhere.js: there is no such file\n' });
  });

  it('isn’t resumed with a program that has changed', async () => {
    const file = program('changes.js', own);
    const words = ['measure', two, '--run', file, '--budget', 'digits=100', '--output', join(folder, 'rows.ndjson'), '--resume'];
    expect((await sudoscope(words)).status).toBe(0);
    program('changes.js', `${own}// Changed.\n`);
    const { status, stderr } = await sudoscope(words);
    expect(status).toBe(2);
    expect(stderr).toMatch(/is of another experiment: programs A=[\da-f]{64} there, A=[\da-f]{64} here/);
  });

  it('runs the program of the reference', async () => {
    const text = /```js\n([\s\S]*?)```/.exec(readFileSync('content/reference/measure.mdx', 'utf8'))![1]!;
    const { rows } = await rowsOf('--run', `mine=${program('reference.js', text)}`, '--budget', 'digits=100');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['stuck', 'stuck']);
    expect(rows[0].digits).toBeGreaterThan(0);
  });

  it('is looked for in the volume of a job, like the puzzles', async () => {
    const words = ['measure', two, '--run', `mine=${program('job.js', own)}`, '--budget', 'digits=9', '--plan', '--for', 'k8s'];
    const { stdout } = await sudoscope(words);
    expect(stdout).toContain('"/data/two.txt","--run","mine=/data/job.js"');
  });

  it('offers what the page offers', () => {
    const exported = [...readFileSync('src/cli/measure/program-engine.ts', 'utf8').matchAll(/'\.\.\/\.\.\/engine\/(.*)\.ts'/g)];
    expect(exported.map(([, file]) => file).sort()).toEqual(OFFERED.toSorted());
  });
});
