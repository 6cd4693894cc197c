import type { Place, Sheet } from '../../narration/lesson/lesson.ts';
import { addressOfFrame } from '../../narration/lesson/read-frame.ts';
import { MAX_LESSON_LENGTH, readLesson } from '../../narration/lesson/read-lesson.ts';
import type { PaperNode } from '../../narration/lesson/worksheet/paper.ts';
import { paperText } from '../../narration/lesson/worksheet/paper-text.ts';
import { pictureLines, questionLines } from '../../narration/lesson/worksheet/picture-lines.ts';
import { setKeyPages, setPages } from '../../narration/lesson/worksheet/set-paper.ts';
import { keyPages, sheetPages } from '../../narration/lesson/worksheet/sheet-paper.ts';
import { dealWorksheet, MAX_STUDENTS, MAX_VERSIONS, type SheetWish } from '../../narration/lesson/worksheet/versions.ts';
import { MAX as MAX_OF_SETS, shownName } from '../../narration/question-set/question-set.ts';
import { fragmentOf, holdsSet, readSet } from '../../narration/question-set/set-link.ts';
import { type Arguments, type Command, countOption, exit, textOf, UsageError } from '../command.ts';
import { piecesOf } from '../file-bytes.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';
import { htmlOf } from '../worksheet/html.ts';
import { StripOpener } from '../worksheet/open-strip.ts';
import { papersOf } from '../worksheet/set-papers.ts';

/** What is written, and what is told about it. */
interface Made {
  readonly title: string;
  /** Writes pages as text or as HTML. */
  write(as: Writer): string;
  readonly about: string;
}

/** Writes pages, whatever their pictures are. */
type Writer = <Picture>(title: string, pages: readonly PaperNode<Picture>[], linesOf: (picture: Picture) => readonly string[]) => string;

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

function wishOf(given: Arguments, io: Io): SheetWish {
  const [versions, names, seed] = [countOption(given, 'versions'), textOf(given, 'names'), textOf(given, 'seed')];
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError(`--seed is '${seed}'; expected a whole number from 0 to ${MAX_OF_SETS.seed}`);
  if (versions !== undefined && names !== undefined) throw new UsageError('--versions and --names are given; expected one of them');
  if (versions !== undefined && versions > MAX_VERSIONS)
    throw new UsageError(`--versions is '${versions}'; expected at most ${MAX_VERSIONS}`);
  const whole = { seed: Number(seed ?? 1) };
  if (versions !== undefined) return { ...whole, for: { versions } };
  if (names === undefined) return { ...whole, for: 'all' };
  const list = [...piecesOf(io, names)]
    .join('')
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map(shownName)
    .filter(Boolean);
  if (list.length === 0) throw new UsageError(`${names}: there is no name in it; expected one on each line`);
  if (list.length > MAX_STUDENTS) throw new UsageError(`${names}: there are ${list.length} names; expected at most ${MAX_STUDENTS}`);
  return { ...whole, for: { names: list } };
}

/** The sheet of a lesson that is meant. */
function sheetOf(given: Arguments, file: string, sheets: readonly (Sheet & Place)[]): { sheet: Sheet & Place; place: number } {
  const place = countOption(given, 'sheet') ?? 1;
  if (sheets.length === 0) throw new UsageError(`${file}: the lesson has no sheet; expected a block '::: sheet'`);
  const sheet = sheets[place - 1];
  if (!sheet) throw new UsageError(`--sheet is '${place}'; expected at most ${sheets.length}, the number of sheets in the lesson`);
  return { sheet, place };
}

async function fromLesson(given: Arguments, io: Io, file: string): Promise<Made> {
  let text = '';
  for (const piece of piecesOf(io, file)) {
    text += piece;
    if (text.length > MAX_LESSON_LENGTH)
      throw new UsageError(`${file}: the lesson is longer than ${MAX_LESSON_LENGTH.toLocaleString('en')} characters`);
  }
  const { lesson, faults } = readLesson(text);
  const sheets = lesson.parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'sheet'));
  const { sheet, place } = sheetOf(given, file, sheets);
  for (const { line, lastLine, mild, found, cure } of faults)
    if (!mild && line <= sheet.lastLine && lastLine >= sheet.line) tell(io, `${file}:${line}: ${found} ${cure}\n`);
  const opener = new StripOpener();
  const strips = [];
  for (const strip of sheet.strips) strips.push(await opener.open(strip));
  if (strips.length === 0) throw new UsageError(`${file}: the sheet has no strip; expected a line 'strip: ADDRESS'`);
  const dealt = dealWorksheet(sheet, strips, wishOf(given, io));
  const site = textOf(given, 'site');
  const title = sheet.title || `Sheet ${place}`;
  const setting = {
    title,
    of: [lesson.title === title ? '' : lesson.title, lesson.course].filter(Boolean).join(', '),
    questions: sheet.questions,
    large: given.values.large === true,
    addressOf: ({ strip: { frame } }: (typeof dealt.versions)[number]) => site && addressOfFrame(frame, site),
  };
  const pages = given.values.key ? keyPages(setting, dealt) : sheetPages(setting, dealt);
  const about = `${count(dealt.sheets.length, 'sheet')}, ${count(dealt.versions.length, 'version')}`;
  return { title, about, write: (as) => as(title, pages, pictureLines) };
}

async function fromSet(given: Arguments, io: Io, link: string): Promise<Made> {
  const set = readSet(fragmentOf(link));
  const papers = await papersOf(set, wishOf(given, io));
  const title = set.title || 'A set of questions';
  const setting = { title, address: /^https?:/.test(link) && link.length <= MAX_CODE ? link : undefined };
  const own = [...papers.keys()];
  const pages = given.values.key ? setKeyPages(setting, own) : setPages(setting, own);
  return {
    title,
    about: count(own.length, 'sheet'),
    write: (as) => as(title, pages, ({ paper, question }) => questionLines(question, papers.get(paper)![question.run]!)),
  };
}

/** The longest address that a code can hold with dots that a phone tells apart. */
const MAX_CODE = 300;

export const worksheet: Command = {
  name: 'worksheet',
  usage: 'FILE|-|LINK [options]',
  summary: 'write the worksheets of a lesson or a set of questions, or their key, as one HTML file',
  details: `  --key               write the key, with the reasons, instead of the sheets
  --text              write plain text instead of HTML
  --names FILE        one sheet for each name in FILE (one on each line)
  --versions N        N versions, at most ${MAX_VERSIONS}; without it and --names, everybody gets the first
  --seed N            deal other versions (default 1)
  --sheet N           the N-th sheet of the lesson (default 1)
  --paper a4|letter   the size of the paper (default a4)
  --large             large print
  --site ADDRESS      the address of the site, for the code on each sheet that leads to its first frame
  -o, --output FILE   write to FILE

FILE is the text of a lesson, and LINK the link of a set of questions, in quotation marks. Give the same names, versions and
seed for the sheets and for the key. Pictures are grids and lists here; the page that prints a lesson's sheets draws them.`,
  options: {
    key: { type: 'boolean' },
    text: { type: 'boolean' },
    names: { type: 'string' },
    versions: { type: 'string' },
    seed: { type: 'string' },
    sheet: { type: 'string' },
    paper: { type: 'string' },
    large: { type: 'boolean' },
    site: { type: 'string' },
    output: { type: 'string', short: 'o' },
  },
  async run(given, io) {
    const [source, extra] = given.words;
    if (source === undefined) throw new UsageError('no FILE is given; expected the text of a lesson, or the link of a set of questions');
    if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many; expected one FILE or LINK, a link in quotation marks`);
    const paper = textOf(given, 'paper') ?? 'a4';
    if (paper !== 'a4' && paper !== 'letter') throw new UsageError(`--paper is '${paper}'; expected a4 or letter`);
    const made = holdsSet(fragmentOf(source)) ? await fromSet(given, io, source) : await fromLesson(given, io, source);
    const print = { paper, large: given.values.large === true } as const;
    const file = textOf(given, 'output');
    const output = openOutput(io, file);
    await output.write(
      made.write((title, pages, linesOf) =>
        given.values.text ? paperText(pages, { pictureLines: linesOf }) : htmlOf(title, pages, linesOf, print),
      ),
    );
    await output.close();
    if (file !== undefined && file !== '-') tell(io, `${file}: ${made.title}, ${made.about}\n`);
    return exit.done;
  },
};
