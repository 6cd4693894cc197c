import { select } from 'd3-selection';
import { number } from '#words/language.ts';
import { switches as words } from '#words/tries/switches.ts';

/** The powers of ten that a bar has room for: more than any setting needs. */
const POWERS = 5;

/** The numbers at the lines, from 1 to the largest power. */
export const LINES: readonly number[] = Array.from({ length: POWERS + 1 }, (_, power) => 10 ** power);

/** A setting of the switches in words, and how many values were tried with it. */
export interface Counted {
  readonly setting: string;
  readonly tries: number;
}

/** So many settings have room. */
export const MAX_BARS = 5;

/** Draws a bar for each setting, the newest first, on a scale where each line is ten times the last. */
export function barsDrawing(element: Element): (bars: readonly Counted[]) => void {
  const list = select(element).selectAll<HTMLOListElement, null>('ol').data([null]).join('ol').attr('aria-label', words.bars);
  return (bars) => {
    const rows = list
      .selectAll<HTMLLIElement, Counted>('li')
      .data(bars)
      .join((enter) => {
        const row = enter.append('li');
        row.append('span').attr('class', 'setting');
        const track = row.append('span').attr('class', 'track');
        track.append('i');
        track.append('b');
        return row;
      })
      .attr('class', (_, index) => (index === 0 ? 'newest' : null));
    rows.select('.setting').text(({ setting }) => setting);
    rows.select('i').attr('style', ({ tries }) => `--share:${(Math.log10(Math.max(1, tries)) / POWERS).toFixed(3)}`);
    rows.select('b').text(({ tries }) => number(tries));
  };
}
