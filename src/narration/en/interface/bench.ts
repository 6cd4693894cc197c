import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the bench: programs of readers' own, and what is wrong with them. */

// What is found before a program runs.

/** `what` is what stands there; nothing at the end of the file. */
export const notUnderstood = (what: string) => (what === '' ? 'the program ends too early.' : `‘${what}’ cannot stand here.`);
/** `message` is the parser's own. */
export const notParsed = (message: string) => `this cannot be read: ${message}.`;
export const noDynamicImport = 'import() is not to be had here. Import at the top of the file.';
export const notOffered = (path: string, offered: readonly string[]) =>
  `‘${path}’ is not to be had here. A program can import 'sudoscope', or ${offered.join(', ')}.`;
export const noSuchName = (path: string, name: string) => `‘${path}’ has no ‘${name}’.`;

// How a run in the sandbox ends before its time.

/** `what` is what was thrown. */
export const thrown = (what: string) => `the program broke off: ${what}`;
export const noRun = 'the program exports no generator: export function* run(…).';
export const noStep = "what is yielded here is no step: a step is an object with a kind, { kind: 'try', cell, digit }.";
/** Seconds. */
export const silent = (seconds: number) =>
  `no step came for ${counted(seconds, 'second')}, so the run was ended. Is there a loop without a yield?`;
export const tooMany = (steps: number) => `the run was ended after ${number(steps)} steps.`;
export const notAllowed = 'the program sent something else than steps, so the run was ended.';
export const noSandbox = 'The frame in which programs run did not load. It needs the network the first time.';
