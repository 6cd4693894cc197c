import { describe, expect, test } from 'vitest';
import { FEW, joinedSheets, sharedStart } from '../../scripts/page-styles.mjs';

describe('the sheets of pages', () => {
  test('that several pages begin with are shared in their order', () => {
    expect(
      sharedStart([
        ['a', 'b', 'c'],
        ['a', 'b', 'd'],
      ]),
    ).toBe(2);
    expect(sharedStart([['a', 'b']])).toBe(2);
    expect(sharedStart([['a', 'b'], ['a']])).toBe(1);
    expect(
      sharedStart([
        ['a', 'b'],
        ['b', 'a'],
      ]),
    ).toBe(0);
  });

  test('are joined among pages side by side, and none is moved or lost', () => {
    const common = Array.from({ length: FEW }, (_, at) => `common-${at}`);
    const sheets = {
      'index.html': ['home', ...common],
      'chapters/one/index.html': [...common, 'chapter', 'one', 'last'],
      'chapters/two/index.html': [...common, 'chapter', 'last'],
      'few/index.html': common,
      'bare/index.html': [],
    };
    expect(joinedSheets(sheets)).toEqual({
      'index.html': [['home', ...common]],
      'chapters/one/index.html': [
        [...common, 'chapter'],
        ['one', 'last'],
      ],
      'chapters/two/index.html': [[...common, 'chapter'], ['last']],
    });
  });
});
