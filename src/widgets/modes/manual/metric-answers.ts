import { kindsWhere } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { ManualPlay } from './manual-play.ts';

/** The reader's answers to changes that make the metric worse by so much; those that do not are together under 0. */
export interface Answers {
  readonly worse: number;
  /** Times the reader said yes, answers in all, and times the run drew yes. */
  readonly yes: number;
  readonly all: number;
  readonly drawn: number;
}

/** Whether answers are counted: where chance decides whether a worse change is kept. */
export const isAnswered = ({ algorithm }: Timeline): boolean => algorithm.localSearch?.temperature !== undefined;

/** The moves that the reader made, from the `first` of all moves on. */
const ownFrom = ({ made }: ManualPlay, first: number) => made.slice(first).filter(({ isMine }) => isMine);

/** The reader's answers from the `first` move on, by how much worse the change was, the least first. A mistake that was taken back does not count. */
export function answersOf(play: ManualPlay, first = 0): Answers[] {
  const { timeline } = play;
  const { steps } = timeline.algorithm;
  const keeps = kindsWhere(steps, (spec) => spec.keeps !== undefined);
  const found = new Map<number, Answers>();
  for (const { to, said, drew } of ownFrom(play, first)) {
    const worse = Math.max(0, differenceAt(timeline, to));
    const { yes, all, drawn } = found.get(worse) ?? { yes: 0, all: 0, drawn: 0 };
    const kept = keeps.includes(said);
    found.set(worse, { worse, yes: yes + Number(kept), all: all + 1, drawn: drawn + Number(keeps.includes(drew)) });
  }
  return [...found.values()].sort((a, b) => a.worse - b.worse);
}

/** The answers to worse changes together: the others have to be kept, and say nothing of a chance. */
export const ofWorse = (answers: readonly Answers[]): Pick<Answers, 'yes' | 'all'> =>
  answers.reduce(({ yes, all }, each) => (each.worse > 0 ? { yes: yes + each.yes, all: all + each.all } : { yes, all }), {
    yes: 0,
    all: 0,
  });

/** How many of the worse changes are kept on average by the chance. */
export function expectedOf(play: ManualPlay, first = 0): number {
  const { timeline } = play;
  const chances = ownFrom(play, first)
    .map(({ from, to }) => [timeline.peek(from), differenceAt(timeline, to)] as const)
    .map(([state, worse]) => (worse > 0 ? timeline.algorithm.localSearch!.chanceOf(state, worse) : 0));
  return chances.reduce((sum, chance) => sum + chance, 0);
}

/** The change of the metric by the step that leads to a position. */
export function differenceAt(timeline: Timeline, position: number): number {
  const step = timeline.stepAt(position)!;
  const { fields } = timeline.algorithm.steps[step.kind]!;
  const name = Object.keys(fields).find((field) => fields[field] === 'delta');
  return name === undefined ? 0 : Number(step[name]);
}

/** Four of five such intervals hold the share behind the answers. */
const DEVIATIONS = 1.2816;

/** Wilson's interval of 80% for a share, 0 … 1, of which `yes` of `all` answers are known. */
export function wilson(yes: number, all: number): readonly [low: number, high: number] {
  const share = yes / all;
  const square = DEVIATIONS ** 2 / all;
  const middle = (share + square / 2) / (1 + square);
  const half = Math.sqrt(share * (1 - share) * square + square ** 2 / 4) / (1 + square);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
