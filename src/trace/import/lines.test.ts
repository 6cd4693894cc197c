import { describe, expect, it } from 'vitest';
import { Lines, objectOn } from './lines.ts';
import { textOfFault } from './testing/imported.ts';

/** The lines of a text that comes in these pieces. */
function linesOf(...pieces: readonly string[]) {
  const lines = new Lines();
  return [...pieces.flatMap((piece) => [...lines.push(piece)]), ...lines.end()];
}

describe('a text is cut into lines', () => {
  it('wherever its pieces end, without those that are blank', () => {
    const two = [
      { line: 1, text: 'ab' },
      { line: 4, text: 'c' },
    ];
    expect(linesOf('ab\n\n \nc')).toEqual(two);
    expect(linesOf('a', 'b\n', '\n ', '\n', 'c', '')).toEqual(two);
    expect(linesOf('ab\n\n \nc\n')).toEqual(two);
    expect(linesOf('')).toEqual([]);
  });

  it('without a mark of the order of bytes, which is only removed at the start', () => {
    expect(linesOf('\uFEFFa\n\uFEFFb')).toEqual([
      { line: 1, text: 'a' },
      { line: 2, text: '\uFEFFb' },
    ]);
    expect(linesOf('a', '\uFEFFb')).toEqual([{ line: 1, text: 'a\uFEFFb' }]);
    expect(linesOf('a\n', '\uFEFFb').at(-1)).toEqual({ line: 2, text: '\uFEFFb' });
  });

  it('and says how many are whole, and what has come of the next', () => {
    const lines = new Lines();
    expect([...lines.push('a\n\nbc')]).toHaveLength(1);
    expect([lines.count, lines.rest]).toEqual([2, 'bc']);
    expect([...lines.end()]).toEqual([{ line: 3, text: 'bc' }]);
    expect([lines.count, lines.rest]).toEqual([3, '']);
    expect([...lines.end()]).toEqual([]);
    expect(lines.count).toBe(3);
  });

  it('of which none is longer than a million characters', () => {
    const most = 'x'.repeat(1_000_000);
    const message = 'line 2, column 1: this line has more than a million characters; expected one JSON object a line';
    expect(linesOf('a\n', most)).toHaveLength(2);
    expect(textOfFault(() => linesOf('a\n', most, 'x'))).toBe(message);
    expect(textOfFault(() => linesOf(`a\n${most}x\nb`))).toBe(message);
  });
});

describe('a line holds a JSON object', () => {
  const faultOf = (text: string) => textOfFault(() => objectOn({ line: 3, text }));

  it('which is read', () => expect(objectOn({ line: 3, text: ' {"kind":"place","cell":[2]} ' })).toEqual({ kind: 'place', cell: [2] }));

  it.each([
    ['[1]', "column 1: this line is '[1]'"],
    ['null', "column 1: this line is 'null'"],
    ['7', "column 1: this line is '7'"],
    ['"12345678901234567890"', "column 1: this line is '\"1234567890123456789…'"],
    ['"123456789012345678"', 'column 1: this line is \'"123456789012345678"\''],
  ])('and not %s', (text, sentence) =>
    expect(faultOf(text)).toBe(`line 3, ${sentence}; expected a JSON object: {"kind":"place","cell":2,"digit":4}`),
  );

  it.each([
    ['{"kind":"place","ce', 'column 20: the line breaks off'],
    ['{"kind":"place",  ', 'column 19: the line breaks off'],
    ['{"kind":', 'column 9: the line breaks off'],
    ['{"kind":place}', 'column 1: \'{"kind":place}\' isn’t JSON'],
    ['{"kind":1} x', "column 12: 'x' isn’t JSON"],
    ['{"kind":01}', "column 10: '1}' isn’t JSON"],
    ['PK', "column 1: 'PK' isn’t JSON"],
  ])('says where %s stops being JSON', (text, sentence) =>
    expect(faultOf(text)).toBe(`line 3, ${sentence}; expected one whole JSON object on each line`),
  );
});
