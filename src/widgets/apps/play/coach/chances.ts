import { SINGLES } from '../../../../engine/logic/judging/singles.ts';
import type { SolveFrame } from '../../../../engine/logic/judging/solve.ts';
import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { ladder } from '../../../../engine/logic/ladder.ts';
import type { Chance, Outcome } from './memory.ts';

/** The rung that a move was a chance for, and what became of it; undefined where it tells nothing about either. */
function chanceOf({ kind, rung, simplest, open, wouldShow }: Verdict): readonly [rung: number, outcome: Outcome] | undefined {
  const lowest = simplest?.showing.rung;
  switch (kind) {
    case 'shown':
      if (rung === undefined) return undefined;
      // There are often several singles at once, and one of them must be written first: a simpler one counts when it had been open for a while.
      if (open) return [open.rung, 'passed'];
      return lowest === undefined || rung <= lowest || rung < SINGLES ? [rung, 'seen'] : [lowest, 'passed'];
    case 'guess':
    case 'hint':
      return lowest === undefined ? undefined : [lowest, kind];
    case 'mistake':
      return (wouldShow?.rung ?? lowest) === undefined ? undefined : [(wouldShow?.rung ?? lowest)!, 'mistake'];
    default:
      return undefined;
  }
}

/** The chances of a solve, move by move. */
export const chancesOf = (frames: readonly SolveFrame[], verdicts: readonly Verdict[]): Chance[] =>
  verdicts.flatMap((verdict, index) => {
    const chance = chanceOf(verdict);
    if (!chance) return [];
    const [rung, outcome] = chance;
    return [{ technique: ladder[rung]!.technique.id, outcome, seconds: Math.round(frames[index]!.thought) }];
  });
