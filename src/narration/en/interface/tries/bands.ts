import { counted, listed, type Sentence, say, toned } from '../../../sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** One digit of a grid as three words of 27 bits. Cells come by their names. */
export const bands = {
  about: 'One digit as three words of bits',
  task: say`${strong('Click a lit cell to place the digit.')} Find one after which the look-up in the table strikes still more.`,
  start: say`Forget all other digits. Where may this one still stand? One bit a cell, 27 bits for each band of three rows: three words. Lit means 1.`,
  idea: say`A set of cells is a word, and to strike is one ${strong('AND')} a band. What is left of a band is one of ${strong('512 cases')}, so what follows from it is looked up.`,
  next: 'Now count the tries',
  digit: 'Digit',
  band: (band: number) => `band ${band}`,
  grid: (digit: number, open: number) => `A grid in which the ${digit} may stand in ${counted(open, 'cell')}`,
  words: 'The three words, with the mask of the cell under them',
  bits: 'bit 0 at the left: the first row of the band, the second, the third',
  bitsNarrow: 'bit 0 at the upper left, row by row as in the grid',
  mask: (cell: string) => `under the bits the mask of ${cell}: red clears`,
  noMask: 'place a digit, and its mask appears under the bits',
  room: (band: number) => `Band ${band}: which of its nine little rows have room?`,
  case: (number: number, bits: string) => `case ${number}: ${bits}, three bits a box`,
  table: (number: number) => `A table of 512 answers, with the one of case ${number} marked`,
  nothing: 'Nothing to strike: every little row with room can be used.',
  cannot: (boxes: readonly { readonly box: number; readonly row: number }[]) =>
    `Each box needs a row of its own, so ${listed(boxes.map(({ box, row }) => `box ${box} cannot have row ${row}`))}.`,
  dead: 'No answer: three boxes cannot have three different rows any more.',
  placed: (digit: number, cell: string, cleared: number, struck: readonly string[]): Sentence =>
    say`${strong(`${digit} at ${cell}.`)} It sees 20 cells, and ${cleared === 0 ? 'none' : cleared === 1 ? 'one' : cleared} of them still had a bit. ${strong(cleared === 1 ? 'One of the three ANDs' : 'Three ANDs')} ${cleared === 0 ? 'change nothing' : cleared === 1 ? 'clears it' : 'clear them, one a band'}.${struck.length === 0 ? ' The look-ups strike nothing more: try another cell.' : ` A look-up strikes ${struck.length} more: ${listed(struck)}.`}`,
  allStand: (digit: number, cell: string): Sentence => say`${strong(`${digit} at ${cell}.`)} All nine stand, and no band died.`,
  deadEnd: (digit: number, cell: string, band: number): Sentence =>
    say`${strong(`${digit} at ${cell} is a dead end.`)} After the three ANDs, ${conflict(`band ${band}`)} is a case whose answer is 0: nothing can be placed there any more. One look-up told, and no search.`,
  stands: (digit: number, cell: string): Sentence => say`A ${digit} stands at ${cell} already, and keeps its bit.`,
  given: (cell: string, given: number): Sentence => say`${strong('The bit is 0.')} ${cell} holds a given ${conflict(given)}.`,
  seen: (digit: number, cell: string, by: string): Sentence =>
    say`${strong('The bit is 0.')} ${cell} sees the ${conflict(digit)} at ${by}.`,
  struck: (cell: string): Sentence => say`${strong('The bit is 0.')} A look-up has struck ${cell}.`,
  back: 'Take back',
  takenBack: (digit: number): Sentence => say`The last ${digit} is taken back.`,
  over: say`A band has no place for the digit any more. Take the last one back, or start again.`,
  all: (digit: number): Sentence => say`Every ${digit} has its place.`,
};
