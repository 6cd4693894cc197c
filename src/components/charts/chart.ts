/** What a chart is: a drawing, what it shows in a sentence, and its numbers as rows. Made while the site is built. */
export interface ChartParts {
  readonly caption: string;
  readonly table: readonly Readonly<Record<string, string | number>>[];
  readonly plot: Element;
}

/** `document` is the small DOM that Plot draws on. */
export type Chart = (document: Document) => Promise<ChartParts>;
