import { getCollection } from 'astro:content';
import type { Lesson } from '../narration/lesson/lesson.ts';
import { readLesson } from '../narration/lesson/read-lesson.ts';
import { type ReadPart, type ReadScene, readingOf } from '../narration/lesson/read-scenes.ts';
import { tagsOf } from './chapter-check.ts';
import type { RunSpec } from './run-at-build.ts';

/** A lesson that comes with the site, by its file's name. */
export interface SiteLesson {
  readonly name: string;
  readonly lesson: Lesson;
}

const texts = import.meta.glob<string>('/content/lessons/*.md', { query: '?raw', import: 'default', eager: true });

/** The lessons that come with the site. Throws an Error for one whose text has a fault. */
export function siteLessons(): SiteLesson[] {
  return Object.entries(texts).map(([file, text]) => {
    const { lesson, faults } = readLesson(text);
    if (faults[0]) throw new Error(`${file}:${faults[0].line}: ${faults[0].found} ${faults[0].cure}`);
    return { name: file.replace(/^.*\/|\.md$/g, ''), lesson };
  });
}

/** A scene of a page: the figure beside it has a name of its own, and draws what the chapter's figure draws. */
export interface PageScene extends ReadScene {
  readonly name: string;
  readonly view: string;
  readonly shows: string | undefined;
}

/** What a page needs to show a lesson beside its figures. */
export interface LessonPage {
  readonly parts: readonly (Omit<ReadPart, 'scenes'> & { readonly scenes: readonly PageScene[] })[];
  /** By the names of the scenes. */
  readonly runs: Readonly<Record<string, RunSpec>>;
}

/** Arranges a lesson of the site for its page. Throws an Error for a frame that is in no figure of a chapter. */
export async function lessonPage(lesson: Lesson): Promise<LessonPage> {
  const chapters = new Map((await getCollection('chapters')).map((chapter) => [`chapters/${chapter.id}/`, chapter]));
  const runs: Record<string, RunSpec> = {};
  const placed = (scene: ReadScene): PageScene => {
    const chapter = chapters.get(scene.path);
    const { run = 'main', ...options } = Object.fromEntries(new URLSearchParams(scene.query));
    const spec = chapter?.data.runs[run];
    const figure = tagsOf(chapter?.body ?? '').find(
      ({ component, attributes }) => /^(Scene|Stepper)$/.test(component) && (attributes.run ?? 'main') === run,
    );
    if (!chapter || !spec || !figure) throw new Error(`“${lesson.title}”: there is no figure ${scene.path}?${scene.query}`);
    const { view = 'grid', shows } = figure.attributes;
    const name = nameFor(`${chapter.id}-${run}`, runs);
    runs[name] = { ...spec, options: { ...spec.options, ...options } };
    return { ...scene, name, view, shows };
  };
  return { parts: readingOf(lesson).map((part) => ({ ...part, scenes: part.scenes.map(placed) })), runs };
}

/** A name that isn't taken yet: this one, or with a number. */
function nameFor(name: string, taken: Readonly<Record<string, unknown>>): string {
  let number = 1;
  while ((number === 1 ? name : `${name}-${number}`) in taken) number++;
  return number === 1 ? name : `${name}-${number}`;
}
