import annealing from '../../../engine/anneal/annealing.ts?raw';
import hillClimbing from '../../../engine/anneal/hill-climbing.ts?raw';
import algorithmX from '../../../engine/cover/algorithm-x.ts?raw';
import backtracking from '../../../engine/search/backtracking.ts?raw';
import constraintSearch from '../../../engine/search/constraint-search.ts?raw';
import type { Goal } from '../../runs/goal.ts';
import empty from './empty-program.txt?raw';

/** A starting point: a program for readers to change. */
export interface Start {
  readonly id: string;
  /** The folder below src/engine in which its file lies. */
  readonly folder: string;
  /** The original algorithm that it is; none where its steps are those of the core. */
  readonly original: string | undefined;
  /** The original algorithm to compare with, and the counter that is compared. */
  readonly comparedWith: string;
  readonly counter: string;
  readonly source: string;
  /** Whether it takes at most a hundred thousand steps on that puzzle, unchanged. */
  readonly short?: boolean;
  /** The id of the puzzle that it begins with. */
  readonly puzzle: string;
  /** The goals of the suggested changes, in the order of their words. */
  readonly goals: readonly Goal[];
}

const originalStart = (id: string, folder: string, source: string, rest: Pick<Start, 'counter' | 'puzzle' | 'goals' | 'short'>): Start => ({
  id,
  folder,
  source,
  original: id,
  comparedWith: id,
  ...rest,
});

/** All of them, in the order in which they are offered. */
export const starts: readonly Start[] = [
  originalStart('backtracking', 'search', backtracking, {
    counter: 'tries',
    short: true,
    puzzle: 'wikipedia',
    goals: [
      { outcome: 'solved', tries: { atMost: 700 } },
      { outcome: 'solved', tries: 4078 },
      { outcome: 'solved', conflicts: 0, tries: { atLeast: 51 } },
    ],
  }),
  originalStart('constraint-search', 'search', constraintSearch, {
    counter: 'tries',
    short: true,
    puzzle: 'ai-escargot',
    goals: [
      { outcome: 'solved', tries: 5421 },
      { outcome: 'solved', tries: { atMost: 217 } },
    ],
  }),
  originalStart('hill-climbing', 'anneal', hillClimbing, {
    counter: 'looks',
    puzzle: 'wikipedia',
    goals: [
      { outcome: 'solved', sideways: { atLeast: 1 }, looks: { atMost: 500_000 } },
      { ended: true, optima: 1, starts: 1 },
    ],
  }),
  originalStart('algorithm-x', 'cover', algorithmX, {
    counter: 'nodes',
    short: true,
    puzzle: 'ai-escargot',
    goals: [
      { solutions: 1, nodes: 8970 },
      { solutions: 1, nodes: 1066 },
    ],
  }),
  originalStart('annealing', 'anneal', annealing, {
    counter: 'proposals',
    puzzle: 'wikipedia',
    goals: [
      { outcome: 'solved', chains: { atMost: 100 } },
      { outcome: 'solved', worse: { atMost: 20_000 } },
    ],
  }),
  {
    id: 'empty',
    folder: '',
    original: undefined,
    comparedWith: 'backtracking',
    counter: 'tries',
    source: empty,
    puzzle: 'naked-singles',
    goals: [{ placements: { atLeast: 1 } }, { outcome: 'solved' }],
  },
];
