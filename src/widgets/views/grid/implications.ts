import type { DrawnFact, Implication, ImplicationsPicture } from '../../../engine/picture/implications.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type Curve, pathOf } from '../kit/curve.ts';
import { classes, type Layer } from '../kit/elements.ts';
import { outlineAround } from './outlines.ts';
import { digitSize, digitY, left, markSize, markX, markY, middleX, middleY, type Place, top } from './places.ts';

// `side` is that of a cell, here and below; measures are shares of it.

/** The smallest cell that has room for the number of its guess, and for that of a note. */
const MIN_NUMBERED = 26;
/** The number of a guess is never smaller than this, in the drawing's own units. */
const MIN_LEVEL = 9.5;
/** In the picture of a question, which is small, marks are larger. */
const LEVEL = { size: 0.17, asked: 0.22, inset: 0.08, top: 0.06 };
const RING = { digit: 0.39, ruledOut: 0.42, mark: 0.62 };
const FRAME = { guess: 0.07, dead: 0.06, unguessed: 0.09 };
const BADGE = { away: 0.33, radius: 0.14, size: 0.18 };
/** How far from the middle of a digit an arrow begins and ends, and how far it bends: more, the farther it goes. */
const ARROW = { from: 0.33, to: 0.39, head: 0.14, bend: 0.16, bendMore: 0.07, bendMost: 0.4 };
const NEAR = { from: 0.27, to: 0.3 };
/** Arrows into a cell that has nothing left bend to the other side, so that they don't lie on those that go on. */
const INTO = { bend: 0.22, bendMore: 0.13 };
/** Where an arrow would run through the digits of cells, it bends around them, nearly as far as the line between two rows. */
const AROUND = 0.86;
const CROSS = 0.44;

/** What is drawn of an implication graph besides the tints: a line, or a text. */
export interface Item {
  readonly key: string;
  readonly name: string;
  /** Of a line: its path; of an arrow's shaft also its curve, as it draws itself. */
  readonly d?: string;
  readonly curve?: Curve;
  readonly text?: { readonly x: number; readonly y: number; readonly size: number; readonly content: string };
}

type ImplicationParts = Place & { readonly implications?: ImplicationsPicture | undefined };

/** All that is drawn, lines first; nothing where there is no graph. */
export function implicationItems(parts: ImplicationParts, side: number): Item[] {
  const { implications, puzzle } = parts;
  if (!implications) return [];
  const { levels, guesses, gone, arrows, unguessed, dead, fence, ringed, ruledOut, note } = implications;
  const isNumbered = side >= MIN_NUMBERED;
  const frame = (name: string, share: number) => (cell: number) => item(`${name} ${cell}`, name, squareIn(parts, cell, side, share));
  const deadCells = dead.map(({ cell }) => cell);
  const texts: Item[] = [
    // A digit that is written in its cell is there to be seen.
    ...dead
      .filter(({ digit, isPlaced }) => digit === 0 || !isPlaced)
      .map((fact) => (fact.digit > 0 ? markAt(parts, fact, side, 'no-place') : crossAt(parts, fact.cell, side))),
    ...gone.map(({ cell, digit }) => digitAt(parts, cell, side, 'gone', symbolOf(puzzle, digit))),
    ...[...ringed, ...(ruledOut ? [ruledOut] : [])].filter(({ isPlaced }) => !isPlaced).map((fact) => markAt(parts, fact, side)),
    ...(isNumbered ? Array.from(levels).flatMap((level, cell) => (level > 0 ? [levelAt(parts, cell, side, level)] : [])) : []),
  ];
  const badged = isNumbered && note > 0 ? ringed.filter(({ isPlaced }) => isPlaced) : [];
  const between = arrows.filter(({ from, to }) => from.cell !== to.cell);
  return [
    ...guesses.filter((cell) => !deadCells.includes(cell)).map(frame('guessed', FRAME.guess)),
    ...unguessed.map(frame('unguessed', FRAME.unguessed)),
    ...between.flatMap((arrow) => arrowItems(parts, arrow, side)),
    ...(dead.length > 0 ? [item(`dead ${deadCells.join()}`, 'dead', outlineAround(puzzle.grid, deadCells, side, side * FRAME.dead))] : []),
    ...(fence.length > 0 ? [item(`fence ${fence.join()}`, 'fence', outlineAround(puzzle.grid, fence, side, 2.4))] : []),
    ...ringed.map((fact) => ring(parts, fact, side, 'fact-ring', RING.digit)),
    ...(ruledOut ? [ring(parts, ruledOut, side, 'ruled-out', RING.ruledOut)] : []),
    ...badged.map((fact) => badge(parts, fact, side, note)),
    ...texts,
    ...badged.map((fact) => badgeText(parts, fact, side, note)),
  ];
}

const item = (key: string, name: string, d: string): Item => ({ key: `${key} ${d}`, name, d });

function squareIn(parts: Place, cell: number, side: number, share: number): string {
  const [x, y, length] = [left(parts, cell, side) + side * share, top(parts, cell, side) + side * share, side * (1 - 2 * share)];
  return `M${hundredth(x)} ${hundredth(y)}h${hundredth(length)}v${hundredth(length)}h${hundredth(-length)}z`;
}

const placeOf = (parts: Place, { cell, digit, isPlaced }: DrawnFact, side: number): readonly [x: number, y: number] =>
  isPlaced ? [middleX(parts, cell, side), middleY(parts, cell, side)] : [markX(parts, cell, digit, side), markY(parts, cell, digit, side)];

function circle([x, y]: readonly [number, number], radius: number): string {
  const r = hundredth(radius);
  return `M${hundredth(x - radius)} ${hundredth(y)}a${r} ${r} 0 1 1 ${hundredth(2 * radius)} 0a${r} ${r} 0 1 1 ${hundredth(-2 * radius)} 0z`;
}

function ring(parts: Place, fact: DrawnFact, side: number, name: string, share: number): Item {
  const radius = fact.isPlaced ? side * share : markSize(parts, side) * RING.mark;
  return item(
    fact.isPlaced ? name : `${name} of-mark`,
    fact.isPlaced ? name : classes(name, 'of-mark'),
    circle(placeOf(parts, fact, side), radius),
  );
}

const badgePlace = (parts: Place, fact: DrawnFact, side: number): readonly [number, number] => {
  const [x, y] = placeOf(parts, fact, side);
  return [x - side * BADGE.away, y - side * BADGE.away];
};

const badge = (parts: Place, fact: DrawnFact, side: number, note: number): Item =>
  item(`badge ${note}`, 'badge', circle(badgePlace(parts, fact, side), side * (BADGE.radius + 0.03 * (String(note).length - 1))));

function badgeText(parts: Place, fact: DrawnFact, side: number, note: number): Item {
  const [x, y] = badgePlace(parts, fact, side);
  const size = hundredth((side * BADGE.size) / (1 + 0.2 * (String(note).length - 1)));
  return text('badge', `badge-text ${fact.cell}`, { x: hundredth(x), y: hundredth(y + size * 0.36), size, content: String(note) });
}

const text = (name: string, key: string, written: NonNullable<Item['text']>): Item => ({
  key: `${key} ${written.content} ${written.x} ${written.y}`,
  name,
  text: written,
});

function crossAt(parts: Place, cell: number, side: number): Item {
  const size = hundredth(side * CROSS);
  const [x, y] = [hundredth(middleX(parts, cell, side)), hundredth(middleY(parts, cell, side) + size * 0.34)];
  return text('cross', `cross ${cell}`, { x, y, size, content: '×' });
}

const digitAt = (parts: Place, cell: number, side: number, name: string, symbol: string): Item =>
  text(name, `${name} ${cell}`, {
    x: hundredth(middleX(parts, cell, side)),
    y: digitY(parts, cell, symbol, side),
    size: digitSize(symbol, side),
    content: symbol,
  });

/** A digit that is struck has no mark any more, but a note may be about it. */
function markAt(parts: Place, { cell, digit }: DrawnFact, side: number, name = 'struck-fact'): Item {
  const size = hundredth(markSize(parts, side));
  const [x, y] = [markX(parts, cell, digit, side), markY(parts, cell, digit, side) + size * 0.36];
  return text(name, `${name} ${cell}`, { x: hundredth(x), y: hundredth(y), size, content: symbolOf(parts.puzzle, digit) });
}

function levelAt(parts: Place, cell: number, side: number, level: number): Item {
  const size = hundredth(Math.max(MIN_LEVEL, side * (parts.question ? LEVEL.asked : LEVEL.size)));
  const [x, y] = [left(parts, cell, side) + side * (1 - LEVEL.inset), top(parts, cell, side) + side * LEVEL.top + size * 0.72];
  return text('level', `level ${cell}`, { x: hundredth(x), y: hundredth(y), size, content: String(level) });
}

/** From digit to digit, so that neither is covered. */
function curveOf(parts: Place, { from, to, part }: Implication, side: number): Curve {
  const [[x1, y1], [x2, y2]] = [placeOf(parts, from, side), placeOf(parts, to, side)];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  const isNear = far < 1.1 * side;
  const begins = isNear ? NEAR.from : ARROW.from;
  // A digit that is placed now has a frame, which would cover the head.
  const ends = isNear || part === 'new' ? NEAR.to : ARROW.to;
  const markRing = (markSize(parts, side) * RING.mark) / side;
  const start = (from.isPlaced ? begins : markRing) * side;
  const end = Math.min(far - start, (to.isPlaced ? ends : markRing) * side);
  const [sx, sy, ex, ey] = [x1 + ux * start, y1 + uy * start, x2 - ux * end, y2 - uy * end];
  const least = isOverCells((x2 - x1) / side, (y2 - y1) / side) ? AROUND * side : 0;
  const bulge =
    to.digit === 0
      ? -Math.max(least, INTO.bend * side + INTO.bendMore * far)
      : Math.max(least, Math.min(ARROW.bendMost * side, ARROW.bend * side + ARROW.bendMore * far));
  if (isNear) return { from: [sx, sy], to: [ex, ey] };
  return { from: [sx, sy], to: [ex, ey], bend: [(sx + ex) / 2 - uy * bulge, (sy + ey) / 2 + ux * bulge] };
}

/** Whether the straight way, so many columns and rows on, leads over the middles of other cells. */
function isOverCells(columns: number, rows: number): boolean {
  const [wide, high] = [Math.abs(Math.round(columns)), Math.abs(Math.round(rows))];
  const parts = Array.from({ length: Math.max(wide, high) - 1 }, (_, index) => index + 2);
  return parts.some((part) => wide % part === 0 && high % part === 0);
}

/** The shaft and the filled head of an arrow. */
function arrowItems(parts: Place, arrow: Implication, side: number): Item[] {
  const curve = curveOf(parts, arrow, side);
  const {
    from,
    to: [x, y],
    bend = from,
  } = curve;
  const along = Math.atan2(y - bend[1], x - bend[0]);
  const wing = (turn: number) =>
    `${hundredth(x - side * ARROW.head * Math.cos(along + turn))} ${hundredth(y - side * ARROW.head * Math.sin(along + turn))}`;
  const name = (part: string) => classes('implies', arrow.part, part);
  return [
    { ...item(`shaft ${arrow.part}`, name('shaft'), pathOf(curve)), curve },
    item(`head ${arrow.part}`, name('head'), `M${hundredth(x)} ${hundredth(y)}L${wing(0.47)}L${wing(-0.47)}z`),
  ];
}

/** Draws items of a graph into a layer. */
export function drawItems(layer: Layer, items: readonly Item[], side: number): void {
  layer
    .attr('style', items.length > 0 ? `--cell: ${hundredth(side)}` : null)
    .selectAll<SVGPathElement, Item>('path')
    .data(
      items.filter(({ d }) => d !== undefined),
      (each) => each?.key,
    )
    .join('path')
    .order()
    .attr('class', ({ name }) => name)
    .attr('d', ({ d }) => d!);
  layer
    .selectAll<SVGTextElement, Item>('text')
    .data(
      items.filter((each) => each.text),
      (each) => each?.key,
    )
    .join('text')
    .order()
    .attr('class', ({ name }) => name)
    .attr('x', ({ text: written }) => written!.x)
    .attr('y', ({ text: written }) => written!.y)
    .attr('font-size', ({ text: written }) => written!.size)
    .text(({ text: written }) => written!.content);
}
