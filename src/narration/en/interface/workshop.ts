import { counted, either, startOfSentence } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the bench: programs of readers' own, and what is wrong with them. */

// What is found before a program runs.

/** `what` is what stands there; nothing at the end of the file. */
export const notUnderstood = (what: string) => (what === '' ? 'the program ends too early.' : `‘${what}’ cannot stand here.`);
/** `message` is the parser's own. */
export const notParsed = (message: string) => `this cannot be read: ${message}.`;
export const noDynamicImport = 'import() is not to be had here. Import at the top of the file.';
export const notOffered = (path: string, offered: readonly string[]) =>
  `‘${path}’ is not to be had here. A program can import 'sudoscope', or ${offered.join(', ')}.`;
/** A name that stands for something of the page's own. */
export const ownName = (name: string) => `‘${name}’ is a name that this page needs itself. Choose another.`;
export const noSuchName = (path: string, name: string) => `‘${path}’ has no ‘${name}’.`;

// How a run in the sandbox ends before its time.

/** `what` is what was thrown. */
export const thrown = (what: string) => `the program broke off: ${what}`;
export const noRun = 'the program exports no generator: export function* run(…).';
export const noStep = "what is yielded here is no step: a step is an object with a kind, { kind: 'try', cell, digit }.";
/** Seconds. */
export const longStep = 'this step has more than half a million characters.';
export const tooMuchMemory =
  'the program took more memory than it may have here, about half a gigabyte, so the run was ended. Does something grow for ever?';
export const silent = (seconds: number) =>
  `no step came for ${counted(seconds, 'second')}, so the run was ended. Is there a loop without a yield?`;
export const tooMany = (steps: number) => `the run was ended after ${number(steps)} steps.`;
export const notAllowed = 'the program sent something else than steps, so the run was ended.';
export const noSandbox = 'The frame in which programs run didn’t start. Reload the page and run the program again.';

// The page.

export const title = 'Your own algorithm';
export const description = 'Change a line of the book’s own algorithm, or write one of your own, and step through what it does.';
export const lede = 'Change a line of the book’s algorithm, run it, and step through what it does.';
export const noScript = 'Writing and running a program needs JavaScript. The algorithms themselves, line by line, stand in the chapters.';
export const pageTabs = { label: 'What to bring', write: 'Write it here', trace: 'Bring a trace' };
export const start = 'Begin with';
export const emptyStart = 'empty';
export const puzzle = 'Puzzle';
export const puzzleOfLink = 'The puzzle of the link';
/** What a program is called that is none of the book's. */
export const ownProgram = 'Your program';
export const run = 'Run';
export const runKey = 'Ctrl ↵';
export const stop = 'Stop';
export const reset = 'Reset';
export const resetToOriginal = 'Reset to the book’s';
export const save = 'Save';
export const saveFile = 'Save as a file';
export const open = 'Open';
export const openFile = 'A program that was saved';
export const opened = (file: string) => `${file} is open. It has not run.`;
export const wasReset = (isOfTheBook: boolean) =>
  `${isOfTheBook ? 'The book’s program is back.' : 'It is as it was at first.'} To have yours again, undo in the editor.`;
export const tooLarge = (file: string) => `${file} is too large for a program.`;
export const share = 'Share';
export const editor = 'Your program';
export const editorKeys = 'Tab indents. To leave the editor by key, press Escape, then Tab.';
export const editorHelp = 'In the editor Tab indents; press Escape, then Tab, to leave it.';
/** As markup; `format` is the address of the Reference page. */
export const stepsHelp = (format: string) =>
  `Which steps there are, and how a program declares kinds of its own, stands in <a href="${format}">the format, line by line</a>.`;
export const yours = 'yours';
export const onlyHere = 'runs only in this tab';
export const figure = 'your run';

// What is said under the program.

export const notRun = 'Not run yet.';
export const running = (steps: number) => `Running: ${counted(steps, 'step')} so far.`;
export const loading = 'Getting ready.';
export const ownLines = (lines: number) =>
  lines === 0 ? 'Every line is the book’s.' : `${counted(lines, 'line')} ${lines === 1 ? 'is' : 'are'} yours.`;
/** `ended` is how. */
export const wentWell = (steps: number, ended: string) => `No slips: ${counted(steps, 'step')}, each checked against the grid. ${ended}`;
/** Of a run whose steps can all be, although nothing justifies one of them. */
export const unjustified = (steps: number, ended: string, step: number) =>
  `${counted(steps, 'step')}, each checked against the grid, but nothing justifies step ${number(step)}. ${ended}`;
export const endings = {
  solved: 'The puzzle is solved.',
  'no-solution': 'It ends without a solution, and there is none.',
  bound: 'It ends at the bound of the algorithm.',
  stuck: 'The puzzle is not solved.',
};
export const noSteps = 'The program has ended without a step: nothing was yielded.';
export const stopped = (steps: number) => `Stopped by you after ${counted(steps, 'step')}.`;
/** `step` is none where what stands before all steps is wrong. */
export const contradicts = (step: number | undefined) =>
  step === undefined ? 'The program cannot be run yet.' : `The run stopped at step ${number(step)}: that step cannot be.`;
export const brokeOff = (steps: number) => `The run ended early, after ${counted(steps, 'step')}.`;
export const cannotRun = 'The program cannot be run yet. The figure still shows your last run.';
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

// Beside the book's run.

export const bars = { label: 'Yours and the book’s', yours: 'yours', book: 'the book’s' };
/** How much fewer or more: all of it beside the two numbers themselves. */
export const comparison = (yours: number, book: number, what: string) => ({
  begin: 'Yours: ',
  yours: number(yours),
  between: ` ${what}; the book’s: `,
  book: number(book),
  end: `. ${ratioOf(yours, book)}`,
});
function ratioOf(yours: number, book: number): string {
  if (yours === book) return 'That is as many.';
  if (yours === 0 || book === 0) return '';
  const ratio = Math.max(yours, book) / Math.min(yours, book);
  const times = number(ratio, { maximumFractionDigits: ratio < 10 ? 1 : 0 });
  return times === '1'
    ? `That is ${number(Math.abs(yours - book))} ${yours < book ? 'fewer' : 'more'}.`
    : `That is ${times} times ${yours < book ? 'fewer' : 'as many'}.`;
}
export const lastGood = 'Your last good run:';
export const beforeFault = (steps: number) =>
  steps === 0
    ? 'Your new run broke off before its first step.'
    : `The ${counted(steps, 'step')} before it ${steps === 1 ? 'is' : 'are'} all right: step back through them, and see where yours leaves the book’s.`;
export const bookCounts = 'The book’s algorithm is being run beside yours.';
export const noOriginal = 'The book’s algorithm does not take this puzzle.';

// Things to try.

export const triesTitle = 'Things to try';
export const bet = (what: string) => `Your bet: ${what}`;
export const betHelp = 'What do you think it will be? Bet before you run it.';
/** `author` is undefined for the reader, and '' for somebody who gives no name. */
export const betResult = (said: number, got: number, author: string | undefined) =>
  `${author === undefined ? 'You had bet on' : author === '' ? 'The bet was' : `${author} had bet on`} ${number(said)}; it was ${number(got)}.`;
export const betLate = 'This program had run before there was a bet: change it, and bet before you run it.';
export const reached = 'done';
export const placeholder = 'Press Run, and step through the run here.';
/** What can be tried from each starting point, in order, as markup; the facts of the run decide whether it is done. */
export const tries: Readonly<Record<string, readonly string[]>> = {
  backtracking: [
    'Choose the cells with the fewest candidates first: sort <code>empty</code> in <code>start</code>. Bet first: how many digits will it still try?',
    'Try the digits from 9 down to 1.',
    'Never try a digit that clashes: look for a <code>conflict</code> before the <code>try</code>. No conflict is then left to be told.',
  ],
  'constraint-search': [
    'Choose the first open cell, <code>state.digits.indexOf(0)</code>, in place of <code>chooseVariable(state)</code>. What does the choice save?',
    'Of the variables with the fewest values take the first, whatever its degree: write your own <code>chooseVariable</code>.',
  ],
  'hill-climbing': [
    'Let it go sideways: up to 100 swaps in a row that change nothing, in place of <code>settings.sideways</code>.',
    'Give up at the first optimum: yield <code>limit</code> there, and return.',
  ],
  'algorithm-x': [
    'Choose the leftmost column, whatever it holds: let <code>nextColumn</code> return <code>open[0]</code>.',
    'Of the columns with the fewest ones take the last: <code>&lt;=</code> in place of <code>&lt;</code>.',
  ],
  annealing: [
    'Cool faster: multiply by 0.95 in <code>cool</code>. Does it still arrive, and in how many chains?',
    'Begin at temperature 1, whatever the random walk says.',
  ],
  empty: ['Fill a cell in which only one digit fits.', 'Fill such cells until no cell is empty, and yield <code>solved</code>.'],
};

// Links.

export const sharing = {
  heading: 'Share it, or hand it in',
  about: 'The link holds the program, its puzzle and your bet. Whoever follows it reads the program, and runs it when they press Run.',
  author: 'Your name',
  link: 'The link',
  noBet: 'You have not bet on this program.',
  bet: (said: number, what: string) => `Your bet: ${number(said)} ${what}.`,
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  saveRun: 'Save the run',
  aboutRun: 'The file of the run has every step besides. Bring a trace checks them, and so does npx sudoscope verify.',
  runFirst: 'A run can be saved once the program has run as it stands.',
  tooLong: 'The run is too long for a file.',
  saved: 'Saved.',
};
export const shared = {
  by: (author: string, bet: number | undefined, what: string) =>
    [
      author.trim() === '' ? 'A program of somebody who gives no name came with this link.' : `A program by ${author} came with this link.`,
      ...(bet === undefined ? [] : [`The bet: ${number(bet)} ${what}.`]),
    ].join(' '),
  waits: 'It has not run. Read it, then press Run. What you change is not kept until you make it yours.',
  away: 'Put it away',
  adopt: 'Make it yours',
  /** What is wrong with a link. */
  noStart: (start: string, all: readonly string[]) =>
    `This link begins with “${start}”, which isn’t a file of this page. Expected ${either(all)}.`,
  notRead: (hash: string) => `The end of this address, “${hash}”, isn’t one that this page can read.`,
  noPuzzle: (fault: string) => `The puzzle of this link couldn’t be read (${fault}), so the usual one is chosen.`,
};

// Ways here.

export const makeItYours = 'Make it yours';
