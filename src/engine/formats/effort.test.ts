import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import { eachPuzzle } from './read.ts';
import { LOOKAHEAD, TextLines } from './text-lines.ts';

const LENGTH = soaking ? 5000 : 2500;

/** Lines that begin something, continue it, or say nothing: what a reader of forms might look far ahead for. */
const scraps = [
  '.', '..', '.........', '-', '|', '| |', '+', '#', '#A', '#C about', '; remark', 'grid 1', 'a,b', '1', '9', '1 2 3 4', '16',
  '[Puzzle]', '[State]', 'I024', 'E03006', ':0000:x:', '53..7....', '|1 |   | 4 |', '---------', '<p', '{', '0,0 1', '5 0,0 0,1',
  'sudoku~9x3~', '3x3::k:0:0', '\t\t', ' ', '', '"', '```',
]; // biome-ignore format: a list

/** How many lines are looked at, again and again counted, until the text is read or refused. */
function looksAt(text: string, onFault?: () => void): number {
  const { peek } = TextLines.prototype;
  let looks = 0;
  TextLines.prototype.peek = function counting(ahead) {
    looks++;
    return peek.call(this, ahead);
  };
  try {
    for (const _ of eachPuzzle(text, { onFault }));
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
  } finally {
    TextLines.prototype.peek = peek;
  }
  return looks;
}

describe('reading', () => {
  it('looks at each line of a long text only so often, whatever is repeated in it', () => {
    // The forms look ahead for their grids, but each only so far.
    const most = 4 * LOOKAHEAD;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scraps), { minLength: 1, maxLength: 3 }), fc.boolean(), (parts, tolerant) => {
        const part = `${parts.join('\n')}\n`;
        const text = part.repeat(Math.ceil(LENGTH / part.length));
        const lines = text.split('\n').length;
        expect(looksAt(text, tolerant ? () => {} : undefined)).toBeLessThan(most * lines);
      }),
      { ...samples(scraps.length + 30), examples: scraps.map((scrap): [string[], boolean] => [[scrap], true]) },
    );
  });
});
