import type { Selection } from 'd3-selection';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf } from '../kit/curve.ts';
import { type Changed, classes, joinDrawn, type Layer, setAttributes } from '../kit/elements.ts';
import { diagonalLines, gridLines, outlineAround } from './outlines.ts';
import type { GridParts, Reason, Ring, ShownDigit } from './parts.ts';
import {
  digitSize,
  digitY,
  left,
  MARGIN,
  MAX_LEGIBLE_SIZE,
  middleX,
  middleY,
  notchOf,
  type Place,
  ringInset,
  ringWeight,
  SIDE,
  top,
} from './places.ts';
import type { GridScene } from './scene.ts';

// `side` is that of a cell, here and below. Key functions also meet elements drawn at build time, which have no datum yet.

/** The lines of a grid, and over and under them what tells its further houses: tinted windows, and lines through its diagonals. */
export function drawLines(layer: Layer, { puzzle: { grid } }: Pick<Place, 'puzzle'>, side: number): void {
  const { plain, strong } = gridLines(grid, side);
  const windows = grid.cellsOfHouse.filter((_, house) => grid.houses[house]!.type === 'window');
  const paths = [
    { name: 'window', d: windows.map((cells) => outlineAround(grid, cells, side)).join('') },
    { name: 'diagonal', d: diagonalLines(grid) },
    { name: 'line', d: plain },
    { name: classes('line', 'strong'), d: strong },
  ];
  const drawn = layer.selectAll('path').data(paths.filter(({ d }) => d !== ''));
  setAttributes(drawn.join('path'), { class: ({ name }) => name, d: ({ d }) => d });
}

/** The grounds of cells as one path, or larger by a margin around each. */
export const squares = (place: Place, cells: readonly number[], side: number, margin = 0) =>
  cells
    .map((cell) => {
      const [x, y] = [left(place, cell, side) - margin, top(place, cell, side) - margin];
      const [right, bottom] = [x + side + 2 * margin, y + side + 2 * margin];
      return `M${hundredth(x)} ${hundredth(y)}H${hundredth(right)}V${hundredth(bottom)}H${hundredth(x)}Z`;
    })
    .join('');

export function drawFills(layer: Layer, parts: Place & Pick<GridParts, 'fills'>, side: number, changed: Changed): void {
  const { fills } = parts;
  // Peers are many and go with the lit cell: one path for all of them.
  const peers = [...fills].flatMap(([cell, tone]) => (tone === 'peer' ? [cell] : []));
  layer
    .selectAll('path')
    .data(peers.length > 0 ? [squares(parts, peers, side)] : [])
    .join((enter) => enter.insert('path', 'rect'))
    .filter(changed((d: string) => d))
    .attr('class', 'fill peer')
    .attr('d', (d) => d);
  const others = [...fills].filter(([, tone]) => tone !== 'peer');
  setAttributes(
    joinDrawn<SVGRectElement, [number, string]>(layer, 'rect', others, ([cell]) => cell)
      .join('rect')
      .filter(changed(([, tone]: [number, string]) => tone)),
    {
      class: ([, tone]) => `fill ${tone}`,
      x: ([cell]) => hundredth(left(parts, cell, side)),
      y: ([cell]) => hundredth(top(parts, cell, side)),
      width: hundredth(side),
      height: hundredth(side),
    },
  );
}

/** From the lit cell to its reason: dashed and straight for a conflict, an arc for a swap; for a jump back an arc that ends beside the digit. */
export function curveOfReason(parts: Place, { from, to, tone, isJump }: Reason, side: number): Curve {
  const [x1, y1] = [middleX(parts, from, side), middleY(parts, from, side)];
  const [x2, y2] = [middleX(parts, to, side), middleY(parts, to, side)];
  const ends = { from: [x1, y1], to: [x2, y2] } as const;
  if (tone === 'conflict') return ends;
  const far = Math.hypot(x2 - x1, y2 - y1);
  // The arc of a jump down the whole border must stay in the picture.
  const share = isJump ? Math.min(0.25, (side * 0.9) / far) : 0.25;
  const bend = [(x1 + x2) / 2 + (y2 - y1) * share, (y1 + y2) / 2 + (x1 - x2) * share] as const;
  if (!isJump) return { ...ends, bend };
  const short = (side * 0.36) / Math.hypot(bend[0] - x2, bend[1] - y2);
  return { ...ends, bend, to: [x2 + (bend[0] - x2) * short, y2 + (bend[1] - y2) * short] };
}

/** The head of an arrow at the end of a curve. */
function headOf({ from, to: [x, y], bend = from }: Curve, length: number): string {
  const along = Math.atan2(y - bend[1], x - bend[0]);
  const wing = (turn: number) => `${hundredth(x - length * Math.cos(along + turn))} ${hundredth(y - length * Math.sin(along + turn))}`;
  return `M${wing(0.5)}L${hundredth(x)} ${hundredth(y)}L${wing(-0.5)}`;
}

/** The line to the reason; a conflict has a cross on it, and a jump back a head. */
export function drawReason(layer: Layer, parts: Place & Pick<GridParts, 'reason'>, side: number): void {
  const reasons = parts.reason ? [parts.reason] : [];
  layer
    .selectAll('path.reason')
    .data(reasons)
    .join('path')
    .attr('class', ({ tone }) => `reason ${tone}`)
    .attr('d', (reason) => pathOf(curveOfReason(parts, reason, side)));
  const arm = side * 0.1;
  layer
    .selectAll('path.reason-cross')
    .data(reasons.filter(({ tone }) => tone === 'conflict'))
    .join('path')
    .attr('class', 'reason-cross')
    .attr('d', (reason) => {
      const { from, to } = curveOfReason(parts, reason, side);
      const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return `M${hundredth(x - arm)} ${hundredth(y - arm)}l${hundredth(2 * arm)} ${hundredth(2 * arm)}m0 ${hundredth(-2 * arm)}l${hundredth(-2 * arm)} ${hundredth(2 * arm)}`;
    });
  layer
    .selectAll('path.reason-head')
    .data(reasons.filter(({ isJump }) => isJump))
    .join('path')
    .attr('class', 'reason-head')
    .attr('d', (reason) => headOf(curveOfReason(parts, reason, side), 2 * arm));
}

export function drawDigits(layer: Layer, parts: Place & Pick<GridParts, 'digits' | 'wrong'>, side: number, changed: Changed): void {
  const { puzzle, digits, wrong } = parts;
  // Nothing is shown by colour alone: a wrong digit has a wave under it.
  layer
    .selectAll('path')
    .data([...wrong])
    .join('path')
    .attr('class', 'wrong-mark')
    .attr('d', (cell) => {
      const [x, y, step] = [left(parts, cell, side) + side * 0.24, top(parts, cell, side) + side * 0.86, side * 0.13];
      return `M${hundredth(x)} ${hundredth(y)}q${hundredth(step / 2)} ${hundredth(-step / 2)} ${hundredth(step)} 0t${hundredth(step)} 0t${hundredth(step)} 0t${hundredth(step)} 0`;
    });
  setAttributes(
    joinDrawn<SVGTextElement, ShownDigit>(layer, 'text', digits, ({ cell }) => cell)
      .join('text')
      .filter(changed(({ digit, tone }: ShownDigit) => `${digit} ${tone}`)),
    {
      class: ({ tone }) => `digit ${tone}`,
      x: ({ cell }) => hundredth(middleX(parts, cell, side)),
      y: ({ cell, digit }) => digitY(parts, cell, symbolOf(puzzle, digit), side),
      'font-size': ({ digit }) => digitSize(symbolOf(puzzle, digit), side),
    },
    ({ digit }) => symbolOf(puzzle, digit),
  );
}

/** What is left of the digits of a grid that is too large to read them: a square for each, in its tone. */
export function drawFilled(layer: Layer, parts: Place & Pick<GridParts, 'digits' | 'wrong'>, side: number): void {
  const tones = new Map<string, number[]>();
  for (const { cell, tone } of parts.digits) tones.set(tone, [...(tones.get(tone) ?? []), cell]);
  layer
    .selectAll('path')
    .data([...tones])
    .join('path')
    .attr('class', ([tone]) => `filled ${tone}`)
    .attr('d', ([, cells]) => squares(parts, cells, side));
}

/** Numbers of rows and columns along the edges, as cells are called by them; none for a size of 0. */
export function drawEdgeNumbers(layer: Layer, size: number): void {
  const side = SIDE / Math.max(1, size);
  // Every fifth where there is no room for all.
  const apart = size > MAX_LEGIBLE_SIZE ? 5 : 1;
  const numbers = Array.from({ length: size }, (_, k) => k + 1).filter((k) => k === 1 || k % apart === 0);
  const middle = (k: number) => hundredth((k - 0.5) * side + MARGIN);
  layer
    .selectAll('text')
    .data([...numbers.map((k) => ({ k, x: middle(k), y: -5 })), ...numbers.map((k) => ({ k, x: -8, y: middle(k) + 3 }))])
    .join('text')
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('font-size', hundredth(Math.min(8, side * apart * 0.62)))
    .text(({ k }) => k);
}

type FocusParts = Place & Pick<GridParts, 'rings' | 'blockers' | 'notched' | 'takenBack'>;

export function drawFocus(layer: Layer, parts: FocusParts, side: number, changed: Changed): void {
  const { rings, blockers, notched, takenBack } = parts;
  const weight = ringWeight(side);
  const inset = ringInset(side);
  layer
    .selectAll('rect.focus')
    .data([...rings])
    .join('rect')
    .filter(changed(({ cell, tone }: Ring) => `${cell} ${tone}`))
    .attr('class', ({ tone }) => `focus ${tone}`)
    .attr('x', ({ cell }) => hundredth(left(parts, cell, side) + inset))
    .attr('y', ({ cell }) => hundredth(top(parts, cell, side) + inset))
    .attr('width', hundredth(side - 2 * inset))
    .attr('height', hundredth(side - 2 * inset))
    .attr('rx', hundredth(Math.min(4, side * 0.08)))
    .attr('stroke-width', weight);
  // Nothing is shown by colour alone: the cells to blame have a dashed outline, too.
  layer
    .selectAll('rect.blocker')
    .data([...blockers])
    .join('rect')
    .attr('class', 'blocker')
    .attr('x', (cell) => hundredth(left(parts, cell, side) + inset))
    .attr('y', (cell) => hundredth(top(parts, cell, side) + inset))
    .attr('width', hundredth(side - 2 * inset))
    .attr('height', hundredth(side - 2 * inset));
  layer
    .selectAll('path.notch')
    .data(notched.length > 0 ? [notched] : [])
    .join('path')
    .attr('class', 'notch')
    .attr('d', (cells) => cells.map((cell) => notchOf(parts, cell, side)).join(''));
  // What the algorithm takes back has a mark of its own: a reader who rewinds must not see the same picture.
  layer
    .selectAll('path.undo-mark')
    .data(takenBack === undefined ? [] : [takenBack])
    .join('path')
    .attr('class', 'undo-mark')
    .attr('d', (cell) => pathOf(curveOfUndo(parts, cell, side)));
}

/** The stroke through a digit that is taken back. */
export function curveOfUndo(parts: Place, cell: number, side: number): Curve {
  const [x, y] = [left(parts, cell, side), top(parts, cell, side)];
  return { from: [x + side * 0.22, y + side * 0.78], to: [x + side * 0.78, y + side * 0.22] };
}

/** The cells that a question is about, all outlined alike, and the digit that it supposes, with a question mark. `side` is that of a cell. */
export function drawQuestion(layer: Selection<SVGGElement, unknown, null, undefined>, scene: GridScene, side: number): void {
  const { question, puzzle } = scene;
  // On the lines of the grid: pencil marks reach close to them.
  const inset = 0.5;
  const cells = [...(question?.cells ?? [])];
  const text = `${symbolOf(puzzle, question?.digit || 1)}?`;
  layer
    .selectAll('rect')
    .data(cells)
    .join('rect')
    .attr('x', (cell) => hundredth(left(scene, cell, side) + inset))
    .attr('y', (cell) => hundredth(top(scene, cell, side) + inset))
    .attr('width', hundredth(side - 2 * inset))
    .attr('height', hundredth(side - 2 * inset))
    .attr('rx', 2);
  layer
    .selectAll('text')
    .data(question?.digit ? cells.slice(0, 1) : [])
    .join('text')
    .attr('x', (cell) => hundredth(middleX(scene, cell, side)))
    .attr('y', (cell) => digitY(scene, cell, text, side))
    .attr('font-size', digitSize(text, side))
    .text(text);
}
