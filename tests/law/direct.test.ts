import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directRunTexts } from '../../scripts/direct-runs.ts';
import { type AnyAlgorithm, countSteps, drain } from '../../src/engine/algorithm.ts';
import { loadDirect } from '../../src/engine/direct/load-direct.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { decisionFrom } from '../../src/trace/decision.ts';
import { record } from '../../src/trace/record.ts';
import { type Override, Recorder } from '../../src/trace/recorder.ts';
import { algorithms } from './algorithms.ts';
import { usualInputs } from './named-runs.ts';
import { holds } from './runs.ts';

const loaded = await Promise.all(algorithms.map(async ({ row, algorithm }) => ({ row, algorithm, direct: await loadDirect(row) })));
const withDirect = loaded.filter(({ direct }) => direct.directRun);

/** Steps of a run that are compared. */
const COMPARED = 3000;
/** Steps at a time: runs are resumed in many places. */
const SLICES = [1, 7, 1000, 333];

/** All that a recorder makes of a run, as text: comparing thousands of numbers one by one costs more than the run. */
function recorded(algorithm: AnyAlgorithm, input: unknown, options: unknown, overrides: readonly Override[] = []): string {
  const recorder = new Recorder(algorithm, algorithm.start(input, options), undefined, overrides);
  for (let slice = 0; recorder.taken < COMPARED; slice++) if (!recorder.advance(SLICES[slice % SLICES.length]!)) break;
  recorder.flush();
  const { counts, taken, outcome } = recorder;
  const chunks = recorder.takeChunks().map(({ kinds, metric, words }) => [kinds, metric, words].map((column) => column.join()));
  return JSON.stringify({ counts: counts.join(), taken, outcome, chunks });
}

it('has direct runs to look at', () => {
  expect(process.env.ALGORITHMS !== undefined || withDirect.length > 5).toBe(true);
});

it('has the direct runs that their script writes from the pages', async () => {
  for (const [file, text] of await directRunTexts())
    expect(readFileSync(file, 'utf8') === text, `${file}: a page has changed since: run npm run catalog, and commit what it writes`).toBe(
      true,
    );
});

describe.each(withDirect)('the direct run of $row.id', ({ row, algorithm, direct }) => {
  it('takes the same steps as the page, however far it goes at a time', () => {
    holds(row, algorithm, ({ input, options }) => {
      expect(recorded(direct, input, options) === recorded(algorithm, input, options)).toBe(true);
    });
  });

  it('follows the decisions it is told', () => {
    const options = defaultsOf(algorithm.options);
    for (const input of usualInputs[row.input].filter((each) => algorithm.refuses?.(each) === undefined)) {
      const overrides: Override[] = algorithm.draws ? [{ position: 5, seed: 11 }] : [];
      const run = record(algorithm, input, options, { maxSteps: COMPARED });
      for (let decision = decisionFrom(run, 20); decision && overrides.length < 3; decision = decisionFrom(run, decision.position + 1))
        overrides.push({ position: decision.position, step: decision.choices.at(-1)! });
      for (let count = 1; count <= overrides.length; count++) {
        const some = overrides.slice(0, count);
        expect(recorded(direct, input, options, some) === recorded(algorithm, input, options, some)).toBe(true);
      }
    }
  });

  it('counts the same steps without keeping them', () => {
    const options = defaultsOf(algorithm.options);
    const input = usualInputs[row.input].find((each) => algorithm.refuses?.(each) === undefined);
    const { outcome, counts } = drain(algorithm.run(algorithm.start(input, options)));
    const counted = countSteps(direct, direct.start(input, options));
    expect({ ...counted, counts: Object.fromEntries(Object.entries(counted.counts).filter(([, count]) => count > 0)) }).toEqual({
      outcome,
      counts,
    });
  });
});
