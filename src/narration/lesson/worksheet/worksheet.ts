import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { cellName } from '../../../engine/grid.ts';
import type { Picture } from '../../../engine/picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { type AnyStep, fieldOf } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { keySaid } from '../../en/worksheet.ts';
import { type AnyNarrator, sentenceOf } from '../../narrator.ts';
import { type Question, questionAt } from '../../question.ts';
import { plain, type Sentence } from '../../sentence.ts';
import { BLANKS, type Blank, type FrameAddress } from '../lesson.ts';
import { type GappedSentence, type LeftOut, type SheetPart, withGaps } from './gaps.ts';
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
import { occursIn } from './told.ts';

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
  /** What is drawn beside its pictures. */
  readonly pane?: string | undefined;
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

/** The sentence of a strip's frame, and what its gaps would leave out. */
interface Wished {
  readonly sentence: Sentence;
  readonly leftOut: LeftOut;
  /** What its step has written that is asked for. */
  readonly own: LeftBlank;
  /** What its step has written that isn't drawn: what is asked for, and digits that a gap leaves out. */
  readonly hidden: LeftBlank;
  readonly digits: Facts['digits'];
  /** Whether its step rewrites links. */
  readonly relinks: boolean;
}

/** The cells whose digits a sentence tells. */
function withoutTold(own: LeftBlank, { grid }: Picture, first: string): LeftBlank {
  if (!grid) return own;
  const isToldCell = (cell: number) =>
    occursIn(first, cellName(grid.puzzle.grid, cell)) && occursIn(first, symbolOf(grid.puzzle, grid.digits[cell]!));
  return { ...own, cells: new Set([...own.cells].filter((cell) => !isToldCell(cell))) };
}

/** The text of a sentence with gaps, as students read it. */
const shownText = ({ parts }: Pick<GappedSentence, 'parts'>) => parts.map((part) => ('gap' in part ? '_' : part.text)).join('');

/** Gaps for all sentences of a strip. A number that earlier frames ask for stays a gap, and a name that later ones show is none. */
function gappedStrip(wished: readonly Wished[], drawnIn: (frame: Wished) => { cells: string[]; symbols: string[] }): GappedSentence[] {
  const first = plain(wished[0]!.sentence);
  const asked: string[] = [];
  const others = wished.map(({ relinks, own }) => ({ first, later: [], drawn: [], neighbours: relinks, draws: countOf(own) > 0 }));
  const before = wished.map((frame, index) => {
    const known = [...asked];
    if (index > 0) asked.push(...withGaps(frame.sentence, frame.leftOut, { ...others[index]!, asked: known }).answers);
    asked.push(...drawnIn(frame).symbols);
    return known;
  });
  const gapped: GappedSentence[] = [];
  const later: string[] = [];
  const drawn: string[] = [];
  for (const [index, frame] of [...wished.entries()].reverse()) {
    const { sentence, leftOut } = frame;
    const told = { ...others[index]!, later, drawn, asked: before[index]! };
    const each = index === 0 ? { parts: sentence, answers: [] } : withGaps(sentence, leftOut, told);
    gapped.unshift(each);
    later.push(shownText(each));
    drawn.push(...drawnIn(frame).cells);
  }
  return gapped;
}

/** Cuts a strip into its frames, with blanks and gaps, and into the frames of its key. */
export function sheetVersion(strip: CutStrip, blanks: readonly Blank[], number: number, checkWord: string): SheetVersion {
  const { run } = strip;
  const { timeline, words } = run;
  const first = Math.min(strip.frame.step, timeline.length);
  const last = Math.max(first, Math.min(strip.last, timeline.length));
  const asked = blanksOf(blanks);
  const start = timeline.frame(first);
  const view = viewOf(start.picture);
  const told = plain(sentenceOf(words, start.step, start.state));
  const { grid } = start.picture;
  let before = factsOf(start.picture);
  const wished: Wished[] = [];
  for (let position = first; position <= last; position++) {
    const { step, state, picture } = timeline.frame(position);
    const now = factsOf(picture);
    const written = (blanks: readonly Blank[]) =>
      withoutTold(position === first ? nothingBlank : writtenBy(before, now, view, blanks), picture, told);
    const own = written(asked);
    wished.push({
      sentence: sentenceOf(words, step, state),
      leftOut: leftOut(run, position, view, asked),
      own,
      // A picture with the digit in it would tell what a sentence leaves out.
      hidden: asked.includes('words') ? together(own, written(['digits'])) : own,
      digits: now.digits,
      relinks: countOf(writtenBy(before, now, view, ['links'])) > 0,
    });
    before = now;
  }
  const gapped = gappedStrip(wished, ({ own: { cells }, hidden, digits }) => ({
    cells: [...hidden.cells].map((cell) => cellName(grid!.puzzle.grid, cell)),
    symbols: [...cells].map((cell) => symbolOf(grid!.puzzle, digits![cell]!)),
  }));
  let blank = nothingBlank;
  const frames: SheetFrame[] = [];
  const key: KeyFrame[] = [];
  for (const [index, { sentence, own, hidden }] of wished.entries()) {
    const position = first + index;
    const { step, picture } = timeline.frame(position);
    blank = together(blank, hidden);
    const { parts, answers } = gapped[index]!;
    const fields = fieldsOf(picture, factsOf(picture), own);
    const frame = { number: index + 1, position };
    const lit = cellsNamed(timeline.algorithm, step, picture, parts);
    frames.push({ ...frame, complete: index === 0, sentence: parts, asked: own, blank, lit, fields: fields.map(({ field }) => field) });
    key.push({ ...frame, sentence, words: answers, drawn: fields.map(({ answer }) => answer), question: undefined });
  }
  const withQuestions = key.map((each) => (each.number === 1 ? each : { ...each, question: questionAt(timeline, words, each.position) }));
  return { number, checkWord, strip, view, frames, key: withQuestions };
}

/** How much a version asks for. */
export const asksIn = ({ key }: Pick<SheetVersion, 'key'>): number =>
  key.reduce((sum, { words, drawn }) => sum + words.length + drawn.length, 0);

/** The first frame with something to draw or fill in its picture. */
export const firstAsked = ({ frames }: SheetVersion): SheetFrame | undefined => frames.find(({ asked }) => countOf(asked) > 0);
