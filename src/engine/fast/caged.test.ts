import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, times } from '../../../tests/samples.ts';
import { drain } from '../algorithm.ts';
import { bitOf } from '../candidates.ts';
import { killerCover } from '../cover/problems/killer-cover.ts';
import { readPuzzles } from '../formats/read.ts';
import { jigsawRegions } from '../generate/jigsaw-regions.ts';
import { randomAnswer } from '../generate/random-answer.ts';
import { type GridForm, gridWith } from '../grid.ts';
import { killerAdvanced } from '../killer/killer-advanced.card.ts';
import { type KillerWish, randomKiller } from '../killer/random-killer.ts';
import { anyKiller } from '../killer/testing/killers.ts';
import { killerSamples } from '../killer/testing/samples.ts';
import { scatteredKiller } from '../killer/testing/scattered-killer.ts';
import { faultOf, isSolution, type Puzzle, puzzleOf, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { answersOf, countSolutions, solvePuzzle } from './answer.ts';
import { Budget } from './budget.ts';
import { CageCellsSearch } from './cage-cells-search.ts';
import { CagePartsSearch } from './cage-parts-search.ts';
import { CagePropagation } from './cage-propagation.ts';
import { searchCaged } from './caged.ts';
import { cellToTry } from './cell-to-try.ts';
import { countCovers } from './covers.ts';
import { newWatch, type Watch } from './watch.ts';

/** A budget that allows all nodes, and counts them. */
class CountingBudget extends Budget {
  nodes = 0;
  override take(): boolean {
    this.nodes++;
    return super.take();
  }
}

const small = killerSamples().filter(({ puzzle }) => puzzle.grid.size < 16);

describe('the fast killer solver', () => {
  it.each(small)('solves $id and counts its solutions', ({ puzzle, solution, solutions }) => {
    const digits = solvePuzzle(puzzle)!;
    expect(isSolution(puzzle, digits)).toBe(true);
    if (solution) expect(Array.from(digits).join('')).toBe(solution);
    expect(countSolutions(puzzle, 2)).toBe(solutions ?? 2);
  });

  it('counts the same number of solutions as exact cover, up to a limit', () => {
    fc.assert(
      fc.property(anyKiller, fc.integer({ min: 1, max: 40 }), (puzzle, limit) => {
        fc.pre(faultOf(puzzle) === undefined);
        expect(countSolutions(puzzle, limit)).toBe(countCovers(killerCover(puzzle), { limit }).solutions);
      }),
      samples(60),
    );
  });

  it('finds the answer that the taught solver finds, where there is one only', () => {
    const wishes = fc.record({ size: fc.constantFrom(4, 6, 8, 9), seed: fc.nat(10_000), largest: fc.integer({ min: 2, max: 4 }) });
    fc.assert(
      fc.property(wishes, (wish) => {
        const { puzzle } = randomKiller(wish);
        fc.pre(countSolutions(puzzle, 2) === 1);
        const state = killerAdvanced.start(puzzle, { rule45: true, outside: true, sharing: true });
        drain(killerAdvanced.run(state));
        expect(solvePuzzle(puzzle)).toEqual(state.digits);
      }),
      samples(15),
    );
  });

  it('strikes nothing without trying that the grid has from which a random killer was made, of any size', () => {
    const wishes = fc.record({
      size: fc.constantFrom(4, 6, 8, 9, 10, 12),
      seed: fc.nat(10_000),
      largest: fc.integer({ min: 2, max: 6 }),
      leftOut: fc.constantFrom(0, 30),
    });
    fc.assert(
      fc.property(wishes, (wish) => {
        const { puzzle, solution } = randomKiller(wish);
        const propagation = new CagePropagation(puzzle);
        expect(propagation.sound && propagation.propagate()).toBe(true);
        const { ranks, levels } = propagation;
        for (const [cell, digit] of solution.entries()) expect((levels[cell]! >>> ranks.digits.indexOf(digit)) & 1).toBe(1);
      }),
      samples(30),
    );
  });

  it('finds the grid that a random killer was made from, or another solution', () => {
    for (const { size, largest, leftOut } of [
      { size: 9, largest: 9, leftOut: 0 },
      { size: 9, largest: 4, leftOut: 40 },
      { size: 12, largest: 5, leftOut: 0 },
      { size: 16, largest: 3, leftOut: 0 },
    ]) {
      for (let seed = 1; seed <= times(2); seed++) {
        const { puzzle, solution } = randomKiller({ size, seed, largest, leftOut });
        const digits = solvePuzzle(puzzle)!;
        expect(isSolution(puzzle, digits)).toBe(true);
        if (countSolutions(puzzle, 2) === 1) expect(digits).toEqual(solution);
      }
    }
  });

  it('looks at parts of cages where the search has got lost', () => {
    const { puzzle } = randomKiller({ size: 16, seed: 3, smallest: 2, largest: 5 });
    expect(isSolution(puzzle, solvePuzzle(puzzle)!)).toBe(true);
  });

  it('counts the same by parts of cages from the start', () => {
    fc.assert(
      fc.property(anyKiller, fc.integer({ min: 1, max: 40 }), (puzzle, limit) => {
        fc.pre(faultOf(puzzle) === undefined);
        let answers = 0;
        const found = (digits: Uint8Array) => {
          expect(isSolution(puzzle, digits)).toBe(true);
          return ++answers >= limit;
        };
        new CagePartsSearch(puzzle, newWatch(found)).search();
        expect(answers).toBe(countCovers(killerCover(puzzle), { limit }).solutions);
      }),
      samples(60),
    );
  });

  it('proves by parts of cages that a killer has one solution', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { puzzle, solution } = randomKiller({ size: 9, seed, smallest: 2, largest: 4 });
      const answers: string[] = [];
      const search = (from: (digits: Uint8Array) => boolean) => new CagePartsSearch(puzzle, newWatch(from)).search();
      search((digits) => answers.push(digits.join()) >= 30);
      expect(new Set(answers).size).toBe(answers.length);
      if (answers.length < 30) expect(answers).toContain(solution.join());
      expect(Math.min(answers.length, 30)).toBe(countSolutions(puzzle, 30));
    }
  });

  it('counts every solution once, also when the search has begun again', () => {
    const { puzzle } = randomKiller({ size: 9, seed: 11, largest: 6, leftOut: 25 });
    const seen = new Set<string>();
    let reported = 0;
    searchCaged(puzzle, (digits) => {
      reported++;
      seen.add(digits.join());
      return reported === 2000;
    });
    expect(seen.size).toBe(reported);
  });

  it('adds up a cage whose cells come down to one candidate each at one look', () => {
    // Only 1 2 8 and 1 4 6 are left for 11 in three cells: no 7, so 2 and 6 stay, and 1, which both have, has one place. That makes 9.
    const puzzle = puzzleOf(new Uint8Array(81), { cages: [{ sum: 11, cells: [0, 40, 80] }] });
    const propagation = new CagePropagation(puzzle);
    expect(propagation.propagate()).toBe(true);
    for (const [cell, digits] of [
      [0, [2, 7]],
      [40, [1, 4, 8]],
      [80, [6, 7]],
    ] as const)
      propagation.keep(
        cell,
        digits.reduce((set, digit) => set | bitOf(digit), 0),
      );
    expect(propagation.propagate()).toBe(false);
  });

  /** A random killer in which the first cage has one less, and another one more. */
  function bent(wish: KillerWish, more: number): Puzzle {
    const { puzzle } = randomKiller(wish);
    const cages = puzzle.cages.map((cage, index) => ({ ...cage, sum: cage.sum + (index === more ? 1 : index === 0 ? -1 : 0) }));
    return { ...puzzle, cages };
  }

  it('reports no solution in which a cage has a wrong sum', () =>
    expect(countSolutions(bent({ size: 9, seed: 954_815, largest: 6, leftOut: 50 }, 1), 100)).toBe(10));

  it('does not begin anew where the dead end at which it would is that of the whole search', () => {
    // The thirtieth dead end is the last. What is left of the candidates then leads to a grid that breaks a cage.
    expect(countSolutions(bent({ size: 8, seed: 563_151, largest: 4, leftOut: 33 }, 2), 100)).toBe(16);
  });

  it('finds one answer, the only one, to each killer of the benchmark, also where the search begins anew as soon as it knows where the trouble is', () => {
    for (const file of ['killers-17-cages.txt', 'killers-24-cages.txt']) {
      const puzzles = readPuzzles(readFileSync(new URL(`../../../bench/${file}`, import.meta.url), 'utf8'));
      expect(puzzles.map(({ puzzle }) => countSolutions(puzzle, 2))).toEqual(puzzles.map(() => 1));
    }
  });

  it('counts on past the answers that it remembers', () => {
    const puzzle = puzzleOf(new Uint8Array(81), { cages: [{ sum: 3, cells: [0, 1] }] });
    expect(countSolutions(puzzle, 12_000)).toBe(12_000);
  });

  it('adds the values of symbols, in any order, zero among them', () => {
    const cages = [
      { sum: 30, cells: [0, 1] },
      { sum: 5, cells: [2, 10] },
      { sum: 0, cells: [15] },
    ];
    const puzzle = puzzleOf(new Uint8Array(16), { cages, symbols: ['20', '0', '5', '10'] });
    const count = countCovers(killerCover(puzzle)).solutions;
    expect(count).toBeGreaterThan(0);
    expect(countSolutions(puzzle, 1000)).toBe(count);
  });

  it('finds nothing where a region cannot have its sum, or where a given prevents it', () => {
    const cages = [
      { sum: 3, cells: [0, 1] },
      { sum: 6, cells: [2, 3] },
    ];
    expect(solvePuzzle(puzzleOf(new Uint8Array(16), { cages }))).toBeUndefined();
    const puzzle = puzzleOf(new Uint8Array(16), { cages: [{ sum: 3, cells: [0, 1] }] });
    expect(solvePuzzle(withGivens(puzzle, [3, ...new Array(15).fill(0)]))).toBeUndefined();
    expect(countSolutions(puzzle, 0)).toBe(0);
  });

  it('fills the largest grid around a single cage', () => {
    const puzzle = puzzleOf(new Uint8Array(625), { cages: [{ sum: 50, cells: [0, 1, 2, 3] }] });
    expect(isSolution(puzzle, solvePuzzle(puzzle)!)).toBe(true);
  });

  it('continues where it was suspended: visits no node twice, reports no solution twice', () => {
    const searches = {
      cells: (puzzle: Puzzle, watch: Watch) => new CageCellsSearch(puzzle, watch, cellToTry),
      parts: (puzzle: Puzzle, watch: Watch) => new CagePartsSearch(puzzle, watch),
    };
    for (const [name, made] of Object.entries(searches)) {
      const whole = { answers: 0, nodes: 0, times: 0 };
      const inPieces = { ...whole };
      for (const { puzzle } of readPuzzles(readFileSync('bench/killers-24-cages.txt', 'utf8')).slice(0, 8)) {
        for (const [patience, tally] of [
          [Number.POSITIVE_INFINITY, whole],
          [3, inPieces],
        ] as const) {
          const seen = new Set<string>();
          const budget = new CountingBudget();
          const watch = newWatch((digits) => {
            expect(seen.has(digits.join())).toBe(false);
            return seen.add(digits.join()).size >= 30;
          }, budget);
          const search = made(puzzle, watch);
          do {
            Object.assign(watch, { patience, deadEnds: 0 });
            tally.times++;
          } while (!search.search());
          tally.answers += seen.size;
          tally.nodes += budget.nodes;
        }
      }
      expect({ ...inPieces, times: 0 }, name).toEqual({ ...whole, times: 0 });
      expect(inPieces.times, name).toBeGreaterThan(2 * whole.times);
    }
  });

  it('answers killers of scattered cages within few nodes, where parts of cages say little', () => {
    // By parts alone each of these takes more than 4,000 nodes, which are expensive.
    for (const [seed, largest, leftOut] of [
      [33, 5, 0],
      [34, 5, 0],
      [50, 4, 25],
      [51, 4, 25],
      [57, 4, 0],
    ] as const) {
      // biome-ignore format: a table
      const puzzle = scatteredKiller({ seed, largest, leftOut });
      const budget = new Budget(25_000);
      const digits = solvePuzzle(puzzle, budget);
      expect({ seed, spent: budget.spent }).toEqual({ seed, spent: false });
      expect(isSolution(puzzle, digits!)).toBe(true);
    }
  });

  it('ends where its budget does, always at the same place, and reports it', () => {
    const puzzle = scatteredKiller({ seed: 34, largest: 5, leftOut: 0 });
    const spentAfter = (nodes: number) => {
      const budget = new Budget(nodes);
      return { digits: solvePuzzle(puzzle, budget), spent: budget.spent };
    };
    expect(spentAfter(1000)).toEqual({ digits: undefined, spent: true });
    expect(spentAfter(1000)).toEqual(spentAfter(1000));
    expect(spentAfter(1_000_000)).toMatchObject({ digits: expect.any(Uint8Array), spent: false });
  });
});

describe('killers on other houses, and with pencil marks', () => {
  const forms: readonly GridForm[] = [
    { size: 6, regions: jigsawRegions(6, randomFrom(3)) },
    { size: 5, boxRows: 0 },
    { size: 6, diagonals: true },
    { size: 9, windows: true },
  ];

  it('have the answers of the puzzle without cages that keep the cages', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.nat(), fc.boolean(), (form, seed, marked) => {
        const random = randomFrom(seed);
        const grid = gridWith(form);
        const full = randomAnswer(grid, random);
        const cages = [];
        const free = new Set(full.keys());
        for (const cell of full.keys()) {
          if (!free.has(cell) || random.below(4) === 0) continue;
          const below = cell + grid.size;
          const cells = below < full.length && full[below] !== full[cell] ? [cell, below] : [cell];
          for (const each of cells) free.delete(each);
          cages.push({ cells, sum: cells.reduce((sum, each) => sum + full[each], 0) });
        }
        const givens = full.map((digit) => (random.below(100) < 30 ? digit : 0));
        const options = {
          grid,
          domains: marked ? Uint32Array.from(full, (digit) => bitOf(digit) | random.below(2 ** grid.size)) : undefined,
        };
        const all = answersOf(puzzleOf(givens, options), 5000);
        if (all.length === 5000) return;
        const caged = puzzleOf(givens, { ...options, cages });
        expect(countSolutions(caged, 5000)).toBe(all.filter((answer) => isSolution(caged, answer)).length);
      }),
      samples(40),
    );
  });
});
