import { candidatesIn, positionWith } from '../../../../engine/logic/cages/caged-candidates.ts';
import type { ShownStep } from '../../../../engine/logic/judging/elimination-run.ts';
import type { Position } from '../../../../engine/logic/position.ts';
import { emptyScene, type GridScene } from '../../../views/grid/scene.ts';
import type { HintPicture } from '../hint.ts';
import { noCandidates, noPicture, reasonPicture, strikesIn } from '../hint-picture.ts';
import type { Review } from './review.ts';

/** What of a move is shown: one of the steps that show it, or of those that show what was open instead. */
export interface Look {
  /** From 1; 0 for the start. */
  readonly move: number;
  readonly open: boolean;
  readonly step: number;
}

/** A board: the grid, and what is drawn over it. Nothing is dimmed where the picture is `plain`. */
export interface MoveBoard {
  readonly scene: GridScene;
  readonly picture: HintPicture | undefined;
  readonly plain: boolean;
  /** The step that is shown, with the position in which it was found. */
  readonly step: { readonly step: ShownStep; readonly position: Position } | undefined;
}

/** The steps that a look goes through: those of the move, or of what was open before it. */
export function stepsOf(review: Review, { move, open }: Pick<Look, 'move' | 'open'>): readonly ShownStep[] {
  const verdict = review.verdicts[move - 1];
  if (!verdict) return [];
  if (!open) return verdict.steps;
  return verdict.open?.showing.steps ?? verdict.simplest?.showing.steps ?? [];
}

/** The position that a step of a move was found in, which may have been before other digits were written. What follows from a wrong digit was found with the wrong digits left in. */
function positionOf(review: Review, move: number, step: ShownStep, open: boolean): Position {
  const { puzzle, answer } = review.solve;
  const before = review.digitsAt(move - 1);
  const keepsWrong = !open && review.verdicts[move - 1]?.kind === 'follows';
  const digits = step.digits ?? (keepsWrong ? before : before.map((digit, cell) => (digit === answer[cell] ? digit : 0)));
  return { ...positionWith(puzzle, digits), candidates: step.candidates };
}

/** Cells whose digit is wrong. */
const wrongIn = (digits: Uint8Array, answer: ArrayLike<number>) =>
  new Set([...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== answer[cell]));

/** What the board shows of a move. */
export function boardOf(review: Review, look: Look): MoveBoard {
  const { puzzle, answer } = review.solve;
  const frame = review.frames[look.move - 1];
  const bare = (digits: Uint8Array): GridScene => ({ ...emptyScene(puzzle), digits, wrong: wrongIn(digits, answer) });
  const steps = stepsOf(review, look);
  const step = steps[Math.min(look.step, steps.length - 1)];
  if (frame && step) {
    const position = positionOf(review, look.move, step, look.open);
    const picture = reasonPicture(step.instance, position);
    const candidates = picture.candidates.slice();
    for (const { cell } of picture.placements) candidates[cell] = 0;
    const { highlights, houses, links } = picture;
    const scene = {
      ...bare(step.digits ?? review.digitsAt(look.move - 1)),
      candidates,
      highlights,
      houses,
      links,
      struck: strikesIn(picture),
    };
    return { scene, picture, plain: false, step: { step, position } };
  }
  const scene = bare(review.digitsAt(look.move));
  if (!frame) return { scene, picture: undefined, plain: true, step: undefined };
  const { written, strikes, erased, deed } = frame;
  const [gone] = erased;
  if (gone && written.length === 0) {
    const focus = { cell: gone.cell, digit: gone.digit, tone: 'removed', undoes: true } as const;
    return { scene: { ...scene, focus }, picture: undefined, plain: true, step: undefined };
  }
  const kind = review.verdicts[look.move - 1]?.kind;
  const isBad = kind === 'guess' || kind === 'mistake' || kind === 'unproven';
  const picture: HintPicture = {
    ...noPicture,
    candidates: noCandidates(puzzle),
    wrong: isBad ? written.filter(({ cell, digit }) => digit !== answer[cell]).map(({ cell }) => cell) : [],
    placements: isBad ? written.filter(({ cell, digit }) => digit === answer[cell]) : written,
    strikes,
  };
  if (strikes.length === 0) return { scene, picture, plain: true, step: undefined };
  // The marks of the cells in which something was struck.
  const cells = new Set(strikes.map(({ cell }) => cell));
  const left = candidatesIn(puzzle, scene.digits);
  const struck = strikesIn(picture);
  const candidates = left.map((set, cell) => (cells.has(cell) ? (set & ~review.struckAt(look.move)[cell]!) | struck[cell]! : 0));
  return { scene: { ...scene, candidates, struck }, picture, plain: deed.did !== 'move', step: undefined };
}
