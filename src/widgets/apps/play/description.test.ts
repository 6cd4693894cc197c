import { describe, expect, it } from 'vitest';
import killers from '../../../../content/puzzles/killers.json' with { type: 'json' };
import { readPuzzles } from '../../../engine/formats/read.ts';
import { gradeByTechniques } from '../../../engine/rate/techniques.ts';
import { describeGame } from './description.ts';
import { type Game, newGame } from './game.ts';

function gameOf(text: string, source: string): Game {
  const { puzzle } = readPuzzles(text)[0]!;
  return newGame(puzzle, new Uint8Array(puzzle.grid.cellCount), source);
}

function described(text: string, source: string) {
  const game = gameOf(text, source);
  const before = describeGame(game);
  game.grade = gradeByTechniques(game.puzzle);
  return { before, after: describeGame(game) };
}

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describe('the description of a puzzle', () => {
  it('has its level, size, givens and score', () => {
    const { before, after } = described(EASY, 'level=hard&size=9');
    expect(before).toEqual({ name: 'Sudoku', facts: '9 × 9 · 30 givens' });
    expect(after.name).toMatch(/^(Very easy|Easy)$/);
    expect(after.facts).toMatch(/^9 × 9 · 30 givens · score \d+$/);
  });

  it('describes a puzzle that the site didn’t make, whatever its size', () => {
    expect(described('21...32....41...', '').after.name).toMatch(/^(Very easy|Easy)$/);
    const text = `sudoku~16x4~~${'.'.repeat(255)}1~`;
    expect(describeGame(gameOf(text, '')).facts).toBe('16 × 16 · 1 given');
  });

  it('names a killer with its level, where that is known', () => {
    const { before, after } = described(killers.find(({ id }) => id === 'killer-rmit-4')!.puzzle, 'puzzle=killer-rmit-4');
    expect(before.name).toBe('Killer');
    expect(after.name).toMatch(/^Killer, (very )?easy$/);
    expect(after.facts).toBe(before.facts);
  });

  it('names the hardest level, too', () => {
    expect(described(ESCARGOT, '').after).toMatchObject({
      name: 'Extreme',
      facts: expect.stringMatching(/^9 × 9 · 23 givens · score [\d,]+$/),
    });
    expect(described(ESCARGOT, 'level=expert').after.name).toBe('Extreme');
  });
});
