import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the lab, and of its page. */

export const description = 'Many puzzles, several algorithms, measured in your browser.';
export const lede = 'Many puzzles, several algorithms. Run them all, see how what they need is spread, and take the numbers with you.';
export const puzzlesTitle = 'Puzzles';
export const box = 'Puzzles, in any form';
export const putAway = 'Put the file away';
export const openFile = 'Open a file';
export const level = 'Level';
export const firstSeed = 'First seed';
export const howMany = 'How many';
export const make = 'Make them';
export const runsTitle = 'Runs';
export const addRun = 'Add a run';
/** What stands before and behind the field for the number of steps. */
export const giveUpAfter = ['Give up after', 'steps'] as const;
export const runAll = 'Run all';
export const stop = 'Stop';
export const runsDone = 'Runs done';
export const example = (puzzles: number, limit: number) =>
  `An example: the ${number(puzzles)} puzzles of the box, run when this page was built. A run was given up after ${counted(limit, 'step')}.`;
export const setupChanged = 'Something else is set up above now: press Run all.';
export const show = 'Show';
export const saveCsv = 'Save as CSV';
export const puzzleByPuzzle = 'Puzzle by puzzle';
export const firstRows = (rows: number) => `These are the first ${number(rows)} puzzles. The CSV has all of them.`;
/** `command` is markup. */
export const noScript = (command: string) => `Running puzzles of your own needs JavaScript, or the command line: ${command}.`;
export const aboutTitle = 'What to do with it';
/** Paragraphs, as markup. */
export const about = (base: string): readonly string[] => [
  'Every dot is one puzzle. The thick line is the median: half of the puzzles need less, half need more. A cross is a run without an end, because it was given up at the limit or got stuck; it is drawn at what the run had taken by then. The median counts it as longer than any other run, and <b>Most</b> says so instead of leaving it out. An average could only leave them out, and would flatter the algorithm that has most of them, so none is shown.',
  'Add the same algorithm twice and change one option. Add it once more for each seed, where there is a seed. Steps and digits come out the same on every machine; milliseconds are those of your browser, while other runs go on beside, and below one millisecond its clock can’t tell two runs apart. A step of one algorithm is not worth a step of another: across algorithms, compare digits written.',
  'Does it get worse on hard puzzles? Make some of two levels. What stands before a colon in a puzzle’s name is its group, such as <code>hard: seed 7</code>, and each group has its own lane, its own line in the table, and its name in the file. You can give puzzles groups of your own.',
  'Drop a file of any size up to some hundred thousand puzzles. A large one stays a file: it is read a piece at a time, and does not fill the box. Lines that are no puzzles are named and left out.',
  `The algorithms here are the book’s. One of your own is written, run and stepped through on <a href="${base}bench/">its own page</a>.`,
  `A puzzle’s name leads to its runs side by side, in <a href="${base}compare/">Compare</a>. The file has every counter of every run. <b>Share</b> makes a link to the puzzles in the box, the runs and the bound; whoever follows it presses <b>Run all</b>. What it says is in <a href="${base}reference/links/#what-a-link-to-the-lab-says">Links</a>.`,
];

/** What runs can be compared by. */
export const measures = { written: 'digits written', steps: 'steps taken', milliseconds: 'milliseconds, here' };
export const givenUp = 'given up';
export const refused = 'refused';

const CUT_SHORT = { stopped: ', stopped', failed: ', broken off' };

/** How far an experiment is, and how it came to an early end, if it did. `seconds` are those that are left, where that is known. */
export const soFar = (done: number, wanted: number, how: keyof typeof CUT_SHORT | '', seconds?: number) =>
  `${number(done)} of ${number(wanted)} runs${how ? CUT_SHORT[how] : seconds === undefined ? '' : `, about ${seconds} s left`}.`;

export const drawing = (measure: string) => `${measure}, one mark a puzzle, on a logarithmic scale; the table tells the medians`;
export const logarithmic = (measure: string) => `${measure} (logarithmic)`;
export const noEnd = 'no end';
/** At the dashed line of an axis of steps. */
export const limit = (steps: number) => `given up after ${number(steps)}`;
export const lessThan = (amount: number) => `< ${number(amount)}`;
export const otherGroup = 'others';
export const mark = (puzzle: string, ending: string, amount: string) => `${puzzle}: ${ending}, ${amount}`;

export const head = { run: 'Run', puzzles: 'Puzzles', puzzle: 'Puzzle', ended: 'Ended', notEnded: 'Not ended', most: 'Most' };
export const median = (measure: string) => `Median ${measure}`;
export const ending = (amount: string, how: string) => `${amount} ${how}`;

/** Columns of the file; those of counters follow. */
export const csvHead = ['puzzle', 'name', 'group', 'text', 'run', 'ending', 'steps', 'digits written', 'milliseconds'];

export const nothingRun = 'Nothing has been run yet: press Run all.';
/** What is shown; one puzzle in `perMark` has a mark. */
export const shown = (puzzles: number, runs: number, limit: number, perMark: number, groups: number) =>
  [
    `${counted(puzzles, 'puzzle')}, ${counted(runs, 'run')} of each. A run is given up after ${counted(limit, 'step')}.`,
    ...(groups > 0 ? [`The ${number(groups)} groups are too many to show apart, so they share a lane; the file has them.`] : []),
    ...(perMark > 1 ? [`One puzzle in ${number(perMark)} is drawn, and the longest of each lane; the table counts all.`] : []),
  ].join(' ');

export const numbered = (place: number) => `puzzle ${place}`;
export const seeded = (seed: number) => `seed ${seed}`;
/** What is left out of a text; each fault in `first` is told, of the others the number. */
export const leftOut = (count: number, first: readonly string[]) => {
  const more = count - first.length;
  const told = [...first, ...(more > 0 ? [`and ${number(more)} more`] : [])].join('. ');
  return `${count === 1 ? 'One line is' : `${number(count)} lines are`} no puzzle, and left out: ${told}.`;
};
export const pasted = 'What was pasted';
export const reading = (file: string) => `Reading ${file} …`;
export const readSoFar = (file: string, puzzles: number) => `Reading ${file}: ${counted(puzzles, 'puzzle')} …`;
export const read = (file: string, puzzles: number) => `${file}: ${counted(puzzles, 'puzzle')}.`;
export const readFirst = (file: string, puzzles: number) => `${file}: the first ${counted(puzzles, 'puzzle')} are taken.`;
export const standsIn = (file: string, puzzles: number) => `${file}: ${number(puzzles)} puzzles`;

export const making = (place: number, count: number) => `Making puzzle ${place} of ${count}.`;
export const made = (count: number) => `${count} puzzles were made.`;
export const openAgain = (file: string) => `${file} has to be opened again: a page cannot do that by itself.`;
export const sharedHere = 'these puzzles and runs';
export const runFailed = (reason: string) => `a run failed: ${reason}. What has come so far stays; Run all begins anew`;

/** What there is too much of. */
export const tooMany = {
  runs: 'runs',
  linkedCharacters: 'characters of puzzles, too many for a link',
};

/** What does not fit, with what would. */
export const faults = {
  more: (count: number, what: string, most: number) => [`there are ${number(count)} ${what}`, `at most ${number(most)}`] as const,
  noLimit: 'a run is given up after no number of steps',
  noRun: ['there is no run', 'at least one'] as const,
  noPuzzle: 'there is no puzzle',
  noPuzzleIn: (file: string, reason: string | undefined) => `no puzzle is in ${file}: ${reason}`,
  fileThere: (file: string) => [`${file} stands in the place of the box`, 'that it is put away first'] as const,
  limit: (text: string, most: number) => [`no number of steps is '${text}'`, `a whole number from 1 to ${most}`] as const,
  measure: (text: string, all: readonly string[]) => [`nothing to show is called '${text}'`, `one of ${all.join(', ')}`] as const,
  zero: (text: string) => [`0 stands for no '${text}'`, 'blank or digit'] as const,
  longLink: (count: number, most: number) => `it has ${number(count)} characters of puzzles, and a link has room for ${number(most)}`,
  damaged: 'the puzzles in the link are damaged',
};
