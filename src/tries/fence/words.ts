import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
/** What is true, and still not what is wanted. */
const almost = toned('trying');
const good = toned('logic');
const guessName = (level: number) => (level === 0 ? 'the start, before all guesses' : `guess ${level}`);

/** A dead end whose digits a reader rings. Digits are given as 'r1c4 = 6', cells by their names. */
export const fence = {
  about: 'A dead end, and the digits to blame for it',
  task: (cell: string): Sentence =>
    say`${strong(`${cell} has no digit left.`)} Ring the digits that lead there, as few as you can. Then press ${strong('Check')}.`,
  start: (cell: string, withArrows: boolean): Sentence =>
    withArrows
      ? say`An arrow leads from a digit to one that follows from it. Arrows are drawn only where they lead on to the dead end. The dashed ones lead to ${cell}, where they rule a digit out. Givens are never to blame.`
      : say`Begin at ${cell}: which of its digits do givens rule out, and what rules out the others? Givens are never to blame.`,
  /** What a dead end shows that the ones before it don't. */
  ideas: {
    blame: say`A set of digits is to blame if ${strong('every way')} from a guess to the dead end passes one of them. Then they never go together, whatever else is tried. A ${strong('useful')} note has just one digit of the newest guess.`,
    jump: say`A note also shows ${strong('who is innocent')}. Guesses 2, 3 and 4 brought nine digits, and none of them is to blame. So one jump takes all three guesses back, and the search never tries their other digits here.`,
    narrow: say`Four ways lead from guess 4 to the dead cell, and ${strong('all of them pass r1c6')}. If you always replace the newest digit, you can’t miss such a place, and you come to it before the guess itself. A pencil is enough.`,
  },
  showOne: 'Show a note',
  check: 'Check',
  clear: 'Take all rings off',
  arrows: { show: 'Show arrows', hide: 'Hide arrows' },
  placed: 'Placed, guess by guess',
  guess: (level: number) => `Guess ${level}`,
  digitIs: (cell: string, digit: string) => `${cell} = ${digit}`,
  ringed: (count: number) => (count === 0 ? 'nothing ringed yet' : `${counted(count, 'digit')} ringed`),
  /** For listeners. */
  ring: (digit: string, isOn: boolean): Sentence => say`${digit} ${isOn ? 'ringed' : 'not ringed any more'}.`,
  given: (cell: string): Sentence => say`${cell} holds a given. Givens are always there, so a note needn’t name them.`,
  sure: (cell: string): Sentence => say`${cell} follows from the givens alone. It’s there whatever is guessed, so a note needn’t name it.`,
  empty: (cell: string): Sentence => say`${cell} is empty. Only digits can be to blame.`,
  dead: (cell: string): Sentence => say`${cell} is the cell that’s dead. Ring digits that lead there.`,
  none: say`Nothing is ringed yet. Press the digits that make the cell dead.`,
  idle: (digit: string, cell: string): Sentence =>
    say`${fault(`${digit} has no part in it.`)} Without it, ${cell} would still be dead. Take that ring off.`,
  leak: (guess: string, by: readonly string[], cell: string): Sentence =>
    say`${fault('That’s not enough.')} ${guess} still leads to ${cell}${by.length === 0 ? ' at once' : `, by way of ${listed(by)}`}, and you have ringed nothing on that way.`,
  spare: (digit: string): Sentence =>
    say`${almost('That’s true, but longer than it need be.')} The others are enough without ${digit}. A shorter note is useful more often.`,
  several: (digits: readonly string[], level: number): Sentence =>
    say`${almost('That’s true, but not useful yet.')} ${listed(digits)} ${digits.length === 2 ? 'both' : 'all'} came with guess ${level}. They’re gone when that guess is taken back, so nothing follows from the note then. It needs exactly one digit of the newest guess.`,
  /** What a note says; its digit of the newest guess is the last. */
  good: (digits: readonly string[], to: number): Sentence =>
    digits.length === 1
      ? say`${good(`${digits[0]} never holds.`)} A note of one digit needs no guess at all, so it leads back to ${guessName(to)}.`
      : say`${good(`${listed(digits)} never go together.`)} ${listed(digits.slice(0, -1))} ${digits.length === 2 ? 'is' : 'are'} there from ${guessName(to)} on, and then ${digits.at(-1)!.replace(' = ', ' can’t be ')}. So you can jump back to ${guessName(to)}.`,
  same: say` The search finds the same note.`,
  other: (digits: readonly string[]): Sentence =>
    say` The search cuts nearer to the dead end, at ${listed(digits)}. Digits that are nearer come together more often.`,
};
