import type { Page } from './webdriver.ts';

const program = (...lines: string[]) => ['export function* run(puzzle: unknown) {', ...lines, '}'].join('\n');

/** Drops a program on the page and runs it: reads its errors, stops it, ends it for its memory, and steps through it with its line lit. */
export async function tryBench(page: Page): Promise<void> {
  const says = (text: string) =>
    page.until(
      `the page to say: ${text}`,
      (text) => document.querySelector<HTMLElement>('sudo-write-it [data-part=state]')!.innerText.includes(text),
      text,
    );
  const faultIs = (text: string) =>
    page.until(
      `the fault: ${text}`,
      (text) =>
        [document, document.querySelector('[data-part=editor]')!.shadowRoot!].some((root) =>
          root.querySelector<HTMLElement>('.fault')?.innerText.includes(text),
        ),
      text,
    );
  const runs = async (code: string) => {
    await page.look((code) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([code], 'empty.ts'));
      document.querySelector('main')!.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, code);
    await says('empty.ts is open');
    await page.click('sudo-write-it [data-part=run]');
  };
  await page.until('the editor', () => document.querySelector('sudo-write-it[data-ready]'));
  await runs(program("  yield { kind: 'choose', cell: 2 };", '  const a: number[] = [], b = a[0].length;'));
  await faultIs('Line 3, column ');
  await runs(program('  const a: = 3;'));
  await faultIs('Line 2, column 12');
  await runs(program("  yield { kind: 'line' };", '  for (;;);'));
  await says('Running: 1 step so far.');
  await page.click('sudo-write-it [data-part=stop]');
  await says('Stopped by you after 1 step.');
  await runs(program('  const all: unknown[] = [];', "  for (;;) { yield { kind: 'line' }; all.push(new Array(1000).fill(0.5)); }"));
  await faultIs('more memory than it may have');
  await runs(program("  yield { kind: 'choose', cell: 2 };", "  yield { kind: 'note', text: 'so' };"));
  await says('No slips: 2 steps');
  await page.until('the figure', () => document.querySelector('sudo-write-it sudo-stepper[data-ready]'));
  await page.look(() => document.querySelector<HTMLElement>('sudo-write-it sudo-stepper')!.focus());
  await page.press('ArrowRight');
  await page.until(
    'the lit line',
    () =>
      document.querySelector('[data-part=editor]')!.shadowRoot!.querySelector('.lit')?.textContent ===
      "  yield { kind: 'choose', cell: 2 };",
  );
}
