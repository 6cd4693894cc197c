import { drawnPane } from '../../../narration/lesson/drawn-pane.ts';
import type { Asked, FrameAddress } from '../../../narration/lesson/lesson.ts';
import { posedByRun, posedQuestion } from '../../../narration/lesson/posed-question.ts';
import { isFault, readFrames } from '../../../narration/lesson/read-frame.ts';
import type { SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { type OpenedFrame, OpenFrames } from '../../runs/open-frame.ts';
import type { OpenedQuestion } from './question-screen.ts';

/** The questions and frames of a lesson, each opened once. */
export class PosedQuestions {
  readonly #frames: OpenFrames;
  readonly #known = new Map<Asked | string, Promise<OpenedQuestion | undefined>>();

  constructor(figures: readonly SiteFigure[]) {
    this.#frames = new OpenFrames(figures);
  }

  open(frame: FrameAddress): Promise<OpenedFrame> {
    return this.#frames.open(frame);
  }

  /** The question of a block, or that of the run at a share link; undefined where nothing can be asked there. */
  of(about: Asked | string): Promise<OpenedQuestion | undefined> {
    const known = this.#known.get(about) ?? this.#pose(about).catch(() => undefined);
    this.#known.set(about, known);
    return known;
  }

  async #pose(about: Asked | string): Promise<OpenedQuestion | undefined> {
    const frame = typeof about === 'string' ? frameOf(about) : about.frame;
    if (!frame) return undefined;
    const opened = await this.open(frame);
    const { timeline, run, position } = opened;
    const question =
      typeof about === 'string' ? posedByRun(timeline, run.words, position) : posedQuestion(about, timeline, run.words, position);
    const asked = typeof about === 'string' ? undefined : about;
    return question && { question, opened, asked, pane: drawnPane(opened.figure, frame) };
  }
}

/** The frame of a share link; undefined for an address that is none. */
export function frameOf(link: string): FrameAddress | undefined {
  const read = readFrames({ address: `/${link}`, to: undefined }, undefined);
  return isFault(read) ? undefined : read.frame;
}
