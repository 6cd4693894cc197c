import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { samples } from '../../../tests/samples.ts';
import { allDigits, candidatesOf, countDigits, digitsOf, setOfDigits, subsetsOf } from '../candidates.ts';
import { readPuzzles } from '../formats/read.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { allDifferent, type Step } from './all-different.card.ts';
import { deadEdges, walk } from './components.ts';
import { none, reachFrom, turnOver } from './matching.ts';

type Strike = Extract<Step, { kind: 'strike' }>;

/** What a single look at one constraint strikes, and the digits of the components it finds; `failed` where it has no matching. */
function strikesOfLook(puzzle: Puzzle, constraint: number) {
  const state = allDifferent.start(puzzle, { byDigit: true });
  state.due.clear();
  state.due.add(constraint);
  const strikes: Strike[] = [];
  const components: (readonly number[])[] = [];
  let failed: Step | undefined;
  let looks = 0;
  for (const step of allDifferent.run(state)) {
    if (step.kind === 'oneHouse' || step.kind === 'oneDigit') looks++;
    if (looks > 1 || step.kind === 'choose' || step.kind === 'solved') break;
    if (step.kind === 'strike') strikes.push(step);
    if (step.kind === 'component') components.push((allDifferent.inFull(state, step).digits ?? []) as number[]);
    if (step.kind !== 'unmatched') continue;
    failed = step;
    break;
  }
  return { state, failed, strikes, components };
}

/** Strikes by sets of up to so many digits, open and hidden, wherever there are some. Returns the candidates that are left. */
function afterSets(puzzle: Puzzle, most: number): Puzzle {
  const { grid, givens } = puzzle;
  const domains = Uint32Array.from(candidatesOf(puzzle, givens), (set, cell) => (givens[cell] ? setOfDigits([givens[cell]!]) : set));
  const sizes = Array.from({ length: most }, (_, index) => index + 1);
  for (let left = -1, total = 0; left !== total; ) {
    left = total;
    for (const cells of grid.cellsOfHouse)
      for (const size of sizes)
        for (const places of subsetsOf(allDigits(grid.size), size)) {
          const chosen = digitsOf(places).map((place) => cells[place - 1]!);
          const digits = chosen.reduce((set, cell) => set | domains[cell]!, 0);
          if (countDigits(digits) === size) for (const cell of cells) if (!chosen.includes(cell)) domains[cell]! &= ~digits;
          // The same the other way round: these digits have places in no more cells than there are of them.
          const holders = cells.filter((cell) => (domains[cell]! & places) !== 0);
          if (holders.length === size) for (const cell of holders) domains[cell]! &= places;
        }
    total = domains.reduce((sum, set) => sum + countDigits(set), 0);
  }
  return puzzleOf(givens, { grid, domains });
}

const boxOf = ({ grid }: Puzzle, box: number) => grid.houses.findIndex(({ type, number }) => type === 'box' && number === box);

describe('sets that nobody searched for', () => {
  it.each<[name: string, text: string, most: number, box: number, set: number[], count: number]>([
    [
      'a quad after all singles of a 9 × 9',
      '2.4............35....1......5.....2........74....6........741...3....6..8..2.....',
      1,
      2,
      [3, 5, 8, 9],
      10,
    ],
    ['five cells after all triples of sixteen-hard', named.find(({ id }) => id === 'sixteen-hard')!.puzzle, 3, 8, [2, 5, 6, 7, 13], 13],
  ])('finds %s', (_name, text, most, box, set, count) => {
    const puzzle = afterSets(readPuzzles(text)[0]!.puzzle, most);
    const { strikes, components } = strikesOfLook(puzzle, boxOf(puzzle, box));
    expect(components.map((digits) => digits.toSorted((a, b) => a - b))).toContainEqual(set);
    expect(strikes).toHaveLength(count);
    for (const { digit } of strikes) expect(set).toContain(digit);
  });

  it('shows the cells, their digits and the group in a picture', () => {
    const state = allDifferent.start(withMasks([0b0011, 0b0011, 0b1111, 0b1111], 0), { byDigit: false });
    // Two cells keep two digits, so four candidates of the other cells go.
    let strikes = 0;
    for (const { kind } of allDifferent.run(state)) {
      if (kind === 'strike') strikes++;
      if (strikes === 4) break;
    }
    const { house, digit, pairs, componentOf, values } = allDifferent.picture(state, undefined).matching;
    expect([house, digit, pairs[0]! + pairs[1]!]).toEqual([0, 0, 1]);
    expect([componentOf[0], componentOf[2]]).toEqual([componentOf[1], componentOf[3]]);
    expect(componentOf[0]).not.toBe(componentOf[2]);
    expect([values[0], values[2]]).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it.each([
    ['an X-wing', 2],
    ['a swordfish', 3],
    ['a jellyfish', 4],
  ])('finds %s when it looks at the digit', (_name, rows) => {
    const puzzle = withMasks(
      Array.from({ length: 9 }, (_, row) => (row < rows ? 2 ** rows - 1 : 511)),
      1,
    );
    const { strikes } = strikesOfLook(puzzle, puzzle.grid.houses.length);
    expect(strikes).toHaveLength(rows * (9 - rows));
    for (const { cell, digit } of strikes) expect([Math.floor(cell / 9) >= rows, cell % 9 < rows, digit]).toEqual([true, true, 1]);
  });

  it('strikes what pairs don’t: three cells of 1 and 2 pass every one', () => {
    const puzzle = withMasks([0b11, 0b11, 0b11, 0b1111], 0);
    expect(strikesOfLook(puzzle, 0).failed).toMatchObject({ slots: 3, values: 2 });
  });
});

/** A puzzle without givens, of which row 1, and the digit 1 in all rows, have these candidates; everything else is open. */
function withMasks(masks: readonly number[], which: 0 | 1): Puzzle {
  const size = masks.length;
  const domains = new Uint32Array(size * size).fill(allDigits(size));
  for (const [slot, mask] of masks.entries()) {
    if (which === 0) domains[slot] = mask;
    else for (let column = 0; column < size; column++) if (!((mask >> column) & 1)) domains[slot * size + column]! &= ~1;
  }
  return puzzleOf(new Uint8Array(size * size), { grid: gridOf(size, 0), domains });
}

/** The edges, as slot · 32 + value, that are in some way to give each slot a value of its own, found by trying all of them. */
function edgesInMatchings(masks: readonly number[]): Set<number> {
  const edges = new Set<number>();
  const taken: number[] = [];
  const tryAll = (slot: number, used: number) => {
    if (slot === masks.length) for (const [each, value] of taken.entries()) edges.add(each * 32 + value);
    else
      for (let value = 0; value < 32; value++)
        if (((masks[slot]! & ~used) >>> value) & 1) {
          taken[slot] = value;
          tryAll(slot + 1, used | (1 << value));
        }
  };
  tryAll(0, 0);
  return edges;
}

/** Candidates of 4 to 7 slots, some with many and some with few. */
const anyMasks = fc
  .integer({ min: 4, max: 7 })
  .chain((size) => fc.array(fc.tuple(fc.nat(2 ** size - 1), fc.nat(2 ** size - 1), fc.boolean()), { minLength: size, maxLength: size }))
  .map((slots) => slots.map(([a, b, isThin]) => (isThin ? a & b : a | b)));

describe('held against trying everything', () => {
  it('strikes in random houses, and by digit, exactly what is in no matching, or names slots with too few values', {
    timeout: 120_000,
  }, () => {
    const met = { failed: 0, struck: 0, kept: 0 };
    const faults: unknown[] = [];
    fc.assert(
      fc.property(anyMasks, fc.constantFrom<0 | 1>(0, 1), (masks, which) => {
        const puzzle = withMasks(masks, which);
        const size = masks.length;
        const { state, failed, strikes } = strikesOfLook(puzzle, which === 0 ? 0 : puzzle.grid.houses.length);
        const inMatchings = edgesInMatchings(masks);
        if (failed) {
          const { slots, values } = state.violator!;
          const reached = slots.reduce((set, slot) => set | masks[slot]!, 0);
          const isViolator = values.length < slots.length && values.reduce((set, value) => set | (1 << value), 0) === reached;
          if (inMatchings.size > 0 || !isViolator || new Set(slots).size < slots.length) faults.push({ masks, which, slots, values });
          met.failed++;
          return;
        }
        const struck = strikes.map(({ cell, digit }) =>
          which === 0 ? cell * 32 + digit - 1 : Math.floor(cell / size) * 32 + (cell % size),
        );
        const expected = masks.flatMap((mask, slot) =>
          Array.from({ length: size }, (_, value) => slot * 32 + value).filter(
            (edge) => (mask >> (edge % 32)) & 1 && !inMatchings.has(edge),
          ),
        );
        if (inMatchings.size === 0 || struck.toSorted((a, b) => a - b).join() !== expected.join())
          faults.push({ masks, which, struck, expected });
        if (struck.length > 0) met.struck++;
        else met.kept++;
      }),
      samples(10_000),
    );
    expect(faults.slice(0, 3)).toEqual([]);
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(500);
  });

  it('keeps an edge on a path from a value that nobody has, where there are more values than slots', () => {
    const faults: unknown[] = [];
    fc.assert(
      fc.property(anyMasks, fc.nat(3), (masks, left) => {
        const slots = masks.slice(left);
        const inMatchings = edgesInMatchings(slots);
        const hasEdge = (slot: number, value: number) => ((slots[slot]! >> value) & 1) === 1;
        const matching = { values: masks.length, pairs: new Int8Array(slots.length).fill(none), hasEdge };
        for (let slot = matching.pairs.indexOf(none); slot !== none; slot = matching.pairs.indexOf(none)) {
          const reach = reachFrom(matching, slot);
          if (reach.free === none) {
            if (inMatchings.size > 0) faults.push(slots);
            return;
          }
          turnOver(matching, slot, reach);
        }
        const componentOf = new Int8Array(slots.length);
        const stack: number[] = [];
        let number = 0;
        for (const visit of walk(matching)) {
          if ('from' in visit) stack.push(visit.slot);
          else if ('slots' in visit) {
            number++;
            for (const slot of stack.splice(-visit.slots)) componentOf[slot] = number;
          }
        }
        const dead = new Set([...deadEdges(matching, componentOf)].map(({ slot, value }) => slot * 32 + value));
        for (const [slot, mask] of slots.entries())
          for (let value = 0; value < masks.length; value++)
            if ((mask >> value) & 1 && dead.has(slot * 32 + value) === inMatchings.has(slot * 32 + value))
              faults.push([slots, slot, value]);
      }),
      samples(3000),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

describe('the walk', () => {
  const walkOf = (...values: number[][]) =>
    walk({ values: values.length, pairs: Int8Array.from(values.keys()), hasEdge: (slot, value) => values[slot]!.includes(value) });

  it('finds an earlier slot by a line, and hands it back to the slots that it came from', () => {
    // 1 could take from 0; 2 leads to 1 alone, which the walk has found a way back from.
    expect(walkOf([0, 2], [0, 1], [1, 2])).toEqual([
      { slot: 0, from: none },
      { slot: 2, from: 0 },
      { slot: 1, from: 2 },
      { slot: 1, by: 0, earliest: 0 },
      { slot: 2, by: 1, earliest: 0 },
      { slots: 3 },
    ]);
  });

  it('finds nothing by lines to what is in a component already, or comes later', () => {
    expect(walkOf([0, 1], [1], [0, 1, 2])).toEqual([
      { slot: 0, from: none },
      { slot: 1, from: 0 },
      { slots: 1 },
      { slots: 1 },
      { slot: 2, from: none },
      { slots: 1 },
    ]);
  });

  it('knows of each slot on the stack how far back it reaches, when a component is complete', () => {
    const faults: unknown[] = [];
    const state = allDifferent.start(readPuzzles(named.find(({ id }) => id === 'mepham-d')!.puzzle)[0]!.puzzle, { byDigit: true });
    let before: { stack: number[]; earliest: number[] } = { stack: [], earliest: [] };
    for (const step of allDifferent.run(state)) {
      if (step.kind === 'component') {
        const places = before.stack.slice(-step.slots).map((slot) => before.earliest[slot]!);
        const own = before.stack.length - step.slots + 1;
        // The first one reaches nothing before itself, and the others something before themselves.
        if (places.some((place, index) => (index === 0 ? place !== own : place < own || place >= own + index))) faults.push([step, places]);
      }
      before = { stack: [...state.stack], earliest: [...state.earliest] };
    }
    expect(faults).toEqual([]);
  });
});
