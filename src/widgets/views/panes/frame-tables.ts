import { table as says } from '#words/views.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import type { GridPicture } from '../../../engine/grid-picture.ts';
import type { CoverPicture, LinksPicture } from '../../../engine/picture/cover.ts';
import type { Picture } from '../../../engine/picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { AnyStep } from '../../../engine/step.ts';
import { emptyColumns, itemsOfChosen, type MatrixPart, partInFocus, partInWords } from '../kit/cover-part.ts';

/** A part of a picture as a table. The first cell of each row is its heading. */
export interface FrameTable {
  readonly name: string;
  /** Over the columns, where they have names. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The grid, and its cages where it has some; `marked` are the cells whose pencil marks are listed. */
export function gridTables({ puzzle, digits, candidates }: GridPicture, marked: ReadonlySet<number> = new Set()): FrameTable[] {
  const { grid, cages } = puzzle;
  const textOf = (cell: number) => {
    if (digits[cell] !== 0) return symbolOf(puzzle, digits[cell]!);
    const marks = marked.has(cell) ? digitsOf(candidates?.[cell] ?? 0).map((digit) => symbolOf(puzzle, digit)) : [];
    return marks.length > 0 ? `(${marks.join(' ')})` : '·';
  };
  const lines = Array.from({ length: grid.size }, (_, row) => row * grid.size);
  const rows = lines.map((first, row) => [says.row(row + 1), ...Array.from({ length: grid.size }, (_, column) => textOf(first + column))]);
  const sums = cages.map(({ sum, cells }) => [says.cage(sum), cells.map((cell) => cellName(grid, cell)).join(' ')]);
  return [{ name: 'grid-cells', rows }, ...(sums.length > 0 ? [{ name: 'cages', rows: sums }] : [])];
}

/** The matrix, or the part of a large one that the step is about: what each column has left, and each row's ones. */
export function matrixTable(cover: CoverPicture, { items, options }: MatrixPart): FrameTable {
  const { problem, covered, hidden, sizes, rows, depth } = cover;
  const chosen = new Set(rows.subarray(0, depth));
  const [empty, kept] = [emptyColumns(cover), itemsOfChosen(cover)];
  const left = (item: number) => {
    if (covered[item]) return empty.has(item) ? '0' : says.struck;
    return kept.has(item) ? says.has : String(sizes[item]);
  };
  const body = options.map((option) => {
    const { name, items: own } = problem.options[option]!;
    const ones = new Set(own);
    return [
      name,
      ...items.map((item) => (ones.has(item) ? '1' : '0')),
      chosen.has(option) ? says.chosen : hidden[option] ? says.struck : says.open,
    ];
  });
  return {
    name: 'matrix-entries',
    head: [says.matrixRow, ...items.map((item) => problem.items[item]!), says.state],
    rows: [[says.left, ...items.map(left), ''], ...body],
  };
}

/** The links of the root, the headers and the nodes that are drawn, by the names of what they point at. */
export function linksTable({ problem, covered, h, L, R, U, D, C, optionOf }: CoverPicture & LinksPicture, part: MatrixPart): FrameTable {
  const nameOf = (node: number) => {
    if (node === h) return says.root;
    return node < h ? says.header(problem.items[node]!) : says.node(problem.items[C[node]!]!, problem.options[optionOf[node]!]!.name);
  };
  const [items, options] = [new Set(part.items), new Set(part.options)];
  const nodes = Array.from({ length: C.length - h - 1 }, (_, index) => h + 1 + index).filter(
    (node) => items.has(C[node]!) && options.has(optionOf[node]!),
  );
  const state = (node: number) => {
    if (node === h) return '';
    if (node < h) return covered[node] ? says.unlinked : says.linked;
    return D[U[node]!] === node ? says.linked : says.unlinked;
  };
  // The root is in no column.
  const row = (node: number) => [
    nameOf(node),
    ...[L, R, U, D].map((link) => ((node === h && link === U) || (node === h && link === D) ? '' : nameOf(link[node]!))),
    state(node),
  ];
  return { name: 'links', head: [says.thing, 'L', 'R', 'U', 'D', says.state], rows: [h, ...part.items, ...nodes].map(row) };
}

/** All that the drawings of a frame show of its state. */
export function tablesOf({ grid, cover, links }: Picture, step: AnyStep | undefined): FrameTable[] {
  return [...(grid ? gridTables(grid) : []), ...(cover ? coverTables(cover, links, step) : [])];
}

/** The matrix of a cover, and its links where it has some. */
export function coverTables(cover: CoverPicture, links: LinksPicture | undefined, step: AnyStep | undefined): FrameTable[] {
  const both = links && { ...links, ...cover };
  const part = both ? partInFocus(both, step) : partInWords(cover, step);
  return [matrixTable(cover, part), ...(both ? [linksTable(both, part)] : [])];
}
