import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { loadAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import { Why } from './why.ts';

it('opens nothing about a run that has been left while what answers was loaded', async () => {
  const loaded = await loadAlgorithm('dancing-links');
  const runOn = (id: string) => prepareOn(loaded, { id, name: '', text: '' }, {});
  const timelineOf = ({ algorithm, input, values }: PreparedRun) => record(algorithm, input, values);
  const [before, after] = [runOn('knuth-6x7'), runOn('queens-4')];
  const { state } = stateOf({ run: before, timeline: timelineOf(before) });
  const why = new Why(state);
  const asked = why.ask({ of: 'column', item: 3 }, 3);
  state.follow(after, timelineOf(after), 0);
  await asked;
  expect(state.mode.value).toBeUndefined();
});
