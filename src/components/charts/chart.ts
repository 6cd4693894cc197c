/** What a chart is: a drawing, what it shows in a sentence, and its numbers as rows. Made while the site is built. */
export interface ChartParts {
  readonly caption: string;
  readonly table: readonly Readonly<Record<string, string | number>>[];
  /** Where numbers of the table lead, row by row: the address of a frame, by the name of the column. */
  readonly links?: readonly Readonly<Record<string, string>>[];
  readonly plot: Element;
}

/** `document` is the small DOM that Plot draws on. */
export type Chart = (document: Document) => Promise<ChartParts>;
