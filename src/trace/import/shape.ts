import { InputError } from '../../engine/errors.ts';
import type { Grid } from '../../engine/grid.ts';
import type { AnyStep, FieldType, StepTable } from '../../engine/step.ts';
import { type JsonObject, type Line, objectOn } from './lines.ts';

/** The least and the greatest value of a field, and what it is, in words. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly words: string;
}

/** Reads the lines after the first as steps of a table. */
export interface StepReader {
  /** Throws InputError with its place for a line that is no step. */
  read(line: Line): AnyStep;
}

/** Notes that are kept word for word; later ones show no text. */
const MAX_TEXTS = 100_000;
const MAX_TEXT_LENGTH = 500;

/**
 * Reads steps of a table for a puzzle's grid and cages. `loose` lets cells be −1 (none) and digits 0, as this project's own algorithms
 * have them. Texts of notes are added to `texts`; the step has their index.
 */
export function stepReader(steps: StepTable, grid: Grid, texts: string[], loose = false): StepReader {
  const ranges = rangesIn(grid, loose);
  const kinds = Object.keys(steps);
  return {
    read(line) {
      const given = objectOn(line);
      const fault = (message: string, expected: string) => new InputError(message, { place: { line: line.line, column: 1 }, expected });
      const { kind } = given;
      if (typeof kind !== 'string') throw fault("this line has no 'kind'", `one of ${kinds.join(', ')}`);
      if (!Object.hasOwn(steps, kind))
        throw fault(`there is no kind of step '${kind}'`, `one of ${kinds.join(', ')}, or one that 'kinds' declares`);
      const step: Record<string, number | string> = { kind };
      for (const [field, type] of Object.entries(steps[kind]!.fields)) {
        step[field] = kind === 'note' && field === 'text' ? textIn(given, texts) : readField(given, field, type, ranges[type], fault, kind);
      }
      return step as AnyStep;
    },
  };
}

function textIn({ text }: JsonObject, texts: string[]): number {
  if (texts.length === 0) texts.push('');
  if (texts.length > MAX_TEXTS || text === undefined) return 0;
  return texts.push(copyOf(String(text).slice(0, MAX_TEXT_LENGTH))) - 1;
}

/** Engines keep the whole of a text for a part of it: a million of these would keep all of their file. */
const copyOf = (part: string) => JSON.parse(JSON.stringify(part)) as string;

function readField(
  given: JsonObject,
  field: string,
  type: FieldType,
  { least, most, words }: Range,
  fault: (message: string, expected: string) => InputError,
  kind: string,
): number {
  const value = given[field];
  const expected = `${words} from ${least} to ${most}`;
  if (value === undefined || value === null) {
    if (field === 'line') return 0;
    if (type === 'witness') return -1;
    throw fault(`this '${kind}' has no '${field}'`, expected);
  }
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  const oneBased = type === 'cell' && value === most + 1 ? '; cells are counted from 0: row × size + column' : '';
  throw fault(`'${field}' is ${JSON.stringify(value)}`, expected + oneBased);
}

/** By the type of a field, what it can be in a grid of this size. `loose` as in `stepReader`. */
export function rangesIn({ size, cellCount, houses }: Grid, loose = false): Readonly<Record<FieldType, Range>> {
  const types = [...new Set(houses.map(({ type }) => (type === 'box' ? 'boxes' : `${type}s`)))];
  return {
    cell: { least: loose ? -1 : 0, most: cellCount - 1, words: 'a cell' },
    witness: { least: -1, most: cellCount - 1, words: 'a cell' },
    digit: { least: loose ? 0 : 1, most: size, words: 'a digit, the place of its symbol,' },
    house: { least: 0, most: houses.length - 1, words: `a house (${types.join(', ')})` },
    digits: { least: 0, most: 2 ** Math.min(size, 32) - 1, words: 'a set of digits, bit d − 1 for digit d,' },
    count: { least: 0, most: 0xffff, words: 'a whole number' },
    index: { least: 0, most: 0xfffff, words: 'a whole number' },
    delta: { least: -2048, most: 2047, words: 'a whole number' },
    word: { least: -(2 ** 31), most: 2 ** 31 - 1, words: 'a whole number' },
  };
}
