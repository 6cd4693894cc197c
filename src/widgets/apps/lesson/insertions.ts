import { inserted as words } from '#words/lesson-page.ts';
import { optionTexts, readOptions } from '../../../engine/options.ts';
import { isUndrawn } from '../../../narration/lesson/drawn-pane.ts';
import type { FrameAddress } from '../../../narration/lesson/lesson.ts';
import { type Base, isFault, readFigure, readFrames } from '../../../narration/lesson/read-frame.ts';
import { namedLine } from '../../../narration/lesson/read-head.ts';
import { scanLesson } from '../../../narration/lesson/scan-lesson.ts';
import { figureOf, type SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { loadAlgorithm } from '../../runs/prepared-run.ts';

/** What can be inserted into a lesson. */
export const INSERTIONS = ['part', 'frame', 'vote', 'ask', 'notes', 'sheet', 'break'] as const;
export type Insertion = (typeof INSERTIONS)[number];

/** A text to insert, and the place in it where somebody goes on writing. */
export interface Inserted {
  readonly text: string;
  readonly cursor: number;
}

/** A new block, about a frame where it has one. `label` is what to look for. */
export function insertionOf(kind: Insertion, address = '?step=0', label = words.label[kind]): Inserted {
  const linkTo = (to: string) => `[${label.replace(/[[\]\\]/g, '\\$&')}](${to})`;
  // Questions and sheets show only panes that picture a state.
  const unpaned = address.replace(/([?&])pane=([\w-]+)&/, (written, before, pane) => (isUndrawn(pane) ? before : written));
  const texts: Readonly<Record<Insertion, string>> = {
    part: `## ${label} (10 min)`,
    frame: linkTo(address),
    vote: `::: vote 6 min\n${linkTo(unpaned)}\n:::`,
    ask: `::: ask\n${linkTo(unpaned)}\n:::`,
    notes: `::: notes\n${label}\n:::`,
    sheet: `::: sheet\n${words.sheet(`${unpaned} to ${stepOf(address) + 5}`)}\n:::`,
    break: `::: break 5 min ${label}\n:::`,
  };
  const text = texts[kind];
  return { text, cursor: text.indexOf(label) + label.length };
}

const stepOf = (address: string): number => Number(/[?&]step=(\d{1,9})/.exec(address)?.[1] ?? 0);

/** The last line of what a line is in: a block or a paragraph isn't torn apart by what is inserted. */
export const endOfStretch = (text: string, line: number): number =>
  scanLesson(text).find((stretch) => stretch.line <= line && line <= stretch.lastLine)?.lastLine ?? line;

/** The figure in the head of a lesson's text. */
export function figureIn(text: string): Base | undefined {
  const head = scanLesson(text).find(({ kind }) => kind === 'head');
  const value = head?.lines.map((line) => namedLine(line.text)).find((line) => line?.name === 'figure')?.value;
  const figure = value === undefined ? undefined : readFigure(value);
  return figure && !isFault(figure) ? figure : undefined;
}

/** An address as short as it can be in a lesson: without what its figure has anyway, and without the figure where the head names it. */
export async function shortAddress(figures: readonly SiteFigure[], address: string, base: Base | undefined): Promise<string> {
  const read = readFrames({ address, to: undefined }, base);
  if (isFault(read)) return address;
  const { frame } = read;
  const query = new URLSearchParams(frame.query);
  const figure = figureOf(figures, frame);
  if (!('cure' in figure)) await dropOwn(query, figure);
  if (base && base.path === frame.path) {
    const own = new URLSearchParams(base.query);
    if ([...own].every(([name, value]) => query.get(name) === value)) {
      for (const name of own.keys()) query.delete(name);
      return addressOf('', query, frame);
    }
  }
  return addressOf(`/${frame.path}`, query, frame);
}

/** Takes out of a query what the figure has by itself. */
async function dropOwn(query: URLSearchParams, figure: SiteFigure): Promise<void> {
  const { algorithm } = await loadAlgorithm(figure.algorithm);
  const own = { ...optionTexts(readOptions(algorithm.options, figure.options)), puzzle: figure.puzzle, algorithm: figure.algorithm };
  for (const [name, value] of Object.entries(own)) if (query.get(name) === value) query.delete(name);
}

const addressOf = (path: string, query: URLSearchParams, { step }: FrameAddress) =>
  `${path}?${query}${query.size > 0 ? '&' : ''}step=${step}`;
