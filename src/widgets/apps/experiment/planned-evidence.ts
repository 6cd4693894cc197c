import * as words from '#words/experiment.ts';
import { letterOf, type NamedRun, runName } from '../../runs/named-run.ts';
import type { Evidence } from './evidence.ts';
import type { Guess } from './prediction.ts';
import type { Asked } from './prediction-panel.ts';
import type { Plan, QuestionId, Settings } from './question.ts';
import { namedPlan } from './question-form.ts';

/** A run by what tells it apart from the others of its question. */
function shortName(question: QuestionId, { factor }: Settings, run: NamedRun): string {
  if (question === 'factor') return words.withFactor(factor, run.options[factor] === 'on');
  if (question === 'restarts') return words.policyName(run.options);
  return question === 'cooling' ? (run.options.cooling ?? '') : runName(run);
}

/** What a question asks a reader to predict. */
export function askedOf(question: QuestionId, settings: Settings, { kind, groups, runs, budget }: Plan): Asked {
  const unit = words.units[budget.currency];
  if (kind === 'ratio') return { kind: 'ratio', names: groups.map(({ name }) => name), run: letterOf(1), unit };
  if (kind === 'restarts') {
    const names = runs.slice(1).map((run) => shortName(question, settings, run));
    return { kind: 'ratio', names, run: words.prediction.restarts, unit };
  }
  const names = groups.length > 1 ? groups.map(({ name }) => name) : runs.map((run) => shortName(question, settings, run));
  return { kind: 'share', names, run: '', unit };
}

/** A prediction in a sentence. */
export function guessText(question: QuestionId, settings: Settings, guesses: readonly Guess[]): string {
  const plan = namedPlan(question, settings);
  const { names, unit } = askedOf(question, settings, plan);
  const named = guesses.map(({ value, range }, index) => ({ name: names[index]!, value, range: range ?? { from: value, to: value } }));
  if (question === 'givens') return words.prediction.saysCurve(runName(plan.runs[0]!).toLowerCase(), named);
  if (plan.kind === 'restarts') return words.prediction.saysRestarts(named);
  return plan.kind === 'ratio' ? words.prediction.saysRatio(letterOf(1), unit, named) : words.prediction.saysShares(named);
}

/** What was measured for a question, with all that it takes to draw it and to speak of it. */
export function plannedEvidence(
  question: QuestionId,
  settings: Settings,
  measured: Pick<Evidence, 'rows' | 'texts' | 'isWhole' | 'look' | 'prediction'>,
): Evidence {
  const { kind, runs, groups, budget } = namedPlan(question, settings);
  const letters = runs.map((_, place) => letterOf(place));
  const nameOf = (run: string) => shortName(question, settings, runs[letters.indexOf(run)]!);
  return {
    ...measured,
    kind,
    runs: letters,
    named: Object.fromEntries(runs.map((run, place) => [letterOf(place), run])),
    nameOf,
    inText: (run) => (kind === 'ratio' ? words.lettered(run, nameOf(run)) : kind === 'restarts' ? nameOf(run) : nameOf(run).toLowerCase()),
    pair: [letterOf(0), letterOf(1)],
    groups: groups.map(({ name }) => name),
    currency: budget.currency,
    budget: budget.amount,
  };
}
