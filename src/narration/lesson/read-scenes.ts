import type { Asked, Block, FrameAddress, Lesson } from './lesson.ts';

/** A part of a lesson as students read it: what has no picture in its part, then scenes. */
export interface ReadPart {
  readonly heading: string;
  readonly minutes: number;
  /** Paragraphs of a part that shows no frame, as Markdown. */
  readonly opening: readonly string[];
  readonly scenes: readonly ReadScene[];
}

/** Paragraphs about one figure, which is beside them. */
export interface ReadScene {
  /** The figure's page and query, without a step and without what is done in it. */
  readonly path: string;
  readonly query: string;
  readonly beats: readonly ReadBeat[];
}

/** A paragraph and the step of the frame that it is read with. */
export type ReadBeat = { readonly step: number } & (
  | { readonly kind: 'text'; readonly markdown: string }
  /** `label` says what to look for in a range of frames; only the first has it. The last is drawn where nothing moves. */
  | { readonly kind: 'frame'; readonly label: string; readonly isLast: boolean }
  /** A frame from which students make the moves. */
  | { readonly kind: 'hands'; readonly label: string }
  | { readonly kind: 'asked'; readonly asked: Asked }
);

/** What a query says about how a frame is shown: the figure is the same with and without it. */
const SHOWN_BY = ['hands', 'keeps', 'pane', 'stage', 'why', 'whatif'];

/** The query of a figure, whatever is done in it. */
function figureQuery(query: string): string {
  const fields = new URLSearchParams(query);
  for (const name of SHOWN_BY) fields.delete(name);
  return fields.toString();
}

/** Whether students make the moves from a frame on. */
const hasHands = ({ query }: FrameAddress) => new URLSearchParams(query).get('hands') === '1';

/** A lesson as students read it: without notes, sheets and breaks. A paragraph is read with the frame that comes after it in its part. */
export function readingOf({ parts }: Lesson): ReadPart[] {
  return parts.map(({ heading, minutes, blocks }) => ({ heading, minutes, ...scenesOf(blocks) }));
}

function scenesOf(blocks: readonly Block[]): Pick<ReadPart, 'opening' | 'scenes'> {
  const scenes: { path: string; query: string; beats: ReadBeat[] }[] = [];
  let waiting: string[] = [];
  const texts = (step: number) => waiting.map((markdown): ReadBeat => ({ kind: 'text', markdown, step }));
  for (const block of blocks) {
    if (block.kind === 'prose') waiting.push(block.markdown);
    if (!('frame' in block)) continue;
    const { path } = block.frame;
    const query = figureQuery(block.frame.query);
    const last = scenes.at(-1);
    const scene = last?.path === path && last.query === query ? last : { path, query, beats: [] };
    if (scene !== last) scenes.push(scene);
    scene.beats.push(...texts(block.frame.step), ...beatsOf(block));
    waiting = [];
  }
  const last = scenes.at(-1);
  if (!last) return { opening: waiting, scenes };
  last.beats.push(...texts(last.beats.at(-1)!.step));
  return { opening: [], scenes };
}

function beatsOf(block: Extract<Block, { frame: FrameAddress }>): ReadBeat[] {
  const { frame } = block;
  if (block.kind !== 'frames') return [{ kind: 'asked', asked: block, step: frame.step }];
  const { label, last } = block;
  if (hasHands(frame)) return [{ kind: 'hands', label, step: frame.step }];
  return Array.from({ length: last - frame.step + 1 }, (_, ahead) => ({
    kind: 'frame',
    label: ahead === 0 ? label : '',
    isLast: frame.step + ahead === last,
    step: frame.step + ahead,
  }));
}
