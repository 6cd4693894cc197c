import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { type Game, newGame, openCells } from './game.ts';
import { hintCommands } from './hint-commands.ts';
import { write } from './moves.ts';
import { type LeftHint, OpenHint } from './open-hint.ts';
import type { Said } from './said.ts';

const game = (): Game => {
  const { puzzle } = readPuzzles('060000502000003000803100000500402073200000001970601004000008607000200000309000020')[0]!;
  return newGame(puzzle, solvePuzzle(puzzle)!);
};
const said = { show: () => {}, tell: () => {} } as unknown as Said;
const commandsFor = (one: Game, hint: OpenHint) =>
  hintCommands(hint, { said, game: () => one, changed: () => {}, show: () => {} }) as Record<'hint' | 'another', () => void>;
const textOf = (hint: OpenHint, one: Game) => hint.words(one);

describe('an open hint', () => {
  it('counts once however often it is closed and opened again in the same grid', () => {
    const one = game();
    const hint = new OpenHint('');
    const { hint: press } = commandsFor(one, hint);
    for (let time = 0; time < 3; time++) {
      press();
      hint.close();
    }
    expect(one.hints).toBe(1);
    const [cell] = openCells(one) as [number];
    write(one, cell, one.answer[cell]!);
    hint.follow(one);
    press();
    expect(one.hints).toBe(2);
  });

  it('comes back where it was left, with the hints that were passed over, and not counted again', () => {
    const one = game();
    const hint = new OpenHint('');
    const commands = commandsFor(one, hint);
    commands.hint();
    for (let count = 0; count < 4; count++) commands.another();
    commands.hint();
    commands.hint();
    const left = JSON.parse(JSON.stringify(hint.left(one))) as LeftHint;
    expect(left.press).toBe(3);
    const later = new OpenHint('');
    expect(later.openAgain(one, left)).toBe(true);
    expect(textOf(later, one)).toBe(textOf(hint, one));
    expect(later.content(one)!.level).toBe(hint.content(one)!.level);
    const { hints } = one;
    later.close();
    commandsFor(one, later).hint();
    // That is the first hint of the grid, which this page hasn’t opened yet.
    expect(one.hints).toBe(hints + 1);
    expect(later.openAgain(one, left)).toBe(true);
    later.next(one);
    expect(one.hints).toBe(hints + 1);
  });

  it('does not come back in a grid that does not have it any more', () => {
    const one = game();
    const hint = new OpenHint('');
    commandsFor(one, hint).hint();
    const left = hint.left(one)!;
    const [cell] = openCells(one) as [number];
    write(one, cell, (one.answer[cell]! % 9) + 1);
    expect(new OpenHint('').openAgain(one, left)).toBe(false);
  });
});
