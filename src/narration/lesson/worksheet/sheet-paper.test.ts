import { expect, it } from 'vitest';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { paperText } from './paper-text.ts';
import { pictureLines } from './picture-lines.ts';
import { keyPages, sheetPages } from './sheet-paper.ts';
import { stripOf } from './testing/cut-strips.ts';
import { dealWorksheet } from './versions.ts';

it('x', async () => {
  const strips = [await stripOf('dancing-links', knuth6x7, 8, 13), await stripOf('dancing-links', knuth6x7, 16, 21)];
  const dealt = dealWorksheet({ title: 'Out of the list', blanks: [] }, strips, { for: { versions: 2 }, seed: 1 });
  const setting = { title: 'Out of the list', of: 'Algorithms 2', questions: ['Why?'], large: false, addressOf: () => 'https://a.b/' };
  console.log(paperText(sheetPages(setting, dealt), { pictureLines }));
  console.log(paperText(keyPages(setting, dealt), { pictureLines }));
  expect(1).toBe(1);
});
