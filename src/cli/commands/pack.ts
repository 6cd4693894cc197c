import { existsSync } from 'node:fs';
import { InputError } from '../../engine/errors.ts';
import { holdsLesson, readLessonLink } from '../../narration/lesson/lesson-link.ts';
import { MAX_LESSON_LENGTH } from '../../narration/lesson/read-lesson.ts';
import { hashOfSet } from '../../narration/question-set/question-set.ts';
import { lessonToPack } from '../../narration/question-set/scorm/lesson-to-pack.ts';
import { type Packed, scormPackage } from '../../narration/question-set/scorm/package.ts';
import { fragmentOf, readSet } from '../../narration/question-set/set-link.ts';
import { type Arguments, type Command, exit, textOf, UsageError } from '../command.ts';
import { bytesOf } from '../file-bytes.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';

/** The one LINK or LESSON. */
function sourceOf({ words }: Arguments): string {
  const [source, extra] = words;
  if (source === undefined)
    throw new UsageError('no LINK is given; expected the link of a set of questions, in quotation marks, or a lesson');
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many; expected one LINK, in quotation marks, or one LESSON`);
  return source;
}

/** The address of the page of sets with a fragment: the link's own, or the one of --site. */
function addressOf(given: Arguments, source: string, fragment: string): URL {
  const site = textOf(given, 'site');
  if (site === undefined && !/^https?:/.test(source))
    throw new UsageError(`LINK is '${source}'; expected a whole address with https://, or --site with that of the page of sets`);
  // Lessons have pages of their own, beside the one of sets.
  const page = site ?? source.replace(/\/lesson\/(?:[a-z]+\/)?(?=[?#])/, '/set/');
  const text = `${page.replace(/[?#].*$/s, '')}#${fragment}`;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`'${text}' isn’t an address; expected one with https://`);
  return url;
}

function fileText(io: Io, file: string): string {
  const pieces: Uint8Array[] = [];
  let length = 0;
  // A piece more than there can be characters is enough to refuse the file.
  for (const piece of bytesOf(io, file)) {
    pieces.push(Buffer.from(piece));
    length += piece.length;
    if (length > 4 * MAX_LESSON_LENGTH) break;
  }
  const text = Buffer.concat(pieces).toString('utf8');
  if (text.length > MAX_LESSON_LENGTH)
    throw new InputError(`${file} is too long for a lesson`, { expected: `at most ${MAX_LESSON_LENGTH} characters` });
  return text;
}

function packedOf(given: Arguments, io: Io): Packed {
  const source = sourceOf(given);
  const mastery = masteryOf(given);
  const fragment = fragmentOf(source);
  const isFile = /\.md$/i.test(source) || existsSync(source);
  if (isFile || holdsLesson(fragment)) {
    const { fragment: questions, ...lesson } = lessonToPack(isFile ? fileText(io, source) : readLessonLink(fragment));
    return { ...lesson, link: addressOf(given, source, questions), mastery };
  }
  const link = addressOf(given, source, fragment);
  const set = readSet(link.hash);
  return { title: set.title, hash: hashOfSet(set), link, mastery };
}

/** The percentage of --mastery. */
function masteryOf(given: Arguments): number | undefined {
  const text = textOf(given, 'mastery');
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100) throw new UsageError(`--mastery is '${text}'; expected a whole number from 0 to 100`);
  return Number(text);
}

export const pack: Command = {
  name: 'pack',
  usage: 'LINK|LESSON [--output FILE] [--site ADDRESS] [--mastery PERCENT]',
  summary: 'write questions as a SCORM 1.2 package, for a learning platform',
  details: `  -o, --output FILE  write the package to FILE (default set.zip; - for standard output)
  --site ADDRESS     the page of sets to show, if it is not the one of LINK; needed with a file
  --mastery PERCENT  report 'passed' from this score, and 'failed' below it, when all questions
                     are answered; otherwise the package reports 'completed'

LINK is the link that the page of sets copies, or the link of a lesson. Put it in quotation marks. LESSON is a lesson's file.
A lesson is packed with its votes and asks alone, each with two attempts. The package shows the page of sets in a frame, so
students need access to the site. The package reports to the platform the score (the percentage of right answers), the status,
and the code of the answers, so that a student can continue later. The answers to a teacher's own questions are in the package.`,
  options: { output: { type: 'string', short: 'o' }, site: { type: 'string' }, mastery: { type: 'string' } },
  async run(given, io) {
    const packed = packedOf(given, io);
    const file = textOf(given, 'output') ?? 'set.zip';
    const output = openOutput(io, file);
    await output.write(scormPackage(packed));
    await output.close();
    if (file !== '-') tell(io, `${file}: ${packed.title || 'a set of questions'}, from ${packed.link.host}\n`);
    return exit.done;
  },
};
