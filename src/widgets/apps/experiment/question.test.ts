import { describe, expect, it } from 'vitest';
import { lineOf, tasksOf } from './measured-plan.ts';
import { comparedOptions } from './option-difference.ts';
import { checkedQuestion, puzzlesIn } from './own-question.ts';
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

describe('a question of one’s own', () => {
  const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

  it('is about each puzzle once, and names what is none', () => {
    const { puzzles, twice, faults } = puzzlesIn(`${wikipedia}\nnonsense\n${wikipedia.replaceAll('.', '0')}\n`);
    expect([puzzles, twice]).toEqual([[wikipedia], 1]);
    expect(faults).toEqual([expect.stringContaining('line 2, column 1')]);
    const plan = namedPlan('own', { ...usual.own, own: { ...usual.own.own, puzzles: [wikipedia, '.'.repeat(81)] } });
    expect(tasksOf(plan).map(({ source }) => source)).toHaveLength(2);
    expect(plan).toMatchObject({ kind: 'ratio', count: 2, makes: false });
  });

  it('knows whether a run draws, and has usual runs where there are no such ones', async () => {
    const { own, faults } = await checkedQuestion({
      runs: [
        { algorithm: 'annealing', options: { cooling: '0.9', iterations: '1' } },
        { algorithm: 'magic', options: {} },
      ],
      draws: false,
      puzzles: [wikipedia, 'nonsense'],
    });
    expect(own).toEqual({ runs: usual.own.own.runs, draws: false, puzzles: [wikipedia] });
    expect(faults).toHaveLength(3);
    const drawing = await checkedQuestion({
      ...usual.own.own,
      runs: [{ algorithm: 'annealing', options: { cooling: '0.9', seed: '3' } }, usual.own.own.runs[1]],
    });
    // Seeds are those of the experiment.
    expect(drawing).toMatchObject({ own: { draws: true, runs: [{ options: { cooling: '0.9' } }, {}] }, faults: [] });
    expect(drawing.own.runs[0].options).not.toHaveProperty('seed');
  });
});

describe('a link to an experiment', () => {
  it.each(questionIds)('about %s comes back as it was', (question) => {
    const state = { question, settings: usual[question], guess: '5:2:12', look: 2 };
    expect(readExperimentUrl(experimentUrl(`${PAGE}?with=x#own`, state))).toEqual({ ...state, faults: [] });
  });

  it('says nothing of what the question doesn’t offer', () => {
    const url = new URL(experimentUrl(PAGE, { question: 'restarts', settings: usual.restarts, guess: undefined, look: 1 }));
    expect([...url.searchParams.keys()].sort()).toEqual(['ask', 'budget', 'seeds', 'size']);
  });

  it('has two runs and puzzles of one’s own, as long as there is room for them', () => {
    const runs = [
      { algorithm: 'annealing', options: { cooling: '0.9' } },
      { algorithm: 'backtracking', options: {} },
    ] as const;
    const linked = (puzzles: readonly string[]) => {
      const settings = { ...usual.own, own: { runs, draws: false, puzzles } };
      return readExperimentUrl(experimentUrl(PAGE, { question: 'own', settings, guess: undefined, look: 1 }))!.settings.own;
    };
    expect(linked(['1'.repeat(81), '.'.repeat(81)])).toEqual({ runs, draws: false, puzzles: ['1'.repeat(81), '.'.repeat(81)] });
    expect(linked(Array.from({ length: 400 }, () => '.'.repeat(81))).puzzles).toEqual([]);
  });

  it('is none without a question, and names what makes no sense', () => {
    expect(readExperimentUrl(`${PAGE}?with=backtracking`)).toBeUndefined();
    const { faults, settings } = readExperimentUrl(`${PAGE}?ask=factor&factor=luck&count=-1&in=hours`)!;
    expect(faults).toHaveLength(3);
    expect(settings).toEqual(usual.factor);
    expect(readExperimentUrl(`${PAGE}?ask=everything`)!.faults).toHaveLength(1);
  });
});
