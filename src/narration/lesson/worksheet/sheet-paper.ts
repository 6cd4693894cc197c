import { keySaid, sheetSaid, textSaid } from '../../en/worksheet.ts';
import { plain } from '../../sentence.ts';
import type { SheetQuestion } from '../lesson.ts';
import type { SheetPart } from './gaps.ts';
import { isPaired } from './pairs.ts';
import { type PaperElement, type PaperNode, paper, paperTable, withAttributes } from './paper.ts';
import { occursIn } from './told.ts';
import type { DealtSheet, DealtWorksheet } from './versions.ts';
import { firstAsked, type KeyFrame, type SheetFrame, type SheetVersion } from './worksheet.ts';

/** A frame as it is drawn: for students with its blanks, in the key whole. */
export interface SheetPicture {
  readonly version: SheetVersion;
  readonly frame: SheetFrame;
  readonly whole: boolean;
  /** Whether the picture has the width of the page. */
  readonly large: boolean;
}

type Node = PaperNode<SheetPicture>;
type Element = PaperElement<SheetPicture>;

/** What a worksheet has besides its versions. */
export interface SheetSetting {
  readonly title: string;
  /** The lesson and its course, for the foot of each page. */
  readonly of: string;
  readonly questions: readonly SheetQuestion[];
  /** Large print has fewer frames on a page. */
  readonly large: boolean;
  /** The whole address of a version's first frame; undefined where the site is not known. */
  addressOf(version: SheetVersion): string | undefined;
}

/** Frames on a page: two columns of three, or in large print one. */
const [ON_A_PAGE, ON_A_LARGE_PAGE] = [6, 1];

/** Questions on a page: beside a large picture, and alone; the same in large print. */
const QUESTIONS = { withPicture: 2, alone: 6 };
const LARGE_QUESTIONS = { withPicture: 1, alone: 4 };

/** Lines to write on under a question. */
const LINES = 2;

const gapped = (parts: readonly SheetPart[]): Node[] =>
  parts.map((part) => ('gap' in part ? gapOf(part.gap) : part.tone ? paper<SheetPicture>(`span.tone.${part.tone}`, part.text) : part.text));

/** A gap to write in. */
export const gapOf = <Picture>(size: 'short' | 'long'): PaperElement<Picture> =>
  withAttributes(paper(`span.paper-gap.${size}`), { role: 'img', 'aria-label': sheetSaid.gap });

/** Lines to write on. */
export const emptyLines = <Picture>(count = LINES): PaperElement<Picture> =>
  paper('div.paper-lines', ...Array.from({ length: count }, () => paper<Picture>('span.paper-line')));

export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** The head of a page; with a line for the name on each page of a sheet, because pages come apart, and one for the date on its first. */
export function pageHead<Picture>(
  title: string,
  sign: string,
  who?: { readonly name: string | undefined; readonly dated?: boolean },
): PaperElement<Picture> {
  const line = (label: string, text = '') => paper<Picture>('span.paper-field', paper('b', label), ' ', paper('span.paper-written', text));
  return paper<Picture>(
    'header.paper-head',
    paper('h1', title),
    ...(sign ? [' ', paper<Picture>('span.paper-sign', sign)] : []),
    ...(who
      ? [paper<Picture>('div.paper-who', line(sheetSaid.name, who.name), ...(who.dated === false ? [] : [' ', line(sheetSaid.date)]))]
      : []),
  );
}

function frameCard(version: SheetVersion, frame: SheetFrame): Element {
  const { number, position, complete, sentence, fields } = frame;
  const where = `${sheetSaid.step(position)}${complete ? sheetSaid.done : ''}`;
  return paper(
    'div.paper-frame',
    paper('h2', paper('b', String(number)), ' ', paper('small', where)),
    { picture: { version, frame, whole: false, large: false } },
    paper('p', ...gapped(sentence)),
    { withoutPicture: fields.map((field) => paper<SheetPicture>('p.paper-missing', `${field}: `, gapOf('long'))) },
  );
}

function footOf(setting: SheetSetting, version: SheetVersion, count: number, page: string): Element {
  const { strip, frames, checkWord, number } = version;
  const address = setting.addressOf(version);
  const from = [strip.run.name, sheetSaid.frames(frames[0]!.position, frames.at(-1)!.position)].filter(Boolean).join(', ');
  return paper(
    'footer.paper-foot',
    paper(
      'p',
      paper('b', setting.title),
      ` · ${count > 1 ? `${sheetSaid.version(number, count)} · ` : ''}${from}`,
      paper('span.paper-break'),
      `${[setting.of, sheetSaid.checkWord].filter(Boolean).join(' · ')} `,
      paper('b', checkWord),
      ` · ${page}`,
    ),
    ...(address ? [{ code: address, label: sheetSaid.qr }] : []),
  );
}

/** What is to be done, with pictures and without. */
function tasksOf({ view, frames, strip }: SheetVersion): Node[] {
  const all = frames.map(({ asked }) => asked);
  const task = sheetSaid.task({
    links: all.some(({ links }) => links.size > 0),
    boxes: all.some(({ cells, sizes }) => cells.size + sizes.size > 0),
    words: frames.some(({ sentence }) => sentence.some((part) => 'gap' in part)),
    marks: view === 'grid' && strip.run.timeline.frame(frames[0]!.position).picture.grid?.candidates !== undefined,
    pairs: isPaired(strip),
  });
  return [
    { withPicture: [paper('p.paper-task', task)] },
    { withoutPicture: [paper('p.paper-task', view === 'grid' ? textSaid.gridTask : textSaid.task)] },
  ];
}

/** The questions of a sheet, page by page: a frame again, large enough to draw in, and what is answered in words. */
function questionsOf(version: SheetVersion, { questions, large }: SheetSetting): Node[][] {
  const again = firstAsked(version);
  const first: Node[] = [];
  const room = large ? LARGE_QUESTIONS : QUESTIONS;
  if (again) {
    const { head, rest } = sheetSaid.again(letterOf(0), again.number, again.asked.links.size > 0);
    const picture = { picture: { version, frame: again, whole: false, large: true } };
    first.push({ withPicture: [paper('div.paper-question.with-picture', paper('h2', head, paper('small', rest)), picture)] });
  }
  // Their answers are in the key alone.
  const asked = questions.map(({ text }, index) =>
    paper<SheetPicture>('div.paper-question', paper('h2', sheetSaid.question(letterOf(index + first.length), text)), emptyLines()),
  );
  const beside = again ? room.withPicture : room.alone;
  const pages: Node[][] = first.length + asked.length > 0 ? [[...first, ...asked.slice(0, beside)]] : [];
  for (let from = beside; from < asked.length; from += room.alone) pages.push(asked.slice(from, from + room.alone));
  return pages;
}

/** All pages of one student. */
function pagesOf(setting: SheetSetting, { name, version }: DealtSheet, count: number): Element[] {
  const size = setting.large ? ON_A_LARGE_PAGE : ON_A_PAGE;
  const strips: SheetFrame[][] = [];
  for (let from = 0; from < version.frames.length; from += size) strips.push(version.frames.slice(from, from + size));
  const pages = [
    ...strips.map((frames) => paper<SheetPicture>('div.paper-strip', ...frames.map((frame) => frameCard(version, frame)))),
    ...questionsOf(version, setting).map((questions) => paper<SheetPicture>('div.paper-questions', ...questions)),
  ];
  return pages.map((content, index) =>
    paper(
      'section.paper-page',
      pageHead(setting.title, String(version.number), { name, dated: index === 0 }),
      paper('div.paper-body', ...(index === 0 ? tasksOf(version) : []), content),
      footOf(setting, version, count, sheetSaid.page(index + 1, pages.length)),
    ),
  );
}

/** All sheets of a worksheet, page by page. */
export function sheetPages(setting: SheetSetting, { versions, sheets }: DealtWorksheet): Element[] {
  return sheets.flatMap((sheet) => pagesOf(setting, sheet, versions.length));
}

const lines = (texts: readonly string[]): Node[] =>
  texts.length === 0 ? [keySaid.nothing] : texts.map((text) => paper<SheetPicture>('div', text));

/** Every gap and blank of all versions. */
function answersTable(versions: readonly SheetVersion[]): Element {
  const head = keySaid.head;
  const rows = versions.flatMap(({ number, checkWord, key }) =>
    key
      .filter(({ words, drawn }) => words.length + drawn.length > 0)
      .map((frame) => [`${number}`, checkWord, String(frame.number), lines(frame.drawn), lines(frame.words)]),
  );
  return paperTable('paper-answers', [head.version, head.word, head.frame, head.drawn, head.words], rows);
}

/** Whether a gap or a drawing of a frame asks for what the question about its step does. A number that its sentence still tells is none of its gaps. */
function isAsked({ asked, sentence }: SheetFrame, { words, question }: KeyFrame): boolean {
  const right = question?.choices.find((choice) => choice.right);
  if (right === undefined) return false;
  const shown = sentence.map((part) => ('gap' in part ? '_' : part.text)).join('');
  return asked.links.size > 0 || words.some((word) => occursIn(right.label, word) && !occursIn(shown, word));
}

/** What may wrongly be filled in, each with its version and its frames: what is wrong in one frame may be right in another. */
function wrongAnswers(versions: readonly SheetVersion[]): Element[] {
  const found = new Map<string, { version: number; frames: number[]; label: string; why: string }>();
  for (const { number: version, frames, key } of versions)
    for (const each of key.filter((frame) => isAsked(frames[frame.number - 1]!, frame)))
      for (const { right, label, reason } of each.question!.choices) {
        if (right) continue;
        const why = plain(reason);
        const id = [version, label, why].join('\n');
        const known = found.get(id) ?? { version, frames: [], label, why };
        known.frames.push(each.number);
        found.set(id, known);
      }
  if (found.size === 0) return [];
  const { version, frame } = keySaid.head;
  const { answer, reason } = keySaid.wrongHead;
  const rows = [...found.values()].slice(0, MAX_WRONG).map((each) => [`${each.version}`, each.frames.join(', '), each.label, each.why]);
  return [paper('h2', keySaid.wrong), paperTable('paper-wrong', [version, frame, answer, reason], rows)];
}

/** The wrong answers that a key lists. */
const MAX_WRONG = 12;

function keyCard(version: SheetVersion, { number, sentence, question }: KeyFrame): Element {
  const right = question?.choices.find((choice) => choice.right);
  return paper(
    'div.paper-frame',
    paper('h2', sheetSaid.frame(number)),
    { picture: { version, frame: version.frames[number - 1]!, whole: true, large: false } },
    paper('p', ...sentence.map(({ text, tone }) => (tone ? paper<SheetPicture>(`span.tone.${tone}`, text) : text))),
    ...(right ? [paper<SheetPicture>('p.paper-reason', plain(right.reason))] : []),
  );
}

/** The key of a worksheet, a print of its own: all answers, their reasons, and the frames complete. */
export function keyPages(setting: SheetSetting, { versions, sheets }: DealtWorksheet): Element[] {
  const named = sheets.flatMap(({ name, version }) => (name === undefined ? [] : [[name, String(version.number), version.checkWord]]));
  const { head } = keySaid;
  return [
    paper(
      'section.paper-page.paper-key',
      pageHead(keySaid.title(setting.title), keySaid.sign),
      paper(
        'div.paper-body',
        paper('p.paper-task', [setting.of, keySaid.alone].filter(Boolean).join(' · ')),
        paper('h2', keySaid.versions),
        answersTable(versions),
        ...wrongAnswers(versions),
        ...(setting.questions.length === 0 ? [] : ownQuestions(versions, setting.questions)),
        ...(named.length === 0
          ? []
          : [
              paper<SheetPicture>('h2', keySaid.students),
              paperTable<SheetPicture>('paper-students', [keySaid.student, head.version, head.word], named),
            ]),
      ),
    ),
    ...versions.map((version) =>
      paper<SheetPicture>(
        'section.paper-page.paper-key',
        pageHead(keySaid.complete, String(version.number)),
        paper('div.paper-body', paper('div.paper-strip.three', ...version.key.map((frame) => keyCard(version, frame)))),
      ),
    ),
  ];
}

function ownQuestions(versions: readonly SheetVersion[], questions: readonly SheetQuestion[]): Element[] {
  const before = versions.some(firstAsked) ? 1 : 0;
  return [
    paper('h2', keySaid.own),
    ...questions.flatMap(({ text, answer }, index) => [
      paper<SheetPicture>('p.paper-own', sheetSaid.question(letterOf(index + before), text)),
      paper<SheetPicture>('p.paper-reason', answer || keySaid.noAnswer),
    ]),
  ];
}
