import { describe, expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { readOptions } from '../../../engine/options.ts';
import { narratorOf, sentenceOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import { record } from '../../../trace/record.ts';
import { answersOf } from './progress.ts';
import { leadWords, reasonsOf } from './why-words.ts';
import { WrongTurnSearch } from './wrong-turns.ts';

async function explained(puzzleId: string, ...ids: string[]) {
  const { puzzle } = readPuzzles(named.find(({ id }) => id === puzzleId)!.puzzle)[0]!;
  const runs = await Promise.all(
    ids.map(async (id) => {
      const algorithm = await catalogRow(id).load();
      return { timeline: record(algorithm, puzzle, readOptions(algorithm.options, {})) };
    }),
  );
  const { of } = answersOf(runs);
  const turns = runs.map((run, place) => {
    const search = new WrongTurnSearch(run, of[place]);
    while (search.look(100));
    return search.found;
  });
  const narrators = await Promise.all(ids.map(narratorOf));
  const sentenceAt = (place: number, position: number) => {
    const { timeline } = runs[place]!;
    return plain(sentenceOf(narrators[place]!, timeline.stepAt(position), timeline.peek(position)));
  };
  return { runs, turns, input: puzzle, letterOf: (place: number) => 'ABCD'[place]!, sentenceAt };
}

describe('the wrong turns of a run', () => {
  it('cost all that a search writes beyond its solution', async () => {
    const { runs, turns } = await explained('ai-escargot', 'backtracking', 'dancing-links');
    const cells = 81 - 23;
    expect(turns.map(({ cost }) => cost)).toEqual(runs.map(({ timeline }) => timeline.written - cells));
    expect(turns[0]).toMatchObject({ count: 12, worst: { time: 3845, place: 1, digit: 5, cost: 4905 } });
  });

  it('say what the run that took least did otherwise', async () => {
    const all = await explained('ai-escargot', 'backtracking', 'dancing-links');
    expect(leadWords(all)).toBe(
      'B noticed a wrong turn after 29 digits on average, and A only after 743. B also took fewer: 3 against 12.',
    );
    expect(reasonsOf(all)[0]).toMatchObject({
      before: 'A took 12 wrong turns, which cost 8,911 of its 8,969 digits. The costliest wasted 4,905. It began with',
      moment: { text: '5 at r1c2', time: 3845 },
      short: 'Its 12 wrong turns cost 8,911 digits.',
    });
    expect(leadWords(await explained('naked-singles', 'backtracking', 'dancing-links'))).toMatch(/^None of these runs took a wrong turn/);
    // One that swaps digits has none to count.
    expect(leadWords(await explained('monte-carlo-2', 'dancing-links', 'human-solver', 'monte-carlo'))).toMatch(
      /^Neither A nor B took a wrong turn/,
    );
  });

  it('are fewer or cheaper in the run between, which is told where their number is the same', async () => {
    expect(leadWords(await explained('ai-escargot', 'backtracking', 'backjumping', 'dancing-links'))).toBe(
      'C noticed a wrong turn after 29 digits on average, and A only after 743. C also took fewer: 3 against 12. A and B both took 12 wrong turns, but B left them sooner than A: after 473 digits on average, against 743.',
    );
  });

  it('are told of all runs that took as many and left them as soon', async () => {
    expect(leadWords(await explained('ai-escargot', 'backtracking', 'dancing-links', 'algorithm-x'))).toBe(
      'B and C noticed a wrong turn after 29 digits on average, and A only after 743. B and C also took fewer: 3 against 12.',
    );
  });

  it('are told of a run that was stopped on one, where the others took none', async () => {
    const all = await explained('naked-singles', 'backtracking', 'dancing-links', 'algorithm-x');
    const [stopped] = all.runs;
    stopped!.timeline.outcome = undefined;
    const runs = [{ ...stopped!, stopped: true }, ...all.runs.slice(1)];
    const open = { time: 1, place: 0, digit: 2, cost: 90 };
    const turns = [{ ...all.turns[0]!, open, seen: 90 }, ...all.turns.slice(1)];
    const lead = 'B and C took no wrong turn. A was still on a wrong turn after its first 90 digits.';
    expect(leadWords({ ...all, runs, turns })).toBe(lead);
    // The same of one that has ended, of which only so much is known.
    stopped!.timeline.outcome = 'solved';
    expect(leadWords({ ...all, turns })).toBe(lead);
    // Nothing is known to be better than another where all are so.
    expect(leadWords({ ...all, turns: all.turns.map((each) => ({ ...each, open, seen: 90 })) })).toBe('');
  });

  it('are not counted in a run that was stopped, and of no run that others tie with is said that only two do', async () => {
    const all = await explained('ai-escargot', 'backtracking', 'backjumping', 'dancing-links');
    const [stopped] = all.runs;
    stopped!.timeline.outcome = undefined;
    const runs = [{ ...stopped!, stopped: true }, ...all.runs.slice(1)];
    expect(reasonsOf({ ...all, runs })[0]).toMatchObject({
      before: 'You stopped A, so its wrong turns weren’t counted.',
      moment: undefined,
      short: 'You stopped it here.',
    });
    const none = all.turns.map((each) => ({ ...each, count: 0, cost: 0, open: undefined }));
    expect(leadWords({ ...all, runs, turns: none })).toBe('Neither B nor C took a wrong turn, so neither had to take a digit back.');
    const turns = [{ ...all.turns[0]! }, all.turns[1]!, { ...all.turns[2]!, count: all.turns[0]!.count }];
    const tied = await explained('ai-escargot', 'backtracking', 'backjumping', 'dancing-links');
    expect(leadWords({ ...tied, turns })).toContain('A, B and C all took 12 wrong turns, but B left them sooner than A:');
  });

  it('explain nothing where runs cost about the same', async () => {
    expect(leadWords(await explained('ai-escargot', 'dancing-links', 'algorithm-x'))).toBe('A and B cost exactly the same.');
  });

  it('are told of no run that goes on without one, and no run is called better than it', async () => {
    const all = await explained('ai-escargot', 'backtracking', 'backjumping', 'dancing-links');
    const [, , running] = all.runs;
    running!.timeline.outcome = undefined;
    const turns = [all.turns[0]!, all.turns[1]!, { ...all.turns[2]!, count: 0, worst: undefined }];
    expect(reasonsOf({ ...all, turns })[2]).toMatchObject({ before: 'C is still running.', moment: undefined });
    expect(leadWords({ ...all, turns })).toBe('');
  });

  it('are none without a solution: how full each grid became is told', async () => {
    const all = await explained('wrong-clue', 'backtracking', 'dancing-links');
    expect(reasonsOf(all).map(({ before, moment }) => [before, moment?.text])).toEqual([
      ['A got as far as', '41 of 81 cells'],
      [
        'B knew there was no solution before it had written a single digit. Dead end. No statement is left for “column 8 has 1”, and none has been chosen that could be taken back: there is no solution.',
        undefined,
      ],
    ]);
  });
});
