import { singlesOn } from '../../../../engine/logic/cages/cage-ladder.ts';
import type { LadderDigit } from '../../../../engine/logic/judging/ladder-digits.ts';
import { passedOver } from '../../../../engine/logic/judging/passed-over.ts';
import { framesOf, type Solve, type SolveFrame } from '../../../../engine/logic/judging/solve.ts';
import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import type { Level, Rung } from '../../../../engine/logic/ladder.ts';
import { placedAtFirst } from '../../../../engine/logic/position.ts';
import { namedLadder } from '../../../../narration/en/named-ladder.ts';

/** What one may jump to: guesses, mistakes, moves that passed over something simpler, and those that took longest. */
export const groups = ['guess', 'mistake', 'passed', 'long'] as const;
export type Group = (typeof groups)[number];

/** How many moves are called the longest. */
const LONGEST = 3;

/** A row of the summary: what a solve says of one technique. Rungs are places on the ladder. */
export interface TechniqueRow {
  readonly rung: number;
  /** The seconds that each use took. */
  readonly uses: readonly number[];
  readonly byLadder: number;
  readonly passedOver: number;
  /** The longest time for which a single was open, in seconds; 0 where none was passed over. */
  readonly longestOpen: number;
  readonly guessedInstead: number;
}

const isClaim = ({ kind }: Verdict) => kind !== 'taken-back' && kind !== 'repeated' && kind !== 'hint';

/** A solve with what is known of it so far: verdicts come one after the other. Moves are numbered from 1; 0 is the start. */
export class Review {
  readonly solve: Solve;
  readonly frames: readonly SolveFrame[];
  /** The ladder of the puzzle. */
  readonly rungList: readonly Rung[];
  readonly verdicts: Verdict[] = [];
  ladder: readonly LadderDigit[] = [];
  level: Level | undefined;

  constructor(solve: Solve) {
    this.solve = solve;
    this.frames = framesOf(solve);
    this.rungList = namedLadder(solve.puzzle);
  }

  get isJudged(): boolean {
    return this.verdicts.length === this.frames.length;
  }

  /** The grid after so many moves. */
  digitsAt(count: number): Uint8Array {
    return this.frames[count - 1]?.digits ?? placedAtFirst(this.solve.puzzle);
  }

  struckAt(count: number): Uint32Array {
    return this.frames[count - 1]?.struck ?? new Uint32Array(this.solve.puzzle.grid.cellCount);
  }

  secondsAt(count: number): number {
    return this.frames[count - 1]?.deed.seconds ?? 0;
  }

  /** The last move made by a second. */
  moveAt(seconds: number): number {
    return this.frames.findLastIndex(({ deed }) => deed.seconds <= seconds) + 1;
  }

  /** How many digits there are in the grid after so many moves that weren’t there at first. */
  writtenAt(count: number): number {
    const filled = (digits: Uint8Array) => digits.reduce((sum, digit) => sum + Number(digit !== 0), 0);
    return filled(this.digitsAt(count)) - filled(this.digitsAt(0));
  }

  /** The ladder’s digit that belongs to a move, by the number of digits written; undefined before the ladder is known. */
  ladderAt(count: number): { readonly number: number; readonly digit: LadderDigit; readonly digits: Uint8Array } | undefined {
    const number = Math.max(1, Math.min(this.ladder.length, this.writtenAt(count)));
    const digit = this.ladder[number - 1];
    if (!digit) return undefined;
    const digits = this.digitsAt(0).slice();
    for (const each of this.ladder.slice(0, number)) digits[each.cell] = each.digit;
    return { number, digit, digits };
  }

  /** The moves of a group, as far as they have been judged. */
  group(name: Group): number[] {
    const numbered = this.verdicts.map((verdict, index) => ({ verdict, move: index + 1 }));
    if (name === 'long') {
      const claims = numbered.filter(({ verdict }) => isClaim(verdict));
      const thought = ({ move }: { move: number }) => this.frames[move - 1]!.thought;
      return claims
        .sort((a, b) => thought(b) - thought(a))
        .slice(0, LONGEST)
        .filter((each) => thought(each) > 0)
        .map(({ move }) => move)
        .sort((a, b) => a - b);
    }
    const passed = this.passed();
    return numbered
      .filter(({ verdict, move }) => (name === 'passed' ? passed[move - 1] !== undefined : verdict.kind === name))
      .map(({ move }) => move);
  }

  /** By move (from 0): the rung that it passed over. */
  passed(): (number | undefined)[] {
    return passedOver(this.frames, this.verdicts, singlesOn(this.rungList));
  }

  /** Whether a move stands: what was taken back counts only as a guess or a mistake. */
  #counts(move: number): boolean {
    return this.frames[move - 1]!.takenBackBy === undefined;
  }

  /** The rungs that the reader, the ladder or the simplest way needed, the lowest first. */
  rungs(): number[] {
    const used = this.verdicts.flatMap(({ rung, simplest, open }) => [rung, simplest?.showing.rung, open?.rung]);
    const all = new Set([...used, ...this.ladder.flatMap(({ moves }) => moves)]);
    return [...all].filter((rung) => rung !== undefined).sort((a, b) => a - b);
  }

  /** The rows of the summary, the hardest technique first. */
  rows(): TechniqueRow[] {
    const claims = this.verdicts.map((verdict, index) => ({ verdict, frame: this.frames[index]!, move: index + 1 }));
    const passed = this.passed();
    return this.rungs()
      .reverse()
      .map((rung) => {
        const open = claims.flatMap(({ verdict: { open: single } }, index) =>
          passed[index] === rung ? [single?.passedOver ? single.seconds : 0] : [],
        );
        return {
          rung,
          uses: claims
            .filter(({ verdict, move }) => verdict.kind === 'shown' && verdict.rung === rung && this.#counts(move))
            .map(({ frame }) => frame.thought),
          byLadder: this.ladder.flatMap(({ moves }) => moves).filter((each) => each === rung).length,
          passedOver: open.length,
          longestOpen: Math.max(0, ...open),
          guessedInstead: claims.filter(({ verdict }) => verdict.kind === 'guess' && verdict.simplest?.showing.rung === rung).length,
        };
      });
  }
}

/** The middle one of numbers; undefined where there are none. */
export function median(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
