import type { Selection } from 'd3-selection';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf } from '../kit/curve.ts';
import type { Changed, Layer } from '../kit/elements.ts';
import type { GridParts, Reason, Ring, ShownDigit } from './parts.ts';
import { digitSize, digitY, left, MARGIN, middleX, middleY, notchOf, type Place, ringWeight, SIDE, top } from './places.ts';
import type { GridScene } from './scene.ts';

// `side` is that of a cell, here and below. Key functions also meet elements drawn at build time, which have no datum yet.

export function drawLines(layer: Layer, { puzzle }: Place, side: number): void {
  const { size, boxRows, boxColumns } = puzzle.grid;
  const lines = Array.from({ length: size + 1 }, (_, k) => [
    { strong: k % boxRows === 0, path: `M${MARGIN} ${hundredth(k * side + MARGIN)}H${SIDE + MARGIN}` },
    { strong: k % boxColumns === 0, path: `M${hundredth(k * side + MARGIN)} ${MARGIN}V${SIDE + MARGIN}` },
  ]).flat();
  layer
    .selectAll('path')
    .data([false, true])
    .join('path')
    .attr('class', (strong) => (strong ? 'line strong' : 'line'))
    .attr('d', (strong) => lines.flatMap((line) => (line.strong === strong ? [line.path] : [])).join(''));
}

export function drawFills(layer: Layer, parts: Place & Pick<GridParts, 'fills'>, side: number, changed: Changed): void {
  const { fills } = parts;
  // Peers are many and go with the lit cell: one path for all of them.
  const peers = [...fills].flatMap(([cell, tone]) => (tone === 'peer' ? [cell] : []));
  const square = (cell: number) => {
    const [x, y] = [left(parts, cell, side), top(parts, cell, side)];
    return `M${hundredth(x)} ${hundredth(y)}H${hundredth(x + side)}V${hundredth(y + side)}H${hundredth(x)}Z`;
  };
  layer
    .selectAll('path')
    .data(peers.length > 0 ? [peers.map(square).join('')] : [])
    .join((enter) => enter.insert('path', 'rect'))
    .filter(changed((d: string) => d))
    .attr('class', 'fill peer')
    .attr('d', (d) => d);
  layer
    .selectAll<SVGRectElement, [number, string]>('rect')
    .data(
      [...fills].filter(([, tone]) => tone !== 'peer'),
      (fill) => fill?.[0],
    )
    .join('rect')
    .filter(changed(([, tone]: [number, string]) => tone))
    .attr('class', ([, tone]) => `fill ${tone}`)
    .attr('x', ([cell]) => hundredth(left(parts, cell, side)))
    .attr('y', ([cell]) => hundredth(top(parts, cell, side)))
    .attr('width', hundredth(side))
    .attr('height', hundredth(side));
}

/** From the lit cell to its reason: dashed and straight for a conflict, an arc for a swap. */
export function curveOfReason(parts: Place, { from, to, tone }: Reason, side: number): Curve {
  const [x1, y1] = [middleX(parts, from, side), middleY(parts, from, side)];
  const [x2, y2] = [middleX(parts, to, side), middleY(parts, to, side)];
  const ends = { from: [x1, y1], to: [x2, y2] } as const;
  return tone === 'conflict' ? ends : { ...ends, bend: [(x1 + x2) / 2 + (y2 - y1) * 0.25, (y1 + y2) / 2 + (x1 - x2) * 0.25] };
}

/** The line to the reason; a conflict has a cross on it. */
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
  layer
    .selectAll<SVGTextElement, ShownDigit>('text')
    .data(digits, (digit) => digit?.cell)
    .join('text')
    .filter(changed(({ digit, tone }: ShownDigit) => `${digit} ${tone}`))
    .attr('class', ({ tone }) => `digit ${tone}`)
    .attr('x', ({ cell }) => hundredth(middleX(parts, cell, side)))
    .attr('y', ({ cell, digit }) => digitY(parts, cell, symbolOf(puzzle, digit), side))
    .attr('font-size', ({ digit }) => digitSize(symbolOf(puzzle, digit), side))
    .text(({ digit }) => symbolOf(puzzle, digit));
}

type FocusParts = Place & Pick<GridParts, 'rings' | 'blockers' | 'notched' | 'takenBack'>;

export function drawFocus(layer: Layer, parts: FocusParts, side: number, changed: Changed): void {
  const { rings, blockers, notched, takenBack } = parts;
  const weight = ringWeight(side);
  const inset = weight / 2 + 0.8;
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
