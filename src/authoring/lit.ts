import { cellName, cellNamed, type Grid } from '../engine/grid.ts';
import type { Links } from '../engine/picture/cover.ts';
import { houseName } from '../engine/puzzle.ts';
import { pseudocodeOf } from '../narration/narrator.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import type { Timeline } from '../trace/timeline.ts';
import type { LinkArray, WrittenLit } from '../widgets/runs/lit.ts';
import { MAX_LIT_STEPS } from '../widgets/views/lit.ts';
import { levelKinds } from '../widgets/views/tree/bars.ts';
import type { BuiltRun } from './run-at-build.ts';
import { countIn, kindsNamed, stretchOf } from './stat.ts';

type Run = Pick<BuiltRun, 'timeline' | 'words'>;
type Attributes = Readonly<Record<string, unknown>>;

const pictureOf = ({ timeline }: Run) => timeline.frame(0).picture;

function gridOf(run: Run): Grid {
  const { grid } = pictureOf(run);
  if (!grid) throw new Error(`'${run.timeline.algorithm.id}' has no grid in its picture`);
  return grid.puzzle.grid;
}

/** The names in a list. */
const partsOf = (text: string, separator: RegExp) => text.trim().split(separator).filter(Boolean);

/** Cells by name, each a group of its own: 'r2c7 r2c8'. */
export function cellsNamed(run: Run, text: string): number[][] {
  const grid = gridOf(run);
  return partsOf(text, /[\s,]+/).map((name) => {
    const cell = cellNamed(grid, name);
    if (cell < 0) throw new Error(`there is no cell '${name}'; there are ${cellName(grid, 0)} to ${cellName(grid, grid.cellCount - 1)}`);
    return [cell];
  });
}

/** Houses by name, each a group: 'row 2, box 3'. */
function housesNamed(run: Run, text: string): number[][] {
  const grid = gridOf(run);
  const names = grid.houses.map((_, house) => houseName(grid, house));
  return partsOf(text, /\s*,\s*/).map((name) => {
    const house = names.indexOf(name);
    const types = [...new Set(grid.houses.map(({ type }) => type))];
    if (house < 0) throw new Error(`there is no house '${name}'; there are ${types.map((type) => `${type} 1`).join(', ')} and so on`);
    return [...grid.cellsOfHouse[house]!];
  });
}

/** Kinds of steps that have a line in the pseudocode, as the frames of the run show it. */
function linesNamed({ timeline, words }: Run, text: string): string[] {
  return kindsNamed(timeline, text).map((kind) => {
    const places = [0, timeline.next([kind], 0) ?? 0];
    const lines = places.flatMap((position) => {
      const { step, state } = timeline.frame(position);
      return pseudocodeOf(words, step, state);
    });
    const named = [...new Set(lines.flatMap(([, kinds]) => kinds))];
    if (!named.includes(kind)) throw new Error(`no line of the pseudocode is for '${kind}'; there are ${named.join(', ')}`);
    return kind;
  });
}

/** A bar of the tree by the step that opens it, with the cell it is about. */
function barNamed({ timeline }: Run, kind: string, attributes: Attributes): WrittenLit {
  const kinds = levelKinds(timeline.algorithm);
  if (!kinds.includes(kind)) throw new Error(`no bar of the tree begins with '${kind}'; they begin with ${kinds.join(', ') || 'none'}`);
  const position = positionOf(timeline, anchorOf({ ...attributes, at: kind }));
  const { cell } = timeline.stepAt(position)!;
  return { bars: [position], ...(typeof cell === 'number' && { cells: [[cell]] }) };
}

function linksOf(run: Run) {
  const { links, cover } = pictureOf(run);
  if (!links || !cover) throw new Error(`'${run.timeline.algorithm.id}' has no links in its picture`);
  return { ...links, problem: cover.problem };
}

/**
 * A node by name: 'h' is the root, 'A' the header of column A, 'D in A D G' the one of the matrix in column D and row A D G.
 * A number is the node's own, unless a column is called so.
 */
function nodeNamed({ h, C, optionOf, problem }: ReturnType<typeof linksOf>, name: string): number | undefined {
  const header = problem.items.indexOf(name);
  if (header >= 0) return header;
  if (name === 'h') return h;
  if (/^\d+$/.test(name)) return Number(name) < C.length ? Number(name) : undefined;
  const ofMatrix = Array.from(C, (_, node) => node).slice(h + 1);
  return ofMatrix.find((node) => `${problem.items[C[node]!]} in ${problem.options[optionOf[node]!]!.name}` === name);
}

function foundNode(run: Run, name: string): number {
  const links = linksOf(run);
  const node = nodeNamed(links, name);
  const { items, options } = links.problem;
  if (node === undefined)
    throw new Error(
      `there is no node '${name}'; there are h, ${items[0]}, ${items[options[0]!.items[0]!]} in ${options[0]!.name}, and 0 to ${links.C.length - 1}`,
    );
  return node;
}

/** Nodes by name, with commas between them, or with blanks where no name has one. */
function nodesNamed(run: Run, text: string): number[] {
  const isOne = /,| in /.test(text) || nodeNamed(linksOf(run), text.trim()) !== undefined;
  return partsOf(text, isOne ? /\s*,\s*/ : /\s+/).map((name) => foundNode(run, name));
}

const isArray = (array: string): array is LinkArray & keyof Links => ['L', 'R', 'U', 'D'].includes(array);

/** Entries of the arrays, each the array and its node: 'R[h] U[D in A D G]'. */
function arrowsNamed(run: Run, text: string): [LinkArray, number][] {
  const rest = text.replace(/\w+\[[^\]]*\]/g, '').replace(/[\s,]+/g, '');
  if (rest !== '') throw new Error(`'${rest}' isn't an arrow; expected one like R[h] or L[A]`);
  return [...text.matchAll(/(\w+)\[([^\]]*)\]/g)].map(([, array, name]) => {
    if (!isArray(array!)) throw new Error(`there is no array '${array}' of links; there are L, R, U, D`);
    return [array, foundNode(run, name!.trim())];
  });
}

/** Steps that are counted: all of some kinds, or those from an anchor on, up to the first step `until` with the same cell and digit. */
function stepsCounted({ timeline }: Run, text: string, attributes: Attributes): WrittenLit {
  const kinds = kindsNamed(timeline, text);
  const { after, until } = stretchOf(timeline, attributes);
  const first = timeline.next(kinds, after);
  if (first === undefined || first > until)
    throw new Error(`there is no step '${kinds.join(' ')}' from ${after} to ${until} to be counted`);
  return { counts: { kinds, after, until } };
}

/**
 * What a figure of the text counts in its run, or the step whose position it is, as steps to be lit. Undefined for a figure of another
 * kind, one about another run, and one that counts more than a light can show.
 */
export function litOfStat(timeline: Timeline, attributes: Attributes): WrittenLit | undefined {
  const { of, kind, name, rung, whatIf } = attributes;
  if (whatIf !== undefined) return undefined;
  if (of === 'position') return { steps: [positionOf(timeline, anchorOf(attributes))] };
  const kinds =
    of === 'counter'
      ? timeline.algorithm.counters[String(name)]?.kinds
      : of === 'steps' && kind !== undefined && kindsNamed(timeline, String(kind));
  if (!kinds || rung !== undefined) return undefined;
  const stretch = attributes.until === undefined ? { after: 0, until: timeline.length } : stretchOf(timeline, attributes);
  const count = countIn(timeline, kinds, stretch);
  return count === 0 || count > MAX_LIT_STEPS ? undefined : { counts: { kinds, ...stretch } };
}

/**
 * What words of a chapter light in the figure of a run. Throws an Error that names what isn't there: a cell, a house, a line, a bar,
 * an arrow, a node or a step.
 */
export function litOf(run: Run, attributes: Attributes): WrittenLit {
  const has = (name: string) => attributes[name] !== undefined;
  const text = (name: string) => String(attributes[name]);
  const bar = has('bar') ? barNamed(run, text('bar'), attributes) : {};
  const cells = [
    ...(has('cells') ? cellsNamed(run, text('cells')) : []),
    ...(has('house') ? housesNamed(run, text('house')) : []),
    ...(bar.cells ?? []),
  ];
  const lit: WrittenLit = {
    ...bar,
    ...(cells.length > 0 && { cells }),
    ...(has('code') && { lines: linesNamed(run, text('code')) }),
    ...(has('arrows') && { arrows: arrowsNamed(run, text('arrows')) }),
    ...(has('nodes') && { nodes: nodesNamed(run, text('nodes')) }),
    ...(has('counts') && stepsCounted(run, text('counts'), attributes)),
  };
  if (Object.values(lit).every((part) => Array.isArray(part) && part.length === 0))
    throw new Error('it lights nothing; expected cells, house, code, bar, arrows, nodes or counts');
  return lit;
}
