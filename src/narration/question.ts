import type { AnyAlgorithm } from '../engine/algorithm.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { type AnyStep, fieldOf } from '../engine/step.ts';
import type { Timeline } from '../trace/timeline.ts';
import { type Belief, beliefIn, reasonIn } from './belief.ts';
import { dealt } from './dealt.ts';
import type { AnyNarrator, Shown } from './narrator.ts';
import type { Sentence } from './sentence.ts';

/** One answer to a question. */
export interface Choice {
  readonly label: string;
  readonly right: boolean;
  /** Why it is right, or what is wrong with it. */
  readonly reason: Sentence;
  /** What somebody believes who chooses it; undefined where it is right or nobody has said. */
  readonly belief?: Belief | undefined;
}

/** 'What happens next?', made from the trace: the answer is the next step, the wrong choices are its rejected alternatives. */
export interface Question {
  /** The position of the step that is asked about. */
  readonly position: number;
  readonly kind: string;
  readonly prompt: Sentence;
  /** A few, one of them right and the others wrong, in an order that does not tell which. */
  readonly choices: readonly Choice[];
  /** What a picture of the state before the step has to show. */
  readonly shows: Shown;
  /** The answer that pointing at a cell gives; undefined where cells are no answer. */
  readonly answerOfCell: ((cell: number) => Choice) | undefined;
}

const MAX_CHOICES = 4;

/** Kinds that can be asked about, grouped where they share one question; the group is named by its kinds' labels. */
export function questionGroups({ steps }: Pick<AnyAlgorithm, 'steps'>, words: AnyNarrator): { label: string; kinds: string[] }[] {
  const groups = new Map<unknown, { label: string; kinds: string[] }>();
  for (const [kind, spec] of Object.entries(steps)) {
    const question = words.questions?.[kind];
    if (!spec.predict || !question) continue;
    const group = groups.get(question);
    if (group) {
      group.kinds.push(kind);
      group.label += ` or ${spec.label}`;
    } else groups.set(question, { label: spec.label, kinds: [kind] });
  }
  return [...groups.values()];
}

/** The question about the step that leads to `position`; undefined when nothing that might be chosen would be wrong. */
export function questionAt(timeline: Timeline, words: AnyNarrator, position: number): Question | undefined {
  const step = timeline.stepAt(position);
  const spec = step && timeline.algorithm.steps[step.kind];
  const wording = step && words.questions?.[step.kind];
  if (!step || !spec?.predict || !wording) return undefined;
  const state = timeline.algorithm.clone(timeline.frame(position - 1).state);
  const alternatives = timeline.algorithm.alternatives?.(state, step) ?? [];

  const choiceOf = (candidate: AnyStep, right: boolean): Choice => {
    const label = wording.choice(candidate, state);
    if (right) return { label, right, reason: wording.why(candidate, state) };
    const whyNot = wording.whyNot(step, candidate, state);
    return { label, right, reason: reasonIn(whyNot), belief: beliefIn(whyNot) };
  };
  // What is just as right is accepted in the grid, but it is no choice: a reader who must choose one looks for one.
  const rightLabels = new Set(alternatives.filter(({ right }) => right).map(({ step: other }) => wording.choice(other, state)));
  const offered = new Map<string, AnyStep>([[wording.choice(step, state), step]]);
  for (const { step: other, right } of alternatives) {
    if (offered.size === MAX_CHOICES) break;
    const label = wording.choice(other, state);
    if (!right && !rightLabels.has(label) && !offered.has(label)) offered.set(label, other);
  }
  if (offered.size < 2) return undefined;

  const steps = [...offered.values()];
  const cellField = [step, ...alternatives.map(({ step: other }) => other)]
    .map((candidate) => cellFieldOf(timeline, candidate))
    .find(Boolean);
  const answerOfCell = (cell: number): Choice => {
    if (cellFieldOf(timeline, step) && fieldOf(step, cellField!) === cell) return choiceOf(step, true);
    const alternative = alternatives.find(({ step: other }) => cellFieldOf(timeline, other) && fieldOf(other, cellField!) === cell);
    if (alternative) return choiceOf(alternative.step, alternative.right);
    const model = cellFieldOf(timeline, step) ? step : alternatives.find(({ step: other }) => cellFieldOf(timeline, other))!.step;
    return choiceOf({ ...model, [cellField!]: cell } as AnyStep, false);
  };
  // In an order that does not tell which of them is right: they are drawn in it.
  const cellsOfAnswers = cellField
    ? steps
        .map((each) => fieldOf(each, cellField))
        .filter((cell) => cell >= 0)
        .sort((a, b) => a - b)
    : [];
  return {
    position,
    kind: step.kind,
    prompt: wording.ask(step, state),
    choices: dealt(
      steps.map((each) => choiceOf(each, each === step)),
      ({ label }) => label,
      [timeline.algorithm.id, (state as { puzzle?: Puzzle }).puzzle?.givens.join(''), position],
    ),
    shows: { cells: cellsOfAnswers, marks: cellsOfAnswers, ...wording.shows?.(step, state) },
    answerOfCell: cellField ? answerOfCell : undefined,
  };
}

/** The cell-valued field that a step of this kind lets the reader predict. */
function cellFieldOf(timeline: Timeline, step: AnyStep): string | undefined {
  const spec = timeline.algorithm.steps[step.kind]!;
  return spec.predict?.find((field) => spec.fields[field] === 'cell' || spec.fields[field] === 'witness');
}
