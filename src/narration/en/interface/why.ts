import { type Part, type Sentence, say, toned } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the panel that says why something of a frame is as it is. */

const strong = toned('strong');
const gone = toned('conflict');

/** What is asked, as a question. */
export const asks = {
  digit: (cell: string, digit: string): Sentence => say`Why is ${strong(digit)} in ${cell}?`,
  empty: (cell: string): Sentence => say`Why is ${cell} empty?`,
  noMark: (cell: string, digit: string): Sentence => say`Why is there no ${gone(digit)} in ${cell}?`,
  mark: (cell: string, digit: string): Sentence => say`Why is ${strong(digit)} still a candidate for ${cell}?`,
  column: (name: string, rows: number): Sentence => say`Why has “${name}” ${strong(rows)} ${rows === 1 ? 'row' : 'rows'} left?`,
  covered: (name: string): Sentence => say`Why is “${name}” covered?`,
  row: (name: string): Sentence => say`Why is the row “${name}” in the matrix?`,
  noRow: (name: string): Sentence => say`Why is the row “${name}” ${gone('out')} of the matrix?`,
  counter: (label: string, count: number): Sentence => say`Why is “${label}” at ${strong(count)}?`,
};

/** How a thing became what it is, as a clause. */
export const became = {
  filled: (cell: string, digit: string) => `${cell} got its ${digit}`,
  emptied: (cell: string) => `${cell} became empty`,
  lost: (cell: string, digit: string) => `${cell} lost its ${digit}`,
  marked: (cell: string, digit: string) => `${cell} had ${digit} among its marks`,
  marksMade: (cell: string, digit: string) => `the marks of ${cell} were written without ${digit}`,
  sized: (name: string, rows: number) => `“${name}” had ${number(rows)} ${rows === 1 ? 'row' : 'rows'} left`,
  covered: (name: string) => `“${name}” was covered`,
  rowGone: (name: string) => `“${name}” left the matrix`,
  rowBack: (name: string) => `“${name}” came back into the matrix`,
};

/** What a step needed, before the step that completed it. */
export const needed = (things: number, last: string): Part[] => [
  {
    text:
      things === 1
        ? `This became possible when ${last}, at `
        : `It depends on ${number(things)} things. The last of them was that ${last}, at `,
  },
];
export const step = (position: number) => `step ${number(position)}`;
export const goTo = (position: number) => `Go to step ${number(position)}`;

/** Where the chain ends. */
export const ends = {
  given: 'And that follows from the givens alone.',
  start: 'Everything else it depends on was there from the start.',
  free: 'Nothing earlier caused this step. The algorithm just moved on in its usual order.',
  cut: 'The chain of causes goes on through earlier steps.',
};
/** Where nothing has caused it. */
export const uncaused = {
  given: 'It’s one of the puzzle’s givens.',
  start: 'It has been like this since the start of the run. No step has changed it.',
  free: 'No single step caused this.',
  cut: 'No single step caused this.',
};

/** Of a mark that a given bars: `house` is what the two cells share. */
export const barred = (cell: string, digit: string, house: string, by: string) =>
  `The ${house} of ${cell} has had a ${digit} from the start, the given at ${by}.`;

const counting = (since: number): string => (since > 0 ? ` (Counted from step ${number(since)} on.)` : '');

/** How often it became so; `since` is the step from which on that was counted. */
export const often = (times: number, last: number, since: number): string => {
  return times === 1
    ? `Once, at step ${number(last)}.${counting(since)}`
    : `${number(times)} times, the last time at step ${number(last)}.${counting(since)}`;
};
/** The same of a mark that is gone. */
export const goneOften = (times: number, last: number, since: number): string => {
  return times === 1
    ? `Gone once, at step ${number(last)}.${counting(since)}`
    : `It was struck and came back: gone ${number(times)} times, the last time at step ${number(last)}.${counting(since)}`;
};
/** Of a frame that the reader has gone on from. */
export const askedAt = (position: number) => `Asked at step ${number(position)}`;

/** Where 'stop at' leads while something is asked. */
export const stopAt = { cause: 'the next cause', line: (line: number) => `line ${line}` };

export const panel = 'Why';
export const close = 'Close';
export const keys = { along: 'along the chain', go: 'go to the step', between: 'from cause to cause' };
export const others = 'Ask about something else';
export const newer = 'newer';
export const older = 'older';
/** A digit of the cell that is asked about, as it is read out. */
export const choice = (symbol: string, stands: boolean) => (stands ? `${symbol}, possible` : `${symbol}, ruled out`);
/** What is read out: the question, how often, how many causes. */
export const said = (question: string, causes: number, how: string) =>
  `${question} ${how} ${causes === 0 ? '' : `${number(causes)} ${causes === 1 ? 'cause' : 'causes'}: the arrow keys lead along them.`}`.trim();

export const nothingToAsk = 'There’s nothing to ask about here. Point at a cell, a digit, a column or a counter.';
export const noSuchThing = (text: string) => `“${text}” isn’t something this figure can explain`;

/** A line of the code: how often it ran. */
export const line = {
  named: (lines: readonly number[]) => (lines.length === 1 ? `Line ${lines[0]}` : `Lines ${lines.join(' and ')}`),
  ran: (lines: string, times: number, before: number, next: number | undefined): Sentence => [
    ...say`${lines} ran ${strong(times)} ${times === 1 ? 'time' : 'times'} in this run, ${before} of them up to this step. The marks above the strip show where`,
    ...(next === undefined ? say`; never again.` : say`; next at step ${strong(next)}.`),
  ],
  silent: 'This line doesn’t produce a step. Ask about a line with yield.',
};
