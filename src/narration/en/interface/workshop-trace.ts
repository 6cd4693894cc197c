import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the tab where readers bring a trace of a program of theirs. */

export const tab = 'Bring a trace';
/** The name of a trace that the page Compare had; a file's name. */
export const compared = 'compared.ndjson';
export const pageDescription = 'Bring a run of your own program, in any language, and step through it.';
export const lede = 'Step through a run of your own program, written in any language.';
export const title = 'Any language will do';
/** What a trace is, as markup. */
export const about =
  'Have your program write one line for each thing it does: which cell it visits, which digit it tries, and what happens next. Each line is a JSON object. Then this page steps through your run and checks each step against the grid.';
export const aboutHelpers = 'A helper file does the writing for you. It’s a single file without dependencies.';
export const languages = { java: 'Java', python: 'Python', cpp: 'C++', hand: 'by hand' } as const;
/** The files that write a trace, by their names. */
export const files = { java: 'Trace.java', python: 'sudoscope.py', cpp: 'sudoscope.hpp', hand: 'by-hand.ndjson' } as const;
export const languageTabs = 'Language';
export const download = (file: string, lines: number) => `<b>${file}</b> ${counted(lines, 'line')}, download`;
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'The browser didn’t let the page copy';
export const byHand = 'This is a whole trace, for a 4 × 4 grid with two empty cells.';
export const format = 'The format, line by line';
export const inTerminal = 'or in a terminal:';

export const drop = {
  title: 'Drop traces here',
  choose: 'choose files',
  /** Before and after the button that chooses. */
  around: ['Files of any size, or ', '. They’re read in this tab and aren’t uploaded.'],
  input: 'Files with traces',
  noScript: 'Reading a trace here needs JavaScript. On the command line you can check one with npx sudoscope verify my-run.ndjson',
};

export const card = {
  reading: (lines: number) => (lines === 0 ? 'is being read …' : `${counted(lines, 'line')} read …`),
  waits: 'waiting for its turn',
  told: (steps: number, size: number) => `${counted(steps, 'step')} · ${sizeOf(size)}`,
  stopped: (line: number, size: number) => `stopped at line ${number(line)} · ${sizeOf(size)}`,
  program: (algorithm: string, author: string | undefined, file: string) => `${algorithm}${author ? ` by ${author}` : ''} · ${file}`,
  step: 'Step through the run',
  before: (steps: number) => (steps === 1 ? 'Show the step before the fault' : `Show the ${counted(steps, 'step')} before the fault`),
  compare: 'Compare with the original algorithm',
  openProgram: 'Open its program',
  stop: 'Stop reading',
  remove: (name: string) => `Remove ${name}`,
  findings: 'What was found',
  excerpt: 'The line with the fault, and the lines before it',
  broken: (why: string) => `The rest can’t be read: ${why}`,
  fault: (line: number) => `Line ${number(line)}:`,
};

export const bars = {
  with: 'Compare with',
  yours: 'Yours',
  steps: 'steps',
  counting: 'Counting the steps of the other run …',
  givenUp: (steps: number) => `The other run hasn’t finished after ${counted(steps, 'step')}.`,
  refused: (title: string) => `${title} can’t run on this puzzle.`,
  head: ['', 'yours', 'original', 'difference'],
  /** How two numbers of the same thing compare. */
  against: (yours: number, book: number) => {
    if (yours === book) return 'the same';
    if (yours === 0) return 'none reported in yours';
    if (book === 0) return 'more';
    const times = Math.max(yours, book) / Math.min(yours, book);
    return `${yours < book ? 'original: ' : ''}${number(times, { maximumSignificantDigits: times < 10 ? 2 : 3 })} times as many`;
  },
};

/** A figure over such a run. */
export const figure = (name: string) => `Run of ${name}`;
/** Before the pane that shows its program. */
export const programOf = (name: string) => `${name}, from the trace`;

function sizeOf(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ['kB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9];
  return `${number(size!, { maximumSignificantDigits: 2 })} ${unit}`;
}
