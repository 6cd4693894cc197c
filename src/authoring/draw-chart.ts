import { frameLink } from './addresses.ts';
import { chartModules } from './chart-modules.ts';
import type { Chart, ChartParts } from './charts/chart.ts';
import { roundPlaces } from './compact-drawing.ts';
import { documentOf } from './document.ts';

/** A chart by its name: `step-cost` is what a file of charts exports as `stepCost`. Throws an Error when none does. */
function chartNamed(name: string): Chart {
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = chartModules.find((each) => exported in each);
  if (!module) throw new Error(`there is no chart '${name}': no file of src/authoring/charts exports '${exported}'`);
  return module[exported] as Chart;
}

/** Draws a chart, for a phone too where it can be, and makes its markup fit for the page: no inline style sheet (the policy forbids it), no labels where none may be. */
export async function drawChart(name: string): Promise<Omit<ChartParts, 'plot' | 'narrow'> & { markup: string; narrowMarkup?: string }> {
  const document = documentOf('');
  const { plot, narrow, ...rest } = await chartNamed(name)(document);
  return { ...rest, markup: markupOf(plot), ...(narrow && { narrowMarkup: markupOf(narrow) }) };
}

function markupOf(plot: Element): string {
  for (const style of plot.querySelectorAll('style')) style.remove();
  for (const group of plot.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  const drawings = plot.tagName.toLowerCase() === 'svg' ? [plot] : [...plot.querySelectorAll('svg')];
  for (const drawing of drawings) {
    // A drawing with something to press in it is no picture.
    if (drawing.getAttribute('aria-label')) drawing.setAttribute('role', drawing.querySelector('a') ? 'group' : 'img');
    else drawing.setAttribute('aria-hidden', 'true');
    roundPlaces(drawing);
  }
  // What a mark leads to the table leads to as well: there the keyboard gets by with fewer stops.
  for (const link of plot.querySelectorAll('a')) {
    const address = link.getAttribute('xlink:href') ?? link.getAttribute('href')!;
    link.removeAttribute('xlink:href');
    for (const [name, value] of Object.entries({ ...frameLink(address), tabindex: '-1' })) link.setAttribute(name, value);
  }
  return plot.outerHTML;
}
