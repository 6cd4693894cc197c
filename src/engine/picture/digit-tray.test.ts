import { describe, expect, it } from 'vitest';
import { searchTray, trayAfter, trayWith } from './digit-tray.ts';

const states = (tray: ReturnType<typeof trayWith>) => tray.digits.map(({ digit, state }) => `${digit} ${state}`);

describe('a digit tray', () => {
  it('has the digits in the order of trying: done with before the one concerned, open after it', () => {
    expect(states(trayWith(7, [3, 1, 2], 1, 'clashing'))).toEqual(['3 tried', '1 clashing', '2 open']);
    expect(states(trayWith(7, [3, 1, 2], 3, 'tried'))).toEqual(['3 tried', '1 open', '2 open']);
  });

  it('is all open when a cell is chosen, and all done with at a dead end', () => {
    const trayOf = (kind: string) => trayAfter({ kind, cell: 7 }, searchTray, () => [1, 2]);
    expect(trayOf('choose')).toEqual(trayWith(7, [1, 2], 0, 'open'));
    expect(states(trayOf('deadEnd'))).toEqual(['1 tried', '2 tried']);
  });

  it('is empty at the start, and after a step that is about no cell', () => {
    for (const step of [undefined, { kind: 'solved' }]) expect(trayAfter(step, searchTray, () => [1]).digits).toEqual([]);
  });
});
