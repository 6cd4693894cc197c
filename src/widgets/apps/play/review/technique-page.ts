import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { ladder, type Rung } from '../../../../engine/logic/ladder.ts';

/** Where techniques are explained: the page of their cards, and the chapter for those that only killers have. */
export interface Explained {
  readonly cards: string;
  readonly cages: string;
}

/** The address at which a technique is explained. */
export const pageOf = (id: string, { cards, cages }: Explained): string =>
  ladder.some(({ technique }) => technique.id === id) ? `${cards}#technique-${id}` : cages;

/** The technique to learn from a move: that of the step that is shown, what gave a digit where the player guessed, or what showed the digit that was missed. */
export function techniqueOf(
  { kind, wouldShow, rung, simplest }: Verdict,
  step: string | undefined,
  rungs: readonly Rung[],
): string | undefined {
  const lowest = simplest?.showing.rung;
  const missed = wouldShow?.rung ?? rung;
  const place = kind === 'guess' ? (lowest ?? missed) : kind === 'mistake' ? (missed ?? lowest) : missed;
  return step ?? (place === undefined ? undefined : rungs[place]!.technique.id);
}
