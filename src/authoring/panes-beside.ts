/** Panes of a lean figure that are read beside its picture, as lines or a drawing of their own; a tree is under it, and counters are its tray. */
const BESIDE = new Set(['pseudocode', 'code', 'stack', 'choice', 'blame', 'levels', 'notes', 'matching', 'side-by-side']);

/** What is seen on a phone too, where the figure is docked: beside the picture, under it, or as its strip. */
const SEEN_ON_PHONES = new Set(['tree', 'links', 'matrix', 'landscape', 'matching', 'side-by-side']);

/** Whether a phone shows a pane whole only in place of the picture. */
export const isSwapped = (pane: string): boolean => !SEEN_ON_PHONES.has(pane);

/** Whether what a figure is about is beside its picture. The styles of all such figures are one. */
export const isBeside = (pane: string): boolean => BESIDE.has(pane);
