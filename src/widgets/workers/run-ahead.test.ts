import { describe, expect, it } from 'vitest';
import { bitOf } from '../../engine/candidates.ts';
import { catalog } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { withPlayer } from '../../engine/players-part.ts';
import { plain } from '../../narration/sentence.ts';
import { loadAlgorithm } from '../runs/prepared-run.ts';
import { runAhead } from './run-ahead.ts';

const { puzzle } = readPuzzles('1...657..4.........89..3.1..649.18......8......15.496..3.7..28.........6..821...7')[0]!;
const digits = [...'12386574945.19...8.894.3.1..649.18...9.68.1.48715.496..3.74.281.1.358496.4821...7'].map((sign) => Number(sign) || 0);
const struck = Uint32Array.from({ length: 81 }, (_, cell) => (cell === 31 || cell === 35 ? bitOf(2) : 0));
const right = withPlayer(puzzle, { digits, struck });
const wrong = withPlayer(puzzle, { digits: digits.map((digit, cell) => (cell === 11 ? 6 : digit)) });
const ahead = async (id: string, position = right, steps = 100_000) => runAhead(await loadAlgorithm(id), position, { steps });
const SOLVERS = catalog.filter(({ input }) => input === 'puzzle' || input === 'puzzle-or-cover').map(({ id }) => id);

describe('what an algorithm would do from a position', () => {
  it('is its first move, with its reason, and no guess where there is none', async () => {
    const ladder = await ahead('human-solver');
    expect(ladder).toMatchObject({ ending: 'solved', isCut: false, deadEnds: 0, guess: undefined });
    expect(plain(ladder.next!.sentence)).toMatch(/^Pointing/);
    expect(ladder.next!.position).toBe(5);
  });

  it('is a guess where the rules leave a choice, and which cell it is about', async () => {
    const backtracking = await ahead('backtracking');
    expect(backtracking.next).toMatchObject({ position: 13, cell: 11, digit: 6 });
    expect(backtracking.guess).toEqual(expect.objectContaining({ position: 13, cell: 11, digit: 6 }));
    expect(backtracking.deadEnds).toBeGreaterThan(10);
    expect((await ahead('dancing-links')).guess).toMatchObject({ cell: 11, digit: 6 });
    // Where one digit is left for a cell, a trial of it is none.
    const last = withPlayer(puzzle, {
      digits: [...'123865749457192638689473512264931875395687124871524963536749281712358496948216350'].map(Number),
    });
    expect((await ahead('backtracking', last)).guess).toBeUndefined();
  });

  it('is a guess where the first move only chooses its cell', async () => {
    const { puzzle: hard } = readPuzzles('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')[0]!;
    const { next, guess } = await ahead('preemptive-sets', hard, 3000);
    expect(plain(next!.sentence)).toMatch(/^No preemptive set strikes anything/);
    expect(guess!.position).toBe(next!.position);
  });

  it('is a guess where the technique ladder says so', async () => {
    const { puzzle: hard } = readPuzzles('1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1')[0]!;
    const { next, guess } = await ahead('human-solver', hard, 300);
    expect(plain(next!.sentence)).toMatch(/^Guess/);
    expect(guess!.position).toBe(next!.position);
  });

  it('begins with a grid filled at random, and without strikes that the algorithm cannot take', async () => {
    const annealing = await ahead('annealing', right, 2000);
    expect(annealing).toMatchObject({ leavesStrikes: true, next: { fills: true } });
    expect(readPuzzles(annealing.puzzle)[0]!.puzzle.player).toEqual({ written: right.player!.written });
    expect((await ahead('backtracking')).leavesStrikes).toBeUndefined();
  });

  it('says that there are more steps where its budget is spent', async () => {
    expect(await ahead('backtracking', right, 100)).toMatchObject({ ending: 'stopped', isCut: true, steps: 100, last: undefined });
    let time = 0;
    const byClock = runAhead(await loadAlgorithm('annealing'), right, { steps: 1e9, ms: 50, now: () => time++ });
    expect(byClock).toMatchObject({ isCut: true, steps: 49 * 16 });
  });

  it('finds a wrong digit out, or does not', async () => {
    const ended = await Promise.all(
      ['human-solver', 'propagate-then-search', 'backtracking', 'preemptive-sets'].map((id) => ahead(id, wrong)),
    );
    expect(ended.map(({ ending }) => ending)).toEqual(['no-solution', 'no-solution', 'no-solution', 'no-solution']);
    expect(ended.map(({ steps }) => steps)).toEqual(expect.arrayContaining([210, 1050]));
    expect((await ahead('annealing', wrong, 5000)).isCut).toBe(true);
  });

  it('is a refusal where a rule is broken', async () => {
    const clashing = withPlayer(puzzle, { digits: digits.map((digit, cell) => (cell === 11 ? 1 : digit)) });
    expect((await ahead('backtracking', clashing)).refusal).toContain('clash');
  });

  it('has a first move for every algorithm that solves, and the first frames show it', async () => {
    for (const id of SOLVERS) {
      const { next, refusal } = await ahead(id, wrong, 3000);
      expect([id, refusal, next === undefined]).toEqual([id, undefined, false]);
      expect(next!.position).toBeLessThan(3000);
    }
  });
});
