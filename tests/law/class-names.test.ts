import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Classes that stand alone in a selector of a style sheet: what they say is said of every element with the class. */
const classesAlone = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
    selector!.split(',').flatMap((part) => /^\s*\.([\w-]+)\s*$/.exec(part)?.[1] ?? []),
  );

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
});
