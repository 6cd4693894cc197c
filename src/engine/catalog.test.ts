import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogText } from '../../scripts/catalog.ts';

it('is what its script writes from the cards', async () => {
  const written = readFileSync(new URL('catalog.generated.ts', import.meta.url), 'utf8');
  expect(written === (await catalogText()), 'a card or a chapter has changed since: run npm run catalog, and commit what it writes').toBe(
    true,
  );
});
