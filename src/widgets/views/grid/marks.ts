import type { Highlight } from '../../../engine/grid-picture.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf } from '../kit/curve.ts';
import { type Changed, classes, joinDrawn, type Layer, setAttributes } from '../kit/elements.ts';
import { outlineAround } from './outlines.ts';
import type { GridParts, Mark } from './parts.ts';
import { left, markSize, markX, markY, type Place, setInset, top } from './places.ts';

type CellDigit = Pick<Mark, 'cell' | 'digit'>;

/** The cells of all sets that are outlined cell by cell, each with the number that it bears, if any. */
export const setCells = ({ sets }: Pick<GridParts, 'sets'>) =>
  sets.flatMap((set, index) => (set.around ? [] : set.cells).map((cell) => ({ set, cell, number: set.numbered ? index + 1 : undefined })));

/** Sets of cells: a hue and an outline, of some a number, so that nothing is shown by colour alone. */
export function drawSets(layer: Layer, parts: Place & Pick<GridParts, 'sets' | 'houses'>, side: number): void {
  const cells = setCells(parts);
  const inset = setInset(side);
  const groups = layer
    .selectAll<SVGGElement, (typeof cells)[number]>('g')
    .data(cells)
    .join('g')
    .attr('class', ({ set }: { set: Highlight }) => `set hue-${set.hue + 1}`)
    .attr('transform', ({ cell }) => `translate(${hundredth(left(parts, cell, side))} ${hundredth(top(parts, cell, side))})`);
  groups
    .selectAll('rect')
    .data((datum) => [datum])
    .join('rect')
    .attr('x', inset)
    .attr('y', inset)
    .attr('width', hundredth(side - 2 * inset))
    .attr('height', hundredth(side - 2 * inset))
    .attr('rx', inset > 0 ? 3 : 1);
  groups
    .selectAll('text')
    .data((datum) => (datum.number === undefined ? [] : [datum]))
    .join('text')
    .attr('x', hundredth(side - 4))
    .attr('y', hundredth(side * 0.26))
    .attr('font-size', hundredth(side * 0.22))
    .text(({ number }) => number!);
  const { grid } = parts.puzzle;
  layer
    .selectAll('path.house')
    .data([...parts.houses])
    // Under the outlines of cells, which are on the lines of a large grid, too.
    .join((enter) => enter.insert('path', 'g'))
    .attr('class', 'house')
    .attr('d', (house) => outlineAround(grid, grid.cellsOfHouse[house]!, side));
}

/** Pencil marks of one cell that look alike: one text, with a place for each of them. A text for each mark would be thousands in a large grid. */
export interface MarkRun {
  readonly key: number;
  readonly cell: number;
  /** The digits of the marks as a set of bits. */
  readonly digits: number;
  readonly marks: readonly Mark[];
}

const bitOf = ({ digit }: Mark): number => 1 << (digit - 1);

/** The marks as runs. Each is alone in its run where a symbol has several characters, or in a `markwise` drawing. */
export function markRuns({ symbols }: Puzzle, marks: readonly Mark[], markwise = false): MarkRun[] {
  if (markwise || symbols.some(({ length }) => length !== 1))
    return marks.map((mark) => ({ key: mark.key, cell: mark.cell, digits: bitOf(mark), marks: [mark] }));
  const runs = new Map<number, MarkRun & { digits: number; readonly marks: Mark[] }>();
  for (const mark of marks) {
    const key = 8 * mark.cell + Number(mark.struck) + 2 * Number(mark.lit) + 4 * Number(mark.own);
    const run = runs.get(key);
    if (run) {
      run.marks.push(mark);
      run.digits |= bitOf(mark);
    } else runs.set(key, { key, cell: mark.cell, digits: bitOf(mark), marks: [mark] });
  }
  return [...runs.values()];
}

/** Pencil marks: each candidate at its own place in the cell, those being struck crossed out. */
export function drawMarks(
  layer: Layer,
  parts: Place & Pick<GridParts, 'marks'>,
  side: number,
  changed: Changed,
  runs = markRuns(parts.puzzle, parts.marks),
): void {
  drawRuns(layer, parts, side, changed, runs);
  drawStrikes(layer, parts, side, changed);
}

/** The texts of pencil marks, without strokes through them. */
export function drawRuns(layer: Layer, parts: Place, side: number, changed: Changed, runs: readonly MarkRun[]): void {
  const size = markSize(parts, side);
  const each = ({ marks }: MarkRun, place: (mark: Mark) => number) => marks.map((mark) => hundredth(place(mark))).join(' ');
  /** How the marks look, above the bits of their digits. */
  const shows = ({ digits, marks: [first] }: MarkRun) => (Number(first!.struck) + 2 * Number(first!.lit)) * 2 ** 32 + (digits >>> 0);
  setAttributes(
    joinDrawn<SVGTextElement, MarkRun>(layer, 'text:not(.built)', runs, ({ key }) => key)
      .join('text')
      .filter(changed(shows)),
    {
      class: ({ marks: [first] }) => classes('mark', first!.struck && 'struck', first!.lit && 'lit', first!.own && 'own'),
      x: (run) => each(run, ({ cell, digit }) => markX(parts, cell, digit, side)),
      y: (run) => each(run, ({ cell, digit }) => markY(parts, cell, digit, side) + size * 0.36),
      'font-size': hundredth(size),
    },
    ({ marks }) => marks.map(({ digit }) => symbolOf(parts.puzzle, digit)).join(''),
  );
}

/** The strokes through pencil marks. */
export function drawStrikes(layer: Layer, parts: Place & Pick<GridParts, 'marks'>, side: number, changed: Changed): void {
  layer
    .selectAll<SVGPathElement, Mark>('path:not(.built)')
    .data(
      parts.marks.filter((mark) => mark.struck),
      (mark) => mark?.key,
    )
    .join('path')
    .filter(changed(() => 'strike'))
    .attr('class', 'strike')
    .attr('d', (mark) => pathOf(curveOfStrike(parts, mark, side)));
}

/** The stroke through a pencil mark. */
export function curveOfStrike(parts: Place, { cell, digit }: CellDigit, side: number): Curve {
  const [x, y, r] = [markX(parts, cell, digit, side), markY(parts, cell, digit, side), markSize(parts, side) * 0.42];
  return { from: [x - r, y + r], to: [x + r, y - r] };
}
