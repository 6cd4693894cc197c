import type { OwnKind } from '../import/declared-kinds.ts';

/** The kinds of step that a player’s solve has besides those of every trace. */
export type SolveKind = 'clashing' | 'erased' | 'undone' | 'again' | 'struck' | 'restored' | 'paused';

/** What a solve as a trace says of itself, and of each such step: a label, and a sentence with {cell} and {digit}. */
export interface SolveWords {
  readonly title: string;
  readonly kinds: Readonly<Record<SolveKind, { readonly label: string; readonly says: string }>>;
}

/** These kinds, as the first line of a trace declares them. */
export function solveKinds({ kinds }: SolveWords): Readonly<Record<SolveKind, OwnKind>> {
  const ofCell = (kind: SolveKind): OwnKind => ({ ...kinds[kind], fields: { cell: 'cell', digit: 'digit' } });
  return {
    clashing: ofCell('clashing'),
    erased: ofCell('erased'),
    undone: ofCell('undone'),
    again: { ...ofCell('again'), like: 'place' },
    struck: ofCell('struck'),
    restored: ofCell('restored'),
    paused: { ...kinds.paused, fields: { for: 'count' } },
  };
}
