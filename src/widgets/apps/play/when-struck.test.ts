import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { framesOf } from '../../../engine/logic/judging/solve.ts';
import type { Verdict } from '../../../engine/logic/judging/verdict.ts';
import { verdictSentences } from '../../../narration/en/solve.ts';
import { plain } from '../../../narration/sentence.ts';
import { solveOf } from './deeds.ts';
import { newGame } from './game.ts';
import { hintFor } from './hint.ts';
import { contentOf } from './hint-content.ts';
import { HintSession } from './hint-session.ts';
import { strike, undo, write } from './moves.ts';
import { whenStruck } from './when-struck.ts';

const { puzzle } = readPuzzles(`2${'.'.repeat(15)}`)[0]!;
const answer = [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2];

/** A game in which the second move strikes the right digit of r1c4, after 75 seconds. */
function struckGame() {
  const game = newGame(puzzle, answer);
  write(game, 1, 1);
  game.seconds = 75;
  strike(game, 3, 3);
  return game;
}

describe('a strike of the right digit', () => {
  it('is found with its move and its time, and no more once it is taken back', () => {
    const game = struckGame();
    expect(whenStruck(game, 3)).toEqual({ move: 2, seconds: 75 });
    expect(whenStruck(game, 2)).toBeUndefined();
    undo(game);
    strike(game, 3, 3);
    expect(whenStruck(game, 3)!.move).toBe(4);
  });

  it('is told by a hint, which leads to that move', () => {
    const game = struckGame();
    const hint = hintFor(game);
    expect(hint.presses[0]!.sentences.map(plain).join(' ')).toContain('The wrong strike was move 2, at 1:15.');
    expect(contentOf(new HintSession(game), game, 'cards/').card?.href).toBe('review/?move=2');
  });

  it('is told in the review of the moves that write into its cell', () => {
    const game = struckGame();
    write(game, 3, 4);
    write(game, 2, 3);
    const solve = solveOf(game);
    const said = (index: number, kind: Verdict['kind'] = 'guess') => {
      const verdict = { kind, rung: undefined, steps: [], wouldShow: undefined, from: undefined, simplest: undefined, open: undefined };
      return verdictSentences(verdict, { puzzle, answer, frames: framesOf(solve), index, levelName: undefined })
        .map(plain)
        .join(' ');
    };
    expect(said(2)).toContain('You struck 3 in r1c4, the right digit, as move 2 at 1:15.');
    expect(said(3)).not.toContain('You struck');
    expect(said(1, 'mistake')).not.toContain('You struck');
  });
});
