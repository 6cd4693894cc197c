import { bitOf, hasDigit } from '../../candidates.ts';
import type { Puzzle } from '../../puzzle.ts';
import { ladderFor } from '../cages/cage-ladder.ts';
import { positionWith } from '../cages/caged-candidates.ts';
import { type Position, placedAtFirst } from '../position.ts';
import { type CellDigit, effectOf } from '../technique.ts';
import { lastPatternOf } from './elimination-run.ts';
import { OpenDigits } from './open-digits.ts';
import { after, type FoundStep, Shower, type Showing } from './showing.ts';
import { framesOf, type Solve, type SolveFrame } from './solve.ts';
import type { JudgedFrame, Verdict, VerdictKind } from './verdict.ts';

/** What a claim of a move comes to, before the rest of its verdict is known. */
type Judged = Pick<Verdict, 'kind' | 'rung' | 'steps'> & Partial<Pick<Verdict, 'wouldShow' | 'from'>>;

const shown = ({ rung, steps }: Showing): Judged => ({ kind: 'shown', rung, steps });
const claimless = (kind: VerdictKind): Judged => ({ kind, rung: undefined, steps: [] });

/** How many digits a player is taken to see ahead: with more of them, singles would explain any digit of an easy puzzle. */
const MAX_AHEAD = 3;

/** Of several claims made in one move, the worst counts. */
const WORST: readonly VerdictKind[] = ['mistake', 'guess', 'unproven', 'follows'];

/**
 * Judges the moves of a solve one after the other. A digit is judged by the digits in the grid that are right and the strikes that were
 * shown, and never by pencil marks.
 */
class Judge {
  readonly #puzzle: Puzzle;
  readonly #answer: ArrayLike<number>;
  readonly #limit: number;
  readonly #explains: boolean;
  readonly #open = new OpenDigits();
  /** Indexed by cell, as sets: the strikes that techniques have shown, whenever that was. */
  readonly #shownStrikes: Uint32Array;
  /** By effect: what the techniques struck in earlier positions, as far as it was looked for. */
  readonly #found = new Map<string, FoundStep>();
  #digits: Uint8Array;
  #struck: Uint32Array;
  #shower: Shower;
  /** What the techniques show with the wrong digits left in; undefined where nobody has asked, or where none is wrong. */
  #withWrong: Shower | undefined;

  constructor({ puzzle, answer }: Pick<Solve, 'puzzle' | 'answer'>, limit: number, explains: boolean) {
    this.#puzzle = puzzle;
    this.#answer = answer;
    this.#limit = limit;
    this.#explains = explains;
    this.#digits = placedAtFirst(puzzle);
    this.#struck = new Uint32Array(this.#digits.length);
    this.#shownStrikes = new Uint32Array(this.#digits.length);
    this.#shower = new Shower(this.#position(true));
    this.#open.update(this.#shower, 0);
  }

  #position(rightAlone: boolean): Position {
    const digits = rightAlone ? this.#digits.map((digit, cell) => (digit === this.#answer[cell] ? digit : 0)) : this.#digits;
    const gone = this.#struck.map((set, cell) => set & this.#shownStrikes[cell]);
    return positionWith(this.#puzzle, digits, gone);
  }

  get #wrongCells(): number[] {
    return [...this.#digits.keys()].filter((cell) => this.#digits[cell] !== 0 && this.#digits[cell] !== this.#answer[cell]);
  }

  /** Judges the next move. `frames` are all up to it. */
  judge(frames: readonly SolveFrame[], index: number): JudgedFrame {
    const frame = frames[index];
    const { deed, written, strikes } = frame;
    const shower = this.#shower;
    const judged = this.#claim(frames, index);
    const simplest = shower.simplest(this.#limit);
    const isJudged = judged.kind !== 'hint' && judged.kind !== 'taken-back' && judged.kind !== 'repeated';
    // In front of a mistake, simpler means simpler than what showed the right digit.
    const rung = judged.kind === 'mistake' ? judged.wouldShow?.rung : judged.rung;
    const open = isJudged
      ? this.#open.simplerThan(rung ?? Number.POSITIVE_INFINITY, shower, deed.seconds, [...written, ...strikes])
      : undefined;
    this.#follow(frame, judged.kind);
    return { ...frame, verdict: { wouldShow: undefined, from: undefined, ...judged, simplest, open } };
  }

  #claim(frames: readonly SolveFrame[], index: number): Judged {
    const { deed, written, strikes } = frames[index];
    if (deed.did === 'undo') return claimless('taken-back');
    if (deed.did === 'redo') return claimless('repeated');
    if (deed.did === 'hint') return { ...claimless('hint'), wouldShow: this.#hinted(written, strikes) };
    const oldestWrong = () => this.#oldestWrong(frames, index);
    const open = strikes.filter(({ cell, digit }) => hasDigit(this.#shower.position.candidates[cell], digit));
    const claims = [...written.map((each) => this.#digit(each, oldestWrong)), ...open.map((each) => this.#strike(each, oldestWrong))];
    if (claims.length === 0) return claimless(written.length + strikes.length > 0 ? 'shown' : 'taken-back');
    const worst = WORST.find((kind) => claims.some((claim) => claim.kind === kind));
    if (worst) return claims.find((claim) => claim.kind === worst)!;
    return claims.reduce((highest, claim) => (claim.rung! > highest.rung! ? claim : highest));
  }

  /** How the techniques show what a hint did, as the hardest of it takes; undefined where it took something back. */
  #hinted(written: readonly CellDigit[], strikes: readonly CellDigit[]): Showing | undefined {
    const showings = [
      ...written.map((each) => this.#shower.digit(each, this.#limit)),
      ...strikes.map((each) => this.#shower.strike(each, this.#limit)),
    ].filter((showing) => showing !== undefined);
    return showings.toSorted((a, b) => b.rung - a.rung)[0];
  }

  /** The move that wrote the wrong digit which has been there longest. */
  #oldestWrong(frames: readonly SolveFrame[], index: number): number | undefined {
    const writer = (cell: number) =>
      frames
        .slice(0, index)
        .findLastIndex(({ written }) => written.some((each) => each.cell === cell && each.digit === this.#digits[cell]));
    const moves = this.#wrongCells.map(writer).filter((move) => move >= 0);
    return moves.length === 0 ? undefined : Math.min(...moves);
  }

  #withWrongDigits(): Shower | undefined {
    if (!this.#withWrong && this.#wrongCells.length > 0) this.#withWrong = new Shower(this.#position(false));
    return this.#withWrong;
  }

  #digit(place: CellDigit, oldestWrong: () => number | undefined): Judged {
    const { cell, digit } = place;
    const isRight = this.#answer[cell] === digit;
    const showing = isRight ? this.#right(place) : undefined;
    if (showing) return shown(showing);
    const misled = this.#withWrongDigits()?.digit(place, this.#limit);
    if (misled) return { kind: 'follows', rung: misled.rung, steps: misled.steps, from: oldestWrong() };
    if (isRight)
      return {
        ...claimless('guess'),
        wouldShow: this.#explains ? this.#shower.digit(place, lastPatternOf(ladderFor(this.#puzzle))) : undefined,
      };
    const single = this.#shower.singles.find((each) => each.cell === cell);
    return { ...claimless('mistake'), wouldShow: single && this.#shower.digit(single, this.#limit) };
  }

  /** How a right digit is shown. A single behind one other digit comes before patterns, and one behind several after them. */
  #right(place: CellDigit): Showing | undefined {
    const now = this.#shower.digit(place, this.#limit);
    if (now?.steps.length === 1) return now;
    return this.#shower.ahead(place, 1) ?? now ?? this.#fromBefore(place) ?? this.#shower.ahead(place, MAX_AHEAD);
  }

  /**
   * How a digit is shown by strikes that the techniques made in earlier positions. Some patterns, such as rectangles, are gone when more digits
   * are written, and what they showed stays true.
   */
  #fromBefore(place: CellDigit): Showing | undefined {
    const { position } = this.#shower;
    const isOpen = ({ cell, digit }: CellDigit) => hasDigit(position.candidates[cell], digit);
    const showing = (steps: readonly FoundStep[]) =>
      new Shower(
        after(
          position,
          steps.map(({ instance }) => instance),
        ),
      ).digit(place, this.#limit);
    let kept = [...this.#found.values()].filter(({ instance }) => instance.eliminations.some(isOpen));
    let last = kept.length === 0 ? undefined : showing(kept);
    if (!last) return undefined;
    for (const step of kept.toReversed()) {
      const others = kept.filter((each) => each !== step);
      const without = showing(others);
      if (without) [kept, last] = [others, without];
    }
    return { rung: Math.max(last.rung, ...kept.map(({ rung }) => rung)), steps: [...kept, ...last.steps] };
  }

  #strike(place: CellDigit, oldestWrong: () => number | undefined): Judged {
    if (this.#answer[place.cell] === place.digit) return claimless('mistake');
    const showing = this.#shower.strike(place, this.#limit);
    if (showing) return shown(showing);
    const misled = this.#withWrongDigits()?.strike(place, this.#limit);
    return misled ? { kind: 'follows', rung: misled.rung, steps: misled.steps, from: oldestWrong() } : claimless('unproven');
  }

  /** Does the move. */
  #follow({ deed, digits, struck, strikes, written }: SolveFrame, kind: VerdictKind): void {
    if (kind === 'shown' || kind === 'hint') for (const { cell, digit } of strikes) this.#shownStrikes[cell] |= bitOf(digit);
    // Strikes that nothing showed may be shown now.
    const changes = written.length > 0 || deed.digits.length > 0 || strikes.length > 0;
    this.#digits = digits;
    this.#struck = struck;
    this.#withWrong = undefined;
    // What would show a guess is looked for on higher rungs, which show nothing else.
    const found = this.#shower.found.filter(({ rung }) => rung <= this.#limit);
    for (const step of found) this.#found.set(effectOf(step.instance), { ...step, digits: this.#shower.position.digits });
    this.#shower = new Shower(this.#position(true));
    if (changes && this.#proveStrikes()) this.#shower = new Shower(this.#position(true));
    this.#open.update(this.#shower, deed.seconds);
  }

  /** Takes in unproven strikes that the techniques show by now; returns whether there are any. */
  #proveStrikes(): boolean {
    const { candidates } = this.#shower.position;
    let some = false;
    for (const [cell, set] of this.#struck.entries()) {
      for (let rest = set & candidates[cell] & ~bitOf(this.#answer[cell]); rest !== 0; rest &= rest - 1) {
        const digit = 32 - Math.clz32(rest & -rest);
        if (!this.#shower.strike({ cell, digit }, this.#limit)) continue;
        this.#shownStrikes[cell] |= bitOf(digit);
        some = true;
      }
    }
    return some;
  }
}

/**
 * Judges each move of a solve in turn. `limit` is the last rung of the puzzle’s own level, as a place on the ladder. Unless it `explains`, it
 * doesn’t look for what would show a guess: that takes longer than all the rest.
 */
export function* judged(solve: Solve, limit: number, explains = true): Generator<JudgedFrame, undefined> {
  const frames = framesOf(solve);
  const judge = new Judge(solve, limit, explains);
  for (const index of frames.keys()) yield judge.judge(frames, index);
}
