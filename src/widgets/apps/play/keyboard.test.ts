import { parseHTML } from 'linkedom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usualSymbols } from '../../../engine/puzzle.ts';
import { connectKeys } from './keyboard.ts';

/** What keys pressed one after the other do in cell 0 of a puzzle with the usual symbols of a size. */
function done(size: number, ...keys: string[]): string[] {
  const { document, Event } = parseHTML('<!doctype html><html><body><div></div></body></html>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', document);
  const log: string[] = [];
  connectKeys(document.querySelector('div') as unknown as HTMLElement, {
    focus: () => {},
    symbols: () => usualSymbols(size),
    cell: () => 0,
    isPaused: () => false,
    isAlong: () => false,
    act: (command) => log.push(command),
    lookFor: () => {},
    enter: (digit, _, instead) => log.push(instead === undefined ? String(digit) : `${digit} for ${instead}`),
  });
  for (const key of keys)
    document.body.dispatchEvent(
      Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), {
        key,
        code: `Digit${key}`,
        ctrlKey: false,
        metaKey: false,
      }),
    );
  return log;
}

describe('the keys of a number', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('write its figures, a 0 among them', () => {
    expect(done(36, '2', '0')).toEqual(['2', '20 for 2']);
    expect(done(36, '3', '6', '1')).toEqual(['3', '36 for 3', '1']);
  });

  it('empty a cell with a 0 that continues nothing', () => {
    expect(done(36, '0')).toEqual(['clear']);
    expect(done(36, '4', '0')).toEqual(['4', 'clear']);
    expect(done(9, '2', '0')).toEqual(['2', 'clear']);
  });
});
