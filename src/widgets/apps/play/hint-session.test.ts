import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { newGame } from './game.ts';
import { HintSession } from './hint-session.ts';
import { clear, undo, write } from './moves.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function openHint() {
  const { puzzle } = readPuzzles(EASY)[0]!;
  const game = newGame(puzzle, solvePuzzle(puzzle)!);
  const session = new HintSession(game);
  // What its last press writes.
  const [placed] = session.hint.presses.at(-1)!.picture!.placements;
  return { game, session, placed: placed! };
}

describe('an open hint', () => {
  it('shows more with each press and does it with the last, and goes back before that', () => {
    const { game, session, placed } = openHint();
    expect(session.back()).toBe(false);
    while (!session.isLastPress) expect(session.next(game)).toEqual([]);
    expect(session.back()).toBe(true);
    expect(session.isLastPress).toBe(false);
    session.next(game);
    const pressed = session.press;
    expect(session.next(game)).toContain(placed.cell);
    expect([game.digits[placed.cell], session.stage, session.press]).toEqual([placed.digit, 'done', pressed]);
    expect(session.back()).toBe(false);
  });

  it('is done when the reader does it by hand, and open again when that is taken back', () => {
    const { game, session, placed } = openHint();
    session.next(game);
    write(game, placed.cell, placed.digit);
    session.follow(game);
    expect([session.stage, session.byHand]).toEqual(['done', true]);
    undo(game);
    session.follow(game);
    expect([session.stage, session.byHand]).toEqual(['press', false]);
  });

  it('was told when the reader does by hand what its last press said, and not for the moves that follow', () => {
    const { game, session, placed } = openHint();
    session.next(game);
    write(game, placed.cell, placed.digit);
    session.follow(game);
    expect(session.wasTold).toBe(false);
    undo(game);
    session.follow(game);
    while (!session.isLastPress) session.next(game);
    write(game, placed.cell, placed.digit);
    session.follow(game);
    expect(session.wasTold).toBe(true);
    const other = game.answer.findIndex((_, cell) => game.digits[cell] === 0);
    write(game, other, game.answer[other]!);
    session.follow(game);
    expect(session.wasTold).toBe(false);
  });

  it('is out of date, and draws nothing, when the reader writes something else there', () => {
    const { game, session, placed } = openHint();
    const wrong = placed.digit === 9 ? 1 : placed.digit + 1;
    write(game, placed.cell, wrong);
    session.follow(game);
    expect([session.stage, session.picture]).toEqual(['stale', undefined]);
    clear(game, placed.cell);
    session.follow(game);
    expect(session.stage).toBe('press');
  });

  it('looks for the next hint once, and anew when the grid has changed', () => {
    const { game, session } = openHint();
    while (session.stage === 'press') session.next(game);
    const following = session.following(game)!;
    expect(session.following(game)).toBe(following);
    expect(following.key).not.toBe(session.hint.key);
    session.follow(game);
    expect(session.following(game)).not.toBe(following);
  });
});
