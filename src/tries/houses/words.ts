import { counted, listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

const strong = toned('strong');

/** Houses of a killer that the reader chooses, and what the rule of 45 says of them. Cells come by their names. */
export const houses = {
  about: 'A killer whose houses you add up',
  task: say`${strong('Find a house that leaves one cell over,')} or several houses that leave one together.`,
  start: say`Row 1 leaves four cells, with solid outlines, and you know only their sum. Cells with dashed outlines are outside. Which houses leave fewer?`,
  idea: say`Take whole houses and subtract the whole cages. What’s left over ${strong('inside')}, or sticks out ${strong('outside')}, has a known sum, as if somebody had drawn it as a cage.`,
  kind: 'Houses',
  which: 'Which',
  kinds: ['Rows', 'Columns', 'Boxes'],
  inside: (cell: string, value: number): Sentence =>
    say`${strong('One innie:')} ${cell} is ${strong(value)}, and you didn’t need any other cell for it.`,
  outside: (cell: string, value: number): Sentence =>
    say`${strong('One outie:')} ${cell}, outside, is ${strong(value)}, and you didn’t need any other cell for it.`,
  /** Added where the houses do together what none of them does alone. */
  together: (houses: number): Sentence =>
    say` ${houses === 2 ? 'Neither of the two' : `None of the ${houses}`} houses leaves so few on its own, but the cages that cross from one to another are now inside.`,
  several: (inside: readonly string[], outside: readonly string[]): Sentence =>
    say`${counted(inside.length, 'cell is', 'cells are')} left over inside${outside.length > 0 ? `, ${counted(outside.length, 'reaches', 'reach')} outside` : ''}. ${inside.length <= outside.length || outside.length === 0 ? `For those inside, ${listed(inside)},` : `There are fewer outside, and for ${listed(outside)}`} you know only the sum.`,
  /** Where some of the cells inside are known from one of the houses alone: `alone` with house, cell and digit, `rest` of the cells that are left, with their sum. */
  known: (alone: readonly (readonly [house: string, cell: string, digit: number])[], rest: readonly string[], sum: number): Sentence => [
    ...alone.flatMap(
      ([house, cell, digit], at) => say`${at > 0 ? ' ' : ''}${startOfSentence(house)} alone says that ${cell} is ${strong(digit)}.`,
    ),
    ...(rest.length === 0
      ? say` Together the houses say no more.`
      : rest.length === 1
        ? say` That leaves ${strong(sum)} for ${rest[0]!}.`
        : say` So ${listed(rest)} add up to ${strong(sum)}.`),
  ],
  nothing: say`The cages fill these houses exactly. Nothing is left over, so there’s nothing to learn.`,
  none: say`Choose a house, or several of one kind.`,
};
