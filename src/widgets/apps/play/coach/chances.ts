import { passedOver } from '../../../../engine/logic/judging/passed-over.ts';
import type { SolveFrame } from '../../../../engine/logic/judging/solve.ts';
import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { ladder } from '../../../../engine/logic/ladder.ts';
import type { Chance, Outcome } from './memory.ts';

/**
 * The rung that a move was a chance for, and what became of it; undefined where it tells nothing about either. A move counts for its own
 * technique, and so does what a hint showed; a guess counts for the simplest technique that gave a digit.
 */
function chanceOf(
  { kind, rung, simplest, wouldShow }: Verdict,
  stands: boolean,
): readonly [rung: number | undefined, outcome: Outcome] | undefined {
  const lowest = simplest?.showing.rung;
  switch (kind) {
    case 'shown':
      return stands ? [rung, 'seen'] : undefined;
    case 'hint':
      return [wouldShow?.rung, kind];
    case 'guess':
      return [lowest, kind];
    case 'mistake':
      return [wouldShow?.rung ?? lowest, kind];
    default:
      return undefined;
  }
}

/** The chances of a solve, move by move. */
export function chancesOf(frames: readonly SolveFrame[], verdicts: readonly Verdict[]): Chance[] {
  const passed = passedOver(frames, verdicts);
  return verdicts.flatMap((verdict, index) => {
    const { thought, takenBackBy } = frames[index]!;
    const own = chanceOf(verdict, takenBackBy === undefined);
    const over = passed[index] === undefined ? [] : [[passed[index], 'passed'] as const];
    // Whoever used a harder technique passed a simpler one over, and that is what the move tells.
    const chances = [...over, ...(own && !(over.length > 0 && verdict.kind === 'shown') ? [own] : [])];
    return chances.flatMap(([rung, outcome]) =>
      rung === undefined ? [] : [{ technique: ladder[rung]!.technique.id, outcome, seconds: Math.round(thought) }],
    );
  });
}
