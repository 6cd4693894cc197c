/** A lesson that is held in two windows, screen by screen: what each of them shows, and whether a class can read it. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import { readLesson } from '../../../src/narration/lesson/read-lesson.ts';
import { screensOf } from '../../../src/narration/lesson/screens.ts';
import { figureIn, inPresenter, sessionOf } from './lecture.ts';

export const READY = '[data-ready]:is(sudo-lesson-stage, sudo-lesson-presenter)';

/** Both windows, of which the presenter's stays. */
export interface Held {
  readonly presenter: Page;
  stage: Page;
}

export const screensIn = (lesson: string): number =>
  screensOf(readLesson(readFileSync(`content/lessons/${lesson}.md`, 'utf8')).lesson).length;

/** Opens the projector's window from the presenter's, at the size of a projector. */
export async function openStage(page: Page, context: BrowserContext, [width, height]: readonly [number, number]): Promise<Page> {
  const { open, again } = inPresenter(page);
  const [stage] = await Promise.all([context.waitForEvent('page'), open.or(again).first().click()]);
  await stage.setViewportSize({ width, height });
  await stage.locator(READY).waitFor();
  return stage;
}

interface State {
  readonly screen: number;
  readonly counter: number;
  readonly phase: string | undefined;
  readonly counts: readonly (readonly number[])[] | undefined;
}

const stateOf = async (page: Page): Promise<State> => {
  const { screen, counter, votes, aside } = await sessionOf(page);
  const vote = aside?.vote ?? votes[screen];
  return { screen, counter, phase: vote?.phase, counts: vote?.counts };
};

/** The frame of a figure in a window, with its sentence; empty where there is none. */
const frameIn = async (page: Page): Promise<string> =>
  (await figureIn(page)
    ?.evaluate(() => {
      const stepper = document.querySelector<HTMLElement>('sudo-stepper');
      const sentence = [...document.querySelectorAll<HTMLElement>('.say')].find((say) => say.checkVisibility());
      return `${stepper?.dataset.position} ${sentence?.textContent?.trim()}`;
    })
    .catch(() => 'on its way')) ?? '';

/** Waits until both windows have come to the same, and the stage shows it; gives it. */
export async function settled({ presenter: page, stage }: Held): Promise<State & { readonly shows: string }> {
  let [state, shows]: [State | undefined, string] = [undefined, ''];
  await expect
    .poll(
      async () => {
        shows = (await stage.locator('sudo-lesson-stage').getAttribute('data-shows')) ?? '';
        state = await stateOf(stage);
        const isDrawn =
          shows === 'figure'
            ? (await stage.locator('iframe').count()) === 1 && (await stage.locator('iframe[data-ready]').count()) === 1
            : shows !== 'question' || (await stage.locator(`.vote-wall[data-phase="${state.phase}"] .vote-choice`).count()) > 1;
        const isShown = (await stage.locator(`sudo-lesson-stage[data-screen="${state.screen}"]:not([aria-busy=true])`).count()) === 1;
        return (
          isDrawn &&
          isShown &&
          JSON.stringify(await stateOf(page)) === JSON.stringify(state) &&
          (await frameIn(page)) === (await frameIn(stage))
        );
      },
      { intervals: [40], timeout: 30_000, message: 'both windows show the same' },
    )
    .toBe(true);
  return { ...state!, shows };
}

/** What a class reads first, and how large that is at least, as a share of the screen's height; and anything else. */
const SENTENCE = 0.0329;
const LEAST = 0.0239;
/** Digits and marks have the room that a grid of nine rows leaves them, and headers with words in them that of their row. */
const DIGIT = 0.022;
const MARK = 0.0155;

/** What of the stage can't be read from the last row, or leaves its room. */
export async function unreadable(stage: Page): Promise<string[]> {
  const least = { sentence: SENTENCE, least: LEAST, digit: DIGIT, mark: MARK };
  // Behind words and questions the next figure is being made, which nobody sees.
  const isFigure = (await stage.locator('sudo-lesson-stage').getAttribute('data-shows')) === 'figure';
  const windows: (Page | Frame)[] = [stage, ...[(isFigure && figureIn(stage)) || []].flat()];
  return (await Promise.all(windows.map((window) => window.evaluate(faultsOf, least)))).flat();
}

function faultsOf(least: { readonly sentence: number; readonly least: number; readonly digit: number; readonly mark: number }): string[] {
  const SENTENCES =
    '.say, .lecture-label, .pane-pseudocode li, .vote-prompt, .vote-choice:not(.right, .wrong) .vote-label, .vote-choice.right :is(.vote-label, .vote-reason), .vote-what, .vote-how, .lecture-words :is(h1, p)';
  const sizeOf = (element: Element): number => {
    const zoom = (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()!.d : zoom;
    return scale * Number.parseFloat(getComputedStyle(element).fontSize);
  };
  const floorOf = (element: Element): number => {
    if (element.closest(SENTENCES)) return least.sentence;
    if (element.matches('svg.grid .mark, svg.grid .mark *, :is(.pane, .vote-wall) svg.links :is(text, text *)')) return least.mark;
    return element.matches('svg.grid .digit') ? least.digit : least.least;
  };
  const named = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.getAttribute('class')}`;
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement!;
    const isRead =
      node.data.trim() !== '' &&
      !element.closest('script, style, noscript, .for-listeners, .visually-hidden, [data-part=spoken], .hand-panel') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isRead) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom, width } = range.getBoundingClientRect();
    if (width < 1) continue;
    const text = `${named(element)} “${node.data.trim().slice(0, 30)}”`;
    const size = sizeOf(element);
    if (size < floorOf(element) * innerHeight) faults.push(`${text}: ${size.toFixed(1)} px`);
    // A line is higher than its letters.
    const slack = 0.25 * size;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (box instanceof SVGElement && box.localName !== 'svg') continue;
      const room = box.getBoundingClientRect();
      if (left < room.left - 2 || right > room.right + 2 || top < room.top - slack || bottom > room.bottom + slack)
        faults.push(`${text} is cut by ${box.localName}.${box.getAttribute('class')}`);
    }
    if (left < -1 || right > innerWidth + 1 || top < -slack || bottom > innerHeight + slack) faults.push(`${text} leaves the screen`);
  }
  return faults;
}

/** All that can be found in the page of a stage, seen or not. */
export const foundIn = (stage: Page): Promise<string> =>
  stage.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('script, style, link, meta, title')) part.remove();
    return `${copy.outerHTML}\n${copy.textContent}`;
  });

/** The sentence of the step after an open question, which the presenter alone sees. */
export const sentenceAfter = (page: Page): Promise<string> => page.locator('.lecture-next-text').innerText();
