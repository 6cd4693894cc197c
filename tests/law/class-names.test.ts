import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What stands before each brace of a style sheet, at-rules included. */
const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!.trim());

/** Classes that stand alone in a selector of a style sheet: what they say is said of every element with the class. */
const classesAlone = (css: string): string[] =>
  selectorsOf(css).flatMap((selector) => selector.split(',').flatMap((part) => /^\s*\.([\w-]+)\s*$/.exec(part)?.[1] ?? []));

const stylesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, css]) => classesAlone(css!));

describe('class names', () => {
  // The sheets of panes are loaded wherever a run has a figure, so a picture with a pane’s class would get the pane’s height.
  it('are not shared by a component with styles of its own and a pane', () => {
    const ofPanes = new Set(globSync('src/widgets/views/**/*.css').flatMap((file) => classesAlone(readFileSync(file, 'utf8'))));
    const shared = globSync('src/{components,tries}/**/*.astro').flatMap((file) =>
      stylesOf(file)
        .filter((name) => ofPanes.has(name))
        .map((name) => `${file}: .${name}`),
    );
    expect(ofPanes).toContain('sharing');
    expect(shared).toEqual([]);
  });

  // The bundler may put the other sheet after it, and of two rules with as many classes the later one counts.
  it('begin with the try whose style builds on that of another', () => {
    const builders = globSync('src/tries/*/*.astro').flatMap((file) => {
      const folder = dirname(file);
      const sheets = [...readFileSync(file, 'utf8').matchAll(/import '\.\.\/(?!kit\/)[\w-]+\/[\w-]+\.css'/g)];
      return sheets.length === 0 ? [] : globSync(`${folder}/*.css`).map((sheet) => ({ sheet, name: basename(folder) }));
    });
    const loose = builders.flatMap(({ sheet, name }) =>
      selectorsOf(readFileSync(sheet, 'utf8'))
        .filter((selector) => !selector.startsWith('@') && !new RegExp(`\\.${name}\\b`).test(selector))
        .map((selector) => `${sheet}: ${selector}`),
    );
    expect(builders.map(({ name }) => name)).toContain('marriage');
    expect(loose).toEqual([]);
  });
});
