import type { AnyStep, FieldType, StepKind, StepTable } from '../engine/step.ts';

type Widths = Readonly<Record<FieldType, number>>;

/** Bits that a field takes in a packed step, up to 25 × 25. */
const usualWidths: Widths = {
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

/** The cells up to which the usual widths do. */
const USUAL_CELLS = 625;

/** Up to 64 × 64. A cell, a digit and a second cell no longer fit one word. */
const largeWidths: Widths = { ...usualWidths, cell: 13, witness: 13, digit: 7, house: 8, digits: 32 };

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
  /** Packs a step's fields into words[at …], which must be zero before. */
  readonly pack: Pack;
}

/**
 * How the steps of a table are packed, in a grid of a size: a kind (8 bits) and `stride` words of 32 bits, the same number for every kind.
 * Cell and witness fields may be −1 (none): they are kept plus one.
 */
export interface Codec {
  readonly table: StepTable;
  /** Indexed by the packed kind. */
  readonly kinds: readonly KindLayout[];
  readonly indexOfKind: ReadonlyMap<string, number>;
  readonly stride: number;
}

/** `cells` is how many the grid has, 0 without one. */
export function codecOf(table: StepTable, cells: number): Codec {
  const widths = cells > USUAL_CELLS ? largeWidths : usualWidths;
  const kinds = Object.entries(table).map(([kind, spec]) => {
    const fields = layFields(spec, widths);
    return { kind, spec, fields, pack: packerOf(fields) };
  });
  const stride = Math.max(1, ...kinds.flatMap(({ fields }) => fields.map(({ word }) => word + 1)));
  return { table, kinds, indexOfKind: new Map(kinds.map(({ kind }, index) => [kind, index])), stride };
}

function layFields(spec: StepKind, widths: Widths): FieldLayout[] {
  let word = 0;
  let used = 0;
  return Object.entries(spec.fields).map(([name, type]) => {
    const width = widths[type];
    if (used + width > 32) {
      word++;
      used = 0;
    }
    const shift = used;
    used += width;
    return { name, type, word, shift, mask: width === 32 ? -1 : (1 << width) - 1, signed: type === 'delta' };
  });
}

/** What is added to a value before it is packed, so that a cell of −1 (none) fits. */
export const biasOf = (type: FieldType) => (type === 'cell' || type === 'witness' ? 1 : 0);

type Pack = (step: AnyStep, words: Int32Array, at: number) => void;

/** The packer of a kind. Recording spends its time here, so kinds of up to three fields in one word have a closure of their own shape. */
function packerOf(fields: readonly FieldLayout[]): Pack {
  if (fields.length === 0) return () => {};
  if (fields.length > 3 || fields.some(({ word }) => word > 0)) return (step, words, at) => packAny(fields, step, words, at);
  const [a, b, c] = fields.map(({ name }) => name) as [string, string, string];
  const [shiftA, shiftB, shiftC] = fields.map(({ shift }) => shift) as [number, number, number];
  const [maskA, maskB, maskC] = fields.map(({ mask }) => mask) as [number, number, number];
  const [biasA, biasB, biasC] = fields.map(({ type }) => biasOf(type)) as [number, number, number];
  if (a === 'cell' && (b === undefined || b === 'digit')) return packerOfCell(fields);
  if (fields.length === 1) {
    return (step, words, at) => {
      words[at] = (((step[a] as number) + biasA) & maskA) << shiftA;
    };
  }
  if (fields.length === 2) {
    return (step, words, at) => {
      words[at] = ((((step[a] as number) + biasA) & maskA) << shiftA) | ((((step[b] as number) + biasB) & maskB) << shiftB);
    };
  }
  return (step, words, at) => {
    words[at] =
      ((((step[a] as number) + biasA) & maskA) << shiftA) |
      ((((step[b] as number) + biasB) & maskB) << shiftB) |
      ((((step[c] as number) + biasC) & maskC) << shiftC);
  };
}

/** Most kinds speak of a cell, or a cell and a digit. Fields read by their literal names cost half as much. */
function packerOfCell(fields: readonly FieldLayout[]): Pack {
  const [cell, digit, third] = fields as [FieldLayout, FieldLayout, FieldLayout];
  if (fields.length === 1) {
    return (step, words, at) => {
      words[at] = ((step.cell as number) + 1) << cell.shift;
    };
  }
  const shift = digit.shift;
  if (fields.length === 2) {
    return (step, words, at) => {
      words[at] = ((step.cell as number) + 1) | ((step.digit as number) << shift);
    };
  }
  const { name, mask, shift: thirdShift } = third;
  const bias = biasOf(third.type);
  return (step, words, at) => {
    words[at] = ((step.cell as number) + 1) | ((step.digit as number) << shift) | ((((step[name] as number) + bias) & mask) << thirdShift);
  };
}

/** Packs a step's fields into words[at …]. The words must be zero before. */
function packAny(fields: readonly FieldLayout[], step: AnyStep, words: Int32Array, at: number): void {
  for (let i = 0; i < fields.length; i++) {
    const { name, type, word, shift, mask } = fields[i]!;
    words[at + word]! |= (((step[name] as number) + biasOf(type)) & mask) << shift;
  }
}

/** Reads one field of a packed step. */
export function unpackField(field: FieldLayout, words: Int32Array, at: number): number {
  const { word, shift, mask, signed, type } = field;
  const bits = (words[at + word]! >>> shift) & mask;
  if (signed) return bits & ((mask + 1) >> 1) ? bits - mask - 1 : bits;
  if (type === 'digits') return bits >>> 0;
  return bits - biasOf(type);
}

/** The step that was packed. */
export function unpackStep(layout: KindLayout, words: Int32Array, at: number): AnyStep {
  const step: Record<string, number | string> = { kind: layout.kind };
  for (const field of layout.fields) step[field.name] = unpackField(field, words, at);
  return step as AnyStep;
}
