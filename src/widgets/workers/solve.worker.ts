import { ladderFor } from '../../engine/logic/cages/cage-ladder.ts';
import { judgedLevel, limitOf } from '../../engine/logic/judging/elimination-run.ts';
import { judged } from '../../engine/logic/judging/judge.ts';
import { type LadderDigit, ladderDigits } from '../../engine/logic/judging/ladder-digits.ts';
import type { Solve } from '../../engine/logic/judging/solve.ts';
import type { Verdict } from '../../engine/logic/judging/verdict.ts';
import type { Level } from '../../engine/logic/ladder.ts';
import { gradeByTechniques } from '../../engine/rate/techniques.ts';
import { readSolve } from '../../trace/solve/read-solve.ts';
import { serve } from './rpc.ts';

/** For how long a call judges moves before it replies, in milliseconds. */
const A_WHILE = 150;

/** What is known of a solve before its moves are judged. */
export interface OpenedSolve {
  /** The puzzle’s level; undefined where it is beyond the ladder. */
  readonly level: Level | undefined;
  readonly ladder: readonly LadderDigit[];
}

export interface SolveFunctions {
  /** Takes a solve, as a trace, to be judged; `explains`: with what would show its guesses. */
  open(trace: string, explains: boolean): OpenedSolve;
  /** The verdicts on the next moves; none when all have been judged. */
  judge(): readonly Verdict[];
}

let frames: ReturnType<typeof judged> | undefined;

function open(trace: string, explains: boolean): OpenedSolve {
  const solve: Solve = readSolve(trace);
  const grade = gradeByTechniques(solve.puzzle);
  const level = grade.solved ? grade.level : undefined;
  frames = judged(solve, limitOf(judgedLevel(level), ladderFor(solve.puzzle)), explains);
  return { level, ladder: ladderDigits(solve.puzzle) };
}

function judge(): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  const start = performance.now();
  while (verdicts.length === 0 || performance.now() - start < A_WHILE) {
    const next = frames?.next();
    if (!next || next.done) break;
    verdicts.push(next.value.verdict);
  }
  return verdicts;
}

serve({ open, judge } satisfies SolveFunctions);
