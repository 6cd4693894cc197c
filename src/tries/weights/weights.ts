import { median } from 'd3-array';

export const PARTS = ['givens', 'floor', 'techniques', 'search'] as const;
/** The four scores of a puzzle, 1 (easy) to 5 (hard), in the order of the sliders. */
export type Scores = readonly [givens: number, floor: number, techniques: number, search: number];
/** What each of them weighs: its share of the grade in percent, 100 in all. */
export type Weights = readonly [givens: number, floor: number, techniques: number, search: number];

export interface Weighed {
  readonly scores: Scores;
  /** The hardest technique that a person needs: a level, 0 for the easiest. */
  readonly level: number;
  /** Carved by techniques, or else dug by numbers. */
  readonly isCarved: boolean;
}

/** A puzzle as the data have it, with its scores by part. */
interface GradedRow {
  readonly method: string;
  readonly level: string;
  readonly parts: Readonly<Record<(typeof PARTS)[number], number>>;
}

/** The puzzles of the data. `levels` are all levels by their ids, easiest first. */
export const weighed = (rows: readonly GradedRow[], levels: readonly string[]): Weighed[] =>
  rows.map(({ method, level, parts: { givens, floor, techniques, search } }) => ({
    isCarved: method === 'carve',
    level: levels.indexOf(level),
    scores: [givens, floor, techniques, search],
  }));

/** Puzzles of the data that are followed by name, A first: with the weights of the paper just the wrong way round. */
export const FOLLOWED = [165, 105, 362] as const;

/** Grades nearer to each other than this are equal. */
const NEAR = 1e-9;

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** The weights after one part is given this share; the others keep their proportions, or share equally where they had nothing. */
export function withShare(weights: Weights, part: number, share: number): Weights {
  const others = 100 - weights[part]!;
  const rest = 100 - share;
  return weights.map((weight, each) =>
    each === part ? share : others > NEAR ? (weight * rest) / others : rest / (weights.length - 1),
  ) as unknown as Weights;
}

/** Weights as they are shown: whole numbers that add up to 100 too. */
export function wholeShares(weights: Weights): Weights {
  const whole = weights.map(Math.floor);
  const missing = Math.round(100 - sum(whole));
  const byLoss = [...weights.keys()].sort((a, b) => weights[b]! - whole[b]! - (weights[a]! - whole[a]!));
  for (const part of byLoss.slice(0, missing)) whole[part]!++;
  return whole as unknown as Weights;
}

/** The part that has all the weight, if one has. */
export function onlyPart(weights: Weights): number | undefined {
  const part = weights.findIndex((weight) => weight > 100 - NEAR);
  return part < 0 ? undefined : part;
}

/** 1 to 5. */
export const gradeOf = ({ scores }: Pick<Weighed, 'scores'>, weights: Weights): number =>
  sum(weights.map((share, part) => (share / 100) * scores[part]!));

/**
 * Of a hundred pairs of puzzles with different levels, so many whose grades are in the same order; two equal grades count
 * half, as a coin that is tossed would be right.
 */
export function rightPairs(puzzles: readonly Weighed[], weights: Weights): number {
  const grades = puzzles.map((puzzle) => gradeOf(puzzle, weights));
  let [right, all] = [0, 0];
  for (const [one, { level }] of puzzles.entries()) {
    for (let other = 0; other < one; other++) {
      const harder = level - puzzles[other]!.level;
      if (harder === 0) continue;
      const higher = (grades[one]! - grades[other]!) * Math.sign(harder);
      all++;
      right += higher > NEAR ? 1 : higher < -NEAR ? 0 : 0.5;
    }
  }
  return (100 * right) / all;
}

/** The middle grade of each level that has puzzles, by level. */
export function mediansByLevel(puzzles: readonly Weighed[], weights: Weights): Map<number, number> {
  const levels = [...new Set(puzzles.map(({ level }) => level))].sort((a, b) => a - b);
  return new Map(
    levels.map((each) => [each, median(puzzles.filter(({ level }) => level === each).map((puzzle) => gradeOf(puzzle, weights)))!]),
  );
}

/** Puzzles that share a place in a drawing: how many, by method, level and grade, to a twentieth. */
export interface Heap {
  readonly isCarved: boolean;
  readonly level: number;
  readonly grade: number;
  readonly count: number;
}

export function heapsOf(puzzles: readonly Weighed[], weights: Weights): Heap[] {
  const heaps = new Map<string, Heap>();
  for (const puzzle of puzzles) {
    const { isCarved, level } = puzzle;
    const grade = Math.round(20 * gradeOf(puzzle, weights)) / 20;
    const key = `${isCarved} ${level} ${grade}`;
    heaps.set(key, { isCarved, level, grade, count: (heaps.get(key)?.count ?? 0) + 1 });
  }
  return [...heaps.values()].sort((a, b) => b.count - a.count);
}

/** Some puzzles by their grade, the lowest first, as letters: 'A < B = C'. */
export function orderOf(puzzles: readonly Pick<Weighed, 'scores'>[], weights: Weights): string {
  const graded = puzzles
    .map((puzzle, index) => ({ letter: String.fromCharCode(65 + index), grade: gradeOf(puzzle, weights) }))
    .sort((a, b) => (Math.abs(a.grade - b.grade) < NEAR ? 0 : a.grade - b.grade));
  return graded
    .map(({ letter, grade }, index) => (index === 0 ? letter : `${grade - graded[index - 1]!.grade < NEAR ? '=' : '<'} ${letter}`))
    .join(' ');
}

/** What a reader who asks is shown: two parts alone, of which the second has A at the top, and a mixture with as many pairs and A at the bottom. */
const [ONLY_GIVENS, ONLY_TECHNIQUES, MIXTURE]: readonly Weights[] = [
  [100, 0, 0, 0],
  [0, 0, 100, 0],
  [50, 0, 35, 15],
];

/** The weights to show next: those of a grade that is still missing. One part that isn't enough comes first, once. */
export function weightsToShow(hasHighest: boolean, isFirst: boolean): Weights {
  if (hasHighest) return MIXTURE!;
  return isFirst ? ONLY_GIVENS! : ONLY_TECHNIQUES!;
}

/** Puzzles as a text, six figures each: method, level, four scores. */
export const writeWeighed = (puzzles: readonly Weighed[]): string =>
  puzzles.map(({ isCarved, level, scores }) => `${isCarved ? 1 : 0}${level}${scores.join('')}`).join('');

/** Reads what `writeWeighed` wrote. */
export const readWeighed = (text: string): Weighed[] =>
  (text.match(/\d{6}/g) ?? []).map((each) => {
    const [method, level, ...scores] = Array.from(each, Number);
    return { isCarved: method === 1, level: level!, scores: scores as unknown as Scores };
  });
