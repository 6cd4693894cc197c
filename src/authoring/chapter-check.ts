import { existsSync, readFileSync } from 'node:fs';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { viewFor } from '../widgets/views/views.ts';
import { decisionIn, forkIn, timelineAtBuild } from './fork-at-build.ts';
import { litOf } from './lit.ts';
import { type RunSpec, runAtBuild } from './run-at-build.ts';
import { statOf } from './stat.ts';

/** What a chapter's front matter says of its runs; the one called `main` is meant where a component names none. */
export type Runs = Readonly<Record<string, RunSpec>>;

/** The attributes of a component, read from a chapter's text: `n={2}` and `at="cover"`; one without a value, `hands`, is empty. */
function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/(\w+)(?:=(?:"([^"]*)"|\{([^}]*)\}))?/g)].map(([, name, quoted, braced]) => [name!, quoted ?? braced?.trim() ?? '']),
  );
}

/** The components of a chapter's text that speak of its runs, of the glossary or of other chapters. */
export function tagsOf(text: string): { component: string; attributes: Record<string, string>; line: number }[] {
  /** The run of the scene that a tag is in. */
  let run: string | undefined;
  return [...text.matchAll(/<(\/Scene|FrameLink|Light|Stat|Predict|Stepper|Scene|Beat|Term|ChapterLink)\b([^>]*?)\/?>/gs)].flatMap(
    ({ 1: component, 2: own, index }) => {
      const attributes = attributesOf(own!);
      if (/^Scene$/.test(component!)) run = attributes.run;
      const ends = component!.startsWith('/');
      if (ends) run = undefined;
      if (ends) return [];
      if (run !== undefined) attributes.run ??= run;
      return [{ component: component!, attributes, line: text.slice(0, index).split('\n').length }];
    },
  );
}

/** The spec of a run by name. Throws an Error that lists the runs there are. */
export function specOf(runs: Runs, name = 'main'): RunSpec {
  const spec = runs[name];
  if (!spec) throw new Error(`there is no run '${name}'; the front matter has ${Object.keys(runs).join(', ') || 'none'}`);
  return spec;
}

/** The panes of a figure next to its drawing, by the names of their views, the first of them shown: those that its run names, or the code; and the counters, which a small figure has under its words. */
export function panesOf({ panes }: Pick<RunSpec, 'panes'>, small: boolean): string[] {
  const named = panes ?? (small ? [] : ['code']);
  return small || named.includes('counters') ? [...named] : [...named, 'counters'];
}

/**
 * Resolves every FrameLink, Light, Predict and Stat of a chapter against its runs and figures, and every Term against the glossary, every ChapterLink against the chapters, and the views of every figure against what their run can draw. Throws an Error with the file, the line and what
 * is wrong, so that a chapter whose claim no longer holds fails the build.
 */
export async function checkChapter(file: string, runs: Runs): Promise<void> {
  const tags = tagsOf(readFileSync(file, 'utf8'));
  const shown = new Set(
    tags.filter(({ component }) => /^(Scene|Stepper)$/.test(component)).map(({ attributes }) => attributes.run ?? 'main'),
  );
  for (const { component, attributes, line } of tags) {
    try {
      if (component === 'Term') {
        if (!existsSync(`content/glossary/${attributes.id}.md`)) throw new Error(`the glossary has no entry '${attributes.id}'`);
        continue;
      }
      if (component === 'ChapterLink') {
        if (!existsSync(`content/chapters/${attributes.to}`)) throw new Error(`there is no chapter '${attributes.to}'`);
        continue;
      }
      const figure = attributes.in ?? attributes.run ?? 'main';
      if (['FrameLink', 'Light', 'Predict'].includes(component) && !shown.has(figure))
        throw new Error(`no figure shows the run '${figure}'`);
      const spec = specOf(runs, attributes.run);
      const built = await runAtBuild(spec);
      const { timeline } = built;
      const opensFigure = /^(Scene|Stepper)$/.test(component);
      const drawn = [attributes.view ?? 'grid', ...(opensFigure ? panesOf(spec, false) : [])];
      if (opensFigure || component === 'Predict') for (const name of drawn) await viewFor(name, timeline);
      if (component === 'FrameLink' && attributes.whatIf !== undefined) (attributes.whatIf ? forkIn : decisionIn)(timeline, attributes);
      if (component === 'Stat') statOf(await timelineAtBuild(spec, attributes), attributes);
      else if (/^Light$/.test(component)) litOf(built, attributes);
      else if (!opensFigure || attributes.at) positionOf(timeline, anchorOf(attributes));
    } catch (error) {
      throw new Error(`${file}:${line}: <${component}>: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
