import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineText, OFFERED } from '../../../../scripts/engine-text.mjs';
import { CodeError } from './code-fault.ts';
import { type Offered, readyCode } from './ready-code.ts';

let offered: Offered;

beforeAll(async () => {
  offered = { files: OFFERED, names: (await engineText()).names };
});

const ready = (source: string) => readyCode(source, 'search', offered).pieces.join('ENGINE');

const faultOf = (source: string) => {
  try {
    ready(source);
  } catch (error) {
    if (error instanceof CodeError) return error.fault;
    throw error;
  }
  return undefined;
};

describe('a program that is made ready', () => {
  it('names the line of each step, whatever is yielded', () => {
    const source = [
      'export function* run(a: boolean): Generator<unknown> {',
      "  yield a ? { kind: 'solved' } : { kind: 'note' };",
      "  yield { kind: 'line' } as Step;",
      '  yield* others();',
      '  const got = yield;',
      '}',
    ].join('\n');
    expect(ready(source).split('\n')).toEqual([
      'export function* run(a) {',
      "  yield __at[2] = a ?  __new({ kind: 'solved' }) :  __new({ kind: 'note' });",
      "  yield __at[3] = { kind: 'line' } ;",
      '  yield* others();',
      '  const got = yield;',
      '}',
    ]);
  });

  it('keeps every line of every algorithm of the project', () => {
    for (const file of globSync('src/engine/{search,anneal,cover,logic,killer,generate}/*.ts').filter(
      (each) => !/\.(test|card)\./.test(each),
    )) {
      const source = readFileSync(file, 'utf8');
      const anything = { files: [], names: [] };
      const own = source.replace(/from '[^']+'/g, "from 'sudoscope'");
      const text = () =>
        readyCode(
          own.replace(/^import [^;]*;/gm, (all) => all.replace(/\S/g, ' ')),
          '',
          anything,
        ).pieces.join('');
      expect([file, text().split('\n').length]).toEqual([file, source.split('\n').length]);
    }
  });

  it('imports from the engine, by the paths of the file and by the name of the whole', () => {
    expect(ready("import { bitOf as bit } from '../candidates.ts';\nimport { orderCells } from './cell-order.ts';\nbit(orderCells);")).toBe(
      "import { bitOf as bit } from 'ENGINE';\nimport { orderCells } from 'ENGINE';\nbit(orderCells);",
    );
    expect(ready("import * as all from 'sudoscope';\nall.bitOf(1);")).toContain("from 'ENGINE'");
  });

  it('forgets imports of types, wherever they come from', () => {
    expect(ready("import type { Step } from './anything.ts';\nimport { type Q } from 'q';\nlet s: Step | Q;")).not.toContain('from');
  });

  it('refuses other modules, with the line', () => {
    for (const specifier of [
      'https://example.org/x.js',
      './backtracking.card.ts',
      'node:fs',
      'data:text/javascript,1',
      '../../cli/main.ts',
    ])
      expect(faultOf(`\nimport { x } from '${specifier}';\nx();`)).toMatchObject({
        line: 2,
        message: expect.stringContaining(`‘${specifier}’`),
      });
    expect(faultOf("\n\nexport * from './other.ts';")).toMatchObject({ line: 3 });
    expect(faultOf("const a = 1;\nawait import('./grid.ts');")).toMatchObject({ line: 2 });
  });

  it('refuses names that are not there, with the line', () => {
    expect(faultOf("import { bitOf, bitsOf } from '../candidates.ts';\nbitOf(bitsOf);")).toMatchObject({
      line: 1,
      message: expect.stringContaining('‘bitsOf’'),
    });
    expect(faultOf("import candidates from '../candidates.ts';\ncandidates();")).toMatchObject({ line: 1 });
  });

  it('says what takes memory', () => {
    const source = [
      'const all: number[] = [];',
      'for (;;) {',
      '  all[all.length] = 1;',
      '  [all[0], all[1]] = [all[1], all[0]];',
      '  const keep = () => new Map([...all]);',
      '  all.map((each) => { return {...each } as object });',
      '  cells[cell]! &= ~bit;',
      '}',
    ].join('\n');
    const { pieces, doubt } = readyCode(source, 'search', offered);
    expect(doubt).toBeUndefined();
    expect(pieces.join('').split('\n')).toEqual([
      'const all =  __new([]);',
      'for (;;) {',
      '  all[__index(all, all.length)] = 1;',
      '  [all[0], all[1]] =  __new([all[1], all[0]]);',
      '  const keep =  __new(() =>  __new(new Map( __new([...__many(all)]))));',
      '  all.map((each) => { return  __new({...each })  });',
      '  cells[cell] &= ~bit;',
      '}',
    ]);
    expect(faultOf('\nconst __new = 5;')).toMatchObject({ line: 2, message: expect.stringContaining('‘__new’') });
  });

  it('leaves what only the browser may understand to the browser, with a doubt', () => {
    const { doubt, pieces } = readyCode('const a = 1;\n\nconst f = ({ b } = {}) => a;\n', 'search', offered);
    expect([doubt?.line, pieces.join('')]).toEqual([3, 'const a = 1;\n\nconst f = ({ b } = {}) => a;\n']);
  });

  it('says where a program cannot be read', () => {
    expect(faultOf('const a = 1;\nconst b = ;\n')).toMatchObject({ line: 2, column: 11, message: expect.stringContaining('‘;’') });
    expect(faultOf('function* run() {\n  yield {')).toMatchObject({ line: 2, message: expect.stringContaining('ends') });
  });
});

describe('the engine in one text', () => {
  it('imports nothing', async () => {
    expect((await engineText()).text).not.toMatch(/\bimport\b|\brequire\b/);
  });

  it('exports each name that its files do: no two have the same', async () => {
    const names = new Set<string>();
    for (const file of OFFERED) {
      for (const name of Object.keys(await import(new URL(`../../../engine/${file}.ts`, import.meta.url).href))) {
        expect(names.has(name)).toBe(false);
        names.add(name);
      }
    }
    expect((await engineText()).names).toEqual([...names, 'unpackInput'].sort());
  });
});
