import type { CarveWish } from '../../engine/generate/generate-puzzle.ts';
import type { Level } from '../../engine/logic/ladder.ts';
import { printable } from '../../engine/printable.ts';
import { hashOf } from '../dealt.ts';

/** Every kind of question by its name in links; codes call it by its place here, so new ones come last. */
export const KINDS = ['next', 'many', 'why', 'moves'] as const;

export type KindName = (typeof KINDS)[number];

/** The limits of a set. */
export const MAX = { title: 120, name: 60, number: 30, questions: 30, puzzles: 8, seed: 999_999_999 } as const;

/** How often a question may be answered: 0 means 'until it is right'. */
export const ATTEMPTS = [1, 2, 3, 0] as const;

/** Where the puzzles come from: carved for each name or once for all, or named and brought by whoever made the set. */
export type PuzzlePlan =
  | { readonly from: 'name' | 'seed'; readonly level: Level; readonly size: number; readonly seed: number }
  /** Ids of named puzzles, or texts. */
  | { readonly from: 'these'; readonly puzzles: readonly string[] };

/** A set of questions about runs of one algorithm. Its link contains all of it. */
export interface QuestionSet {
  readonly title: string;
  readonly algorithm: string;
  /** The options that are not at their default, as text. */
  readonly options: Readonly<Record<string, string>>;
  readonly puzzles: PuzzlePlan;
  readonly ask: readonly { readonly kind: KindName; readonly count: number }[];
  readonly attempts: number;
  /** Whether the algorithm's pseudocode is shown with the questions. */
  readonly rule: boolean;
}

export const questionsIn = ({ ask }: Pick<QuestionSet, 'ask'>): number => ask.reduce((sum, { count }) => sum + count, 0);

/** Hashes everything that decides a set's questions and answers. Its title may change. */
export function hashOfSet({ title: _, ...set }: QuestionSet): number {
  const options = Object.entries(set.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(JSON.stringify([set.algorithm, options, set.puzzles, set.ask.map(({ kind, count }) => [kind, count]), set.attempts]));
}

/** The seed of a student's random choices: the puzzle, where it is made for the name, and the questions. */
export function seedFor({ puzzles }: Pick<QuestionSet, 'puzzles'>, name: string): number {
  if (puzzles.from === 'name') return hashOf(`${puzzles.seed} ${sameName(name)}`) % (MAX.seed + 1);
  return puzzles.from === 'seed' ? puzzles.seed : 0;
}

/** The n-th wish to try for a student's puzzle, if the ones before cannot be made; undefined where the puzzles are given. */
export function wishFor({ puzzles }: Pick<QuestionSet, 'puzzles'>, name: string, n = 0): CarveWish | undefined {
  if (puzzles.from === 'these') return undefined;
  const { level, size } = puzzles;
  return { method: 'carve', level, size, symmetry: 'half-turn', seed: (seedFor({ puzzles }, name) + n) % (MAX.seed + 1) };
}

/** Normalizes a name as it is shown and handed in: trimmed, blanks collapsed, in NFKC, without unprintable characters. */
export const shownName = (name: string): string => printable(name).normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** The key by which names are compared: the same for 'Ada Lovelace' and 'ada  lovelace '. */
export const sameName = (name: string): string => shownName(shownName(name).toLowerCase());
