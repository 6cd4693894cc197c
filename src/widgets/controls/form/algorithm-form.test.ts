import { expect, it } from 'vitest';
import { optionTexts, readOptions } from '../../../engine/options.ts';
import { constraintSearch } from '../../../engine/search/constraint-search.card.ts';
import { changedOptions } from './algorithm-form.ts';

const changed = (texts: Record<string, string>) =>
  changedOptions(constraintSearch, optionTexts(readOptions(constraintSearch.options, texts)));

it('names the options that make a run another', () => {
  expect(changed({})).toEqual({});
  expect(changed({ degree: 'off' })).toEqual({ degree: 'off' });
  // Without MRV nothing ties, so that degree does nothing; and a seed nothing where nothing is shuffled.
  expect(changed({ mrv: 'off', degree: 'off', seed: '7' })).toEqual({ mrv: 'off' });
  expect(changed({ digits: 'shuffled', seed: '7' })).toEqual({ digits: 'shuffled', seed: '7' });
});
