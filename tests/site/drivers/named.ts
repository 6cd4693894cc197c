import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A page, a page in a frame, or a part of one. */
export type Root = Page | FrameLocator | Locator;

type Role = Parameters<Root['getByRole']>[0];

/** Finders of what has a name in a root; a name may go on unless it is exact. */
export function namedIn(root: Root) {
  const byRole =
    (role: Role) =>
    (name: string | RegExp, exact = false): Locator =>
      root.getByRole(role, { name, exact });
  return {
    button: byRole('button'),
    checkbox: byRole('checkbox'),
    combobox: byRole('combobox'),
    dialog: byRole('dialog'),
    figure: byRole('figure'),
    group: byRole('group'),
    heading: byRole('heading'),
    link: byRole('link'),
    list: byRole('list'),
    navigation: byRole('navigation'),
    radio: byRole('radio'),
    region: byRole('region'),
    rowheader: byRole('rowheader'),
    searchbox: byRole('searchbox'),
    slider: byRole('slider'),
    spinbutton: byRole('spinbutton'),
    tab: byRole('tab'),
    textbox: byRole('textbox'),
    field: (name: string, exact = false): Locator => root.getByLabel(name, { exact }),
    text: (words: string): Locator => root.getByText(words),
  };
}

/** A name that begins with these words, and may end with a key or a count. */
export const beginning = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
