import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { line, puzzleText } from './line.ts';
import { canonicalOfPlainLine, isPlainLine, puzzleOfPlainLine } from './plain-line.ts';
import { eachPuzzle, formats } from './read.ts';
import { TextLines } from './text-lines.ts';

const cells = fc.string({ unit: fc.constantFrom(...'....123456789'), minLength: 81, maxLength: 81 });
const beside = fc.constantFrom('', ',', `,${'123456789'.repeat(9)}`, ':1', ':1:', ' 12', '\t0.5', ' # group: hard', ' # 7', ' 3 #x');
const below = fc.constantFrom('', '1 2 3 4', '[Puzzle]', 'a=3 b=4', '.'.repeat(81), '9', '53..7....', '|1|2|', '{"n":4', '# end');

/** What format of lines reads, with the places of cells. */
const seen = (read: ReturnType<typeof puzzleOfPlainLine>) =>
  read && { ...read, placeOf: undefined, places: [0, 40, 80].map((cell) => read.placeOf(cell)) };

describe('a plain line', () => {
  it('is one that no other format reads, whatever is below it', () => {
    const others = formats.slice(0, formats.indexOf(line));
    expect(others.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(cells, beside, fc.array(below, { maxLength: 3 }), (grid, more, rest) => {
        const text = [`${grid}${more}`, ...rest].join('\n');
        expect(isPlainLine(new TextLines(text).peek()!)).toBe(true);
        for (const format of others) {
          const lines = new TextLines(text);
          expect([format.id, format.read?.(lines, () => undefined) ?? format.readAll?.(lines)]).toEqual([format.id, undefined]);
        }
      }),
      samples(200),
    );
  });

  it('says the same as to the format of lines', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom('.', '0'), (dotted, blank) => {
        const grid = dotted.replaceAll('.', blank);
        const lines = new TextLines(grid);
        expect(seen(puzzleOfPlainLine(lines.peek()!))).toEqual(seen(line.read!(lines, () => undefined)));
      }),
      {
        ...samples(100),
        examples: [
          ['123456789'.repeat(9), '.'],
          ['.'.repeat(81), '.'],
          ['.'.repeat(81), '0'],
        ],
      },
    );
    // Zeros beside dots may be digits.
    expect(puzzleOfPlainLine({ number: 1, text: `0.${'1'.repeat(79)}` })).toBeUndefined();
  });

  it('has the same canonical text as its puzzle, or none like it', () => {
    const odd = fc.constantFrom('', '0.', '.0', 'a', ' ', '/', ':');
    fc.assert(
      fc.property(cells, fc.constantFrom('.', '0'), odd, (dotted, blank, other) => {
        const here = { number: 1, text: `${other}${dotted.replaceAll('.', blank)}`.slice(0, 81) };
        const read = puzzleOfPlainLine(here);
        expect(canonicalOfPlainLine(here)).toBe(read && puzzleText(read.puzzle));
      }),
      samples(200),
    );
    expect(canonicalOfPlainLine({ number: 1, text: '.'.repeat(82) })).toBeUndefined();
  });

  it('that isn’t wanted is gone past, and counts as a puzzle', () => {
    const grid = (digit: number) => `${'0'.repeat(80)}${digit}`;
    const asked: unknown[] = [];
    const isWanted = (canonical: string, number: number) => {
      asked.push([canonical.at(-1), number]);
      return canonical.endsWith('2');
    };
    const text = `# head\n${grid(1)}\n${grid(2)}\n${grid(3)} # named\n${grid(4)}\n`;
    expect([...eachPuzzle(text, { isWanted })].map(({ place }) => place.line)).toEqual([3, 4]);
    expect(asked).toEqual([['1', 2], ['2', 3], ['4', 5]]); // biome-ignore format: a list
    expect([...eachPuzzle(grid(1), { isWanted })]).toEqual([]);
  });

  it('is none with anything of an address, a code or a letter', () => {
    const grid = '.'.repeat(81);
    for (const text of [`${grid}a`, `${grid} https://a.b`, `x${grid}`, `${grid.slice(1)}x`, `${grid} # a/b`, grid.slice(1), `${grid}.`])
      expect([text, isPlainLine({ number: 1, text })]).toEqual([text, false]);
  });
});

describe('a line of text', () => {
  it.each([
    ['digits', `${'.'.repeat(80)}1`],
    ['a killer', '{"n":4,"bh":2,"bw":2,"cages":[{"sum":3,"cells":[0,1]}]}'],
    ['a killer in short', 'sudoku~4x2~~................~3-0.1'],
    ['a game of HoDoKu', `:0000:x:${'.'.repeat(81)}:::`],
    ['625 letters', 'A'.padEnd(625, '.')],
  ])('with %s is read before the next one has come', (_, text) => {
    function* pieces() {
      yield `${text}\n`;
      throw new Error('read too far');
    }
    expect(eachPuzzle(pieces()).next().value?.place).toMatchObject({ line: 1 });
  });

  it('may end in two pieces, in the way of Windows', () => {
    const grid = '.'.repeat(81);
    expect([...eachPuzzle([`${grid}\r`, `\n${grid}\r`, '\n'])].map(({ place }) => place.line)).toEqual([1, 2]);
  });
});

describe('a text with faults', () => {
  it('loses no puzzle of a line, whatever is above it', () => {
    const grid = `${'.'.repeat(80)}1`;
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1 2 3 4', '53..7....', 'nonsense is here', 'nonsense here', '|1|2|', 'a b c d', '+--+'), { maxLength: 4 }), (above) => {
        const faults: number[] = [];
        const read = [...eachPuzzle([...above, grid, grid].join('\n'), { onFault: ({ place }) => void faults.push(place!.line) })];
        expect(read.map(({ place }) => place.line)).toEqual([above.length + 1, above.length + 2]);
        expect(Math.max(0, ...faults)).toBeLessThanOrEqual(above.length);
      }),
      samples(150),
    ); // biome-ignore format: one property
  });
});
