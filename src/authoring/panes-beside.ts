/** Panes of a lean figure that are read beside its picture, as lines or a drawing of their own; a tree is under it, and counters are its tray. */
const BESIDE = new Set(['pseudocode', 'code', 'stack', 'choice', 'blame', 'levels', 'notes', 'matching', 'side-by-side']);

/** Whether what a figure is about is beside its picture. The styles of all such figures are one. */
export const isBeside = (pane: string): boolean => BESIDE.has(pane);
