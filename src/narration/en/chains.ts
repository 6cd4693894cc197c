import { cellName, describeHouse } from '../../engine/grid.ts';
import { type CandidateLink, cellsOfEnd, type LinkEnd } from '../../engine/grid-picture.ts';
import { chainOf, endsAlong, isPath, isSameEnd, setsOf } from '../../engine/logic/chain-path.ts';
import { commonHouses, type Position, placesIn } from '../../engine/logic/position.ts';
import type { Instance } from '../../engine/logic/technique.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, either, listed, type Sentence, say, toned } from '../sentence.ts';
import { noPlaceOfEnd, placeOfEnd } from './named-instance.ts';
import type { Followed, Thought } from './thought.ts';

const strong = toned('strong');
const logic = toned('logic');

/** Returns the instance with its links in reverse; for a loop, from the opposite of what was supposed. */
export const turned = (instance: Instance): Instance => ({
  ...instance,
  links: instance.links.toReversed().map(({ from, to, strong }) => ({ from: to, to: from, strong })),
});

/** Returns what follows after `count` links of a chain, of which the first `past` were followed before; a strong one leads to a candidate that is right. */
const followedAlong = (chain: readonly CandidateLink[], count: number, past = 0): Followed => ({
  links: chain.slice(0, count).map((link, index) => (index < past ? { ...link, isPast: true } : link)),
  ...endsAlong(chain, count),
});

/** Returns the thoughts of a chain, one for each link; `inPairs`, a weak link and the strong one after it are one thought. */
export function thoughtsAlong(
  chain: readonly CandidateLink[],
  instance: Instance,
  puzzle: Puzzle,
  position: Position,
  inPairs = false,
): Thought[] {
  const { grid } = puzzle;
  const name = (end: LinkEnd) => placeOfEnd(end, puzzle);
  const symbol = ({ digit }: LinkEnd) => symbolOf(puzzle, digit);
  const thoughts: Thought[] = [];
  let denied: Sentence | undefined;
  for (const [index, { from, to, strong: isStrong }] of chain.entries()) {
    const shows = followedAlong(chain, index + 1, isStrong && denied ? index - 1 : index);
    if (isStrong) {
      thoughts.push({ shows, sentence: denied ? say`${denied}, and ${following(from, to)}` : say`Then ${following(from, to)}` });
      denied = undefined;
      continue;
    }
    const refuted =
      from.cell === to.cell
        ? say`Then ${noPlaceOfEnd(to, puzzle)} ${symbol(to)}`
        : say`So ${noPlaceOfEnd(to, puzzle, inSightOf(from, to))} ${symbol(to)}`;
    if (inPairs && index < chain.length - 1) denied = refuted;
    else thoughts.push({ shows, sentence: say`${refuted}.` });
  }
  return thoughts;

  /** Says that the cells of one end see those of the other. */
  function inSightOf(from: LinkEnd, to: LinkEnd): string {
    const house = commonHouses(grid, [...cellsOfEnd(from), ...cellsOfEnd(to)])[0];
    if (house !== undefined) return ` in the same ${describeHouse(grid, house).type}`;
    return `, which ${to.also ? 'see' : 'sees'} ${from.also ? 'all of these' : 'it'},`;
  }

  function following(from: LinkEnd, to: LinkEnd): Sentence {
    if (from.cell === to.cell && !from.also && !to.also)
      return say`only ${logic(symbol(to))} is left ${denied ? 'there' : `in ${name(to)}`}.`;
    const ends = [...cellsOfEnd(from), ...cellsOfEnd(to)];
    if (from.digit !== to.digit) {
      const set = setsOf(instance).find(({ cells }) => ends.every((cell) => cells.includes(cell)))!;
      const count = set.cells.length;
      return say`${name(to)} is ${logic(symbol(to))}: set ${set.name} (${listed(set.cells.map((cell) => cellName(grid, cell)))}) is left with ${counted(count, 'digit')} for ${counted(count, 'cell')}.`;
    }
    const house = commonHouses(grid, ends).find((each) => placesIn(position, each, to.digit).length === ends.length)!;
    return say`${name(to)} is ${logic(symbol(to))}: ${houseName(grid, house)} has no other place.`;
  }
}

/**
 * A chain, thought by thought: what is supposed at its beginning, what follows link by link, and what is certain at its end.
 * Empty for an instance without links in a row.
 */
export function thoughtsOfChain(instance: Instance, puzzle: Puzzle, position: Position): Thought[] {
  const chain = chainOf(instance);
  if (!isPath(chain)) return [];
  const { grid } = puzzle;
  const name = (end: LinkEnd) => placeOfEnd(end, puzzle);
  const symbol = ({ digit }: LinkEnd) => symbolOf(puzzle, digit);
  const [first, last] = [chain[0]!.from, chain.at(-1)!.to];
  const startsRight = !chain[0]!.strong;
  const thoughts = thoughtsAlong(chain, instance, puzzle, position);
  const supposition: Thought = {
    shows: followedAlong(chain, 0),
    sentence: first.also
      ? say`Suppose that ${strong(startsRight ? `${name(first)} is` : noPlaceOfEnd(first, puzzle))} ${strong(symbol(first))}.`
      : say`Suppose that ${strong(name(first))} is ${startsRight ? '' : 'not '}${strong(symbol(first))}.`,
  };
  return [supposition, ...thoughts, { shows: followedAlong(chain, chain.length), sentence: ending(), asks: question() }];

  function endCells(): string[] {
    return [...cellsOfEnd(first), ...cellsOfEnd(last)].map((cell) => cellName(grid, cell));
  }

  function question(): Sentence {
    if (isSameEnd(first, last)) {
      if (startsRight === chain.at(-1)!.strong) return say`Which mark sees both ends of one of its ${strong('weak links')}? Strike it.`;
      return startsRight
        ? say`So ${strong(`${symbol(first)} can’t be in ${name(first)}`)}. Strike it.`
        : say`So no other mark stays in ${strong(name(first))}. Strike one.`;
    }
    if (first.digit === last.digit && (first.also || last.also))
      return say`Strike any ${strong(symbol(first))} that sees all of ${strong(listed(endCells()))}.`;
    if (first.digit === last.digit)
      return say`Strike any ${strong(symbol(first))} that sees both ${strong(name(first))} and ${strong(name(last))}.`;
    return say`Which mark can’t stay ${strong('in either case')}? Strike it.`;
  }

  function ending(): Sentence {
    if (isSameEnd(first, last)) {
      if (startsRight !== chain.at(-1)!.strong)
        return say`The supposition contradicts itself, so it is false: ${strong(`${name(first)} is ${startsRight ? 'not ' : ''}${symbol(first)}`)}.`;
      return say`The loop is closed without a contradiction. So its candidates are ${strong('right and wrong alternately')}: either the ones just found are right, or the ones between them.`;
    }
    if (first.digit === last.digit) {
      const is = `one of ${first.also || last.also ? 'these cells' : 'the two ends'} is ${symbol(first)}`;
      return say`So ${strong(is)}: ${either(endCells())}.`;
    }
    return say`So ${strong(`${name(first)} is ${symbol(first)}, or ${name(last)} is ${symbol(last)}`)}.`;
  }
}
