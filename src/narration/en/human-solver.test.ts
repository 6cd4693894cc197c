import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { twoSolutions } from '../../engine/formats/testing/wild.ts';
import type { HouseType } from '../../engine/grid.ts';
import { humanSolver } from '../../engine/logic/human-solver.card.ts';
import { ladder } from '../../engine/logic/ladder.ts';
import { puzzleOfKind } from '../../engine/logic/testing/kinds.ts';
import { reasonIn } from '../belief.ts';
import { plain } from '../sentence.ts';
import { words } from './algorithms/human-solver.ts';

const MEPHAM = '090700860031005020806000000007050006000307000500010700000000109020600350054008070';

it('says of a mark outside the houses of a pattern where that is', () => {
  const { puzzle } = readPuzzles(MEPHAM)[0]!;
  const state = humanSolver.start(puzzle, { hardest: 'hard', uniqueness: true, loops: true, suppositions: true });
  for (const step of humanSolver.run(state)) {
    if (step.kind !== 'see' || ladder[step.rung]!.technique.id !== 'naked-pair') continue;
    const { houses, pattern } = ladder[step.rung]!.technique.find(state)[step.instance]!;
    const cellsOf = houses.flatMap((house) => [...state.grid.cellsOfHouse[house]!]);
    const cell = [...state.candidates.keys()].find(
      (each) =>
        state.candidates[each] && !state.digits[each] && !cellsOf.includes(each) && !pattern.some(({ cells }) => cells.includes(each)),
    )!;
    const digit = 32 - Math.clz32(state.candidates[cell]!);
    expect(plain(reasonIn(words.questions!.see!.whyNot(step, { cell, digit } as never, state)))).toMatch(
      /^Nothing in the pattern forbids \d in (r\dc\d): the pattern is about .*(row|column|box) \d, and \1 isn’t in (it|them)\.$/,
    );
    return;
  }
  expect.unreachable('the run sees no naked pair');
});

it('says first and last that a puzzle has more than one solution, and that some techniques are left out', () => {
  const { puzzle } = readPuzzles(twoSolutions)[0]!;
  const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: true });
  const leftOut = /This puzzle has more than one solution, so techniques that rely on a single one are left out\./;
  expect(plain(words.start(state))).toMatch(leftOut);
  const last = [...humanSolver.run(state)].at(-1)!;
  expect(last.kind).toBe('stuck');
  expect(plain(words.steps.stuck(last as never, state))).toMatch(leftOut);
  const one = humanSolver.start(readPuzzles(MEPHAM)[0]!.puzzle, { hardest: 'hard', uniqueness: true, loops: true, suppositions: true });
  expect(plain(words.start(one))).not.toMatch(leftOut);
});

describe('on other houses', () => {
  it.each(['jigsaw', 'latin', 'diagonals', 'windows'] as const)('names them as they are: %s', (kind) => {
    const { puzzle } = puzzleOfKind(kind, 9, 3);
    const state = humanSolver.start(puzzle, { hardest: 'extreme', uniqueness: true, loops: true, suppositions: true });
    const types = new Set(puzzle.grid.houses.map(({ type }) => type));
    const named = new Set<string>();
    for (const step of humanSolver.run(state)) {
      const said = plain(words.steps[step.kind](step as never, state));
      for (const [, type] of said.matchAll(/\b(row|column|box|region|diagonal|window) \d/g)) named.add(type!);
      expect(said).not.toMatch(/undefined|NaN/);
    }
    expect([...named].filter((type) => !types.has(type as HouseType))).toEqual([]);
    expect(named.size).toBeGreaterThan(1);
  });
});
