import type { Timeline } from './timeline.ts';

/** The steps as JSON lines: position, kind and fields as the step table has them (cells zero-based). */
export function* jsonLines(timeline: Timeline): Generator<string> {
  let position = 0;
  for (const step of timeline.steps()) yield `${JSON.stringify({ position: ++position, ...step })}\n`;
}
