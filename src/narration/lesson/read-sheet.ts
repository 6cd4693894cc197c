import { faults as words } from '../en/interface/lesson.ts';
import type { FaultList } from './fault-list.ts';
import { BLANKS, type Blank, type Place, type Sheet, type Strip } from './lesson.ts';
import { type Base, bareLink, isFault, readFrames } from './read-frame.ts';
import { namedLine } from './read-head.ts';
import type { Line } from './scan-lesson.ts';

/** The names that lines of a sheet may have. */
const NAMES = ['title', 'strip', 'blank'];

/** Reads the content of a sheet; undefined where nothing could be printed. */
export function readSheet(lines: readonly Line[], place: Place, figure: Base | undefined, faults: FaultList): Sheet | undefined {
  let title = '';
  const strips: Strip[] = [];
  const blanks = new Set<Blank>();
  const questions: string[] = [];
  for (const line of lines) {
    const { number, text } = line;
    const at: Place = { line: number, lastLine: number };
    const [, question] = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+(.*?)\s*$/.exec(text) ?? [];
    const named = namedLine(text);
    if (text.trim() === '') continue;
    if (question !== undefined) questions.push(question);
    else if (/^\s{2,}/.test(text) && questions.length > 0) questions.push(`${questions.pop()} ${text.trim()}`);
    else if (named?.name === 'title') title = named.value.slice(0, 200);
    else if (named?.name === 'strip') {
      const strip = stripOf(named.value, at, figure, faults);
      if (strip) strips.push(strip);
    } else if (named?.name === 'blank') for (const blank of blanksOf(named.value, at, faults)) blanks.add(blank);
    else faults.addMild(at, words.sheetLine(named?.name ?? text.trim(), NAMES));
  }
  if (strips.length === 0 && questions.length === 0) {
    faults.add(place, words.emptySheet);
    return undefined;
  }
  return { kind: 'sheet', title, strips, blanks: [...blanks], questions };
}

function stripOf(text: string, place: Place, figure: Base | undefined, faults: FaultList): Strip | undefined {
  const link = bareLink(text);
  const range = link ? readFrames(link, figure) : words.noStrip(text);
  if (!isFault(range)) return range;
  faults.add(place, range);
  return undefined;
}

function blanksOf(text: string, place: Place, faults: FaultList): Blank[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .flatMap((each) => {
      const blank = BLANKS.find((known) => known === each.toLowerCase().replace(/^(new|next|set)\s+/, ''));
      if (!blank) faults.addMild(place, words.noBlank(each, BLANKS));
      return blank ?? [];
    });
}
