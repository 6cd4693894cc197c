import { bitOf, countDigits, leastDigit } from '../candidates.ts';
import { type CandidateLink, cellsOfEnd, type Highlight, type LinkEnd } from '../grid-picture.ts';
import type { Instance } from './technique.ts';

/** The hues of a chain: a candidate that is right if the supposition is, one that is wrong, and an almost locked set. */
const HUE = { right: 0, wrong: 1, set: 3 };

export const isSameEnd = (a: LinkEnd, b: LinkEnd): boolean => a.digit === b.digit && cellsOfEnd(a).join() === cellsOfEnd(b).join();

/** Whether the links lie one behind the other, alternately strong and weak. */
export const isPath = (links: readonly CandidateLink[]): boolean =>
  links.length > 1 &&
  links.every((link, index) => index === 0 || (isSameEnd(links[index - 1]!.to, link.from) && links[index - 1]!.strong !== link.strong));

/** The links of an instance as one chain. A W-wing leaves out those inside its two cells, in which one digit leads to the other. */
export function chainOf({ links, technique, pattern }: Pick<Instance, 'links' | 'technique' | 'pattern'>): readonly CandidateLink[] {
  if (technique !== 'w-wing') return links;
  const [first, last] = [links[0]!.from, links.at(-1)!.to];
  const digit = leastDigit(pattern[0]!.digits);
  return [
    { from: { cell: first.cell, digit }, to: first, strong: true },
    ...links,
    { from: last, to: { cell: last.cell, digit }, strong: true },
  ];
}

/** The ends of a path, with the one that is supposed: those that are right if it is so, and those that are wrong. A first link that is strong begins with a wrong one. */
export function endsAlong(chain: readonly CandidateLink[], count = chain.length): { begins: LinkEnd; right: LinkEnd[]; wrong: LinkEnd[] } {
  const [first] = chain as [CandidateLink];
  const ends = [
    { end: first.from, isRight: !first.strong },
    ...chain.slice(0, count).map(({ to, strong }) => ({ end: to, isRight: strong })),
  ];
  const those = (which: boolean) => ends.filter(({ isRight }) => isRight === which).map(({ end }) => end);
  return { begins: first.from, right: those(true), wrong: those(false) };
}

/** Whether a part of a pattern is an almost locked set: an X-chain's ends are several cells of one digit. */
const isSet = ({ digits, cells }: Highlight) => countDigits(digits) > 1 && cells.length > 1;

export const hasSets = ({ pattern }: Pick<Instance, 'pattern'>): boolean => pattern.some(isSet);

/** The almost locked sets of a pattern in the order of its chain, each with a letter: a number would look like a digit. */
export const setsOf = ({ pattern }: Pick<Instance, 'pattern'>): (Highlight & { readonly name: string })[] =>
  pattern.filter(isSet).map((set, index) => ({ ...set, hue: HUE.set, around: 'cells', name: String.fromCharCode(65 + index) }));

/** An argument that is followed: its candidates that are right or wrong so far, and the almost locked sets that they are in. */
export function tinted(
  instance: Pick<Instance, 'pattern'>,
  { begins, right, wrong }: { readonly begins?: LinkEnd; readonly right: readonly LinkEnd[]; readonly wrong: readonly LinkEnd[] },
): readonly Highlight[] {
  const cells = new Set([...right, ...wrong].flatMap(cellsOfEnd));
  const marks = (ends: readonly LinkEnd[], hue: number) =>
    ends
      // A loop comes to its first candidate twice.
      .filter((end, index) => ends.findIndex((each) => isSameEnd(each, end)) === index)
      .map((end): Highlight => {
        const isFirst = begins !== undefined && isSameEnd(begins, end);
        return { cells: cellsOfEnd(end), digits: bitOf(end.digit), hue, around: 'marks', ...(isFirst && { begins: true }) };
      });
  // An almost locked set is one thing, however few of its cells the chain touches.
  const sets = setsOf(instance).filter((set) => set.cells.some((cell) => cells.has(cell)));
  return [...sets, ...marks(right, HUE.right), ...marks(wrong, HUE.wrong)];
}

/** What a picture of an instance lights: along a chain what is right and wrong under its supposition, else the parts of its pattern. */
export function lightsOf(instance: Pick<Instance, 'links' | 'technique' | 'pattern'>): readonly Highlight[] {
  const chain = chainOf(instance);
  return isPath(chain) ? tinted(instance, endsAlong(chain)) : instance.pattern;
}
