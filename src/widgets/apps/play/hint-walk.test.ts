import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../../engine/fast/answer.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { PassedHints } from '../../../engine/logic/hinting/passed-hints.ts';
import { rungsUpTo } from '../../../engine/logic/ladder.ts';
import { type Game, newGame } from './game.ts';
import { doHint, hintFor } from './hint.ts';
import { HintSession } from './hint-session.ts';

const expert = readFileSync('tests/golden/levels.txt', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('expert '))
  .map((line) => {
    const { puzzle } = readPuzzles(line.split(' ')[1]!)[0]!;
    return newGame(puzzle, solvePuzzle(puzzle)!);
  });

/** A game whose next hint has an argument that is followed, for which this holds. */
function atChain(holds: (session: HintSession) => boolean): { game: Game; session: HintSession } {
  for (const game of expert.slice(0, 12))
    for (let hint = hintFor(game); hint.kind === 'technique'; hint = hintFor(game)) {
      if (hint.walk) {
        const session = new HintSession(game);
        while (!session.isLastPress) session.next(game);
        if (holds(session)) return { game, session };
      }
      doHint(game, hint);
    }
  throw new Error('no such chain');
}

describe('the argument of a hint', () => {
  it('is followed thought by thought, and strikes at its end', () => {
    const { game, session } = atChain(({ walk }) => walk!.thoughts.length > 4);
    const { thoughts } = session.walk!;
    for (let reached = 1; reached < thoughts.length; reached++) {
      expect([session.reached, session.isOnWay, session.picture!.strikes]).toEqual([reached, true, []]);
      expect(session.picture!.links).toEqual(thoughts[reached - 1]!.shows.links);
      expect(session.next(game)).toEqual([]);
    }
    expect([session.isOnWay, session.picture!.strikes.length > 0]).toEqual([false, true]);
    session.walkTo(1);
    expect([session.reached, session.picture!.strikes]).toEqual([1, []]);
    session.walkTo(Number.POSITIVE_INFINITY);
    expect(session.reached).toBe(thoughts.length);
    expect(session.next(game)).not.toEqual([]);
    expect([session.stage, session.walk]).toEqual(['done', undefined]);
  });

  it('is followed the other way round from its beginning', () => {
    const { session } = atChain(({ walk }) => walk!.canTurn);
    const there = session.walk!;
    session.walkTo(2);
    expect(session.turn()).toBe(true);
    expect([session.reached, session.isTurned]).toEqual([1, true]);
    expect(session.walk!.thoughts).not.toEqual(there.thoughts);
    session.walkTo(Number.POSITIVE_INFINITY);
    expect(session.picture!.strikes).toEqual(there.pictureAt(there.thoughts.length).strikes);
    session.turn();
    expect(session.walk!.thoughts).toEqual(there.thoughts);
  });

  it('goes back link by link, then press by press', () => {
    const { session } = atChain(({ walk }) => walk!.canTurn);
    session.walkTo(2);
    expect([session.back(), session.reached, session.press]).toEqual([true, 1, 3]);
    expect([session.back(), session.press]).toEqual([true, 2]);
  });
});

describe('another hint', () => {
  it('has another effect, and first another technique, until there is none', () => {
    const game = expert[0]!;
    const passed = new PassedHints();
    const techniques: string[] = [];
    for (let hint = hintFor(game, passed); hint.kind === 'technique' && techniques.length < 8; hint = hintFor(game, passed)) {
      expect(passed.keys.has(hint.key)).toBe(false);
      passed.add(hint);
      techniques.push(hint.technique!.id);
    }
    const isAgain = (technique: string, index: number) => techniques.indexOf(technique) < index;
    const repeat = techniques.findIndex(isAgain);
    expect(repeat === -1 || repeat > 1).toBe(true);
    // Up to expert, all different ones come before any of them comes again.
    const upToExpert = new Set(rungsUpTo('expert').map(({ technique }) => technique.id));
    expect(techniques.slice(repeat).some((each, index) => repeat >= 0 && upToExpert.has(each) && !isAgain(each, repeat + index))).toBe(
      false,
    );
  });
});
