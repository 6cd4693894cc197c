import type { AnyOptions } from '../../engine/algorithm.ts';
import { randomFrom } from '../../engine/random.ts';
import { record } from '../../trace/record.ts';
import { hashOf } from '../dealt.ts';
import type { DrawnQuestion, QuestionedRun } from './drawn-question.ts';
import { kinds } from './kinds/kinds.ts';
import { hashOfSet, KINDS, type QuestionSet, seedFor } from './question-set.ts';

/** The number of a run's steps that questions are drawn from: the same on every machine, however far the run has come. */
export const LOOKED_AT = 20_000;

/** A question of a student's set. */
export interface SetQuestion extends DrawnQuestion {
  /** The index of its run. */
  readonly run: number;
}

/** A run with questions about it, and what it was started with. */
export interface DrawnRun extends Pick<QuestionedRun, 'timeline' | 'words'> {
  readonly input: unknown;
  readonly values: AnyOptions;
}

/**
 * The questions of a set for a student, the easier kinds first: the same for the same set and name. Those of a kind are shared out
 * among the runs. There are fewer than the set has where the runs have no more to ask about.
 */
export function drawQuestions(set: QuestionSet, name: string, runs: readonly DrawnRun[]): SetQuestion[] {
  const looked = runs.map(({ timeline, words, input, values }): QuestionedRun => {
    const again: QuestionedRun['again'] = (overrides) => record(timeline.algorithm, input, values, { maxSteps: LOOKED_AT, overrides });
    return { timeline, words, last: Math.min(timeline.length, LOOKED_AT), again };
  });
  const ordered = set.ask.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  return ordered.flatMap(({ kind, count }) => {
    const random = randomFrom(hashOf(`${hashOfSet(set)} ${seedFor(set, name)} ${kind}`));
    const drawn: SetQuestion[] = [];
    for (const [index, run] of looked.entries()) {
      const share = Math.ceil((count - drawn.length) / (looked.length - index));
      if (!kinds[kind].suits(run.timeline.algorithm, run.words)) continue;
      for (const question of kinds[kind].draw(run, share, random)) drawn.push({ ...question, run: index });
    }
    return drawn;
  });
}
