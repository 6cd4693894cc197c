import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { firstStuck, idleBecause, inForce, SWITCHES, type Switch, triesOf, valuesOf, withRun } from './switches.ts';

const escargot = readPuzzles('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..')[0]!.puzzle;
const tries = (...on: Switch[]) => triesOf(escargot, new Set(on));

describe('the switches', () => {
  it('count what the algorithm tries', () => {
    expect([tries(), tries('forwardChecking'), tries('forwardChecking', 'mrv'), tries('mrv', 'propagation')]).toEqual([
      80_491, 5_421, 217, 15,
    ]);
    expect(tries('forwardChecking', 'mrv', 'degree') / tries('forwardChecking', 'mrv')).toBeCloseTo(5, 0);
    expect(tries('forwardChecking', 'mrv', 'lcv') / tries('forwardChecking', 'mrv')).toBeCloseTo(8, 0);
    expect(tries('mrv', 'lcv', 'propagation')).toBe(77);
  });

  it('are idle exactly where a run is the same with them and without', () => {
    const known = new Map<string, number>();
    const counted = (setting: ReadonlySet<Switch>) => {
      const key = SWITCHES.filter((name) => setting.has(name)).join();
      if (!known.has(key)) known.set(key, triesOf(escargot, setting));
      return known.get(key);
    };
    for (let bits = 0; bits < 2 ** SWITCHES.length; bits++) {
      const setting = new Set(SWITCHES.filter((_, index) => bits & (1 << index)));
      for (const name of setting) {
        const without = new Set([...setting].filter((other) => other !== name));
        if (idleBecause(setting, name)) expect(counted(setting)).toBe(counted(without));
        else expect(counted(setting)).not.toBe(counted(without));
        // Only the rules that choose can do harm, by as much as the exercise asks for.
        const grew = counted(setting)! / counted(without)!;
        if (grew > 1) expect(['degree', 'lcv']).toContain(name);
        if (grew >= 4) expect(setting).toContain('mrv');
      }
      expect(counted(new Set(inForce(setting)))).toBe(counted(setting));
    }
  });

  it('keep the run without any of them to compare with, and of the others the newest', () => {
    const settings: readonly (readonly Switch[])[] = [
      ['forwardChecking'],
      [],
      ['mrv'],
      ['mrv', 'degree'],
      ['mrv', 'degree', 'propagation'],
      ['mrv', 'propagation'],
    ];
    const shown = settings.reduce((runs, on) => withRun(runs, escargot, new Set(on)), withRun([], escargot, new Set()));
    expect(shown.map(({ setting }) => setting)).toEqual([
      'fewest first + propagate',
      'fewest first + degree + propagate',
      'fewest first + degree',
      'fewest first',
      'no switch',
    ]);
    const bare = withRun(shown, escargot, new Set());
    expect(bare.map(({ setting }) => setting)).toEqual([
      'no switch',
      'fewest first + propagate',
      'fewest first + degree + propagate',
      'fewest first + degree',
    ]);
  });

  it('keep the best of them, however long ago it was', () => {
    const later: readonly (readonly Switch[])[] = [['mrv', 'propagation'], ['mrv'], ['mrv', 'degree'], ['mrv', 'lcv'], ['forwardChecking']];
    const shown = later.reduce((runs, on) => withRun(runs, escargot, new Set(on)), withRun([], escargot, new Set()));
    expect(shown.map(({ setting }) => setting)).toEqual([
      'checking',
      'fewest first + least constraining',
      'fewest first + degree',
      'fewest first + propagate',
      'no switch',
    ]);
  });

  it('show where a run first gets stuck, which is another place with other switches', () => {
    const at = (...on: Switch[]) => {
      const { guessed, forced, cell, scene } = firstStuck(escargot, new Set(on))!;
      expect(scene.digits.filter((digit, each) => digit !== 0 && escargot.givens[each] === 0)).toHaveLength(guessed + forced);
      return [guessed, forced, cell === undefined ? 'no place' : cellName(escargot.grid, cell)];
    };
    expect([at(), at('forwardChecking', 'mrv'), at('mrv', 'propagation')]).toEqual([
      [5, 0, 'r1c9'],
      [31, 0, 'r4c9'],
      [6, 29, 'r9c9'],
    ]);
  });

  it('know the two cells with the fewest values', () => {
    const { values, fewest } = valuesOf(escargot);
    expect(fewest.map((cell) => [cellName(escargot.grid, cell), values[cell]])).toEqual([
      ['r2c3', [4, 6]],
      ['r5c3', [3, 4]],
    ]);
    expect(values[0]).toEqual([]);
  });
});
