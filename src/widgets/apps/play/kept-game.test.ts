import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { follow, startAgain, stepBack } from './former-games.ts';
import { type Game, newGame } from './game.ts';
import { KeptGame } from './kept-game.ts';
import { undo, write } from './moves.ts';

const SMALL = { puzzle: readPuzzles('21...32....41...')[0]!.puzzle, answer: [2, 1, 4, 3, 4, 3, 2, 1, 3, 2, 1, 4, 1, 4, 3, 2] };
const OTHER = { puzzle: readPuzzles('1....4.....1....')[0]!.puzzle, answer: [1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3] };
const begin = ({ puzzle, answer } = SMALL) => newGame(puzzle, answer);

/** A browser with two windows whose clock moves only in `wait`. */
function browser() {
  const texts = new Map<string, string>();
  const place = { getItem: (name: string) => texts.get(name) ?? null, setItem: (name: string, text: string) => void texts.set(name, text) };
  let time = 1000;
  return {
    texts,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    open: () => new KeptGame(place, () => time),
  };
}

const digits = (game: Game | undefined) => game && [...game.digits].join('');

describe('the kept game', () => {
  it('continues in a window that is opened later', () => {
    const { open } = browser();
    const game = begin();
    write(game, 2, 4);
    open().move(game);
    expect(open().recall()).toEqual(game);
  });

  it('is followed by the other window, whichever of the two moved last, even at the same time of the clock', () => {
    const { open } = browser();
    const [a, b] = [open(), open()];
    expect([a.recall(), b.recall()]).toEqual([undefined, undefined]);
    b.leave();
    const inA = begin();
    write(inA, 2, 4);
    a.move(inA);
    const inB = b.newer()!;
    expect(digits(inB)).toBe(digits(inA));
    expect(b.newer()).toBeUndefined();
    write(inB, 3, 3);
    b.move(inB);
    expect(digits(a.newer())).toBe(digits(inB));
  });

  it('is not overwritten by an idle window', () => {
    const { open, wait } = browser();
    const a = open();
    const b = open();
    const inA = begin();
    write(inA, 2, 4);
    a.move(inA);
    // A is idle; B takes a new puzzle, writes a digit and is closed.
    const inB = follow(b.recall(), begin(OTHER));
    b.move(inB);
    write(inB, 1, 2);
    b.move(inB);
    for (let ticks = 0; ticks < 3; ticks++) {
      wait(5000);
      inA.seconds += 5;
      a.tick(inA);
    }
    expect(digits(open().recall())).toBe(digits(inB));
    expect(digits(a.newer())).toBe(digits(inB));
  });

  it('takes its time from the window that shows it, which is not a move to the other', () => {
    const { open } = browser();
    const [a, b] = [open(), open()];
    const game = begin();
    write(game, 2, 4);
    a.move(game);
    b.recall();
    game.seconds = 60;
    a.tick(game);
    expect(open().recall()!.seconds).toBe(60);
    expect(b.newer()).toBeUndefined();
  });

  it('is not stored before the first move', () => {
    const { open, texts } = browser();
    const a = open();
    a.recall();
    a.tick(begin());
    expect(texts.size).toBe(0);
  });

  it('leaves the puzzle of a link alone until that is moved, and is then remembered by it', () => {
    const { open } = browser();
    const [a, b] = [open(), open()];
    const inA = begin();
    write(inA, 2, 4);
    a.move(inA);
    const linked = follow(b.recall(), begin(OTHER));
    b.leave();
    b.tick(linked);
    write(inA, 3, 3);
    a.move(inA);
    expect(b.newer()).toBeUndefined();
    write(linked, 1, 2);
    b.move(linked);
    expect(digits(a.newer())).toBe(digits(linked));
    undo(linked);
    // What A has written since is remembered, too.
    expect(digits(stepBack(linked).game)).toBe(digits(inA));
  });

  it('keeps the games that were left, after a reload as well, until something else is done', () => {
    const { open } = browser();
    const a = open();
    const first = begin();
    write(first, 2, 4);
    const second = follow(first, begin(OTHER));
    write(second, 1, 2);
    a.move(startAgain(second));
    const reloaded = open().recall()!;
    const back = stepBack(reloaded).game;
    expect(digits(back)).toBe(digits(second));
    undo(back);
    const farther = stepBack(back).game;
    expect(digits(farther)).toBe(digits(first));
    a.move(farther);
    const again = open().recall()!;
    expect(digits(again.later)).toBe(digits(back));
    write(again, 3, 3);
    expect(again.later).toBeUndefined();
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new Error('The operation is insecure.');
    };
    const window = new KeptGame({ getItem: refuse, setItem: refuse }, () => 0);
    expect(window.recall()).toBeUndefined();
    window.move(begin());
    window.tick(begin());
    expect(window.newer()).toBeUndefined();
  });

  it('continues a game of the first version, which had no time and no strikes', () => {
    const { open, texts } = browser();
    const cells = (digit: number) => new Array(16).fill(digit);
    texts.set(
      'sudoscope-play',
      JSON.stringify({
        version: 1,
        puzzle: 'sudoku~4x2~~21...32....41...~',
        answer: SMALL.answer,
        source: '',
        digits: Object.assign(cells(0), { 0: 2, 1: 1, 2: 4, 5: 3, 6: 2, 11: 4, 12: 1 }),
        marks: cells(0),
        done: [{ cells: [2], digits: [[0], [4]], marks: [[8], [0]] }],
        undone: [],
        seconds: 7,
      }),
    );
    const a = open();
    const game = a.recall()!;
    expect([game.digits[2], game.seconds]).toEqual([4, 7]);
    expect(game.deeds).toEqual([{ seconds: 0, did: 'move', digits: [{ cell: 2, before: 0, after: 4 }], struck: [] }]);
    undo(game);
    expect([game.digits[2], game.marks[2], game.struck[2]]).toEqual([0, 8, 0]);
    a.move(game);
    expect(open().recall()!.digits[2]).toBe(0);
  });
});
