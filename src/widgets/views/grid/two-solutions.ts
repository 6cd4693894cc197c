import type { Puzzle } from '../../../engine/puzzle.ts';
import { gridDrawing } from './grid.ts';
import { emptyScene } from './scene.ts';

/** Draws two answers of a puzzle side by side, any after any other, lit where they differ. */
export function twoAnswersDrawing(places: readonly Element[]): (puzzle: Puzzle, answers: readonly Uint8Array[]) => void {
  const drawings = places.map((place) => gridDrawing(place));
  return (puzzle, answers) => {
    const [one, other] = answers as [Uint8Array, Uint8Array];
    const differing = Array.from(one, (_, cell) => cell).filter((cell) => one[cell] !== other[cell]);
    for (const [index, draw] of drawings.entries())
      draw({ ...emptyScene(puzzle), digits: answers[index]!, highlights: [{ cells: differing, digits: 0, hue: 1 }] });
  };
}
