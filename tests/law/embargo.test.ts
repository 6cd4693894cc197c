import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/engine/algorithm.ts';
import { readOptions } from '../../src/engine/options.ts';
import { questionAt } from '../../src/narration/question.ts';
import { Embargo } from '../../src/trace/embargo.ts';
import { record } from '../../src/trace/record.ts';
import type { Timeline } from '../../src/trace/timeline.ts';
import { Transport } from '../../src/widgets/controls/transport/transport.ts';
import { stateOf } from '../../src/widgets/runs/figure/testing/state-of.ts';
import { ViewSet, viewContext } from '../../src/widgets/views/view-set.ts';
import { fittingViews, views } from '../../src/widgets/views/views.ts';
import { soaking } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { usualInputs } from './named-runs.ts';

/** Frames of a small run, and of one of the usual size, at which it is drawn. */
const PLACES = soaking ? ([40, 12] as const) : ([5, 2] as const);

type Row = (typeof algorithms)[number];

/** Longer runs are looked at in part. */
const MAX_LENGTH = 20_000;

/** The controls that tell of the whole run, as a page has them. */
const CONTROLS = `
  <select name="ask"></select><button data-command="predict"></button><label data-part="ask"></label>
  <input class="seek" type="range" min="0" max="999999" value="0"><span data-part="outcome"></span><span class="place" data-part="place"></span>
  <p data-part="progress"><span></span><button data-part="cancel"></button></p>
  <select name="stop"><option value="watched-cell">its cell</option></select><label><input name="cell"></label><div data-part="finer"></div>
  <select name="pace"><option value="slow"></option><option value="micro"></option><option value="step"></option><option value="stage"></option><option value="milestone"></option></select>
  <input type="range" name="speed" min="0" max="1" value="0.4"><span data-part="speed"></span><span data-part="pace-said"></span>`;

/** What a figure draws and tells of a run, with an embargo that can be laid on it. */
async function figureOf({ row, algorithm, words }: Row, input: unknown, timeline: Timeline) {
  const { document } = parseHTML(`<!doctype html><html><body></body></html>`);
  const names = await fittingViews(Object.keys(views), algorithm, timeline.frame(0).picture);
  const root = document.createElement('div');
  root.innerHTML = `${CONTROLS}${names.map((name) => `<div data-view="${name}">${name === 'code' ? '<pre><code></code></pre>' : ''}</div>`).join('')}`;
  document.body.append(root);
  Object.assign(globalThis, {
    Option: function option(text: string, value: string) {
      const made = document.createElement('option');
      made.textContent = text;
      Object.assign(made, { text });
      made.setAttribute('value', value);
      return made;
    },
    matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  });
  // The document of these tests has no values of its own.
  for (const field of root.querySelectorAll('select, input'))
    Object.defineProperty(field, 'value', { writable: true, value: field.getAttribute('value') ?? '' });
  const { state } = stateOf({ root: root as unknown as HTMLElement, loaded: { row, algorithm, words } });
  const transport = new Transport(state);
  const embargo = new Embargo(timeline);
  const context = viewContext({ row, algorithm, words, input, overrides: [] }, embargo.open, document as unknown as Document);
  const set = await ViewSet.in(
    root as unknown as ParentNode,
    names.filter((name) => name !== 'code'),
    context,
  );
  const draw = (position: number, rests: boolean) => {
    set.draw(position, { rests });
    transport.showPlace(position, embargo.open);
    transport.showRun(embargo.open);
    const values = Array.from(root.querySelectorAll<HTMLInputElement>('select, input'), ({ value, min, max }) => `${min} ${value} ${max}`);
    return `${root.outerHTML}\n${values.join()}`;
  };
  return { embargo, draw };
}

/** A run that ends after at most `maxSteps` steps. */
function endedAfter(maxSteps: number, { algorithm }: Row, input: unknown, outcome: Outcome): Timeline {
  const timeline = record(algorithm, input, readOptions(algorithm.options, {}), { maxSteps });
  timeline.outcome ??= outcome;
  return timeline;
}

/** Returns positions all over a run, first those with a question. */
function placesIn(timeline: Timeline, { words }: Row, count: number): number[] {
  const stride = Math.max(1, Math.floor(timeline.length / (4 * count)));
  const all = Array.from({ length: Math.floor(timeline.length / stride) }, (_, index) => index * stride);
  const isQuestion = (position: number) => questionAt(timeline, words, position + 1) !== undefined;
  return all.toSorted((a, b) => Number(isQuestion(b)) - Number(isQuestion(a))).slice(0, count);
}

/** Where two texts begin to differ, if they do. */
function differenceOf(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 150), at + 100)).join('\n');
}

describe.each(algorithms)('while a question waits in a run of $row.id', (each) => {
  const { row } = each;
  it.each(usualInputs[row.input].map((input, index) => ({ input, count: PLACES[index]!, size: ['small', 'usual'][index] })))(
    'nothing in the figure differs from one of a run that ends there ($size)',
    async ({ input, count }) => {
      const timeline = endedAfter(MAX_LENGTH, each, input, 'solved');
      const whole = await figureOf(each, input, timeline);
      for (const position of placesIn(timeline, each, count)) {
        // The reader has been at the end, and has come back.
        for (const place of [0, timeline.length, position]) whole.draw(place, false);
        whole.embargo.withhold(position);
        const shown = whole.draw(position, true);
        const other = await figureOf(each, input, endedAfter(position, each, input, 'bound'));
        other.draw(position, false);
        other.embargo.withhold(position);
        expect(differenceOf(shown, other.draw(position, true)), `at ${position}`).toBe('');
        whole.embargo.withhold(undefined);
      }
    },
  );
});
