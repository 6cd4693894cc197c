import { select } from 'd3-selection';
import { rewound as rewoundTo } from '#words/views.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import type { Part } from '../../../narration/sentence.ts';
import { drawSentence, lengthName } from '../kit/drawn-sentence.ts';
import { viewThatNeeds } from '../view.ts';

/** The frame as a sentence. When the reader has gone back it says so, because rewinding is not backtracking. */
export const wordsView = viewThatNeeds({}, (element, { algorithm, words }) => ({
  tells: true,
  draw({ step, state, position }, previous) {
    element.classList.toggle('undoes', step !== undefined && algorithm.steps[step.kind]!.undoes === true);
    // A class sees a jump of its lesson, and runs side by side go to a moment of their clock: that is no rewinding.
    const jumps = element.closest('[data-lecture], sudo-compare') !== null;
    const rewound = !jumps && previous !== undefined && previous.position > position;
    const parts: Part[] = rewound ? [{ text: `${rewoundTo(position)} `, tone: 'strong' }] : [];
    const sentence = [...parts, ...sentenceOf(words, step, state)];
    drawSentence(element, sentence);
    const length = lengthName(sentence);
    if (element.getAttribute('data-length') !== length) select(element).attr('data-length', length);
  },
}));
