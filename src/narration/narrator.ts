import type { AnyStep } from '../engine/step.ts';
import type { WhyNot } from './belief.ts';
import type { MistakePicture } from './mistake-picture.ts';
import type { Sentence } from './sentence.ts';

/**
 * The words of a question about a step of one kind, and of the reasons why an answer is right or wrong. `state` is the one *before* the
 * step.
 */
export interface QuestionWords<State> {
  ask(step: LooseStep, state: State): Sentence;
  /** A short label of an answer: the real step or one of its alternatives, which may be of another kind. */
  choice(step: LooseStep, state: State): string;
  /** Why this is what happens: the step itself, or an alternative that is just as right. */
  why(right: LooseStep, state: State): Sentence;
  /**
   * Explains what is wrong with the chosen alternative, without the right answer: the reader may try again. Where it also names the belief
   * behind it, the answers of a class are counted by belief.
   */
  whyNot(actual: LooseStep, chosen: LooseStep, state: State): WhyNot;
  /** Returns what a picture of the question shows. Unmentioned cells and pencil marks are the cells that are answers. */
  shows?(step: LooseStep, state: State): Shown;
}

/** What a reader needs to see to answer a question, in addition to the digits in the grid. */
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
  /** The nodes of a matrix of links that the question names. */
  readonly nodes?: readonly number[];
}

/** A step of any kind with its fields as numbers; fields of other kinds read as undefined. */
// biome-ignore lint/suspicious/noExplicitAny: a question compares steps of different kinds
export type LooseStep = { readonly kind: string; readonly [field: string]: any };

/**
 * Who made a move: the run for the reader, or the reader. In the second case, whether the run would have made the same one, and if not,
 * which of them follows the other.
 */
export type MoveMade = 'forYou' | 'same' | 'follows' | 'keeps';

/** Why kinds of move cannot come now, by the kind. */
export type Idle = Readonly<Record<string, string>>;

/** Rules of an algorithm in a few words each, by a name. */
export type Rules = Readonly<Record<string, string>>;

/**
 * The words for a reader who makes the moves of an algorithm. `state` is that of the frame shown while the move is awaited, `next` the move
 * that the run makes there.
 */
export interface ManualWords<State> {
  /** The rules of the algorithm in a few words each, by a name; where options or what is going on change them, those in force. `last` is the step that is shown. */
  readonly rules: Rules | ((state: State, last: LooseStep | undefined) => Rules);
  /** By kind of move, what its button says, or for what is done in the picture, what that is called. */
  readonly moves: Readonly<Record<string, string>>;
  /** By kind of move, a sentence about what its button does, where there is one. */
  readonly about: Readonly<Record<string, string>>;
  /** Returns the kinds of move that are impossible now for any picture, and a sentence with the reason, which must not give a move away. */
  idle?(state: State, last: LooseStep | undefined): Idle;
  /** Whether the run's next move goes without saying before a move of one of these kinds: it is made for a reader who says that one, and so on. */
  goesWithoutSaying?(next: LooseStep, kinds: readonly string[], state: State): boolean;
  /** Returns the prompt for the next move, which must not give it away. `last` is the step shown. */
  ask(state: State, last: LooseStep | undefined): Sentence;
  /** The first press of a hint: where to look. */
  where(next: LooseStep, state: State): Sentence;
  /** The second: by which rule the move is found, short of telling it. */
  why(next: LooseStep, state: State): Sentence;
  /**
   * Returns things that can be named: columns, rows, nodes; wrong ones too. Empty where there are more than `most`, or than can be shown at
   * once.
   */
  things?(next: LooseStep, state: State, most?: number): readonly { readonly label: string; readonly move: LooseStep }[];
  /** Returns feedback on a right move, made by the reader or for them. `state` is the one before it. */
  feedback?(move: LooseStep, state: State, made: MoveMade): Sentence;
  /** After these kinds of move there may be more of the same to do, and the reader says when that is all. */
  readonly all?: {
    readonly after: readonly string[];
    /** The kind that is still to be done where it was not all. */
    readonly kind: string;
    readonly claim: string;
    ask(state: State): Sentence;
    /** For a hint where nothing is left: it does not say so. */
    readonly hint: Sentence;
    readonly right: Sentence;
    /** Explains why a claim that this was all is wrong, and which rule it breaks. */
    wrong(state: State): Sentence;
    readonly rule: string;
  };
  /** Kinds of step that show what a move has done: at the first of them the play rests until the reader goes on. */
  readonly rests?: readonly string[];
  /** Rules that say what is free: no move can break them. */
  readonly free?: readonly string[];
  /** A move in a line of a list: '6 into r1c6'. */
  line(move: LooseStep, state: State): string;
  /**
   * Explains what was wrong with a move: the name of the rule that it breaks, and why. Fields that the reader did not name are undefined.
   */
  wrong(next: LooseStep, move: LooseStep, state: State): { readonly rule: string; readonly why: Sentence };
  /** Returns the picture of a wrong move. */
  draws?(next: LooseStep, move: LooseStep, state: State): MistakePicture | undefined;
}

/** A line of an algorithm in short, with the kinds of step during which it is what runs; `off` where an option switches it off. A line break before it sets a procedure apart. */
export type PseudocodeLine<Step extends AnyStep = AnyStep> = readonly [line: string, kinds: readonly Step['kind'][], off?: boolean];

/**
 * The words of one algorithm in one language: a sentence for every kind of step, given the state *after* it,
 * and questions for the kinds that can be predicted.
 */
export interface Narrator<State, Step extends AnyStep> {
  /** Before the first step. */
  start(state: State): Sentence;
  readonly steps: { readonly [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>, state: State) => Sentence };
  /** The algorithm in at most ten lines; a function of the state where options change it. */
  readonly pseudocode?: readonly PseudocodeLine<Step>[] | ((state: State, step: Step | undefined) => readonly PseudocodeLine<Step>[]);
  readonly questions?: { readonly [Kind in Step['kind']]?: QuestionWords<State> };
  /** By kind of step that can't be predicted, why it follows from the state before it, where its own sentence doesn't say. */
  readonly reasons?: { readonly [Kind in Step['kind']]?: (step: LooseStep, state: State) => Sentence };
  /** By kind of step, the phrases that a worksheet leaves out of its sentence, in their order; numbers are left out without it. */
  readonly gaps?: { readonly [Kind in Step['kind']]?: (step: Extract<Step, { kind: Kind }>, state: State) => readonly string[] };
  /** Where the algorithm has hands. */
  readonly manual?: ManualWords<State>;
  /** By the name of a field: writes a value that is only a number of the program's own; '' for one that means nothing to a reader. */
  readonly values?: Readonly<Record<string, (value: number) => string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: each narrator knows its own states; the layers above only pass them on
export type AnyNarrator = Narrator<any, any>;

/** An algorithm's words: a file for each, called by its id; a test sees that no kind is without a sentence. */
export async function narratorOf(id: string): Promise<AnyNarrator> {
  return ((await import(`./en/algorithms/${id}.ts`)) as { words: AnyNarrator }).words;
}

/** Returns the rules that apply in a frame to a reader who makes the moves. */
export function rulesOf<State>({ rules }: Pick<ManualWords<State>, 'rules'>, state: State, last: LooseStep | undefined): Rules {
  return typeof rules === 'function' ? rules(state, last) : rules;
}

/** The sentence of a frame. */
export function sentenceOf(words: AnyNarrator, step: AnyStep | undefined, state: unknown): Sentence {
  return step === undefined ? words.start(state) : words.steps[step.kind]!(step, state);
}

/** Returns the pseudocode of an algorithm in a frame; empty where it has none. */
export function pseudocodeOf({ pseudocode = [] }: AnyNarrator, step: AnyStep | undefined, state: unknown): readonly PseudocodeLine[] {
  return typeof pseudocode === 'function' ? pseudocode(state, step) : pseudocode;
}
