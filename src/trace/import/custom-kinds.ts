import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { AnyStep } from '../../engine/step.ts';
import { specOf } from './core.ts';
import { coreKinds } from './core-kinds.ts';
import type { TraceHeader } from './header.ts';
import { headerFault } from './lines.ts';

/** Kinds of step that a trace has besides those of an algorithm of this project: they change nothing. */
export const saidKinds = ({ kinds, notes }: Pick<TraceHeader, 'kinds' | 'notes'>): readonly string[] => [
  ...(notes ? ['note', 'line'] : []),
  ...Object.keys(kinds),
];

/**
 * An algorithm of this project whose traces have kinds of step of their author's own, too. Throws InputError for a kind that would do
 * something to its state. `texts` grows while notes are read.
 */
export function withOwnKinds(algorithm: AnyAlgorithm, header: TraceHeader, texts: readonly string[]): AnyAlgorithm {
  const { steps, because, inFull } = algorithm;
  const { kinds } = header;
  for (const [name, { like }] of Object.entries(kinds)) {
    if (Object.hasOwn(steps, name)) throw headerFault(`'kinds' has '${name}', which is a kind of ${algorithm.title}`, 'another name');
    if (like !== undefined)
      throw headerFault(`'${name}' is like '${like}'`, `a kind that only says something, as the trace has the steps of ${algorithm.title}`);
  }
  const said = saidKinds(header).filter((kind) => !Object.hasOwn(steps, kind));
  if (said.length === 0) return algorithm;
  const specs = said.map((kind) => [kind, kinds[kind] ? specOf(kinds[kind], kind) : coreKinds[kind]!]);
  const isSaid = ({ kind }: AnyStep) => said.includes(kind);
  return {
    ...algorithm,
    steps: { ...steps, ...Object.fromEntries(specs) },
    picture: (state, step) => algorithm.picture(state, step && isSaid(step) ? undefined : step),
    ...(because && { because: (state, step, thing) => (isSaid(step) ? [] : because(state, step, thing)) }),
    inFull: (state, step) =>
      !isSaid(step) ? (inFull?.(state, step) ?? {}) : step.kind === 'note' ? { text: texts[Number(step.text)] ?? '' } : {},
  };
}
