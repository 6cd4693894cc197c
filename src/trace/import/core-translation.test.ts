import { describe, expect, it } from 'vitest';
import { applyStep } from '../../engine/algorithm.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf } from '../../engine/options.ts';
import type { AnyStep } from '../../engine/step.ts';
import { record } from '../record.ts';
import { CoreTranslation } from './core-translation.ts';

const FULL = '1234341221434321';
const read = (text: string) => readPuzzles(text)[0]!.puzzle;
const SMALL = '1.......3......2';

/** Compares an algorithm's run with a trace: `faultsOf` describes the fault of each step, one a line from the second on. */
async function translated(id: string, { text = SMALL, said = [] as string[], set = {} as Readonly<Record<string, unknown>> } = {}) {
  const algorithm = await catalogRow(id).load();
  const [puzzle, options] = [read(text), { ...defaultsOf(algorithm.options), ...set }];
  const translation = new CoreTranslation(algorithm, puzzle, options, said);
  let line = 1;
  const faultsOf = (steps: readonly AnyStep[], state: unknown = algorithm.start(puzzle, options)) =>
    steps.map((step) => translation.faultOf(step, ++line, state));
  return { algorithm, translation, faultsOf, own: [...record(algorithm, puzzle, options, { maxSteps: 20_000 }).steps()], puzzle, options };
}

const place = (cell: number, digit: number, kind = 'place') => ({ kind, cell, digit });
const takeBack = (cell: number, digit: number) => place(cell, digit, 'takeBack');

describe('a trace next to the run whose steps it has', () => {
  it('is the same as long as it is', async () => {
    const { translation, own, faultsOf } = await translated('backtracking');
    faultsOf(own.slice(0, 12));
    expect(translation.parted).toBeUndefined();
    faultsOf([place(3, 1, 'try')]);
    expect(translation.parted).toBe(14);
    faultsOf([place(3, 2, 'try')]);
    expect(translation.parted).toBe(14);
  });

  it('parts from it by one number, and where the run has ended', async () => {
    const { translation, own, faultsOf } = await translated('backtracking');
    const [choose, first] = own as [AnyStep, AnyStep];
    faultsOf([choose, { ...first, digit: 2 }]);
    expect(translation.parted).toBe(3);
    const whole = await translated('backtracking');
    whole.faultsOf(whole.own.filter(({ kind }) => kind !== 'solved'));
    expect(whole.translation.parted).toBeUndefined();
    whole.faultsOf([{ kind: 'choose', cell: 1 }]);
    expect(whole.translation.parted).toBe(whole.own.length + 1);
  });

  it('may say something in between', async () => {
    const { translation, own, faultsOf } = await translated('backtracking', { said: ['look'] });
    expect(faultsOf([{ kind: 'look', cell: 99 }, ...own.slice(0, 2), { kind: 'look', cell: 1 }, ...own.slice(2, 9)])).not.toContain('');
    expect(translation.parted).toBeUndefined();
  });

  it('ends as the run does, stuck where it is another, bound where it is cut', async () => {
    const whole = await translated('backtracking');
    whole.faultsOf(whole.own);
    expect(whole.translation.ending()).toBe('solved');
    const none = await translated('backtracking', { text: '12......3......2' });
    none.faultsOf(none.own);
    expect(none.translation.ending()).toBe('no-solution');
    const cut = await translated('backtracking');
    cut.faultsOf(cut.own.slice(0, 9));
    expect(cut.translation.ending()).toBe('bound');
    const other = await translated('backtracking');
    other.faultsOf([{ kind: 'choose', cell: 2 }]);
    expect(other.translation.ending()).toBe('stuck');
  });
});

describe('its steps are held against the grid', () => {
  it('in the order of a search that only places what it tries', async () => {
    const { translation, faultsOf } = await translated('backtracking');
    expect(faultsOf([place(1, 3), place(2, 2), takeBack(1, 3), place(3, 2), place(5, 1)])).toEqual([
      undefined,
      undefined,
      'you took back r1c2, but r1c3 was placed last',
      'you placed 2 in r1c4, but its row holds 2 at r1c3',
      'you placed 1 in r2c2, but its box holds 1 at r1c1',
    ]);
    expect(translation.rules!.right).toEqual({ place: 2 });
  });

  it('in any order of an algorithm that also places what is forced', async () => {
    const { faultsOf } = await translated('constraint-search');
    expect(faultsOf([place(1, 3, 'assign'), place(2, 2, 'nakedSingle'), takeBack(1, 3)])).toEqual([undefined, undefined, undefined]);
  });

  it('where what is forced may clash, and what is tried may not', async () => {
    const { faultsOf } = await translated('constraint-search');
    expect(faultsOf([place(1, 1, 'assign'), place(1, 1, 'nakedSingle'), place(0, 1, 'hiddenSingle')])).toEqual([
      'you placed 1 in r1c2, but its row holds 1 at r1c1',
      undefined,
      'you placed 1 in r1c1, but 1 is given there',
    ]);
  });

  it('with a cell and a digit', async () => {
    const { faultsOf } = await translated('constraint-search');
    expect(faultsOf([place(-1, 4, 'assign'), place(1, 0, 'assign'), place(-1, 0, 'takeBack'), place(1, 1, 'try')])).toEqual([
      "this 'assign' has no cell",
      "this 'assign' has no digit",
      "this 'takeBack' has no cell",
      undefined,
    ]);
    // The cell 0 is one.
    expect(faultsOf([place(0, 2, 'assign')])).toEqual(['you placed 2 in r1c1, but 1 is given there']);
  });

  it('but for those of an algorithm that does other things to it', async () => {
    const { translation, faultsOf } = await translated('annealing');
    expect(translation.rules).toBeUndefined();
    expect(faultsOf([{ kind: 'swap', cell: -1, other: 3, digit: 0 }])).toEqual([undefined]);
  });

  it.each(['annealing', 'backtracking', 'algorithm-x'])('solved in %s only if it is', async (id) => {
    const { algorithm, faultsOf } = await translated(id);
    const solution = algorithm.solution!;
    const shown = {
      ...algorithm,
      solution: (state: unknown) => (typeof state === 'string' ? Uint8Array.from(state, Number) : solution(state)),
    };
    const translation = new CoreTranslation(shown, read('12..3..2..4.4..1'), defaultsOf(algorithm.options));
    expect(translation.faultOf({ kind: 'solved' }, 2, FULL)).toBeUndefined();
    expect(translation.faultOf({ kind: 'solved' }, 2, FULL.replace('1234', '1243'))).toBe(
      'says solved, but column 3 has 4 twice, at r1c3 and r3c3',
    );
    expect(faultsOf([{ kind: 'solved' }])[0]).toMatch(/^says solved, but /);
    const { solution: _, ...without } = algorithm;
    expect(new CoreTranslation(without, read(SMALL), defaultsOf(algorithm.options)).faultOf({ kind: 'solved' }, 2, {})).toBeUndefined();
  });
});

describe('what follows from a digit that is taken back', () => {
  it('is gone with it, as far as the algorithm says', async () => {
    const { translation, faultsOf } = await translated('constraint-search');
    const standing = (...cells: readonly number[]) => ({
      digits: Uint8Array.from({ length: 16 }, (_, cell) => Number(cells.includes(cell))),
    });
    faultsOf([place(1, 3, 'assign'), place(2, 2, 'nakedSingle'), place(3, 4, 'hiddenSingle')]);
    // Nothing goes but with a digit that is taken back.
    translation.follow(place(3, 4, 'hiddenSingle'), standing());
    expect(faultsOf([place(2, 4, 'nakedSingle')])).toEqual(['you placed 4 in r1c3, but it holds 2: take that back first']);
    expect(faultsOf([takeBack(1, 3)])).toEqual([undefined]);
    translation.follow(takeBack(1, 3), standing(3));
    expect(faultsOf([place(3, 2, 'assign'), takeBack(2, 2)])).toEqual([
      'you placed 2 in r1c4, but it holds 4: take that back first',
      'you took back r1c3, but nothing was placed there',
    ]);
    expect(faultsOf([place(2, 2, 'assign'), takeBack(2, 2), takeBack(3, 4), takeBack(3, 4)])).toEqual([
      undefined,
      undefined,
      undefined,
      'you took back r1c4, but nothing has been placed',
    ]);
  });

  it('stays where the algorithm has no solution to show', async () => {
    const { algorithm, puzzle, options } = await translated('constraint-search');
    const { solution: _, ...without } = algorithm;
    const translation = new CoreTranslation(without, puzzle, options);
    for (const step of [place(1, 3, 'assign'), place(2, 2, 'nakedSingle'), takeBack(1, 3)]) {
      expect(translation.faultOf(step, 2, {})).toBeUndefined();
      translation.follow(step, {});
    }
    expect(translation.faultOf(place(2, 4, 'assign'), 5, {})).toContain('but it holds 2');
  });
});

it('a search that starts over has nothing placed any more', async () => {
  const text = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  const set = { ties: 'random', restart: 3, policy: 'fixed' };
  const { own, faultsOf, algorithm, puzzle, options, translation } = await translated('constraint-search', { text, set });
  const state = algorithm.start(puzzle, options);
  const upTo = own.findIndex(({ kind }) => kind === 'restart') + 40;
  const faults = own.slice(0, upTo).flatMap((step) => {
    const [fault] = faultsOf([step], state);
    applyStep(algorithm, state, step);
    translation.follow(step, state);
    return fault ?? [];
  });
  expect(upTo).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
