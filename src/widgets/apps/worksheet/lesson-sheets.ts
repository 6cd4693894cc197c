import { worksheet as words } from '#words/worksheet.ts';
import { InputError } from '../../../engine/errors.ts';
import { drawnPane } from '../../../narration/lesson/drawn-pane.ts';
import type { Lesson, Sheet } from '../../../narration/lesson/lesson.ts';
import { addressOfFrame } from '../../../narration/lesson/read-frame.ts';
import type { SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { pictureLines } from '../../../narration/lesson/worksheet/picture-lines.ts';
import { keyPages, type SheetPicture, type SheetSetting, sheetPages } from '../../../narration/lesson/worksheet/sheet-paper.ts';
import { dealWorksheet } from '../../../narration/lesson/worksheet/versions.ts';
import type { CutStrip, SheetRun } from '../../../narration/lesson/worksheet/worksheet.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { drawSheetPicture } from '../../controls/worksheet/sheet-picture.ts';
import { OpenFrames } from '../../runs/open-frame.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { loadSeldom } from '../../views/grid/seldom.ts';
import type { CreateView } from '../../views/view.ts';
import { views } from '../../views/views.ts';
import { type Printed, printedFrom, type SheetSource } from './printed.ts';
import type { Settings } from './settings.ts';

const sheetsIn = (lesson: Lesson): Sheet[] => lesson.parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'sheet'));

/** The sheets of a lesson. */
export class LessonSheets implements SheetSource {
  readonly #lesson: Lesson;
  readonly #sheets: readonly Sheet[];
  readonly #frames: OpenFrames;
  readonly #base: string;
  readonly #runs = new Map<Timeline, PreparedRun>();
  readonly #panes = new Map<string, CreateView>();
  readonly #cut = new Map<Sheet, Promise<CutStrip[]>>();

  /** `base` is the whole address of the site. Throws InputError where the lesson has no sheet. */
  constructor(lesson: Lesson, figures: readonly SiteFigure[], base: string) {
    this.#lesson = lesson;
    this.#sheets = sheetsIn(lesson);
    this.#frames = new OpenFrames(figures);
    this.#base = base;
    if (this.#sheets.length === 0) throw new InputError(words.noSheets);
  }

  get titles(): string[] {
    return this.#sheets.map(({ title }, index) => title || words.untitled(index + 1));
  }

  async print(settings: Settings, shows: 'sheet' | 'key'): Promise<Printed> {
    const sheet = this.#sheets[settings.sheet] ?? this.#sheets[0]!;
    const title = this.titles[this.#sheets.indexOf(sheet)]!;
    const known = this.#cut.get(sheet) ?? this.#stripsOf(sheet);
    this.#cut.set(sheet, known);
    const [strips] = await Promise.all([known, loadSeldom()]);
    if (strips.length === 0) throw new InputError(words.noSheetFor(title));
    const dealt = dealWorksheet(sheet, strips, settings);
    const { title: lesson, course } = this.#lesson;
    const setting: SheetSetting = {
      title,
      of: [lesson === title ? '' : lesson, course].filter(Boolean).join(', '),
      questions: sheet.questions,
      large: settings.large,
      addressOf: ({ strip: { frame } }) => `${location.origin}${addressOfFrame(frame, this.#base)}`,
    };
    const pages = shows === 'key' ? keyPages(setting, dealt) : sheetPages(setting, dealt);
    const whom = settings.for;
    const about = {
      title,
      sheets: dealt.sheets.length,
      versions: dealt.versions.length,
      wanted: whom !== 'all' && 'versions' in whom ? whom.versions : dealt.versions.length,
    };
    const keyOf = ({ version, frame, whole, large }: SheetPicture) => `${version.number} ${frame.number} ${whole} ${large}`;
    return printedFrom(about, pages, pictureLines, (figure, shown) => drawSheetPicture(figure, shown, this.#runs, this.#panes), keyOf);
  }

  async #stripsOf({ strips }: Sheet): Promise<CutStrip[]> {
    const runs = new Map<Timeline, SheetRun>();
    // The longest part of a run is opened first, so that its strips share it.
    const longest = strips.toSorted((a, b) => b.last - a.last);
    for (const { frame, last } of longest) await this.#frames.open({ ...frame, step: last });
    return Promise.all(
      strips.map(async ({ frame, last }) => {
        const { timeline, run, figure } = await this.#frames.open({ ...frame, step: last });
        this.#runs.set(timeline, run);
        const pane = drawnPane(figure, frame);
        if (pane) this.#panes.set(pane, await views[pane]!());
        const own = runs.get(timeline) ?? { timeline, words: run.words, name: run.puzzle.name };
        runs.set(timeline, own);
        return { run: own, frame, last, pane };
      }),
    );
  }
}
