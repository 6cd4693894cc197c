import { Session } from 'node:inspector';

/** The cost of one call of a built-in function, in characters or elements: from its receiver, its arguments and its result. */
type Cost = (own: { length: number }, result: unknown, args: readonly unknown[]) => number;

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
const whole: Cost = (own) => own.length;
const made: Cost = (_, result) => sizeOf(result);
const both: Cost = (own, result) => own.length + sizeOf(result);
/** From its start to what it finds. */
const upToFound: Cost = (own, result, [, from]) => {
  const start = Number(from ?? 0);
  return result === -1 || result === false ? own.length - start : Math.abs(Number(result) - start);
};

const STRINGS: Readonly<Record<string, Cost>> = {
  split: both,
  replace: both,
  replaceAll: both,
  toLowerCase: whole,
  toUpperCase: whole,
  normalize: whole,
  trim: whole,
  trimEnd: whole,
  trimStart: whole,
  repeat: made,
  indexOf: upToFound,
  includes: upToFound,
  lastIndexOf: whole,
};
const ARRAYS: Readonly<Record<string, Cost>> = {
  slice: made,
  concat: made,
  splice: both,
  sort: whole,
  toSorted: whole,
  join: both,
  flat: both,
  reverse: whole,
  toReversed: whole,
  shift: whole,
  unshift: whole,
  indexOf: upToFound,
  includes: upToFound,
  fill: whole,
};

let counted = 0;
const undo: (() => void)[] = [];

function count(owner: object, name: PropertyKey, cost: (own: never, result: unknown, args: readonly unknown[]) => number): void {
  const usual = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    const result = Reflect.apply(usual, this, args);
    counted += cost(this as never, result, args);
    return result;
  };
  Object.defineProperty(owner, name, { value: wrapped, configurable: true, writable: true });
  undo.push(() => Object.defineProperty(owner, name, { value: usual, configurable: true, writable: true }));
}

function countBuiltIns(): void {
  for (const [name, cost] of Object.entries(STRINGS)) count(String.prototype, name, cost as never);
  for (const [name, cost] of Object.entries(ARRAYS)) count(Array.prototype, name, cost as never);
  count(JSON, 'stringify', (_, result) => sizeOf(result));
  count(JSON, 'parse', (_, __, [text]) => sizeOf(text));
  const exec = RegExp.prototype.exec;
  RegExp.prototype.exec = function (text) {
    const moves = this.global || this.sticky;
    const from = moves ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from + 1 : text.length;
    counted += Math.max(1, end - from);
    return found;
  };
  undo.push(() => {
    RegExp.prototype.exec = exec;
  });
}

const session = new Session();
session.connect();

function ask(method: string, params?: object): { readonly result?: readonly Script[] } {
  let answer = {};
  session.post(method as 'Profiler.enable', params as never, (fault, given) => {
    if (fault) throw new Error(fault.message);
    answer = given as object;
  });
  return answer;
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/** Blocks of code are counted in modules that are loaded after this. */
export function beginCounting(): void {
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

const COUNTED = /\/(?:src|node_modules\/(?:minisearch|fflate))\//;

const blocks = (): number =>
  (ask('Profiler.takePreciseCoverage').result ?? [])
    .filter(({ url }) => COUNTED.test(url))
    .reduce(
      (sum, { functions }) => sum + functions.reduce((all, { ranges }) => all + ranges.reduce((some, each) => some + each.count, 0), 0),
      0,
    );

/**
 * The work of an action, the same on every machine: how often each block of the project's code was entered, and what its calls of built-in
 * functions looked at. No clock has a part in it.
 */
export async function workOf(action: () => unknown): Promise<number> {
  blocks();
  counted = 0;
  countBuiltIns();
  try {
    await action();
  } finally {
    for (const back of undo.splice(0).reverse()) back();
  }
  return counted + blocks();
}
