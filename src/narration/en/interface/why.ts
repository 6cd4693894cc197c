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
  mark: (cell: string, digit: string): Sentence => say`Why may ${strong(digit)} still stand in ${cell}?`,
  column: (name: string, rows: number): Sentence => say`Why has “${name}” ${strong(rows)} ${rows === 1 ? 'row' : 'rows'} left?`,
  covered: (name: string): Sentence => say`Why is “${name}” covered?`,
  row: (name: string): Sentence => say`Why is the row “${name}” in the matrix?`,
  noRow: (name: string): Sentence => say`Why is the row “${name}” ${gone('out')} of the matrix?`,
  counter: (label: string, count: number): Sentence => say`What has made “${label}” ${strong(count)}?`,
};

/** How a thing became what it is, as half a sentence. */
export const became = {
  filled: (cell: string, digit: string) => `${cell} got its ${digit}`,
  emptied: (cell: string) => `${cell} was emptied`,
  lost: (cell: string, digit: string) => `${cell} lost its ${digit}`,
  marked: (cell: string, digit: string) => `${cell} had ${digit} among its marks`,
  marksMade: (cell: string, digit: string) => `the marks of ${cell} were made, without ${digit}`,
  sized: (name: string, rows: number) => `“${name}” had ${number(rows)} ${rows === 1 ? 'row' : 'rows'} left`,
  covered: (name: string) => `“${name}” was covered`,
  rowGone: (name: string) => `“${name}” left the matrix`,
  rowBack: (name: string) => `“${name}” came back into the matrix`,
};

/** What a step needed, before the step at which the last of it came to be. */
export const needed = (things: number, last: string): Part[] => [
  { text: things === 1 ? `It could be once ${last}, at ` : `It rests on ${number(things)} things, of which this came last: ${last}, at ` },
];
export const step = (position: number) => `step ${number(position)}`;
export const goTo = (position: number) => `Go to step ${number(position)}`;

/** Where the chain ends. */
export const ends = {
  given: 'And that on givens alone.',
  start: 'What else it rests on has been so from the start.',
  free: 'This one rests on nothing before it: here the algorithm goes on in its own order.',
  cut: 'And so on: what comes here rests on steps before it.',
};
/** Where nothing has caused it. */
export const uncaused = {
  given: 'The puzzle gives it.',
  start: 'It has been so from the start of the run: no step has changed it.',
  free: 'No step has made it so.',
  cut: 'No step has made it so.',
};

/** Of a mark that a given bars: `house` is what the two cells share. */
export const barred = (cell: string, digit: string, house: string, by: string) =>
  `The ${house} of ${cell} has a ${digit} from the start: the given at ${by}.`;

/** How often it became so; `since` is the step from which on that was counted. */
export const often = (times: number, last: number, since: number): string => {
  const from = since > 0 ? ` in the ${number(last - since)} steps before it` : '';
  return times === 1
    ? `Once, at step ${number(last)}${from ? `, counted${from}` : ''}.`
    : `${number(times)} times${from}, the last at step ${number(last)}.`;
};
/** The same of a mark that is gone. */
export const goneOften = (times: number, last: number, since: number): string => {
  const from = since > 0 ? ` in the ${number(last - since)} steps before it` : '';
  return times === 1
    ? `Gone once${from}, at step ${number(last)}.`
    : `It came and went: gone ${number(times)} times${from}, the last at step ${number(last)}.`;
};
/** Of a frame that the reader has gone on from. */
export const askedAt = (position: number) => `Asked at step ${number(position)}`;

/** Where 'stop at' leads while something is asked. */
export const stopAt = { cause: 'the next cause', line: (line: number) => `line ${line}` };

export const panel = 'Why';
export const close = 'Close';
export const keys = { along: 'along the chain', go: 'go to the step', between: 'between causes' };
export const others = 'Ask about another';
export const newer = 'newer';
export const older = 'older';
/** A digit of the cell that is asked about, as it is read out. */
export const choice = (symbol: string, stands: boolean) => (stands ? `${symbol}, there` : `${symbol}, not there`);
/** What is read out: the question, how often, how many causes. */
export const said = (question: string, causes: number, how: string) =>
  `${question} ${how} ${causes === 0 ? '' : `${number(causes)} ${causes === 1 ? 'cause' : 'causes'}: the arrow keys lead along them.`}`.trim();

export const nothingToAsk = 'There is nothing here to ask about. Point at a cell, a digit, a column or a counter.';
export const noSuchThing = (text: string) => `there is no “${text}” here to ask about`;

/** A line of the code: how often it ran. */
export const line = {
  named: (lines: readonly number[]) => (lines.length === 1 ? `Line ${lines[0]}` : `Lines ${lines.join(' and ')}`),
  ran: (lines: string, times: number, before: number, next: number | undefined): Sentence => [
    ...say`${lines} ran ${strong(times)} ${times === 1 ? 'time' : 'times'} in this run, ${before} of them up to this step. The marks over the strip say where`,
    ...(next === undefined ? say`; it does not run again.` : say`; it runs next at step ${strong(next)}.`),
  ],
  silent: 'This line takes no step of its own: ask about one with yield.',
};
