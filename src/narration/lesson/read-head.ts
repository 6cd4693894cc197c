import { printable } from '../../engine/printable.ts';
import { faults as words } from '../en/interface/lesson.ts';
import type { FaultList } from './fault-list.ts';
import type { Place } from './lesson.ts';
import { type Base, isFault, readFigure } from './read-frame.ts';
import type { Line } from './scan-lesson.ts';

/** What the head of a lesson says. */
export interface Head {
  readonly title: string;
  readonly course: string;
  /** Undefined where the head says nothing of them. */
  readonly minutes: number | undefined;
  readonly figure: Base | undefined;
  /** Whether it has a line for the figure, right or wrong. */
  readonly namesFigure: boolean;
  readonly forStudents: boolean;
}

/** The names that lines of a head may have. */
const HEAD_NAMES = ['title', 'course', 'minutes', 'figure', 'for'] as const;
type HeadName = (typeof HEAD_NAMES)[number];

/** What a copy without notes and answers says of itself: `for: students`. */
export const STUDENTS = 'students';

const MAX_LENGTH = 200;
const placeOf = ({ number }: Line): Place => ({ line: number, lastLine: number });

/** A line 'name: text'; undefined for any other. */
export function namedLine(text: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = /^\s*([A-Za-z][\w-]*)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), value: value! };
}

/** Reads the head; a lesson without one has an empty one. `first` is the first line of the text. */
export function readHead(lines: readonly Line[] | undefined, faults: FaultList, first = ''): Head {
  const said = new Map<HeadName, { readonly value: string; readonly place: Place }>();
  for (const line of lines ?? []) {
    if (line.text.trim() === '' || line.text.trimStart().startsWith('#')) continue;
    const named = namedLine(line.text);
    const name = HEAD_NAMES.find((each) => each === named?.name);
    if (!named || !name) faults.add(placeOf(line), words.headLine(named?.name ?? line.text.trim(), HEAD_NAMES));
    else if (said.has(name)) faults.add(placeOf(line), words.headTwice(name));
    else said.set(name, { value: unquoted(named.value), place: placeOf(line) });
  }
  const title = said.get('title')?.value ?? '';
  if (title === '')
    faults.addMild(
      said.get('title')?.place ?? { line: 1, lastLine: 1 },
      lines ? words.noTitle : /^\s*[-–—_*]+\s*$/.test(first) ? words.headDashes : words.noHead,
    );
  return {
    title: shortened(title),
    course: shortened(said.get('course')?.value ?? ''),
    minutes: minutesOf(said.get('minutes'), faults),
    figure: figureOf(said.get('figure'), faults),
    namesFigure: said.has('figure'),
    forStudents: said.get('for')?.value.toLowerCase() === STUDENTS,
  };
}

const unquoted = (text: string) =>
  /^"(.*)"$|^'(.*)'$/
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined) ?? text;

const shortened = (text: string) => printable(text).replace(/\s+/gu, ' ').trim().slice(0, MAX_LENGTH);

type Said = { readonly value: string; readonly place: Place } | undefined;

function minutesOf(said: Said, faults: FaultList): number | undefined {
  if (!said) return undefined;
  const [, digits] = /^(\d{1,4})(?:\s*min(?:ute)?s?\.?)?$/i.exec(said.value) ?? [];
  if (digits !== undefined && Number(digits) > 0) return Number(digits);
  faults.addMild(said.place, words.noMinutes(said.value));
  return undefined;
}

function figureOf(said: Said, faults: FaultList): Base | undefined {
  if (!said) return undefined;
  const figure = readFigure(said.value);
  if (!isFault(figure)) return figure;
  faults.add(said.place, figure);
  return undefined;
}
