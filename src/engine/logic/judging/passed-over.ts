import { SINGLES } from './singles.ts';
import type { SolveFrame } from './solve.ts';
import type { Verdict } from './verdict.ts';

/**
 * For each move, the rung that it passed over: a single that had been open for a minute, or a technique that gave a digit where no single
 * did and the move needed a harder one. Each digit counts once, and not in front of a move that was taken back.
 * `singles`: how many rungs the puzzle's ladder begins with that write a digit.
 */
export function passedOver(
  frames: readonly Pick<SolveFrame, 'takenBackBy'>[],
  verdicts: readonly Pick<Verdict, 'kind' | 'rung' | 'simplest' | 'open'>[],
  singles = SINGLES,
): (number | undefined)[] {
  const counted = new Set<string>();
  return verdicts.map(({ kind, rung, simplest, open }, index) => {
    if (frames[index].takenBackBy !== undefined) return undefined;
    if (open?.passedOver) return open.rung;
    if (kind !== 'shown' || rung === undefined || !simplest) return undefined;
    const { cell, digit, showing } = simplest;
    // There are often several singles at once, and one of them must be written first: those count only when they have been open for long.
    if (showing.rung < singles || rung <= showing.rung || counted.has(`${cell} ${digit}`)) return undefined;
    counted.add(`${cell} ${digit}`);
    return showing.rung;
  });
}
