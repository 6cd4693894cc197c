import { counted, listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');
/** In one piece: no line ends within a set. */
const symbols = (set: readonly string[]) => (set.length === 0 ? 'nothing' : set.join('\u00a0'));
const cageOf = (sum: number) => `the cage of ${sum}`;

type Digits = readonly string[];

/** A house that is shared out cage by cage, with a note after each. Sets of digits are lists of symbols; a cage is called by its sum. */
export const notes = {
  about: 'A house shared out cage by cage, with notes of the digits used up',
  task: say`${strong('Which digits can the cages use up together?')} Press an entry, then a set that fits it. The two lead to an entry of the next note.`,
  /** Before anything is pressed; the cage of this sum comes first. */
  start: (house: string, sum: number): Sentence =>
    say`This is ${house} of the killer above, with what its cages can still have there. The sets are only what falls into the box. The first note has one entry, because nothing is used up yet. ${strong(`Press a set of ${cageOf(sum)}.`)}`,
  idea: say`What’s left to share out depends only on ${strong('what is used up')}. So ways that use up the same digits are followed just ${strong('once')}, as one entry.`,
  picture: 'Notes of the digits used up, one row for each note; arrows lead to the next row',
  cages: 'What each cage can have in the box',
  box: (house: string) => `${startOfSentence(house)}, and which of its cells belong to which cage`,
  /** How many cells of a cage are in the house. */
  cells: (cells: number, all: number) => (cells === all ? counted(cells, 'cell') : `${cells} of ${counted(all, 'cell')}`),
  set: (set: Digits, sum: number, isOut: boolean) => `${symbols(set)} of ${cageOf(sum)}${isOut ? ', not on any way' : ''}`,
  countWays: (ways: number) => counted(ways, 'way'),
  nothing: 'nothing',
  /** An entry, for listeners. */
  entry: (entry: Digits, ways: number, state: 'open' | 'lit' | 'dead' | 'off' | undefined) =>
    `${symbols(entry)}${entry.length === 0 ? ' used up' : `, ${counted(ways, 'way')} to use them up`}${state ? `, ${{ open: 'chosen', lit: 'on a way to the end', dead: 'a dead end', off: 'not on any way to the end' }[state]}` : ''}`,
  next: 'Fill this note',
  back: 'One note back',
  open: (entry: Digits, sum: number): Sentence => say`Used up so far: ${strong(symbols(entry))}. Which set of ${cageOf(sum)} fits?`,
  wait: (sum: number): Sentence => say`First ${cageOf(sum)}: its line is lit.`,
  known: (entry: Digits): Sentence => say`You have that way already. It leads to ${symbols(entry)}.`,
  blocked: (set: Digits, entry: Digits, taken: Digits): Sentence =>
    say`${conflict(`${symbols(set)} doesn’t fit.`)} ${listed(taken)} ${taken.length === 1 ? 'is' : 'are'} used up already in ${symbols(entry)}.`,
  found: (entry: Digits): Sentence => say`${strong(symbols(entry))}: a new entry.`,
  /** Two ways to one entry, each as an entry of the note before and a set. */
  together: (entry: Digits, ways: readonly (readonly [Digits, Digits])[]): Sentence =>
    say`${strong(`${symbols(entry)} is there already.`)} ${ways.map(([from, set]) => `${symbols(from)} and ${symbols(set)}`).join(', or ')} use up the same digits, so the same digits are left. One entry will do.`,
  /** After the last way of a note; `dead` are entries of the note before from which nothing leads on. */
  full: (count: number, dead: readonly Digits[], next: number | undefined): Sentence => [
    ...say` The note is full: ${counted(count, 'entry', 'entries')}.`,
    ...dead.flatMap((entry) => say` No set leads on from ${symbols(entry)}, so it’s a ${conflict('dead end')}.`),
    ...(next === undefined
      ? say` All nine digits are used up. ${strong('Now go back.')} Press each entry above from which a way leads here.`
      : say` Next, ${cageOf(next)}.`),
  ],
  filled: (sum: number): Sentence => say`All ways through ${cageOf(sum)} are drawn.`,
  fallen: (entries: readonly Digits[]): Sentence => entries.flatMap((entry) => say` Several ways meet at ${strong(symbols(entry))}.`),
  leads: (entry: Digits, sets: readonly Digits[], sum: number): Sentence =>
    say`From ${strong(symbols(entry))} a way leads to the end, by ${listed(sets.map(symbols))} of ${cageOf(sum)}.`,
  lost: (entry: Digits, rest: Digits): Sentence =>
    say`${conflict(`From ${symbols(entry)} no way leads to the end.`)} ${symbols(rest)} would be left, and the other cages can’t have exactly that.`,
  backOne: (entries: readonly Digits[]): Sentence => say`On a way to the end: ${listed(entries.map(symbols))}.`,
  before: (sum: number): Sentence => say` Now one note back, before ${cageOf(sum)}.`,
  done: (out: readonly { readonly sum: number; readonly sets: readonly Digits[] }[]): Sentence =>
    say` ${strong('Done.')} The sets that aren’t on any way are struck: ${out.map(({ sum, sets }) => `${listed(sets.map(symbols))} of ${cageOf(sum)}`).join(', and ')}.`,
  /** A set is pressed on the way back. */
  entries: say`On the way back, press entries instead of sets: those from which a way leads to the end.`,
  over: say`You’ve judged every entry. Start again to do it once more.`,
};
