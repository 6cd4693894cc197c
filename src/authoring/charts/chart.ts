/** What a chart is: a drawing, what it shows in a sentence, and its numbers as rows. Made while the site is built. */
export interface ChartParts {
  readonly caption: string;
  readonly table: readonly Readonly<Record<string, string | number>>[];
  /** Where numbers of the table lead, row by row: the address of a frame, by the name of the column. */
  readonly links?: readonly Readonly<Record<string, string>>[];
  readonly plot: Element;
  /** The same for a page as narrow as a phone, where it can be drawn so. */
  readonly narrow?: Element;
}

/** How wide charts are drawn, in pixels: for a page, and for a phone. */
export const WIDE = 680;
export const NARROW = 340;

/** `document` is the small DOM that Plot draws on. */
export type Chart = (document: Document) => Promise<ChartParts>;

/** A scale of powers of ten with its lines, each labelled shortly: 10k for 10,000. Its label is where a vertical axis has it. */
export const logAxis = ([from, to]: readonly [number, number], label: string) => ({
  type: 'log' as const,
  domain: [from, to],
  ticks: Array.from({ length: 13 }, (_, power) => 10 ** power).filter((tick) => from <= tick && tick <= to),
  tickFormat: 's',
  grid: true,
  label,
});

/** The same along the bottom: the label under its middle. */
export const logAxisBelow = (domain: readonly [number, number], label: string) => ({
  ...logAxis(domain, label),
  labelAnchor: 'center' as const,
  labelOffset: 38,
});

/** A long name in two lines, for the labels of a narrow chart. */
export const inLines = (name: string): string => name.replace(/, | with |(?<=^.{7,}) (?=\S+$)/, (gap) => `${gap.trimEnd()}\n`);

/** Drawings under each other, where a page has no room for them side by side. */
export function stacked(document: Document, plots: readonly Element[]): Element {
  const stack = document.createElement('div');
  stack.append(...plots);
  return stack;
}
