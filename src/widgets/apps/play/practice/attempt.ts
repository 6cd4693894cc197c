import { candidatesIn } from '../../../../engine/logic/cages/caged-candidates.ts';
import { after } from '../../../../engine/logic/judging/showing.ts';
import { isSingle } from '../../../../engine/logic/judging/singles.ts';
import { type Deed, framesOf, type SolveFrame } from '../../../../engine/logic/judging/solve.ts';
import { rungOf } from '../../../../engine/logic/ladder.ts';
import { type Position, placedAtFirst } from '../../../../engine/logic/position.ts';
import type { CellDigit, Instance } from '../../../../engine/logic/technique.ts';
import type { Puzzle } from '../../../../engine/puzzle.ts';

/** What came of a position that was practised: the move was found, or shown by a hint, or a digit was guessed, or was wrong. */
export interface Attempt {
  readonly kind: 'seen' | 'hint' | 'guess' | 'mistake';
  /** Seconds of the game’s clock until then. */
  readonly seconds: number;
  /** The moves up to the one that decided it. */
  readonly moves: number;
}

/** As much of a game as an attempt is judged by. */
export interface Attempted {
  readonly puzzle: Puzzle;
  readonly answer: ArrayLike<number>;
  readonly deeds: readonly Deed[];
}

/** What a technique finds where a puzzle’s game begins, by puzzle: the same for all moves of a game. */
const instancesAt = new WeakMap<Puzzle, readonly Instance[]>();

function instancesOf(puzzle: Puzzle, position: Position, technique: string): readonly Instance[] {
  const known = instancesAt.get(puzzle);
  if (known?.[0]?.technique === technique) return known;
  const found = rungOf(technique).technique.find(position);
  instancesAt.set(puzzle, found);
  return found;
}

/** What a game that began before a technique has come to; undefined while the reader still looks for the move. */
export function attemptOf({ puzzle, answer, deeds }: Attempted, technique: string): Attempt | undefined {
  if (deeds.length === 0) return undefined;
  const digits = placedAtFirst(puzzle);
  const { grid, givens, domains } = puzzle;
  const position: Position = { grid, givens, domains, digits, candidates: candidatesIn(puzzle, digits) };
  const instances = instancesOf(puzzle, position, technique);
  for (const [index, frame] of framesOf({ puzzle, deeds }).entries()) {
    const kind = kindOf(frame, answer, position, instances);
    if (kind) return { kind, seconds: frame.deed.seconds, moves: index + 1 };
  }
  return undefined;
}

/** What a move decides; undefined where it decides nothing, such as a strike that another technique might show. */
function kindOf(
  { deed, written, strikes }: SolveFrame,
  answer: ArrayLike<number>,
  position: Position,
  instances: readonly Instance[],
): Attempt['kind'] | undefined {
  if (deed.did === 'hint') return 'hint';
  if (deed.did !== 'move') return undefined;
  const isRight = ({ cell, digit }: CellDigit) => answer[cell] === digit;
  if (strikes.some(isRight) || written.some((each) => !isRight(each))) return 'mistake';
  const holds = (list: readonly CellDigit[], { cell, digit }: CellDigit) => list.some((each) => each.cell === cell && each.digit === digit);
  if (strikes.some((each) => instances.some(({ eliminations }) => holds(eliminations, each)))) return 'seen';
  if (written.some((each) => instances.some(({ placements }) => holds(placements, each)))) return 'seen';
  // Another single shows the digit: the reader still looks for the technique.
  const unshown = written.filter(({ cell, digit }) => !isSingle(position, cell, digit));
  if (unshown.length === 0) return undefined;
  // Whoever sees what is struck may write the digit that is left without striking anything.
  const strikesAlone = instances.map((instance) => ({ ...instance, placements: [] }));
  const left = after(position, strikesAlone);
  return unshown.every(({ cell, digit }) => isSingle(left, cell, digit)) ? 'seen' : 'guess';
}
