import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSolutions } from '../../src/engine/fast/answer.ts';
import { Budget } from '../../src/engine/fast/budget.ts';
import { solutionsOf } from '../../src/engine/fast/solutions.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { isSolution, puzzleOf } from '../../src/engine/puzzle.ts';
import { samples } from '../samples.ts';
import { sudoscope } from './sudoscope.ts';

const TWO = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';
const ONE = '1234341221434...';
const NONE = '12......3......2';
const EMPTY = '.'.repeat(16);
const KILLER = '{"n":4,"bh":2,"bw":2,"cages":[{"sum":3,"cells":[0,1]}]}';

const lines = ({ stdout }: { stdout: string }) => stdout.trimEnd().split('\n');

describe('solve --all', () => {
  it('lists the solutions of each puzzle in ascending order, with a blank line between two lists', async () => {
    const { status, stdout, stderr } = await sudoscope(['solve', '-', '--all'], `${TWO}\n${ONE}\n`);
    const [first, second, ...others] = stdout.split('\n');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(first! < second!).toBe(true);
    expect(others).toEqual(['', '1234341221434321', '']);
  });

  it('lists as many as the puzzle has', async () => {
    const listed = lines(await sudoscope(['solve', '--all', '-'], EMPTY));
    expect(listed).toHaveLength(288);
    expect(new Set(listed).size).toBe(288);
    expect(listed).toEqual(listed.toSorted());
  });

  it('stops at N, and says that there are more', async () => {
    for (const all of [['--all', '3'], ['--all=3']]) {
      const result = await sudoscope(['solve', ...all, '-'], EMPTY);
      expect(result.status).toBe(0);
      expect(lines(result)).toHaveLength(3);
      expect(result.stderr).toBe('standard input:1:1: this puzzle has more than 3 solutions; the first 3 are listed\n');
    }
    expect(await sudoscope(['solve', '-', '--all', '288'], EMPTY)).toMatchObject({ status: 0, stderr: '' });
    expect((await sudoscope(['solve', '-', '--all', '1'], EMPTY)).stderr).toContain('more than one solution; the first is listed');
  });

  it('ends with 1 when a puzzle has none', async () => {
    const { status, stdout, stderr } = await sudoscope(['solve', '-', '--all', '2'], `${NONE}\n${ONE}\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: 'no solution\n\n1234341221434321\n' });
    expect(stderr).toBe('standard input:1:1: this puzzle has no solution\n');
  });

  it('writes JSON, each solution with its number and that of its puzzle', async () => {
    const objects = lines(await sudoscope(['solve', '-', '--all', '--to', 'json'], `${TWO}\n${ONE}\n`)).map((line) => JSON.parse(line));
    expect(objects.map(({ puzzle, solution }) => [puzzle, solution])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(objects[2].givens.join('')).toBe('1234341221434321');
  });

  it.each(['grid', 'csv', 'university', 'numbers', 'compact'])('writes %s, which is read back', async (form) => {
    const { stdout } = await sudoscope(['solve', '-', '--all', '3', '--to', form], EMPTY);
    const read = readPuzzles(stdout).map(({ puzzle }) => puzzle.givens.join(''));
    expect(read).toEqual(lines(await sudoscope(['solve', '-', '--all', '3'], EMPTY)));
  });

  it.each(['dancing-links', 'algorithm-x'])('lists what %s finds', async (algorithm) => {
    const listed = await sudoscope(['solve', '-', '--all', '--algorithm', algorithm, '--stats'], EMPTY);
    const rows = lines(listed).map((line) => JSON.parse(line));
    const solutions = rows.slice(0, -1).map(({ solution }) => solution);
    expect(solutions.toSorted()).toEqual(lines(await sudoscope(['solve', '-', '--all'], EMPTY)));
    expect(rows.at(-1)).toMatchObject({ algorithm, outcome: 'solved', solutions: 288, exact: true, counters: { solutions: 288 } });
    const cut = await sudoscope(['solve', '-', '--all', '--algorithm', algorithm, '--max-steps', '2000'], EMPTY);
    expect(cut.status).toBe(3);
    expect(cut.stderr).toContain('stopped after 2,000 steps: there may be more solutions');
    expect((await sudoscope(['solve', '-', '--all', '--algorithm', algorithm], NONE)).stdout).toBe('no solution\n');
  });

  it('names the algorithm that ends with its first solution', async () => {
    for (const more of [['--algorithm', 'backtracking'], ['--stats']]) {
      const { status, stdout, stderr } = await sudoscope(['solve', '-', '--all', ...more], EMPTY);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain("'backtracking', which ends with its first solution");
    }
  });

  it('refuses what isn’t a number of solutions', async () => {
    for (const all of ['--all=0', '--all=few', '--all=-2']) {
      const { status, stderr } = await sudoscope(['solve', '-', all], EMPTY);
      expect([status, stderr]).toEqual([2, `--all is '${all.slice(6)}'; expected a whole number from 1\n`]);
    }
  });

  it('lists those of killers, up to the bound of the search', async () => {
    expect(lines(await sudoscope(['solve', '-', '--all'], KILLER))).toHaveLength(48);
    const { status, stderr } = await sudoscope(['solve', '-', '--all', '--max-steps', '2'], KILLER);
    expect([status, stderr.includes('stopped after 2 steps')]).toEqual([3, true]);
  });
});

it('all solutions of a puzzle are found once each, in order', () => {
  const cells = fc.uniqueArray(fc.nat(35), { minLength: 16, maxLength: 22 });
  fc.assert(
    fc.property(cells, (empty) => {
      const digits = Array.from({ length: 36 }, (_, cell) => ((3 * (Math.floor(cell / 6) % 2) + Math.floor(cell / 12) + cell) % 6) + 1);
      const puzzle = puzzleOf(digits.map((digit, cell) => (empty.includes(cell) ? 0 : digit)));
      const found = Array.from(solutionsOf(puzzle, new Budget()), (each) => each.slice());
      const texts = found.map((each) => each.join(''));
      expect(found.every((each) => isSolution(puzzle, each))).toBe(true);
      expect(texts).toEqual([...new Set(texts)].toSorted());
      expect(found).toHaveLength(countSolutions(puzzle, 1e6));
    }),
    samples(40),
  );
});
