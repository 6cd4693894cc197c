import { bags as words } from '#words/tries/bags.ts';
import type { CoverProblem } from '../../engine/exact-cover.ts';
import type { Sentence } from '../../narration/sentence.ts';

/** Bags of things: options of an exact cover problem, some of them taken, no two of which hold the same thing. */
export interface Bags {
  readonly problem: CoverProblem;
  /** Options, in the order in which they were taken. */
  readonly taken: readonly number[];
}

/** What a reader's hand did, and what follows from it. */
export interface Turn {
  readonly bags: Bags;
  readonly verdict: 'right' | 'wrong' | 'neither';
  readonly says: Sentence;
  /** The step of Algorithm X that it was. */
  readonly kind: 'strikeRow' | 'strikeColumn' | 'deadEnd' | 'solution' | 'restoreRow';
  /** The bag that was refused, with the things that it would have brought again. */
  readonly refused?: { readonly bag: number; readonly things: readonly number[] };
}

/** The bags of rmitFive that hold every thing once. */
export const SOLUTION: readonly string[] = ['2 3 4', '1 5 6'];

const thingsIn = ({ problem }: Bags, bag: number) => problem.options[bag]!.items;
const allBags = ({ problem }: Bags) => [...problem.options.keys()];

/** The taken bag that holds a thing, if any does. */
export const holderOf = (bags: Bags, thing: number): number | undefined => bags.taken.find((bag) => thingsIn(bags, bag).includes(thing));

/** The things in a bag that taken bags hold already. */
export const repeatsIn = (bags: Bags, bag: number): number[] => thingsIn(bags, bag).filter((thing) => holderOf(bags, thing) !== undefined);

/** Whether a bag may be taken: it is not, and brings nothing again. */
export const isOpen = (bags: Bags, bag: number): boolean => !bags.taken.includes(bag) && repeatsIn(bags, bag).length === 0;

/** The open bags that hold a thing. */
export const openBagsOf = (bags: Bags, thing: number): number[] =>
  allBags(bags).filter((bag) => isOpen(bags, bag) && thingsIn(bags, bag).includes(thing));

/** The things that no taken bag holds. */
export const missingIn = (bags: Bags): number[] => [...bags.problem.items.keys()].filter((thing) => holderOf(bags, thing) === undefined);

/** The missing things that no open bag holds. */
export const lostIn = (bags: Bags): number[] => missingIn(bags).filter((thing) => openBagsOf(bags, thing).length === 0);

/** Which of the taken bags was the first, counted from one, after which no open bag held some missing thing; 0 for none. */
export const lostAt = ({ problem, taken }: Bags): number =>
  taken.findIndex((_, index) => lostIn({ problem, taken: taken.slice(0, index + 1) }).length > 0) + 1;

/** The missing things that the fewest open bags hold. */
export function scarcestIn(bags: Bags): number[] {
  const missing = missingIn(bags);
  const least = Math.min(...missing.map((thing) => openBagsOf(bags, thing).length));
  return missing.filter((thing) => openBagsOf(bags, thing).length === least);
}

/** Takes a bag, or puts it back; one that would bring a thing again is refused. */
export function turn(bags: Bags, bag: number): Turn {
  const { problem, taken } = bags;
  const nameOf = (each: number) => problem.options[each]!.name;
  const namesOf = (things: readonly number[]) => things.map((thing) => problem.items[thing]!);
  if (taken.includes(bag)) {
    const left = { problem, taken: taken.filter((each) => each !== bag) };
    const freed = allBags(bags).filter((each) => each !== bag && isOpen(left, each) && !isOpen(bags, each));
    return { bags: left, verdict: 'neither', kind: 'restoreRow', says: words.back(nameOf(bag), freed.map(nameOf)) };
  }
  const things = repeatsIn(bags, bag);
  if (things.length > 0) {
    const holders = [...new Set(things.map((thing) => holderOf(bags, thing)!))];
    const held = holders.map((holder) => ({
      name: nameOf(holder),
      things: namesOf(things.filter((thing) => holderOf(bags, thing) === holder)),
    }));
    const says = words.refused(held);
    return { bags, verdict: 'wrong', kind: 'strikeRow', says, refused: { bag, things } };
  }
  const more = { problem, taken: [...taken, bag] };
  const [missing, lost] = [missingIn(more), lostIn(more)];
  if (missing.length === 0)
    return { bags: more, verdict: 'right', kind: 'solution', says: words.solved(more.taken.length, problem.items.length) };
  if (lost.length > 0) return { bags: more, verdict: 'wrong', kind: 'deadEnd', says: words.stuck(namesOf(lost), lostIn(bags).length > 0) };
  const forced = thingsIn(bags, bag).filter((thing) => openBagsOf(bags, thing).length === 1);
  const scarce = scarcestIn(more)[0]!;
  const next = { thing: problem.items[scarce]!, bags: openBagsOf(more, scarce).map(nameOf) };
  return { bags: more, verdict: 'right', kind: 'strikeColumn', says: words.taken(nameOf(bag), namesOf(forced), namesOf(missing), next) };
}
