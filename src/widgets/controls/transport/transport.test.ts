import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import type { StepperConfig } from '../../runs/stepper-config.ts';
import { Transport } from './transport.ts';

it('says the place of a frame that the picture shows before the run has come to it', async () => {
  const { document } = parseHTML(`<!doctype html><html><body><div>
    <input class="seek" type="range"><span data-part="place"></span><button data-part="cancel"></button>
    <select name="stop"></select><label><input name="cell"></label><div data-part="finer"></div>
    <select name="pace"></select><input type="range" name="speed"><span data-part="speed"></span><span data-part="pace-said"></span>
  </div></body></html>`);
  Object.assign(globalThis, { matchMedia: () => ({ matches: true, addEventListener: () => {} }) });
  const root = document.querySelector('div') as unknown as HTMLElement;
  const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1......2...34...'));
  const timeline = record(run.algorithm, run.input, run.values, { maxSteps: 3 });
  const config = { total: 40, puzzle: run.puzzle, options: run.options } as unknown as StepperConfig;
  const { state } = stateOf({ root, run, timeline, config });
  new Transport(state);
  const place = () => root.querySelector('[data-part=place]')!.textContent;
  state.awaited.value = 30;
  expect([place(), root.querySelector<HTMLInputElement>('.seek')!.value]).toEqual(['step 30 of 40', '30']);
  state.awaited.value = undefined;
  expect(place()).toBe('step 0 of 3');
});
