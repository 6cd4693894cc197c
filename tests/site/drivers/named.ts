import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A page, a page in a frame, or a part of one. */
export type Root = Page | FrameLocator | Locator;

type Name = string | RegExp;
type Found<Names> = { readonly [Key in keyof Names]: Locator };

/** Finders of what has a name in a root, one by one or several of a kind; a name may go on unless it is exact. */
export function namedIn(root: Root) {
  const one = (role: Parameters<Root['getByRole']>[0], name: Name, exact = false): Locator => root.getByRole(role, { name, exact });
  const all =
    (find: (name: Name) => Locator) =>
    <Names extends Readonly<Record<string, Name>>>(names: Names) =>
      Object.fromEntries(Object.entries(names).map(([key, name]) => [key, find(name)])) as Found<Names>;
  return {
    one,
    buttons: all((name) => one('button', name)),
    exactButtons: all((name) => one('button', name, true)),
    checkboxes: all((name) => one('checkbox', name)),
    dialogs: all((name) => one('dialog', name)),
    groups: all((name) => one('group', name, true)),
    headings: all((name) => one('heading', name)),
    links: all((name) => one('link', name)),
    regions: all((name) => one('region', name, true)),
    sliders: all((name) => one('slider', name)),
    tabs: all((name) => one('tab', name, true)),
    textboxes: all((name) => one('textbox', name)),
    fields: all((name) => root.getByLabel(name)),
    exactFields: all((name) => root.getByLabel(name, { exact: true })),
    texts: all((name) => root.getByText(name)),
  };
}

/** A name that begins with these words, and may end with a key or a count. */
export const beginning = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
