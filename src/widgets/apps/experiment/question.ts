import type { Level } from '../../../engine/logic/ladder.ts';
import type { Currency, RunBudget } from '../../../experiment/measured-run.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import type { PuzzleSource } from '../../workers/experiment.worker.ts';

export const questionIds = ['factor', 'givens', 'cooling', 'budget', 'restarts', 'own'] as const;
export type QuestionId = (typeof questionIds)[number];

/** Switches of constraint search of which an experiment can ask. */
export const factors = ['mrv', 'degree', 'lcv', 'propagation', 'forwardChecking'] as const;
export type Factor = (typeof factors)[number];

/** What a reader chooses about a question. */
export interface Settings {
  readonly factor: Factor;
  readonly hard: Level;
  readonly easy: Level;
  /** Of partial grids. */
  readonly size: number;
  /** Puzzles in each group. */
  readonly count: number;
  readonly budget: number;
  readonly currency: Currency;
  readonly seeds: number;
  readonly own: OwnQuestion;
}

/** What a reader chooses about a question of their own. */
export interface OwnQuestion {
  readonly runs: readonly [NamedRun, NamedRun];
  /** Whether one of them draws at random. */
  readonly draws: boolean;
  /** Texts of the reader's own puzzles, all different; none where puzzles are made. */
  readonly puzzles: readonly string[];
}

/** The settings that have a chooser with values. */
export type SettingName = Exclude<keyof Settings, 'own'>;

/** What is offered for each question, and what it begins with. */
export const offered: Readonly<Record<QuestionId, { readonly [Name in SettingName]?: readonly Settings[Name][] }>> = {
  factor: {
    factor: factors,
    hard: ['expert', 'hard', 'medium'],
    easy: ['very-easy', 'easy', 'medium'],
    currency: ['digits', 'steps'],
    budget: [5000, 50_000, 500_000],
    count: [20, 50, 100, 200, 400],
  },
  givens: { size: [9, 16], budget: [2000, 20_000, 100_000], count: [4, 8, 20, 50] },
  cooling: { hard: ['very-easy', 'easy', 'medium', 'hard'], budget: [20_000, 100_000, 200_000], seeds: [1, 2, 4, 6], count: [10, 20, 30] },
  budget: {
    hard: ['easy', 'medium', 'hard', 'expert'],
    currency: ['digits', 'steps'],
    budget: [100, 500, 5000, 50_000],
    count: [20, 50, 100, 300],
  },
  restarts: { size: [16, 9], seeds: [50, 100, 200, 400], budget: [5000, 20_000, 100_000] },
  own: {
    hard: ['very-easy', 'easy', 'medium', 'hard', 'expert'],
    currency: ['digits', 'steps'],
    budget: [5000, 50_000, 500_000],
    count: [20, 50, 100, 200, 400],
    seeds: [1, 3, 5, 10, 20],
  },
};

/** The runs that a question of one's own begins with. */
const OWN: OwnQuestion = {
  runs: [
    { algorithm: 'constraint-search', options: {} },
    { algorithm: 'dancing-links', options: {} },
  ],
  draws: false,
  puzzles: [],
};

export const usual: Readonly<Record<QuestionId, Settings>> = {
  factor: of({ hard: 'hard', count: 50, budget: 50_000 }),
  givens: of({ size: 16, count: 8, budget: 20_000 }),
  cooling: of({ hard: 'easy', count: 10, budget: 100_000, seeds: 4 }),
  budget: of({ hard: 'hard', count: 50, budget: 500 }),
  restarts: of({ size: 16, count: 1, budget: 20_000, seeds: 100 }),
  own: of({ hard: 'hard', count: 50, budget: 50_000, seeds: 5 }),
};

function of(own: Partial<Settings>): Settings {
  return {
    factor: 'mrv',
    hard: 'hard',
    easy: 'very-easy',
    size: 9,
    count: 50,
    budget: 50_000,
    currency: 'digits',
    seeds: 1,
    own: OWN,
    ...own,
  };
}

/** Puzzles that belong together; `source` makes the one at a place, from 0. */
export interface PlanGroup {
  readonly name: string;
  source(place: number): PuzzleSource;
}

/** What kind of evidence answers a question. */
export type Kind = 'ratio' | 'shares' | 'restarts';

/** An experiment that is ready to be run. */
export interface Plan {
  readonly question: QuestionId;
  readonly kind: Kind;
  readonly settings: Settings;
  readonly runs: readonly NamedRun[];
  readonly groups: readonly PlanGroup[];
  readonly count: number;
  readonly seeds: number;
  readonly budget: RunBudget;
  /** Whether the page makes the puzzles from seeds. */
  readonly makes: boolean;
}

/** Seeds of a pilot's puzzles begin here, so that none of them is in the experiment. */
const PILOT_SEED = 500_000_000;

/** The runs of a factor: without it, and with it. Degree breaks the ties of MRV, so it's off where MRV is in question. */
const runsOfFactor: Readonly<Record<Factor, readonly [Record<string, string>, Record<string, string>]>> = {
  mrv: [
    { mrv: 'off', degree: 'off' },
    { mrv: 'on', degree: 'off' },
  ],
  degree: [{ degree: 'off' }, { degree: 'on' }],
  lcv: [{ lcv: 'off' }, { lcv: 'on' }],
  propagation: [{ propagation: 'off' }, { propagation: 'on' }],
  forwardChecking: [{ forwardChecking: 'off' }, { forwardChecking: 'on' }],
};

export const coolingFactors = ['0.8', '0.9', '0.95', '0.99', '0.999'];
/** The ways to start over that are compared, never among them. Of equally good cells, chance takes one in each of them. */
const runsOfRestarts = [{ restart: '0' }, { restart: '100', policy: 'fixed' }, { restart: '20', policy: 'luby' }].map((policy) => ({
  algorithm: 'constraint-search',
  options: { degree: 'off', ties: 'random', ...policy },
}));
/** A partial grid on which times have a heavy tail; the chapter on constraint search has the same. */
const HEAVY = { size: 16, share: 0.2, seed: 4 };
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

/** The shares of givens that are tried, in percent. */
export const givenShares = Array.from({ length: 15 }, (_, index) => 10 + 5 * index);

/** The experiment that a question and its settings ask for. `names` has the words for levels and shares. */
export function planOf(
  question: QuestionId,
  settings: Settings,
  names: { level(level: Level): string; share(percent: number): string; readonly escargot: string; readonly own: string },
  isPilot = false,
): Plan {
  const first = (isPilot ? PILOT_SEED : 0) + 1;
  const leveled = (level: Level): PlanGroup => ({ name: names.level(level), source: (place) => ({ level, seed: first + place }) });
  const { currency, budget: amount, count, seeds } = settings;
  const common = { question, settings, count, seeds, budget: { currency, amount }, makes: true };
  switch (question) {
    case 'factor':
      return {
        ...common,
        kind: 'ratio',
        runs: runsOfFactor[settings.factor].map((options) => ({ algorithm: 'constraint-search', options })),
        groups: [leveled(settings.hard), leveled(settings.easy)],
        seeds: 1,
      };
    case 'budget':
      return {
        ...common,
        kind: 'shares',
        runs: ['backtracking', 'constraint-search', 'dancing-links'].map((algorithm) => ({ algorithm, options: {} })),
        groups: [leveled(settings.hard)],
        seeds: 1,
      };
    case 'cooling':
      return {
        ...common,
        kind: 'shares',
        runs: coolingFactors.map((cooling) => ({ algorithm: 'annealing', options: { cooling } })),
        groups: [leveled(settings.hard)],
      };
    case 'givens':
      return {
        ...common,
        kind: 'shares',
        runs: ['constraint-search', 'dancing-links'].map((algorithm) => ({ algorithm, options: {} })),
        groups: givenShares.map((percent) => ({
          name: names.share(percent),
          source: (place) => ({ size: settings.size, share: percent / 100, seed: first + 1000 * percent + place }),
        })),
        seeds: 1,
      };
    case 'own': {
      const { runs, puzzles } = settings.own;
      const isMade = puzzles.length === 0;
      return {
        ...common,
        kind: 'ratio',
        runs,
        groups: [isMade ? leveled(settings.hard) : { name: names.own, source: (place) => ({ text: puzzles[place]! }) }],
        count: isMade ? count : puzzles.length,
        makes: isMade,
      };
    }
    case 'restarts':
      return {
        ...common,
        kind: 'restarts',
        runs: runsOfRestarts,
        groups: [
          settings.size === 9
            ? { name: names.escargot, source: () => ({ text: ESCARGOT }) }
            : { name: `${HEAVY.size} × ${HEAVY.size}, ${names.share(100 * HEAVY.share)}`, source: () => HEAVY },
        ],
        count: 1,
        makes: false,
      };
  }
}

/** A run as `sudoscope measure` has it, without its name. */
export const measureText = ({ algorithm, options }: NamedRun): string =>
  [algorithm, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(',');
