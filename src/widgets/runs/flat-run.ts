import type { Timeline } from '../../trace/timeline.ts';

/** Whether the depth of a search is all that there is to draw of a whole run, and it has tried nothing so far. */
export const isFlat = ({ algorithm, metricMax }: Pick<Timeline, 'algorithm' | 'metricMax'>): boolean =>
  algorithm.metric.isDepth === true && metricMax === 0;
