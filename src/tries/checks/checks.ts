/** The checks of killer backtracking, by the names of its options, in the order in which the chapter tells them. */
export const CHECKS = ['complete', 'reach', 'partial'] as const;
/** In a set of checks, as bits by their places: the one that waits until a cage is full, and the two that don't. */
export const [COMPLETE, REACH, PARTIAL] = [1, 2, 4] as const;
/** All sets of checks, those with fewer first. */
export const SETS = [
  0,
  PARTIAL,
  REACH,
  PARTIAL | REACH,
  COMPLETE,
  COMPLETE | PARTIAL,
  COMPLETE | REACH,
  COMPLETE | REACH | PARTIAL,
] as const;
/** So many steps share one column of a strip. */
export const STEPS_PER_COLUMN = 16;

/** A whole run with some of the checks: how many steps it takes, and the most cells filled in each column of its strip. */
export interface CheckedRun {
  readonly steps: number;
  readonly heights: readonly number[];
}

export const isOn = (set: number, place: number): boolean => ((set >> place) & 1) === 1;
export const toggled = (set: number, place: number): number => set ^ (1 << place);
export const countOf = (set: number): number => CHECKS.filter((_, place) => isOn(set, place)).length;

/** The fewest steps that any set of checks leaves. */
export const leastOf = (runs: readonly CheckedRun[]): number => Math.min(...runs.map(({ steps }) => steps));

/**
 * The sets whose strips are drawn: those that were tried, and all of them once the fewest checks are found, because what is said of them
 * then compares sets that nobody has to try on the way.
 */
export const drawnSets = (tried: ReadonlySet<number>, isFound: boolean): ReadonlySet<number> => (isFound ? new Set(SETS) : tried);

/** Runs as a text, one a line: its steps, and its heights in base 36. */
export const writeRuns = (runs: readonly CheckedRun[]): string =>
  runs.map(({ steps, heights }) => `${steps} ${heights.map((height) => height.toString(36)).join('')}`).join('\n');

/** Reads what `writeRuns` wrote. */
export const readRuns = (text: string): CheckedRun[] =>
  text.split('\n').map((line) => {
    const [steps, heights] = line.split(' ');
    return { steps: Number(steps), heights: Array.from(heights!, (height) => Number.parseInt(height, 36)) };
  });
