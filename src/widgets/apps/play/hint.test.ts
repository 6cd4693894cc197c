import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { times } from '../../../../tests/samples.ts';
import { bitOf, digitsOf } from '../../../engine/candidates.ts';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { cellName, housesShared } from '../../../engine/grid.ts';
import { positionOf } from '../../../engine/logic/hinting/hint-position.ts';
import { PassedHints } from '../../../engine/logic/hinting/passed-hints.ts';
import { levels } from '../../../engine/logic/ladder.ts';
import type { CellDigit } from '../../../engine/logic/technique.ts';
import { houseName } from '../../../engine/puzzle.ts';
import { randomFrom } from '../../../engine/random.ts';
import { deedWords } from '../../../narration/en/play.ts';
import { plain } from '../../../narration/sentence.ts';
import { candidatesLeft, type Game, isSolved, newGame, openCells } from './game.ts';
import { doHint, type Hint, hintFor, stillHolds } from './hint.ts';
import { HintSession } from './hint-session.ts';
import { clear, mark, markAll, markCorner, undo, write } from './moves.ts';

const gameOf = (text: string) => {
  const { puzzle } = readPuzzles(text)[0]!;
  return newGame(puzzle, solvePuzzle(puzzle)!);
};
const kept = readFileSync('tests/golden/levels.txt', 'utf8').split('\n');
const ofLevel = (level: string) => kept.filter((line) => line.startsWith(`${level} `)).map((line) => gameOf(line.split(' ')[1]!));
const textOf = ({ title, presses }: Hint) => [title, ...presses.flatMap(({ sentences }) => sentences)].map(plain).join(' ');
const HARD = () => ofLevel('expert')[0]!;

/** Follows hints to the end; `between` is what the reader does by hand after each. */
function solveByHints(game: Game, between: (game: Game) => void = () => {}): Hint[] {
  const hints: Hint[] = [];
  for (let hint = hintFor(game); hint.kind !== 'solved'; hint = hintFor(game)) {
    expect(hints.map(({ key }) => key)).not.toContain(hint.key);
    expect(hint.kind).toBe('technique');
    hints.push(hint);
    expect(doHint(game, hint)).not.toEqual([]);
    between(game);
  }
  return hints;
}

/** A reader who strikes a candidate here and there, marked or not, and writes a digit now and then: all of it right. */
function reader(seed: number): (game: Game) => void {
  const random = randomFrom(seed);
  return (game) => {
    const [cell] = random.shuffled(openCells(game));
    if (cell === undefined) return;
    const left = candidatesLeft(game)[cell]!;
    const answer = game.answer[cell]!;
    const [wrong] = random.shuffled(digitsOf(left & ~bitOf(answer)));
    if (random.shuffled([0, 1, 2, 3])[0] === 0) write(game, cell, answer);
    else if (wrong !== undefined) {
      for (const digit of digitsOf(left)) if (!(game.marks[cell]! & bitOf(digit))) mark(game, cell, digit);
      mark(game, cell, wrong);
    }
  };
}

describe.each(levels)('hints on puzzles of the level %s', (level) => {
  const games = () => ofLevel(level).slice(0, times(7));

  it('lead to the solution without a repeat, without marks', () => {
    for (const game of games()) {
      const hints = solveByHints(game);
      expect(hints.length).toBeGreaterThanOrEqual(20);
      expect(isSolved(game)).toBe(true);
    }
  });

  it('do so when every cell is marked', () => {
    for (const game of games()) {
      markAll(game);
      solveByHints(game, (each) => markAll(each));
    }
  });

  it('do so when the reader strikes and writes in between', () => {
    for (const [index, game] of games().slice(0, times(2)).entries()) solveByHints(game, reader(index));
  });
});

describe('a hint', () => {
  it('is the same whatever is marked in corners and in the middle of single cells: it rests on proofs', () => {
    for (const level of ['hard', 'expert'] as const) {
      const plainly = ofLevel(level)[0]!;
      for (let hint = hintFor(plainly); hint.presses.at(-1)!.picture!.placements.length > 0; hint = hintFor(plainly)) doHint(plainly, hint);
      const { key } = hintFor(plainly);
      const { grid } = plainly.puzzle;
      const left = candidatesLeft(plainly);
      // Snyder’s notation: the two places of a digit in a box, in corners or as marks of another hand.
      for (const make of [markCorner, mark]) {
        const cells = grid.cellsOfHouse.slice(2 * grid.size).map((box) => [...box]);
        const noted: number[] = [];
        for (const box of cells)
          for (let digit = 1; digit <= 9; digit++) {
            const places = box.filter((cell) => left[cell]! & bitOf(digit));
            if (places.length !== 2) continue;
            for (const cell of places) make(plainly, cell, digit);
            noted.push(...places);
          }
        expect(noted.length).toBeGreaterThan(3);
        const hint = hintFor(plainly);
        expect([level, hint.kind, hint.key]).toEqual([level, 'technique', key]);
        expect(textOf(hint)).not.toContain('struck before');
        while (plainly.done.at(-1)?.digits[0].every((digit, index) => digit === plainly.done.at(-1)!.digits[1][index])) undo(plainly);
      }
    }
  });

  it('makes no mark of its own, in its presses or when it is carried out', () => {
    const game = HARD();
    const marks = () => [...game.marks, ...game.corners].filter((set) => set !== 0).length;
    markCorner(game, openCells(game)[0]!, digitsOf(candidatesLeft(game)[openCells(game)[0]!]!)[0]!);
    for (let hint = hintFor(game); hint.kind === 'technique'; hint = hintFor(game)) {
      const before = marks();
      doHint(game, hint);
      expect(marks()).toBeLessThanOrEqual(before);
    }
    expect(game.reasons.length).toBeGreaterThan(0);
    expect(game.reasons[0]!.says).toContain('struck');
  });

  it('names the wrong digit that came first, whatever else there is, and never the right one', () => {
    const game = HARD();
    const [first, second] = openCells(game) as [number, number];
    const wrongAt = (cell: number) => (game.answer[cell]! % 9) + 1;
    game.seconds = 182;
    write(game, second, wrongAt(second));
    game.seconds = 190;
    write(game, first, wrongAt(first));
    const hint = hintFor(game);
    expect(hint.kind).toBe('wrong-digit');
    const text = textOf(hint);
    expect(text).toContain(`${wrongAt(second)} at r${Math.floor(second / 9) + 1}c${(second % 9) + 1} is wrong`);
    expect(text).toContain('After it, 1 more digit of yours is wrong');
    expect(text).toContain('You wrote it at 3:02.');
    doHint(game, hint);
    expect(game.digits[second]).toBe(0);
    expect(game.digits[first]).not.toBe(0);
    undo(game);
    expect(game.digits[second]).toBe(wrongAt(second));
  });

  it('says which house has an equal digit, and where, and lights it', () => {
    const game = HARD();
    const { grid } = game.puzzle;
    const [cell, given] = openCells(game).flatMap((each) => {
      const twin = grid.peersOfCell[each]!.find((peer) => game.digits[peer] !== 0);
      return twin === undefined ? [] : [[each, twin] as const];
    })[0]!;
    write(game, cell, game.digits[given]!);
    const hint = hintFor(game);
    const [twin] = hint.presses[0]!.picture!.highlights[0]!.cells as [number];
    expect([hint.kind, game.digits[twin]]).toEqual(['wrong-digit', game.digits[cell]]);
    const house = houseName(grid, housesShared(grid, cell, twin)[0]!);
    expect(textOf(hint).toLowerCase()).toContain(`${house} has another ${game.digits[cell]}, at ${cellName(grid, twin)}`.toLowerCase());
  });

  it('restores the marks that the wrong digit had removed, even when all marks were made after it', () => {
    const game = HARD();
    const [cell] = openCells(game) as [number];
    write(game, cell, (game.answer[cell]! % 9) + 1);
    markAll(game);
    doHint(game, hintFor(game));
    expect(hintFor(game).kind).toBe('technique');
  });

  it('says that a strike is wrong before anything else, and takes it back', () => {
    const game = HARD();
    markAll(game);
    const [cell] = openCells(game) as [number];
    mark(game, cell, game.answer[cell]!);
    const hint = hintFor(game);
    expect(hint.kind).toBe('wrong-strike');
    expect(textOf(hint)).toContain(`You struck ${game.answer[cell]} there`);
    doHint(game, hint);
    expect(hintFor(game).kind).toBe('technique');
    // The same where no marks show what was struck.
    mark(game, cell, game.answer[cell]!);
    clear(game, cell);
    expect(hintFor(game).kind).toBe('wrong-strike');
  });

  it('says that a mark is missing where the reader keeps full lists, and not which', () => {
    const game = HARD();
    markAll(game);
    const [cell] = openCells(game) as [number];
    const all = digitsOf(game.marks[cell]!);
    clear(game, cell);
    for (const digit of all) if (digit !== game.answer[cell]) mark(game, cell, digit);
    const hint = hintFor(game);
    expect(hint.kind).toBe('missing-mark');
    expect(plain(hint.title)).toContain('r1c');
    expect(textOf(hint)).not.toMatch(new RegExp(`\\b${game.answer[cell]}\\b(?! more)`));
    doHint(game, hint);
    expect(game.marks[cell]).toBe(all.reduce((set, digit) => set | bitOf(digit), 0));
    expect(hintFor(game).kind).toBe('technique');
  });

  it('says that a digit in sight rules a mark out, and rubs it out without a strike', () => {
    const game = HARD();
    const cell = openCells(game).find((each) => each > 9)!;
    const [ruledOut] = digitsOf(511 & ~candidatesLeft(game)[cell]!) as [number];
    mark(game, cell, ruledOut);
    const hint = hintFor(game);
    expect(hint.kind).toBe('ruled-out-mark');
    expect(textOf(hint)).toMatch(/already has a/);
    doHint(game, hint);
    expect([game.marks[cell], game.struck[cell]]).toEqual([0, 0]);
  });

  it('takes notes for notes: one mark in a cell is no full list, and one digit’s two places are no mistake', () => {
    for (const game of ofLevel('expert').slice(0, 3)) {
      while (['full-house', 'hidden-single-box', 'hidden-single-line', 'naked-single'].includes(hintFor(game).technique?.id ?? ''))
        doHint(game, hintFor(game));
      const before = hintFor(game);
      const left = candidatesLeft(game);
      for (const cell of openCells(game).filter((each) => digitsOf(left[each]!).length > 2)) {
        mark(game, cell, game.answer[cell]!);
        const hint = hintFor(game);
        expect([hint.key, textOf(hint)]).toEqual([before.key, textOf(before)]);
        undo(game);
      }
      for (let house = 18; house < 27; house++) {
        for (let digit = 1; digit <= 9; digit++) {
          const places = game.puzzle.grid.cellsOfHouse[house]!.filter((cell) => left[cell]! & bitOf(digit));
          if (places.length === 2) for (const cell of places) mark(game, cell, digit);
        }
      }
      expect(hintFor(game)).toMatchObject({ kind: 'technique', key: before.key });
    }
  });

  it('does not build on a strike that nothing shows, and says so; once something shows it, it does', () => {
    const game = ofLevel('expert')[1]!;
    while (hintFor(game).presses.at(-1)!.picture!.strikes.length === 0) doHint(game, hintFor(game));
    markAll(game);
    const before = hintFor(game);
    const all = openCells(game).flatMap((cell) => digitsOf(game.marks[cell]!).map((digit) => ({ cell, digit })));
    const wrong = all.filter(({ cell, digit }) => game.answer[cell] !== digit);
    let [shown, unshown] = [0, 0];
    for (const { cell, digit } of wrong.slice(0, 25)) {
      mark(game, cell, digit);
      const hint = hintFor(game);
      const position = positionOf(game);
      if (hint.note.length > 0) {
        unshown++;
        expect(plain(hint.note)).toContain(`You struck ${digit} at r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}.`);
        expect(hint.key).toBe(before.key);
        expect(position.candidates[cell]! & bitOf(digit)).not.toBe(0);
      } else {
        shown++;
        expect(position.candidates[cell]! & bitOf(digit)).toBe(0);
      }
      undo(game);
    }
    expect(Math.min(shown, unshown)).toBeGreaterThan(0);
  });

  it('stays open while what it strikes is struck by hand, and is done when all of it is', () => {
    const game = HARD();
    markAll(game);
    let session = new HintSession(game);
    while (session.hint.presses.at(-1)!.picture!.strikes.length < 2) {
      doHint(game, session.hint);
      session = new HintSession(game);
    }
    const { strikes } = session.hint.presses.at(-1)!.picture!;
    for (const [index, { cell, digit }] of strikes.entries()) {
      expect([index, session.stage]).toEqual([index, 'press']);
      mark(game, cell, digit);
      session.follow(game);
    }
    expect([session.stage, session.byHand]).toEqual(['done', true]);
    expect(hintFor(game).key).not.toBe(session.hint.key);
  });

  it('holds while the reader writes right digits elsewhere, and not after a wrong one', () => {
    const game = gameOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
    const hint = hintFor(game);
    expect(stillHolds(game, hint)).toBe(true);
    const { cell } = hint.presses.at(-1)!.picture!.placements[0]!;
    const other = openCells(game).findLast((each) => each !== cell)!;
    write(game, other, (game.answer[other]! % 9) + 1);
    expect(stillHolds(game, hint)).toBe(false);
  });

  it('refutes a candidate on trial when the patterns end, and offers a digit of the answer when nothing else is left', () => {
    const game = gameOf('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');
    let hint = hintFor(game);
    for (let count = 0; count < 500 && hint.technique?.id !== 'guess'; count++) {
      doHint(game, hint);
      hint = hintFor(game);
    }
    const [{ cell, digit }] = hint.presses.at(-1)!.picture!.strikes as [CellDigit];
    expect(game.answer[cell]).not.toBe(digit);
    const passed = new PassedHints();
    for (let count = 0; count < 100 && hint.kind === 'technique'; count++) {
      passed.add(hint);
      hint = hintFor(game, passed);
    }
    expect(hint.kind).toBe('guess');
    expect(plain(hint.title)).toContain('guess');
    const open = openCells(game).length;
    doHint(game, hint);
    expect(openCells(game).length).toBe(open - 1);
  });

  it('comes in three presses: no mark on the board, the place without its result, the reason with it', () => {
    for (const level of levels) {
      for (const { presses, deed } of solveByHints(ofLevel(level)[0]!)) {
        const [what, where, why] = presses;
        expect(what!.picture).toBeUndefined();
        expect(where!.picture).toMatchObject({ strikes: [], placements: [], blockers: [] });
        expect(where!.picture!.houses.length + where!.picture!.highlights.length).toBeGreaterThan(0);
        expect(why!.picture!.strikes.length + why!.picture!.placements.length).toBeGreaterThan(0);
        expect(why!.sentences.length).toBeGreaterThanOrEqual(2);
        expect(deed!.label).toMatch(/^(Write|Strike) /);
      }
    }
  });
});

it('says of equal strikes once what they strike', () => {
  const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
  const eliminations = [
    { cell: 2, digit: 1 },
    { cell: 3, digit: 1 },
    { cell: 5, digit: 1 },
    { cell: 5, digit: 4 },
  ];
  expect(plain(deedWords({ placements: [], eliminations }, puzzle, () => 0).byHand)).toContain(
    'strike 1 from r1c3 and r1c4; 1 and 4 from r1c6 (',
  );
});
