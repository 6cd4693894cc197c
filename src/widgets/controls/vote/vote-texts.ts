import { choiceName } from '#words/vote.ts';
import type { ShownQuestion } from '../../../narration/lesson/question-bodies.ts';
import { plain } from '../../../narration/sentence.ts';
import type { FrameTable } from '../../views/panes/frame-tables.ts';

/** A question as `bodyOf` gives it for a poll, as text to paste: the prompt, and a line for each choice. */
export const pollText = ({ prompt, choices }: ShownQuestion): string =>
  [plain(prompt), ...choices.map(({ mark, label }) => `${mark}) ${label}`)].join('\n');

/** A question as `bodyOf` gives it for somebody who listens: the prompt, the frame in words, and the choices by letter and shape. */
export function listenerText({ prompt, choices }: ShownQuestion, tables: readonly FrameTable[]): string {
  const rows = tables.flatMap(({ head = [], rows: body }) => [
    ...(head.length > 0 ? [head.filter(Boolean).join(', ')] : []),
    ...body.map(([name = '', ...cells]) => `${name}: ${cells.filter(Boolean).join(', ')}`),
  ]);
  return [plain(prompt), '', ...rows, '', ...choices.map(({ mark, shape, label }) => `${choiceName(mark, shape)}: ${label}`)].join('\n');
}
