import { takes } from '#words/what-if.ts';
import { applyStep } from '../../../engine/algorithm.ts';
import type { AnyStep } from '../../../engine/step.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain, type Sentence } from '../../../narration/sentence.ts';
import { type Decision, openFields } from '../../../trace/decision.ts';
import type { LoadedAlgorithm } from '../../runs/prepared-run.ts';
import { valuesOf } from '../../views/kit/step-values.ts';

type Named = Pick<LoadedAlgorithm, 'algorithm' | 'words'>;

/** Fields whose values say all of a choice: others are the algorithm's own numbers. */
const TELLING = ['cell', 'digit', 'digits', 'house'];

/** The choices of a decision, each in a few words and no two alike: as an answer to a question, by its values, or as its sentence. */
export function choiceLabels(run: Named, decision: Decision): string[] {
  const { choices, state } = decision;
  const answers = choices.map((choice) => run.words.questions?.[choice.kind]?.choice(choice, state) ?? '');
  if (allDiffer(answers)) return answers;
  if (alikeButForKind(decision)) return choices.map(({ kind }) => run.algorithm.steps[kind]!.label);
  const values = choices.map((choice) => shortOf(run, decision, choice));
  return allDiffer(values) ? values : choices.map((choice) => plain(sentenceOfChoice(run, decision, choice)));
}

/** What the narrator says of a choice. */
export function sentenceOfChoice({ algorithm, words }: Named, { state }: Decision, choice: AnyStep): Sentence {
  const after = algorithm.clone(state);
  applyStep(algorithm, after, choice);
  return sentenceOf(words, choice, after);
}

/** A choice by itself: 'r1c3 takes 4'; beside one of the same cell its digit is enough (`short`). */
export function choiceName(run: Named, decision: Decision, choice: AnyStep, { short = false } = {}): string {
  const { algorithm, words } = run;
  if (alikeButForKind(decision)) return algorithm.steps[choice.kind]!.label;
  const values = valuesOf(choice, algorithm.steps[choice.kind]!, algorithm.picture(decision.state, undefined), words);
  const [cells, digits] = ['cell', 'digit'].map((name) => values.filter(({ type }) => type === name));
  if (cells!.length !== 1 || digits!.length !== 1) return choiceLabels(run, decision)[decision.choices.indexOf(choice)]!;
  return short ? digits![0]!.text : takes(cells![0]!.text, digits![0]!.text);
}

/** Whether what the kinds are called tells choices apart, and nothing else. */
const alikeButForKind = ({ choices }: Decision) =>
  new Set(choices.map(({ kind }) => kind)).size === choices.length &&
  Object.entries(choices[0]!).every(([field, value]) => field === 'kind' || choices.every((each) => each[field] === value));

/** The values in which a choice differs from the others; '' where they tell a reader nothing. */
function shortOf({ algorithm, words }: Named, decision: Decision, choice: AnyStep): string {
  const open = openFields(algorithm, decision, choice.kind);
  const spec = algorithm.steps[choice.kind]!;
  if (open.some((field) => !TELLING.includes(spec.fields[field]!))) return '';
  const values = valuesOf(choice, spec, algorithm.picture(decision.state, undefined), words);
  return values
    .filter(({ field }) => open.includes(field))
    .map(({ text }) => text)
    .join(' ');
}

const allDiffer = (labels: readonly string[]) => !labels.includes('') && new Set(labels).size === labels.length;
