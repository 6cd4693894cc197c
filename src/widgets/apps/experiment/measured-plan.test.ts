import { expect, it } from 'vitest';
import { Inquiry } from './inquiry.ts';
import { headerOf } from './measured-plan.ts';

it('says in the first line of rows what made them, in the order of the command line', () => {
  const { plan } = new Inquiry();
  const known = headerOf(plan, { version: '1.2.3', commit: 'abc-dirty' });
  expect(known).toMatchObject({ version: '1.2.3', commit: 'abc-dirty' });
  expect(Object.keys(known).slice(0, 5)).toEqual(['sudoscope', 'schema', 'version', 'commit', 'runs']);
  expect(headerOf(plan, { version: '1.2.3', commit: undefined })).not.toHaveProperty('commit');
});
