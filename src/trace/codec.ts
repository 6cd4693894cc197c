import type { AnyStep, FieldType, StepKind, StepTable } from '../engine/step.ts';

/** Bits that a field takes in a packed step. */
const widthOfType: Readonly<Record<FieldType, number>> = {
  cell: 10,
  witness: 10,
  digit: 5,
  house: 7,
  digits: 25,
  count: 16,
  index: 20,
  delta: 12,
  word: 32,
};

/** Where a field lies in a packed step. */
export interface FieldLayout {
  readonly name: string;
  readonly type: FieldType;
  /** Which of the step's words, and by how many bits it is shifted there. */
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  readonly signed: boolean;
}

export interface KindLayout {
  readonly kind: string;
  readonly spec: StepKind;
  readonly fields: readonly FieldLayout[];
}

/**
 * How the steps of a table are packed: a kind (8 bits) and `stride` words of 32 bits, the same number for every kind.
 * Witness fields may be −1 (none): they are kept plus one.
 */
export interface Codec {
  readonly table: StepTable;
  /** Indexed by the packed kind. */
  readonly kinds: readonly KindLayout[];
  readonly indexOfKind: ReadonlyMap<string, number>;
  readonly stride: number;
}

export function codecOf(table: StepTable): Codec {
  const kinds = Object.entries(table).map(([kind, spec]) => ({ kind, spec, fields: layFields(spec) }));
  const stride = Math.max(1, ...kinds.flatMap(({ fields }) => fields.map(({ word }) => word + 1)));
  return { table, kinds, indexOfKind: new Map(kinds.map(({ kind }, index) => [kind, index])), stride };
}

function layFields(spec: StepKind): FieldLayout[] {
  let word = 0;
  let used = 0;
  return Object.entries(spec.fields).map(([name, type]) => {
    const width = widthOfType[type];
    if (used + width > 32) {
      word++;
      used = 0;
    }
    const shift = used;
    used += width;
    return { name, type, word, shift, mask: width === 32 ? -1 : (1 << width) - 1, signed: type === 'delta' };
  });
}

/** What is added to a value before it is packed, so that a witness of −1 fits. */
const biasOf = (type: FieldType) => (type === 'witness' ? 1 : 0);

/** Packs a step's fields into words[at …]. The words must be zero before. */
export function packFields(layout: KindLayout, step: AnyStep, words: Int32Array, at: number): void {
  const { fields } = layout;
  for (let i = 0; i < fields.length; i++) {
    const { name, type, word, shift, mask } = fields[i]!;
    words[at + word]! |= (((step[name] as number) + (type === 'witness' ? 1 : 0)) & mask) << shift;
  }
}

/** Reads one field of a packed step. */
export function unpackField(field: FieldLayout, words: Int32Array, at: number): number {
  const { word, shift, mask, signed, type } = field;
  const bits = (words[at + word]! >>> shift) & mask;
  if (signed) return bits & ((mask + 1) >> 1) ? bits - mask - 1 : bits;
  return bits - biasOf(type);
}

/** The step that was packed. */
export function unpackStep(layout: KindLayout, words: Int32Array, at: number): AnyStep {
  const step: Record<string, number | string> = { kind: layout.kind };
  for (const field of layout.fields) step[field.name] = unpackField(field, words, at);
  return step as AnyStep;
}
