import { listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

/** Words of the figure in which a reader weighs the four parts of a grade. */

const strong = toned('strong');
export const weights = {
  about: 'Four weights that make a grade, and four hundred puzzles',
  start: say`These are the weights of a paper of 2009. A circle stands for all puzzles with one grade, the larger the more. Half of the puzzles were made for a level (carved), half for a number of givens (dug), as in the last chapter.`,
  idea: say`${strong('A grade is an opinion with weights.')} Alone, the givens put 76 of 100 pairs in order, and the techniques 92. But the order asked for was one by techniques: who asks for another gets other weights.`,
  task: say`${strong('Give one part all the weight, then another.')} Then mix until 94 of 100 pairs are in order, and so are the three with letters: C easiest, A hardest.`,
  /** The sliders, in the order of their scores. */
  parts: [
    { name: 'givens', says: 'how few there are' },
    { name: 'floor', says: 'the fewest givens in a row or column' },
    { name: 'techniques', says: 'which of four groups is enough, if any' },
    { name: 'search', says: 'calls of plain backtracking' },
  ],
  only: 'only this',
  onlyPart: (part: string) => `only this: ${part}`,
  /** The share of a weight in the sum of all four. */
  share: (share: number) => `${Math.round(100 * share)} % of grade`,
  /** What a slider is set to, for listeners. */
  spoken: (weight: number, share: number) => `weight ${weight}, which makes ${Math.round(100 * share)} percent of the grade`,
  right: 'of 100 pairs of different levels are in order: the harder technique, the higher grade (a tie counts half)',
  order: 'The three with letters, by your grade:',
  carved: 'carved',
  dug: 'dug',
  median: 'median',
  axis: 'grade with your weights',
  drawing: (medians: readonly (readonly [level: string, grade: string])[]) =>
    `Four hundred puzzles by level and grade. Median grade: ${listed(medians.map(([level, grade]) => `${level} ${grade}`))}.`,
  none: say`${strong('No weight is left:')} all puzzles have the same grade, and a coin would put 50 of 100 pairs in order.`,
  /** What moved, and which way: the reason speaks of the part, more of it or less. */
  moved: (part: string, share: number, isMore: boolean, why: string) =>
    `${startOfSentence(part)} ${part === 'givens' || part === 'techniques' ? 'weigh' : 'weighs'} ${isMore ? 'more' : 'less'} now, ${Math.round(100 * share)} %. ${why}`,
  better: (from: number, to: number, moved: string): Sentence => say`${strong(`Better: from ${from} to ${to}.`)} ${moved}`,
  worse: (from: number, to: number, moved: string): Sentence => say`${strong(`Worse: from ${from} to ${to}.`)} ${moved}`,
  same: (right: number, techniques: number): Sentence =>
    say`${strong(`${right} of 100,`)} as before, with techniques at ${Math.round(100 * techniques)} %.`,
  alone: (part: string, right: number): Sentence => say`${strong(`Only ${part}:`)} ${right} of 100 pairs are in order.`,
  turned: (right: number): Sentence =>
    say`${strong(`C < B < A, and ${right} of 100 pairs are in order.`)} The techniques put most of them in their places, and the rest speaks where they say the same of two puzzles.`,
  /** What more of a part does to the order, in the order of the sliders: how it helps, and how it harms. */
  reasons: [
    {
      helps: 'On the whole, puzzles with fewer givens are harder, and their number tells apart what has the same techniques.',
      harms: 'The carved puzzles have about 28 givens at every level, so their number says nothing of them.',
    },
    {
      helps: 'An emptier row or column goes with fewer givens, and so with somewhat harder puzzles.',
      harms: 'An empty row says how the givens were scattered, and little about what it takes to go on.',
    },
    {
      helps: 'Techniques ask what it takes a person to go on: nearly what the levels themselves ask.',
      harms: 'Many puzzles have the same group of techniques. Something else has to tell those apart.',
    },
    {
      helps: 'Where hardly anything is forced, backtracking tries for long: that goes with harder puzzles, on the whole.',
      harms: 'Backtracking suffers from where the givens stand. A person begins wherever there is something to see.',
    },
  ],
} as const;
