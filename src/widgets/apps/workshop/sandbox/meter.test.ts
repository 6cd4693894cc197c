import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { meteredAt, withInsertions } from '../metered.ts';
import { readScript } from '../script-tree.ts';

/** With bounds a hundredth of the real ones: 5 MB held, 15 MB between two turns, 10 MB of texts. */
const text = readFileSync(new URL('meter.js', import.meta.url), 'utf8')
  .replace('MAX_HELD = 500_000_000', 'MAX_HELD = 5_000_000')
  .replace('MAX_BETWEEN = 1_500_000_000', 'MAX_BETWEEN = 15_000_000')
  .replace('MAX_TEXT = 1_000_000_000', 'MAX_TEXT = 10_000_000')
  .replace('GARBAGE = 64_000_000', 'GARBAGE = 8')
  .replace('ROUNDS = 30', 'ROUNDS = 3');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Where the meter waits, all that is not held has been collected. */
const waiting = (then: () => void) => {
  collect();
  setTimeout(then);
};

interface Meter {
  fault: () => void;
  readonly isFull: boolean;
  turn(): void;
  isFullStill(): Promise<boolean>;
}

/** A realm of its own, whose functions the meter may change, as it does in its worker. */
function realm() {
  const context = createContext({ setTimeout: waiting });
  runInContext('var self = globalThis;', context);
  runInContext(text, context);
  const meter = runInContext('self.__meter', context) as Meter;
  let faults = 0;
  meter.fault = () => {
    faults++;
    // It must not come back.
    throw new Error('too much');
  };
  return {
    meter,
    get faults() {
      return faults;
    },
    /** Runs a program as it is sent to the sandbox. */
    run: (source: string): unknown => runInContext(withInsertions(source, meteredAt(readScript(source).tree, source)), context),
  };
}

describe('what a program holds', () => {
  it.each([
    ['arrays', 'all.push(new Array(1000).fill(0.5))'],
    ['arrays in brackets', 'all.push([...new Array(1000)])'],
    ['objects', 'all.push({ a: 1, b: { c: 2 } }, { d: 3 })'],
    ['numbers', 'for (let k = 0; k < 100; k++) all.push(k)'],
    ['typed arrays', 'all.push(new Float64Array(1000))'],
    ['copies', 'all.push(filled.slice(), filled.map((x) => x), Array.from(filled))'],
    ['buffers', 'all.push(new ArrayBuffer(8000))'],
    ['entries of a map', 'for (let k = 0; k < 100; k++) map.set(100 * i + k, k)'],
    ['entries of a set', 'for (let k = 0; k < 100; k++) set.add(100 * i + k)'],
    ['places that are written', 'for (let k = 0; k < 100; k++) all[100 * i + k] = k'],
    ['short lists that grow', 'const list = []; for (let k = 0; k < 300; k++) list[k] = 0.5; all.push(list)'],
    ['short lists that are pushed to', 'const list = []; for (let k = 0; k < 300; k++) list.push(0.5); all.push(list)'],
    ['short sets', 'const few = new Set(); for (let k = 0; k < 300; k++) few.add(k); all.push(few)'],
    ['a list with gaps', 'const list = []; list[2000] = 1; all.push(list)'],
    ['names that are written', "named['a' + i] = i"],
    ['texts', "all.push('x'.repeat(3000) + i)"],
    ['texts in a map', "map.set(i, 'x'.repeat(3000) + i)"],
  ])('is too much in time: %s', async (_, body) => {
    const { meter, run } = realm();
    const step = run(`const all = [], map = new Map(), set = new Set(), named = {}, filled = new Array(300).fill(1); (i) => { ${body} };`);
    let steps = 0;
    while (!(meter.isFull && (await meter.isFullStill())) && steps < 100_000) {
      (step as (index: number) => void)(steps++);
      meter.turn();
    }
    expect(meter.isFull).toBe(true);
    expect(steps).toBeGreaterThan(20);
  });

  it('is what is left when the browser has collected the rest', async () => {
    const { meter, run } = realm();
    const step = run('let kept; () => { kept = new Array(10000).fill(0.5); }');
    let full = 0;
    for (let steps = 0; steps < 600; steps++) {
      (step as () => void)();
      meter.turn();
      if (!meter.isFull) continue;
      full++;
      expect(await meter.isFullStill()).toBe(false);
    }
    expect(full).toBeGreaterThan(0);
  });

  it('does not grow with a list that grows and shrinks', () => {
    const { meter, run } = realm();
    run(
      'const stack = []; const few = new Map(); for (let i = 0; i < 300000; i++) { for (let k = 0; k < 40; k++) { stack.push(k); few.set(k, i); } stack.length = 0; few.clear(); }',
    );
    expect(meter.isFull).toBe(false);
  });

  it('is bounded between two turns, collected or not', () => {
    const here = realm();
    expect(() => here.run('for (;;) new Array(10000);')).toThrow('too much');
    expect(here.faults).toBe(1);
  });

  it('is bounded in its texts, which nobody can watch', () => {
    const here = realm();
    expect(() => here.run("var texts = {}; for (let i = 0; ; i++) texts.a = 'x'.repeat(100000);")).toThrow('too much');
  });
});

describe('what the meter changes', () => {
  it('does what it did', () => {
    const { run } = realm();
    expect(
      run(`JSON.stringify([
        [3, 1, 2].map((x) => 2 * x), [1, 2].concat([3]), [[1], [2]].flat(), [1, 2, 3].slice(1), Array.from('abc'), Object.entries({ a: 1 }),
        'a,b'.split(','), [1, 2].join('-'), 'x'.repeat(3), [...new Set([1, 1, 2])], [...new Map([[1, 2]])], Array.from(new Uint8Array([1, 2]).map((x) => x + 1)),
        new ArrayBuffer(8).byteLength, new ArrayBuffer(8) instanceof ArrayBuffer, new Float64Array(new ArrayBuffer(16)).length, [].push(1, 2),
        [3, 1, 2].push.name, ((a) => { a[5] = 1; return a.length; })([]), ((o) => { o['x'] = 1; return o; })({}), class A { b = [1] }.name, new (class { c = 5 })().c,
      ])`),
    ).toBe(
      JSON.stringify([
        [6, 2, 4],
        [1, 2, 3],
        [1, 2],
        [2, 3],
        ['a', 'b', 'c'],
        [['a', 1]],
        ['a', 'b'],
        '1-2',
        'xxx',
        [1, 2],
        [[1, 2]],
        [2, 3],
        8,
        true,
        2,
        2,
        'push',
        6,
        { x: 1 },
        'A',
        5,
      ]),
    );
  });

  it('cannot be changed back by the program', () => {
    const { run } = realm();
    expect(run("'use strict'; try { globalThis.__new = (x) => x; 'changed' } catch { 'kept' }")).toBe('kept');
    expect(run('delete Array.prototype.push; delete globalThis.__new; typeof __new')).toBe('function');
  });
});
