import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { dig } from './generate/dig.card.ts';
import { maximumOf, readOptions } from './options.ts';
import { puzzleOf } from './puzzle.ts';

describe('options from text', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('know no %s, in no algorithm', async (name) => {
    for (const row of catalog) {
      const { options } = await row.load();
      expect(() => readOptions(options, Object.fromEntries([[name, '1']]))).toThrow(`there is no option '${name}'`);
    }
  });

  it('are refused where they do not go together, whichever comes first', () => {
    const message = expect.objectContaining({
      message: "option 'level' is '4'",
      expected: 'a whole number from 1 to 3 with levels=seed',
    });
    expect(() => readOptions(dig.options, { level: '4', levels: 'seed' })).toThrow(message);
    expect(() => readOptions(dig.options, { levels: 'seed', level: '4' })).toThrow(message);
    expect(readOptions(dig.options, { levels: 'seed' })).toMatchObject({ levels: 'seed', level: 3 });
    expect(readOptions(dig.options, { level: '5' })).toMatchObject({ levels: 'paper', level: 5 });
    expect(maximumOf(dig.options.level, { levels: 'seed' })).toBe(3);
    expect(maximumOf(dig.options.level, { levels: 'paper' })).toBe(5);
  });

  it('that pass are options that digging starts with', () => {
    const empty = puzzleOf(new Uint8Array(81));
    for (const levels of Object.keys(dig.options.levels.values)) {
      for (let level = 1; level <= maximumOf(dig.options.level, { levels })!; level++) {
        const options = readOptions(dig.options, { levels, level: String(level) });
        expect(() => dig.start(empty, options as Parameters<typeof dig.start>[1])).not.toThrow();
      }
    }
  });
});
