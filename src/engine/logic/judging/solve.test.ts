import { expect, it } from 'vitest';
import { readPuzzles } from '../../formats/read.ts';
import { type Deed, framesOf } from './solve.ts';

const { puzzle } = readPuzzles('1.3...........1.')[0]!;
const change = (cell: number, before: number, after: number) => ({ cell, before, after });
const deed = (did: Deed['did'], digits: Deed['digits'], struck: Deed['struck'] = [], seconds = 0): Deed => ({
  seconds,
  did,
  digits,
  struck,
});

it('tells what each move wrote, and how long it took', () => {
  const frames = framesOf({ puzzle, deeds: [deed('move', [change(1, 0, 2)], [], 8), deed('move', [], [change(5, 0, 0b1010)], 20)] });
  expect(frames.map(({ thought }) => thought)).toEqual([8, 12]);
  expect(frames[0]!.written).toEqual([{ cell: 1, digit: 2 }]);
  expect(frames[1]!.strikes).toEqual([
    { cell: 5, digit: 2 },
    { cell: 5, digit: 4 },
  ]);
  expect([frames[0]!.struck[5], frames[1]!.struck[5], frames[1]!.digits[1]]).toEqual([0, 0b1010, 2]);
});

it('knows which moves were taken back, by undo and by an eraser', () => {
  const frames = framesOf({
    puzzle,
    deeds: [
      deed('move', [change(1, 0, 2)]),
      deed('move', [change(3, 0, 4)]),
      deed('undo', [change(3, 4, 0)]),
      deed('move', [change(1, 2, 0)]),
    ],
  });
  expect(frames.map(({ takenBackBy }) => takenBackBy)).toEqual([3, 2, undefined, undefined]);
  expect(frames.map(({ of }) => of)).toEqual([[], [], [1], [0]]);
  expect([...frames[3]!.digits]).toEqual([...puzzle.givens]);
});

it('lets moves stand again that are repeated, or whose eraser is undone', () => {
  const written = deed('move', [change(1, 0, 2)]);
  const repeated = framesOf({ puzzle, deeds: [written, deed('undo', [change(1, 2, 0)]), deed('redo', [change(1, 0, 2)])] });
  expect(repeated[0]!.takenBackBy).toBeUndefined();
  expect(repeated[2]!.of).toEqual([0]);
  const overwritten = [written, deed('move', [change(1, 2, 4)])];
  expect(framesOf({ puzzle, deeds: overwritten })[0]!.takenBackBy).toBe(1);
  const back = framesOf({ puzzle, deeds: [...overwritten, deed('undo', [change(1, 4, 2)])] });
  expect(back.map(({ takenBackBy }) => takenBackBy)).toEqual([undefined, 2, undefined]);
  const again = framesOf({ puzzle, deeds: [...overwritten, deed('undo', [change(1, 4, 2)]), deed('redo', [change(1, 2, 4)])] });
  expect(again.map(({ takenBackBy }) => takenBackBy)).toEqual([1, undefined, undefined, undefined]);
});
