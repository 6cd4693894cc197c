import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { cellName } from '../../../engine/grid.ts';
import type { Picture } from '../../../engine/picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { type AnyStep, fieldOf } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { keySaid } from '../../en/worksheet.ts';
import { type AnyNarrator, sentenceOf } from '../../narrator.ts';
import { type Question, questionAt } from '../../question.ts';
import type { Sentence } from '../../sentence.ts';
import { BLANKS, type Blank, type FrameAddress } from '../lesson.ts';
import { type LeftOut, type SheetPart, withGaps } from './gaps.ts';
import {
  countOf,
  type Facts,
  factsOf,
  type LeftBlank,
  linkOf,
  nodeLabel,
  nothingBlank,
  type SheetView,
  together,
  viewOf,
  writtenBy,
} from './left-blank.ts';

/** The run that a strip is cut from. */
export interface SheetRun {
  readonly timeline: Timeline;
  readonly words: AnyNarrator;
  /** The name of its puzzle. */
  readonly name: string;
}

/** A strip of a sheet, and its run. */
export interface CutStrip {
  readonly run: SheetRun;
  readonly frame: FrameAddress;
  readonly last: number;
}

/** A frame as students get it: nothing in it tells what a gap or a blank leaves out, neither its own nor that of an earlier frame. */
export interface SheetFrame {
  /** From 1. */
  readonly number: number;
  readonly position: number;
  /** The first frame of a strip shows how the others are filled. */
  readonly complete: boolean;
  readonly sentence: readonly SheetPart[];
  /** What its step has written, which is to be drawn or filled in. */
  readonly asked: LeftBlank;
  /** All that is blank in it, which includes what earlier frames ask for. */
  readonly blank: LeftBlank;
  /** Cells of its step that its sentence names. */
  readonly lit: readonly number[];
  /** What is asked for, in words, for a sheet without pictures: 'Size of column E'. */
  readonly fields: readonly string[];
}

/** A frame as the key has it. */
export interface KeyFrame {
  readonly number: number;
  readonly position: number;
  readonly sentence: Sentence;
  /** What the gaps of its sentence leave out. */
  readonly words: readonly string[];
  /** What is to be drawn or filled in: 'E = 1', 'D of C E F → header E'. */
  readonly drawn: readonly string[];
  /** The question about its step, with the reasons of wrong answers. */
  readonly question: Question | undefined;
}

/** One version of a worksheet, and its key. */
export interface SheetVersion {
  /** From 1. */
  readonly number: number;
  /** Tells versions apart on paper, where numbers are misread. */
  readonly checkWord: string;
  readonly strip: CutStrip;
  readonly view: SheetView;
  readonly frames: readonly SheetFrame[];
  readonly key: readonly KeyFrame[];
}

/** A sheet that says nothing about blanks has all of them. */
export const blanksOf = (blanks: readonly Blank[]): readonly Blank[] => (blanks.length > 0 ? blanks : BLANKS);

/** What gaps leave out of the sentences of a strip, whose frame is the timeline's current one. */
function leftOut({ timeline, words }: SheetRun, position: number, view: SheetView, blanks: readonly Blank[]): LeftOut {
  const { step, state, picture } = timeline.frame(position);
  const asks = (blank: Blank, ...drawnIn: SheetView[]) => blanks.includes(blank) && drawnIn.includes(view);
  const asksWords = blanks.includes('words');
  const asksNumbers = asksWords || asks('digits', 'grid') || asks('sizes', 'links', 'matrix');
  const phrases =
    asksWords || asks('links', 'links') || asks('sizes', 'links', 'matrix') ? ((step && words.gaps?.[step.kind]?.(step, state)) ?? []) : [];
  return {
    phrases,
    numbers: asksNumbers,
    symbols: asks('digits', 'grid') ? picture.grid!.puzzle.symbols.filter((symbol) => !/^\d+$/.test(symbol)) : [],
    names: view === 'grid' ? [] : namesIn(picture),
    toned: asksWords,
  };
}

function namesIn({ cover }: Picture): readonly string[] {
  return cover ? [...cover.problem.items, ...cover.problem.options.map(({ name }) => name)] : [];
}

/** What is asked for in a frame, in words: without its answer, and with it. */
function fieldsOf(picture: Picture, facts: Facts, { cells, sizes, links }: LeftBlank): { field: string; answer: string }[] {
  const { grid, cover } = picture;
  return [
    ...[...cells].map((cell) => {
      const name = cellName(grid!.puzzle.grid, cell);
      return { field: keySaid.digit(name), answer: `${name} = ${symbolOf(grid!.puzzle, facts.digits![cell]!)}` };
    }),
    ...[...links].map((key) => {
      const { name, node } = linkOf(key);
      const label = (each: number) => nodeLabel(picture.links!, picture, each);
      return { field: keySaid.link, answer: keySaid.pointer(name, label(node), label(facts.links![name][node]!)) };
    }),
    ...[...sizes].map((item) => {
      const name = cover!.problem.items[item]!;
      return { field: keySaid.size(name), answer: `${name} = ${facts.sizes![item]!}` };
    }),
  ];
}

/** The cells of a step that a sentence with gaps still names: to outline them tells nothing. */
function cellsNamed({ steps }: AnyAlgorithm, step: AnyStep | undefined, { grid }: Picture, parts: readonly SheetPart[]): number[] {
  if (!step || !grid) return [];
  const text = parts.map((part) => ('gap' in part ? ' ' : part.text)).join('');
  return Object.entries(steps[step.kind]!.fields)
    .filter(([, type]) => type === 'cell' || type === 'witness')
    .map(([name]) => fieldOf(step, name))
    .filter((cell) => cell >= 0 && new RegExp(`\\b${cellName(grid.puzzle.grid, cell)}\\b`).test(text));
}

/** Cuts a strip into its frames, with blanks and gaps, and into the frames of its key. */
export function sheetVersion(strip: CutStrip, blanks: readonly Blank[], number: number, checkWord: string): SheetVersion {
  const { run } = strip;
  const { timeline, words } = run;
  const first = Math.min(strip.frame.step, timeline.length);
  const last = Math.max(first, Math.min(strip.last, timeline.length));
  const asked = blanksOf(blanks);
  const view = viewOf(timeline.frame(first).picture);
  let before = factsOf(timeline.frame(first).picture);
  let blank = nothingBlank;
  const frames: SheetFrame[] = [];
  const key: KeyFrame[] = [];
  for (let position = first; position <= last; position++) {
    const { step, state, picture } = timeline.frame(position);
    const complete = position === first;
    const now = factsOf(picture);
    const own = complete ? nothingBlank : writtenBy(before, now, view, asked);
    blank = together(blank, own);
    const sentence = sentenceOf(words, step, state);
    const gapped = complete ? { parts: sentence, answers: [] } : withGaps(sentence, leftOut(run, position, view, asked));
    const fields = fieldsOf(picture, now, own);
    const frame = { number: frames.length + 1, position };
    const lit = cellsNamed(timeline.algorithm, step, picture, gapped.parts);
    frames.push({ ...frame, complete, sentence: gapped.parts, asked: own, blank, lit, fields: fields.map(({ field }) => field) });
    key.push({ ...frame, sentence, words: gapped.answers, drawn: fields.map(({ answer }) => answer), question: undefined });
    before = now;
  }
  const withQuestions = key.map((each) => (each.number === 1 ? each : { ...each, question: questionAt(timeline, words, each.position) }));
  return { number, checkWord, strip, view, frames, key: withQuestions };
}

/** How much a version asks for. */
export const asksIn = ({ key }: Pick<SheetVersion, 'key'>): number =>
  key.reduce((sum, { words, drawn }) => sum + words.length + drawn.length, 0);

/** The first frame with something to draw or fill in its picture. */
export const firstAsked = ({ frames }: SheetVersion): SheetFrame | undefined => frames.find(({ asked }) => countOf(asked) > 0);
