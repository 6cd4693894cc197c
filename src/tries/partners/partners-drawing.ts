import { partners as words } from '#words/tries/partners.ts';
import { houseName, puzzleOf } from '../../engine/puzzle.ts';
import { classes, type Layer, rememberShown, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawMatching, layersIn } from '../../widgets/views/matching/drawing.ts';
import { matchingScene, SIDE } from '../../widgets/views/matching/layout.ts';
import { drawingIn } from '../kit/drawing.ts';
import { type Pairing, pictureOf, sameEdge, slotName } from './partners.ts';

/** The side of a cell of the box, and how large the circle of a mark is. */
const CELL = 100;
const MARK = CELL / 3;
const RADIUS = 14;

interface Mark {
  readonly slot: number;
  readonly value: number;
  readonly state: 'paired' | 'struck' | 'open';
}

const marksOf = ({ values, pairs, struck }: Pairing): Mark[] =>
  values.flatMap((list, slot) =>
    list.length === 1
      ? []
      : list.map((value) => ({
          slot,
          value,
          state: struck.some(sameEdge({ slot, value })) ? 'struck' : pairs[slot] === value ? 'paired' : 'open',
        })),
  );

/** The box with its marks; live ones can be pressed. */
export function boxDrawing(element: Element, { live = false } = {}): (pairing: Pairing) => void {
  return (pairing) => {
    const { values, pairs, keepers, grid, house } = pairing;
    const columns = grid.boxColumns;
    const [svg, cells, marks] = drawingIn(element, { class: 'partners-box', role: 'group' }, 'cells', 'marks');
    const rows = values.length / columns;
    const paired = pairs.filter((value) => value >= 0).length;
    svg
      .attr('viewBox', `-2 -2 ${columns * CELL + 4} ${rows * CELL + 4}`)
      .attr('aria-label', words.box(houseName(grid, house), paired, values.length));
    const x = (slot: number) => (slot % columns) * CELL;
    const y = (slot: number) => Math.floor(slot / columns) * CELL;
    const slots = Array.from(values.keys());
    setAttributes(cells.selectAll('rect').data(slots).join('rect'), {
      class: (slot) => classes('partners-cell', keepers.includes(slot) && 'keeps', pairs[slot]! < 0 && 'left'),
      x,
      y,
      width: CELL,
      height: CELL,
    });
    setAttributes(
      cells
        .selectAll('text')
        .data(slots.filter((slot) => values[slot]!.length === 1))
        .join('text'),
      { class: 'partners-digit', x: (slot) => x(slot) + CELL / 2, y: (slot) => y(slot) + CELL * 0.7 },
      (slot) => values[slot]![0]! + 1,
    );
    const groups = marks
      .selectAll<SVGGElement, Mark>('g')
      .data(marksOf(pairing))
      .join((enter) => {
        const group = enter.append('g');
        group.append('rect');
        group.append('circle').attr('r', RADIUS);
        group.append('text').attr('y', 6);
        group.append('path');
        return group;
      });
    setAttributes(groups, {
      class: ({ state }) => `partners-mark ${state}`,
      transform: ({ slot, value }) =>
        `translate(${x(slot) + ((value % columns) + 0.5) * MARK} ${y(slot) + (Math.floor(value / columns) + 0.5) * MARK})`,
    });
    setAttributes(groups.select('rect'), { x: -MARK / 2, y: -MARK / 2, width: MARK, height: MARK });
    setAttributes(groups.select('text'), {}, (mark) => (mark as Mark).value + 1);
    setAttributes(groups.select('path'), { d: (mark) => ((mark as Mark).state === 'struck' ? 'M-10 9L10 -9' : '') });
    if (!live) return;
    setAttributes(groups, {
      role: 'button',
      tabindex: 0,
      'aria-label': ({ slot, value, state }) => words.mark(value + 1, slotName(pairing, slot), state),
      'data-do': ({ slot, value }) => `mark ${slotName(pairing, slot)} ${value + 1}`,
    });
  };
}

/** Cells at the left and digits at the right, as the view of matchings draws them. */
export function linesDrawing(element: Element): (pairing: Pairing) => void {
  const changed = rememberShown();
  return (pairing) => {
    const puzzle = puzzleOf(new Uint8Array(pairing.grid.cellCount), { grid: pairing.grid });
    const scene = matchingScene(puzzle, pictureOf(pairing), pairing.isSorted)!;
    const [svg] = drawingIn(element, { class: 'matching', viewBox: `0 0 ${SIDE} ${SIDE}`, 'aria-hidden': 'true' });
    drawMatching(layersIn(svg as unknown as Layer), scene, changed);
  };
}
