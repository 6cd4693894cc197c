import { expect, it } from 'vitest';
import { positionIn } from './position-link.ts';

const read = (search: string) => positionIn({ search }, ['naked-single', 'x-wing']);

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
