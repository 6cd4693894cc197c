import type { ListedChapter } from './chapters.ts';

/** A chapter with those that build on it. */
export interface ChapterBranch {
  readonly chapter: ListedChapter;
  readonly branches: readonly ChapterBranch[];
}

const needsOf = ({ entry }: ListedChapter) => (entry.data.needs ?? []).map(({ id }) => id);

/** Everything that a chapter builds on. Throws an Error when a chapter builds on one that comes after it. */
function allNeeds(chapter: ListedChapter, chapters: readonly ListedChapter[]): Set<string> {
  const all = new Set<string>();
  for (const id of needsOf(chapter)) {
    const needed = chapters.find(({ entry }) => entry.id === id)!;
    if (needed.number >= chapter.number) throw new Error(`the chapter '${chapter.entry.id}' needs '${id}', which comes after it`);
    all.add(id);
    for (const further of allNeeds(needed, chapters)) all.add(further);
  }
  return all;
}

/** The chapters as trees: each under the one it builds on. Throws an Error when one builds on two of which neither builds on the other. */
export function chapterTrees(chapters: readonly ListedChapter[]): ChapterBranch[] {
  const parents = new Map(
    chapters.map((chapter) => {
      const needs = [...allNeeds(chapter, chapters)];
      const parent = chapters.filter(({ entry }) => needsOf(chapter).includes(entry.id)).at(-1);
      const above = parent ? new Set([parent.entry.id, ...allNeeds(parent, chapters)]) : new Set<string>();
      const missing = needs.find((id) => !above.has(id));
      if (missing) throw new Error(`the map of chapters has no line from '${missing}' to '${chapter.entry.id}'`);
      return [chapter, parent] as const;
    }),
  );
  const under = (parent: ListedChapter | undefined): ChapterBranch[] =>
    chapters.filter((chapter) => parents.get(chapter) === parent).map((chapter) => ({ chapter, branches: under(chapter) }));
  return under(undefined);
}

/** Chapters by their ids, in that order. Throws an Error when one of them needs a chapter that isn't among those before it. */
export function chapterPath(ids: readonly string[], chapters: readonly ListedChapter[]): ListedChapter[] {
  return ids.map((id, index) => {
    const chapter = chapters.find(({ entry }) => entry.id === id);
    const missing = chapter ? needsOf(chapter).find((need) => !ids.slice(0, index).includes(need)) : id;
    if (missing) throw new Error(`a way through the chapters has '${id}' without '${missing}'`);
    return chapter!;
  });
}
