import type { FrameAddress, Lesson } from './lesson.ts';

/** A question of the run whose answer an earlier line shows. */
export interface EarlyAnswer {
  /** The line of the question. */
  readonly line: number;
  /** The line of the frames that show its answer. */
  readonly shownIn: number;
  /** The step that is the answer. */
  readonly step: number;
}

/** What only changes how a frame looks. */
const LOOKS = ['pane', 'ahead'];

/** The figure and the run that a frame is of. */
function runOf({ path, query }: FrameAddress): string {
  const parts = new URLSearchParams(query);
  for (const name of LOOKS) parts.delete(name);
  parts.sort();
  return `${path}?${parts}`;
}

/** The questions of the run that ask about a step which the class has seen: each asks about the step after its frame. */
export function earlyAnswers({ parts }: Lesson): EarlyAnswer[] {
  const blocks = parts.flatMap((part) => part.blocks);
  return blocks.flatMap((block, index): EarlyAnswer[] => {
    if (!('choices' in block) || block.choices) return [];
    const step = block.frame.step + 1;
    const shown = blocks
      .slice(0, index)
      .find((each) => each.kind === 'frames' && runOf(each.frame) === runOf(block.frame) && each.frame.step <= step && step <= each.last);
    return shown ? [{ line: block.line, shownIn: shown.line, step }] : [];
  });
}
