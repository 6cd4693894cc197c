import { speaksOf } from '#words/own-grid.ts';

/** On what was written about the chapter's puzzle while its figure runs on another one. */
const ABOUT = 'about-chapter-puzzle';

/** The names of the chapter's puzzles by the figures that run on others. */
const others = new Map<string, string>();
/** The paragraphs that have a title for as long as they are marked. */
let titled: readonly HTMLElement[] = [];

/** The text that speaks of a figure's run: a passage that belongs to it, or a link or a number in other text. Marks of a chart are links, too, and no text. */
const spoken = (run: string) =>
  [...document.querySelectorAll<HTMLElement>(`:is(.beat, a.frame-link, .stat)[data-run="${CSS.escape(run)}"]`)].filter(
    (part) => !part.closest('figure, svg'),
  );

/** The paragraph around a part of the text. */
const paragraphOf = (part: HTMLElement) => part.closest<HTMLElement>('.beat') ?? part.closest<HTMLElement>('p, li, dd, table') ?? part;

/** Says of a figure that it runs on another puzzle than the text speaks of, which is called `name`; undefined: on that one again. Returns the number of paragraphs about it. */
export function markSentences(run: string, name: string | undefined): number {
  if (name === undefined) others.delete(run);
  else others.set(run, name);
  for (const part of document.querySelectorAll(`.${ABOUT}`)) part.classList.remove(ABOUT);
  for (const paragraph of titled) paragraph.removeAttribute('title');
  titled = [];
  const paragraphs = new Map<string, Set<HTMLElement>>();
  for (const [each, called] of others) {
    const parts = spoken(each);
    paragraphs.set(each, new Set(parts.map(paragraphOf)));
    for (const part of [...parts, ...paragraphs.get(each)!]) part.classList.add(ABOUT);
    const untitled = [...paragraphs.get(each)!].filter((paragraph) => paragraph.title === '');
    for (const paragraph of untitled) paragraph.title = speaksOf(called);
    titled = [...titled, ...untitled];
  }
  return paragraphs.get(run)?.size ?? 0;
}
