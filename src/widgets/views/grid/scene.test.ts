import { describe, expect, it } from 'vitest';
import { type AnyAlgorithm, drain } from '../../../engine/algorithm.ts';
import { bitOf, hasDigit } from '../../../engine/candidates.ts';
import { dancingLinks } from '../../../engine/cover/dancing-links.card.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { humanSolver } from '../../../engine/logic/human-solver.card.ts';
import { preemptiveSets } from '../../../engine/logic/preemptive-sets.card.ts';
import { isSolution } from '../../../engine/puzzle.ts';
import { propagateThenSearch } from '../../../engine/search/propagate-then-search.card.ts';
import { gridScene, questionScene, shownInGrid } from './scene.ts';

const state = propagateThenSearch.start(
  readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle,
);
const gridOf = (of: typeof state) => propagateThenSearch.picture(of, undefined).grid;
const sceneOf = (step: Parameters<typeof gridScene>[2]) => gridScene(propagateThenSearch as unknown as AnyAlgorithm, gridOf(state), step);

describe('the scene of a question', () => {
  const marksOf = (shows: Parameters<typeof shownInGrid>[0]) => {
    const { candidates } = questionScene(propagateThenSearch as unknown as AnyAlgorithm, gridOf(state), shownInGrid(shows, gridOf(state)));
    return [...candidates!.keys()].filter((cell) => candidates![cell] !== 0);
  };

  it('has all marks where it is about no cell, and else those that matter', () => {
    const open = [...gridOf(state).candidates!.keys()].filter((cell) => gridOf(state).candidates![cell] !== 0);
    expect(marksOf({})).toEqual(open);
    expect(marksOf({ cells: [2], marks: [3] })).toEqual([3]);
    expect(marksOf({ cells: [2] })).toEqual([]);
  });
});

describe('the scene of a step', () => {
  it('shows the solution at the end of a search that took it back to look for another', () => {
    const { puzzle } = readPuzzles('1.34..1.....43.1')[0]!;
    const search = dancingLinks.start(puzzle, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 });
    drain(dancingLinks.run(search));
    expect(search.digits.join('')).toBe(puzzle.givens.join(''));
    const { digits } = dancingLinks.picture(search, { kind: 'allFound' }).grid!;
    expect(isSolution(puzzle, digits)).toBe(true);
  });

  it('crosses a struck candidate out, without a digit in its cell and without touching the state', () => {
    const scene = sceneOf({ kind: 'strike', cell: 2, digit: 5, because: 0 });
    expect(scene.struck![2]).toBe(bitOf(5));
    expect(scene.focus).toMatchObject({ cell: 2, digit: 0, tone: 'removed' });
    expect(scene.witness).toBe(0);
    expect(state).not.toHaveProperty('struck');
  });

  it('crosses out what a technique strikes, though the step names a cell that it changes', () => {
    const human = humanSolver.start(
      readPuzzles('467...193218349765359761824....132...31....7.......31.89312.6.7...6...311.6.3..82')[0]!.puzzle,
      {
        hardest: 'extreme',
        uniqueness: true,
        loops: true,
        suppositions: false,
      },
    );
    for (const step of humanSolver.run(human)) {
      if (step.kind !== 'strike') continue;
      const scene = gridScene(humanSolver as unknown as AnyAlgorithm, humanSolver.picture(human).grid, step);
      expect(scene.focus).toMatchObject({ cell: step.cell, digit: 0, tone: 'removed' });
      expect(hasDigit(scene.struck![step.cell]!, step.digit)).toBe(true);
      return;
    }
    expect.unreachable();
  });

  it('writes a digit that is taken back into its cell, struck as a whole', () => {
    const scene = sceneOf({ kind: 'takeBack', cell: 2, digit: 4 });
    expect(scene.struck).toBeUndefined();
    expect(scene.focus).toMatchObject({ cell: 2, digit: 4, undoes: true });
  });
});

describe('where nothing is left, the scene shows why', () => {
  const cellsOf = (names: string) => names.split(' ').map((name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1);

  it('a cell without candidates: one cell for each digit that it cannot have', () => {
    const wrong = readPuzzles('531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle;
    const start = propagateThenSearch.start(wrong);
    const all = [...propagateThenSearch.run(start)];
    const scene = gridScene(propagateThenSearch as unknown as AnyAlgorithm, gridOf(start), all.at(-2));
    expect(all.at(-2)).toMatchObject({ kind: 'contradiction' });
    expect(scene.blockers!.map((cell) => start.digits[cell]).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sceneOf({ kind: 'round', number: 1 }).blockers).toEqual([]);
  });

  it('a digit without a place: the house, and the cells that keep the digit out of its open cells', () => {
    const box = readPuzzles('.9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.')[0]!.puzzle;
    const start = preemptiveSets.start(box, { choice: 'pairs', digits: 'ascending', seed: 1 });
    const all = [...preemptiveSets.run(start)];
    const scene = gridScene(preemptiveSets as unknown as AnyAlgorithm, start, all.at(-2));
    expect(all.at(-2)).toEqual({ kind: 'noPlace', house: 4, digit: 4 });
    expect(scene.houses).toContain(4);
    expect(scene.blockers).toEqual(cellsOf('r4c1 r6c9'));
  });

  it('no one is to blame for a dead end that comes of what was tried below it', () => {
    const open = propagateThenSearch.start(
      readPuzzles('3.542.81.4879.15.6.29.5637485.793.416132.8957.74.6528.2413.9.655.867.192.965124.8')[0]!.puzzle,
    );
    expect(gridScene(propagateThenSearch as unknown as AnyAlgorithm, gridOf(open), { kind: 'deadEnd', cell: 1 }).blockers).toEqual([]);
  });
});
