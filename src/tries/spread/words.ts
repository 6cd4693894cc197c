import { listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const logic = toned('logic');

/** Words of the figure in which a search for a chain goes round by round. Candidates come by their cells’ names. */
export const spread = {
  about: 'A search for a chain, which spreads round by round',
  task: say`${strong('Let the search spread')} until it has found a chain that strikes something.`,
  start: (digit: number, cell: string, places: number): Sentence =>
    say`These are the ${places} places for ${digit}. The search begins with the supposition that ${strong(`${cell} is not ${digit}`)}. Press ${strong('Next round')}.`,
  idea: say`A search that goes along ${strong('all links at once, one round at a time')} reaches every candidate by a shortest chain.`,
  showOne: 'Show the chain',
  forward: 'Next round ›',
  back: '‹ Previous round',
  roundOf: (round: number, of: number) => `round ${round} of ${of}`,
  legend: {
    title: 'What is drawn',
    right: 'right, reached in this round',
    wrong: 'wrong, reached in this round',
    strong: 'strong link',
    weak: 'weak link',
    struck: 'struck by a chain',
  },
  hint: 'R3 is round 3. Click a round to see the chain that leads there.',
  /** A round in the drawing: a number alone would look like a candidate. */
  mark: (round: number) => `R${round}`,
  drawing: (digit: number) => `A grid with the places for ${digit}, and in each the rounds in which the search reaches it`,
  node: (cell: string, isRight: boolean, round: number) => `${cell}, ${isRight ? 'right' : 'wrong'} in round ${round}: show the chain`,
  /** What a round reaches. */
  round: (round: number, isRight: boolean, cells: readonly string[], digit: number): Sentence =>
    isRight
      ? say`${strong(`Round ${round}`)} takes the strong links. So ${logic(listed(cells))} ${cells.length === 1 ? 'is' : 'are'} ${digit} under the supposition.`
      : say`${strong(`Round ${round}`)} takes the weak links. So ${listed(cells)} ${cells.length === 1 ? 'isn’t' : 'aren’t'} ${digit} under the supposition.`,
  /** Where the chain to an end strikes something. */
  found: (start: string, end: string, gone: readonly string[], digit: number): Sentence =>
    say` One of ${start} and ${end} is ${digit}, so the ${digit} is struck from ${strong(listed(gone))}.`,
  /** Where the search comes back to where it began. */
  closed: (start: string, digit: number): Sentence =>
    say` But the search supposed that ${start} is not ${digit}. So the supposition was false, as in a discontinuous loop: ${strong(`${start} is ${digit}`)}.`,
  /** The chain to a candidate, from the first. */
  way: (cells: readonly string[], isRight: boolean, digit: number): Sentence => {
    const steps = cells.map((cell, index) => `${cell} ${index % 2 === 0 ? 'isn’t' : 'is'} ${digit}`);
    const [first, ...others] = steps as [string, ...string[]];
    return others.length === 0
      ? say`The search begins here: ${first}.`
      : say`If ${first}, then ${others.slice(0, -1).join(', ')}${others.length > 1 ? ', and so ' : ''}${isRight ? logic(others.at(-1)!) : strong(others.at(-1)!)}.`;
  },
};
