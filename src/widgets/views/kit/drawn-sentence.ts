import { select } from 'd3-selection';
import type { Part } from '../../../narration/sentence.ts';

/** Sentences from so many characters on, the longest first: style sheets have smaller type for them where room is scarce, so that all of them is seen. */
const LENGTHS = [
  [240, 'very-long'],
  [160, 'long'],
  [110, 'middling'],
] as const;

/** How long a sentence is, in a word; null for most. */
export function lengthName(sentence: readonly Part[]): (typeof LENGTHS)[number][1] | null {
  const length = sentence.reduce((sum, { text }) => sum + text.length, 0);
  return LENGTHS.find(([least]) => length >= least)?.[1] ?? null;
}

/**
 * Puts a sentence into an element, each part in an element of its own. What one has in common with the beginning of the sentence before is
 * left alone; the rest is made anew, because words that move count as a shift of the page's layout.
 */
export function drawSentence(element: Element, sentence: readonly Part[]): void {
  const classOf = ({ tone }: Part) => (tone ? `tone ${tone}` : null);
  const drawn = [...element.querySelectorAll('span')];
  const other = drawn.findIndex((span, index) => span.textContent !== sentence[index]?.text);
  if (other >= 0) for (const span of drawn.slice(other)) span.remove();
  const spans = select(element).selectAll<Element, Part>('span').data(sentence).join('span');
  spans
    .filter(function (part) {
      return this.getAttribute('class') !== classOf(part);
    })
    .attr('class', classOf);
  spans
    .filter(function ({ text }) {
      return this.textContent !== text;
    })
    .text(({ text }) => text);
}
