import { listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

/** Words of the figure in which a reader weighs the four parts of a grade. */

const strong = toned('strong');
/** A grade that was made, and is kept. */
interface Kept {
  readonly right: number;
  /** Whole shares in percent, in the order of the sliders. */
  readonly shares: readonly number[];
}
const kept = (end: string, made: Kept | undefined) =>
  made === undefined ? `○ ${end}: at least 92 of 100` : `✓ ${end}: ${made.right} of 100, with ${made.shares.join(' · ')}%`;

const isPlural = (part: string) => part === 'givens' || part === 'techniques';
export const weights = {
  about: 'Four weights that make a grade, and four hundred puzzles',
  start: say`These are the weights of a paper from 2009. Each circle is all puzzles with the same grade; the more puzzles, the larger the circle. Half of the puzzles were carved for a level, half dug for a number of givens, as in the last chapter.`,
  idea: say`${strong('Two grades can each be right about 92 pairs in 100 and disagree about the puzzle in front of you.')} You’ve made one that calls A the easiest of the three, and one that calls it the hardest. So 92 of 100 doesn’t tell you which of the two to trust.`,
  task: say`${strong('Make two grades that look equally good.')} Both put at least 92 of 100 pairs in order. But of the three puzzles with letters, one grade puts A lowest, and the other puts it highest. (A is the hardest of the three.)`,
  showOne: 'Show me a step',
  sum: 'Moving one weight changes the others, so that they always add up to 100%.',
  /** The sliders, in the order of their scores. */
  parts: [
    { name: 'givens', says: 'how few there are' },
    { name: 'floor', says: 'the fewest givens in a row or column' },
    { name: 'techniques', says: 'four groups, coarser than the rows' },
    { name: 'search', says: 'calls made by plain backtracking' },
  ],
  only: 'only this',
  onlyPart: (part: string) => `only this: ${part}`,
  share: (share: number) => `${share}%`,
  /** What a slider is set to, for listeners. */
  spoken: (share: number) => `${share} percent of the grade`,
  right: 'of 100 pairs from different rows are in order: the harder technique has the higher grade (a tie counts half)',
  order: 'The three with letters, by your grade:',
  carved: 'carved',
  dug: 'dug',
  median: 'median',
  axis: 'grade with your weights',
  drawing: (medians: readonly (readonly [level: string, grade: string])[]) =>
    `Four hundred puzzles by level and grade. Median grade: ${listed(medians.map(([level, grade]) => `${level} ${grade}`))}.`,
  /** What moved, and which way: the reason speaks of the part, more of it or less. */
  moved: (part: string, share: number, isMore: boolean, why: string) =>
    `${startOfSentence(part)} ${isPlural(part) ? 'weigh' : 'weighs'} ${isMore ? 'more' : 'less'} now, ${share}%. ${why}`,
  better: (from: number, to: number, moved: string, isLow: boolean): Sentence =>
    say`${strong(`Better: from ${from} to ${to}${isLow ? ', and A is still the lowest' : ''}.`)} ${moved}`,
  worse: (from: number, to: number, moved: string): Sentence => say`${strong(`Worse: from ${from} to ${to}.`)} ${moved}`,
  same: (right: number, isLow: boolean): Sentence =>
    say`${strong(`${right} of 100,`)} as before. ${isLow ? 'A is still the lowest of the three.' : 'A isn’t the lowest of the three now.'}`,
  alone: (part: string, right: number): Sentence => say`${strong(`Only ${part}:`)} ${right} of 100 pairs are in order.`,
  /** Enough pairs are in order, but the hardest of the three puzzles is between the others. */
  between: (right: number, order: string): Sentence =>
    say`${strong(`${right} of 100, but ${order}.`)} A is neither the lowest nor the highest. It needs the hardest techniques and has the most givens, so one of these two weights makes it look easy and the other hard.`,
  /** One of the two grades that are asked for; `isBoth`: now both were made. */
  made: (right: number, order: string, isLowest: boolean, isBoth: boolean): Sentence =>
    say`${strong(`${right} of 100 pairs are in order, and ${order}.`)} That’s the grade with A at the ${isLowest ? 'bottom' : 'top'}. ${isBoth ? 'Now you have both.' : isLowest ? 'Now make one with A at the top. A has many givens, so what has to weigh more?' : 'Now make one with A at the bottom. A has the most givens, so what has to weigh more?'}`,
  /** Beside the order: the two grades that are asked for, and once one is made, how many pairs it puts in order, and its weights. */
  lowest: (made?: Kept) => kept('A lowest', made),
  highest: (made?: Kept) => kept('A highest', made),
  /** What more of a part does to the order, in the order of the sliders: how it helps, and how it harms. */
  reasons: [
    {
      helps:
        'On the whole, puzzles with fewer givens are harder, and the number of givens breaks ties between puzzles with the same techniques.',
      harms: 'The carved puzzles have about 28 givens at every level, so the number of givens says nothing about them.',
    },
    {
      helps: 'A puzzle with an emptier row or column tends to have fewer givens, and so to be a little harder.',
      harms: 'An empty row says how the givens were scattered, and little about what you need to solve the puzzle.',
    },
    {
      helps: 'This part asks which techniques a person needs, and that’s nearly what the rows ask.',
      harms: 'Many puzzles need the same group of techniques, so something else has to break those ties.',
    },
    {
      helps: 'Backtracking takes long where hardly anything is forced, and such puzzles are harder on the whole.',
      harms: 'How long backtracking takes depends on where the givens are. A person starts wherever there’s something to see.',
    },
  ],
} as const;
