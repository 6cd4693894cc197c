import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const worse = toned('worse');
const good = toned('done');

const signed = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));
const read = (count: number) => counted(count, 'look-up');

/** No swap of the trap lowers its energy of 7. */
const becomes = (change: number): Sentence =>
  change === 0 ? say`The energy would stay at 7.` : say`The energy would ${worse('rise')} by ${change}, to ${7 + change}.`;

/** Words of the counters: what a swap does, without counting the grid again. */
export const lookups = {
  about: 'The counters that say what a swap would do to the energy',
  task: say`${strong('Find a swap that takes only four look-ups.')} Choose two cells of one box, and see which counters the program reads.`,
  start: say`The 7 in r1c7 would trade places with the 5 in r2c9. ${strong('Eight look-ups')} show that the energy would rise by 1, from 7 to 8.`,
  showOne: 'Show me such a swap',
  idea: say`A swap takes ${strong('eight look-ups')}, because only two rows and two columns get other digits. Two cells of the same row, or of the same column, take four.`,
  caption: 'How often each digit is in the row or column',
  line: { row: 'row', column: 'column' },
  lacking: 'lacking',
  sum: (count: number) => `energy, after ${read(count)}`,
  /** What the colours of two counters mean. */
  leaving: 'leaves: +1 if it was the only one',
  coming: 'comes in: −1 if it was missing',
  signed,
  noChange: '0',
  fromTo: (before: number, after: number) => `${before}→${after}`,
  isGiven: (cell: string): Sentence => say`${cell} is a given, so it never trades places.`,
  otherBox: (): Sentence => say`Those two are in different boxes, so they can’t trade places.`,
  read: (cells: readonly [string, string], count: number, change: number): Sentence =>
    say`${cells[0]} with ${cells[1]}: ${read(count)}. ${becomes(change)}`,
  found: (cells: readonly [string, string], line: 'row' | 'column', change: number): Sentence =>
    say`${good('Four look-ups')} for ${cells[0]} with ${cells[1]}. Both are in the same ${line}, so that ${line} keeps its digits. ${becomes(change)}`,
};
