import type { CandidateLink, Highlight } from '../../engine/algorithm.ts';
import { candidatesOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import type { Blocker } from '../../engine/logic/blockers.ts';
import { nextMove } from '../../engine/logic/solve-by-ladder.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { hintOf } from '../../narration/en/techniques.ts';
import { plain, type Sentence } from '../../narration/sentence.ts';
import { type Game, wrongCells } from './game.ts';

/** What the board draws while a press of a hint is open, over the digits that stand there. */
export interface HintPicture {
  /** Indexed by cell: the marks to draw. The reader's own, and in the cells of the picture all that is left there. */
  readonly candidates: Uint32Array;
  /** Cells with the digits that matter in them, by hue. */
  readonly highlights: readonly Highlight[];
  readonly houses: readonly number[];
  readonly links: readonly CandidateLink[];
  /** Lines from a placed digit to an open cell that it rules out. */
  readonly blockers: readonly Blocker[];
  /** Candidates that go, and digits that are written: only in the press that says why. */
  readonly strikes: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
  /** The reader's digits that are wrong. */
  readonly wrong: readonly number[];
}

/** A row of the table beside a reason: `when` it is so, `then` this follows, each from the one before. */
export interface HintCase {
  readonly when: Sentence;
  readonly then: readonly Sentence[];
}

export interface HintPress {
  readonly sentences: readonly Sentence[];
  readonly cases: readonly HintCase[];
  /** Undefined where the board stays unmarked. */
  readonly picture: HintPicture | undefined;
}

/** What the last press does, as one move that can be undone. */
export interface HintDeed {
  /** For its button: 'Strike both for me', 'Write 7 in r4c3', 'Take 9 back'. */
  readonly label: string;
  /** How to do it oneself; empty where there is nothing to add. */
  readonly byHand: Sentence;
  /** What has been done, to say afterwards. */
  readonly done: Sentence;
}

/**
 * `technique` has three presses (what, where, why) before its deed; the others have one. `guess`: none of the techniques
 * helps. `solved` has no deed.
 */
export interface Hint {
  readonly kind: 'wrong-digit' | 'missing-mark' | 'technique' | 'guess' | 'solved';
  /** The heading: 'XY-wing', '9 at r2c2 is wrong'. */
  readonly title: Sentence;
  /** 'hard · 160', and the technique's id (its card in chapter 6 is `#technique-<id>`). */
  readonly technique: { readonly id: string; readonly level: string; readonly score: number } | undefined;
  readonly presses: readonly HintPress[];
  readonly deed: HintDeed | undefined;
  /** The same for two hints that do the same thing. */
  readonly key: string;
}

/*
 * To come, with these signatures:
 *   hintFor(game: Game): Hint
 *   doHint(game: Game, hint: Hint): readonly number[]      the cells that changed; one move that can be undone
 *   stillHolds(game: Game, hint: Hint): boolean            while a hint is open and the reader types on
 */

/** A hint in three sentences, given one at a time: the houses go with the second, the cells with the third. */
export interface TeachingHint {
  readonly sentences: readonly string[];
  readonly houses: readonly number[];
  readonly cells: readonly number[];
}

/** What a person would see next in the grid as it stands; a wrong digit is told first. */
export function teachingHint(game: Game): TeachingHint {
  const { puzzle, digits } = game;
  const { grid } = puzzle;
  const [wrong] = wrongCells(game, 'answer');
  if (wrong !== undefined) {
    return {
      sentences: [
        'Before anything else: one of your digits is wrong.',
        `Look at ${cellName(grid, wrong)}.`,
        `${symbolOf(puzzle, digits[wrong]!)} is not the answer there. Clear it.`,
      ],
      houses: [],
      cells: [wrong],
    };
  }
  const move = nextMove({ grid, givens: puzzle.givens, digits: digits.slice(), candidates: candidatesOf(grid, digits) });
  if (!move) {
    return { sentences: ['None of the techniques of this site helps here. Try “Solve a cell”.'], houses: [], cells: [] };
  }
  const { name, where, what } = hintOf(move, puzzle);
  return {
    sentences: [name, where, what].map(plain),
    houses: move.houses,
    cells: [...new Set([...move.pattern.flatMap(({ cells }) => cells), ...move.placements.map(({ cell }) => cell)])],
  };
}
