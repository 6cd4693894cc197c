import type { Puzzle } from '../puzzle.ts';
import { allLevels, type Level, ladder, type Rung, rungOf } from './ladder.ts';
import { type Position, placeDigit, positionOf, strikeDigit } from './position.ts';
import type { Instance } from './technique.ts';

/** The simplest thing to do next among the allowed techniques; undefined when none of them helps. */
export function nextMove(position: Position, allowed: readonly Rung[] = ladder): Instance | undefined {
  for (const { technique } of allowed) {
    const found = technique.first(position);
    if (found) return found;
  }
  return undefined;
}

/** Does what an instance says. */
export function applyInstance(position: Position, { placements, eliminations }: Instance): void {
  for (const { cell, digit } of placements) placeDigit(position, cell, digit);
  for (const { cell, digit } of eliminations) strikeDigit(position, cell, digit);
}

/** Where the ladder first comes to a technique on its way through a puzzle; undefined when it never does. */
export function positionAt(puzzle: Puzzle, technique: string, allowed: readonly Rung[] = ladder): Position | undefined {
  const position = positionOf(puzzle);
  for (let move = nextMove(position, allowed); move; move = nextMove(position, allowed)) {
    if (move.technique === technique) return position;
    applyInstance(position, move);
  }
  return undefined;
}

export interface LadderResult {
  readonly solved: boolean;
  /** How often each technique was used, by id. */
  readonly stepsByTechnique: Readonly<Record<string, number>>;
  /** The level of the hardest technique used; undefined when there was nothing to do. */
  readonly hardest: Level | undefined;
  /** The sum of the scores of the steps. */
  readonly score: number;
  /** Where it stands at the end, indexed by cell. */
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array;
}

/**
 * Solves as far as the allowed techniques go, always by the simplest; the whole ladder ends with guesses. `goal` stops it early: as soon
 * as that cell (zero-based) is filled. Not for killers: it knows no cages.
 */
export function solveByLadder(puzzle: Puzzle, options: { allowed?: readonly Rung[]; goal?: number } = {}): LadderResult {
  const { allowed = ladder, goal } = options;
  const position = positionOf(puzzle);
  const { digits, candidates } = position;
  const stepsByTechnique: Record<string, number> = {};
  let hardest = -1;
  let score = 0;
  while (goal === undefined || digits[goal] === 0) {
    const move = nextMove(position, allowed);
    if (!move) break;
    const { level, score: weight } = rungOf(move.technique);
    stepsByTechnique[move.technique] = (stepsByTechnique[move.technique] ?? 0) + 1;
    hardest = Math.max(hardest, allLevels.indexOf(level));
    score += weight;
    applyInstance(position, move);
  }
  return { solved: digits.every((digit) => digit !== 0), stepsByTechnique, hardest: allLevels[hardest], score, digits, candidates };
}
