import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { annealing } from '../../../engine/anneal/annealing.card.ts';
import { hillClimbing } from '../../../engine/anneal/hill-climbing.card.ts';
import { monteCarlo } from '../../../engine/anneal/monte-carlo.card.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import type { AnyNarrator } from '../../../narration/narrator.ts';
import { record } from '../../../trace/record.ts';
import { viewFor } from '../views.ts';

/** The same swaps by an algorithm that never keeps a worse one. */
const { acceptWorse, ...steps } = monteCarlo.steps;
const climber = {
  ...monteCarlo,
  id: 'climber',
  steps,
  localSearch: { ...monteCarlo.localSearch, chanceOf: (_, difference) => (difference <= 0 ? 1 : 0) },
} as AnyAlgorithm;

/** The drawing of a view at the end of the first 300 steps on an empty grid, or at their last step of a kind, by a run that keeps no worse swap. */
async function drawn(
  algorithm: AnyAlgorithm,
  name: string,
  atKind?: string,
  { maxSteps = 300, ...others }: Readonly<Record<string, string | number>> & { maxSteps?: number } = {},
): Promise<Element> {
  const options = { ...defaultsOf(algorithm.options), worse: 100_000, ...others } as never;
  const input = puzzleOf(new Uint8Array(81));
  const timeline = record(algorithm, input, options, { maxSteps });
  const { document } = parseHTML('<!doctype html><html><body><div></div></body></html>');
  const element = document.querySelector('div') as unknown as Element;
  const context = { document: document as unknown as Document, algorithm, words: {} as AnyNarrator, timeline, input, shows: [] };
  const at = Array.from({ length: timeline.length }, (_, index) => index + 1).findLast(
    (each) => timeline.frame(each).step?.kind === atKind,
  );
  (await viewFor(name, timeline))(element, context).draw(timeline.frame(at ?? timeline.length));
  return element;
}

const textsOf = (element: Element, selector: string) => [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('the share of kept worse swaps is shown for cold or for hot ones, not for both together', async () => {
  const short = { maxSteps: 80_000, chainShare: 0.01, patience: 20, start: 2, stagnation: 'no-new-best' };
  const textsAfter = async (kind: string) =>
    textsOf(await drawn(annealing as unknown as AnyAlgorithm, 'energy', kind, short), '.said .worse');
  expect(await textsAfter('cool')).toEqual([expect.stringMatching(/of the swaps around this step$/)]);
  expect(await textsAfter('reheat')).toEqual([]);
});

describe('a search that never keeps a worse state', () => {
  it('is not said to have a chance of it', async () => {
    expect(textsOf(await drawn(climber, 'landscape'), '.percent')).toEqual(['100%', '0%', '0%', '0%', '0%']);
    expect(textsOf(await drawn(monteCarlo as unknown as AnyAlgorithm, 'landscape'), '.percent').slice(-2)).toEqual(['≈ 0%', '≈ 0%']);
  });

  it('distinguishes the swaps of a grid from the one that led to it', async () => {
    const about = async (kind: string) => {
      const drawing = await drawn(hillClimbing as unknown as AnyAlgorithm, 'landscape', kind);
      return [textsOf(drawing, '.from-here span'), textsOf(drawing, '.difference.now').length];
    };
    expect(await about('improve')).toEqual([['Swaps from the new grid:'], 0]);
    expect(await about('look')).toEqual([[], 1]);
  });

  it('has no strokes for it, and without a temperature there is neither a band nor numbers of one', async () => {
    const parts = ['.rug', '.heat', '.degrees', '.rises', '.median', '.best', '.knob'];
    const has = async (algorithm: AnyAlgorithm) => {
      const drawing = await drawn(algorithm, 'energy');
      return parts.filter((part) => drawing.querySelector(part));
    };
    expect(await has(climber)).toEqual(['.median', '.best', '.knob']);
    expect(await has(monteCarlo as unknown as AnyAlgorithm)).toEqual(['.rug', '.median', '.best', '.knob']);
    expect(await has(annealing as unknown as AnyAlgorithm)).toEqual(parts);
  });
});
