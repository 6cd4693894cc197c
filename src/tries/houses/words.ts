import { counted, listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

const strong = toned('strong');

/** Houses of a killer that the reader chooses, and what the rule of 45 says of them. Cells come by their names. */
export const houses = {
  about: 'A killer, and houses of it to add up',
  task: say`${strong('Find a house that leaves one cell over,')} or several that leave one together.`,
  start: say`Row 1 leaves four cells, with solid outlines, and only their sum is known. Those with dashed outlines lie outside. Which houses leave fewer?`,
  idea: say`Take whole houses, take away the whole cages: what is left over ${strong('inside')}, or reaches ${strong('outside')}, has a known sum, as if somebody had drawn it as a cage.`,
  kind: 'Houses',
  which: 'Which',
  kinds: ['Rows', 'Columns', 'Boxes'],
  inside: (cell: string, value: number): Sentence =>
    say`${strong('One innie:')} ${cell} is ${strong(value)}, and no other cell was needed for it.`,
  outside: (cell: string, value: number): Sentence =>
    say`${strong('One outie:')} ${cell}, outside, is ${strong(value)}, and no other cell was needed for it.`,
  /** Added where the houses do together what none of them does alone. */
  together: (houses: number): Sentence => say` None of the ${houses} houses leaves so few alone: their cages lie inside now.`,
  several: (inside: readonly string[], outside: readonly string[]): Sentence =>
    say`${counted(inside.length, 'cell is', 'cells are')} left over inside${outside.length > 0 ? `, ${counted(outside.length, 'reaches', 'reach')} outside` : ''}. ${inside.length <= outside.length || outside.length === 0 ? `Of those inside, ${listed(inside)},` : `Outside there are fewer: of ${listed(outside)}`} only the sum is known.`,
  /** Where some of the cells inside are known from one of the houses alone: `alone` with house, cell and digit, `rest` of the cells that are left, with their sum. */
  known: (alone: readonly (readonly [house: string, cell: string, digit: number])[], rest: readonly string[], sum: number): Sentence => [
    ...alone.flatMap(
      ([house, cell, digit], at) => say`${at > 0 ? ' ' : ''}${startOfSentence(house)} alone says that ${cell} is ${strong(digit)}.`,
    ),
    ...(rest.length === 0
      ? say` Together they say no more.`
      : rest.length === 1
        ? say` So of the sum there is ${sum} left for ${rest[0]!}: it is ${strong(sum)}.`
        : say` So ${listed(rest)} add up to ${strong(sum)}.`),
  ],
  nothing: say`The cages fill these houses: there is nothing left over, and nothing to be learnt.`,
  none: say`Choose a house, or several of one kind.`,
};
