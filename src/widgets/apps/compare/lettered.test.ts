import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { letterOf } from '../../runs/named-run.ts';
import { markedLetterOf, writeLettered } from './lettered.ts';

function written(text: string) {
  const element = parseHTML('<p></p>').document.querySelector('p')! as unknown as Element;
  writeLettered(element, text);
  return {
    text: element.textContent,
    coloured: [...element.querySelectorAll('.run-name')].map((each) => `${each.textContent} ${each.className}`),
  };
}

describe('a sentence about runs', () => {
  it('has the letter of each run in the run’s colour, and nothing else that looks like one', () => {
    expect(written(`A swap that ${markedLetterOf(1)} and ${markedLetterOf(0)} try: A at r1c3, “B C”. A digit.`)).toEqual({
      text: 'A swap that B and A try: A at r1c3, “B C”. A digit.',
      coloured: ['B run-name hue-2', 'A run-name hue-1'],
    });
  });

  it('has a part that is left out where there is little room', () => {
    const element = parseHTML('<p></p>').document.querySelector('p')! as unknown as Element;
    writeLettered(element, `${markedLetterOf(0)} is first.`, `${markedLetterOf(1)} is last.`);
    expect(element.textContent).toBe('A is first. B is last.');
    expect(element.querySelector('.rest')!.textContent).toBe(' B is last.');
    expect(element.querySelectorAll('.run-name').length).toBe(2);
  });

  it('has no colours where no letter is marked', () => {
    expect(written(`A digit. ${letterOf(0)}`)).toEqual({ text: 'A digit. A', coloured: [] });
  });
});
