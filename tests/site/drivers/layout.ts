/** The layout of figures in their windows. */
import type { Locator, Page } from '@playwright/test';

/** The windows in which a figure is whole when its top is at the top of the window. */
export const windows = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
] as const;

/** Brings the top of a figure to the top of the window. */
export const toTop = (figure: Locator): Promise<void> =>
  figure.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: 'instant' }));

/**
 * The faults in a figure's layout when it is scrolled to the top of the window: each of the `whole` parts of it that leaves
 * the figure or the window, that lies on another, or in which something is cut, but for those that may hold more
 * than they show, as a button above its key (`holdsMore`). Parts that are swiped out of sight do not count, neither do
 * those that are not shown.
 */
export async function crowding(figure: Locator, whole: string, holdsMore = '[data-key]'): Promise<string[]> {
  return figure.evaluate(
    (element, [selector, holdsMore]) => {
      const named = (part: Element) =>
        `${part.localName}.${part.className.toString().replaceAll(' ', '.')} ${part.textContent!.trim().slice(0, 30)}`;
      const swiped = (part: Element) => {
        const { left, width } = (part.closest('.compare-panel') ?? element).getBoundingClientRect();
        return left >= innerWidth || left + width <= 0;
      };
      const parts = [...element.querySelectorAll(selector)].filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0 && !swiped(part),
      );
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const frame = element.getBoundingClientRect();
      const lowest = Math.min(frame.bottom, frame.top + innerHeight);
      const outside = parts.filter((_, index) => {
        const { left, top, right, bottom } = boxes[index]!;
        return left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > lowest + 1;
      });
      const cut = parts.filter(
        (part) => !part.matches(holdsMore) && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1),
      );
      const [most, least] = [Math.max, Math.min];
      const overlaps = parts.flatMap((one, a) =>
        parts.slice(a + 1).flatMap((other, after) => {
          const [first, second] = [boxes[a]!, boxes[a + 1 + after]!];
          const width = least(first.right, second.right) - most(first.left, second.left);
          const height = least(first.bottom, second.bottom) - most(first.top, second.top);
          return width > 1 && height > 1 && !one.contains(other) && !other.contains(one) ? [`${named(one)} / ${named(other)}`] : [];
        }),
      );
      return [
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []),
        ...(parts.length < 10 ? [`only ${parts.length} parts`] : []),
        ...outside.map((part) => `outside: ${named(part)}`),
        ...cut.filter((part) => part.clientWidth > 0).map((part) => `cut: ${named(part)}`),
        ...overlaps.map((pair) => `overlap: ${pair}`),
      ];
    },
    [whole, holdsMore] as const,
  );
}

/**
 * Makes `steps` steps by the key that readers use, ten at a time, or by seeking `leap` at a time, and returns which
 * `parts` of a stepper or a comparison that are seen at first move by a pixel or change their size, and which sentences and
 * counts are cut.
 */
export function movedOver(
  player: Locator,
  parts: string,
  { steps, leap, tens = false }: { steps: number; leap?: number | undefined; tens?: boolean },
): Promise<string[]> {
  return player.evaluate(
    (root: HTMLElement & { seek?(position: number): void }, { selector, steps, leap, shiftKey }) => {
      const parts = [...root.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
      const places = () =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        });
      const first = places();
      const length = Number(root.querySelector<HTMLInputElement>('input.seek')?.max);
      // A figure at its end has its last steps before it.
      const from = Math.max(0, Math.min(Number(root.dataset.position), length - steps));
      const faults = new Set(parts.length < 4 ? [`only ${parts.length} parts are seen`] : []);
      for (let step = leap ?? 1; step <= steps; step += leap ?? 1) {
        if (leap) root.seek!(Math.min(from + step, length));
        else root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey, bubbles: true, cancelable: true }));
        const at = `at ${root.dataset.position ?? root.dataset.time}`;
        for (const [index, place] of places().entries())
          if (place !== first[index]) faults.add(`${parts[index]!.outerHTML.slice(0, 60)} moves ${at}: ${first[index]} → ${place}`);
        for (const part of root.querySelectorAll('.say, .panel-said, div.counts, div.counts > div'))
          if (part.clientWidth > 0 && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1))
            faults.add(`it is cut ${at}: ${part.textContent}`);
      }
      return [...faults];
    },
    { selector: parts, steps, leap, shiftKey: tens },
  );
}

/** The place of every visible control of a figure, one a line. */
export const placesOfControls = (page: Page, figure: string): Promise<string[]> =>
  page
    .locator(`${figure} :is(button, select, input, a, summary)`)
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0)
        .map((each) => `${each.getAttribute('aria-label') ?? each.className} ${JSON.stringify(each.getBoundingClientRect())}`),
    );
