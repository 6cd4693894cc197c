import { describe, expect, it } from 'vitest';
import { times } from '../../../../tests/samples.ts';
import { bitOf, candidatesOf, digitsOf } from '../../candidates.ts';
import { generatePuzzle } from '../../generate/generate-puzzle.ts';
import type { Puzzle } from '../../puzzle.ts';
import { type Level, ladder } from '../ladder.ts';
import { positionOf } from '../position.ts';
import { applyInstance, nextMove } from '../solve-by-ladder.ts';
import { limitOf } from './elimination-run.ts';
import { judged } from './judge.ts';
import type { Deed } from './solve.ts';
import type { JudgedFrame } from './verdict.ts';

const made = (level: Level, seed: number) => generatePuzzle({ method: 'carve', level, symmetry: 'half-turn', seed });

/** The ladder's run as moves of a player, one every ten seconds. */
function ladderMoves(puzzle: Puzzle, limit: number): Deed[] {
  const position = positionOf(puzzle);
  const struck = new Uint32Array(position.digits.length);
  const deeds: Deed[] = [];
  const rungs = ladder.slice(0, limit + 1);
  for (let move = nextMove(position, rungs); move; move = nextMove(position, rungs)) {
    const before = struck.slice();
    for (const { cell, digit } of move.eliminations) struck[cell]! |= bitOf(digit);
    deeds.push({
      seconds: 10 * (deeds.length + 1),
      did: 'move',
      digits: move.placements.map(({ cell, digit }) => ({ cell, before: 0, after: digit })),
      struck: [...struck.keys()]
        .filter((cell) => struck[cell] !== before[cell])
        .map((cell) => ({ cell, before: before[cell]!, after: struck[cell]! })),
    });
    applyInstance(position, move);
  }
  return deeds;
}

const judgedMoves = ({ puzzle, answer }: ReturnType<typeof made>, deeds: readonly Deed[], limit: number) => [
  ...judged({ puzzle, answer, deeds, pauses: [], seconds: 0 }, limit),
];
const kindsOf = (frames: readonly JudgedFrame[]) => frames.map(({ verdict }) => verdict.kind);
const write = (cell: number, digit: number, before = 0, seconds = 0): Deed => ({
  seconds,
  did: 'move',
  digits: [{ cell, before, after: digit }],
  struck: [],
});
const strike = (cell: number, digit: number): Deed => ({
  seconds: 0,
  did: 'move',
  digits: [],
  struck: [{ cell, before: 0, after: bitOf(digit) }],
});

/** The grid after moves, and the candidates that its digits leave. */
function gridAfter(puzzle: Puzzle, deeds: readonly Deed[]) {
  const digits = puzzle.givens.slice();
  for (const { digits: changes } of deeds) for (const { cell, after } of changes) digits[cell] = after;
  return { digits, candidates: candidatesOf(puzzle, digits) };
}

describe.each<Level>(['easy', 'medium', 'hard', 'expert'])('the verdicts on a %s puzzle', (level) => {
  const limit = limitOf(level);

  it('call nothing a guess that the ladder did, whether its strikes are among the moves or not', () => {
    for (let seed = 1; seed <= times(2); seed++) {
      const one = made(level, seed);
      const deeds = ladderMoves(one.puzzle, limit);
      const frames = judgedMoves(one, deeds, limit);
      expect(new Set(kindsOf(frames))).toEqual(new Set(['shown']));
      const digits = deeds.filter((deed) => deed.digits.length > 0).map((deed) => ({ ...deed, struck: [] }));
      expect(new Set(kindsOf(judgedMoves(one, digits, limit)))).toEqual(new Set(['shown']));
    }
  });
});

describe('a verdict', () => {
  const limit = limitOf('hard');
  const hard = made('hard', 1);
  const moves = ladderMoves(hard.puzzle, limit);
  /** The moves before the first one that needs more than singles. */
  const singles = moves.slice(
    0,
    moves.findIndex(({ digits }) => digits.length === 0),
  );

  it('names the lowest rung that shows a digit', () => {
    const frames = judgedMoves(hard, singles, limit);
    expect(frames.every(({ verdict }) => verdict.rung === verdict.simplest!.showing.rung)).toBe(true);
    expect(frames.every(({ verdict: { steps } }) => steps.length === 1)).toBe(true);
  });

  it('names several steps, each of them needed, for a digit that no single shows', () => {
    const digits = moves.filter((move) => move.digits.length > 0).map((move) => ({ ...move, struck: [] }));
    const many = judgedMoves(hard, digits, limit).filter(({ verdict }) => verdict.steps.length > 1);
    expect(many.length).toBeGreaterThan(0);
    for (const { verdict, written } of many) {
      expect(verdict.steps.at(-1)!.instance.placements).toEqual(written);
    }
    expect(many.some(({ verdict }) => verdict.steps[0]!.instance.placements.length === 0)).toBe(true);
  });

  it('shows a digit that becomes a single behind another one, with that one', () => {
    const digits = moves.filter((move) => move.digits.length > 0);
    const early = digits.slice(1).map((move, index) => judgedMoves(hard, [...digits.slice(0, index), move], limit).at(-1)!);
    const ahead = early.filter(
      ({ verdict }) => verdict.steps.length === 2 && verdict.steps.every(({ instance }) => instance.placements.length === 1),
    );
    expect(ahead.length).toBeGreaterThan(0);
    for (const { verdict, written } of ahead) {
      const [[first], [second]] = verdict.steps.map(({ instance }) => instance.placements);
      expect([verdict.kind, first!.digit, second]).toEqual(['shown', hard.answer[first!.cell], written[0]]);
      expect(verdict.steps.map(({ digits }) => digits![first!.cell])).toEqual([0, first!.digit]);
    }
  });

  it('shows a digit that becomes a single behind two or three others, with these', () => {
    const digits = moves.filter((move) => move.digits.length > 0);
    const early = [2, 3].flatMap((by) =>
      digits.slice(by).map((move, index) => judgedMoves(hard, [...digits.slice(0, index), move], limit).at(-1)!.verdict),
    );
    const ahead = early.filter(
      ({ kind, steps }) => kind === 'shown' && steps.length > 2 && steps.every(({ instance }) => instance.placements.length === 1),
    );
    expect(ahead.length).toBeGreaterThan(0);
    expect(Math.max(...ahead.map(({ steps }) => steps.length))).toBeLessThanOrEqual(4);
  });

  it('calls a wrong digit a mistake where no single helps, too, and has nothing to show for it', () => {
    const { digits, candidates } = gridAfter(hard.puzzle, singles);
    const wrong = [...digits.keys()].flatMap((cell) =>
      digitsOf(candidates[cell]!)
        .filter((digit) => digit !== hard.answer[cell])
        .map((digit) => write(cell, digit)),
    );
    const verdicts = wrong
      .filter((_, index) => index % 6 === 0)
      .map((move) => judgedMoves(hard, [...singles, move], limit).at(-1)!.verdict);
    expect(verdicts.length).toBeGreaterThan(10);
    expect(verdicts.every(({ kind, rung, wouldShow }) => kind === 'mistake' && rung === undefined && wouldShow === undefined)).toBe(true);
  });

  it('calls a right digit that nothing shows yet a guess, and says what would show it', () => {
    const { digits } = gridAfter(hard.puzzle, singles);
    const easy = limitOf('easy');
    const cell = digits.indexOf(0);
    const last = judgedMoves(hard, [...singles, write(cell, hard.answer[cell]!)], easy).at(-1)!;
    expect(last.verdict.kind).toBe('guess');
    expect(last.verdict.wouldShow!.rung).toBeGreaterThan(easy);
  });

  it('is the same whether it looks for what would show a guess or not', () => {
    const easy = limitOf('easy');
    const { digits } = gridAfter(hard.puzzle, singles);
    const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
    const solve = {
      ...hard,
      deeds: [...singles, ...open.slice(0, 6).map((cell) => write(cell, hard.answer[cell]!))],
      pauses: [],
      seconds: 0,
    };
    const [explained, plain] = [true, false].map((explains) => kindsOf([...judged(solve, easy, explains)]));
    expect(explained).toEqual(plain);
    expect(plain).toContain('guess');
  });

  it('calls a wrong digit a mistake where a single showed the right one', () => {
    const [{ digits }] = singles as [Deed];
    const { cell, after: right } = digits[0]!;
    const [frame] = judgedMoves(hard, [write(cell, (right % 9) + 1)], limit);
    expect(frame!.verdict.kind).toBe('mistake');
    expect(frame!.verdict.wouldShow!.steps[0]!.instance.placements).toEqual([{ cell, digit: right }]);
  });

  it('says what follows from a wrong digit, and from which', () => {
    const { digits, candidates } = gridAfter(hard.puzzle, singles);
    const follows = [...digits.keys()].some((cell) =>
      digitsOf(candidates[cell]!)
        .filter((digit) => digit !== hard.answer[cell])
        .some((digit) => {
          const position = { ...positionOf(hard.puzzle), ...gridAfter(hard.puzzle, [...singles, write(cell, digit)]) };
          const next = nextMove(position, ladder.slice(0, 4))?.placements[0];
          if (!next || hard.answer[next.cell] === next.digit) return false;
          const frames = judgedMoves(hard, [...singles, write(cell, digit), write(next.cell, next.digit)], limit);
          expect(frames.at(-1)!.verdict).toMatchObject({ kind: 'follows', from: singles.length });
          return true;
        }),
    );
    expect(follows).toBe(true);
  });

  it('is the same after undo and redo, and what follows is judged by the grid as it is', () => {
    const [first, second, third] = moves as [Deed, Deed, Deed];
    const back = second.digits.map(({ cell, before, after: to }) => ({ cell, before: to, after: before }));
    const undo: Deed = { seconds: 25, did: 'undo', digits: back, struck: [] };
    const redo: Deed = { seconds: 26, did: 'redo', digits: second.digits, struck: [] };
    const plain = judgedMoves(hard, [first, second, third], limit);
    const detour = judgedMoves(hard, [first, second, undo, redo, third], limit);
    expect(kindsOf(detour)).toEqual(['shown', 'shown', 'taken-back', 'repeated', 'shown']);
    expect(detour[1]).toEqual(plain[1]);
    expect(detour[4]!.verdict.steps).toEqual(plain[2]!.verdict.steps);
  });

  it('does not prove a strike that nothing shows, calls one of the solution’s digit a mistake, and builds on neither', () => {
    const { digits, candidates } = gridAfter(hard.puzzle, []);
    const cell = [...digits.keys()].find((each) => digits[each] === 0 && digitsOf(candidates[each]!).length > 3)!;
    const wrong = digitsOf(candidates[cell]!).filter((digit) => digit !== hard.answer[cell]);
    const easy = limitOf('easy');
    expect(kindsOf(judgedMoves(hard, [strike(cell, hard.answer[cell]!)], easy))).toEqual(['mistake']);
    // All wrong ones, one after the other: the cell would be a naked single if they counted.
    const all = wrong.map((_, index) => {
      const sets = [wrong.slice(0, index), wrong.slice(0, index + 1)].map((list) => list.reduce((set, digit) => set | bitOf(digit), 0));
      return { seconds: 0, did: 'move' as const, digits: [], struck: [{ cell, before: sets[0]!, after: sets[1]! }] };
    });
    const single = ({ verdict }: JudgedFrame) => verdict.steps[0]?.instance.technique;
    const frames = judgedMoves(hard, [...all, write(cell, hard.answer[cell]!)], easy);
    expect(new Set(kindsOf(frames.slice(0, -1)))).toEqual(new Set(['unproven']));
    expect(single(frames.at(-1)!)).not.toBe('naked-single');
  });

  it('leaves alone what a hint showed', () => {
    const frames = judgedMoves(hard, [{ ...moves[0]!, did: 'hint' }, moves[1]!], limit);
    expect(kindsOf(frames)).toEqual(['hint', 'shown']);
  });
});

describe('a digit that is open', () => {
  const easy = made('easy', 1);
  const limit = limitOf('easy');
  const rungs = ladder.slice(0, 4).map(({ technique }) => technique.id);

  it('is named in front of a harder move after twenty seconds, and counted once as passed over after sixty', () => {
    const position = positionOf(easy.puzzle);
    const harder = ladder.slice(2, 4).flatMap(({ technique }) => technique.find(position));
    const lower = ladder.slice(0, 2).flatMap(({ technique }) => technique.find(position));
    const isEasier = (cell: number) => lower.some(({ placements }) => placements[0]!.cell === cell);
    const [one, other] = harder.map(({ placements }) => placements[0]!).filter(({ cell }) => !isEasier(cell));
    expect(lower.length > 0 && one && other).toBeTruthy();
    const openAt = (first: number, second: number) =>
      judgedMoves(easy, [write(one!.cell, one!.digit, 0, first), write(other!.cell, other!.digit, 0, second)], limit).map(
        ({ verdict }) => verdict.open,
      );
    expect(openAt(19, 19)).toEqual([undefined, undefined]);
    expect(openAt(20, 25)[0]).toMatchObject({ seconds: 20, passedOver: false });
    const [first, second] = openAt(60, 70);
    expect(first).toMatchObject({ seconds: 60, passedOver: true });
    expect(rungs.indexOf(first!.showing.steps[0]!.instance.technique)).toBeLessThan(2);
    if (second?.cell === first!.cell) expect(second!.passedOver).toBe(false);
  });
});
