import type { Picture } from '../../engine/picture.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { dealt } from '../dealt.ts';
import type { AnyNarrator, Shown } from '../narrator.ts';
import { questionAt } from '../question.ts';
import { plain, type Sentence } from '../sentence.ts';
import type { Asked } from './lesson.ts';

/** The shapes of the choices, in their order: they tell choices apart where colours, letters and numbers don't. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond'] as const;
export type Shape = (typeof SHAPES)[number];

/** As many choices have a shape. */
export const MAX_CHOICES = SHAPES.length;

/** A question that is put to a class: the one source of what is projected, printed, read aloud and shown on phones. */
export interface PosedQuestion {
  /** The position of the frame that is shown with it; the step that it asks about comes next. */
  readonly position: number;
  readonly prompt: Sentence;
  readonly choices: readonly PosedChoice[];
  /** What the picture of the frame has to show. */
  readonly shows: Shown & { readonly part?: string | undefined };
}

export interface PosedChoice {
  readonly shape: Shape;
  /** A letter, or a number where letters mean something else in the question or its picture; a letter from W on where both do. */
  readonly mark: string;
  readonly label: string;
  readonly right: boolean;
  /** Why it is right, or what is wrong with it; empty where a teacher gave no reason. */
  readonly reason: Sentence;
}

type Unmarked = Pick<PosedChoice, 'label' | 'right' | 'reason'>;

/** The question that the run itself has at a frame; undefined where nothing that might be chosen would be wrong. */
export function posedByRun(timeline: Timeline, words: AnyNarrator, position: number): PosedQuestion | undefined {
  const question = questionAt(timeline, words, position + 1);
  if (!question) return undefined;
  const { picture } = timeline.frame(position);
  const part = timeline.algorithm.steps[question.kind]!.predict?.find((field) => field in picture);
  return posed(timeline, position, question.prompt, question.choices, { ...question.shows, part });
}

/** A question of a teacher's own. */
type OwnQuestion = { readonly prompt: string; readonly choices: NonNullable<Asked['choices']> };

/** What can be chosen in a teacher's own question, which needs no run. It is dealt by the frame, because the right choice is often written first. */
export function choicesOfTeacher({ prompt, choices }: OwnQuestion, algorithm: string, position: number): Unmarked[] {
  const own = choices.slice(0, MAX_CHOICES).map(({ label, right, reason }) => ({ label, right, reason: reason ? [{ text: reason }] : [] }));
  return dealt(own, ({ label }) => label, [algorithm, prompt, position]);
}

/** A teacher's own question about a frame. */
export function posedByTeacher(timeline: Timeline, position: number, question: OwnQuestion): PosedQuestion {
  const order = choicesOfTeacher(question, timeline.algorithm.id, position);
  return posed(timeline, position, [{ text: question.prompt }], order, {});
}

/** The question of a block of a lesson; undefined where the run has none at that frame. */
export function posedQuestion(asked: Pick<Asked, 'prompt' | 'choices'>, timeline: Timeline, words: AnyNarrator, position: number) {
  const { prompt, choices } = asked;
  return choices ? posedByTeacher(timeline, position, { prompt, choices }) : posedByRun(timeline, words, position);
}

function posed(
  timeline: Timeline,
  position: number,
  prompt: Sentence,
  choices: readonly Unmarked[],
  shows: PosedQuestion['shows'],
): PosedQuestion {
  const texts = [plain(prompt), ...choices.map(({ label }) => label), ...namesIn(timeline.frame(position).picture)];
  const marks = marksFor(
    texts,
    choices.map(({ label }) => label),
  );
  return {
    position,
    prompt,
    choices: choices.map((choice, index) => ({ ...choice, shape: SHAPES[index]!, mark: marks[index]! })),
    shows,
  };
}

const LETTERS = ['A', 'B', 'C', 'D'];

/** A letter from A to D that stands by itself; 'A column' at the beginning of a sentence is an article. */
const LONE_LETTER = /\b[BCD]\b|(?<!^|[.?!:] )\bA\b|\bA\b(?! [a-z])/;

const NUMBERS = ['1', '2', '3', '4'];
/** Letters that hardly anything is called by. */
const LAST_LETTERS = ['W', 'X', 'Y', 'Z'];
const LAST_LETTER = /\b[WXYZ]\b/;

/** What choices can be called by: each has a letter or a number, and all of a question are of one kind. */
export const MARKS: readonly (readonly string[])[] = [LETTERS, NUMBERS, LAST_LETTERS];

/** Whether a choice is a number, so that it would be mistaken for one that is called by it. */
export const isNumber = (label: string): boolean => /^\s*[+−-]?\d+\s*$/.test(label);

/** Letters, or numbers where one of these texts has a letter of its own. Where choices are numbers themselves, letters from the other end. */
export function marksFor(texts: readonly string[], labels: readonly string[] = []): readonly string[] {
  if (!texts.some((text) => LONE_LETTER.test(text))) return LETTERS;
  return labels.some(isNumber) && !texts.some((text) => LAST_LETTER.test(text)) ? LAST_LETTERS : NUMBERS;
}

/** The names that a picture writes on its things. Symbols beyond 9 are letters from A on. */
function namesIn({ grid, cover, links }: Picture): string[] {
  const symbols = grid && grid.puzzle.grid.size > 9 ? LETTERS : [];
  return [
    ...symbols,
    ...(links ? ['L R U D'] : []),
    ...(cover ? [...cover.problem.items, ...cover.problem.options.map(({ name }) => name)] : []),
  ];
}
