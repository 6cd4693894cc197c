import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import killers from '../../../../content/puzzles/killers.json' with { type: 'json' };
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { digitsOf } from '../../../engine/candidates.ts';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import type { Wish } from '../../../engine/generate/generate-puzzle.ts';
import { rungNamed } from '../../../engine/logic/cages/cage-ladder.ts';
import { positionOf } from '../../../engine/logic/hinting/hint-position.ts';
import { NewPuzzles } from './new-puzzles.ts';
import { readWish } from './wish.ts';

const compact = (text: string) => printPuzzle({ puzzle: readPuzzles(text)[0]!.puzzle }, 'compact');
const SMALL = '21...32....41...';
const ANSWER = Uint8Array.from(solvePuzzle(readPuzzles(SMALL)[0]!.puzzle)!);

/** New puzzles whose maker notes which puzzles it gets, whose seeds count up, and whose menus the test sets. */
function puzzlesByHand(reply: { puzzle?: string; answers?: Uint8Array[]; failure?: string }) {
  const { document } = parseHTML('<!doctype html><div id="root"><div data-part="two" hidden><div></div><div></div></div></div>');
  const root = document.querySelector('#root') as unknown as HTMLElement;
  const prepared: Wish[] = [];
  const requests: string[] = [];
  const maker = {
    prepare: (wish: Wish) => void prepared.push(wish),
    make: async () => reply,
    answersOf: async (puzzle: string) => {
      requests.push(puzzle);
      return reply;
    },
  };
  const menus = { request: { level: 'easy', symmetry: 'none', size: '9', houses: 'usual' } };
  let seed = 100;
  const puzzles = new NewPuzzles(root, maker, menus, () => seed++);
  const two = root.querySelector<HTMLElement>('[data-part=two]')!;
  return { puzzles, prepared, requests, menus, two };
}

describe('new puzzles', () => {
  it('are the one that was prepared while the menus say the same, and another once they do not', () => {
    const { puzzles, prepared, menus } = puzzlesByHand({});
    puzzles.prepare();
    expect(puzzles.wish().wish).toEqual(prepared[0]);
    menus.request = { ...menus.request, level: 'hard' };
    const other = puzzles.wish().wish;
    expect(other.level).toBe('hard');
    expect(other.seed).not.toBe(prepared[0]!.seed);
  });

  it('become games that know their source', async () => {
    const { puzzles } = puzzlesByHand({ puzzle: compact(SMALL), answers: [ANSWER] });
    const wish = readWish({ level: 'easy', symmetry: 'none', size: '4', houses: 'usual' }, 7);
    const game = await puzzles.make(wish);
    expect([game.source, game.puzzle.grid.size, [...game.answer]]).toEqual([wish.query, 4, [...ANSWER]]);
  });

  it('refuses a kind of puzzle that cannot be made, and names the kind', async () => {
    const { puzzles } = puzzlesByHand({ failure: 'none in a thousand grids' });
    await expect(puzzles.make(readWish({ level: 'evil', symmetry: 'none', size: '9', houses: 'usual' }, 7))).rejects.toThrow(
      /Couldn’t find an? [a-z ]+ 9 × 9 puzzle\./,
    );
  });
});

describe('a puzzle of the reader’s own', () => {
  it('is played when it has exactly one answer', async () => {
    const { puzzles, requests, two } = puzzlesByHand({ answers: [ANSWER] });
    const game = await puzzles.own(SMALL);
    expect([game.source, [...game.answer], requests, two.hidden]).toEqual(['', [...ANSWER], [compact(SMALL)], true]);
  });

  it('with two answers is refused, and both are shown', async () => {
    const { puzzles, two } = puzzlesByHand({ answers: [ANSWER, ANSWER.toReversed()] });
    await expect(puzzles.own(SMALL)).rejects.toThrow('more than one solution');
    expect(two.hidden).toBe(false);
    expect([...two.children].map((place) => place.querySelectorAll('svg.grid').length)).toEqual([1, 1]);
  });

  it('takes two answers away again when the next one is tried', async () => {
    const { puzzles, two } = puzzlesByHand({ answers: [] });
    two.hidden = false;
    await expect(puzzles.own(SMALL)).rejects.toThrow('no solution');
    expect(two.hidden).toBe(true);
  });

  it('is not looked into when it is none, or breaks the rules', async () => {
    const { puzzles, requests } = puzzlesByHand({});
    await expect(puzzles.own('nonsense')).rejects.toThrow();
    await expect(puzzles.own('22..............')).rejects.toThrow();
    expect(requests).toEqual([]);
  });

  it('may be a position: a line that tells givens from placed digits and names what was struck', async () => {
    const line =
      ':0608:9:.+6.5.+42+7+1+18+4+7+2+3+9+6+5+2+5.1+6..+3+4.+4.+672+5+135+71+3..+64+26+3+2+4+1+5+7+9+8.+1+6.+47.5.+72+5.3+1...4+9..+5+61..:874 974 877 884 989 898:911 943::';
    const { puzzle, placed } = readPuzzles(line)[0]!;
    const answer = solvePuzzle(puzzle)!;
    const game = await puzzlesByHand({ answers: [answer] }).puzzles.own(line);
    expect([[...game.digits], game.puzzle.domains]).toEqual([[...placed!], undefined]);
    expect(digitsOf(game.shown[57]!)).toEqual([8, 9]);
    const found = rungNamed('avoidable-rectangle-2').technique.find(positionOf(game));
    expect(found.flatMap(({ eliminations }) => eliminations)).toEqual(
      expect.arrayContaining([
        { cell: 0, digit: 9 },
        { cell: 29, digit: 9 },
      ]),
    );
  });

  it('may be a killer', async () => {
    const solution = Uint8Array.from(killers[1]!.solution!, Number);
    const { puzzles } = puzzlesByHand({ answers: [solution] });
    const game = await puzzles.own(killers[1]!.puzzle);
    expect(game.puzzle.cages).toEqual(readPuzzles(killers[1]!.puzzle)[0]!.puzzle.cages);
    expect(game.answer).toEqual(solution);
  });

  it('may be a link of the site: to a puzzle of any of its pages, a named one too, or to one that is made', async () => {
    const { puzzles, requests } = puzzlesByHand({ puzzle: compact(SMALL), answers: [ANSWER] });
    await puzzles.own(`https://example.org/play/?puzzle=${compact(SMALL)}`);
    expect(requests.pop()).toBe(compact(SMALL));
    await puzzles.own('https://example.org/compare/?puzzle=wikipedia&with=backtracking');
    expect(requests.pop()).toBe(compact(named.find(({ id }) => id === 'wikipedia')!.puzzle));
    const made = await puzzles.own('https://example.org/play/?level=easy&symmetry=none&size=6&seed=7');
    expect(made.source).toBe('level=easy&symmetry=none&size=6&seed=7');
    expect(requests).toEqual([]);
    await expect(puzzles.own('https://example.org/play/?level=easy&size=16&seed=7')).rejects.toThrow('size');
    await expect(puzzles.own('wikipaedia')).rejects.toThrow('this site has no puzzle called “wikipaedia”');
  });
});
