import { counted, listed } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the comparison, and of its page. */

export const description = 'One puzzle, several algorithms, side by side.';
export const lede =
  'One puzzle, several algorithms. They do not march in step, because a step of one is not worth a step of another. They stand where each has <em>written as many digits</em> into the grid.';
export const stepThrough = 'Step through it';
export const sideBySide = 'Runs side by side';
export const alignOn = 'Align on';
export const whereTheyPart = 'Where they part';
export const whereTheyPartKey = 'Where they part (])';
export const stopRuns = 'Stop the runs';
export const addRun = 'Add a run';
export const progressTitle = 'Cells that hold their last digit, as the work goes on';
export const timeOfAll = 'Time of all runs';
/** The buttons that bring a run into sight where there is room for one. */
export const shownRun = 'Run in sight';
/** How far a run is: so many of all cells hold their last digit. */
export const rightOf = (right: number, cells: number) => `${right} of ${cells}`;
export const wholeRuns = 'Whole runs';
export const noScript = (digits: number) =>
  `Three runs of one puzzle, each after ${digits} digits. With JavaScript they can be moved, and other puzzles and algorithms chosen.`;
export const aboutTitle = 'What is compared';
/** Paragraphs, as markup; `timesLink` leads to where times are measured. */
export const about = (timesLink: string): readonly string[] => [
  '<b>Digits written</b> counts every digit that is put into a cell, wrong ones and those that are taken back later too. It is the one thing that all of these algorithms do. A swap of two cells counts as one. <b>Steps</b> counts everything that a figure can show: looks, strikes, links. Their size differs from one algorithm to the next, so it says more about one run than about two. <b>Share of each run</b> puts the ends together.',
  `None of them is time. Backtracking hardly looks before it writes, and dancing links rearrange whole columns for one digit: the table shows how many steps stand behind each. It draws no bars for them, for a step of one is no step of another. Times are measured where they matter, in ${timesLink} and by <code>npm run bench</code>.`,
];

/** Keys of a comparison, as markup, with what each does. */
export const keyList: readonly (readonly [keys: string, action: string])[] = [
  ['<kbd>Space</kbd>', 'play or pause'],
  [
    '<kbd>←</kbd> <kbd>→</kbd>',
    'one digit back, one digit on, in every run, or one of what <em>Align on</em> says; so do <kbd>Page Up</kbd> and <kbd>Page Down</kbd>',
  ],
  ['<kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd>', 'ten at a time'],
  ['<kbd>Home</kbd> <kbd>End</kbd>', 'to the start, to the end of the longest run'],
  ['<kbd>]</kbd>', 'where they part; once more: where those part that were still alike'],
  ['<kbd>[</kbd>', 'to the last digit before they part'],
  ['<kbd>+</kbd> <kbd>−</kbd>', 'faster, slower'],
  ['<kbd>F</kbd>', 'the figure as a stage that fills the screen, and back; so does <kbd>Esc</kbd>'],
  ['<kbd>B</kbd> <kbd>.</kbd>', 'on the stage: blank it; any key brings it back'],
  [
    '<kbd>L</kbd>',
    'while it is held: light for the cell under the pointer, or the one at work, and all that sees it; so does a long press on a cell',
  ],
  ['<kbd>?</kbd>', 'this list'],
];

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

export const tableHead = ['Run', 'How it ended', 'Digits written', 'Steps, each run’s own', 'Its own counts'];
export const stopped = 'stopped';
export const running = 'running …';

export const answersDiffer = 'These runs found different answers. The line of each counts the cells of its own.';
export const noAnswer = 'None of these runs has found an answer that is kept whole.';
export const noAnswerYet = 'Running …';
export const otherSolvers = 'These are the solvers for such puzzles. The runs from before come back with a puzzle like the one before.';

/** What does not fit, with what would. */
export const faults = {
  tooManyRuns: (runs: number, most: number) => [`the link names ${runs} runs`, `at most ${most}`] as const,
  tooManyFit: (runs: number, most: number) => [`there are ${runs} runs`, `at most ${most}`] as const,
  makesPuzzles: (algorithm: string) => [`'${algorithm}' makes puzzles`, 'an algorithm that solves them'] as const,
  measure: (measure: string, all: readonly string[]) => [`runs are not aligned by '${measure}'`, `one of ${all.join(', ')}`] as const,
  time: (text: string) => [`no time is '${text}'`, 'a whole number from 0'] as const,
};

const verb = (runs: readonly string[], one: string, many: string) => (runs.length === 1 ? one : many);

/** What a search for the first difference of runs says; runs are called by their letters. */
export const difference = {
  looking: 'Looking for where they part …',
  alikeSoFar: 'So far, these runs write the same digits in the same order.',
  oneRun: 'There is one run, and nothing to part from: add another.',
  noDigits: 'None of these runs writes a digit, so they never part.',
  only: (writing: readonly string[], silent: readonly string[]) =>
    `Only ${listed(writing)} writes digits. ${listed(silent)} ${verb(silent, 'ends', 'end')} without one.`,
  never: (runs: readonly string[], digits: number, goesOn: readonly string[]) =>
    `They never part: ${listed(runs)} write the same ${counted(digits, 'digit')} in the same order${goesOn.length === 0 ? '' : `, and then only ${listed(goesOn)} goes on`}.`,
  /** `from` is empty where runs part in more than two ways; `before` counts the digits that are the same; each group of runs does another thing. */
  part: (
    parting: readonly string[],
    from: readonly string[],
    before: number,
    groups: readonly { readonly runs: readonly string[]; readonly written: string }[],
  ) => {
    const who = from.length === 0 ? 'They part' : `${listed(parting)} ${verb(parting, 'parts', 'part')} from ${listed(from)}`;
    const when =
      before === 0 ? 'at the very first digit' : `here, after ${counted(before, 'digit')} that ${before === 1 ? 'is' : 'are'} the same`;
    const what = groups.map(({ runs, written }) => `${listed(runs)} ${verb(runs, 'puts', 'put')} ${written}`);
    return `${who} ${when}: ${listed(what)}.`;
  },
  many: (count: number) => `digits into ${count} cells at once`,
  nothing: 'what stood there already',
  digits: (written: readonly { readonly symbol: string; readonly cell: string }[]) =>
    listed(written.map(({ symbol, cell }) => `${symbol} at ${cell}`)),
};
