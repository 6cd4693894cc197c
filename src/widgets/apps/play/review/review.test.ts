import { beforeAll, describe, expect, it } from 'vitest';
import { digitsOf } from '../../../../engine/candidates.ts';
import { generatePuzzle } from '../../../../engine/generate/generate-puzzle.ts';
import { limitOf } from '../../../../engine/logic/judging/elimination-run.ts';
import { judged } from '../../../../engine/logic/judging/judge.ts';
import { ladderDigits } from '../../../../engine/logic/judging/ladder-digits.ts';
import { badgeOf, deedTitle, verdictSentences } from '../../../../narration/en/solve.ts';
import { plain } from '../../../../narration/sentence.ts';
import { solveOf } from '../deeds.ts';
import { candidatesLeft, type Game, newGame } from '../game.ts';
import { redo, reveal, undo, write } from '../moves.ts';
import { factsOf } from './facts.ts';
import { openSentence } from './move-panel.ts';
import { boardOf } from './move-picture.ts';
import { median, Review } from './review.ts';
import { stripLayout } from './strip-layout.ts';
import { conclusions } from './summary.ts';

const one = generatePuzzle({ method: 'carve', level: 'easy', symmetry: 'half-turn', seed: 1 });
const { puzzle, answer } = one;
const ladder = ladderDigits(puzzle);

/** A game whose moves are made at these seconds. */
function played(moves: readonly (readonly [seconds: number, move: (game: Game) => unknown])[]): Game {
  const game = newGame(puzzle, answer);
  for (const [seconds, move] of moves) {
    game.seconds = seconds;
    move(game);
  }
  return game;
}

function reviewOf(game: Game): Review {
  const review = new Review(solveOf(game));
  review.level = 'easy';
  review.ladder = ladder;
  for (const { verdict } of judged(review.solve, limitOf('easy'))) review.verdicts.push(verdict);
  return review;
}

/** The digits that the ladder writes before it strikes anything. */
const singlesFirst = ({ puzzle: each }: typeof one) => {
  const all = ladderDigits(each);
  return all.slice(
    0,
    all.findIndex(({ moves }) => moves.length > 1),
  );
};

const right = (index: number) => (game: Game) => write(game, ladder[index]!.cell, ladder[index]!.digit);
const wrong = (index: number) => (game: Game) => write(game, ladder[index]!.cell, (ladder[index]!.digit % 9) + 1);
const shownLast = (game: Game) => reveal(game, [ladder.at(-1)!.cell]);

describe('the look at a solve', () => {
  let review: Review;
  beforeAll(() => {
    review = reviewOf(
      played([
        [4, right(0)],
        [10, wrong(1)],
        [30, undo],
        [31, redo],
        [33, undo],
        [40, right(1)],
        [41, right(2)],
        [50, shownLast],
        [400, right(3)],
      ]),
    );
  });

  it('says what was played, and what it knows of the time', () => {
    expect(factsOf(review)).toMatch(/^Easy · 9 × 9 · \d+ givens · 6:40 · 9 moves$/);
    const early = reviewOf(played([0, 1, 2].map((index) => [0, right(index)] as const)));
    expect(factsOf(early)).toMatch(/3 moves weren’t recorded/);
    const { solve, frames, level, ladder: digits } = review;
    const caged = { ...solve, puzzle: { ...puzzle, cages: [{ cells: [0, 1], sum: 3 }] } };
    expect(factsOf({ solve: caged, frames, level, ladder: digits })).toMatch(/^Killer, easy · 9 × 9 · 1 cage · 6:40/);
  });

  it('groups the moves', () => {
    expect(review.group('mistake')).toEqual([2]);
    expect(review.group('guess')).toEqual([]);
    expect(review.group('long')).toEqual([2, 6, 9]);
  });

  it('counts each use of a technique that stands, and none that a hint showed', () => {
    const uses = review.rows().reduce((sum, row) => sum + row.uses.length, 0);
    expect(uses).toBe(4);
    expect(review.rows().reduce((sum, row) => sum + row.byLadder, 0)).toBe(ladder.flatMap(({ moves }) => moves).length);
  });

  it('has the ladder beside it at as many digits', () => {
    expect([0, 1, 2, 3, 6].map((move) => review.ladderAt(move)!.number)).toEqual([1, 1, 2, 1, 2]);
    expect(review.ladderAt(6)!.digits[ladder[1]!.cell]).toBe(ladder[1]!.digit);
  });

  it('says of each move what it was', () => {
    const badges = review.verdicts.map((verdict) => badgeOf(verdict)!.tone);
    expect(badges).toEqual(['shown', 'mistake', 'undo', 'undo', 'undo', 'shown', 'shown', 'shown', 'shown']);
    const context = (index: number) => ({ puzzle, answer, frames: review.frames, index, levelName: 'easy' });
    const said = (index: number) => verdictSentences(review.verdicts[index]!, context(index)).map(plain).join(' ');
    expect(said(1)).toMatch(/already showed .* You took it back at 0:33, 3 moves later\.$/);
    expect(said(2)).toMatch(/move 2/);
    expect(said(7)).toMatch(/A hint showed you this/);
    expect(deedTitle(review.frames[2]!, puzzle)).toMatch(/^You undid \d in r\dc\d$/);
    expect(deedTitle(review.frames[3]!, puzzle)).toMatch(/again$/);
    expect(deedTitle(review.frames[7]!, puzzle)).toMatch(/^A hint wrote/);
  });

  it('shows the board before a move with what shows it, and a mistake as it was', () => {
    const at = (move: number, open = false) => boardOf(review, { move, open, step: 0 });
    expect(at(1).picture!.placements).toEqual([{ cell: ladder[0]!.cell, digit: ladder[0]!.digit }]);
    expect(at(1).scene.digits[ladder[0]!.cell]).toBe(0);
    expect(at(2).picture!.wrong).toEqual([ladder[1]!.cell]);
    expect(at(2).scene.wrong!.has(ladder[1]!.cell)).toBe(true);
    expect(at(3).scene.focus).toMatchObject({ cell: ladder[1]!.cell, undoes: true });
    expect(at(0)).toMatchObject({ picture: undefined, plain: true });
    const passed = review.group('passed')[0];
    if (passed !== undefined) expect(at(passed, true).picture!.placements).toHaveLength(1);
  });

  it('concludes from all of it', () => {
    const said = conclusions(review).join(' ');
    expect(said).toMatch(/One move was a mistake/);
    expect(said).toMatch(/Hints showed you 1 move/);
    expect(conclusions(reviewOf(newGame(puzzle, answer)))).toHaveLength(1);
    expect(conclusions(reviewOf(played([[1, right(0)]])))[0]).toMatch(/^Every move was shown/);
  });

  it('lays the strip out so that each second has its place, and each place its second', () => {
    for (const width of [340, 1180]) {
      const layout = stripLayout(review, width);
      for (const seconds of [0, 41, 400]) expect(layout.secondsAt(layout.x(seconds))).toBeCloseTo(seconds);
      expect(layout.secondsAt(0)).toBe(0);
      expect(layout.secondsAt(width + 50)).toBe(400);
      expect(layout.ticks.length).toBeGreaterThan(1);
      expect(layout.y(undefined)).toBeLessThan(layout.y(layout.rungs.at(-1)));
      expect(layout.y(layout.rungs[0])).toBeGreaterThan(layout.y(layout.rungs[1]));
    }
  });

  it('finds the move at a second', () => {
    expect([0, 4, 35, 41, 1e6].map((seconds) => review.moveAt(seconds))).toEqual([0, 1, 5, 7, 9]);
  });
});

it('calls a wrong digit a mistake although no single helps, and says what it should have been', () => {
  const hard = generatePuzzle({ method: 'carve', level: 'hard', symmetry: 'half-turn', seed: 1 });
  const game = newGame(hard.puzzle, hard.answer);
  const singles = singlesFirst(hard);
  for (const { cell, digit } of singles) write(game, cell, digit);
  const cell = game.digits.indexOf(0);
  const left = digitsOf(candidatesLeft(game)[cell]!);
  write(game, cell, left.find((digit) => digit !== hard.answer[cell])!);
  const review = new Review(solveOf(game));
  for (const { verdict } of judged(review.solve, limitOf('hard'))) review.verdicts.push(verdict);
  expect([review.group('mistake'), review.group('guess')]).toEqual([[singles.length + 1], []]);
  const context = { ...hard, frames: review.frames, index: singles.length, levelName: 'hard' };
  const said = verdictSentences(review.verdicts.at(-1)!, context).map(plain).join(' ');
  expect(said).toMatch(/is wrong\. r\dc\d is \d, but no single showed that yet\.$/);
  expect(boardOf(review, { move: review.frames.length, open: false, step: 0 }).picture!.wrong).toEqual([cell]);
  // What could be done instead is offered.
  expect(plain(openSentence(review, review.frames.length)!)).toMatch(/^Open at that moment: /);
  expect(conclusions(review).join(' ')).toMatch(/One move was a mistake\./);
});

it('takes the upper of two middle numbers, and none of none', () => {
  expect([median([]), median([3]), median([9, 1]), median([5, 1, 2])]).toEqual([undefined, 3, 9, 2]);
});
