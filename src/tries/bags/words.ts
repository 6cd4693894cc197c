import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const atFault = toned('conflict');

/** Some bags, each by what it holds: 'the bag 2 3 4', 'the bags 1 3 and 2 5'. */
const theBags = (names: readonly string[]) => `the ${names.length === 1 ? 'bag' : 'bags'} ${listed(names)}`;

/** Words of the bags that a reader takes by hand. Things and bags come by their names. */
export const bags = {
  about: 'Five bags that hold six things, each of which you want once',
  task: say`${strong('Take bags until every thing is there exactly once.')} Any bag with a thing you already have is struck.`,
  start: say`You haven’t taken a bag yet. The last line of the table says for each thing how many bags with it are left.`,
  idea: say`With bags as rows and things as columns, you ${strong('choose rows so that each column has exactly one 1')}.`,
  next: 'See how the program does it',
  table: 'Five bags, and what each of them holds',
  lines: 'Algorithm X in seven lines. The lit line was carried out last.',
  /** The seven lines in terms of bags, until they are earned for rows and columns. */
  inBags: [
    'if no thing is left: a solution',
    'choose a thing that’s in the fewest bags',
    'for each bag with that thing',
    '  take the bag',
    '  strike its things, and every bag with one of them',
    '  do the same with the rest',
    '  put everything back',
  ],
  things: 'things',
  left: 'bags left',
  /** A bag as it is spoken, with the things that it would bring again. */
  bag: (name: string, again: readonly string[]) =>
    `bag ${name}${again.length === 0 ? '' : `, struck, because ${listed(again)} would be there twice`}`,
  /** What is missing, spoken: each missing one with the number of its open bags. */
  counts: (missing: readonly { readonly thing: string; readonly bags: number }[]) =>
    missing.length === 0
      ? 'Nothing is missing.'
      : `Missing: ${missing.map(({ thing, bags: open }) => `${thing}, with ${counted(open, 'bag')} left`).join('; ')}.`,
  back: (name: string, freed: readonly string[]): Sentence =>
    freed.length === 0
      ? say`The bag ${name} is back on the table.`
      : say`The bag ${name} is back on the table, and ${theBags(freed)}, which it had struck, can be taken again.`,
  /** Bags that hold what would be there twice. */
  refused: (held: readonly { readonly name: string; readonly things: readonly string[] }[]): Sentence =>
    say`${strong('Not this one.')} ${atFault(listed(held.map(({ name, things }) => `${listed(things)} ${things.length === 1 ? 'is' : 'are'} in the bag ${name}`)))} already and would be there twice.`,
  stuck: (things: readonly string[], before: boolean): Sentence =>
    say`${strong(before ? 'Still stuck.' : 'Stuck.')} ${atFault(listed(things))} ${things.length === 1 ? 'is' : 'are'} missing, and every bag with ${things.length === 1 ? 'it' : 'them'} is struck. Press a taken bag again to put it back.`,
  taken: (
    name: string,
    forced: readonly string[],
    missing: readonly string[],
    next: { readonly thing: string; readonly bags: readonly string[] },
  ): Sentence => {
    const why =
      forced.length === 0
        ? say`${strong('A try.')} The bag ${name} fits, but we don’t know yet whether it’s right.`
        : say`${strong('No choice here.')} The bag ${name} is the only one with ${listed(forced)}.`;
    const then =
      next.bags.length === 1 ? `only ${theBags(next.bags)} still has ${next.thing}` : `${next.thing} is in ${theBags(next.bags)}`;
    return say`${why} ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} missing, and ${then}.`;
  },
  solved: (bags: number, things: number): Sentence =>
    say`${strong('Exactly once.')} ${counted(bags, 'bag')}, ${counted(things, 'thing')}: none missing, none twice.`,
};
