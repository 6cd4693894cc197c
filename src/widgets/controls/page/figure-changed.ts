/** The event of a figure whose address has changed, for a page of the site that shows the figure in a frame. It doesn't bubble. */
export const FIGURE_CHANGED = 'figure-changed';
