/** Sections whose figure is beside the text. */
import { expect, type Locator, type Page } from '@playwright/test';
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
    ...buttons({
      wholeGrid: words.wholeGrid,
      openFull: words.openFull,
      closeFull: words.closeFull,
      hideFigure: words.fold.hide,
      showFigure: words.fold.show,
    }),
  };
}

/** What a reader sees of a paragraph while it is current. */
export interface Sight {
  readonly id: string;
  /** The smallest share of the figure that was in the window. */
  readonly figure: number;
  /** Links to frames that were not seen, whole and free of a docked figure, over two steps of the wheel at least. */
  readonly unseen: readonly string[];
}

/**
 * Scrolls through a scene as a reader does, and returns what is seen of each paragraph while it is current. That depends on where the page
 * stands, not on the frames of the figure, whose height its style sheet sets: so each step of the wheel is laid out, and few are drawn,
 * which takes far longer.
 */
export async function sightsOf(scene: Locator): Promise<Sight[]> {
  await scene.locator('figure.lean').evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(scene.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  return scene.evaluate(async (section) => {
    const STEP = 40;
    const MIN_SEEN = 2;
    /** Steps after which the page is drawn once: what the browser leaves out as far from the window would be laid out at each look. */
    const UNDRAWN = 8;
    const later = requestAnimationFrame;
    /** The page hears at once that it has scrolled, not with the next picture of the screen. */
    const scrollAtOnce = (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      window.requestAnimationFrame = (look) => {
        look(performance.now());
        return 0;
      };
      dispatchEvent(new Event('scroll'));
      window.requestAnimationFrame = later;
    };
    const drawn = () => new Promise((resolve) => later(() => setTimeout(resolve)));
    const figure = section.querySelector('figure.lean')!;
    const text = section.querySelector('.beats')!;
    const sights = new Map<Element, { figure: number; seen: Map<Element, number> }>();
    const top = section.getBoundingClientRect().top + scrollY;
    let step = 0;
    for (let y = Math.max(0, top - innerHeight); y < top + section.clientHeight; y += STEP) {
      scrollAtOnce(y);
      if (step++ % UNDRAWN === 0) await drawn();
      const beat = section.matches('.apart') ? null : section.querySelector('.beat.now');
      const { top: from, bottom } = section.getBoundingClientRect();
      if (!beat || from > innerHeight || bottom < 0) continue;
      const box = figure.getBoundingClientRect();
      const upper = box.left < text.getBoundingClientRect().right ? box.bottom : 0;
      const share = (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / box.height;
      const sight = sights.get(beat) ?? {
        figure: 1,
        seen: new Map(Array.from(beat.querySelectorAll('a.frame-link'), (link) => [link, 0])),
      };
      sight.figure = Math.min(sight.figure, share);
      for (const [link, count] of sight.seen) {
        const isSeen = [...link.getClientRects()].every((line) => line.top > upper - 1 && line.bottom < innerHeight + 1);
        if (isSeen) sight.seen.set(link, count + 1);
      }
      sights.set(beat, sight);
    }
    return Array.from(sights, ([{ id }, { figure, seen }]) => ({
      id,
      figure,
      unseen: [...seen].filter(([, count]) => count < MIN_SEEN).map(([{ textContent }]) => textContent!),
    }));
  });
}
