import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { withoutStills } from '../../scripts/storyboards.mjs';

const drawing = (digit: number, name = 'grid') =>
  `<svg class="${name}" viewBox="0 0 40 20" role="img" aria-label="Digit ${digit}"><text x="5" y="5">${digit}</text></svg>`;
const still = (figure: string, drawings: string, look = '') =>
  `<noscript><figure class="still${look}" data-figure="${figure}"><div>${drawings}</div><figcaption>Step 1.</figcaption></figure></noscript>`;
const list = (figure: string, drawings: readonly string[]) =>
  `<ol class="storyboard" data-figure="${figure}">${drawings.map((each) => `<li><div>${each}</div><p>Step 1.</p></li>`).join('')}</ol>`;

/** A page without its stills: its images in their order, and its pictures. */
function moved(html: string) {
  const { text, pictures } = withoutStills(html, 'chapters/search/', '/site/');
  const { document } = parseHTML(`<!doctype html><html><body>${text}</body></html>`);
  const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const viewsIn = (path: string) =>
    [...pictures.get(path)!.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)].map(([, id, box]) => [id, box]);
  return { text, pictures, document, images, viewsIn };
}

it('moves the stills of a list into one picture, and leaves their captions', () => {
  const { text, pictures, document, images, viewsIn } = moved(`<p>Before</p>${list('main', [drawing(1), drawing(2)])}<p>After</p>`);
  const path = 'storyboards/chapters/search/main.svg';
  expect(images).toEqual([`/site/${path}#still-1`, `/site/${path}#still-2`]);
  expect([...pictures.keys()]).toEqual([path]);
  expect(viewsIn(path)).toEqual([
    ['still-1', '0 0 40 20'],
    ['still-2', '0 20 40 20'],
  ]);
  expect(pictures.get(path)).not.toContain('aria-label');
  const image = document.querySelector('img')!;
  expect(['alt', 'loading', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual(['Digit 1', 'lazy', '40', '20']);
  expect(text).toMatch(/^<p>Before<\/p><ol .*<p>Step 1\.<\/p>.*<\/ol><p>After<\/p>$/);
});

it('moves the stills of all paragraphs of a figure into one picture, in which equal ones are one', () => {
  const page = [still('main', drawing(1)), still('other', drawing(1)), still('main', drawing(2), ' small'), still('main', drawing(1))];
  const { text, pictures, images, viewsIn } = moved(page.join('<p>Text</p>'));
  const [main, other] = ['main', 'other'].map((figure) => `storyboards/chapters/search/${figure}.svg`);
  expect(images).toEqual([`/site/${main}#still-1`, `/site/${other}#still-1`, `/site/${main}#still-2`, `/site/${main}#still-1`]);
  expect([viewsIn(main!).length, viewsIn(other!).length, pictures.size]).toEqual([2, 1, 2]);
  expect(text).not.toContain('<svg');
  expect(text.match(/<figure class="still small"/g)).toHaveLength(1);
});

it('gives a picture the light colours and the sheets of all its views', () => {
  const { pictures } = moved(still('main', drawing(1) + drawing(2, 'tree alone')));
  const picture = [...pictures.values()][0]!;
  expect(picture).toContain('--paper: #');
  for (const rule of ['svg.grid .digit', 'svg.tree .kept']) expect(picture).toContain(rule);
  expect(picture).not.toMatch(/@import|\/\*/);
});
