import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { cellName } from '../../../engine/grid.ts';
import type { Picture } from '../../../engine/picture.ts';
import type { Thing } from '../../../engine/thing.ts';

/** What a reader can ask about: a thing of the frame, a counter by its name, or a line of the code (one-based). */
export type Question =
  | Exclude<Thing, { of: 'step' }>
  | { readonly of: 'counter'; readonly name: string }
  | { readonly of: 'line'; readonly line: number };

/** A question in a link: `r4c3` (what the cell holds), `r4c3.4` (a mark), `column.7`, `row.12`, `counter.placements`, `line.90`. */
export function questionText(question: Question, { grid }: Picture): string {
  switch (question.of) {
    case 'cell':
      return cellName(grid!.puzzle.grid, question.cell);
    case 'mark':
      return `${cellName(grid!.puzzle.grid, question.cell)}.${question.digit}`;
    case 'column':
      return `column.${question.item + 1}`;
    case 'row':
      return `row.${question.option + 1}`;
    case 'counter':
      return `counter.${question.name}`;
    case 'line':
      return `line.${question.line}`;
  }
}

/** What a link asks about; undefined where this run has no such thing. */
export function questionFrom(text: string, algorithm: Pick<AnyAlgorithm, 'counters'>, { grid, cover }: Picture): Question | undefined {
  const cell = /^r(\d+)c(\d+)(?:\.(\d+))?$/.exec(text);
  if (cell && grid) {
    const { size } = grid.puzzle.grid;
    const [row, column, digit] = cell.slice(1).map(Number) as [number, number, number];
    if (Math.min(row, column) < 1 || Math.max(row, column) > size) return undefined;
    const place = (row - 1) * size + column - 1;
    if (cell[3] === undefined) return { of: 'cell', cell: place };
    return digit >= 1 && digit <= size ? { of: 'mark', cell: place, digit } : undefined;
  }
  const [, of, name = ''] = /^(column|row|counter|line)\.(\w+)$/.exec(text) ?? [];
  const index = Number(name) - 1;
  if (of === 'counter') return Object.hasOwn(algorithm.counters, name) ? { of, name } : undefined;
  if (of === 'column') return cover?.problem.items[index] === undefined ? undefined : { of, item: index };
  if (of === 'row') return cover?.problem.options[index] === undefined ? undefined : { of, option: index };
  return of === 'line' && index >= 0 ? { of, line: index + 1 } : undefined;
}

/** The thing that a question is about; undefined of a line, which is no thing of a frame. */
export function thingOf(question: Question, { counters }: Pick<AnyAlgorithm, 'counters'>): Thing | undefined {
  if (question.of === 'line') return undefined;
  return question.of === 'counter' ? { of: 'step', kinds: counters[question.name]!.kinds } : question;
}
