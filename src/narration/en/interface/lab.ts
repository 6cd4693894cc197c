import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the lab, and of its page. */

export const description = 'Many puzzles, several algorithms, measured in your browser.';
export const lede = 'Ask a question about algorithms, predict the answer, and let many puzzles decide.';
/** Above the form for runs and puzzles of one's own. */
export const ownTitle = 'Up to eight runs at once';
export const questionsTitle = 'A question to begin with:';
/** Each sets up an experiment and runs it. */
export const questions = {
  rule: 'Does the column rule of dancing links matter?',
  levels: 'Is hard for you hard for a program?',
  luck: 'How much does the order of the digits matter?',
};
export const puzzlesTitle = 'Puzzles';
export const box = 'Puzzles, in any format';
export const putAway = 'Close the file';
export const openFile = 'Open a file';
export const level = 'Level';
export const firstSeed = 'Start at seed';
export const howMany = 'How many';
export const make = 'Make puzzles';
export const runsTitle = 'Runs';
export const addRun = 'Add a run';
export const giveUpAfter = 'Give up after';
export const runAll = 'Run all';
export const stop = 'Stop';
export const runsDone = 'Runs done';
export const example = (puzzles: number, limit: string) =>
  `An example: the ${number(puzzles)} puzzles in the box, run when this page was built, with a limit of ${limit} per run.`;
export const setupChanged = 'The setup has changed. Press Run all to update the results.';
/** What the limit and the axis are counted in. */
export const show = 'Counted in';
export const saveCsv = 'Save as CSV';
export const puzzleByPuzzle = 'Results by puzzle';
export const firstRows = (rows: number) => `These are the first ${number(rows)} puzzles. The CSV has all of them.`;
/** `command` is markup. */
export const noScript = (command: string) => `Running your own puzzles needs JavaScript, or the command line: ${command}.`;
export const aboutTitle = 'How to use the Lab';
/** Paragraphs, as markup. */
export const about = (base: string): readonly string[] => [
  'Every dot is one puzzle. The thick line is the median, so half of the puzzles need less and half need more. A cross is a run that didn’t finish, because it stopped at the limit or got stuck. It’s drawn at what it had taken by then. A puzzle is <b>refused</b> if its givens break a rule, or if the algorithm isn’t made for its kind of grid. A refused puzzle has no run, so it doesn’t appear and isn’t part of the median. For the median, an unfinished run counts as longer than all others, and in the column <b>Maximum</b> it’s shown as unfinished. An average would have to leave unfinished runs out, which flatters whichever algorithm fails most often. So the Lab doesn’t show one.',
  'Add the same algorithm twice and change one option. If the algorithm has a seed, add it once more for each seed. The limit is counted in what the axis shows, so a run that was stopped is at the limit exactly. Steps and digits are the same on every machine. A swap that’s tried counts one digit, whether it’s kept or not, and so does a grid that is filled at random. Times aren’t shown, because a browser’s clock is coarse and its first runs are slow: <code>sudoscope measure --times repeat</code> takes them warm and repeated. A step of one algorithm doesn’t mean the same as a step of another, so compare digits written when you compare algorithms.',
  'Does it get worse on hard puzzles? Make puzzles of two levels and see. The part of a puzzle’s name before a colon is its group, as in <code>hard: seed 7</code>. Each group gets its own lane, its own line in the table, and a column in the file. You can give puzzles groups of your own.',
  'You can drop a file with up to a few hundred thousand puzzles. The page reads a large file a piece at a time instead of copying it into the box. Lines that aren’t puzzles are listed under the box and skipped, whether you type them or they come from a file.',
  `The Lab runs the site’s original algorithms. To write your own and step through it, go to <a href="${base}bench/">Your own algorithm</a>.`,
  `A puzzle’s name opens its runs side by side in <a href="${base}compare/">Compare</a>. The CSV file has every counter of every run. <b>Share</b> makes a link to the puzzles in the box, the runs and the limit; people who open it press <b>Run all</b>. <a href="${base}reference/links/#a-link-to-the-lab">Links</a> explains what the link contains.`,
];

/** What runs can be compared by. */
export const measures = { digits: 'digits written', steps: 'steps taken' };
export const amount = (value: number, measure: keyof typeof measures) => counted(value, measure === 'digits' ? 'digit' : 'step');
/** How a run ended; in files there are the ids. */
export const endings = {
  solved: 'solved',
  'no-solution': 'no solution',
  stuck: 'stuck',
  stopped: 'stopped at the limit',
  refused: 'refused',
};

const CUT_SHORT = { stopped: ', stopped', failed: ', failed' };

/** How far an experiment is, and how it came to an early end, if it did. `seconds` are those that are left, where that is known. */
export const soFar = (done: number, wanted: number, how: keyof typeof CUT_SHORT | '', seconds?: number) =>
  done === wanted && !how
    ? `All ${number(wanted)} runs are done.`
    : `${number(done)} of ${number(wanted)} runs${how ? CUT_SHORT[how] : seconds === undefined ? '' : `, about ${seconds} s left`}.`;

export const drawing = (measure: string) => `${measure}, one mark per puzzle, on a logarithmic scale; the table has the medians`;
export const logarithmic = (measure: string) => `${measure} (logarithmic)`;
export const noEnd = 'unfinished';
/** At the dashed line of the axis. */
export const limit = (amount: number) => `limit ${number(amount)}`;
export const otherGroup = 'others';
export const mark = (puzzle: string, ending: string, amount: string) => `${puzzle}: ${ending}, ${amount}`;

export const head = { run: 'Run', puzzles: 'Puzzles', puzzle: 'Puzzle', ended: 'Finished', notEnded: 'Unfinished', most: 'Maximum' };
export const median = (measure: string) => `Median ${measure}`;
export const ending = (amount: string, how: string) => `${amount} ${how}`;

/** Columns of the file; those of counters follow. */
export const csvHead = ['puzzle', 'name', 'group', 'text', 'run', 'outcome', 'digits', 'steps'];

export const nothingRun = 'Nothing has been run yet. Press Run all to see one mark for each puzzle.';
/** What is shown: one puzzle in `perMark` has a mark, too many `groups` share a lane, some puzzles are `refused` and some lines `leftOut`. */
export const shown = (
  puzzles: number,
  runs: number,
  limit: string,
  { perMark, groups, refused, leftOut }: Readonly<Record<'perMark' | 'groups' | 'refused' | 'leftOut', number>>,
) =>
  [
    `${counted(puzzles, 'puzzle')}, each given to ${counted(runs, 'run')}, with a limit of ${limit} per run.`,
    ...(leftOut > 0
      ? [
          `${counted(leftOut, 'more line isn’t a puzzle and was left out', 'more lines aren’t puzzles and were left out')}; see under the box.`,
        ]
      : []),
    ...(refused > 0
      ? [
          `${counted(refused, 'puzzle was', 'puzzles were')} refused by at least one algorithm, so the median there leaves ${refused === 1 ? 'it' : 'them'} out.`,
        ]
      : []),
    ...(groups > 0
      ? [`There are too many groups to show separately (${number(groups)}), so they share a lane. The file keeps them apart.`]
      : []),
    ...(perMark > 1
      ? [`Only one puzzle in ${number(perMark)} is drawn, plus the longest run of each lane. The table counts all of them.`]
      : []),
  ].join(' ');

export const numbered = (place: number) => `puzzle ${place}`;
export const seeded = (seed: number) => `seed ${seed}`;
/** What is left out of a text; each fault in `first` is told, of the others the number. */
export const leftOut = (count: number, first: readonly string[]) => {
  const more = count - first.length;
  const told = [...first, ...(more > 0 ? [`and ${number(more)} more`] : [])].join('. ');
  return `${count === 1 ? 'One line was' : `${number(count)} lines were`} left out: ${told}.`;
};
export const pasted = 'The pasted text';
export const reading = (file: string) => `Reading ${file} …`;
export const readSoFar = (file: string, puzzles: number) => `Reading ${file}: ${counted(puzzles, 'puzzle')} …`;
export const read = (file: string, puzzles: number) => `${file}: ${counted(puzzles, 'puzzle')}.`;
export const readFirst = (file: string, puzzles: number) => `${file}: only the first ${counted(puzzles, 'puzzle')} were read.`;
export const standsIn = (file: string, puzzles: number) => `${file}: ${number(puzzles)} puzzles`;

export const making = (place: number, count: number) => `Making puzzle ${place} of ${count}.`;
export const made = (count: number) => `${count} puzzles were made.`;
export const openAgain = (file: string) => `Open ${file} again. A page can’t reopen a file by itself.`;
export const sharedHere = 'these puzzles and runs';
export const runFailed = (reason: string) => `a run failed: ${reason}. The results so far are kept. Press Run all to start again`;

/** What there is too much of. */
export const tooMany = {
  runs: 'runs',
  linkedCharacters: 'characters of puzzles, too many for a link',
};

/** What does not fit, with what would. */
export const faults = {
  more: (count: number, what: string, most: number) => [`there are ${number(count)} ${what}`, `at most ${number(most)}`] as const,
  noLimit: 'the field “Give up after” isn’t a whole number',
  noRun: ['there are no runs', 'at least one'] as const,
  noPuzzle: 'there are no puzzles',
  noPuzzleIn: (file: string, reason: string | undefined) => `couldn’t find a puzzle in ${file}: ${reason}`,
  fileThere: (file: string) => `the puzzles of ${file} are being used instead of the ones in the box; close the file first`,
  limit: (text: string, most: number) => [`'${text}' isn’t a limit`, `a whole number from 1 to ${most}`] as const,
  measure: (text: string, all: readonly string[]) =>
    [`'${text}' isn’t a measure that the Lab can show`, `one of ${all.join(', ')}`] as const,
  zero: (text: string) => [`0 can’t mean '${text}'`, 'blank or digit'] as const,
  longLink: (count: number, most: number) => `it has ${number(count)} characters of puzzles, and a link has room for ${number(most)}`,
  damaged: 'the puzzles in the link are damaged',
};
