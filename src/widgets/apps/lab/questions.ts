import type { questions as named } from '#words/lab.ts';
import type { Level } from '../../../engine/logic/ladder.ts';
import type { NamedRun } from '../../runs/named-run.ts';

/** The experiment that answers a question: its runs and its puzzles. */
export interface SetUp {
  readonly runs: readonly NamedRun[];
  /** The levels of the puzzles, `count` of each; undefined for the puzzles that come with the page. */
  readonly levels?: readonly Level[];
  readonly count: number;
}

export type Question = keyof typeof named;

/** A few questions to begin with. */
export const questions: Readonly<Record<Question, SetUp>> = {
  rule: {
    runs: [
      { algorithm: 'dancing-links', options: {} },
      { algorithm: 'dancing-links', options: { rule: 'leftmost' } },
    ],
    count: 0,
  },
  levels: {
    runs: [
      { algorithm: 'backtracking', options: {} },
      { algorithm: 'dancing-links', options: {} },
    ],
    levels: ['easy', 'hard'],
    count: 8,
  },
  luck: {
    runs: ['1', '2', '3', '4'].map((seed) => ({ algorithm: 'backtracking', options: { digits: 'shuffled', seed } })),
    levels: ['easy'],
    count: 8,
  },
};
