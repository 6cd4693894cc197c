import { countedFirst, listed, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');
/** In one piece: no line ends within a set. */
const symbols = (set: readonly string[]) => set.join('\u00a0');

/** A house whose cages reach out of it, and still share out its digits. A set is a list of symbols; a cage is called by its sum. */
export const crossing = {
  about: 'A box of a killer that its cages share out, although two of them reach out of it',
  task: (count: number): Sentence =>
    say`${strong(`${countedFirst(count, 'set')} can’t be in this box. Strike them.`)} With each of the others, the cages can share out all nine digits.`,
  start: (reaching: readonly number[]): Sentence =>
    say`The sets are only what falls into the box. The cages of ${listed(reaching.map(String))} have one cell in it and the others outside, so in the box each has a single digit. ${strong('Press a set')} to strike it.`,
  idea: say`Every digit of a house is in ${strong('one of the cages that cross it')}, even if all of them reach out. So a set is out when it leaves the other cages ${strong('no way to share out the rest')}.`,
  box: (house: string) => `${startOfSentence(house)}, and its cages`,
  toStrike: (count: number) => `Sets still to strike: ${count}`,
  /** A set that may stay, with what the other cages have then. */
  stays: (set: readonly string[], others: readonly { readonly sum: number; readonly set: readonly string[] }[]): Sentence =>
    say`${conflict(`${symbols(set)} can stay.`)} With it, the others can share out the rest: ${listed(others.map((each) => `the cage of ${each.sum} has ${symbols(each.set)}`))}.`,
  /** Added to the last strike; the cages of these sums had sets struck. */
  done: (sums: readonly number[]): Sentence =>
    say` ${strong('Done.')} Each set that’s left is in some sharing. The cells of the cages of ${listed(sums.map(String))} lose candidates, too, because some digits are in none of the sets left.`,
  over: say`Each set that’s left is in some sharing of the box. There’s nothing more to strike.`,
};
