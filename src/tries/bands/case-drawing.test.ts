import { expect, it } from 'vitest';
import { drawn } from '../../authoring/blank.ts';
import { readNamed } from '../../authoring/puzzles.ts';
import { boardOf, FIRST, placed } from './bands.ts';
import { caseDrawing } from './case-drawing.ts';

it('draws the little rows and the table of the first example alone', () => {
  const last = placed(boardOf(readNamed('wikipedia').puzzle, 5), FIRST);
  const picture = drawn('div', (place) => caseDrawing(place, last, String));
  expect(picture).toContain('case 471:');
  expect(picture).toContain('with the one of case 471 marked');
  expect(picture.match(/<rect/g)).toHaveLength(9 + 1);
  expect(picture).not.toContain('band 1<');
});
