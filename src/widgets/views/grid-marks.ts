import type { Selection } from 'd3-selection';
import type { Highlight } from '../../engine/grid-picture.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Changed } from './changed.ts';
import { left, markSize, markX, markY, round, SIDE, top } from './grid-places.ts';
import type { GridScene } from './grid-scene.ts';

type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** Sets of cells: a hue, an outline and a number, so that nothing is told by colour alone. */
export function drawSets(layer: Layer, scene: GridScene, side: number): void {
  const cells = scene.highlights.flatMap((set, index) => set.cells.map((cell, place) => ({ set, index, cell, first: place === 0 })));
  const groups = layer
    .selectAll<SVGGElement, (typeof cells)[number]>('g')
    .data(cells)
    .join('g')
    .attr('class', ({ set }: { set: Highlight }) => `set hue-${set.hue + 1}`)
    .attr('transform', ({ cell }) => `translate(${round(left(scene, cell, side))} ${round(top(scene, cell, side))})`);
  groups
    .selectAll('rect')
    .data((datum) => [datum])
    .join('rect')
    .attr('x', 1.5)
    .attr('y', 1.5)
    .attr('width', round(side - 3))
    .attr('height', round(side - 3))
    .attr('rx', 3);
  groups
    .selectAll('text')
    .data((datum) => (datum.first && scene.highlights.length > 1 ? [datum] : []))
    .join('text')
    .attr('x', round(side - 4))
    .attr('y', round(side * 0.26))
    .attr('font-size', round(side * 0.22))
    .text(({ index }) => index + 1);
  const { size, boxRows, boxColumns } = scene.puzzle.grid;
  layer
    .selectAll('rect.house')
    .data([...scene.houses])
    .join('rect')
    .attr('class', 'house')
    .attr('x', (house) => round(left(scene, scene.puzzle.grid.cellsOfHouse[house]![0]!, side)))
    .attr('y', (house) => round(top(scene, scene.puzzle.grid.cellsOfHouse[house]![0]!, side)))
    .attr('width', (house) => round(house < size ? SIDE : house < 2 * size ? side : side * boxColumns))
    .attr('height', (house) => round(house < size ? side : house < 2 * size ? SIDE : side * boxRows));
}

// Key functions also meet elements drawn at build time, which have no datum yet: hence the question marks.

/** Pencil marks: each candidate at its own place in the cell, those being struck crossed out. */
export function drawMarks(layer: Layer, scene: GridScene, side: number, changed: Changed): void {
  const { candidates, struck, digits, puzzle, focus } = scene;
  const marks: { key: number; cell: number; digit: number; struck: boolean; lit: boolean }[] = [];
  if (candidates) {
    for (let cell = 0; cell < puzzle.grid.cellCount; cell++) {
      // A digit that is only tried is written large, too: no marks under it.
      if (digits[cell] !== 0 || (focus?.cell === cell && focus.digit !== 0)) continue;
      const lost = struck?.[cell] ?? 0;
      const shown = candidates[cell]! | lost;
      for (let digit = 1; digit <= puzzle.grid.size; digit++) {
        const bit = 1 << (digit - 1);
        if (!(shown & bit)) continue;
        const lit = scene.highlights.some((set) => set.digits & bit && set.cells.includes(cell));
        marks.push({ key: cell * 32 + digit, cell, digit, struck: (lost & bit) !== 0, lit });
      }
    }
  }
  layer
    .selectAll<SVGTextElement, (typeof marks)[number]>('text')
    .data(marks, (mark) => mark?.key)
    .join('text')
    .filter(changed((mark: (typeof marks)[number]) => Number(mark.struck) + 2 * Number(mark.lit)))
    .attr('class', (mark) => `mark${mark.struck ? ' struck' : ''}${mark.lit ? ' lit' : ''}`)
    .attr('x', ({ cell, digit }) => round(markX(scene, cell, digit, side)))
    .attr('y', ({ cell, digit }) => round(markY(scene, cell, digit, side) + markSize(scene, side) * 0.36))
    .attr('font-size', round(markSize(scene, side)))
    .text(({ digit }) => symbolOf(puzzle, digit));
  layer
    .selectAll<SVGPathElement, (typeof marks)[number]>('path')
    .data(
      marks.filter((mark) => mark.struck),
      (mark) => mark?.key,
    )
    .join('path')
    .filter(changed(() => 'strike'))
    .attr('class', 'strike')
    .attr('d', ({ cell, digit }) => {
      const [x, y, r] = [markX(scene, cell, digit, side), markY(scene, cell, digit, side), markSize(scene, side) * 0.42];
      return `M${round(x - r)} ${round(y + r)}L${round(x + r)} ${round(y - r)}`;
    });
}

/** Chains and wings: a line between two candidates, solid where the link is strong. */
export function drawLinks(layer: Layer, scene: GridScene, side: number): void {
  layer
    .selectAll('path')
    .data([...scene.links])
    .join('path')
    .attr('class', ({ strong }) => (strong ? 'link strong' : 'link weak'))
    .attr('d', ({ from, to }) => {
      const [x1, y1] = [markX(scene, from.cell, from.digit, side), markY(scene, from.cell, from.digit, side)];
      const [x2, y2] = [markX(scene, to.cell, to.digit, side), markY(scene, to.cell, to.digit, side)];
      const [bendX, bendY] = [(y2 - y1) * 0.12, (x1 - x2) * 0.12];
      return `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2 + bendX)} ${round((y1 + y2) / 2 + bendY)} ${round(x2)} ${round(y2)}`;
    });
}
