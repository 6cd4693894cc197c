/** Sections whose figure is beside the text. */
import type { Locator, Page } from '@playwright/test';
import * as words from '#words/scenes.ts';
import { namedIn } from './named.ts';

/** The scene of a run, its figure's controls and its paragraphs. */
export function sceneOn(page: Page, run: string) {
  const scene = page.locator(`section.pair[data-run="${run}"]`);
  const { one, buttons } = namedIn(scene);
  return {
    scene,
    figure: scene.locator('figure.lean'),
    stepper: scene.locator('sudo-stepper'),
    beats: scene.locator('.beat'),
    current: scene.locator('.beat.now'),
    spoken: scene.locator('[data-part=spoken]'),
    who: scene.locator('.who'),
    followAgain: one('button', words.driver.reader),
    bead: (position: number) => one('button', new RegExp(`^${words.beat.show(position, '')}`)),
    /** Links to frames, of a paragraph. */
    linksOf: (beat: Locator) => beat.locator('a.frame-link'),
    ...buttons({ openFull: words.openFull, closeFull: words.closeFull, hideFigure: words.fold.hide, showFigure: words.fold.show }),
  };
}

/** What a reader sees of a paragraph in the middle of the stretch of scrolling in which it is current. */
export interface Sight {
  readonly id: string;
  /** The share of the figure that is in the window. */
  readonly figure: number;
  /** Links to frames whose lines are not whole in the window, or are under a docked figure. */
  readonly hidden: readonly string[];
}

/** Scrolls through a scene as a reader does, and returns what is seen of each paragraph that has its turn. */
export function sightsOf(scene: Locator): Promise<Sight[]> {
  return scene.evaluate(async (section) => {
    const STEP = 40;
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const figure = section.querySelector('figure.lean')!;
    const text = section.querySelector('.beats')!;
    const turns = new Map<Element, number[]>();
    const top = section.getBoundingClientRect().top + scrollY;
    for (let y = Math.max(0, top - innerHeight); y < top + section.clientHeight; y += STEP) {
      scrollTo({ top: y, behavior: 'instant' });
      await drawn();
      const current = section.querySelector('.beat.now');
      const { top: from, bottom } = section.getBoundingClientRect();
      if (current && from < innerHeight * 0.85 && bottom > innerHeight * 0.2) turns.set(current, [...(turns.get(current) ?? []), scrollY]);
    }
    const sights: { id: string; figure: number; hidden: string[] }[] = [];
    for (const [beat, places] of turns) {
      scrollTo({ top: places[Math.floor(places.length / 2)]!, behavior: 'instant' });
      await drawn();
      const box = figure.getBoundingClientRect();
      const isDocked = box.left < text.getBoundingClientRect().right;
      const upper = isDocked ? box.bottom : 0;
      const share = (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / box.height;
      const hidden = [...beat.querySelectorAll('a.frame-link')].filter((link) =>
        [...link.getClientRects()].some((line) => line.top < upper - 1 || line.bottom > innerHeight + 1),
      );
      sights.push({ id: beat.id, figure: share, hidden: hidden.map(({ textContent }) => textContent!) });
    }
    return sights;
  });
}
