import { bitOf, countDigits, leastDigit } from '../candidates.ts';
import { type CandidateLink, cellsOfEnd, type Highlight, type LinkEnd } from '../grid-picture.ts';
import type { Instance } from './technique.ts';

/** The hues of a chain: a candidate that is right if the supposition is, one that is wrong, and an almost locked set. */
const HUE = { right: 0, wrong: 1, set: 2 };

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

/** The ends of a path: those that are right if what it begins with is supposed, and those that are wrong. A first link that is strong begins with a wrong one. */
export function endsAlong(chain: readonly CandidateLink[], count = chain.length): { right: LinkEnd[]; wrong: LinkEnd[] } {
  const [first] = chain as [CandidateLink];
  const ends = [
    { end: first.from, isRight: !first.strong },
    ...chain.slice(0, count).map(({ to, strong }) => ({ end: to, isRight: strong })),
  ];
  const those = (which: boolean) => ends.filter(({ isRight }) => isRight === which).map(({ end }) => end);
  return { right: those(true), wrong: those(false) };
}

/** Whether a part of a pattern is an almost locked set: an X-chain's ends are several cells of one digit. */
const isSet = (digits: number, cells: readonly number[]) => countDigits(digits) > 1 && cells.length > 1;

export const hasSets = ({ pattern }: Pick<Instance, 'pattern'>): boolean => pattern.some(({ cells, digits }) => isSet(digits, cells));

/** The cells of an argument that is followed: in each the candidate that is right, if there is one. */
export function tinted(pattern: readonly Highlight[], right: readonly LinkEnd[], wrong: readonly LinkEnd[]): readonly Highlight[] {
  const met = new Map<number, { digits: number; hue: number }>();
  for (const [ends, hue] of [
    [right, HUE.right],
    [wrong, HUE.wrong],
  ] as const)
    for (const end of ends)
      for (const cell of cellsOfEnd(end)) {
        const before = met.get(cell);
        met.set(cell, { digits: (before?.digits ?? 0) | bitOf(end.digit), hue: before?.hue ?? hue });
      }
  // An almost locked set is one thing, however few of its cells the chain touches.
  const sets = pattern.filter(({ cells, digits }) => isSet(digits, cells) && cells.some((cell) => met.has(cell)));
  return [...sets.map((set) => ({ ...set, hue: HUE.set })), ...[...met].map(([cell, mark]) => ({ cells: [cell], ...mark }))];
}

/** What a picture of an instance lights: along a chain what is right and wrong under its supposition, else the parts of its pattern. */
export function lightsOf(instance: Pick<Instance, 'links' | 'technique' | 'pattern'>): readonly Highlight[] {
  const chain = chainOf(instance);
  if (!isPath(chain)) return instance.pattern;
  const { right, wrong } = endsAlong(chain);
  return tinted(instance.pattern, right, wrong);
}
