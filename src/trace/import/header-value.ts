import { InputError } from '../../engine/errors.ts';

/** A fault of the first line of a trace, or of a value in it. */
export const wrong = (message: string, expected: string) => new InputError(message, { place: { line: 1, column: 1 }, expected });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
