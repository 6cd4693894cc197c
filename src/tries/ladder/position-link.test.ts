import { expect, it } from 'vitest';
import { positionIn } from './position-link.ts';

const read = (search: string, hash = '#ladder', id = 'ladder') => positionIn({ search, hash }, id, ['naked-single', 'x-wing']);

it('leads to a position of a technique, and says what it could not use', () => {
  expect(read('')).toEqual({ technique: undefined, position: 0, fault: undefined });
  expect(read('?technique=x-wing&position=3')).toEqual({ technique: 'x-wing', position: 3, fault: undefined });
  expect(read('?technique=x-wing')).toEqual({ technique: 'x-wing', position: 0, fault: undefined });
  expect(read('?technique=magic&position=3').fault).toContain('“magic”, which isn’t on this ladder');
  expect(read('?technique=x-wing&position=many')).toMatchObject({
    technique: 'x-wing',
    position: 0,
    fault: expect.stringContaining('“many”'),
  });
  expect(read('?position=3').fault).toContain('no technique');
});

it('is for the figure that the address names, or for the whole ladder', () => {
  expect(read('?technique=x-wing', '').technique).toBe('x-wing');
  expect(read('?technique=x-wing', '#chain', 'chain').technique).toBe('x-wing');
  for (const [hash, id] of [
    ['#chain', 'loop'],
    ['', 'loop'],
    ['#chain', 'ladder'],
  ] as const)
    expect(read('?technique=magic', hash, id)).toEqual({ technique: undefined, position: 0, fault: undefined });
});
