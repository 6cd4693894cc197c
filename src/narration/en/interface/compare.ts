import { counted, listed } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the comparison, and of its page. */

export const description = 'One puzzle, several algorithms, side by side.';
export const lede =
  'One puzzle, several algorithms. A step means something different in each, so unless you choose otherwise, their runs are matched by <em>digits written</em>. If a run writes several digits at once, it waits for the others to catch up.';
export const stepThrough = 'Step through it';
export const sideBySide = 'Runs side by side';
export const alignOn = 'Align on';
export const whereTheyPart = 'First difference';
export const whereTheyPartKey = 'Go to the first difference (])';
export const stopRuns = 'Stop the runs';
export const addRun = 'Add a run';
/** The heading of the chart, before the name of a measure. */
export const progressTitle = 'Cells that have their final digit, by';
export const timeOfAll = 'Common clock of all runs';
/** The buttons that bring a run into sight where there is room for one. */
export const shownRun = 'Run shown';
/** How far a run is: so many of all cells have their final digit. */
export const rightOf = (right: number, cells: number) => `${right} of ${cells}`;
export const wholeRuns = 'The complete runs';
/** What the link to a comparison leads to. */
export const thisMoment = 'this moment';
export const noScript = (digits: number) =>
  `Three runs of one puzzle, each after ${digits} digits. With JavaScript you can step through them, and choose other puzzles and algorithms.`;
export const aboutTitle = 'What this compares';
/** Paragraphs, as markup; `timesLink` leads to where times are measured. */
export const about = (timesLink: string): readonly string[] => [
  '<b>Digits written</b> counts every digit placed in a cell, including wrong ones and those taken back later. All of these algorithms write digits, so this is the fairest count there is. A local search begins by writing a digit into every empty cell. After that, each swap that it keeps writes two digits, and a swap that it puts back writes none. <b>Steps</b> counts everything that a figure can show, such as looks, strikes and links. The size of a step differs from one algorithm to the next, so step counts help you follow one run, but they don’t compare two. <b>Share of each run</b> makes all runs end together.',
  `None of these measures is time. Backtracking only compares a digit with its peers before it writes it, while dancing links rearranges whole columns for one digit. The table shows how many steps each algorithm needed, but without bars, because their steps aren’t comparable. Times are measured in ${timesLink}.`,
];

/** Keys of a comparison, as markup, with what each does. */
export const keyList: readonly (readonly [keys: string, action: string])[] = [
  ['<kbd>Space</kbd>', 'play or pause'],
  [
    '<kbd>←</kbd> <kbd>→</kbd>',
    'back or forward to the next digits that some run writes, or one unit of what <em>Align on</em> measures; <kbd>Page Up</kbd> and <kbd>Page Down</kbd> do the same',
  ],
  ['<kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd>', 'ten at a time'],
  ['<kbd>Home</kbd> <kbd>End</kbd>', 'to the start, to the end of the longest run'],
  ['<kbd>]</kbd>', 'to the first difference; press again for the first difference among the runs that were still alike'],
  ['<kbd>[</kbd>', 'to the last digit before the first difference'],
  ['<kbd>+</kbd> <kbd>−</kbd>', 'faster, slower'],
  ['<kbd>F</kbd>', 'fill the screen with the figure, or leave full screen; <kbd>Esc</kbd> leaves it too'],
  ['<kbd>B</kbd> <kbd>.</kbd>', 'in full screen: blank the screen; any key brings it back'],
  ['<kbd>L</kbd>', 'hold to spotlight a cell and everything it sees; a long press on a cell does the same'],
  ['<kbd>?</kbd>', 'show this list'],
];

/** Groups of puzzles in the chooser. A level is how hard its puzzles are for people. */
export const puzzleGroups = {
  level: (level: string) => `9 × 9, ${level}`,
  otherGrids: 'Other sizes and shapes',
  killers: 'Killer',
  several: 'Several solutions',
  none: 'No solution',
  empty: 'Empty grids',
};

/** What runs are aligned on. */
export const measures = { writes: 'digits written', steps: 'steps taken', share: 'share of each run' };
/** A time of the common clock. */
export const time = {
  writes: (digits: number) => `${counted(digits, 'digit')} written`,
  steps: (steps: number) => `${counted(steps, 'step')} taken`,
  share: (percent: number) => `${percent} % of each run`,
};
export const everyRunEnded = 'every run has ended';
export const step = (position: number) => `step ${number(position)}`;
export const percent = (share: number) => `${share} %`;
export const logarithmic = '(logarithmic)';
export const cells = (count: number) => `${count} cells`;

export const tableHead = ['Run', 'How it ended', 'Digits written', 'Steps (not comparable)', 'Other counters'];
export const stopped = 'stopped';
export const running = 'running …';

export const answersDiffer = 'These runs found different solutions. Each line counts the cells that match the run’s own solution.';
export const noAnswer = 'None of these runs reached a solution within the steps the page keeps.';
export const noAnswerYet = 'Running …';
export const otherSolvers = 'This kind of puzzle needs different solvers. Your earlier runs return when you go back to the other kind.';

/** What does not fit, with what would. */
export const faults = {
  tooManyRuns: (runs: number, most: number) => [`the link names ${runs} runs`, `at most ${most}`] as const,
  tooManyFit: (runs: number, most: number) => [`there are ${runs} runs`, `at most ${most}`] as const,
  makesPuzzles: (algorithm: string) => [`'${algorithm}' makes puzzles`, 'an algorithm that solves them'] as const,
  measure: (measure: string, all: readonly string[]) =>
    [`'${measure}' isn’t a measure that runs can be aligned on`, `one of ${all.join(', ')}`] as const,
  time: (text: string) => [`'${text}' isn’t a time`, 'a whole number from 0'] as const,
};

const verb = (runs: readonly string[], one: string, many: string) => (runs.length === 1 ? one : many);

/** What a search for the first difference of runs says; runs are called by their letters. */
export const difference = {
  looking: 'Looking for the first difference …',
  alikeSoFar: 'So far, these runs write the same digits in the same order.',
  oneRun: 'There’s only one run, so there’s nothing to compare it with. Add another.',
  noDigits: 'None of these runs writes a digit, so they never differ.',
  only: (writing: readonly string[], silent: readonly string[]) =>
    `Only ${listed(writing)} ${verb(writing, 'writes', 'write')} digits. ${listed(silent)} ${verb(silent, 'ends', 'end')} without one.`,
  never: (runs: readonly string[], digits: number, goesOn: readonly string[]) =>
    `They never differ. ${listed(runs)} write the same ${counted(digits, 'digit')} in the same order${goesOn.length === 0 ? '' : `, and then only ${listed(goesOn)} ${verb(goesOn, 'continues', 'continue')}`}.`,
  /** `from` is empty where runs differ in more than two ways; `before` counts the digits that are the same; each group of runs does another thing. */
  part: (
    parting: readonly string[],
    from: readonly string[],
    before: number,
    groups: readonly {
      readonly runs: readonly string[];
      readonly takenBack: number;
      readonly placed: readonly { readonly symbol: string; readonly cell: string }[];
    }[],
  ) => {
    const who =
      from.length === 0 ? 'They first differ' : `${listed(parting)} first ${verb(parting, 'differs', 'differ')} from ${listed(from)}`;
    const when =
      before === 0 ? 'at the very first digit' : `here, after ${before === 1 ? 'one identical digit' : counted(before, 'identical digit')}`;
    const what = groups.map(({ runs, takenBack, placed }) => {
      const [takes, places, fills] = runs.length === 1 ? ['takes', 'places', 'fills'] : ['take', 'place', 'fill'];
      const back = takenBack === 0 ? [] : [`${takes} ${counted(takenBack, 'digit')} back`];
      // A random search fills all cells at once, or exchanges the digits of two.
      const many = `${fills} ${placed.length} cells at once`;
      const few = `${places} ${listed(placed.map(({ symbol, cell }) => `${symbol} at ${cell}`))}`;
      const what = placed.length === 0 ? [] : [placed.length > 2 ? many : few];
      return `${listed(runs)} ${listed([...back, ...what])}`;
    });
    return `${who} ${when}: ${what.join('; ')}.`;
  },
};
