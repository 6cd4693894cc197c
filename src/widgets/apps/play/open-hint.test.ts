import { describe, expect, it, vi } from 'vitest';
import { hints as words } from '#words/play.ts';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { nextStep } from '../../../engine/logic/hinting/next-step.ts';
import { plain } from '../../../narration/sentence.ts';
import { ManualWorker } from '../../workers/testing/manual-worker.ts';
import { type Game, newGame, openCells } from './game.ts';
import { hintCommands } from './hint-commands.ts';
import { write } from './moves.ts';
import { type LeftHint, OpenHint } from './open-hint.ts';
import type { Said } from './said.ts';
import { StepSearch } from './step-search.ts';

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

/** Golden Nugget: nothing but trials helps. */
const monster = (): Game => {
  const { puzzle } = readPuzzles('.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....')[0]!;
  return newGame(puzzle, solvePuzzle(puzzle)!);
};
const titleOf = (hint: OpenHint, one: Game) => plain(hint.content(one)!.title);

describe('a hint that takes long to find', () => {
  function looking() {
    const [one, worker] = [monster(), new ManualWorker()];
    const hint = new OpenHint('', new StepSearch(() => worker));
    const commands = commandsFor(one, hint);
    commands.hint();
    return { one, worker, hint, commands };
  }

  it('is looked for in a worker, and opens when it is found', async () => {
    const { one, worker, hint, commands } = looking();
    expect(titleOf(hint, one)).toBe(words.looking);
    // A press in the meantime asks for nothing more.
    commands.hint();
    expect(worker.calls).toHaveLength(1);
    expect(one.hints).toBe(0);
    const step = nextStep(one);
    worker.answer(0, { step, shown: one.shown });
    await vi.waitFor(() => expect(titleOf(hint, one)).not.toBe(words.looking));
    expect(hint.left(one)!.technique).toBe(step!.technique);
    expect(one.hints).toBe(1);
  });

  it.each([
    ['the reader', (hint: OpenHint) => hint.stop()],
    ['a move', (hint: OpenHint, one: Game) => hint.follow(one)],
  ])('is given up by %s', (_, giveUp) => {
    const { one, worker, hint } = looking();
    giveUp(hint, one);
    expect(hint.isOpen).toBe(false);
    expect(worker.terminated).toBe(true);
    expect(one.hints).toBe(0);
  });

  it('is found on the page where there is no worker', async () => {
    const one = monster();
    const hint = new OpenHint(
      '',
      new StepSearch(() => {
        throw new Error('no worker');
      }),
    );
    commandsFor(one, hint).hint();
    await vi.waitFor(() => expect(hint.isAsked).toBe(true));
  });
});
