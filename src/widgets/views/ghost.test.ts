import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import { hillClimbing } from '../../engine/anneal/hill-climbing.card.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import type { AnyNarrator } from '../../narration/narrator.ts';
import { record } from '../../trace/record.ts';
import type { Override } from '../../trace/recorder.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { type Ghost, SHOW_GHOST } from './view.ts';
import { viewFor } from './views.ts';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const puzzle = puzzleOf(Array.from(wikipedia, (symbol) => Number(symbol) || 0));
const search = backtracking as unknown as AnyAlgorithm;
const climb = hillClimbing as unknown as AnyAlgorithm;
const run = (algorithm: AnyAlgorithm, overrides: Override[] = [], maxSteps?: number) =>
  record(algorithm, puzzle, defaultsOf(algorithm.options), { overrides, maxSteps });

/** A view of a run, and a function that gives it a ghost. */
async function drawn(name: string, algorithm: AnyAlgorithm, timeline: Timeline) {
  const { document, CustomEvent } = parseHTML('<!doctype html><html><body><div></div></body></html>');
  const element = document.querySelector('div') as unknown as Element;
  const context = {
    ...{ document: document as unknown as Document, algorithm, words: {} as AnyNarrator, timeline, input: puzzle, shows: [] },
    seek: () => {},
  };
  (await viewFor(name, timeline))(element, context).draw(timeline.frame(0));
  const tell = (detail: Ghost | null) => element.dispatchEvent(new CustomEvent(SHOW_GHOST, { detail }));
  const path = (part: string) => element.querySelector(`path.${part}`)?.getAttribute('d') ?? '';
  return { element, tell, path };
}

/** The coordinates of a path that follow one of these letters. */
const numbersOf = (d: string, letters: string) =>
  [...d.matchAll(new RegExp(`[${letters}]([\\d.]+)`, 'g'))].map(([, number]) => Number(number));

describe('a run that is not shown', () => {
  const old = run(search);
  const forked = run(search, [{ position: 6997, step: { kind: 'try', cell: 2, digit: 4 } }]);

  it('hangs under the tree of the other, from where the two part, to one scale', async () => {
    const { element, tell, path } = await drawn('tree', search, forked);
    const alone = Math.max(...numbersOf(path('kept'), 'H'));
    tell({ timeline: old, from: 6997 });
    const lefts = numbersOf(path('ghost-run'), 'M');
    expect(Math.min(...lefts)).toBeCloseTo((6996 / 87_827) * 710, 0);
    expect(Math.max(...numbersOf(path('ghost-run'), 'H'))).toBeGreaterThan(700);
    // What is kept to the end of the shorter run ends where that does.
    expect(Math.max(...numbersOf(path('kept'), 'H'))).toBeCloseTo((48_469 / 87_827) * alone, 0);
    expect(element.querySelector('svg')!.getAttribute('aria-label')).toContain('the other run, from step 6,997 on');
    tell(null);
    expect(path('ghost-run')).toBe('');
    expect(Math.max(...numbersOf(path('kept'), 'H'))).toBeCloseTo(alone, 0);
  });

  it('lies behind the energy, from where the two part, to one scale', async () => {
    const shorter = run(climb, [], 2000);
    const { tell, path } = await drawn('energy', climb, shorter);
    const before = path('median');
    tell({ timeline: run(climb, [{ position: 501, seed: 9 }], 4000), from: 501 });
    const places = [...path('ghost-run').matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
    expect(places[0]).toBeCloseTo((500 / 4000) * 1000, -1);
    expect(places.at(-1)).toBeGreaterThan(990);
    expect(path('median')).not.toBe(before);
    tell(null);
    expect(path('ghost-run')).toBe('');
    expect(path('median')).toBe(before);
  });
});
