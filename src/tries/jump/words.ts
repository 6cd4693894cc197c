import { number } from '#words/language.ts';
import { counted, listed, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const atFault = toned('conflict');

/** A dead end of backtracking, and two ways back from it. Cells come by their names, a choice as '4 at r2c3'. */
export const jump = {
  about: 'A dead end, and two ways back',
  task: say`${strong('No digit is left for r6c6.')} Take the last choices back until it can have one again.`,
  start: say`Under the grid are the latest choices of the search, in order. The list says what rules out each digit for r6c6.`,
  showOne: 'Show a way back',
  idea: say`A search that knows the ${strong('reason')} of a dead end can skip every choice that isn’t part of it. And if it notes the reason, it never has to find it again.`,
  back: 'Take back one choice',
  jump: 'Jump to the reason',
  choice: (digit: number, cell: string) => `${digit} at ${cell}`,
  forbidden: (cell: string) => `What rules out each digit for ${cell}`,
  given: 'given',
  placed: 'placed',
  gone: 'taken back',
  earlier: (digits: number) => `${digits} earlier`,
  because: (choices: readonly string[], cell: string) => `${listed(choices)} and the givens leave no digit for ${cell}`,
  drawing: (choices: readonly string[], cell: string, unrelated: number) =>
    `The digits placed before the dead end at ${cell}, in order. It depends on ${listed(choices)}; the last ${unrelated} have nothing to do with it.`,
  /** One more of the unrelated choices is taken back. */
  back1: (choice: string, at: string, cell: string, taken: number, steps: number) =>
    say`${strong(`${choice} is taken back.`)} No other digit fits into ${at}, so that’s one more dead end. And ${cell} has no digit either, because what rules its digits out hasn’t changed. So far ${counted(taken, 'choice has', 'choices have')} been taken back, in ${counted(steps, 'step')}.`,
  /** The last choice to blame is taken back at last. */
  reached: (choice: string, cell: string, digit: number, unrelated: number, steps: number) =>
    say`${strong(`${choice} is taken back,`)} and now ${cell} can be ${strong(String(digit))}. That took ${number(steps)} steps, and the ones spent on the ${unrelated} other choices were ${atFault('wasted')}.`,
  jumped: (choices: readonly string[], cell: string, digit: number, unrelated: number, steps: number) =>
    say`Apart from the givens, ${strong(`only ${listed(choices)} rule out a digit.`)} So the search jumps to the later of the two, skips ${unrelated} choices, and ${cell} can be ${strong(String(digit))}. Going back one by one takes ${number(steps)} steps.`,
  there: (cell: string) => say`${cell} can have a digit again. Press ${strong('Start again')} to try the other way back.`,
  caption: (choices: readonly string[], cell: string, again: number) =>
    `A dead end of plain backtracking on the Wikipedia puzzle, at ${cell}. Remembering “not ${listed(choices)} together” would also have avoided ${number(again)} later dead ends in this run.`,
} as const;
