/** The windows of a lesson that is held: the projector's, and the presenter's. */
import type { Frame, Page } from '@playwright/test';
import { presenter, windows } from '#words/lecture.ts';
import { namedIn } from './named.ts';

export const inPresenter = (page: Page) => {
  const { buttons } = namedIn(page);
  return {
    ...buttons({ open: windows.open, again: windows.again, takeOver: windows.takeOver }),
    lost: page.getByText(windows.lostHeading),
    blocked: page.getByText(windows.blocked),
    taken: page.getByText(windows.takenHeading),
    other: (title: string) => page.getByText(windows.otherHeading(title)),
    keepsNothing: page.getByText(windows.keepsNothing),
    oneScreen: page.getByRole('link', { name: windows.oneScreen }),
    printed: (title: string) => page.getByRole('heading', { name: presenter.printedPlan(title) }),
  };
};

interface Held extends HTMLElement {
  readonly session: Readonly<Record<string, unknown>>;
}

/** What a window of a lesson has come to, as text. */
export const sessionOf = (page: Page | Frame): Promise<string> =>
  page.evaluate(() => JSON.stringify(document.querySelector<Held>('sudo-lesson-stage, sudo-lesson-presenter')!.session));

/** The frame of the figure on a stage, in this page or in a preview in it. */
export const figureIn = (page: Page): Frame | undefined => page.frames().find((frame) => /\/embed\//.test(frame.url()));

/** The frame of a figure that is drawn there, and its pane; empty where there is none. */
export async function figureState(page: Page): Promise<string> {
  const shown = await figureIn(page)?.evaluate(() => {
    const stepper = document.querySelector<HTMLElement>('sudo-stepper');
    const pane = document.querySelector('.picture-only[aria-pressed=true]') ?? document.querySelector('[role=tab][aria-selected=true]');
    return `${stepper?.dataset.position} ${pane?.className} ${pane?.getAttribute('data-tab')}`;
  });
  return shown ?? '';
}
