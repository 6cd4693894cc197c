import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** One digit of a grid as three words of 27 bits. Cells come by their names. */
export const bands = {
  about: 'One digit as three words of bits',
  task: say`${strong('A 5 is placed at r7c4. Strike the 5s it rules out.')} Begin with the cells it sees.`,
  /** When what it sees is struck. */
  taskFit: say`${strong('Now strike the 5s that band 2 can’t keep.')} Each of its boxes needs a row of its own.`,
  start: say`Forget all other digits. In a lit cell the 5 is still possible. Each cell is one bit, each band of three rows is 27 bits, and the whole grid is three words. Which bits does the ringed 5 clear?`,
  /** From then on, or with any digit. */
  taskOwn: (digit: number): Sentence =>
    say`${strong(`Place ${digit}s where you like,`)} and see what three ANDs clear and the look-ups strike.`,
  startOwn: (digit: number): Sentence =>
    say`In a lit cell the ${digit} is still possible. Click one: the ${digit} is placed there, its mask clears the cells it sees, and each band is looked up.`,
  idea: say`A digit is ${strong('three words of 27 bits')}. Striking what it sees takes ${strong('three ANDs')}. What follows in a band depends on one of 512 cases, so the program ${strong('looks it up')}.`,
  sees: (cell: string, from: string, left: number): Sentence =>
    say`${strong(`${cell} is struck:`)} it sees the 5 at ${from}. ${left === 1 ? 'One more does.' : `${left} more do.`}`,
  allSeen: (left: number): Sentence =>
    say`${strong('You’ve struck everything it sees.')} The program doesn’t have to look: under the bits is the mask of r7c4, and one AND for each band clears the red bits. Now for band 2. Each of its three boxes needs a different row for the 5, so ${left} more bits can’t stay. Which?`,
  fits: (cell: string, left: number): Sentence =>
    say`${strong(`${cell} is struck.`)} Box 5 has room only in row 5, so no other box of the band can use that row. ${left} more.`,
  allFit: (number: number): Sentence =>
    say`${strong('All struck.')} You checked which of nine little rows have room. That makes nine bits, ${strong(`case ${number}`)} of 512, and the program has the answer to each case in a table, so it needs one look-up. Now place 5s of your own.`,
  unseen: (cell: string, from: string): Sentence =>
    say`${cell} does not see ${conflict(from)}: no row, column or box has both. First strike what ${from} sees.`,
  keeps: (cell: string): Sentence =>
    say`${strong(`Nothing in band 2 clears the bit of ${cell}.`)} Look once more: one of its boxes has room in ${conflict('only one row')}. Which boxes lose that row?`,
  unlit: (cell: string): Sentence => say`The bit of ${cell} is 0 already. Click a lit cell in which the 5 cannot stay.`,
  next: 'See the solver run',
  digit: 'Or begin with any digit, and place it yourself',
  band: (band: number) => `band ${band}`,
  grid: (digit: number, open: number) => `A grid in which the ${digit} is possible in ${counted(open, 'cell')}`,
  words: 'The three words, with the mask of the cell under them',
  bits: 'Bit 0 is at the left. Each word: the band’s first row, its second, its third.',
  bitsNarrow: 'Bit 0 is at the upper left, row by row as in the grid.',
  mask: (cell: string) => `Under the bits is the mask of ${cell}. It clears the red bits.`,
  later: 'Strike them, and the mask that does it appears here.',
  noMask: 'Place a digit, and its mask appears under the bits.',
  room: (band: number) => `Band ${band}: which of its nine little rows have room?`,
  case: (number: number, bits: string) => `case ${number}: ${bits}, three bits a box`,
  table: (number: number) => `A table of 512 answers, with the one of case ${number} marked`,
  /** Under the picture that stays beside the text. */
  still:
    'The band of the example. Above are its nine little rows: a 1 has room for the 5. Each square of the map is one of the 512 cases. The faint ones have the answer 0, and the ring marks this band’s case.',
  nothing: 'Nothing to strike: every little row with room can be used.',
  cannot: (boxes: readonly { readonly box: number; readonly row: number }[]) =>
    `Each box needs a row of its own, so ${listed(boxes.map(({ box, row }) => `box ${box} can’t have row ${row}`))}.`,
  dead: 'No answer: three boxes can’t have three different rows any more.',
  placed: (digit: number, cell: string, cleared: number, struck: readonly string[]): Sentence =>
    say`${strong(`${digit} at ${cell}.`)} It sees 20 cells, and ${cleared === 0 ? 'none' : cleared === 1 ? 'one' : cleared} of them still had a bit. ${strong(cleared === 1 ? 'One of the three ANDs' : 'Three ANDs')} ${cleared === 0 ? 'change nothing' : cleared === 1 ? 'clears it' : 'clear them, one for each band'}.${struck.length === 0 ? ' The look-ups strike nothing more.' : ` A look-up strikes ${struck.length} more: ${listed(struck)}.`}`,
  allPlaced: (digit: number, cell: string): Sentence =>
    say`${strong(`${digit} at ${cell}.`)} All nine are placed, and every band still works.`,
  deadEnd: (digit: number, cell: string, band: number): Sentence =>
    say`${strong(`${digit} at ${cell} is a dead end.`)} After the three ANDs, ${conflict(`band ${band}`)} is a case whose answer is 0: nothing can be placed there any more. One look-up was enough to find that out, without a search.`,
  present: (digit: number, cell: string): Sentence => say`${cell} already has a ${digit}, which keeps its bit.`,
  given: (cell: string, given: number): Sentence => say`${strong('The bit is 0.')} ${cell} holds a given ${conflict(given)}.`,
  seen: (digit: number, cell: string, by: string): Sentence =>
    say`${strong('The bit is 0.')} ${cell} sees the ${conflict(digit)} at ${by}.`,
  struck: (cell: string): Sentence => say`${strong('The bit is 0.')} A look-up has struck ${cell}.`,
  back: 'Take back',
  takenBack: (digit: number): Sentence => say`The last ${digit} is taken back.`,
  over: say`A band has no place for the digit any more. Take the last one back, or start again.`,
  all: (digit: number): Sentence => say`Every ${digit} has its place.`,
};
