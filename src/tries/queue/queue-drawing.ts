import { select } from 'd3-selection';
import { number } from '#words/language.ts';
import { queue as words } from '#words/tries/queue.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Queue } from './queue.ts';

interface Entry {
  readonly cell: number;
  readonly isNow: boolean;
}

/** Draws the digits on the list, after the one that was taken off last. */
export function listDrawing(element: Element): (queue: Queue) => void {
  const list = select(element).selectAll<HTMLOListElement, null>('ol').data([null]).join('ol').attr('aria-label', words.list);
  return ({ puzzle, digits, list: waiting, now }) => {
    const entries: Entry[] = [...(now ? [{ cell: now.cell, isNow: true }] : []), ...waiting.map((cell) => ({ cell, isNow: false }))];
    list
      .selectAll<HTMLLIElement, Entry>('li')
      .data(entries, (entry) => entry?.cell)
      .join('li')
      .order()
      .attr('class', ({ isNow }) => (isNow ? 'now' : null))
      .text(({ cell }) => words.entry(symbolOf(puzzle, digits[cell]!), cellName(puzzle.grid, cell)));
  };
}

/** Draws how many looks the list has taken, and how many the rounds take that fix the same digits. */
export function looksDrawing(element: Element, most: number): (withList: number, byRounds: number) => void {
  const list = select(element).selectAll<HTMLUListElement, null>('ul').data([null]).join('ul').attr('aria-label', words.looks);
  return (withList, byRounds) => {
    const rows = list
      .selectAll<HTMLLIElement, readonly [string, number]>('li')
      .data([
        [words.withList, withList],
        [words.byRounds, byRounds],
      ] as const)
      .join((enter) => {
        const row = enter.append('li');
        row.append('span');
        row.append('i');
        row.append('b');
        return row;
      });
    rows.select('span').text(([name]) => name);
    rows.select('i').attr('style', ([, looks]) => `--share:${(looks / most).toFixed(3)}`);
    rows.select('b').text(([, looks]) => number(looks));
  };
}
