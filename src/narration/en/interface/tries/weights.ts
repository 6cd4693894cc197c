import { listed, type Sentence, say, toned } from '../../../sentence.ts';

/** Words of the figure in which a reader weighs the four parts of a grade. */

const strong = toned('strong');
const clashing = toned('conflict');

export const weights = {
  about: 'Four weights that make a grade, and four hundred puzzles',
  start: say`These are the weights of a paper of 2009. A circle is a heap of puzzles, the larger the more: half of them were carved and half dug, as in the last chapter.`,
  idea: say`${strong('A grade is an opinion with weights.')} Alone, the number of givens puts 76 of 100 pairs in order, and the techniques 92. But the order that is asked for is one by techniques itself: who asks for another gets other weights.`,
  task: say`${strong('Give one part all the weight, then another.')} Then mix them, until at least 92 of 100 pairs are in order: what needs the harder technique shall have the higher grade.`,
  /** The sliders, in the order of their scores. */
  parts: [
    { name: 'givens', says: 'how few there are' },
    { name: 'floor', says: 'the fewest givens in a row or column' },
    { name: 'techniques', says: 'which of four groups is enough, if any' },
    { name: 'search', says: 'calls of plain backtracking' },
  ],
  percent: (share: number) => `${Math.round(100 * share)} %`,
  /** What a slider is set to, for whoever does not see it. */
  spoken: (share: number) => `${Math.round(100 * share)} percent of the grade`,
  right: 'of 100 pairs of different levels are in the right order',
  order: 'The four with letters, by your grade:',
  carved: 'carved',
  dug: 'dug',
  median: 'median',
  axis: 'grade with your weights',
  drawing: (medians: readonly (readonly [level: string, grade: string])[]) =>
    `Four hundred puzzles by level and grade. Median grade: ${listed(medians.map(([level, grade]) => `${level} ${grade}`))}.`,
  none: say`${strong('No weight is left:')} all puzzles have the same grade, and a coin would put 50 of 100 pairs in order.`,
  better: (by: number, right: number, part: string, share: number, why: string): Sentence =>
    say`${strong(`Better by ${by}.`)} With ${part} at ${Math.round(100 * share)} %, ${right} of 100 pairs are in order. ${why}`,
  worse: (by: number, right: number, part: string, share: number, why: string): Sentence =>
    say`${strong(`Worse by ${by}.`)} With ${clashing(part)} at ${Math.round(100 * share)} %, only ${right} of 100 pairs are in order. ${why}`,
  same: (right: number): Sentence => say`No difference worth the name: ${right} of 100 pairs are in order, as before you took hold of it.`,
  /** Why more of a part helps or harms, in the order of the sliders. */
  reasons: [
    'The carved puzzles have about 28 givens at every level: a person does not mind how many there are.',
    'An empty row says how the givens were scattered, and little about what it takes to go on.',
    'It asks what it takes a person to go on: nearly what the levels themselves ask.',
    'Backtracking suffers from where the givens stand. A person begins wherever there is something to see.',
  ],
} as const;
