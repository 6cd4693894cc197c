import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { say } from '../../../narration/sentence.ts';
import { drawSentence } from './drawn-sentence.ts';

it('a sentence takes the place of another by the parts that differ', () => {
  const { document } = parseHTML('<p></p>');
  const element = document.querySelector('p')!;
  const first = say`Try ${{ text: '3', tone: 'trying' }} in ${'r1c2'}.`;
  drawSentence(element, first);
  const markup = '<span>Try </span><span class="tone trying">3</span><span> in r1c2.</span>';
  expect(element.innerHTML).toBe(markup);
  const written: string[] = [];
  for (const span of element.querySelectorAll('span')) {
    const setAttribute = span.setAttribute.bind(span);
    span.setAttribute = (name: string, value: string) => {
      written.push(value);
      setAttribute(name, value);
    };
  }
  const texts = [...element.querySelectorAll('span')].map((span) => span.firstChild);
  drawSentence(element, say`Try ${{ text: '3', tone: 'conflict' }} in ${'r1c2'}.`);
  expect(written).toEqual(['tone conflict']);
  expect([...element.querySelectorAll('span')].map((span) => span.firstChild)).toEqual(texts);
  const [before] = element.children;
  drawSentence(element, say`Try ${{ text: '12', tone: 'conflict' }} in ${'r1c2'}.`);
  expect(element.textContent).toBe('Try 12 in r1c2.');
  expect([...element.querySelectorAll('span')].map((span) => texts.includes(span.firstChild))).toEqual([true, false, false]);
  expect(element.firstElementChild === before).toBe(true);
  drawSentence(element, say`Solved.`);
  expect(element.innerHTML).toBe('<span>Solved.</span>');
});
