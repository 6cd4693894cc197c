import { describe, expect, it } from 'vitest';
import { typedPuzzles } from './typed-puzzles.ts';

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const names = ['wikipedia', 'ai-escargot'];
const rows = line.match(/.{9}/g)!;
const drawn = [0, 3, 6]
  .map((from) =>
    rows
      .slice(from, from + 3)
      .map(
        (row) =>
          `| ${row
            .match(/.{3}/g)!
            .map((three) => [...three].join(' '))
            .join(' | ')} |`,
      )
      .join('\n'),
  )
  .join('\n|-------+-------+-------|\n');

describe('puzzles that are typed', () => {
  it('are names and lines, as they were written', () => {
    expect(typedPuzzles(` wikipedia\n\n${line}\nai-escargot \n${line.replaceAll('.', '0')}\n`, names)).toEqual([
      'wikipedia',
      line,
      'ai-escargot',
      line.replaceAll('.', '0'),
    ]);
    expect(typedPuzzles('', names)).toEqual([]);
    expect(typedPuzzles(' \n\n', names)).toEqual([]);
  });

  it('are one puzzle where a grid is drawn over several lines', () => {
    for (const grid of [drawn, rows.join('\n')]) {
      expect(typedPuzzles(grid, names)).toEqual([line]);
      expect(typedPuzzles(`${grid}\n\n${grid}`, names)).toEqual([line, line]);
      expect(typedPuzzles(`wikipedia\n${grid}\nai-escargot`, names)).toEqual(['wikipedia', line, 'ai-escargot']);
    }
  });

  it('say where one is none', () => {
    expect(() => typedPuzzles(`wikipedia\n${line}\nwikipdia`, names)).toThrow(expect.objectContaining({ place: { line: 3, column: 1 } }));
    expect(() => typedPuzzles(`${drawn}\n${drawn.slice(0, 90)}`, names)).toThrow(expect.objectContaining({ name: 'InputError' }));
    expect(() => typedPuzzles('x'.repeat(300_000), names)).toThrow('the puzzles have 300,000 characters');
  });
});
