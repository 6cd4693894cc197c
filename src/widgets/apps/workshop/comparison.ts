import { number } from '#words/language.ts';
import * as words from '#words/workshop.ts';
import { element } from '../../ui/element.ts';

/** The same thing counted in a reader's run and in that of the original algorithm. */
export interface Compared {
  readonly yours: number;
  readonly original: number;
  readonly what: string;
  /** The name of an algorithm that the program did not begin as. */
  readonly other?: string;
}

/** The sentence that compares them. */
export function comparisonSentence({ yours, original, what, other }: Compared): HTMLElement {
  const { begin, between, end, ...counts } = words.comparison(yours, original, what, other);
  const sentence = element('p', 'bench-sentence', begin);
  sentence.append(element('b', 'bench-yours', counts.yours), between, element('b', '', counts.book), end);
  return sentence;
}

/** The fewest powers of ten on the axis. */
const MIN_POWERS = 2;

/** Two bars on a logarithmic axis, from 1. The sentence says the same in words. */
export function comparisonBars({ yours, original, other }: Compared): HTMLElement {
  const powers = Math.max(MIN_POWERS, Math.ceil(Math.log10(Math.max(yours, original, 1))));
  const bars = element('div', 'bench-bars');
  bars.setAttribute('aria-hidden', 'true');
  for (const [name, count, kind] of [
    [words.bars.yours, yours, 'yours'],
    [other ?? words.bars.book, original, 'book'],
  ] as const) {
    const bar = element('span', `bench-bar.${kind}`);
    const track = element('span', 'bench-track');
    bar.style.inlineSize = `${(100 * Math.log10(Math.max(count, 1))) / powers}%`;
    track.append(bar, element('b', '', number(count)));
    bars.append(element('span', 'bench-bar-name', name), track);
  }
  const axis = element('div', 'bench-axis');
  for (let power = 0; power <= powers; power++) {
    const tick = element('span', '', number(10 ** power));
    tick.style.insetInlineStart = `${(100 * power) / powers}%`;
    axis.append(tick);
  }
  bars.append(element('span'), axis);
  return bars;
}
