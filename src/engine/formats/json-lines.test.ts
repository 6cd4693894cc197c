import { describe, expect, it } from 'vitest';
import { formOf } from '../grid.ts';
import { printPuzzle, readPuzzles } from './read.ts';

const killer = '{"n":4,"bh":2,"bw":2,"givens":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1],"cages":[{"sum":5,"cells":[0,1]}],"solution":[1]}';

const messageOf = (text: string) => {
  try {
    readPuzzles(text);
  } catch (error) {
    return (error as { describe(): string }).describe();
  }
  return undefined;
};

describe('a JSON object a line', () => {
  it('is read with its box shape, givens and cages, many in a file', () => {
    const [first, second] = readPuzzles(`${killer}\n{"n":6,"bh":3}\n`);
    expect(first!.puzzle.cages).toEqual([{ sum: 5, cells: [0, 1] }]);
    expect(first!.puzzle.givens[15]).toBe(1);
    expect(second!.puzzle.grid).toMatchObject({ size: 6, boxRows: 3, boxColumns: 2 });
    expect(second!.place).toEqual({ line: 2, column: 1 });
  });

  it('has boxes as wide as bw says when it is alone', () => {
    expect(readPuzzles('{"n":6,"bw":2}')[0].puzzle.grid).toMatchObject({ size: 6, boxRows: 3, boxColumns: 2 });
  });

  it('reads what it prints, symbols included', () => {
    for (const text of [killer, '{"n":4,"bh":2,"bw":2,"symbols":["a","b","c","d"]}']) {
      const { puzzle } = readPuzzles(text)[0];
      expect(readPuzzles(printPuzzle({ puzzle }, 'json'))[0].puzzle).toEqual(puzzle);
    }
  });

  it('has regions as rows of letters or as numbers, diagonals, windows, no boxes, and pencil marks', () => {
    const rows = ['AAAB', 'ABBB', 'CCCD', 'CDDD'];
    const byLetters = readPuzzles(JSON.stringify({ n: 4, regions: rows, diagonals: true }))[0]!.puzzle.grid;
    const byNumbers = readPuzzles(
      JSON.stringify({ n: 4, regions: [...rows.join('')].map((each) => each.charCodeAt(0)), diagonals: true }),
    )[0]!;
    expect(byNumbers.puzzle.grid).toBe(byLetters);
    expect(formOf(byLetters)).toEqual({ size: 4, regions: [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3], diagonals: true });
    expect(formOf(readPuzzles('{"n":9,"windows":true}')[0]!.puzzle.grid)).toEqual({ size: 9, boxRows: 3, windows: true });
    expect(formOf(readPuzzles('{"n":7,"boxes":false}')[0]!.puzzle.grid)).toEqual({ size: 7, boxRows: 0 });
    const marks = [[1, 4], ...Array.from({ length: 15 }, () => [1, 2, 3, 4])];
    expect([...readPuzzles(JSON.stringify({ n: 4, marks }))[0]!.puzzle.domains!.slice(0, 2)]).toEqual([9, 15]);
  });

  it.each([
    ['{"n":4,"regions":["AABB","AABB","CCDD"]}', '"regions" are not 4 rows of 4 letters'],
    ['{"n":4,"regions":["AABB","AABB","CCDD","CCDDD"]}', '"regions" are not 4 rows of 4 letters'],
    ['{"n":4,"regions":[1,2]}', '2 cells have a region'],
    ['{"n":4,"regions":["AAAB","AABB","CCDD","CCDD"]}', 'region 65 has 5 cells'],
    ['{"n":4,"bh":2,"regions":["AABB","AABB","CCDD","CCDD"]}', '"regions" take the place of boxes, but there is "bh" too'],
    ['{"n":4,"boxes":false,"bw":2}', '"boxes" is false, but there is "bw" too'],
    ['{"n":4,"boxes":0}', '"boxes" is 0'],
    ['{"n":6,"windows":true}', 'a 6 × 6 grid has no windows'],
    ['{"n":4,"marks":[[1]]}', '"marks" has 1 cells instead of 16'],
    ['{"n":4,"marks":["12"]}', '"marks" isn’t a list of lists of digits'],
    ['{"n":4,', 'no JSON object'],
    ['{"n":"4"}', '"n" is "4"'],
    ['{"n":7}', '7 × 7'],
    ['{"n":4,"bh":2,"bw":3}', 'boxes of 2 × 3'],
    ['{"n":6,"bw":"x"}', '"bw" is "x"'],
    ['{"n":6,"bh":2,"bw":"x"}', '"bw" is "x"'],
    ['{"n":6,"bw":4}', 'boxes of 4 columns do not fit size 6'],
    ['{"n":6,"bw":0}', 'boxes of 0 columns do not fit size 6'],
    ['{"n":4,"givens":[1,2]}', '2 cells'],
    ['{"n":4,"givens":[9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', 'r1c1 holds 9'],
    ['{"n":4,"givens":"x"}', 'isn’t a list of whole numbers'],
    ['{"n":4,"cages":[{"sum":5,"cells":[16]}]}', 'cage 1 has a cell outside'],
    ['{"n":4,"cages":[{"sum":"5"}]}', 'cage 1 has no whole "sum"'],
    ['{"n":4,"cages":[{"sum":5,"cells":[0,1]},{"sum":3,"cells":[1,2]}]}', 'cage 2 holds r1c2, which cage 1 holds already'],
    ['{"n":4,"cages":[{"sum":9,"cells":[0,1]}]}', 'cannot reach 9'],
  ])('is refused with a sentence: %s', (text, expected) => {
    expect(messageOf(`\n${text}`)).toContain(expected);
    expect(messageOf(`\n${text}`)).toMatch(/2\b/);
  });
});
