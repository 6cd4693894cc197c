/** The lessons that come with the site, by their files. */
const lessons = import.meta.glob<string>('/content/lessons/*.md', { query: '?raw', import: 'default' });

/** The text of a lesson of the site; undefined where it has none of this name. */
export async function siteLesson(name: string): Promise<string | undefined> {
  const file = `/content/lessons/${name}.md`;
  return Object.hasOwn(lessons, file) ? await lessons[file]!() : undefined;
}
