import { faults as words } from '#words/lesson.ts';
import { InputError } from '../../../engine/errors.ts';
import { isUndrawn } from '../../../narration/lesson/drawn-pane.ts';
import { earlyAnswers } from '../../../narration/lesson/early-answers.ts';
import type { Blank, Block, FrameAddress, Lesson, Sheet } from '../../../narration/lesson/lesson.ts';
import type { FoundAndCure, LessonFault } from '../../../narration/lesson/lesson-fault.ts';
import { posedByRun } from '../../../narration/lesson/posed-question.ts';
import { paneOf } from '../../../narration/lesson/read-frame.ts';
import type { ReadLesson } from '../../../narration/lesson/read-lesson.ts';
import { framesOf } from '../../../narration/lesson/screens.ts';
import { paneFault } from '../../../narration/lesson/site-figures.ts';
import { asksIn, type SheetFrame, sheetVersion } from '../../../narration/lesson/worksheet/worksheet.ts';
import { type OpenedFrame, type OpenFrames, PastEnd } from '../../runs/open-frame.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { nextAsked } from './asked-steps.ts';

/** So many steps before and after a frame are looked at for a question. */
const NEARBY = 40;

/** What a strip that is suggested leaves to fill in, and its steps after the first frame. */
const [LEAST_ASKED, USUAL_STRIP] = [4, 5];

/**
 * All that is wrong with a lesson, in the order of its lines: with its text, and with its frames when their runs have been followed, such
 * as a step that the run doesn't have, or a puzzle that doesn't fit.
 */
export async function allFaults({ lesson, faults }: ReadLesson, frames: OpenFrames): Promise<LessonFault[]> {
  const read = await Promise.all(faults.map((fault) => betterKnown(fault, frames)));
  const late = await Promise.all([
    ...framesOf(lesson).map((each) => faultsOfFrame(each, frames)),
    ...faultsOfPanes(lesson, frames),
    ...laterIn(lesson, frames),
  ]);
  const early = earlyAnswers(lesson).map(({ line, shownIn, step }) => faultAt(line, words.earlyAnswer(shownIn, step), true));
  return [...read, ...early, ...late.flat()].sort((a, b) => a.line - b.line);
}

/** A fault of a range says more when its run is known. */
async function betterKnown(fault: LessonFault, frames: OpenFrames): Promise<LessonFault> {
  if (!fault.range) return fault;
  const { frame, last } = fault.range;
  return { ...fault, ...(await pastEnd(frame, last, frames)) };
}

/** What is wrong where a range ends after its run. */
async function pastEnd(frame: FrameAddress, last: number, frames: OpenFrames): Promise<FoundAndCure | undefined> {
  try {
    await frames.open({ ...frame, step: Math.max(frame.step, last) });
  } catch (error) {
    if (error instanceof PastEnd) return words.pastEnd(frame.step, last, error.taken);
  }
  return undefined;
}

const faultAt = (line: number, { found, cure }: FoundAndCure, mild: boolean): LessonFault => ({ line, lastLine: line, found, cure, mild });

async function faultsOfFrame({ frame, last, line }: ReturnType<typeof framesOf>[number], frames: OpenFrames): Promise<LessonFault[]> {
  try {
    const { faults } = await frames.open({ ...frame, step: last });
    return faults.map((message) => faultAt(line, { found: asSentence(message), cure: words.copyAgain }, true));
  } catch (error) {
    if (error instanceof PastEnd) return [faultAt(line, words.pastEnd(frame.step, last, error.taken), false)];
    // Others are none of the text's: a worker that didn't start, a network that is gone.
    return error instanceof InputError ? [faultAt(line, { found: asSentence(error.describe()), cure: '' }, false)] : [];
  }
}

/** What is wrong with the panes of frames. That of the head's figure is told once, in the head. */
function faultsOfPanes({ figure, parts }: Lesson, frames: OpenFrames): Promise<LessonFault[]>[] {
  const isOfHead = (frame: FrameAddress) => figure?.frame.path === frame.path && paneOf(figure.frame) === paneOf(frame);
  const drawn = ({ frame }: { readonly frame: FrameAddress }) => !isUndrawn(paneOf(frame) ?? '');
  const shown = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block): readonly { readonly frame: FrameAddress; readonly line: number }[] => {
      if (block.kind === 'frames') return [block];
      if (block.kind === 'sheet') return block.strips.filter(drawn);
      return 'frame' in block && drawn(block) ? [block] : [];
    }),
  );
  return [...(figure ? [figure] : []), ...shown.filter(({ frame }) => !isOfHead(frame))]
    .filter(({ frame }) => paneOf(frame) !== undefined)
    .map(({ frame, line }) =>
      frames.open(frame).then(
        (opened) => {
          const fault = paneFault(opened.figure, frame);
          return fault ? [faultAt(line, fault, true)] : [];
        },
        (): LessonFault[] => [],
      ),
    );
}

/** What is wrong with questions and strips whose frames exist. */
function laterIn({ parts }: Lesson, frames: OpenFrames): Promise<LessonFault[]>[] {
  const opened = (frame: FrameAddress, look: (opened: OpenedFrame) => LessonFault[]) =>
    frames.open(frame).then(look, (): LessonFault[] => []);
  const ofBlock = (block: Block): Promise<LessonFault[]>[] => {
    if (block.kind === 'sheet')
      return [
        ...block.strips.map((strip) =>
          opened({ ...strip.frame, step: strip.last }, (known) =>
            yieldOf(strip, block, known).all > 0 ? [] : [faultAt(strip.line, words.emptyStrip(fullerStrip(strip, block, known)), true)],
          ),
        ),
        idleBlanks(block, frames),
      ];
    if (!('choices' in block) || block.choices) return [];
    return [
      opened(block.frame, (known) => {
        const { position } = known;
        if (posedByRun(known.timeline, known.run.words, position)) return [];
        return [faultAt(block.line, words.noQuestion(position, questionNear(known)), false)];
      }),
    ];
  };
  return parts.flatMap(({ blocks }) => blocks.flatMap(ofBlock));
}

/** What a sheet names to be left blank although none of its strips has any. A sheet that asks for nothing at all has faults of its own. */
async function idleBlanks(sheet: Sheet, frames: OpenFrames): Promise<LessonFault[]> {
  const { strips, blanks, blanksLine } = sheet;
  if (blanksLine === undefined) return [];
  const open = (strip: Sheet['strips'][number]) => frames.open({ ...strip.frame, step: strip.last });
  const known = await Promise.all(strips.map(async (strip) => yieldOf(strip, sheet, await open(strip)))).catch(() => []);
  if (known.every(({ all }) => all === 0)) return [];
  return blanks
    .filter((blank) => known.every((each) => each.of[blank] === 0))
    .map((blank) => faultAt(blanksLine, words.idleBlank(blank), true));
}

/** The nearest frame at which the run has a question. */
function questionNear(opened: OpenedFrame): number | undefined {
  const [before, after] = [nextAsked(opened, -1, NEARBY), nextAsked(opened, 1, NEARBY)];
  if (before === undefined || after === undefined) return before ?? after;
  return after - opened.position <= opened.position - before ? after : before;
}

/** The nearest stretch of a run that leaves more to fill in; it is as long as the strip, where that is more than a frame. */
function fullerStrip(
  { frame, last }: Sheet['strips'][number],
  sheet: Pick<Sheet, 'blanks'>,
  known: OpenedFrame,
): readonly [first: number, last: number] | undefined {
  const length = last > frame.step ? last - frame.step : USUAL_STRIP;
  for (let by = 0; by <= NEARBY; by++)
    for (const first of [frame.step + by, frame.step - by]) {
      const to = first + length;
      if (first < 0 || to >= known.timeline.length) continue;
      if (yieldOf({ frame: { ...frame, step: first }, last: to }, sheet, known).all >= LEAST_ASKED) return [first, to];
    }
  return undefined;
}

/** What a strip leaves to fill in: gaps in sentences, what is drawn or written in pictures, and how much of each kind that a sheet can name. */
export function yieldOf(
  { frame, last }: Pick<Sheet['strips'][number], 'frame' | 'last'>,
  { blanks }: Pick<Sheet, 'blanks'>,
  { timeline, run }: OpenedFrame,
) {
  const version = sheetVersion({ run: { timeline, words: run.words, name: '' }, frame, last }, blanks, 1, '');
  const gaps = version.key.reduce((sum, { words }) => sum + words.length, 0);
  const all = asksIn(version);
  const drawn = (name: keyof SheetFrame['asked']) => version.frames.reduce((sum, { asked }) => sum + asked[name].size, 0);
  const of: Readonly<Record<Blank, number>> = { digits: drawn('cells'), sizes: drawn('sizes'), links: drawn('links'), words: gaps };
  return { gaps, drawn: all - gaps, all, of };
}
