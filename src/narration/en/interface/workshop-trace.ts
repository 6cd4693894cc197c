import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the tab where readers bring a trace of a program of theirs. */

export const tab = 'Bring a trace';
export const pageDescription = 'Bring the run of a program of yours, in any language, and step through it.';
export const lede = 'A program of yours, in any language, on the same stage.';
export const title = 'Any language will do';
/** What a trace is, as markup. */
export const about =
  'Have your program write one line for each thing it does: which cell it goes to, which digit it tries, what becomes of it. Each line is a JSON object. This page then steps through your run, and holds each of its steps against the grid.';
export const aboutHelpers = 'A helper does the writing. It is one file, and it needs nothing else.';
export const languages = { java: 'Java', python: 'Python', cpp: 'C++', hand: 'by hand' } as const;
/** The files that write a trace, by their names. */
export const files = { java: 'Trace.java', python: 'sudoscope.py', cpp: 'sudoscope.hpp', hand: 'by-hand.ndjson' } as const;
export const languageTabs = 'Language';
export const download = (file: string, lines: number) => `<b>${file}</b> ${counted(lines, 'line')}, download`;
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'The browser does not let the page copy';
export const byHand = 'A whole trace: a grid of 4 × 4 with two open cells.';
export const format = 'The format, line by line';
export const inTerminal = 'or in a terminal:';

export const drop = {
  title: 'Drop traces here',
  choose: 'choose files',
  /** Stands before and after the button that chooses. */
  around: ['Files of any size, or ', '. They are read in this tab and go nowhere.'],
  input: 'Files with traces',
  noScript: 'Reading a trace here takes JavaScript. The command line says the same without a page: npx sudoscope verify my-run.ndjson',
};

export const card = {
  reading: (lines: number) => (lines === 0 ? 'is being read …' : `${counted(lines, 'line')} read …`),
  waits: 'waits its turn',
  told: (steps: number, size: number) => `${counted(steps, 'step')} · ${sizeOf(size)}`,
  stopped: (line: number, size: number) => `stopped at line ${number(line)} · ${sizeOf(size)}`,
  program: (algorithm: string, author: string | undefined, file: string) => `${algorithm}${author ? ` by ${author}` : ''} · ${file}`,
  step: 'Step through it',
  before: (steps: number) => (steps === 1 ? 'Show the step before it' : `Show the ${counted(steps, 'step')} before it`),
  compare: 'Compare with the book’s',
  openProgram: 'Open its program',
  stop: 'Stop reading',
  remove: (name: string) => `Take ${name} away`,
  findings: 'What was found',
  excerpt: 'The lines before the fault, and the line itself',
  broken: (why: string) => `It cannot be read on: ${why}`,
  fault: (line: number) => `Line ${number(line)}:`,
};

export const bars = {
  with: 'Beside it',
  yours: 'Yours',
  steps: 'steps',
  counting: 'The other run is being counted …',
  givenUp: (steps: number) => `The other run is not at its end after ${counted(steps, 'step')}.`,
  refused: (title: string) => `${title} does not take this puzzle.`,
  head: ['', 'yours', 'the book’s', 'difference'],
  /** How two numbers of the same thing stand to each other. */
  against: (yours: number, book: number) => {
    if (yours === book) return 'as many';
    if (yours === 0 || book === 0) return yours < book ? 'fewer' : 'more';
    const times = Math.max(yours, book) / Math.min(yours, book);
    return `${number(times, { maximumSignificantDigits: times < 10 ? 2 : 3 })} times ${yours < book ? 'fewer' : 'as many'}`;
  },
};

/** A figure over such a run. */
export const figure = (name: string) => `The run of ${name}`;
/** Stands before the pane that shows its program. */
export const programOf = (name: string) => `${name}, as its trace has it`;

function sizeOf(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ['kB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9];
  return `${number(size!, { maximumSignificantDigits: 2 })} ${unit}`;
}
