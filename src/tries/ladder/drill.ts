import { bitOf, countDigits, setOfDigits } from '../../engine/candidates.ts';
import { cellsOfEnd } from '../../engine/grid-picture.ts';
import { fillsCells, judge } from '../../engine/logic/attempt.ts';
import { chainOf, tinted } from '../../engine/logic/chain-path.ts';
import { type Rung, rungOf } from '../../engine/logic/ladder.ts';
import type { Position } from '../../engine/logic/position.ts';
import { applyInstance } from '../../engine/logic/solve-by-ladder.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { type Puzzle, puzzleOf, withGivens } from '../../engine/puzzle.ts';
import { type Judgement, judgement } from '../../narration/en/attempts.ts';
import type { Followed } from '../../narration/en/thought.ts';
import { techniquePosition } from '../../widgets/runs/technique-position.ts';
import { onTrial } from '../../widgets/views/grid/on-trial.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';

/** A technique to be found in a position in which it is the simplest that helps. */
export interface Drill {
  readonly rung: Rung;
  readonly puzzle: Puzzle;
  readonly position: Position;
  /** The place to which help points. */
  readonly instance: Instance;
  /** Whether the reader is to write a digit; else they strike a candidate. */
  readonly fills: boolean;
}

/**
 * A technique, by its id, to be found in one of its positions: 0 is the one of its card, then come those of other puzzles, and then all
 * of them again and again, each time in another disguise.
 */
export function drillOf(id: string, other = 0): Drill {
  const rung = rungOf(id);
  const position = techniquePosition(id, other);
  const instance = rung.technique.first(position)!;
  return { rung, puzzle: puzzleOf(position.givens, { grid: position.grid }), position, instance, fills: fillsCells(instance) };
}

export interface Answer {
  readonly candidate: CellDigit;
  readonly judgement: Judgement;
  /** What the technique shows with this candidate; undefined where the answer is not right. */
  readonly instance: Instance | undefined;
}

/**
 * What comes of a conclusion. `seen`: whether the reader looks at the pattern. `followed`: the pattern, where it isn't the one that help
 * points to: what readers write on trial may lead elsewhere. For what it concludes its own reason is given.
 */
export function answerTo({ rung, position, puzzle, instance }: Drill, candidate: CellDigit, seen: boolean, followed = instance): Answer {
  const concludes = followed.eliminations.some(({ cell, digit }) => cell === candidate.cell && digit === candidate.digit);
  const attempt = judge(position, rung.technique, candidate, seen || concludes ? followed : undefined);
  return {
    candidate,
    judgement: judgement(attempt, rung.technique.id, candidate, puzzle, seen),
    instance: attempt.kind === 'shown' ? attempt.instance : undefined,
  };
}

/** The first thing that the instance concludes. */
export const conclusionOf = ({ instance, fills }: Drill): CellDigit => (fills ? instance.placements : instance.eliminations)[0]!;

/** How much of an argument is to be seen: nothing, what was seen without what follows, or all of it. */
export type Shown = 'nothing' | 'pattern' | 'conclusion';

/** What is left of an argument once its conclusion is drawn: digits on trial are erased. */
function afterTrialOf({ trial, nothingLeft: _, ...rest }: Followed): Followed {
  return trial ? { ...rest, houses: [] } : rest;
}

/** What is drawn of a drill. `argument`: what has been come to of an argument that is followed, thought by thought. */
export function sceneOf({ puzzle, position, fills }: Drill, instance: Instance, shown: Shown, argument?: Followed): GridScene {
  const followed = argument && shown === 'conclusion' ? afterTrialOf(argument) : argument;
  const scene = { ...emptyScene(puzzle), digits: position.digits, candidates: position.candidates };
  if (shown === 'nothing') return scene;
  const highlights = followed ? tinted(instance, followed) : instance.pattern;
  const pattern = { ...scene, houses: followed?.houses ?? instance.houses, links: followed?.links ?? chainOf(instance) };
  if (followed?.trial) return onTrial(pattern, position, followed);
  // Of a single the pattern is the answer: only its house is shown.
  if (shown !== 'conclusion') return { ...pattern, highlights: fills ? [] : highlights };
  const struck = new Uint32Array(position.candidates.length);
  for (const { cell, digit } of instance.eliminations) struck[cell]! |= bitOf(digit);
  if (!fills) return { ...pattern, struck, highlights, argues: true };
  const after = { ...position, digits: position.digits.slice(), candidates: position.candidates.slice() };
  applyInstance(after, instance);
  return { ...pattern, digits: after.digits, candidates: after.candidates, highlights };
}

/** A drill with its pattern drawn, or all of it, and of the marks only those that its argument speaks of: small enough to be read at a glance. */
export function argumentScene(drill: Drill, shown: Exclude<Shown, 'nothing'> = 'pattern'): GridScene {
  const { position, instance } = drill;
  const { pattern, links, eliminations, placements } = instance;
  const candidates = [...links.flatMap(({ from, to }) => [from, to]), ...eliminations, ...placements];
  const spokenOf = setOfDigits(candidates.map(({ digit }) => digit)) | pattern.reduce((set, { digits }) => set | digits, 0);
  // Where an argument is about a single digit, no other mark has to do with it; else its cells matter with all that they hold, as do those that are tried digit by digit.
  const isOfOne = countDigits(spokenOf) === 1 && pattern.every(({ digits }) => digits !== 0);
  const cells = new Set(isOfOne ? [] : [...candidates.flatMap(cellsOfEnd), ...pattern.flatMap((set) => set.cells)]);
  // Elsewhere only those matter that go, but in the houses that an argument speaks of and where a chain asks what other places there are.
  const gone = setOfDigits(eliminations.map(({ digit }) => digit));
  const ofSets = pattern.length > 1 && pattern.some((set) => countDigits(set.digits) > 2);
  const near = new Set(instance.houses.flatMap((house) => position.grid.cellsOfHouse[house]!));
  const asks = links.some(({ from, to, strong }) => strong && from.digit === to.digit);
  const isFar = (cell: number) => ofSets || !(isOfOne || asks || near.has(cell));
  const { id } = drill.rung.technique;
  // A grave shows in all of its cells, and a naked single only beside cells that have more marks than one. And which digits were given matters to rectangles that are avoided, and to nothing else.
  const isWhole = id === 'bug+1' || id === 'naked-single';
  const puzzle = id.startsWith('avoidable') ? drill.puzzle : withGivens(drill.puzzle, position.digits);
  return {
    ...sceneOf(drill, instance, shown),
    puzzle,
    highlights: pattern,
    candidates: position.candidates.map((set, cell) => (isWhole || cells.has(cell) ? set : set & (isFar(cell) ? gone : spokenOf))),
  };
}
