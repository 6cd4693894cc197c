import { describe, expect, it } from 'vitest';
import { countSolutions } from '../fast/answer.ts';
import { readPuzzles } from './read.ts';
import { messageFor } from './testing/reading.ts';

const rows = ['1..4 aabb', '.... ccdb', '..4. eedf', '43.. ghhf'];
const sums = 'a=3 b=9 c=7 d=5 e=3 f=4 g=4 h=5';
const solution = '1234341221434321';
const text = `${rows.join('\n')}\n${sums}`;
const cages = [
  { sum: 3, cells: [0, 1] },
  { sum: 9, cells: [2, 3, 7] },
  { sum: 7, cells: [4, 5] },
  { sum: 5, cells: [6, 10] },
  { sum: 3, cells: [8, 9] },
  { sum: 4, cells: [11, 15] },
  { sum: 4, cells: [12] },
  { sum: 5, cells: [13, 14] },
];
const letters = rows.map((row) => row.slice(5));

describe('a killer with letters for its cages', () => {
  it('has its cells and its cages beside each other, and then the sums', () => {
    const [{ puzzle, reading, placeOf }] = readPuzzles(text);
    expect(puzzle.cages).toEqual(cages);
    expect([...puzzle.givens.slice(0, 4)]).toEqual([1, 0, 0, 4]);
    expect(reading).toEqual({ form: 'codingame', blank: '.' });
    expect(placeOf(5)).toEqual({ line: 2, column: 2 });
    expect(readPuzzles(`${text}\n\n${text}`)).toHaveLength(2);
  });

  it.each([
    ['a sum a line', `${rows.join('\n')}\n${sums.replaceAll(' ', '\n')}`],
    ['letters alone', `${letters.join('\n')}\n\n${sums.replaceAll('=', ': ')}`],
    ['Krazydad’s line', `K${letters.join('')},"3,9,7,5,3,4,4,5",${solution}`],
    ['Krazydad’s line without a solution', `K${letters.join('')};3 9 7 5 3 4 4 5`],
    ['Janko’s tables', `4 4\n3 - 9 -\n7 - 5 -\n- 3 - -\n4 5 - 4\n${letters.map((row) => [...row].map((letter) => 'abcdefgh'.indexOf(letter) + 1).join(' ')).join('\n')}`],
  ])('may be written otherwise: %s', (_, other) => {
    const [{ puzzle, ...read }] = readPuzzles(other);
    expect(puzzle.cages).toEqual(cages);
    expect(read.solution ?? solution).toBe(solution);
  }); // biome-ignore format: a row each

  it('has a solution with the digits of its sums', () => {
    expect(countSolutions(readPuzzles(text)[0]!.puzzle, 2)).toBe(1);
  });

  it('may leave cells out of its cages', () => {
    const [{ puzzle }] = readPuzzles(`${rows.join('\n').replaceAll('h', '.')}\n${sums.replace(' h=5', '')}`);
    expect(puzzle.cages).toEqual(cages.slice(0, 7));
  });

  it.each([
    ['a sum is missing', text.replace(' c=7', ''), "cage 'c' has no sum"],
    ['all sums are missing', rows.join('\n'), "cage 'a' has no sum"],
    ['a sum is there twice', `${text} a=9`, "cage 'a' has two sums"],
    ['a cage is missing', `${text} i=3`, "no cell is in cage 'i'"],
    ['a sum is too high', text.replace('e=3', 'e=9'), "cage 'e' cannot reach 9"],
    ['a row is missing', text.replace(`${rows[1]}\n`, ''), 'the killer has 3 rows of 4 cells'],
    ['a row is too short', text.replace('ccdb', 'cdb'), 'row 2 of the grid has 7 cells'],
    ['Krazydad’s sums are too few', `K${letters.join('')},3,9,7,5`, 'the killer has 4 sums; expected 8 sums, one for each letter'],
    ['Krazydad’s sum is none', `K${letters.join('')},3,9,7,5,3,4,4,x`, "'x' isn’t a sum"],
    ['Janko’s sum is there twice', `4 4\n10 10 - -\n${'- - - -\n'.repeat(3)}${'1 1 1 1\n'.repeat(4)}`, "cage '1' has two sums"],
  ])('is refused where %s', (_, other, words) => {
    expect(messageFor(other)).toContain(words);
  });
});
