import { faults } from '#words/what-if.ts';
import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { AnyStep } from '../../engine/step.ts';
import { type Decision, openFields } from '../../trace/decision.ts';
import { inputFault } from '../ui/fault-sentence.ts';

/** A decision that is not the run's own, as a link has it. */
export interface Fork {
  /** The position of the step that is decided on. */
  readonly position: number;
  /** The kind of the chosen step, and its values in the fields in which the choices of this kind differ. */
  readonly kind: string;
  readonly values: readonly number[];
}

/** The kind of a fork that names another seed in place of a step: its value is the seed. */
export const SEED = 'seed';

/** Each is a run of its own from the start. */
const MAX_FORKS = 50;
/** Characters of one that are said back. */
const MAX_TOLD_LENGTH = 40;

type Kinds = Pick<AnyAlgorithm, 'steps'>;

/** Forks as links have them: `6997.try.4,7010.try.3`. */
export const forksText = (forks: readonly Fork[]): string =>
  forks.map(({ position, kind, values }) => [position, kind, ...values].join('.')).join(',');

/** Reads the forks of a link, in the order of their positions. Throws InputError when the text is none or speaks of kinds of step that there are not. */
export function readForks(text: string, { steps, decisions, draws }: Kinds & Pick<AnyAlgorithm, 'decisions' | 'draws'>): Fork[] {
  const parts = text.split(',', MAX_FORKS + 1);
  if (parts.length > MAX_FORKS) throw inputFault(faults.manyForks(MAX_FORKS));
  const forks = parts.map((part) => {
    const [, position, kind = '', values = ''] = /^([1-9]\d{0,14})\.(\w+)((?:\.-?\d{1,10})*)$/.exec(part) ?? [];
    const numbers = values.split('.').slice(1).map(Number);
    const known = kind === SEED ? draws && numbers.length === 1 : decisions && Object.hasOwn(steps, kind);
    if (!known || position === undefined) throw inputFault(faults.noFork(part.slice(0, MAX_TOLD_LENGTH)));
    return { position: Number(position), kind, values: numbers };
  });
  return forks.toSorted((a, b) => a.position - b.position);
}

/** How a link names one of the choices of a decision. */
export function forkOf(algorithm: Kinds, decision: Decision, { kind, ...fields }: AnyStep): Fork {
  return { position: decision.position, kind, values: openFields(algorithm, decision, kind).map((field) => fields[field] as number) };
}

/** The choice that a link names; undefined when the run has no such choice there. */
export function choiceOf(algorithm: Kinds, decision: Decision, { kind, values }: Fork): AnyStep | undefined {
  if (!Object.hasOwn(algorithm.steps, kind)) return undefined;
  const fields = openFields(algorithm, decision, kind);
  if (fields.length !== values.length) return undefined;
  return decision.choices.find((choice) => choice.kind === kind && fields.every((field, index) => choice[field] === values[index]));
}
