import type { Puzzle } from '../puzzle.ts';
import { ladderFor } from './cages/cage-ladder.ts';
import { narrowCageOf, positionWith } from './cages/caged-candidates.ts';
import { allLevels, type Level, ladder, type Rung } from './ladder.ts';
import { type Position, placeDigit, positionOf, strikeDigit } from './position.ts';
import type { Instance } from './technique.ts';

/** The simplest thing to do next among the allowed techniques; undefined when none of them helps. */
export function nextMove(position: Position, allowed: readonly Rung[] = ladderFor(position)): Instance | undefined {
  return nextUse(position, allowed)?.instance;
}

/** Returns the next instance with its rung. */
function nextUse(position: Position, allowed: readonly Rung[]): { rung: Rung; instance: Instance } | undefined {
  for (const rung of allowed) {
    const instance = rung.technique.first(position);
    if (instance) return { rung, instance };
  }
  return undefined;
}

/** Does what an instance says. */
export function applyInstance(position: Position, { placements, eliminations }: Instance): void {
  for (const { cell, digit } of placements) {
    placeDigit(position, cell, digit);
    narrowCageOf(position, cell);
  }
  for (const { cell, digit } of eliminations) strikeDigit(position, cell, digit);
}

/** Returns the position where the ladder first uses a technique in a puzzle; undefined when it never does. */
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
  /** The digits at the end, indexed by cell. */
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array;
}

/**
 * Solves as far as the allowed techniques go, always by the simplest; the whole ladder ends with guesses. `goal` stops it early: as soon
 * as that cell (zero-based) is filled. A killer's ladder has techniques of cages, too.
 */
export function solveByLadder(puzzle: Puzzle, options: { allowed?: readonly Rung[]; goal?: number } = {}): LadderResult {
  const { allowed = ladderFor(puzzle), goal } = options;
  const position = positionWith(puzzle, puzzle.givens.slice());
  const { digits, candidates } = position;
  const stepsByTechnique: Record<string, number> = {};
  let hardest = -1;
  let score = 0;
  while (goal === undefined ? digits.includes(0) : digits[goal] === 0) {
    const use = nextUse(position, allowed);
    if (!use) break;
    const { rung, instance } = use;
    stepsByTechnique[instance.technique] = (stepsByTechnique[instance.technique] ?? 0) + 1;
    hardest = Math.max(hardest, allLevels.indexOf(rung.level));
    score += rung.score;
    applyInstance(position, instance);
  }
  return { solved: digits.every((digit) => digit !== 0), stepsByTechnique, hardest: allLevels[hardest], score, digits, candidates };
}
