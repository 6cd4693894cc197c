/** What is only ever said of a figure. */
const FIGURE_FIELDS = /[?&](?:step|pane|hands|keeps|why|if|whatif|stage)=/;
const RUN = /[?&]run=./;

/** Whether an address says something of a figure, and not of which one. */
export const lacksRun = ({ search }: Pick<URL, 'search'>): boolean => FIGURE_FIELDS.test(search) && !RUN.test(search);
