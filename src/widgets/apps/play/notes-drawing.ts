import { select } from 'd3-selection';
import { digitsOf, hasDigit } from '../../../engine/candidates.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { left, markSize, markX, markY, top } from '../../views/grid/places.ts';
import type { GridScene } from '../../views/grid/scene.ts';
import type { Layer } from '../../views/kit/elements.ts';
import type { Game } from './game.ts';

/** A mark of the reader with its layer: in a corner, in the middle, or struck. Its place and its size are shares of a cell’s side. */
export interface Note {
  readonly cell: number;
  readonly digit: number;
  readonly layer: 'corner' | 'centre' | 'struck';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The corners in the order in which they are filled, then the middles of the edges. */
const CORNERS = [
  [0.18, 0.2],
  [0.82, 0.2],
  [0.18, 0.82],
  [0.82, 0.82],
  [0.5, 0.17],
  [0.5, 0.84],
  [0.17, 0.5],
  [0.83, 0.5],
  [0.5, 0.5],
] as const;
const CORNER_SIZE = 0.25;
/** The size of marks in the middle, less where they are many. */
const CENTRE_SIZE = 0.28;
const STRUCK_SIZE = 0.22;
/** The width of a row of marks, and that of a digit in shares of its size. */
const ROW = 0.8;
const [WIDE, STRUCK_WIDE] = [0.64, 0.86];

const row = (count: number, largest: number, wide: number) => Math.min(largest, ROW / (count * wide));

/** In a cage the marks stay inside its outline and under its sum: many of them are in two rows. */
const [CAGED_ROW, MAX_IN_ROW] = [0.78, 5];
const [CAGED_ONE, CAGED_FIRST, CAGED_SECOND] = [0.56, 0.47, 0.71];
/** How much higher two rows are over what was struck. */
const ABOVE_STRUCK = 0.07;

/** The corners of a cell without the one that the sum of a cage has. */
const CORNERS_BESIDE_SUM = [[0.55, 0.2], ...CORNERS.slice(1, 4), [0.5, 0.84], ...CORNERS.slice(6)] as const;

/** Whether the cell has the sum of its cage. */
const hasSum = ({ cages }: Game['puzzle'], cell: number) => cages.some(({ cells }) => Math.min(...cells) === cell);

/** The marks of an open cell: corners in the order of their digits, the candidates in one row, and under them what was struck. */
function notesOf({ puzzle, marks, corners, struck }: Game, cell: number, possible: number): Note[] {
  const isCaged = puzzle.cages.some(({ cells }) => cells.includes(cell));
  const places = isCaged && hasSum(puzzle, cell) ? CORNERS_BESIDE_SUM : CORNERS;
  const centres = (set: number): Note[] => {
    if (!isCaged) return inRow(set, 'centre', 0.52, CENTRE_SIZE, WIDE);
    const digits = digitsOf(set);
    const half = digits.length > MAX_IN_ROW ? Math.ceil(digits.length / 2) : digits.length;
    const size = Math.min(CENTRE_SIZE, CAGED_ROW / (half * WIDE));
    const isOne = half === digits.length;
    return digits.map((digit, index) => {
      const [place, length] = index < half ? [index, half] : [index - half, digits.length - half];
      const up = !isOne && (struck[cell]! & possible) !== 0 ? ABOVE_STRUCK : 0;
      const y = (isOne ? CAGED_ONE : index < half ? CAGED_FIRST : CAGED_SECOND) - up;
      return { cell, digit, layer: 'centre', x: 0.5 + (place - (length - 1) / 2) * size * WIDE, y, size };
    });
  };
  const inRow = (set: number, layer: Note['layer'], y: number, largest: number, wide: number): Note[] => {
    const digits = digitsOf(set);
    const size = row(digits.length, largest, wide);
    return digits.map((digit, index) => ({ cell, digit, layer, x: 0.5 + (index - (digits.length - 1) / 2) * size * wide, y, size }));
  };
  const gone = struck[cell]! & possible;
  return [
    ...digitsOf(corners[cell]!).map((digit, index): Note => {
      const [x, y] = places[Math.min(index, places.length - 1)]!;
      return { cell, digit, layer: 'corner', x, y, size: CORNER_SIZE };
    }),
    ...centres(marks[cell]!),
    ...inRow(gone, 'struck', isCaged ? 0.86 : gone === 0 || corners[cell] === 0 ? 0.8 : 0.76, STRUCK_SIZE, STRUCK_WIDE),
  ];
}

/** The same marks each at the place that its digit has in every cell, as in hints: a digit in a corner and in the middle is drawn once. */
function notesInPlace(game: Game, cell: number, possible: number): Note[] {
  const [corner, centre] = [game.corners[cell]!, game.marks[cell]!];
  const place = { puzzle: game.puzzle };
  return digitsOf(corner | centre | (game.struck[cell]! & possible)).map((digit) => ({
    cell,
    digit,
    layer: hasDigit(corner, digit) ? 'corner' : hasDigit(centre, digit) ? 'centre' : 'struck',
    x: markX(place, cell, digit, 1) - left(place, cell, 1),
    y: markY(place, cell, digit, 1) - top(place, cell, 1),
    size: markSize(place, 1),
  }));
}

/** All marks that are to be seen: none in cells with a digit, nor where a hint shows candidates instead. `possible`: by cell, what the digits leave. */
export function shownNotes(game: Game, possible: ArrayLike<number>, hidden: (cell: number) => boolean, inPlace = false): Note[] {
  const notesIn = inPlace ? notesInPlace : notesOf;
  return [...game.digits.keys()]
    .filter((cell) => game.digits[cell] === 0 && !hidden(cell))
    .flatMap((cell) => notesIn(game, cell, possible[cell]!));
}

/** Draws the marks in a layer of the board; what was struck is crossed out. `lit`: the digit whose marks are lit, 0 for none. */
export function drawNotes(
  layer: Layer,
  scene: GridScene,
  side: number,
  notes: readonly Note[],
  lit: number,
  veiled: (cell: number) => boolean,
): void {
  const x = (note: Note) => left(scene, note.cell, side) + note.x * side;
  const y = (note: Note) => top(scene, note.cell, side) + note.y * side;
  layer
    .selectAll<SVGTextElement, Note>('text')
    .data([...notes])
    .join('text')
    .attr('class', ({ cell, digit, layer: name }) =>
      [
        'mark',
        name === 'struck' ? 'gone' : name,
        ...(digit === lit && name !== 'struck' ? ['same'] : []),
        ...(veiled(cell) ? ['veiled'] : []),
      ].join(' '),
    )
    .attr('x', (note) => hundredth(x(note)))
    .attr('y', (note) => hundredth(y(note) + note.size * side * 0.36))
    .attr('font-size', ({ size }) => hundredth(size * side))
    .text(({ digit }) => symbolOf(scene.puzzle, digit));
  layer
    .selectAll<SVGPathElement, Note>('path')
    .data(notes.filter(({ layer: name }) => name === 'struck'))
    .join('path')
    .attr('class', ({ cell }) => (veiled(cell) ? 'crossed veiled' : 'crossed'))
    .attr('d', (note) => {
      const arm = note.size * side * 0.45;
      return `M${hundredth(x(note) - arm)} ${hundredth(y(note) + arm)}l${hundredth(2 * arm)} ${hundredth(-2 * arm)}`;
    });
}

/** The layer of the marks, under that of the digits. */
export function notesLayer(svg: SVGSVGElement): Layer {
  const found = svg.querySelector<SVGGElement>('g.notes');
  if (found) return select(found);
  const layer = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.setAttribute('class', 'notes');
  layer.setAttribute('aria-hidden', 'true');
  const before = svg.querySelector('g.marks')!;
  before.parentElement!.insertBefore(layer, before);
  return select(layer);
}
