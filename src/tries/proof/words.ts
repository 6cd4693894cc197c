import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const good = toned('logic');
const noteName = (note: number) => `note ${note}`;

/** A proof as a list of notes that a reader takes apart. Notes are counted from 1, the empty one is the last. */
export const proof = {
  about: 'A proof in notes, and a program that checks it',
  task: say`${strong('How much of this proof is needed?')} Leave notes out or change a digit, then press ${strong('Check')}.`,
  start: say`This is what the search has written about the impossible puzzle. The checker knows the puzzle and these notes, and nothing of the search. Where you see its check in the grid, framed digits are supposed, green ones follow from them and from the notes before, and the red mark is at the dead end.`,
  idea: say`The checker ${strong('supposes the digits of a note')} and places what follows. If that’s a dead end, the note is true and helps with the next one.`,
  showOne: 'Show the shortest proof',
  check: 'Check',
  name: (note: number) => `Note ${note}`,
  /** What a note says; `digits` as 'r1c4 = 6'. */
  never: (digits: readonly string[]) =>
    digits.length === 0
      ? 'nothing supposed: the puzzle has no solution'
      : digits.length === 1
        ? `never ${digits[0]}`
        : `never together: ${digits.join(', ')}`,
  digitIs: (cell: string, digit: string) => `${cell} = ${digit}`,
  look: 'Show its check',
  /** How a note was checked, and in what dead end that came; `broken` as cells and digits. */
  work: {
    twoDigits: (cell: string, digits: readonly string[]): Sentence =>
      say`${strong('A dead end.')} ${cell} would have to be ${listed(digits)} at once.`,
    twice: (cells: readonly string[], digit: string): Sentence => say`${strong('A dead end.')} ${listed(cells)} would both be ${digit}.`,
    noDigit: (cell: string): Sentence => say`${strong('A dead end.')} ${cell} has no digit left.`,
    noPlace: (digit: string, cells: readonly string[]): Sentence =>
      say`${strong('A dead end.')} ${digit} has no place left in the house of ${listed([cells[0]!, cells.at(-1)!])}.`,
    broken: say`${strong('A dead end.')} That breaks a note before it.`,
    none: say`${strong('No dead end')} follows from this, so the checker doesn’t accept it.`,
  },
  leave: 'Leave out',
  putBack: 'Put back',
  change: 'Change a digit',
  /** What the checker said of a note. */
  marks: { accepted: '✓ follows', rejected: '✗ doesn’t follow', left: 'left out', unread: 'not read' },
  found: (notes: number): Sentence =>
    say`${good('The puzzle has no solution.')} One note is enough, and the checker has accepted it. Suppose the digit of this note, and singles lead to a dead end. Strike it, and they lead to another. (It took ${counted(notes, 'note')} to find that out.)`,
  more: (notes: number): Sentence =>
    say`${strong('The proof holds.')} The checker has accepted ${counted(notes, 'note')} and then the empty one. Can you do with fewer?`,
  /** `isChanged`: it or a note before it has another digit. */
  rejected: (note: number, isEmpty: boolean, isChanged: boolean): Sentence =>
    isEmpty
      ? say`${fault('Something is missing.')} The puzzle and the notes you have kept don’t lead to a dead end without a guess. So the checker doesn’t believe the last line.${isChanged ? ' (A changed note can follow, too: in a puzzle without a solution every note is true. But one that rules out another digit may be of no use to the next.)' : ''}`
      : say`${fault(`The checker rejects ${noteName(note)}.`)} It has supposed these digits, and singles don’t lead to a dead end. ${isChanged ? 'In a puzzle without a solution every note is true, but singles aren’t enough to prove this one, or it would need a note that you’ve changed or left out.' : 'The note may be true, but nothing here proves it.'}`,
};
