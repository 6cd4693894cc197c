import { cellName } from '../../engine/grid.ts';
import type { MatchingPicture } from '../../engine/picture/matching.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { anchorOf, positionOf } from '../../trace/anchors.ts';
import type { Layer } from '../../widgets/views/kit/elements.ts';
import { rememberShown } from '../../widgets/views/kit/elements.ts';
import { drawMatching, layersIn } from '../../widgets/views/matching/drawing.ts';
import { matchingScene, SIDE } from '../../widgets/views/matching/layout.ts';
import { runAtBuild } from '../run-at-build.ts';
import type { Chart } from './chart.ts';

/** What cells take in the second matching, by their places in box 3: a round trip of three cells, and one of two. */
const SECOND: Readonly<Record<number, number>> = { 0: 6, 2: 2, 5: 1, 3: 5, 7: 3 };

/** Two matchings of the house that the chapter on matchings follows, drawn over each other: lines of the two alternate in circles. */
export const twoMatchings: Chart = async (document) => {
  const { timeline } = await runAtBuild({ algorithm: 'all-different', puzzle: 'shortz-301' });
  const { picture } = timeline.frame(positionOf(timeline, anchorOf({ at: 'match', n: 115 })));
  const first = picture.matching as MatchingPicture;
  const puzzle = picture.grid!.puzzle;
  const second = Array.from(first.pairs, (value, slot) => (SECOND[slot] === undefined ? value : SECOND[slot] - 1));
  const isMatching = second.every((value, slot) => first.values[slot]!.includes(value)) && new Set(second).size === second.length;
  if (!isMatching) throw new Error('the second matching of the drawing is none of this house');

  const values = Array.from(first.pairs, (value, slot) => [...new Set([value, second[slot]!])]);
  const path = second.flatMap((value, slot) => (value === first.pairs[slot] ? [] : [{ slot, value }]));
  const scene = matchingScene(puzzle, { ...first, values, path, reached: [] }, false)!;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of [
    ['class', 'matching'],
    ['viewBox', `0 14 ${SIDE} ${SIDE - 14}`],
    ['aria-label', 'Two matchings of box 3 over each other'],
  ] as const)
    svg.setAttribute(name, value);
  document.body.append(svg);
  const { select } = await import('d3-selection');
  drawMatching(layersIn(select(svg) as unknown as Layer), scene, rememberShown());
  const cells = puzzle.grid.cellsOfHouse[first.house]!;
  return {
    caption:
      'Two matchings of box 3 over each other: one is drawn in heavy lines, the other in dashed lines where it differs. Follow the two alternately, and you go round one circle through r1c7, r1c9 and r2c9, and another through r2c7 and r3c8.',
    table: path.map(({ slot, value }) => ({
      cell: cellName(puzzle.grid, cells[slot]!),
      'in the one': symbolOf(puzzle, first.pairs[slot]! + 1),
      'in the other': symbolOf(puzzle, value + 1),
    })),
    plot: svg,
    narrow: svg.cloneNode(true) as Element,
  };
};
