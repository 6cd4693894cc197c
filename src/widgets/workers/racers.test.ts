import { expect, it } from 'vitest';
import stored from '../../../content/data/race.json' with { type: 'json' };
import { type RacerId, racerIds } from './racer-ids.ts';
import { racerOn } from './racers.ts';

async function once(id: RacerId, givens: string) {
  const racer = await racerOn(id, Uint8Array.from(givens, Number));
  const run = () => {
    for (let tries = 0; ; ) {
      const slice = racer.advance();
      tries += slice.tries;
      if (slice.ending) return { tries, ending: slice.ending };
    }
  };
  const first = run();
  // It can be run again, with the same result.
  expect([id, run()]).toEqual([id, first]);
  return first;
}

it('all solvers need the tries that are stored, each time', async () => {
  for (const name of ['wikipedia', 'ai-escargot']) {
    const { givens, solvers } = stored.puzzles.find(({ id }) => id === name)!;
    for (const id of racerIds) expect([id, await once(id, givens)]).toEqual([id, { tries: solvers[id].tries, ending: 'solved' }]);
  }
});

it('sets of bits make the tries of dancing links', () => {
  for (const { solvers } of stored.puzzles) expect(solvers.covers.tries).toBe(solvers['dancing-links'].tries);
});

it('all solvers finish an empty grid, and find that there is no solution', async () => {
  const none = `12345678${'0'.repeat(9)}9${'0'.repeat(63)}`;
  for (const id of racerIds) {
    expect([id, (await once(id, '0'.repeat(81))).ending]).toEqual([id, 'solved']);
    expect([id, (await once(id, none)).ending]).toEqual([id, 'no-solution']);
  }
});
