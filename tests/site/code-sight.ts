import { expect, type Page } from '@playwright/test';

/** What is in sight in a code pane, in pixels from its top: the first line of the function that runs, and the line that is lit, or the second one before the first step. */
interface Sight {
  readonly figure: string;
  readonly named: string;
  readonly height: number;
  readonly line: number;
  readonly head: number;
  readonly headText: string;
  readonly lit: number;
  /** Lines in sight between the two. */
  readonly between: number;
  /** Lines of the function that lie between the two. */
  readonly before: number;
}

/** The code panes of a page that can be seen. */
export const sights = (page: Page, figures = 'figure'): Promise<Sight[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} .code`)]
        .filter((pane) => pane.checkVisibility() && pane.clientHeight > 0)
        .map((pane) => {
          const inside = pane.querySelector('[aria-current]')?.closest('.function') ?? pane.querySelector('.entry')!;
          const lines = [...inside.querySelectorAll('.line')];
          const lit = lines.findIndex((line) => line.hasAttribute('aria-current'));
          const shown = lit < 0 ? 1 : lit;
          const [head, ...tops] = lines.map((line) => line.getBoundingClientRect().top - pane.getBoundingClientRect().top) as [number];
          const line = lines[0]!.getBoundingClientRect().height;
          const isSeen = (each: Element, top: number) => each.checkVisibility({ visibilityProperty: true }) && top > head + line - 1;
          return {
            figure: pane.closest('figure')!.id,
            named: pane.closest('figure')!.querySelector('[data-part=code-function]')!.textContent,
            height: pane.clientHeight,
            line,
            head,
            headText: lines[0]!.textContent,
            lit: tops[shown - 1]!,
            between: lines.slice(1, shown).filter((each, index) => isSeen(each, tops[index]!)).length,
            before: shown - 1,
          };
        }),
    figures,
  );

/** The function's first line is at the top, and the line in sight below it, with three lines before it, or one where there are few rows. */
export function expectInSight({ figure, named, height, line, head, headText, lit, between, before }: Sight): void {
  expect.soft(Math.abs(head), `${figure}: the first line at the top`).toBeLessThan(1.5);
  expect.soft(headText, figure).toContain(`${named}(`);
  expect.soft(lit, `${figure}: the line below it`).toBeGreaterThan(line - 1.5);
  expect.soft(lit + line, `${figure}: the line in the pane`).toBeLessThan(height + 1.5);
  expect.soft(between, `${figure}: lines before it`).toBeGreaterThanOrEqual(Math.min(before, height < 7 * line ? 1 : 3));
}
