import { type CollectionEntry, getCollection } from 'astro:content';
import { chapter as words } from '#words/site.ts';
import type { CatalogRow } from '../engine/algorithm.ts';
import { catalogRow } from '../engine/catalog.ts';

/** A chapter with its place: `number` counts from 1 in the order of the front matter; `path` is its page, under any base path. */
export interface ListedChapter {
  readonly entry: CollectionEntry<'chapters'>;
  readonly number: number;
  readonly path: string;
}

/** Every chapter, in order. Throws an Error when two have the same `order`. */
export async function chaptersInOrder(): Promise<ListedChapter[]> {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  const entries = (await getCollection('chapters')).sort((a, b) => a.data.order - b.data.order);
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    if (before?.data.order === entry.data.order)
      throw new Error(`the chapters '${before.id}' and '${entry.id}' have the same order: ${entry.data.order}`);
    return { entry, number: index + 1, path: `${base}chapters/${entry.id}/` };
  });
}

/** The chapter of an id, which is its folder's name. Throws an Error when there is none. */
export async function chapterOf(id: string): Promise<ListedChapter> {
  const chapters = await chaptersInOrder();
  const chapter = chapters.find(({ entry }) => entry.id === id);
  if (!chapter) throw new Error(`there is no chapter '${id}'; there are ${chapters.map(({ entry }) => entry.id).join(', ')}`);
  return chapter;
}

/**
 * A link to a chapter, or to a heading or a figure of it, as markup: what it is called in the sentence (its title, unless `name`
 * says otherwise, which is markup) and its number. Throws an Error when there is no such chapter.
 */
export async function chapterLink(id: string, at?: string, name?: string): Promise<string> {
  const { entry, number, path } = await chapterOf(id);
  return `<a href="${at ? `${path}#${at}` : path}">${words.withNumber(name || entry.data.title, number)}</a>`;
}

/** The chapters in which a reader can watch a puzzle of their own: those about an algorithm that takes it. The first has none of its own. */
export async function chaptersToWatchIn(takes: (input: CatalogRow['input']) => boolean) {
  return (await chaptersInOrder()).slice(1).flatMap(({ entry: { data }, number, path }) => {
    const { main } = data.runs;
    if (!main || !takes(catalogRow(main.algorithm).input)) return [];
    return [{ path, number, title: data.title, algorithm: main.algorithm, forKillers: catalogRow(main.algorithm).input === 'killer' }];
  });
}

/** The address of 'chapter#name', or of a name in 'chapter', for what has moved there. Throws an Error when there is no such chapter. */
export async function placeOf(place: string, name: string): Promise<string> {
  const [id, own = name] = place.split('#');
  return `${(await chapterOf(id!)).path}#${own}`;
}

/**
 * By algorithm: the figure that readers are led to, as a page, with its title, and the run's name: the main one of the chapter on the algorithm,
 * else the first that runs it. The first chapter is on none.
 */
export async function firstFigures(): Promise<Record<string, { page: string; title: string; run: string }>> {
  const figures = (await chaptersInOrder()).reverse().flatMap(({ entry: { data }, path, number }) =>
    Object.entries(data.runs)
      .reverse()
      .map(([run, { algorithm }]) => ({ algorithm, isMain: run === 'main' && number > 1, figure: { page: path, title: data.title, run } })),
  );
  const last = [...figures, ...figures.filter(({ isMain }) => isMain)];
  return Object.fromEntries(last.map(({ algorithm, figure }) => [algorithm, figure]));
}
