import type { ParseArgsOptionsConfig } from 'node:util';
import type { Io } from './io.ts';

/** How a command ended, as the exit code of the process. Where several apply, the highest wins. */
export const exit = { done: 0, noSolution: 1, badInput: 2, stopped: 3, stuck: 4, tooFew: 5, fault: 6 } as const;

/** The meanings of the exit codes, as the help gives them. */
export const exitWords: Readonly<Record<number, string>> = {
  [exit.done]: 'solved, done',
  [exit.noSolution]: 'no solution, nothing found',
  [exit.badInput]: 'bad input or usage',
  [exit.stopped]: 'stopped at a limit (--max-steps, or a limit of the algorithm)',
  [exit.stuck]: 'stuck: the algorithm does not guess, and found no next step',
  [exit.tooFew]: 'fewer puzzles made than requested',
  [exit.fault]: 'a trace with a fault',
};

/** The words typed after a command's name. */
export interface Arguments {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

export interface Command {
  readonly name: string;
  /** After the name, as the help shows it. */
  readonly usage: string;
  readonly summary: string;
  /** Lines for each option and remark, for the command's help. */
  readonly details: string;
  readonly options: ParseArgsOptionsConfig;
  /** The options whose value, a whole number, may stay away; it is then an empty text. */
  readonly bare?: readonly string[];
  /** The exit code. Throws UsageError, or InputError for bad input that has no file. */
  run(given: Arguments, io: Io): Promise<number>;
}

/** Something is wrong with the command line itself. */
export class UsageError extends Error {}

/** The one file that a command takes. */
export function fileOf({ words }: Arguments): string {
  const [file, extra] = words;
  if (file === undefined) throw new UsageError("no FILE is given; expected a file with puzzles, or '-' for standard input");
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many; expected one FILE`);
  return file;
}

/** An option's text; undefined when it was not given. */
export function textOf({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option that is a whole number from 1. */
export function countOption(given: Arguments, name: string): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const value = Number(text.replace(/(?<=\d)[_,](?=\d{3})/g, ''));
  if (!/^\d/.test(text) || !Number.isSafeInteger(value) || value < 1) {
    throw new UsageError(`--${name} is '${text}'; expected a whole number from 1`);
  }
  return value;
}
