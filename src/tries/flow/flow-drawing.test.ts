import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { flowAtStart } from './flow.ts';
import { lineDrawing } from './flow-drawing.ts';

it('draws no time spent at an energy before anything is proposed', () => {
  const { document } = parseHTML('<body><div></div></body>');
  const element = document.querySelector('div')!;
  lineDrawing(element)(flowAtStart('chance'), 460);
  expect(element.querySelectorAll('.wander')).toHaveLength(1);
  expect(element.querySelectorAll('.share')).toHaveLength(0);
  expect(element.querySelector('.spread-title')!.textContent).toBe('');
});
