import type { AnyAlgorithm, Gesture } from '../../engine/algorithm.ts';
import type { Random } from '../../engine/random.ts';
import type { Override } from '../../trace/recorder.ts';
import type { Timeline } from '../../trace/timeline.ts';
import type { Belief } from '../belief.ts';
import type { AnyNarrator, Shown } from '../narrator.ts';
import type { Sentence } from '../sentence.ts';
import type { MovesPlay } from './moves-play.ts';
import type { KindName } from './question-set.ts';

/** The judgement of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** The answer as a reader would say it. */
  readonly said: string;
  /** Why it is right, or what is wrong with it; the reason for a wrong answer does not reveal the right one. */
  readonly reason: Sentence;
  /** What somebody believes who gives it; undefined where it is right or nobody has said. */
  readonly belief?: Belief | undefined;
}

/** How a question is answered; every answer is a whole number from 0. */
export type AnswerForm =
  /** A choice, by its index; where cells are answers too, each cell has a number of its own. */
  | { readonly choices: readonly string[]; readonly ofCell: ((cell: number) => number | undefined) | undefined }
  /** A number that is typed. */
  | { readonly most: number }
  | MovesForm;

/** Moves that are made one after the other, each judged at once; the answer is how many were right before the first wrong one. */
export interface MovesForm {
  /** The number of moves to make. */
  readonly count: number;
  /** By kind of move, how it is made. */
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** Begins before the first move; may be called again for each attempt. */
  begin(): MovesPlay;
}

/** A question of a set, about one run. */
export interface DrawnQuestion {
  readonly kind: KindName;
  /** The frame that is shown with it. */
  readonly position: number;
  readonly prompt: Sentence;
  /** The cells and other things to highlight; `part` is a part of the picture with a view of that name, drawn instead of the grid. */
  readonly shows: Shown & { readonly part?: string | undefined };
  readonly form: AnswerForm;
  /** Grades an answer; returns undefined for a number that isn't one of the question's. */
  grade(answer: number): Verdict | undefined;
  /** The right answer, shown when all attempts are used. */
  readonly solution: Verdict;
}

/** A run with questions about it, up to the position `last`. */
export interface QuestionedRun {
  readonly timeline: Timeline;
  readonly words: AnyNarrator;
  readonly last: number;
  /** Makes the same run again with other decisions. */
  again(overrides: readonly Override[]): Timeline;
}

/** A kind of question; `kinds` lists them all. */
export interface QuestionKind {
  /** Whether runs of an algorithm can have questions of this kind. */
  suits(algorithm: AnyAlgorithm, words: AnyNarrator): boolean;
  /** Draws at most `count` questions about a run, the easier ones first. */
  draw(run: QuestionedRun, count: number, random: Random): DrawnQuestion[];
}
