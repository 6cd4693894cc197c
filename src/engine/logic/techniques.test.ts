import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, soaking, times } from '../../../tests/samples.ts';
import { allDigits, bitOf, candidatesOf, countDigits, digitsOf } from '../candidates.ts';
import { countSolutions, solvePuzzle } from '../fast/answer.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { type Random, randomFrom } from '../random.ts';
import { ladder, type Rung, rungOf } from './ladder.ts';
import { candidateOf, linkGraph } from './link-graph.ts';
import { commonPeers, housesOf, type Position, placesIn, positionOf, sees } from './position.ts';
import { applyInstance } from './solve-by-ladder.ts';
import { type CellDigit, combinations, effectOf, type Instance } from './technique.ts';

/** A puzzle with one answer: givens are taken from a full grid in a random order while the answer stays unique, at most `most` of them. */
function randomPuzzle(size: number, random: Random, most: number): Puzzle {
  const grid = gridOf(size);
  const first = puzzleOf(new Uint8Array(grid.cellCount), { grid });
  const start = first.givens.slice();
  for (const [cell, digit] of random.shuffled(digitsOf(allDigits(size))).entries()) start[cell] = digit;
  const digits = solvePuzzle(puzzleOf(start, { grid }))!.slice();
  let taken = 0;
  for (const cell of random.shuffled(Array.from(digits.keys()))) {
    if (taken >= most) break;
    const digit = digits[cell];
    digits[cell] = 0;
    if (countSolutions(puzzleOf(digits, { grid }), 2) === 1) taken++;
    else digits[cell] = digit;
  }
  return puzzleOf(digits, { grid });
}

/** Returns what the first successful rung finds; the later ones don't search. */
function firstOf(rungs: readonly Rung[], position: Position): Instance | undefined {
  for (const { technique } of rungs) {
    const found = technique.first(position);
    if (found) return found;
  }
  return undefined;
}

/** Yields positions of a random run through a puzzle: any instance of any technique may come next, and only a part of its strikes. */
function* randomRun(puzzle: Puzzle, random: Random, moves: number): Generator<Position> {
  const position = positionOf(puzzle);
  for (let move = 0; move < moves; move++) {
    yield position;
    // Half of the time something other than a single, so that hard patterns are met before the grid is full.
    const order = random.below(2) === 0 ? ladder.slice(4) : ladder;
    const instance = firstOf(random.shuffled(order), position);
    if (!instance) {
      const single = firstOf(ladder, position);
      if (!single) return;
      applyInstance(position, single);
      continue;
    }
    const some = instance.eliminations.filter((_, index) => index === 0 || random.below(3) > 0);
    applyInstance(position, { ...instance, eliminations: some });
  }
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('every technique, on random positions of puzzles with one answer', () => {
  it.each([
    [4, 5, 12],
    [6, 1, soaking ? 10 : 6],
    [9, 1, soaking ? 14 : 6],
  ])('%i × %i: nothing that it strikes or places contradicts the answer', (size, runs, moves) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomFrom(seed);
        const puzzle = randomPuzzle(size, random, size * size);
        const answer = solvePuzzle(puzzle)!;
        // Reported together: there are too many for an assertion each.
        const faults: string[] = [];
        for (const position of randomRun(puzzle, random, moves)) {
          for (const { technique } of ladder) {
            for (const instance of technique.find(position)) {
              for (const { cell, digit } of instance.eliminations) {
                if (!(position.candidates[cell] & bitOf(digit))) faults.push(`${technique.id}: ${digit} isn’t a candidate of ${cell}`);
                if (answer[cell] === digit) faults.push(`${technique.id} strikes ${digit} from ${cell}, where it belongs`);
              }
              for (const { cell, digit } of instance.placements)
                if (answer[cell] !== digit) faults.push(`${technique.id} places ${digit} in ${cell}, where ${answer[cell]} belongs`);
              if ((instance.placements.length === 0) !== instance.eliminations.length > 0)
                faults.push(`${technique.id} places and strikes, or neither`);
            }
          }
        }
        expect(faults).toEqual([]);
      }),
      samples(runs),
    );
  });
});

/** Positions of one random puzzle, made once for all that are held to them. */
const copiesByKey = new Map<string, readonly Position[]>();
function positionsOf(seed: number, moves: number, size = 9): readonly Position[] {
  const key = `${seed} ${moves} ${size}`;
  const made = copiesByKey.get(key) ?? copiesOf(seed, moves, size);
  copiesByKey.set(key, made);
  return made;
}

function copiesOf(seed: number, moves: number, size: number): Position[] {
  const random = randomFrom(seed);
  return Array.from(randomRun(randomPuzzle(size, random, size * size), random, moves), (position) => ({
    ...position,
    digits: position.digits.slice(),
    candidates: position.candidates.slice(),
  }));
}

const effectsOf = (position: Position, ...ids: string[]) => new Set(ids.flatMap((id) => rungOf(id).technique.find(position)).map(effectOf));

const effect = (eliminations: CellDigit[]) => effectOf({ placements: [], eliminations });

/** Candidates of these digits in these cells. */
function openCandidates({ candidates }: Position, cells: Iterable<number>, digits: number): CellDigit[] {
  return [...cells].flatMap((cell) => digitsOf(candidates[cell] & digits).map((digit) => ({ cell, digit })));
}

function holds(instances: (position: Position) => void, runs = 3, moves = 12): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const position of positionsOf(seed, moves)) instances(position);
    }),
    samples(runs),
  );
}

describe('match independent definitions', () => {
  it.each([
    [2, ['naked-pair', 'locked-pair']],
    [3, ['naked-triple', 'locked-triple']],
    [4, ['naked-quad']],
  ] as const)('naked subsets of %i: as many digits as cells', (size, ids) => {
    holds((position) => {
      const { grid, candidates } = position;
      const expected = new Set<string>();
      for (const house of housesOf(grid)) {
        for (const cells of combinations(grid.cellsOfHouse[house], size)) {
          const union = cells.reduce((set, cell) => set | candidates[cell], 0);
          if (cells.some((cell) => countDigits(candidates[cell]) < 2) || countDigits(union) !== size) continue;
          // A cell that sees all the cells of a subset shares a house with all of them.
          const eliminations = openCandidates(position, commonPeers(grid, cells), union);
          if (eliminations.length > 0) expected.add(effect(eliminations));
        }
      }
      expect(effectsOf(position, ...ids)).toEqual(expected);
    });
  });

  it.each([
    [2, 'hidden-pair'],
    [3, 'hidden-triple'],
    [4, 'hidden-quad'],
  ] as const)('hidden subsets of %i: as many cells as digits', (size, id) => {
    holds((position) => {
      const { grid } = position;
      const expected = new Set<string>();
      for (const house of housesOf(grid)) {
        for (const digits of combinations(digitsOf(allDigits(grid.size)), size)) {
          const places = digits.map((digit) => placesIn(position, house, digit));
          const cells = new Set(places.flat());
          if (places.some(({ length }) => length < 2) || cells.size !== size) continue;
          const others = digits.reduce((set, digit) => set & ~bitOf(digit), allDigits(grid.size));
          const eliminations = openCandidates(position, cells, others);
          if (eliminations.length > 0) expected.add(effect(eliminations));
        }
      }
      expect(effectsOf(position, id)).toEqual(expected);
    });
  });

  it.each([
    [2, 'x-wing'],
    [3, 'swordfish'],
    [4, 'jellyfish'],
  ] as const)('fish of %i lines: every choice of base and cover lines', (size, id) => {
    holds(
      (position) => {
        const { grid } = position;
        const lines = digitsOf(allDigits(grid.size)).map((line) => line - 1);
        const expected = new Set<string>();
        for (const digit of digitsOf(allDigits(grid.size))) {
          for (const [from, to] of [
            [0, grid.size],
            [grid.size, 0],
          ] as const) {
            for (const bases of combinations(lines, size)) {
              const places = bases.map((line) => placesIn(position, from + line, digit));
              if (places.some(({ length }) => length < 2)) continue;
              const body = places.flat();
              for (const covers of combinations(lines, size)) {
                const covered = covers.flatMap((line) => placesIn(position, to + line, digit));
                if (!body.every((cell) => covered.includes(cell))) continue;
                const eliminations = covered.filter((cell) => !body.includes(cell)).map((cell) => ({ cell, digit }));
                if (eliminations.length > 0) expected.add(effect(eliminations));
              }
            }
          }
        }
        expect(effectsOf(position, id)).toEqual(expected);
      },
      2,
      8,
    );
  });

  it('wings: three cells that no choice leaves without z', () => {
    holds((position) => {
      const { grid, candidates } = position;
      const small = Array.from(candidates.keys()).filter((cell) => [2, 3].includes(countDigits(candidates[cell])));
      for (const [id, sizeOfPivot] of [
        ['xy-wing', 2],
        ['xyz-wing', 3],
      ] as const) {
        const expected = new Set<string>();
        for (const pivot of small.filter((cell) => countDigits(candidates[cell]) === sizeOfPivot)) {
          const pincers = small.filter((cell) => countDigits(candidates[cell]) === 2 && sees(grid, cell, pivot));
          for (const [a, b] of combinations(pincers, 2)) {
            const cells = sizeOfPivot === 2 ? [a!, b!] : [a!, b!, pivot];
            const sets = new Set([candidates[a!], candidates[b!], candidates[pivot]]);
            if (sets.size < 3 || countDigits(candidates[a!] | candidates[b!] | candidates[pivot]) !== 3) continue;
            for (const z of digitsOf(candidates[a!] & candidates[b!])) {
              // Without z in any of the cells, the pivot would have nothing left.
              if (candidates[pivot] & ~(candidates[a!] | candidates[b!])) continue;
              if (sizeOfPivot === 2 && candidates[pivot] & bitOf(z)) continue;
              const eliminations = openCandidates(position, commonPeers(grid, cells), bitOf(z));
              if (eliminations.length > 0) expected.add(effect(eliminations));
            }
          }
        }
        expect([id, effectsOf(position, id)]).toEqual([id, expected]);
      }
    });
  });

  it('chains that contradict themselves: the closure of all implications', () => {
    holds(
      (position) => {
        const graph = linkGraph(position, { weakInHouse: true, strongInHouse: true, inCell: true });
        const { grid, candidates } = position;
        const struck = new Set<string>();
        for (const start of graph.nodes) {
          // Put it right and follow cells and houses with two candidates until nothing changes.
          const right = new Set([start]);
          const wrong = new Set<number>();
          for (const node of right) {
            const { cell, digit } = candidateOf(graph, node);
            const rivals = graph.nodes.filter((other) => {
              const rival = candidateOf(graph, other);
              return other !== node && (rival.cell === cell || (rival.digit === digit && sees(grid, rival.cell, cell)));
            });
            for (const rival of rivals) wrong.add(rival);
            for (const loser of rivals) {
              const lost = candidateOf(graph, loser);
              const others = digitsOf(candidates[lost.cell]).filter((each) => each !== lost.digit);
              if (others.length === 1) right.add(lost.cell * grid.size + others[0] - 1);
              for (const house of grid.housesOfCell[lost.cell]) {
                const places = placesIn(position, house, lost.digit).filter((each) => each !== lost.cell);
                if (places.length === 1) right.add(places[0] * grid.size + lost.digit - 1);
              }
            }
          }
          if (wrong.has(start)) struck.add(effect([candidateOf(graph, start)]));
        }
        const found = rungOf('discontinuous-loop').technique.find(position);
        const weakEnds = found.filter(({ links }) => !links[0].strong);
        const single = (instance: Instance) => instance.eliminations.length === 1;
        for (const each of weakEnds) expect(struck.has(effectOf(each))).toBe(true);
        const all = new Set(found.filter(single).map(effectOf));
        for (const each of struck) expect(all.has(each)).toBe(true);
      },
      2,
      6,
    );
  });
});

describe('finders', () => {
  it('find nothing in a full grid and nothing in an empty one', () => {
    // A grid of 16 asks each of them a second; what is found there is held to the answer elsewhere.
    for (const size of times(1) > 1 ? [4, 9, 16] : [4, 9]) {
      const empty = puzzleOf(new Uint8Array(size * size));
      const full = puzzleOf(solvePuzzle(empty)!);
      for (const { technique } of ladder) {
        expect([technique.id, technique.find(positionOf(empty))]).toEqual([technique.id, []]);
        expect([technique.id, technique.find(positionOf(full))]).toEqual([technique.id, []]);
      }
    }
  });

  it('find the same in the same position, name the first of what they find, and leave the position as it is', () => {
    for (const position of [7, ...(soaking ? [11] : [])].flatMap((seed) => positionsOf(seed, times(2)))) {
      const before = position.candidates.slice();
      for (const { technique } of ladder) {
        // As text: hundreds of patterns are compared much longer than they are looked for.
        const [found, first] = [technique.find(position), technique.first(position)];
        expect(JSON.stringify(technique.find(position))).toBe(JSON.stringify(found));
        expect(JSON.stringify(first)).toBe(JSON.stringify(found[0]));
      }
      expect(position.candidates).toEqual(before);
      expect(candidatesOf(position.grid, position.digits).every((set, cell) => (before[cell] & ~set) === 0)).toBe(true);
    }
  });
});
