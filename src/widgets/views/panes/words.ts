import { select } from 'd3-selection';
import { rewound as rewoundTo } from '#words/views.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import type { Part } from '../../../narration/sentence.ts';
import { viewThatNeeds } from '../view.ts';

/** The frame as a sentence. When the reader has gone back it says so, because rewinding is not backtracking. */
export const wordsView = viewThatNeeds({}, (element, { algorithm, words }) => ({
  tells: true,
  draw({ step, state, position }, previous) {
    element.classList.toggle('undoes', step !== undefined && algorithm.steps[step.kind]!.undoes === true);
    const rewound = previous !== undefined && previous.position > position;
    const parts: Part[] = rewound ? [{ text: `${rewoundTo(position)} `, tone: 'strong' }] : [];
    const sentence = [...parts, ...sentenceOf(words, step, state)];
    drawSentence(element, sentence);
    const length = lengthName(sentence);
    if (element.getAttribute('data-length') !== length) select(element).attr('data-length', length);
  },
}));

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

/** Puts a sentence into an element, each part in an element of its own. What one has in common with the sentence before is left alone. */
export function drawSentence(element: Element, sentence: readonly Part[]): void {
  const classOf = ({ tone }: Part) => (tone ? `tone ${tone}` : null);
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
