import type { LinksPicture } from '../../../engine/picture/cover.ts';
import type { Picture } from '../../../engine/picture.ts';
import type { Blank } from '../lesson.ts';

/** What a picture leaves blank: digits by their cells, sizes by their columns, links by their array and node ('D:12'). */
export interface LeftBlank {
  readonly cells: ReadonlySet<number>;
  readonly sizes: ReadonlySet<number>;
  readonly links: ReadonlySet<string>;
}

export const nothingBlank: LeftBlank = { cells: new Set(), sizes: new Set(), links: new Set() };

/** The view that a strip is drawn in: links where there are some, else the grid, else the matrix. */
export type SheetView = 'links' | 'grid' | 'matrix';

/** What is read from a picture, and stays when the run goes on. */
export interface Facts {
  readonly digits: Uint8Array | undefined;
  readonly sizes: readonly number[] | undefined;
  readonly links: { readonly [Name in LinkName]: Int32Array } | undefined;
}

const LINKS = ['L', 'R', 'U', 'D'] as const;
type LinkName = (typeof LINKS)[number];

export function viewOf({ links, cover, grid }: Picture): SheetView {
  return links && cover ? 'links' : grid ? 'grid' : 'matrix';
}

export function factsOf({ grid, cover, links }: Picture): Facts {
  return {
    digits: grid && Uint8Array.from(grid.digits),
    sizes: cover && Array.from(cover.sizes),
    links: links && { L: links.L.slice(), R: links.R.slice(), U: links.U.slice(), D: links.D.slice() },
  };
}

const differing = (before: ArrayLike<number>, now: ArrayLike<number>): number[] =>
  Array.from(now, (value, index) => (value === before[index] ? -1 : index)).filter((index) => index >= 0);

/** What a step has written that a sheet asks for. A digit that is taken back leaves an empty cell, which is nothing to fill. */
export function writtenBy(before: Facts, now: Facts, view: SheetView, blanks: readonly Blank[]): LeftBlank {
  const asks = (blank: Blank, ...drawnIn: SheetView[]) => blanks.includes(blank) && drawnIn.includes(view);
  const cells = asks('digits', 'grid') ? differing(before.digits!, now.digits!).filter((cell) => now.digits![cell] !== 0) : [];
  const sizes = asks('sizes', 'links', 'matrix') ? differing(before.sizes!, now.sizes!) : [];
  const links = asks('links', 'links')
    ? LINKS.flatMap((name) => differing(before.links![name], now.links![name]).map((node) => `${name}:${node}`))
    : [];
  return { cells: new Set(cells), sizes: new Set(sizes), links: new Set(links) };
}

export const together = (one: LeftBlank, other: LeftBlank): LeftBlank => ({
  cells: new Set([...one.cells, ...other.cells]),
  sizes: new Set([...one.sizes, ...other.sizes]),
  links: new Set([...one.links, ...other.links]),
});

export const countOf = ({ cells, sizes, links }: LeftBlank): number => cells.size + sizes.size + links.size;

/** The node of a link by its key, and the name of its array. */
export function linkOf(key: string): { readonly name: LinkName; readonly node: number } {
  return { name: key.charAt(0) as LinkName, node: Number(key.slice(2)) };
}

/** A node as links name it: the root, a header, or its row. */
export function nodeLabel({ h, optionOf }: LinksPicture, { cover }: Picture, node: number): string {
  if (node === h) return 'h';
  const { items, options } = cover!.problem;
  return node < h ? `header ${items[node]!}` : options[optionOf[node]!]!.name;
}
