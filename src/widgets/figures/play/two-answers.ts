import type { Puzzle } from '../../../engine/puzzle.ts';
import { gridDrawing } from '../../views/grid.ts';
import { emptyScene } from '../../views/grid-scene.ts';

/** Draws two answers of a puzzle side by side, lit where they differ. */
export function drawTwoAnswers(places: readonly HTMLElement[], puzzle: Puzzle, answers: readonly Uint8Array[]): void {
  const [one, other] = answers as [Uint8Array, Uint8Array];
  const differing = Array.from(one, (_, cell) => cell).filter((cell) => one[cell] !== other[cell]);
  for (const [index, place] of places.entries())
    gridDrawing(place)({ ...emptyScene(puzzle), digits: answers[index]!, highlights: [{ cells: differing, digits: 0, hue: 1 }] });
}
