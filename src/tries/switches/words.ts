import { number } from '../../narration/en/interface/language.ts';
import { counted, countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** What a rule of choice does, by luck: the same for each of them. */
const luck = (isWorse: boolean) => `That leads into another part of the tree, on this grid a ${isWorse ? 'worse' : 'better'} one.`;

/** What is missed when a switch is off. */
const MISSED: Readonly<Record<string, string>> = {
  forwardChecking: 'Again values are tried that clash at once, and a cell without values is noticed only when its turn comes.',
  mrv: 'Again the cells come in reading order, also where many values are left and all but one have to fail.',
  degree: 'Again the first of equals in reading order comes next, and so another part of the tree.',
  lcv: 'Again the smallest value comes first, and so another part of the tree.',
  propagation: 'Again what a guess forces is left open, and a wrong guess is noticed only many guesses later.',
};

/** Five switches of a search, and how many values it tries with them. Values and cells come as they are called. */
export const switches = {
  about: 'Which cell first, and what each switch of a search saves',
  task: say`${strong('Click the cell that you would fill first.')} Then turn on switches: get below 20 tries.`,
  start: say`This is AI Escargot. The small digits are the values that each cell may still take. One of them is right, and the others have to fail.`,
  idea: say`Go ${strong('where you are most likely to fail')}, to the cell with the fewest values, and draw ${strong('every conclusion')} from a guess before the next one.`,
  list: 'Switches',
  names: {
    forwardChecking: { name: 'Forward checking', does: 'strike a value from all peers at once', short: 'checking' },
    mrv: { name: 'Fewest values first', does: 'MRV: next, the cell with the least left', short: 'fewest first' },
    degree: { name: 'Ties by degree', does: 'of equals, the cell with most open peers', short: 'degree' },
    lcv: { name: 'Least constraining value', does: 'first the value that fewest peers would lose', short: 'least constraining' },
    propagation: { name: 'Propagate after every guess', does: 'write all singles before the next guess', short: 'propagate' },
  } as Readonly<Record<string, { readonly name: string; readonly does: string; readonly short: string }>>,
  none: 'no switch',
  bars: 'values tried, ×10 at each line',
  /** `others`: the cells that have as few. */
  fewest: (cell: string, values: readonly string[], others: readonly string[]): Sentence =>
    say`${strong(`${cell} has ${counted(values.length, 'value')}`)}, and ${others.length === 0 ? 'no other cell has so few' : `no cell has fewer; ${listed(others)} would be just as right`}. If ${values[0]!} fails, ${listed(values.slice(1))} must be right: at most one try in vain. This rule is the second switch. Turn it on beside the first, and see what it saves.`,
  given: (cell: string): Sentence => say`${cell} is a given. Press a cell with small digits.`,
  more: (cell: string, values: number, cells: number, least: number): Sentence =>
    say`${strong(`${cell} has ${counted(values, 'value')}`)}: up to ${values - 1} of them have to fail before the right one. ${countedFirst(cells, 'cell has', 'cells have')} ${conflict(`no more than ${least}`)}.`,
  /** A switch was turned on. */
  on(name: string, tries: number, before: number): Sentence {
    const change = strong(`${number(tries)} instead of ${number(before)}.`);
    const why = luck(tries > before);
    if (name === 'forwardChecking')
      return say`${change} What a peer holds is no longer tried, and where a peer has no value left the branch ends at once.`;
    if (name === 'mrv') return say`${change} A cell with two values can be wrong only once, so few branches grow.`;
    if (name === 'propagation')
      return say`${change} All that a guess forces is written before the next one, and most wrong guesses break on it.`;
    if (name === 'degree') return say`${change} Of equals the cell with most open peers comes next. ${why}`;
    return say`${change} The value that takes least from other cells comes first. ${why}`;
  },
  off: (name: string, tries: number, before: number): Sentence =>
    say`${strong(`${number(tries)} instead of ${number(before)}.`)} ${MISSED[name]!}`,
  /** A switch says nothing because of another one. */
  idle: (name: string, because: string, on: boolean): Sentence =>
    name === 'degree'
      ? say`${switches.names[name]!.name} ${on ? 'waits' : 'waited'} for “${switches.names[because]!.name}”: only that makes ties.`
      : say`${switches.names[because]!.name} checks forward by itself: nothing changes.`,
};
