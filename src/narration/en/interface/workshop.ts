import { counted, either, startOfSentence } from '../../sentence.ts';
import { number, roughly } from './language.ts';

/** Words of the page for readers' own programs, and of what is wrong with them. */

// What is found before a program runs.

/** `what` is the text there; empty at the end of the file. */
export const notUnderstood = (what: string) => (what === '' ? 'the program ends too early.' : `‘${what}’ isn’t allowed here.`);
/** `message` is the parser's own. */
export const notParsed = (message: string) => `couldn’t read this: ${message}.`;
export const noDynamicImport = 'import() isn’t available here. Import at the top of the file instead.';
export const notOffered = (path: string, offered: readonly string[]) =>
  `‘${path}’ isn’t available here. A program can import 'sudoscope', or ${offered.join(', ')}.`;
/** A property that nothing has, and one much like it. */
export const unknownName = (name: string, meant: string) => `nothing here has the property ‘${name}’. Did you mean ‘${meant}’?`;
/** A name that the page itself uses. */
export const ownName = (name: string) => `‘${name}’ is a name this page uses. Choose another.`;
export const noSuchName = (path: string, name: string) => `‘${path}’ doesn’t export ‘${name}’.`;

// How a run in the sandbox ends before its time.

/** `what` is what was thrown. */
export const thrown = (what: string) => `the program stopped with an error: ${what}`;
export const noRun = 'the program doesn’t export a generator. Start it with export function* run(…).';
export const noStep = "this yields something that isn’t a step. A step is an object with a kind, such as { kind: 'try', cell, digit }.";
/** Seconds. */
export const longStep = 'this step has more than half a million characters.';
export const tooMuchMemory =
  'the program used more than about half a gigabyte of memory, so the run was stopped. Check for a list that keeps growing.';
export const silent = (seconds: number) =>
  `the program didn’t yield a step for ${counted(seconds, 'second')}, so the run was stopped. Check for a loop without a yield.`;
export const tooMany = (steps: number) => `the run was stopped after ${number(steps)} steps, the most this page takes.`;
export const notAllowed = 'the program sent something other than steps, so the run was stopped.';
export const noSandbox = 'The frame in which programs run didn’t start. Reload the page and run the program again.';

// The page.

export const title = 'Your own algorithm';
export const description = 'Change a line of an algorithm, or write your own, and step through what it does.';
export const lede = 'Change a line of an algorithm, run it, and step through what it does.';
export const noScript = 'Writing and running a program needs JavaScript. The chapters show the algorithms line by line.';
export const pageTabs = { label: 'What to bring', write: 'Write a program', trace: 'Bring a trace' };
export const start = 'Start from';
export const emptyStart = 'an empty program';
export const puzzle = 'Puzzle';
export const puzzleOfLink = 'The puzzle from the link';
/** What a program is called that began empty. */
export const ownProgram = 'Your program';
export const run = 'Run';
export const runKey = 'Ctrl ↵';
export const stop = 'Stop';
export const reset = 'Reset';
export const resetToOriginal = 'Reset to the original';
export const save = 'Save';
export const saveFile = 'Save as a file';
export const open = 'Open';
export const openFile = 'Open a saved program';
export const opened = (file: string) => `${file} is open. It hasn’t run yet.`;
export const wasReset = (isOriginal: boolean) =>
  `${isOriginal ? 'The original algorithm is back.' : 'The program is back to how it started.'} To get your version again, undo in the editor.`;
export const tooLarge = (file: string) => `${file} is too large to be a program, so it wasn’t opened.`;
export const share = 'Share';
export const editor = 'Your program';
export const editorKeys = 'Tab indents. To leave the editor by key, press Escape, then Tab.';
export const editorHelp =
  'The program is TypeScript, but its types aren’t checked. In the editor Tab indents; press Escape, then Tab, to leave it.';
/** As markup; `format` is the address of the Reference page. */
export const stepsHelp = (format: string) =>
  `<a href="${format}">The format, line by line</a>, lists every kind of step and shows how to declare your own.`;
export const yours = 'yours';
export const onlyHere = 'runs only in this tab';
export const figure = 'your run';
/** The same, over a run of the original algorithm that nobody has changed. */
export const originalFigure = 'the original’s run';
/** Over the figure, when what is chosen beside it is something else, or has no valid step. */
export const lastRun = {
  waiting: 'This is the run before. Press Run to see the new one.',
  running: 'This is the run before. The new one has no steps yet.',
  failed: 'This is the run before. The new one has no valid step.',
};

// What is said under the program.

export const notRun = 'Not run yet.';
export const running = (steps: number) =>
  steps === 0 ? 'Running: no step yet. A loop without a yield never reaches one.' : `Running: ${counted(steps, 'step')} so far.`;
export const loading = 'Getting ready.';
export const ownLines = (lines: number) => (lines === 0 ? 'No changes yet.' : `${counted(lines, 'line')} changed.`);
/** `ended` is how. */
export const wentWell = (steps: number, ended: string) =>
  `No mistakes. The page checked ${counted(steps, 'step')} against the grid. ${ended}`;
/** For a run of the original that nobody has changed: the page runs it when it opens. */
export const originalRun = (steps: number, ended: string) => `This is the original’s run: ${counted(steps, 'step')}. ${ended}`;
/** Where the counts of a reader’s run will be compared with it. */
export const originalCount = (count: number, what: string) =>
  `The original: ${number(count)} ${what}. Your own run will be compared with that.`;
/** For a run that ends without a solution, although none of its steps is wrong. */
export const ranOut = (steps: number, ended: string) =>
  `The page checked ${counted(steps, 'step')} against the grid, and all of them are possible. ${ended}`;
/** For a run whose steps are all possible, although nothing justifies one of them. */
export const unjustified = (steps: number, ended: string, step: number) =>
  `${counted(steps, 'step')}, each checked against the grid, but nothing justifies step ${number(step)}. ${ended}`;
export const endings = {
  solved: 'The puzzle is solved.',
  'no-solution': 'It ended without a solution, which is right, because the puzzle has none.',
  bound: 'It stopped at the algorithm’s own limit.',
  stuck: 'But the puzzle isn’t solved.',
};
export const noSteps = 'The program finished without yielding a single step.';
export const stopped = (steps: number) => `You stopped the run after ${counted(steps, 'step')}.`;
/** `step` is undefined if something before the first step is wrong; `cause` is an earlier step that nothing justifies. */
export const contradicts = (step: number | undefined, cause?: number) => {
  if (step === undefined) return 'The program can’t run yet.';
  const impossible = `Step ${number(step)} is impossible, so the run stopped there.`;
  return cause === undefined ? impossible : `${impossible} The mistake is earlier: nothing justifies step ${number(cause)}.`;
};
export const brokeOff = (steps: number) => `The run ended early, after ${counted(steps, 'step')}.`;
export const cannotRun = 'The program can’t run yet. The figure still shows the run before.';
/** Before a fault: where it is, as far as that is known. */
export const atLine = (where: {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly step?: number | undefined;
}) => {
  const told = (['line', 'column', 'step'] as const).flatMap((name) =>
    where[name] === undefined ? [] : [`${name} ${number(where[name])}`],
  );
  const places = told.join(', ');
  return places === '' ? '' : `${startOfSentence(places)}:`;
};
export const expected = (what: string) => ` Expected: ${what}.`;
export const goTo = (line: number) => `Go to line ${number(line)}`;

// Beside the original algorithm's run.

/** A button beside the message about a run: the comparison may be below the edge of the screen. */
export const toResult = 'See the comparison ↓';
export const bars = { label: 'Your run and the original', yours: 'yours', book: 'original' };
/** How much fewer or more: all of it beside the two numbers themselves. `other` is the algorithm that a program was begun without. */
export const comparison = (yours: number, book: number, what: string, other = '') => ({
  begin: 'Yours: ',
  yours: number(yours),
  between: ` ${what}; ${other || bars.book}: `,
  book: number(book),
  end: `. ${ratioOf(yours, book, other)}`,
});
/** Before the comparison of something else that both runs count, if there is such a thing. */
export const notReported = (what: string, instead: string | undefined) =>
  instead === undefined
    ? `Your program doesn’t report ${what}, so there’s nothing to compare.`
    : `Your program doesn’t report ${what}, so this compares ${instead}.`;
function ratioOf(yours: number, book: number, other: string): string {
  if (yours === book) return 'Exactly the same.';
  if (yours === 0 || book === 0) return '';
  const ratio = Math.max(yours, book) / Math.min(yours, book);
  const times = roughly(ratio);
  return times === '1'
    ? `That’s ${number(Math.abs(yours - book))} ${yours < book ? 'fewer' : 'more'}.`
    : `${yours < book ? `${other || 'The original'} has` : 'That’s'} ${times} times as many.`;
}
export const lastGood = 'Your last good run:';
export const beforeFault = (steps: number, hasOriginal: boolean) =>
  steps === 0
    ? 'Your new run has no valid step.'
    : `The ${counted(steps, 'step')} before it ${steps === 1 ? 'is' : 'are'} all valid. Step back through them to see ${hasOriginal ? 'where your run starts to differ from the original algorithm' : 'what led to it'}.`;
export const bookCounts = 'Running the original algorithm on the same puzzle …';
export const noOriginal = 'The original algorithm can’t run on this puzzle, so there’s nothing to compare with.';

// Things to try.

export const triesTitle = 'Things to try: change the program, then press Run';
export const bet = (what: string) => `Your bet: ${what}`;
export const betHelp = 'How many do you expect? Bet before you run the program.';
/** `author` is undefined for the reader, and '' for an author without a name. */
export const betResult = (said: number, got: number, author: string | undefined) =>
  `${author === undefined ? 'You had bet on' : author === '' ? 'The bet was' : `${author} had bet on`} ${number(said)}; it was ${number(got)}.`;
export const betLate = 'You ran this program before betting. To bet, change something and place the bet before you run it.';
export const reached = 'done';
export const placeholder = 'Press Run to step through your run here.';
/** In its place until the first steps of a run are there. */
export const comingUp = 'The run is on its way. You can step through it here in a moment.';
/** What can be tried from each starting point, in order, as markup; the facts of the run decide whether it is done. */
export const tries: Readonly<Record<string, readonly string[]>> = {
  backtracking: [
    'Choose the cells with the fewest candidates first, by sorting <code>empty</code> in <code>start</code>; <code>empty.ts</code> shows how candidates are counted. Before you run it, bet how many digits it will try.',
    'Try the digits from 9 down to 1.',
    'Never try a digit that clashes: check for a <code>conflict</code> before the <code>try</code>. Then there won’t be any conflicts to report.',
  ],
  'constraint-search': [
    'Choose the first empty cell, <code>state.digits.indexOf(0)</code>, instead of <code>chooseVariable(state)</code>. How much does the better choice save?',
    'Take the first variable with the fewest values, whatever its degree. For that, write your own <code>chooseVariable</code>.',
  ],
  'hill-climbing': [
    'Let it go sideways: allow up to 100 swaps in a row that change nothing, instead of <code>settings.sideways</code>.',
    'Stop at the first local optimum: yield <code>limit</code> there, and return.',
  ],
  'algorithm-x': [
    'Choose the leftmost column, whatever its size: let <code>nextColumn</code> return <code>open[0]</code>.',
    'Take the last column with the fewest ones: write <code>&lt;=</code> instead of <code>&lt;</code>.',
  ],
  annealing: [
    'Cool faster: multiply by 0.95 in <code>cool</code>. Does it still solve the puzzle, and in how many chains?',
    'Start at temperature 1 instead of using the random walk.',
  ],
  empty: ['Fill a cell in which only one digit fits.', 'Fill such cells until no cell is empty, and yield <code>solved</code>.'],
};

// Links.

export const sharing = {
  heading: 'Share the program or hand it in',
  about:
    'The link contains the program, its puzzle and your bet. People who open it can read the program, and it runs when they press Run.',
  author: 'Your name',
  link: 'The link',
  noBet: 'You haven’t bet on this program.',
  bet: (said: number, what: string) => `Your bet: ${number(said)} ${what}.`,
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  saveRun: 'Save run',
  aboutRun: 'The file of the run also contains every step. Bring a trace checks the steps, and so does npx sudoscope verify.',
  runFirst: 'You can save a run once you have run the current program.',
  tooLong: 'The run is too long for a file.',
  saved: 'Saved.',
};
export const shared = {
  by: (author: string, bet: number | undefined, what: string) =>
    [
      author.trim() === '' ? 'This link contains a program. Its author left no name.' : `This link contains a program by ${author}.`,
      ...(bet === undefined ? [] : [`The bet: ${number(bet)} ${what}.`]),
    ].join(' '),
  waits: 'It hasn’t run yet. Read it, then press Run. Your edits aren’t saved until you press Keep a copy.',
  away: 'Close program',
  adopt: 'Keep a copy',
  /** What is wrong with a link. */
  noStart: (start: string, all: readonly string[]) =>
    `This link starts from “${start}”, which isn’t a program on this page. Expected ${either(all)}.`,
  notRead: (hash: string) => `This page can’t read the end of this address, “${hash}”.`,
  noPuzzle: (fault: string) => `The puzzle in this link couldn’t be read (${fault}), so the page chose the usual one.`,
};

// Ways here.

export const makeItYours = 'Edit this code';
