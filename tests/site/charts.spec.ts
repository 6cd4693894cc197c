import { globSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from './site-test.ts';

/** What a mark looks like in one colour: the outline of a dot, or the dashes of a line. Undefined for what is neither. */
function shapeOf(mark: Element): string | undefined {
  if (mark.localName === 'circle') return own(mark, 'fill') === 'none' ? 'circle' : undefined;
  if (mark.hasAttribute('transform')) return mark.getAttribute('d')!;
  return own(mark, 'fill') === 'none' ? `line ${own(mark, 'stroke-dasharray') ?? 'none'}` : undefined;
}

/** An attribute of a mark, or of the group that it stands in. */
const own = (mark: Element, name: string) => mark.getAttribute(name) ?? mark.closest('g')?.getAttribute(name) ?? null;

test('the series of every chart differ by their shape or their dashes, whatever their colours', () => {
  const alike: string[][] = [];
  let charts = 0;
  for (const file of globSync('dist/chapters/*/index.html')) {
    const { document } = parseHTML(readFileSync(file, 'utf8'));
    for (const chart of document.querySelectorAll('figure.chart')) {
      charts++;
      const coloursOf = new Map<string, Set<string>>();
      for (const mark of chart.querySelectorAll('svg[role="img"] :is(circle, path)') as unknown as Iterable<Element>) {
        const shape = shapeOf(mark);
        const colour = [own(mark, 'stroke'), own(mark, 'fill')].find((value) => value?.startsWith('var(--set-'));
        if (shape && colour) coloursOf.set(shape, (coloursOf.get(shape) ?? new Set()).add(colour));
      }
      for (const [shape, colours] of coloursOf)
        if (colours.size > 1) alike.push([file, chart.querySelector('figcaption')!.textContent!.slice(0, 40), shape, ...colours]);
    }
  }
  expect(alike).toEqual([]);
  // As many as the chapters name.
  const named = globSync('content/**/*.mdx').flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(
        /<(?:Chart name="|figure class="chart"|CaseStill|Chances|CoverWords|Cuts|Fillings|SameGrids|Stairs)/g,
      ) ?? [],
  );
  expect(charts).toBe(named.length);
});
