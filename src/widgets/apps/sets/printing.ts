import type { drawSheet, PaperSheet } from './paper-sheet.ts';

/** Draws a sheet into its place while the page is printed. A printer waits for nothing, so what draws is loaded before. */
export function enablePrinting(place: HTMLElement, sheet: () => PaperSheet | undefined): void {
  let draw: typeof drawSheet | undefined;
  addEventListener('beforeprint', () => {
    const printed = sheet();
    if (printed) draw?.(place, printed);
  });
  addEventListener('afterprint', () => place.replaceChildren());
  import('./paper-sheet.ts').then(
    (loaded) => {
      draw = loaded.drawSheet;
    },
    // Without a network the page prints nothing but its frame.
    () => undefined,
  );
}
