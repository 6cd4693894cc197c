import { describe, expect, it } from 'vitest';
import killers from '../../../../content/puzzles/killers.json' with { type: 'json' };
import { candidatesOf, digitsOf, hasDigit } from '../../../engine/candidates.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { ladderFor } from '../../../engine/logic/cages/cage-ladder.ts';
import { positionWith } from '../../../engine/logic/cages/caged-candidates.ts';
import { limitOf } from '../../../engine/logic/judging/elimination-run.ts';
import { judged } from '../../../engine/logic/judging/judge.ts';
import { ladderDigits } from '../../../engine/logic/judging/ladder-digits.ts';
import { applyInstance, nextMove } from '../../../engine/logic/solve-by-ladder.ts';
import { hintOf } from '../../../narration/en/hints.ts';
import { badgeOf, rungName } from '../../../narration/en/solve.ts';
import { solveWords } from '../../../narration/en/solve-kinds.ts';
import { plain } from '../../../narration/sentence.ts';
import { readSolve } from '../../../trace/solve/read-solve.ts';
import { writeSolve } from '../../../trace/solve/write-solve.ts';
import { cageWaysOf } from './cage-ways.ts';
import { solveOf } from './deeds.ts';
import { type Game, isSolved, newGame, wrongCells } from './game.ts';
import { keep, recall } from './game-text.ts';
import { doHint, hintFor } from './hint.ts';
import { clear, markAll, undo, write } from './moves.ts';
import { Review } from './review/review.ts';
import { verdictOn } from './verdict.ts';

function killer(id: string): Game {
  const { puzzle, solution } = killers.find((each) => each.id === id)!;
  return newGame(readPuzzles(puzzle)[0]!.puzzle, Uint8Array.from(solution!, Number));
}

const innie = () => killer('killer-innie');
/** Row 1, columns 3, 4 and 5 of this killer are a cage of 11. */
const CAGE_11 = [2, 3, 4];

describe('a killer', () => {
  it('says that a digit is wrong because its cage has no combination left, only where the strip of the cage says so, too', () => {
    const game = killer('killer-rmit-easy-2');
    const seen = new Set<boolean>();
    for (const cell of game.digits.keys()) {
      for (const digit of digitsOf(candidatesOf(game.puzzle, game.digits)[cell]!)) {
        if (digit === game.answer[cell] || !write(game, cell, digit)) continue;
        const said = hintFor(game).presses[0]!.sentences.map(plain).join(' ');
        const { ways, total, sum } = cageWaysOf(game, cell)!;
        const isStuck = ways.every(({ isOut }) => isOut) && total <= sum && game.puzzle.cages.some((cage) => cage.cells.includes(cell));
        const names = / no combination is left that brings its cage to \d+/.test(said) || / make \d+ instead of /.test(said);
        if (names !== isStuck && total <= sum) expect([cell, digit, said, isStuck]).toEqual([cell, digit, said, names]);
        seen.add(/no combination is left/.test(said));
        clear(game, cell);
      }
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  it('marks what the cages allow: no digit that no combination has', () => {
    const game = innie();
    markAll(game);
    expect(digitsOf(game.marks[22]!)).toEqual([1, 2]);
    expect(digitsOf(game.marks[43]!)).toEqual([4]);
    for (const [cell, set] of game.marks.entries()) expect(hasDigit(set, game.answer[cell]!)).toBe(true);
  });

  it('takes marks out of a cage when a digit leaves no combination for them, and brings them back', () => {
    const game = innie();
    markAll(game);
    const before = game.marks.slice();
    write(game, 3, 6);
    expect(digitsOf(game.marks[2]!)).toEqual([1, 2, 3, 4]);
    clear(game, 3);
    expect(game.marks).toEqual(before);
    write(game, 3, 6);
    undo(game);
    expect(game.marks).toEqual(before);
  });

  it('shows wrong digits by cages: repeats, a sum that is too large, and one that is missed', () => {
    const game = innie();
    write(game, 3, 9);
    expect(wrongCells(game, 'rules').size).toBe(0);
    write(game, 4, 3);
    expect(wrongCells(game, 'rules')).toEqual(new Set([3, 4]));
    write(game, 4, 3);
    write(game, 3, 1);
    write(game, 4, 2);
    expect(wrongCells(game, 'rules').size).toBe(0);
    write(game, 2, 3);
    expect(wrongCells(game, 'rules')).toEqual(new Set(CAGE_11));
  });

  it('lists the combinations of a cage, and rules out those that the digits leave no room for', () => {
    const game = innie();
    write(game, 2, 1);
    const cage = cageWaysOf(game, 3)!;
    expect(cage).toMatchObject({ sum: 11, total: 1, open: 2 });
    const texts = (isOut: boolean) => cage.ways.filter((way) => way.isOut === isOut).map(({ digits }) => digitsOf(digits).join(''));
    expect(texts(false)).toEqual(['128', '137', '146']);
    expect(texts(true)).toEqual(['236', '245']);
  });

  it('says of a full grid which cage is wrong when every house is right', () => {
    const game = innie();
    // Another grid that keeps the houses: two digits swapped everywhere.
    const swapped = game.answer.map((digit) => (digit === 1 ? 2 : digit === 2 ? 1 : digit));
    for (const [cell, digit] of swapped.entries()) write(game, cell, digit);
    const verdict = verdictOn(game)!;
    expect(verdict.kind).toBe('wrong');
    expect(verdict.repeats).toEqual([]);
    expect(plain(verdict.sentences[0]!)).toContain('the cage of');
  });

  it.each(['killer-innie', 'killer-rmit-easy-2', 'killer-rmit-4'])('is solved by hints alone, each of them true: %s', (id) => {
    const game = killer(id);
    let hints = 0;
    for (let hint = hintFor(game); hint.kind !== 'solved'; hint = hintFor(game)) {
      expect([hint.kind, plain(hint.title)]).toEqual(['technique', expect.anything()]);
      const { strikes, placements } = hint.presses.at(-1)!.picture!;
      expect(strikes.every(({ cell, digit }) => game.answer[cell] !== digit)).toBe(true);
      expect(placements.every(({ cell, digit }) => game.answer[cell] === digit)).toBe(true);
      for (const { sentences } of hint.presses) for (const sentence of sentences) expect(plain(sentence)).not.toMatch(/undefined|NaN/);
      expect(doHint(game, hint).length).toBeGreaterThan(0);
      expect(++hints).toBeLessThan(400);
    }
    expect(isSolved(game)).toBe(true);
  });

  it('says of a cage with two open cells what either of them can’t be', () => {
    const said = new Set<string>();
    for (const first of [[], [1]]) {
      const game = killer('killer-rmit-easy-2');
      for (const cell of first) write(game, cell, game.answer[cell]!);
      for (let hint = hintFor(game); hint.kind !== 'solved'; hint = hintFor(game)) {
        for (const sentence of hint.presses.flatMap(({ sentences }) => sentences)) said.add(plain(sentence));
        doHint(game, hint);
      }
    }
    expect(said).toContain('Of 4 combinations the candidates leave 2 8, 3 7 or 4 6. r1c3 can’t be 7 or 9, and r1c4 can’t be 8 or 9.');
    expect(said).toContain('Of 4 combinations the candidates leave 2 9 or 5 6. Neither r1c2 nor r2c2 can be 7 or 8.');
    expect(said).toContain('The combinations are 6 9 or 7 8, but r1c9 can’t be 9.');
  });

  it('is said in a hint with what rules its combinations out', () => {
    const said = killers.slice(0, 3).flatMap(({ puzzle: text }) => {
      const { puzzle } = readPuzzles(text)[0]!;
      const position = positionWith(puzzle, puzzle.givens.slice());
      const rungs = ladderFor(puzzle).filter(({ guesses }) => !guesses);
      const whys: string[] = [];
      for (let move = nextMove(position, rungs); move; move = nextMove(position, rungs)) {
        const open = move.cage?.cells.filter((cell) => position.digits[cell] === 0) ?? [];
        if (open.length > 2 && move.technique === 'cage-combinations') whys.push(hintOf(move, puzzle, position).why.map(plain).join(' '));
        applyInstance(position, move);
      }
      return whys;
    });
    expect(said.some((why) => /No cell of it can be \d, which rules out \d/.test(why))).toBe(true);
    expect(said.some((why) => /With \d in r\dc\d the other cells would be \d/.test(why))).toBe(true);
    expect(said.every((why) => !why.includes('rules out .'))).toBe(true);
  });

  it('is judged move by move: the rule of 45 shows a digit that no house does, and another one is a guess', () => {
    const game = innie();
    write(game, 2, 1);
    write(game, 40, game.answer[40]!);
    const [first, second] = [...judged(solveOf(game), limitOf('easy', ladderFor(game.puzzle)), false)].map(({ verdict }) => verdict);
    expect(first!.kind).toBe('shown');
    expect(first!.steps.at(-1)!.instance.technique).toBe('rule-of-45-cell');
    expect(second!.kind).toBe('guess');
    // Without its cages the empty grid shows nothing.
    expect(candidatesOf(game.puzzle, game.puzzle.givens).every((set) => digitsOf(set).length === 9)).toBe(true);
  });

  it('can be looked at as a solve, which travels as a trace', () => {
    const game = killer('killer-rmit-4');
    for (const [cell, digit] of game.answer.entries()) write(game, cell, digit);
    const solve = readSolve(writeSolve(solveOf(game), solveWords));
    expect(solve.puzzle.cages).toEqual(game.puzzle.cages);
    const review = new Review(solve);
    for (const { verdict } of judged(solve, limitOf('hard', review.rungList))) review.verdicts.push(verdict);
    review.ladder = ladderDigits(solve.puzzle);
    expect(review.ladder).toHaveLength(16);
    const names = review.rows().map(({ rung }) => rungName(rung, review.rungList));
    expect(names).toContain('Last cell of a cage');
    expect(review.verdicts.map((each) => badgeOf(each, review.rungList)?.text)).toContain('Last cell of a cage · very easy');
  });

  it('is kept with its cages', () => {
    const game = innie();
    write(game, 2, 1);
    const kept = recall(keep({ game, moved: 1 }))!.game;
    expect(kept.puzzle.cages).toEqual(game.puzzle.cages);
    expect(kept.digits).toEqual(game.digits);
  });
});
