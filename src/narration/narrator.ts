import type { AnyStep } from '../engine/step.ts';
import type { Sentence } from './sentence.ts';

/** How a reader is asked to predict a step of one kind, and told why an answer is right or wrong. `state` is the one *before* the step. */
export interface QuestionWords<State> {
  ask(step: LooseStep, state: State): Sentence;
  /** A short label of an answer: the real step or one of its alternatives, which may be of another kind. */
  choice(step: LooseStep, state: State): string;
  /** Why this is what happens: the step itself, or an alternative that is just as right. */
  why(right: LooseStep, state: State): Sentence;
  /** What is wrong with the chosen alternative. It does not tell the right answer: the reader may try again. */
  whyNot(actual: LooseStep, chosen: LooseStep, state: State): Sentence;
  /** What a picture of the question shows. Cells and pencil marks of which nothing is said are those of the cells that are answers. */
  shows?(step: LooseStep, state: State): Shown;
}

/** What a reader needs to see to answer a question, beside the digits that stand in the grid. */
export interface Shown {
  /** The cells that the question is about, outlined alike. */
  readonly cells?: readonly number[];
  /** The digit that the question supposes in the first of them. */
  readonly digit?: number;
  /** The cells whose pencil marks matter; no others are drawn. */
  readonly marks?: readonly number[];
  /** Houses that the question names. */
  readonly houses?: readonly number[];
  /** All that matters where that is a small part of the grid: nothing else is drawn. */
  readonly region?: readonly number[];
}

/** A step of any kind with its fields as numbers; fields of other kinds read as undefined. */
// biome-ignore lint/suspicious/noExplicitAny: a question compares steps of different kinds
export type LooseStep = { readonly kind: string; readonly [field: string]: any };

/**
 * The words of one algorithm in one language: a sentence for every kind of step, given the state *after* it,
 * and questions for the kinds that can be predicted.
 */
export interface Narrator<State, Step extends AnyStep> {
  /** Before the first step. */
  start(state: State): Sentence;
  readonly steps: { readonly [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>, state: State) => Sentence };
  /** The algorithm in at most ten lines, each with the kinds of step during which it is what runs. */
  readonly pseudocode?: readonly (readonly [line: string, kinds: readonly Step['kind'][]])[];
  readonly questions?: { readonly [Kind in Step['kind']]?: QuestionWords<State> };
  /** By the name of a field: how its value is written where it is no more than a number of the program's own; '' for one that tells a reader nothing. */
  readonly values?: Readonly<Record<string, (value: number) => string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: each narrator knows its own states; the layers above only pass them on
export type AnyNarrator = Narrator<any, any>;

/** An algorithm's words: a file for each, called by its id; a test sees that no kind is without a sentence. */
export async function narratorOf(id: string): Promise<AnyNarrator> {
  return ((await import(`./en/algorithms/${id}.ts`)) as { words: AnyNarrator }).words;
}

/** The sentence of a frame. */
export function sentenceOf(words: AnyNarrator, step: AnyStep | undefined, state: unknown): Sentence {
  return step === undefined ? words.start(state) : words.steps[step.kind]!(step, state);
}
