import { getCollection } from 'astro:content';
import type { SiteFigure } from '../narration/lesson/site-figures.ts';
import { type ChapterWithFigures, figuresOf } from './chapter-figures.ts';

/** Every figure of the site that a frame's address can name. */
export async function siteFigures(): Promise<SiteFigure[]> {
  const entries = (await getCollection('chapters')).sort((a, b) => a.data.order - b.data.order);
  return figuresOf(entries.map(({ id, data, body = '' }): ChapterWithFigures => ({ id, title: data.title, runs: data.runs, body })));
}
