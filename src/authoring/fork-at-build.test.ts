import { describe, expect, it } from 'vitest';
import { forkIn, timelineAtBuild } from './fork-at-build.ts';
import { runAtBuild } from './run-at-build.ts';
import { statOf } from './stat.ts';

const spec = { algorithm: 'backtracking', puzzle: 'wikipedia' };
const culprit = { at: 'try', cell: 2, digit: 2, whatIf: 'try.4' };

describe('a run that a chapter has decide otherwise', () => {
  it('is named by the step that is decided on and by the choice', async () => {
    const { timeline } = await runAtBuild(spec);
    expect(forkIn(timeline, culprit)).toEqual({
      fork: { position: 6997, kind: 'try', values: [4] },
      override: { position: 6997, step: { kind: 'try', cell: 2, digit: 4 } },
    });
  });

  it('gives its own figures, besides those of the run itself', async () => {
    const stat = async (attributes: object) => statOf(await timelineAtBuild(spec, { ...attributes }), { ...attributes });
    expect(await stat({ of: 'steps' })).toBe(87_827);
    expect(await stat({ of: 'steps', ...culprit })).toBe(48_469);
    expect(await stat({ of: 'counter', name: 'tries' })).toBeGreaterThan(await stat({ of: 'counter', name: 'tries', ...culprit }));
    // Where something happens is another matter: the anchor is that of the decision.
    await expect(stat({ of: 'position', ...culprit })).rejects.toThrow('only `steps` and a `counter`');
  });

  it.each([
    ['a step that is no decision', { at: 'place', cell: 2, digit: 2, whatIf: 'try.4' }, /step \d+ is no decision/],
    ['a choice that there is not', { ...culprit, whatIf: 'try.1' }, /at step 6997 there is no choice 'try.1'; there are try.2, try.3, /],
    ["the run's own choice", { ...culprit, whatIf: 'try.2' }, /at step 6997 'try.2' is what the run does by itself/],
    ['no choice at all', { ...culprit, whatIf: 'four' }, /'6997.four'/],
  ])('cannot be %s', async (_, attributes, message) => {
    const { timeline } = await runAtBuild(spec);
    expect(() => forkIn(timeline, attributes)).toThrow(message);
  });
});
