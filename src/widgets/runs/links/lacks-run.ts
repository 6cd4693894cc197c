/** Fields that only links to figures have. A file of its own, as pages load it before any figure. */
const FIGURE_FIELDS = /[?&](?:step|pane|hands|keeps|why|if|whatif|stage)=/;
const RUN = /[?&]run=./;

/** Whether an address has fields of a figure but does not name the figure. */
export const lacksRun = ({ search }: Pick<URL, 'search'>): boolean => FIGURE_FIELDS.test(search) && !RUN.test(search);
