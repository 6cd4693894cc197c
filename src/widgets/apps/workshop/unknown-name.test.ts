import { describe, expect, it } from 'vitest';
import { unknownName } from './unknown-name.ts';

const things: readonly object[] = [];

describe('a doubt about a name', () => {
  it('names the line and what may be meant', () => {
    const fault = unknownName('const fitting = [1];\nif (fitting.lenght === 1) fitting.push(2);', things);
    expect(fault).toMatchObject({ line: 2 });
    expect(fault?.message).toContain('‘length’');
  });

  it('leaves alone what the program, the language or the page has', () => {
    expect(unknownName('const a = { lenght: 1 };\na.lenght;', things)).toBeUndefined();
    expect(unknownName('[1].toSorted().at(0);', things)).toBeUndefined();
    expect(unknownName('state.cellCounts;', [{ cellCounts: 1, cellCount: 2 }])).toBeUndefined();
    expect(unknownName('state.somethingElse;', things)).toBeUndefined();
  });
});
