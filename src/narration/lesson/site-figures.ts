import { faults as words } from '../en/interface/lesson.ts';
import type { FrameAddress, Lesson } from './lesson.ts';
import type { FoundAndCure, LessonFault } from './lesson-fault.ts';
import { paneOf } from './read-frame.ts';
import { framesOf } from './screens.ts';

/** A figure of the site. */
export interface SiteFigure {
  /** Its chapter's path without the site's base: 'chapters/dancing-links/'. */
  readonly path: string;
  /** Its name on the page. */
  readonly run: string;
  /** The chapter's title. */
  readonly title: string;
  readonly algorithm: string;
  /** A puzzle's id in content/puzzles, or its text. */
  readonly puzzle: string;
  readonly options: Readonly<Record<string, string>>;
  /** The drawing in its main pane. */
  readonly view: string;
  /** The panes beside it, by name, the first of them shown. */
  readonly panes: readonly string[];
}

/** The run that a frame's address names: 'main' where it names none. */
export const runOf = ({ query }: Pick<FrameAddress, 'query'>): string => new URLSearchParams(query).get('run') || 'main';

/** The figure of a frame; what is wrong with the address where the site has none. */
export function figureOf(figures: readonly SiteFigure[], frame: Pick<FrameAddress, 'path' | 'query'>): SiteFigure | FoundAndCure {
  const [, algorithm] = /^embed\/([\w-]+)\/$/.exec(frame.path) ?? [];
  const fitting = figures.filter((each) => (algorithm === undefined ? each.path === frame.path : each.algorithm === algorithm));
  const run = runOf(frame);
  const figure = fitting.find((each) => each.run === run || (algorithm !== undefined && fullName(each) === run));
  if (figure) return figure;
  // A page of one figure shows its first run where the address names none.
  if (algorithm !== undefined && fitting[0] && !new URLSearchParams(frame.query).get('run')) return fitting[0];
  return fitting.length === 0
    ? words.noPage(frame.path)
    : words.noRun(
        run,
        frame.path,
        fitting.map((each) => each.run),
      );
}

/** What a page of one figure calls a run when two chapters have one of the same name: 'dancing-links.main'. */
const fullName = ({ path, run }: SiteFigure) => `${path.split('/')[1]}.${run}`;

/** The pane that shows a frame as a table; every figure has it. */
const TABLE = 'table';

/** What is wrong with the pane that a frame's address names, given its figure. */
export function paneFault({ run, panes }: Pick<SiteFigure, 'run' | 'panes'>, frame: Pick<FrameAddress, 'query'>): FoundAndCure | undefined {
  const pane = paneOf(frame);
  return pane === undefined || [...panes, TABLE].includes(pane) ? undefined : words.noPane(pane, run, [...panes, TABLE]);
}

/** What is wrong with the figures that a lesson names. */
export function figureFaults(figures: readonly SiteFigure[], lesson: Lesson): LessonFault[] {
  return framesOf(lesson).flatMap(({ frame, line }) => {
    const figure = figureOf(figures, frame);
    return 'cure' in figure ? [{ ...figure, line, lastLine: line, mild: false }] : [];
  });
}

/** The figures as JSON that is safe in a script element. */
export const writeFigures = (figures: readonly SiteFigure[]): string => JSON.stringify(figures).replaceAll('<', '\\u003c');
