import { expect, it } from 'vitest';
import { times } from '../../../tests/samples.ts';
import { hasDigit } from '../candidates.ts';
import { solvePuzzle } from '../fast/answer.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { disguised, disguiseOf } from './disguise.ts';
import { ladder } from './ladder.ts';
import { type Position, positionOf } from './position.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';
import { type CellDigit, effectOf, type Instance } from './technique.ts';

/** What the ladder's way through puzzles came to. */
interface Soundness {
  /** Moves that were looked at, by technique. */
  readonly moves: Record<string, number>;
  /** Instances that were looked at beside them, by technique. */
  readonly instances: Record<string, number>;
  solved: number;
  readonly faults: string[];
}

const emptySoundness = (): Soundness => ({ moves: {}, instances: {}, solved: 0, faults: [] });

/** What is wrong with an instance: a digit of the answer struck, another one written, or a candidate struck that is gone. */
function* faultsOf({ candidates }: Position, answer: ArrayLike<number>, instance: Instance): Generator<string> {
  const { technique, placements, eliminations } = instance;
  const at = ({ cell, digit }: { cell: number; digit: number }) => `${technique}: ${digit} at cell ${cell}`;
  const seen = new Set<string>();
  for (const each of eliminations) {
    if (!hasDigit(candidates[each.cell], each.digit)) yield `${at(each)} is struck and is no candidate`;
    if (answer[each.cell] === each.digit) yield `${at(each)} is struck and is the answer`;
    if (seen.has(at(each))) yield `${at(each)} is struck twice`;
    seen.add(at(each));
  }
  for (const each of placements) {
    if (!hasDigit(candidates[each.cell], each.digit)) yield `${at(each)} is written and is no candidate`;
    if (answer[each.cell] !== each.digit) yield `${at(each)} is written and is not the answer`;
  }
}

/** What an instance does, in the clothes of a seed. */
function effectIn({ grid }: Position, { placements, eliminations }: Instance, seed: number): string {
  const { from, names } = disguiseOf(grid, seed);
  const dressed = (list: readonly CellDigit[]) => list.map(({ cell, digit }) => ({ cell: from.indexOf(cell), digit: names[digit - 1] }));
  return effectOf({ placements: dressed(placements), eliminations: dressed(eliminations) });
}

/**
 * Goes up the ladder through a puzzle with one answer and notes what does not hold: every move is sound and changes something,
 * its technique finds it again on the grid in disguise, by `seed`; and wherever a move is beyond singles, every `each`-th of these,
 * all instances of all techniques are sound.
 */
function followLadder(puzzle: Puzzle, answer: ArrayLike<number>, seed: number, into: Soundness, each = 5): void {
  const position = positionOf(puzzle);
  let beyond = 0;
  for (let move = nextMove(position); move; move = nextMove(position)) {
    const { technique: id } = move;
    const rung = ladder.findIndex(({ technique }) => technique.id === id);
    into.moves[id] = (into.moves[id] ?? 0) + 1;
    into.faults.push(...faultsOf(position, answer, move));
    if (rung > 3) {
      const other = disguised(position, seed + beyond);
      const { technique } = ladder[rung];
      if (
        !technique
          .find(other)
          .map(effectOf)
          .includes(effectIn(position, move, seed + beyond))
      )
        into.faults.push(`${id} is not found again in disguise: seed ${seed}`);
      if (beyond % each === 0) {
        for (const { technique } of ladder)
          for (const instance of technique.find(position)) {
            into.instances[technique.id] = (into.instances[technique.id] ?? 0) + 1;
            into.faults.push(...faultsOf(position, answer, instance));
          }
      }
      beyond++;
    }
    applyInstance(position, move);
  }
  if (position.digits.every((digit) => digit !== 0)) into.solved++;
}

/** PUZZLES=1000 npx vitest run src/engine/logic/ladder-soundness.test.ts looks at a thousand, from seed FROM on. */
const { PUZZLES, FROM = '1' } = process.env;

it('the ladder’s moves on minimal puzzles are sound, strike nothing twice, and are found again in disguise', { timeout: 0 }, () => {
  const soundness = emptySoundness();
  const count = PUZZLES ? Number(PUZZLES) : times(5);
  for (let seed = Number(FROM); seed < Number(FROM) + count; seed++) {
    const puzzle = puzzleOf(digMinimal(seed).givens);
    followLadder(puzzle, solvePuzzle(puzzle)!, seed, soundness);
    if (PUZZLES && seed % 50 === 0) console.log(seed, soundness.solved, soundness.faults.length);
  }
  if (PUZZLES) console.log(JSON.stringify(soundness));
  expect(soundness.faults).toEqual([]);
  expect(soundness.solved).toBeGreaterThan(count / 2);
});
