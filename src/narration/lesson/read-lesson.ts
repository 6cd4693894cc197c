import { faults as words } from '../en/interface/lesson.ts';
import { FaultList } from './fault-list.ts';
import type { Block, Lesson, Part } from './lesson.ts';
import type { LessonFault } from './lesson-fault.ts';
import { nearFrame } from './near-frame.ts';
import { readAsked } from './read-asked.ts';
import { isFault, linkAlone, meansFrame, readFrames } from './read-frame.ts';
import { type Head, namedLine, readHead } from './read-head.ts';
import { readSheet } from './read-sheet.ts';
import { type Line, type Stretch, scanLesson } from './scan-lesson.ts';

/** The most characters of a lesson's text: a course's, with room. */
export const MAX_LESSON_LENGTH = 200_000;

/** The most faults that are told. */
const MAX_FAULTS = 100;

/** A lesson as its text has it, and what is wrong with the text. */
export interface ReadLesson {
  readonly lesson: Lesson;
  /** In the order of the lines. */
  readonly faults: readonly LessonFault[];
}

/** The names of blocks. */
export const BLOCK_NAMES = ['vote', 'ask', 'notes', 'sheet', 'break'] as const;
type BlockName = (typeof BLOCK_NAMES)[number];

/** Reads the text of a lesson. What makes no sense is left out and has a fault; any text gives a lesson. */
export function readLesson(text: string): ReadLesson {
  const faults = new FaultList();
  const stretches = scanLesson(text.slice(0, MAX_LESSON_LENGTH));
  const [first] = text.slice(0, MAX_LESSON_LENGTH).split('\n', 1);
  const head = readHead(stretches.find(({ kind }) => kind === 'head')?.lines, faults, first);
  const parts: (Part & { readonly blocks: Block[] })[] = [];
  for (const stretch of stretches) {
    if (stretch.kind === 'heading') {
      if (stretch.title === '') faults.addMild(stretch, words.emptyHeading);
      const [, title, digits] = stretch.minutes === undefined ? (LOOSE_MINUTES.exec(stretch.title) ?? []) : [];
      if (title !== undefined) faults.addMild(stretch, words.looseMinutes(title, digits));
      parts.push({ heading: stretch.title, line: stretch.line, minutes: stretch.minutes ?? 0, blocks: [] });
      continue;
    }
    const block = blockOf(stretch, head, faults);
    if (!block) continue;
    if (parts.length === 0) parts.push({ heading: '', minutes: 0, blocks: [] });
    parts.at(-1)!.blocks.push(block);
  }
  if (!head.figure && head.namesFigure) faults.cureAgain(words.shortWithoutFigure('').cure, words.correctFigure);
  const planned = minutesIn(parts);
  const headPlace = { line: 1, lastLine: 1 };
  if (text.length > MAX_LESSON_LENGTH) faults.add(headPlace, words.tooLong(text.length, MAX_LESSON_LENGTH));
  // What is left out would be missing from the sum.
  const isWhole = faults.all.every(({ mild }) => mild);
  if (isWhole && head.minutes !== undefined && planned > 0 && planned !== head.minutes)
    faults.addMild(lineOfHead(stretches, 'minutes') ?? headPlace, words.minutesDiffer(head.minutes, planned));
  const { title, course, forStudents } = head;
  const figure = head.figure && {
    figure: { frame: { ...head.figure, step: 0 }, line: (lineOfHead(stretches, 'figure') ?? headPlace).line },
  };
  const lesson = { title, course, minutes: head.minutes ?? planned, parts, ...figure, ...(forStudents && { forStudents }) };
  return { lesson, faults: faults.sorted.slice(0, MAX_FAULTS) };
}

/** Minutes in a heading that aren't written as minutes: without round brackets, or in words. */
const LOOSE_MINUTES = /^(.*?)[\s,:–—-]*(?:[([]?\s*(\d{1,4})\s*(?:m|min|mins|minutes?|'|′|’)\.?\s*[)\]]?|\([\p{L} -]+ min(?:ute)?s?\))$/iu;

/** The minutes of all parts, votes and breaks. */
export function minutesIn(parts: readonly Part[]): number {
  const ofBlocks = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + ('minutes' in block ? block.minutes : 0), 0);
  return parts.reduce((sum, { minutes, blocks }) => sum + minutes + ofBlocks(blocks), 0);
}

/** The line of the head with this name. */
function lineOfHead(stretches: readonly Stretch[], name: string) {
  const line = stretches.find(({ kind }) => kind === 'head')?.lines.find(({ text }) => namedLine(text)?.name === name);
  return line && { line: line.number, lastLine: line.number };
}

/** A frame as an item of a list. */
const LISTED_FRAME = /^\s*(?:[-*+]|\d+[.)])\s+\[.*\]\(\?.*\)/;

/** A heading where somebody wanted a block. */
const BLOCK_HEADING = /^#{3,6}\s*(notes?|speaker notes|vote|worksheet|break)\s*:?\s*(?:\n|$)/i;

/** Names that a block doesn't have, and the one that is meant. */
const MEANT: Readonly<Record<string, BlockName>> = {
  note: 'notes',
  speaker: 'notes',
  question: 'ask',
  poll: 'vote',
  worksheet: 'sheet',
  pause: 'break',
};

/** The block that is meant by a name; undefined where nobody can tell. */
function blockNamed(name: string): BlockName | undefined {
  const [word = ''] = /[a-z]+/i.exec(name.toLowerCase()) ?? [];
  const singular = word.replace(/s$/, '');
  return MEANT[singular] ?? BLOCK_NAMES.find((each) => each.replace(/s$/, '') === singular);
}

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

/** What a stretch gives the lesson. */
export function blockOf(stretch: Stretch, head: Head, faults: FaultList): Block | undefined {
  const { line, lastLine, lines } = stretch;
  const place = { line, lastLine };
  if (stretch.kind === 'stray') faults.addMild(place, words.closesNothing);
  if (stretch.kind === 'block') return namedBlock(stretch, head, faults);
  if (stretch.kind !== 'paragraph') return undefined;
  const markdown = textOf(lines);
  const link = linkAlone(markdown);
  if (!link || !(meansFrame(link.address) || link.to !== undefined)) {
    if (/^#\s/.test(markdown)) faults.addMild(place, words.largeHeading);
    const near = nearFrame(markdown);
    if (near) faults.addMild(place, words.nearFrame(near));
    else if (lines.length > 0 && lines.every(({ text }) => LISTED_FRAME.test(text))) faults.addMild(place, words.listedFrames);
    else if (/\]\(\?/.test(markdown)) faults.addMild(place, words.frameInText);
    const [, block] = BLOCK_HEADING.exec(markdown) ?? [];
    if (block) faults.addMild(place, words.headingForBlock(blockNamed(block)!));
    return { kind: 'prose', markdown, ...place };
  }
  const range = readFrames(link, head.figure);
  if (!isFault(range)) return { kind: 'frames', label: link.label, ...range, ...place };
  faults.add(place, range);
  return undefined;
}

function namedBlock(stretch: Extract<Stretch, { kind: 'block' }>, head: Head, faults: FaultList): Block | undefined {
  const { name, rest, closed, line, lastLine, lines } = stretch;
  const place = { line, lastLine };
  const first = { line, lastLine: line };
  if (!closed) faults.addMild(first, words.notClosed(name));
  const known = BLOCK_NAMES.find((each) => each === name.toLowerCase());
  if (!known) {
    const meant = blockNamed(name);
    faults.add(first, words.noBlock(name, meant ? [meant] : BLOCK_NAMES));
    // What somebody meant may have been a note, so it's for the presenter alone.
    return lines.some(({ text }) => text.trim() !== '') ? { kind: 'notes', markdown: textOf(lines).trim(), ...place } : undefined;
  }
  const { minutes, label } = restOf(known, rest);
  if (known !== 'break' && label !== '') faults.addMild(first, words.afterName(known, label));
  switch (known) {
    case 'notes':
      return { kind: 'notes', markdown: textOf(lines).trim(), ...place };
    case 'break': {
      const inside =
        label === '' && minutes === 0 ? restOf('break', textOf(lines).trim()) : { minutes, label: label || textOf(lines).trim() };
      return { kind: 'break', ...inside, ...place };
    }
    case 'sheet': {
      const sheet = readSheet(lines, first, head.figure, faults);
      return sheet && { ...sheet, ...place };
    }
    default: {
      const asked = readAsked(lines, first, { kind: known, minutes, figure: head.figure, forStudents: head.forStudents }, faults);
      return asked && { ...asked, ...place };
    }
  }
}

/** What follows a block's name: minutes, and a label. */
function restOf(name: BlockName, rest: string): { readonly minutes: number; readonly label: string } {
  if (name === 'notes' || name === 'sheet') return { minutes: 0, label: rest };
  const [, digits, label] = /^\(?(\d{1,4})\s*(?:min(?:ute)?s?\.?)?\)?(?:\s+(.*))?$/i.exec(rest) ?? [];
  return digits === undefined ? { minutes: 0, label: rest } : { minutes: Number(digits), label: label ?? '' };
}
