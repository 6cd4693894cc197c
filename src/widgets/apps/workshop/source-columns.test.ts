import { describe, expect, it } from 'vitest';
import { readyCode } from './ready-code.ts';

const offered = { files: ['grid'], names: ['gridOf'] };

/** The place of `mark` in a program, and its place in the code made of it. */
function places(source: string, mark: string) {
  const { pieces, columnOf } = readyCode(source, '', offered);
  const find = (text: string) => {
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes(mark)) + 1;
    return { line, column: lines[line - 1]!.indexOf(mark) + 1 };
  };
  const made = find(pieces.join('blob:x'));
  return { made, computed: columnOf(made.line, made.column), real: find(source).column };
}

describe('a column of a module', () => {
  it.each([
    ['without types', 'const x = 1; MARK();'],
    ['after types', 'const x: number = 1, y: Map<string, number> = z!; MARK();'],
    ['after what was put in', 'const x = [1, [2, {}]]; MARK([new Map()]);'],
    ['after a yield, with types', 'function* run(a: number) {\n  const b = [a] as number[]; yield MARK(b as any);\n}'],
    ['inside what was put in', 'const x: number[] = [MARK, new Set<number>()];'],
    ['on a later line', 'import type { A } from "b";\nlet a: A;\n\nlet b: A = a!, c = [b as A]; MARK(c);'],
  ])('%s is that of the program', (_, source) => {
    const { computed, real } = places(source, 'MARK');
    expect(computed).toBe(real);
  });

  it('is not always the same', () => {
    const { made, real } = places('const x: number = 1, y: number[] = [2]; MARK();', 'MARK');
    expect(made.column).not.toBe(real);
  });
});
