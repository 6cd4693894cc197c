import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { constraintSearch, withoutChance } from '../../engine/search/constraint-search.card.ts';
import { choicesOf, firstOf, positionAfter, type Rule, reachScene } from './reach.ts';

const escargot = readPuzzles('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..')[0]!.puzzle;
const [start, later] = ['', '11=4 38=3'].map((written) => positionAfter(escargot, written)) as [
  ReturnType<typeof positionAfter>,
  ReturnType<typeof positionAfter>,
];
const counts = (position: typeof start, rule: Rule) => choicesOf(position, rule).map(({ name, reached }) => [name, reached.length]);

/** The first steps of a run with these rules. */
function* stepsWith(rules: { readonly degree: boolean; readonly lcv: boolean }) {
  const all = { ...rules, forwardChecking: true, mrv: true, propagation: false, ...withoutChance } as const;
  yield* constraintSearch.run(constraintSearch.start(escargot, all));
}

describe('what a choice reaches', () => {
  it('counts the open cells that lose a value, and takes the one that the search tries first', () => {
    expect(counts(start, 'value')).toEqual([
      ['4', 7],
      ['6', 6],
    ]);
    const [tried] = [...stepsWith({ degree: false, lcv: true })].flatMap((step) => (step.kind === 'try' ? [step] : []));
    expect(firstOf(choicesOf(start, 'value'), 'value')).toMatchObject({ cell: tried!.cell, digit: tried!.digit });
  });

  it('counts the open peers of cells with equally few values, and takes the one that the search chooses', () => {
    expect(counts(later, 'cell')).toEqual([
      ['r2c1', 12],
      ['r2c8', 13],
      ['r6c3', 12],
    ]);
    const [, , third] = [...stepsWith({ degree: true, lcv: false })].flatMap((step) => (step.kind === 'choose' ? [step] : []));
    expect(firstOf(choicesOf(later, 'cell'), 'cell').cell).toBe(third!.cell);
  });

  it('crosses a value out where it is lost, and nothing where a cell is chosen', () => {
    const [four] = choicesOf(start, 'value');
    const { struck, digits } = reachScene(start, [], four);
    expect([...struck!].filter((set) => set !== 0)).toHaveLength(7);
    expect(digits[11]).toBe(4);
    expect([...reachScene(later, [], choicesOf(later, 'cell')[1]).struck!].some((set) => set !== 0)).toBe(false);
  });
});
