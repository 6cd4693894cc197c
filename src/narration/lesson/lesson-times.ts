import type { Block, Lesson } from './lesson.ts';

/** When something of a lesson is planned, in minutes from its beginning. */
export interface PlannedTime {
  /** The line of the text where it begins. */
  readonly line: number;
  readonly kind: 'part' | 'vote' | 'ask' | 'break';
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** The times of a lesson in their order. A part's own minutes come before those of its questions and breaks. */
export function timesOf({ parts }: Lesson): PlannedTime[] {
  const times: PlannedTime[] = [];
  let now = 0;
  const add = (kind: PlannedTime['kind'], label: string, line: number, minutes: number) => {
    if (minutes > 0) times.push({ kind, label, line, from: now, to: now + minutes });
    now += minutes;
  };
  for (const { heading, line = 1, minutes, blocks } of parts) {
    add('part', heading, line, minutes);
    for (const block of blocks) if ('minutes' in block) add(block.kind, labelOf(block), block.line, block.minutes);
  }
  return times;
}

const labelOf = (block: Extract<Block, { minutes: number }>) => (block.kind === 'break' ? block.label : block.prompt);
