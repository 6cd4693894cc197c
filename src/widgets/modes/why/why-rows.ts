import { asks, barred, became, goneOften, needed, often, step as stepWord } from '#words/why.ts';
import { countOf } from '../../../engine/algorithm.ts';
import { cellName, type Grid, sharedHouses } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { fieldOf } from '../../../engine/step.ts';
import type { Thing } from '../../../engine/thing.ts';
import { type AnyNarrator, sentenceOf } from '../../../narration/narrator.ts';
import type { Part, Sentence } from '../../../narration/sentence.ts';
import type { Frame, Timeline } from '../../../trace/timeline.ts';
import { type Cause, valueAt, type Why } from '../../../trace/why.ts';
import type { Question } from './question.ts';

/** One line of the panel: a cause, in words and as it is drawn. */
export interface WhyRow {
  readonly position: number;
  readonly sentence: Sentence;
  /** What it rests on, and where the last of that came to be; undefined where the next line says it. */
  readonly small: { readonly text: readonly Part[]; readonly link: string; readonly position: number } | undefined;
  /** Cells that it is about, and the houses through which it acts: those are numbered on the drawing. */
  readonly cells: readonly number[];
  readonly houses: readonly number[];
  /** From 1 among those that have houses. */
  readonly number: number | undefined;
}

/** The words of a question in a frame. */
export function questionOf(question: Exclude<Question, { of: 'line' }>, value: number, frame: Frame, timeline: Timeline): Sentence {
  const { grid, cover } = frame.picture;
  const { counters } = timeline.algorithm;
  switch (question.of) {
    case 'cell': {
      const name = cellName(grid!.puzzle.grid, question.cell);
      return value > 0 ? asks.digit(name, symbolOf(grid!.puzzle, value)) : asks.empty(name);
    }
    case 'mark':
      return asks[value === 1 ? 'mark' : 'noMark'](cellName(grid!.puzzle.grid, question.cell), symbolOf(grid!.puzzle, question.digit));
    case 'column':
      return value < 0 ? asks.covered(cover!.problem.items[question.item]!) : asks.column(cover!.problem.items[question.item]!, value);
    case 'row':
      return asks[value === 1 ? 'row' : 'noRow'](cover!.problem.options[question.option]!.name);
    case 'counter':
      return asks.counter(counters[question.name]!.label, countOf(counters[question.name]!, frame.counts));
  }
}

/** The given that keeps a digit out of a cell from the start, as a sentence; undefined where none does. */
export function barredByGiven(question: Question, value: number, timeline: Timeline): string | undefined {
  const puzzle = timeline.frame(0).picture.grid?.puzzle;
  if (question.of !== 'mark' || value !== 0 || !puzzle) return undefined;
  const { grid, givens } = puzzle;
  const by = grid.peersOfCell[question.cell]!.find((peer) => givens[peer] === question.digit);
  if (by === undefined) return undefined;
  return barred(
    cellName(grid, question.cell),
    symbolOf(puzzle, question.digit),
    sharedHouses(grid, question.cell, by)[0]!,
    cellName(grid, by),
  );
}

/** How often it became so. */
export function oftenOf({ thing, value, chain, times, since }: Why): string {
  const last = chain[0]!.position;
  return (thing.of === 'mark' && value === 0 ? goneOften : often)(times, last, since);
}

/** What a step made of a thing, as half a sentence. */
function becameOf(timeline: Timeline, { thing, position }: Cause): string {
  const { grid, cover } = timeline.algorithm.picture(timeline.peek(position), undefined);
  const value = valueAt(timeline, thing, position);
  const name = (cell: number) => cellName(grid!.puzzle.grid, cell);
  const symbol = (digit: number) => symbolOf(grid!.puzzle, digit);
  switch (thing.of) {
    case 'cell':
      return value > 0 ? became.filled(name(thing.cell), symbol(value)) : became.emptied(name(thing.cell));
    case 'mark': {
      if (value === 1) return became.marked(name(thing.cell), symbol(thing.digit));
      const before = valueAt(timeline, thing, position - 1);
      return became[before < 0 ? 'marksMade' : 'lost'](name(thing.cell), symbol(thing.digit));
    }
    case 'column':
      return value < 0 ? became.covered(cover!.problem.items[thing.item]!) : became.sized(cover!.problem.items[thing.item]!, value);
    case 'row':
      return became[value === 1 ? 'rowBack' : 'rowGone'](cover!.problem.options[thing.option]!.name);
    case 'step':
      return '';
  }
}

/** Whether a cause only carries out what the next one says: a strike for a set. */
function carriesOutNext(chain: readonly Cause[], index: number): boolean {
  const [cause, next] = [chain[index]!, chain[index + 1]];
  return next?.thing.of === 'step' && cause.thing.of !== 'step' && cause.others === 0;
}

/** The causes as lines. One that only carries out what the next says, a strike for a set, is in the line before it. */
export function rowsOf(timeline: Timeline, words: AnyNarrator, { chain }: Pick<Why, 'chain'>): WhyRow[] {
  const rows: WhyRow[] = [];
  let numbered = 0;
  for (const [index, cause] of chain.entries()) {
    const next = chain[index + 1];
    const carriesOut = carriesOutNext(chain, index);
    if (index > 0 && carriesOut) continue;
    const small =
      next && next.thing.of !== 'step' && (cause.others > 0 || carriesOutNext(chain, index + 1))
        ? { text: needed(cause.others + 1, becameOf(timeline, next)), link: stepWord(next.position), position: next.position }
        : undefined;
    const shows = shownOf(timeline, cause, carriesOut);
    const { position } = cause;
    const sentence = sentenceOf(words, cause.step, timeline.peek(position));
    rows.push({ position, sentence, small, ...shows, number: shows.houses.length > 0 ? ++numbered : undefined });
  }
  return rows;
}

/** What a cause is about in the grid: the pattern that it sees, or its cells and the house that they share. */
function shownOf(timeline: Timeline, { step, position, thing }: Cause, carriesOut: boolean): Pick<WhyRow, 'cells' | 'houses'> {
  const { algorithm } = timeline;
  const { grid } = algorithm.picture(timeline.peek(position), step);
  if (!grid) return { cells: [], houses: [] };
  const { fields } = algorithm.steps[step.kind]!;
  const of = (...types: string[]) =>
    Object.keys(fields)
      .filter((field) => types.includes(fields[field]!))
      .map((field) => fieldOf(step, field))
      .filter((value) => value >= 0);
  const cells = of('cell', 'witness');
  if (carriesOut) return { cells, houses: [] };
  if (cells.length === 0) {
    const pattern = (grid.highlights ?? []).filter(({ digits }) => digits !== 0).flatMap((highlight) => highlight.cells);
    const made = thing.of === 'mark' ? [thing.cell] : [];
    return { cells: [...new Set(pattern.length > 0 ? pattern : made)], houses: grid.houses ?? of('house') };
  }
  const houses = of('house');
  // A witness that changes too is no witness of a rule: it is the other cell of a swap.
  const changed = timeline.digits.at(position).filter(({ cell }) => cells.includes(cell));
  return { cells, houses: houses.length > 0 || changed.length > 1 ? houses : sharedHouse(grid.puzzle.grid, cells) };
}

/** The house that a cell shares with its witness, the row before the column before the box. */
function sharedHouse(grid: Grid, [cell, witness]: readonly number[]): number[] {
  if (cell === undefined || witness === undefined || sharedHouses(grid, cell, witness).length === 0) return [];
  return [grid.housesOfCell[cell]!.find((house) => grid.cellsOfHouse[house]!.includes(witness))!];
}

/** The cell that a thing lies in; undefined where it lies in none. */
export const cellOf = (thing: Question | Thing): number | undefined =>
  thing.of === 'cell' || thing.of === 'mark' ? thing.cell : undefined;
