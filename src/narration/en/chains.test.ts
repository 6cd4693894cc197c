import { describe, expect, it } from 'vitest';
import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import { cellName } from '../../engine/grid.ts';
import { judge } from '../../engine/logic/attempt.ts';
import { rungOf } from '../../engine/logic/ladder.ts';
import { solveByLadder } from '../../engine/logic/solve-by-ladder.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { keyPosition } from '../../engine/logic/training.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { plain } from '../sentence.ts';
import { judgement } from './attempts.ts';
import { thoughtsOf } from './trials.ts';

function at(id: string) {
  const { puzzle: text } = keys.puzzles.find(({ technique }) => technique === id)!;
  const puzzle = puzzleOf(Uint8Array.from(text, (symbol) => Number(symbol) || 0));
  const { technique } = rungOf(id);
  const position = keyPosition(puzzle, id)!;
  return { puzzle, position, technique, instance: technique.first(position)! };
}

const thoughtTexts = (id: string) => {
  const { instance, puzzle, position } = at(id);
  return thoughtsOf(instance, puzzle, position).map(({ shows, sentence }) => `${shows.links.length} ${plain(sentence)}`);
};

describe('a chain, thought by thought', () => {
  it('goes from cell to cell, and one of its ends is right', () => {
    expect(thoughtTexts('xy-chain')).toEqual([
      '0 Suppose that r2c1 is not 5.',
      '1 Then only 6 is left in r2c1.',
      '2 So r2c6 in the same row is not 6.',
      '3 Then only 7 is left in r2c6.',
      '4 So r6c6 in the same column is not 7.',
      '5 Then only 2 is left in r6c6.',
      '6 So r7c6 in the same column is not 2.',
      '7 Then only 5 is left in r7c6.',
      '7 So one of the two ends is 5: r2c1 or r7c6.',
    ]);
  });

  it('requests the struck mark at its end, and only there', () => {
    const question = (id: string) => {
      const { instance, puzzle, position } = at(id);
      return thoughtsOf(instance, puzzle, position).map(({ asks }) => asks && plain(asks));
    };
    expect(question('skyscraper')).toEqual([undefined, undefined, undefined, undefined, 'Strike any 6 that sees both r1c4 and r7c6.']);
    expect(question('discontinuous-loop').at(-1)).toBe('So 3 can’t be in r2c4. Strike it.');
    expect(question('continuous-loop').at(-1)).toBe('Which mark sees both ends of one of its weak links? Strike it.');
    expect(question('aic').at(-1)).toBe('Which mark can’t stay in either case? Strike it.');
  });

  it('says which house leaves no other place', () => {
    expect(thoughtTexts('skyscraper')).toContain('3 Then r7c6 is 6: row 7 has no other place.');
  });

  it('draws the links inside the cells of a W-wing', () => {
    expect(thoughtTexts('w-wing').slice(0, 4)).toEqual([
      '0 Suppose that r1c2 is not 2.',
      '1 Then only 9 is left in r1c2.',
      '2 So r6c2 in the same column is not 9.',
      '3 Then r6c3 is 9: row 6 has no other place.',
    ]);
  });

  it('that comes back to where it began contradicts itself, or agrees', () => {
    expect(thoughtTexts('discontinuous-loop').at(-2)).toBe('7 So r2c4 in the same column is not 3.');
    expect(thoughtTexts('discontinuous-loop').at(-1)).toMatch(/^7 The supposition contradicts itself, so it is false: r2c4 is not 3\.$/);
    expect(thoughtTexts('continuous-loop').at(-1)).toContain('closed without a contradiction');
  });

  it('is none where there are no links, or where they branch', () => {
    expect(thoughtTexts('x-wing')).toEqual([]);
    expect(thoughtTexts('simple-colours-trap')).toEqual([]);
  });
});

it('the place of Wikipedia on the ladder is the two lowest rungs', () => {
  const wikipedia = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
  const puzzle = puzzleOf(Uint8Array.from(wikipedia, Number));
  expect(Object.keys(solveByLadder(puzzle).stepsByTechnique).sort()).toEqual(['full-house', 'hidden-single-box']);
});

describe('a conclusion in words', () => {
  const said = (id: string, cell: number, digit: number, seen = true) => {
    const { puzzle, position, technique, instance } = at(id);
    const { kind, sentence } = judgement(judge(position, technique, { cell, digit }, instance), id, { cell, digit }, puzzle, seen);
    return `${kind}: ${plain(sentence)}`;
  };

  it.each([
    ['xy-chain', 54, 5, 'right: 5 is struck from r7c1. It sees r2c1 in column 1 and r7c6 in row 7, and one of these is 5.'],
    ['xy-chain', 18, 5, 'wrong: r3c1 sees only one side: r2c1, but not r7c6. If the other side holds the 5, r3c1 may well be 5 too.'],
    ['xy-chain', 54, 3, 'wrong: The pattern is about 5. It says nothing about 3 in r7c1.'],
    ['x-wing', 10, 4, 'wrong: r2c2 isn’t in column 1 or column 7. The argument reaches no further, so 4 is still possible there.'],
    ['pointing', 73, 6, 'neither: 6 can’t be in r9c2, but it takes a harder technique to prove it. There’s still pointing to find.'],
    ['pointing', 56, 4, 'neither: 4 can’t be in r7c3, but that takes another technique: hidden pair. There’s still pointing to find.'],
    ['xy-chain', 0, 5, 'neither: r1c1 has no mark 5.'],
    ['bug+1', 2, 5, 'neither: r1c3 keeps the 5. What in that cell can’t stay, then?'],
    ['nishio', 35, 6, 'wrong: The argument says nothing about r4c9, so 6 is still possible there.'],
    ['nishio', 21, 6, 'right: 6 is struck from r3c4. With 6 at r3c4, column 8 has no place left for 6, so the supposition is wrong.'],
  ])('from %s about cell %i and %i', (id, cell, digit, text) => {
    expect(said(id, cell, digit)).toBe(text);
  });

  it('names the candidate that stays, where a loop from “is not” strikes the others of its cell', () => {
    const { puzzle, position, technique } = at('discontinuous-loop');
    const instance = [...technique.find(position)].find(({ links }) => links[0]!.strong)!;
    const [gone] = instance.eliminations as [CellDigit];
    const { sentence } = judgement(judge(position, technique, gone, instance), technique.id, gone, puzzle);
    const { cell, digit } = instance.links[0]!.from;
    const place = cellName(puzzle.grid, cell);
    expect(gone.cell).toBe(cell);
    expect(plain(sentence)).toContain(
      `${gone.digit} is struck from ${place}. The supposition contradicts itself, so ${digit} at ${place} is right`,
    );
  });

  it.each([
    ['xy-chain', 18, 5, 'wrong: Such a pattern sees r3c1 only in part, so 5 stays there for now.'],
    ['xy-chain', 54, 3, 'wrong: No such pattern here is about 3, so the 3 in r7c1 stays for now.'],
    ['x-wing', 10, 4, 'wrong: No such pattern rules out 4 in r2c2, so it stays for now.'],
    ['bug+1', 2, 5, 'neither: This cell keeps the 5. Strike what the pattern rules out.'],
  ])('that does not reveal the place of %s before it was seen', (id, cell, digit, text) => {
    expect(said(id, cell, digit, false)).toBe(text);
  });
});
