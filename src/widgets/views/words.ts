import { select } from 'd3-selection';
import { rewound as rewoundTo } from '#words/views.ts';
import { sentenceOf } from '../../narration/narrator.ts';
import type { Part } from '../../narration/sentence.ts';
import { viewThatNeeds } from './view.ts';

/** The frame as a sentence. When the reader has gone back it says so, because rewinding is not backtracking. */
export const wordsView = viewThatNeeds({}, (element, { algorithm, words }) => ({
  draw({ step, state, position }, previous) {
    element.classList.toggle('undoes', step !== undefined && algorithm.steps[step.kind]!.undoes === true);
    const rewound = previous !== undefined && previous.position > position;
    const parts: Part[] = rewound ? [{ text: `${rewoundTo(position)} `, tone: 'strong' }] : [];
    const sentence = [...parts, ...sentenceOf(words, step, state)];
    drawSentence(element, sentence);
    select(element).attr('data-length', lengthName(sentence));
  },
}));

/** From so many characters on a sentence is long, or very long: the style sheet has smaller type for it, so that all of it is seen. */
const [LONG, VERY_LONG] = [170, 240];

/** How long a sentence is, in a word; null for most. */
export function lengthName(sentence: readonly Part[]): 'long' | 'very-long' | null {
  const length = sentence.reduce((sum, { text }) => sum + text.length, 0);
  return length >= VERY_LONG ? 'very-long' : length >= LONG ? 'long' : null;
}

/** Puts a sentence into an element, each toned part in an element of its own. */
export function drawSentence(element: Element, sentence: readonly Part[]): void {
  select(element)
    .selectAll('span')
    .data([...sentence])
    .join('span')
    .attr('class', ({ tone }) => (tone ? `tone ${tone}` : null))
    .text(({ text }) => text);
}
