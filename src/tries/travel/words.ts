import { number } from '../../narration/en/interface/language.ts';
import { say, toned } from '../../narration/sentence.ts';

const good = toned('done');
const strong = toned('strong');
const ways = (count: number) => `${number(count)} ${count === 1 ? 'way' : 'ways'}`;
/** A distance as an exponent; none is longer than 8. */
const exponent = (count: number) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[count];
const cellsLater = (count: number) => `${count} ${count === 1 ? 'cell' : 'cells'} later`;

/** Words of the figure of a wrong digit, and of all the ways that fail after it. */
export const travel = {
  about: 'A wrong digit, and all the ways that fail after it',
  task: say`${strong('Make the mistake cost more than a thousand ways.')} Then bring that down to one without changing d.`,
  start: say`The dot is a wrong digit. Each line is a digit tried after it, and every way to the dashed line has to fail.`,
  idea: say`The number of digits is raised to the power of the distance. So a mistake that shows late costs a lot, ${strong('unless there’s only one digit to try')}.`,
  /** Before their values. */
  digits: 'digits that seem to fit, b\u00a0=\u00a0',
  cells: 'cells until it shows, d\u00a0=\u00a0',
  /** As a product where it is short enough to be read. */
  cost: (digits: number, cells: number, count: number) =>
    `${cells <= 4 ? Array.from({ length: cells }, () => digits).join(' · ') : `${digits}${exponent(cells)}`} = ${number(count)}`,
  spoken: (digits: number, cells: number, count: number) => `b = ${digits}, d = ${cells}: ${ways(count)}`,
  drawing: (digits: number, cells: number, count: number) =>
    `A tree with ${digits} ${digits === 1 ? 'branch' : 'branches'} at each node and a depth of ${cells}: ${ways(count)}`,
  wrong: 'wrong digit',
  shows: (cells: number) => `shows ${cellsLater(cells)}`,
  /** As far as the distance goes, and not enough. */
  tooFew: (digits: number, count: number) =>
    say`With b = ${digits}, even the longest distance makes only ${strong(ways(count))}. Move the other slider as well.`,
  costly: (cells: number, count: number) =>
    say`${strong(`${ways(count)} have to fail`)} before the mistake is taken back, because it shows ${cellsLater(cells)}. Now bring that down to one without moving d.`,
  tamed: (cells: number) =>
    say`${good('One way.')} The mistake still shows ${cellsLater(cells)}, but with one digit for each cell there’s nothing to choose on the way.`,
};
