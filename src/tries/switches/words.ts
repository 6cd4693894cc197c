import { number } from '../../narration/en/interface/language.ts';
import { counted, countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** What a rule of choice does, by luck: the same for each of them. */
const luck = (isWorse: boolean) =>
  `That leads into a different part of the tree, and on this grid it’s a ${isWorse ? 'worse' : 'better'} one.`;

/** What is missed when a switch is off. */
const MISSED: Readonly<Record<string, string>> = {
  forwardChecking: 'Values that clash are tried again, and a cell without values is noticed only when its turn comes.',
  mrv: 'The cells come in reading order again, even those with many values, where all but one have to fail.',
  degree: 'When cells tie, the first one in reading order comes next again, and with it a different part of the tree.',
  lcv: 'The smallest value comes first again, and with it a different part of the tree.',
  propagation: 'What a guess forces is left open again, so a wrong guess is noticed only many guesses later.',
};

/** Five switches of a search, and how many values it tries with them. Values and cells come as they are called. */
export const switches = {
  about: 'Which cell first, and what each switch of a search saves',
  task: say`${strong('Press the cell you’d fill first.')} Then turn on switches until the search takes fewer than 20 tries.`,
  start: say`This is AI Escargot. The small digits are the values each cell can still take. In each cell one of them is right, and the search has to find out that the others are wrong.`,
  idea: say`Go ${strong('where you’re most likely to fail')}, to the cell with the fewest values, and draw ${strong('every conclusion')} from a guess before you make the next one.`,
  list: 'Switches',
  names: {
    forwardChecking: { name: 'Forward checking', does: 'strike each value from the cells that see it', short: 'checking' },
    mrv: { name: 'Fewest values first', does: 'choose the cell with the fewest values left', short: 'fewest first' },
    degree: { name: 'Ties by degree', does: 'if cells tie, the one that sees the most open cells', short: 'degree' },
    lcv: { name: 'Least constraining value', does: 'first try the value struck from the fewest cells', short: 'least constraining' },
    propagation: { name: 'Propagate after every guess', does: 'write all that follows before the next guess', short: 'propagate' },
  } as Readonly<Record<string, { readonly name: string; readonly does: string; readonly short: string }>>,
  none: 'no switch',
  /** Over the grid: what it shows. */
  asGiven: 'The puzzle before the search begins.',
  /** `place`: the cell without a value, or else the digit without a place. */
  stuck: (written: number, forced: number, place: string, isCell: boolean) =>
    `The search first gets stuck here: it has written ${counted(written, 'digit')}, ${forced > 0 ? `${forced} more ${forced === 1 ? 'is' : 'are'} forced, ` : ''}and ${isCell ? `${place} has no value left` : `one house has no place for a ${place}`}.`,
  bars: 'tries, each line ten times the last',
  /** `others`: the cells that have as few. */
  fewest: (cell: string, values: readonly string[], others: readonly string[]): Sentence =>
    say`${strong(`${cell} has ${counted(values.length, 'value')}`)}, and ${others.length === 0 ? 'no other cell has so few' : `no cell has fewer; ${listed(others)} would be just as right`}. If ${values[0]!} fails, ${listed(values.slice(1))} must be right, so at most one of its values is wrong. How many tries a wrong value costs is another matter. This rule is the second switch: turn it on with the first, and see what it saves.`,
  given: (cell: string): Sentence => say`${cell} is a given. Press a cell with small digits.`,
  more: (cell: string, values: number, cells: number, least: number): Sentence =>
    say`${strong(`${cell} has ${counted(values, 'value')}`)}: up to ${values - 1} of them may have to fail before the right one is found. ${countedFirst(cells, 'cell has', 'cells have')} ${conflict(`only ${least}`)}.`,
  /** A switch was turned on. */
  on(name: string, tries: number, before: number): Sentence {
    const change = strong(`${number(tries)} instead of ${number(before)}.`);
    const why = luck(tries > before);
    if (name === 'forwardChecking')
      return say`${change} Values that clash are no longer tried, and as soon as any cell has no value left, the search backs up.`;
    if (name === 'mrv') return say`${change} A cell with two values has only one wrong one, so the tree has few branches.`;
    if (name === 'propagation')
      return say`${change} Everything a guess forces is written before the next guess, so most wrong guesses fail right there.`;
    if (name === 'degree') return say`${change} When cells tie, the one that sees the most open cells comes next. ${why}`;
    return say`${change} The value struck from the fewest other cells comes first. ${why}`;
  },
  /** Added where propagation is turned on beside forward checking. */
  includes: (other: string): Sentence =>
    say` It strikes values from other cells, too, so “${switches.names[other]!.name}” has nothing left to do: its switch is dashed.`,
  off: (name: string, tries: number, before: number): Sentence =>
    say`${strong(`${number(tries)} instead of ${number(before)}.`)} ${MISSED[name]!}`,
  /** A switch says nothing because of another one. */
  idle: (name: string, because: string, on: boolean): Sentence =>
    name === 'degree'
      ? say`“${switches.names[name]!.name}” does nothing without “${switches.names[because]!.name}”, because only that rule makes ties. ${on ? 'Its switch is dashed.' : ''}`
      : say`“${switches.names[because]!.name}” already strikes every value from the cells that see it, so “${switches.names[name]!.name}” changes nothing. ${on ? 'Its switch is dashed.' : ''}`,
};
