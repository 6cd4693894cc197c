import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { type Game, newGame } from '../game.ts';
import { plainOf } from '../game-text.ts';
import { mark, undo, write } from '../moves.ts';
import { checkedGame } from './checked-game.ts';
import { dropped, emptyShelf, found, gameIn, type Order, put, renamed, restored, shelved, stateOf } from './shelf.ts';
import { readFile, writeFile } from './shelf-file.ts';

const ANSWER = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const begin = (...moves: readonly (readonly [cell: number, digit: number])[]): Game => {
  const game = newGame(readPuzzles('12.43.1..1.3..2.')[0]!.puzzle, ANSWER);
  for (const [index, [cell, digit]] of moves.entries()) {
    game.seconds = 10 * (index + 1);
    write(game, cell, digit);
  }
  return game;
};
const nameOf = ({ name, givens }: { name: string; givens: number }) => name || `${givens} givens`;

describe('the shelf', () => {
  it('has a game once, as far as it was played, with its history', () => {
    let shelf = shelved(emptyShelf, begin([2, 3]), 1);
    const longer = begin([2, 3], [5, 4]);
    mark(longer, 12, 4);
    undo(longer);
    shelf = shelved(shelf, longer, 2);
    shelf = shelved(shelf, begin([2, 3]), 3);
    expect(shelf.entries).toHaveLength(1);
    expect(shelf.entries[0]).toMatchObject({ filled: 2, open: 8, solved: false, at: 2, givens: 8 });
    expect(plainOf(gameIn(shelf.entries[0]!))).toEqual(plainOf(longer));
  });

  it('has another game of the same puzzle beside it, and one not begun gives way to the game', () => {
    let { shelf } = put(emptyShelf, begin(), 1, 'Homework');
    expect(stateOf(shelf.entries[0]!)).toBe('new');
    shelf = shelved(shelf, begin([2, 3]), 2);
    expect(shelf.entries.map(({ name, moves }) => [name, moves])).toEqual([['Homework', 2]]);
    shelf = shelved(shelf, begin([5, 4]), 3);
    shelf = shelved(shelf, begin([2, 3], [5, 1]), 4);
    shelf = shelved(shelf, begin([2, 3], [5, 4], [7, 2]), 5);
    expect(shelf.entries).toHaveLength(3);
    expect(put(shelf, begin([2, 3], [5, 1]), 6)).toEqual({ shelf, did: 'there' });
  });

  it('is sorted by date, name, rating or progress', () => {
    let { shelf } = put(emptyShelf, { ...begin([2, 3]), grade: { solved: true, level: 'hard', score: 90 } as Game['grade'] }, 3, 'b 10');
    shelf = put(shelf, { ...begin([5, 4], [2, 3]), grade: { solved: true, level: 'easy', score: 99 } as Game['grade'] }, 1, 'b 9').shelf;
    shelf = put(shelf, begin(), 2, 'A').shelf;
    const names = (order: Order) => found(shelf.entries, 'all', '', nameOf, order).map(({ name }) => name);
    expect(names('date')).toEqual(['b 10', 'A', 'b 9']);
    expect(names('name')).toEqual(['A', 'b 9', 'b 10']);
    expect(names('rating')).toEqual(['b 9', 'b 10', 'A']);
    expect(names('progress')).toEqual(['b 9', 'b 10', 'A']);
  });

  it('leaves out what wasn’t touched, and what was deleted until it is played on', () => {
    const { puzzle, answer } = begin();
    expect(shelved(emptyShelf, newGame(puzzle, answer, 'level=easy&seed=1'), 1)).toBe(emptyShelf);
    const before = shelved(emptyShelf, begin([2, 3]), 1);
    const [entry] = before.entries;
    const after = dropped(before, entry!);
    expect(after.entries).toEqual([]);
    expect(shelved(after, begin([2, 3]), 2)).toBe(after);
    expect(shelved(after, begin([2, 3], [5, 4]), 2).entries).toHaveLength(1);
    expect(restored(after, entry!)).toEqual(before);
  });

  it('has a puzzle of the reader’s own before its first move, and goes on with it', () => {
    const before = shelved(emptyShelf, begin(), 1);
    expect(before.entries.map(stateOf)).toEqual(['new']);
    expect(shelved(before, begin([2, 3]), 2).entries.map(stateOf)).toEqual(['begun']);
    expect(shelved(dropped(before, before.entries[0]!), begin(), 2).entries).toEqual([]);
  });

  it('is searched by words of the name, and by state, the latest first', () => {
    let shelf = shelved(shelved(emptyShelf, begin([2, 3]), 1), begin([5, 4]), 2);
    shelf = renamed(shelf, shelf.entries[0]!.id, `  Tuesday homework${' '.repeat(9)}`);
    const names = (state: 'all' | 'begun' | 'solved', search: string) => found(shelf.entries, state, search, nameOf).map(nameOf);
    expect(names('all', '')).toEqual(['8 givens', 'Tuesday homework']);
    expect(names('begun', 'WORK tues')).toEqual(['Tuesday homework']);
    expect(names('solved', '')).toEqual([]);
  });
});

describe('the file of a shelf', () => {
  const shelf = shelved(renamed(put(emptyShelf, begin(), 5, 'One').shelf, '', ''), begin([2, 3]), 7);
  const text = writeFile(shelf, []);

  it('comes back as it was', () => {
    const read = readFile(text);
    expect(read).toMatchObject({ unread: 0, memory: [] });
    if (typeof read === 'string') throw new Error(read);
    expect(read.games.map(({ name, at, game }) => [name, at, plainOf(game)])).toEqual([['One', 7, plainOf(begin([2, 3]))]]);
  });

  it.each([
    ['', 'json'],
    ['{"format":"sudoscope-puzzles/1"', 'json'],
    ['[]', 'other'],
    ['{"format":"sudoscope-puzzles/2","puzzles":[]}', 'other'],
    ['{"format":"sudoscope-puzzles/1","puzzles":{}}', 'other'],
  ])('refuses %j', (bad, fault) => expect(readFile(bad)).toBe(fault));

  const game = plainOf(begin([2, 3])) as unknown as Record<string, unknown>;
  it.each<readonly [string, unknown]>([
    ['no game', undefined],
    ['another puzzle’s solution', { ...game, answer: ANSWER.map((digit) => 5 - digit) }],
    ['no puzzle', { ...game, puzzle: 'hello' }],
    ['digits too large', { ...game, digits: ANSWER.map(() => 9) }],
    ['too few cells', { ...game, marks: [0] }],
    ['other givens', { ...game, digits: [2, 1, ...ANSWER.slice(2)] }],
    ['moves of cells that aren’t there', { ...game, done: [{ cells: [99], digits: [[0], [1]], marks: [[0], [0]] }] }],
    ['moves of texts', { ...game, done: [{ cells: [1], digits: ['<b>', [1]], marks: [[0], [0]] }] }],
    ['deeds of another kind', { ...game, deeds: [{ seconds: 1, did: 'steal', digits: [], struck: [] }] }],
    ['a time below zero', { ...game, seconds: -1 }],
  ])('leaves out a game with %s, and keeps the others', (_, bad) => {
    const read = readFile(
      JSON.stringify({
        format: 'sudoscope-puzzles/1',
        puzzles: [{ name: 'bad', game: bad }, null, { name: 'x'.repeat(500), more: 1, game }],
      }),
    );
    expect(read).toMatchObject({ unread: 2, games: [{ name: 'x'.repeat(80), at: 0 }] });
  });

  it('keeps why hints struck what they did', () => {
    const reasons = [{ cell: 5, digit: 1, technique: 'pointing', says: 'Because.', move: 1 }];
    expect(checkedGame({ ...game, reasons }).reasons).toEqual(reasons);
  });

  it('drops fields that no game has, and reasons of no technique', () => {
    const checked = checkedGame({
      ...game,
      evil: '<script>',
      reasons: [{ cell: 1, digit: 1, technique: '<b>', says: '', move: 1 }],
      grade: { solved: true, level: 'magic', score: 1 },
    });
    expect(plainOf(checked)).toEqual(plainOf(begin([2, 3])));
  });
});
