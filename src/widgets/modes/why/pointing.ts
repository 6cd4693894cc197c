import { select } from 'd3-selection';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { fieldOf } from '../../../engine/step.ts';
import { linesOfKinds } from '../../../trace/source-lines.ts';
import type { Frame, Timeline } from '../../../trace/timeline.ts';
import { markX, markY, SIDE } from '../../views/grid/places.ts';
import { lightableAround, pointIn } from '../../views/kit/hover.ts';
import { levelsAt } from '../../views/tree/bars.ts';
import type { Question } from './question.ts';

/** A place in a matrix, as drawings of it number it: see enableCrossHover. */
const OPTIONS = 1 << 16;

/**
 * The question about a place of a figure that a reader points at, or that has the focus: a cell or a mark of a grid, a digit of a tray, a
 * row or a column of a matrix, a counter, a line of the code; undefined where there is none. `point` is one of the window.
 */
export function questionAt(
  target: Element,
  { picture }: Frame,
  shows: readonly string[],
  point?: { readonly x: number; readonly y: number },
): Question | undefined {
  const hit = target.closest<SVGElement>('.hit[data-cell]');
  if (hit && picture.grid) return questionInCell(hit, Number(hit.dataset.cell), picture, point);
  const chip = target.closest('.tray-digits li');
  if (chip && picture.tray) {
    const { cell, digits } = picture.tray;
    const digit = digits[[...chip.parentElement!.children].indexOf(chip)]?.digit;
    return digit === undefined || cell < 0 ? undefined : { of: 'mark', cell, digit };
  }
  const counter = target.closest(':is([data-view=counters]) > div');
  if (counter) {
    const name = shows[[...counter.parentElement!.children].indexOf(counter)];
    return name === undefined ? undefined : { of: 'counter', name };
  }
  const line = target.closest('[data-view=code] .line');
  if (line) return { of: 'line', line: [...line.closest('[data-view=code]')!.querySelectorAll('.line')].indexOf(line) + 1 };
  return picture.cover ? (questionByName(target, picture) ?? questionInMatrix(target, point)) : undefined;
}

/** A column, a row or a node that says itself what it is; for a node it is its row. */
function questionByName(target: Element, { cover, links }: Frame['picture']): Question | undefined {
  const [field, number] = target.closest('[data-points]')?.getAttribute('data-points')?.split(' ') ?? [];
  const value = Number(number);
  if (field === 'item' && value < cover!.problem.items.length) return { of: 'column', item: value };
  const option = field === 'node' ? links?.optionOf[value] : field === 'option' ? value : undefined;
  return option === undefined || option < 0 ? undefined : { of: 'row', option };
}

/** The cell, or the mark under the pointer where the cell is open. */
function questionInCell(
  hit: SVGElement,
  cell: number,
  { grid }: Frame['picture'],
  point?: { readonly x: number; readonly y: number },
): Question {
  const { puzzle, digits, candidates } = grid!;
  const at = point && candidates && digits[cell] === 0 ? pointIn(hit as SVGGraphicsElement, point.x, point.y) : undefined;
  if (!at) return { of: 'cell', cell };
  const { size } = puzzle.grid;
  const away = (digit: number) =>
    Math.hypot(markX({ puzzle }, cell, digit, SIDE / size) - at.x, markY({ puzzle }, cell, digit, SIDE / size) - at.y);
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return { of: 'mark', cell, digit: all.reduce((best, digit) => (away(digit) < away(best) ? digit : best)) };
}

/** A column by its name, its size or its bar; elsewhere in a drawing of a matrix the row. */
function questionInMatrix(target: Element, point?: { readonly x: number; readonly y: number }): Question | undefined {
  const column = target.closest('.matrix :is(.item, .size, .no-row), .choice :is(.bar, .name, .value)') ?? columnOver(target, point);
  const item = column ? (select(column).datum() as unknown) : undefined;
  if (typeof item === 'number') return { of: 'column', item };
  const option = target.closest('.matrix .option');
  if (option) return { of: 'row', option: select(option).datum() as number };
  const drawing = lightableAround(target);
  const place = drawing?.kind === 'node' && point ? drawing.at(point.x, point.y) : undefined;
  return place === undefined ? undefined : { of: 'row', option: place % OPTIONS };
}

/** The name of the column in whose head a point lies. */
function columnOver(target: Element, point?: { readonly x: number; readonly y: number }): Element | undefined {
  const svg = target.closest('svg.matrix');
  const first = svg?.querySelector('.entry')?.getBoundingClientRect().top;
  if (!svg || first === undefined || !point || point.y > first) return undefined;
  return [...svg.querySelectorAll('.item')].find((name) => {
    const { left, width } = name.getBoundingClientRect();
    return Math.abs(left + width / 2 - point.x) < Math.max(width, first - svg.getBoundingClientRect().top) / 3;
  });
}

/** What the step of a frame is about, where nothing is pointed at: its cell, its column or its row. */
export function questionOfStep({ step, picture: { grid, cover } }: Frame): Question | undefined {
  if (!step) return undefined;
  const [cell, item, option] = ['cell', 'item', 'option'].map((field) => fieldOf(step, field)) as [number, number, number];
  if (cell >= 0 && grid) return { of: 'cell', cell };
  if (item >= 0 && cover) return { of: 'column', item };
  return option >= 0 && cover ? { of: 'row', option } : undefined;
}

/** Where the search went down to its level at a position: the node of its tree; undefined above the first one. */
export function nodeAt(timeline: Timeline, position: number): number | undefined {
  return levelsAt(timeline, position).at(-1)?.opened;
}

/** The kinds of step that a line of the code yields, with all lines that do; undefined where it yields none. */
export function kindsOfLine(
  root: ParentNode,
  line: number,
  { steps }: Pick<AnyAlgorithm, 'steps'>,
): { kinds: string[]; lines: number[] } | undefined {
  const own = root.querySelector('[data-view=code]');
  const elsewhere = own?.getAttribute('data-source-in');
  const source = elsewhere ? document.getElementById(elsewhere)?.querySelector('[data-view=code]') : own;
  if (!source) return undefined;
  const texts = [...source.querySelectorAll('.line')].map((each) => {
    const values = each.querySelector('.values')?.textContent ?? '';
    return each.textContent.slice(0, each.textContent.length - values.length);
  });
  const yielded = linesOfKinds(texts.join('\n'));
  const kinds = [...yielded].filter(([kind, lines]) => kind in steps && lines.includes(line)).map(([kind]) => kind);
  if (kinds.length === 0) return undefined;
  return { kinds, lines: [...new Set(kinds.flatMap((kind) => yielded.get(kind)!))].sort((a, b) => a - b) };
}
