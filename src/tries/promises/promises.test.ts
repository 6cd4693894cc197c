import { describe, expect, it } from 'vitest';
import { drain } from '../../engine/algorithm.ts';
import { dancingLinks } from '../../engine/cover/dancing-links.card.ts';
import { wholeOption } from '../../engine/cover/problems/sudoku-cover.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { plain } from '../../narration/sentence.ts';
import { blocksLeft, foundIn, fourByFour, judge, keptBy, markedIn, sharedWithTaken, struckIn } from './promises.ts';

const start = fourByFour();
const { cover } = start;
const { grid } = cover.puzzle;
const row = (cell: number, digit: number) => wholeOption(cover.puzzle, cell, digit);

describe('the matrix of an empty 4 × 4', () => {
  it('has 64 rows with four ones each, and four in every column', () => {
    expect([cover.options.length, cover.items.length]).toEqual([64, 64]);
    const ones = cover.options.flatMap(({ items }) => items);
    expect(ones).toHaveLength(256);
    for (const item of cover.items.keys()) expect(ones.filter((each) => each === item)).toHaveLength(4);
    expect(keptBy(start, start.taken)).toEqual(['r1c2 is filled', 'row 1 has 2', 'column 2 has 2', 'box 1 has 2']);
  });

  it('strikes a row exactly when the rules forbid its digit beside the taken one', () => {
    for (const taken of cover.options.keys()) {
      const struck = struckIn({ ...start, taken });
      const [mine] = cover.options[taken]!.places!;
      const forbidden = [...cover.options.keys()].filter((other) => {
        const [its] = cover.options[other]!.places!;
        if (other === taken) return false;
        return its!.cell === mine!.cell || (its!.digit === mine!.digit && grid.peersOfCell[mine!.cell]!.includes(its!.cell));
      });
      expect(struck).toEqual(forbidden);
      expect(struck).toHaveLength(10);
      // No other row keeps more than two of the same promises.
      expect(Math.max(...struck.map((other) => sharedWithTaken({ ...start, taken }, other).length))).toBe(2);
    }
  });
});

it('has a solved grid for the taken row and any that it does not strike', () => {
  const struck = struckIn(start);
  for (const [other, { places }] of cover.options.entries()) {
    if (struck.includes(other)) continue;
    const givens = new Uint8Array(16);
    for (const { cell, digit } of [...cover.options[start.taken]!.places!, ...places!]) givens[cell] = digit;
    const state = dancingLinks.start(puzzleOf(givens, { grid }), { rule: 'fewest', solutions: 1, givens: 'left', seed: 1 });
    expect(drain(dancingLinks.run(state)).outcome).toBe('solved');
  }
});

describe('a reader who judges rows', () => {
  it('has found all when every promise has had its row', () => {
    let now = start;
    const said = [row(1, 4), row(3, 2), row(15, 2), row(13, 2), row(4, 2)].map((each) => {
      const { promises, verdict, says } = judge(now, each);
      now = promises;
      return [verdict, plain(says), blocksLeft(now).length];
    });
    expect(said).toEqual([
      [
        'right',
        'It clashes. r1c2 = 4 would keep “r1c2 is filled” again. Still to find: “row 1 has 2”, “column 2 has 2” and “box 1 has 2”.',
        3,
      ],
      ['right', 'It clashes. r1c4 = 2 would keep “row 1 has 2” again. Still to find: “column 2 has 2” and “box 1 has 2”.', 2],
      ['wrong', 'No clash. r4c4 = 2 keeps four promises and shares none of them with r1c2 = 2. Both digits fit in one grid.', 2],
      ['right', 'It clashes. r4c2 = 2 would keep “column 2 has 2” again. Still to find: “box 1 has 2”.', 1],
      [
        'right',
        'It clashes. r2c1 = 2 would keep “box 1 has 2” again. That was the last of the four. Altogether 10 statements clash, so all of them are struck.',
        0,
      ],
    ]);
    expect(foundIn(now)).toEqual([row(1, 4), row(3, 2), row(13, 2), row(4, 2)]);
    expect(markedIn(now)).toEqual(struckIn(start));
    expect(markedIn(judge(start, row(1, 4)).promises)).toEqual([row(1, 4)]);
  });

  it('says once that it is the end', () => {
    const all = [row(1, 4), row(3, 2), row(13, 2), row(4, 2)].reduce((now, each) => judge(now, each).promises, start);
    expect(plain(judge(all, row(0, 2)).says)).toBe('It clashes twice over. r1c1 = 2 would keep “row 1 has 2” and “box 1 has 2” again.');
  });

  it('finds two at once beside the taken digit, and is not helped by asking for the taken row', () => {
    const both = judge(start, row(0, 2));
    expect(plain(both.says)).toMatch(/^It clashes twice over\. r1c1 = 2 would keep “row 1 has 2” and “box 1 has 2” again/);
    expect(blocksLeft(both.promises)).toHaveLength(2);
    expect(judge(start, start.taken)).toMatchObject({ verdict: 'neither', promises: start });
  });
});
