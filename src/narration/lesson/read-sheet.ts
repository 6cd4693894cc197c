import { faults as words } from '../en/interface/lesson.ts';
import { isUndrawn } from './drawn-pane.ts';
import type { FaultList } from './fault-list.ts';
import { BLANKS, type Blank, type Place, type Sheet, type SheetQuestion, type Strip } from './lesson.ts';
import type { FoundAndCure } from './lesson-fault.ts';
import { type Base, bareLink, type FrameRange, isFault, linkAlone, paneWrittenIn, readFrames } from './read-frame.ts';
import { namedLine } from './read-head.ts';
import type { Line } from './scan-lesson.ts';

/** The names that lines of a sheet may have. */
const NAMES = ['title', 'strip', 'blank', 'answer'];
/** What begins an answer: a name that is nearly right would be printed on the sheet as part of the question. */
const ANSWERS = ['answer', 'answers', 'solution', 'solutions'];

/** Reads the content of a sheet; undefined where nothing could be printed. */
export function readSheet(lines: readonly Line[], place: Place, figure: Base | undefined, faults: FaultList): Sheet | undefined {
  let title = '';
  const strips: Strip[] = [];
  const blanks = new Set<Blank>();
  let blanksLine: number | undefined;
  const questions: SheetQuestion[] = [];
  /** What an indented line adds to. */
  let last: keyof SheetQuestion = 'text';
  for (const line of lines) {
    const { number, text } = line;
    const at: Place = { line: number, lastLine: number };
    // Under a question, an item of a list may be its answer.
    if (questions.length > 0 && /^\s{2,}[-*+]\s/.test(text)) {
      faults.addMild(at, words.indentedItem);
      continue;
    }
    const [, question] = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+(.*?)\s*$/.exec(text) ?? [];
    const named = namedLine(text);
    if (text.trim() === '') continue;
    const asked = questions.at(-1);
    if (question !== undefined) {
      if (/^\[[ xX]?\]/.test(question)) faults.addMild(at, words.sheetChoice);
      questions.push({ text: question.replace(/^\[[ xX]?\]\s*/, ''), answer: '' });
      last = 'text';
    } else if (named && ANSWERS.includes(named.name)) {
      if (!asked) faults.addMild(at, words.answerWithoutQuestion);
      else if (asked.answer !== '') faults.addMild(at, words.answerTwice);
      else if (named.value === '') faults.addMild(at, words.emptyAnswer);
      else {
        questions[questions.length - 1] = { ...asked, answer: named.value };
        last = 'answer';
      }
    } else if (/^\s{2,}/.test(text) && asked) questions[questions.length - 1] = { ...asked, [last]: `${asked[last]} ${text.trim()}` };
    else if (named?.name === 'title') title = named.value.slice(0, 200);
    else if (named?.name === 'strip') {
      const strip = stripOf(named.value, at, figure, faults);
      if (strip) strips.push(strip);
    } else if (named?.name === 'blank') {
      blanksLine = number;
      for (const blank of blanksOf(named.value, at, faults)) blanks.add(blank);
    } else faults.addMild(at, words.sheetLine(named?.name ?? text.trim(), NAMES));
  }
  const hasStrip = lines.some(({ text }) => namedLine(text)?.name === 'strip');
  if (!hasStrip) faults.add(place, words.sheetWithoutStrip);
  if (strips.length === 0 && questions.length === 0) return undefined;
  return { kind: 'sheet', title, strips, blanks: [...blanks], questions, ...(blanksLine !== undefined && { blanksLine }) };
}

function stripOf(text: string, place: Place, figure: Base | undefined, faults: FaultList): Strip | undefined {
  const link = linkAlone(text) ?? bareLink(text);
  const [, from, until] = /^(?:steps?\s+)?(\d{1,9})\s*(?:-|–|to|\.{2,3})?\s*(\d{1,9})?$/.exec(text) ?? [];
  const range: FrameRange | FoundAndCure = from === undefined && link ? readFrames(link, figure) : words.noStrip(text, from, until);
  if (isFault(range)) {
    faults.add(place, range);
    return undefined;
  }
  const pane = link && paneWrittenIn(link.address);
  if (pane !== undefined && isUndrawn(pane)) faults.addMild(place, words.paneOfStrip(pane));
  return { ...range, line: place.line };
}

function blanksOf(text: string, place: Place, faults: FaultList): Blank[] {
  return text
    .split(/[,;\s]+/)
    .filter((each) => each !== '' && !/^(?:and|new|next|set)$/i.test(each))
    .flatMap((each) => {
      const blank = BLANKS.find((known) => known === `${each.toLowerCase().replace(/s$/, '')}s`);
      if (!blank) faults.addMild(place, words.noBlank(each, BLANKS));
      return blank ?? [];
    });
}
