import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/samples.ts';
import { allDigits, hasDigit } from '../candidates.ts';
import { answersOf, countSolutions, solvePuzzle } from '../fast/answer.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { type Puzzle, puzzleOf, withGivens } from '../puzzle.ts';
import { randomFrom } from '../random.ts';
import { answerCount } from './answer-count.ts';
import { disguised, disguiseOf } from './disguise.ts';
import { ladder } from './ladder.ts';
import { type Position, positionOf } from './position.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';
import { type CellDigit, effectOf, type Instance } from './technique.ts';
import { exists, kinds, puzzleOfKind } from './testing/kinds.ts';

/** What the ladder's runs through puzzles have found. */
interface Soundness {
  /** Moves that were looked at, by technique. */
  readonly moves: Record<string, number>;
  /** Instances checked in addition to the applied ones, by technique. */
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
    if (!hasDigit(candidates[each.cell], each.digit)) yield `${at(each)} is struck and isn’t a candidate`;
    if (answer[each.cell] === each.digit) yield `${at(each)} is struck and is the answer`;
    if (seen.has(at(each))) yield `${at(each)} is struck twice`;
    seen.add(at(each));
  }
  for (const each of placements) {
    if (!hasDigit(candidates[each.cell], each.digit)) yield `${at(each)} is written and isn’t a candidate`;
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

const trusting = ladder.filter(({ trustsUniqueness }) => trustsUniqueness);

/** Puzzles with several answers, made of one with one: some givens fewer. */
function* withSeveral(seed: number): Generator<Puzzle> {
  const puzzle = puzzleOf(digMinimal(seed).givens);
  const random = randomFrom(seed);
  const filled = Array.from(puzzle.givens.keys()).filter((cell) => puzzle.givens[cell] !== 0);
  for (const fewer of [1, 2]) {
    const givens = puzzle.givens.slice();
    for (let left = fewer; left > 0; left--) givens[filled[random.below(filled.length)]] = 0;
    yield withGivens(puzzle, givens);
  }
  // One answer up to a rectangle, or more: what trusting techniques are after.
  const answer = solvePuzzle(puzzle)!;
  for (let cell = 0; cell < 81; cell++) {
    const { grid } = puzzle;
    const other = grid.cellsOfHouse[grid.rowOfCell[cell]].find((each) => each > cell && grid.boxOfCell[each] !== grid.boxOfCell[cell]);
    if (other === undefined) continue;
    const givens = answer.map((digit) => (digit === answer[cell] || digit === answer[other] ? 0 : digit));
    yield withGivens(puzzle, givens);
    if (cell > 1) return;
  }
}

it('no technique strikes or writes against any answer of a puzzle that has several, and none then trusts in one', { timeout: 0 }, () => {
  const faults: string[] = [];
  let looked = 0;
  for (let seed = 1; seed <= times(1); seed++) {
    for (const puzzle of withSeveral(seed)) {
      const answers = answersOf(puzzle, 60);
      if (answers.length < 2) continue;
      const position = positionOf(puzzle);
      let moves = 0;
      for (let move = nextMove(position); move; move = nextMove(position)) {
        const among = moves++ % 8 === 0 || position.digits.filter((digit) => digit === 0).length < 12 ? ladder : trusting;
        for (const { technique, supposes, trustsUniqueness } of among) {
          if (supposes && looked % 20 !== 0) continue;
          for (const instance of technique.find(position)) {
            looked++;
            if (trustsUniqueness) faults.push(`${technique.id} trusts in one answer`);
            for (const answer of answers) faults.push(...faultsOf(position, answer, instance));
          }
        }
        applyInstance(position, move);
      }
      if (!position.digits.includes(0)) faults.push('a puzzle with several answers is filled');
    }
  }
  expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  expect(looked).toBeGreaterThan(300);
});

it('no technique trusts in one answer where there is none', { timeout: 0 }, () => {
  const found: string[] = [];
  let tried = 0;
  for (let seed = 1; seed <= times(3); seed++) {
    const puzzle = puzzleOf(digMinimal(seed).givens);
    const answer = solvePuzzle(puzzle)!;
    const random = randomFrom(seed);
    for (let attempts = 0; attempts < 5; attempts++) {
      const cell = random.below(81);
      const wrong = withGivens(puzzle, puzzle.givens.with(cell, 1 + (answer[cell] % 9)));
      if (puzzle.givens[cell] !== 0 || countSolutions(wrong, 1) > 0) continue;
      tried++;
      const position = positionOf(wrong);
      for (let moves = 0; moves < 60; moves++) {
        const move = nextMove(
          position,
          ladder.filter(({ supposes }) => !supposes),
        );
        if (!move) break;
        applyInstance(position, move);
        for (const { technique } of trusting) if (technique.find(position).length > 0) found.push(`${technique.id}, seed ${seed}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(5);
});

describe('on other houses and other marks', () => {
  const cases = kinds.flatMap((kind) => [4, 6, 9].filter((size) => exists(kind, size)).map((size) => ({ kind, size })));

  it.each(cases)('$kind $size × $size: moves are sound, and found again in disguise', { timeout: 0 }, ({ kind, size }) => {
    const soundness = emptySoundness();
    const count = PUZZLES ? Number(PUZZLES) : times(size === 9 ? 1 : 2);
    for (let seed = Number(FROM); seed < Number(FROM) + count; seed++) {
      const one = puzzleOfKind(kind, size, seed);
      expect(answerCount(one.puzzle)).toBe(1);
      followLadder(one.puzzle, one.answer, seed, soundness, 12);
    }
    if (PUZZLES) console.log(kind, size, JSON.stringify(soundness));
    expect(soundness.faults.slice(0, 10)).toEqual([]);
    expect(soundness.solved).toBeGreaterThanOrEqual(count / 2);
  });

  it.each(cases)('$kind $size × $size: nothing contradicts any of several answers', { timeout: 0 }, ({ kind, size }) => {
    const faults = new Set<string>();
    for (let seed = Number(FROM); seed < Number(FROM) + (PUZZLES ? Number(PUZZLES) : times(size === 9 ? 1 : 2)); seed++) {
      const puzzle = loosened(puzzleOfKind(kind, size, seed).puzzle, seed);
      const answers = answersOf(puzzle, 60);
      if (answers.length < 2 || answers.length === 60) continue;
      const position = positionOf(puzzle);
      let moves = 0;
      for (let move = nextMove(position); move; move = nextMove(position)) {
        const all = size === 4 || moves++ % 10 === 0;
        for (const { technique, supposes, trustsUniqueness } of all ? ladder : trusting) {
          if (supposes && size === 9) continue;
          for (const instance of technique.find(position)) {
            if (trustsUniqueness) faults.add(`${technique.id} trusts in one answer`);
            for (const answer of answers) for (const fault of faultsOf(position, answer, instance)) faults.add(fault);
          }
        }
        applyInstance(position, move);
      }
    }
    expect([...faults].slice(0, 10)).toEqual([]);
  });
});

/** The same puzzle with two givens fewer, or with two marks more. */
function loosened(puzzle: Puzzle, seed: number): Puzzle {
  const random = randomFrom(seed);
  const { givens, domains } = puzzle;
  const filled = random.shuffled(Array.from(givens.keys()).filter((cell) => givens[cell] !== 0)).slice(0, 2);
  if (!domains)
    return withGivens(
      puzzle,
      givens.map((digit, cell) => (filled.includes(cell) ? 0 : digit)),
    );
  const more = random.shuffled(Array.from(givens.keys()).filter((cell) => givens[cell] === 0)).slice(0, 4);
  return { ...puzzle, domains: domains.map((set, cell) => (more.includes(cell) ? allDigits(puzzle.grid.size) : set)) };
}
