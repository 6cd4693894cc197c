import type { SiteFigure } from '../../narration/lesson/site-figures.ts';

/** The figures of the site as `SiteFigures.astro` put them into the page; none where it has no such part. */
export function givenFigures(page: Document = document): SiteFigure[] {
  const text = page.getElementById('site-figures')?.textContent;
  return text ? (JSON.parse(text) as SiteFigure[]) : [];
}
