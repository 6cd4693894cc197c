import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

const STEPS = soaking ? 300 : 40;

/** Drawn as another of the figures is: in a soak. */
const ALIKE: readonly string[] = ['25 × 25', 'swaps and their temperature'];

/** What steps of a figure took, one by one. */
interface Taken {
  /** Milliseconds until the step's script is done, and until the page has its new layout, too. */
  readonly script: readonly number[];
  readonly whole: readonly number[];
  /** Changes of the figure's elements, attributes and texts. */
  readonly changes: readonly number[];
}

/** Steps on from a position, by the key that readers use; a run that is over begins there again. */
async function stepOn(page: Page, run: string, from: number): Promise<Taken> {
  const stepper = page.locator(`#${run} sudo-stepper`);
  await stepper.scrollIntoViewIfNeeded();
  await expect(stepper).toHaveAttribute('data-ready', '');
  await expect(stepper.locator('[data-part=outcome]')).not.toBeEmpty();
  return stepper.evaluate(
    async (figure: HTMLElement, [from, steps]) => {
      const [script, whole, changes]: [number[], number[], number[]] = [[], [], []];
      const seek = () => (figure as HTMLElement & { seek(position: number): void }).seek(from);
      seek();
      // What is loaded when it is first needed has come, and the run is told to its end.
      await new Promise((done) => setTimeout(done, 1000));
      const observer = new MutationObserver(() => {});
      observer.observe(figure, { subtree: true, childList: true, attributes: true, characterData: true });
      for (let step = 0; step < steps; step++) {
        const before = figure.dataset.position;
        const began = performance.now();
        figure.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
        const done = performance.now();
        figure.getBoundingClientRect();
        const end = performance.now();
        const changed = observer.takeRecords().length;
        if (figure.dataset.position !== before) {
          script.push(done - began);
          whole.push(end - began);
          changes.push(changed);
        } else seek();
        observer.takeRecords();
        await Promise.resolve();
      }
      return { script, whole, changes };
    },
    [from, STEPS] as const,
  );
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)]!;
const p95 = (values: readonly number[]) => sorted(values)[Math.floor(values.length * 0.95)]!;
const told = (values: readonly number[]) => `median ${median(values).toFixed(1)}, p95 ${p95(values).toFixed(1)}`;

/** Runs by chapter; what changes at most in an ordinary step, and in any. A drawing that is made anew changes thousands. */
const figures: Readonly<Record<string, readonly (readonly [what: string, run: string, from: number, usual: number, most: number])[]>> = {
  backtracking: [['9 × 9', 'main', 0, 90, 200]],
  'bigger-grids': [
    ['16 × 16', 'sixteenWide', 2000, 45, 90],
    ['25 × 25', 'main', 100, 100, 130],
  ],
  'hill-climbing': [['swaps and their rule', 'wide', 2000, 100, 650]],
  'simulated-annealing': [['swaps and their temperature', 'stuck', 20_000, 200, 800]],
  'dancing-links': [['links', 'main', 0, 65, 130]],
  'exact-cover': [
    ['a matrix', 'knuth', 0, 76, 120],
    ['the matrix of a Sudoku', 'sudoku', 0, 45, 90],
  ],
};

for (const [chapter, all] of Object.entries(figures)) {
  const runs = all.filter(([what]) => soaking || !ALIKE.includes(what));
  if (runs.length === 0) continue;
  test(`a step draws what changed: ${runs.map(([what]) => what).join(', ')}`, async ({ page }) => {
    await page.goto(`/chapters/${chapter}/`);
    for (const [what, run, from, usual, most] of runs) {
      const { script, whole, changes } = await stepOn(page, run, from);
      console.log(
        `step of ${what}: ${told(script)} ms; with its layout ${told(whole)} ms; changes ${told(changes)}, most ${Math.max(...changes)}`,
      );
      expect(median(changes), `${what}, usually`).toBeLessThanOrEqual(usual);
      expect(Math.max(...changes), `${what}, at most`).toBeLessThanOrEqual(most);
    }
  });
}
