import { describe, expect, it } from 'vitest';
import { lineOf, tasksOf } from './measured-plan.ts';
import { comparedOptions } from './option-difference.ts';
import { experimentUrl, readExperimentUrl } from './plan-url.ts';
import { type Factor, factors, measureText, questionIds, usual } from './question.ts';
import { namedPlan } from './question-form.ts';

const PAGE = 'https://example.org/lab/';

describe('a question', () => {
  it.each(questionIds)('%s makes a plan whose puzzles are all different, and none of them is in the pilot', (id) => {
    const tasks = tasksOf(namedPlan(id, usual[id]));
    const plan = namedPlan(id, usual[id]);
    const pieces = Math.ceil(plan.seeds / 20);
    expect(tasks).toHaveLength(plan.groups.length * plan.count * pieces);
    const keys = (of: typeof tasks) => new Set(of.map(({ source }) => JSON.stringify(source)));
    expect(keys(tasks).size).toBe(plan.groups.length * plan.count);
    if (!plan.makes) return;
    const pilot = keys(tasksOf(namedPlan(id, usual[id], true)));
    expect([...keys(tasks)].filter((key) => pilot.has(key))).toEqual([]);
  });

  it.each([...factors])('about %s has two runs that differ in it alone', async (factor: Factor) => {
    const { runs } = namedPlan('factor', { ...usual.factor, factor });
    const options = await comparedOptions(runs);
    expect(options!.filter(({ differs }) => differs)).toHaveLength(1);
    expect(runs.map(measureText).every((text) => text.startsWith('constraint-search'))).toBe(true);
  });

  it('has more puzzles at the next look, and the ones before keep their lines', () => {
    const plan = namedPlan('factor', { ...usual.factor, count: 3 });
    const more = namedPlan('factor', { ...usual.factor, count: 6 });
    const lines = (of: ReturnType<typeof tasksOf>) => of.map(({ name, line }) => `${name} ${line}`);
    const [before, all, added] = [lines(tasksOf(plan)), lines(tasksOf(more)), lines(tasksOf(more, 3))];
    expect(new Set([...before, ...added])).toEqual(new Set(all));
    expect([lineOf(0), lineOf(1)]).toEqual([2, 4]);
  });

  it('draws each seed once, in pieces', () => {
    const tasks = tasksOf(namedPlan('restarts', { ...usual.restarts, seeds: 100 }));
    const replicates = tasks.flatMap(({ settings: { firstReplicate = 1, seeds } }) =>
      Array.from({ length: seeds }, (_, index) => firstReplicate + index),
    );
    expect(replicates.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});

describe('a link to an experiment', () => {
  it.each(questionIds)('about %s comes back as it was', (question) => {
    const state = { question, settings: usual[question], guess: '5:2:12', look: 2 };
    expect(readExperimentUrl(experimentUrl(`${PAGE}?with=x#own`, state))).toEqual({ ...state, faults: [] });
  });

  it('says nothing of what the question doesn’t offer', () => {
    const url = new URL(experimentUrl(PAGE, { question: 'restarts', settings: usual.restarts, guess: undefined, look: 1 }));
    expect([...url.searchParams.keys()].sort()).toEqual(['ask', 'budget', 'seeds']);
  });

  it('is none without a question, and names what makes no sense', () => {
    expect(readExperimentUrl(`${PAGE}?with=backtracking`)).toBeUndefined();
    const { faults, settings } = readExperimentUrl(`${PAGE}?ask=factor&factor=luck&count=-1&in=hours`)!;
    expect(faults).toHaveLength(3);
    expect(settings).toEqual(usual.factor);
    expect(readExperimentUrl(`${PAGE}?ask=everything`)!.faults).toHaveLength(1);
  });
});
