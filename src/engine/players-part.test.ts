import { describe, expect, it } from 'vitest';
import { bitOf } from './candidates.ts';
import { printPuzzle, readPuzzles } from './formats/read.ts';
import { placedAtFirst, positionOf } from './logic/position.ts';
import { givensOf, isGiven, withoutPlayer, withPlayer } from './players-part.ts';
import type { Puzzle } from './puzzle.ts';

const { puzzle } = readPuzzles('21...32....41...')[0]!;
const sets = (entries: Readonly<Record<number, number>>) => Uint32Array.from({ length: 16 }, (_, cell) => entries[cell] ?? 0);
const again = (position: Puzzle) => readPuzzles(printPuzzle({ puzzle: position }, 'compact'))[0]!.puzzle;
const digits = puzzle.givens.slice();
digits[2] = 4;
digits[4] = 1;
const position = withPlayer(puzzle, {
  digits,
  struck: sets({ 3: bitOf(4), 0: bitOf(2) }),
  corners: sets({ 7: bitOf(1) }),
  centres: sets({ 15: 15 }),
});

describe('a puzzle that somebody plays', () => {
  it('has the player’s digits and strikes as a run needs them, and knows them', () => {
    expect([position.givens[2], position.givens[4], position.givens[0]]).toEqual([4, 1, 2]);
    expect([isGiven(position, 0), isGiven(position, 2), isGiven(position, 3)]).toEqual([true, false, false]);
    expect(position.domains![3]).toBe(bitOf(1) | bitOf(2) | bitOf(3));
    // Nothing can be struck from a cell that has a digit.
    expect(position.domains![0]).toBe(15);
    expect(position.player!.written).toEqual([2, 4]);
  });

  it('comes back as it was before anybody played it', () => {
    expect(withoutPlayer(position)).toEqual(puzzle);
    expect(withoutPlayer(puzzle)).toBe(puzzle);
    expect(givensOf(position)).toEqual(puzzle.givens);
    expect(withPlayer(position, { digits: puzzle.givens })).toEqual(puzzle);
    expect(withPlayer(withPlayer(puzzle, { digits }), { digits })).toEqual(withPlayer(puzzle, { digits }));
  });

  it('keeps the marks of its own apart from what was struck', () => {
    const marked = { ...puzzle, domains: sets(Object.fromEntries(Array.from({ length: 16 }, (_, cell) => [cell, cell === 3 ? 7 : 15]))) };
    const struck = withPlayer(marked, { digits: marked.givens, struck: sets({ 3: bitOf(1) }) });
    expect(struck.domains![3]).toBe(6);
    expect(withoutPlayer(struck)).toEqual(marked);
    expect(again(struck)).toEqual(struck);
  });

  it('is one text', () => {
    expect(again(position)).toEqual(position);
    const noMarks = withPlayer(puzzle, { digits });
    expect(printPuzzle({ puzzle: noMarks }, 'compact')).toBe('sudoku~4x2p~~214.132....41...~~k...');
    expect(again(noMarks)).toEqual(noMarks);
  });

  it.each([
    ['sudoku~4x2p~~214.132....41...~~k..', 'isn’t a player’s part'],
    ['sudoku~4x2p~~214.132....41...~~z...', 'isn’t a player’s part'],
    ['sudoku~4x2p~~214.132....41...~~0000001...', 'has no digit'],
    ['sudoku~4x2p~~214.132....41...~~k.0.0.0', 'isn’t a list of marks'],
    ['sudoku~4x2p~~214.132....41...~~k.0g1..', 'isn’t a mark of this grid'],
  ])('is refused where its text is damaged: %s', (text, fault) => expect(() => readPuzzles(text)).toThrow(fault));

  it('begins with digits that are known: one candidate left is not a digit', () => {
    const lone = withPlayer(puzzle, { digits: puzzle.givens, struck: sets({ 3: 11 }) });
    expect(placedAtFirst(lone)[3]).toBe(0);
    expect(positionOf(lone).candidates[3]).toBe(bitOf(3));
    expect(positionOf(position).givens).toEqual(puzzle.givens);
    expect(positionOf(position).digits[2]).toBe(4);
  });
});
