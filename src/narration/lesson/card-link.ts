import { plain } from '../sentence.ts';
import type { FrameAddress } from './lesson.ts';
import { MARKS, type PosedQuestion, SHAPES } from './posed-question.ts';
import { isFault, readFrames } from './read-frame.ts';

/** The question of a phone's card: a frame, and what of a teacher's own question the link has. No link knows which choice is right. */
export interface CardLink {
  readonly frame: FrameAddress;
  /** Undefined where question and choices come from the run. */
  readonly own:
    | {
        readonly marks: readonly string[];
        /** The prompt and the choices in the order of the wall; undefined where the link was to be short. */
        readonly text: { readonly prompt: string; readonly labels: readonly string[] } | undefined;
      }
    | undefined;
}

const CHAPTERS = /^chapters\/([\w-]+)\/$/;
const ALL_MARKS = MARKS.map((marks) => marks.join(''));
/** Longer texts are cut: nobody writes them, and a page should stay one that can be read. */
const MAX_TEXT = 400;

/** What a link says of a window, which a card doesn't need. */
const OF_WINDOW = ['stage', 'pane', 'hands', 'keys', 'speed', 'pace'];

/**
 * The fragment of a card's address: 'dancing-links?step=9'. A teacher's own question is written into it, unless the fragment would then have
 * more than `most` characters: then the card has its letters only, and the question is on the wall.
 */
export function writeCard(
  { path, query, step }: FrameAddress,
  question: Pick<PosedQuestion, 'prompt' | 'choices'>,
  isOwn: boolean,
  most: number,
): string {
  const params = new URLSearchParams(query);
  for (const name of OF_WINDOW) params.delete(name);
  if (params.get('run') === 'main') params.delete('run');
  params.set('step', String(step));
  const frame = `${CHAPTERS.exec(path)?.[1] ?? path.replace(/\/$/, '')}?`;
  if (!isOwn) return frame + params;
  const marks = question.choices.map(({ mark }) => mark);
  params.set('m', ALL_MARKS.find((all) => all[0] === marks[0])!);
  const short = new URLSearchParams(params);
  short.set('n', String(marks.length));
  params.set('q', plain(question.prompt));
  for (const { label } of question.choices) params.append('c', label);
  const whole = frame + params;
  return whole.length <= most ? whole : frame + short;
}

/** Reads a card's fragment, with or without its '#'; undefined where it names no frame. */
export function readCard(fragment: string): CardLink | undefined {
  const [, name = '', rest = ''] = /^#?([\w/-]{1,100})\?(.{1,8000})$/s.exec(fragment) ?? [];
  if (name === '') return undefined;
  const params = new URLSearchParams(rest);
  const [marks, prompt, labels, count] = [params.get('m'), params.get('q'), params.getAll('c'), Number(params.get('n') ?? 0)];
  for (const own of ['m', 'q', 'c', 'n']) params.delete(own);
  const range = readFrames({ address: `/${name.includes('/') ? name : `chapters/${name}`}/?${params}`, to: undefined }, undefined);
  if (isFault(range)) return undefined;
  if (marks === null) return { frame: range.frame, own: undefined };
  const choices = prompt === null ? count : labels.length;
  if (!ALL_MARKS.includes(marks) || !Number.isInteger(choices) || choices < 2 || choices > SHAPES.length) return undefined;
  const text = prompt === null ? undefined : { prompt: prompt.slice(0, MAX_TEXT), labels: labels.map((label) => label.slice(0, MAX_TEXT)) };
  return { frame: range.frame, own: { marks: Array.from(marks).slice(0, choices), text } };
}
