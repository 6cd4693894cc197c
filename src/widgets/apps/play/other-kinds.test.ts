import { expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../../../engine/formats/read.ts';
import { ladderFor } from '../../../engine/logic/cages/cage-ladder.ts';
import { limitOf } from '../../../engine/logic/judging/elimination-run.ts';
import { judged } from '../../../engine/logic/judging/judge.ts';
import { namedLadder } from '../../../narration/en/named-ladder.ts';
import { rungName } from '../../../narration/en/solve.ts';
import { plain } from '../../../narration/sentence.ts';
import { solveOf } from './deeds.ts';
import { isSolved, newGame } from './game.ts';
import { doHint, hintFor } from './hint.ts';
import { write } from './moves.ts';

it.each(['jigsaw-9', 'sudoku-x', 'jigsaw-6'])(
  '%s is solved by hints alone, each of them true, and its moves are shown by the ladder',
  (id) => {
    const { puzzle: line, solution } = named.find((each) => each.id === id)!;
    const { puzzle } = readPuzzles(line)[0]!;
    const answer = Uint8Array.from(solution!, Number);
    const game = newGame(puzzle, answer);
    const byHand = newGame(puzzle, answer);
    let hints = 0;
    for (let hint = hintFor(game); hint.kind !== 'solved'; hint = hintFor(game)) {
      expect(hint.kind).toBe('technique');
      const { strikes, placements } = hint.presses.at(-1)!.picture!;
      expect(strikes.every(({ cell, digit }) => answer[cell] !== digit)).toBe(true);
      expect(placements.every(({ cell, digit }) => answer[cell] === digit)).toBe(true);
      for (const { cell, digit } of placements) write(byHand, cell, digit);
      const said = [hint.title, ...hint.presses.flatMap(({ sentences }) => sentences)].map(plain).join(' ');
      expect(said).not.toMatch(/undefined|NaN/);
      // A jigsaw has regions, and names no box.
      if (id !== 'sudoku-x') expect(said).not.toMatch(/\bbox(es)?\b/i);
      expect(doHint(game, hint).length).toBeGreaterThan(0);
      expect(++hints).toBeLessThan(400);
    }
    expect([isSolved(game), isSolved(byHand)]).toEqual([true, true]);
    const kinds = [...judged(solveOf(byHand), limitOf('extreme', ladderFor(puzzle)))].map(({ verdict }) => verdict.kind);
    expect(new Set(kinds)).toEqual(new Set(['shown']));
    const names = namedLadder(puzzle).map((_, rung, rungs) => rungName(rung, rungs));
    expect(names[1]).toBe(id === 'sudoku-x' ? 'Hidden single, box' : 'Hidden single, region');
  },
);
