/** The windows of a lesson that is held: the projector's, and the presenter's. */
import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { presenter, windows } from '#words/lecture.ts';
import { poll } from '#words/vote.ts';
import { readLesson } from '../../../src/narration/lesson/read-lesson.ts';
import { screensOf } from '../../../src/narration/lesson/screens.ts';
import type { Session } from '../../../src/narration/lesson/session.ts';
import { namedIn } from './named.ts';

export const inPresenter = (page: Page) => {
  const { buttons } = namedIn(page);
  return {
    ...buttons({ open: windows.open, again: windows.again, takeOver: windows.takeOver }),
    ...buttons({ copyPoll: poll.copyText, savePoll: poll.savePicture }),
    copied: page.getByText(poll.copied),
    allReady: (count: number) => page.getByText(presenter.framesReady(count, count, [])),
    movesStay: page.getByText(presenter.movesStay),
    votes: page.locator('.lecture-stretch.vote'),
    lost: page.getByText(windows.lostHeading),
    blocked: page.getByText(windows.blocked),
    apart: page.getByText(windows.apart),
    taken: page.getByText(windows.takenHeading),
    other: (title: string) => page.getByText(windows.otherHeading(title)),
    keepsNothing: page.getByText(windows.keepsNothing),
    oneScreen: page.getByRole('link', { name: windows.oneScreen }),
    printed: (title: string) => page.getByRole('heading', { name: presenter.printedPlan(title) }),
  };
};

interface Held extends HTMLElement {
  readonly session: Session;
}

/** What a window of a lesson has come to. Its keys may be in another order than in another window. */
export const sessionOf = (page: Page | Frame): Promise<Session> =>
  page.evaluate(() => document.querySelector<Held>('sudo-lesson-stage, sudo-lesson-presenter')!.session);

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

/** What a figure has been told beside its frame: its options, whether it says why or asks what if, and another decision. */
export async function figureModes(page: Page): Promise<string> {
  const shown = await figureIn(page)?.evaluate(() => {
    const shows = ['.why', '.what-if-tray', '.what-if-chip'].map((selector) => `${selector} ${document.querySelectorAll(selector).length}`);
    const options = [...document.querySelectorAll<HTMLSelectElement>('sudo-stepper select:not([name=pace], [name=stop], [name=ask])')];
    return [...shows, ...options.map(({ name, value }) => `${name} ${value}`)].join(', ');
  });
  return shown ?? '';
}

/** Chooses a value of an option or a puzzle as a reader does who has the figure in hand, wherever its controls are folded away. */
export async function chooseIn(figure: Frame, name: string, value: string): Promise<void> {
  await figure.evaluate(
    ([name, value]) => {
      const select = document.querySelector<HTMLSelectElement>(
        `sudo-stepper select${name === 'puzzle' ? '[name=puzzle]' : `:has(option[value=${value}])`}`,
      )!;
      select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      select.value = value!;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [name, value],
  );
}

/** How many frames and questions a lesson of the site has, each a screen. */
export const framesIn = (lesson: string): number =>
  screensOf(readLesson(readFileSync(`content/lessons/${lesson}.md`, 'utf8')).lesson).filter(
    ({ kind }) => kind === 'frame' || kind === 'asked',
  ).length;

/** The address in the code on a wall, as a phone reads it. */
export async function addressInCode(wall: Locator): Promise<string> {
  const { side, d } = await wall.locator('.vote-code svg').evaluate((svg: SVGSVGElement) => ({
    side: svg.viewBox.baseVal.width,
    d: svg.querySelector('path')!.getAttribute('d')!,
  }));
  // Each module as a square of so many pixels.
  const scale = 4;
  const width = side * scale;
  const data = new Uint8Array(3 * width * width).fill(255);
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < scale; row++) {
      const begin = 3 * ((Number(y) * scale + row) * width + Number(x) * scale);
      data.fill(0, begin, begin + 3 * scale);
    }
  return decodeQR({ width, height: width, data });
}
