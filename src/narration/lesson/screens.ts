import type { Asked, Block, FrameAddress, Lesson } from './lesson.ts';

/** What a stage shows at once, one after the other: the title, each part's heading, each frame, each question, each break. */
export type Screen = About &
  (
    | { readonly kind: 'title'; readonly title: string; readonly course: string }
    | { readonly kind: 'part'; readonly heading: string; readonly minutes: number }
    /** `first` and `last` are the steps of the frames that one link gives. */
    | { readonly kind: 'frame'; readonly label: string; readonly frame: FrameAddress; readonly first: number; readonly last: number }
    | { readonly kind: 'asked'; readonly asked: Asked }
    | { readonly kind: 'break'; readonly label: string; readonly minutes: number }
  );

interface About {
  /** The index of the part in the lesson. */
  readonly part: number;
  /** The line of the text that it was written in. */
  readonly line: number;
  /** The notes after it, until the next frame or question, as Markdown; frames of one link share them. */
  readonly notes: readonly string[];
  /** The paragraphs after it, as Markdown, likewise. */
  readonly prose: readonly string[];
}

/** An `About` that is still being filled. */
type Filled = { readonly notes: string[]; readonly prose: string[] };

/** The screens of a lesson in their order; there is always the one of the title. */
export function screensOf({ title, course, parts }: Lesson): Screen[] {
  let filled: Filled = { notes: [], prose: [] };
  const screens: Screen[] = [{ kind: 'title', title, course, part: 0, line: 1, ...filled }];
  for (const [index, { heading, line, minutes, blocks }] of parts.entries()) {
    if (heading !== '' || index > 0) {
      filled = { notes: [], prose: [] };
      screens.push({ kind: 'part', heading, minutes, part: index, line: line ?? screens.at(-1)!.line, ...filled });
    }
    for (const block of blocks) {
      if (block.kind === 'notes') filled.notes.push(block.markdown);
      else if (block.kind === 'prose') filled.prose.push(block.markdown);
      else if (block.kind !== 'sheet') {
        filled = { notes: [], prose: [] };
        screens.push(...screensOfBlock(block, { part: index, line: block.line, ...filled }));
      }
    }
  }
  return screens;
}

function screensOfBlock(block: Exclude<Block, { kind: 'notes' | 'prose' | 'sheet' }>, about: About): Screen[] {
  if (block.kind === 'break') return [{ kind: 'break', label: block.label, minutes: block.minutes, ...about }];
  if (block.kind !== 'frames') return [{ kind: 'asked', asked: block, ...about }];
  const { label, frame, last } = block;
  return Array.from({ length: last - frame.step + 1 }, (_, ahead) => ({
    kind: 'frame' as const,
    label,
    frame: { ...frame, step: frame.step + ahead },
    first: frame.step,
    last,
    ...about,
  }));
}

/** All frames that a lesson shows, asks about or prints, in the order of the text; of a range the first. */
export function framesOf({ parts }: Lesson): { readonly frame: FrameAddress; readonly last: number; readonly line: number }[] {
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'frames') return [{ frame: block.frame, last: block.last, line: block.line }];
      if (block.kind === 'vote' || block.kind === 'ask') return [{ frame: block.frame, last: block.frame.step, line: block.line }];
      return block.kind === 'sheet' ? block.strips : [];
    }),
  );
}

/** How many frames a lesson shows, questions it asks and sheets it has; `printed` are the frames of all strips of its sheets. */
export function countsOf({ parts }: Lesson) {
  const blocks = parts.flatMap((part) => part.blocks);
  const sheets = blocks.filter((block) => block.kind === 'sheet');
  const framesIn = (ranges: readonly { readonly frame: FrameAddress; readonly last: number }[]) =>
    ranges.reduce((sum, { frame, last }) => sum + last - frame.step + 1, 0);
  return {
    shown: framesIn(blocks.filter((block) => block.kind === 'frames')),
    asked: blocks.filter(({ kind }) => kind === 'vote' || kind === 'ask').length,
    sheets: sheets.length,
    printed: framesIn(sheets.flatMap(({ strips }) => strips)),
  };
}
