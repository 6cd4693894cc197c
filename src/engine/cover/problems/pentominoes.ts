import { type CoverOption, type CoverProblem, coverProblem } from '../../exact-cover.ts';

/** The twelve shapes of five joined squares, by Golomb's letters; '#' is a square. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  F: ['.##', '##.', '.#.'],
  I: ['#####'],
  L: ['#...', '####'],
  P: ['##', '##', '#.'],
  N: ['##..', '.###'],
  T: ['###', '.#.', '.#.'],
  U: ['#.#', '###'],
  V: ['#..', '#..', '###'],
  W: ['#..', '##.', '.##'],
  X: ['.#.', '###', '.#.'],
  Y: ['####', '.#..'],
  Z: ['##.', '.#.', '.##'],
};

type Square = readonly [row: number, column: number];

const squaresOf = (shape: readonly string[]): Square[] =>
  shape
    .flatMap((line, row) => Array.from(line, (mark, column) => [mark, row, column] as const).filter(([mark]) => mark === '#'))
    .map(([, row, column]) => [row, column]);

const turned = (squares: readonly Square[]): Square[] => squares.map(([row, column]) => [column, -row]);
const mirrored = (squares: readonly Square[]): Square[] => squares.map(([row, column]) => [row, -column]);

/** Moved so that the top row and the leftmost column are 0, in reading order. */
function atOrigin(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, column]) => column));
  return squares
    .map(([row, column]): Square => [row - top, column - left])
    .sort(([rowA, columnA], [rowB, columnB]) => rowA - rowB || columnA - columnB);
}

/** A shape in all its different positions: turned, and turned over unless that is forbidden. */
function orientationsOf(shape: readonly string[], turnedOver: boolean): Square[][] {
  const found = new Map<string, Square[]>();
  for (const start of turnedOver ? [squaresOf(shape), mirrored(squaresOf(shape))] : [squaresOf(shape)]) {
    let squares = start;
    for (let turn = 0; turn < 4; turn++) {
      const placed = atOrigin(squares);
      found.set(placed.join(' '), placed);
      squares = turned(squares);
    }
  }
  return [...found.values()];
}

/** A board to be filled with the twelve pentominoes, each used once. */
interface Board {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** Whether a square (zero-based) belongs to the board. */
  readonly holds: (row: number, column: number) => boolean;
  /** Which centres the X may have (zero-based): what keeps mirror images of a solution away. */
  readonly centreOfX: (row: number, column: number) => boolean;
  readonly turnedOver?: (piece: string) => boolean;
  readonly itemOrder: 'pieces first' | 'squares first';
}

/** The problem of a board: an item for each piece and each square, an option for each placement of a piece. */
function pentominoes(board: Board): CoverProblem {
  const { rows, columns, holds, centreOfX, turnedOver = () => true } = board;
  const pieces = Object.keys(shapes);
  const squares: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) if (holds(row, column)) squares.push(`r${row + 1}c${column + 1}`);
  }
  const items = board.itemOrder === 'pieces first' ? [...pieces, ...squares] : [...squares, ...pieces];
  const itemOf = new Map(items.map((item, index) => [item, index]));

  const options: CoverOption[] = [];
  for (const piece of pieces) {
    for (const oriented of orientationsOf(shapes[piece], turnedOver(piece))) {
      for (let top = 0; top < rows; top++) {
        for (let left = 0; left < columns; left++) {
          const laid = oriented.map(([row, column]) => `r${top + row + 1}c${left + column + 1}`);
          if (!laid.every((square) => itemOf.has(square))) continue;
          if (piece === 'X' && !centreOfX(top + 1, left + 1)) continue;
          options.push({ name: `${piece} on ${laid.join(' ')}`, items: [piece, ...laid].map((item) => itemOf.get(item)!) });
        }
      }
    }
  }
  return coverProblem({ name: board.name, items, primary: items.length, options });
}

/** 6 × 10: 2,339 solutions when the X keeps to one quarter of the board, four times as many when it may go anywhere. */
export function pentominoes6x10({ wholeBoard = false }: { wholeBoard?: boolean } = {}): CoverProblem {
  return pentominoes({
    name: 'Pentominoes on 6 × 10',
    rows: 6,
    columns: 10,
    holds: () => true,
    centreOfX: (row, column) => wholeBoard || (row < 3 && column < 5),
    itemOrder: 'pieces first',
  });
}

/**
 * Dana Scott's problem (1958): 8 × 8 without the four squares in the middle. His three cases by the centre of the X
 * (one-based row and column: 23, 24, 33) have 19, 20 and 26 solutions; in the third the P is not turned over.
 */
export function scottPentominoes(centre: '23' | '24' | '33'): CoverProblem {
  return pentominoes({
    name: `Pentominoes on 8 × 8 without its centre, X at ${centre}`,
    rows: 8,
    columns: 8,
    holds: (row, column) => row < 3 || row > 4 || column < 3 || column > 4,
    centreOfX: (row, column) => `${row + 1}${column + 1}` === centre,
    turnedOver: (piece) => !(piece === 'P' && centre === '33'),
    itemOrder: 'squares first',
  });
}
