/** The lessons that come with the site, by their files. */
const files = import.meta.glob<string>('/content/lessons/*.md', { query: '?raw', import: 'default' });

const nameOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');

/** The names of the site's lessons, which addresses have after `of=`. */
export const siteLessonNames: readonly string[] = Object.keys(files).map(nameOf);

/** The text of a lesson of the site; undefined where it has none of this name. */
export async function siteLesson(name: string): Promise<string | undefined> {
  return Object.entries(files).find(([file]) => nameOf(file) === name)?.[1]();
}
