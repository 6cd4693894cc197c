import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { keepEarlyPresses } from './early-presses.ts';

it('keeps the press of a button until its element has started', async () => {
  const { document } = parseHTML('<main><button><b>Bet</b></button></main>');
  const root = document.querySelector<HTMLElement>('main')!;
  const button = document.querySelector<HTMLElement>('button')!;
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let presses = 0;
  keepEarlyPresses(root, started);
  root.addEventListener('click', () => presses++);
  document.querySelector('b')!.click();
  expect(presses).toBe(0);
  start();
  await started;
  await Promise.resolve();
  expect(presses).toBe(1);
  button.click();
  expect(presses).toBe(2);
});
