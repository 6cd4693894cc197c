import { innie as words } from '#words/tries/innie.ts';
import { bitOf, digitsOf } from '../../engine/candidates.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { type Forced, type House, INNIE } from './innie.ts';

/** The set that an action names, 'strike 3 6 of 9': {3, 6} of the first cage with the sum 9. Undefined where there's no such cage. */
export function setNamed({ cages }: House, named: readonly string[]): { readonly at: number; readonly set: number } | undefined {
  const [sum, ...digits] = named
    .filter((word) => word !== 'of')
    .map(Number)
    .toReversed();
  const at = cages.findIndex((cage) => cage.sum === sum);
  return at < 0 ? undefined : { at, set: digits.reduce((all, digit) => all | bitOf(digit), 0) };
}

export const symbolsIn = ({ puzzle }: House, digits: number): string[] => digitsOf(digits).map((digit) => symbolOf(puzzle, digit));

/** Why a set can go: what it would leave to the other cages. */
export function whyOut(house: House, set: number, forced: readonly Forced[]): Sentence {
  return words.out(
    symbolsIn(house, set),
    forced.map((each) => ({
      sum: house.cages[each.at]!.sum,
      set: each.set === undefined ? undefined : symbolsIn(house, each.set),
      blocked: each.blocked.map((block) => symbolsIn(house, block.set)),
      withInnie: each.blocked.filter(({ by }) => by === INNIE).map((block) => symbolsIn(house, block.set)),
    })),
    symbolOf(house.puzzle, house.total - house.inside),
  );
}
